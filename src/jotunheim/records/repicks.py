"""Another number of equal things in an answer that has begun, while the other picks stay (T-13).

Picks are plays, made in one order, and plays are only taken back from the end. So a change in the middle takes the
later picks back as well, and makes them again at once.
"""

from typing import Any, NamedTuple

from jotunheim.kernel import Game, State
from jotunheim.records.timeline import Timeline


class Repick(NamedTuple):
    """How to get from the present picks to others."""

    number: int  # the play to go back to
    tokens: list[int]  # to play from there


def find_repick(line: Timeline, token: int, more: bool) -> Repick | None:
    """One more or one less of a thing; None: the other picks do not allow it, or would be all of the answer."""
    asked = line.g.asked
    if asked is None:
        return None
    picks = line.game.picked(line.g, asked)
    wanted = with_one_more(picks, token) if more else with_one_less(picks, token)
    for other in wanted:
        found = path_to(line, other)
        if found is not None:
            return found
    return None


def with_one_less(picks: list[int], token: int) -> list[list[int]]:
    """The picks without the last one of a thing."""
    found = [place for place, pick in enumerate(picks) if pick == token]
    return [picks[: found[-1]] + picks[found[-1] + 1 :]] if found else []


def with_one_more(picks: list[int], token: int) -> list[list[int]]:
    """The picks with one more of a thing, which the question wants at one of these places."""
    places = range(len(picks), -1, -1)
    return [[*picks[:place], token, *picks[place:]] for place in places]


def path_to(line: Timeline, wanted: list[int]) -> Repick | None:
    """From the latest play of this answer at which only wanted things were picked."""
    asked = line.g.asked
    assert asked is not None
    for number in range(line.now, line.floor()[0] - 1, -1):
        g = line.state_after(number)
        if g.asked is None or (g.asked.seat, g.asked.name()) != (asked.seat, asked.name()):
            return None
        picks = line.game.picked(g, g.asked)
        if picks == wanted[: len(picks)]:
            tokens = tokens_to(line.game, g, wanted)
            return Repick(number, tokens) if tokens is not None else None
    return None


def tokens_to(game: Game[Any], g: State[Any], wanted: list[int]) -> list[int] | None:
    """What to play until these things are picked; a pick without a choice makes itself. The state changes."""
    question = g.asked.name() if g.asked is not None else ""
    tokens: list[int] = []
    while g.asked is not None and g.asked.name() == question:
        picks = game.picked(g, g.asked)
        if picks == wanted:
            return tokens
        if picks != wanted[: len(picks)] or wanted[len(picks)] not in g.options:
            return None
        tokens.append(wanted[len(picks)])
        g.play(tokens[-1])
    return None
