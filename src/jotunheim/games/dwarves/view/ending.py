"""The end: whether Girdlegard is saved, what the Heroes did, how the markers met (DW-END)."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.dwarves.rules.standing import most_health
from jotunheim.games.dwarves.rules.tracks import doom_start
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO_NAMES
from jotunheim.games.dwarves.words.events.cards import AVERTED, COMPLETED, FAILED, LEADER_COMES
from jotunheim.games.dwarves.words.events.map import (
    DEFEATS,
    DEFEATS_LEADER,
    DEFEATS_ON_CARD,
    DIED,
    DOOM,
    HERO_MARKER,
    MET,
    WIN,
)
from jotunheim.kernel import Outcome
from jotunheim.scene import Curve, Ending, Gain
from jotunheim.texts import N_, _, ngettext

# What decides a game: the end shows the last of them.
TURNING: Final[list[str]] = [
    kind.name for kind in (COMPLETED, FAILED, LEADER_COMES, DEFEATS_LEADER, WIN, MET, DIED)
]
# What is counted for each Hero.
COUNTED: Final[dict[str, str]] = {
    COMPLETED.name: N_("Cards completed"),
    AVERTED.name: N_("Threats averted"),
    DEFEATS.name: N_("Troops defeated"),
    DEFEATS_ON_CARD.name: N_("Troops defeated"),
    DEFEATS_LEADER.name: N_("Leaders defeated"),
}


def ended(g: Dwarves, ending: Ending | None) -> Ending | None:
    """All have the same score, so the end shows what each Hero did, and the race of the two markers."""
    if ending is None:
        return None
    return replace(
        ending,
        figures=figures(g),
        portraits=portraits(g),
        gains_title=_("What each Hero did"),
        course_title=_("The markers on the Doom track"),
        curves=(
            marker(g, HERO_MARKER.name, 0, _("Hero marker"), "storm"),
            marker(g, DOOM.name, doom_start(g), _("Doom marker"), "fire"),
        ),
    )


def gains(g: Dwarves) -> list[Gain]:
    """What each Hero did for all."""
    return [
        Gain(event.public_ply, event.values[0], 1, _(COUNTED[event.what]))
        for event in g.journal or []
        if event.what in COUNTED
    ]


def marker(g: Dwarves, what: str, start: int, name: str, colour: str) -> Curve:
    """The way of a marker over the game."""
    points: list[tuple[int, int]] = [(0, start)]
    for event in g.journal or []:
        if event.what == what:
            points.append((event.public_ply, event.values[0]))
    return Curve(name, tuple(points), colour=colour)


def headline(outcome: Outcome) -> str:
    """All win or all lose; how far they came is a statistic (DW-END-05)."""
    completed = outcome.scores[0]
    line = ngettext("{n} card completed", "{n} cards completed", completed).format(n=completed)
    won = _("Girdlegard is saved, all have won")
    return f"{won if outcome.winners() else _('Girdlegard is lost, and all with it')}: {line}"


def figures(g: Dwarves) -> tuple[str, ...]:
    """What is left of each Hero's Health, instead of a score that is the same for all."""
    line = _("Health {n} of {most}")
    return tuple(
        [line.format(n=g.health[seat], most=most_health(g, seat)) for seat in range(g.seats)]
    )


def portraits(g: Dwarves) -> tuple[str, ...]:
    """The faces of the Heroes."""
    return tuple([f"dwarves/{HERO_NAMES[hero].replace('_', '-')}-bust" for hero in g.heroes])
