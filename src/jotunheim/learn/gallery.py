"""Pictures of the pieces, cards, dice, grounds and tracks of a game, each thing once.

A game says what is in its box (`Game.catalogue`). Whatever else its tables show is looked for there: at the positions
of the material, at each step of the lesson, and at the beginning of an ordinary game. All is drawn by our own renderer.
"""

import re
from collections.abc import Iterator
from html import escape
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from jotunheim.kernel import Game, State
from jotunheim.kernel.chance import Chance
from jotunheim.learn.course import course_of, opening
from jotunheim.learn.material import material_of
from jotunheim.learn.pictures import ROW, still
from jotunheim.learn.positions import opened
from jotunheim.render.cards import zone_html
from jotunheim.render.dice import die_svg
from jotunheim.render.legends import sample_svg
from jotunheim.render.pieces import piece_figure
from jotunheim.render.signs import colour_at
from jotunheim.render.tracks import track_html
from jotunheim.scene import Board, Card, Die, Piece, Scene, Sheet, Track, Zone
from jotunheim.texts import _

PLAYS: Final = 300  # of an ordinary game
EVERY: Final = 6  # plays between two looks
BOX: Final = "-46 -72 92 98"  # room for the largest piece that stands
SMALL: Final = "-25 -28 50 56"  # for what lies around its middle
MACHINE: Final = "-32 -42 64 68"
# Boxes of other sizes, by kind of piece.
BOXES: Final[dict[str, str]] = {
    **dict.fromkeys(("token", "troop", "tile", "merlon", "unit", "hero", "marker"), SMALL),
    **dict.fromkeys(("ravage", "alliance", "raid", "frozen", "forge", "slain_dragon"), SMALL),
    **dict.fromkeys(("giant", "titan", "dreadnaught"), MACHINE),
    "slayer": SMALL,
    "castle": "-36 -48 72 77",
    "arrow": "-32 -34 64 68",
    "deity": "-38 -44 76 81",
    "picture": "-84 -109 168 168",
}
PASSING: Final = ("count", "odds")  # badges that say how a piece stands now
TAG: Final = re.compile(r"<[^>]*>")
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
    box = box_of(game)
    shelves = [
        Shelf("pieces", _("Pieces"), list(pieces(box, scenes))),
        Shelf("cards", _("Cards"), list(cards([box] if box.zones else scenes))),
        Shelf("dice", _("Dice"), list(dice([box] if box.dice else scenes))),
        Shelf("grounds", _("Ground and signs of the map"), list(grounds(scenes))),
        Shelf("tracks", _("Tracks"), list(tracks(scenes))),
    ]
    return [shelf for shelf in shelves if shelf.things]


def box_of(game: Game[Any]) -> Scene:
    """What is in the box, as a scene: a new table on which nothing else lies."""
    g = new_table(game)
    scene: Scene = game.view(g, -1)
    found = game.catalogue(g)
    return msgspec.structs.replace(
        scene,
        boards=(Board("box", pieces=found.pieces),) if found.pieces else (),
        zones=(Zone("box", "", cards=found.cards),) if found.cards else (),
        dice=found.dice,
        sheets=(),
        tracks=(),
    )


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
    g = new_table(game)
    rng = Random(7)
    for number in range(PLAYS):
        if g.asked is None:
            return
        if number % EVERY == 0:
            yield game.view(g, g.asked.seat)
        g.play(rng.choice(g.options))


def new_table(game: Game[Any]) -> State[Any]:
    """An ordinary game with all seats."""
    options = {setting.name: setting.default for setting in game.settings}
    g: State[Any] = game.begin(None, options, game.most, Chance(7), True)
    return g


def first(found: Iterator[tuple[object, T]]) -> Iterator[T]:
    """Each thing once, by its mark."""
    seen: set[object] = set()
    for mark, thing in found:
        if mark not in seen:
            seen.add(mark)
            yield thing


def pieces(box: Scene, scenes: list[Scene]) -> Iterator[Thing]:
    """Each piece of the box; then each kind that tables show besides, in each colour."""
    listed = [piece for board in box.boards for piece in board.pieces]
    kinds = {kind_of(piece) for piece in listed}

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for piece in [each for board in scene.boards for each in board.pieces]:
                if piece.face_up and kind_of(piece) not in kinds:
                    mark = (*kind_of(piece), colour_at(scene, piece), word_of(piece))
                    yield mark, pictured(scene, piece)

    yield from [pictured(box, piece) for piece in listed]
    yield from first(found())


def pictured(scene: Scene, piece: Piece) -> Thing:
    """A piece on its own, with its name."""
    return Thing(piece.name, piece_svg(scene, bare_piece(piece)))


def kind_of(piece: Piece) -> tuple[str, str]:
    """What a piece is drawn as."""
    return piece.kind, piece.sign


def word_of(piece: Piece) -> str:
    """The name of a piece without the numbers in it, where its figure does not tell it."""
    return "" if piece.sign else NUMBER.sub("", piece.name).rstrip("s ")


def bare_piece(piece: Piece) -> Piece:
    """A piece on its own, which cannot be picked."""
    badges = tuple([badge for badge in piece.badges if badge.kind not in PASSING])
    return msgspec.structs.replace(
        piece, states=(), badges=badges, token="", why_not="", route=(), facing=-1
    )


def piece_svg(scene: Scene, piece: Piece) -> str:
    """A piece in a box of its own."""
    box = BOXES.get(piece.kind, BOX)
    return f'<svg viewBox="{box}" aria-hidden="true">{piece_figure(scene, piece, 0, 0)}</svg>'


def cards(scenes: list[Scene]) -> Iterator[Thing]:
    """Each card that lies face up; what is printed on it stands below, where the small drawing has no room for it."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for card in [each for zone in scene.zones for each in zone.cards]:
                if card.face_up and card.name:
                    drawing = card_html(scene, card)
                    text = "" if escape(card.text) in TAG.sub("", drawing) else card.text
                    yield (card.kind, card.name, card.text), Thing(card.name, drawing, text)

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
            for die in (*scene.dice, *[each for sheet in scene.sheets for each in sheet.dice]):
                if die.face:
                    yield (die.kind, die.face), Thing(die.note, lying(scene, die))

    return first(found())


def lying(scene: Scene, die: Die) -> str:
    """A die that nobody can pick."""
    return die_svg(scene, msgspec.structs.replace(die, token="", states=()))


def grounds(scenes: list[Scene]) -> Iterator[Thing]:
    """Each kind of ground and each sign of the maps' legends, with what it does."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for sample in [each for board in scene.boards for each in board.legend]:
                yield sample, Thing(sample.name, sample_svg(sample), sample.note)

    return first(found())


def tracks(scenes: list[Scene]) -> Iterator[Thing]:
    """Each track and pool."""

    def found() -> Iterator[tuple[object, Thing]]:
        for scene in scenes:
            for track in (*scene.tracks, *[heat for sheet in scene.sheets for heat in own(sheet)]):
                yield (
                    (track.kind, track.title),
                    Thing("", track_html(scene, track, ROW), track.note),
                )

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
