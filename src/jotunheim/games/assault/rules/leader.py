"""The Leader Command: activate the Leader Card, or bring a defeated leader back (AG-LDR)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules.board import is_leader_on_board, place_of
from jotunheim.games.assault.rules.effects_on_turn import carry_out
from jotunheim.games.assault.rules.recruit import may_place_free
from jotunheim.games.assault.rules.stacking import enter, take_from_supply
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import ACTIVATED, RETURNED
from jotunheim.kernel import PASS, Decision
from jotunheim.texts import N_, _


def can_return(g: Assault, race: int) -> bool:
    """A leader off the board, and a place for him; never the Vonindod (AG-LDR-04, 05, 09)."""
    return not is_leader_on_board(g, race) and len(may_place_free(g, race)) > 0


@final
class LeaderMenu(Decision[Assault]):
    """Activate, return, or nothing: the bottom part of the card counts in any case (AG-LDR-01, 08).

    Activating with a wounded or absent leader is allowed, as lasting abilities may wake up later
    (AG-LDR-02, 10).
    """

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-LDR-01", "AG-LDR-04", "AG-LDR-10", "AG-DEC-14")
    asks: ClassVar[str] = N_("What does your leader do?")
    ends: ClassVar[str] = N_("Do nothing")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what their leader does")

    def options(self, g: Assault) -> list[int]:
        if can_return(g, g.race_of[self.seat]):
            return [tokens.W_ACTIVATE, tokens.W_RETURN, PASS]
        return [tokens.W_ACTIVATE, PASS]

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_ACTIVATE:
            activate(g, self.seat)
        elif token == tokens.W_RETURN:
            g.then(ReturnLeader(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if token != tokens.W_RETURN:
            return ""
        if is_leader_on_board(g, g.race_of[self.seat]):
            return _("your leader is on the board (AG-LDR-04)")
        return _("enemies hold your Starting Region and you have no friendly region (AG-LDR-05)")


def activate(g: Assault, seat: int) -> None:
    """The row remembers it for lasting abilities; immediate ones happen now (AG-LDR-10).

    They need the leader healthy on the board (AG-LDR-03). Two Leader Cards of the fire giants are
    both activated by the one command (AG-LDR-09).
    """
    race = g.race_of[seat]
    g.activated[seat] = 1
    g.tell(ACTIVATED, (race,))
    for second in range(2):
        card = race * 2 + second
        slot = tokens.SECOND_LEADER if second else tokens.LEADER
        now = len(g.book.ability[card]) > 0 and not g.book.lasting[card]
        if now and place_of(g, race, slot) != tokens.NOBODY:
            carry_out(g, seat, g.book.ability[card], tokens.NOBODY)


@final
class ReturnLeader(Decision[Assault]):
    """The leader comes back free and wounded, in the Starting Region (AG-LDR-04, AG-COM-09).

    The cloud giants' is the Evermoors, not Lyn Armaal (AG-LDR-05).
    """

    clauses: ClassVar[tuple[str, ...]] = ("AG-LDR-04", "AG-LDR-05")
    asks: ClassVar[str] = N_("Where does your leader return?")
    meanwhile: ClassVar[str] = N_("{seat} are bringing their leader back")

    def options(self, g: Assault) -> list[int]:
        return tokens.REGION.tokens(may_place_free(g, g.race_of[self.seat]))

    def choose(self, g: Assault, token: int) -> None:
        race = g.race_of[self.seat]
        take_from_supply(g, race, tokens.K_LEADER, tokens.LEADER_WOUNDED)
        g.tell(RETURNED, (race,))
        enter(g, self.seat, tokens.REGION.of(token))
