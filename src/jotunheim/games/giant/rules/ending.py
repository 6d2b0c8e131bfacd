"""Fleeing, the end of a battle, scoring, draws (GI-FLE, GI-END, GI-SCO, GI-DRW).

The aim is to destroy the opposing giants or to see them leave the map (GI-OVR-03).
"""

from typing import Final, final

from jotunheim.games.giant.rules.damage import capture, capture_the_helpless, remove, score
from jotunheim.games.giant.state import BATTLE, BETWEEN, FLED, Giant, War
from jotunheim.games.giant.words.events.ending import CONCEDE, LIMIT, QUIET, RESULT
from jotunheim.games.giant.words.events.rounds import EXIT
from jotunheim.kernel import End, Step

DRAW: Final = -1


def flee(g: War, giant: Giant) -> None:
    """The giant is off the map for good and worth half its points (GI-FLE-01, GI-SCO-02)."""
    remove(g, giant, FLED)
    g.tell(EXIT, (giant.key(), giant.manner))
    score(g, giant, 1)


@final
class Aftermath(Step[War]):
    """After every completed move, shot or assault: captures, then the end (GI-CAP-05, GI-END-02)."""

    def run(self, g: War) -> None:
        capture_the_helpless(g)
        if not g.in_play(0) or not g.in_play(1):  # GI-END-01, GI-END-03
            g.leave(BATTLE)


@final
class EndRound(Step[War]):
    """Six quiet rounds, or the table's limit, end the battle (GI-DRW-01, GI-END-06)."""

    def run(self, g: War) -> None:
        g.quiet = 0 if g.attacked else g.quiet + 1
        limit = g.switches.round_limit
        if g.quiet >= g.switches.quiet_rounds:
            g.tell(QUIET, (g.quiet,))
            g.leave(BATTLE)
        elif limit and g.round >= limit:
            g.tell(LIMIT, (g.round,))
            g.leave(BATTLE)


def battle_winner(g: War) -> int:
    """More points win; who conceded has lost whatever the points (GI-SCO-04, GI-DRW-02, GI-END-04)."""
    if g.conceded >= 0:
        return 1 - g.conceded
    if g.points[0] == g.points[1]:
        return DRAW
    return 0 if g.points[0] > g.points[1] else 1


@final
class EndBattle(End[War]):
    """The foot of a battle: what was conceded is captured, then the result stands (GI-END-04).

    It has no title: all that is asked is asked in a battle, so the trail would tell nothing.
    """

    def run(self, g: War) -> None:
        g.duel = None
        g.phase = BETWEEN
        if g.conceded >= 0:
            g.tell(CONCEDE, (g.conceded,))
            for giant in g.in_play(g.conceded):
                capture(g, giant)
        winner = battle_winner(g)
        g.own_campaign().results += [g.points[0], g.points[1], winner]
        g.tell(RESULT, (g.points[0], g.points[1], winner))
