"""Stacking limits (AG-STK)."""

from .table import Table, rule, table


def moving(text: str, race: str = "hill", row: str = "", seats: int = 6) -> Table:
    """A Move Command has just been played."""
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command", seats).play("move")


@rule("AG-STK-01")
def test_limits_of_the_races() -> None:
    from jotunheim.games.assault import GAME

    assert GAME.book.limit == [3, 4, 5, 5, 6, 7]


@rule("AG-STK-02", "AG-STK-03", "AG-STK-07", "AG-DEC-08")
def test_owners_make_room_for_those_who_enter() -> None:
    t = moving(
        "army storm in sword_coast: 2 regular, elite\narmy storm in delimbiyr_vale: elite, leader",
        "storm",
    )
    t.trip("delimbiyr_vale", "elite, leader", "sword_coast", "stop")
    assert t.question == "MakeRoom"
    assert t.offers == ["elite", "regular"]
    t.play("regular")  # one regular had to go in any case, the second one is a choice

    assert t.army("sword_coast") == "storm: 2 elite, leader"
    assert t.supply("storm", "regular") == 5


@rule("AG-STK-04", "AG-GLO-06")
def test_removed_units_give_no_points_and_come_back_healthy() -> None:
    t = moving(
        "army storm in sword_coast: regular wounded, 2 elite\narmy storm in delimbiyr_vale: leader",
        "storm",
    )
    t.play("delimbiyr_vale", "sword_coast", "stop", "regular_wounded")

    assert [t.points(race) for race in ("storm", "cloud", "hill")] == [0, 0, 0]
    assert t.supply("storm", "regular") == 5


@rule("AG-STK-06")
def test_a_limit_binds_neither_other_races_nor_giantslayers() -> None:
    t = moving(
        "army hill in delimbiyr_vale: 7 regular\nslayer hook in high_moor\nslayer line in high_moor\nslayer sinker in high_moor"
    )
    t.trip("delimbiyr_vale", "6 regular", "high_moor", "stop")

    assert t.army("high_moor") == "hill: 6 regular"


@rule("AG-STK-02")
def test_a_unit_above_the_limit_pushes_another_one_out() -> None:
    t = table(
        "army storm in sea_of_swords: 3 regular\narmy storm in sword_coast: regular\n"
        "turn storm\nask trip\nmaneuvers 4"
    )
    t.trip("sword_coast", "regular", "sea_of_swords", "stop")

    assert t.army("sea_of_swords") == "storm: 3 regular"
    assert len(t.told("remove")) == 1
