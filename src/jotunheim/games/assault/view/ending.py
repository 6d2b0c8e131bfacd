"""The end: who won, and where the Ordning Points came from."""

from jotunheim.games.assault import tokens
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import CLAIMED, DAMAGED, GAINED, PLAYED
from jotunheim.games.assault.words.names import seat_title
from jotunheim.kernel import Outcome
from jotunheim.scene import Gain, Moment
from jotunheim.texts import _, capital, ngettext

MOMENTS = 5  # the largest gains of a game


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
    found: list[Gain] = []
    source = ""
    for event in g.journal or []:
        if event.what == CLAIMED.name:
            source = _("Events")
        elif event.what == DAMAGED.name:
            source = _("Battles")
        elif event.what == PLAYED.name:
            source = _("Own command")
        elif event.what == GAINED.name:
            seat, points = event.values[:2]
            found.append(Gain(ply=event.public_ply, seat=seat, points=points, source=source))
    return found


def moments(g: Assault) -> list[Moment]:
    """The largest gains, in the order of the game."""
    every = gains(g)
    largest = sorted(every, key=points_of, reverse=True)[:MOMENTS]
    line = _("{race} gain {n} OP: {source}")
    return [
        Moment(
            ply=gain.ply,
            seat=gain.seat,
            text=capital(
                line.format(race=seat_title(g, gain.seat), n=gain.points, source=gain.source)
            ),
        )
        for gain in every
        if gain in largest
    ]


def portraits(g: Assault) -> list[str]:
    """The leader of each seat's race."""
    return [f"assault/{tokens.RACE_NAMES[race]}" for race in g.race_of]


def points_of(gain: Gain) -> int:
    """How much it was."""
    return gain.points
