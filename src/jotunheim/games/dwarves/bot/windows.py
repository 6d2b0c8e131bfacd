"""Windows and rewards: when to change dice, to heal, to help, and who gets what."""

from typing import Final

from jotunheim.games.dwarves.effects.windows import W1, W2, W3, W4, W5
from jotunheim.games.dwarves.rules.dice import highest, successes
from jotunheim.games.dwarves.rules.equipment import TakeCard
from jotunheim.games.dwarves.rules.goals import goal_of, times_of
from jotunheim.games.dwarves.rules.rolls import CouncilDie
from jotunheim.games.dwarves.rules.standing import defeats_at, most_health
from jotunheim.games.dwarves.rules.targets import card_targets, hex_targets
from jotunheim.games.dwarves.rules.windows import TableWindow
from jotunheim.games.dwarves.setup import ChooseHero
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_DISPATCHES, ROLL_FIGHT, ROLL_MOVE
from jotunheim.games.dwarves.tokens import (
    CARD,
    DIE,
    HEALING_BREEZE,
    HERBS,
    HERO,
    KINDS,
    NOWHERE,
    SHIELD,
    SKULL,
    W_TAKE,
    WHISPERING_WIND,
    WIND_ARMOUR,
)
from jotunheim.kernel import PASS, OpenReact, React, Window

# How useful the Heroes are to a team that plays by rule of thumb, in their order.
HERO_WORTH: Final = [3.0, 3.0, 3.0, 2.6, 3.2, 2.5, 1.5, 2.2, 2.4, 2.4, 1.8, 2.0]


def choose_hero(g: Dwarves, asked: ChooseHero, options: list[int]) -> list[float]:
    """Warriors and smiths in turns."""
    return [HERO_WORTH[HERO.of(token)] if HERO.has(token) else 0.0 for token in options]


def open_react(g: Dwarves, asked: OpenReact[Dwarves], options: list[int]) -> list[float]:
    """A window that everybody sees."""
    return react_in(g, asked.seat, asked.window, options)


def react(g: Dwarves, asked: React[Dwarves], options: list[int]) -> list[float]:
    """The same, covert."""
    return react_in(g, asked.seat, asked.window, options)


def react_in(g: Dwarves, seat: int, window: Window[Dwarves], options: list[int]) -> list[float]:
    """By the kind of window: what is worth more than to pass."""
    reactions = window.reactions
    number = reactions.number() if isinstance(reactions, TableWindow) else W1
    return [0.0 if token == PASS else use_worth(g, seat, number, token) for token in options]


def use_worth(g: Dwarves, seat: int, window: int, token: int) -> float:
    """What it is worth to use something in a window."""
    if window == W4:
        return -1.0 if is_good_roll(g) else 1.0
    if window == W5:
        return loss_worth(g, seat, token)
    if window == W3:
        return 1.0
    if window == W2:
        return 1.0 if max(g.skulls) >= 2 else -1.0
    card = CARD.of(token)
    if card in (HEALING_BREEZE, HERBS):
        return 1.0 if lacking(g) >= 2 and min(g.health) <= 2 else -1.0
    return -1.0 if card in (SKULL, WIND_ARMOUR, WHISPERING_WIND) else 0.1


def lacking(g: Dwarves) -> int:
    """The most Health that a Hero lacks."""
    return max([most_health(g, seat) - g.health[seat] for seat in range(g.seats)])


def loss_worth(g: Dwarves, seat: int, token: int) -> float:
    """A loss is prevented where it hurts, and taken over by those who have more."""
    left = g.health[g.loss.seat] - g.loss.points
    if token == W_TAKE or (CARD.has(token) and CARD.of(token) == SHIELD):
        return 1.0 if g.health[seat] > left + 2 else -1.0
    return 1.0 if left <= 2 else -1.0


def is_good_roll(g: Dwarves) -> bool:
    """Is the roll good enough to leave it alone?"""
    roll = g.roll
    if roll.why == ROLL_MOVE:
        return highest(g) >= 4
    if roll.why == ROLL_DISPATCHES:
        return highest(g) >= roll.need
    if roll.why == ROLL_CHECK:
        up = g.card(roll.card) if roll.card != NOWHERE else None
        need = 1
        if up is not None and roll.part < len(up.won):
            goal = goal_of(g, up, roll.part)
            need = max(times_of(g, up, goal) - up.won[roll.part], 1) if goal.mode == 0 else 1
        return successes(g) >= need
    if roll.why == ROLL_FIGHT:
        return fight_hits(g) >= (len(roll.dice) + 1) // 2
    return highest(g) == 6


def fight_hits(g: Dwarves) -> int:
    """Dice of a Fight that find somebody."""
    roll = g.roll
    if roll.card != NOWHERE:
        return len([die for die in roll.dice if die >= roll.need])
    needs = [
        defeats_at(g, kind)
        for kind in range(KINDS)
        if hex_targets(g, roll.seat, kind) or card_targets(g, roll.seat, kind)
    ]
    lowest = min(needs) if needs else 7
    return len([die for die in roll.dice if die >= lowest])


def council_die(g: Dwarves, asked: CouncilDie, options: list[int]) -> list[float]:
    """The lowest die again."""
    return [float(-g.roll.dice[DIE.of(token)]) for token in options]


def take_card(g: Dwarves, asked: TakeCard, options: list[int]) -> list[float]:
    """The Hero who has least Equipment and most Health to use it."""
    found: list[float] = []
    for token in options:
        seat = g.seat_of(HERO.of(token)) if HERO.has(token) else asked.seat
        found.append(0.0 - len(g.equipment.zones[5 + seat]) + 0.2 * g.health[seat])
    return found
