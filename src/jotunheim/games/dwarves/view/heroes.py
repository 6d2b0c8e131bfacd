"""Hero boards with attributes, Health and Equipment; and what the team has to fear next."""

from typing import Final

from jotunheim.games.dwarves.book.tables import TROOP_ICON
from jotunheim.games.dwarves.rules.board import is_perished, threshold, weight
from jotunheim.games.dwarves.rules.equipment import equipment_of
from jotunheim.games.dwarves.rules.standing import attribute, most_health
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    ATTRIBUTES,
    BLACKSADDLE,
    CARD,
    GATES,
    HERO_NAMES,
    HEXES,
    NOWHERE,
)
from jotunheim.games.dwarves.view.seats import hearts
from jotunheim.games.dwarves.view.targets import is_laid, named, offered
from jotunheim.games.dwarves.view.tracks import icon_said
from jotunheim.games.dwarves.words.names import (
    attribute_name,
    card_name,
    gate_name,
    hex_name,
    troops_list,
)
from jotunheim.games.dwarves.words.odds import percent
from jotunheim.games.dwarves.words.things import counts_at, fullness
from jotunheim.scene import Badge, Line, Sheet
from jotunheim.texts import _, ngettext

SIGNS: Final = ("battle", "craft", "boot")
AHEAD: Final = 5  # icons of the Doom track that the team sees coming


def sheets(g: Dwarves, viewer: int, turning: list[float]) -> list[Sheet]:
    """One's own Hero with its portrait, what is near, then the boards of the others.

    `turning`: the chance of each Gate that its next troops turn a hex.
    """
    if not is_laid(g):
        return []
    own = viewer if viewer >= 0 else g.active
    offers = offered(g, viewer)
    others = [hero_board(g, seat, offers) for seat in range(g.seats) if seat != own]
    return [hero_board(g, own, offers, portrait=True), fears(g, turning), *others]


def hero_board(g: Dwarves, seat: int, offers: frozenset[int], portrait: bool = False) -> Sheet:
    """A Hero: attributes with bonuses, hearts, the power, Equipment."""
    hero = g.heroes[seat]
    printed = g.book.heroes[hero]
    slug = HERO_NAMES[hero].replace("_", "-")
    return Sheet(
        key=f"board-{seat}",
        title=_(printed.name),
        owner=seat,
        tracks=(hearts(f"health-{seat}", g.health[seat], most_health(g, seat)),),
        badges=tuple([attribute_badge(g, seat, which) for which in range(ATTRIBUTES)]),
        lines=tuple([gear_line(g, seat, card, offers) for card in gear(g, seat)]),
        note=_(printed.text),
        sign=f"dwarves/{slug}-bust" if portrait else "",
    )


def attribute_badge(g: Dwarves, seat: int, which: int) -> Badge:
    """Battle, Craft or Speed; a bonus is said in the note."""
    number = attribute(g, seat, which)
    bonus = number - g.book.heroes[g.heroes[seat]].attributes[which]
    name = attribute_name(g, which)
    note = f"{name} +{bonus}" if bonus else name
    return Badge(text=str(number), note=note, sign=SIGNS[which])


def gear(g: Dwarves, seat: int) -> list[int]:
    """Equipment of a Hero; it lies open."""
    return sorted(equipment_of(g, seat))


def gear_line(g: Dwarves, seat: int, card: int, offers: frozenset[int]) -> Line:
    """An Equipment card: its name and what it does."""
    asked = g.asked
    own = asked is not None and asked.seat == seat
    return Line(
        cells=(card_name(g, card), _(g.book.cards[card].text)),
        token=named(offers, CARD.token(card)) if own else "",
    )


# What is near -----------------------------------------------------------------------------------


def fears(g: Dwarves, turning: list[float]) -> Sheet:
    """What comes next on the Doom track, hexes about to turn, Gates in danger."""
    return Sheet(
        key="fears",
        title=_("What is near"),
        lines=tuple(coming(g) + full_hexes(g) + gates(g, turning)),
    )


def coming(g: Dwarves) -> list[Line]:
    """The next icons of the Doom track, one for each turn."""
    found: list[Line] = []
    for ahead in range(1, AHEAD + 1):
        space = g.hero_marker + ahead
        if space >= g.doom:
            break
        when = _("next turn") if ahead == 1 else _("in {n} turns").format(n=ahead)
        found.append(Line(cells=(icon_said(g, space), when)))
    return found


def full_hexes(g: Dwarves) -> list[Line]:
    """Hexes that one more troop turns."""
    found: list[Line] = []
    for place in range(HEXES):
        if place == BLACKSADDLE or is_perished(g, place):
            continue
        if weight(g, place) >= threshold(g, place) - 1:
            troops = troops_list(g, tuple(counts_at(g, place)))
            line = _("{place} perishes with one more troop").format(place=hex_name(g, place))
            cells = (line, fullness(g, place))
            found.append(Line(cells=cells, states=("warn",), note=troops))
    return found


def gates(g: Dwarves, turning: list[float]) -> list[Line]:
    """The chance that the next recruiting at a Gate turns a hex."""
    found: list[Line] = []
    for gate in range(GATES):
        space = next_recruiting(g, gate)
        chance = turning[gate]
        turns = space - g.hero_marker
        if space != NOWHERE and chance > 0 and turns <= AHEAD:
            line = ngettext(
                "the troops at {gate} turn a hex, in {n} turn",
                "the troops at {gate} turn a hex, in {n} turns",
                turns,
            )
            words = line.format(gate=gate_name(g, gate), n=turns)
            found.append(Line(cells=(words, percent(chance))))
    return found


def next_recruiting(g: Dwarves, gate: int) -> int:
    """The next space of the Doom track that brings troops to a Gate; NOWHERE if none does."""
    for space in range(g.hero_marker + 1, g.doom):
        if g.book.doom_icon[space] == TROOP_ICON and g.book.doom_gate[space] == gate:
            return space
    return NOWHERE
