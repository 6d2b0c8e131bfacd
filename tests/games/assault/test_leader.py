"""The Leader Command and Leader Cards (AG-LDR)."""

from .table import Table, a_battle, rule, table


def leading(text: str, race: str, row: str = "", draws: list[int] | None = None) -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command", draws=draws).play("leader")


@rule("AG-LDR-01", "AG-DEC-14", "AG-TIP-05")
def test_activating_carries_out_an_immediate_ability() -> None:
    t = leading("army cloud in high_moor: leader\ndiscard: artifact", "cloud")
    assert t.offers == ["activate", "pass"]

    t.play("activate")
    assert t.offers == ["draw", "take"]
    t.play("take")

    assert t.cards("cloud") == "artifact"


@rule("AG-LDR-01")
def test_storvald_moves_then_draws_for_occupied_small_folk_regions() -> None:
    t = leading("army frost in sea_of_moving_ice: 2 regular, leader", "frost").play("activate")
    assert t.maneuvers == 4
    t.trip("sea_of_moving_ice", "regular", "icewind_dale", "stop")
    t.trip("sea_of_moving_ice", "regular", "spine_of_the_world", "stop").play("done")

    assert t.number_of_cards("frost") == 2


@rule("AG-LDR-01")
def test_serissa_draws_for_alliances_three_cards_at_most() -> None:
    for markers, cards in (("", 1), ("high_moor", 2), ("high_moor, high_forest, sword_coast", 3)):
        line = f"markers alliance: {markers}\n" if markers else ""
        t = leading(f"{line}army storm in sea_of_swords: leader", "storm").play("activate")
        assert t.number_of_cards("storm") == cards


@rule("AG-LDR-02", "AG-LDR-03", "AG-COM-09", "AG-DMG-12")
def test_a_wounded_or_absent_leader_has_no_ability() -> None:
    for army in ("army fire in high_moor: leader wounded", ""):
        t = leading(army, "fire").play("activate")
        assert t.number_of_cards("fire") == 0


def totals_of_stone(army: str, row: str) -> tuple[int, int]:
    t = a_battle(
        "stone: regular",
        "hill: 2 regular",
        "stone 1 hit, hill miss, miss",
        f"row stone: {row}",
        more=army,
    )
    t.pass_on("PlayCommand")
    return t.totals("stone")


@rule("AG-LDR-02", "AG-LDR-03", "AG-LDR-10", "AG-BAT-31")
def test_a_lasting_ability_works_while_the_card_lies_activated_and_the_leader_is_healthy() -> None:
    at_home = "army stone in graypeak_mountains: leader"

    assert totals_of_stone(at_home, "leader activated") == (1, 1)
    assert totals_of_stone(at_home, "leader") == (1, 0)  # used for a return
    assert totals_of_stone(at_home + " wounded", "leader activated") == (1, 0)
    assert totals_of_stone("", "leader activated") == (1, 0)
    assert totals_of_stone(at_home, "move") == (1, 0)


@rule("AG-LDR-01", "AG-TIP-03")
def test_guh_adds_a_hit_for_every_two_hill_giants() -> None:
    t = a_battle(
        "hill: 5 regular",
        "stone: regular",
        "hill miss, miss, miss, miss, miss, stone 1 hit",
        rows="row hill: leader activated",
        more="army hill in sumber_hills: leader",
    )
    t.pass_on("PlayCommand")

    assert t.totals("hill") == (2, 0)


@rule("AG-LDR-01")
def test_kayalithica_blocks_more_in_defence() -> None:
    t = a_battle(
        "hill: regular",
        "stone: regular",
        "hill miss, stone 1 hit",
        more="row stone: leader activated\narmy stone in graypeak_mountains: leader",
    )
    t.pass_on("PlayCommand")

    assert t.totals("stone") == (1, 2)


@rule("AG-LDR-09", "AG-VON-02")
def test_the_vonindod_ignores_blocks_where_it_fights() -> None:
    rolls = "fire 3 hits, 1 hit, 1 hit, miss, miss, hill 1 block, 1 block, 1 block"
    t = a_battle(
        "fire: second_leader", "hill: 3 regular", rows="row fire: leader activated", rolls=rolls
    )
    t.pass_on("PlayCommand")
    assert t.told("damage")[0] == (5, 4)  # 5 hits, 3 blocks of which 2 are ignored

    elsewhere = a_battle(
        "fire: 2 regular, regular wounded",
        "hill: 3 regular",
        rows="row fire: leader activated",
        rolls=rolls,
        more="army fire in ice_spires: second_leader",
    )
    elsewhere.pass_on("PlayCommand")
    assert elsewhere.told("damage")[0] == (5, 2)


@rule("AG-LDR-04", "AG-LDR-10")
def test_a_defeated_leader_returns_free_and_wounded() -> None:
    t = leading("", "hill")
    assert t.offers == ["activate", "pass", "return"]
    t.play("return")

    assert t.army("sumber_hills") == "hill: leader_wounded"
    assert not t.is_activated("hill")
    there = leading("army hill in high_moor: leader", "hill")
    assert "AG-LDR-04" in there.refuses("return")


@rule("AG-LDR-05")
def test_the_return_needs_room_and_a_home_or_a_friendly_region() -> None:
    full = leading("army storm in sea_of_swords: 3 elite", "storm").play("return")
    assert full.army("sea_of_swords") == "storm: 2 elite, leader_wounded"

    cloud = leading("castle high_moor", "cloud").play("return")
    assert cloud.army("evermoors") == "cloud: leader_wounded"

    homeless = "stage final\narmy frost in sumber_hills: regular\n"
    friend = leading(homeless + "army hill in high_moor: regular", "hill").play("return")
    assert friend.army("high_moor") == "hill: regular, leader_wounded"
    assert "return" not in leading(homeless, "hill").offers


@rule("AG-LDR-06", "AG-LDR-07")
def test_rerolls_need_the_leader_in_the_battle_healthy_or_not() -> None:
    row = "row fire: leader, move"
    for army, usable in (("leader", True), ("leader wounded", True), ("champion", False)):
        t = a_battle(f"fire: {army}", "hill: regular", rows=row)
        assert ("use_leader" in t.offers) == usable


@rule("AG-LDR-06")
def test_a_defending_leader_rerolls_too() -> None:
    t = a_battle(
        "fire: regular",
        "hill: leader",
        "fire miss, miss, hill miss, miss",
        more="row hill: leader, move",
    )
    assert t.who == "hill"
    t.play("use_leader", "die:1")  # one card to the right: one die
    assert t.question != "PickDice"


@rule("AG-LDR-08")
def test_the_card_may_be_played_for_its_bottom_part_alone() -> None:
    t = leading("", "hill").play("pass")

    assert t.row("hill") == ["leader"]
    assert not t.is_activated("hill")


@rule("AG-LDR-09")
def test_two_fire_leaders_do_not_double_the_rerolls_and_only_zalto_returns() -> None:
    t = a_battle(
        "fire: leader, second_leader", "hill: regular", rows="row fire: leader, move, magic"
    )
    t.play("use_leader")
    assert t.bounds == (1, 3)

    gone = leading("claimed fire: forge_vonindod\narmy fire in high_moor: leader", "fire")
    assert "return" not in gone.offers
