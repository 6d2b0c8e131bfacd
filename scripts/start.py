"""Get the house ready, then run a command in it: what `./jotun` starts.

On a house that is ready this takes a few milliseconds: it compares fingerprints and hands over. On one that is
not compiled yet a table starts at once, interpreted, and the rules are compiled beside it; commands that play many
games wait until they are compiled; all others only look something up, and run as things are.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

TABLES: Final = ("serve", "play", "menu", "learn")
PLAY_MANY: Final = ("arena", "league", "train", "bench", "fuzz", "verify")
HELP: Final = {"-h", "--help"}
LATER: Final = "JOTUN_LATER"
NICE: Final = 15

if __name__ == "__main__":
    # Web workers import this file again, when `use` has taken scripts/ off the path: they need none of these.
    import environment
    import tree
    from environment import say


def main() -> int:
    """Get ready, then run the command line of Jotunheim."""
    if code := environment.guarded(get_ready):
        return code
    from jotunheim.cli.main import main as command

    return command(sys.argv[1:])


def get_ready() -> int:
    """Make what is missing: the environment, in which we then start again, and the compiled tree."""
    environment.prepare()
    if sys.prefix != str(environment.VENV):
        python = str(environment.VENV / "bin" / "python")
        os.execv(python, [python, __file__, *sys.argv[1:]])
    use(native_tree() or tree.ROOT / "src")
    return 0


def use(folder: Path) -> None:
    """Import from this folder first, here and in programs we start; from no other tree of Jotunheim.

    A game that was compiled for another kernel would end Python itself.
    """
    given = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    trees = [path for path in given if Path(path, "jotunheim").is_dir()]
    kept = [path for path in sys.path[1:] if path not in trees]
    sys.path[:] = [str(folder), *kept]  # in place of scripts/
    others = [path for path in given if path not in trees]
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *others])


def native_tree() -> Path | None:
    """The compiled tree, made now if needed; None, with a line that says why, to run interpreted."""
    if os.environ.get("JOTUN_INTERPRETED") or sys.argv[1:2] == ["test"]:
        return None  # the tests choose for themselves what they run on
    if HELP.intersection(sys.argv[1:]):
        return None
    stamp = tree.Stamp(tree.NATIVE)
    fresh = stamp.read() and stamp.is_true()
    if not (fresh and stamp.tree):
        if lack := tree.lacking():
            say(f"{lack}: running interpreted, several times slower")
            return None
        if not fresh:
            if opens_a_table(sys.argv[1:]):
                compile_later(stamp.file)
                return None
            if sys.argv[1] not in PLAY_MANY:
                return None
            failed = compile_now()
            stamp = tree.Stamp(tree.NATIVE)
            stamp.read()
            if failed:
                stamp.tree = (
                    ""  # an older stamp, which could not be replaced, names a tree of other sources
                )
        if not stamp.tree:
            say(f"running interpreted, since compiling failed: {stamp.failure or 'see above'}")
            return None
    tree.hold(stamp.place)
    # Not through the link: it may lead elsewhere before we have imported everything.
    return stamp.place


def opens_a_table(words: list[str]) -> bool:
    """Do people wait for a table? Then it runs interpreted while the rules are compiled."""
    first = words[0] if words else "serve"  # what `./jotun` alone does, also with options
    return first in TABLES or (first.startswith("--") and first != "--version")


def compile_later(stamp: Path) -> None:
    """Make the compiled tree in the background, with low priority; it ends when we do, and goes on next time."""
    mark = stamp.stat().st_mtime_ns if stamp.exists() else 0
    try:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        (stamp.parent / tree.PUBLISHED).unlink(missing_ok=True)  # of a compilation that was stopped
        (stamp.parent / tree.WANTED).write_text(" ".join(played(sys.argv[1:])))
        child = compile_quietly(stamp.parent / "background.log")
    except OSError as error:  # the folder is not ours, or the disk is full
        say(f"running interpreted, since nothing can be compiled here: {error}")
        return
    os.environ[LATER] = f"{stamp}|{mark}"  # a server moves over when there is a new stamp
    atexit.register(child.terminate)
    say("starting at once, interpreted; the rules are compiled in the background")


def played(words: list[str]) -> list[str]:
    """The game that a command line names: it is compiled before the others."""
    return [word for word in words[1:2] if words[0] in TABLES and not word.startswith("-")]


def compile_quietly(file: Path) -> subprocess.Popen[bytes]:
    """Start the compiler; what it says goes to a log."""
    with file.open("w") as log:
        return subprocess.Popen(
            compiling(),
            env=plain(),
            cwd=tree.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            preexec_fn=lambda: os.nice(NICE),
        )


def compile_now() -> bool:
    """Make the compiled tree, in a Python of its own that sees plain sources only; has that failed?"""
    return subprocess.call(compiling(), env=plain(), cwd=tree.ROOT) != 0


def compiling() -> list[str]:
    """The command that makes the compiled tree."""
    return [sys.executable, str(Path(__file__).with_name("native.py")), "--starting"]


def plain() -> dict[str, str]:
    """Our variables, for a Python that sees plain sources only."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


if __name__ == "__main__":
    sys.exit(main())
