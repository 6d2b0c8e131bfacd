"""Book 5: Time, special Equipment, penalties for unfulfilled cards (DW-B5)."""

import pytest

from jotunheim.games.dwarves.rules.tasks import REVEAL, Task
from jotunheim.games.dwarves.state import E_SPECIAL, Q_DECK
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES
from tests.games.dwarves.cardplay import faceup, fulfil, now, put, turned_up
from tests.games.dwarves.table import DwarfTable, rule, table

PAIR = "heroes: tungdil, balyndis\n"
FULL = "card AD02\ncard AD11\ncard AD12\n"


def triumph(text: str = "", heroes: str = "tungdil, balyndis") -> DwarfTable:
    return table(f"heroes: {heroes}\n{text}", book="5")


def failed(number: int, card: str) -> DwarfTable:
    """So many level A cards were not fulfilled when this card is turned."""
    t = triumph("active tungdil", "tungdil, balyndis")
    t.g.rare.failed = number
    return turned_up(t, card)


@rule("DW-B5-04", "DW-B5-01", "DW-B5-02")
def test_a_triumph_begins_with_a_level_a_card_and_all_special_equipment_faceup() -> None:
    t = table(seats=2, book="5", seed=3)
    t.play("tungdil", "balyndis")

    assert CARD_NAMES[t.told("turned")[0][0]].startswith("B5-A")
    assert len(t.g.equipment.zones[E_SPECIAL]) == 8
    assert len(t.g.quests.zones[Q_DECK]) == 7  # 8 A less 2, B, C, less the card that was turned


@rule("DW-B5-07", "DW-B5-15")
def test_time_lies_on_the_card_and_goes_at_the_start_of_each_turn() -> None:
    t = triumph(f"{FULL}deck quests: B5-A4\nbegin reveal")
    assert faceup(t, "B5-A4").time == 7

    t.play("end_turn").until("Menu")

    assert faceup(t, "B5-A4").time == 6


@rule("DW-B5-17")
@pytest.mark.parametrize(
    ("heroes", "time"),
    [("tungdil, balyndis", 7), ("tungdil, balyndis, boendal, boindil, gandogar", 9)],
)
def test_five_heroes_have_two_more_turns(heroes: str, time: int) -> None:
    assert faceup(turned_up(triumph("", heroes), "B5-A4"), "B5-A4").time == time


@rule("DW-B5-08", "DW-TURN-05")
def test_a_card_that_is_not_fulfilled_in_the_last_turn_costs_three_doom_spaces() -> None:
    t = triumph(f"{FULL}card B5-A4 time=1\nbegin turn")
    assert (faceup(t, "B5-A4").time, t.g.doom) == (0, 41)  # this turn is the last one

    t.play("end_turn").until("Menu")

    assert (t.shown("B5-A4"), t.g.rare.failed, t.g.doom) == (False, 1, 38)


@rule("DW-B5-09", "DW-B5-06", "DW-B5-12", "DW-B5-13")
def test_a_card_fulfilled_in_time_gives_its_special_equipment() -> None:
    t = turned_up(triumph("active balyndis"), "B5-A4")
    assert CARD_NAMES.index("SE4") in t.g.equipment.prints_in(E_SPECIAL)

    fulfil(t, "B5-A4").play("tungdil")

    assert (t.equipment("tungdil"), t.g.rare.failed, t.g.doom) == (["SE4"], 0, 41)


@rule("DW-B5-11")
def test_a_new_scenario_card_is_turned_only_in_the_next_heros_turn() -> None:
    t = triumph(
        f"{FULL}at tungdil: K6\ncard B5-A4 time=3\ndeck quests: B5-A6", heroes="balyndis, tungdil"
    )
    fulfil(t, "B5-A4").play("tungdil")
    assert [up.card for up in t.g.faceup if up.space == 3] == []

    t.play("end_turn").until("Menu")

    assert t.shown("B5-A6")


@rule("DW-B5-14")
def test_threats_work_after_a_failed_card_too() -> None:
    t = triumph(
        "card AD02\ncard AD11\ncard TH08\ncard B5-A4 time=1\ndeck quests: B5-A6\nbegin turn"
    )

    t.play("end_turn").until("Menu")

    assert (t.council, t.shown("TH08")) in (("L2", False), ("L3", False))


@rule("DW-B5-16", "DW-REV-02")
def test_a_card_that_is_fulfilled_when_turned_pays_at_once_and_the_next_is_turned() -> None:
    t = triumph(f"at tungdil: A2\nat balyndis: A2\n{FULL}deck quests: B5-A8, B5-A6\nbegin reveal")
    t.until("TakeCard").play("tungdil").until("Menu")

    assert (t.equipment("tungdil"), t.shown("B5-A6")) == (["SE8"], True)


@rule("DW-B5-10", "DW-B5-18")
def test_penalties_make_level_b_and_c_cards_worse() -> None:
    assert faceup(failed(4, "B5-B1"), "B5-B1").troops == [5, 2, 0]
    assert faceup(failed(3, "B5-C1"), "B5-C1").markers == 5
    assert faceup(failed(2, "B5-C3"), "B5-C3").troops == [5, 2, 1]
    gates = failed(5, "B5-C2")
    assert [gates.troops(name) for name in ("G1", "L1", "A2", "G10")] == [
        "2 orc, 2 troll",
        *["orc, troll"] * 3,
    ]


@rule("DW-B5-10")
@pytest.mark.parametrize(("number", "rolls", "done"), [(0, "4 4 1 1", True), (1, "4 4 1 1", False)])
def test_a_penalty_asks_for_more_successes(number: int, rolls: str, done: bool) -> None:
    t = triumph("active balyndis")
    t.g.rare.failed = number
    turned_up(t, "B5-B2")
    put(t, 1, HEX_NAMES.index("G6"))
    t.script(rolls).play("check").until("Menu")

    assert t.shown("B5-B2") is not done


@rule("DW-B5-18")
def test_cards_that_fail_later_do_not_change_a_faceup_card() -> None:
    t = failed(2, "B5-C1")
    t.g.rare.failed = 5

    assert faceup(t, "B5-C1").grade == 2


@rule("DW-CARD-03", "DW-MOV-11")
def test_across_the_scorched_land_three_hexes_are_entered_by_moves() -> None:
    t = triumph("perished G4: Y01\nperished H4: Y02\nperished F4: Y03", "bavragor, balyndis")
    turned_up(t, "B5-A5")
    put(t, 0, HEX_NAMES.index("G3"))
    assert faceup(t, "B5-A5").out == 2  # not the travels

    t.script("5 1").play("move", "G4", "G5", "F4").until("Walk")

    assert len(faceup(t, "B5-A5").at) == 2


@rule("DW-MOV-06")
def test_with_few_tiles_the_scorched_land_asks_for_two_travels() -> None:
    t = turned_up(triumph(), "B5-A5")

    assert faceup(t, "B5-A5").out == 1
    assert "complete" in t.options  # Tungdil is at Gate IV


def test_a_reveal_without_a_deck_turns_nothing() -> None:
    t = triumph(FULL)
    t.g.quests.zones[1] += t.g.quests.zones[Q_DECK]
    t.g.quests.zones[Q_DECK] = []

    now(t, lambda g: g.then(Task(REVEAL)))

    assert [up.card for up in t.g.faceup if up.space == 3] == []
