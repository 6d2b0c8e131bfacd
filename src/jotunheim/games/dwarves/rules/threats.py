"""Threats take effect: window W3, the text, and where the card goes (DW-REV-05, 10, 11; DW-SAGA-13)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.rules.carry import THREAT, carry_out
from jotunheim.games.dwarves.rules.faceup import take_off
from jotunheim.games.dwarves.rules.tasks import DISCARD_THREAT, TASKS, Duty, Task
from jotunheim.games.dwarves.rules.windows import threat_works
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import NOWHERE
from jotunheim.games.dwarves.words.events.cards import TAKES_EFFECT
from jotunheim.kernel import End, Step
from jotunheim.texts import N_

THREAT_WORKS: Final = 1  # the kind of the sub-game
TAKEN_EFFECT: Final = 9  # the stage of a Threat whose text was carried out


def resolve_threat(g: Dwarves, card: int, part: int, leaves: bool) -> None:
    """The chance for a Disguise, then the text of the card (DW-EQ-09)."""
    g.then(threat_works(g), TakeEffect(card, part), EndThreat(card, leaves))


@final
class TakeEffect(Step[Dwarves]):
    """The text happens: the threat, or what is immediate."""

    def __init__(self, card: int, part: int) -> None:
        self.card = card
        self.part = part

    def run(self, g: Dwarves) -> None:
        g.tell(TAKES_EFFECT, (self.card,))
        up = g.card(self.card)
        if up is not None and self.part == THREAT:
            up.stage = TAKEN_EFFECT
        carry_out(g, self.card, self.part, g.active)


@final
class EndThreat(End[Dwarves]):
    """The Threat is over; a cancelled one is discarded in any case (DW-EQ-09, DW-EQ-10)."""

    title: ClassVar[str] = N_("threat")

    def __init__(self, card: int, leaves: bool) -> None:
        super().__init__(THREAT_WORKS)
        self.card = card
        self.leaves = leaves

    def run(self, g: Dwarves) -> None:
        up = g.card(self.card)
        if up is not None and (self.leaves or up.stage != TAKEN_EFFECT):
            take_off(g, up)


def cancel_threat(g: Dwarves) -> int:
    """A Disguise: the text does not happen, and the card is discarded (DW-EQ-09). The card."""
    g.leave(THREAT_WORKS)
    found = g.agenda[-1]
    return found.card if isinstance(found, EndThreat) else NOWHERE


@final
class DiscardedThreat(Duty):
    """Council R2: any faceup Threat, its effect never happens (DW-COUN-09)."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        up = g.card(task.card)
        if up is not None:
            take_off(g, up)


TASKS.on(DISCARD_THREAT, DiscardedThreat())
