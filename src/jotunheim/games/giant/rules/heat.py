"""Heat, the governor, running hot (GI-HEA, GI-HOT).

Heat does nothing but this (GI-HEA-06): an action is judged before it starts and never stopped
(GI-HEA-07), and only actions that heat need a save (GI-HOT-07).
"""

from typing import Final

from jotunheim.games.giant.rules.damage import destroy
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.words.events.rounds import EXPLODE, HEAT, SAVE

RUN_HEAT: Final = 2  # GI-HEA-02; a limp heats like a run (GI-MOV-19)
ROLL_HEAT: Final = 1  # GI-ASL-11
BASE_SAVE: Final = 4  # GI-HOT-03
MOST: Final = 12  # 2d6 give no more


def to_save(giant: Giant, heat: int = 0) -> int:
    """The To Save number after so much more heat; 0: none is needed, as at exactly HT (GI-HEA-05, GI-HOT-03, 10)."""
    over = giant.heat + heat - giant.chassis.threshold
    return BASE_SAVE + over if over > 0 else 0


def warm(g: War, giant: Giant, heat: int) -> None:
    """Add heat (GI-HEA-01)."""
    giant.heat += heat
    g.tell(HEAT, (giant.key(), heat, giant.heat))


def cool(g: War, giant: Giant) -> None:
    """Walking and standing shed heat, more in water, never below 0 (GI-HEA-03, 04, GI-HOT-11)."""
    shed = min(giant.heat, g.field.terrain(giant.where).cooling)
    if shed > 0:
        giant.heat -= shed
        g.tell(HEAT, (giant.key(), -shed, giant.heat))


def saves(g: War, giant: Giant) -> bool:
    """Make the saving throw, if heat is above the threshold (GI-HOT-02..04, GI-HOT-09)."""
    needed = to_save(giant)
    if needed == 0:
        return True
    if needed > MOST:
        g.tell(SAVE, (giant.key(), needed, 0))
        return False
    roll = g.roll()
    g.tell(SAVE, (giant.key(), needed, roll))
    return roll >= needed


def heat_up(g: War, giant: Giant, heat: int) -> None:
    """A heating action outside an assault: heat, then a save each time (GI-HOT-05, 06, GI-EXP-03)."""
    warm(g, giant, heat)
    if not saves(g, giant):
        explode(g, giant)


def explode(g: War, giant: Giant) -> None:
    """The reactor blows up; for scoring it is a destruction (GI-HOT-05, GI-EXP-05, GI-SCO-05)."""
    g.tell(EXPLODE, (giant.key(), giant.chassis.blast()))
    destroy(g, giant)
