"""What a seat sees of a table, by the keys of the scene."""

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.scene import Board, Card, Line, Piece, Scene, Sheet, Space, Zone


class Seen:
    """The scene of a seat, with its parts by key."""

    def __init__(self, g: Stronghold, seat: int) -> None:
        self.scene: Scene = GAME.view(g, seat)

    @property
    def board(self) -> Board:
        return self.scene.boards[0]

    def space(self, key: str) -> Space:
        return next(space for space in self.board.spaces if space.key == key)

    def piece(self, key: str) -> Piece:
        return next(piece for piece in self.board.pieces if piece.key == key)

    def at(self, key: str) -> list[str]:
        """The names of the pieces on a space and in its slots and rows."""
        inner = {space.key for space in self.board.spaces if space.parent == key}
        here = [p for p in self.board.pieces if p.at == key or p.at in inner]
        return sorted([p.name for p in here if p.kind != "merlon"])

    def zone(self, key: str) -> Zone:
        return next(zone for zone in self.scene.zones if zone.key == key)

    def card(self, key: str) -> Card:
        return next(card for zone in self.scene.zones for card in zone.cards if card.key == key)

    def sheet(self, key: str) -> Sheet:
        return next(sheet for sheet in self.scene.sheets if sheet.key == key)

    def line(self, words: str) -> Line:
        lines = [line for sheet in self.scene.sheets for line in sheet.lines]
        return next(line for line in lines if words in line.cells)

    def verdict(self, section: str) -> str:
        """The sums and the verdict of a section, in the words of the sheet."""
        name = self.space(section).label
        return " ".join(self.line(name).cells[1:]).replace("\u00a0", " ")
