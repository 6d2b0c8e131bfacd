"""Moving by trips: one unit or a group goes step by step to a place where it may stop (AG-MOV)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import board, trips
from jotunheim.games.assault.rules.ending import gain
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.resources import give
from jotunheim.games.assault.rules.stacking import enter, lift, return_to_supply
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import FELL, TRAVELLED, WOUNDED
from jotunheim.games.assault.words.names import region_title
from jotunheim.kernel import DONE, Decision, SeatStep
from jotunheim.texts import N_, _, ngettext, plural


@final
class Move(SeatStep[Assault]):
    """The Move Command: the base of the card, and more for each card to the left (AG-MOV-01)."""

    def run(self, g: Assault) -> None:
        base, per_left = g.book.maneuvers[g.race_of[self.seat]]
        maneuver(g, self.seat, base + per_left * board.cards_left_of(g, self.seat, tokens.MOVE))


def maneuver(g: Assault, seat: int, number: int) -> None:
    """Grant maneuvers, to be split freely and used now or lost (AG-MOV-03)."""
    g.maneuvers = number
    g.then(StartTrip(seat))


@final
class StartTrip(Decision[Assault]):
    """From which region does the next trip start, if any? (AG-MOV-24)"""

    form: ClassVar[str] = "path"
    asks: ClassVar[str] = N_("Where does the next trip start?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-01", "AG-MOV-03", "AG-MOV-17", "AG-DEC-06")
    meanwhile: ClassVar[str] = N_("{seat} are moving")
    ends: ClassVar[str] = N_("Done moving")

    def question(self, g: Assault) -> str:
        return plural(
            "Where does the next trip start? {n} move left",
            "Where does the next trip start? {n} moves left",
            g.maneuvers,
        )

    def options(self, g: Assault) -> list[int]:
        if g.maneuvers == 0:
            return [DONE]
        return [*tokens.REGION.tokens(trips.may_leave(g, self.seat)), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            g.maneuvers = 0
            return
        region = tokens.REGION.of(token)
        most = min(sum(board.army(g, region)), g.maneuvers)
        g.then(FormTrip(self.seat, region, most), StartTrip(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if not tokens.REGION.has(token):
            return ""
        if g.owner[tokens.REGION.of(token)] != g.race_of[self.seat]:
            return _("you have no units there (AG-MOV-17)")
        return _("nobody there can reach a place to stop with the maneuvers left (AG-MOV-23)")

    def routes(self, g: Assault) -> list[list[int]]:
        return marches(g, self.seat)


@final
class FormTrip(Picks):
    """Which units go together? (AG-MOV-04, 24)"""

    asks: ClassVar[str] = N_("Who moves out of {region}?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-17", "AG-MOV-24", "AG-DEC-06")
    meanwhile: ClassVar[str] = N_("{seat} are moving")
    ends: ClassVar[str] = N_("Move them")

    def __init__(self, seat: int, region: int, most: int) -> None:
        super().__init__(seat, 1, most)
        self.region: int = region

    def counts(self, g: Assault) -> list[int]:
        return board.army(g, self.region)

    def question(self, g: Assault) -> str:
        text = ngettext(
            "Who moves out of {region}? {n} move left",
            "Who moves out of {region}? {n} moves left",
            g.maneuvers,
        )
        return text.format(n=g.maneuvers, region=region_title(g.book, self.region))

    def options(self, g: Assault) -> list[int]:
        rest = board.army(g, self.region)
        chosen = [0] * tokens.SLOTS
        first = 0
        for token in g.picks:
            first = tokens.UNIT.of(token)
            chosen[first] += 1
            rest[first] -= 1
        for slot in range(first):
            rest[slot] = 0  # picked in their order, so these cannot be added any more
        found: list[int] = []
        for slot in range(first, tokens.SLOTS):
            if rest[slot] > 0 and self.can_add(g, chosen, rest, slot):
                found.append(tokens.UNIT.token(slot))
        nobody = [0] * tokens.SLOTS
        if g.picks and trips.can_form(g, self.seat, self.region, chosen, nobody):
            found.append(DONE)
        return found

    def can_add(self, g: Assault, chosen: list[int], rest: list[int], slot: int) -> bool:
        """May this unit join? Only if the trip can then still set out."""
        more = chosen[:]
        more[slot] += 1
        further = rest[:]
        further[slot] -= 1
        for before in range(slot):
            further[before] = 0
        return trips.can_form(g, self.seat, self.region, more, further)

    def finish(self, g: Assault, picks: list[int]) -> None:
        lift(g, self.region, tokens.UNIT.counts(picks))
        g.at = self.region
        g.visited = 1 << self.region
        g.then(TripStep(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        together = _("they could not set out together (AG-MOV-23, AG-MOV-24)")
        return super().why_not(g, token) or together


@final
class TripStep(Decision[Assault]):
    """Where does the trip go next, or does it stop? (AG-MOV-17)"""

    form: ClassVar[str] = "path"
    asks: ClassVar[str] = N_("Where do they go next?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-05", "AG-MOV-07", "AG-MOV-17", "AG-DEC-29")
    meanwhile: ClassVar[str] = N_("{seat} are moving")

    def question(self, g: Assault) -> str:
        return plural(
            "Where do they go next? {n} move left",
            "Where do they go next? {n} moves left",
            g.maneuvers,
        )

    def options(self, g: Assault) -> list[int]:
        found = tokens.REGION.tokens(trips.may_go(g, self.seat))
        if g.at != g.origin and board.may_stop(g, g.race_of[self.seat], g.at):
            found.append(tokens.W_STOP)
        return found

    def choose(self, g: Assault, token: int) -> None:
        race = g.race_of[self.seat]
        if token == tokens.W_STOP:
            g.tell(TRAVELLED, (race, g.origin, g.at))
            enter(g, self.seat, g.at)
            return
        region = tokens.REGION.of(token)
        g.maneuvers -= sum(g.moving)
        g.at = region
        g.visited |= 1 << region
        if trips.is_due(g, race, region):
            g.then(PayPenalty(self.seat))
        else:
            g.then(TripStep(self.seat))

    def expected(self, g: Assault) -> list[int]:
        unseen = [r for r in g.book.neighbours[g.at] if (g.visited >> r) & 1 == 0]
        return [*tokens.REGION.tokens(unseen), tokens.W_STOP]

    def why_not(self, g: Assault, token: int) -> str:
        return trips.why_no_step(g, self.seat, token)

    def routes(self, g: Assault) -> list[list[int]]:
        return trips.routes_from_here(g, self.seat)


@final
class PayPenalty(Decision[Assault]):
    """Pay for passing: give the enemy a card, or wound a unit of the trip (AG-MOV-08, 18).

    The mover chooses the card; NPC giants' cards are discarded (AG-NPC-02).
    """

    clauses: ClassVar[tuple[str, ...]] = ("AG-MOV-08", "AG-MOV-11", "AG-MOV-12", "AG-DEC-07")
    asks: ClassVar[str] = N_("How do you pay for passing {region}?")
    meanwhile: ClassVar[str] = N_("{seat} are paying a passing penalty")

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, g.at)}

    def options(self, g: Assault) -> list[int]:
        found = tokens.RESOURCE.held(board.cards_of(g, self.seat))
        for slot in range(tokens.SLOTS):
            if g.moving[slot] > 0 and not board.is_champion(slot):
                found.append(tokens.UNIT.token(slot))
        return found

    def choose(self, g: Assault, token: int) -> None:
        enemy = g.owner[g.at]
        if tokens.RESOURCE.has(token):
            give(g, self.seat, g.seat_of[enemy], tokens.RESOURCE.of(token))
        else:
            wound_mover(g, self.seat, tokens.UNIT.of(token), enemy)
        g.paid |= 1 << g.at
        if sum(g.moving) > 0:
            g.then(TripStep(self.seat))

    def expected(self, g: Assault) -> list[int]:
        return tokens.UNIT.held(g.moving)

    def why_not(self, g: Assault, token: int) -> str:
        if tokens.UNIT.has(token) and board.is_champion(tokens.UNIT.of(token)):
            return _("champions cannot be wounded, not even as a penalty (AG-MOV-12)")
        return ""


def wound_mover(g: Assault, seat: int, slot: int, enemy: int) -> None:
    """A healthy unit is turned; a wounded one is defeated, and that enemy scores (AG-MOV-11).

    NPC giants score nothing (AG-NPC-03). The defeated leaves the trip (AG-MOV-18).
    """
    race = g.race_of[seat]
    g.moving[slot] -= 1
    if board.is_wounded(slot):
        return_to_supply(g, race, slot)
        g.tell(FELL, (race, slot, g.at))
        gain(g, g.seat_of[enemy], board.value(g, race, slot))
    else:
        g.moving[slot + 1] += 1
        g.tell(WOUNDED, (race, slot, g.at))


def marches(g: Assault, seat: int) -> list[list[int]]:
    """Whole armies, as many units as the maneuvers allow, to each place they can reach."""
    found: list[list[int]] = []
    for region in trips.may_leave(g, seat):
        trial = g.clone()
        picks = [tokens.REGION.token(region)]
        trial.play(tokens.REGION.token(region))
        # isinstance: where the trip answers itself to its end, anything may be asked next, or nothing
        while isinstance(trial.asked, FormTrip):
            picks.append(trial.options[0])
            trial.play(trial.options[0])
        for route in trips.routes_from_here(trial, seat):
            found.append(picks + route)
    return found
