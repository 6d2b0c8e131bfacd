"""Pages for people who learn a game: how to play, who one can be, the rules, words explained."""

import asyncio
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from jotunheim.kernel import Game
from jotunheim.learn.material import material_of
from jotunheim.learn.pictures import picture_html
from jotunheim.learn.rulebook import rulebook, source_words
from jotunheim.render.symbols import symbols
from jotunheim.server.frames import Refused
from jotunheim.server.site import site_of
from jotunheim.texts import _, spoken


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
        "sheets.html", visitor=await site.visitor(request), game=game_words(game), sheets=found
    )


async def rules(request: Request) -> Response:
    """The rules by chapter, clause by clause, and words explained."""
    site, game = site_of(request), game_of(request)
    return site.pages.answer(
        "rules.html",
        visitor=await site.visitor(request),
        game=game_words(game),
        chapters=rulebook(game),
        words=material_of(game).words,
        source_words=source_words,
    )


async def words(request: Request) -> Response:
    """Words explained, by name, for tips."""
    found = material_of(game_of(request)).words
    return JSONResponse({name: _(word.text) for word in found for name in word.names()})


ROUTES = [
    Route("/learn/{game}", how_to),
    Route("/learn/{game}/sheets", sheets),
    Route("/learn/{game}/words", words),
    Route("/rules/{game}", rules),
]
