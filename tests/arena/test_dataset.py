"""Data for training: what is written, what its card says, what is read back (P-09)."""

from pathlib import Path

import numpy as np
import pytest

from jotunheim import registry
from jotunheim.arena.dataset import DataFolder, Dataset
from jotunheim.arena.dataset_card import SCHEMA
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import ArenaError, Tournament, match, tournament
from jotunheim.arena.tournament import run
from jotunheim.cli.main import main
from jotunheim.envs.encoders import Encoder
from jotunheim.kernel import Chance

GAME = registry.game("leduc")
PLAYERS = ["search:20", "squire"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of four games with its data."""
    path = tmp_path_factory.mktemp("data")
    options = ["--games", "4", "--seed", "5", "--jobs", "1", "--out", str(path / "t")]
    players = ["--players", ",".join(PLAYERS), "--option", "hands=3"]
    assert main(["arena", "leduc", *players, *options, "--data", str(path / "d")]) == 0
    return path


def test_every_game_has_a_file_with_the_arrays_of_the_schema(written: Path) -> None:
    data = Dataset(written / "d")

    assert data.games == [0, 1, 2, 3]
    for number in data.games:
        arrays = data.arrays(number)
        for name, kind, _meaning in SCHEMA:
            assert arrays[name].dtype == np.dtype(kind.split()[0])
        assert len(arrays["offsets"]) == len(arrays["token"]) + 1


def test_rows_are_what_the_seat_saw_and_answered(written: Path) -> None:
    data, encoder = Dataset(written / "d"), Encoder(GAME, 2)
    for number in data.games:
        rows = data.rows(number)
        g = GAME.start({"hands": "3"}, 2, Chance(match(plan_of(4), number).seed))
        for at, token in enumerate(rows.tokens.tolist()):
            assert g.asked is not None and g.asked.seat == rows.seats[at]
            assert np.array_equal(rows.observations[at], encoder.encode(g, g.asked.seat))
            assert np.flatnonzero(rows.masks[at]).tolist() == sorted(g.options)
            g.play(token)
        assert g.over
        utilities = GAME.outcome(g).utilities
        assert rows.outcomes.tolist() == pytest.approx([utilities[s] for s in rows.seats])


def test_shares_are_those_of_search_or_the_answer_alone(written: Path) -> None:
    data = Dataset(written / "d")
    searched = 0
    for number in data.games:
        rows = data.rows(number)
        assert rows.shares.sum(axis=1) == pytest.approx(1.0)
        assert not rows.shares[rows.masks == 0].any()
        for at, value in enumerate(rows.values.tolist()):
            # In even games the searching player has seat 0.
            if rows.seats[at] == number % 2:
                assert -1 <= value <= 1
                searched += (rows.shares[at] > 0).sum() > 1
            else:
                assert np.isnan(value)
                assert rows.shares[at, rows.tokens[at]] == 1

    assert searched


def test_batches_hold_every_decision_once(written: Path) -> None:
    data = Dataset(written / "d")
    count = sum(len(data.arrays(number)["token"]) for number in data.games)

    batches = list(data.batches(5, seed=1))

    assert sum(len(rows.tokens) for rows in batches) == count
    assert max(len(rows.tokens) for rows in batches) == 5
    again = list(data.batches(5, seed=1))
    assert np.array_equal(batches[0].observations, again[0].observations)


def test_the_card_names_game_players_versions_arrays_and_fields(written: Path) -> None:
    card = (written / "d" / "README.md").read_text()

    for word in ("Games of leduc", "search:20, squire", "seed 5", "hands 3", "rules 1"):
        assert word in card
    for name in ["shares", "outcome", "their_card", "paid"]:
        assert f"| `{name}` |" in card


def plan_of(games: int) -> Tournament:
    return tournament(GAME, PLAYERS, games, seed=5, options={"hands": "3"})


def test_games_without_data_are_played_again_and_count_once(written: Path, tmp_path: Path) -> None:
    folder, plan = Folder(tmp_path / "t"), plan_of(4)
    before = run(plan, folder, 1)

    data = DataFolder(tmp_path / "d")
    data.claim(GAME, plan)
    after = run(plan, folder, 1, data=data)

    assert after == before
    assert len((tmp_path / "t" / "games.jsonl").read_bytes().splitlines()) == 4
    for number in range(4):
        here, there = Dataset(tmp_path / "d").rows(number), Dataset(written / "d").rows(number)
        assert np.array_equal(here.observations, there.observations)
        assert np.array_equal(here.shares, there.shares)


def test_a_folder_with_other_data_is_refused(written: Path, tmp_path: Path) -> None:
    other = tournament(GAME, PLAYERS, 4, seed=6)

    with pytest.raises(ArenaError, match="holds the data of other games"):
        DataFolder(written / "d").claim(GAME, other)
    with pytest.raises(ArenaError, match="holds other things"):
        DataFolder(written / "t").claim(GAME, other)
    with pytest.raises(ArenaError, match="no dataset of Jotunheim here"):
        Dataset(tmp_path)
