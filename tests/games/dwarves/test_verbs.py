"""Verbs of cards whose rulings the glossary gives; test_cards tries every verb of every card (DW-GLO)."""

import pytest

from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.cardplay import faceup, turned_up
from tests.games.dwarves.starts import PAIR, TRIO, elfar, place
from tests.games.dwarves.table import rule, table


@rule("DW-GLO-02")
def test_keenfire_goes_to_any_hero_present_or_not() -> None:
    t = table(f"{TRIO}at tungdil: E1\nat balyndis: E1\ncard S1-B1", rolls="5 5 1").play("check")
    assert (t.question, t.offers) == ("Keep", ["balyndis", "boendal", "tungdil"])

    t.play("boendal")

    assert t.g.kept == [(CARD_NAMES.index("S1-B1"), 2)]


@rule("DW-GLO-03", "DW-MOV-12")
def test_all_figures_but_held_ones_go_to_blacksaddle() -> None:
    t = turned_up(table(f"{PAIR}card TH02 hero=balyndis"), "S1-C2")

    assert (t.where("tungdil"), t.where("balyndis")) == ("G6", "A2")


@rule("DW-GLO-04")
def test_the_team_names_a_hero_for_every_single_point() -> None:
    t = table(f"{PAIR}card TH01\ncard AD02\ncard AD11\ndeck quests: S1-A4\nbegin reveal")
    t.until("ShareHurt").play("tungdil", "balyndis").until("Menu")

    assert (t.health("tungdil"), t.health("balyndis")) == (4, 4)


@rule("DW-GLO-05")
def test_troops_placed_on_perished_land_move_on() -> None:
    t = turned_up(table(f"{PAIR}perished G10: Y01"), "S1-A3")

    assert (t.troops("G10"), t.troops("G9")) == ("", "orc")


@rule("DW-GLO-10")
@pytest.mark.parametrize("card", ["B2-A3", "B2-B1"])
def test_neither_markers_nor_the_elf_are_put_on_the_tunnel_tile(card: str) -> None:
    t = turned_up(table(f"{PAIR}tunnel G4", book="2"), card)

    assert place("G4") not in [*faceup(t, card).at, t.g.rare.elf]


@rule("DW-GLO-08")
def test_the_blacksmith_works_at_the_hammer_even_on_perished_land() -> None:
    t = table(
        f"{PAIR}at tungdil: G1\nperished G1: Y01\nhammer G1\ncard B2-X\ndeck equipment: EQ01, EQ02",
        book="2",
        rolls="4 4 4",
    )
    t.play("check").until("PickShown")
    assert t.offers == ["EQ01", "EQ02"]

    t.play("EQ02", "balyndis")

    assert t.equipment("balyndis") == ["EQ02"]
    assert CARD_NAMES[t.g.equipment.prints_in(0)[0]] == "EQ01"


@rule("DW-GEN-04")
def test_poison_is_for_the_hero_nearest_to_the_portal() -> None:
    t = turned_up(elfar(), "EL-TH1")

    assert faceup(t, "EL-TH1").hero == t.seat_of("balyndis")
