"""The Valda phase: actions, trades, flips (VA-VAL)."""

from .table import rule, table


@rule("VA-VAL-01", "VA-VAL-02", "VA-VAL-03", "VA-VAL-04")
def test_an_action_point_buys_a_card_a_resource_or_a_draw() -> None:
    t = table("hand 1: chest_2\ndeck b: raid\nvalda").play("chest_2 gain:blood draw:b")

    assert t.points == (0, 2)
    assert t.goods(1) == [1, 0, 2, 0]
    assert t.hand(1) == ["raid"]
    assert "VA-VAL-03" in t.refuses("gain:gold")


@rule("VA-VAL-02")
def test_a_card_without_an_action_point_is_refused() -> None:
    t = table("hand 1: chest_2, raid\nvalda actions=0")

    assert "VA-VAL-02" in t.refuses("card:chest_2")
    assert "VA-VAL-02" in t.refuses("card:raid")
    assert t.refuses("card:kill") == "you do not hold this card"


@rule("VA-VAL-05", "VA-WPN-20", "VA-UPD-01", "VA-NUM-03")
def test_tokens_are_no_limit() -> None:
    text = "occupants: ymir\nhand 1: yggdrasil_4, weapon_ymir\nvalda actions=4"
    t = table(text).play("yggdrasil_4 transform side:building side:building")

    assert t.points == (4, 6)


@rule("VA-VAL-06")
def test_four_of_a_kind_are_traded_for_one_of_another_as_often_as_you_like() -> None:
    t = table("player 1 gold=8\nvalda").play("trade_four resource:blood trade_four resource:blood")

    assert t.goods(1) == [2, 0, 0, 0]
    assert t.points == (3, 2)
    assert "VA-VAL-06" in t.refuses("trade_four")


@rule("VA-VAL-08")
def test_a_building_point_buys_a_rune() -> None:
    t = table("valda").play("buy_rune")

    assert (t.runes(1), t.points) == (1, (3, 1))


@rule("VA-VAL-09", "VA-BLD-02")
def test_a_building_costs_a_point_and_its_price() -> None:
    t = table("player 1 diamond=1 gold=2\nvalda").play("build:mine")

    assert (t.buildings(1), t.goods(1), t.points) == ([2, 0], [0, 0, 0, 0], (3, 1))


@rule("VA-VAL-10", "VA-HID-06")
def test_free_cards_can_be_played_when_no_token_is_left() -> None:
    t = table("hand 1: bifrost, chest_2\nvalda actions=0 buildings=0")

    assert (t.window, t.options) == ("LastCards", ["card:bifrost", "pass"])
    assert t.asked.covert
    t.play("bifrost")
    assert t.question == "Peek"
    assert "VA-VAL-02" in table("hand 1: bifrost, chest_2\nvalda actions=0 buildings=0").refuses(
        "card:chest_2"
    )


@rule("VA-VAL-10", "VA-UPD-01")
def test_after_a_free_card_the_menu_comes_back() -> None:
    t = table("hand 1: yggdrasil_3\nvalda actions=0 buildings=0").play("yggdrasil_3")

    assert (t.question, t.points) == ("ValdaMenu", (0, 1))


@rule("VA-VAL-11", "VA-GOD-04")
def test_heimdall_trades_two_for_one_and_with_two_temples_one_for_one() -> None:
    one = table("temples 1: heimdall\nplayer 1 gold=3\nvalda")
    two = table("temples 1: heimdall, heimdall\nplayer 1 gold=5\nvalda")

    one.play("two_for_one resource:blood")
    assert one.goods(1) == [1, 0, 1, 0]
    assert "VA-GOD-04" in one.refuses("one_for_one")
    for _trade in range(3):
        two.play("one_for_one")
        two.play("gold") if two.question == "GiveKind" else None
        two.play("blood")
    assert two.goods(1) == [3, 0, 2, 0]
    assert "one_for_one" not in two.options
    two.play("two_for_one gold diamond")
    assert two.goods(1) == [3, 1, 0, 0]


@rule("VA-VAL-11", "VA-GIA-01", "VA-POW-06")
def test_ymir_flips_two_tokens_a_turn_in_either_direction() -> None:
    t = table("occupants: ymir\ntemples 1: heimdall\nvalda").play("flip_to_build flip_to_act")

    assert t.points == (3, 2)
    assert "VA-GIA-01" in t.refuses("flip_to_act")
    assert t.told("flips_to_build") == t.told("flips_to_act") == [(0,)]


@rule("VA-VAL-12")
def test_the_phase_may_end_early_and_tokens_are_lost() -> None:
    t = table("player 1 blood=1 diamond=1 gold=1\nvalda").end()

    assert t.question == "FollowersMenu"
    assert "end_phase" in t.options


@rule("VA-VAL-13")
def test_trades_of_this_phase_are_not_offered_in_another() -> None:
    t = table("player 1 blood=9 diamond=9 gold=9 rune=3\ntemples 1: heimdall\nfollowers")

    assert t.options == ["trade:sermon", "end_phase"]


@rule("VA-VAL-14")
def test_a_power_won_in_this_phase_works_at_once_but_for_the_token_of_the_start() -> None:
    text = "occupants: ymir\ntemples 1: heimdall\nplayer 1 blood=9 diamond=9 gold=9\nvalda"
    t = table(text).play("build:temple area:heimdall")

    assert t.points == (3, 1)  # level 2 gives its token at the start of a turn only
    t = table("player 1 blood=1 diamond=2 gold=4\nvalda").play("build:temple")
    assert "two_for_one" in t.options


@rule("VA-VAL-06", "VA-BLD-04")
def test_a_temple_with_its_area_and_a_trade_with_its_kinds_are_one_click() -> None:
    t = table("player 1 blood=4 diamond=4 gold=2\nvalda")

    assert ("build:temple", "area:surtur") in t.routes
    assert ("trade_four", "resource:blood", "resource:gold") in t.routes
    t.play_together("trade_four", "resource:diamond", "resource:gold")
    assert t.goods(1) == [4, 0, 3, 0]
    t = table("player 1 gold=4\nvalda")
    assert t.routes == [("trade_four", "resource:blood"), ("trade_four", "resource:diamond")]


@rule("VA-HID-06")
def test_passing_says_what_it_means() -> None:
    t = table("hand 2: kill\nhand 1: wooden_shield\nattack")

    assert t.choices["pass"].label == "No attack"
    t.play("kill")
    assert t.choices["pass"].label == "No more defence"
