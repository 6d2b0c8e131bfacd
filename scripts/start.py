"""Get the house ready, then run a command in it: what `./jotun` starts.

On a house that is ready this takes a few milliseconds: it compares fingerprints and hands over.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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
    """Import from this folder first, here and in programs we start."""
    sys.path[0] = str(folder)  # in place of scripts/
    rest = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{rest}" if rest else str(folder)


def native_tree() -> Path | None:
    """The compiled tree, made now if needed; None, with a line that says why, to run interpreted."""
    if os.environ.get("JOTUN_INTERPRETED") or sys.argv[1:2] == ["test"]:
        return None  # the tests choose for themselves what they run on
    stamp = tree.Stamp(tree.NATIVE)
    fresh = stamp.read() and stamp.is_true()
    if not (fresh and stamp.tree):
        if lack := tree.lacking():
            say(f"{lack}: running interpreted, several times slower")
            return None
        if not fresh:
            compile_now()
            stamp.read()
        if not stamp.tree:
            say(f"running interpreted, since compiling failed: {stamp.failure}")
            return None
    tree.hold(stamp.place)
    # Not through the link: it may lead elsewhere before we have imported everything.
    return stamp.place


def compile_now() -> None:
    """Make the compiled tree, in a Python of its own that sees plain sources only."""
    plain = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    script = Path(__file__).with_name("native.py")
    command = [sys.executable, str(script), "--starting"]
    subprocess.run(command, env=plain, cwd=tree.ROOT, check=False)


if __name__ == "__main__":
    sys.exit(main())
