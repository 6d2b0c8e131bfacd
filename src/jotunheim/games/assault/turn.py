"""The order of play, from top to bottom as the rulebook prints it (AG-TRN, AG-END).

Only the current player starts anything; others answer when asked, one after the other; nobody can
interrupt moves, recruiting or events (AG-ACT-02, AG-ACT-03, AG-ACT-07).
"""

from collections.abc import Callable
from typing import ClassVar, Final, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules.attack import AttackMenu
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.ending import begin_endgame
from jotunheim.games.assault.rules.events import ClaimEvent
from jotunheim.games.assault.rules.leader import LeaderMenu
from jotunheim.games.assault.rules.magic import MagicMenu
from jotunheim.games.assault.rules.move import Move
from jotunheim.games.assault.rules.plunder import Plunder
from jotunheim.games.assault.rules.recruit import Recruit
from jotunheim.games.assault.rules.rest import Rest
from jotunheim.games.assault.rules.special import SpecialCommand
from jotunheim.games.assault.rules.trade import Trade
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import PLAYED, TURN
from jotunheim.kernel import Decision, SeatStep, Step
from jotunheim.texts import N_, _


@final
class Round(Step[Assault]):
    """One turn of every player, from the top of the ordning; NPC races have none.

    (AG-TRN-01, AG-GLO-08, AG-ACT-01, AG-NPC-01)

    After the Endgame has begun the round is played out and one more follows, so that all have the
    same number of turns (AG-END-04 to 06). A game that does not end is ended (AG-END-11).
    """

    def run(self, g: Assault) -> None:
        if g.last_round > 0 and g.round >= g.last_round:
            g.finish()
            return
        if g.round >= g.book.last_round:
            begin_endgame(g)
        g.round += 1
        g.chapter(g.round)
        for place in range(g.seats):
            g.then(Turn((g.first + place) % g.seats))
        g.then(Round())


@final
class Turn(SeatStep[Assault]):
    """Claim, cards, one Command Card, cards; nothing else (AG-TRN-02 to 04, 08)."""

    def run(self, g: Assault) -> None:
        seat = self.seat
        g.turn = seat
        g.held = g.resources[:]  # what forced partners held when this turn began (AG-TRD-05)
        g.paid = 0
        g.no_penalty = 0
        g.tell(TURN, (seat,))
        g.then(ClaimEvent(seat), UseTurnCards(seat), PlayCommand(seat), UseTurnCards(seat))


@final
class PlayCommand(Decision[Assault]):
    """One Command Card must be played, whatever it can do (AG-TRN-03, 05, 06).

    Also by a player who has no unit left (AG-FIN-08).
    """

    clauses: ClassVar[tuple[str, ...]] = ("AG-TRN-03", "AG-TRN-05", "AG-CMD-03", "AG-DEC-05")
    asks: ClassVar[str] = N_("Which Command Card do you play?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing a Command Card")

    def options(self, g: Assault) -> list[int]:
        seat = self.seat
        hand = [c for c in range(tokens.COMMANDS) if g.laid[seat * tokens.COMMANDS + c] == 0]
        return tokens.COMMAND.tokens(hand)

    def choose(self, g: Assault, token: int) -> None:
        command = tokens.COMMAND.of(token)
        lay(g, self.seat, command)
        g.then(COMMAND_STEPS[command](self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if tokens.COMMAND.has(token):
            return _("it lies in your row until you Rest (AG-CMD-06)")
        return ""


def lay(g: Assault, seat: int, command: int) -> None:
    """Put the card at the right end of the row, open to all (AG-CMD-01, 07)."""
    g.row[seat] += 1
    g.laid[seat * tokens.COMMANDS + command] = g.row[seat]
    g.tell(PLAYED, (seat, command))


# The command itself, in the order of the vocabulary; its parts follow from top to bottom (AG-CMD-02).
COMMAND_STEPS: Final[tuple[Callable[[int], Step[Assault]], ...]] = (
    *(Move, Plunder, Trade, Recruit, LeaderMenu, MagicMenu, AttackMenu, Rest, SpecialCommand),
)
