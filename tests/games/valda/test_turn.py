"""The order of play: rounds, turns, phases, what ends with them (VA-GEN, VA-TURN, VA-WHO)."""

import pytest

from .table import ValdaTable, rule, table


def turn_order(t: ValdaTable) -> list[int]:
    """The players in the order of their turns, everybody declining."""
    t.until("")
    return [values[0] + 1 for values in t.told("begins")]


@rule("VA-GEN-04", "VA-WHO-01", "VA-GEN-06")
def test_six_rounds_of_one_turn_each_clockwise_from_the_starting_player() -> None:
    t = table(seats=3, first="2")

    assert turn_order(t) == [2, 3, 1] * 6
    assert t.told("chapter") == [(n,) for n in range(1, 7)]


@rule("VA-GEN-05", "VA-RSC-06")
def test_a_turn_has_four_phases() -> None:
    text = "player 1 blood=1 diamond=1 gold=1\nhand 2: raid\ndice 1\nvalda"
    t = table(text)
    seen = [(t.question, t.who)]
    t.end()
    seen.append((t.window, t.who))
    t.play("pass")
    seen.append((t.question, t.who))
    t.end()
    seen.append((t.question, t.who))
    t.play("deck:a")
    seen.append((t.question, t.who))

    assert seen == [
        ("ValdaMenu", 1),
        ("Opportunities", 2),
        ("FollowersMenu", 1),
        ("DrawAtEnd", 1),
        ("ValdaMenu", 2),
    ]


@rule("VA-TURN-01", "VA-FRZ-01")
def test_your_freezes_end_with_the_start_of_your_turn() -> None:
    t = table("temples 2: freya frozen=1, tyr frozen=2\nactive 2\nresource", seats=2)
    assert t.temples(2) == ["freya*", "tyr*"]

    t.play("deck:a")

    assert t.g.active == 0
    assert t.temples(2) == ["freya", "tyr*"]


@rule("VA-TURN-02", "VA-NUM-09")
def test_a_turn_begins_with_three_actions_and_two_buildings() -> None:
    assert table().points == (3, 2)


@rule("VA-TURN-03", "VA-GIA-02", "VA-NUM-09")
def test_ymir_with_two_temples_gives_an_action_more() -> None:
    ymir = "occupants: ymir\ntemples 1: heimdall"
    one = table(f"{ymir}\nround 2")
    two = table(f"{ymir}, heimdall\nround 2")

    assert (one.points, two.points) == ((3, 2), (4, 2))
    two.play("flip_to_act flip_to_act")
    assert two.points == (6, 0)


@rule("VA-TURN-04")
def test_what_lasts_until_the_end_of_a_turn_ends_after_the_resource_phase() -> None:
    text = "hand 1: weapon_thrym, weapon_tyr\ntemples 1: odin\nvalda"
    t = table(text).play("indestructible oath_of_war")
    assert (t.g.turn.immune, t.g.turn.oaths) == (1, [2, 0])

    t.until("DrawAtEnd")
    assert t.g.turn.immune == 1
    t.play("deck:a")
    assert (t.g.turn.immune, t.g.turn.oaths) == (0, [0, 0])


@rule("VA-TURN-05", "VA-WPN-19")
def test_what_lasts_until_the_end_of_the_round_ends_with_its_last_turn() -> None:
    t = table("hand 1: weapon_thrym\nvalda").play("abolishment")

    t.end().until("DrawAtEnd").play("deck:a")
    assert (t.g.active, t.g.havenless) == (1, 1)
    t.end().until("DrawAtEnd").play("deck:a")
    assert (t.g.active, t.g.round, t.g.havenless) == (0, 2, 0)


@rule("VA-WHO-02", "VA-WHO-03", "VA-WHO-07")
def test_others_are_asked_only_in_windows() -> None:
    t = table(seats=4, seed=3)
    while not t.over:
        menu = t.question in ("ValdaMenu", "FollowersMenu", "DrawAtEnd", "UseTools")
        assert not menu or t.seat == t.g.active
        if t.seat != t.g.active:
            phase = t.g.turn.phase
            assert t.window or phase == 1, t.question
        t.play_one(t.options[(len(t.options) * 7) // 11])


@rule("VA-WHO-06")
def test_nothing_can_be_given_to_another_player() -> None:
    names = table().game.words.names

    assert not [name for name in names if name.startswith("give")]


@rule("VA-GEN-12", "VA-WPN-03")
def test_windows_ask_the_active_player_first_then_clockwise() -> None:
    text = "hand 1: weapon_mork\nhand 3: weapon_freya\nhand 4: raid, weapon_mork\n"
    t = table(f"{text}player 3 gold=2\nactive 3\nattack", seats=4)

    t.play("raid")
    order = []
    while t.window == "Before":
        order.append(t.who)
        t.play("pass")

    assert order == [3, 4, 1]


@rule("VA-GEN-13")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_target_is_the_active_player(seats: int) -> None:
    t = table("hand 1: kill\nplayer 2 followers=3\nactive 2\nattack", seats=seats)

    t.play("kill")

    assert t.followers[1] == 2
