"""Launching an attack: who may, with what, at what (VA-ATK-01 to 09, 17, 18)."""

import pytest

from .table import rule, table


@rule("VA-ATK-01", "VA-ATK-02")
def test_every_other_player_may_attack_once_clockwise_from_the_left() -> None:
    text = "hand 1: kill\nhand 2: kill\nhand 3: kill\nhand 4: 2 raid\nactive 2\nattack"
    t = table(text, seats=4)
    order = []
    while t.window == "Opportunities":
        order.append(t.who)
        t.play("raid" if t.who == 4 else "pass")

    assert order == [3, 4, 1]  # the active player does not attack, and nobody is asked twice
    assert t.pile("b") == ["raid"]


@rule("VA-ATK-03", "VA-ATK-18", "VA-GOD-06", "VA-GIA-04")
@pytest.mark.parametrize("giant", ["surtur", "hel"])
@pytest.mark.parametrize(("seats", "attacks"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_surtur_and_hel_attack_twice_with_few_players(giant: str, seats: int, attacks: int) -> None:
    text = f"occupants: {giant}\ntemples 2: surtur\nhand 2: 3 raid\nattack"
    t = table(text, seats=seats)
    count = 0
    while t.window == "Opportunities":
        t.play("raid")
        count += 1

    assert count == attacks


@rule("VA-ATK-18")
def test_the_second_attack_needs_the_level_after_the_first() -> None:
    text = "temples 2: surtur\ntemples 1: odin\nhand 2: mork_card, raid\nattack"
    t = table(text).play("mork_card")

    assert t.temples(2) == ["odin"]
    assert t.question == "DrawAtEnd"  # Surtur's temple is the other's now


@rule("VA-ATK-04")
def test_an_attack_costs_a_card_and_nothing_else() -> None:
    t = table("hand 2: raid, chest_2, wooden_shield\nattack")

    assert t.options == ["card:raid", "pass"]
    assert "VA-ATK-04" in t.refuses("card:wooden_shield")
    t.play("raid")
    assert (t.hand(2), t.pile("b")) == (["chest_2", "wooden_shield"], ["raid"])


@rule("VA-ATK-05", "VA-WPN-06")
def test_after_brute_the_attack_must_come_with_two_cards() -> None:
    text = "hand 2: raid, kill, weapon_grim\nplayer 1 followers=3\nhand 1: fortress\nattack"
    t = table(text).play("brute")

    assert t.options == ["card:raid", "card:kill"]
    t.play("kill")
    assert (t.question, t.options) == ("SecondCard", ["card:raid"])
    t.play("raid")
    assert (t.window, t.totals) == ("Defences", (7, 0))
    assert t.fight == (["kill", "raid"], [])


@rule("VA-ATK-05")
def test_brute_needs_two_attack_cards_one_of_them_launchable() -> None:
    one = table("hand 2: raid, weapon_grim\nattack")
    idle = table("hand 2: desecration, sabotage, weapon_grim\nattack")
    mixed = table("hand 2: desecration, raid, weapon_grim\nattack").play("brute")

    assert "option:brute" not in one.options
    assert idle.question == "DrawAtEnd"
    assert mixed.options == ["card:raid"]  # a card without its object may only lend its value
    mixed.play("raid desecration")
    assert mixed.pile("b") == ["raid", "desecration"]


@rule("VA-ATK-05")
def test_after_abolishment_the_player_may_still_pass() -> None:
    t = table("hand 2: raid, weapon_thrym\nattack").play("abolishment")

    assert t.options == ["card:raid", "pass"]


@rule("VA-ATK-05")
def test_several_weapons_may_be_declared() -> None:
    text = "hand 2: raid, kill, weapon_grim, weapon_odin\nplayer 1 followers=2\nattack"
    t = table(text).play("gungnir")

    assert t.options == ["card:raid", "card:kill", "option:brute"]
    t.play("brute kill raid")
    assert (t.followers[0], t.removed) == (1, ["weapon_odin", "weapon_grim"])


@rule("VA-ATK-06", "VA-GOD-06", "VA-WPN-08")
@pytest.mark.parametrize(
    ("seats", "temples", "total"),
    [(2, 1, 3), (3, 2, 4), (4, 1, 4), (5, 2, 5)],
)
def test_surtur_adds_to_the_attack(seats: int, temples: int, total: int) -> None:
    mine = ", ".join(["surtur"] * temples)
    text = f"temples 2: {mine}\nhand 2: raid\nhand 1: wooden_shield\nattack"
    t = table(text, seats=seats).play("raid")

    assert t.totals == (total, 0)


@rule("VA-ATK-06", "VA-WPN-08")
def test_surtur_adds_once_to_a_brute_pair() -> None:
    text = "temples 2: surtur\nhand 2: raid, kill, weapon_grim\nhand 1: fortress\nattack"
    t = table(text, seats=4).play("brute raid kill")

    assert t.totals == (3 + 4 + 1, 0)


@rule("VA-ATK-07")
def test_an_attack_may_come_to_nothing() -> None:
    t = table("hand 2: rune_theft, raid\nattack").play("rune_theft")

    assert (t.runes(2), t.pile("b")) == (0, ["rune_theft"])


@rule("VA-ATK-08", "VA-ATK-17")
def test_the_card_mork_needs_an_own_temple() -> None:
    t = table("temples 1: tyr\nhand 2: mork_card, raid\nattack")

    assert "VA-ATK-08" in t.refuses("card:mork_card")


@rule("VA-ATK-17")
@pytest.mark.parametrize("card", ["temple_freeze", "permafrost", "desecration", "burning_temple"])
def test_an_attack_on_a_temple_needs_one_frozen_or_not(card: str) -> None:
    none = table(f"hand 2: {card}, raid\nattack")
    frozen = table(f"temples 1: tyr frozen=2\nhand 2: {card}, raid\nattack")

    assert "VA-ATK-17" in none.refuses(f"card:{card}")
    assert f"card:{card}" in frozen.options


@rule("VA-ATK-17", "VA-BLD-15")
@pytest.mark.parametrize("card", ["sabotage", "scorched_earth"])
def test_an_attack_on_buildings_needs_a_drill_or_a_second_mine(card: str) -> None:
    poor = table(f"hand 2: {card}, raid\nattack")
    drill = table(f"player 1 drills=1\nhand 2: {card}, raid\nattack")

    assert "VA-ATK-17" in poor.refuses(f"card:{card}")
    drill.play(card)
    assert drill.buildings(1) == [1, 0]


@rule("VA-ATK-17", "VA-WPN-17")
def test_protected_temples_cannot_be_named() -> None:
    text = "temples 1: tyr\nhand 1: weapon_thrym\nhand 2: desecration, raid\nvalda"
    t = table(text).play("indestructible").end()

    assert "VA-ATK-17" in t.refuses("card:desecration")


@rule("VA-CRD-09")
def test_a_switch_may_leave_nobody_with_three_temples() -> None:
    text = "temples 1: tyr, odin, thor, thor\ntemples 2: tyr, tyr, thor, loki\nhand 2: mork_card"
    t = table(f"{text}\nattack").play("mork_card")

    assert t.offers == ["odin", "thor"]  # at Tyr the attacker has two already
    t.play("temple:odin")
    assert t.offers == ["loki", "tyr"]  # at Thor the target has two already
    t.play("temple:loki")
    assert t.temples(1) == ["tyr", "loki", "thor", "thor"]
    assert t.temples(2) == ["tyr", "tyr", "odin", "thor"]


@rule("VA-CRD-09", "VA-BLD-16", "VA-BLD-17")
def test_a_switch_works_in_a_full_area() -> None:
    text = "temples 1: tyr\ntemples 3: tyr, tyr\ntemples 4: tyr, tyr\ntemples 2: odin"
    t = table(f"{text}\nhand 2: mork_card\nattack", seats=4).play("mork_card")

    assert (t.temples(1), t.temples(2)) == (["odin"], ["tyr"])
    assert t.g.sites[5] == 1
