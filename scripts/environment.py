"""The virtual environment: made on the first run, brought up to date when its sources change.

`.venv/jotun.json` says what the environment was made of: the Python, the place, and a digest of each lock
and of the project files. It is written last, so an environment without it is incomplete and is made again.
Standard library only: this runs before anything is installed. Run as a script it installs further locks:

    python scripts/environment.py dev peers
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tree import HOME, ROOT

VENV: Final = HOME / ".venv"
STAMP: Final = VENV / "jotun.json"
BUILD: Final = HOME / "build"
LOG: Final = BUILD / "setup.log"
LOCKS: Final = {
    "base": ROOT / "requirements.lock",
    "dev": ROOT / "requirements-dev.lock",
    "arena": ROOT / "requirements-arena.lock",
    "peers": ROOT / "requirements-peers.lock",
    "postgres": ROOT / "requirements-postgres.lock",
    "cluster": ROOT / "requirements-cluster.lock",
    "research": ROOT / "requirements-research.lock",
    "train": ROOT / "requirements-train.lock",
}
PROJECTS: Final = (ROOT, ROOT / "examples")
UNWRITABLE: Final = (errno.EROFS, errno.EACCES, errno.EPERM)
# What pip says when it cannot reach its index.
NO_NETWORK: Final = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "Network is unreachable",
    "Temporary failure in name resolution",
    "Connection refused",
    "ProxyError",
)


class SetupError(Exception):
    """The environment cannot be made; the message is for the person at the keyboard."""


def say(text: str) -> None:
    """Tell what is going on, on stderr, so that `--json` stays clean."""
    print(f"jotun: {text}", file=sys.stderr, flush=True)


def digest(*paths: Path) -> str:
    """A fingerprint of the files' contents."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def python_mark() -> dict[str, str]:
    """What an environment cannot survive a change of: its Python and its place."""
    version = ".".join(str(part) for part in sys.version_info[:2])
    place = {"root": str(ROOT)} if HOME == ROOT else {"root": str(ROOT), "home": str(HOME)}
    return {"python": f"{sys.implementation.name} {version} {sys.base_prefix}", **place}


def project_mark() -> str:
    """A fingerprint of what an editable install depends on: metadata and entry points."""
    return digest(*(folder / "pyproject.toml" for folder in PROJECTS))


def read_stamp() -> dict[str, str]:
    """What the environment was made of; empty if there is none or it is half made."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Replace the stamp in one step."""
    aside = STAMP.with_suffix(".new")
    aside.write_text(json.dumps(stamp, indent=1))
    aside.replace(STAMP)


def is_current(groups: tuple[str, ...] = ("base",)) -> bool:
    """Whether the environment has all it should have."""
    stamp = read_stamp()
    return (
        is_usable(stamp)
        and stamp.get("project") == project_mark()
        and all(stamp.get(group) == digest(LOCKS[group]) for group in groups)
    )


def is_usable(stamp: dict[str, str]) -> bool:
    """Whether the environment was completed, here, with a Python that is still the same."""
    return python_mark().items() <= stamp.items() and (VENV / "bin" / "python").exists()


@contextmanager
def one_at_a_time(name: str, what: str, folder: Path = BUILD) -> Iterator[None]:
    """Hold a lock of the house; the system frees it when its holder dies, so it is never stale."""
    import fcntl  # not on every system on which a pure wheel is made

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"another ./jotun is {what}; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(groups: tuple[str, ...] = ("base",)) -> None:
    """Make the environment, or bring it up to date; does nothing when it is current."""
    if is_current(groups):
        return
    with one_at_a_time("setup", "setting up"):
        if is_current(groups):  # made by another while we waited
            return
        LOG.write_text("")
        stamp = read_stamp()
        if not is_usable(stamp):
            make_venv()
            stamp = python_mark()
            groups = ("base", *(group for group in groups if group != "base"))
        for group in groups:
            if stamp.get(group) != digest(LOCKS[group]):
                install_lock(group)
                stamp[group] = digest(LOCKS[group])
                if "project" in stamp:
                    write_stamp(stamp)
        if stamp.get("project") != project_mark():
            install_projects()
            stamp["project"] = project_mark()
        write_stamp(stamp)


def make_venv() -> None:
    """Make an empty `.venv`, over whatever was there."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    if VENV.is_symlink():
        VENV.unlink()  # else the folder that it leads to would be emptied, and that may serve others
    STAMP.unlink(missing_ok=True)
    # Inside an environment whose Python was replaced, the base interpreter makes the next one.
    base = str(getattr(sys, "_base_executable", sys.executable))
    command = [base, "-m", "venv", "--clear", str(VENV)]
    run(f"making .venv with Python {version}", command, "cannot make .venv")


def install_lock(group: str) -> None:
    """Install exactly what a lock names; every file is checked against its hash."""
    lock = LOCKS[group]
    count = sum(1 for line in lock.read_text().splitlines() if line[:1].isalnum())
    # pip would spend most of its time on byte code of all modules; Python makes that of a module when it is first imported.
    command = pip("install", "--no-compile", "--require-hashes", "--no-deps", "--retries", "2")
    command += ["-r", str(lock)]
    run(f"installing up to {count} packages of {lock.name}", command, f"cannot install {lock.name}")


def install_projects() -> None:
    """Install our distributions in place; builds with the locked setuptools, without the network."""
    command = pip("install", "--no-index", "--no-build-isolation", "--no-deps")
    command += ["--config-settings", "editable_mode=compat"]  # a plain path, for every tool to see
    for folder in PROJECTS:
        command += ["--editable", str(folder if HOME == ROOT else mirror(folder))]
    run("installing jotunheim and its examples in place", command, "cannot install the project")


def mirror(project: Path) -> Path:
    """A folder of links to a project: installing writes beside the sources, and those cannot be written."""
    folder = BUILD / "projects" / ("examples" if project != ROOT else "jotunheim")
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "src").mkdir(parents=True)
    for entry in [*project.iterdir(), *(project / "src").glob("*")]:
        if entry.name != "src" and not entry.name.startswith(".") and entry.suffix != ".egg-info":
            (folder / entry.relative_to(project)).symlink_to(entry)
    return folder


def pip(*arguments: str) -> list[str]:
    """A call of the environment's own pip."""
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off")
    verb, *rest = arguments
    return [str(VENV / "bin" / "python"), "-m", "pip", verb, *quiet, *rest]


def run(what: str, command: list[str], failure: str) -> None:
    """Run one step, showing what it is and how long it takes; its output goes to the log."""
    say(f"{what} ...")
    began = time.monotonic()
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PIP_USER"] = "0"  # as some people set it, which an environment refuses
    with LOG.open("a") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        try:
            code = subprocess.call(
                command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, env=environment
            )
        except OSError as error:
            raise SetupError(f"{failure}: {error}") from None
    if code:
        raise SetupError(
            f"{failure}: {reason()} (log: {LOG.relative_to(ROOT) if HOME == ROOT else LOG})"
        )
    say(f"  done in {time.monotonic() - began:.1f} s")


def reason() -> str:
    """The gist of the log of a failed step, in one line."""
    text = LOG.read_text(errors="replace")
    if any(sign in text for sign in NO_NETWORK):
        return "the package index cannot be reached; installing needs the network"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["no word why"])[-1]


def guarded(work: Callable[[], int]) -> int:
    """Run a script's work; what goes wrong is told in one line."""
    try:
        return work()
    except SetupError as error:
        say(str(error))
    except OSError as error:
        hint = "; JOTUN_HOME=FOLDER keeps everything in a folder of yours"
        say(f"cannot set up: {error}{hint if error.errno in UNWRITABLE else ''}")
    except KeyboardInterrupt:
        say("interrupted; the next run goes on from here")
        return 130
    return 1


def main() -> int:
    """Install the groups of packages that the command line names."""
    groups = sys.argv[1:]
    unknown = [group for group in groups if group not in LOCKS]
    if unknown:
        raise SetupError(f"no lock for {unknown[0]!r}; there are {', '.join(LOCKS)}")
    prepare(("base", *groups))
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
