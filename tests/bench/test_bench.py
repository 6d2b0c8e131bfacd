"""The bench measures what it says, in the form it says."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from jotunheim_examples.leduc import GAME

from jotunheim.bench.measures import MEASURES, Bench
from jotunheim.bench.report import as_object, figure, ratios
from jotunheim.bench.rounds import BenchError, Form, interleaved
from jotunheim.bench.stopwatch import microseconds, rate
from jotunheim.cli import house
from jotunheim.cli.main import main


def test_a_rate_counts_what_was_done_in_the_time() -> None:
    done: list[int] = []

    def work() -> int:
        done.append(1)
        return 3

    times, counted = rate(0.05, work)

    assert counted == pytest.approx(3 * times)
    assert 0 < times <= len(done) / 0.05


def test_microseconds_are_of_one_counted_thing() -> None:
    def work() -> int:
        sum(range(20_000))
        return 100

    whole = microseconds(0.05, lambda: work() // 100)
    part = microseconds(0.05, work)

    assert part < whole / 20


def test_every_measure_of_a_game_is_a_figure_above_nothing() -> None:
    figures = Bench(GAME, 0.002).figures()

    assert list(figures) == list(MEASURES)
    assert all(value > 0 for value in figures.values())


def test_positions_are_spread_over_a_game() -> None:
    positions = Bench(GAME, 0.001).positions()

    assert positions[0].ply == 0
    assert positions[-1].ply > 0
    assert not any(g.over for g in positions)


def test_the_games_measured_end_and_count_their_decisions() -> None:
    bench = Bench(GAME, 0.001)

    assert 2 <= bench.play_out() <= 8
    assert 2 <= bench.step_through() <= 8
    assert bench.replaying()() >= 2


def test_ratios_say_how_many_times_as_fast_we_are() -> None:
    gains = ratios({"playouts": 30.0, "clone": 2.0}, {"playouts": 10.0, "clone": 8.0})

    assert gains == {"playouts": 3.0, "clone": 4.0}


@pytest.mark.parametrize(("value", "text"), [(0.123, "0.12"), (12.34, "12.3"), (1234.5, "1,234")])
def test_figures_have_about_three_digits(value: float, text: str) -> None:
    assert figure(value) == text


def worker(name: str) -> Form:
    return Form(name, ["jotunheim.bench.worker", "0.002", "leduc"], house.plain_environment())


def test_rounds_take_turns_and_medians_are_theirs() -> None:
    forms = [worker("interpreted"), worker("interpreted")]

    lines = list(interleaved(forms, rounds=2))

    assert [line.split(":")[0] for line in lines] == ["round 1 of 2"] * 2 + ["round 2 of 2"] * 2
    low, high = sorted(figures["leduc"]["clone"] for figures in forms[0].rounds)
    assert low <= forms[0].medians()["leduc"]["clone"] <= high


def test_an_interpreted_kernel_is_not_passed_off_as_compiled() -> None:
    with pytest.raises(BenchError, match="its kernel is not compiled"):
        worker("compiled").measure()


def test_a_worker_that_fails_is_one_line() -> None:
    broken = Form("interpreted", ["jotunheim.bench.worker", "x"], house.plain_environment())

    with pytest.raises(BenchError, match="cannot measure interpreted: ValueError"):
        broken.measure()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["conect-four"], "did you mean 'connect-four'?"),
        (["leduc", "--seconds", "0"], "--seconds 0: a number above 0, at most 600"),
        (["leduc", "--seconds", "soon"], "invalid float value"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments]) == 2

    said = capsys.readouterr().err
    assert line in said
    assert len(said.splitlines()) == 1


def test_json_has_ratios_and_says_what_was_measured() -> None:
    figures = {"leduc": dict.fromkeys(MEASURES, 2.0)}
    slow = {"leduc": dict.fromkeys(MEASURES, 1.0)}

    forms = {"compiled": figures, "interpreted": slow}
    found = json.loads(json.dumps(as_object(forms, {"peer": slow["leduc"]}, 1.0)))

    assert found["compiled_to_interpreted"]["leduc"]["playouts"] == 2.0
    assert found["compiled_to_interpreted"]["leduc"]["clone"] == 0.5
    assert found["to_peers"]["peer"]["leduc"]["decisions"] == 2.0
    assert set(found["measures"]) == set(MEASURES)


@pytest.fixture(scope="module")
def whole_run() -> Iterator[dict[str, dict[str, dict[str, float]]]]:
    if house.lacks_compiler():
        pytest.skip("no compiler here")
    done = subprocess.run(
        [
            *(sys.executable, "-c", "from jotunheim.cli.main import main; main()"),
            *("bench", "connect-four", "--seconds=1", "--json"),
        ],
        capture_output=True,
        text=True,
        check=True,
        env=house.plain_environment(),
    )
    yield json.loads(done.stdout)


@pytest.mark.slow
def test_connect_four_compiled_is_at_least_three_times_as_fast(
    whole_run: dict[str, dict[str, dict[str, float]]],
) -> None:
    gains = whole_run["compiled_to_interpreted"]["connect-four"]

    assert gains["playouts"] >= 3
    assert gains["clone"] >= 3


@pytest.mark.slow
def test_connect_four_compiled_is_cloned_in_two_microseconds(
    whole_run: dict[str, dict[str, dict[str, float]]],
) -> None:
    assert whole_run["compiled"]["connect-four"]["clone"] <= 2
