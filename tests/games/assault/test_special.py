"""Special commands, Story Markers, Lyn Armaal (AG-SPC, AG-LYN)."""

from .table import Table, rule, table


def special(race: str, text: str, row: str = "move, plunder, trade") -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command").play("special")


@rule("AG-SPC-01", "AG-DEC-26")
def test_stuff_stuff_first_takes_food_from_the_discard_pile() -> None:
    t = special("hill", "discard: 2 food")
    assert t.offers == ["pass", "take"]
    t.play("take")

    assert t.cards("hill") == "food"
    assert special("hill", "discard: food").play("pass").cards("hill") == ""


@rule("AG-SPC-02", "AG-SPC-03", "AG-DEC-26")
def test_food_is_fed_for_two_points_once_for_each_card_to_the_left() -> None:
    t = special("hill", "cards hill: 5 food", "move, plunder")
    t.play("feed", "feed")

    assert t.points("hill") == 4
    assert t.cards("hill") == "3 food"
    assert t.g.food_fed == 2  # Guh is not even on the board
    assert t.question == "PlayCommand"


@rule("AG-SPC-04", "AG-SPC-05", "AG-SPC-06")
def test_ravage_pays_earlier_markers_then_places_new_ones() -> None:
    t = special(
        "stone",
        "markers ravage: anauroch, high_moor\narmy stone in high_forest: regular\narmy stone in sword_coast: regular",
    )
    assert t.points("stone") == 2  # whoever stands there now
    assert t.offers == ["done", "high_forest", "sword_coast"]
    t.play("high_forest", "sword_coast")

    assert t.points("stone") == 4  # new ones pay once
    assert sorted(t.markers("ravage")) == ["anauroch", "high_forest", "high_moor", "sword_coast"]


@rule("AG-SPC-07", "AG-SPC-08")
def test_ring_of_winter_raids_and_is_paid_for_frozen_regions() -> None:
    t = special("frost", "markers frozen: high_moor, anauroch\narmy frost in icewind_dale: regular")
    assert t.points("frost") == 4
    t.play("icewind_dale")

    assert t.points("frost") == 5
    assert t.markers("raid") == ["icewind_dale"]


@rule("AG-SPC-09", "AG-SPC-12", "AG-SPC-19")
def test_ore_is_forged_into_markers_that_pile_up_in_ironslag() -> None:
    t = special("fire", "cards fire: 3 ore\nstage final\narmy hill in ice_spires: regular")
    t.play("forge", "forge")

    assert t.markers("forge") == ["ice_spires", "ice_spires"]
    assert t.cards("fire") == "ore"
    assert t.points("fire") == 0


@rule("AG-SPC-10")
def test_ore_may_be_swapped_for_two_cards_instead() -> None:
    t = special("fire", "cards fire: 2 ore", "move, plunder")
    t.script(draws=[0, 0]).play("swap")  # two Food

    assert t.cards("fire") == "2 food, ore"
    t.play("forge")
    assert t.markers("forge") == ["ice_spires"]  # mixtures are allowed


@rule("AG-SPC-11")
def test_slain_dragons_pay_two_each() -> None:
    assert special("fire", "markers slain_dragon: high_moor, anauroch").points("fire") == 4


@rule("AG-SPC-13", "AG-LYN-03", "AG-LYN-05", "AG-LYN-06", "AG-DEC-26")
def test_the_castle_moves_on_with_riders() -> None:
    t = special("cloud", "army cloud in evermoors: 2 regular, leader\ncastle evermoors")
    assert t.offers == [
        "dessarin_valley",
        "high_forest",
        "pass",
        "silver_marches",
        "spine_of_the_world",
    ]
    t.play("high_forest").pick("regular, leader")

    assert t.castle == "high_forest"
    assert t.army("high_forest") == "cloud: regular, leader"
    assert t.army("evermoors") == "cloud: regular"


@rule("AG-LYN-03")
def test_the_castle_goes_home_from_anywhere() -> None:
    t = special("cloud", "castle high_moor")

    assert t.offers == ["delimbiyr_vale", "evermoors", "pass"]
    assert t.play("evermoors").castle == "evermoors"


@rule("AG-LYN-04")
def test_the_castle_enters_no_enemy_and_no_closed_region_but_may_leave_one() -> None:
    text = "castle delimbiyr_vale\narmy hill in delimbiyr_vale: regular\narmy fire in high_moor: regular"
    t = special("cloud", text)
    assert "AG-LYN-04" in t.refuses("region:high_moor")
    assert "AG-LYN-04" in t.refuses("region:sumber_hills")
    t.play("high_forest")
    assert t.castle == "high_forest"

    final = special("cloud", text + "\nstage final")
    assert "sumber_hills" in final.offers


@rule("AG-LYN-06", "AG-STK-07")
def test_riders_need_room_at_the_destination() -> None:
    t = special(
        "cloud",
        "castle evermoors\narmy cloud in evermoors: leader\narmy cloud in high_forest: 4 regular",
    )
    t.play("high_forest").pick("leader")

    assert t.army("high_forest") == "cloud: 3 regular, leader"
    empty = special("cloud", "castle high_moor\narmy cloud in high_forest: regular").play(
        "delimbiyr_vale"
    )
    assert empty.question == "PlayCommand"  # nobody could ride


@rule("AG-LYN-07")
def test_enemies_may_enter_an_undefended_castles_region_and_capture_nothing() -> None:
    t = table("castle high_moor\narmy hill in delimbiyr_vale: regular\nturn hill\nask command")
    t.play("move").trip("delimbiyr_vale", "regular", "high_moor", "stop")

    assert t.army("high_moor") == "hill: regular"
    assert t.castle == "high_moor"


@rule("AG-SPC-14", "AG-SPC-15")
def test_artifacts_are_turned_in_for_three_points_each() -> None:
    t = special("cloud", "cards cloud: 3 artifact", "move, plunder").play(
        "pass", "treasure", "treasure"
    )

    assert t.points("cloud") == 6
    assert t.g.artifacts_turned == 2
    assert t.cards("cloud") == "artifact"


@rule("AG-SPC-16", "AG-SPC-17")
def test_make_alliance_pays_earlier_alliances_and_makes_new_ones() -> None:
    t = special("storm", "markers alliance: high_moor\narmy storm in sword_coast: regular")
    assert t.points("storm") == 1
    t.play("sword_coast")

    assert t.points("storm") == 2
    assert sorted(t.markers("alliance")) == ["high_moor", "sword_coast"]


@rule("AG-SPC-18", "AG-SPC-19")
def test_a_region_takes_markers_of_several_kinds_but_one_of_each() -> None:
    text = "markers raid: high_moor\nmarkers alliance: high_moor\narmy stone in high_moor: regular"
    t = special("stone", text).play("high_moor")
    assert t.markers("ravage") == ["high_moor"]
    assert t.markers("raid") == ["high_moor"]

    again = special(
        "stone",
        "markers ravage: high_moor\narmy stone in high_moor: regular\narmy stone in anauroch: regular",
    )
    assert again.offers == ["anauroch", "done"]
    assert "AG-SPC-19" in again.refuses("region:high_moor")


@rule("AG-SPC-20", "AG-COM-21")
def test_no_marker_is_placed_when_they_are_used_up() -> None:
    t = special(
        "fire", "cards fire: ore\nmarkers forge: ice_spires, ice_spires, ice_spires, ice_spires"
    )

    assert t.offers == ["done", "swap"]
    assert "AG-SPC-20" in t.refuses("forge")


@rule("AG-SPC-21")
def test_a_stage_may_begin_between_two_uses() -> None:
    t = special("hill", "pools 1, 30\ncards hill: 2 food")
    t.play("feed")
    assert t.pools == [0, 29]
    assert t.told("final_ordning") == [()]
    t.play("feed")

    assert t.points("hill") == 4


@rule("AG-SPC-22")
def test_markers_go_to_occupied_small_folk_regions_only() -> None:
    t = special(
        "stone",
        "stage final\narmy stone in sumber_hills: regular\narmy stone in high_moor: regular",
    )

    assert t.offers == ["done", "high_moor"]
    assert "AG-SPC-22" in t.refuses("region:sumber_hills")
    assert "AG-SPC-22" in t.refuses("region:anauroch")


@rule("AG-SPC-20")
def test_no_ravage_marker_is_placed_when_all_lie_on_the_board() -> None:
    used = "neverwinter_wood, dessarin_valley, sword_coast, high_forest, anauroch, delimbiyr_vale, high_moor"
    t = special("stone", f"markers ravage: {used}\narmy stone in silver_marches: regular")

    assert t.question != "UseSpecial" or "silver_marches" not in t.offers
    assert len(t.markers("ravage")) == 7
