"""The turn (DW-TURN): three steps, two actions, what ends with it."""

from tests.games.dwarves.starts import PAIR, QUIET
from tests.games.dwarves.table import rule, table


@rule("DW-TURN-01", "DW-TURN-07")
def test_a_turn_advances_the_marker_reveals_cards_and_gives_two_actions() -> None:
    t = table(
        f"{PAIR}marker 1\ndeck adventures: AD03\ncard S1-A4\ncard AD01\ncard AD02\nbegin turn"
    )

    assert (t.question, t.g.hero_marker, t.g.left) == ("Menu", 2, 2)
    assert t.shown("AD03")


@rule("DW-TURN-02")
def test_the_council_speaks_before_the_hero_marker_moves() -> None:
    """Space 2 moves the Council marker to L4: too late for this turn."""
    t = table(f"{PAIR}{QUIET}\nmarker 1\ncouncil L3\nbegin turn")

    assert (t.council, t.g.doom) == ("L4", 41)


@rule("DW-TURN-02")
def test_the_council_speaks_before_the_marker_moves_also_after_a_window() -> None:
    """Somebody is asked before: the steps of the turn wait, in the same order."""
    asked = "heroes: tungdil, andokai\nhealth tungdil 2\nspells: SP2"
    t = table(f"{asked}\n{QUIET}\nmarker 1\ncouncil L3\nbegin turn")
    assert (t.question, t.council) == ("OpenReact", "L3")

    t.play("pass")

    assert (t.council, t.g.doom) == ("L4", 41)


@rule("DW-GEN-02")
def test_a_seat_is_called_after_its_hero() -> None:
    t = table(f"{PAIR}{QUIET}")

    assert t.asked.question(t.g) == "Tungdil has 2 actions"
    assert t.asked.waiting(t.g, t.game.seat_name(t.g, 0)) == "Tungdil is acting"


@rule("DW-GEN-04")
def test_the_active_seat_decides_what_the_team_decides() -> None:
    """Which hex turns next is a choice of the team."""
    t = table(f"{PAIR}active balyndis\ntroops G3: 5 elf\ntroops K3: 5 elf\nbegin settle")

    assert (t.question, t.who) == ("ChooseHex", "balyndis")


@rule("DW-TURN-05")
def test_what_lasts_for_one_turn_stops_with_it() -> None:
    """The Amulet of Vraccas re-rolls one die in each turn of any Hero."""
    text = f"heroes: boindil, furgas\n{QUIET}\nmarker 1\nat boindil: G3\nequipment boindil: EQ09"
    t = table(text, rolls="1 2 3 1 1 1").play("move", "EQ09", "die:3")
    assert t.g.used != 0

    t.play("done", "end_turn").until("Menu")

    assert t.g.used == 0
