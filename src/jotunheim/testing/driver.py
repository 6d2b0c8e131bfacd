"""Random play under all invariants: cheap ones at each decision, expensive ones at a seeded sample.

The expensive checks of a game are bounded and spread evenly over it: many games that are checked at a few decisions show
more than a few games that are checked at every one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from jotunheim.kernel import Chance, Game, UserError
from jotunheim.testing.checks.courses import check_courses
from jotunheim.testing.checks.ending import check_outcome, check_replay
from jotunheim.testing.checks.knowledge import (
    check_covert,
    check_deals_play,
    check_told,
    check_worlds,
)
from jotunheim.testing.checks.options import (
    check_bounds,
    check_carried_through,
    check_options,
    check_options_again,
    check_refusals,
    check_routes,
    check_why_not,
)
from jotunheim.testing.checks.scenes import check_log, check_views
from jotunheim.testing.checks.table import Watch, check_census, check_clone
from jotunheim.testing.checks.undo import Floor, check_macros, check_nothing_learned
from jotunheim.testing.complaint import Complaint, blame, expect
from jotunheim.testing.spread import spread
from jotunheim.testing.walk import Course, Walk, length

CHEAP: list[Callable[[Walk], None]] = [check_options, check_bounds]
EXPENSIVE: list[Callable[[Walk], None]] = [
    check_clone,
    check_options_again,
    check_views,
    check_worlds,
    check_told,
    check_covert,
    check_carried_through,
    check_why_not,
    check_refusals,
    check_routes,
    check_macros,
    check_nothing_learned,
]


@dataclass(frozen=True)
class Depth:
    """How closely to look."""

    limit: int = 20_000  # decisions; a longer game is endless
    every: int = 10  # one decision in so many gets the expensive checks
    most: int = 8  # but no more decisions than this in one game
    deals: int = 60  # one decision in so many gets its new deals played on and to the end
    most_deals: int = 4  # but no more decisions than this in one game
    stop: int = 0  # stop after so many decisions; 0: play to the end


class Failure(Exception):
    """A game that broke an invariant, with the plays that led there."""

    def __init__(self, complaint: Complaint, course: Course, walk: Walk | None) -> None:
        super().__init__(f"{course}: {complaint}")
        self.complaint = complaint
        self.course = course
        self.walk = walk


def play_one(course: Course, depth: Depth) -> Walk:
    """One random game under all checks; a Failure says what is wrong and how to get there."""
    walk: Walk | None = None
    try:
        walk = Walk(course)
        play_through(walk, depth)
        check_end(walk)
    except UserError as error:
        if walk is None:
            raise  # these settings cannot be combined, and the game says so
        raise Failure(blame(error, "crash", walk.where()), course, walk) from error
    except Exception as error:
        where = "at the start" if walk is None else walk.where()
        raise Failure(blame(error, "crash", where), course, walk) from error
    return walk


class Plan:
    """Which decisions of a game are looked at closely, and whose deals are played on and to the end."""

    def __init__(self, walk: Walk, depth: Depth) -> None:
        decisions = length(walk.course, depth.stop or depth.limit)
        self.close = spread_out(walk.rng, decisions, depth.every, depth.most)
        self.ends = spread_out(walk.rng, decisions, depth.deals, depth.most_deals)


def spread_out(rng: Chance, decisions: int, every: int, most: int) -> set[int]:
    """One in `every` on average, but at most so many: one at random from each of equal parts."""
    rest = 1 if rng.below(every) < decisions % every else 0
    count = min(decisions // every + rest, most)
    edges = [decisions * i // count for i in range(count + 1)] if count else []
    return {low + rng.below(high - low) for low, high in pairwise(edges)}


def play_through(walk: Walk, depth: Depth) -> None:
    """Play to the end, and check every decision."""
    plan = Plan(walk, depth)
    at_start = walk.g.census()
    check_census(walk, at_start)
    while not walk.g.over and (depth.stop == 0 or len(walk.plays) < depth.stop):
        expect(len(walk.plays) < depth.limit, "endless", f"more than {depth.limit} decisions")
        closely = len(walk.plays) in plan.close
        look(walk, closely)
        if len(walk.plays) in plan.ends:
            check_courses(walk)
            check_deals_play(walk, depth.limit)
        step(walk, with_twin=closely)
        check_census(walk, at_start)


def look(walk: Walk, closely: bool) -> None:
    """The checks of one decision."""
    for check in [*CHEAP, *EXPENSIVE] if closely else CHEAP:
        check(walk)


def step(walk: Walk, with_twin: bool) -> None:
    """One random play, watched."""
    token = walk.pick()
    watch = Watch(walk, with_twin)
    floor = Floor(walk)
    walk.play(token)
    floor.done()
    watch.done(token)


def check_end(walk: Walk) -> None:
    """The checks of a game that is over, or that was stopped."""
    check_views(walk)
    check_log(walk)
    check_worlds(walk)
    if walk.g.over:
        check_outcome(walk)
    check_replay(walk)


def courses(
    game: Game[Any], games: int, seats: int = 0, seed: int = 0, given: dict[str, str] | None = None
) -> list[Course]:
    """So many games for each number of seats; settings take turns."""
    counts = [seats] if seats else game.seat_counts()
    found: list[Course] = []
    for k, count in enumerate(counts):
        choices = spread(game, seed=seed, seats=count) if given is None else [given]
        for i in range(games):
            found.append(Course(game, count, seed + i, choices[(i + k) % len(choices)]))
    return found


def check_game(
    game: Game[Any],
    games: int = 4,
    seats: int = 0,
    seed: int = 0,
    given: dict[str, str] | None = None,
    depth: Depth | None = None,
) -> int:
    """Play random games under all invariants; returns how many decisions were made.

    Without `seats`, every number of seats gets so many games; without `given`, they take turns through
    the spread of settings. Settings that the game refuses with a UserError are not played.
    """
    work = courses(game, games, seats, seed, given)
    return sum(len(play_one(course, depth or Depth()).plays) for course in work)
