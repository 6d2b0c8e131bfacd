"""The turn (DW-TURN): three steps, two actions, what ends with it."""

from jotunheim.games.dwarves.tokens import HEX_NAMES
from tests.games.dwarves.table import rule, table

PAIR = "heroes: tungdil, balyndis"
QUIET = "card S1-A4\ncard AD01\ncard AD02\ncard AD03"  # nothing is turned up in step 2


@rule("DW-TURN-01", "DW-TURN-07")
def test_a_turn_advances_the_marker_reveals_cards_and_gives_two_actions() -> None:
    t = table(
        f"{PAIR}\nmarker 1\ndeck adventures: AD03\ncard S1-A4\ncard AD01\ncard AD02\nbegin turn"
    )

    assert (t.question, t.g.hero_marker, t.g.left) == ("Menu", 2, 2)
    assert t.shown("AD03")


@rule("DW-TURN-02")
def test_the_council_speaks_before_the_hero_marker_moves() -> None:
    """Space 2 moves the Council marker to L4: too late for this turn."""
    t = table(f"{PAIR}\n{QUIET}\nmarker 1\ncouncil L3\nbegin turn")

    assert (t.council, t.g.doom) == ("L4", 41)


@rule("DW-TURN-02")
def test_the_council_speaks_before_the_marker_moves_also_after_a_window() -> None:
    """Somebody is asked before: the steps of the turn wait, in the same order."""
    asked = "heroes: tungdil, andokai\nhealth tungdil 2\nspells: SP2"
    t = table(f"{asked}\n{QUIET}\nmarker 1\ncouncil L3\nbegin turn")
    assert (t.question, t.council) == ("OpenReact", "L3")

    t.play("pass")

    assert (t.council, t.g.doom) == ("L4", 41)


@rule("DW-TURN-03")
def test_the_same_action_may_be_taken_twice_and_no_third_one() -> None:
    t = table(f"heroes: boindil, balyndis\n{QUIET}\ncouncil L4\nmarker 1", rolls="1 1 1 1")

    t.play("dispatches")
    assert (t.question, t.g.left) == ("Menu", 1)
    t.play("dispatches")

    assert t.active == "balyndis"  # nothing else is left, so the turn has ended by itself


@rule("DW-TURN-03", "DW-TURN-06")
def test_both_actions_may_be_forgone() -> None:
    t = table(f"{PAIR}\n{QUIET}\nmarker 1")

    t.play("end_turn").until("Menu")

    assert (t.active, t.g.left, t.g.turn) == ("balyndis", 2, 2)


@rule("DW-TURN-04")
def test_free_things_stand_in_the_menu_and_cost_no_action() -> None:
    """AD16: enter Green Haven (C6)."""
    t = table(f"{PAIR}\nat tungdil: C6\nhealth tungdil 2\ncard S1-A4\ncard AD16")
    assert "complete" in t.options

    t.play("complete").until("Menu", "ChooseHero")

    assert t.g.left == 2
    assert not t.shown("AD16")


@rule("DW-TURN-06")
def test_an_additional_action_is_lost_with_the_end_of_the_turn() -> None:
    """The Mug of Blackbeer (EQ11)."""
    t = table(f"{PAIR}\n{QUIET}\nmarker 1\nequipment tungdil: EQ11").play("use").until("Menu")
    assert t.g.left == 3

    t.play("end_turn").until("Menu")

    assert (t.active, t.g.left) == ("balyndis", 2)


@rule("DW-TURN-03")
def test_without_an_action_left_the_menu_says_why() -> None:
    """A free thing keeps the menu open."""
    t = table(f"{PAIR}\nat tungdil: C6\ncard S1-A4\ncard AD16\nactions 0")

    assert t.options == ["complete", "end_turn"]
    assert t.refuses("move") == "there is no action left in this turn (DW-TURN-03)"


@rule("DW-GEN-02")
def test_a_seat_is_called_after_its_hero() -> None:
    t = table(f"{PAIR}\n{QUIET}")

    assert t.asked.question(t.g) == "Tungdil has 2 actions"
    assert t.asked.waiting(t.g, t.game.seat_name(t.g, 0)) == "Tungdil is acting"


@rule("DW-GEN-04")
def test_the_active_seat_decides_what_the_team_decides() -> None:
    """Which hex turns next is a choice of the team."""
    t = table(f"{PAIR}\nactive balyndis\ntroops G3: 5 elf\ntroops K3: 5 elf\nbegin settle")

    assert (t.question, t.who) == ("ChooseHex", "balyndis")


@rule("DW-TURN-05")
def test_dragons_move_at_the_end_of_the_turn() -> None:
    """Lohasbrand in G3 rolls a 4 and flies three hexes to the south."""
    text = f"{PAIR}\nmarker 1\ndragon lohasbrand: G3\ncard B4-A4 markers=3\ncard B4-A5\ncard B4-A6"
    t = table(text, rolls="4", book="4")
    assert t.g.rare.dragons[0] == HEX_NAMES.index("G3")

    t.play("end_turn")

    assert t.g.rare.dragons[0] == HEX_NAMES.index("G6")


@rule("DW-TURN-05")
def test_what_lasts_for_one_turn_stops_with_it() -> None:
    """The Amulet of Vraccas re-rolls one die in each turn of any Hero."""
    text = f"heroes: boindil, furgas\n{QUIET}\nmarker 1\nat boindil: G3\nequipment boindil: EQ09"
    t = table(text, rolls="1 2 3 1 1 1").play("move", "EQ09", "die:3")
    assert t.g.used != 0

    t.play("done", "end_turn").until("Menu")

    assert t.g.used == 0


@rule("DW-WHO-04")
def test_only_the_active_seat_has_a_menu() -> None:
    t = table(f"heroes: tungdil, balyndis, boindil\n{QUIET}\nmarker 1")
    seats = []
    for _turn in range(4):
        seats.append((t.seat, t.g.active))
        t.end_turn()

    assert seats == [(0, 0), (1, 1), (2, 2), (0, 0)]
