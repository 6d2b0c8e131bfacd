"""Tables of Valda as records: the fourth round of six, from the long menu to the dice."""

from pathlib import Path

from jotunheim.games.valda import GAME
from jotunheim.records import Session, new_header
from tests.browser.battles import imports
from tests.browser.people import Person

# Seat 1 is at turn. Thrym, Ymir and Mork have come instead of Odin, Heimdall and Loki.
SITUATION = """
occupants: agir, mork, thrym, ymir
round 4
first 1
active 1
player 1 followers=9 blood=1 diamond=4 gold=5 rune=2 mines=3 drills=1
player 2 followers=12 blood=3 diamond=1 gold=6 rune=1 mines=2 drills=2
player 3 followers=7 blood=3 diamond=2 gold=2 mines=2 drills=1
player 4 followers=10 blood=4 diamond=3 gold=1 rune=3 mines=1 drills=2
temples 1: heimdall, odin, tyr
temples 2: freya, thor, thor
temples 3: heimdall, surtur, loki, thor
temples 4: freya, tyr, surtur frozen=2
hand 1: seduction_1, drakkar, backup_2, kidnap, rune_theft, round_shield, war_horn, weapon_thrym
hand 2: raid, sabotage, wooden_shield, shield_wall, weapon_agir
hand 3: kidnap, round_shield, war_horn, weapon_thor, kill
hand 4: temple_freeze, raid, wooden_shield, fortress, weapon_freya
"""
NAMES = ["Ylva", "Odd", "Ragna", "Sten"]


def record(phase: str, *plays: str) -> str:
    """The record of a table in this phase, after these plays."""
    head = new_header(GAME, 4, {}, situation=f"{SITUATION}{phase}\n")
    head.names = dict(enumerate(NAMES))
    table = Session(GAME, head)
    for name in plays:
        table.play(name)
    return table.text()


def at_the_fjord(someone: Person, folder: Path, phase: str, *plays: str) -> None:
    """On one shared screen, behind the cloth of the player who is asked."""
    imports(someone, record(phase, *plays), folder)
    someone.page.locator(".curtain").get_by_role("button").click()
    someone.is_at_the_table()
    someone.waits_for_turn()
