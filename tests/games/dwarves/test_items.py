"""The use of Equipment: in windows, in the own menu, after rolls and before losses (DW-EQ-08 to 13)."""

import pytest

from jotunheim.games.dwarves.rules.carry import THREAT
from jotunheim.games.dwarves.rules.threats import resolve_threat
from jotunheim.games.dwarves.state import E_DISCARD
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.cardplay import faceup, now, quiet
from tests.games.dwarves.starts import PAIR, lose
from tests.games.dwarves.table import DwarfTable, rule, table


def strike(t: DwarfTable, name: str) -> DwarfTable:
    """A faceup Threat takes effect."""
    return now(t, lambda g: resolve_threat(g, CARD_NAMES.index(name), THREAT, leaves=True))


@rule("DW-EQ-08", "DW-WHO-03")
def test_one_shot_equipment_is_discarded_by_its_use() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ11")

    t.play("use")

    assert (t.g.left, t.equipment("tungdil")) == (3, [])
    assert CARD_NAMES.index("EQ11") in t.g.equipment.prints_in(E_DISCARD)


@rule("DW-WHO-03", "DW-WHO-01")
def test_things_for_the_own_turn_are_in_no_window() -> None:
    t = table(f"{PAIR}equipment balyndis: EQ11, EQ08\ntroops A2: 2 orc\nbegin turn")

    assert (t.question, t.active) == ("Menu", "tungdil")


@rule("DW-CARD-14")
@pytest.mark.parametrize(("kinds", "left"), [("orc orc", ""), ("troll", "2 orc")])
def test_throwing_axes_remove_two_orcs_or_one_other_troop(kinds: str, left: str) -> None:
    t = table(
        f"{PAIR}equipment tungdil: EQ08\ntroops L2: 2 orc, troll\ncard CM-AD4", combined_might="yes"
    )
    t.play("use")
    quiet(t)

    t.play(kinds)

    assert t.troops("L2") == (left or "troll")
    assert faceup(t, "CM-AD4").trophies == [0, 0, 0]  # removed is not defeated


@rule("DW-EQ-09")
def test_a_disguise_cancels_a_threat_that_takes_effect() -> None:
    t = strike(table(f"{PAIR}equipment balyndis: EQ06\ncard TH08"), "TH08")
    assert (t.who, t.offers) == ("balyndis", ["EQ06", "pass"])

    t.play("EQ06")

    assert (t.council, t.shown("TH08"), t.equipment("balyndis")) == ("axe", False, [])


@rule("DW-EQ-09")
def test_without_the_disguise_the_threat_works() -> None:
    t = strike(table(f"{PAIR}equipment balyndis: EQ06\ncard TH08"), "TH08").play("pass")

    assert (t.council, t.equipment("balyndis")) == ("L2", ["EQ06"])


@rule("DW-EQ-10")
def test_in_books_2_to_4_a_disguise_suppresses_a_threat_until_the_turn_ends() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ06\ncard T2-04\ncard T2-10", book="2")
    t.play("use", "T2-04")
    assert t.g.silenced == 1 << CARD_NAMES.index("T2-04")

    t.play("end_turn").until("Menu")

    assert (t.g.silenced, t.shown("T2-04")) == (0, True)


@rule("DW-EQ-11", "DW-EQ-13")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_shield_takes_any_part_of_a_loss_of_another_hero(taken: int) -> None:
    t = lose(table(f"{PAIR}equipment balyndis: EQ05"), "tungdil", 2)

    t.play(*["EQ05"] * taken)
    t.until("Menu")

    assert (t.health("tungdil"), t.health("balyndis")) == (3 + taken, 5 - taken)


@rule("DW-EQ-11")
def test_a_shield_does_not_take_the_owners_own_loss() -> None:
    t = lose(table(f"{PAIR}equipment balyndis: EQ05"), "balyndis", 2)

    assert (t.question, t.health("balyndis")) == ("Menu", 3)


@rule("DW-EQ-13")
def test_tionium_armor_ignores_the_loss_of_one_fight_a_turn() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ13\ntroops L1: 2 elf", elfar="yes", rolls="1 1 1 1 1 1")
    t.play("fight")

    t.play("EQ13").until("Menu").play("fight")

    assert (t.question, t.health("tungdil")) == ("Menu", 4)


@rule("DW-CHK-10")
def test_the_amulet_re_rolls_one_die_once_a_turn() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ09\ncard AD02", rolls="1 1 1 6")
    t.play("check", "EQ09")

    t.script("1 1 1").play("check")

    assert [number for _seat, _card, number in t.told("successes")] == [1, 0]


@rule("DW-CHK-10")
def test_the_ring_sets_one_die_to_six() -> None:
    t = table(f"{PAIR}equipment tungdil: SE4\ncard AD02", book="5", rolls="1 1 1")
    t.play("check", "SE4")

    assert t.told("successes") == [(0, CARD_NAMES.index("AD02"), 1)]
