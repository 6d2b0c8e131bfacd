"""Resource Cards (AG-RES)."""

from .table import a_battle, rule, table

NEXT = """
    army hill in sumber_hills: regular
    army fire in delimbiyr_vale: regular
    turn hill
    ask command
"""


@rule("AG-RES-01")
def test_used_cards_go_to_the_discard_pile() -> None:
    t = table("army hill in high_moor: regular wounded\ncards hill: food\nturn hill")

    t.play("food", "high_moor")

    assert t.cards("hill") == ""
    assert t.discard == "food"


@rule("AG-RES-02")
def test_the_discard_pile_is_open_to_everybody() -> None:
    from jotunheim.games.assault import GAME

    t = table("discard: 2 ore, food")

    for viewer in range(-1, 6):
        zones = {zone.key: zone for zone in GAME.view(t.g, viewer).zones}
        assert [card.name for card in zones["discard"].cards] == ["Food", "Ore"]


@rule("AG-RES-03", "AG-RES-06")
def test_there_is_no_limit_and_equal_cards_are_one_choice() -> None:
    t = table(NEXT + "cards hill: 10 food, 8 ore").play("trade", "deck")

    assert t.offers == ["food", "ore"]


@rule("AG-RES-04", "AG-BAT-22")
def test_ore_is_for_the_attacker_weaponry_for_both() -> None:
    cards = "cards fire: ore, weaponry\ncards hill: ore, weaponry"
    t = a_battle("fire: regular", "hill: 2 regular", "fire miss, miss, hill miss, miss", more=cards)

    assert (t.who, t.offers) == ("fire", ["done", "ore", "weaponry"])
    t.play("ore", "done")
    assert (t.who, t.offers) == ("hill", ["done", "weaponry"])
    assert "AG-RES-04" in t.refuses("resource:ore")
    assert t.totals("fire") == (1, 0)


@rule("AG-RES-05")
def test_each_kind_of_card_pays_for_its_own() -> None:
    t = table(
        "army hill in high_moor: regular\ncards hill: rune_enemy\nevents bones_of_ostoria\nturn hill"
    )
    assert t.play("bones_of_ostoria").discard == "rune_enemy"

    spell = table(
        "army hill in high_moor: 2 regular wounded\ncards hill: artifact\nspells hill: mass_cure\nturn hill"
    )
    assert spell.play("advanced:mass_cure").discard == "artifact"
