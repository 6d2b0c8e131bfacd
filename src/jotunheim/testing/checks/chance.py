"""Luck: what is hidden at the start is really mixed, and new deals leave out no world.

These look at many games at once, so they are run on their own, not at each decision.
"""

from typing import Any, Final

from jotunheim.kernel import Chance, State
from jotunheim.kernel.veil import bit_of
from jotunheim.scene import encode
from jotunheim.testing.complaint import Complaint, expect
from jotunheim.testing.statistics import excess, unfair_numbers, unfair_shuffles
from jotunheim.testing.walk import SPECTATOR, Course, Play, Walk

LIMIT: Final = 6.5  # standard deviations
OFTEN: Final = 5  # a world met so often in honest histories must come up in deals


def check_shuffles(course: Course, starts: int = 400) -> None:
    """Pieces that a spectator cannot tell apart at the start lie anywhere equally often."""
    tables = [course.begin(course.seed + i) for i in range(starts)]
    for family in range(len(tables[0].veils())):
        for heap in hidden_heaps(tables[0], family):
            check_heap([g for g in tables if heap in hidden_heaps(g, family)], family, heap)


def check_heap(tables: list[State[Any]], family: int, heap: list[int]) -> None:
    """The pieces of one heap lie in each of its places equally often."""
    pieces = sorted([tables[0].places(family)[place] for place in heap])
    counts: dict[tuple[int, int], int] = {}
    for g in tables:
        places = g.places(family)
        for place in heap:
            counts[(place, places[place])] = counts.get((place, places[place]), 0) + 1
    cells = [counts.get((place, piece), 0) for place in heap for piece in pieces]
    if len(heap) > 1 and sum(cells) == len(tables) * len(heap):
        far = excess(cells, [len(tables) / len(pieces)] * len(cells))
        what = f"family {family}: some pieces lie in some places too often ({far:.0f} deviations)"
        expect(far < LIMIT, "chance", what)


def hidden_heaps(g: State[Any], family: int) -> list[list[int]]:
    """Where a spectator cannot tell what lies: the places of pieces that were mixed with each other, in order."""
    veil = g.veils()[family]
    heaps: list[tuple[set[int], list[int]]] = []  # mixes, and places
    for place, piece in enumerate(g.places(family)):
        if veil.knows(piece, SPECTATOR):
            continue
        mixes, places = set(veil.lost(piece, bit_of(SPECTATOR))), [place]
        apart: list[tuple[set[int], list[int]]] = []
        for heap in heaps:
            if heap[0] & mixes:
                mixes, places = mixes | heap[0], heap[1] + places
            else:
                apart.append(heap)
        heaps = [*apart, (mixes, places)]
    return [sorted(places) for _mixes, places in heaps]


def check_no_world_left_out(course: Course, seat: int, plays: int, tries: int = 3000) -> int:
    """What honest histories with the same views lead to must come up in new deals, and only that.

    Returns how many histories had the same views. Where those are few, it can tell little.
    """
    walk = Walk(course)
    views = [view_of(walk, walk.g, seat)]
    while len(walk.plays) < plays and not walk.g.over:
        walk.play(walk.pick())
        views.append(view_of(walk, walk.g, seat))
    honest = Worlds()
    for i in range(tries):
        g = same_history(walk, views, seat, 1_000_000 + i)
        if g is not None:
            honest.add(g, seat)
    dealt = Worlds()
    for _ in range(min(8 * honest.count, tries)):
        dealt.add(walk.deal(seat), seat)
    if dealt.count:
        compare(honest, dealt, f"{walk.where()}: for seat {seat}")
    return honest.count


class Worlds:
    """Many worlds, and how often each hidden fact was true in them."""

    def __init__(self) -> None:
        self.count = 0
        self.facts: dict[tuple[int, ...], int] = {}

    def add(self, g: State[Any], seat: int) -> None:
        """Count the facts of one more world: which print lies in a place, and in two places."""
        self.count += 1
        for family, veil in enumerate(g.veils()):
            places = g.places(family)
            known = [veil.knows(piece, seat) for piece in places]
            hidden = [(i, veil.prints[p]) for i, p in enumerate(places) if not known[i]]
            for i, one in enumerate(hidden):
                self.note((family, *one))
                for other in hidden[:i]:
                    self.note((family, *other, *one))
        for sealed in g.seals:
            draft = g.drafts[sealed.seat]
            if sealed.seat != seat and not sealed.draft_options(g.me(), draft):
                self.note((-1, sealed.seat, *draft))

    def note(self, fact: tuple[int, ...]) -> None:
        """Once more."""
        self.facts[fact] = self.facts.get(fact, 0) + 1


def compare(honest: Worlds, dealt: Worlds, where: str) -> None:
    """The same facts on both sides, as far as they are not rare."""
    often = [fact for fact, count in honest.facts.items() if count >= OFTEN]
    missing = [fact for fact in often if fact not in dealt.facts]
    what = f"{where}: {len(missing)} of {len(often)} things that may well be are never dealt"
    expect(not missing, "deal", what)
    limit = 4 * OFTEN * dealt.count / honest.count
    strange = [f for f, count in dealt.facts.items() if count >= limit and f not in honest.facts]
    expect(not strange, "deal", f"{where}: {len(strange)} things are dealt that cannot be")


def view_of(walk: Walk, g: State[Any], seat: int) -> str:
    """The scene as text; empty while somebody else is asked covertly."""
    asked = g.asked
    if asked is not None and asked.covert and asked.seat != seat:
        return ""
    return encode(walk.game.view(g.me(), seat)).decode()


def same_history(walk: Walk, views: list[str], seat: int, seed: int) -> State[Any] | None:
    """Another table with the same plays of the seat, if it looks the same to the seat all along."""
    g = walk.course.begin(seed)
    rng = Chance(seed * 31 + 7)  # not the random numbers of the table
    wanted = [view for view in views if view]
    mine = [play for play in walk.plays if play.seat == seat]
    theirs = [play for play in walk.plays if play.seat != seat]
    while True:
        view = view_of(walk, g, seat)
        if view and view != wanted.pop(0):
            return None
        if not wanted:
            return g
        if g.asked is None:
            return None
        own = g.asked.seat == seat
        token = own_answer(walk, g, mine) if own else any_answer(walk, g, theirs, rng)
        if token < 0:
            return None
        g.play(token)


def own_answer(walk: Walk, g: State[Any], plays: list[Play]) -> int:
    """What the seat answered next, which is taken off the list; -1: that is not on offer here."""
    token = walk.game.words.token(plays.pop(0).token) if plays else -1
    return token if token in g.options else -1


def any_answer(walk: Walk, g: State[Any], plays: list[Play], rng: Chance) -> int:
    """What another seat answered next, or any option: how the others choose does not matter."""
    token = own_answer(walk, g, plays)
    return token if token >= 0 and not rng.below(2) else g.options[rng.below(len(g.options))]


def check_chance(chance: Chance, draws: int = 60_000) -> None:
    """Numbers and shuffles of a chance are even."""
    for sides in (2, 3, 6, 7, 20):
        if unfair_numbers(chance, sides, draws):
            raise Complaint("chance", f"numbers below {sides} are not equally likely")
    for size in (3, 4, 5):
        if unfair_shuffles(chance, size, draws // 3):
            raise Complaint("chance", f"orders of {size} things are not equally likely")
