"""What an answer would do, before it is given: paths to be walked, and whether it ends the turn (T-09, T-10).

It is tried in a world that the seat cannot tell from the real one, with other dice. So a preview tells nothing that
the seat does not know: what is hidden, and what chance will bring, may come out otherwise.
"""

from hashlib import sha256
from typing import Any, Final

import msgspec

from jotunheim.kernel import Chance, IllegalAction, State
from jotunheim.render.hexgrid import grid_of
from jotunheim.render.land_ground import LARGE
from jotunheim.scene import Board, Scene
from jotunheim.server.engine.live import Live

COVERT: Final = 20  # covert questions that are passed at most before an open one


class Path(msgspec.Struct, frozen=True):
    """A line over a board."""

    board: str
    kind: str  # as of a trail: walk, run, attack …
    points: list[tuple[float, float]]


def preview(live: Live, seat: int, tokens: list[str], paths: bool) -> list[str]:
    """Whether the answer ends the turn ("ends"), and the new paths as JSON, if they are wanted."""
    g = live.session.g
    if g.asked is None or g.asked.seat != seat or g.asked.secret:
        return ["", "[]"]
    try:
        after = world_after(live, seat, tokens)
    except IllegalAction:
        return ["", "[]"]
    found = new_paths(live.game.view(g, seat), live.game.view(after, seat)) if paths else []
    # An option that says itself that it ends the turn is the step of its own; nobody is asked twice.
    silent = not tokens or tokens[-1] not in live.game.turn_ends
    ends = "ends" if silent and ends_turn(live, seat, after) else ""
    return [ends, msgspec.json.encode(found).decode()]


def world_after(live: Live, seat: int, tokens: list[str]) -> State[Any]:
    """A world like the present one in which the answer was given."""
    game, g = live.game, live.session.g
    names = [game.words.token(name) for name in tokens]
    seed = sha256(f"{g.ply} {seat}".encode()).digest()  # the same for the same question
    world: State[Any] = game.determinize(g, seat, Chance(int.from_bytes(seed[:8], "big")))
    after: State[Any] = world.play_all(seat, names)
    return after


def ends_turn(live: Live, seat: int, after: State[Any]) -> bool:
    """Does it end the turn of this seat? Covert questions of others are passed, as if nobody had been asked.

    One of this seat is still to come: it is the answer to that which makes the turn final.
    """
    game = live.game
    if game.turn_of(live.session.g) != seat:
        return False
    for _ in range(COVERT):
        if after.asked is None or not after.asked.covert or after.asked.seat == seat:
            break
        after.play(after.asked.default(after.me(), after.options))
    return after.over or game.turn_of(after) != seat


def new_paths(before: Scene, after: Scene) -> list[Path]:
    """Trails that were not there, and lines from where pieces stood to where they stand."""
    found: list[Path] = []
    for old, new in zip(before.boards, after.boards, strict=False):
        known = {trail.key: trail.spaces for trail in old.trails}
        trails = [trail for trail in new.trails if known.get(trail.key) != trail.spaces]
        lines = [(trail.kind, trail.spaces) for trail in trails]
        if not lines:
            stood = {piece.key: piece.at for piece in old.pieces}
            moved = [piece for piece in new.pieces if stood.get(piece.key, piece.at) != piece.at]
            lines = [("walk", (stood[piece.key], piece.at)) for piece in moved]
        found += [Path(new.key, kind, points(new, spaces)) for kind, spaces in lines]
    return [path for path in found if len(path.points) > 1]


def points(board: Board, spaces: tuple[str, ...]) -> list[tuple[float, float]]:
    """Where spaces lie in the drawing."""
    if board.kind == "hexes":
        grid = grid_of(board, LARGE) if board.groups else grid_of(board)
        return [grid.centre(key) for key in spaces if key in grid.nodes]
    at = {space.key: (space.x, space.y) for space in board.spaces}
    return [at[key] for key in spaces if key in at]
