"""A table for tests: set up in words, played by names, looked at through what lies on it."""

import itertools

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import TERRAINS
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import FACES, HEXES, NEIGHBOUR, hex_of_label, label
from jotunheim.games.giant.rules.sight import is_visible, sight
from jotunheim.games.giant.state import Giant, War
from jotunheim.kernel import Chance, Scripted, Settings
from jotunheim.scene import Choice
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


def dice(text: str) -> list[int]:
    """The draws behind a row of 2d6 totals: "7 12" is 1+6, 6+6; a single die is written d5."""
    found: list[int] = []
    for word in text.split():
        if word.startswith("d"):
            found.append(int(word[1:]) - 1)
        else:
            first = min(6, int(word) - 1)
            found += [first - 1, int(word) - first - 1]
    return found


class Table:
    """A game in progress, spoken to by names."""

    def __init__(self, g: War) -> None:
        self.g = g

    def play(self, *names: str) -> "Table":
        for name in names:
            self.g.play(GAME.words.token(name))
        return self

    def go(self, manner: str, end: str, moved: int = 0) -> "Table":
        """A whole move; without a number by the greatest."""
        self.play(f"mode:{manner}", f"hex:{end}")
        if self.asked() == "PickMoved":
            self.play(f"moved:{moved}" if moved else self.options()[0])
        return self

    def options(self) -> list[str]:
        return [GAME.words.names[token] for token in self.g.options]

    def asked(self) -> str:
        return "" if self.g.asked is None else self.g.asked.name()

    def seat(self) -> int:
        assert self.g.asked is not None
        return self.g.asked.seat

    def choices(self) -> dict[str, Choice]:
        assert self.g.asked is not None
        prompt = GAME.prompt(self.g, self.g.asked.seat)
        assert prompt is not None
        return {choice.token: choice for choice in prompt.choices}

    def refusals(self) -> dict[str, str]:
        assert self.g.asked is not None
        prompt = GAME.prompt(self.g, self.g.asked.seat)
        assert prompt is not None
        return {refusal.token: refusal.reason for refusal in prompt.refusals}

    def why_not(self, name: str) -> str:
        return self.g.why_not(GAME.words.token(name))

    def giant(self, number: int) -> Giant:
        return self.g.giant(number)

    def at(self, number: int) -> str:
        return label(self.giant(number).hex)

    def told(self, what: str) -> list[tuple[int, ...]]:
        return [event.values for event in self.g.journal or [] if event.what == what]


def situation(text: str, rolls: str = "", **settings: str) -> Table:
    """A table as the text says, with the next 2d6 rolls."""
    g = GAME.open_situation(text, settings, 2, Scripted(dice(rolls), Chance(1)))
    g.journal = []
    return Table(g)


def laid(text: str, **settings: str) -> Table:
    """A table as the text says, before anything is asked or runs."""
    return Table(GAME.situation(text, Settings(GAME.settings, settings), 2, Chance(1)))


def new_game(rolls: str = "", seed: int = 1, **settings: str) -> Table:
    """A game from its beginning."""
    g = GAME.start(settings, 2, Scripted(dice(rolls), Chance(seed)))
    g.journal = []
    return Table(g)


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
