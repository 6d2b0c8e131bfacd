"""Followers lost to the supply, and the LOSS window after it (VA-WPN-10, VA-WIN)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import LOSS
from jotunheim.games.valda.rules.havens import gain_followers
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import NOBODY, OPTION
from jotunheim.kernel import Reactions, Step, Window
from jotunheim.texts import N_


@final
class Losses(Reactions[Valda]):
    """Opponents of the loser may play Necromancy, each copy once (VA-WIN-02)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("Followers were lost. Do you gain as many?")
    ends: ClassVar[str] = N_("Gain nothing")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-10", "VA-WIN-01")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        return OPTION.tokens(held_options(g, seat, LOSS))

    def react(self, g: Valda, seat: int, token: int) -> None:
        wield(g, seat, OPTION.of(token))
        gain_followers(g, seat, g.lost)


LOSSES: Final[Losses] = Losses()


@final
class AfterLoss(Step[Valda]):
    """The window, if one effect made a player lose followers to the supply; stolen ones do not count (VA-WPN-10)."""

    def run(self, g: Valda) -> None:
        if g.lost > 0:
            g.then(Window(LOSSES, g.others(g.loser), True), FORGET_LOSS)


@final
class ForgetLoss(Step[Valda]):
    """The loss is over."""

    def run(self, g: Valda) -> None:
        g.loser = NOBODY
        g.lost = 0


FORGET_LOSS: Final = ForgetLoss()
AFTER_LOSS: Final = AfterLoss()
