"""Learn a game in the terminal: the guided first game, how to play, words explained, sheets."""

import argparse
import textwrap
from pathlib import Path
from typing import Any, Final

from jotunheim import registry
from jotunheim.cli.console import Console
from jotunheim.cli.errors import UsageError
from jotunheim.cli.play import go_on, sit_down
from jotunheim.cli.saves import PERSON, save_new, saved_games
from jotunheim.kernel import Game
from jotunheim.learn.course import course_at, course_of
from jotunheim.learn.markup import plain
from jotunheim.learn.material import Block, material_of
from jotunheim.records import Session, new_header
from jotunheim.texts import N_, _

HELP = N_("learn a game: a guided first game, how to play, words, sheets")
EXAMPLE = "./jotun learn giant"
WIDTH: Final = 100
OTHERS: Final = "squire"  # who plays the other seats when the course of the lesson is over


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and what of it."""
    parser.add_argument("game", help=_("which game"))
    parser.add_argument(
        "--show",
        choices=["lesson", "howto", "words", "sheets"],
        default="lesson",
        help=_("the guided first game, the short guide, words explained, or who one can be"),
    )
    parser.add_argument(
        "--again", action="store_true", help=_("begin the guided first game from its start")
    )


def run(args: argparse.Namespace) -> int:
    """Teach."""
    game = registry.game(args.game)
    if args.show == "lesson":
        return teach(game, args.again)
    shown = {"howto": howto, "words": words, "sheets": sheets}[args.show](game)
    if not shown:
        raise UsageError(_("{game} has nothing of this kind").format(game=game.name))
    print("\n".join(shown))
    return 0


def wrapped(text: str, indent: str = "") -> str:
    """A paragraph as wide as the terminal's page."""
    return textwrap.fill(plain(_(text)), WIDTH, initial_indent=indent, subsequent_indent=indent)


def howto(game: Game[Any]) -> list[str]:
    """How to play in five minutes."""
    found = material_of(game).howto
    lines = [wrapped(found.idea), "", wrapped(found.goal)] if found.section else []
    for part in found.section:
        lines += ["", _(part.title).upper()]
        for block in part.block:
            lines += block_lines(block)
    return lines


def block_lines(block: Block) -> list[str]:
    """A piece of the guide; pictures are left to the page."""
    lines = [wrapped(block.text)] if block.text else []
    lines += [wrapped(f"{n}. {_(line)}", "  ") for n, line in enumerate(block.steps, start=1)]
    lines += [wrapped(f"- {_(line)}", "  ") for line in block.points]
    return lines + [wrapped(" | ".join([_(cell) for cell in row]), "  ") for row in block.rows]


def words(game: Game[Any]) -> list[str]:
    """Words explained."""
    return [wrapped(f"{_(word.name)}: {_(word.text)}") for word in material_of(game).words]


def sheets(game: Game[Any]) -> list[str]:
    """Who one can be."""
    lines: list[str] = []
    for sheet in material_of(game).sheets.sheet:
        lines += ["", _(sheet.name).upper(), *[wrapped(t) for t in (sheet.role, sheet.goal) if t]]
        lines += [wrapped(f"{_(fact.name)}: {_(fact.text)}", "  ") for fact in sheet.fact]
        lines += [wrapped(text) for text in (sheet.strong, sheet.weak, sheet.advice) if text]
    return lines


def teach(game: Game[Any], again: bool) -> int:
    """The guided first game on the terminal's table; one that was begun goes on."""
    course = course_of(game)
    if course is None:
        raise UsageError(_("{game} has no lesson").format(game=game.name))
    begun = None if again else begun_lesson(game)
    console = Console()
    if begun is not None:
        console.say_wrapped(_("You go on with the lesson that you have begun; --again begins a new one."))  # fmt: skip
        return go_on(begun, [], None, console)
    lesson = course.lesson
    others = PERSON if game.cooperative else OTHERS
    head = new_header(game, lesson.seats, lesson.settings, situation=lesson.situation)
    head.players = {s: PERSON if s == lesson.seat else others for s in range(lesson.seats)}
    session = Session(game, head)
    save_new(session)
    return sit_down(session, {}, console)


def begun_lesson(game: Game[Any]) -> Path | None:
    """The file of a lesson of this game that is not over; None if there is none."""
    for saved in saved_games():
        head = saved.record.header
        if head.game == game.name and course_at(game, head.situation) is not None:
            return saved.path
    return None
