"""The Élfar expansion, Combined Might and the expert variant (DW-ELF, DW-CM, DW-EXP)."""

import pytest

from jotunheim.games.dwarves.rules.board import entrances
from jotunheim.games.dwarves.state import A_DECK, A_THREATS, E_DECK, Q_DECK
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES
from tests.games.dwarves.cardplay import faceup, turned_up
from tests.games.dwarves.starts import PAIR, elfar, place
from tests.games.dwarves.table import rule, table


def names(cards: list[int]) -> set[str]:
    return {CARD_NAMES[card] for card in cards}


@rule("DW-ELF-01", "DW-ELF-08", "DW-SET-20")
def test_the_elfar_bring_their_cards_to_book_1_and_their_equipment_to_every_book() -> None:
    one = elfar()
    three = table(PAIR, book="3", elfar="yes")

    assert {"EL-AD1"} <= names(one.g.adventures.prints_in(A_DECK))
    assert {"EL-TH1", "EL-TH5"} <= names(one.g.adventures.veil.prints)
    assert {"EQ12", "EQ13"} <= names(one.g.equipment.prints_in(E_DECK))
    assert {"EQ12", "EQ13"} <= names(three.g.equipment.prints_in(E_DECK))
    assert not {"EL-TH1"} & names(three.g.adventures.veil.prints)


@rule("DW-ELF-02", "DW-ELF-06")
def test_their_level_c_card_replaces_all_others() -> None:
    deck = names(elfar().g.quests.veil.prints)

    assert {name for name in deck if "-C" in name} == {"EL-C1"}
    assert len({name for name in deck if "-A" in name}) == 8


@rule("DW-ELF-03", "DW-ELF-04")
def test_the_portal_is_a_tunnel_entrance_and_moves_like_the_tile() -> None:
    t = elfar("at tungdil: D2\ncard AD06")
    assert place("A5") in entrances(t.g)

    t.play("complete", "F7").until("Menu")

    assert HEX_NAMES[t.g.tunnel] == "F7"


@rule("DW-ELF-05")
def test_on_perished_land_the_portal_is_closed_but_stays_the_portal() -> None:
    t = elfar("at tungdil: B5\nperished A5: Y01\ncard EL-TH2: 2 elf")

    assert "hex:A5" not in t.play("move").until("Walk").play("tunnel").options
    there = elfar("at tungdil: A5\nperished A5: Y01\ncard EL-TH2: 2 elf")
    assert "fight" in there.options


@rule("DW-ELF-05r")
def test_the_portal_never_moves_onto_perished_land() -> None:
    t = elfar("at tungdil: D2\nperished A5: Y01\nperished F7: Y02\ncard AD06").play("complete")

    assert "hex:F7" not in t.options
    assert "Perished Land" in t.refuses("hex:F7")


@rule("DW-ELF-07")
def test_the_condition_of_the_only_level_c_card_is_made_true() -> None:
    t = turned_up(elfar(), "EL-C1")

    assert faceup(t, "EL-C1").troops == [0, 0, 4]  # three at the Portal and one of the supply


@rule("DW-COUN-12")
def test_a_failed_sealing_brings_troops_onto_the_card() -> None:
    t = elfar("at tungdil: A5\ncard EL-C1 markers=3 stage=1", rolls="1 1 1")
    t.script(draws=(0, 0, 0, 5)).play("check").until("Reinforce").play("recruit:orc").until("Menu")

    assert faceup(t, "EL-C1").troops == [2, 0, 0]
    assert "check" not in t.options  # first the troops


@rule("DW-CM-01", "DW-CM-02", "DW-CM-05")
def test_combined_might_brings_its_cards_and_nine_level_c_cards() -> None:
    t = table(PAIR, combined_might="yes")
    deck = names(t.g.quests.prints_in(Q_DECK))

    assert len([name for name in deck if "-C" in name]) == 9
    assert len([name for name in deck if "-B" in name]) == 1
    assert {"CM-AD1", "CM-AD8"} <= names(t.g.adventures.prints_in(A_DECK))
    assert len(t.g.adventures.zones[A_THREATS]) == 20
    assert "EQ14" in names(t.g.equipment.prints_in(E_DECK))


@rule("DW-CM-05")
@pytest.mark.parametrize(("might", "threats"), [("no", 20), ("yes", 25)])
def test_with_expansions_there_are_more_threats_but_no_more_come(might: str, threats: int) -> None:
    t = table(PAIR, elfar="yes", combined_might=might)

    assert len(t.g.adventures.zones[A_THREATS]) == threats
    assert t.g.book.numbers.setup_threats + 6 * t.g.book.doom_threats == 15


@rule("DW-CM-04", "DW-REV-14")
def test_the_condition_of_a_level_c_card_is_tested_when_it_is_turned() -> None:
    full = "card AD02\ncard AD11\ncard AD12\n"
    left = table(
        f"{PAIR}{full}council L1\ndeck quests: CM-C3, S1-C3\nbegin reveal", combined_might="yes"
    )
    right = table(f"{PAIR}{full}council R1\ndeck quests: CM-C3\nbegin reveal", combined_might="yes")

    assert (left.shown("S1-C3"), right.shown("CM-C3")) == (True, True)


@rule("DW-EXP-01", "DW-EXP-02", "DW-BS-04")
def test_experts_turn_hexes_with_four_and_blacksaddle_stays_at_five() -> None:
    usual = table(f"{PAIR}troops G4: 4 orc\nbegin settle")
    expert = table(f"{PAIR}troops G4: 4 orc\nbegin settle", expert="yes", draws=(12,))
    leader = table(
        f"{PAIR}leader orc: G4\ntroops G4: 2 orc\nbegin settle", book="4", expert="yes", draws=(12,)
    )

    assert (usual.turned, expert.turned[:1], leader.turned[:1]) == ([], ["G4"], ["G4"])


@rule("DW-EXP-03")
def test_without_tiles_hexes_of_experts_hold_any_number() -> None:
    t = table(f"{PAIR}troops G4: 9 orc\npile 0\nbegin settle", expert="yes")

    assert t.troops("G4") == "9 orc"


@rule("DW-GLO-11")
def test_the_mine_cart_works_on_perished_land_for_the_usual_price() -> None:
    t = table(
        f"{PAIR}at tungdil: B5\nperished G3: Y01\ncart G3\ncard B3-X2", book="3", rolls="3 1 1"
    )
    t.play("move", "tunnel", "G3")

    assert t.question == "PayForLand"


def test_a_held_hero_can_free_itself_only_if_all_are_held() -> None:
    alone = table(f"{PAIR}card TH02 hero=tungdil")
    both = table(f"{PAIR}card TH02 hero=tungdil\ncard TH03 hero=balyndis")

    assert ("check" in alone.options, "check" in both.options) == (False, True)
