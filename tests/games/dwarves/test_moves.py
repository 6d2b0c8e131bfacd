"""The Move action: a roll of Speed (DW-MOV-01, DW-MOV-02, DW-MOV-12)."""

from tests.games.dwarves.starts import PAIR, moving
from tests.games.dwarves.table import rule, table


@rule("DW-MOV-01")
def test_the_highest_speed_die_is_the_number_of_hexes() -> None:
    t = moving("at tungdil: G3", "2 4 1")

    assert (t.question, t.dice, t.g.left) == ("Walk", [4, 2, 1], 1)
    assert t.asked.question(t.g) == "Tungdil may go 4 hexes. Where to?"
    t.play("G4", "G3", "G4", "G3")
    assert (t.question, t.where("tungdil")) == ("Menu", "G3")


@rule("DW-MOV-02")
def test_moving_is_no_speed_check_but_the_council_touches_its_dice() -> None:
    """Rodario raises a die of his checks; after the roll of a Move he is not asked, but R3 is there."""
    heroes = "heroes: rodario, balyndis"
    assert moving("", "2 4 1", heroes).question == "Walk"

    t = moving("council R3", "2 4 1 6", heroes)

    assert (t.question, t.options) == ("OpenReact", ["council", "pass"])
    assert t.play("council", "die:3").asked.question(t.g).startswith("Rodario may go 6 hexes")


@rule("DW-MOV-12")
def test_a_held_hero_cannot_choose_the_move_action() -> None:
    t = table(f"{PAIR}card TH03 hero=tungdil : 2 elf")

    assert t.refuses("move") == "this Hero is held (DW-MOV-12)"
    assert "dispatches" in t.options
