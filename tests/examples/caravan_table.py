"""A table of Caravan for tests: hands and caravans in a few words, played by names."""

from caravan import GAME
from caravan.state import Caravan

from jotunheim import testing


class Table(testing.Table[Caravan]):
    """A game in progress, spoken of in the words of the rules."""

    def __init__(self, text: str = "", seats: int = 2, seed: int = 1, **settings: str) -> None:
        super().__init__(GAME, text, seats=seats, seed=seed, settings=settings)

    def hand(self, seat: int, viewer: int | None = None) -> list[str]:
        """The cards of a hand as somebody sees them, by default the owner; "?" is face down."""
        scene = self.view(seat if viewer is None else viewer)
        (zone,) = [zone for zone in scene.zones if zone.key == f"hand:{seat}"]
        names = [card.name for card in zone.cards]
        return names + ["?"] * (zone.count - len(names))

    @property
    def gold(self) -> list[int]:
        return [int(seat.score) for seat in self.view().seats]

    @property
    def discarded(self) -> int:
        (zone,) = [zone for zone in self.view().zones if zone.key == "discard"]
        return zone.count


def raid(*hands: str, caravan: str = "salt", more: str = "") -> Table:
    """Everybody raids this caravan, with these hands; the first raider is asked for robbers."""
    lines = [f"hand {seat + 1}: {cards}" for seat, cards in enumerate(hands)]
    table = Table("\n".join([*lines, f"caravan {caravan}", more]), seats=len(hands))
    return table.play(*["raid"] * len(hands))
