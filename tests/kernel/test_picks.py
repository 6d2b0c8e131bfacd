"""Each set, multiset and plan has exactly one path, for all bounds."""

from itertools import combinations, product

import pytest

from jotunheim.kernel import DONE, Decision
from tests.kernel.small import Pick, Plan, Small, table
from tests.toys.expedition import maximal


def walk(decision: Decision[Small]) -> list[tuple[int, ...]]:
    """The picks of every path to the end; an offered token must lead on."""
    found: list[tuple[int, ...]] = []

    def further(picks: tuple[int, ...]) -> None:
        g = Small()
        g.picks = list(picks)
        high = decision.high if isinstance(decision, Pick) else len(picks) + 1
        if len(picks) == high:
            found.append(picks)
            return
        offered = decision.options(g)
        assert offered, f"no way on from {picks}"
        for token in offered:
            if token == DONE:
                found.append(picks)
            else:
                further((*picks, token))

    further(())
    return found


@pytest.mark.parametrize("low", range(7))
@pytest.mark.parametrize("high", range(1, 7))
def test_each_set_has_one_path(low: int, high: int) -> None:
    if low > high:
        return
    paths = walk(Pick(0, low, high, [10, 11, 12, 13, 14, 15]))
    sets = [s for n in range(low, high + 1) for s in combinations(range(10, 16), n)]
    assert sorted(paths) == sorted(sets)


def test_one_to_three_of_six_are_41_paths() -> None:
    assert len(walk(Pick(0, 1, 3, [10, 11, 12, 13, 14, 15]))) == 41


@pytest.mark.parametrize("low", range(7))
@pytest.mark.parametrize("high", range(1, 7))
def test_each_multiset_has_one_path(low: int, high: int) -> None:
    if low > high:
        return
    keys = [0, 0, 0, 1, 1, 2]
    paths = walk(Pick(0, low, high, [10, 11, 12, 13, 14, 15], keys))
    got = [tuple(sorted(keys[token - 10] for token in path)) for path in paths]
    counts = product(range(4), range(3), range(2))
    want = [(0,) * a + (1,) * b + (2,) * c for a, b, c in counts if low <= a + b + c <= high]
    assert sorted(got) == sorted(want)


@pytest.mark.parametrize("low", range(6))
@pytest.mark.parametrize("high", range(1, 6))
def test_each_count_of_counted_things_has_one_path(low: int, high: int) -> None:
    if low > high:
        return
    there = [3, 0, 2, 1]
    paths = walk(Pick(0, low, high, [10, 11, 12, 13], counts=there))
    counts = product(*[range(n + 1) for n in there])
    want = [
        (10,) * a + (11,) * b + (12,) * c + (13,) * d
        for a, b, c, d in counts
        if low <= a + b + c + d <= high
    ]
    assert sorted(paths) == sorted(want)


@pytest.mark.parametrize("points", range(8))
def test_each_maximal_volley_has_one_path(points: int) -> None:
    for there in product(range(4), repeat=3):
        plans = maximal(points, (there[0], there[1], there[2]))
        paths = walk(Plan(0, plans))
        assert sorted(paths) == sorted(tuple(plan) for plan in plans)
        assert len(set(paths)) == len(paths) > 0


def test_a_pick_changes_nothing_until_it_is_whole() -> None:
    g = table(Pick(0, 2, 3, [10, 11, 12, 13]))
    g.settle()
    assert g.options == [10, 11, 12]  # the last is left for the pick still due
    g.play(11)
    assert g.ran == [] and g.picks == [11] and g.options == [12, 13]
    g.play(12)
    assert g.options == [13, DONE]
    g.play(DONE)
    assert g.ran == ["set [11, 12]"] and g.picks == []


def test_the_highest_number_needs_no_done() -> None:
    g = table(Pick(0, 0, 2, [10, 11, 12]))
    g.settle()
    g.play(10)
    g.play(12)
    assert g.ran == ["set [10, 12]"]


def test_a_plan_is_carried_out_when_done() -> None:
    g = table(Plan(0, [[10, 11], [10], [12]]))
    g.settle()
    assert g.options == [10, 12]
    g.play(10)
    assert g.options == [11, DONE]
    g.play(DONE)
    assert g.ran == ["plan [10]"]


def test_bounds_and_default() -> None:
    pick = Pick(0, 1, 2, [10, 11, 12])
    g = table(pick)
    g.settle()
    assert pick.bounds(g) == (1, 2)
    g.play(10)
    assert pick.default(g, g.options) == DONE
