"""A table of Leduc poker for tests: hands in a few words, and what the players do with them."""

from jotunheim_examples.leduc import GAME
from jotunheim_examples.leduc.state import Leduc
from jotunheim_examples.leduc.words.names import NAMES

from jotunheim import testing


class Table(testing.Table[Leduc]):
    """A hand in progress, spoken of in the words of poker."""

    def __init__(self, text: str = "", seed: int = 1, **settings: str) -> None:
        super().__init__(GAME, text, seed=seed, settings=settings)

    @property
    def turn(self) -> str:
        return "" if self.over else NAMES[self.seat]

    @property
    def labels(self) -> list[str]:
        """The options as the asked player reads them."""
        return [choice.label for choice in self.choices.values()]

    @property
    def won(self) -> list[int]:
        return self.outcome().scores

    def cards(self, seat: int) -> list[str]:
        """North's, South's and the public card as this seat sees them; "?" is face down."""
        zones = self.view(seat).zones[:3]
        return [card.name or "?" for zone in zones for card in zone.cards]


def second_round(north: str, south: str, public: str, paid: str = "3 3") -> Table:
    """Before the last bets, with these cards."""
    return Table(f"north holds {north}\nsouth holds {south}\npublic {public}\npaid {paid}")
