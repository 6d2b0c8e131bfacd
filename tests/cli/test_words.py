"""Every word of the terminal can be translated: its commands are run in a made-up language, and read."""

import argparse
import asyncio
import re
from pathlib import Path

import pytest

from jotunheim import texts
from jotunheim.arena.cluster import LAST_WORD
from jotunheim.bench import report
from jotunheim.bench.measures import MEASURES
from jotunheim.bench.rounds import COMPILED, INTERPRETED
from jotunheim.cli import bench, replay, serve, table
from jotunheim.cli import main as cli
from jotunheim.server import launch
from jotunheim.server.store import StoreError
from jotunheim.server.store.database import open_engine
from jotunheim.testing.pseudo import LANGUAGE, pseudo, read_of
from tests.cli.abroad import ARGPARSE, TYPED, Abroad, help_words, unmarked, words_of
from tests.house.houses import ROOT
from tests.kit.catalogues import made_up

SOLO = ("play", "connect-four", "--player", "2=random", "--seed", "7")
OPTIONS = frozenset({"columns", "rows", "line"})  # of Connect Four, as they are typed


@pytest.fixture(scope="module")
def locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A catalogue of all texts that are gathered for translators."""
    return made_up(tmp_path_factory.mktemp("locale"))


@pytest.fixture
def abroad(
    locale: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Abroad:
    """Somebody with an empty folder."""
    return Abroad(monkeypatch, capsys, locale, tmp_path)


def saved(abroad: Abroad) -> Path:
    """The record of a game that was left after some plays."""
    abroad.run(*SOLO, typed="4\n4\n3\nquit\n")
    [path] = (abroad.home / "data" / "games").iterdir()
    return path


# Help --------------------------------------------------------------------------------------------


def test_the_overview(abroad: Abroad) -> None:
    ran = abroad.run("--help")

    assert pseudo("let players play a tournament, with ratings and error bars") in ran.out
    assert abroad.bare_in(ran.out) == []


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_the_help_of_every_command(name: str, abroad: Abroad) -> None:
    command = cli.load(name, cli.COMMANDS[name])
    parser = argparse.ArgumentParser(prog=f"jotun {name}")
    command.arguments(parser)

    said = abroad.run(name, "--help").out
    for own in ARGPARSE:
        said = said.replace(own, "")

    assert pseudo(command.HELP) in " ".join(said.split())
    assert abroad.bare_in(said, help_words(parser, command.EXAMPLE)) == []


# The table ---------------------------------------------------------------------------------------

LINES = [
    "help",
    "legend",
    "show",
    "9",
    "4",
    "1 2",
    "nowhere",
    "co",
    "undo 0",
    "undo",
    "undo all",
    "undo",
    "redo",
    "redo",
    "redo",
    "why",
    "why 4",
    "why column:2",
    "why nowhere",
    "look",
    "look nowhere",
    "hint squire",
    "hint nobody",
    "rules NO-1",
    "log",
    "log x",
    "order pass",
    "order ask",
    "order x",
    "save",
    "save copy.jotun",
    "save /",
    "quit",
]


def test_everything_that_can_be_typed_at_the_table(abroad: Abroad) -> None:
    typed = "\n".join(LINES) + "\n"
    commands = words_of(" ".join([word for word, _what in table.COMMANDS]))

    assert abroad.bare(*SOLO, typed=typed, known=TYPED | commands) == []
    assert {line.split()[0] for line in LINES} >= {w.split()[0] for w, _what in table.COMMANDS}


def test_several_people_at_one_keyboard(abroad: Abroad) -> None:
    people = ("--player", "1=person:Solveig", "--player", "2=person")

    typed = "\n1\n\n1\n\nquit\n"

    assert abroad.bare("play", "leduc", *people, typed=typed, known=TYPED | {"Solveig"}) == []


def test_a_game_to_its_end(abroad: Abroad) -> None:
    players = ("--player", "1=squire", "--player", "2=squire")

    assert abroad.bare("play", "connect-four", *players, "--seed", "7") == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("play",),
        ("play", "conect-four"),
        ("play", "--resume"),
        ("play", "--resume", "4"),
        ("play", "--resume", "nothing"),
        ("play", "--resume", "x", "--seats", "2"),
        ("play", "connect-four", "--seats", "9"),
        ("play", "connect-four", "--player", "x"),
        ("play", "connect-four", "--player", "1=nobody"),
        ("play", "connect-four", "--player", "5=random"),
        ("play", "connect-four", "--player", "3=random", "--seats", "2"),
        ("play", "connect-four", "--option", "x"),
        ("play", "connect-four", "--option", "x=1"),
        ("play", "connect-four", "--option", "columns=1"),
        ("play", "connect-four", "--content", "nowhere"),
        ("play", "connect-four", "--situation", "bytes"),
        ("play", "connect-four", "--seed", "xyz"),
        ("replay", "nothing"),
        ("verify", "bytes"),
        ("paly",),
        ("xyzzy",),
        ("--lam",),
        ("--xyzzy",),
        ("backup", "copy.sqlite"),
        ("backup", "copy.sqlite", "--database", "postgresql://x"),
        ("restore", "nothing"),
        ("restore", "bytes"),
        ("report", "."),
        ("serve", "--workers", "0"),
        ("serve", "--workers", "2"),
        ("serve", "--engines", "0"),
        ("serve", "--thinkers", "-1"),
        ("serve", "--port", "-1"),
        ("serve", "--bot-pause", "-1"),
        ("serve", "--database", "mysql://x"),
        ("serve", "--deadline", "0"),
        ("serve", "--lan", "--host", "x"),
        ("serve", "--origin", "x"),
        ("arena", "connect-four", "--players", ","),
        ("arena", "connect-four", "--players", "nobody"),
        ("arena", "connect-four", "--players", "random", "--games", "0"),
        ("arena", "connect-four", "--players", "random", "--jobs", "-1"),
        ("arena", "connect-four", "--players", "random", "--option", "x"),
        ("arena", "connect-four", "--players", "random,random,random"),
        ("arena", "connect-four", "--players", "random", "--cluster", "x"),
        ("bench", "--seconds", "0"),
        ("fuzz", "connect-four", "--games", "0"),
        ("fuzz", "connect-four", "--skip", "100"),
        ("fuzz", "connect-four", "--situation", "bytes"),
        ("rules", "leduc", "--tests", "nowhere"),
        ("rules", "leduc", "NO-1"),
    ],
    ids=" ".join,
)
def test_a_refusal(arguments: tuple[str, ...], abroad: Abroad) -> None:
    """R-28: also why the server does not start or its database does not open."""
    (abroad.home / "bytes").write_bytes(b"\xff\xfe")
    # What SQLite says of a foreign file; how a record begins; what would be right to type.
    starts = words_of(" ".join([*cli.STARTS, "--help", "--version"]))
    known = words_of("file is not a database jotunheim record") | OPTIONS | starts

    assert abroad.bare(*arguments, known=TYPED | known) == []


def test_the_menu(abroad: Abroad) -> None:
    saved(abroad)
    wrong = ["99", "x"]
    people = ["", "nobody", "squire"]
    options = ["x=1", "columns=99", "columns=8", ""]

    typed = "\n".join([*wrong, "2", *people, *options, "quit", ""])
    said = abroad.run("menu", typed=typed).out

    for question in ("Which one?", "Continue", "Change an option? (NAME=VALUE, or Enter to start)"):
        assert pseudo(question) in said
    assert abroad.bare_in(said, TYPED | OPTIONS | words_of(typed)) == []


# Records -----------------------------------------------------------------------------------------


def test_saved_games_are_listed(abroad: Abroad) -> None:
    saved(abroad)

    assert abroad.bare("play", "--resume", typed="1\nquit\n") == []


def test_a_torn_record_and_one_that_is_over(abroad: Abroad) -> None:
    path = saved(abroad)
    path.write_bytes(path.read_bytes() + b"9 1 dr")
    assert abroad.bare("play", "--resume", path.stem, typed="quit\n") == []

    whole = abroad.home / "whole.jotun"
    abroad.run("play", "connect-four", "--player", "1=squire", "--player", "2=squire")
    [over] = [found for found in path.parent.iterdir() if found != path]
    over.rename(whole)
    assert abroad.bare("play", "--resume", str(whole)) == []


REPLAYED = ["help", "n", "b", "log 3", "seat 9", "seat x", "seat 1", "jump", "9999", "end", "quit"]


def test_a_walk_through_a_record(abroad: Abroad) -> None:
    path = saved(abroad)
    commands = words_of(" ".join([word for word, _what in replay.COMMANDS]))
    # A play is shown as it stands in records: the name of its question, and of its answer.
    known = TYPED | commands | {"Drop"}

    assert abroad.bare("replay", str(path), typed="\n".join(REPLAYED), known=known) == []
    assert abroad.bare("replay", str(path), "--at", "x") == []


def test_whether_a_record_holds(abroad: Abroad) -> None:
    path = saved(abroad)
    assert abroad.bare("verify", str(path)) == []

    path.write_text(path.read_text().replace("seed 0", "seed 1").replace("\n1 1 ", "\n1 2 "))
    assert abroad.bare("verify", str(path)) == []
    assert abroad.bare("replay", str(path), typed="quit\n") == []


# Everything else ---------------------------------------------------------------------------------


def test_the_list_of_games(abroad: Abroad) -> None:
    assert abroad.bare("games") == []


def test_the_sums_of_content(abroad: Abroad) -> None:
    assert abroad.bare("content", "leduc") == []
    last = abroad.run("content", "giant").out.strip().split("\n")[-1]
    assert abroad.bare_in(last) == []


def test_the_table_of_clauses(abroad: Abroad) -> None:
    """The clauses themselves have files of their own for each language."""
    (abroad.home / "tests").mkdir()

    head, *_clauses, sums = abroad.run("rules", "leduc", "--tests", "tests").out.strip().split("\n")

    assert abroad.bare_in(f"{head}\n{sums}") == []


def test_a_copy_of_all_tables_and_back(abroad: Abroad) -> None:
    file = abroad.home / "data" / serve.FILE
    file.parent.mkdir()
    asyncio.run(serve.prepare(str(file)))

    assert abroad.bare("backup", "copy.sqlite") == []
    assert abroad.bare("backup", "copy.sqlite") == []
    assert abroad.bare("backup", str(file), "--force") == []
    assert abroad.bare("restore", "copy.sqlite") == []


def test_a_table_that_is_served_already(abroad: Abroad, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jotunheim.server.launch.holder", lambda path: "(being restored)")

    assert abroad.bare("serve", "--no-browser") == []


def test_where_the_table_is(abroad: Abroad) -> None:
    args = argparse.Namespace(lan=True, database="x", no_browser=True)
    with texts.speaking(LANGUAGE):
        serve.tell("http://127.0.0.1:1/", 1, abroad.home, args)
    said = abroad.capsys.readouterr().out

    assert pseudo("Ctrl-C stops it; nothing is lost") in said
    assert abroad.bare_in(said, TYPED | {"http"}) == []


def test_a_tournament_and_its_report(abroad: Abroad) -> None:
    players = ("--players", "random,squire", "--games", "2", "--jobs", "1", "--out", "out")
    assert abroad.bare("arena", "connect-four", *players) == []
    assert abroad.bare("arena", "connect-four", *players) == []
    other = ("--option", "columns=8")
    assert abroad.bare("arena", "connect-four", *players, *other, known=TYPED | OPTIONS) == []
    results = (abroad.home / "out" / "games.jsonl").read_text()
    assert '"names":["Red","Yellow"]' in results  # what is kept is English

    assert abroad.bare("report", "out") == []
    page = (abroad.home / "out" / "report.html").read_text()
    named = TYPED | OPTIONS  # players, and the options of the game
    assert abroad.bare_in("\n".join(read_of(page)), named) == []


def test_random_games_under_all_invariants(abroad: Abroad) -> None:
    assert abroad.bare("fuzz", "connect-four", "--games", "2", "--jobs", "1") == []


def test_why_a_server_does_not_start(abroad: Abroad) -> None:
    file = abroad.home / "tables.sqlite"
    with texts.speaking(LANGUAGE):
        with pytest.raises(StoreError) as address:
            open_engine("mysql://x/y")
        with (
            launch.alone(file, "http://x"),
            pytest.raises(launch.ServeError) as served,
            launch.alone(file, "http://y"),
        ):
            pass

    assert pseudo("is served already") in str(served.value)
    for error in (address, served):
        assert abroad.bare_in(str(error.value), TYPED | {"mysql", "http", "x", "y"}) == []


def test_figures_of_speed(abroad: Abroad) -> None:
    figures = {"leduc": dict.fromkeys(MEASURES, 2.0)}
    forms = {COMPILED: figures, INTERPRETED: figures}
    with texts.speaking(LANGUAGE):
        report.show(forms, {"peer": figures["leduc"]}, bench.explain(1.0))
    said = abroad.capsys.readouterr().out

    assert pseudo(COMPILED) in said
    assert abroad.bare_in(said, TYPED | {*MEASURES, "peer"}) == []


# Modules -----------------------------------------------------------------------------------------

# How the tests of developers went; the card of a dataset, which is in English wherever it goes.
REPORTS = {"testing.py", "dataset_card.py"}
FOLDERS = ("cli", "arena", "bench")
FOUND = [path for name in FOLDERS for path in sorted((ROOT / "src/jotunheim" / name).glob("*.py"))]
SERVER = ("launch.py", "store/database.py", "store/schema_upgrade.py")  # why it does not start
MODULES = [path for path in FOUND if path.name not in REPORTS]
MODULES += [ROOT / "src/jotunheim/server" / name for name in SERVER]
WAL_WARNING = "%s: the write-ahead log was cut off; plays that stood behind the cut are lost"  # log
# Typed by people, or written for programs and for those who work on the code; units, others' names.
STAYS = {
    *("start, end", "why NAME", "order pass|same|ask", "order target|turn", "jotunheim ", "jotun "),
    "jotun: ",
    LAST_WORD,  # a program of one line
    *("Application Support", "import tree; print(tree.lacking())", "jotunheim arena"),
    *("OpenSpiel connect_four (C++)", "OpenSpiel tic_tac_toe (Python)"),
    *("catanatron, 4 random players", "file:", "fast:", " ms"),
    *("busy_timeout = ", "BEGIN IMMEDIATE", "PRAGMA application_id", "PRAGMA application_id = "),
    *("PRAGMA quick_check(1)", WAL_WARNING),
}
# What two machines of a cluster compare, and one of them says: it does not know who will read it.
COMPARED = {"Jotunheim ", ", rules ", ", content ", " has ", ", not "}
CODE = re.compile(
    r"\s*\./jotun .*|.*<.*|\s*:root \{.*", re.S
)  # a command line, markup, a style sheet


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_module_says_anything_by_itself(path: Path) -> None:
    stays = STAYS | (COMPARED if path.name == "cluster.py" else set())

    found = unmarked(path.read_text(encoding="utf-8"))

    assert [text for text in found if text not in stays and not CODE.fullmatch(text)] == []


def test_the_check_finds_bare_sentences() -> None:
    source = '''
"""A docstring is not said."""
HELP = N_("a marked one")
def say(n):
    """Nor is this one."""
    print(_("there is no {n}").format(n=n), f"{n:>3}  {n}", "key")
    raise UserError("which one do you mean")
    print(f"saved as {n}", f"{n} games", "it" if n else "the end", "play {n}", "{n}/{m}")
'''

    found = ["which one do you mean", "saved as ", " games", "the end", "play {n}"]
    assert unmarked(source) == found
