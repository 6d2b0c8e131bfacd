"""Where saved games lie, and how they are found."""

import os
import sys
import time
from pathlib import Path

import pytest

from jotunheim.cli import saves
from jotunheim.cli.answers import meant
from jotunheim.kernel import IllegalAction, UserError
from jotunheim.scene import Prompt
from tests.records.test_session import a_table, random_table


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("JOTUN_DATA", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {}, "~/.local/share/jotunheim"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/jotunheim"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "~/.local/share/jotunheim"),
        ("darwin", {}, "~/Library/Application Support/Jotunheim"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Jotunheim"),
        ("win32", {"APPDATA": "/roaming", "JOTUN_DATA": "/mine"}, "/mine"),
    ],
)
def test_the_data_folder_is_where_the_platform_has_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert str(saves.data_folder()) == os.path.expanduser(folder)


def test_the_list_has_what_can_be_played_on_the_latest_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JOTUN_DATA", str(tmp_path))
    assert saves.saved_games() == []
    folder = saves.folder()
    for age, name in enumerate(["new", "old"]):
        a_table().save_as(folder / f"{name}.jotun")
        os.utime(folder / f"{name}.jotun", (1000 - age, 1000 - age))
    random_table(1).save_as(folder / "over.jotun")
    (folder / "broken.jotun").write_text("dear diary")
    table = a_table()
    table.header.names = {0: "\x1b[2JYlva"}
    table.save_as(folder / "odd.jotun")

    listed = saves.saved_games()

    assert [saved.path.stem for saved in listed] == ["odd", "new", "old"]
    assert all(saved.line().isprintable() for saved in listed)
    assert len(saves.saved_games(finished=True)) == 4
    assert saves.find("2") == saves.find("new") == saves.find("new.jotun") == folder / "new.jotun"
    with pytest.raises(UserError, match="there is no saved game 4; there are 3"):
        saves.find("4")


def test_a_game_is_offered_once_a_person_has_played_in_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JOTUN_DATA", str(tmp_path))
    tables = {name: a_table() for name in ("left", "bots", "begun", "watched")}
    for name, table in tables.items():
        table.header.players = dict.fromkeys(range(table.header.seats), "random")
        if name != "watched":
            table.header.players[1] = "person"
        table.save_as(saves.folder() / f"{name}-2026-11-15-120000.jotun")
    for name, count in (("bots", 1), ("begun", 2)):
        for _turn in range(count):
            tables[name].play("pass")
    assert [play.seat for play in tables["begun"].plays] == [0, 1]

    offered = {saved.path.stem.split("-")[0] for saved in saves.saved_games()}

    assert offered == {"begun", "watched"}


def test_a_name_that_another_takes_in_the_same_moment_is_left_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names = [tmp_path / "taken.jotun", tmp_path / "free.jotun"]
    names[0].write_text("of another")
    monkeypatch.setattr(saves, "new_path", lambda game: names.pop(0))

    session = a_table()
    saves.save_new(session)

    assert session.writer is not None and session.writer.path.name == "free.jotun"
    assert (tmp_path / "taken.jotun").read_text() == "of another"


def test_two_games_in_one_second_get_two_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JOTUN_DATA", str(tmp_path))
    monkeypatch.setattr(time, "strftime", lambda form: "now")

    a_table().save_as(saves.new_path("hoard"))
    a_table().save_as(saves.new_path("hoard"))

    assert sorted(p.name for p in saves.folder().iterdir()) == [
        "hoard-now-2.jotun",
        "hoard-now.jotun",
    ]


def test_words_that_fit_several_options_are_asked_back() -> None:
    table = a_table()
    table.play("pass")
    table.play("pass")
    prompt = table.game.prompt(table.g, 0)
    assert isinstance(prompt, Prompt)

    with pytest.raises(
        IllegalAction, match="'bid' can mean 1 bid 0, 2 bid 1, 3 bid 2; type its num"
    ):
        meant("bid", prompt, table)
    assert meant("bid 2", prompt, table) == ["bid:2"]
    assert meant("BID 1", prompt, table) == ["bid:1"]
