"""How games end, in all five: who won and why, what each seat did, how it went, what decided it (T-24)."""

from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import files
from jotunheim.records.replays import load
from jotunheim.render.html import parts
from jotunheim.render.text import render
from jotunheim.scene import Ending, Scene
from tests.render.markup import read

GAMES = Path(__file__).parent.parent / "games"
RECORDS = {"giant": "03", "assault": "01", "stronghold": "01", "dwarves": "01", "valda": "10"}


def last_scene(name: str, record: str) -> Scene:
    """What the first seat sees after the last play of a golden record."""
    [path] = (GAMES / name / "golden").glob(f"{record}*.jotun")
    table = load(files.read(path), registry.game(name))
    return table.game.view(table.g, 0)


def ending_of(scene: Scene) -> Ending:
    assert scene.ending is not None
    return scene.ending


@pytest.mark.parametrize("name", RECORDS)
def test_the_end_shows_who_won_what_was_done_how_it_went_and_what_decided_it(name: str) -> None:
    scene = last_scene(name, RECORDS[name])
    html = parts(scene)["prompt"]

    assert f"<h1>{ending_of(scene).headline}</h1>" in html and ending_of(scene).reason
    for part in ('class="ranks"', 'class="sources"', 'class="curve"', 'data-do="moment"'):
        assert part in html, part
    assert 'class="face' in html or len(ending_of(scene).winners) != 1


def test_followers_gained_and_lost_add_up() -> None:
    ending = ending_of(last_scene("valda", "10"))

    sums = [sum(g.points for g in ending.gains if g.seat == seat) for seat in range(5)]
    assert sums == list(ending.scores) and min(g.points for g in ending.gains) < 0
    assert ending.headline == "Blue wins with 19 followers"
    assert "" not in {gain.source for gain in ending.gains}


def test_who_wins_and_loses_together_has_no_rank_and_sees_the_markers_meet() -> None:
    scene = last_scene("dwarves", "05")
    html = parts(scene)["prompt"]

    assert "<b>Tungdil</b>" in html and "1. Tungdil" not in html
    heroes, doom = ending_of(scene).curves
    assert heroes.points[0] == (0, 0) and doom.points[0][1] > doom.points[-1][1]
    assert "Hero marker" in html and "What each Hero did" in html


def test_a_siege_counts_what_each_side_did() -> None:
    ending = ending_of(last_scene("stronghold", "01"))

    killed = [sum(g.points for g in ending.gains if (g.seat, g.source) == (seat, "Enemies killed")) for seat in (0, 1)]  # fmt: skip
    assert [curve.points[-1][1] for curve in ending.curves] == killed and min(killed) > 0


@pytest.mark.parametrize(
    ("record", "winner", "loser", "reason"),
    [
        ("01", "Invader", "Defender", "River Wall was breached in round 7"),
        ("04", "Defender", "Invader", "The stronghold held for seven rounds"),
    ],
)
def test_a_siege_says_in_words_who_won_and_lost_and_by_what(record: str, winner: str, loser: str, reason: str) -> None:  # fmt: skip
    """It has no points (SH-GEN-01, SH-GEN-02), but its ranks ended in a bare "1" and "0"."""
    scene = last_scene("stronghold", record)
    html, terminal = parts(scene)["prompt"], render(scene, 76)

    assert [f"1. {winner}wins", f"2. {loser}loses"] == [
        x.words() for x in read(html) if x.tag == "li"
    ][:2]
    assert f"{winner} wins\n" in terminal and f"{loser} loses\n" in terminal
    assert reason in html and reason in terminal
