"""How well a seat stands, for search at a horizon.

The numbers are fitted to games of the rule of thumb against itself: so many points more had a seat at
the end for a region, a piece or a card that it held before. What brings points only in time counts by
the share of the pools that is still to be had; what pays at once keeps its worth to the end.
"""

import math
from typing import Final

from jotunheim.games.assault.bot.worth import card_worth
from jotunheim.games.assault.rules.board import army, army_value, friendly_regions
from jotunheim.games.assault.rules.special import markers_on_board, may_mark
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import COMMANDS, NOBODY, RESOURCES, SPECIAL

PLACE: Final = 1.4  # a Small Folk Region held, with all points still to be had
PIECE: Final = 0.16  # a point of Ordning Value on the board, likewise
INCOME: Final = 0.25  # a point that each play of the special command pays, likewise
CARD: Final = 0.32  # of what a Resource Card is worth at a glance
HELD_SPELL: Final = 0.2
READY: Final = 0.4  # of what the special command would bring if it were played next
ON_TURN: Final = 0.9  # more is to come for the seat whose turn it is
LAST_DOUBT: Final = 4.0  # points of lead that make a win likely when the pools are empty …
DOUBT: Final = 10.0  # … and so many more when they are full


def still_to_come(g: Assault) -> float:
    """The share of the pools that nobody has won yet."""
    return sum(g.pools) / max(sum(g.book.pools[g.seats]), 1)


def standing(g: Assault, seat: int) -> float:
    """Points, and those that pieces, places and cards let one expect."""
    race = g.race_of[seat]
    ahead = 0.0
    for region in friendly_regions(g, race):
        ahead += PLACE if g.book.is_small_folk(region) else 0.0
        ahead += PIECE * army_value(g, race, army(g, region))
    special = g.book.special[race]
    if special.paying_marker != NOBODY:
        ahead += INCOME * special.per_marker * markers_on_board(g, special.paying_marker)
    found = g.points[seat] + still_to_come(g) * ahead + READY * harvest(g, seat)
    for kind in range(RESOURCES):
        number = g.resources[seat * RESOURCES + kind]
        if number:
            found += CARD * card_worth(g, seat, kind) * number
    return found + HELD_SPELL * len(g.hand(seat)) + (ON_TURN if g.turn == seat else 0.0)


def harvest(g: Assault, seat: int) -> float:
    """Points that the special command would bring for what lies left of it, were it played next."""
    if g.laid[seat * COMMANDS + SPECIAL]:
        return 0.0
    race = g.race_of[seat]
    special = g.book.special[race]
    if special.spent != NOBODY:
        ready = g.resources[seat * RESOURCES + special.spent]
        return float(special.per_spent * min(g.row[seat], ready))
    if special.placed_marker != NOBODY:
        ready = len(may_mark(g, race, special.placed_marker))
        return float(special.per_placed * min(g.row[seat], ready))
    return 0.0


def evaluate_all(g: Assault) -> list[float]:
    """By seat: the lead over the best other, as how likely it makes a win, in [-1, 1]."""
    points = [standing(g, seat) for seat in range(g.seats)]
    doubt = LAST_DOUBT + DOUBT * still_to_come(g)
    found: list[float] = []
    for seat, mine in enumerate(points):
        best = max([other for number, other in enumerate(points) if number != seat])
        found.append(math.tanh((mine - best) / doubt))
    return found


def evaluate(g: Assault, seat: int) -> float:
    """The same for one seat."""
    return evaluate_all(g)[seat]
