"""The command line: each command has help with an example, and every failure is one line."""

import argparse
import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

from jotunheim import __version__
from jotunheim.cli import main as cli
from jotunheim.cli.version import is_compiled, words
from jotunheim.kernel.errors import RulesError, UnknownGame
from tests.house.houses import ROOT, surroundings

Run = Callable[[argparse.Namespace], int]


def command_that(run: Run) -> ModuleType:
    """A command made for a test."""
    module = ModuleType("jotunheim.cli.trial")
    vars(module).update(HELP="a trial", EXAMPLE="./jotun trial 3", run=run)
    vars(module)["arguments"] = lambda parser: parser.add_argument("count", type=int, nargs="?")
    return module


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Register the command `trial`."""

    def register(run: Run) -> None:
        monkeypatch.setitem(cli.COMMANDS, "trial", "jotunheim.cli.trial")
        monkeypatch.setitem(sys.modules, "jotunheim.cli.trial", command_that(run))

    return register


def raising(error: BaseException) -> Run:
    def run(args: argparse.Namespace) -> NoReturn:
        raise error

    return run


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_help_with_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([name, "--help"]) == 0

    text = capsys.readouterr().out
    module = cli.load(name, cli.COMMANDS[name])
    assert module.HELP in " ".join(text.split())
    assert f"example:\n  {module.EXAMPLE}" in text
    assert module.EXAMPLE.startswith(f"./jotun {name}")
    assert "\n" not in module.HELP


def test_the_overview_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0

    text = capsys.readouterr().out
    for name, module in cli.COMMANDS.items():
        assert f"  {name:<9} {cli.load(name, module).HELP}\n" in text


def test_without_a_command_the_table_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    table = command_that(lambda args: 7)
    monkeypatch.setitem(sys.modules, cli.TABLE, table)

    assert cli.main([]) == 7


def test_the_version_says_whether_the_rules_are_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--version"]) == 0
    kind = "compiled" if is_compiled("jotunheim.kernel") else "interpreted"
    assert capsys.readouterr().out.startswith(f"jotunheim {__version__} ({kind}")


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({"kernel": True, "giant": True}, "compiled"),
        ({"kernel": False, "giant": False}, "interpreted"),
        (
            {"kernel": True, "valda": False, "giant": True},
            "compiled: giant, kernel; interpreted: valda",
        ),
    ],
)
def test_a_house_that_is_compiled_in_part_says_which_part(
    found: dict[str, bool], said: str
) -> None:
    assert words(found) == said


def test_the_exit_code_is_the_command_s(trial: Callable[[Run], None]) -> None:
    trial(lambda args: int(args.count))

    assert cli.main(["trial", "3"]) == 3


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said on stderr, which must be one line, with nothing on stdout."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("jotun: ")
    return err.removeprefix("jotun: ").strip()


def test_an_unknown_command_suggests_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["paly", "giant"]) == 2
    assert one_line(capsys) == "no command 'paly'; did you mean 'play'? (see ./jotun --help)"


def test_a_command_like_none_lists_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["xyzzy"]) == 2
    assert "there are serve, play, menu, games," in one_line(capsys)


def test_an_unknown_option_is_not_taken_for_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lna"]) == 2
    assert one_line(capsys) == "no option '--lna'; did you mean '--lan'? (see ./jotun --help)"
    assert cli.main(["--database", "x"]) == 2
    assert one_line(capsys) == (
        "no option '--database'; there are --lan, --no-browser, --port, --help, --version"
        " (see ./jotun --help, ./jotun serve --help)"
    )


def test_help_and_a_command_is_the_help_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["help", "verify"]) == 0
    asked = capsys.readouterr().out
    assert cli.main(["verify", "--help"]) == 0
    assert asked == capsys.readouterr().out


def test_wrong_arguments_give_one_line(
    trial: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    trial(lambda args: 0)

    assert cli.main(["trial", "many"]) == 2
    assert one_line(capsys) == (
        "argument count: invalid int value: 'many' (see ./jotun trial --help)"
    )


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (UnknownGame("no game 'ches';\n  there is chess"), "no game 'ches'; there is chess"),
        (FileNotFoundError(errno.ENOENT, "No such file", "a.jot"), "a.jot: no such file"),
        (PermissionError(errno.EACCES, "Permission denied", "b"), "b: permission denied"),
        (OSError(errno.ENOSPC, "No space left on device"), "no space left on device"),
    ],
)
def test_what_is_not_our_mistake_gives_one_line(
    error: Exception,
    line: str,
    trial: Callable[[Run], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    trial(raising(error))

    assert cli.main(["trial"]) == 2
    assert one_line(capsys) == line


def test_our_own_mistakes_are_not_hidden(trial: Callable[[Run], None]) -> None:
    trial(raising(RulesError("a dead end")))

    with pytest.raises(RulesError):
        cli.main(["trial"])


def test_an_interrupt_leaves_without_a_traceback(
    trial: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    trial(raising(KeyboardInterrupt()))

    assert cli.main(["trial"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_missing_module_breaks_only_its_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "lost", "jotunheim.cli.lost")

    assert cli.main(["lost"]) == 2
    assert one_line(capsys) == "jotun lost is not part of this version; try ./jotun --help"
    assert cli.main(["--help"]) == 0
    assert "lost" not in capsys.readouterr().out


def run_cli(*arguments: str, stdout: int) -> "subprocess.CompletedProcess[str]":
    """Run the command line as a program of its own."""
    code = "import sys; from jotunheim.cli.main import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env=surroundings(),
    )


def test_a_reader_that_goes_away_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)

    done = run_cli("--help", stdout=write)

    os.close(write)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_a_full_disk_gives_one_line() -> None:
    full = os.open("/dev/full", os.O_WRONLY)

    done = run_cli("--help", stdout=full)

    os.close(full)
    assert (done.returncode, done.stderr) == (2, "jotun: no space left on device\n")


def test_no_other_tree_of_ours_is_mixed_in(tmp_path: Path) -> None:
    """Games that were compiled for the kernel of another tree ended Python itself."""
    (tmp_path / "jotunheim").mkdir()
    (tmp_path / "jotunheim_examples").mkdir()
    (tmp_path / "jotunheim_examples" / "__init__.py").write_text("raise SystemExit(139)\n")

    done = subprocess.run(
        [str(ROOT / "jotun"), "games"],
        env=surroundings(PYTHONPATH=str(tmp_path), JOTUN_INTERPRETED="1"),
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "connect-four" in done.stdout
