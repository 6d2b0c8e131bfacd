"""The Doom track: the Doom marker, the Hero marker and the icons of its spaces (DW-DOOM)."""

from typing import final

from jotunheim.games.dwarves.book.tables import COUNCIL_ICON, THREAT_ICON, TROOP_ICON
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.ending import markers_meet
from jotunheim.games.dwarves.rules.recruiting import recruit
from jotunheim.games.dwarves.rules.tasks import THREAT_ICON as THREATS_OF_SAGAS
from jotunheim.games.dwarves.rules.tasks import Task
from jotunheim.games.dwarves.rules.tracks import step_council
from jotunheim.games.dwarves.state import A_DECK, A_THREATS, Dwarves
from jotunheim.games.dwarves.words.events.map import HERO_MARKER, THREATS_IN
from jotunheim.kernel import NO_CARD, Step


@final
class AdvanceHeroMarker(Step[Dwarves]):
    """Step 1: one space towards the Doom marker, then the icon of that space (DW-DOOM-01).

    Markers that meet end the game before the icon is carried out (DW-END-02); so no game has more than
    41 turns (DW-END-06).
    """

    def run(self, g: Dwarves) -> None:
        g.hero_marker += 1
        g.tell(HERO_MARKER, (g.hero_marker,))
        if g.hero_marker >= g.doom:
            markers_meet(g)
        else:
            carry_out_icon(g)


def carry_out_icon(g: Dwarves) -> None:
    """The icon at the Hero marker's space (DW-DOOM-02, 03, 04)."""
    icon = g.book.doom_icon[g.hero_marker]
    if icon == COUNCIL_ICON:
        step_council(g, -standing.icon_steps(g))
    elif icon == TROOP_ICON:
        recruit(g, g.book.doom_gate[g.hero_marker])
    elif icon == THREAT_ICON:
        if g.variant.is_saga():
            g.then(Task(THREATS_OF_SAGAS))
        else:
            shuffle_threats_in(g, g.book.doom_threats)


def shuffle_threats_in(g: Dwarves, number: int) -> None:
    """So many Threats, as far as there are any, go unseen into the Adventure deck (DW-DOOM-03, DW-HID-05)."""
    moved = 0
    for _card in range(number):
        if g.adventures.draw(g, A_THREATS, A_DECK) != NO_CARD:
            moved += 1
    if moved:
        g.adventures.shuffle(g, A_DECK)
        g.tell(THREATS_IN, (moved,))
