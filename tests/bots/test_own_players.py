"""Players that others have written play wherever ours do, and cost nobody the game (P-01)."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import tournament
from jotunheim.arena.tournament import run
from jotunheim.bots.interface import Player
from jotunheim.bots.own import names, offered
from jotunheim.bots.own.names import BrokenPlayer, digest, fingerprint, is_own, runs_code
from jotunheim.bots.player import UnknownPlayer, player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Chance, UserError
from jotunheim.records.files import parse

CONNECT_FOUR = registry.game("connect-four")
LAST = '''
from jotunheim.bots.player import Player

class Last(Player):
    """Takes the last option."""
    def choose(self, sight):
        return sight.options[-1]

class Seeded(Player):
    def __init__(self, seed):
        self.seed = seed

class Angry(Player):
    def choose(self, sight):
        raise ValueError("no,\\nI will not")

class Wrong(Player):
    def choose(self, sight):
        return 10**6

class Slow(Player):
    def choose(self, sight):
        try:
            while True:
                pass
        except Exception:
            return sight.options[0]

class NoPlayer:
    pass

class Unmade(Player):
    def __init__(self, needed):
        pass
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(LAST)
    return file


def first_sight() -> Sight:
    g = CONNECT_FOUR.start({}, 2, Chance(1))
    assert g.asked is not None
    return Sight(CONNECT_FOUR, g, g.asked.seat)


def test_a_class_in_a_file_plays(bots: Path) -> None:
    sight = first_sight()

    assert player(f"{bots}:Last", 1).choose(sight) == sight.options[-1]


def test_a_class_in_a_module_plays(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(bots.parent)
    sight = first_sight()

    assert player("bots:Last", 1).choose(sight) == sight.options[-1]


def test_an_installed_player_goes_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("goblin", "jotunheim.bots.random_player:RandomPlayer", names.GROUP)
    monkeypatch.setattr(names, "installed", lambda: {"goblin": point})
    sight = first_sight()

    assert is_own("goblin") and not runs_code("goblin")
    assert player("goblin", 4).choose(sight) == player("random", 4).choose(sight)


def test_a_class_that_takes_a_seed_gets_it(bots: Path) -> None:
    guarded = player(f"{bots}:Seeded", 77)

    assert getattr(guarded, "player").seed == 77  # noqa: B009 (the guard hides what it guards)


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("Angry", "ValueError: no, I will not"),
        ("Wrong", "1000000 is not on offer"),
        ("Seeded", "NotImplementedError"),
    ],
)
def test_a_fault_costs_one_decision(bots: Path, kind: str, fault: str) -> None:
    sight = first_sight()
    bot = player(f"{bots}:{kind}", 1)

    assert bot.choose(sight) == player("thumb", 1).choose(sight)
    assert [line for line in bot.faults() if fault in line and "\n" not in line]
    assert bot.faults() == []


def test_an_endless_thought_is_cut_off(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "SECONDS", 0.2)
    sight = first_sight()
    bot = player(f"{bots}:Slow", 1)

    assert bot.choose(sight) in sight.options  # nothing else would end it
    assert "no answer in 0.2 s" in bot.faults()[0]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("nowhere.py:Last", "cannot be loaded: FileNotFoundError"),
        ("nomodule:Last", "cannot be loaded: ModuleNotFoundError"),
        ("{bots}:Missing", "cannot be loaded: AttributeError"),
        ("{bots}:NoPlayer", "expected a class made from jotunheim.bots.player.Player"),
        ("{bots}:Unmade", "cannot be made: TypeError"),
        ("exec:no-such-program x", "there is no program no-such-program"),
        ("exec:'", "expected a command"),
        ("nobody", "your own: module:Class, file.py:Class or exec:COMMAND"),
    ],
)
def test_what_cannot_be_seated_is_said_in_one_line(bots: Path, name: str, line: str) -> None:
    with pytest.raises((BrokenPlayer, UnknownPlayer)) as caught:
        player(name.format(bots=bots), 1)

    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


def test_our_own_names_are_not_taken_for_code() -> None:
    assert not any(runs_code(name) for name in ("squire", "search:500", "search:5:plies=3"))
    assert runs_code("exec:true") and runs_code("a.b:C") and runs_code("x/y.py:C")


def test_a_fingerprint_follows_the_code(bots: Path) -> None:
    name, command = f"{bots}:Last", f"exec:{sys.executable} {bots}"
    before = fingerprint(name), fingerprint(command)
    bots.write_text(LAST + "\n# changed\n")

    assert len(before[0]) == len(before[1]) == 12
    assert fingerprint(name) != before[0] and fingerprint(command) != before[1]
    assert fingerprint("squire") == ""


def test_a_program_that_was_not_touched_is_read_once(tmp_path: Path) -> None:
    """Every game of a tournament asks, and the interpreter of a program may have 100 MB."""
    file = tmp_path / "bot.py"
    file.write_text("print()")
    read = digest.cache_info().misses

    first = fingerprint(f"exec:{sys.executable} {file}")
    again = fingerprint(f"exec:{sys.executable} {file}")

    assert first == again != ""
    assert digest.cache_info().misses == read + 1


def test_the_arena_keeps_name_fingerprint_and_faults(bots: Path, tmp_path: Path) -> None:
    name = f"{bots}:Angry"
    plan = tournament(CONNECT_FOUR, [name, "random"], 2, seed=5)
    folder = Folder(tmp_path / "out")
    results = run(plan, folder, jobs=1)

    told = json.loads((tmp_path / "out" / "tournament.json").read_text())
    assert told["fingerprints"] == {name: fingerprint(name)}
    assert all(sum(r.faults) == r.decisions[r.players.index(name)] for r in results)
    assert "no, I will not" in results[0].first_fault
    record = parse((tmp_path / "out" / "records" / "00000.jotun").read_bytes(), "it")
    assert record.header.players[0] == name
    assert record.header.fingerprints == {0: fingerprint(name)}


def test_a_changed_player_does_not_continue_the_old_tournament(bots: Path, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "out")
    run(tournament(CONNECT_FOUR, [f"{bots}:Last", "random"], 1), folder, jobs=1)
    bots.write_text(LAST + "\n# better now\n")

    with pytest.raises(UserError, match="holds another tournament"):
        run(tournament(CONNECT_FOUR, [f"{bots}:Last", "random"], 2), folder, jobs=1)


def test_a_host_offers_players_by_short_names(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered, "OFFERED", {})
    monkeypatch.setattr("jotunheim.bots.player.OFFERED", offered.OFFERED)
    offered.offer(f"goblin={bots}:Last")
    sight = first_sight()

    assert player("goblin", 1).choose(sight) == sight.options[-1]
    for wrong in ("goblin", "Goblin=exec:true", "goblin=squire", "=exec:true"):
        with pytest.raises(UserError, match="expected NAME=PLAYER"):
            offered.offer(wrong)


def test_a_plain_player_has_no_faults() -> None:
    assert Player().faults() == []
    Player().close()
