"""Cards that come faceup and leave: troops, penalties, decks (DW-REV-03, DW-REV-11, DW-B5-10, DW-B5-17)."""

import pytest

from jotunheim.games.dwarves.state import A_DECK, A_DISCARD, A_UP
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES
from tests.games.dwarves.cardplay import faceup, put, turned_up
from tests.games.dwarves.starts import FULL, PAIR, display, triumph
from tests.games.dwarves.table import DwarfTable, rule, table


def failed(number: int, card: str) -> DwarfTable:
    """So many level A cards were not fulfilled when this card is turned."""
    t = triumph("active tungdil", "tungdil, balyndis")
    t.g.rare.failed = number
    return turned_up(t, card)


@rule("DW-REV-03", "DW-SAGA-21")
def test_a_scenario_card_takes_missing_troops_from_the_map() -> None:
    t = table(
        f"{PAIR}troops G4: 2 orc\ntroops H4: orc\nsupply: 2 orc\n{FULL}deck quests: S1-A2\nbegin reveal"
    )
    assert (t.question, t.offers) == ("TakeFromMap", ["G4", "H4"])

    t.play("H4").until("Menu")

    assert faceup(t, "S1-A2").troops == [4, 0, 0]
    assert t.troops("G4") == "orc"


@rule("DW-REV-11r", "DW-CARD-09")
def test_an_adventure_takes_what_is_there_and_is_replaced_if_nothing_is() -> None:
    some = table(
        f"{PAIR}supply: 1 orc\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: AD13\nbegin reveal"
    )
    none = table(
        f"{PAIR}supply: 0 orc\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: AD13, AD06\nbegin reveal"
    )

    assert faceup(some, "AD13").troops == [1, 0, 0]
    assert display(none) == ["AD02", "AD11", "AD06"]


@rule("DW-SET-16")
def test_an_empty_deck_is_made_of_the_discards_threats_included() -> None:
    t = table(f"{PAIR}card S1-A4\ncard AD02\ncard AD11\nbegin reveal")
    for piece in t.g.adventures.zones[A_DECK][:]:
        t.g.adventures.move(t.g, piece, A_DISCARD)
    threat = t.g.adventures.veil.prints.index(CARD_NAMES.index("TH08"))
    t.g.adventures.move(t.g, threat, A_DISCARD)
    number = len(t.g.adventures.zones[A_DISCARD])

    t.g.adventures.refill(t.g, A_DECK, A_DISCARD)

    assert len(t.g.adventures.zones[A_DECK]) == number
    assert CARD_NAMES.index("TH08") in t.g.adventures.prints_in(A_DECK)
    assert len(t.g.adventures.zones[A_UP]) == 3


@rule("DW-B5-17")
@pytest.mark.parametrize(
    ("heroes", "time"),
    [("tungdil, balyndis", 7), ("tungdil, balyndis, boendal, boindil, gandogar", 9)],
)
def test_five_heroes_have_two_more_turns(heroes: str, time: int) -> None:
    assert faceup(turned_up(triumph("", heroes), "B5-A4"), "B5-A4").time == time


@rule("DW-B5-10", "DW-B5-18")
def test_penalties_make_level_b_and_c_cards_worse() -> None:
    assert faceup(failed(4, "B5-B1"), "B5-B1").troops == [5, 1, 0]
    assert faceup(failed(3, "B5-C1"), "B5-C1").markers == 4
    assert faceup(failed(2, "B5-C3"), "B5-C3").troops == [5, 2, 0]
    gates = failed(5, "B5-C2")
    assert [gates.troops(name) for name in ("G1", "L1", "A2", "G10")] == [
        "2 orc, 2 troll",
        *["orc, troll"] * 3,
    ]


@rule("DW-B5-10")
@pytest.mark.parametrize(
    ("number", "rolls", "done"), [(0, "4 1 1 1", True), (1, "4 1 1 1", False), (1, "4 4 1 1", True)]
)
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
