"""Recruiting: the dice of the Army of Evil, and the Gate at which its troops arrive (DW-DOOM-04)."""

from typing import Final, final

from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.land import settle
from jotunheim.games.dwarves.rules.troops import put_troops
from jotunheim.games.dwarves.rules.windows import recruiting
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import ELF, L3, ORC, TROLL
from jotunheim.games.dwarves.words.events.map import BLANKS_AGAIN, RECRUITS
from jotunheim.kernel import Step

ALL_KINDS: Final = (ORC, TROLL, ELF)


def recruit(g: Dwarves, gate: int) -> None:
    """All three Recruitment dice for a Gate: roll, L3, W2, put, settle (DW-DOOM-04)."""
    g.then(ROLL_ALL, PutRecruits(gate))


def recruit_dice(g: Dwarves, kinds: list[int], after: Step[Dwarves]) -> None:
    """Recruitment dice that bring troops: roll, L3, W2; then the caller's step (DW-COUN-12)."""
    g.then(RollRecruits(tuple(kinds)), after)


def throw(g: Dwarves, kind: int) -> int:
    """One Recruitment die: the skulls it shows."""
    faces = g.book.recruit_faces[kind]
    return faces[g.chance.below(len(faces))]


@final
class RollRecruits(Step[Dwarves]):
    """The dice are rolled; at L3 each blank once more, even if it is blank again (DW-COUN-10)."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def run(self, g: Dwarves) -> None:
        skulls = [0, 0, 0]
        for kind in self.kinds:
            skulls[kind] = throw(g, kind)
        if g.council == L3:
            roll_blanks_again(g, [kind for kind in self.kinds if skulls[kind] == 0], skulls)
        g.skulls = skulls
        window = recruiting(g)
        if not window.is_silent(g):
            g.then(window)


def roll_blanks_again(g: Dwarves, blanks: list[int], skulls: list[int]) -> None:
    """L3: each blank once more (DW-COUN-10)."""
    if blanks:
        g.tell(BLANKS_AGAIN, ())
    for kind in blanks:
        skulls[kind] = throw(g, kind)


ROLL_ALL: Final = RollRecruits(ALL_KINDS)


@final
class PutRecruits(Step[Dwarves]):
    """All of them arrive together, as far as the supply goes; then the map settles (DW-DOOM-05, 08, 09)."""

    def __init__(self, gate: int) -> None:
        self.gate = gate

    def run(self, g: Dwarves) -> None:
        troops = g.skulls[:]
        troops[ORC] += standing.more_orcs(g)
        place = g.book.gate_hex[self.gate]
        found = put_troops(g, place, troops)
        if g.journal is not None:
            g.tell(RECRUITS, (self.gate, *found))
        settle(g)
