"""The first start (issue 19): from a clean clone to a served page in hardly more than its packages take to install."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.house.houses import ROOT, surroundings
from tests.house.packages import only_from

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("first_start")]

LOCK = "requirements.lock"
MOST = 1.5  # times the bare installation
ROUNDS = 3  # other tests may run meanwhile: the best of several rounds counts, and one is enough if it is good
PATIENCE = 600.0  # seconds
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
INSTALL = ("-m", "pip", "install", "--require-hashes", "--no-deps", "--quiet", "-r", LOCK)
UNREACHABLE = {
    "PIP_NO_INDEX": "0",
    "PIP_FIND_LINKS": "",
    "PIP_INDEX_URL": "http://127.0.0.1:1/simple",
}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A local package index: a folder with all that the lock names."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "pip", "download", "--require-hashes", "--no-deps", "--quiet"]
    done = subprocess.run(
        [*command, "--retries", "1", "-r", str(ROOT / LOCK), "--dest", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env=surroundings(),
    )
    if done.returncode:
        pytest.skip(f"no package index in reach: {done.stderr.strip().splitlines()[-1]}")
    return folder


def clean_clone(folder: Path) -> Path:
    """The files of this checkout as they are now, and nothing that was installed or compiled in it."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no checkout of git")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():  # not one that was deleted a moment ago
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def bare_seconds(folder: Path, variables: dict[str, str]) -> float:
    """What it takes to make an environment and to install the lock, and nothing else."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, env=variables)
    python = str(folder / "bin" / "python")
    subprocess.run([python, *INSTALL], check=True, env=variables, cwd=ROOT)
    return time.monotonic() - began


@contextmanager
def served(clone: Path, variables: dict[str, str]) -> Iterator[tuple[str, str]]:
    """`./jotun` in this clone until a page is there: the page, and what the terminal shows."""
    data = clone.parent / f"{clone.name} data"
    data.mkdir(exist_ok=True)
    log = data / "log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [str(clone / "jotun"), "serve", "--no-browser", "--port", "0"],
            env={**variables, "JOTUN_PYTHON": sys.executable, "JOTUN_DATA": str(data)},
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield first_page(process, log), log.read_text()
    finally:
        process.terminate()
        process.wait(60)
        with suppress(ProcessLookupError):  # the compiler in the background ends with the server
            os.killpg(process.pid, signal.SIGKILL)


def first_page(process: "subprocess.Popen[bytes]", log: Path) -> str:
    """The lobby, as soon as somebody answers at the address that the terminal names."""
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None and time.monotonic() < until, log.read_text()
        if found := ADDRESS.search(log.read_text()):
            with urllib.request.urlopen(found[0], timeout=PATIENCE) as answer:
                return bytes(answer.read()).decode()
        time.sleep(0.05)


def test_the_first_page_takes_hardly_longer_than_a_bare_installation(
    packages: Path, tmp_path: Path
) -> None:
    """From a clean clone, with an empty cache and a local index; then again without any index."""
    bare: list[float] = []
    ours: list[float] = []
    for number in range(ROUNDS):
        bare.append(bare_seconds(tmp_path / f"bare {number}", only_from(packages)))
        clone = clean_clone(tmp_path / f"a clone {number}")
        began = time.monotonic()
        with served(clone, only_from(packages)) as (page, told):
            ours.append(time.monotonic() - began)
            assert "Sit down and play" in page
            assert "making .venv" in told and f"packages of {LOCK}" in told
        if min(ours) <= MOST * min(bare):
            break

    print(f"bare: {bare}, ours: {ours}")
    assert min(ours) <= MOST * min(bare), f"bare: {bare}, ours: {ours}"

    with served(clone, only_from(packages, **UNREACHABLE)) as (page, told):
        assert "Sit down and play" in page
        assert "installing" not in told and "making" not in told
