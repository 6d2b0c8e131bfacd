"""The rule of thumb: how good each option looks at a glance to the seat that is asked."""

from typing import Final

from jotunheim.games.dwarves.bot import menu, windows
from jotunheim.games.dwarves.rules import (
    checks,
    council,
    equipment,
    fights,
    land,
    movement,
    rolls,
    spells,
)
from jotunheim.games.dwarves.rules import menu as menus
from jotunheim.games.dwarves.rules.board import troops_in
from jotunheim.games.dwarves.rules.standing import most_health
from jotunheim.games.dwarves.rules.verbs import health, heroes
from jotunheim.games.dwarves.setup import ChooseHero
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO, HEX, KIND, L1, RECRUIT
from jotunheim.kernel import DONE, PASS, ByDecision, Decision, OpenReact, React


def usual(g: Dwarves, asked: Decision[Dwarves], options: list[int]) -> list[float]:
    """Rewards and other choices: the Hero who lacks most, the fullest hex, the hardest kind."""
    found: list[float] = []
    for token in options:
        if HERO.has(token):
            seat = g.seat_of(HERO.of(token))
            found.append(float(most_health(g, seat) - g.health[seat]))
        elif HEX.has(token):
            found.append(0.5 + troops_in(g, HEX.of(token)))
        elif KIND.has(token):
            found.append(1.0 + KIND.of(token))
        else:
            found.append(0.0 if token in (PASS, DONE) else 0.5)
    return found


def name_hero(g: Dwarves, asked: council.NameHero, options: list[int]) -> list[float]:
    """Who has most loses, who lacks most gains."""
    return healthiest(g, asked, options) if asked.box == L1 else usual(g, asked, options)


def healthiest(g: Dwarves, asked: Decision[Dwarves], options: list[int]) -> list[float]:
    """A loss goes to the Hero who has most Health."""
    return [float(g.health[g.seat_of(HERO.of(token))]) for token in options]


def blank_die(g: Dwarves, asked: spells.BlankDie, options: list[int]) -> list[float]:
    """The die that brings most troops; of equals the hardest kind."""
    return [g.skulls[RECRUIT.of(token)] + 0.1 * RECRUIT.of(token) for token in options]


def next_hex(g: Dwarves, asked: land.ChooseHex, options: list[int]) -> list[float]:
    """The hex that is farthest from Blacksaddle."""
    far = g.book.distance[g.book.blacksaddle]
    return [float(far[HEX.of(token)]) for token in options]


# Who weighs the options of which question; each function gets all of them together.
WEIGHTS: Final = ByDecision[Dwarves, list[int], list[float]](usual)
WEIGHTS.on(ChooseHero, windows.choose_hero)
WEIGHTS.on(menus.Menu, menu.menu)
WEIGHTS.on(movement.Walk, menu.walk)
WEIGHTS.on(movement.TakePassage, menu.take_passage)
WEIGHTS.on(movement.PayForLand, menu.pay_for_land)
WEIGHTS.on(fights.Aim, menu.aim_fight)
WEIGHTS.on(fights.AssignDie, menu.assign_die)
WEIGHTS.on(fights.PickTarget, menu.pick_target)
WEIGHTS.on(fights.ExtraTroop, menu.extra_troop)
WEIGHTS.on(checks.ChooseCheck, menu.choose_check)
WEIGHTS.on(rolls.CouncilDie, windows.council_die)
WEIGHTS.on(equipment.TakeCard, windows.take_card)
WEIGHTS.on(council.NameHero, name_hero)
WEIGHTS.on(health.ShareHurt, healthiest)
WEIGHTS.on(heroes.Tie, healthiest)
WEIGHTS.on(land.ChooseHex, next_hex)
WEIGHTS.on(spells.BlankDie, blank_die)
WEIGHTS.on(OpenReact, windows.open_react)
WEIGHTS.on(React, windows.react)


def weigh(g: Dwarves, options: list[int]) -> list[float]:
    """How good each of these options looks to the seat that is asked."""
    asked = g.asked
    assert asked is not None
    return WEIGHTS.of(g, asked, options)
