"""The Dwarven Council (DW-COUN): the marker and the texts of its boxes."""

from tests.games.dwarves.starts import PAIR
from tests.games.dwarves.table import rule, table


@rule("DW-COUN-03", "DW-COUN-07")
def test_at_r4_a_craft_check_of_four_brings_one_equipment() -> None:
    t = table(f"{PAIR}council R4\ndeck equipment: EQ01, EQ02", rolls="6 6 6").play("council_check")
    assert (t.question, t.g.left) == ("TakeCard", 1)

    t.play("balyndis")

    assert (t.equipment("balyndis"), t.equipment("tungdil")) == (["EQ01"], [])
    assert t.question == "Menu"


@rule("DW-COUN-03")
def test_the_council_check_needs_the_marker_at_r4_and_a_success() -> None:
    assert table(f"{PAIR}council R3").refuses("council_check").endswith("(DW-COUN-03)")

    t = table(f"{PAIR}council R4", rolls="3 3 3").play("council_check")

    assert (t.question, t.equipment("tungdil")) == ("Menu", [])


@rule("DW-COUN-03", "DW-COUN-08", "DW-COUN-14")
def test_at_l1_the_active_seat_names_a_hero_who_loses_health_for_a_new_threat() -> None:
    text = "card AD01\ncard AD02\ndeck adventures: TH08\nbegin reveal"
    t = table(f"{PAIR}active balyndis\ncouncil L1\ncard S1-A1\n{text}").until("NameHero")
    assert (t.who, t.options) == ("balyndis", ["hero:tungdil", "hero:balyndis"])
    assert t.asked.question(t.g) == "A new Threat: which Hero loses 1 Health?"

    t.play("tungdil")

    assert (t.health("tungdil"), t.shown("TH08")) == (4, True)


@rule("DW-COUN-03", "DW-COUN-08")
def test_at_r1_a_hero_gains_health_and_an_adventure_does_nothing() -> None:
    text = f"{PAIR}health tungdil 3\ncouncil R1\ncard S1-A1\ncard AD01\ncard AD02"
    t = table(f"{text}\ndeck adventures: TH08\nbegin reveal").until("NameHero", "Menu")
    assert t.play("tungdil").health("tungdil") == 4

    t = table(f"{text}\ndeck adventures: AD03\nbegin reveal").until("NameHero", "Menu")
    assert t.question == "Menu"


@rule("DW-COUN-08", "DW-COUN-14")
def test_an_immediate_threat_counts_too_and_the_council_comes_first() -> None:
    """TH10 moves the Doom marker; L1 is carried out before that."""
    text = f"{PAIR}doom 30\ncouncil L1\ncard S1-A1\ncard AD01\ncard AD02"
    t = table(f"{text}\ndeck adventures: TH10, AD03\nbegin reveal").until("NameHero", "Menu")
    assert (t.question, t.g.doom) == ("NameHero", 30)

    assert t.play("tungdil").until("Menu").g.doom == 29


@rule("DW-COUN-09", "DW-COUN-15")
def test_at_r2_a_completed_adventure_lets_its_hero_discard_a_threat() -> None:
    """AD08 is completed by entering Mifurdania (C4)."""
    text = f"{PAIR}council R2\nat tungdil: C4\ncard S1-A1\ncard AD08\ncard TH13: 3 troll\ncard TH08"
    t = table(text).play("complete").until("DiscardThreat")
    assert (t.who, t.options) == ("tungdil", ["card:TH13", "card:TH08", "pass"])

    t.play("TH13")

    assert (t.shown("TH13"), t.shown("TH08"), t.g.supply) == (False, True, [30, 25, 20])


@rule("DW-SAGA-02", "DW-COUN-15")
def test_in_sagas_r2_moves_a_hero_up_to_three_hexes() -> None:
    t = table(f"{PAIR}council R2\nat balyndis: G1\nbegin completed", book="3")

    t.play("balyndis", "G2", "G3", "G4")

    assert (t.where("balyndis"), t.question) == ("G4", "Menu")
