"""Healing (AG-RST-02)."""

from .table import Table, rule, table

FULL = "move, plunder, trade, recruit, leader, magic, attack, special"


def resting(
    text: str, row: str = FULL, race: str = "fire", rolls: str = "", seats: int = 6
) -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    t = table(f"{text}\n{rows}turn {race}\nask command", seats, rolls)
    return t if row == FULL else t.play("rest")  # with all others laid Rest answers itself


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


@rule("AG-RST-06", "AG-GSL-22")
def test_giantslayers_are_not_healed_by_rest() -> None:
    t = resting("slayer hook in high_moor wounded", "move").play("done")

    assert t.slayer("hook") == "high_moor wounded"


@rule("AG-DEC-31")
def test_mass_cure_heals_two_units_one_by_one() -> None:
    t = casting("mass_cure", "army hill in high_moor: 2 regular wounded, elite wounded")

    t.play("mass_cure", "high_moor", "elite_wounded", "high_moor")

    assert t.army("high_moor") == "hill: regular, regular_wounded, elite"


@rule("AG-RST-02")
def test_no_more_units_are_healed_than_the_card_says() -> None:
    t = casting("mass_cure", "army hill in high_moor: 4 regular wounded")
    t.play("mass_cure")
    while t.question in ("HealIn", "HealUnit"):
        t.play("high_moor" if t.question == "HealIn" else "regular_wounded")

    assert t.army("high_moor") == "hill: 2 regular, 2 regular_wounded"
