"""Cards with a picture, and cards with a place, a reward and things that lie on them.

A card whose `sign` is a figure of its game is a picture with its name above and its `foot` below; its `value` stands on a
plate in the shape of its kind (attack, defence, any other). A card with `where`, `reward` or `foot` but without a figure is
read from top to bottom. `pieces` lie on both.
"""

from functools import lru_cache
from typing import Final

from jotunheim.render.emblems import STEP_SHAPES
from jotunheim.render.figures import figure
from jotunheim.render.pictograms import badge_html, sign_svg
from jotunheim.render.pieces import how_many, placed_figure
from jotunheim.render.strokes import attributes, e, kind_class, n, slug
from jotunheim.scene import Card
from jotunheim.texts import _, spoken

PLATES: Final = {
    "attack": "axe",
    "defence": "shield",
}  # by the kind of a card; all others are round
_STEP: Final = 34.0  # from piece to piece on a card
_TROOP: Final = 46.0


def is_picture(card: Card) -> bool:
    """Whether a card is a picture: small, with its text on hover."""
    return "/" in card.sign and figure(card.sign) is not None and not card.where


def is_rich(card: Card) -> bool:
    """Whether a card is drawn here."""
    return card.face_up and (
        is_picture(card) or bool(card.where or card.reward or card.foot or card.pieces)
    )


@lru_cache(maxsize=1024)
def rich_card(
    card: Card, colour: str, coats: tuple[str, ...], number: int, in_hand: bool, language: str
) -> str:
    """A card in the colour of its owner, its pieces in theirs; with the number of its option, for each language."""
    if is_picture(card):
        return _picture_card(card, colour, coats, number, in_hand)
    return _page_card(card, colour, coats, number)


def _head(card: Card, colour: str, number: int, kind: str) -> str:
    """The opening of the element: what it is, whose, and what a click answers."""
    role = ' role="img"' if kind == "pic" else ""
    if card.token:
        role = attributes(role="button", tabindex="0", data_token=card.token)
    owned = f" seat-{colour} owned" if card.owner >= 0 else f" seat-{colour}"
    states = "".join([f" is-{slug(s)}" for s in card.states])
    chosen = " now" if "chosen" in card.states else ""
    legal = " legal" if card.token else ""
    label = attributes(aria_label=card_words(card)) if kind == "pic" else ""
    tip = attributes(title=card.text) if kind == "pic" else ""
    tag = "div" if kind.startswith("pic") else "article"  # an article has no role of a picture
    return (
        f'<{tag} class="card {kind}{kind_class(card.kind)}{owned}{states}{chosen}{legal}"'
        f"{attributes(data_key=card.key)}{role}{label}{tip}>"
    )


def card_words(card: Card) -> str:
    """All that a card says, for tooltips and screen readers."""
    badges = [f"{b.text} {b.note}".strip() for b in card.badges]
    value = _("value {n}").format(n=card.value) if card.value else ""
    parts = [card.name, card.where, card.text, value, card.reward, card.foot, *badges]
    parts += [p.name for p in card.pieces]
    parts += [*map(_, card.states), card.why_not]
    return ", ".join([p for p in parts if p])


def _picture_card(
    card: Card, colour: str, coats: tuple[str, ...], number: int, in_hand: bool
) -> str:
    kbd = f"<kbd>{number}</kbd>" if number else ""
    phase = f'<span class="no">{e(card.number)}</span>' if card.number else ""
    badges = "".join([badge_html(b) for b in card.badges])
    below = (
        f"<footer>{phase}{e(card.foot)}{badges}</footer>" if phase or card.foot or badges else ""
    )
    hand = " hand" if in_hand else ""
    return (
        f"{_head(card, colour, number, 'pic' + hand)}<header><b>{e(card.name)}</b></header>"
        f'<div class="art">{sign_svg(card.sign, "cfig")}{_lying(card, coats)}{value_plate(card)}{kbd}</div>'
        f"{below}</div>"
    )


def _page_card(card: Card, colour: str, coats: tuple[str, ...], number: int) -> str:
    kbd = f"<kbd>{number}</kbd>" if number else ""
    no = f'<span class="no">{e(card.number)}</span>' if card.number else ""
    where = f'<b class="where">{e(card.where)}</b>' if card.where else ""
    reward = f'<div class="reward">{e(card.reward)}</div>' if card.reward else ""
    badges = "".join([badge_html(b) for b in card.badges])
    marks = (
        f'<div class="marks">{sign_svg(card.sign, "si")}{badges}</div>'
        if badges or card.sign
        else ""
    )
    foot = f'<div class="st">{e(card.foot)}</div>' if card.foot else ""
    why = f'<div class="st">{e(card.why_not)}</div>' if card.why_not else ""
    return (
        f"{_head(card, colour, number, 'page')}<header>{no}<b>{e(card.name)}</b>{kbd}</header>"
        f'<div class="ev-b">{where}<span>{e(card.text)}</span>{_lying(card, coats)}{value_plate(card)}</div>'
        f"{reward}{marks}{foot}{why}</article>"
    )


def value_plate(card: Card) -> str:
    """What a card is worth, on a plate whose shape says its kind."""
    if not card.value:
        return ""
    shape = STEP_SHAPES[PLATES.get(card.kind, "round")]
    label = _("value {n}").format(n=card.value)
    return (
        f'<svg class="vplate{kind_class(card.kind)}" viewBox="-12 -12 24 25" role="img" aria-label="{e(label)}"><path d="{shape}"/>'
        f'<text y="5">{e(card.value)}</text></svg>'
    )


def _lying(card: Card, coats: tuple[str, ...]) -> str:
    """The pieces that lie on a card, side by side."""
    if not card.pieces:
        return ""
    out, x = "", 0.0
    for piece, coat in zip(card.pieces, coats, strict=True):
        wide = _TROOP if piece.kind == "troop" else _STEP
        many = 1 if piece.kind == "troop" else how_many(piece)
        step = _STEP if many > 1 else 0.0
        out += placed_figure(piece, coat, x + wide / 2, 0, 1.0, 0, step, spoken())
        x += wide + _STEP * (many - 1)
    return f'<svg class="lying" viewBox="0 -18 {n(x)} 36" role="group" aria-label="{e(_("on the card"))}">{out}</svg>'
