"""The Dwarven Council (DW-COUN): the marker and the texts of its boxes."""

from tests.games.dwarves.table import rule, table

PAIR = "heroes: tungdil, balyndis"


@rule("DW-COUN-01", "DW-COUN-04")
def test_only_the_box_with_the_marker_is_in_force() -> None:
    """L4 moves the Doom marker when a turn begins; no other box does."""
    for position, doom in (("L4", 40), ("L3", 41), ("axe", 41), ("R4", 41)):
        assert table(f"council {position}\nbegin turn").g.doom == doom


@rule("DW-COUN-03", "DW-COUN-10")
def test_at_l3_each_blank_recruitment_die_is_rolled_once_more() -> None:
    """Orcs 0, Trolls 1, Élfar 0; then Orcs 2 and Élfar 0 again, which counts."""
    t = table("council L3\nbegin recruit V", draws=(0, 2, 0, 5, 1))

    assert t.troops("G1") == "2 orc, troll"
    assert len(t.told("blanks_again")) == 1
    assert table("council L2\nbegin recruit V", draws=(0, 2, 0)).troops("G1") == "troll"


@rule("DW-COUN-12")
def test_l3_works_on_every_roll_that_brings_troops() -> None:
    t = table("council L3\nmarker 0\nbegin marker", draws=(0, 2, 4, 4))  # space 1: Gate V

    assert t.troops("G1") == "2 orc, troll, elf"


@rule("DW-COUN-03", "DW-COUN-05", "DW-WHO-02")
def test_at_l2_one_highest_die_is_rolled_again_before_any_window() -> None:
    t = table(f"{PAIR}\ncouncil L2\nat tungdil: G3", rolls="5 5 2 1").play("move")

    assert (t.question, t.dice) == ("Walk", [5, 2, 1])
    assert t.told("forced") == [(0, 5, 2, 1)]


@rule("DW-COUN-05")
def test_l2_touches_dispatches_and_fights_as_well() -> None:
    t = table(f"{PAIR}\ncouncil L2", rolls="6 1 1 1").play("dispatches")
    assert t.council == "L2"  # the six was rolled again

    t = table(f"{PAIR}\ncouncil L2\ntroops L1: orc", rolls="6 1 1 1").play("fight")
    assert t.told("in_vain") == [(0,)]


@rule("DW-COUN-03", "DW-COUN-06")
def test_at_r3_one_die_of_each_roll_may_be_rolled_again() -> None:
    t = table(f"{PAIR}\ncouncil R3\nat tungdil: G3", rolls="3 2 1 6").play("move")
    assert (t.question, t.who, t.options) == ("OpenReact", "tungdil", ["council", "pass"])

    t.play("council")
    assert t.options == ["die:1", "die:2", "die:3"]
    t.play("die:3")

    assert (t.question, t.dice) == ("Walk", [6, 3, 2])  # once a roll, so nothing is left to ask


@rule("DW-COUN-06")
def test_equal_dice_are_one_choice() -> None:
    t = table(f"{PAIR}\ncouncil R3\nat tungdil: G3", rolls="3 3 1").play("move", "council")

    assert t.options == ["die:1", "die:3"]


@rule("DW-COUN-03")
def test_elsewhere_the_council_gives_no_second_roll() -> None:
    t = table(f"{PAIR}\ncouncil R2\nat tungdil: G3", rolls="3 2 1").play("move")

    assert t.question == "Walk"


@rule("DW-COUN-03", "DW-COUN-07")
def test_at_r4_a_craft_check_of_four_brings_one_equipment() -> None:
    t = table(f"{PAIR}\ncouncil R4\ndeck equipment: EQ01, EQ02", rolls="6 6 6").play(
        "council_check"
    )
    assert (t.question, t.g.left) == ("TakeCard", 1)

    t.play("balyndis")

    assert (t.equipment("balyndis"), t.equipment("tungdil")) == (["EQ01"], [])
    assert t.question == "Menu"


@rule("DW-COUN-03")
def test_the_council_check_needs_the_marker_at_r4_and_a_success() -> None:
    assert table(f"{PAIR}\ncouncil R3").refuses("council_check").endswith("(DW-COUN-03)")

    t = table(f"{PAIR}\ncouncil R4", rolls="3 3 3").play("council_check")

    assert (t.question, t.equipment("tungdil")) == ("Menu", [])


@rule("DW-COUN-03", "DW-COUN-08", "DW-COUN-14")
def test_at_l1_the_active_seat_names_a_hero_who_loses_health_for_a_new_threat() -> None:
    text = "card AD01\ncard AD02\ndeck adventures: TH08\nbegin reveal"
    t = table(f"{PAIR}\nactive balyndis\ncouncil L1\ncard S1-A1\n{text}").until("NameHero")
    assert (t.who, t.options) == ("balyndis", ["hero:tungdil", "hero:balyndis"])
    assert t.asked.question(t.g) == "A new Threat: which Hero loses 1 Health?"

    t.play("tungdil")

    assert (t.health("tungdil"), t.shown("TH08")) == (4, True)


@rule("DW-COUN-03", "DW-COUN-08")
def test_at_r1_a_hero_gains_health_and_an_adventure_does_nothing() -> None:
    text = f"{PAIR}\nhealth tungdil 3\ncouncil R1\ncard S1-A1\ncard AD01\ncard AD02"
    t = table(f"{text}\ndeck adventures: TH08\nbegin reveal").until("NameHero", "Menu")
    assert t.play("tungdil").health("tungdil") == 4

    t = table(f"{text}\ndeck adventures: AD03\nbegin reveal").until("NameHero", "Menu")
    assert t.question == "Menu"


@rule("DW-COUN-08", "DW-COUN-14")
def test_an_immediate_threat_counts_too_and_the_council_comes_first() -> None:
    """TH10 moves the Doom marker; L1 is carried out before that."""
    text = f"{PAIR}\ndoom 30\ncouncil L1\ncard S1-A1\ncard AD01\ncard AD02"
    t = table(f"{text}\ndeck adventures: TH10, AD03\nbegin reveal").until("NameHero", "Menu")
    assert (t.question, t.g.doom) == ("NameHero", 30)

    assert t.play("tungdil").until("Menu").g.doom == 29


@rule("DW-COUN-09", "DW-COUN-15")
def test_at_r2_a_completed_adventure_lets_its_hero_discard_a_threat() -> None:
    """AD08 is completed by entering Mifurdania (C4)."""
    text = (
        f"{PAIR}\ncouncil R2\nat tungdil: C4\ncard S1-A1\ncard AD08\ncard TH13: 3 troll\ncard TH08"
    )
    t = table(text).play("complete").until("DiscardThreat")
    assert (t.who, t.options) == ("tungdil", ["card:TH13", "card:TH08", "pass"])

    t.play("TH13")

    assert (t.shown("TH13"), t.shown("TH08"), t.g.supply) == (False, True, [30, 25, 20])


@rule("DW-COUN-13")
def test_steps_stop_at_either_end_and_only_the_last_text_counts() -> None:
    """TH08 sends the marker two left: from L3 to L4."""
    t = table("card S1-A1\ncouncil L3\nmarker 1\nbegin marker")

    assert (t.council, t.told("council")) == ("L4", [(0,)])


@rule("DW-SAGA-02", "DW-COUN-15")
def test_in_sagas_r2_moves_a_hero_up_to_three_hexes() -> None:
    t = table(f"{PAIR}\ncouncil R2\nat balyndis: G1\nbegin completed", book="3")

    t.play("balyndis", "G2", "G3", "G4")

    assert (t.where("balyndis"), t.question) == ("G4", "Menu")
