"""A game in figures (P-13): what is counted, and the page that shows it."""

import json
import math
import re
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.arena.plan import ArenaError, match, tournament
from jotunheim.arena.result import play_match
from jotunheim.arena.skill import measure
from jotunheim.arena.standings import share_of
from jotunheim.arena.statistics import (
    Course,
    changes,
    decided_at,
    gather,
    hidden_share,
    leader,
    leads,
)
from jotunheim.arena.statistics_page import page
from jotunheim.cli.main import main
from jotunheim.kernel import Chance

LEDUC = registry.game("leduc")
CONNECT_FOUR = registry.game("connect-four")


def course(leads: tuple[int, ...], shares: tuple[float, ...] = (1.0, 0.0)) -> Course:
    return Course(1, (2,), {}, {}, 0, 0, 0.0, leads, shares, False)


def test_length_and_options_of_an_open_game_without_chance() -> None:
    found = gather(CONNECT_FOUR, 2, "random", 6, 1, {})

    assert 7 <= found.shortest <= found.length.mean <= found.longest <= 42
    assert found.most_options == 7 and 1 <= found.options.mean <= 7
    assert 0 < found.tree.mean <= 42 * math.log10(7)
    assert found.draws.mean == found.hidden.mean == found.forced == 0
    assert [kind.name for kind in found.kinds] == ["Drop"]
    assert found.kinds[0].share == 1
    assert sum(share.mean for share in found.seat_shares) == pytest.approx(1)


def test_hidden_cards_and_draws_are_counted() -> None:
    found = gather(LEDUC, 2, "squire", 6, 1, {"hands": "2"})

    assert found.draws.mean > 0
    assert 0.5 < found.hidden.mean < 1  # one card of six is known, later two
    g = LEDUC.start({}, 2, Chance(1))
    assert hidden_share(g, 0) == pytest.approx(5 / 6)


def test_the_lead_is_clear_or_nobodys() -> None:
    assert leader([0.3, 0.1, 0.2]) == 0
    assert leader([0.3, 0.3]) == -1
    assert leader([]) == -1
    assert leads([[0.0, 0.5], [0.5, 0.0]]) == [1] * 20 + [0] * 20


def test_changes_of_the_lead_and_when_it_is_decided() -> None:
    assert changes(course((0, 0, -1, 1, 1, 0))) == 2
    assert decided_at(course((1, 1, 0, 0))) == 0.5
    assert decided_at(course((0, 0, 0, 1))) == 1.0
    assert decided_at(course((0, 0))) == 0.0


def test_the_same_seed_gives_the_same_figures() -> None:
    one, two = [gather(LEDUC, 2, "squire", 3, 4, {}) for _ in range(2)]

    assert one == two
    assert gather(LEDUC, 2, "squire", 3, 5, {}) != one


def test_a_shared_game_has_no_lead() -> None:
    found = gather(registry.game("dwarves"), 2, "random", 1, 3, {})

    assert found.lead_changes.mean == 0
    assert found.ties == 0


def test_at_least_one_game() -> None:
    with pytest.raises(ArenaError, match="at least one game"):
        gather(LEDUC, 2, "squire", 0, 1, {})


def test_the_page_needs_no_other_file() -> None:
    text = page("Leduc poker", gather(LEDUC, 2, "squire", 5, 1, {}))

    assert text.count("<svg") == text.count("</svg>") == 3
    assert "length, in decisions" in text
    assert not re.search(r'(src|href)="', text)


def test_the_command_prints_figures_and_writes_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"

    assert main(["stats", "leduc", "--games", "3", "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert main(["stats", "leduc", "--games", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)

    assert "draws of chance a game" in shown and "3 games of thumb" in shown
    assert out.read_text().startswith("<!doctype html>")
    assert figures["games"] == 3


def test_stats_reads_a_content_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "leduc", "--games", "1", "--content", str(tmp_path)]) != 0

    assert "leduc has no content that a pack could replace" in capsys.readouterr().err


# Luck against skill ---------------------------------------------------------------------------------


def test_the_seat_with_twice_the_budget_is_counted_wherever_it_sits() -> None:
    """P-13: two games with the same cards, in which the players change seats."""
    found = measure(LEDUC, 2, 4, 6, 1, {"hands": "1"})

    plan = tournament(LEDUC, ["search:8", "search:4"], 6, 2, 1, {"hands": "1"})
    results = [play_match(LEDUC, match(plan, number)).result for number in range(6)]
    won = [
        share
        for result in results
        for share, name in zip(result.shares, result.players, strict=True)
        if name == "search:8"
    ]
    assert [result.players[0] for result in results] == ["search:8", "search:4"] * 3
    assert found.share == share_of(won)
    assert (found.fair, found.budget, found.games) == (0.5, 4, 6)


def test_twice_the_budget_of_nothing_is_refused() -> None:
    with pytest.raises(ArenaError, match="at least one iteration, not 0"):
        measure(LEDUC, 2, 0, 2, 1, {})
    with pytest.raises(ArenaError, match="dwarves: all win or lose together"):
        measure(registry.game("dwarves"), 2, 4, 2, 1, {})


def test_the_command_tells_luck_from_skill(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    asked = ["--games", "2", "--skill", "2", "--budget", "4"]

    assert main(["stats", "leduc", *asked, "--out", str(out)]) == 0
    shown = " ".join(re.sub("[│┃]", " ", capsys.readouterr().out).split())
    assert main(["stats", "leduc", *asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)

    assert "fair: 50 %" in shown
    assert "win share of 8 iterations of search against 4, in 2 games" in out.read_text()
    assert figures["skill"]["fair"] == 0.5
