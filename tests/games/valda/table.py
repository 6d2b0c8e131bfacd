"""A table for tests: set up in words, played by names, looked at through what lies on it."""

from __future__ import annotations

from typing import ClassVar

from jotunheim.games.valda import GAME
from jotunheim.games.valda.rules.areas import controller, level
from jotunheim.games.valda.rules.defence import attack_total, defence_total
from jotunheim.games.valda.state.table import (
    ATTACKING,
    DECKS,
    DEFENDING,
    DIVINE,
    HANDS,
    PILES,
    REMOVED,
    Valda,
)
from jotunheim.games.valda.tokens import (
    AREA_NAMES,
    DECK_NAMES,
    DEITY_NAMES,
    KIND_NAMES,
    RESOURCES,
    SITES,
)
from jotunheim.kernel import React
from jotunheim.testing import rule
from jotunheim.testing.table import Table

__all__ = ["GAME", "ValdaTable", "rule", "table"]


class ValdaTable(Table[Valda]):
    """A game of Valda in a given situation. Players are numbered from 1, as in situations."""

    declining: ClassVar[tuple[str, ...]] = ("pass", "done", "end_phase")

    # Playing ------------------------------------------------------------------------------------

    def until(self, *questions: str) -> ValdaTable:
        """Decline until one of these questions is asked."""
        self.pass_on(*questions)
        return self

    def end(self) -> ValdaTable:
        """End the phase."""
        self.play("end_phase")
        return self

    # Asking -------------------------------------------------------------------------------------

    @property
    def window(self) -> str:
        """The window in which the asked player may react; empty: the question is no window."""
        asked = self.g.asked
        return type(asked.window.reactions).__name__ if isinstance(asked, React) else ""

    @property
    def who(self) -> int:
        """The player who is asked."""
        return self.seat + 1

    @property
    def points(self) -> tuple[int, int]:
        """Action points and building points left."""
        return self.g.turn.action_points, self.g.turn.building_points

    @property
    def followers(self) -> list[int]:
        """The followers of all players."""
        return self.g.followers

    def goods(self, player: int) -> list[int]:
        """Blood, diamonds, gold, runes."""
        return self.g.goods[(player - 1) * RESOURCES : player * RESOURCES]

    def runes(self, player: int) -> int:
        """Runes of a player."""
        return self.goods(player)[RESOURCES - 1]

    def buildings(self, player: int) -> list[int]:
        """Mines and drills."""
        return self.g.buildings[(player - 1) * 2 : player * 2]

    def named(self, zone: int) -> list[str]:
        """The cards of a zone by name, from the bottom up."""
        return [KIND_NAMES[kind] for kind in self.g.cards.prints_in(zone)]

    def hand(self, player: int) -> list[str]:
        """The hand of a player, sorted."""
        return sorted(self.named(HANDS + player - 1))

    def deck(self, name: str) -> list[str]:
        """A main or divine deck, from the bottom up."""
        if name in DECK_NAMES:
            return self.named(DECKS + DECK_NAMES.index(name))
        return self.named(DIVINE + AREA_NAMES.index(name))

    def pile(self, name: str) -> list[str]:
        """A discard pile, from the bottom up."""
        return self.named(PILES + DECK_NAMES.index(name))

    @property
    def removed(self) -> list[str]:
        """Cards that are out of the game."""
        return self.named(REMOVED)

    @property
    def fight(self) -> tuple[list[str], list[str]]:
        """The cards of the attack that lie on the table: the attacker's, then the others'."""
        return self.named(ATTACKING), self.named(DEFENDING)

    @property
    def totals(self) -> tuple[int, int]:
        """Attack and defence of the part that is under way."""
        part = self.g.attack.part()
        return attack_total(self.g, part), defence_total(self.g, part)

    def temples(self, player: int) -> list[str]:
        """Temples of a player: areas, with a star for a frozen one."""
        found = [site for site, owner in enumerate(self.g.sites) if owner == player - 1]
        return [AREA_NAMES[s // SITES] + ("*" if self.g.frost[s] else "") for s in found]

    def occupant(self, area: str) -> str:
        """Who occupies an area."""
        deity = self.g.occupants[AREA_NAMES.index(area)]
        return DEITY_NAMES[deity] if deity >= 0 else ""

    def level(self, player: int, area: str) -> int:
        """The power level of a player."""
        return level(self.g, player - 1, AREA_NAMES.index(area))

    def controller(self, area: str) -> int:
        """Who controls an area; 0: nobody."""
        return controller(self.g, AREA_NAMES.index(area)) + 1

    def knows(self, player: int, owner: int) -> list[str]:
        """What a player knows of another's hand, sorted."""
        cards = self.g.cards
        known = [c for c in self.g.hand(owner - 1) if cards.knows(c, player - 1)]
        return sorted([KIND_NAMES[self.g.book.prints[card]] for card in known])


def table(text: str = "", seats: int = 2, seed: int = 1, **settings: str) -> ValdaTable:
    """A table from a situation, or from the start if there is none."""
    return ValdaTable(GAME, text, seats=seats, settings=settings, seed=seed)
