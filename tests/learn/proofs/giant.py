"""Puzzles of GIANT: what a move makes of this round's shots, and what a shot or an assault is worth in half points."""

from itertools import combinations
from typing import Final

from jotunheim.games.giant import GAME
from jotunheim.games.giant.rules.assault import may_assault
from jotunheim.games.giant.state import MOVEMENT, SHOOTING, War
from jotunheim.games.giant.words.shots import Shot, shots_of
from tests.learn.proofs.proof import Proof

SHOTS: Final = ("PickWeapon", "PickTarget")
WEST: Final = 0
ROUND: Final = 2  # of a situation that names none
SUMS: Final = [a + b for a in range(1, 7) for b in range(1, 7)]


def question(g: War) -> str:
    """What is asked."""
    return type(g.asked).__name__


def lead(g: War) -> float:
    """West's points less East's."""
    return float(g.points[0] - g.points[1])


def shot(g: War) -> bool:
    """The shot is over."""
    return question(g) not in SHOTS


def moved(g: War) -> bool:
    """The movement is over; a round without shots and assaults passes by itself."""
    return g.phase != MOVEMENT or g.round > ROUND


def chance(needed: int) -> float:
    """Of two dice."""
    return sum([total >= needed for total in SUMS]) / len(SUMS)


def damage(g: War) -> float:
    """The damage that West's shots of this round can be expected to do, without a shot that needs a save."""
    if g.phase != SHOOTING:
        return 0.0
    return sum([best(shots_of(g, giant)) for giant in g.on_map(WEST)])


def best(shots: list[Shot]) -> float:
    """The weapons that fit under the threshold together and do the most; there is one target."""
    sets = [chosen for n in range(len(shots) + 1) for chosen in combinations(shots, n)]
    return max(
        [
            sum([chance(one.needed) * one.weapon.damage for one in chosen])
            for chosen in sets
            if not chosen or fits(chosen)
        ]
    )


def fits(chosen: tuple[Shot, ...]) -> bool:
    """Does the giant stay at or below its threshold?"""
    giant = chosen[0].shooter
    return giant.heat + sum([one.heat() for one in chosen]) <= giant.chassis.threshold


def assaults(g: War) -> float:
    """West can assault this round, and is as cool as possible."""
    giants = g.on_map(WEST)
    able = any(may_assault(g, giant) for giant in giants)
    return 100.0 * able - sum([giant.heat for giant in giants])


def wins(g: War) -> float:
    """West has won; a battle that goes on is open."""
    if not g.over:
        return 0.5
    return float(GAME.outcome(g).winners() == [WEST])


# Where nobody can shoot, the next round begins at once: its initiative changes nothing.
INITIATIVE: Final = ((("phase movement", "phase movement\ndice 2 12"),),)
PROOFS: Final = (
    Proof("Closer is steadier", damage, moved, worlds=INITIATIVE),
    Proof("To the water", damage, moved, worlds=INITIATIVE),
    Proof("Uphill", assaults, moved, worlds=INITIATIVE),
    Proof("The right distance", damage, moved, worlds=INITIATIVE),
    Proof("Cold iron first", lead, shot, given=1, slow=True),
    Proof("Two for one", lead, shot, given=1),
    # A battle that is won for certain is worth more than one that goes on.
    Proof(
        "Leave with the lead", wins, lambda g: g.phase != MOVEMENT or g.round > 7, worlds=INITIATIVE
    ),
)
