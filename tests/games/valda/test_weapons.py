"""Divine weapons in general, and the windows (VA-WPN, VA-WIN)."""

import pytest

from .table import rule, table


@rule("VA-WPN-01", "VA-CARD-04")
def test_a_weapon_needs_no_action_and_is_then_out_of_the_game() -> None:
    t = table("hand 1: weapon_freya\nvalda").play("tears_of_gold")

    assert (t.goods(1), t.points, t.removed) == ([0, 0, 4, 0], (3, 2), ["weapon_freya"])


@rule("VA-WPN-02", "VA-WPN-27")
def test_own_options_are_entries_of_both_menus_and_reactions_are_not() -> None:
    hand = "hand 1: weapon_odin, weapon_thor, weapon_ymir, weapon_tyr\nplayer 1 gold=1"
    valda = table(f"{hand}\ntemples 2: tyr\nvalda built=3")
    followers = table(f"{hand} blood=1 diamond=1\ntemples 2: tyr\nfollowers built=3")
    options = [name for name in valda.options if name.startswith("option:")]
    later = [name for name in followers.options if name.startswith("option:")]

    assert options == [
        "option:oath_of_war",
        "option:draupnir",
        "option:mjolnir",
        "option:thunderclap",
        "option:transform",
        "option:ice_cave",
    ]
    assert later == [
        "option:draupnir",
        "option:mjolnir",
        "option:thunderclap",
        "option:ice_cave",
    ]


@rule("VA-WPN-22")
def test_draupnir_gives_five_resources() -> None:
    t = table("hand 1: weapon_odin\nvalda").play("draupnir")

    assert t.goods(1) == [1, 2, 2, 0]


@rule("VA-WPN-09", "VA-WPN-22")
@pytest.mark.parametrize(("weapon", "option"), [("grim", "branch"), ("thor", "thunderclap")])
def test_branch_and_thunderclap_draw_three_of_one_deck(weapon: str, option: str) -> None:
    text = f"hand 1: weapon_{weapon}\ndeck b: raid, kill, kidnap\nvalda"
    t = table(text).play(option, "deck:b")

    assert t.hand(1) == ["kidnap", "kill", "raid"]


@rule("VA-WPN-12")
def test_storm_shuffles_both_piles_into_their_decks() -> None:
    t = table("hand 1: weapon_kari\ndiscard: 2 raid, chest_2\nvalda").play("storm")

    assert (t.pile("a"), t.pile("b")) == ([], [])
    assert (len(t.deck("a")), len(t.deck("b"))) == (46, 49)


@rule("VA-WPN-21")
@pytest.mark.parametrize(("built", "offered"), [(2, False), (3, True), (4, True)])
def test_the_ice_cave_needs_three_buildings_of_this_turn(built: int, offered: bool) -> None:
    t = table(f"hand 1: weapon_ymir\nvalda built={built}")

    assert ("option:ice_cave" in t.options) == offered


@rule("VA-WIN-01", "VA-HID-06")
def test_only_seats_that_can_react_are_asked_and_each_window_is_covered() -> None:
    text = "hand 1: chest_2\nhand 3: weapon_heimdall\nvalda"
    asked = table(text, seats=3).play("chest_2")
    silent = table(text.replace("weapon_heimdall", "raid"), seats=3).play("chest_2")

    assert (asked.window, asked.who) == ("Answers", 3)
    assert silent.question == "ValdaMenu"
    assert asked.g.covered == silent.g.covered == 1
    prompt = asked.game.prompt(asked.g, 1)
    assert prompt is not None
    assert (prompt.seat, prompt.question) == (-1, "Waiting for reactions")


@rule("VA-WIN-02")
def test_a_single_window_closes_with_the_first_play() -> None:
    text = "hand 1: chest_2\nhand 2: weapon_heimdall\nhand 3: weapon_heimdall\nvalda"
    t = table(text, seats=3).play("chest_2 gjallarhorn")

    assert (t.question, t.hand(3)) == ("ValdaMenu", ["weapon_heimdall"])


@rule("VA-WIN-02", "VA-WIN-04")
def test_a_repeating_window_begins_again_after_each_play() -> None:
    text = "hand 1: weapon_tyr, wooden_shield\nhand 2: kill, 2 weapon_mork\nattack"
    t = table(text).play("kill pass puddle_of_mud")

    assert (t.window, t.who) == ("Before", 1)
    t.play("pass puddle_of_mud oath_of_war")
    assert (t.window, t.totals) == ("Defences", (10, 0))


@rule("VA-WIN-03")
def test_there_are_no_other_windows() -> None:
    seen = set()
    for seed in range(6):
        t = table(seats=4, seed=seed)
        while not t.over:
            if t.window:
                seen.add(t.window)
            t.play_one(t.options[(seed + 3) % len(t.options)])

    assert seen <= {
        "Answers",
        "Backstabs",
        "Drawn",
        "Threatened",
        "Before",
        "Additions",
        "Claims",
        "Steals",
        "Losses",
        "Opportunities",
        "Defences",
        "LastCards",
    }
