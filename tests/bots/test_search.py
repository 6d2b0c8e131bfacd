"""Search finds what is there to be found, and does not find what nobody can know."""

import time
from typing import Any

import pytest
from jotunheim_examples.connect_four import GAME as CONNECT_FOUR

from jotunheim import registry
from jotunheim.bots.interface import Insight
from jotunheim.bots.player import Sight, player
from jotunheim.bots.search import Edge, Fork, Node, Search, Style, priors
from jotunheim.bots.search.thumb import some_of
from jotunheim.bots.search_player import Budget, SearchPlayer
from jotunheim.kernel import PASS, Chance, Game, State, UserError
from tests.bots.small import AMBUSH, PENNIES, TWICE
from tests.toys import TOYS

pytestmark = pytest.mark.native


def searched(game: Game[Any], table: State[Any], seat: int, iterations: int = 400) -> Node:
    """The tree of a search."""
    root = Node()
    world: State[Any] = game.normal(table, seat)
    Search(game, world, seat, Chance(7), Style(plies=4), root).run(iterations, 0.0)
    return root


def edge_of(fork: Fork, name: str, game: Game[Any]) -> Edge:
    return fork.edges[game.words.token(name)]


def best(insights: list[Insight]) -> str:
    return insights[0].token


def dropped(columns: list[int]) -> State[Any]:
    """Connect Four after discs in these columns, from 1, in turns."""
    g: State[Any] = CONNECT_FOUR.start({}, 2, Chance(0))
    for column in columns:
        g.play(CONNECT_FOUR.words.token(f"column:{column}"))
    return g


def test_it_takes_a_win() -> None:
    g = dropped([1, 7, 1, 7, 1, 7])

    found = SearchPlayer(Budget(60), 1).explain(Sight(CONNECT_FOUR, g, 0))

    assert best(found) == "column:1"
    assert found[0].value == pytest.approx(1.0)


def test_it_sees_two_answers_ahead() -> None:
    """Two in the middle of an open bottom row: a third next to them cannot be blocked at both ends."""
    g = dropped([3, 3, 4, 4])

    found = SearchPlayer(Budget(600), 1).explain(Sight(CONNECT_FOUR, g, 0))

    assert best(found) in ("column:2", "column:5")
    assert found[0].value is not None and found[0].value > 0.5


def test_nobody_replies_to_what_is_sealed() -> None:
    """If the other seat could see the penny, every call would lose."""
    table = PENNIES.start({}, 2, Chance(3))

    root = searched(PENNIES, table, 0)

    for edge in root.forks[0].edges.values():
        assert edge.visits > 20
        assert abs(edge.value()) < 0.3


def test_the_rule_of_thumb_has_the_last_word_where_nothing_is_better() -> None:
    """Heads and tails are equal; whichever chance favours, the rule of thumb likes heads."""
    table = PENNIES.start({}, 2, Chance(3))

    found = [SearchPlayer(Budget(60), seed).explain(Sight(PENNIES, table, 0)) for seed in range(20)]

    assert len([1 for insights in found if best(insights) == "heads"]) >= 18


def test_a_covert_pass_leaves_no_trace() -> None:
    """Whether the other seat was asked and passed, or was not asked: the same node comes next."""
    table = AMBUSH.start({}, 2, Chance(3))

    root = searched(AMBUSH, table, 0)

    after = edge_of(root.forks[0], "go", AMBUSH).child
    assert after is not None
    questions = {(fork.seat, fork.question): fork for fork in after.forks}
    assert set(questions) == {(1, "React"), (0, "Rest")}
    react = questions[1, "React"]
    assert react.edges[PASS].child is None
    trapped = edge_of(react, "trap", AMBUSH).child
    assert trapped is not None and trapped.forks[0].question == "Rest"


def test_hidden_cards_are_weighed_by_their_odds() -> None:
    """The trap lies in the other hand in one deal of four: going wins in three of them, staying never."""
    table = AMBUSH.start({}, 2, Chance(3))

    root = searched(AMBUSH, table, 0, 2000)

    fork = root.forks[0]
    assert edge_of(fork, "stay", AMBUSH).value() == 0.0
    assert edge_of(fork, "go", AMBUSH).value() == pytest.approx(0.5, abs=0.1)
    assert fork.most_visited() is edge_of(fork, "go", AMBUSH)


def test_options_count_how_often_they_were_on_offer() -> None:
    g: State[Any] = TOYS["raid"].start({}, 3, Chance(5))
    assert g.asked is not None

    root = searched(TOYS["raid"], g, g.asked.seat, 300)

    fork = root.forks[0]
    assert all(edge.offers == fork.visits for edge in fork.edges.values())
    assert sum(edge.visits for edge in fork.edges.values()) == fork.visits == 300
    deeper = [f for e in fork.edges.values() if e.child for f in e.child.forks if f.is_wide]
    assert any(edge.offers < f.visits for f in deeper for edge in f.edges.values())


def test_every_seat_seeks_its_own_good() -> None:
    """Teams and shared games come for free: in all toys search does no worse than chance."""
    for name in ("tug", "expedition"):
        game = TOYS[name]
        mine, theirs = 0.0, 0.0
        for n in range(4):
            mine += utility(game, "search:30:plies=60:guided=no", n)
            theirs += utility(game, "random", n)
        assert mine >= theirs, name


def utility(game: Game[Any], bot: str, seed: int) -> float:
    """What seat 0 gets, played by a bot among random players."""
    g: State[Any] = game.start({}, game.fewest, Chance(seed))
    players = [player(bot if seat == 0 else "random", seed) for seat in range(g.seats)]
    while g.asked is not None:
        seat = g.asked.seat
        g.play(players[seat].choose(Sight(game, g, seat)))
    return game.outcome(g).utilities[0]


@pytest.mark.parametrize("seed", range(12))
def test_an_unlucky_first_try_is_not_the_last(seed: int) -> None:
    """Two steps of two win; a first step of two, tried with a bad second one, must be tried again."""
    g = TWICE.start({}, 2, Chance(1))

    found = SearchPlayer(Budget(200), seed).explain(Sight(TWICE, g, 0))

    assert best(found) == "step:2"


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    g = TWICE.start({}, 2, Chance(1))
    bot = SearchPlayer(Budget(90), 1)

    first = bot.choose(Sight(TWICE, g, 0))
    g.play(first)
    second = bot.choose(Sight(TWICE, g, 0))

    assert [TWICE.words.names[token] for token in (first, second)] == ["step:2", "step:2"]
    assert bot.reused > 10


def test_the_tree_is_dropped_when_something_else_was_played() -> None:
    g = TWICE.start({}, 2, Chance(1))
    bot = SearchPlayer(Budget(90), 1)

    bot.choose(Sight(TWICE, g, 0))
    g.play(TWICE.words.token("step:0"))
    bot.choose(Sight(TWICE, g, 0))

    assert bot.reused == 0


def test_a_budget_of_seconds_is_kept() -> None:
    g = dropped([])
    began, worked = time.monotonic(), time.thread_time()

    SearchPlayer(Budget(seconds=0.1), 1).choose(Sight(CONNECT_FOUR, g, 0))

    assert time.monotonic() - began >= 0.1
    assert time.thread_time() - worked < 2.0  # other programs may take any time meanwhile


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(UserError, match="needs a budget"):
        Budget()


def test_the_same_seed_gives_the_same_thoughts() -> None:
    g: State[Any] = TOYS["skirmish"].start({}, 2, Chance(5))
    assert g.asked is not None
    sight = Sight(TOYS["skirmish"], g, g.asked.seat)

    first, second, third = [SearchPlayer(Budget(100), seed).explain(sight) for seed in (4, 4, 5)]

    assert first == second
    assert first != third


def test_it_explains_itself() -> None:
    g = dropped([3, 3])

    found = SearchPlayer(Budget(200), 1).explain(Sight(CONNECT_FOUR, g, 0))

    assert sum([insight.visits for insight in found]) == 200
    assert sum([insight.share for insight in found]) == pytest.approx(1.0)
    rest = [i.visits for i in found[1:]]
    assert rest == sorted(rest, reverse=True)
    replay = g.clone()
    for seat, token in [(0, found[0].token), *found[0].line]:
        assert replay.asked is not None and replay.asked.seat == seat
        replay.play(CONNECT_FOUR.words.token(token))


def an_edge(utilities: list[float]) -> Edge:
    """An answer after so many visits."""
    edge = Edge(0, 1.0)
    edge.visits = len(utilities)
    edge.total = sum(utilities)
    edge.squares = sum([value * value for value in utilities])
    edge.refresh(0)
    return edge


def test_the_first_part_of_a_choice_promises_what_its_best_part_brings() -> None:
    """Of two ways to go on, the seat itself takes the good one; another seat cannot be trusted to."""
    for seat, promise in ((0, 0.8), (1, 0.0)):
        first = an_edge([1.0] * 20 + [-1.0] * 20)
        first.child = Node()
        on = first.child.fork(seat, "Next")
        on.edges = {1: an_edge([1.0] * 20), 2: an_edge([-1.0] * 20)}
        on.visits, on.total = 40, 0.0

        first.refresh(0)

        assert (first.value() > promise) if seat == 0 else (first.value() == promise)


def test_an_answer_that_often_wins_at_once_is_not_judged_by_the_tries_that_failed() -> None:
    """Only after a miss the seat goes on, and then all is lost: a try in five."""
    shot = an_edge([1.0] * 32 + [-1.0] * 8)
    shot.child = Node()
    missed = shot.child.fork(0, "Next")
    missed.edges = {1: an_edge([-1.0] * 8)}
    missed.visits, missed.total = 8, -8.0

    shot.refresh(0)

    assert shot.value() == pytest.approx(0.6)


def test_tries_that_agree_are_doubted_less() -> None:
    steady, wild = an_edge([0.5] * 20), an_edge([1.0, 0.0] * 10)

    assert steady.value() == wild.value()
    assert steady.doubt(0.3) < wild.doubt(0.3)
    assert an_edge([0.5] * 2).doubt(0.3) > steady.doubt(0.3)


def test_a_game_says_how_far_its_evaluation_is_from_the_leaf() -> None:
    start: Any = dropped([])
    world: State[Any] = CONNECT_FOUR.normal(start, 0)

    searches = [
        Search(CONNECT_FOUR, world, 0, Chance(1), style, Node())
        for style in (Style(), Style(plies=3))
    ]

    assert [search.plies for search in searches] == [8, 3]


@pytest.mark.parametrize(
    ("name", "seats"), [("giant", 2), ("assault", 4), ("dwarves", 3), ("valda", 4)]
)
def test_all_seats_evaluated_at_once_stand_as_each_does_alone(name: str, seats: int) -> None:
    """P-06."""
    game: Game[Any] = registry.game(name)
    g: State[Any] = game.start({}, seats, Chance(1))
    rng = Chance(2)
    for _play in range(30):
        assert not g.over
        g.play(g.options[rng.below(len(g.options))])

    assert game.evaluate_all(g) == [game.evaluate(g, seat) for seat in range(seats)]


@pytest.mark.parametrize("depth", [1, 2])
def test_a_tree_grows_no_deeper_than_its_style_says(depth: int) -> None:
    start: Any = dropped([])
    world: State[Any] = CONNECT_FOUR.normal(start, 0)

    style = Style(depth=depth)
    search: Search[Any] = Search(CONNECT_FOUR, world, 0, Chance(1), style, Node())
    search.run(100, 0.0)

    assert search.deepest == depth


@pytest.mark.parametrize(
    ("name", "seats", "plies"),
    [("giant", 2, 0), ("assault", 4, 30), ("stronghold", 2, 1), ("valda", 4, 20)],
)
def test_search_looks_as_far_as_the_game_says(name: str, seats: int, plies: int) -> None:
    game: Game[Any] = registry.game(name)
    table: State[Any] = game.start({}, seats, Chance(1))
    assert table.asked is not None
    seat = table.asked.seat
    world: State[Any] = game.normal(table, seat)
    assert Search(game, world, seat, Chance(1), Style(), Node()).plies == plies


def test_search_stops_when_the_rest_of_the_iterations_cannot_change_the_answer() -> None:
    """The rule of thumb of Connect Four likes the middle, and so does search."""
    start: Any = dropped([])
    world = CONNECT_FOUR.normal(start, 0)

    def search(only_answer: bool) -> Search[Any]:
        found = Search(CONNECT_FOUR, world, 0, Chance(3), Style(), Node())
        found.run(400, 0.0, only_answer)
        return found

    whole, short = search(False), search(True)
    assert whole.verdict().token == short.verdict().token
    assert whole.iterations == 400 > short.iterations


def test_search_plays_on_to_a_quiet_position() -> None:
    """In Stronghold that is the next card of the line: the evaluation meets no half-made move."""
    game: Game[Any] = registry.game("stronghold")
    chance = Chance(5)
    table: State[Any] = game.start({}, 2, chance)
    while table.asked is not None and table.asked.name() != "SpendHourglass":
        table.play(table.options[chance.below(len(table.options))])
    search = Search(game, game.normal(table, 1), 1, Chance(1), Style(glance=1), Node())

    for seed in range(8):
        g: State[Any] = game.determinize(search.world, 1, Chance(seed))
        assert not game.is_quiet(g)
        search.worth(g)
        assert g.over or game.is_quiet(g)


def test_a_game_may_evaluate_all_seats_at_once() -> None:
    for name, seats in (("giant", 2), ("assault", 4), ("stronghold", 2)):
        game: Game[Any] = registry.game(name)
        g: State[Any] = game.start({}, seats, Chance(2))
        assert game.evaluate_all(g) == pytest.approx([game.evaluate(g, s) for s in range(seats)])


def test_what_was_found_for_the_whole_plan_is_not_searched_again() -> None:
    """TWICE asks two questions in a row; a game with a memory saves iterations at the second."""
    used: list[int] = []
    for memory in (0.0, 2.0):
        TWICE.memory = memory
        g: State[Any] = TWICE.start({}, 2, Chance(1))
        bot = SearchPlayer(Budget(80), 3)
        g.play(bot.choose(Sight(TWICE, g, 0)))
        used.append(bot.think(Sight(TWICE, g, 0)).iterations)
    TWICE.memory = 0.0

    assert used[0] == 80
    assert 10 <= used[1] < 80


def test_few_options_take_less_of_the_budget_where_the_game_says_so() -> None:
    """TWICE offers three options; a game of crowds of eight gives them half of the budget."""
    used: list[int] = []
    for crowd in (0, 8, 3):
        TWICE.crowd = crowd
        g: State[Any] = TWICE.start({}, 2, Chance(1))
        used.append(SearchPlayer(Budget(80), 3).think(Sight(TWICE, g, 0)).iterations)
    TWICE.crowd = 0

    assert used == [80, 40, 80]


def test_the_smallest_budget_still_ends_where_few_options_take_less_of_it() -> None:
    """A share of two iterations came to none, which is no limit: the search never ended."""
    TWICE.crowd = 20
    g: State[Any] = TWICE.start({}, 2, Chance(1))
    sight = Sight(TWICE, g, 0)

    given = [SearchPlayer(Budget(n), 3).iterations(sight) for n in (1, 2, 80)]
    timed = SearchPlayer(Budget(seconds=0.01), 3).iterations(sight)
    TWICE.crowd = 0

    assert given == [1, 1, 18]
    assert timed == 0  # the clock ends it


def test_priors_follow_the_weights() -> None:
    odds = priors([0.0, 1.0, 5.0], 1.5)

    assert sum(odds) == pytest.approx(1.0)
    assert odds[0] < odds[1] < odds[2]
    assert priors([2.0, 2.0], 1.5) == [0.5, 0.5]
    assert priors([0.0, 1.0, 5.0], 1.5) == pytest.approx(priors([10.0, 30.0, 110.0], 1.5))


def test_a_glance_takes_each_option_equally_often() -> None:
    chance = Chance(3)
    counts = [0] * 10
    for _ in range(2000):
        for token in some_of(list(range(10)), 3, chance):
            counts[token] += 1

    assert sum(counts) == 6000
    assert all(500 < count < 700 for count in counts)
