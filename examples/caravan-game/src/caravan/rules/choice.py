"""To raid or to rest: chosen in secret, opened together (CV-RND)."""

from typing import ClassVar, Final, final

from caravan.rules.raid import begin_raid
from caravan.state import DECK, DISCARD, HANDS, Caravan
from caravan.tokens import RAID, REST
from caravan.words import events
from jotunheim.kernel import NO_CARD, Sealed, Step
from jotunheim.texts import N_, _

RESTING: Final = 2  # cards that a player draws who rests (CV-RND-04)


@final
class RaidOrRest(Sealed[Caravan]):
    """A player chooses in secret (CV-RND-02)."""

    asks: ClassVar[str] = N_("Do you raid, or rest and draw {n} cards?")
    meanwhile: ClassVar[str] = N_("All bands choose in secret")
    clauses: ClassVar[tuple[str, ...]] = ("CV-RND-02", "CV-RND-03", "CV-RND-04")

    def values(self, g: Caravan) -> dict[str, str]:
        return {"n": str(RESTING)}

    def draft_options(self, g: Caravan, draft: list[int]) -> list[int]:
        if draft:
            return []  # one token is the whole answer
        return [RAID, REST] if g.hand(self.seat) else [REST]

    def expected(self, g: Caravan) -> list[int]:
        return [RAID, REST]

    def why_not(self, g: Caravan, token: int) -> str:
        return _("you have no card to raid with (CV-RND-03)") if token == RAID else ""


@final
class OpenChoices(Step[Caravan]):
    """All choices are opened; some rest, the others raid (CV-RND-02, CV-RND-04)."""

    def run(self, g: Caravan) -> None:
        drafts = g.unseal()
        g.raiders = [seat for seat in g.order() if drafts[seat] == [RAID]]
        for seat in g.order():
            g.tell(events.RAIDS if seat in g.raiders else events.RESTS, (seat,))
        for seat in g.order():
            if seat not in g.raiders:
                for _card in range(RESTING):
                    draw(g, seat)
        if g.raiders:
            begin_raid(g)


def all_choose(g: Caravan) -> list[Step[Caravan]]:
    """Every player chooses, then all choices are opened (CV-RND-02)."""
    return [*[RaidOrRest(seat) for seat in g.order()], OpenChoices()]


def draw(g: Caravan, seat: int) -> None:
    """One card, as long as there are any (CV-RND-04)."""
    cards = g.cards
    cards.refill(g, DECK, DISCARD)
    card = cards.draw(g, DECK, HANDS + seat)
    if card != NO_CARD:
        g.tell(events.DRAWS, (seat, cards.veil.prints[card]))
        g.tell(events.DRAWS_HIDDEN, (seat,))
