"""Training from the command line, in small: it learns, it continues after a stop, it shows its progress."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from jotunheim.bots import learned
from jotunheim.bots.network import read_network
from jotunheim.cli.main import main
from jotunheim.train.page import points, ratings
from jotunheim.train.plan import VERDICT, TrainFolder, Verdict, read, write

pytest.importorskip("torch", reason="the extra train is large, and not installed for tests")

SMALL = ["--games", "30", "--budget", "12", "--gate", "2", "--epochs", "10", "--hidden", "32"]


def train(path: Path, generations: int) -> int:
    options = ["--generations", str(generations), "--seed", "3", "--jobs", "2", "--out", str(path)]
    return main(["train", "connect-four", *SMALL, *options])


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One small generation of Connect Four."""
    path = tmp_path_factory.mktemp("train") / "here"
    with pytest.MonkeyPatch.context() as patch:
        for name in (learned.FOLDER, "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
            patch.setenv(name, "1")  # what training sets is taken back
        assert train(path, 1) == 0
        yield path


@pytest.mark.slow
def test_it_learns_more_than_the_rule_of_thumb_knows(trained: Path) -> None:
    (fit,) = TrainFolder(trained).fits()

    assert fit.games == 30
    assert min(fit.policy_loss) < fit.thumb_loss
    assert fit.lean_loss < fit.thumb_loss
    assert sum(count for _seen, _came, count in fit.calibration) > 0


@pytest.mark.slow
def test_the_weights_say_how_they_were_made(trained: Path) -> None:
    one = read_network(trained / "weights" / "connect-four-2-g001.npz").about

    assert (one.game, one.seats, one.generation, one.games, one.seed) == (
        "connect-four",
        2,
        1,
        30,
        3,
    )
    assert one.players == ("search:12:stray=0.15",)
    assert (trained / "weights" / "connect-four-2-g001.npz").stat().st_size < 4_000_000


@pytest.mark.slow
def test_a_generation_without_a_verdict_is_continued(trained: Path) -> None:
    """A crash at the gate: games and weights are kept, only the verdict is missing."""
    weights = trained / "weights" / "connect-four-2-g001.npz"
    before = weights.read_bytes(), (trained / "g001" / "selfplay" / "games.jsonl").read_bytes()
    verdict = read(trained / "g001" / "generation.json", Verdict)
    (trained / "g001" / "generation.json").unlink()

    assert train(trained, 1) == 0

    after = weights.read_bytes(), (trained / "g001" / "selfplay" / "games.jsonl").read_bytes()
    again = read(trained / "g001" / "generation.json", Verdict)
    assert after == before
    assert (again.share, again.games) == (verdict.share, verdict.games)


@pytest.mark.slow
def test_the_page_shows_every_generation(trained: Path) -> None:
    page = (trained / "progress.html").read_text()

    for word in ("Training of connect-four", "g001", "Calibration", "Rating over generations"):
        assert word in page


@pytest.mark.slow
def test_another_plan_needs_another_folder(
    trained: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--seed", "4", "--out", str(trained)]

    assert main(["train", "connect-four", *SMALL, *options]) != 0
    assert "holds another training" in capsys.readouterr().err


def test_a_share_of_wins_becomes_points() -> None:
    assert points(0.5, 0.5) == 0
    assert points(0.64, 0.5) == pytest.approx(100, abs=1)
    assert points(0.4, 0.25) == pytest.approx(400 * math.log10(2), abs=1)


def test_a_rating_builds_on_the_rival_that_was_met() -> None:
    first = verdict(1, rival=0, share=0.64)
    refused = verdict(2, rival=1, share=0.36)
    third = verdict(3, rival=1, share=0.64)

    assert ratings([first, refused, third]) == pytest.approx([100, 0, 200], abs=1)


def verdict(generation: int, rival: int, share: float) -> Verdict:
    return Verdict(generation, rival, 100, share, 0, 1, 0.5, share > 0.5, 1.0, 1.0)


def test_a_folder_knows_its_best_generation(tmp_path: Path) -> None:
    folder = TrainFolder(tmp_path)
    assert folder.best() == 0

    for number, share in ((1, 0.6), (2, 0.7), (3, 0.4)):
        write(folder.generation(number) / VERDICT, verdict(number, 0, share))

    assert folder.best() == 2
