"""The question as numbers, for research: what this seat is asked, in which window, about what."""

from typing import Final

from jotunheim.games.valda.rules import (
    actions,
    attack,
    building,
    cards,
    choices,
    defence,
    dice,
    divine,
    followers,
    launch,
    losses,
    occupants,
    resource_phase,
    steals,
    temples,
    valda,
    verbs,
)
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREAS, NONE, RESOURCES, SITES, WORD
from jotunheim.kernel import ByDecision, Decision, React, Reactions
from jotunheim.kernel.encoders import decisions_in, mine, one_of, share

# Grows at its end only, so that trained networks keep their inputs.
MODULES: Final = (
    *(occupants, valda, building, cards, choices, divine, verbs, temples, followers, dice),
    *(resource_phase, launch, attack, defence, steals),
)
DECISIONS: Final[list[type[Decision[Valda]]]] = [*decisions_in(MODULES), React]


def windows() -> list[Reactions[Valda]]:
    """All windows, in the order of their field.

    In a function, since the types are known only once all rules are: the compiler looks at them later.
    """
    return [
        *(valda.LAST_CARDS, followers.LAST_CARDS, actions.ANSWERS, building.BACKSTABS),
        *(divine.DRAWN, temples.THREATENED, attack.OPPORTUNITIES, attack.BEFORE),
        *(defence.DEFENCES, defence.ADDITIONS, attack.CLAIMS, steals.STEALS_WINDOW, losses.LOSSES),
    ]


WINDOWS: Final = windows()
WINDOW_ROW: Final[int] = 13
WINDOW_MEANING: Final = (
    "the window of this seat's question: last cards of the Valda and of the Followers phase, ACT, BUILD, "
    "DRAW, TEMPLE, opportunity, PRE, defence, POST, DEFD, STEAL, LOSS"
)
PICKED: Final[int] = WORD.first + WORD.size


def nothing(g: Valda, asked: Decision[Valda], seat: int) -> int:
    """No number was named before."""
    return NONE


def area_to_settle(g: Valda, asked: occupants.ChooseOccupant, seat: int) -> int:
    """The area whose occupant is chosen."""
    return asked.area


def area_to_leave(g: Valda, asked: temples.MoveTo, seat: int) -> int:
    """The area from which the temple moves."""
    return asked.site // SITES


def resource_given(g: Valda, asked: valda.GetKind, seat: int) -> int:
    """What is given for it."""
    return asked.given


def seen_decks(g: Valda, asked: divine.Peek, seat: int) -> int:
    """How many decks may still be looked at."""
    return asked.left


def still_converted(g: Valda, asked: choices.Convert, seat: int) -> int:
    """How many may still be turned."""
    return asked.left


def still_bought(g: Valda, asked: choices.PayAndDraw, seat: int) -> int:
    """How many cards may still be bought."""
    return asked.left


def still_picked(g: Valda, asked: steals.PickGood, seat: int) -> int:
    """How many resources may still be picked."""
    return asked.left


def drawn_at_once(g: Valda, asked: cards.DrawFrom, seat: int) -> int:
    """How many cards are drawn."""
    return asked.number


def given_at_once(g: Valda, asked: valda.GiveKind, seat: int) -> int:
    """How many are given."""
    return asked.number


def die_turned(g: Valda, asked: dice.TurnDie, seat: int) -> int:
    """Which die is turned."""
    return asked.die


def victim_of_temple(g: Valda, asked: temples.NameTemple, seat: int) -> int:
    """Whose temple."""
    return asked.victim


def victim_of_building(g: Valda, asked: verbs.NameBuilding, seat: int) -> int:
    """Whose building."""
    return asked.victim


def victim_of_choice(g: Valda, asked: steals.ChooseCard, seat: int) -> int:
    """Whose card."""
    return g.loots[asked.at].victim


def victim_of_goods(g: Valda, asked: steals.PickGood, seat: int) -> int:
    """Whose resource."""
    return g.loots[asked.at].victim


def victim_of_stone(g: Valda, asked: steals.PayBlood, seat: int) -> int:
    """Whose followers."""
    return g.loots[asked.at].victim


def victim_of_more(g: Valda, asked: steals.MoreOf, seat: int) -> int:
    """From whom one more is stolen."""
    return g.loots[asked.at].victim


# What was said before the question: an area, a resource, a number, a player, an effect.
AREA_OF: Final = ByDecision[Valda, int, int](nothing)
AREA_OF.on(occupants.ChooseOccupant, area_to_settle)
AREA_OF.on(temples.MoveTo, area_to_leave)
GIVEN_OF: Final = ByDecision[Valda, int, int](nothing)
GIVEN_OF.on(valda.GetKind, resource_given)
NUMBER_OF: Final = ByDecision[Valda, int, int](nothing)
NUMBER_OF.on(divine.Peek, seen_decks)
NUMBER_OF.on(choices.Convert, still_converted)
NUMBER_OF.on(choices.PayAndDraw, still_bought)
NUMBER_OF.on(steals.PickGood, still_picked)
NUMBER_OF.on(cards.DrawFrom, drawn_at_once)
NUMBER_OF.on(valda.GiveKind, given_at_once)
NUMBER_OF.on(dice.TurnDie, die_turned)
VICTIM_OF: Final = ByDecision[Valda, int, int](nothing)
VICTIM_OF.on(temples.NameTemple, victim_of_temple)
VICTIM_OF.on(verbs.NameBuilding, victim_of_building)
VICTIM_OF.on(steals.ChooseCard, victim_of_choice)
VICTIM_OF.on(steals.PickGood, victim_of_goods)
VICTIM_OF.on(steals.PayBlood, victim_of_stone)
VICTIM_OF.on(steals.MoreOf, victim_of_more)


def named(g: Valda, seat: int, row: ByDecision[Valda, int, int]) -> int:
    """What such a table says of this seat's question."""
    asked = mine(g, seat)
    return NONE if asked is None else row.of(g, asked, seat)


def window(g: Valda, seat: int) -> list[float]:
    """Which window this seat is asked in; nobody else learns it (VA-HID-06)."""
    asked = mine(g, seat)
    found = [0.0] * WINDOW_ROW
    if isinstance(asked, React):  # only a question of a window knows its window
        for at, reactions in enumerate(WINDOWS):
            if asked.window.reactions is reactions:
                found[at] = 1.0
    return found


def area(g: Valda, seat: int) -> list[float]:
    """The area that the question is about."""
    return one_of(named(g, seat, AREA_OF), AREAS)


def given(g: Valda, seat: int) -> list[float]:
    """The resource that is given."""
    return one_of(named(g, seat, GIVEN_OF), RESOURCES)


def victim(g: Valda, seat: int) -> list[float]:
    """The player whom the question is about, this seat first."""
    found = named(g, seat, VICTIM_OF)
    return one_of(NONE if found == NONE else (found - seat) % g.seats, g.seats)


def amounts(g: Valda, seat: int) -> list[float]:
    """At least, at most, how many were picked; the number named before."""
    asked = mine(g, seat)
    if asked is None:
        return [0.0, 0.0, 0.0, 0.0]
    low, high = asked.bounds(g)
    number = named(g, seat, NUMBER_OF)
    return [share(low, 10), share(high, 10), share(len(g.picks), 10), share(max(number, 0), 10)]


def picked(g: Valda, seat: int) -> list[float]:
    """What this seat has picked so far of several cards."""
    found = [0.0] * PICKED
    if mine(g, seat) is not None:
        for token in g.picks:
            found[token] = min(1.0, found[token] + 0.25)
    return found
