"""What regions, cards and units are worth to a race, in Ordning Points, at a glance."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARMY, NAMED
from jotunheim.games.assault.effects import UNIT_IN, UNITS_THERE
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.resources import has_card
from jotunheim.games.assault.rules.special import markers_left
from jotunheim.games.assault.state import Assault

PRESENCE: Final = 1.0  # a further Small Folk Region, for plundering
MARK: Final = 1.5  # one where a Story Marker can be placed
HOME: Final = 0.2


def region_worth(g: Assault, seat: int, region: int) -> float:
    """What it is worth to have one more unit stop here."""
    race = g.race_of[seat]
    found = event_worth(g, seat, region) + story_worth(g, race, region)
    if not g.book.is_small_folk(region):
        return found + (HOME if g.book.home[race] == region else 0.0)
    if board.is_friendly(g, race, region):
        return found + 0.1 * min(board.army_size(g, region), 3) - danger(g, race, region) * 0.05
    marker = g.book.special[race].placed_marker
    found += PRESENCE
    spread = marker != tokens.NOBODY and g.book.marker_pile[marker] == tokens.NOBODY
    if spread and markers_left(g, marker) > 0:
        found += MARK if g.markers[marker * tokens.REGIONS + region] == 0 else 0.0
    return found - danger(g, race, region) * 0.1


def event_worth(g: Assault, seat: int, region: int) -> float:
    """Universal events that a unit here would help to claim."""
    race = g.race_of[seat]
    there = board.army_size(g, region) if board.is_friendly(g, race, region) else 0
    found = 0.0
    for event in g.face_up:
        card = g.book.events[event]
        if card.place == region:
            needed = 1
            for need in card.needs:
                if need.op == UNITS_THERE:
                    needed = need.number
            if there < needed:
                found += card.points * (0.8 if has_card(g, seat, card.rune) else 0.2)
    return found


def story_worth(g: Assault, race: int, region: int) -> float:
    """Places that the race's next special event speaks of."""
    event = board.next_special(g, race)
    if event == tokens.NOBODY:
        return 0.0
    card = g.book.events[event]
    if card.where == ARMY:
        return army_hope(g, race, card.place, card.marker, region)
    if board.is_friendly(g, race, region):
        return 0.0
    if card.where == NAMED and card.place == region:
        return 1.0
    free = card.free_if
    saves = free is not None and free.op == UNIT_IN and free.region == region  # the Rune
    return 2.5 if saves else 0.0


def army_hope(g: Assault, race: int, needed: int, marker: int, region: int) -> float:
    """An event asks for an army: each unit that is still missing in the largest one counts."""
    if not g.book.is_small_folk(region) or g.markers[marker * tokens.REGIONS + region] > 0:
        return 0.0
    if not board.is_friendly(g, race, region) or board.army_size(g, region) >= needed:
        return 0.0
    return 0.7 * board.army_size(g, region)


def danger(g: Assault, race: int, region: int) -> float:
    """How many enemy units of players stand next to the region."""
    found = 0
    for next_to in g.book.neighbours[region]:
        if board.is_enemy(g, race, next_to) and g.seat_of[g.owner[next_to]] != tokens.NOBODY:
            found += board.army_size(g, next_to)
    return float(found)


def story_unit_worth(g: Assault, race: int, slot: int, region: int) -> float:
    """What it is worth that this very unit stops here: Hekaton in the desert, the titan on the hunt."""
    if race == tokens.STORM and slot == tokens.SECOND_CHAMPION:
        event = board.next_special(g, race)
        if event != tokens.NOBODY:
            card = g.book.events[event]
            return 5.0 if card.where == NAMED and card.place == region else 0.0
    if race == tokens.FIRE and slot == tokens.SECOND_LEADER and g.book.is_small_folk(region):
        return 2.5 if g.markers[tokens.SLAIN_DRAGON * tokens.REGIONS + region] == 0 else 0.0
    return 0.0


def card_worth(g: Assault, seat: int, kind: int) -> float:
    """What a Resource Card of this kind is worth to the seat."""
    race = g.race_of[seat]
    if kind == tokens.FOOD:
        return 1.8 if race == tokens.HILL else 0.3
    if kind == tokens.ORE:
        forging = race == tokens.FIRE and markers_left(g, tokens.FORGE) > 0
        return 1.6 if forging else 0.5
    if kind == tokens.ARTIFACT:
        return 2.5 if race == tokens.CLOUD else 0.6
    if kind == tokens.WEAPONRY:
        return 0.7
    return rune_worth(g, seat, kind)


def rune_worth(g: Assault, seat: int, kind: int) -> float:
    """A Rune is worth what it lets one claim soon."""
    race = g.race_of[seat]
    if g.resources[seat * 7 + kind] >= 2:
        return 0.4
    found = 0.5
    for event in g.face_up:
        card = g.book.events[event]
        if card.rune == kind:
            found += 1.0 if board.is_friendly(g, race, card.place) else 0.4
    event = board.next_special(g, race)
    return found + (1.5 if event != tokens.NOBODY and g.book.events[event].rune == kind else 0.0)


def army_worth(g: Assault, region: int) -> int:
    """The summed Ordning Values of an army."""
    race = g.owner[region]
    return board.army_value(g, race, board.army(g, region)) if race != tokens.NOBODY else 0
