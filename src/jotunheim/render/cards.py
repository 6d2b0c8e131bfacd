"""Cards and the zones they lie in.

A card looks right with a name alone: short names stand large in the middle; `sign` names a drawn sign
(`emblems.CARD_SIGNS`), `text` makes it a card to be read, `number` stands before its name, `badges` at its
foot (an arrow ◂ or ▸ in a badge says which side counts). A zone of kind hoard is a list. States: chosen. Face down it shows its back and nothing else.
Cards with a picture, a place or a reward are drawn by `card_faces`. A deck with cards is open: all know what it holds, nobody
knows the order.
"""

from functools import lru_cache
from typing import Final

from jotunheim.render.card_faces import is_picture, is_rich, rich_card
from jotunheim.render.emblems import CARD_SIGNS, SHAPES
from jotunheim.render.pictograms import badge_html, sign_svg
from jotunheim.render.signs import colour_at, colour_of
from jotunheim.render.strokes import attributes, e, kind_class, slug
from jotunheim.scene import Card, Scene, Zone
from jotunheim.texts import _, ngettext, spoken

SHORT: Final = 3  # letters of a name that stands large on a drawn card


def zone_html(scene: Scene, zone: Zone, marks: dict[str, int]) -> str:
    """A hand, row, deck or pile with its cards."""
    own = zone.owner
    home = colour_of(scene, own)
    numbers: list[int] = []
    colours: list[str] = []
    coats: list[tuple[str, ...]] = []
    for card in zone.cards:
        token = card.token
        numbers.append(marks.get(token, 0) if token else 0)
        owner = card.owner
        colours.append(home if owner < 0 or owner == own else colour_of(scene, owner))
        pieces = card.pieces
        coats.append(tuple([colour_at(scene, piece) for piece in pieces]) if pieces else ())
    if is_open_deck(zone):
        return _open_deck(zone, home, marks.get(zone.token, 0), spoken())
    return _laid_out(
        zone, home if own >= 0 else "", tuple(colours), tuple(numbers), tuple(coats), spoken()
    )


def is_open_deck(zone: Zone) -> bool:
    """Whether all know what a deck holds: its cards lie open, in no order."""
    return zone.kind == "deck" and any(card.face_up for card in zone.cards)


@lru_cache(maxsize=128)
def _open_deck(zone: Zone, home: str, number: int, language: str) -> str:
    """A deck that is open, as a line: what it holds, and the chance of what counts."""
    minis = "".join(
        [
            f'<i class="mini{kind_class(c.kind)}" title="{e(c.name)}">{_mini(c)}</i>'
            for c in zone.cards
        ]
    )
    names = [c.name for c in zone.cards]
    held = ", ".join([f"{names.count(name)} × {name}" for name in dict.fromkeys(names)])
    odds = "".join([badge_html(b, f"zodds{kind_class(b.kind)}") for b in zone.badges])
    role = attributes(role="button", tabindex="0", data_token=zone.token) if zone.token else ""
    kbd = f"<kbd>{number}</kbd>" if number else ""
    note = f"<small>{e(zone.note)}</small>" if zone.note else ""
    owner = f" seat-{home}" if zone.owner >= 0 else ""
    return (
        f'<section class="zone panel open-deck{owner}{" legal" if zone.token else ""}"{attributes(data_key="zone:" + zone.key)}{role}>'
        f'{sign_svg(zone.sign, "zsign")}<div><b class="display">{e(zone.title)}</b> {kbd}{note}</div>'
        f'<span class="minis" role="img" aria-label="{e(held)}">{minis}</span>{odds}</section>'
    )


def _mini(card: Card) -> str:
    """The face of a card that is very small: its sign, or the beginning of its name."""
    return sign_svg(card.sign, "si") or e(card.number or card.name[:1])


@lru_cache(maxsize=384)
def _laid_out(
    zone: Zone,
    home: str,
    colours: tuple[str, ...],
    numbers: tuple[int, ...],
    coats: tuple[tuple[str, ...], ...],
    language: str,
) -> str:
    """The same in the colours of the zone and of its cards, with the numbers of those that can be picked."""
    owner = f" seat-{home}" if home else ""
    count = f" · {zone.count}" if zone.count >= 0 else ""
    note = f'<span class="small muted">{e(zone.note)}</span>' if zone.note else ""
    odds = "".join([badge_html(b, f"zodds{kind_class(b.kind)}") for b in zone.badges])
    kind = zone.kind
    drawn: list[str] = []
    for card, colour, number, coat in zip(zone.cards, colours, numbers, coats, strict=True):
        if kind == "hoard":
            drawn.append(_hoard_line(card, number))
        elif is_rich(card):
            drawn.append(rich_card(card, colour, coat, number, kind == "hand", language))
        else:
            drawn.append(_card(card, colour, kind == "hand", number, language))
    cards = "".join(drawn)
    if not cards:
        cards = _pile(zone) if zone.count > 0 else f'<p class="small muted">{e(_("empty"))}</p>'
    return (
        f'<section class="zone panel {slug(zone.kind)} z{min(max(len(zone.cards), 2), 9)}{owner}"{attributes(data_key="zone:" + zone.key)}>'
        f'<div class="cap"><b class="display">{sign_svg(zone.sign, "si")}{e(zone.title)}{count}</b>{odds}{note}</div>'
        f'<div class="cards{_spread(zone)}"{_scrolled(zone)}>{cards}</div></section>'
    )


def _scrolled(zone: Zone) -> str:
    """A row over the boards may be wider than a phone: then keys scroll it."""
    if zone.place != "above":
        return ""
    return attributes(tabindex="0", role="group", aria_label=zone.title)


def _spread(zone: Zone) -> str:
    """How cards lie: small ones in a row, cards to be read in columns, a hoard as a list."""
    if zone.kind == "hoard":
        return " list"
    if any(is_picture(c) for c in zone.cards):
        return " pics"
    return "" if all(is_small(c) for c in zone.cards) else " wide"


def _hoard_line(card: Card, number: int) -> str:
    """A card of a hoard: its sign, its name and number, its text."""
    pick = f"<kbd>{number}</kbd>" if number else ""
    count = "".join(e(f" {b.text}") for b in card.badges if b.text != "×1")
    face = sign_svg(card.face, "face")
    inner = f"<div>{face}<b>{e(card.name)}{count}</b> {pick}<small>{e(card.text)}</small></div>"
    legal = " legal" if card.token else ""
    return f'<div class="hold{legal}"{attributes(data_key=card.key)}{_role(card) if card.token else ""}>{_sign(card)}{inner}</div>'


def _sign(card: Card) -> str:
    """The drawn sign of a card, beside words."""
    sign = CARD_SIGNS.get(card.sign, "")
    if not sign:
        return ""
    return f'<svg class="rune {slug(card.sign)}" viewBox="-14 -14 28 28" aria-hidden="true"><path d="{sign}"/></svg>'


def zone_list(zone: Zone) -> str:
    """A zone in a few words, for cards one looks at now and then: names as slips, texts on hover."""
    return _zone_list(zone, spoken())


@lru_cache(maxsize=512)
def _zone_list(zone: Zone, language: str) -> str:
    """The same, kept for each language."""
    slips = "".join(
        f'<span class="slip"{attributes(data_key=c.key, title=c.text)}>{e(_short(c))}</span>'
        for c in zone.cards
        if c.face_up
    )
    hidden = sum(not c.face_up for c in zone.cards)
    words = ngettext("{n} face down", "{n} face down", hidden).format(n=hidden)
    down = f'<span class="slip down">{e(words)}</span>' if hidden else ""
    count = str(zone.count) if zone.count >= 0 and not zone.cards else ""
    empty = "" if slips or down or count else "–"
    note = f'<small class="muted">{e(zone.note)}</small>' if zone.note else ""
    return f'<div class="slips"{attributes(data_key="zone:" + zone.key)}><b>{e(zone.title)}</b> {slips}{down}{count}{empty}{note}</div>'


def _short(card: Card) -> str:
    return " ".join([card.name, *(b.text for b in card.badges), *map(_, card.states)])


def _pile(zone: Zone) -> str:
    """A deck: a back and how many there are."""
    label = ngettext("{n} card", "{n} cards", zone.count).format(n=zone.count)
    return (
        f'<svg class="cmd back pile" viewBox="-44 -62 92 124" role="img" aria-label="{e(label)}">'
        f'<rect class="cc" x="-37" y="-55" width="82" height="118" rx="7"/>{_back()}<text class="pile-n" y="8">{zone.count}</text></svg>'
    )


def _back() -> str:
    return (
        '<rect class="cc" x="-41" y="-59" width="82" height="118" rx="7"/>'
        '<rect class="cback" x="-34" y="-52" width="68" height="104" rx="4"/>'
        '<path class="cback-g" d="M0-36L20 0 0 36-20 0ZM0-18L10 0 0 18-10 0Z"/>'
    )


@lru_cache(maxsize=1024)
def _card(card: Card, colour: str, in_hand: bool, number: int, language: str) -> str:
    """A card: to be read if it has a text, else small; kept for each language."""
    if not card.face_up:
        return f'<svg class="cmd back"{attributes(data_key=card.key)} viewBox="-42 -60 84 120" role="img" aria-label="{e(_("a card face down"))}">{_back()}</svg>'
    if is_small(card):
        return _small_card(card, colour, in_hand, number)
    return _reading_card(card, colour)


def is_small(card: Card) -> bool:
    """Small cards show a sign, their text on hover; others are read where they lie."""
    if is_rich(card):
        return is_picture(card)
    return not card.text or card.kind == "command"


def _words(card: Card) -> str:
    badges = [f"{b.text} {b.note}".strip() for b in card.badges]
    parts = [card.name, card.text, *badges, *map(_, card.states), card.why_not]
    return ", ".join(p for p in parts if p)


def _role(card: Card) -> str:
    if card.token:
        return attributes(role="button", tabindex="0", data_token=card.token)
    return ' role="img"'


def _small_card(card: Card, colour: str, in_hand: bool, number: int) -> str:
    """A card that one knows by its name: in words, or drawn if its name is as short as that of a playing card."""
    states = ("now " if "chosen" in card.states else "") + ("legal " if card.token else "")
    classes = f"{states}{'hand ' if in_hand else ''}seat-{colour}"
    label = attributes(data_key=card.key) + _role(card) + attributes(aria_label=_words(card))
    if len(card.name) > SHORT:
        return f'<div class="cmd worded {classes}"{label}{_tip(card)}>{_worded(card, colour, number)}</div>'
    pick = (
        f'<g class="nb" transform="translate(31 -27)"><circle r="9"/><text y="4">{number}</text></g>'
        if number
        else ""
    )
    tip = f"<title>{e(card.name)}: {e(card.text)}</title>" if card.text else ""
    return (
        f'<svg class="cmd {classes}" viewBox="-42 -60 84 120"{label}>'
        f'<rect class="cc" x="-41" y="-59" width="82" height="118" rx="7"/>{_middle(card, colour)}{_foot(card)}{pick}{tip}</svg>'
    )


def _tip(card: Card) -> str:
    return attributes(title=f"{card.name}: {card.text}") if card.text else ""


def _worded(card: Card, colour: str, number: int) -> str:
    """Name, sign, badge: one below the other on a card, in a row where there is little room."""
    sign = CARD_SIGNS.get(card.sign, "")
    path = (
        f'<path class="cg" d="{sign}"/>' if sign else f'<path class="cshape" d="{SHAPES[colour]}"/>'
    )
    pick = f"<kbd>{number}</kbd>" if number else ""
    foot = f'<span class="cf">{e(card.badges[0].text)}</span>' if card.badges else ""
    return f'<b class="cn">{e(card.name)}</b><svg class="csign" viewBox="-20 -20 40 40" aria-hidden="true">{path}</svg>{foot}{pick}'


def _middle(card: Card, colour: str) -> str:
    """A drawn sign, or the short name in large type with its corners."""
    if card.sign in CARD_SIGNS:
        return f'<path class="cg" d="{CARD_SIGNS[card.sign]}" transform="scale(1.25)"/>'
    red = " red" if any(s in card.name for s in "♥♦") else ""
    name = e(card.name)
    return f'<text class="cbig{red}" y="12">{name}</text><text class="ccorner{red}" x="-27" y="-42">{name}</text><text class="ccorner{red}" x="-27" y="-42" transform="rotate(180)">{name}</text>'


def _foot(card: Card) -> str:
    if not card.badges:
        return ""
    text = card.badges[0].text
    small = " cbt-s" if len(text) > 11 else ""
    return (
        '<g transform="translate(0 45)"><rect class="cb" x="-38" y="-11" width="76" height="22" rx="11"/>'
        f'<text class="cbt{small}" y="4.3">{e(text if len(text) <= 18 else text[:17] + "…")}</text></g>'
    )


def _reading_card(card: Card, coat: str) -> str:
    """A card to be read: name, text, sign and badges, the last badge as its state."""
    role = attributes(role="button", tabindex="0", data_token=card.token) if card.token else ""
    colour = f" seat-{coat} owned" if card.owner >= 0 else ""
    chosen = " now" if "chosen" in card.states else ""
    first = f'<span class="op">{e(card.badges[0].text)}</span>' if card.badges else ""
    states = "".join(f'<div class="st {slug(b.kind)}">{e(b.text)}</div>' for b in card.badges[1:])
    number = f'<span class="no">{e(card.number)}</span>' if card.number else ""
    why = f'<div class="st">{e(card.why_not)}</div>' if card.why_not else ""
    return (
        f'<article class="card {slug(card.kind)}{colour}{chosen}{" legal" if card.token else ""}"{attributes(data_key=card.key)}{role}>'
        f'<header>{number}<b>{e(card.name)}</b></header><div class="ev-b">{sign_svg(card.face, "face")}{e(card.text)}</div>'
        f"<footer>{_sign(card)}{first}</footer>{states}{why}</article>"
    )
