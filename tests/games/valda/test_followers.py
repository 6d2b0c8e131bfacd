"""The Followers phase: sermon, trades of the powers, Mork (VA-FOL, VA-GOD-07 to 09, VA-GIA-06 to 11)."""

import pytest

from .table import ValdaTable, rule, table

ALL = "player 1 blood=20 diamond=20 gold=20 rune=20"


def uses(t: ValdaTable, trade: str) -> int:
    """How often a trade can be used."""
    count = 0
    while f"trade:{trade}" in t.options:
        t.play(f"trade:{trade}")
        while t.question not in ("FollowersMenu", "DrawAtEnd"):
            t.play(t.options[0])
        count += 1
    return count


@rule("VA-FOL-03", "VA-FOL-04")
def test_everybody_may_preach_once_for_one_of_each() -> None:
    t = table(f"temples 1: odin\n{ALL}\ndice 6\nfollowers").play("trade:sermon")

    assert (t.followers[0], t.goods(1)) == (3, [19, 19, 19, 20])
    assert "VA-FOL-02" in t.refuses("trade:sermon")


@rule("VA-FOL-04")
@pytest.mark.parametrize(("face", "after"), [(1, 4), (2, 6), (4, 6), (5, 7), (6, 8)])
def test_a_white_die_gives_followers_or_costs_one(face: int, after: int) -> None:
    t = table(f"player 1 followers=5\n{ALL}\ndice {face}\nfollowers").play("trade:sermon")

    assert t.followers[0] == after


@rule("VA-FOL-05", "VA-HAV-03")
def test_no_haven_stops_an_own_skull() -> None:
    t = table(f"player 1 followers=12\n{ALL}\ndice 1\nfollowers").play("trade:sermon")

    assert t.followers[0] == 11


@rule("VA-GEN-07")
def test_followers_are_never_below_zero() -> None:
    t = table(f"{ALL}\ndice 1\nfollowers").play("trade:sermon")

    assert t.followers[0] == 0


@rule("VA-FOL-01", "VA-GOD-07", "VA-GOD-08", "VA-GIA-08", "VA-GIA-09", "VA-POW-02")
@pytest.mark.parametrize(
    ("deity", "temples", "trade", "times", "followers", "left"),
    [
        ("odin", "odin", "odin_one", 3, 3, [14, 20, 20, 20]),
        ("odin", "odin", "odin_two", 0, 0, [20, 20, 20, 20]),
        ("odin", "odin, odin", "odin_one", 3, 3, [14, 20, 20, 20]),
        ("odin", "odin, odin", "odin_two", 2, 4, [14, 20, 20, 20]),
        ("thrym", "odin", "thrym_one", 3, 3, [20, 20, 20, 17]),
        ("thrym", "odin, odin", "thrym_three", 2, 6, [20, 20, 20, 16]),
        ("loki", "loki", "loki", 1, 3, [19, 20, 20, 20]),
        ("loki", "loki, loki", "loki", 2, 6, [18, 20, 20, 20]),
        ("odin", "tyr", "odin_one", 0, 0, [20, 20, 20, 20]),
    ],
)
def test_powers_trade_resources_for_followers(
    deity: str, temples: str, trade: str, times: int, followers: int, left: list[int]
) -> None:
    t = table(f"occupants: {deity}\ntemples 1: {temples}\n{ALL}\ndice 6 6\nfollowers")

    assert uses(t, trade) == times
    assert (t.followers[0], t.goods(1)) == (followers, left)


@rule("VA-FOL-01")
def test_a_missing_trade_is_refused_with_what_it_needs() -> None:
    t = table(f"{ALL}\ntemples 1: odin\nfollowers")

    assert t.refuses("trade:odin_two") == "this trade needs level 2 of Odin (VA-FOL-01)"
    poor = table("temples 1: odin, loki\nplayer 1 blood=1\nfollowers")
    assert "VA-GEN-11" in poor.refuses("trade:odin_one")


@rule("VA-GOD-09", "VA-FOL-07")
def test_thor_takes_a_card_and_a_diamond_or_gold() -> None:
    text = "temples 1: thor, thor\nhand 1: 3 raid, weapon_loki\nplayer 1 diamond=2 gold=2"
    t = table(f"{text}\nfollowers").play("trade:thor_one card:weapon_loki resource:gold")

    assert (t.followers[0], t.goods(1), t.removed) == (1, [0, 2, 1, 0], ["weapon_loki"])
    t.play("trade:thor_two card:raid")
    assert (t.followers[0], t.goods(1), t.pile("b")) == (3, [0, 1, 0, 0], ["raid"])


@rule("VA-GOD-09", "VA-POW-02")
def test_thor_with_one_temple_trades_three_times() -> None:
    t = table(f"temples 1: thor\nhand 1: 3 raid, 3 kill\n{ALL}\nfollowers")

    assert uses(t, "thor_two") == 0
    assert uses(t, "thor_one") == 3


@rule("VA-GIA-10", "VA-GIA-11")
def test_grim_takes_two_cards_for_one_follower_and_three_for_two() -> None:
    text = "occupants: grim\ntemples 1: thor, thor\nhand 1: 3 raid, 3 kill, kidnap\nfollowers"
    t = table(text).play("trade:grim_one card:raid card:kill trade:grim_two card:raid card:raid")

    assert t.question == "DiscardForTrade"
    t.play("card:kill")
    assert t.followers[0] == 3
    assert t.hand(1) == ["kidnap", "kill"]
    assert "trade:grim_one" in t.options
    assert "VA-GEN-11" in t.refuses("trade:grim_two")


@rule("VA-GIA-10")
def test_grim_with_one_temple_trades_two_for_one_only() -> None:
    text = "occupants: grim\ntemples 1: thor\nhand 1: 3 raid, 3 kill, 4 kidnap\nfollowers"
    t = table(text)

    assert uses(t, "grim_two") == 0
    assert uses(t, "grim_one") == 3


@rule("VA-FOL-02")
def test_trades_may_be_mixed_in_any_order() -> None:
    t = table(f"temples 1: odin, odin\n{ALL}\ndice 6\nfollowers")
    t.play("trade:odin_two trade:sermon trade:odin_one trade:odin_two")

    assert t.followers[0] == 2 + 3 + 1 + 2


@rule("VA-FOL-06", "VA-GIA-06")
def test_seductions_are_free_with_mork_in_this_phase_only() -> None:
    text = "occupants: mork\ntemples 1: loki\nhand 1: seduction_1, seduction_2, chest_2"
    t = table(f"{text}\nvalda").play("seduction_1")
    assert t.points == (2, 2)

    t.end()
    assert (t.window, t.options) == ("LastCards", ["card:seduction_2", "pass"])
    t.play("seduction_2")
    assert (t.followers[0], t.pile("a")) == (3, ["seduction_1", "seduction_2"])


@rule("VA-GIA-06")
def test_without_mork_no_card_is_played_in_the_followers_phase() -> None:
    t = table(f"hand 1: seduction_1\n{ALL}\nfollowers")

    assert "VA-GIA-06" in t.refuses("card:seduction_1")


@rule("VA-FOL-06", "VA-GIA-07", "VA-FRZ-05")
def test_mork_with_two_temples_moves_one_a_turn_even_a_frozen_one() -> None:
    text = "occupants: mork\ntemples 1: loki, loki, odin frozen=2\nfollowers"
    t = table(text).play("move_temple temple:odin_frozen area:tyr")

    assert t.temples(1) == ["tyr*", "loki", "loki"]
    assert (t.followers[0], t.hand(1)) == (0, [])
    assert t.question == "DrawAtEnd"  # one move a turn


@rule("VA-GIA-07", "VA-BLD-05", "VA-BLD-16")
def test_a_temple_moves_only_where_there_is_room() -> None:
    text = "occupants: mork\ntemples 1: loki, loki, odin, odin, tyr\ntemples 2: tyr, tyr, thor"
    t = table(f"{text}\ntemples 3: tyr, tyr\nfollowers", seats=3).play("move_temple temple:loki")

    assert t.offers == ["freya", "heimdall", "surtur", "thor"]
    assert "VA-BLD-16" in t.refuses("area:tyr")
    assert "VA-BLD-05" in t.refuses("area:odin")


@rule("VA-GIA-07")
def test_moving_a_temple_away_from_mork_ends_his_second_level() -> None:
    text = f"occupants: mork\ntemples 1: loki, loki\n{ALL}\nfollowers"
    t = table(text).play("move_temple area:odin")

    assert t.level(1, "loki") == 1
    assert "VA-GIA-07" in t.refuses("move_temple")


@rule("VA-FOL-06", "VA-WPN-26")
def test_a_seduction_in_this_phase_can_be_cancelled() -> None:
    text = "occupants: mork\ntemples 1: loki\nhand 1: seduction_2\nhand 2: weapon_heimdall"
    t = table(f"{text}\nfollowers").play("seduction_2 gjallarhorn")

    assert (t.followers[0], t.pile("a")) == (0, ["seduction_2"])
