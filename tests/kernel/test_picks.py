"""Each set, multiset and plan has exactly one path, for all bounds."""

from itertools import combinations, product

import pytest

from jotunheim.kernel import DONE, Decision, plan_routes
from tests.kernel.small import Amounts, Pick, Plan, Small, table
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


def all_amounts(decision: Amounts) -> list[str]:
    """What every path of answers ends with."""
    g = table(decision)
    g.settle()
    found: list[str] = []
    tables = [g]
    while tables:
        here = tables.pop()
        if here.asked is None:
            found += here.ran
            continue
        for token in here.options:
            later = here.clone()
            later.play(token)
            tables.append(later)
    return sorted(found)


def test_each_answer_of_numbers_within_the_limits_has_one_path() -> None:
    decision = Amounts(0, [2, 2, 1], ([0, 1], 3), ([1, 2], 2))
    fitting = [
        f"amounts {[a, b, c]}"
        for a, b, c in product(range(3), range(3), range(2))
        if a + b <= 3 and b + c <= 2
    ]

    assert all_amounts(decision) == sorted(fitting)


def test_an_answer_of_numbers_may_have_a_least_sum_of_one() -> None:
    found = all_amounts(Amounts(1, [1, 0, 2]))

    assert len(found) == 2 * 3 - 1
    assert "amounts [0, 0, 0]" not in found


def test_nothing_happens_before_the_last_number_is_said() -> None:
    g = table(Amounts(0, [2, 1]))
    g.settle()
    g.play(22)
    assert g.ran == [] and g.picks == [22]
    g.play(20)

    assert g.ran == ["amounts [2, 0]"] and g.picks == []


def test_steppers_leave_out_rows_that_answer_themselves() -> None:
    decision = Amounts(0, [2, 0, 3, 1], ([0, 2], 4))
    g = table(decision)
    g.settle()
    assert [(row.label, row.tokens) for row in decision.steppers(g)] == [
        ("row 0", [20, 21, 22]),
        ("row 2", [20, 21, 22, 23]),
        ("row 3", [20, 21]),
    ]
    assert [(limit.rows, limit.most) for limit in decision.limits_left(g)] == [([0, 1], 4)]

    g.play(22)

    assert [row.label for row in decision.steppers(g)] == ["row 2", "row 3"]
    assert [(limit.rows, limit.most) for limit in decision.limits_left(g)] == [([0], 2)]


def test_routes_of_plans_leave_out_what_answers_itself() -> None:
    plans = [[10, 10, 11], [10, 12], [13, 14]]

    assert plan_routes(plans) == [[10, 10], [10, 12], [13]]
