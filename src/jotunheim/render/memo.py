"""What was drawn of a table lately is not drawn again.

Most of a table looks the same from seat to seat and from play to play. Each part is drawn from a scene that holds
only what the part may look at; if such a scene was drawn before, the drawing is still true. Scenes that share
their spaces, pieces and lines are compared by identity, which is quick.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, TypeVar, final

from jotunheim.render.choices import effects_now, numbers
from jotunheim.render.drawing import Drawing
from jotunheim.scene import Board, Prompt, Scene, Seat, Space, Zone

MOST: Final = 4  # drawings of a part that are kept: of some seats, and of those who watch
MOST_OWN: Final = 2  # the same of a part that each seat has for itself
SOME_BOARD: Final = Board("", "")  # for parts that look whether there is a board, not at it
LARGE: Final = 500  # spaces of a board that is not looked through twice
MOST_STILL: Final = 6  # such boards that are known to have nothing to pick
_STILL: Final[list[tuple[Space, ...]]] = []  # the latest first
Made = TypeVar("Made")


class Drawn(Generic[Made]):
    """Drawings of one kind, by the name of the part, the latest first."""

    def __init__(self) -> None:
        self.kept: dict[str, list[tuple[Scene, Made]]] = {}

    def of(self, name: str, scene: Scene, draw: Callable[[Scene], Made], most: int = MOST) -> Made:
        """The drawing of a scene, made now if it was not made lately."""
        kept = self.kept.get(name, [])
        for known in kept:
            if known[0] == scene:
                return known[1]
        made = draw(scene)
        self.kept[name] = [(scene, made), *kept[: most - 1]]
        return made

    def own(self, name: str, scene: Scene, draw: Callable[[Scene], Made]) -> Made:
        """The same of a part that looks different for each seat: none takes the room of another."""
        return self.of(f"{name} {scene.seat}", scene, draw, MOST_OWN)


@final
class Cut:
    """A scene, cut down to what a part may look at."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.signs = signs_of(scene)
        self.offering = offering(scene.prompt)
        self.has_effects = bool(effects_now(self.offering))

    def table(self) -> Scene:
        """Only what the top of the page tells."""
        scene = self.scene
        return Scene(
            scene.game,
            scene.title,
            -1,
            subtitle=scene.subtitle,
            phases=scene.phases,
            phase=scene.phase,
        )

    def people(self) -> Scene:
        """Only who sits there."""
        scene = self.scene
        return Scene(scene.game, scene.title, scene.seat, seats=scene.seats, others=scene.others)

    def story(self) -> Scene:
        """Only what happened, and to whom."""
        scene = self.scene
        return Scene(scene.game, scene.title, -1, seats=self.signs, log=scene.log)

    def tracks(self) -> Scene:
        """Only the tracks."""
        scene = self.scene
        return Scene(scene.game, scene.title, -1, seats=self.signs, tracks=scene.tracks)

    def above(self) -> Scene:
        """Only what stands over the boards, and what is offered there."""
        scene = self.scene
        return Scene(
            scene.game,
            scene.title,
            scene.seat,
            seats=self.signs,
            zones=tuple([z for z in scene.zones if z.place == "above"]),
            tracks=tuple([t for t in scene.tracks if t.place == "above"]),
            prompt=self.offering,
        )

    def board(self, board: Board) -> Scene:
        """Only a board, and what is offered on it: the same for all seats (`Drawing.looks`)."""
        scene = self.scene
        zones = tuple([z for z in scene.zones if z.at])
        return Scene(
            scene.game,
            scene.title,
            -1,
            seats=self.signs,
            boards=(board,),
            zones=zones,
            prompt=self.offering if self.is_picked_on(board, zones) else None,
        )

    def is_picked_on(self, board: Board, zones: tuple[Zone, ...]) -> bool:
        """Whether the numbers of the question, or what picks would change, may show on a board."""
        if self.offering is None:
            return False
        if self.has_effects or any(p.token or p.route for p in board.pieces) or in_zones(zones):
            return True
        return not is_still(board.spaces)

    def goods(self) -> Scene:
        """Only cards, sheets, dice and numbers, and what is offered among them."""
        scene = self.scene
        return Scene(
            scene.game,
            scene.title,
            scene.seat,
            seats=self.signs,
            boards=(SOME_BOARD,) if scene.boards else (),
            zones=scene.zones,
            dice=scene.dice,
            counters=scene.counters,
            sheets=scene.sheets,
            prompt=self.offering if self.is_picked_here() else None,
        )

    def is_picked_here(self) -> bool:
        """The same for cards, sheets and numbers."""
        if self.offering is None:
            return False
        if self.has_effects or in_zones(self.scene.zones):
            return True
        return any(
            any(x.token for x in sheet.lines) or any(x.token or x.route for x in sheet.pieces)
            for sheet in self.scene.sheets
        )


def signs_of(scene: Scene) -> tuple[Seat, ...]:
    """The seats by name and colour: who decides and who has how much is told elsewhere."""
    return tuple([sign_of(seat.seat, seat.name, seat.colour) for seat in scene.seats])


@lru_cache(maxsize=256)
def sign_of(seat: int, name: str, colour: str) -> Seat:
    """The same again for the same seat, so that scenes are compared quickly."""
    return Seat(seat, name, colour)


def offering(prompt: Prompt | None) -> Prompt | None:
    """The question, if somebody can answer it here."""
    return prompt if numbers(prompt) else None


def is_still(spaces: tuple[Space, ...]) -> bool:
    """Whether no space can be picked; a game hands out the same thousand as long as that is so."""
    if any(spaces is known for known in _STILL):
        return True
    # A list is quicker than a generator.
    found = not [s for s in spaces if s.token or s.route]
    if found and len(spaces) >= LARGE:
        _STILL[:] = [spaces, *_STILL[: MOST_STILL - 1]]
    return found


def in_zones(zones: tuple[Zone, ...]) -> bool:
    """Whether a zone, one of its cards or what lies on a card can be picked."""
    return any(
        zone.token or any(c.token or any(p.token for p in c.pieces) for c in zone.cards)
        for zone in zones
    )


class Memo:
    """What was drawn of one table lately, in one language."""

    def __init__(self) -> None:
        self.parts: Drawn[str] = Drawn()
        self.boards: Drawn[Drawing | None] = Drawn()
