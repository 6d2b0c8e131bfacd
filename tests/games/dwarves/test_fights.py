"""Fight the Army of Evil (DW-FIG): dice given to troops one by one."""

from tests.games.dwarves.starts import PAIR, fighting
from tests.games.dwarves.table import rule, table


@rule("DW-FIG-01")
def test_a_fight_needs_somebody_to_fight() -> None:
    t = table(f"{PAIR}troops L2: orc")

    assert t.refuses("fight") == "there is nobody to fight here (DW-FIG-01)"
    assert "fight" in table(f"{PAIR}troops L1: orc").options


@rule("DW-FIG-03", "DW-FIG-12")
def test_dice_are_taken_from_the_highest_and_may_be_left() -> None:
    t = fighting("troops L1: orc, elf", "4 6 1")
    assert t.asked.question(t.g) == "The dice show 6 4 1. Whom does the 6 defeat?"
    assert t.refuses("kind:troll").endswith("(DW-FIG-02)")

    t.play("leave")

    assert (t.question, t.options) == ("AssignDie", ["kind:orc", "leave"])
    assert t.play("orc").troops("L1") == "elf"
    assert t.question == "Menu"  # the 1 can defeat nobody and is skipped


@rule("DW-FIG-04")
def test_defeated_troops_return_to_the_supply() -> None:
    t = fighting("troops L1: 2 orc", "4 1 1")
    assert t.g.supply[0] == 28

    t.play("orc")

    assert t.g.supply[0] == 29


@rule("DW-FIG-05")
def test_a_fight_that_defeats_nobody_costs_one_health() -> None:
    t = fighting("troops L1: elf", "5 5 1")

    assert (t.health("tungdil"), t.troops("L1"), t.question) == (4, "elf", "Menu")


@rule("DW-FIG-05")
def test_whoever_leaves_all_dice_has_defeated_nobody() -> None:
    t = fighting("troops L1: orc", "5 1 1").play("leave")

    assert t.health("tungdil") == 4


@rule("DW-FIG-06")
def test_the_rulebooks_example_six_four_four() -> None:
    """Against 1 Élf, 1 Orc and Trolls: the 6 takes the Élf, one 4 the Orc, the other is wasted."""
    t = fighting("troops L1: orc, 2 troll, elf", "4 6 4").play("elf")
    assert t.options == ["kind:orc", "leave"]

    t.play("orc")

    assert (t.troops("L1"), t.health("tungdil"), t.question) == ("2 troll", 5, "Menu")


@rule("DW-FIG-07", "DW-FIG-12", "DW-FIG-08")
def test_troops_on_a_card_and_on_the_map_are_one_fight() -> None:
    """AD13 is fought at Roodacre (L3)."""
    t = fighting("at tungdil: L3\ncard S1-A1\ncard AD13: 3 orc\ntroops L3: orc", "6 5 1")
    t.play("orc")
    assert (t.question, t.options) == ("PickTarget", ["hex:L3", "card:AD13"])

    t.play("AD13", "orc", "L3")

    assert (t.troops("L3"), t.g.faceup[1].troops) == ("", [2, 0, 0])


@rule("DW-FIG-09")
def test_fighting_is_no_battle_check() -> None:
    """Rodario raises dice of checks; in a Fight he is not asked."""
    t = fighting("at rodario: L1\ntroops L1: orc", "3 3", "heroes: rodario, balyndis")

    assert (t.question, t.told("in_vain")) == ("Menu", [(0,)])


@rule("DW-FIG-10", "DW-B4-05", "DW-B4-04")
def test_a_leader_takes_two_dice_and_counts_as_a_success() -> None:
    t = fighting("leader orc: L1", "4 4 1", book="4")
    assert t.options == ["leader:orc", "leave"]

    t.play("orc")

    assert (t.g.rare.leaders, t.health("tungdil")) == ([-1, -1, -1], 5)


@rule("DW-FIG-13")
def test_a_leader_takes_the_lowest_other_die_that_is_good_enough() -> None:
    """6 5 4 against the Orc leader and a Troll: the 6 and the 4 take the leader, the 5 is left."""
    t = fighting("leader orc: L1\ntroops L1: troll", "6 5 4", book="4").play("leader:orc")

    assert t.options == ["kind:troll", "leave"]


@rule("DW-GEN-06")
def test_where_a_card_contradicts_the_rules_the_card_wins() -> None:
    """Skins of Stone: Trolls are defeated only by a 6."""
    t = fighting("troops L1: troll\ncard T2-06\ncard B2-A1", "5 5 5", book="2")

    assert (t.troops("L1"), t.health("tungdil")) == ("troll", 4)


@rule("DW-FIG-14")
def test_where_a_boss_can_be_fought_the_aim_is_chosen_before_the_roll() -> None:
    """B2-C2: The Eoîl at Roodacre (L3), hit by a six."""
    text = f"{PAIR}at tungdil: L3\ntroops L3: orc\ncard B2-C2 markers=5"
    t = table(text, rolls="6 6 1", book="2").play("fight")
    assert (t.question, t.options) == ("Aim", ["troops", "card:B2-C2"])

    t.play("B2-C2")

    assert (t.g.faceup[0].markers, t.troops("L3"), t.question) == (3, "orc", "Menu")


@rule("DW-FIG-05", "DW-FIG-10")
def test_a_duel_without_a_hit_costs_health() -> None:
    text = f"{PAIR}at tungdil: L3\ncard B2-C2 markers=5"
    t = table(text, rolls="5 5 5", book="2").play("fight")

    assert (t.health("tungdil"), t.g.faceup[0].markers) == (4, 5)


@rule("DW-HERO-11")
def test_narmora_removes_one_more_troop_if_her_dice_defeated_one() -> None:
    text = "at narmora: L1\ntroops L1: orc, 2 elf"
    t = fighting(text, "4 1 1", "heroes: narmora, balyndis").play("orc")
    assert (t.question, t.options) == ("ExtraTroop", ["kind:elf", "pass"])

    assert t.play("elf").troops("L1") == "elf"
    t = fighting(text, "3 1 1", "heroes: narmora, balyndis")
    assert (t.question, t.health("narmora")) == ("Menu", 4)


@rule("DW-HERO-11", "DW-CARD-14")
def test_narmoras_extra_troop_is_defeated_too() -> None:
    t = table(
        "heroes: narmora, balyndis\ntroops I2: 2 troll\ncard CM-AD4",
        rolls="5 1 1",
        combined_might="yes",
    )
    t.play("fight", "troll", "troll")

    assert not t.shown("CM-AD4")
