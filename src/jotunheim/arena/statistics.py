"""What a game is like, in figures: length, options, chance, hidden things, kinds of decisions, changes of the lead.

Everything is counted in games of one player against itself. Forced answers are given by the rules themselves and are no
decisions; `forced` counts questions with one option that stop all the same, because a missing pause would tell something.
"""

import math
import statistics
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import msgspec

from jotunheim.arena.plan import ArenaError, derived
from jotunheim.arena.result import course_of, win_shares
from jotunheim.arena.skill import Skill
from jotunheim.arena.standings import Figure, mean_of, share_of
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, Decision, Game, State
from jotunheim.texts import ENGLISH, _, speaking

LOOKS: Final = 40  # at the lead, in the course of a game
CLEAR: Final = 0.02  # a smaller difference between the first two is no lead


class Course(msgspec.Struct, frozen=True):
    """One game, counted."""

    length: int
    options: tuple[int, ...]  # of each decision
    kinds: dict[str, int]  # decisions by their kind
    kind_options: dict[str, int]  # options of all of them together
    forced: int
    draws: int  # dice, cards and other draws
    hidden: float  # mean share of the hidden pieces that the asked seat does not know
    leads: tuple[int, ...]  # who leads, along the course; -1: nobody
    shares: tuple[float, ...]  # of the win, by seat
    tied: bool


class Kind(msgspec.Struct, frozen=True):
    """One kind of decision."""

    name: str
    share: float  # of all decisions
    options: float  # on average


class Statistics(msgspec.Struct, frozen=True):
    """A game in figures."""

    game: str
    seats: int
    player: str
    games: int
    seed: int
    length: Figure
    shortest: int
    longest: int
    options: Figure
    most_options: int
    middle_options: float  # the median
    tree: Figure  # decimal digits of the product of all options: the size of the tree of games
    forced: float  # share of decisions
    draws: Figure  # a game
    hidden: Figure  # share of the hidden pieces that the asked seat does not know
    lead_changes: Figure  # a game
    decided: Figure  # share of the game after which the winner leads to the end
    ties: float
    seat_shares: tuple[Figure, ...]
    kinds: tuple[Kind, ...]
    lengths: tuple[int, ...]
    course: tuple[float, ...]  # options along the course of a game
    skill: Skill | None = None  # luck against skill, if it was measured


def gather(
    game: Game[Any],
    seats: int,
    name: str,
    games: int,
    seed: int,
    options: dict[str, str],
    ended: Callable[[int], None] = lambda number: None,
) -> Statistics:
    """Play so many games and count."""
    if games < 1:
        raise ArenaError(_("statistics need at least one game, not {n}").format(n=games))
    count = seats or game.fewest
    game.check_seats(count)
    courses: list[Course] = []
    for number in range(games):
        courses.append(play(game, count, name, derived(seed, "statistics", number), options))
        ended(number + 1)
    return figures(game, count, name, seed, courses)


def play(game: Game[Any], seats: int, name: str, seed: int, options: dict[str, str]) -> Course:
    """One game from start to end."""
    g: State[Any] = game.start(options, seats, Chance(seed))
    players = [player(name, derived(seed, "seat", seat)) for seat in range(seats)]
    offers: list[int] = []
    kinds: Counter[str] = Counter()
    kind_options: Counter[str] = Counter()
    hidden: list[float] = []
    standings: list[list[float]] = []
    asked: Decision[Any] | None = g.asked
    while asked is not None:
        offers.append(len(g.options))
        kinds[asked.name()] += 1
        kind_options[asked.name()] += len(g.options)
        hidden.append(hidden_share(g, asked.seat))
        standings.append([] if game.cooperative else game.evaluate_all(g.me()))
        g.play(players[asked.seat].choose(Sight(game, g, asked.seat)))
        asked = g.asked
    for one in players:
        one.close()
    with speaking(ENGLISH):
        outcome = game.outcome(g.me())
    return Course(
        length=len(offers),
        options=tuple(offers),
        kinds=dict(kinds),
        kind_options=dict(kind_options),
        forced=offers.count(1),
        draws=g.chance.draws,
        hidden=statistics.fmean(hidden) if hidden else 0.0,
        leads=tuple(leads(standings)),
        shares=tuple(win_shares(outcome)),
        tied=len(outcome.winners()) > 1 and not game.cooperative,
    )


def hidden_share(g: State[Any], seat: int) -> float:
    """Of all pieces that can be hidden, the share that the seat does not know now."""
    pieces = known = 0
    for veil in g.veils():
        for piece in range(len(veil.prints)):
            pieces += 1
            known += veil.knows(piece, seat)
    return 1 - known / pieces if pieces else 0.0


def leads(standings: list[list[float]]) -> list[int]:
    """Who leads at some moments of a game, the same distance apart."""
    found: list[int] = []
    for look in range(LOOKS if standings else 0):
        found.append(leader(standings[len(standings) * look // LOOKS]))
    return found


def leader(standing: list[float]) -> int:
    """The seat that clearly stands best; -1: none does."""
    if len(standing) < 2:
        return -1
    best = sorted(standing, reverse=True)
    return standing.index(best[0]) if best[0] - best[1] > CLEAR else -1


def changes(course: Course) -> int:
    """How often the lead went to another seat."""
    there = [seat for seat in course.leads if seat >= 0]
    return sum([one != other for one, other in pairwise(there)])


def decided_at(course: Course) -> float:
    """The share of the game after which the winner leads to the end."""
    winners = [seat for seat, share in enumerate(course.shares) if share > 0]
    at = len(course.leads)
    while at > 0 and course.leads[at - 1] in winners:
        at -= 1
    return at / len(course.leads) if course.leads else 1.0


def figures(game: Game[Any], seats: int, name: str, seed: int, courses: list[Course]) -> Statistics:
    """Sum up."""
    lengths = [course.length for course in courses]
    every = [n for course in courses for n in course.options]
    parts = [course_of(list(course.options)) for course in courses if course.options]
    return Statistics(
        game=game.name,
        seats=seats,
        player=name,
        games=len(courses),
        seed=seed,
        length=mean_of(lengths, least=0),
        shortest=min(lengths),
        longest=max(lengths),
        options=mean_of([statistics.fmean(c.options or (1,)) for c in courses], least=1),
        most_options=max(every, default=0),
        middle_options=statistics.median(every or [0]),
        tree=mean_of([sum([math.log10(n) for n in c.options], 0.0) for c in courses], least=0),
        forced=sum([c.forced for c in courses]) / max(1, len(every)),
        draws=mean_of([c.draws for c in courses], least=0),
        hidden=mean_of([c.hidden for c in courses], least=0, most=1),
        lead_changes=mean_of([changes(c) for c in courses], least=0),
        decided=mean_of([decided_at(c) for c in courses], least=0, most=1),
        ties=statistics.fmean([c.tied for c in courses]),
        seat_shares=tuple([share_of([c.shares[s] for c in courses]) for s in range(seats)]),
        kinds=tuple(kinds_of(courses)),
        lengths=tuple(lengths),
        course=tuple([statistics.fmean(part) for part in zip(*parts, strict=True)]),
    )


def kinds_of(courses: list[Course]) -> list[Kind]:
    """The kinds of decisions, the most frequent first."""
    count: Counter[str] = Counter()
    options: Counter[str] = Counter()
    for course in courses:
        count.update(course.kinds)
        options.update(course.kind_options)
    total = max(1, sum(count.values()))
    ranked = sorted(count, key=lambda name: (-count[name], name))
    return [Kind(name, count[name] / total, options[name] / count[name]) for name in ranked]
