"""Situations: a table set up in words, one fact a line. All games read them with this reader.

    army fire in silver_marches: 2 regular, elite wounded      # a comment
    giant 1 type=4 at=1111 damage=head:1,torso:2
    round 3

A line begins with its key. Words follow; items stand after a colon, separated by commas. Without a colon, all that
follows the key are items. A mistake is reported with its line, the culprit and what would be right.

Every game has these lines too:

    dice 3 4 6                     what the next dice show; after them chance takes over
    deck spells: fireball, haste   the next cards of a deck, the top card first
    last_round 7                   the round after which the game ends, where the game has one
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from jotunheim.kernel.chance import Chance, Scripted
from jotunheim.kernel.errors import SituationError

DICE: Final = "dice"
DECK: Final = "deck"
LAST_ROUND: Final = "last_round"
SHARED: Final = (DICE, DECK, LAST_ROUND)
MOST: Final = 1_000_000  # where a number has no bound of its own


@final
class Line:
    """One line: its key, the words after it, and its items."""

    def __init__(self, place: int, text: str) -> None:
        self.place = place  # from 1, as editors count
        self.text = text  # without its comment
        about, colon, rest = split_at_colon(text)
        self.key = about[0]
        self.words = about[1:]
        listed = rest if colon else " ".join(self.words)
        self.items = [item.strip() for item in listed.split(",")] if listed.strip() else []

    def wrong(self, what: str) -> SituationError:
        """The error for this line."""
        return SituationError(f"line {self.place}: {what}")

    def word(self, at: int, what: str) -> str:
        """A word that must be there, counted from 0 after the key."""
        if at >= len(self.words):
            raise self.wrong(f"expected {what} after {' '.join([self.key, *self.words])!r}")
        return self.words[at]

    def number(self, word: str, low: int = 0, high: int = MOST) -> int:
        """A whole number in a range."""
        if word.removeprefix("-").isdecimal() and low <= int(word) <= high:
            return int(word)
        bounds = f"from {low} to {high}" if high < MOST else f"from {low} on"
        raise self.wrong(f"expected a whole number {bounds}, got {word!r}")

    def numbers(self, count: int, low: int = 0, high: int = MOST) -> list[int]:
        """So many whole numbers, separated by blanks or commas: `points 2 1`, `pools 40, 20`."""
        words = " ".join(self.items).split()
        if len(words) != count:
            raise self.wrong(f"{self.key} needs {count} numbers, got {len(words)}")
        return [self.number(word, low, high) for word in words]

    def one_of(self, word: str, names: Sequence[str], what: str = "") -> int:
        """The place of a word in a closed list; `what` says what it should be: a race."""
        if word not in names:
            wish = f"{what}, one of " if what else "one of "
            raise self.wrong(f"expected {wish}{', '.join(dict.fromkeys(names))}, got {word!r}")
        return list(names).index(word)

    def counted(self, item: str) -> tuple[int, str]:
        """`3 elite` is three and "elite"; without a number it is one."""
        count, _, name = item.partition(" ")
        if not item:
            raise self.wrong("an item is missing between two commas")
        if not count.isdecimal():
            return 1, item
        if not name.strip():
            raise self.wrong(f"expected a name after the number {count!r}")
        return int(count), name.strip()

    def name_in_place(self, form: str) -> tuple[str, str]:
        """NAME and PLACE of `army NAME in PLACE: items`; `form` is how the line should read."""
        if len(self.words) < 3 or self.words[1] != "in":
            raise self.wrong(f"expected {form!r}, got {self.text!r}")
        return self.words[0], self.words[2]

    def facts(self, first: int, known: Sequence[str]) -> dict[str, str]:
        """The words from a place on as `key=value`; a word alone has an empty value."""
        found: dict[str, str] = {}
        for word in self.words[first:]:
            name, _, value = word.partition("=")
            self.one_of(name, known)
            if name in found:
                raise self.wrong(f"{name!r} is there twice")
            found[name] = value
        return found

    def pairs(self, value: str) -> list[tuple[str, str]]:
        """`head:1,torso:2` as pairs; the empty value has none."""
        found: list[tuple[str, str]] = []
        for item in value.split(",") if value else []:
            name, colon, rest = item.partition(":")
            if not name or (colon and not rest):
                raise self.wrong(f"expected NAME:VALUE, got {item!r}")
            found.append((name, rest))
        return found


Reader = Callable[[Line], None]
DiceReader = Callable[[Line], list[int]]


def split_at_colon(text: str) -> tuple[list[str], bool, str]:
    """The words before the colon, whether there is one, and the rest; `at=H1:2` holds no such colon."""
    about: list[str] = []
    rest = text
    while rest:
        word, _, after = rest.partition(" ")
        head, colon, tail = word.partition(":")
        if colon and "=" not in head:
            return [*about, head] if head else about or [colon], True, f"{tail} {after}".strip()
        about.append(word)
        rest = after.lstrip()
    return about, False, ""


def dice_as_they_show(line: Line) -> list[int]:
    """`dice 3 4 6` as draws, which are counted from 0."""
    return [line.number(word, 1) - 1 for word in " ".join(line.items).split()]


@final
class Lines:
    """All lines of a situation. A game says which decks it has and how late its last round can be."""

    def __init__(
        self,
        text: str,
        decks: Sequence[str] = (),
        rounds: int = 0,
        read_dice: DiceReader = dice_as_they_show,
    ) -> None:
        self.lines: list[Line] = []
        self.decks: dict[str, Line] = {}
        self.dice: list[int] = []  # draws, counted from 0
        self.last_round = 0  # 0: the situation does not say
        for number, raw in enumerate(text.splitlines()):
            words = " ".join(raw.partition("#")[0].split())
            if words:
                line = Line(number + 1, words)
                if line.key == DICE:
                    self.dice += read_dice(line)
                elif line.key == DECK:
                    self.keep_deck(line, decks)
                elif line.key == LAST_ROUND:
                    self.keep_last_round(line, rounds)
                else:
                    self.lines.append(line)

    def keep_deck(self, line: Line, decks: Sequence[str]) -> None:
        """A line about a deck: one of those that the game has, and only once."""
        if not decks:
            raise line.wrong("this game has no deck whose order can be given")
        name = line.word(0, "the name of a deck")
        line.one_of(name, decks, "a deck")
        if name in self.decks:
            raise line.wrong(f"the deck {name!r} is there twice")
        self.decks[name] = line

    def keep_last_round(self, line: Line, rounds: int) -> None:
        """The last round, where the game has one."""
        if not rounds:
            raise line.wrong("this game has no last round")
        self.last_round = line.number(line.word(0, "a round"), 1, rounds)

    def of(self, key: str) -> list[Line]:
        """All lines with this key."""
        return [line for line in self.lines if line.key == key]

    def read(self, readers: dict[str, Reader], later: Sequence[str] = ()) -> None:
        """Hand every line to the reader of its key; leave out those that are read later."""
        for line in self.lines:
            if line.key in readers:
                readers[line.key](line)
            elif line.key not in later:
                known = ", ".join(sorted([*readers, *later, *SHARED]))
                raise line.wrong(f"{line.key!r} begins no line; there are {known}")

    def stack(self, name: str, deck: list[int], names: Sequence[str]) -> None:
        """Move the named cards to the top of a deck, which is the end of its list; names[card] is a card's name."""
        line = self.decks.get(name)
        if line is None:
            return
        named: list[int] = []
        for item in line.items:
            line.one_of(item, names, "a card")
            card = next((card for card in deck if names[card] == item), -1)
            if card < 0:
                raise line.wrong(f"no {item!r} is left in the deck {name!r}")
            deck.remove(card)
            named.append(card)
        named.reverse()
        deck += named

    def scripted(self, chance: Chance) -> Chance:
        """The chance of the table: the dice of the situation first."""
        return Scripted(self.dice, chance) if self.dice else chance
