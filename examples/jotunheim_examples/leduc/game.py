"""The game as everybody else knows it: its settings, its start and its end; all else is asked for in its rooms."""

from typing import Final, final

from jotunheim.kernel import Chance, Decision, Game, Outcome, Settings, competitive, number
from jotunheim.scene import Choice, Scene
from jotunheim.texts import N_
from jotunheim_examples.leduc import bot, situation, view
from jotunheim_examples.leduc.state import Leduc, Terms
from jotunheim_examples.leduc.tokens import WORDS
from jotunheim_examples.leduc.turn import HANDS
from jotunheim_examples.leduc.words import labels
from jotunheim_examples.leduc.words.events import EVENTS
from jotunheim_examples.leduc.words.names import player, reason

SETTINGS: Final = [
    number("raises", 2, 1, 4, N_("raises in a round, at most")),
    number("bet", 2, 1, 10, N_("chips of a raise in the first round; twice as many in the second")),
    number("hands", 1, 1, 20, N_("hands to play")),
]


@final
class LeducGame(Game[Leduc]):
    """The door to Leduc poker."""

    def __init__(self) -> None:
        super().__init__("leduc", N_("Leduc poker"), WORDS)
        self.summary = N_("poker with six cards: one in your hand, one on the table, two rounds")
        self.settings = SETTINGS
        self.declare(EVENTS)
        self.package = "jotunheim_examples.leduc"

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Leduc:
        g = Leduc(terms_of(settings), chance)
        g.then(HANDS)
        return g

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Leduc:
        return situation.read(text, Leduc(terms_of(settings), chance))

    def outcome(self, g: Leduc) -> Outcome:
        ranks = competitive(g.won, []).ranks
        utilities = [chips / g.terms.most() for chips in g.won]  # LP-END-02
        return Outcome(g.won[:], ranks, utilities, reason(g, max(g.won)))

    def view(self, g: Leduc, seat: int) -> Scene:
        return view.scene(self, g, seat)

    def seat_name(self, g: Leduc, seat: int) -> str:
        return player(g, seat)

    def choice(self, g: Leduc, decision: Decision[Leduc], token: int) -> Choice:
        return Choice(
            token=WORDS.names[token],
            label=labels.label(g, decision.seat, token),
            note=labels.note(g, decision.seat, token),
        )

    def evaluate(self, g: Leduc, seat: int) -> float:
        return bot.worth(g, seat)

    def weigh(self, g: Leduc, options: list[int]) -> list[float]:
        return [bot.promise(g, token) for token in options]


def terms_of(settings: Settings) -> Terms:
    """What was agreed on."""
    return Terms(settings.number("raises"), settings.number("bet"), settings.number("hands"))


GAME: Final = LeducGame()
