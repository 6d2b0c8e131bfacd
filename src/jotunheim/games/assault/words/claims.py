"""What stands between a seat and an event: conditions, markers, the Rune (AG-EVT)."""

from jotunheim.games.assault.book.tables import NAMED, NOWHERE
from jotunheim.games.assault.effects import (
    ARTIFACTS_TURNED,
    FOOD_FED,
    MARKERS_ON_BOARD,
    UNITS_THERE,
    Condition,
)
from jotunheim.games.assault.rules.board import army_size, is_friendly
from jotunheim.games.assault.rules.events import is_free, is_met, may_claim_in, regions_of
from jotunheim.games.assault.rules.special import markers_left, markers_on_board
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY
from jotunheim.games.assault.words.names import (
    condition_title,
    marker_title,
    race_title,
    resource_title,
)
from jotunheim.texts import _, ngettext


def saves_rune(g: Assault, event: int, seat: int) -> bool:
    """Is there a region where the seat could claim it without the rune?"""
    card = g.book.events[event]
    places = may_claim_in(g, seat, event)
    return any(is_free(g, g.race_of[seat], card, place) for place in places)


def missing(g: Assault, event: int, seat: int) -> str:
    """What keeps a seat from claiming: who is in the way, what is lacking, or the rune."""
    card = g.book.events[event]
    race = g.race_of[seat]
    if card.marker != NOBODY and markers_left(g, card.marker) == 0:
        return _("its markers are used up")
    if regions_of(g, race, card):
        return _("you own no {rune}").format(rune=resource_title(g.book, card.rune))
    region = card.place if card.where == NAMED else NOBODY
    for need in card.needs:
        if not is_met(g, race, need, region):
            return lacking(g, race, need, region)
    return _("no such region yet") if card.where != NOWHERE else _("not yet")


def lacking(g: Assault, race: int, need: Condition, region: int) -> str:
    """The first condition that is not met, with how far it is."""
    book = g.book
    if need.op == UNITS_THERE:
        return lacking_units(g, race, need.number, region)
    if need.op == MARKERS_ON_BOARD:
        text = ngettext(
            "{have} of {n} {kind} Marker so far", "{have} of {n} {kind} Markers so far", need.number
        )
        have = markers_on_board(g, need.kind)
        return text.format(have=have, n=need.number, kind=marker_title(book, need.kind))
    if need.op == FOOD_FED:
        text = ngettext(
            "{have} of {n} Food fed so far", "{have} of {n} Food fed so far", need.number
        )
        return text.format(have=g.food_fed, n=need.number)
    if need.op == ARTIFACTS_TURNED:
        text = ngettext(
            "{have} of {n} Artifact turned in so far",
            "{have} of {n} Artifacts turned in so far",
            need.number,
        )
        return text.format(have=g.artifacts_turned, n=need.number)
    return _("missing: {condition}").format(condition=condition_title(book, race, need))


def lacking_units(g: Assault, race: int, number: int, region: int) -> str:
    """Who is in the region where an army is wanted."""
    owner = g.owner[region]
    if owner == NOBODY:
        return _("nobody is there")
    if is_friendly(g, race, region):
        text = ngettext(
            "you have {have} of {n} unit there", "you have {have} of {n} units there", number
        )
        return text.format(have=army_size(g, region), n=number)
    return _("{race} hold it").format(race=race_title(g.book, owner))
