"""Without the packages of the extra, a door says in one line what is missing."""

import subprocess
import sys

import pytest

from jotunheim.cli import house

# What each door cannot do without.
DOORS = {
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
    "gymnasium": ("gymnasium", "numpy"),
    "open_spiel": ("pyspiel", "numpy"),
}
BLIND = """
import sys
class Blind:
    def find_spec(self, name, path=None, target=None):
        if name == {package!r}:
            raise ModuleNotFoundError("No module named " + name, name=name)
sys.meta_path.insert(0, Blind())
from jotunheim.kernel import UserError
try:
    import jotunheim.envs.{door}
except UserError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("door", "package"), [(door, package) for door, lacks in DOORS.items() for package in lacks]
)
def test_a_missing_package_is_one_line(door: str, package: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLIND.format(package=package, door=door)],
        env=house.plain_environment(),
        capture_output=True,
        text=True,
        check=True,
    )

    assert len(done.stdout.splitlines()) == 1
    assert f"needs {package}: pip install 'jotunheim[research]'" in done.stdout
