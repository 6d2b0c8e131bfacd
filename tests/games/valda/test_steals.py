"""Steals and Bone Wand, losses and Necromancy (VA-WPN-05, 10, 11, 13, VA-HAV-04)."""

import pytest

from .table import rule, table


@rule("VA-WPN-05", "VA-RES-03")
def test_lust_for_treasure_steals_up_to_four_resources_of_choice() -> None:
    text = "hand 1: weapon_agir\nplayer 2 blood=3 gold=3 rune=2\nvalda"
    t = table(text).play("lust_for_treasure")

    assert t.options == ["resource:blood", "resource:gold", "done"]
    t.play("blood gold gold gold")
    assert (t.goods(1), t.goods(2)) == ([1, 0, 3, 0], [2, 0, 0, 2])
    t = table(text).play("lust_for_treasure blood done")
    assert t.goods(1) == [1, 0, 0, 0]


@rule("VA-WPN-13", "VA-HAV-02")
def test_wind_of_change_steals_up_to_two_followers() -> None:
    text = "hand 1: weapon_kari\nplayer 2 followers=7\nplayer 3 followers=9\nvalda"
    t = table(text, seats=3).play("wind_of_change player:2")

    assert t.followers == [1, 6, 9]
    t = table(text, seats=3).play("wind_of_change player:3")
    assert t.followers == [2, 7, 7]


@rule("VA-WPN-11")
@pytest.mark.parametrize(
    ("card", "victim", "after"),
    [
        ("raid", "gold=9", [0, 0, 3, 0]),
        ("storm_raid", "gold=9", [0, 0, 4, 0]),
        ("fire_raid", "blood=9", [3, 0, 0, 0]),
        ("rune_theft", "rune=5", [0, 0, 0, 2]),
    ],
)
def test_a_bone_wand_steals_one_more_of_the_same_kind(
    card: str, victim: str, after: list[int]
) -> None:
    text = f"hand 2: {card}, weapon_hel\nplayer 1 {victim}\nattack"
    t = table(text).play(card)

    assert (t.window, t.who) == ("Steals", 2)
    t.play("bone_wand")
    assert (t.goods(2), t.removed) == (after, ["weapon_hel"])


@rule("VA-WPN-11", "VA-HAV-04")
@pytest.mark.parametrize("card", ["kidnap", "freya_charm", "wild_hunt"])
def test_a_bone_wand_steals_a_second_follower_if_the_haven_allows_it(card: str) -> None:
    text = f"hand 2: {card}, weapon_hel\nplayer 1 followers=8\nattack"
    t = table(text).play(card, "bone_wand")
    assert t.followers == [6, 2]

    held = table(text.replace("=8", "=7")).play(card)
    assert (held.window, held.followers) == ("", [6, 1])


@rule("VA-WPN-11")
def test_a_bone_wand_takes_a_second_random_card() -> None:
    text = "hand 2: pickpocket, weapon_hel\nhand 1: chest_2, seduction_1, spoils_2\nattack"
    t = table(text).play("pickpocket bone_wand")

    assert (len(t.hand(1)), len(t.hand(2))) == (1, 2)


@rule("VA-WPN-11")
def test_of_two_kinds_the_thief_chooses_one() -> None:
    text = "hand 2: loki_theft, weapon_hel\nhand 1: chest_2, spoils_2\nplayer 1 gold=2 blood=2"
    t = table(f"{text}\nattack").play("loki_theft gold bone_wand")

    assert t.options == ["loot:resource", "loot:card"]
    t.play("loot:resource resource:blood")
    assert (t.goods(2), len(t.hand(2))) == ([1, 0, 1, 0], 1)


@rule("VA-WPN-11", "VA-ATK-14")
def test_of_several_victims_the_thief_chooses_one() -> None:
    text = "hand 2: hel_card, weapon_hel\nplayer 1 followers=3\nplayer 3 followers=3\nattack"
    t = table(text, seats=3).play("hel_card bone_wand")

    assert t.options == ["player:3", "player:1"]
    t.play("player:3")
    assert t.followers == [2, 3, 1]


@rule("VA-WPN-11")
def test_a_second_bone_wand_may_follow() -> None:
    text = "hand 2: kidnap, 2 weapon_hel\nplayer 1 followers=5\nattack"
    t = table(text).play("kidnap bone_wand bone_wand")

    assert t.followers == [2, 3]


@rule("VA-WPN-11", "VA-CARD-16")
@pytest.mark.parametrize(
    ("card", "victim"),
    [
        ("raid", "gold=2"),
        ("rune_theft", "gold=2"),
        ("rune_theft", "rune=1"),
        ("kill", "followers=4"),
    ],
)
def test_no_wand_without_one_more_piece_or_without_a_steal(card: str, victim: str) -> None:
    t = table(f"hand 2: {card}, weapon_hel\nplayer 1 {victim}\nattack").play(card)

    assert t.window != "Steals"


@rule("VA-WPN-11", "VA-DEF-05")
def test_illusion_steals_from_the_attacker_and_counts_as_a_steal() -> None:
    text = "hand 1: illusion, weapon_hel\nhand 2: kill, chest_2, spoils_2, raid\nattack"
    t = table(text).play("kill illusion")
    assert (t.window, t.who) == ("Steals", 1)

    t.play("bone_wand")

    assert (len(t.hand(1)), len(t.hand(2))) == (2, 1)


@rule("VA-WPN-11", "VA-WPN-28")
def test_a_bone_wand_helps_own_weapons_too() -> None:
    text = "hand 1: weapon_kari, weapon_hel\nplayer 2 followers=5\nvalda"
    t = table(text).play("wind_of_change bone_wand")

    assert t.followers == [3, 2]


@rule("VA-WPN-11", "VA-WPN-22")
def test_tricksters_hand_with_a_wand_takes_two_cards_of_choice() -> None:
    text = "hand 1: weapon_loki, weapon_hel\nhand 2: chest_2, raid, kill\nvalda"
    t = table(text).play("tricksters_hand card:raid bone_wand")

    assert t.offers == ["chest_2", "kill"]
    t.play("kill")
    assert (t.hand(1), t.hand(2)) == (["kill", "raid"], ["chest_2"])
