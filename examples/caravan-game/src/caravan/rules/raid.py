"""The raid: robbers are played, smoke may end it, the strongest takes the gold (CV-RAI)."""

from typing import ClassVar, Final, final

from caravan.state import DISCARD, GONE, HANDS, Caravan
from caravan.tokens import CARD, KINDS, SMOKE
from caravan.words import events
from caravan.words.names import caravan_name
from jotunheim.kernel import End, PickCounts, Reactions, Step, Window
from jotunheim.texts import N_, _

RAID: Final = 1  # the kind of this sub-game
MOST: Final = 3  # robbers of one raider (CV-RAI-01)
ROBBERS: Final = [kind for kind in range(len(KINDS)) if kind != SMOKE]


def begin_raid(g: Caravan) -> None:
    """A raid from its first robber to its end (CV-RAI-01 to 06)."""
    plays = [PlayRobbers(seat) for seat in g.raiders]
    g.then(*plays, Window(SMOKES, tuple(g.raiders)), Share(), EndRaid(RAID))


@final
class PlayRobbers(PickCounts[Caravan]):
    """A raider plays up to three robbers (CV-RAI-01)."""

    asks: ClassVar[str] = N_("Which robbers do you send against the {caravan} (guard {guard})?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing robbers")
    ends: ClassVar[str] = N_("No more")
    clauses: ClassVar[tuple[str, ...]] = ("CV-RAI-01", "CV-RAI-02", "CV-RAI-05")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0, MOST)

    def values(self, g: Caravan) -> dict[str, str]:
        caravan = g.on_the_road()
        return {"caravan": caravan_name(g, caravan), "guard": str(g.book.guard[caravan])}

    def candidates(self, g: Caravan) -> list[int]:
        return CARD.tokens(ROBBERS)

    def counts(self, g: Caravan) -> list[int]:
        held = g.cards.prints_in(HANDS + self.seat)
        return [held.count(kind) for kind in ROBBERS]

    def always_stops(self, g: Caravan) -> bool:
        """A raider with cards is asked even if none is a robber: a missing pause would tell it."""
        return not g.picks and len(g.hand(self.seat)) > 0

    def finish(self, g: Caravan, picks: list[int]) -> None:
        for token in picks:
            kind = CARD.of(token)
            g.cards.move(g, g.cards.find(HANDS + self.seat, kind), g.played(self.seat))
            g.tell(events.PLAYS, (self.seat, kind))

    def routes(self, g: Caravan) -> list[list[int]]:
        """The three strongest robbers in one click, in the order in which they are picked."""
        held = [kind for kind in g.cards.prints_in(HANDS + self.seat) if kind != SMOKE]
        if g.picks or not held:
            return []
        held.sort(key=lambda kind: -g.book.strength[kind])
        return [CARD.tokens(sorted(held[:MOST]))]  # DONE, if nothing else is left, answers itself

    def expected(self, g: Caravan) -> list[int]:
        """People who hold Smoke look for it here."""
        return [CARD.token(SMOKE)] if SMOKE in g.cards.prints_in(HANDS + self.seat) else []

    def why_not(self, g: Caravan, token: int) -> str:
        if token == CARD.token(SMOKE):
            return _("Smoke is played when all have played their robbers (CV-RAI-03)")
        return _("you hold no more of these") if CARD.has(token) else ""


@final
class SmokeWindow(Reactions[Caravan]):
    """Raiders who still hold cards may play Smoke (CV-RAI-03).

    How many cards a player holds is public, so everybody with a card is asked: a missing pause would
    tell that nobody holds Smoke.
    """

    public: ClassVar[bool] = True
    asks: ClassVar[str] = N_("Do you end the raid with Smoke?")
    ends: ClassVar[str] = N_("Pass")
    clauses: ClassVar[tuple[str, ...]] = ("CV-RAI-03", "CV-RAI-04")

    def is_open(self, g: Caravan, seat: int) -> bool:
        return len(g.hand(seat)) > 0

    def may(self, g: Caravan, seat: int) -> list[int]:
        return [CARD.token(SMOKE)] if SMOKE in g.cards.prints_in(HANDS + seat) else []

    def react(self, g: Caravan, seat: int, token: int) -> None:
        """The raid is over at once; its end discards what was played (CV-RAI-04, 06)."""
        g.cards.move(g, g.cards.find(HANDS + seat, SMOKE), g.played(seat))
        g.tell(events.SMOKES, (seat,))
        g.leave(RAID)

    def why_not(self, g: Caravan, seat: int, token: int) -> str:
        return _("you hold no Smoke") if token == CARD.token(SMOKE) else ""


SMOKES: Final = SmokeWindow()


@final
class Share(Step[Caravan]):
    """The strongest raider takes the gold, if all together are a match for the guard (CV-RAI-05)."""

    def run(self, g: Caravan) -> None:
        caravan = g.on_the_road()
        strengths = [g.strength(seat) for seat in g.raiders]
        if sum(strengths) < g.book.guard[caravan]:
            g.tell(events.FAILS, (sum(strengths), g.book.guard[caravan]))
            return
        winner = g.raiders[strengths.index(max(strengths))]  # of equals the first
        g.gold[winner] += g.book.gold[caravan]
        g.tell(events.TAKES, (winner, g.book.gold[caravan]))


@final
class EndRaid(End[Caravan]):
    """What was played is discarded, however the raid ended (CV-RAI-06)."""

    title: ClassVar[str] = N_("raid")

    def run(self, g: Caravan) -> None:
        for seat in g.raiders:
            for card in g.cards.zones[g.played(seat)][:]:
                g.cards.move(g, card, DISCARD)
        g.raiders = []


def send_away(g: Caravan) -> None:
    """The caravan leaves the road."""
    g.caravans.move(g, g.on_the_road(), GONE)
