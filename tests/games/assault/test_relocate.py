"""Relocating units by a spell (AG-MAG-12)."""

from .table import Table, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


@rule("AG-DEC-31", "AG-STK-07")
def test_teleport_carries_units_to_friendly_regions() -> None:
    t = casting(
        "teleport", "army storm in sword_coast: leader\narmy storm in high_forest: 3 elite", "storm"
    )

    t.play("teleport", "sword_coast")

    assert t.army("high_forest") == "storm: 2 elite, leader"
    assert t.army("sword_coast") == ""


@rule("AG-MAG-12")
def test_the_advanced_teleport_leads_into_no_region_of_enemies() -> None:
    t = casting(
        "teleport",
        "army hill in high_moor: regular\narmy fire in sword_coast: regular",
        cards="artifact",
    ).play("advanced:teleport")

    assert t.question == "RelocateTo"
    assert "sword_coast" not in t.offers
    assert "anauroch" in t.offers
