"""Cards before the final totals, and the totals (AG-BAT-17 to 22, 31)."""

from .table import Table, a_battle, rule


def totals_with(spell: str, form: str, rolls: str) -> Table:
    t = a_battle(
        "frost: regular",
        "hill: 3 elite",
        rolls + ", hill 1 block, 1 block, 1 block, miss, miss, miss",
        more=f"spells frost: {spell}\ncards frost: artifact",
    )
    t.play("pass")  # at the start of the battle
    t.play(f"{form}:{spell}")
    return t


@rule("AG-BAT-09")
def test_an_arcane_result_not_converted_counts_as_a_miss() -> None:
    t = a_battle("fire: regular", "hill: elite", "fire 1 arcane, 2 hits, hill 1 block, miss")
    t.pass_on("PlayCommand")

    assert t.totals("fire") == (2, 0)
    assert t.told("damage")[0] == (5, 1)  # one of two hits was blocked


@rule("AG-BAT-17")
def test_a_card_closes_the_window_of_the_commands() -> None:
    t = a_battle(
        "fire: leader",
        "hill: 3 elite",
        "fire 1 arcane, miss, miss",
        rows="row fire: leader, move",
        more="cards fire: ore, weaponry\nspells fire: fireball, shield",
    )
    t.play("pass")  # neither spell is for the start
    assert t.question == "ModifyDice"
    t.play("done")
    assert t.offers == ["done", "fireball", "ore", "shield", "weaponry"]
    t.play("fireball", "ore")
    assert "use_leader" not in t.offers
    t.play("done")

    assert t.totals("fire") == (3, 0)


@rule("AG-BAT-19")
def test_the_rulebooks_roll_of_seven_hits_and_one_block() -> None:
    t = a_battle(
        "fire: regular, leader wounded",
        "hill: regular",
        "fire 3 hits, miss, 1 block, 1 arcane, 1 arcane",
        rows="row fire: leader, move",
    )
    assert t.dice(0) == "3 hits, miss, 1 block, 1 arcane"
    t.play("use_leader", "die:2", "done")
    assert t.dice(0) == "3 hits, 1 arcane, 1 block, 1 arcane"
    t.play("use_attack", "die:4")  # of the two equal dice the first goes in any case

    assert t.totals("fire") == (7, 1)


@rule("AG-BAT-31")
def test_additions_and_ongoing_events_come_with_the_sum() -> None:
    markers = "markers ravage: high_forest, high_moor, sword_coast, anauroch, icewind_dale"
    t = a_battle(
        "fire: regular",
        "stone: regular",
        "fire 2 hits, 1 hit, stone 1 block",
        more=f"claimed stone: pox_on_the_land\n{markers}",
    )
    t.pass_on("PlayCommand")

    assert t.totals("stone") == (0, 2)


@rule("AG-BAT-32")
def test_a_set_die_counts_as_set_and_is_not_set_again() -> None:
    t = a_battle(
        "fire: regular",
        "hill: 3 elite",
        "fire 1 arcane, miss, hill miss, miss, miss, miss, miss, miss",
        more="cards fire: 3 weaponry",
    )
    t.play("weaponry", "die:1", "weaponry")
    t.pass_on("PlayCommand")

    assert t.totals("fire") == (4, 0)
    assert t.cards("fire") == "weaponry"  # no third die to set


@rule("AG-DEC-19", "AG-BAT-17")
def test_every_totals_spell_in_both_forms() -> None:
    miss = "frost miss, miss"
    assert totals_with("fireball", "spell", miss).pass_on("PlayCommand").totals("frost") == (2, 0)
    assert totals_with("fireball", "advanced", miss).pass_on("PlayCommand").totals("frost") == (
        4,
        0,
    )
    assert totals_with("shield", "spell", miss).pass_on("PlayCommand").totals("frost") == (0, 2)
    assert totals_with("shield", "advanced", miss).pass_on("PlayCommand").totals("frost") == (0, 4)
    arcane = "frost 2 arcane, 1 arcane"
    bolt = totals_with("lightning_bolt", "spell", arcane).play("die:1").pass_on("PlayCommand")
    assert bolt.totals("frost") == (3, 0)
    bolts = (
        totals_with("lightning_bolt", "advanced", arcane)
        .play("die:1", "die:1", "die:2")
        .pass_on("PlayCommand")
    )
    assert bolts.totals("frost") == (9, 0)
    skin = totals_with("stoneskin", "spell", arcane).play("die:1", "die:2").pass_on("PlayCommand")
    assert skin.totals("frost") == (0, 4)
    skins = (
        totals_with("stoneskin", "advanced", arcane)
        .play("die:1", "die:1", "die:2")
        .pass_on("PlayCommand")
    )
    assert skins.totals("frost") == (0, 7)
    wave = totals_with("thunderwave", "spell", "frost 3 hits, 2 hits").pass_on("PlayCommand")
    assert wave.told("damage")[0] == (5, 4)
    waves = totals_with("thunderwave", "advanced", "frost 3 hits, 2 hits").pass_on("PlayCommand")
    assert waves.told("damage")[0] == (5, 5)


@rule("AG-RES-04")
def test_a_defender_uses_no_ore() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        "fire miss, miss, hill miss",
        more="cards hill: ore, weaponry",
    )

    assert (t.who, t.question, t.offers) == ("hill", "UseBattleCards", ["done", "weaponry"])
    assert "AG-RES-04" in t.refuses("resource:ore")


@rule("AG-BAT-32")
def test_a_die_that_is_set_loses_the_block_it_showed() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        "fire miss, 1 block, hill miss",
        more="cards fire: weaponry",
    )
    t.play("weaponry", "die:2")
    t.pass_on("PlayCommand")

    assert t.totals("fire")[1] == 0
