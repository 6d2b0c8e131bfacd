"""How well a seat stands, for search at a horizon."""

from jotunheim.games.assault.rules.board import friendly_regions, value
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.thumb.worth import card_worth
from jotunheim.games.assault.tokens import RESOURCES, SLOTS


def standing(g: Assault, seat: int) -> float:
    """Points, with pieces, cards and places as points to come."""
    race = g.race_of[seat]
    found = float(g.points[seat])
    for region in friendly_regions(g, race):
        found += 0.4 if g.book.is_small_folk(region) else 0.0
        units = g.units[region * SLOTS : region * SLOTS + SLOTS]
        found += 0.25 * sum([units[s] * value(g, race, s) for s in range(SLOTS) if units[s]])
    for kind in range(RESOURCES):
        found += 0.4 * card_worth(g, seat, kind) * g.resources[seat * RESOURCES + kind]
    return found + 0.4 * len(g.spells[seat])


def evaluate(g: Assault, seat: int) -> float:
    """The lead over the best other, as a share of what is at stake, in [-1, 1]."""
    mine = standing(g, seat)
    best = max([standing(g, other) for other in range(g.seats) if other != seat])
    return max(-1.0, min(1.0, (mine - best) / 20.0))
