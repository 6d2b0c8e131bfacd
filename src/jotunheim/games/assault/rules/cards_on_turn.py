"""The two windows of a turn for cards that say "on your turn" (AG-TRN-07, AG-MAG-13)."""

from typing import ClassVar, final

from jotunheim.games.assault.book.tables import ON_TURN
from jotunheim.games.assault.rules.effects_on_turn import can_all_be_done, carry_out
from jotunheim.games.assault.rules.heal import can_heal
from jotunheim.games.assault.rules.magic import cast, effects_of, forms, why_not_cast
from jotunheim.games.assault.rules.resources import has_card, spend
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import FOOD, NOBODY, RESOURCE, is_spell
from jotunheim.games.assault.words.events import USED
from jotunheim.kernel import DONE, Decision
from jotunheim.texts import N_, _


@final
class UseTurnCards(Decision[Assault]):
    """Food or spells, any number, one after the other (AG-TRN-07, AG-DEC-04).

    Covert, so that nobody can tell from the pause whether a held spell fits (AG-ACT-10).
    """

    covert: ClassVar[bool] = True
    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRN-07", "AG-TRN-09", "AG-MAG-13", "AG-DEC-04")
    asks: ClassVar[str] = N_("Play a card before you go on?")
    ends: ClassVar[str] = N_("Play no card")
    meanwhile: ClassVar[str] = N_("{seat} are looking through their cards")

    def options(self, g: Assault) -> list[int]:
        found: list[int] = []
        if has_card(g, self.seat, FOOD) and can_heal(g, self.seat):
            found.append(RESOURCE.token(FOOD))
        if g.hand(self.seat):
            for token in forms(g, self.seat, ON_TURN):
                if can_all_be_done(g, self.seat, effects_of(g, token)):
                    found.append(token)
        found.append(DONE)
        return found

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            return
        if is_spell(token):
            cast(g, self.seat, token)
            carry_out(g, self.seat, effects_of(g, token), NOBODY)
        else:
            g.just_paid = 0
            spend(g, self.seat, FOOD)
            g.tell(USED, (self.seat, FOOD))
            carry_out(g, self.seat, g.book.resource_effects[FOOD], NOBODY)
        g.then(self)

    def why_not(self, g: Assault, token: int) -> str:
        if token == RESOURCE.token(FOOD):
            if not has_card(g, self.seat, FOOD):
                return _("you own no Food (AG-RES-01)")
            return _("none of your units is wounded (AG-TRN-09)")
        if not is_spell(token):
            return ""
        why = why_not_cast(g, self.seat, token)
        if why:
            return why
        if token not in forms(g, self.seat, ON_TURN):
            return _("its text names another moment (AG-MAG-07)")
        return _("it could change nothing now (AG-TRN-09)")

    def always_stops(self, g: Assault) -> bool:
        return len(g.hand(self.seat)) > 0
