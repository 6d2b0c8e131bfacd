"""Effects of cards on your turn (AG-TRN-07)."""

from .table import Table, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


@rule("AG-DEC-31")
def test_haste_grants_maneuvers() -> None:
    t = casting("haste", "army hill in high_moor: 2 regular", cards="artifact")
    assert t.play("spell:haste").maneuvers == 2
    advanced = casting("haste", "army hill in high_moor: 2 regular", cards="artifact")
    assert advanced.play("advanced:haste").maneuvers == 5


@rule("AG-DEC-31", "AG-MOV-12")
def test_fog_cloud_frees_of_penalties_for_the_turn() -> None:
    text = """
        army hill in high_moor: champion
        army frost in delimbiyr_vale: regular
        army stone in graypeak_mountains: regular
    """
    t = casting("fog_cloud", text).play("fog_cloud", "move")
    t.trip("high_moor", "champion", "delimbiyr_vale", "sword_coast", "stop")
    assert t.army("sword_coast") == "hill: champion"

    advanced = casting("fog_cloud", text, cards="artifact").play("advanced:fog_cloud")
    assert advanced.maneuvers == 3
    assert advanced.offers == ["done", "high_moor"]
