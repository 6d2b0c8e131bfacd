"""Pages for people who learn a game: how to play, who one can be, the rules, words explained."""

import asyncio
import time
from functools import lru_cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from jotunheim.kernel import Game
from jotunheim.learn.course import as_lesson, course_at, course_of
from jotunheim.learn.gallery import Shelf, shown
from jotunheim.learn.links import examples, questions
from jotunheim.learn.material import Lesson, Picture, Puzzle, material_of
from jotunheim.learn.pictures import picture_html
from jotunheim.learn.rulebook import rulebook, source_words
from jotunheim.render.pictograms import sign_svg
from jotunheim.render.symbols import symbols
from jotunheim.server.frames import Refused
from jotunheim.server.guards import address_of
from jotunheim.server.people import Guest
from jotunheim.server.site import fields, site_of
from jotunheim.server.table_form import ME, TableForm, empty_form
from jotunheim.texts import _, spoken

DAY: Final = 24 * 3600  # seconds
FIRST_LEVEL: Final = "squire"  # quick, and no match for somebody who has learned the game


def game_words(game: Game[Any]) -> dict[str, object]:
    """What the pages of a game say of it, and which of them there are."""
    material = material_of(game)
    return {
        "name": game.name,
        "title": _(game.title),
        "howto": bool(material.howto.section),
        "sheets": bool(material.sheets.sheet),
        "lesson": bool(material.lesson.seats),
        "puzzles": len(material.puzzles),
    }


def game_of(request: Request) -> Game[Any]:
    """The game that an address names."""
    return site_of(request).game_list.game(request.path_params["game"])


async def how_to(request: Request) -> Response:
    """How to play in five minutes."""
    site, game = site_of(request), game_of(request)
    found = material_of(game).howto
    if not found.section:
        raise Refused("unknown", _("Nobody has written a short guide to this game yet."))
    # The rules of a few positions run here, so not in the loop.
    pictures = await asyncio.to_thread(pictures_of, game, spoken())
    return site.pages.answer(
        "howto.html",
        visitor=await site.visitor(request),
        game=game_words(game),
        howto=found,
        pictures=pictures,
        symbols=symbols(game.name),
    )


@lru_cache(maxsize=64)
def pictures_of(game: Game[Any], language: str) -> list[str]:
    """The pictures of the page in their order, drawn once for each language."""
    howto = material_of(game).howto
    shown = [block.picture for part in howto.section for block in part.block if block.picture]
    return [
        picture_html(game, howto.position, picture, number)
        for number, picture in enumerate(shown, start=1)
    ]


async def sheets(request: Request) -> Response:
    """Who one can be: all sheets of a game."""
    site, game = site_of(request), game_of(request)
    found = material_of(game).sheets
    if not found.sheet:
        raise Refused("unknown", _("This game has no sheets."))
    return site.pages.answer(
        "sheets.html",
        visitor=await site.visitor(request),
        game=game_words(game),
        sheets=found,
        portrait=lambda name: sign_svg(f"{game.name}/{name}", "portrait"),
        symbols=symbols(game.name),
    )


async def pieces(request: Request) -> Response:
    """Pictures of pieces, cards, dice and tracks."""
    site, game = site_of(request), game_of(request)
    if not material_of(game).howto.section:
        raise Refused("unknown", _("This game has no gallery."))
    # The rules of some tables run here, so not in the loop.
    shelves = await asyncio.to_thread(shelves_of, game, spoken())
    return site.pages.answer(
        "gallery.html",
        visitor=await site.visitor(request),
        game=game_words(game),
        shelves=shelves,
        symbols=symbols(game.name),
    )


@lru_cache(maxsize=64)
def shelves_of(game: Game[Any], language: str) -> list[Shelf]:
    """The gallery, drawn once for each language."""
    return shown(game)


async def rules(request: Request) -> Response:
    """The rules by chapter, clause by clause, and words explained."""
    site, game = site_of(request), game_of(request)
    return site.pages.answer(
        "rules.html",
        visitor=await site.visitor(request),
        game=game_words(game),
        chapters=rulebook(game),
        words=material_of(game).words,
        asked=questions(game),
        examples=examples(game),
        worked=material_of(game).examples,
        source_words=source_words,
    )


async def words(request: Request) -> Response:
    """Words explained, by name, for tips."""
    found = material_of(game_of(request)).words
    return JSONResponse({name: _(word.text) for word in found for name in word.names()})


async def puzzles(request: Request) -> Response:
    """The puzzle of the day, and the list of all."""
    site = site_of(request)
    found = [game for game in site.game_list.games.values() if material_of(game).puzzles]
    today = int(time.time() // DAY)
    daily = found[today % len(found)] if found else None
    number = today // len(found) % len(material_of(daily).puzzles) + 1 if daily else 0
    return site.pages.answer(
        "puzzles.html",
        visitor=await site.visitor(request),
        games=[game_words(game) | {"list": material_of(game).puzzles} for game in found],
        daily={"game": daily.name, "title": _(daily.title), "number": number} if daily else None,
    )


async def puzzle(request: Request) -> Response:
    """A position with one question; the answer is folded."""
    site, game = site_of(request), game_of(request)
    found, number = puzzle_of(request, game)
    position = found.position
    drawn = ""
    if position is not None:
        shown = Picture("puzzle", found.question)
        drawn = await asyncio.to_thread(picture_html, game, {"puzzle": position}, shown, number)
    return site.pages.answer(
        "puzzle.html",
        visitor=await site.visitor(request),
        game=game_words(game),
        puzzle=found,
        number=number,
        picture=drawn,
        symbols=symbols(game.name),
    )


def puzzle_of(request: Request, game: Game[Any]) -> tuple[Puzzle, int]:
    """The puzzle that an address names, counted from 1."""
    known = material_of(game).puzzles
    number = numbered(request, len(known))
    if not number:
        raise Refused("unknown", _("There is no such puzzle."))
    return known[number - 1], number


def numbered(request: Request, most: int) -> int:
    """The number that an address names, counted from 1; 0: there is no such thing."""
    given = request.path_params["number"]
    number = int(given) if given.isdecimal() and len(given) < 4 else 0
    return number if number <= most else 0


async def try_puzzle(request: Request) -> Response:
    """The position of a puzzle as a table, to try it out."""
    site, game = site_of(request), game_of(request)
    found, number = puzzle_of(request, game)
    if found.position is None:
        raise Refused("illegal", _("This puzzle cannot be set up at a table."))
    sent = await fields(request)
    guest = await site.guest(request, sent.get("name", "") or _("Guest"))
    at = found.position
    lesson = Lesson(at.seats, at.seat, situation=at.situation, settings=at.settings)
    form = lesson_form(game, lesson)
    form.title = _("Puzzle {number}: {title}").format(number=number, title=_(found.title))
    return await opened_table(request, guest, game, form, sent.get("share", ""))


async def play_example(request: Request) -> Response:
    """A worked example of the rules as a table, to play it through."""
    site, game = site_of(request), game_of(request)
    known = material_of(game).examples
    number = numbered(request, len(known))
    if not number:
        raise Refused("unknown", _("There is no such example."))
    sent = await fields(request)
    guest = await site.guest(request, sent.get("name", "") or _("Guest"))
    worked = known[number - 1]
    form = lesson_form(game, as_lesson(worked))
    form.title = _("Example: {title}").format(title=_(worked.title))
    return await opened_table(request, guest, game, form, sent.get("share", ""))


async def begin_lesson(request: Request) -> Response:
    """Open the guided first game, or go on with the one that was begun."""
    site, game = site_of(request), game_of(request)
    lesson = material_of(game).lesson
    if not lesson.seats:
        raise Refused("unknown", _("Nobody has written a lesson for this game yet."))
    sent = await fields(request)
    guest = await site.guest(request, sent.get("name", "") or _("Guest"))
    for table in await site.store.tables_of(guest.visitor.id):
        is_same = table.game == game.name and course_at(game, table.situation) is course_of(game)
        if is_same and table.stage == "playing" and not sent.get("again"):
            return guest.keep(to_table(table.id), site.is_secure(request))
    form = lesson_form(game, lesson)
    return await opened_table(request, guest, game, form, sent.get("share", ""))


async def play_now(request: Request) -> Response:
    """A first table in one click: recommended settings, a fitting bot at every other seat."""
    game = game_of(request)
    sent = await fields(request)
    guest = await site_of(request).guest(request, sent.get("name", "") or _("Guest"))
    return await opened_table(request, guest, game, first_form(game), sent.get("share", ""))


async def opened_table(
    request: Request, guest: Guest, game: Game[Any], form: TableForm, share: str
) -> Response:
    """A new table with all seats taken, and the way to it."""
    site = site_of(request)
    await site.take_table(request)
    table = await site.lobby.create(guest.visitor, game, form, share, address_of(request.scope))
    return guest.keep(to_table(table.id), site.is_secure(request))


def to_table(table: str) -> Response:
    """The way to a table."""
    return RedirectResponse(f"/tables/{table}", 303)


def first_form(game: Game[Any]) -> TableForm:
    """You against bots that follow the rule of thumb; where all win together, you at the fewest seats."""
    form = empty_form(game, {"alone": "yes", "visibility": "link"})
    others = ME if game.cooperative else FIRST_LEVEL
    form.who = [ME, *[others for _seat in range(game.most - 1)]]
    form.options = {**form.options, **game.first_options}
    return form


def lesson_form(game: Game[Any], lesson: Lesson) -> TableForm:
    """The table of a lesson: the others follow its course; where all win together, you play every seat."""
    form = first_form(game)
    others = ME if game.cooperative else FIRST_LEVEL
    form.seats = lesson.seats
    form.who = [ME if seat == lesson.seat else others for seat in range(game.most)]
    form.options = {setting.name: setting.default for setting in game.settings} | lesson.settings
    form.situation = lesson.situation
    form.title = _("Lesson: {game}").format(game=_(game.title))
    return form


ROUTES = [
    Route("/puzzles", puzzles),
    Route("/puzzles/{game}/{number}", puzzle),
    Route("/puzzles/{game}/{number}", try_puzzle, methods=["POST"]),
    Route("/learn/{game}/begin", begin_lesson, methods=["POST"]),
    Route("/learn/{game}/examples/{number}", play_example, methods=["POST"]),
    Route("/learn/{game}/play", play_now, methods=["POST"]),
    Route("/learn/{game}", how_to),
    Route("/learn/{game}/sheets", sheets),
    Route("/learn/{game}/pieces", pieces),
    Route("/learn/{game}/words", words),
    Route("/rules/{game}", rules),
]
