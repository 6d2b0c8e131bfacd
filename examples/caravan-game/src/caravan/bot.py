"""Rules of thumb, for bots: how well a seat stands, and how good an option looks."""

from typing import Final

from caravan.rules.choice import RaidOrRest
from caravan.rules.raid import PlayRobbers
from caravan.state import HANDS, Caravan
from caravan.tokens import CARD, RAID
from jotunheim.kernel import DONE, PASS, ByDecision, Decision


def worth(g: Caravan, seat: int) -> float:
    """In [-1, 1]: gold against the best of the others; cards in the hand count a little."""
    wealth = [gold + 0.3 * power(g, other) for other, gold in enumerate(g.gold)]
    best = max([value for other, value in enumerate(wealth) if other != seat])
    return max(-1.0, min(1.0, (wealth[seat] - best) / 15))


def power(g: Caravan, seat: int) -> int:
    """The strength of all robbers in a hand."""
    return sum([g.book.strength[kind] for kind in g.cards.prints_in(HANDS + seat)])


def raid_or_rest(g: Caravan, decision: RaidOrRest, token: int) -> float:
    """Raid with a hand that is a match for most of the guard."""
    ready = 2 * power(g, decision.seat) - g.book.guard[g.on_the_road()]
    return float(ready if token == RAID else 2)


def robbers(g: Caravan, decision: PlayRobbers, token: int) -> float:
    """Weak robbers first, and no more than it takes to win."""
    mine = sum([g.book.strength[CARD.of(pick)] for pick in g.picks])
    others = [g.strength(seat) for seat in g.raiders]
    enough = mine > max(others) and mine + sum(others) >= g.book.guard[g.on_the_road()]
    if token == DONE:
        return 10.0 if enough else 0.0
    return float(g.book.strength[CARD.of(token)])


def smoke(g: Caravan, decision: Decision[Caravan], token: int) -> float:
    """End a raid that another band would win."""
    strengths = [g.strength(seat) for seat in g.raiders]
    winner = g.raiders[strengths.index(max(strengths))] if strengths else decision.seat
    loses = winner != decision.seat and sum(strengths) >= g.book.guard[g.on_the_road()]
    return 1.0 if (token != PASS) == loses else 0.0


THUMB: Final = ByDecision[Caravan, int, float](smoke)
THUMB.on(RaidOrRest, raid_or_rest)
THUMB.on(PlayRobbers, robbers)


def weigh(g: Caravan, options: list[int]) -> list[float]:
    """How good each option looks to the asked seat."""
    asked = g.asked
    assert asked is not None
    return [THUMB.of(g, asked, token) for token in options]
