"""Ramparts and Catapults of Book 4 (DW-B4-13)."""

from tests.games.dwarves.cardplay import fulfil, now, put, turned_up
from tests.games.dwarves.starts import PAIR, place
from tests.games.dwarves.table import rule, table


@rule("DW-B4-13")
def test_a_rampart_raises_the_threshold_and_goes_back_when_its_hex_turns() -> None:
    holds = table(f"{PAIR}ramparts: G4\ntroops G4: 6 orc\nbegin settle", book="4")
    turns = table(f"{PAIR}ramparts: G4\ntroops G4: 7 orc\nbegin settle", book="4", draws=(12,))

    assert (holds.turned, turns.turned[:1]) == ([], ["G4"])
    assert turns.g.rare.ramparts == 0


@rule("DW-B4-13")
def test_ramparts_can_still_be_raised_after_their_card_was_completed() -> None:
    t = turned_up(table("heroes: balyndis, tungdil", book="4"), "B4-A5")
    fulfil(t, "B4-A5").until("TakeCard").play("tungdil")
    put(t, 0, place("C1"))
    t.g.left = 1

    t.script("4 1 1 1")
    now(t, lambda g: None).play("check").until("Menu")

    assert t.g.rare.ramparts.bit_count() == 4


@rule("DW-B4-13")
def test_a_catapult_hits_anybody_two_or_three_hexes_away_with_fives() -> None:
    t = table(
        f"{PAIR}at tungdil: G3\ncatapults: G3\ntroops G5: elf\ntroops G7: orc\ntroops G4: orc",
        book="4",
        rolls="5 4 1",
    )
    t.play("fight", "elf")

    assert (t.troops("G5"), t.health("tungdil")) == ("", 5)


@rule("DW-B4-13")
def test_a_catapult_says_why_it_does_not_shoot_at_a_neighbour() -> None:
    troops = "troops G3: orc\ntroops G4: orc\ntroops G5: elf"
    t = table(f"{PAIR}at tungdil: G3\ncatapults: G3\n{troops}", book="4").play("fight")

    assert (t.question, t.options) == ("Aim", ["troops", "hex:G5"])
    assert t.refuses("hex:G4").endswith("2 or 3 hexes away (DW-B4-13)")
