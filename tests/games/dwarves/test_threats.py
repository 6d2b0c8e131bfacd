"""Threats take effect, and where the card goes (DW-REV-05 to 07, 10, 11, DW-SAGA-13, DW-SAGA-14)."""

from jotunheim.games.dwarves.state import (
    A_DISCARD,
    A_GONE,
)
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.cardplay import fulfil, turned_up
from tests.games.dwarves.starts import PAIR, display, icon
from tests.games.dwarves.table import rule, table


@rule("DW-REV-05", "DW-REV-07", "DW-B5-14")
def test_a_new_scenario_card_sets_off_all_threats_and_clears_the_display() -> None:
    t = table(f"{PAIR}card TH08\ncard TH01\ncard AD02\ndeck quests: S1-A4\nbegin reveal")
    assert (t.question, t.offers) == ("ChooseThreat", ["TH01", "TH08"])

    t.play("TH08").until("ShareHurt").play("balyndis", "balyndis").until("Menu")

    assert (t.council, t.health("balyndis")) == ("L2", 3)
    assert not set(display(t)) & {"TH08", "TH01", "AD02"}
    assert len(display(t)) == 3


@rule("DW-REV-06", "DW-GLO-06")
def test_hexes_that_a_threat_turns_move_their_troops_at_once() -> None:
    t = table(
        f"{PAIR}troops C6: orc\ntroops F2: orc\ncard TH05\ncard AD02\ncard AD11\n"
        "deck quests: S1-A4\nbegin reveal"
    )
    t.until("Menu")

    assert "C6" in t.perished
    assert (t.troops("C6"), t.troops("F2")) == ("", "orc")


@rule("DW-REV-07r", "DW-CARD-20")
def test_troops_that_a_threat_puts_on_the_map_are_not_returned() -> None:
    t = table(
        f"{PAIR}card TH13: 3 troll\ncard AD13: 3 orc\ncard AD02\ndeck quests: S1-A4\nbegin reveal"
    )
    t.until("Menu")

    assert t.troops("L1") == "3 troll"
    assert t.g.supply[:2] == [30, 22]


@rule("DW-REV-10")
def test_an_immediate_threat_is_carried_out_discarded_and_replaced() -> None:
    t = table(f"{PAIR}card S1-A4\ncard AD02\ncard AD11\ndeck adventures: TH10, AD06\nbegin reveal")

    assert t.g.doom == 40
    assert display(t) == ["AD02", "AD11", "AD06"]
    assert "TH10" in [CARD_NAMES[card] for card in t.g.adventures.prints_in(A_DISCARD)]


@rule("DW-REV-11")
def test_a_threat_without_enough_troops_takes_effect_at_once_and_is_replaced() -> None:
    t = table(
        f"{PAIR}supply: 2 troll\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: TH13, AD06\nbegin reveal"
    )
    t.until("Menu")

    assert t.troops("L1") == "2 troll"
    assert display(t) == ["AD02", "AD11", "AD06"]


@rule("DW-SAGA-13")
def test_a_kept_immediate_threat_happens_and_leaves_the_game() -> None:
    t = icon("", "T2-13", "T2-10").play("T2-13")

    assert (t.g.doom, t.council, t.shown("T2-13")) == (40, "L1", False)
    assert CARD_NAMES.index("T2-13") in t.g.adventures.prints_in(A_GONE)


@rule("DW-SAGA-14")
def test_a_threat_whose_quest_is_done_leaves_the_game() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: F7", book="2"), "T2-07")

    fulfil(t, "T2-07")

    assert CARD_NAMES.index("T2-07") in t.g.adventures.prints_in(A_GONE)
