"""Spells at the start of a battle (AG-BAT-05)."""

from .table import Table, a_battle, rule, table


def rolled(t: Table) -> list[int]:
    """How many dice each side has rolled."""
    return [len(values) - 2 for values in t.told("roll")]


@rule("AG-BAT-05", "AG-DEC-17", "AG-ACT-09")
def test_start_spells_are_cast_in_turns_until_both_pass() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        more="spells fire: enlarge, confusion\nspells hill: control_weather, shield",
    )
    assert (t.who, t.offers) == ("fire", ["confusion", "enlarge", "pass"])
    t.play("pass")
    assert (t.who, t.offers) == ("hill", ["control_weather", "pass"])
    t.play("control_weather")
    assert t.who == "fire"  # who passed may cast again after the other has cast
    t.play("enlarge")
    assert (t.who, t.offers) == ("hill", ["pass"])  # Shield does not fit, and nobody can tell
    t.play("pass")
    assert (t.who, t.offers) == ("fire", ["confusion", "pass"])
    t.play("pass", "done")  # Confusion does not change totals either
    assert rolled(t) == [1, 1]  # 2 dice, 2 fewer, 1 more; 1 die is the least


@rule("AG-BAT-05", "AG-DEC-27")
def test_dispel_magic_answers_only_the_spell_just_cast() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        more="spells fire: enlarge, fireball\nspells hill: dispel_magic",
    )
    t.play("enlarge")
    assert t.offers == ["dispel_magic", "pass"]
    t.play("dispel_magic")
    t.play("pass")  # Fireball comes later

    assert t.side(0).dice == 2
    assert sorted(t.cast) == ["dispel_magic", "enlarge"]  # spent all the same

    unanswered = a_battle("fire: regular", "hill: regular", more="spells hill: dispel_magic")
    assert (unanswered.question, unanswered.offers) == ("React", ["pass"])


@rule("AG-BAT-05", "AG-DEC-27")
def test_basic_dispel_cancels_basic_spells_only_and_the_advanced_one_silences() -> None:
    more = "spells fire: enlarge, confusion\nspells hill: dispel_magic\ncards fire: artifact\ncards hill: artifact"
    t = a_battle("fire: regular", "hill: regular", more=more)
    t.play("advanced:enlarge")
    assert t.options == ["advanced:dispel_magic", "pass"]
    t.play("advanced:dispel_magic")

    assert t.question != "React"  # fire still holds Confusion, but casts no more
    assert rolled(t)[0] == 2


@rule("AG-BAT-05", "AG-MAG-05")
def test_hold_giant_takes_a_units_dice_away() -> None:
    t = a_battle(
        "fire: 2 regular",
        "hill: elite, champion",
        more="spells fire: hold_giant\ncards fire: artifact",
    )
    t.play("spell:hold_giant").pass_on("PlayCommand")
    assert rolled(t) == [4, 3]  # the only Unit Token, of Strength 2, answered itself
    advanced = a_battle(
        "fire: 2 regular",
        "hill: elite, champion",
        more="spells fire: hold_giant\ncards fire: artifact",
    )
    advanced.play("advanced:hold_giant")
    assert advanced.offers == ["champion", "elite"]


@rule("AG-BAT-05")
def test_confusion_forbids_rerolls_and_in_its_advanced_form_conversions() -> None:
    rows = "row hill: leader, magic, move"
    for form, left in (("spell", True), ("advanced", False)):
        t = a_battle(
            "fire: regular",
            "hill: leader",
            "fire miss, miss, hill 1 arcane, 1 arcane",
            rows,
            more="spells fire: confusion\ncards fire: artifact",
        )
        t.play(f"{form}:confusion")
        assert "use_leader" not in t.offers
        assert ("use_magic" in t.offers) == left


@rule("AG-BAT-05", "AG-BAT-07")
def test_enlarge_and_control_weather_change_the_number_of_dice() -> None:
    for spell, form, attackers, defenders in (
        ("enlarge", "spell", 3, 4),
        ("enlarge", "advanced", 5, 4),
        ("control_weather", "spell", 1, 2),
        ("control_weather", "advanced", 2, 2),
    ):
        t = a_battle(
            "fire: regular", "hill: 2 elite", more=f"spells fire: {spell}\ncards fire: artifact"
        )
        t.play(f"{form}:{spell}").pass_on("PlayCommand")
        assert rolled(t) == [attackers, defenders]


@rule("AG-MAG-11", "AG-GSL-15")
def test_hold_giant_is_no_use_against_giantslayers() -> None:
    text = """
        army hill in high_moor: regular
        slayer hook in high_moor
        spells hill: hold_giant, enlarge
        row fire: move
        turn fire
        ask command
    """
    t = table(text).play("rest", "done", "high_moor")

    assert (t.who, t.question) == ("hill", "React")
    assert t.offers == ["enlarge", "pass"]
    assert "AG-MAG-11" in t.refuses("spell:hold_giant")


@rule("AG-MAG-05")
def test_the_basic_hold_giant_names_unit_tokens_only() -> None:
    t = a_battle(
        "fire: regular", "hill: regular, elite, leader, champion", more="spells fire: hold_giant"
    )
    t.play("spell:hold_giant")

    assert t.question == "HoldTarget"
    assert t.offers == ["elite", "regular"]
    assert "AG-MAG-05" in t.refuses("unit:leader")
