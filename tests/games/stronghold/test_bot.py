"""The rule of thumb: both sides must beat random play, and never look at what their seat cannot know."""

import pytest

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER
from jotunheim.kernel import Chance

from .table import SiegeTable, table


def by_thumb(g: Stronghold, seat: int) -> int:
    world = GAME.normal(g, seat)
    weights = GAME.weigh(world, list(g.options))
    return g.options[weights.index(max(weights))]


def wins(thumb: int, games: int) -> int:
    """Games won by the rule of thumb on one side against random play on the other."""
    found = 0
    for number in range(games):
        g = GAME.start({}, 2, Chance(number))
        chance = Chance(number + 1000)
        while g.asked is not None:
            by_chance = g.options[chance.below(len(g.options))]
            g.play(by_thumb(g, thumb) if g.asked.seat == thumb else by_chance)
        found += GAME.outcome(g).winners() == [thumb]
    return found


def follow(t: SiegeTable) -> SiegeTable:
    """Let the rule of thumb play for the seat that is asked now, as long as this card goes on."""
    assert t.g.asked is not None
    seat = t.g.asked.seat
    at = t.g.at
    while t.g.asked is not None and t.g.asked.seat == seat and t.g.at == at:
        t.g.play(by_thumb(t.g, seat))
    return t


def test_a_thumb_storms_a_castle_held_by_a_random_player() -> None:
    assert wins(INVADER, 8) == 8


def test_a_thumb_holds_a_castle_against_a_random_player() -> None:
    assert wins(DEFENDER, 4) == 4


@pytest.mark.slow
@pytest.mark.parametrize("seat", [INVADER, DEFENDER])
def test_each_side_wins_at_least_ninety_five_of_a_hundred_games(seat: int) -> None:
    assert wins(seat, 100) >= 95


def test_the_defender_sends_soldiers_to_the_section_that_would_fall() -> None:
    text = (
        "in W2: 3 troll, marksman\nin CRT: 2 soldier\nwalls W2: 2\nin W8: officer\nin W6: warrior"
    )
    t = table(text + "\nhourglasses 2\ndefender")

    follow(t)

    assert t.units("W2") == "3 troll, marksman, 2 soldier"


def test_the_defender_takes_nobody_from_a_section_that_would_then_fall() -> None:
    text = "in W1: 3 troll, 2 soldier\nwalls W1: 2\nin W2: 2 orc, marksman\nwalls W2: 2\nin W8: officer\nin W6: warrior"
    t = table(text + "\nhourglasses 1\ndefender")

    follow(t)

    assert not [values for values in t.told("move") if values[1] == 10]


def test_the_invader_goes_where_he_breaks_through() -> None:
    text = "in RL1: 3 troll\nin W1: soldier, marksman\nin W2: 3 soldier\nwalls W1: 2\nwalls W2: 2"
    t = table(text + "\nround 7\ncard 9").play("minor")

    follow(t)

    assert t.told("group")[0] == (7, 0, 0, 3, 0)


def test_the_invader_does_not_run_into_a_strong_section_before_the_last_round() -> None:
    text = "in RL1: 2 goblin\nin W1: 2 veteran\nin W2: 3 soldier\nwalls W1: 2\nwalls W2: 2"
    t = table(text + "\nround 2\ncard 9").play("minor")

    follow(t)

    assert t.units("RL1") == "2 goblin"


def test_as_much_strength_falls_as_the_points_allow() -> None:
    t = table(
        "in RL1: goblin, 2 orc, troll\nin T1: 2 marksman\nin W1: 2 marksman\nround 7\nassault"
    )

    follow(t)

    assert t.units("RL1") in ("orc, goblin", "goblin, orc", "2 orc", "troll, goblin", "troll")


def test_weights_do_not_depend_on_hidden_things() -> None:
    text = "in W1: 2 goblin, soldier\nhourglasses 3\nwalls W1: 2\n"
    one = table(text + "order W1: O-FURY\ndefender")
    other = table(text + "order W1: O-BLUFF\ndefender")

    worlds = [GAME.normal(t.g, DEFENDER) for t in (one, other)]

    assert GAME.weigh(worlds[0], one.g.options) == GAME.weigh(worlds[1], other.g.options)


def test_the_invader_does_not_know_which_trap_it_is() -> None:
    text = "in RL1: 2 goblin, troll\nin W1: soldier\nwalls W1: 2\n"
    tables = [table(text + f"trap P08: {kind}\ncard 9").play("minor") for kind in ("TR-G", "TR-S")]

    weights = [GAME.weigh(GAME.normal(t.g, INVADER), list(t.g.options)) for t in tables]

    assert weights[0] == weights[1]


def test_the_evaluation_likes_walls_that_hold() -> None:
    text = "in W1: 3 troll, {there}\nwalls W1: 2\nround 7\nhourglasses 1\ndefender"
    strong, weak = [table(text.format(there=units)).g for units in ("2 veteran", "marksman")]

    assert GAME.evaluate(strong, DEFENDER) > GAME.evaluate(weak, DEFENDER)
    assert GAME.evaluate(strong, INVADER) < GAME.evaluate(weak, INVADER)


def test_the_evaluation_stays_between_minus_one_and_one() -> None:
    g = GAME.start({}, 2, Chance(5))
    chance = Chance(6)
    while g.asked is not None:
        assert all(-1.0 <= GAME.evaluate(g, seat) <= 1.0 for seat in (INVADER, DEFENDER))
        g.play(g.options[chance.below(len(g.options))])
