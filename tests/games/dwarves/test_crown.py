"""The High King: three conditions, then the crown (DW-GLO-13)."""

from tests.games.dwarves.cardplay import bring, faceup, now, put
from tests.games.dwarves.starts import PAIR, place
from tests.games.dwarves.table import rule, table


@rule("DW-GLO-13")
def test_the_high_king_marks_each_condition_once_and_is_crowned_with_all_three() -> None:
    t = table(f"{PAIR}at tungdil: A2\nat balyndis: L1\nhealth tungdil 3\ncard B4-X", book="4")
    t.g.council = 6
    t.play("dispatches").until("Menu")
    assert faceup(t, "B4-X").marked == 6
    put(t, 0, place("G3"))
    t.g.council = 0
    faceup(t, "B4-X").trophies = [11, 0, 0]
    t.g.supply[0] -= 11
    bring(t, place("G3"), [1, 0, 0])

    t.g.left = 1
    t.script("4 1 1")
    now(t, lambda g: None).play("fight", "kind:orc")

    assert (t.g.rare.crowned, t.g.supply[0], t.health("tungdil")) == (True, 30, 4)
    assert faceup(t, "B4-X").trophies == [0, 0, 0]


@rule("DW-GLO-13")
def test_the_crown_lowers_the_numbers_of_a_faceup_level_c_card() -> None:
    t = table(f"{PAIR}at tungdil: A2\nat balyndis: L1\ncard B4-X\ncard B4-C2 markers=5", book="4")
    faceup(t, "B4-X").marked = 1
    t.g.council = 6

    t.play("dispatches").until("Menu")

    assert (t.g.rare.crowned, faceup(t, "B4-C2").markers) == (True, 4)
