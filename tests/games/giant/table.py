"""A table for tests: set up in words, played by names, looked at through what lies on it."""

import itertools
from typing import ClassVar, Self

from jotunheim import testing
from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import TERRAINS
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import FACES, HEXES, NEIGHBOUR, hex_of_label, label
from jotunheim.games.giant.rules.sight import is_visible, sight
from jotunheim.games.giant.situation import draws_of
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import TYPE_NAMES, TYPES
from jotunheim.kernel import Chance, Line
from jotunheim.testing import rule

__all__ = [
    "TWO",
    "Table",
    "cost_of",
    "dice",
    "field_of",
    "laid",
    "new_game",
    "random_play",
    "rule",
    "sees",
    "situation",
]

TWO = "giant 1 type=5 at=1501\ngiant 4 type=5 at=1511\n"


def dice(rolls: str) -> list[int]:
    """The draws behind totals of two dice: "7 12" is 1+6, 6+6; a single die is written d5."""
    return draws_of(Line(1, f"dice {rolls}"))


class Table(testing.Table[War]):
    """A battle in progress."""

    declining: ClassVar[tuple[str, ...]] = ("end", "held", "mode:stand", "pass", "done", "none")

    def draws(self, rolls: str) -> list[int]:
        return dice(rolls)

    def go(self, manner: str, end: str, moved: int = 0) -> Self:
        """A whole move; without a number by the greatest."""
        self.play(f"mode:{manner}", f"hex:{end}")
        if self.question == "PickMoved":
            self.play(f"moved:{moved}" if moved else self.options[0])
        return self

    # Giants -------------------------------------------------------------------------------------

    def giant(self, number: int) -> Giant:
        """A giant by its number."""
        return self.g.giant(number)

    def at(self, number: int) -> str:
        """The hex in which a giant stands."""
        return label(self.giant(number).where)

    @property
    def giants(self) -> list[str]:
        """All giants, by their IDs."""
        return [giant.name() for giant in self.g.giants]

    # The battle ---------------------------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        """Half-points of this battle, by seat."""
        return self.g.points

    @property
    def round(self) -> int:
        """The round; 0 before the battle."""
        return self.g.round

    @property
    def quiet(self) -> int:
        """Complete rounds without an attack."""
        return self.g.quiet

    @property
    def initiative(self) -> int:
        """The seat that moves last and fights first."""
        return self.g.high

    @property
    def map_number(self) -> int:
        """The premade map, counted from 0; -1: another one."""
        return self.g.map_number

    @property
    def ground(self) -> list[int]:
        """The terrain of all hexes."""
        return self.g.field.kinds

    # The series ---------------------------------------------------------------------------------

    @property
    def totals(self) -> list[int]:
        """Half-points of all battles, by seat."""
        return self.g.campaign.totals

    @property
    def pools(self) -> list[int]:
        """Unit points that are left in a campaign, by seat."""
        return self.g.campaign.pools

    def hangar(self, name: str, seat: int) -> dict[str, int]:
        """The giants of a side that are ready or damaged, by type."""
        counts = self.g.campaign.ready if name == "ready" else self.g.campaign.damaged
        held = {TYPE_NAMES[at]: counts[seat * TYPES + at] for at in range(TYPES)}
        return {name: count for name, count in held.items() if count}


def situation(text: str, rolls: str = "", **settings: str) -> Table:
    """A table as the text says, with the next rolls of two dice."""
    return Table(GAME, text, rolls=rolls, settings=settings)


def laid(text: str, rolls: str = "", **settings: str) -> Table:
    """A table as the text says, before anything is asked or runs."""
    return Table(GAME, text, rolls=rolls, settings=settings, settled=False)


def new_game(rolls: str = "", seed: int = 1, **settings: str) -> Table:
    """A game from its beginning."""
    return Table(GAME, rolls=rolls, seed=seed, settings=settings)


def field_of(marks: dict[str, str], strict: bool = False, each_hex: bool = False) -> Field:
    """A blank field but for some hexes, given by label."""
    kinds = [0] * HEXES
    for where, name in marks.items():
        kinds[hex_of_label(where)] = TERRAINS.index(name)
    return Field(kinds, GAME.book.terrains, each_hex, strict)


def cost_of(field: Field, way: list[int], enters: bool = False) -> int:
    """The movement points of a path, step by step; `enters`: its first hex is entered too."""
    steps = [NEIGHBOUR[a * FACES : a * FACES + FACES].index(b) for a, b in itertools.pairwise(way)]
    spent = [field.prices[a * FACES + face] for a, face in zip(way, steps, strict=False)]
    return sum(spent) + (field.entry_prices[way[0]] if enters else 0)


def sees(field: Field, one: str, other: str) -> bool:
    """Whether two hexes see each other."""
    return is_visible(sight(field, GAME.book.lines, hex_of_label(one), hex_of_label(other)))


def random_play(g: War, seed: int) -> None:
    """To the end, by chance."""
    chance = Chance(seed)
    while not g.over:
        g.play(g.options[chance.below(len(g.options))])
