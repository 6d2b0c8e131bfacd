"""Learn a game in the terminal: the guided first game, how to play, words explained, sheets."""

import argparse
import sys
import textwrap
from typing import Any, Final

from jotunheim import registry
from jotunheim.cli.errors import UsageError
from jotunheim.kernel import Game, IllegalAction
from jotunheim.kernel.chance import Chance
from jotunheim.learn.course import Course, course_of
from jotunheim.learn.markup import plain
from jotunheim.learn.material import Block, material_of
from jotunheim.render.text import render
from jotunheim.texts import N_, _

HELP = N_("learn a game: a guided first game, how to play, words, sheets")
EXAMPLE = "./jotun learn giant"
WIDTH: Final = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and what of it."""
    parser.add_argument("game", help=_("which game"))
    parser.add_argument(
        "--show",
        choices=["lesson", "howto", "words", "sheets"],
        default="lesson",
        help=_("the guided first game, the short guide, words explained, or who one can be"),
    )


def run(args: argparse.Namespace) -> int:
    """Teach."""
    game = registry.game(args.game)
    if args.show == "lesson":
        return teach(game)
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


def teach(game: Game[Any]) -> int:
    """The guided first game, step by step: Enter does what the coach says, q leaves."""
    course = course_of(game)
    if course is None:
        raise UsageError(_("{game} has no lesson").format(game=game.name))
    lesson = course.lesson
    g = game.begin(lesson.situation, lesson.settings, lesson.seats, Chance(7), True)
    print(_("The dice of the lesson are fixed. Enter: do what the coach says; q: leave."))
    for at, token in enumerate((*course.tokens, -1)):
        if not all(said(game, g, course, number) for number in steps_at(course, at)):
            return 0
        if token < 0 or g.asked is None:
            break
        label = game.choice(g, g.asked, token).label
        print(f"  {game.seat_name(g, g.asked.seat)}: {label}")
        try:
            g.play(token)
        except IllegalAction as error:  # the kit would have found it
            raise UsageError(str(error)) from None
    print("\n" + wrapped(lesson.last))
    return 0


def steps_at(course: Course, plays: int) -> list[int]:
    """The steps that begin after so many plays."""
    return [number for number, start in enumerate(course.starts) if start == plays]


def said(game: Game[Any], g: Any, course: Course, number: int) -> bool:  # noqa: ANN401 - any state
    """One step: the table, and what the coach says of it; False: the reader has enough."""
    lesson = course.lesson
    step = lesson.step[number]
    if number == 0 or course.starts[number] != course.starts[number - 1]:
        print("\n" + render(game.view(g, g.asked.seat if g.asked else lesson.seat), WIDTH))
    head = _("{coach}, step {n} of {of}: {title}")
    title = _(step.title)
    print("\n" + head.format(coach=_(lesson.coach), n=number + 1, of=len(lesson.step), title=title))
    print(wrapped(step.text))
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    return bool(line) and line.strip().lower() != "q"
