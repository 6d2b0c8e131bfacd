"""Tables that tests of several chapters start from, and what they read from them."""

from jotunheim.games.dwarves.rules.losses import hurt
from jotunheim.games.dwarves.rules.tasks import THREAT_ICON, Task
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES
from tests.games.dwarves.cardplay import now
from tests.games.dwarves.table import DwarfTable, table

PAIR = "heroes: tungdil, balyndis\n"  # Tungdil: Battle 3, Speed 3, at Gate IV (L1)
TRIO = "heroes: tungdil, balyndis, boendal\n"
SMITHS = "heroes: bavragor, balyndis"
QUIET = "card S1-A4\ncard AD01\ncard AD02\ncard AD03"  # nothing is turned up in step 2
FULL = "card AD02\ncard AD11\ncard AD12\n"  # three Adventures that need no troops
THREE = "card {b}-A1 space=0\ncard {b}-A2 space=1\ncard {b}-A3 space=2\n"  # a full Saga display
R01, R03, Y01, Y03, B01 = 0, 2, 12, 14, 24  # tiles of Perished Land


def elfar(text: str = "", rolls: str = "") -> DwarfTable:
    """Two Heroes with the Élfar expansion."""
    return table(f"{PAIR}{text}", elfar="yes", rolls=rolls)


def triumph(text: str = "", heroes: str = "tungdil, balyndis") -> DwarfTable:
    """A table of Book 5."""
    return table(f"heroes: {heroes}\n{text}", book="5")


def moving(text: str, rolls: str, heroes: str = PAIR, book: str = "1") -> DwarfTable:
    """The first Hero begins a Move action with this roll."""
    return table(f"{heroes}\n{text}", rolls=rolls, book=book).play("move")


def fighting(text: str, rolls: str, heroes: str = PAIR, book: str = "1") -> DwarfTable:
    """The first Hero fights with this roll."""
    return table(f"{heroes}\n{text}", rolls=rolls, book=book).play("fight")


def settled(text: str, *tiles: int, expert: str = "no") -> DwarfTable:
    """The map settles after troops came; these tiles are drawn, each counted in what is left."""
    return table(f"{text}\nbegin settle", draws=tiles, expert=expert)


def advanced(text: str, *draws: int) -> DwarfTable:
    """The Hero marker goes one space."""
    return table(f"{text}\nbegin marker", draws=draws)


def icon(text: str, *threats: str, book: str = "2") -> DwarfTable:
    """The Hero marker meets a threat icon; these Threats lie on top of their deck."""
    t = table(f"{PAIR}{text}\ndeck threats: {', '.join(threats)}", book=book)
    return now(t, lambda g: g.then(Task(THREAT_ICON)))


def lose(t: DwarfTable, hero: str, points: int) -> DwarfTable:
    """A Hero is to lose Health."""
    return now(t, lambda g: hurt(g, t.seat_of(hero), points))


def place(name: str) -> int:
    """The number of a hex."""
    return HEX_NAMES.index(name)


def won(t: DwarfTable, card: int) -> list[int]:
    """The successes on the faceup card with this place on the table."""
    return t.g.faceup[card].won


def display(t: DwarfTable) -> list[str]:
    """The cards of the display from left to right."""
    shown = [up for up in t.g.faceup if up.space < 3]
    return [CARD_NAMES[up.card] for up in sorted(shown, key=lambda up: up.space)]
