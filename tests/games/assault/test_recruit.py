"""Recruit, Lyn Armaal's part in it, homeless races (AG-REC, AG-LYN, AG-FIN, AG-HEK, AG-VON)."""

from .table import Table, rule, table


def recruiting(text: str, race: str = "hill", row: str = "") -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command").play("recruit")


@rule("AG-REC-01")
def test_points_not_spent_are_lost() -> None:
    t = recruiting("", row="move")
    assert t.budget == 3
    t.play("done")

    assert t.budget == 0


@rule("AG-REC-02", "AG-REC-07", "AG-REC-12", "AG-DEC-13")
def test_units_cost_their_value_and_enter_healthy_at_home() -> None:
    t = recruiting("", row="move, plunder")
    assert t.budget == 4

    t.play("elite", "regular", "regular")

    assert t.army("sumber_hills") == "hill: 2 regular, elite"
    assert t.question == "PlayCommand"


@rule("AG-REC-03", "AG-COM-09")
def test_any_own_unit_in_the_supply_may_be_recruited() -> None:
    t = recruiting("", row="move, plunder")

    assert t.offers == ["champion", "done", "elite", "leader", "regular"]
    t.play("leader")
    assert t.army("sumber_hills") == "hill: leader"


@rule("AG-REC-04", "AG-HEK-04", "AG-REC-08", "AG-COM-14")
def test_hekaton_is_recruited_at_full_value_once_he_was_freed() -> None:
    row = "move, plunder, trade"
    locked = recruiting("", "storm", row)
    assert locked.budget == 8
    assert "second_champion" not in locked.offers
    assert "AG-REC-08" in locked.refuses("kind:second_champion")

    freed = recruiting("claimed storm: rescue_hekaton", "storm", row)
    freed.play("second_champion")
    assert freed.army("sea_of_swords") == "storm: second_champion"
    assert freed.budget == 0


@rule("AG-REC-04", "AG-VON-04", "AG-REC-08")
def test_the_vonindod_is_recruited_at_full_value_once_it_was_forged() -> None:
    row = "move, plunder, trade, magic"
    assert "second_leader" not in recruiting("", "fire", row).offers
    t = recruiting("claimed fire: steal_maegera, forge_vonindod", "fire", row)
    t.play("second_leader")

    assert t.army("ice_spires") == "fire: second_leader"


@rule("AG-REC-05")
def test_recruits_need_room() -> None:
    t = recruiting("army storm in sea_of_swords: 2 regular, elite", "storm")

    t.play("regular", "elite")

    assert t.army("sea_of_swords") == "storm: 3 regular"


@rule("AG-REC-06")
def test_the_supply_is_limited() -> None:
    text = "\n".join(
        [
            "army storm in sword_coast: 2 regular",
            "army storm in delimbiyr_vale: 3 regular",
        ]
    )
    t = recruiting(text, "storm")

    assert t.offers == ["done", "elite"]
    assert "AG-REC-06" in t.refuses("kind:regular")


@rule("AG-REC-09", "AG-HEK-02", "AG-HEK-03", "AG-STK-05")
def test_a_second_champion_enters_only_if_the_first_makes_room() -> None:
    t = recruiting("army hill in sumber_hills: champion, regular", row="move, plunder")
    t.play("champion")
    assert t.army("sumber_hills") == "hill: regular, champion"

    hekaton = recruiting(
        "claimed storm: rescue_hekaton\narmy storm in sea_of_swords: champion",
        "storm",
        "move, plunder, trade, magic",
    )
    hekaton.play("second_champion")
    assert hekaton.army("sea_of_swords") == "storm: second_champion"
    assert hekaton.supply("storm", "champion") == 1


@rule("AG-REC-10")
def test_what_was_removed_to_make_room_is_not_bought_again() -> None:
    """R-09: the removed elite is the only one in the supply."""
    t = recruiting(
        "army storm in sea_of_swords: 3 elite\narmy storm in sword_coast: elite",
        "storm",
        "move, plunder, trade, magic, leader",
    )
    t.play("regular")

    assert t.supply("storm", "elite") == 1
    assert t.budget >= 5  # enough for an elite
    assert "AG-REC-10" in t.refuses("kind:elite")


@rule("AG-REC-11", "AG-FIN-04")
def test_homeless_giants_recruit_in_friendly_regions() -> None:
    t = recruiting(
        """
        stage final
        army frost in sumber_hills: regular
        army hill in high_moor: regular
        army hill in sword_coast: regular
        """
    )
    t.play("regular")
    assert t.offers == ["high_moor", "sword_coast"]
    t.play("high_moor", "regular", "sword_coast")

    assert t.army("high_moor") == "hill: 2 regular"
    assert t.army("sword_coast") == "hill: 2 regular"


@rule("AG-FIN-05")
def test_without_any_friendly_region_nobody_can_be_recruited() -> None:
    t = recruiting("stage final\narmy frost in sumber_hills: regular")

    assert t.who == "storm"
    assert t.row("hill") == ["recruit"]  # the card may be laid all the same


@rule("AG-FIN-07")
def test_an_empty_home_is_recruited_in_as_usual() -> None:
    t = recruiting("stage final\narmy hill in high_moor: regular").play("regular")

    assert t.army("sumber_hills") == "hill: regular"


@rule("AG-LYN-01")
def test_cloud_giants_recruit_at_their_castle() -> None:
    t = recruiting("castle high_moor", "cloud").play("regular")

    assert t.army("high_moor") == "cloud: regular"
    assert t.army("evermoors") == ""


@rule("AG-LYN-02")
def test_enemies_at_the_castle_stop_all_recruiting() -> None:
    t = recruiting("castle high_moor\narmy hill in high_moor: regular", "cloud")

    assert t.who == "fire"


@rule("AG-FIN-06")
def test_if_the_evermoors_fall_cloud_giants_recruit_in_friendly_regions_or_at_the_castle() -> None:
    text = """
        stage final
        army hill in evermoors: regular
        army cloud in sword_coast: regular
        castle high_moor
    """
    t = recruiting(text, "cloud").play("regular")
    assert t.offers == ["high_moor", "sword_coast"]

    lost = recruiting(text + "army hill in high_moor: regular", "cloud").play("regular")
    assert lost.army("sword_coast") == "cloud: 2 regular"


@rule("AG-VON-02", "AG-VON-03", "AG-HEK-02")
def test_the_vonindod_can_be_wounded_and_stands_beside_zalto() -> None:
    t = table("army fire in high_moor: leader, second_leader wounded")

    assert t.army("high_moor") == "fire: leader, second_leader_wounded"
