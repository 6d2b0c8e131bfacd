"""A full disk, a vanished folder, a second writer: one clear line, and nothing saved is lost."""

import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from jotunheim.kernel import RecordError
from jotunheim.records import read, resume
from tests.records.disks import small_disk
from tests.records.hoard import GAME
from tests.records.test_session import a_table, hoard


def fill(path: Path) -> tuple[int, str]:
    """Play until the record can no longer be saved: how many plays counted, and the complaint."""
    table = a_table()
    table.save_as(path)
    with pytest.raises(RecordError) as caught:
        for _ in range(10_000):
            table.play("dig")
    assert hoard(table).gold[0] == table.now == len(table.plays)
    return table.now, str(caught.value)


def test_a_full_disk_loses_nothing_that_counted(tmp_path: Path) -> None:
    path = tmp_path / "game.jotun"
    with small_disk(tmp_path):
        plays, says = fill(path)
        saved = read(path)

    assert "no space left on device; what was saved before is safe" in says
    assert plays > 100
    assert saved.plays == plays
    assert not saved.torn


def test_a_file_that_may_not_grow_loses_nothing_that_counted(tmp_path: Path) -> None:
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, old[1]))
    try:
        plays, says = fill(tmp_path / "game.jotun")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)

    assert "cannot be saved: file too large" in says
    again = resume(tmp_path / "game.jotun", GAME)
    assert again.now == plays
    again.play("dig")


def test_no_room_for_the_head_leaves_no_file(tmp_path: Path) -> None:
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, old[1]))
    try:
        with pytest.raises(RecordError, match="cannot be saved"):
            a_table().save_as(tmp_path / "game.jotun")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)

    assert list(tmp_path.iterdir()) == []


def test_a_vanished_folder_is_noticed_before_the_play_counts(tmp_path: Path) -> None:
    table = a_table()
    table.save_as(tmp_path / "folder" / "game.jotun")
    table.play("dig")
    shutil.rmtree(tmp_path / "folder")

    with pytest.raises(RecordError, match=r"game\.jotun: cannot be saved: no such file"):
        table.play("dig")

    assert table.now == 1


def test_two_tables_on_one_file_do_not_mix(tmp_path: Path) -> None:
    table = a_table()
    path = tmp_path / "game.jotun"
    table.save_as(path)
    other = resume(path, GAME)
    other.play("dig")

    with pytest.raises(RecordError, match="somebody else has written"):
        table.play("peek")

    assert path.read_text() == other.text()


def test_a_failed_undo_leaves_the_play(tmp_path: Path) -> None:
    table = a_table()
    table.save_as(tmp_path / "game.jotun")
    table.play("dig")
    os.unlink(tmp_path / "game.jotun")

    with pytest.raises(RecordError):
        table.undo()

    assert table.now == 1
    assert hoard(table).gold[0] == 1


PLAYING = """
import sys
from pathlib import Path
from tests.records.test_session import a_table

table = a_table()
table.save_as(Path(sys.argv[1]))
while True:
    table.play("dig" if table.now % 3 else "roll")
    print(table.now, flush=True)
"""


@pytest.mark.parametrize("after", [1, 7, 40])
def test_nothing_acknowledged_is_lost_when_the_program_is_killed(
    tmp_path: Path, after: int
) -> None:
    path = tmp_path / "game.jotun"
    command = [sys.executable, "-c", PLAYING, str(path)]
    folders = [os.environ.get("PYTHONPATH", "src"), str(Path(__file__).parents[2])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        told = [int(process.stdout.readline()) for _ in range(after)]
        process.kill()
        told += [int(line) for line in process.stdout if line.endswith("\n")]

    again = resume(path, GAME)

    assert again.now in (told[-1], told[-1] + 1)
    assert [play.number for play in again.plays] == list(range(1, again.now + 1))
