"""The look at the parts of a search: each way does what it says, and the script prints what it finds."""

import inspect
from pathlib import Path
from typing import Any

import msgspec
import pytest
import search_parts
from search_parts import (
    APART,
    KNOWING,
    SURE,
    WAYS,
    WILD,
    Frozen,
    Opinion,
    Thinker,
    style_of,
)

from jotunheim import registry
from jotunheim.bots.learned import Wish, guide_for
from jotunheim.bots.player import Sight
from jotunheim.bots.search import Style
from jotunheim.kernel import Chance, Game, State

LEDUC = registry.game("leduc")


def seat_of(g: State[Any]) -> int:
    """Who is asked."""
    assert g.asked is not None
    seat: int = g.asked.seat
    return seat


def raised(seed: int) -> State[Any]:
    """A table of Leduc poker at which a raise is to be answered."""
    g: State[Any] = LEDUC.start({}, 2, Chance(seed))
    g.play(LEDUC.words.names.index("raise"))
    return g


def opinions(way: str, g: State[Any], own: int) -> list[float]:
    """How likely the seat that is asked is thought to give each answer."""
    guide = Opinion(guide_for(LEDUC, 2, Wish()), own, way)
    return guide.priors(g, g.options, 1.5)


def test_in_a_frozen_game_nothing_is_dealt_again() -> None:
    g = raised(3)
    seat = seat_of(g)

    def seen_by_the_other(game: Game[Any]) -> int:
        worlds = [game.determinize(g, seat, Chance(n)) for n in range(20)]
        return len({msgspec.json.encode(LEDUC.view(world, 1 - seat)) for world in worlds})

    assert seen_by_the_other(Frozen(LEDUC)) == 1
    assert seen_by_the_other(LEDUC) > 1


def test_others_surely_do_what_they_like_best_or_anything() -> None:
    g = raised(1)
    other = seat_of(g)

    sure = opinions(SURE, g, 1 - other)
    wild = opinions(WILD, g, 1 - other)

    assert max(sure) == 1.0
    assert sum(sure) < 1.001
    assert len(set(wild)) == 1


def test_playouts_take_any_answer_of_others_of_whom_nothing_is_known() -> None:
    g = raised(1)
    other = seat_of(g)

    def answers(way: str, own: int) -> set[int]:
        guide = Opinion(guide_for(LEDUC, 2, Wish()), own, way)
        return {guide.answer(g, g.options, Chance(n)) for n in range(50)}

    assert answers(WILD, 1 - other) == set(g.options)
    assert answers(WILD, other) == answers(SURE, 1 - other) != set(g.options)


def test_of_itself_a_seat_thinks_as_usual() -> None:
    g = raised(1)
    own = seat_of(g)
    usual = guide_for(LEDUC, 2, Wish()).priors(g, g.options, 1.5)

    assert opinions(SURE, g, own) == usual
    assert opinions(WILD, g, own) == usual


def tables(number: int) -> list[State[Any]]:
    """Tables that look alike to the seat that is asked; what the other holds differs."""
    g = raised(5)
    return [LEDUC.determinize(g, seat_of(g), Chance(n)) for n in range(number)]


@pytest.mark.parametrize("way", WAYS)
def test_only_who_is_knowing_sees_what_others_hold(way: str) -> None:
    seat = seat_of(tables(1)[0])
    answers = {Thinker(LEDUC, way, 64, seed=1).choose(g, seat) for g in tables(12)}

    assert (len(answers) > 1) == (way == KNOWING)


def test_searches_in_several_worlds_are_added_up() -> None:
    game: Game[Any] = registry.game("connect-four")
    g: State[Any] = game.start({}, 2, Chance(1))
    thinker = Thinker(game, APART, 80, seed=1)
    searches = thinker.each_world(Sight(game, g, 0), guide_for(game, 2, Wish()), 80)
    visits = sum([search.root.fork(0, search.question).visits for search in searches])

    whole = search_parts.added_up(searches)
    edges = whole.root.fork(0, whole.question).edges.values()

    assert len(searches) == search_parts.WORLDS
    assert whole.iterations == visits == sum([edge.visits for edge in edges]) == 80
    assert all(-1.0 <= edge.value() <= 1.0 for edge in edges if edge.visits)


def test_ways_without_a_part_differ_in_the_style_alone() -> None:
    def changed(name: str, way: str) -> dict[str, object]:
        usual, other = vars_of(Style()), vars_of(style_of(way, registry.game(name)))
        return {key: other[key] for key in usual if usual[key] != other[key]}

    assert changed("valda", "step") == {"depth": 1}
    assert changed("valda", "flat") == {"trust": 0.0}
    assert changed("valda", "bold") == {"doubt": 0.0}
    assert changed("valda", "short") == {"plies": 0}
    assert changed("valda", "long") == {"plies": 40}
    assert changed("giant", "long") == {"plies": 8}
    assert changed("valda", SURE) == {}


def vars_of(style: Style) -> dict[str, object]:
    """All numbers of a style; a compiled one has no dictionary."""
    names = inspect.signature(Style).parameters
    return {name: getattr(style, name) for name in names}


def test_the_script_compares_each_way_with_the_usual(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["leduc", "--ways", "knowing,step", "--number", "4", "--iterations", "16"]
    words += ["--kept", str(tmp_path / "games")]
    search_parts.main(words)
    first = capsys.readouterr().out
    lines = first.splitlines()

    assert lines[0] == "| game | way | games | win share, 95 % | gain, same games | ms |"
    assert [line.split(" | ")[1] for line in lines[2:5]] == ["usual", "knowing", "step"]
    assert len((tmp_path / "games").read_text().splitlines()) == 12

    search_parts.main(words)  # nothing is played again
    assert capsys.readouterr().out == first
    assert len((tmp_path / "games").read_text().splitlines()) == 12


def test_a_way_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        search_parts.main(["leduc", "--ways", "usual,clever"])

    assert "'clever'" in capsys.readouterr().err
