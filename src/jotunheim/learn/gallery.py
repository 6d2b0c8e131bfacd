"""Pictures of the pieces, cards, dice and tracks of a game: what its tables show, each thing once.

Nobody writes a gallery. The positions of the material are looked at, each step of the lesson, and the beginning of an
ordinary game by every seat; what is found there is drawn by our own renderer.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from jotunheim.kernel import Game, State
from jotunheim.kernel.chance import Chance
from jotunheim.learn.course import course_of, opening
from jotunheim.learn.material import material_of
from jotunheim.learn.pictures import still
from jotunheim.learn.positions import opened
from jotunheim.render.cards import zone_html
from jotunheim.render.dice import die_svg
from jotunheim.render.pieces import piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.tracks import track_html
from jotunheim.scene import Card, Die, Piece, Scene, Sheet, Track, Zone
from jotunheim.texts import _

PLAYS: Final = 300  # of an ordinary game
EVERY: Final = 6  # plays between two looks
BOX: Final = "-46 -66 92 92"  # room for the largest piece
FLAT: Final = ("token", "troop", "tile", "merlon")  # these are small, and lie around their middle
FLAT_BOX: Final = "-25 -28 50 56"
PASSING: Final = ("count", "odds")  # badges that say how a piece stands now
NUMBER: Final = re.compile(r"\d+")
T = TypeVar("T")


class Thing(NamedTuple):
    """Something with its name."""

    name: str
    drawing: str
    note: str = ""


class Shelf(NamedTuple):
    """Things of one kind."""

    key: str
    title: str
    things: list[Thing]


def gallery(game: Game[Any]) -> list[Shelf]:
    """All shelves that have something, in the reader's language."""
    scenes = list(looks(game))
    shelves = [
        Shelf("pieces", _("Pieces"), list(pieces(scenes))),
        Shelf("cards", _("Cards"), list(cards(scenes))),
        Shelf("dice", _("Dice"), list(dice(scenes))),
        Shelf("tracks", _("Tracks"), list(tracks(scenes))),
    ]
    return [shelf for shelf in shelves if shelf.things]


def looks(game: Game[Any]) -> Iterator[Scene]:
    """Tables to look at."""
    material = material_of(game)
    puzzles = [puzzle.position for puzzle in material.puzzles if puzzle.position is not None]
    for position in (*material.howto.position.values(), *puzzles):
        yield game.view(opened(game, position), position.seat)
    yield from lesson_looks(game)
    yield from ordinary_looks(game)


def lesson_looks(game: Game[Any]) -> Iterator[Scene]:
    """The table of the lesson before each of its plays."""
    course = course_of(game)
    if course is None:
        return
    g = opened(game, opening(course.lesson))
    for token in course.tokens:
        yield game.view(g, course.lesson.seat)
        g.play(token)


def ordinary_looks(game: Game[Any]) -> Iterator[Scene]:
    """The beginning of an ordinary game with all seats, which pick anything; it is the same each time."""
    options = {setting.name: setting.default for setting in game.settings}
    g: State[Any] = game.begin(None, options, game.most, Chance(7), True)
    rng = Random(7)
    for number in range(PLAYS):
        if g.asked is None:
            return
        if number % EVERY == 0:
            yield game.view(g, g.asked.seat)
        g.play(rng.choice(g.options))


def first(found: Iterator[tuple[object, T]]) -> Iterator[T]:
    """Each thing once, by its mark."""
    seen: set[object] = set()
    for mark, thing in found:
        if mark not in seen:
            seen.add(mark)
            yield thing


def pieces(scenes: list[Scene]) -> Iterator[Thing]:
    """Each kind of piece in each colour, without what happened to it."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for piece in [each for board in scene.boards for each in board.pieces]:
                word = "" if piece.sign else NUMBER.sub("", piece.name).rstrip("s ")
                mark = (piece.kind, piece.sign, colour_at(scene, piece), word)
                if piece.face_up:
                    yield mark, Thing(piece.name, piece_svg(scene, bare_piece(piece)))

    return first(found())


def bare_piece(piece: Piece) -> Piece:
    """A piece on its own, which cannot be picked."""
    badges = tuple([badge for badge in piece.badges if badge.kind not in PASSING])
    return msgspec.structs.replace(
        piece, states=(), badges=badges, token="", why_not="", route=(), facing=-1
    )


def piece_svg(scene: Scene, piece: Piece) -> str:
    """A piece in a box of its own."""
    box = FLAT_BOX if piece.kind in FLAT else BOX
    return f'<svg viewBox="{box}" aria-hidden="true">{piece_figure(scene, piece, 0, 0)}</svg>'


def cards(scenes: list[Scene]) -> Iterator[Thing]:
    """Each card that has been seen face up."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for card in [each for zone in scene.zones for each in zone.cards]:
                if card.face_up and card.name:
                    yield (card.kind, card.name), Thing(card.name, card_html(scene, card))

    return first(found())


def card_html(scene: Scene, card: Card) -> str:
    """A card as it lies in a row."""
    bare = msgspec.structs.replace(
        card, token="", why_not="", states=(), pieces=(), foot="", owner=-1
    )
    return zone_html(scene, Zone("gallery", "", cards=(bare,)), {})


def dice(scenes: list[Scene]) -> Iterator[Thing]:
    """Each face of each kind of die that has been rolled."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for die in [each for sheet in scene.sheets for each in sheet.dice]:
                if die.face:
                    yield (die.kind, die.face), Thing(die.note, lying(scene, die))

    return first(found())


def lying(scene: Scene, die: Die) -> str:
    """A die that nobody can pick."""
    return die_svg(scene, msgspec.structs.replace(die, token="", states=()))


def tracks(scenes: list[Scene]) -> Iterator[Thing]:
    """Each track and pool."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for track in (*scene.tracks, *[heat for sheet in scene.sheets for heat in own(sheet)]):
                yield (track.kind, track.title), Thing("", track_html(scene, track), track.note)

    return first(found())


def own(sheet: Sheet) -> list[Track]:
    """The tracks of a sheet; the places of a body belong to its drawing."""
    return [track for track in sheet.tracks if track.kind != "body"]


def shown(game: Game[Any]) -> list[Shelf]:
    """The gallery with drawings that cannot be clicked, each with ids of its own."""
    return [
        Shelf(key, title, [
            thing._replace(drawing=still(thing.drawing, f"{key}{number}-"))
            for number, thing in enumerate(things)
        ])
        for key, title, things in gallery(game)
    ]  # fmt: skip
