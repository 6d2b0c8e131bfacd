"""Scenes of Valda for tests: the game with its view, tables from situations, and what a scene shows."""

from __future__ import annotations

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.view.cards import card_zones
from jotunheim.games.valda.view.halls import hall_sheets, stock
from jotunheim.games.valda.view.map import board
from jotunheim.games.valda.view.seats import dice, phase_title, phase_titles, seats, subtitle
from jotunheim.games.valda.view.stage import stage_sheets, stage_zones
from jotunheim.scene import Card, Piece, Scene, Space, Zone

from .table import ValdaGame, ValdaTable


class SeenGame(ValdaGame):
    """The rules with the scene that people see."""

    def view(self, g: Valda, seat: int) -> Scene:
        return self.scene(
            g,
            seat,
            seats(g, seat),
            boards=(board(g, seat),),
            zones=stage_zones(g) + card_zones(g, seat),
            dice=dice(g, seat),
            counters=stock(g, seat),
            sheets=stage_sheets(g) + hall_sheets(g, seat),
            subtitle=subtitle(g),
            phases=phase_titles(),
            phase=phase_title(g),
        )


SEEN = SeenGame()


def seen(text: str = "", seats: int = 2, seed: int = 1, **settings: str) -> ValdaTable:
    """A table whose scenes are those that people see."""
    return ValdaTable(SEEN, text, seats=seats, settings=settings, seed=seed)


def scene_of(t: ValdaTable, player: int) -> Scene:
    """What a player sees; 0 is a spectator."""
    return SEEN.view(t.g, player - 1)


def space(scene: Scene, key: str) -> Space:
    """A space of the board."""
    return next(s for s in scene.boards[0].spaces if s.key == key)


def pieces_at(scene: Scene, key: str) -> list[Piece]:
    """What stands on a space."""
    return [p for p in scene.boards[0].pieces if p.at == key]


def zone(scene: Scene, key: str) -> Zone:
    """A zone, by key."""
    return next(z for z in scene.zones if z.key == key)


def cards(scene: Scene, key: str) -> list[Card]:
    """The cards of a zone."""
    return list(zone(scene, key).cards)
