"""Equipment: drawn, taken, used and lost (DW-EQ, DW-WHO-03)."""

import pytest

from jotunheim.games.dwarves.rules.carry import THREAT
from jotunheim.games.dwarves.rules.equipment import TeamLoses, draw_equipment
from jotunheim.games.dwarves.rules.losses import hurt
from jotunheim.games.dwarves.rules.threats import resolve_threat
from jotunheim.games.dwarves.state import E_DECK, E_DISCARD
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.cardplay import faceup, now, quiet
from tests.games.dwarves.table import DwarfTable, rule, table

PAIR = "heroes: tungdil, balyndis\n"


def drawn(text: str, *cards: str, number: int = 1, seats: int = 0) -> DwarfTable:
    """These cards lie on top of the deck, and some are drawn."""
    t = table(f"{text}deck equipment: {', '.join(cards)}", seats=seats)
    return now(t, lambda g: draw_equipment(g, number))


def strike(t: DwarfTable, name: str) -> DwarfTable:
    """A faceup Threat takes effect."""
    return now(t, lambda g: resolve_threat(g, CARD_NAMES.index(name), THREAT, leaves=True))


def lose(t: DwarfTable, hero: str, points: int) -> DwarfTable:
    """A Hero is to lose Health."""
    return now(t, lambda g: hurt(g, t.seat_of(hero), points))


@rule("DW-EQ-01", "DW-EQ-04")
def test_the_team_decides_who_takes_a_card_among_those_without_it() -> None:
    t = drawn(f"{PAIR}equipment tungdil: EQ02\n", "EQ02", "EQ01", number=2)
    assert t.question == "TakeCard"  # the Axe went to Balyndis by itself

    t.play("tungdil")

    assert (t.equipment("tungdil"), t.equipment("balyndis")) == (["EQ01", "EQ02"], ["EQ02"])


@rule("DW-EQ-02")
def test_nothing_hands_equipment_to_another_hero() -> None:
    t = table(f"{PAIR}at tungdil: G3\nat balyndis: G3\nequipment tungdil: EQ01")

    assert not {"hand_over", "give"} & set(t.options)


@rule("DW-EQ-03", "DW-HID-02")
def test_a_card_that_all_have_goes_under_the_deck_known_and_another_is_drawn() -> None:
    t = table(
        f"{PAIR}equipment tungdil: EQ02\nequipment balyndis: EQ01, EQ02\ndeck equipment: EQ01"
    )
    g = t.g
    piece = g.equipment.zones[E_DECK][-1]
    g.equipment.veil.prints[piece] = CARD_NAMES.index("EQ02")  # a third Axe

    now(t, lambda g: draw_equipment(g, 1))

    assert t.question == "TakeCard"
    assert g.equipment.zones[E_DECK][0] == piece
    assert g.equipment.knows(piece, 0)


@rule("DW-SET-17")
def test_an_empty_deck_is_made_of_the_discards_and_nothing_comes_of_nothing() -> None:
    t = table(PAIR)
    for piece in t.g.equipment.zones[E_DECK][:]:
        t.g.equipment.move(t.g, piece, E_DISCARD)

    now(t, lambda g: draw_equipment(g, 1))

    assert t.question == "TakeCard"
    assert len(t.g.equipment.zones[E_DISCARD]) == 0


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


@rule("DW-EQ-12")
def test_health_never_rises_above_the_maximum() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ07\nhealth tungdil 4")

    t.play("use", "one_hero", "tungdil")

    assert t.health("tungdil") == 5


@rule("DW-EQ-13")
def test_herbs_may_answer_a_loss() -> None:
    t = lose(table(f"{PAIR}equipment balyndis: EQ07\nhealth tungdil 1"), "tungdil", 1)

    t.play("EQ07", "one_hero", "tungdil").until("Menu")

    assert t.health("tungdil") == 2


@rule("DW-EQ-14")
def test_the_skull_costs_health_that_nobody_takes_over_and_never_the_last_point() -> None:
    t = table(
        f"{PAIR}equipment tungdil: EQ12\nequipment balyndis: EQ05\ntroops G4: 2 orc\nhealth tungdil 2",
        elfar="yes",
    )
    t.script(draws=(5,)).play("use")  # two skulls of the Orcs' die

    t.play("G4", "G4")

    assert (t.troops("G4"), t.health("tungdil"), t.health("balyndis")) == ("", 1, 5)
    assert "use" not in t.options


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


@rule("DW-EQ-15")
def test_the_team_discards_hero_by_hero_and_kept_cards_are_safe() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ01, EQ02\nequipment balyndis: EQ03\nkept balyndis: AD21")
    g = t.g
    now(t, lambda g: g.then(TeamLoses(0), TeamLoses(0)))

    t.play("balyndis", "EQ02")

    assert (t.equipment("tungdil"), t.equipment("balyndis")) == (["EQ01"], [])
    assert g.kept == [(CARD_NAMES.index("AD21"), 1)]
