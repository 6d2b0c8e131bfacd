"""Luck: what is hidden at the start is really mixed, and new deals leave out no world.

These look at many games at once, so they are run on their own, not at each decision.
"""

from typing import Any, Final

from jotunheim.kernel import Chance, State, to_data
from jotunheim.scene import encode
from jotunheim.testing.complaint import Complaint, expect
from jotunheim.testing.statistics import excess
from jotunheim.testing.walk import SPECTATOR, Course, Walk

LIMIT: Final = 6.5  # standard deviations
OFTEN: Final = 5  # a world met so often in honest histories must come up in deals


def check_shuffles(course: Course, starts: int = 400) -> None:
    """Pieces that a spectator cannot tell apart at the start lie anywhere equally often."""
    tables = [course.begin(course.seed + i) for i in range(starts)]
    for family in range(len(tables[0].veils())):
        counts: dict[tuple[int, int], int] = {}
        hidden = hidden_places(tables[0], family)
        pieces = sorted([tables[0].places(family)[place] for place in hidden])
        alike = [g for g in tables if hidden_places(g, family) == hidden]
        for g in alike:
            places = g.places(family)
            for place in hidden:
                counts[(place, places[place])] = counts.get((place, places[place]), 0) + 1
        cells = [counts.get((place, piece), 0) for place in hidden for piece in pieces]
        if len(hidden) > 1 and sum(cells) == len(alike) * len(hidden):
            far = excess(cells, [len(alike) / len(pieces)] * len(cells))
            what = (
                f"family {family}: some pieces lie in some places too often ({far:.0f} deviations)"
            )
            expect(far < LIMIT, "chance", what)


def hidden_places(g: State[Any], family: int) -> list[int]:
    """Where a spectator cannot tell what lies."""
    veil = g.veils()[family]
    return [i for i, piece in enumerate(g.places(family)) if not veil.knows(piece, SPECTATOR)]


def check_no_world_left_out(course: Course, seat: int, plays: int, tries: int = 3000) -> int:
    """Whatever honest histories with the same views lead to must come up in new deals, and only that.

    Returns how many histories had the same views. It abstains where those are too few to tell.
    """
    walk = Walk(course)
    views = [sight(walk, seat)]
    while len(walk.plays) < plays and not walk.g.over:
        walk.play(walk.pick())
        views.append(sight(walk, seat))
    honest: dict[str, int] = {}
    for i in range(tries):
        world = same_history(walk, views, seat, 1_000_000 + i)
        if world:
            honest[world] = honest.get(world, 0) + 1
    matches = sum(honest.values())
    dealt: dict[str, int] = {}
    for _ in range(min(8 * matches, tries)):
        world = hidden_world(walk, walk.deal(seat), seat)
        dealt[world] = dealt.get(world, 0) + 1
    if dealt:
        compare(honest, dealt, f"{walk.where()}: for seat {seat}")
    return matches


def compare(honest: dict[str, int], dealt: dict[str, int], where: str) -> None:
    """The same worlds on both sides, as far as they are not rare."""
    missing = sorted(
        [world for world, count in honest.items() if count >= OFTEN and world not in dealt]
    )
    what = f"{where}: {len(missing)} of {len(honest)} possible worlds are never dealt"
    expect(not missing, "deal", what)
    often = sum(dealt.values()) / max(sum(honest.values()), 1) * OFTEN
    strange = sorted(
        [world for world, count in dealt.items() if count >= 4 * often and world not in honest]
    )
    what = f"{where}: {len(strange)} worlds are dealt that cannot be"
    expect(not strange, "deal", what)


def sight(walk: Walk, seat: int) -> str:
    """What the seat sees now; nothing while somebody else is asked covertly."""
    return view_of(walk, walk.g, seat)


def view_of(walk: Walk, g: State[Any], seat: int) -> str:
    """The scene as text; empty while somebody else is asked covertly."""
    asked = g.asked
    if asked is not None and asked.covert and asked.seat != seat:
        return ""
    return encode(walk.game.view(g.me(), seat)).decode()


def hidden_world(walk: Walk, g: State[Any], seat: int) -> str:
    """What is hidden from the seat, in words that name prints: the views of all the others."""
    others = [s for s in range(g.seats) if s != seat]
    views = [encode(walk.game.view(g.me(), s)).decode() for s in others]
    prints = [[v.prints[p] for p in g.places(i)] for i, v in enumerate(g.veils())]
    return "\n".join([*views, str(to_data(prints))])


def same_history(walk: Walk, views: list[str], seat: int, seed: int) -> str:
    """Another table with the same plays of the seat; its hidden world if it looks the same all along."""
    g = walk.course.begin(seed)
    luck = Chance(seed)
    wanted = [view for view in views if view]
    at = 0
    plays = [play for play in walk.plays if play.seat == seat]
    mine = 0
    others = [play for play in walk.plays if play.seat != seat]
    theirs = 0
    while True:
        view = view_of(walk, g, seat)
        if view:
            if view != wanted[at]:
                return ""
            at += 1
            if at == len(wanted):
                return hidden_world(walk, g, seat)
        asked = g.asked
        if asked is None:
            return ""
        if asked.seat == seat:
            token = walk.game.words.token(plays[mine].token)
            mine += 1
        else:
            told = walk.game.words.token(others[theirs].token) if theirs < len(others) else -1
            theirs += 1
            token = told if told in g.options and luck.below(2) else any_option(g, luck)
        if token not in g.options:
            return ""
        g.play(token)


def any_option(g: State[Any], luck: Chance) -> int:
    """A random option."""
    return g.options[luck.below(len(g.options))]


def check_chance(chance: Chance, draws: int = 60_000) -> None:
    """Numbers and shuffles of a chance are even."""
    from jotunheim.testing.statistics import unfair_numbers, unfair_shuffles

    for sides in (2, 3, 6, 7, 20):
        if unfair_numbers(chance, sides, draws):
            raise Complaint("chance", f"numbers below {sides} are not equally likely")
    for size in (3, 4, 5):
        if unfair_shuffles(chance, size, draws // 3):
            raise Complaint("chance", f"orders of {size} things are not equally likely")
