"""Puzzles of Valda: followers gained, or the game won, in one turn."""

from collections.abc import Callable
from typing import Final

from jotunheim.games.valda import GAME
from jotunheim.games.valda.state.table import HANDS, Valda
from jotunheim.games.valda.tokens import KIND_NAMES, RUNE
from tests.learn.proofs.proof import Proof

RED, BLUE, ICE, YELLOW = 0, 1, 2, 3
SHIELDS: Final = {"round_shield": 3, "shield_wall": 4, "fortress": 5}
END: Final = GAME.words.token("end_phase")
OF_THOR: Final = {GAME.words.token(name) for name in ("build:temple", "area:thor", "buy_rune")}
NO_GAIN: Final = {
    GAME.words.token(name)
    for name in ("build:mine", "build:drill", "trade_four", "two_for_one", "draw:a", "draw:b")
}


def question(g: Valda) -> str:
    """What is asked."""
    return type(g.asked).__name__


def followers(seat: int) -> Callable[[Valda], float]:
    """How far the seat has come."""
    return lambda g: float(g.followers[seat])


def reaches(seat: int, number: int) -> Callable[[Valda], float]:
    """Has the seat so many followers?"""
    return lambda g: float(g.followers[seat] >= number)


def wins(seat: int) -> Callable[[Valda], float]:
    """Has the seat won alone?"""
    return lambda g: float(GAME.outcome(g).winners() == [seat])


def cards(g: Valda, seat: int) -> int:
    """How many cards a seat holds."""
    return len(g.cards.prints_in(HANDS + seat))


def shields(g: Valda) -> float:
    """Goods that were not taken, then the strength of the shields that are left."""
    hand = [SHIELDS[KIND_NAMES[kind]] for kind in g.cards.prints_in(HANDS + RED)]
    return 100.0 * sum(g.goods[:RUNE]) + sum(hand)


def resources(g: Valda) -> bool:
    """The last phase of a turn, which brings no followers."""
    return question(g) == "DrawAtEnd"


def end_of_trades(g: Valda, token: int) -> bool:
    """The end of the Followers phase."""
    return token == END and question(g) == "FollowersMenu"


def no_gain(g: Valda, token: int) -> bool:
    """That, or something that brings no follower in the last turn."""
    return token in NO_GAIN or end_of_trades(g, token)


def not_thor(g: Valda, token: int) -> bool:
    """All that the question does not ask for."""
    return question(g) in ("ValdaMenu", "NameArea") and token not in OF_THOR


def muddy(g: Valda) -> float:
    """A follower, then own cards, then those that Blue has lost."""
    return 100.0 * g.followers[RED] + 10 * cards(g, RED) - cards(g, BLUE)


PROOFS: Final = (
    Proof("Just enough", shields, ends=lambda g: g.asked.seat == ICE),
    Proof(
        "Safe already",
        lambda g: 100.0 * g.followers[RED] + cards(g, RED),
        ends=lambda g: question(g) == "DrawAtEnd" or g.active != RED,
    ),
    Proof(
        "The last hammer",
        lambda g: 100.0 * g.followers[RED] + 10 * g.goods[RUNE] + cards(g, RED),
        closes=not_thor,
    ),
    Proof("Second temple or two runes?", followers(ICE), resources, no_gain, slow=True),
    Proof("The hungry mountain", followers(ICE), resources, no_gain, slow=True),
    Proof("A gift for the neighbour", reaches(YELLOW, 12), resources, end_of_trades),
    Proof("Moving house", followers(ICE), resources, end_of_trades),
    Proof("Now or later", reaches(ICE, 17), resources, end_of_trades, given=1),
    Proof(
        "Mud at the right time",
        muddy,
        lambda g: question(g) != "React" or g.active != BLUE,
        given=1,
    ),
    Proof("Below the haven", wins(RED)),
    Proof("Two axes, one aim", wins(RED)),
    Proof("Roll first, buy last", reaches(ICE, 20), resources, end_of_trades),
)
