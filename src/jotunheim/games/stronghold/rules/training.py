"""Phase 4: training (SH-P4)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import AT_TRAINING
from jotunheim.games.stronghold.rules.benefits import remove_miss
from jotunheim.games.stronghold.rules.board import (
    all_ramparts,
    foregrounds_with_room,
    is_in,
    machine_at,
)
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ARTILLERYMAN,
    BAR,
    INVADER,
    NOWHERE,
    QUARTERMASTER,
    SABOTEUR,
    SPACE,
    TRAINER,
    TROLL,
    WRK,
)
from jotunheim.games.stronghold.words.events.invader import PLACE
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

TROLLS: Final = 2  # that a Trainer brings (SH-P4-05)


def may_train(g: Stronghold, card: int) -> list[int]:
    """Where this training fits: machines, ramparts, buildings, foregrounds."""
    if card == ARTILLERYMAN:
        return sorted([machine.space for machine in g.siege.machines if machine.misses > 0])
    if card == TRAINER:
        return foregrounds_with_room(g) if g.bag.counts[TROLL] > 0 else []
    if g.stock[g.book.cards[card].piece] == 0:
        return []
    if card == SABOTEUR:
        buildings = range(BAR, WRK + 1)
        red = [space for space in buildings if g.book.has_saboteur_space[space]]
        return [space for space in red if not is_in(g.siege.saboteurs, space)]
    # A rampart has two places, for tokens that differ, and there are two kinds (SH-P4-01).
    mask = g.siege.quartermasters if card == QUARTERMASTER else g.siege.trench_masters
    return [space for space in all_ramparts() if not is_in(mask, space)]


def train(g: Stronghold, card: int, space: int) -> None:
    """Place the token, or take a Miss out of a deck (SH-P4-02 to 04, 06, 07)."""
    if card == ARTILLERYMAN:
        remove_miss(g, machine_at(g, space))
        return
    g.stock[g.book.cards[card].piece] -= 1
    bit = 1 << space
    if card == QUARTERMASTER:
        g.siege.quartermasters |= bit
    elif card == SABOTEUR:
        g.siege.saboteurs |= bit
    else:
        g.siege.trench_masters |= bit
    g.tell(PLACE, (card, space))
    look(g, AT_TRAINING)


def why_not_train(g: Stronghold, card: int, space: int) -> str:
    """Why this training cannot be placed there."""
    if card == ARTILLERYMAN:
        if machine_at(g, space) == NOWHERE:
            return _("no barrage weapon stands there (SH-P4-02)")
        return _("no Miss is left in its deck (SH-P4-02)")
    if card == SABOTEUR:
        return _("only one saboteur fits a building with actions (SH-P4-04)")
    return _("training tokens lie on ramparts, two different ones each (SH-P4-01)")


@final
class PlaceTroll(Decision[Stronghold]):
    """The Trainer: on which foreground does the troll stand? (SH-P4-05)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P4-05",)
    asks: ClassVar[str] = N_("On which foreground does the troll stand?")
    meanwhile: ClassVar[str] = N_("{seat} is placing trolls")
    may_be_void: ClassVar[bool] = True

    def __init__(self, left: int) -> None:
        super().__init__(INVADER)
        self.left = left

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"number": self.left}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_train(g, TRAINER))

    def choose(self, g: Stronghold, token: int) -> None:
        space = SPACE.of(token)
        g.bag.counts[TROLL] -= 1  # chosen, not drawn
        g.put(space, TROLL)
        g.tell(PLACE, (TRAINER, space))
        if self.left > 1:
            g.then(PlaceTroll(self.left - 1))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("trolls need a free foreground space (SH-P4-05)") if SPACE.has(token) else ""
