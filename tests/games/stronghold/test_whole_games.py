"""Random games to the end, under all invariants of the kit."""

from jotunheim.games.stronghold import GAME as STRONGHOLD
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER
from jotunheim.kernel import Chance
from jotunheim.testing import check_game

from .table import GAME, rule, table


@rule("SH-HID-01", "SH-HID-01r", "SH-HID-07", "SH-HID-07r", "SH-HID-08", "SH-HID-08r")
def test_random_games_hold_all_invariants() -> None:
    check_game(GAME, games=4)


@rule("SH-ORD-07", "SH-ORD-16")
def test_orders_that_are_shown_and_return_within_one_play_give_nothing_away() -> None:
    check_game(STRONGHOLD, games=1, seed=5)


@rule("SH-HID-08", "SH-HID-08r", "SH-HID-03")
def test_a_new_deal_gives_the_invader_other_plans_and_traps() -> None:
    text = "plans: DP04, DP07\nused: DP01\ntrap P08: TR-G\ntrap P09: TR-T, up\ncard 9"
    t = table(text)
    hands = set()
    traps = set()
    for seed in range(60):
        world = GAME.determinize(t.g, INVADER, Chance(seed))
        hands.add(tuple(sorted(world.plans.zones[1])))
        traps.add(GAME.book.trap_prints[world.hidden.trap_at[7]])
        assert GAME.book.trap_prints[world.hidden.trap_at[8]] == 1
        assert world.plans.zones[3] == [0]

    assert len(hands) > 15
    assert all(0 not in hand for hand in hands)
    assert traps == {0, 1, 2}


@rule("SH-HID-08r", "SH-HID-05")
def test_after_two_bluffs_the_defender_knows_the_target() -> None:
    t = table(
        "ritual gale: W1 target, W2, W3\nin W2: soldier\nin W3: soldier\nhourglasses 3\ndefender"
    )
    t.move("W2", "soldier", "CRT").move("W3", "soldier", "CRT")

    for seed in range(20):
        world = GAME.determinize(t.g, DEFENDER, Chance(seed))

        assert world.hidden.ritual_at[6] == 10


@rule("SH-HID-08r", "SH-HID-05")
def test_an_unplaced_target_is_possible() -> None:
    t = table("ritual gale: W2, W3\nhourglasses 1\ndefender")
    places = {
        GAME.determinize(t.g, DEFENDER, Chance(seed)).hidden.ritual_at[6] for seed in range(60)
    }

    assert places == {-1, 11, 12}


@rule("SH-HID-06", "SH-HID-08r")
def test_facedown_orders_may_be_any_that_are_not_seen_elsewhere() -> None:
    t = table("in W1: orc\nin W3: orc\norder W1: O-FURY\norder W3: O-DET\nhourglasses 1\ndefender")
    found = set()
    for seed in range(300):
        world = GAME.determinize(t.g, DEFENDER, Chance(seed))
        at = {place: world.book.order_prints[i] for i, place in enumerate(world.hidden.order_at)}
        found.add((at[10], at[12]))

    assert len(found) == 13  # four kinds twice, but two bluffs are there
    assert (3, 3) in found


@rule("SH-HID-06", "SH-HID-02r")
def test_a_mixed_up_order_stays_unknown() -> None:
    t = table("in W1: orc\norder W1: O-FURY\nplaced mix_up: 2\nhourglasses 2\ndefender").play(
        "mix_up"
    )
    kinds = set()
    for seed in range(60):
        world = GAME.determinize(t.g, DEFENDER, Chance(seed))
        kinds.add(world.book.order_prints[world.hidden.order_at.index(-2)])

    assert kinds == {0, 1, 2, 3}


@rule("SH-HID-07", "SH-HID-07r", "SH-DEF-09r")
def test_the_last_question_of_a_phase_is_covert() -> None:
    t = table("plans: DP04\nhourglasses 1\ndefender").play("cannon")

    assert t.asked.covert
    prompt = GAME.prompt(t.g, INVADER)
    assert prompt is not None
    assert (prompt.seat, prompt.question) == (-1, "Waiting for reactions")


@rule("SH-HID-07r")
def test_the_windows_of_the_assault_are_covert() -> None:
    t = table("plans: DP02\nin RL1: orc\nround 7\nassault")

    assert (t.question, t.asked.covert) == ("React", True)
