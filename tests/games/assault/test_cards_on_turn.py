"""Cards on your turn (AG-TRN-07, AG-TRN-09)."""

from .table import rule, table

EVENT = """
    army hill in dessarin_valley: 2 regular
    army hill in high_moor: regular
    cards hill: rune_blood, rune_enemy
    events goldenfields, bones_of_ostoria
    turn hill
"""


@rule("AG-TRN-07", "AG-TRN-08", "AG-DEC-04")
def test_cards_are_used_after_the_claim_and_after_the_command() -> None:
    t = table(
        EVENT + "army hill in sumber_hills: leader wounded, elite wounded\ncards hill: 2 food"
    )

    assert t.question == "ClaimEvent"
    t.play("pass")
    assert t.question == "UseTurnCards"
    t.play("food", "sumber_hills", "elite_wounded")
    assert t.army("sumber_hills") == "hill: elite, leader_wounded"
    t.play("done", "plunder")
    assert t.question == "UseTurnCards"
    t.play("food", "sumber_hills")
    assert t.army("sumber_hills") == "hill: elite, leader"


@rule("AG-TRN-09")
def test_a_card_that_could_change_nothing_is_not_offered() -> None:
    healthy = table(
        "army hill in high_moor: regular\ncards hill: food\nspells hill: mass_cure, haste\nturn hill"
    )
    assert healthy.offers == ["done", "haste"]
    assert "AG-TRN-09" in healthy.refuses("resource:food")
    assert "AG-TRN-09" in healthy.refuses("spell:mass_cure")

    alone = table(
        "spells hill: haste, summon_kin, suggestion, legend_lore, teleport, earthquake\nturn hill"
    )
    assert (alone.question, alone.offers) == ("UseTurnCards", ["done"])
