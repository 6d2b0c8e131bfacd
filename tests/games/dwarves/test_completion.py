"""Quests come to their end: rewards, averted Threats, the win (DW-CARD-07, DW-CARD-12, DW-FIG-11, DW-FIG-15)."""

from tests.games.dwarves.starts import PAIR, fighting
from tests.games.dwarves.table import rule, table


@rule("DW-CARD-12", "DW-CARD-07")
def test_several_quests_of_one_turn_pay_one_after_the_other() -> None:
    t = table(f"{PAIR}at tungdil: C6\nhealth balyndis 1\ncard AD16\ncard TH05", rolls="5 5 1")
    t.play("check", "complete").until("Heal").play("balyndis")

    assert (t.shown("TH05"), t.shown("AD16"), t.health("balyndis")) == (False, False, 3)


@rule("DW-END-04", "DW-FIG-10")
def test_the_hit_that_removes_the_last_marker_wins_before_a_loss() -> None:
    t = table(f"{PAIR}at tungdil: G6\nhealth tungdil 1\ncard S1-C2 markers=1", rolls="6 1 1")
    t.play("fight")

    assert t.ended == "won"


@rule("DW-FIG-15")
def test_a_card_whose_last_troop_is_removed_is_completed_by_the_active_hero() -> None:
    t = table(
        "heroes: balyndis, andokai\nspells: SP6\nat andokai: K6\ncard AD15: orc\nbegin turn", seed=4
    )
    assert t.who == "andokai"

    t.play("SP6").until("TakeCard")

    assert t.told("completed")[0][0] == t.seat_of("balyndis")


@rule("DW-FIG-11")
def test_an_adventure_whose_last_troop_falls_pays_its_reward() -> None:
    """AD14: two Trolls at Green Haven (C6); Equipment and 1 Health."""
    text = "at tungdil: C6\nhealth tungdil 3\ncard S1-A1\ncard AD14: troll\ndeck equipment: EQ01"
    t = fighting(text, "5 1 1").play("troll").until("TakeCard").play("tungdil").until("Menu")

    assert (t.shown("AD14"), t.equipment("tungdil"), t.health("tungdil")) == (False, ["EQ01"], 4)


@rule("DW-FIG-11", "DW-REV-13")
def test_a_threat_whose_last_troop_falls_is_averted() -> None:
    t = (
        fighting("at tungdil: L3\ncard S1-A1\ncard TH13: troll", "5 1 1")
        .play("troll")
        .until("Menu")
    )

    assert (t.shown("TH13"), t.supply) == (False, "30 orc, 25 troll, 20 elf")


@rule("DW-FIG-15")
def test_a_card_whose_last_troop_leaves_by_a_spell_is_completed_by_the_active_hero() -> None:
    """Ball Lightning (SP6) takes the last Orc of AD13 at Roodacre (L3), two hexes away."""
    text = "at andokai: L1\nspells: SP6\ncard S1-A1\ncard AD13: orc\ndeck equipment: EQ01"
    t = table(f"heroes: tungdil, andokai\n{text}").until("OpenReact").play("SP6")
    while t.question not in ("TakeCard", "Menu"):
        t.play(t.options[0])

    assert (t.question, t.who, t.shown("AD13")) == ("TakeCard", "tungdil", False)


@rule("DW-HERO-13", "DW-SAGA-18")
def test_xamtys_lets_a_hero_gain_health_when_she_completes_an_adventure() -> None:
    t = table("heroes: xamtys, balyndis\nhealth balyndis 2\nat xamtys: D2\ncard AD06")
    t.play("complete").until("Inspire")

    t.play("balyndis")

    assert t.health("balyndis") == 3


@rule("DW-HERO-13")
def test_xamtys_gives_nothing_for_scenario_cards() -> None:
    t = table("heroes: xamtys, balyndis\nat balyndis: A1\ncard S1-A5")
    t.play("complete")

    assert t.question == "Menu"
