"""The door to OpenSpiel, by OpenSpiel's own tests, and by its own bots."""

import itertools
import pickle
import random
import subprocess
import sys
import unittest
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from jotunheim import registry
from jotunheim.cli import house
from jotunheim.envs import open_spiel
from jotunheim.envs.chance_nodes import MOST, NOBODY, AskedChance, Branch, Draw, revive, root
from jotunheim.envs.door import Door
from jotunheim.envs.open_spiel import SpielState
from jotunheim.kernel import Chance, SeatsError, SettingError, UserError, to_data
from tests.envs.tables import SEATED, SHORT, SOME_SEATED, tables

# OpenSpiel takes seconds to import: one worker does it for all.
pytestmark = pytest.mark.xdist_group("open_spiel")


def spelled(name: str, seats: int) -> str:
    """A short game as OpenSpiel names it."""
    given = [f"{key}={value}" for key, value in SHORT[name].items()]
    return f"jotunheim_{name.replace('-', '_')}({','.join([f'players={seats}', *given])})"


def start(name: str, seats: int) -> Branch:
    """The first branch of a short game."""
    door = Door(name, seats, SHORT[name])
    return root(door.game, door.seats, door.given)


def draw(state: SpielState, rng: np.random.RandomState) -> None:
    """Let chance move."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(outcomes, p=odds)))


def states(text: str, seed: int, most: int = 10_000) -> list[SpielState]:
    """All states of a random game."""
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game(text).new_initial_state()
    found = [state.clone()]
    while not state.is_terminal() and len(found) < most:
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        found.append(state.clone())
    return found


LONG = ("assault", "dwarves")
# Interpreted these take five minutes: in a whole run they are played once, compiled.
COMPILED = (*LONG, "valda")

# OpenSpiel's own tests --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        pytest.param(
            *one, marks=[pytest.mark.slow, pytest.mark.native] if one[0] in COMPILED else []
        )
        for one in SEATED
    ],
)
def test_random_simulation(name: str, seats: int) -> None:
    game = pyspiel.load_game(spelled(name, seats))
    storing = name not in LONG  # each time it is stored all moves are made again

    pyspiel.random_sim_test(game, num_sims=1, serialize=storing, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SOME_SEATED)
def test_simulation_with_clones_and_pickles(name: str, seats: int) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(spelled(name, seats)))


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_conventions_on_a_part_of_the_tree(name: str, seats: int) -> None:
    text = spelled(name, seats)
    members = {"game": pyspiel.load_game(text), "game_name": text}
    case = type("PartOfTheTree", (api_test.EnforceAPIOnPartialTreeBase,), members)
    random.seed(seats)  # OpenSpiel picks states by it

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)

    assert result.testsRun >= 5
    assert [text for _, text in result.failures + result.errors] == []


# OpenSpiel's own bots ---------------------------------------------------------------------------------


def play(text: str, bots: list[Any], seed: int) -> SpielState:
    """A game of these bots to its end."""
    rng = np.random.RandomState(seed)
    state: SpielState = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def searching(text: str, simulations: int, seed: int) -> Any:  # noqa: ANN401
    """OpenSpiel's Monte-Carlo tree search."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(pyspiel.load_game(text), 2.0, simulations, evaluator, random_state=rng)


def test_its_tree_search_plays_giant_to_the_end() -> None:
    text = "jotunheim_giant(unit_points=1,round_limit=4)"

    end = play(text, [searching(text, 4, seat) for seat in (0, 1)], 5)

    assert end.branch.playing().over
    assert sum(end.returns()) == 0


@pytest.mark.slow
def test_its_tree_search_plays_giant_by_default_rules() -> None:
    text = "jotunheim_giant"
    second = pyspiel.make_uniform_random_bot(1, 3)

    end = play(text, [searching(text, 2, 0), second], 5)

    assert end.branch.playing().over


def test_its_tree_search_wins_at_connect_four() -> None:
    text = "jotunheim_connect_four"
    wins = 0
    for seed in range(2):
        bots = [searching(text, 40, seed), pyspiel.make_uniform_random_bot(1, seed)]
        wins += play(text, bots, seed).returns()[0] > 0

    assert wins == 2


def test_its_search_over_information_sets_plays_leduc() -> None:
    text = "jotunheim_leduc"
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        ismcts.ISMCTSBot(pyspiel.load_game(text), evaluator, 2.0, 20, random_state=rng)
        for _ in range(2)
    ]

    assert play(text, bots, 3).is_terminal()


def test_its_regret_minimisation_learns_leduc() -> None:
    game = pyspiel.load_game("jotunheim_leduc(raises=1)")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(60):
        solver.iteration()

    state = states("jotunheim_leduc(raises=1)", 1)[-2]
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
    assert all("player" in key for key in solver._infostates)


# Chance -----------------------------------------------------------------------------------------------


def odds(
    n: int, outcomes: tuple[int, ...] = (), share: Fraction = Fraction(1)
) -> dict[int, Fraction]:
    """What `below(n)` gives, with the odds of each value, by way of all outcomes."""
    try:
        return {AskedChance(outcomes).below(n): share}
    except Draw as due:
        every = sum(due.ways)
        assert len(due.ways) <= MOST
        found: dict[int, Fraction] = {}
        for outcome, ways in enumerate(due.ways):
            found.update(odds(n, (*outcomes, outcome), share * Fraction(ways, every)))
        return found


@pytest.mark.parametrize("n", [1, 2, 6, MOST, MOST + 1, 1000])
def test_every_value_of_a_draw_is_equally_likely(n: int) -> None:
    assert odds(n) == {value: Fraction(1, n) for value in range(n)}


def test_a_draw_of_a_great_many_takes_several_steps() -> None:
    text = "jotunheim_giant(map=generated,unit_points=1,round_limit=1)"

    first = [state for state in states(text, 1, 20) if state.is_chance_node()]

    assert max(len(state.chance_outcomes()) for state in first) == MOST
    assert all(abs(sum(p for _, p in state.chance_outcomes()) - 1) < 1e-9 for state in first)


def test_dice_are_not_foretold() -> None:
    start = pyspiel.load_game("jotunheim_leduc").new_initial_state()
    assert start.is_chance_node()

    cards = set()
    for outcome in start.legal_actions():
        state = start.child(outcome)
        while state.is_chance_node():
            state.apply_action(0)
        cards.add(state.observation_string(0))

    assert len(cards) > 1


def test_a_game_without_chance_has_no_chance_node() -> None:
    assert not any(state.is_chance_node() for state in states("jotunheim_connect_four", 1))


# What a player knows ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_states_dealt_again_look_the_same(name: str, seats: int) -> None:
    rng = np.random.RandomState(1)
    some = [s for s in states(spelled(name, seats), 3, 200) if not s.is_chance_node()]
    for state in some[:: max(1, len(some) // 8)]:
        for player in range(seats):
            other = state.resample_from_infostate(player, rng.rand)

            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if not state.is_terminal() and state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_what_a_seat_is_told_is_the_same_in_all_its_worlds(name: str, seats: int) -> None:
    game = registry.game(name)
    for n, table in enumerate(tables(name, seats, 5, 24, 17)):
        if table.asked is None:
            continue
        seat, token = n % seats, table.options[0]
        twin = game.determinize(table, seat, Chance(n), track=True)
        if token not in twin.options:
            continue
        twin.chance, table.journal, twin.journal = table.chance.copy(), [], []
        table.play(token)
        twin.play(token)

        if to_data(game.normal(table, seat)) == to_data(game.normal(twin, seat)):
            assert open_spiel.news_of(table.journal, seat) == open_spiel.news_of(twin.journal, seat)


def test_leduc_dealt_again_hides_the_other_card() -> None:
    rng = np.random.RandomState(1)
    state = next(s for s in states("jotunheim_leduc", 1) if not s.is_chance_node())

    others = {
        state.resample_from_infostate(0, rng.rand).information_state_string(1) for _ in range(40)
    }

    assert len(others) == 3  # Jack, Queen, King


@pytest.mark.parametrize(("name", "seats"), [("leduc", 2), ("giant", 2), ("assault", 3)])
def test_players_forget_nothing(name: str, seats: int) -> None:
    known: dict[str, tuple[tuple[str, int], ...]] = {}
    for seed in range(30 if name == "leduc" else 1):
        pasts: list[list[tuple[str, int]]] = [[] for _ in range(seats)]
        walk = states(spelled(name, seats), seed, 150)
        for state, after in itertools.pairwise(walk):
            if state.is_chance_node():
                continue
            player = state.current_player()
            text = state.information_state_string(player)
            assert known.setdefault(text, tuple(pasts[player])) == tuple(pasts[player])
            pasts[player].append((text, after.history()[-1]))


def test_parts_of_what_a_player_sees_are_named() -> None:
    game = pyspiel.load_game("jotunheim_leduc")
    observer = game.make_py_observer()
    state = next(s for s in states("jotunheim_leduc", 1) if not s.is_chance_node())

    observer.set_from(state, 0)

    assert list(observer.dict["card"]) in [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert observer.tensor.tolist() == state.observation_tensor(0)


def decisions(state: SpielState) -> list[SpielState]:
    """All states of the tree below this one in which a player is asked."""
    if state.is_terminal():
        return []
    chance = state.is_chance_node()
    actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
    found = [] if chance else [state]
    for action in actions:
        found += decisions(state.child(action))
    return found


def assert_tensors_say_what_strings_say(found: list[SpielState]) -> None:
    """Two states have the same tensor if, and only if, they have the same string."""
    pairs = {
        (
            state.information_state_string(seat),
            bytes(np.array(state.information_state_tensor(seat))),
        )
        for state in found
        for seat in (state.current_player(),)
    }
    assert len(pairs) == len({text for text, _ in pairs}) == len({tensor for _, tensor in pairs})
    assert len(pairs) > 10


def test_leducs_information_state_tensors_tell_all_information_states_apart() -> None:
    """P-11: the table and all answers are all that a player remembers of one hand."""
    root = pyspiel.load_game("jotunheim_leduc(raises=1)").new_initial_state()

    assert_tensors_say_what_strings_say(decisions(root))


def test_connect_fours_information_state_tensors_hold_the_order_of_the_moves() -> None:
    """P-11."""
    walks = [states("jotunheim_connect_four", seed)[:-1] for seed in range(3)]

    assert_tensors_say_what_strings_say([state for walk in walks for state in walk])
    one, two = [pyspiel.load_game("jotunheim_connect_four").new_initial_state() for _ in range(2)]
    for state, columns in ((one, (0, 1, 2, 3)), (two, (2, 1, 0, 3))):
        for column in columns:
            state.apply_action(state.legal_actions()[column])
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_a_game_that_no_fixed_size_holds_has_no_information_state_tensor() -> None:
    """P-11: of several hands of Leduc the earlier cards would be missing."""
    kinds = [
        pyspiel.load_game(text).get_type().provides_information_state_tensor
        for text in ("jotunheim_leduc", "jotunheim_leduc(hands=2)", "jotunheim_giant")
    ]

    assert kinds == [True, False, False]


# Clones, storing, names -------------------------------------------------------------------------------


def test_clones_go_their_own_ways() -> None:
    state = pyspiel.load_game("jotunheim_connect_four").new_initial_state()
    twin = state.clone()

    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == "the start"
    assert str(twin) == "column:1"


def test_a_stored_branch_is_the_same_again() -> None:
    branch = start("leduc", 2)
    for _ in range(7):
        branch.apply(0 if branch.ways else branch.playing().options[0])

    again = pickle.loads(pickle.dumps(branch))

    assert again.moves() == branch.moves()
    assert again.playing().digest() == branch.playing().digest()
    assert revive("leduc", 2, {}, branch.moves()).moves() == branch.moves()


def test_what_was_dealt_again_cannot_be_stored() -> None:
    state = next(s for s in states("jotunheim_leduc", 1) if not s.is_chance_node())
    other = state.resample_from_infostate(0, np.random.RandomState(1).rand)

    with pytest.raises(UserError, match="its moves do not lead to it"):
        pickle.dumps(other.branch)


def test_every_game_is_known_with_its_settings() -> None:
    names = [f"jotunheim_{name.replace('-', '_')}" for name in registry.games()]

    assert open_spiel.register() == names
    assert set(names) <= set(pyspiel.registered_names())
    for name in names:
        game = pyspiel.load_game(name)
        assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_word_that_looks_like_a_number_is_written_with_a_sign() -> None:
    game = pyspiel.load_game("jotunheim_giant(map=#3)")

    assert game.door.given["map"] == "3"
    assert "map=#3" in str(pickle.loads(pickle.dumps(game)))


def test_a_game_can_have_a_name_and_defaults_of_its_own() -> None:
    made = open_spiel.register(["giant"], {"map": "3", "unit_points": 2}, "jotunheim_skirmish")

    game = pyspiel.load_game("jotunheim_skirmish")
    assert made == ["jotunheim_skirmish"]
    assert (game.door.given["map"], game.door.given["unit_points"]) == ("3", "2")


def test_the_interpreter_ends_in_peace() -> None:
    lines = "import jotunheim.envs.open_spiel, pyspiel; pyspiel.load_game('jotunheim_leduc')"

    done = subprocess.run([sys.executable, "-c", lines], env=house.plain_environment(), check=False)

    assert done.returncode == 0


def test_openspiel_knows_what_kind_of_game_it_is() -> None:
    kinds = pyspiel.GameType
    leduc = pyspiel.load_game("jotunheim_leduc").get_type()
    four = pyspiel.load_game("jotunheim_connect_four").get_type()

    assert leduc.information == kinds.Information.IMPERFECT_INFORMATION
    assert leduc.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert leduc.utility == four.utility == kinds.Utility.ZERO_SUM
    assert four.information == kinds.Information.PERFECT_INFORMATION
    assert four.chance_mode == kinds.ChanceMode.DETERMINISTIC


def test_a_game_that_all_win_or_lose_together_has_identical_utilities() -> None:
    game = pyspiel.load_game("jotunheim_dwarves(players=3)")

    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    state = game.new_initial_state()
    rng = np.random.RandomState(4)
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() in ([1.0] * 3, [-1.0] * 3)


def test_what_is_wrong_is_told_at_once() -> None:
    with pytest.raises(SettingError, match="option hands: '99' is not a whole number from 1 to 20"):
        pyspiel.load_game("jotunheim_leduc(hands=99)")
    with pytest.raises(SeatsError, match="assault is played with 3 to 6 seats, not 9"):
        pyspiel.load_game("jotunheim_assault(players=9)")
    with pytest.raises(UserError, match="short_name is the name of one game"):
        open_spiel.register(short_name="x")


# Trees ------------------------------------------------------------------------------------------------


def histories(state: SpielState) -> int:
    """All histories from here on."""
    if state.is_terminal():
        return 1
    if state.is_chance_node():
        actions = [action for action, _odds in state.chance_outcomes()]
    else:
        actions = state.legal_actions()
    return 1 + sum(histories(state.child(action)) for action in actions)


def test_cards_that_nobody_will_see_are_no_chance_nodes() -> None:
    """P-10: Leduc had 61,717 histories, OpenSpiel's own has 9,457. One raise a round keeps the test short."""
    ours = pyspiel.load_game("jotunheim_leduc(raises=1)").new_initial_state()

    draws = []
    while not ours.is_terminal():
        if ours.is_chance_node():
            draws.append(len(ours.chance_outcomes()))
            ours.apply_action(0)
        else:
            ours.apply_action(registry.game("leduc").words.token("call"))

    assert draws == [6, 5, 4]


@pytest.mark.slow
def test_leduc_has_as_many_histories_as_openspiels_own() -> None:
    """P-10."""
    assert histories(pyspiel.load_game("jotunheim_leduc").new_initial_state()) == 9_457


@pytest.mark.slow
def test_counterfactual_regret_goes_the_same_way_as_in_openspiels_leduc() -> None:
    """P-10, P-11: the same exploitability after each iteration; utilities are chips / 13 here."""
    reference = pyspiel.load_game("leduc_poker(suit_isomorphism=True)")
    found = []
    for game, chips in ((pyspiel.load_game("jotunheim_leduc"), 13), (reference, 1)):
        solver = cfr.CFRSolver(game)
        values = []
        for _ in range(2):
            solver.evaluate_and_update_policy()
            values.append(chips * exploitability.nash_conv(game, solver.average_policy()))
        found.append(values)

    assert found[0] == pytest.approx(found[1], abs=1e-9)


def test_a_kept_tree_is_walked_again_and_a_new_deal_stands_apart() -> None:
    first = start("leduc", 2)
    one, two = first.after(0).after(1), first.after(0).after(1)

    dealt = one.another_deal(0, Chance(5))

    assert one is two
    assert dealt.after(dealt.playing().options[0]) is not dealt.after(dealt.playing().options[0])
    assert not start("giant", 2).tree.is_whole
    assert not start("connect-four", 2).tree.is_whole  # nobody can walk all of it


@pytest.mark.parametrize(("name", "seats"), [("leduc", 2), ("giant", 2), ("assault", 3)])
def test_news_are_the_same_whenever_somebody_asks_for_them(name: str, seats: int) -> None:
    """A branch keeps no journal until then; one that was asked at its start keeps it on the way."""
    late = start(name, seats)
    early = start(name, seats)
    told: list[int] = []
    for n in range(60):
        if early.player == NOBODY:
            break
        action = n % len(early.ways or early.playing().options)
        token = action if early.ways else early.playing().options[action]
        late, early = late.after(token), early.after(token)
        told.append(len(early.events()))

    assert [repr(event.values) for event in late.events()] == [
        repr(event.values) for event in early.events()
    ]
    assert [event.what for event in late.events()] == [event.what for event in early.events()]
    assert told == sorted(told) and told[-1] > 3
