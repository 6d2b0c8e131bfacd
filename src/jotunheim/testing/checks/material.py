"""Teaching material fits its game: clauses exist, positions open, pictures can be drawn, sheets are of seats."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from jotunheim.kernel import Game, UserError
from jotunheim.learn.course import Course, course_of, example_courses, opening, solutions
from jotunheim.learn.material import Material, Position, Puzzle, material_of
from jotunheim.learn.pictures import picture_html
from jotunheim.learn.positions import opened
from jotunheim.ledger import ledger_of
from jotunheim.scene import Scene

SEEDS: Final = (1, 2, 3)  # a lesson must not depend on chance that it does not fix


def material_problems(game: Game[Any]) -> list[str]:
    """What is wrong with the teaching material of a game, a line each; nothing: it fits."""
    material = material_of(game)
    return [
        *unknown_clauses(game, material),
        *twice([name for word in material.words for name in word.names()], "the word"),
        *twice([sheet.key for sheet in material.sheets.sheet], "the sheet"),
        *bad_pictures(game, material),
        *[line for seed in SEEDS for line in lesson_problems(game, seed)],
        *twice(
            [each.situation.strip() for each in material.examples], "the position of an example"
        ),
        *[
            f"example {course.lesson.step[0].title!r}: {line}"
            for course in example_courses(game).values()
            for seed in SEEDS
            for line in course_problems(game, course, seed)
        ],
        *[
            f"remark: there is no event {remark.when}"
            for remark in material.lesson.remark
            if remark.when not in game.events
        ],
        *bad_puzzles(game, material),
    ]


def unknown_clauses(game: Game[Any], material: Material) -> Iterator[str]:
    """Clauses that the ledger does not have."""
    cited = [
        *[(f"word {word.name}", word.clauses) for word in material.words],
        *[(f"sheet {sheet.key}", sheet.clauses) for sheet in material.sheets.sheet],
        *[(f"lesson: {step.title}", step.clauses) for step in material.lesson.step],
        *[(f"remark {remark.when}", remark.clauses) for remark in material.lesson.remark],
        *[(f"puzzle: {puzzle.title}", puzzle.clauses) for puzzle in material.puzzles],
        *[(f"example: {each.title}", each.clauses) for each in material.examples],
    ]
    known = ledger_of(game).by_id if any(clauses for _what, clauses in cited) else {}
    for what, clauses in cited:
        yield from [f"{what}: there is no clause {name}" for name in clauses if name not in known]


def twice(names: list[str], what: str) -> Iterator[str]:
    """Names that stand there twice."""
    yield from [
        f"{what} {name} is there twice" for name in sorted({*names}) if names.count(name) > 1
    ]


def bad_pictures(game: Game[Any], material: Material) -> Iterator[str]:
    """Pictures that cannot be drawn, and positions that none is drawn from."""
    howto = material.howto
    pictures = [block.picture for part in howto.section for block in part.block if block.picture]
    for name in howto.position.keys() - {picture.position for picture in pictures}:
        yield f"position {name}: no picture shows it"
    for number, picture in enumerate(pictures):
        if picture.position not in howto.position:
            yield f"picture {picture.caption!r}: there is no position {picture.position}"
            continue
        try:
            picture_html(game, howto.position, picture, number)
        except UserError as error:
            yield f"picture {picture.caption!r}: {error}"


def bad_puzzles(game: Game[Any], material: Material) -> Iterator[str]:
    """Puzzles whose position cannot be opened, in which nobody is asked, or whose answer cannot be played."""
    for puzzle in material.puzzles:
        if puzzle.position is None:
            continue
        try:
            if opened(game, puzzle.position).asked is None:
                yield f"puzzle {puzzle.title!r}: nobody is asked"
            for seed in SEEDS:
                at = msgspec.structs.replace(puzzle.position, seed=seed)
                yield from [
                    f"puzzle {puzzle.title!r}: {line}" for line in bad_answers(game, puzzle, at)
                ]
        except UserError as error:
            yield f"puzzle {puzzle.title!r}: {error}"


def bad_answers(game: Game[Any], puzzle: Puzzle, position: Position) -> Iterator[str]:
    """Lines of an answer that another seat would have to play, or that differ in length."""
    lines = solutions(game, puzzle)
    if len({len(line) for line in lines}) > 1:
        yield "its lines are not equally long"
    for line in lines:
        g = opened(game, position)
        for token in line:
            if g.asked is not None and not game.cooperative and g.asked.seat != position.seat:
                yield f"seat {g.asked.seat} is asked before {game.words.names[token]}"
            g.play(token)


def lesson_problems(game: Game[Any], seed: int) -> Iterator[str]:
    """Plays of a lesson that are not legal, steps at which the player is not asked, things that are not there."""
    course = course_of(game)
    if course is not None:
        yield from course_problems(game, course, seed)


def course_problems(game: Game[Any], course: Course, seed: int) -> Iterator[str]:
    """The same of any course."""
    lesson = course.lesson
    g = opened(game, msgspec.structs.replace(opening(lesson), seed=seed))
    own = (
        range(lesson.seats) if game.cooperative else (lesson.seat,)
    )  # together: the player is everybody
    for number, token in enumerate((*course.tokens, -1)):
        for at, start in enumerate(course.starts):
            if start == number and not g.over:
                step = lesson.step[at]
                if g.asked.seat not in own:
                    yield f"step {step.title!r}: seat {g.asked.seat} is asked, not the player"
                there = keys_of(game.view(g, g.asked.seat))
                yield from [f"step {step.title!r}: no {key}" for key in step.at if key not in there]
        if token < 0:
            return
        if token not in g.options:
            yield f"play {number + 1}, {game.words.names[token]}, is not legal"
            return
        g.play(token)


def keys_of(scene: Scene) -> set[str]:
    """What a coach can point at in a scene."""
    return {
        *[space.key for board in scene.boards for space in board.spaces],
        *[piece.key for board in scene.boards for piece in board.pieces],
        *[key for zone in scene.zones for key in (zone.key, *[card.key for card in zone.cards])],
        *[track.key for track in scene.tracks],
        *[sheet.key for sheet in scene.sheets],
        *[counter.key for counter in scene.counters],
        *[counter.key for seat in scene.seats for counter in seat.counters],
        *[f"seat:{seat.seat}" for seat in scene.seats],
    }


def seat_names(game: Game[Any], position: Position) -> list[str]:
    """What the seats of a position are called in its scene."""
    return [seat.name for seat in game.view(opened(game, position), position.seat).seats]
