"""Decisions as arrays: what a network learns from is what was written."""

from pathlib import Path

import numpy as np
import pytest

from jotunheim import registry
from jotunheim.arena.dataset import DataFolder, Dataset
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import tournament
from jotunheim.arena.tournament import run
from jotunheim.bots.search.guide import standard
from jotunheim.train.samples import Samples


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games of the rule of thumb with data."""
    path = tmp_path_factory.mktemp("samples")
    game = registry.game("connect-four")
    plan = tournament(game, ["squire", "random"], 4, seed=9)
    folder = DataFolder(path / "data")
    folder.claim(game, plan)
    run(plan, Folder(path / "games"), 1, data=folder)
    return path / "data"


def test_a_batch_holds_the_rows_of_the_dataset(data: Path) -> None:
    samples, rows = Samples([data]), Dataset(data).rows(1)
    first = len(Dataset(data).rows(0).tokens)

    batch = samples.batch(np.arange(first, first + len(rows.tokens)))

    assert np.array_equal(batch.observations, rows.observations)
    assert batch.outcomes[:, 0].tolist() == rows.outcomes.tolist()
    for at in range(len(rows.tokens)):
        tokens = batch.options[at][batch.offered[at]]
        assert tokens.tolist() == np.flatnonzero(rows.masks[at]).tolist()
        assert np.array_equal(batch.shares[at][batch.offered[at]], rows.shares[at][tokens])


def test_the_rule_of_thumb_is_scaled_as_search_scales_it(data: Path) -> None:
    samples, kept = Samples([data]), Dataset(data).arrays(0)
    for at in range(len(kept["token"])):
        span = slice(*kept["option_offsets"][at : at + 2])
        expected = standard(kept["weights"][span].tolist())
        assert samples.thumbs[span].tolist() == pytest.approx(expected, abs=1e-5)


def test_games_held_back_are_whole_games(data: Path) -> None:
    samples = Samples([data, data])

    rows, held = samples.split(seed=1)

    assert len(rows) + len(held) == len(samples)
    assert not set(samples.game[rows]) & set(samples.game[held])
