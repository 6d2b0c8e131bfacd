"""Which decisions the kit checks closely, and that what it keeps of a view is never stale."""

import pytest

from jotunheim.kernel import Chance
from jotunheim.scene import Board, Card, Piece, Prompt, Scene, Sheet, Space, Zone
from jotunheim.testing import Course, Depth, Walk, driver, play_one
from jotunheim.testing.checks.scenes import tokens_in
from jotunheim.testing.driver import Plan, spread_out
from jotunheim.testing.sight import Sight
from jotunheim.testing.walk import length
from tests.kit.crypt import CryptGame


def test_a_long_game_is_looked_at_from_its_start_to_its_end() -> None:
    for seed in range(50):
        found = sorted(spread_out(Chance(seed), 900, 10, 12))

        assert len(found) == 12
        assert all(75 * i <= at < 75 * (i + 1) for i, at in enumerate(found))


def test_each_decision_may_be_looked_at() -> None:
    rng = Chance(1)
    seen = {at for _ in range(2000) for at in spread_out(rng, 40, 10, 12)}

    assert seen == set(range(40))


def test_a_short_game_has_one_look_in_so_many_on_average() -> None:
    rng = Chance(1)
    counts = [len(spread_out(rng, 43, 60, 4)) for _ in range(6000)]

    assert set(counts) == {0, 1}
    assert 4000 < sum(counts) < 4600  # 43 in 60
    assert spread_out(rng, 0, 10, 12) == set()
    assert spread_out(rng, 5, 1, 12) == set(range(5))


def test_how_closely_one_looks_does_not_change_the_game() -> None:
    course = Course(CryptGame(), 2, 3)
    closely = play_one(course, Depth(every=1, deals=2, most=100))
    hardly = play_one(course, Depth(every=10**6, deals=10**6))

    assert closely.plays == hardly.plays
    assert length(course, 400) == len(hardly.plays)


def test_as_many_looks_as_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(driver, "EXPENSIVE", [lambda walk: looks.append(len(walk.plays))])
    for seed in range(5):
        looks.clear()
        walk = play_one(Course(CryptGame(), 2, seed), Depth(every=2, most=5))
        assert len(looks) == 5 and looks == sorted(set(looks)) and looks[-1] < len(walk.plays)


def test_the_plan_of_a_game_that_fails_ends_there() -> None:
    walk = Walk(Course(CryptGame("dead end"), 2, 0))

    assert max(Plan(walk, Depth(every=1, most=100)).close) < length(walk.course, 400) < 20


def test_what_a_seat_sees_is_looked_up_once_a_decision_and_never_stale() -> None:
    walk = Walk(Course(CryptGame(), 2, 3))
    for _ in range(8):
        before = walk.sight(0)
        assert walk.sight(0) is before and walk.sight(1) is not before
        assert before.parts == Sight(walk.game, walk.g, 0).parts
        walk.play(walk.pick())
        assert walk.sight(0) is not before
        assert walk.sight(0).parts == Sight(walk.game, walk.g, 0).parts != before.parts


def test_what_can_be_clicked_is_found_wherever_it_is() -> None:
    said = 'a card says "token":"no" and {"token":"never"}'
    scene = Scene(
        game="x",
        title="x",
        seat=0,
        boards=(
            Board(
                key="b",
                spaces=(Space(key="s", token="a", note=said),),
                pieces=(Piece(key="p", at="s", name=said, token='b"\\ß'),),
            ),
        ),
        zones=(Zone(key="z", title="z", cards=(Card(key="c"), Card(key="d", token="c"))),),
        sheets=(Sheet(key="s", title="s", pieces=(Piece(key="q", at="s", name="q", token="d"),)),),
        prompt=Prompt(question="?", picks=("e",)),
    )

    assert tokens_in(scene) == {"a", 'b"\\ß', "c", "d"}
