"""Whole trips in one click, without what must be decided on the way (AG-MOV-17)."""

from jotunheim.games.assault.rules.board import (
    may_stop,
)
from jotunheim.games.assault.rules.trips import is_due, may_leave
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    REGION,
    UNIT,
    W_STOP,
)


def routes_from_here(g: Assault, seat: int) -> list[list[int]]:
    """For each place the trip can reach without a penalty, the steps and the stop."""
    race = g.race_of[seat]
    steps = g.maneuvers // max(sum(g.moving), 1)
    reached: list[int] = [g.at]
    paths: list[list[int]] = [[]]
    at = 0
    while at < len(reached):
        if len(paths[at]) < steps:
            for next_to in g.book.neighbours[reached[at]]:
                unseen = (g.visited >> next_to) & 1 == 0 and next_to not in reached
                if unseen and not is_due(g, race, next_to):
                    reached.append(next_to)
                    paths.append([*paths[at], REGION.token(next_to)])
        at += 1
    found: list[list[int]] = []
    for i in range(1, len(reached)):
        if may_stop(g, race, reached[i]):
            tokens = asked_of(g, [*paths[i], W_STOP])
            if tokens:
                found.append(tokens)
    return found


def asked_of(g: Assault, tokens: list[int]) -> list[int]:
    """Those of the tokens that are really asked for: single options answer themselves."""
    trial = g.clone()
    found: list[int] = []
    for token in tokens:
        if sum(trial.moving) > 0 and token in trial.options:
            found.append(token)
            trial.play(token)
    return found


def marches(g: Assault, seat: int) -> list[list[int]]:
    """Whole armies, as many units as the maneuvers allow, to each place they can reach."""
    found: list[list[int]] = []
    for region in may_leave(g, seat):
        trial = g.clone()
        tokens = [REGION.token(region)]
        trial.play(REGION.token(region))
        while UNIT.has(trial.options[0]):
            tokens.append(trial.options[0])
            trial.play(trial.options[0])
        for route in routes_from_here(trial, seat):
            found.append(tokens + route)
    return found
