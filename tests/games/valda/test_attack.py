"""An attack from its announcement to its end: windows, parts, effects (VA-ATK-09 to 19, VA-WPN)."""

import pytest

from .table import rule, table


@rule("VA-ATK-09", "VA-ATK-11", "VA-CRD-08")
def test_the_cards_hel_and_thrym_hit_all_opponents_of_the_attacker() -> None:
    text = (
        "player 1 followers=2\nplayer 3 followers=1\nplayer 4 followers=0\nhand 2: hel_card, raid"
    )
    t = table(f"{text}\nactive 1\nattack", seats=4).play("hel_card")

    assert t.followers == [1, 2, 0, 0]
    assert t.question == "DrawAtEnd"  # it used up the attack of this phase


@rule("VA-CRD-10", "VA-ATK-09")
def test_the_card_thrym_destroys_a_card_of_everybody_who_does_not_defend() -> None:
    text = "hand 1: chest_2\nhand 3: round_shield, chest_2\nhand 2: thrym_card\nattack"
    t = table(text, seats=3).play("thrym_card round_shield")

    assert (t.hand(1), t.hand(3)) == ([], ["chest_2"])


@rule("VA-ATK-10", "VA-ATK-14", "VA-WHO-04", "VA-GEN-12")
def test_all_opponents_declare_before_any_result_clockwise_from_the_attacker() -> None:
    shields = "\n".join([f"hand {n}: round_shield" for n in (1, 2, 4)])
    text = f"{shields}\nplayer 1 followers=2\nplayer 4 followers=2\nhand 3: hel_card\nattack"
    t = table(text, seats=4).play("hel_card")
    order = []
    while t.window == "Defences":
        order.append(t.who)
        assert t.followers == [2, 0, 0, 2]
        t.play("round_shield" if t.who == 1 else "pass")

    assert order == [4, 1, 2]
    assert t.followers == [2, 0, 1, 1]


@rule("VA-ATK-11", "VA-ATK-15", "VA-GIA-18", "VA-GIA-04", "VA-GIA-05")
@pytest.mark.parametrize(
    ("seats", "temples", "runes"), [(3, 1, 0), (3, 2, 2), (4, 1, 3), (4, 2, 6)]
)
def test_hel_counts_each_part_that_succeeds(seats: int, temples: int, runes: int) -> None:
    mine = ", ".join(["surtur"] * temples)
    text = f"occupants: hel\ntemples 2: {mine}\nhand 2: hel_card\nattack"
    t = table(text, seats=seats).play("hel_card")

    assert t.runes(2) == runes  # though nobody had a follower to lose


@rule("VA-ATK-15", "VA-GIA-03")
def test_agir_counts_each_part_for_its_own_target() -> None:
    text = "occupants: agir\ntemples 1: tyr\ntemples 3: tyr\nhand 1: round_shield\n"
    t = table(f"{text}hand 3: round_shield\nhand 2: hel_card\nattack", seats=3)

    t.play("hel_card round_shield round_shield")

    assert (t.runes(1), t.runes(3)) == (1, 1)


@rule("VA-ATK-15", "VA-WPN-15")
def test_a_puddle_of_mud_raises_one_part_only() -> None:
    text = "hand 1: round_shield\nhand 3: round_shield\nhand 2: hel_card, weapon_mork\nattack"
    t = table(text, seats=3).play("hel_card puddle_of_mud")

    assert (t.who, t.totals) == (3, (6, 0))
    t.play("pass")
    assert (t.who, t.totals) == (1, (3, 0))


@rule("VA-ATK-12", "VA-WPN-18", "VA-GIA-04")
def test_an_attack_that_was_made_void_is_no_success() -> None:
    text = "occupants: hel\ntemples 2: surtur, surtur\ntemples 1: tyr\nhand 1: weapon_thrym\n"
    t = table(f"{text}hand 2: desecration\nattack").play("desecration indestructible")

    assert (t.runes(2), t.temples(1), t.pile("b")) == (0, ["tyr"], ["desecration"])


@rule("VA-ATK-13")
def test_the_steps_of_an_attack_come_in_their_order() -> None:
    text = (
        "hand 1: weapon_freya, wooden_shield\nhand 2: raid, weapon_hel\nplayer 1 gold=9\n"
        "hand 3: weapon_mork\nattack"
    )
    t = table(text, seats=3).play("raid")
    steps = []
    while t.window != "LastCards":
        steps.append((t.window or t.question, t.who))
        t.play({"PickGood": "gold"}.get(t.question, "pass"))

    assert steps == [
        ("Before", 1),
        ("Before", 3),
        ("Defences", 1),
        ("Steals", 2),
    ]
    assert t.goods(2) == [0, 0, 2, 0]


@rule("VA-ATK-13", "VA-CARD-05")
def test_the_cards_lie_on_the_table_until_the_attack_is_over() -> None:
    text = "hand 1: 2 wooden_shield\nhand 2: kill\nattack"
    t = table(text).play("kill wooden_shield")

    assert (t.fight, t.pile("b")) == ((["kill"], ["wooden_shield"]), [])


@rule("VA-ATK-16")
def test_an_avenged_part_ends_alone_and_the_card_changes_hands_at_the_end() -> None:
    text = "player 1 followers=2\nplayer 3 followers=2\nhand 3: weapon_tyr\nhand 2: hel_card\n"
    t = table(f"{text}hand 1: weapon_tyr\nattack", seats=3).play("hel_card tyrs_revenge")
    assert t.fight == (["hel_card"], [])

    t.play("tyrs_revenge")

    assert t.followers == [2, 0, 2]
    assert (t.hand(3), t.hand(1)) == (["hel_card"], [])  # the second avenger only cancels


@rule("VA-ATK-16")
def test_the_other_parts_go_on_after_a_revenge() -> None:
    text = (
        "player 1 followers=2\nplayer 3 followers=2\nhand 3: weapon_tyr\nhand 2: hel_card\nattack"
    )
    t = table(text, seats=3).play("hel_card tyrs_revenge")

    assert t.followers == [1, 1, 2]


@rule("VA-ATK-19", "VA-WPN-25")
def test_the_effect_hits_the_new_target() -> None:
    text = "player 1 followers=3\nplayer 3 followers=3\nhand 1: weapon_freya\nhand 2: kill\nattack"
    t = table(text, seats=3).play("kill falcon_cloak")

    assert t.followers == [3, 0, 2]


@rule("VA-WPN-07", "VA-WPN-23")
def test_revenge_takes_both_cards_of_a_brute_attack() -> None:
    text = "hand 1: weapon_tyr\nhand 2: kill, raid, weapon_grim\nattack"
    t = table(text).play("brute kill raid tyrs_revenge")

    assert t.hand(1) == ["kill", "raid"]
    assert t.knows(2, 1) == ["kill", "raid"]  # everybody saw them (VA-HID-09)


@rule("VA-WPN-06", "VA-WPN-08", "VA-WPN-31", "VA-ATK-15")
def test_a_brute_pair_has_one_effect_and_the_sum_of_both_values() -> None:
    text = "player 1 followers=3 gold=5\nplayer 3 followers=3\nhand 1: fortress\nhand 3: fortress\n"
    t = table(f"{text}hand 2: hel_card, kill, weapon_grim\nattack", seats=3)
    t.play("brute hel_card kill")
    assert (t.who, t.totals) == (3, (7, 0))
    t.play("pass pass")
    assert t.followers == [2, 2, 2]

    t = table(f"{text}hand 2: hel_card, kill, weapon_grim\nattack", seats=3)
    t.play("brute kill hel_card pass")
    assert t.followers == [2, 0, 3]  # as the second card it only lends its value


@rule("VA-WPN-15", "VA-WPN-16")
def test_mud_after_the_defence_lets_the_target_add_cards() -> None:
    text = "player 1 followers=3\nhand 1: round_shield, wooden_shield, war_horn\nhand 2: kidnap\n"
    t = table(f"{text}hand 3: weapon_mork\nattack", seats=3).play("kidnap pass round_shield")
    assert (t.window, t.who) == ("Additions", 3)

    t.play("puddle_of_mud")

    assert (t.window, t.who, t.totals) == ("Defences", 1, (6, 3))
    t.play("wooden_shield war_horn")
    assert t.told("holds") == [(0, 7, 6)]


@rule("VA-WPN-16")
def test_no_mud_is_asked_for_against_a_failing_defence() -> None:
    text = (
        "player 1 followers=3\nhand 1: wooden_shield\nhand 2: kidnap\nhand 3: weapon_mork\nattack"
    )
    t = table(text, seats=3).play("kidnap pass wooden_shield")

    assert (t.question, t.followers) == ("DrawAtEnd", [2, 1, 0])


@rule("VA-WPN-15", "VA-WIN-03")
def test_the_target_may_not_add_mud_but_the_attacker_may() -> None:
    text = "hand 1: weapon_mork, wooden_shield\nhand 2: kidnap, weapon_mork\nattack"
    t = table(text).play("kidnap")

    assert (t.window, t.who, t.offers) == ("Before", 2, ["pass", "puddle_of_mud"])


@rule("VA-WPN-17", "VA-WPN-29")
def test_indestructible_is_offered_only_against_attacks_on_temples() -> None:
    text = "temples 1: tyr\nhand 1: weapon_thrym\nhand 2: kill, temple_freeze\nattack"

    assert table(text).play("kill").window == "LastCards"  # the Followers phase, with Abolishment
    t = table(text).play("temple_freeze")
    assert (t.window, t.options) == ("Before", ["option:indestructible", "pass"])
    t.play("indestructible")
    assert t.temples(1) == ["tyr"]


@rule("VA-WPN-17")
def test_own_moves_stay_allowed_under_protection() -> None:
    text = "temples 1: tyr\nhand 1: weapon_thrym, mud_path\nvalda"
    t = table(text).play("indestructible mud_path area:odin")

    assert t.temples(1) == ["odin"]


@rule("VA-WPN-24", "VA-WPN-07")
def test_surturs_claim_makes_the_target_defend_again_with_new_cards() -> None:
    text = "occupants: agir\ntemples 1: tyr\nplayer 1 followers=3\nhand 1: 2 round_shield, raid\n"
    t = table(f"{text}hand 2: kidnap, weapon_surtur\nattack").play("kidnap round_shield")
    assert (t.window, t.who, t.runes(1)) == ("Claims", 2, 1)

    t.play("surturs_claim")

    assert (t.window, t.who, t.totals) == ("Defences", 1, (3, 0))
    t.play("round_shield")
    assert (t.runes(1), t.followers[0], t.hand(1)) == (2, 3, ["raid"])


@rule("VA-WPN-24")
def test_a_claimed_defence_that_fails_lets_the_attack_through() -> None:
    text = "player 1 followers=3\nhand 1: round_shield\nhand 2: kidnap, 2 weapon_surtur\nattack"
    t = table(text).play("kidnap round_shield surturs_claim")

    assert t.followers == [2, 1]
    assert t.hand(2) == ["weapon_surtur"]


@rule("VA-WPN-24", "VA-WIN-02", "VA-WIN-04")
def test_a_second_claim_may_repeat_it_once_more() -> None:
    text = "player 1 followers=3\nhand 1: 3 round_shield\nhand 2: kidnap, 2 weapon_surtur\nattack"
    t = table(text).play("kidnap round_shield surturs_claim round_shield")
    assert (t.window, t.who) == ("Claims", 2)

    t.play("surturs_claim round_shield")

    assert (t.followers, t.question) == ([3, 0], "DrawAtEnd")


@rule("VA-WPN-25", "VA-ATK-05")
def test_the_attacker_names_the_object_again_among_the_new_targets() -> None:
    text = (
        "temples 1: tyr\ntemples 3: odin, thor\nhand 1: weapon_freya\nhand 2: desecration\nattack"
    )
    t = table(text, seats=3).play("desecration falcon_cloak")

    assert (t.question, t.who, t.offers) == ("NameObject", 2, ["odin", "thor"])
    t.play("temple:thor")
    assert (t.temples(1), t.temples(3)) == (["tyr"], ["odin"])


@rule("VA-WPN-25", "VA-ATK-12")
def test_a_redirected_attack_without_an_object_ends() -> None:
    text = "temples 1: tyr\nhand 1: weapon_freya\nhand 2: desecration\nattack"
    t = table(text, seats=3).play("desecration falcon_cloak")

    assert (t.temples(1), t.pile("b")) == (["tyr"], ["desecration"])
    assert t.told("ends_attack") == [(2,)]


@rule("VA-WPN-30", "VA-WIN-04")
def test_a_falcon_cloak_may_be_answered_by_another_one() -> None:
    text = (
        "player 1 followers=3\nplayer 3 followers=3\nhand 1: weapon_freya\nhand 3: weapon_freya\n"
    )
    t = table(f"{text}hand 2: kill, raid\nattack", seats=3).play("kill falcon_cloak")
    assert (t.window, t.who) == ("Before", 3)

    t.play("falcon_cloak")

    assert t.followers == [2, 0, 3]
    assert t.question == "DrawAtEnd"  # the attack is used up all the same


@rule("VA-WPN-30", "VA-WPN-15")
def test_mud_stays_in_a_redirected_attack() -> None:
    text = "hand 1: weapon_freya\nhand 2: kill, weapon_mork\nhand 3: fortress\nattack"
    t = table(text, seats=3).play("kill pass puddle_of_mud falcon_cloak")

    assert (t.window, t.who, t.totals) == ("Defences", 3, (7, 0))


@rule("VA-WPN-25", "VA-WPN-30")
def test_the_new_target_is_any_player_but_the_attacker() -> None:
    text = "hand 1: weapon_freya\nhand 2: kill\nattack"
    t = table(text, seats=4).play("kill falcon_cloak")

    assert t.options == ["player:3", "player:4"]


@rule("VA-WHO-05", "VA-DEF-08")
def test_with_two_players_the_falcon_cloak_cancels() -> None:
    text = "player 1 followers=3\nhand 1: weapon_freya\nhand 2: kill\nattack"
    t = table(text).play("kill falcon_cloak")

    assert (t.followers[0], t.pile("b"), t.hand(1)) == (3, ["kill"], [])


@rule("VA-WHO-05", "VA-ATK-15")
def test_the_falcon_cloak_cancels_one_part_of_an_attack_on_all() -> None:
    text = (
        "player 1 followers=3\nplayer 3 followers=3\nhand 1: weapon_freya\nhand 2: hel_card\nattack"
    )
    t = table(text, seats=3).play("hel_card falcon_cloak")

    assert t.followers == [3, 1, 2]


@rule("VA-WPN-28", "VA-WIN-03")
def test_weapons_of_the_launch_can_be_answered_by_those_before_the_defence() -> None:
    text = "hand 1: weapon_tyr\nhand 2: kill, weapon_odin\nhand 3: weapon_heimdall\nattack"
    t = table(text, seats=3).play("gungnir kill tyrs_revenge")

    assert t.hand(1) == ["kill"]  # and Gjallarhorn was never asked for


@rule("VA-CARD-16", "VA-DEF-10")
def test_mud_is_not_offered_where_no_defence_is_possible() -> None:
    text = "hand 1: fortress\nhand 2: kill, weapon_odin\nhand 3: weapon_mork\nattack"
    t = table(text, seats=3).play("gungnir kill")

    assert t.question == "DrawAtEnd"


@rule("VA-CARD-16")
def test_an_oath_of_war_is_offered_only_with_a_card_to_defend_with() -> None:
    with_card = table("hand 1: weapon_tyr, wooden_shield\nhand 2: kill\nattack").play("kill")
    without = table("hand 1: weapon_tyr, chest_2\nhand 2: kill\nattack").play("kill")

    assert "option:oath_of_war" in with_card.options
    assert without.options == ["option:tyrs_revenge", "pass"]


@rule("VA-WPN-22", "VA-DEF-03")
def test_an_oath_of_war_holds_for_all_defences_of_the_turn() -> None:
    text = "hand 1: weapon_tyr, 2 wooden_shield\nhand 2: kill\nhand 3: kill\nattack"
    t = table(text, seats=3).play("kill oath_of_war wooden_shield kill wooden_shield")

    assert t.told("holds") == [(0, 4, 4), (0, 4, 4)]


@rule("VA-WHO-03")
def test_third_players_act_in_an_attack_only_through_mud_and_necromancy() -> None:
    text = "player 1 followers=3\nhand 3: fortress, weapon_tyr, weapon_freya, weapon_thrym\n"
    t = table(f"{text}hand 2: kill\nattack", seats=3).play("kill")

    assert t.question == "DrawAtEnd"
    t = table("player 1 followers=3\nhand 3: weapon_hel\nhand 2: kill\nattack", seats=3)
    t.play("kill necromancy")
    assert t.followers == [2, 0, 1]


@rule("VA-CRD-06", "VA-HID-05", "VA-HID-10")
def test_power_shift_exchanges_hands_after_all_cards_were_played() -> None:
    text = "hand 1: chest_2, 2 wooden_shield\nhand 2: power_shift\nhand 3: raid\nknown 3: 1\nattack"
    t = table(text, seats=3).play("power_shift wooden_shield pass")

    assert (t.hand(1), t.hand(2)) == ([], ["chest_2", "wooden_shield"])
    assert t.knows(1, 2) == ["chest_2", "wooden_shield"]
    assert t.knows(3, 2) == ["chest_2", "wooden_shield"]  # what one knows goes along with the hand


@rule("VA-CRD-07", "VA-HAV-02")
def test_the_sacrificial_stone_is_paid_after_success_and_no_more_than_has_an_effect() -> None:
    text = "player 1 followers=9\nplayer 2 blood=9\nhand 2: sacrificial_stone\nattack"
    t = table(text).play("sacrificial_stone")

    assert t.options == ["amount:0", "amount:1", "amount:2", "amount:3"]  # the haven at 6
    t.play("amount:2")
    assert (t.followers[0], t.goods(2)[0]) == (7, 7)
    poor = table(text.replace("blood=9", "blood=1")).play("sacrificial_stone")
    assert poor.options == ["amount:0", "amount:1"]
    high = table(text.replace("followers=9", "followers=5")).play("sacrificial_stone")
    assert len(high.options) == 6


@rule("VA-WPN-07", "VA-WPN-24")
def test_surturs_claim_repeats_the_defence_against_the_whole_brute_pair() -> None:
    text = "player 1 followers=3\nhand 1: 3 shield_wall, round_shield\n"
    t = table(f"{text}hand 2: kill, raid, weapon_grim, weapon_surtur\nattack")
    t.play("brute kill raid shield_wall shield_wall")
    assert t.told("holds") == [(0, 8, 7)]

    t.play("surturs_claim")

    assert (t.window, t.totals) == ("Defences", (7, 0))
    t.play("shield_wall round_shield")
    assert (t.told("holds")[-1], t.followers[0]) == ((0, 7, 7), 3)
