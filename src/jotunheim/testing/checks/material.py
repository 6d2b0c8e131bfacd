"""Teaching material fits its game: clauses exist, positions open, pictures can be drawn, sheets are of seats."""

from collections.abc import Iterator
from typing import Any

from jotunheim.kernel import Game, UserError
from jotunheim.learn.material import Material, Position, material_of
from jotunheim.learn.pictures import picture_html
from jotunheim.learn.positions import opened
from jotunheim.ledger import ledger_of


def material_problems(game: Game[Any]) -> list[str]:
    """What is wrong with the teaching material of a game, a line each; nothing: it fits."""
    material = material_of(game)
    return [
        *unknown_clauses(game, material),
        *twice([name for word in material.words for name in word.names()], "the word"),
        *twice([sheet.key for sheet in material.sheets.sheet], "the sheet"),
        *bad_pictures(game, material),
    ]


def unknown_clauses(game: Game[Any], material: Material) -> Iterator[str]:
    """Clauses that the ledger does not have."""
    cited = [
        *[(f"word {word.name}", word.clauses) for word in material.words],
        *[(f"sheet {sheet.key}", sheet.clauses) for sheet in material.sheets.sheet],
        *[(f"lesson: {step.title}", step.clauses) for step in material.lesson.step],
        *[(f"remark {remark.when}", remark.clauses) for remark in material.lesson.remark],
        *[(f"puzzle: {puzzle.title}", puzzle.clauses) for puzzle in material.puzzles],
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


def seat_names(game: Game[Any], position: Position) -> list[str]:
    """What the seats of a position are called in its scene."""
    return [seat.name for seat in game.view(opened(game, position), position.seat).seats]
