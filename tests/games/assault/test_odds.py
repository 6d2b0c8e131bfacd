"""Odds are tried once for what a seat knows, and never told for anything else."""

from jotunheim.games.assault import GAME
from jotunheim.games.assault.bot.odds import KNOWN, MOST_KNOWN, odds_of
from jotunheim.games.assault.tokens import REGION

from .table import Table, table

FRONT = (
    "army hill in silver_marches: 2 regular\narmy stone in high_forest: {high}\n"
    "army storm in anauroch: regular wounded\nturn hill\nask command"
)


def front(high: str = "2 elite") -> Table:
    """Hill may attack two regions from where it stands."""
    return table(FRONT.format(high=high)).play("attack", "battle")


def figures(t: Table) -> dict[str, str]:
    prompt = GAME.view(t.g, t.seat_of("hill")).prompt
    assert prompt is not None
    return {choice.token: choice.figure for choice in prompt.choices}


def test_odds_that_are_known_are_not_tried_again() -> None:
    KNOWN.clear()
    t = front()
    first = figures(t)
    tried = len(KNOWN)

    assert tried == 2 and figures(t) == first and figures(front()) == first
    assert len(KNOWN) == tried


def test_another_army_has_other_odds() -> None:
    strong = figures(front("6 elite"))["region:high_forest"]
    weak = figures(front("regular wounded"))["region:high_forest"]

    assert strong.startswith("0%") and int(weak.split("%")[0]) > 50
    assert figures(front("6 elite"))["region:high_forest"] == strong


def test_kept_odds_are_as_tried_again() -> None:
    t = front()
    region = t.region("high_forest")
    seat = t.seat_of("hill")
    one = odds_of(GAME, t.g, seat, REGION.token(region), region)
    KNOWN.clear()
    other = odds_of(GAME, t.g, seat, REGION.token(region), region)

    assert one is not other
    assert one == other


def test_only_so_many_odds_are_kept() -> None:
    t = front()
    region = t.region("anauroch")
    known = odds_of(GAME, t.g, t.seat_of("hill"), REGION.token(region), region)
    for number in range(MOST_KNOWN):
        KNOWN[t.g.book, f"other {number}", (), 0, 0] = known

    figures(front("3 elite"))

    assert len(KNOWN) <= MOST_KNOWN
