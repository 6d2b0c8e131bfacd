"""Habits: what results say about options, their files, and players that use them (issue 21)."""

import random
from pathlib import Path
from typing import Any

import pytest

from jotunheim import registry
from jotunheim.arena.plan import ArenaError
from jotunheim.bots import learned
from jotunheim.bots.habits import HabitsError, HabitsFile, habits_of, read_habits, write_habits
from jotunheim.bots.learned import FOLDER, NoWeights, Wish, guide_for
from jotunheim.bots.player import player
from jotunheim.bots.search import Guide, Habits, best_of
from jotunheim.bots.seat import Sight
from jotunheim.cli.main import main
from jotunheim.cli.train import varied, without
from jotunheim.kernel import Chance, Outcome, UserError
from jotunheim.train import habits as school
from jotunheim.train.habit_games import HabitPlan, Table, difference, win_shares
from jotunheim.train.habits import Check, HabitSchool, Learning, Row, check_line

GAME = registry.game("connect-four")
HEAVY = ("giant", "assault", "stronghold", "dwarves", "valda")


def sight_of(seed: int = 1) -> Sight:
    g = GAME.start({}, 2, Chance(seed))
    assert g.asked is not None
    return Sight(GAME, g, g.asked.seat)


def file_of(**numbers: float) -> HabitsFile:
    named = {name.replace("_", ":"): number for name, number in numbers.items()}
    return HabitsFile("connect-four", 2, 1, "./jotun train connect-four", 7, 40, {"Drop": named})


def test_habits_are_added_to_what_the_rule_of_thumb_thinks() -> None:
    sight = sight_of()
    options = list(sight.options)
    usual = Guide(GAME).weigh(sight.world(), options)

    guide = Guide(GAME, None, Habits({"Drop": {options[2]: 50.0}}))

    assert [a - b for a, b in zip(guide.weigh(sight.world(), options), usual, strict=True)] == [
        50.0 if token == options[2] else 0.0 for token in options
    ]
    odds = guide.priors(sight.world(), options, 1.5)
    assert odds[2] == max(odds) and sum(odds) == pytest.approx(1.0)
    assert guide.answer(sight.world(), options, Chance(1)) == options[2]


def test_habits_of_other_questions_change_nothing() -> None:
    sight = sight_of()
    options = list(sight.options)
    guide = Guide(GAME, None, Habits({"Lift": {options[2]: 50.0}}))

    assert guide.weigh(sight.world(), options) == GAME.weigh(sight.world(), options)


def test_a_file_of_habits_is_plain_text_with_names(tmp_path: Path) -> None:
    path = tmp_path / "connect-four-2.json"
    write_habits(path, file_of(column_3=0.5, column_99=1.0))

    assert '"column:3": 0.5' in path.read_text()
    assert read_habits(path) == file_of(column_3=0.5, column_99=1.0)
    row = habits_of(read_habits(path), GAME).rows["Drop"]
    named = {GAME.words.names[token]: number for token, number in enumerate(row) if number}
    assert named == {"column:3": 0.5}


@pytest.mark.parametrize("text", ["", "[1]", '{"game": "giant"}', "\x00"])
def test_a_file_of_something_else_is_named_in_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "connect-four-2-bad.json"
    path.write_text(text)

    with pytest.raises(HabitsError, match=r"connect-four-2-bad\.json does not hold habits"):
        read_habits(path)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the habits `try` of Connect Four: always the third column."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    learned.kept_habits.cache_clear()
    write_habits(tmp_path / "connect-four-2-try.json", file_of(column_3=90.0))
    return tmp_path


def test_a_learned_player_follows_its_habits(folder: Path) -> None:
    sight = sight_of()

    for name in ("learned=try", "search:30:learned=try"):
        assert sight.name(player(name, 1).choose(sight)) == "column:3"


def test_names_without_a_file_are_an_error_that_names_both_kinds(folder: Path) -> None:
    with pytest.raises(
        NoWeights, match=r"no weights .*connect-four-2-x\.npz, nor habits connect-four-2-x\.json"
    ):
        guide_for(GAME, 2, Wish("x"))


@pytest.mark.parametrize("name", HEAVY)
def test_a_habit_is_named_after_the_question_and_by_what_its_seat_knows(name: str) -> None:
    """At two tables that differ in hidden things only, a learned player finds the same habit."""
    game: Any = registry.game(name)
    g = game.start({}, max(game.fewest, 2), Chance(4))
    dice = random.Random(4)
    met = set()
    for turn in range(120):
        if g.asked is None:
            break
        one = game.determinize(g, g.asked.seat, Chance(turn))
        two = game.determinize(g, g.asked.seat, Chance(turn + 1000))
        habit = game.habit(one, one.asked)
        assert habit == game.habit(two, two.asked)
        assert not habit or habit.split()[0] == g.asked.name()
        met.add(habit)
        g.play(dice.choice(g.options))
    assert len(met) > 1


@pytest.mark.parametrize(
    ("name", "seats", "wanted"),
    [
        ("giant", 2, {"", "Muster 2 1 0", "Muster 6 head 0"}),
        ("assault", 4, {"PlayCommand hill 0", "PlayCommand hill 1", "TakeResource hill"}),
        ("stronghold", 2, {"OrderPhase early", "SpendHourglass middle", "PlayCard late"}),
        ("dwarves", 2, {"", "ChooseHero", "Menu"}),
        ("valda", 2, {"ValdaMenu early", "ValdaMenu last", "React late", "NameArea"}),
    ],
)
def test_games_tell_habits_apart_by_what_matters(name: str, seats: int, wanted: set[str]) -> None:
    game: Any = registry.game(name)
    options = {"unit_points": "2", "classes": "giant"} if name == "giant" else {}
    met: set[str] = set()
    for seed in range(8):
        g = game.start(options, seats, Chance(seed))
        chance = Chance(seed)
        while g.asked is not None and not wanted <= met:
            met.add(game.habit(g, g.asked))
            g.play(g.options[best_of(game.weigh(g, g.options), chance)])

    assert wanted <= met


class TestLearning:
    """A few steps in Connect Four."""

    @pytest.fixture(autouse=True)
    def few_checks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(school, "CHECK_GAMES", 20)

    def learn(self, folder: Path, steps: int, jobs: int = 1, seed: int = 3) -> HabitsFile:
        plan = HabitPlan("connect-four", 2, [{}], seed, 40)
        path = HabitSchool(plan, folder, jobs, "./jotun train", lambda line: None).run(steps)
        assert path == folder / "weights" / "connect-four-2-habits.json"
        return read_habits(path)

    @pytest.mark.slow
    def test_results_teach_that_the_middle_is_better_than_the_edge(self, tmp_path: Path) -> None:
        numbers = self.learn(tmp_path, 15).numbers["Drop"]

        assert numbers["column:4"] > max(numbers["column:1"], numbers["column:7"])
        assert "<polyline" in (tmp_path / "progress.html").read_text()

    def test_a_stopped_learning_goes_on_and_processes_change_nothing(self, tmp_path: Path) -> None:
        whole = self.learn(tmp_path / "whole", 3)
        self.learn(tmp_path / "parts", 2, jobs=2)

        assert self.learn(tmp_path / "parts", 3) == whole
        assert whole.games == 120 and whole.seed == 3

    def test_another_plan_needs_another_folder(self, tmp_path: Path) -> None:
        self.learn(tmp_path, 1)

        with pytest.raises(ArenaError, match="holds another training"):
            self.learn(tmp_path, 1, seed=4)

    def test_a_folder_of_other_things_is_left_alone(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("Dear Odin")

        with pytest.raises(ArenaError, match="holds other things"):
            self.learn(tmp_path, 1)

    def test_at_the_gate_a_search_with_habits_meets_the_usual_one(self, tmp_path: Path) -> None:
        said: list[str] = []
        plan = HabitPlan("connect-four", 2, [{}], 3, 20)
        one = HabitSchool(plan, tmp_path, 1, "./jotun train", said.append)
        one.run(1)

        one.gate(2, "4")

        assert sorted(line.partition(": ")[0] for line in said[-2:]) == [
            "search:4",
            "search:4:learned=habits",
        ]


def test_a_number_that_always_moves_the_same_way_goes_one_step_a_time() -> None:
    steady, wavering = Row("Drop", 1), Row("Drop", 2)
    for turn in range(40):
        steady.move(0.3)
        wavering.move(0.3 if turn % 2 else -0.3)

    assert steady.now == pytest.approx(40 * school.STEP, rel=0.2)
    assert abs(wavering.now) < steady.now / 5


def test_where_all_win_together_two_teams_play_the_same_game() -> None:
    table = Table.__new__(Table)
    table.plan = HabitPlan("dwarves", 3, [{}])
    table.game = registry.game("dwarves")
    played: list[list[int]] = []

    def play(numbers: object, noise: object, sides: list[int], *_rest: object) -> Outcome:
        played.append(sides)
        return Outcome([0] * 3, [1] * 3, [float(sides[0])] * 3)

    table.play = play  # type: ignore[method-assign, assignment]

    assert table.score({}, {}, 5) == 1.0
    assert played == [[1, 1, 1], [-1, -1, -1]]


def test_shares_of_wins() -> None:
    assert win_shares(Outcome([3, 1], [1, 2], [1.0, -1.0])) == [1.0, 0.0]
    assert win_shares(Outcome([1, 1], [1, 1], [0.0, 0.0])) == [0.5, 0.5]
    assert win_shares(Outcome([1, 1], [1, 1], [1.0, 1.0])) == [1.0, 1.0]
    assert win_shares(Outcome([0, 0], [1, 1], [-1.0, -1.0])) == [0.0, 0.0]
    assert difference([1.0, 0.0, 0.5], [1, -1, 1]) == 0.75


def test_checks_are_told_in_one_line() -> None:
    line = check_line(Check(10, 0.614, 0.03, 0.5))

    assert line == "step 10: wins 61.4 % ± 3.0 against the rule of thumb (before: 50.0 %)"
    assert Learning().rows == []


def test_games_take_the_values_of_an_option_in_turn() -> None:
    game = registry.game("dwarves")
    options = {"level": "heroic"}

    books = varied(game, options, "book")

    assert [one["book"] for one in books] == ["1", "2", "3", "4", "5"]
    assert all(one["level"] == "heroic" for one in books)
    assert varied(game, options, "") == [options]
    with pytest.raises(UserError, match="--vary 'pages': dwarves has no such option; there are"):
        varied(game, options, "pages")


def test_the_command_in_a_file_names_what_the_result_depends_on() -> None:
    given = ["giant", "--jobs", "4", "--seed", "3", "--out=here", "--habits"]

    assert without(given, ("--jobs", "--out")) == ["giant", "--seed", "3", "--habits"]


def test_a_content_pack_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Processes that play would not know of it."""
    code = main(["train", "connect-four", "--habits", "--content", str(tmp_path)])

    assert code == 2
    assert "--content: training plays with the game's own content" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (["--vary", "book"], "--vary: only habits are learned so; add --habits"),
        (["--habits", "--epochs", "3"], "--epochs: only networks are trained with it"),
        (["--habits", "--blend", "0.5"], "--blend: only networks are trained with it"),
        (["--habits", "--seconds", "9"], "--seconds: only networks are trained with it"),
    ],
)
def test_what_would_change_nothing_is_refused(
    more: list[str], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["train", "connect-four", "--out", str(tmp_path / "t"), *more])

    assert code == 2
    assert line in capsys.readouterr().err
    assert not (tmp_path / "t").exists()
