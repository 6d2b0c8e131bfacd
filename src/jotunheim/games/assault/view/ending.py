"""The end: who won, and where the Ordning Points came from."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import CLAIMED, DAMAGED, GAINED, PLAYED
from jotunheim.games.assault.words.names import seat_title
from jotunheim.kernel import Outcome, gains_by_source, largest
from jotunheim.scene import Gain, Moment
from jotunheim.texts import N_, _, capital, ngettext

MOMENTS: Final = 5  # the largest gains of a game
SOURCES: Final[dict[str, str]] = {
    CLAIMED.name: N_("Events"),
    DAMAGED.name: N_("Battles"),
    PLAYED.name: N_("Own command"),
}


def headline(g: Assault, outcome: Outcome) -> str:
    """Who won, with how many points."""
    winners = outcome.winners()
    points = outcome.scores[winners[0]]
    names = _(" and ").join([seat_title(g, seat) for seat in winners])
    if len(winners) > 1:
        return capital(_("{races} share the victory").format(races=names))
    line = ngettext(
        "{race} win with {n} Ordning Point", "{race} win with {n} Ordning Points", points
    )
    return capital(line.format(race=names, n=points))


def gains(g: Assault) -> list[Gain]:
    """Each gain of points with what came before it: an event claimed, a battle, an own command."""
    return gains_by_source(g.journal, SOURCES, {GAINED.name: 1})


def moments(g: Assault) -> list[Moment]:
    """The largest gains, in the order of the game."""
    return [
        Moment(gain.ply, moment_words(g, gain), gain.seat) for gain in largest(gains(g), MOMENTS)
    ]


def moment_words(g: Assault, gain: Gain) -> str:
    """A gain in one line."""
    line = _("{race} gain {n} OP: {source}")
    race = seat_title(g, gain.seat)
    return capital(line.format(race=race, n=gain.points, source=gain.source))


def portraits(g: Assault) -> list[str]:
    """The leader of each seat's race."""
    return [f"assault/{tokens.RACE_NAMES[race]}" for race in g.race_of]
