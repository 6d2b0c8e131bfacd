"""The end of a battle: who won, by what, and where the victory points came from."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.giant.rules.ending import DRAW
from jotunheim.games.giant.rules.series import (
    CONCEDED,
    GAMES_PLAYED,
    ON_POINTS,
    POINTS_REACHED,
    SPENT,
)
from jotunheim.games.giant.state import War
from jotunheim.games.giant.view.seats import first_portrait
from jotunheim.games.giant.words.events.fights import CAPTURE, DESTROY, EXCHANGE, SCORE, SHOT
from jotunheim.games.giant.words.events.rounds import EXPLODE
from jotunheim.games.giant.words.names import points_text, side_name
from jotunheim.kernel import Outcome, gains_by_source
from jotunheim.scene import Ending, Gain
from jotunheim.texts import N_, _

TURNING: Final = [DESTROY.name, CAPTURE.name]  # what decides a battle
SOURCES: Final = {
    SHOT.name: N_("Shots"),
    EXCHANGE.name: N_("Assaults"),
    EXPLODE.name: N_("Explosions by heat"),
    CAPTURE.name: N_("Captured giants"),
}
HALVES: Final = 2  # scores are counted in halves (GI-SCO-02)


def ended(g: War, ending: Ending | None) -> Ending | None:
    """The ending in words; scores are counted in halves, but written as points (GI-SCO-02)."""
    if ending is None:
        return None
    points = tuple([points_text(halves) for halves in ending.scores])
    faces = tuple([first_portrait(g, seat) for seat in (0, 1)])
    return replace(ending, figures=points, reason=reason(g), unit=HALVES, portraits=faces)


def headline(g: War, outcome: Outcome) -> str:
    """Who won, with the winner's points first."""
    winners = outcome.winners()
    if len(winners) != 1:
        return _("A draw")
    scores = [points_text(halves) for halves in outcome.scores]
    line = _("{side} wins, {own} to {other}")
    winner = winners[0]
    return line.format(side=side_name(g, winner), own=scores[winner], other=scores[1 - winner])


def gains(g: War) -> list[Gain]:
    """Each score with what brought it: a shot, an assault, an explosion, a capture."""
    return gains_by_source(g.journal, SOURCES, {SCORE.name: 1})


def reason(g: War) -> str:
    """How it was decided; the table keeps it in English, and in the words of the winner."""
    if g.reason == CONCEDED:
        return _("{side} conceded (GI-END-04)").format(side=side_name(g, 1 - g.winner))
    if g.reason == SPENT:
        return _("{side} cannot field a giant (GI-CMP-09)").format(side=side_name(g, 1 - g.winner))
    if g.reason == ON_POINTS:
        return on_points(g)
    for text, number in (
        (POINTS_REACHED, g.switches.match_points),
        (GAMES_PLAYED, g.switches.match_games),
    ):
        if g.reason == text.format(n=number):
            return _(text).format(n=number)
    return _(g.reason)


def on_points(g: War) -> str:
    """Who has no giant left, and that the points decide: it need not be the winner (GI-END-01, GI-SCO-04)."""
    gone = [seat for seat in (0, 1) if not g.in_play(seat)]
    if len(gone) > 1:
        words = _("No giant is left on the map, and the victory points are equal (GI-SCO-04)")
        if g.winner != DRAW:
            words = _("No giant is left on the map, and victory points decide (GI-SCO-04)")
        return words
    words = _("{side} has no giant left on the map, and the victory points are equal (GI-SCO-04)")
    if g.winner != DRAW:
        words = _("{side} has no giant left on the map, and victory points decide (GI-SCO-04)")
    return words.format(side=side_name(g, gone[0]))
