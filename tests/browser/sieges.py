"""A siege as a record: the defender before the fourth assault, with five hourglasses and a wall about to fall."""

from pathlib import Path

from jotunheim.games.stronghold import GAME
from jotunheim.records import Session, new_header
from tests.browser.battles import imports
from tests.browser.people import Person

SITUATION = """
round 4
line: ballista, siege_tower, banner, artilleryman, saboteur, specter
performed: briefing, ballista, banner, artilleryman, saboteur, specter, maneuver
paid: troll, 3 goblin, 2 orc
objectives: OB02, OB04
fulfilled: OB04
plans: DP06, DP07
in W1: marksman, soldier
in W2: marksman, soldier, 2 goblin, orc
in W3: marksman, 2 soldier, 2 orc, warrior
in W4: marksman, soldier
in W5: marksman, soldier
in W6: marksman, soldier, 2 orc
in W7: soldier, 2 troll, 2 orc, officer
in W8: marksman, 2 soldier, orc, siege_tower
in W9: marksman, soldier
walls W1: 2
walls W2: 2
walls W3: 3
walls W4: 2
walls W5: 2
walls W6: 1
walls W7: 2
walls W8: 2
walls W9: 2
cauldron W2: goblin
cauldron W4: orc
tile T2: pole
tile T5: cannon
tile T6: bay_window
in T2: marksman
in T6: marksman
equip W3: ladder
equip W6: sap
equip W7: banner
order W2: O-CALL
order W6: O-DET
order W7: O-BLUFF
ritual specter: W3, W6, W7 target
in RL1: goblin, orc
in RL2: orc, goblin
in RR1: orc, goblin
in RR2: troll, orc, goblin
in RR3: 2 orc
in RR4: goblin, 2 orc
in FL: 2 orc, goblin
in FR: troll, 2 orc, goblin
in MAR: goblin, orc
machine RR2: catapult, 1
machine RR3: ballista, 2
machine RL2: ballista, 4
trench_master RR3
trap P17: TR-T
trap P10: TR-G, up
trap P05: TR-S
saboteur FOR
in BAR: 2 marksman, soldier
in GRD: marksman
in CRT: veteran, soldier
placed blessing: 1
placed glare: 4
placed cannon: 2
placed trap: 4
placed pole: 1
spy banner
supply: 2 goblin
wood 3
hourglasses 5
defender
"""
NAMES = ["Grim", "Ylva"]


def siege() -> str:
    """The record: nothing was played yet."""
    head = new_header(GAME, 2, {}, situation=SITUATION)
    head.names = dict(enumerate(NAMES))
    return Session(GAME, head).text()


def at_the_walls(someone: Person, folder: Path) -> None:
    """On one shared screen, behind the cloth of the defender."""
    imports(someone, siege(), folder)
    someone.page.locator(".curtain").get_by_role("button").click()
    someone.is_at_the_table()
    someone.waits_for_turn()
