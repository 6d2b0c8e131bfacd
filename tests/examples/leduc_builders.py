"""Hands of Leduc poker in a few words, and what the players do with them."""

from jotunheim_examples.leduc import GAME
from jotunheim_examples.leduc.state import NAMES, Leduc

from jotunheim.kernel import Chance


class Hand:
    """A hand in progress, spoken of in the words of the table."""

    def __init__(self, g: Leduc) -> None:
        g.journal = []
        self.g = g

    def play(self, answers: str) -> "Hand":
        """Give these answers, whoever is asked."""
        for answer in answers.split():
            self.g.play(GAME.words.token(answer))
        return self

    @property
    def turn(self) -> str:
        return "" if self.g.asked is None else NAMES[self.g.asked.seat]

    @property
    def options(self) -> str:
        return " ".join(GAME.words.names[token] for token in self.g.options)

    @property
    def labels(self) -> list[str]:
        """The options as the asked player reads them."""
        asked = self.g.asked
        prompt = None if asked is None else GAME.prompt(self.g, asked.seat)
        return [] if prompt is None else [choice.label for choice in prompt.choices]

    @property
    def won(self) -> list[int]:
        assert self.g.over
        return GAME.outcome(self.g).scores

    def why_not(self, answer: str) -> str:
        return self.g.why_not(GAME.words.token(answer))

    def cards(self, seat: int) -> list[str]:
        """North's, South's and the public card as this seat sees them; "?" is face down."""
        zones = GAME.view(self.g, seat).zones[:3]
        return [card.name or "?" for zone in zones for card in zone.cards]

    def log(self, seat: int) -> list[str]:
        return [line.text for line in GAME.log(self.g, seat)]


def a_game(seed: int = 1, **options: str) -> Hand:
    """A new game."""
    return Hand(GAME.start(options, 2, Chance(seed)))


def a_hand(text: str, **options: str) -> Hand:
    """A hand that has come as far as the text says."""
    return Hand(GAME.open_situation(text, options, 2, Chance(1)))


def second_round(north: str, south: str, public: str, paid: str = "3 3") -> Hand:
    """Before the last bets, with these cards."""
    return a_hand(f"north holds {north}\nsouth holds {south}\npublic {public}\npaid {paid}")
