"""Claiming Event Cards, universal and special (AG-EVT)."""

from typing import ClassVar, final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARMY, NAMED, NOWHERE, SECOND_LEADER_THERE, EventCard
from jotunheim.games.assault.rules.board import army_size, is_friendly, next_special, place_of
from jotunheim.games.assault.rules.effects_on_turn import carry_out
from jotunheim.games.assault.rules.ending import gain
from jotunheim.games.assault.rules.resources import has_card, spend
from jotunheim.games.assault.rules.special import markers_left, markers_on_board, may_mark
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words import names
from jotunheim.games.assault.words.events import CLAIMED, TURNED_UP
from jotunheim.kernel import PASS, Decision, Step
from jotunheim.texts import N_, _, ngettext


def is_met(g: Assault, race: int, condition: fx.Condition, region: int) -> bool:
    """Is a condition met at this moment, for the region the event speaks of? (AG-EVT-10)"""
    op = condition.op
    if op == fx.UNITS_THERE:
        return is_friendly(g, race, region) and army_size(g, region) >= condition.number
    if op == fx.UNIT_IN:
        return is_friendly(g, race, condition.region)
    if op == fx.MARKERS_ON_BOARD:
        return markers_on_board(g, condition.kind) >= condition.number
    if op == fx.FOOD_FED:
        return g.food_fed >= condition.number
    if op == fx.ARTIFACTS_TURNED:
        return g.artifacts_turned >= condition.number
    return is_leader_met(g, race, op, condition, region)


def is_leader_met(g: Assault, race: int, op: int, condition: fx.Condition, region: int) -> bool:
    """Conditions on Leaders, the second Champion and Lyn Armaal."""
    place = place_of(g, race, tokens.LEADER)
    if op == fx.LEADER_HEALTHY:
        return place != tokens.NOBODY
    if op == fx.CASTLE_WITH_LEADER:
        return place != tokens.NOBODY and place == g.castle and g.book.is_small_folk(place)
    if op == fx.SECOND_CHAMPION_IN:
        return place_of(g, race, tokens.SECOND_CHAMPION) == condition.region
    if op == fx.LEADER_THERE_HEALTHY:
        return place == region
    if op == fx.LEADER_THERE:
        return place == region or place_of(g, race, tokens.LEADER_WOUNDED) == region
    return False


def regions_of(g: Assault, race: int, card: EventCard) -> list[int]:
    """The regions for which the event could be claimed now, Rune apart."""
    found: list[int] = []
    if card.where == NOWHERE or card.where == NAMED:
        found = [card.place]
    elif card.where == ARMY:
        marked = may_mark(g, race, card.marker)
        found = [region for region in marked if army_size(g, region) >= card.place]
    elif card.where == SECOND_LEADER_THERE:
        marked = may_mark(g, race, card.marker)
        found = [r for r in marked if g.units[r * tokens.SLOTS + tokens.SECOND_LEADER] > 0]
    return [r for r in found if all(is_met(g, race, need, r) for need in card.needs)]


def is_free(g: Assault, race: int, card: EventCard, region: int) -> bool:
    """The condition that saves the Rune is met, as by a unit at Gauntlgrym (AG-EVT-02, AG-TIP-04)."""
    return card.free_if is not None and is_met(g, race, card.free_if, region)


def may_claim_in(g: Assault, seat: int, event: int) -> list[int]:
    """Regions for which the seat meets all requirements and can pay (AG-EVT-01, 10)."""
    card = g.book.events[event]
    race = g.race_of[seat]
    has_rune = has_card(g, seat, card.rune)
    return [r for r in regions_of(g, race, card) if has_rune or is_free(g, race, card, r)]


def open_events(g: Assault, seat: int) -> list[int]:
    """The top of the own special stack, and the face-up universal events (AG-EVT-04, 07).

    NPC races have no turns, so they never claim (AG-EVT-12).
    """
    own = next_special(g, g.race_of[seat])
    return [*([own] if own != tokens.NOBODY else []), *sorted(g.face_up)]


@final
class ClaimEvent(Decision[Assault]):
    """Step 1 of a turn: claim one event, or none (AG-TRN-02, AG-EVT-13)."""

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRN-02", "AG-EVT-01", "AG-EVT-13", "AG-DEC-02")
    asks: ClassVar[str] = N_("Claim an event?")
    ends: ClassVar[str] = N_("Claim nothing")
    meanwhile: ClassVar[str] = N_("{seat} are looking at the events")

    def options(self, g: Assault) -> list[int]:
        seat = self.seat
        found = [e for e in open_events(g, seat) if may_claim_in(g, seat, e)]
        return [*tokens.EVENT.tokens(found), PASS]

    def choose(self, g: Assault, token: int) -> None:
        if token != PASS:
            g.then(ClaimRegion(self.seat, tokens.EVENT.of(token)))

    def expected(self, g: Assault) -> list[int]:
        return tokens.EVENT.tokens(open_events(g, self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if tokens.EVENT.has(token):
            return why_not_claimed(g, self.seat, tokens.EVENT.of(token))
        return ""


def why_not_claimed(g: Assault, seat: int, event: int) -> str:
    """Why the seat cannot claim this event now."""
    card = g.book.events[event]
    if event not in open_events(g, seat):
        if card.race == tokens.NOBODY:
            return _("it is not face up in the draft area (AG-EVT-07)")
        if card.race != g.race_of[seat]:
            return _("it belongs to another race (AG-EVT-04)")
        return _("special events are claimed in their order, each once (AG-EVT-04)")
    clause = "AG-EVT-01"
    if card.marker != tokens.NOBODY and markers_left(g, card.marker) == 0:
        clause = "AG-SPC-20"
    return _("{reason} ({clause})").format(reason=missing(g, event, seat), clause=clause)


def missing(g: Assault, event: int, seat: int) -> str:
    """What keeps a seat from claiming: who is in the way, what is lacking, or the rune."""
    card = g.book.events[event]
    race = g.race_of[seat]
    if card.marker != tokens.NOBODY and markers_left(g, card.marker) == 0:
        return _("its markers are used up")
    if regions_of(g, race, card):
        return _("you own no {rune}").format(rune=names.resource_title(g.book, card.rune))
    region = card.place if card.where == NAMED else tokens.NOBODY
    for need in card.needs:
        if not is_met(g, race, need, region):
            return lacking(g, race, need, region)
    return _("no such region yet") if card.where != NOWHERE else _("not yet")


def lacking(g: Assault, race: int, need: fx.Condition, region: int) -> str:
    """The first condition that is not met, with how far it is."""
    book = g.book
    if need.op == fx.UNITS_THERE:
        return lacking_units(g, race, need.number, region)
    if need.op == fx.MARKERS_ON_BOARD:
        text = ngettext(
            "{have} of {n} {kind} Marker so far", "{have} of {n} {kind} Markers so far", need.number
        )
        have = markers_on_board(g, need.kind)
        return text.format(have=have, n=need.number, kind=names.marker_title(book, need.kind))
    if need.op == fx.FOOD_FED:
        text = ngettext(
            "{have} of {n} Food fed so far", "{have} of {n} Food fed so far", need.number
        )
        return text.format(have=g.food_fed, n=need.number)
    if need.op == fx.ARTIFACTS_TURNED:
        text = ngettext(
            "{have} of {n} Artifact turned in so far",
            "{have} of {n} Artifacts turned in so far",
            need.number,
        )
        return text.format(have=g.artifacts_turned, n=need.number)
    return _("missing: {condition}").format(condition=names.condition_title(book, race, need))


def lacking_units(g: Assault, race: int, number: int, region: int) -> str:
    """Who is in the region where an army is wanted."""
    owner = g.owner[region]
    if owner == tokens.NOBODY:
        return _("nobody is there")
    if is_friendly(g, race, region):
        text = ngettext(
            "you have {have} of {n} unit there", "you have {have} of {n} units there", number
        )
        return text.format(have=army_size(g, region), n=number)
    return _("{race} hold it").format(race=names.race_title(g.book, owner))


def saves_rune(g: Assault, event: int, seat: int) -> bool:
    """Is there a region where the seat could claim it without the rune?"""
    card = g.book.events[event]
    places = may_claim_in(g, seat, event)
    return any(is_free(g, g.race_of[seat], card, place) for place in places)


@final
class ClaimRegion(Decision[Assault]):
    """For which region, where the event leaves a choice? (AG-EVT-10-R)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-EVT-10", "AG-DEC-02")
    asks: ClassVar[str] = N_("For which region do you claim it?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing where to claim an event")

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def options(self, g: Assault) -> list[int]:
        found = may_claim_in(g, self.seat, self.event)
        return [tokens.REGION.token(max(region, 0)) for region in found]

    def choose(self, g: Assault, token: int) -> None:
        card = g.book.events[self.event]
        region = tokens.NOBODY if card.where == NOWHERE else tokens.REGION.of(token)
        claim(g, self.seat, self.event, region)

    def why_not(self, g: Assault, token: int) -> str:
        if not tokens.REGION.has(token):
            return ""
        card = g.book.events[self.event]
        if tokens.REGION.of(token) in regions_of(g, g.race_of[self.seat], card):
            rune = _(g.book.resource_titles[card.rune])
            return _("it costs a {rune} there (AG-EVT-10)").format(rune=rune)
        return _("its requirements are not met there (AG-EVT-01)")


def claim(g: Assault, seat: int, event: int, region: int) -> None:
    """Spend the Rune if one is due, gain the points, take the rewards, turn the card (AG-EVT-03, 13)."""
    card = g.book.events[event]
    if not is_free(g, g.race_of[seat], card, region):
        spend(g, seat, card.rune)
    g.tell(CLAIMED, (seat, event, region))
    gain(g, seat, card.points)
    carry_out(g, seat, card.rewards, region)
    g.then(TurnCard(seat, event))


@final
class TurnCard(Step[Assault]):
    """The claimed card is turned, or stays for the next time (AG-EVT-05, 06, 08).

    A universal event's token is removed and a replacement drawn while the deck lasts (AG-EVT-09).
    """

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def run(self, g: Assault) -> None:
        card = g.book.events[self.event]
        g.claimed[self.event] = self.seat
        if card.race == tokens.NOBODY:
            g.face_up.remove(self.event)
            turn_up_event(g)
        elif not card.repeat:
            g.next_special[card.race] += 1


def turn_up_event(g: Assault) -> None:
    """Turn up a universal event; its region is marked for all (AG-SET-13, AG-COM-22)."""
    if g.event_deck:
        event = g.event_deck.pop(g.chance.below(len(g.event_deck)))
        g.face_up.append(event)
        g.tell(TURNED_UP, (event,))
