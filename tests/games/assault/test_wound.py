"""Wounding enemies from afar (AG-MAG-11, 12)."""

from .table import Table, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


@rule("AG-MAG-12")
def test_spells_neither_wound_in_nor_lead_into_protected_regions() -> None:
    quake = "army hill in dessarin_valley: regular\narmy cloud in evermoors: 2 regular"
    assert casting("earthquake", quake).offers == ["done"]
    assert casting("earthquake", quake + "\nstage final").offers == ["done", "earthquake"]

    port = casting("teleport", "army hill in high_moor: regular", cards="artifact")
    port.play("advanced:teleport")
    assert "evermoors" not in port.offers
    assert "anauroch" in port.offers


@rule("AG-DEC-31", "AG-COM-12", "AG-GLO-06")
def test_earthquake_wounds_neighbours_and_fells_the_wounded() -> None:
    """R-20: each unit is hit once, in whatever order they are hit."""
    text = "army hill in high_moor: regular\narmy frost in delimbiyr_vale: elite, regular wounded, champion, leader"
    basic = casting("earthquake", text).play("earthquake")
    assert basic.offers == ["elite", "regular_wounded"]
    basic.play("regular_wounded")
    assert basic.points("hill") == 2

    advanced = casting("earthquake", text, cards="artifact").play("advanced:earthquake")
    assert "champion" not in advanced.offers
    advanced.play("elite", "leader")
    assert (
        advanced.army("delimbiyr_vale")
        == "frost: regular_wounded, elite_wounded, champion, leader_wounded"
    )
    assert advanced.points("hill") == 0


@rule("AG-MAG-12")
def test_earthquake_reaches_only_enemies_next_to_your_armies() -> None:
    t = casting(
        "earthquake",
        "army hill in sumber_hills: regular\narmy fire in sword_coast: 2 regular\n"
        "army fire in anauroch: 2 regular\narmy fire in delimbiyr_vale: 2 regular",
    ).play("earthquake")

    assert t.offers == ["delimbiyr_vale", "sword_coast"]


@rule("AG-MAG-11")
def test_the_basic_earthquake_spares_leaders() -> None:
    t = casting(
        "earthquake",
        "army hill in sumber_hills: regular\narmy fire in sword_coast: regular, leader, champion",
    ).play("earthquake")

    assert t.army("sword_coast") == "fire: regular_wounded, champion, leader"
