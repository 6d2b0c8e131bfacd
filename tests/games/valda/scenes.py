"""Scenes of Valda for tests: what a player sees of a table, and parts of it by key."""

from __future__ import annotations

from jotunheim.scene import Card, Piece, Scene, Space, Zone

from .table import GAME, ValdaTable


def scene_of(t: ValdaTable, player: int) -> Scene:
    """What a player sees; 0 is a spectator."""
    return GAME.view(t.g, player - 1)


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
