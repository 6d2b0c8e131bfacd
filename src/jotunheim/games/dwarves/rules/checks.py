"""Make an Attribute Check: which card, which attribute, and the roll (DW-CHK, DW-COUN-07)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.rules import quests, standing
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.dice import successes
from jotunheim.games.dwarves.rules.quests import Offer
from jotunheim.games.dwarves.rules.rolls import roll
from jotunheim.games.dwarves.rules.tasks import DRAW_EQUIPMENT, Task
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, Roll
from jotunheim.games.dwarves.tokens import ATTR, CARD, CRAFT
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _

COUNCIL_NUMBER: Final = 4  # Council R4: Craft 4+ (DW-COUN-03)


def can_check(g: Dwarves, seat: int) -> bool:
    """Does a faceup card ask for a check that this Hero can make here? (DW-CHK-01, 06, 12)"""
    return quests.has_checks(g, seat)


def begin_check(g: Dwarves) -> None:
    """An action: choose the card, then roll (DW-CHK-01)."""
    spend_action(g)
    g.then(ChooseCheck(g.active))


@final
class ChooseCheck(Decision[Dwarves]):
    """For which card is the check? All successes count for that one (DW-CHK-01, 02, DEC-13)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CHK-01", "DW-CHK-02", "DW-CHK-06")
    asks: ClassVar[str] = N_("Which check do you make?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a check")

    def options(self, g: Dwarves) -> list[int]:
        tokens = [offer.token for offer in quests.checks_for(g, self.seat)]
        return list(dict.fromkeys(tokens))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(ChooseAttribute(self.seat, token))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("this card asks for no check of this Hero here (DW-CHK-06, DW-CHK-12)")


@final
class ChooseAttribute(Decision[Dwarves]):
    """One roll is for one attribute (DW-CHK-08, DEC-13)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CHK-08",)
    asks: ClassVar[str] = N_("Which attribute do you roll?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a check")

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": CARD.of(self.token)} if CARD.has(self.token) else {}

    def offers(self, g: Dwarves) -> list[Offer]:
        """The checks of the chosen card."""
        return [offer for offer in quests.checks_for(g, self.seat) if offer.token == self.token]

    def options(self, g: Dwarves) -> list[int]:
        return list(dict.fromkeys([ATTR.token(offer.attribute) for offer in self.offers(g)]))

    def choose(self, g: Dwarves, token: int) -> None:
        offer = next(o for o in self.offers(g) if o.attribute == ATTR.of(token))
        thrown = check_roll(self.seat, offer.attribute, offer.number)
        thrown.card = offer.card
        thrown.part = offer.part
        number = standing.dice_for(g, self.seat, ROLL_CHECK, offer.attribute)
        roll(g, thrown, number, CountSuccesses())


def check_roll(seat: int, attribute: int, number: int) -> Roll:
    """A check of an attribute: every die that reaches the number is a success (DW-CHK-01)."""
    thrown = Roll(seat, ROLL_CHECK)
    thrown.attribute = attribute
    thrown.need = number
    return thrown


@final
class CountSuccesses(Step[Dwarves]):
    """All successes go to the one card, surplus is lost, a failure costs nothing (DW-CHK-02, 07, 09)."""

    def run(self, g: Dwarves) -> None:
        quests.score(g, g.roll.card, g.roll.part, successes(g))


# Council R4 -------------------------------------------------------------------------------------


def begin_council_check(g: Dwarves) -> None:
    """R4: a Craft check 4+ of no card (DW-COUN-03, DW-CARD-15)."""
    spend_action(g)
    number = standing.dice_for(g, g.active, ROLL_CHECK, CRAFT)
    roll(g, check_roll(g.active, CRAFT, COUNCIL_NUMBER), number, CouncilGift())


@final
class CouncilGift(Step[Dwarves]):
    """At most one Equipment card, however many successes (DW-COUN-07)."""

    def run(self, g: Dwarves) -> None:
        if successes(g):
            g.then(Task(DRAW_EQUIPMENT, a=1))
