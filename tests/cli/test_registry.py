from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.kernel import UnknownGame, UserError
from tests.cli.conftest import Call


@pytest.fixture(autouse=True)
def with_toys(toys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(toys))


def test_a_game_of_another_distribution_is_found() -> None:
    assert registry.games()["hoard"].title == "Hoard"
    assert registry.game("hoard").name == "hoard"


def test_broken_games_do_not_break_the_others() -> None:
    assert not {"crash", "lost", "odd"} & set(registry.games())
    assert set(registry.broken()) >= {"crash", "lost", "odd"}


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("crash", "cannot be loaded: ZeroDivisionError"),
        ("lost", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("odd", "json:dumps is not a Game"),
    ],
)
def test_a_broken_game_says_why_when_it_is_asked_for(name: str, says: str) -> None:
    with pytest.raises(registry.BrokenGame) as caught:
        registry.game(name)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_game_names_the_nearest_and_the_list() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'horde'; did you mean 'hoard'\? there are: .*"):
        registry.game("horde")


def test_summaries_go_on_behind_the_title_of_their_game() -> None:
    for game in (
        registry.game(name)
        for name in ("assault", "connect-four", "dwarves", "giant", "leduc", "stronghold", "valda")
    ):
        assert game.summary[0].islower() and game.summary[-1] != "."


@pytest.mark.parametrize("command", ["rules", "content", "fuzz"])
def test_who_names_no_game_learns_which_there_are(call: Call, command: str) -> None:
    assert call(command).complaint.startswith("which game? There are: ")


def test_a_content_pack_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="there is no such folder"):
        registry.game("hoard", tmp_path / "none")
    with pytest.raises(UserError, match="hoard has no content that a pack could replace"):
        registry.game("hoard", tmp_path)
