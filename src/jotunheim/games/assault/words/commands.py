"""What a Command Card is worth now: on the card in short, on the option in words (AG-CMD-02 to 04)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Special
from jotunheim.games.assault.effects import REST_HEALS
from jotunheim.games.assault.rules.board import occupied_small_folk
from jotunheim.games.assault.rules.special import markers_left, markers_on_board
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.names import blocks, joined, marker_title, resource_title
from jotunheim.texts import _, ngettext, plural

# The drawn sign of each command; the special ones by race.
SIGNS: Final = ("march", "chest", "trade", "recruit", "crown", "star", "sword", "tent")
SPECIAL_SIGNS: Final = ("flag", "gem", "hammer", "skull", "mountain", "food")


def sign(race: int, command: int) -> str:
    """The name of a command's drawn sign."""
    return SIGNS[command] if command < len(SIGNS) else SPECIAL_SIGNS[race]


def cards(number: int) -> str:
    """`1 card`, `3 cards`."""
    return plural("{n} card", "{n} cards", number)


def worth(g: Assault, seat: int, command: int) -> tuple[str, str]:
    """If it were played now: its badge, and what it would do in words."""
    race = g.race_of[seat]
    left = g.row[seat]
    book = g.book
    if command == tokens.MOVE:
        n = book.maneuvers[race][0] + left * book.maneuvers[race][1]
        badge = ngettext("◂ {n} move", "◂ {n} moves", n)
        words = ngettext("{n} Unit Maneuver", "{n} Unit Maneuvers", n)
        return badge.format(n=n), words.format(n=n)
    if command == tokens.PLUNDER:
        return plunder_worth(g, race, left)
    if command == tokens.TRADE:
        n = book.trade[race][0] + left * book.trade[race][1]
        return f"◂ {cards(n)}", _("trade up to {cards} once").format(cards=cards(n))
    if command == tokens.RECRUIT:
        n = book.recruit[race][0] + left * book.recruit[race][1]
        badge = ngettext("◂ {n} point", "◂ {n} points", n)
        words = ngettext("units for {n} point", "units for {n} points", n)
        return badge.format(n=n), words.format(n=n)
    return (
        attack_worth(g, race, left) if command == tokens.ATTACK else quiet_worth(g, seat, command)
    )


def plunder_worth(g: Assault, race: int, left: int) -> tuple[str, str]:
    """Cards to draw: more for cards to the left, as far as Small Folk Regions are held (AG-PLU-01)."""
    base, per_left = g.book.plunder[race]
    held = len(occupied_small_folk(g, race))
    drawn = base + min(left * per_left, held)
    regions = plural("{n} Small Folk Region", "{n} Small Folk Regions", held)
    words = ngettext(
        "draw {n} Resource Card (you hold {regions})",
        "draw {n} Resource Cards (you hold {regions})",
        drawn,
    )
    return f"◂ {cards(drawn)}", words.format(n=drawn, regions=regions)


def attack_worth(g: Assault, race: int, left: int) -> tuple[str, str]:
    """Arcane results become hits, for cards to the left (AG-BAT-21)."""
    each, symbols = g.book.hit_left[race]
    if left == 0:
        return _("no strikes"), _(
            "one battle, or one shift into an empty region; no strikes, as no card lies to the left"
        )
    n = left * symbols
    badge = ngettext("◂ {n} strike", "◂ {n} strikes", n)
    words = ngettext(
        "one battle, or one shift into an empty region; turn up to {n} arcane result into {each} hits each",
        "one battle, or one shift into an empty region; turn up to {n} arcane results into {each} hits each",
        n,
    )
    return badge.format(n=n), words.format(n=n, each=each)


def quiet_worth(g: Assault, seat: int, command: int) -> tuple[str, str]:
    """Commands without a fight: Leader, Magic, Rest, the special one."""
    race = g.race_of[seat]
    book = g.book
    if command == tokens.LEAD:
        n = book.reroll_right[race]
        words = ngettext(
            "activate or return your leader; for each card you play after it, re-roll {n} die in battles",
            "activate or return your leader; for each card you play after it, re-roll {n} dice in battles",
            n,
        )
        return _("pays later ▸"), words.format(n=n)
    if command == tokens.MAGIC:
        n = book.magic_draw[race]
        words = ngettext(
            "draw {n} spell, keep one; for each card you play after it, turn an arcane result into a block in battles",
            "draw {n} spells, keep one; for each card you play after it, turn an arcane result into a block in battles",
            n,
        )
        return _("pays later ▸"), words.format(n=n)
    return rest_worth(g, seat) if command == tokens.REST else special_worth(g, seat)


def rest_worth(g: Assault, seat: int) -> tuple[str, str]:
    """Healing, giantslayers, and all cards back (AG-RST)."""
    book = g.book
    race = g.race_of[seat]
    heals = book.rest_heals[race] + g.ongoing[seat * book.ongoings + REST_HEALS]
    acts = book.slayer_left[race] * g.row[seat]
    words = _("{heal}, {act}, all cards back").format(
        heal=plural("heal {n} unit", "heal {n} units", heals),
        act=plural("{n} giantslayer action", "{n} giantslayer actions", acts),
    )
    badge = plural("◂ {n} act", "◂ {n} acts", acts) if acts else _("all back")
    return badge, words


def special_worth(g: Assault, seat: int) -> tuple[str, str]:
    """The unique command of the race (AG-SPC)."""
    book = g.book
    special = book.special[g.race_of[seat]]
    uses = g.row[seat]
    parts: list[str] = []
    if special.paying_marker != tokens.NOBODY:
        number = markers_on_board(g, special.paying_marker)
        text = ngettext(
            "gain {paid} OP for {n} {kind} Marker", "gain {paid} OP for {n} {kind} Markers", number
        )
        kind = marker_title(book, special.paying_marker)
        parts.append(text.format(paid=special.per_marker * number, n=number, kind=kind))
    if special.taken != tokens.NOBODY:
        card = resource_title(book, special.taken)
        parts.append(_("take a discarded {card}").format(card=card))
    if special.moves_castle:
        parts.append(_("move Lyn Armaal"))
    parts.append(special_uses(g, seat, uses))
    return plural("◂ {n} use", "◂ {n} uses", uses), joined(parts)


def special_uses(g: Assault, seat: int, uses: int) -> str:
    """What the uses for cards to the left can be."""
    book = g.book
    special = book.special[g.race_of[seat]]
    if uses == 0:
        return _("nothing more, as no card lies to the left")
    if special.spent == tokens.NOBODY:
        number = min(uses, markers_left(g, special.placed_marker))
        kind = marker_title(book, special.placed_marker)
        text = ngettext(
            "up to {n} {kind} Marker, {points} OP each",
            "up to {n} {kind} Markers, {points} OP each",
            number,
        )
        return text.format(n=number, kind=kind, points=special.per_placed)
    owned = g.resources[seat * tokens.RESOURCES + special.spent]
    found = special.taken == special.spent and g.discard[special.spent] > 0  # taken first
    return spending(special).format(
        n=min(uses, owned + found),
        card=resource_title(book, special.spent),
        owned=owned,
        points=special.per_spent,
        kind=marker_title(book, special.placed_marker) if special.drawn else "",
        drawn=special.drawn,
    )


def spending(special: Special) -> str:
    """What a race does with the cards it spends."""
    if special.per_spent and special.spent == tokens.FOOD:
        return _("feed up to {n} {card} ({owned} owned), {points} OP each")
    if special.per_spent:
        return _("turn in up to {n} {card} ({owned} owned), {points} OP each")
    return _("spend up to {n} {card} ({owned} owned): one {kind} Marker or {drawn} cards each")


def standing_worth(g: Assault, seat: int, command: int, right: int) -> str:
    """The badge of a card in the row: Leader and Magic count what lies to the right."""
    race = g.race_of[seat]
    if command == tokens.LEAD:
        n = right * g.book.reroll_right[race]
        return plural("{n} die ▸", "{n} dice ▸", n)
    if command == tokens.MAGIC:
        made, symbols = g.book.block_right[race]
        return f"{blocks(right * made * symbols)} ▸"
    return ""
