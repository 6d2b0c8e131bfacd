"""Books 2 to 4: the Saga display, Threats that stay, and what each Book brings (DW-SAGA, DW-B2, B3, B4)."""

import pytest

from jotunheim.games.dwarves.rules.tasks import REVEAL, THREAT_ICON, Task
from jotunheim.games.dwarves.state import (
    A_GONE,
    A_THREATS,
    Q_DECK,
    Q_DOWN,
)
from jotunheim.games.dwarves.state.pieces import BESIDE
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES, NOWHERE
from tests.games.dwarves.cardplay import faceup, fulfil, now, put, turned_up
from tests.games.dwarves.starts import PAIR, THREE, icon, place
from tests.games.dwarves.table import DwarfTable, rule, table


def display(t: DwarfTable) -> list[str]:
    """By space: a card, `?` for a facedown one, nothing for an empty space."""
    found: list[str] = []
    for space in range(3):
        up = [CARD_NAMES[up.card] for up in t.g.faceup if up.space == space]
        down = ["?"] if t.g.quests.zones[Q_DOWN + space] else []
        found += up or down or [""]
    return found


def revealed(text: str, book: str = "2") -> DwarfTable:
    return table(f"{PAIR}{text}\nbegin reveal", book=book)


# The display ------------------------------------------------------------------------------------


@rule("DW-SAGA-05", "DW-SAGA-06", "DW-SAGA-01")
@pytest.mark.parametrize("book", ["2", "3", "4"])
def test_a_saga_begins_with_three_level_a_cards_and_no_threats(book: str) -> None:
    t = table(seats=2, book=book, seed=5)
    t.play("tungdil", "balyndis")
    turned = [CARD_NAMES[card] for (card,) in t.told("turned")]

    assert [name[:4] for name in turned[:3]] == [f"B{book}-A"] * 3
    assert t.told("threats_in") == []


@rule("DW-SAGA-08", "DW-SAGA-20")
def test_one_card_is_drawn_for_each_empty_space() -> None:
    t = revealed("card B2-A5 space=1\ndeck quests: B2-A6, B2-B1")

    assert display(t) == ["B2-A6", "B2-A5", "?"]


@rule("DW-SAGA-09", "DW-SAGA-20")
def test_facedown_cards_are_turned_when_no_faceup_card_is_left() -> None:
    t = revealed("deck quests: B2-B1, B2-B2, B2-C1")

    assert display(t) == ["B2-B1", "B2-B2", "?"]


@rule("DW-SAGA-09r")
def test_the_level_c_card_waits_for_both_level_b_cards() -> None:
    t = revealed("deck quests: B2-B1, B2-B2, B2-C1")
    t.g.faceup = t.g.faceup[1:]

    now(t, lambda g: g.then(Task(REVEAL)))
    assert display(t)[2] == "?"
    t.g.faceup = []
    t.g.quests.zones[Q_DECK] = []
    now(t, lambda g: g.then(Task(REVEAL)))

    assert display(t) == ["", "", "B2-C1"]


@rule("DW-SAGA-07", "DW-SAGA-16")
def test_a_completed_saga_card_pays_and_leaves_a_gap() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: F7\nhealth balyndis 1", book="2"), "B2-A6")

    fulfil(t, "B2-A6")
    t.play("balyndis", "balyndis")

    assert (t.health("balyndis"), display(t)) == (3, ["", "", ""])


@rule("DW-SAGA-10")
def test_the_level_c_card_of_a_saga_wins() -> None:
    t = turned_up(table("heroes: boendal, balyndis", book="2"), "B2-C1")

    assert fulfil(t, "B2-C1").ended == "won"


@rule("DW-SAGA-19")
def test_a_saga_card_that_is_fulfilled_when_turned_is_replaced_at_once() -> None:
    t = revealed(
        "at tungdil: B5\nat balyndis: E8\ncard B2-A1 space=1\ncard B2-A2 space=2\ndeck quests: B2-A5, B2-A4"
    )
    t.until("PlaceTile").play("G3").until("Menu")

    assert display(t) == ["B2-A4", "B2-A1", "B2-A2"]
    assert t.g.tunnel == place("G3")


@rule("DW-SAGA-03")
def test_aids_come_into_play_through_their_cards() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: G1", book="4"), "B4-A7")

    fulfil(t, "B4-A7")

    assert faceup(t, "B4-X").space == BESIDE


# Threats ----------------------------------------------------------------------------------------


@rule("DW-SAGA-12", "DW-HID-02", "DW-SAGA-11")
def test_the_team_keeps_one_of_two_threats_and_the_other_stays_known_under_the_deck() -> None:
    t = icon(THREE.format(b="B2"), "T2-04", "T2-10")
    assert (t.question, t.offers) == ("KeepThreat", ["T2-04", "T2-10"])

    t.play("T2-04")

    bottom = t.g.adventures.zones[A_THREATS][0]
    assert (t.shown("T2-04"), t.shown("T2-10"), faceup(t, "T2-04").space) == (True, False, BESIDE)
    assert t.g.adventures.knows(bottom, 0)
    assert t.g.adventures.veil.prints[bottom] == CARD_NAMES.index("T2-10")


@rule("DW-SAGA-15")
def test_turning_saga_cards_sets_off_no_threats() -> None:
    t = revealed("card T2-04\ndeck quests: B2-A6")

    assert (t.told("takes_effect"), t.shown("T2-04")) == ([], True)


@rule("DW-SAGA-17")
def test_a_single_threat_must_be_kept_and_without_any_nothing_happens() -> None:
    t = table(PAIR, book="2")
    for piece in t.g.adventures.zones[A_THREATS][:-1]:
        t.g.adventures.move(t.g, piece, A_GONE)
    now(t, lambda g: g.then(Task(THREAT_ICON)))
    kept = len(t.told("turned"))

    now(t.until("Menu"), lambda g: g.then(Task(THREAT_ICON)))

    assert (kept, len(t.told("turned"))) == (1, 1)


@rule("DW-SAGA-21", "DW-REV-11r")
def test_a_threat_stays_with_the_troops_that_are_there_and_leaves_without_any() -> None:
    some = icon("supply: 2 orc", "T2-05", "T2-10").play("T2-05")
    none = icon("supply: 0 orc", "T2-05", "T2-10").play("T2-05")

    assert faceup(some, "T2-05").troops == [2, 0, 0]
    assert not none.shown("T2-05")


@rule("DW-COUN-08")
def test_the_council_speaks_once_for_the_threat_that_is_kept() -> None:
    t = icon("council R1\nhealth balyndis 1", "T2-04", "T2-10").play("T2-04")
    assert t.question == "NameHero"

    t.play("balyndis")

    assert (t.question, t.health("balyndis")) == ("Menu", 2)


# Book 2 -----------------------------------------------------------------------------------------


@rule("DW-B2-01", "DW-B2-02")
def test_the_elf_bearing_keenfire_is_no_troop_and_is_fought_as_its_card_says() -> None:
    t = turned_up(table("heroes: boendal, balyndis", book="2"), "B2-B1")
    before = t.g.supply[:]
    put(t, 0, t.g.rare.elf)
    t.script("5 5 5 1").play("fight").until("Keep").play("boendal")

    assert (t.g.supply, t.g.rare.elf) == (before, NOWHERE)
    assert t.g.kept == [(CARD_NAMES.index("B2-B1"), 0)]


@rule("DW-B2-02")
def test_keenfire_hits_the_eoil_with_fives() -> None:
    t = table(
        "heroes: boendal, balyndis\nat boendal: L3\nkept boendal: B2-B1\ncard B2-C2 markers=5",
        book="2",
    )
    t.script("5 5 5 5 5 5").play("fight")
    t.until("Menu", "")

    assert t.ended == "won"


# Book 3 -----------------------------------------------------------------------------------------


# Book 4 -----------------------------------------------------------------------------------------


@rule("DW-B4-03")
def test_a_leader_is_no_troop_for_moves_and_effects() -> None:
    t = table(f"{PAIR}at tungdil: G2\nleader orc: G3\ncard B4-A1", book="4", rolls="3 1 1")
    t.play("move", "G3")

    assert t.question == "Walk"  # it does not end a move
    assert "fight" in t.play("done").options


@rule("DW-B4-06")
def test_at_blacksaddle_leaders_stay_and_the_doom_marker_goes_two() -> None:
    t = table(
        f"{PAIR}leader orc: G6\ntroops G6: 3 orc\nperished G5: Y01\ntroops G4: 5 orc\nbegin settle",
        book="4",
        draws=(12,),
    )

    assert (t.troops("G6"), HEX_NAMES[t.g.rare.leaders[0]]) == ("", "G6")
    assert t.g.doom == 39


@rule("DW-B4-15", "DW-B4-12")
def test_a_dragon_is_fought_where_it_is() -> None:
    t = table(
        f"{PAIR}at tungdil: G3\ndragon lohasbrand: G3\ncard B4-A4 markers=2",
        book="4",
        rolls="5 5 1",
    )
    t.play("fight").until("Heal", "Menu")

    assert (t.shown("B4-A4"), t.g.rare.dragons[0]) == (False, NOWHERE)
