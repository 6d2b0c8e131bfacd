"""The command line as people meet it: a program, with pipes or a terminal around it."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAIN = [
    sys.executable,
    "-c",
    "import sys; from jotunheim.cli.main import main; sys.exit(main())",
]


class Ran:
    """What a program said, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def complaint(self) -> str:
        """The one line of a program that was given something wrong."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.err.startswith("jotun: ") and self.err.count("\n") == 1, self.err
        return self.err[7:-1]


class Terminal:
    """Runs `./jotun` for one user."""

    def __init__(self, toys: Path, data: Path) -> None:
        self.data = data
        inherited = os.environ.get("PYTHONPATH", "")
        paths = [inherited, str(ROOT / "src"), str(ROOT / "examples"), str(ROOT), str(toys)]
        self.environment = {
            **{k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM", "COLUMNS")},
            "PYTHONPATH": os.pathsep.join([path for path in paths if path]),
            "JOTUN_DATA": str(data),
            "PYTHONIOENCODING": "utf-8",
        }

    def run(
        self,
        *arguments: str,
        typed: str | bytes = "",
        before: Callable[[], None] | None = None,
        **variables: str,
    ) -> Ran:
        """Run with pipes, all input given beforehand."""
        done = subprocess.run(
            [*MAIN, *arguments],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            env={**self.environment, **variables},
            preexec_fn=before,
            timeout=300,
            check=False,
        )
        assert b"Traceback" not in done.stderr, done.stderr.decode()
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    def saved(self) -> list[Path]:
        """The files of saved games."""
        return sorted((self.data / "games").glob("*.jotun"))

    def sit_down(self, *arguments: str, **variables: str) -> "Sitting":
        """Run in a terminal."""
        return Sitting(arguments, {**self.environment, "TERM": "xterm", **variables})


class Sitting:
    """A program in a terminal, with somebody who types."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*MAIN, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 120) -> str:
        """Read until a text has come up behind what was seen before; all of the new text."""
        new = ""
        end = time.monotonic() + seconds
        while text not in new:
            ready, _, _ = select.select([self.screen], [], [], max(end - time.monotonic(), 0))
            assert ready, f"{text!r} did not come up in {new!r}"
            part = self.read()
            assert part, f"the program ended without {text!r}: {new!r}"
            new += part
        self.seen += new
        return new

    def read(self) -> str:
        """What is there; empty at the end."""
        try:
            return os.read(self.screen, 65536).decode(errors="replace")
        except OSError:
            return ""

    def type(self, text: str) -> None:
        """Type some keys."""
        os.write(self.screen, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C; once more if it fell between a prompt and the reading of its answer.

        Python's input() does not notice it there before the next key.
        """
        self.process.send_signal(signal.SIGINT)
        if not select.select([self.screen], [], [], 20)[0]:
            self.process.send_signal(signal.SIGINT)

    def end(self, seconds: float = 120) -> int:
        """Wait for the end; the exit code."""
        last = time.monotonic() + seconds
        part = "…"
        while part:
            ready, _, _ = select.select([self.screen], [], [], max(last - time.monotonic(), 0))
            assert ready, f"the program does not end; it showed {self.seen!r}"
            part = self.read()
            self.seen += part
        os.close(self.screen)
        return self.process.wait(120)
