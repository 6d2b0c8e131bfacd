"""A table of The Dwarves as a record: Boïndil at Gate IV, with troops around him and land about to perish."""

from pathlib import Path

from jotunheim.games.dwarves import GAME
from jotunheim.records import Session, new_header
from tests.browser.battles import imports
from tests.browser.people import Person

HEROES = ("boindil", "tungdil", "balyndis", "andokai")
SITUATION = """
heroes: {heroes}
at boindil: L1
at tungdil: J3
troops K2: 3 orc, troll
troops L1: 2 orc, troll
troops F3: 2 orc, troll
troops G6: orc, troll
perished G1: R01
perished F1: Y01
marker 17
doom 39
council L1
card S1-A3
card AD02
card AD03
card TH06: 2 orc, troll
equipment boindil: EQ01, EQ07
equipment tungdil: EQ02
turn 17
{more}
"""
NAMES = ["Ylva", "Odd", "Tova", "Grim", "Solveig", "Bjørn"]


def quest(heroes: tuple[str, ...], spells: str) -> str:
    """The record: nothing was played yet."""
    text = SITUATION.format(heroes=", ".join(heroes), more=spells)
    head = new_header(GAME, len(heroes), {}, situation=text)
    head.names = dict(enumerate(NAMES[: len(heroes)]))
    return Session(GAME, head).text()


def at_the_gate(
    someone: Person, folder: Path, more: tuple[str, ...] = (), spells: str = ""
) -> None:
    """One person with all Heroes; nothing is hidden, so there is no curtain."""
    imports(someone, quest((*HEROES, *more), spells), folder)
    someone.is_at_the_table()
    someone.waits_for_turn()
