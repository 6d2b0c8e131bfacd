"""A game from another distribution, not compiled, is found and played like ours, on either kernel."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import jotunheim.kernel
from tests.house.houses import declare, surroundings

pytestmark = pytest.mark.native

# Take one or two stones; who takes the last one wins.
STONES = """
from jotunheim.kernel import Chance, Decision, Game, Outcome, Settings, State, Vocabulary, competitive
from jotunheim.scene import Scene

WORDS = Vocabulary()
TAKE = WORDS.numbers("take", 3).first


class Stones(State["Stones"]):
    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.left = 9
        self.winner = -1

    def me(self):
        return self

    def clone(self):
        new = Stones(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.left = self.left
        new.winner = self.winner
        return new


class Take(Decision["Stones"]):
    def options(self, g):
        return [TAKE + n for n in (1, 2) if n <= g.left]

    def choose(self, g, token):
        g.left -= token - TAKE
        if g.left == 0:
            g.winner = self.seat
            g.finish()
        else:
            g.then(Take(1 - self.seat))


class StonesGame(Game["Stones"]):
    def set_up(self, settings, seats, chance):
        g = Stones(seats, chance)
        g.then(Take(0))
        return g

    def outcome(self, g):
        return competitive([int(seat == g.winner) for seat in range(2)], [])

    def view(self, g, seat):
        return Scene(title="Stones", prompt=self.prompt(g, seat))


GAME = StonesGame("stones", "Stones", WORDS)
"""

PLAY = """
import json
import jotunheim.kernel.state
from jotunheim import registry
from jotunheim.kernel import Chance, playout

game = registry.game("stones")
g = game.start({}, 2, Chance(5))
twin = g.clone()
plies = playout(g, Chance(6))
print(json.dumps({
    "kernel": jotunheim.kernel.state.__file__,
    "plies": plies,
    "left": g.left,
    "twin": twin.left,
    "utilities": game.outcome(g).utilities,
}))
"""


@pytest.fixture
def variables(tmp_path: Path) -> dict[str, str]:
    """The variables of a program that has the kernel of this run, and the foreign distribution."""
    (tmp_path / "stones.py").write_text(STONES)
    declare(tmp_path, "stones", "[jotunheim.games]\nstones = stones:GAME\n")
    kernel = Path(jotunheim.kernel.__file__).parents[2]
    return surroundings(PYTHONPATH=os.pathsep.join([str(kernel), str(tmp_path)]))


def test_it_is_played_to_the_end(variables: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=variables, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    here = Path(jotunheim.kernel.__file__).suffix
    assert Path(found["kernel"]).suffix == here  # compiled in the compiled run
    assert 4 <= found["plies"] <= 9
    assert (found["left"], found["twin"]) == (0, 9)
    assert sorted(found["utilities"]) == [-1.0, 1.0]


def test_it_is_listed_with_the_others(variables: dict[str, str]) -> None:
    code = "import sys; from jotunheim.cli.main import main; sys.exit(main(['games', '--json']))"

    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
    )

    (stones,) = [game for game in json.loads(done.stdout) if game["name"] == "stones"]
    assert (stones["title"], stones["seats"]) == ("Stones", [2])
