"""The front pages: the lobby, the visitor's name, a new table."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from jotunheim.kernel import Game, Setting, UserError
from jotunheim.render.pictograms import sign_svg
from jotunheim.render.thumbnails import thumbnail
from jotunheim.server import names
from jotunheim.server.frames import Refused
from jotunheim.server.guards import address_of
from jotunheim.server.routes.learn import game_words
from jotunheim.server.site import Site, fields, site_of
from jotunheim.server.store import Visitor
from jotunheim.server.table_form import (
    TableForm,
    empty_form,
    hint_choices,
    levels,
    reactions,
    read_form,
    takeovers,
)
from jotunheim.server.table_list import entries, game_cards
from jotunheim.texts import _

INSIDE = ("/", "/new", "/import")  # where the form of one's name may lead


async def lobby(request: Request) -> Response:
    """Continue, join, create."""
    site = site_of(request)
    visitor = await site.visitor(request)
    mine = await site.store.tables_of(visitor.id) if visitor else []
    ids = {table.id for table in mine}
    most = site.config.lobby_tables
    free = [t for t in await site.store.public_tables("open", of_one=most) if t.id not in ids]
    running = [t for t in await site.store.public_tables("playing", 10, most) if t.id not in ids]
    yours = await entries(site, mine, visitor)
    return site.pages.answer(
        "lobby.html",
        visitor=visitor,
        games=game_cards(site),
        yours=[entry for entry in yours if not entry.finished],
        finished=[entry for entry in yours if entry.finished],
        waiting=len([entry for entry in yours if entry.yours]),
        free=await entries(site, free, None),
        running=await entries(site, running, None),
        compiling=site.rooms.later.percent() if site.rooms.later.is_under_way else None,
    )


async def name(request: Request) -> Response:
    """Set or change the visitor's name."""
    site = site_of(request)
    form = await fields(request)
    wanted = names.person(form.get("name", ""))
    guest = await site.guest(request, wanted)
    if guest.visitor.name != wanted:
        await site.store.rename(guest.visitor.id, wanted)
    there = form.get("next", "/")
    answer = RedirectResponse(there if there in INSIDE else "/", 303)
    return guest.keep(answer, site.is_secure(request))


async def new(request: Request) -> Response:
    """The form for a new table."""
    site = site_of(request)
    game = site.game_list.game(
        request.query_params.get("game") or next(iter(site.game_list.games), "")
    )
    form = empty_form(game, request.query_params)
    return form_page(site, await site.visitor(request), game.name, form)


def form_page(
    site: Site, visitor: Visitor | None, game: str, form: TableForm, problem: str = ""
) -> Response:
    """The form, perhaps with what was wrong with it."""
    found = site.game_list.game(game)
    return site.pages.answer(
        "new.html",
        400 if problem else 200,
        visitor=visitor,
        games=game_cards(site),
        game=game_words(found)
        | {
            "summary": _(found.summary),
            "counts": found.seat_counts(),
            "cooperative": found.cooperative,
            "groups": setting_groups(found),
            "reacts": found.has_secret_reactions(),
        },
        given=form,
        levels=levels(),
        takeovers=takeovers(),
        reactions=reactions(),
        hint_choices=hint_choices(),
        problem=problem,
    )


def setting_groups(game: Game[Any]) -> list[dict[str, object]]:
    """The options of a game by group, house rules last (T-67)."""
    groups: dict[str, list[Setting]] = {}
    for setting in sorted(game.settings, key=lambda s: s.is_house):
        groups.setdefault(setting.group, []).append(setting)
    return [
        {
            "title": _(title) if title else "",
            "house": all(setting.is_house for setting in settings),
            "settings": [setting_words(game, setting) for setting in settings],
        }
        for title, settings in groups.items()
    ]


def setting_words(game: Game[Any], setting: Setting) -> dict[str, object]:
    """An option of a game, as a form shows it."""
    pictures = [value for value in setting.choices if game.ground(setting.name, value)]
    return {
        "name": setting.name,
        "label": _(setting.label or setting.name.replace("_", " ")),
        "help": _(setting.help),
        "choices": [(value, choice_words(setting, value)) for value in setting.choices],
        "pictures": [(value, _(setting.words.get(value, value))) for value in pictures],
        "default": setting.default,
        "needs": setting.needs,
        "needed": " ".join(setting.needed),
        "low": setting.low,
        "high": setting.high,
    }


def choice_words(setting: Setting, value: str) -> str:
    """A choice in words; what the book says is marked among house rules."""
    words = _(setting.words.get(value, value))
    if setting.is_house and value == setting.default:
        return _("{choice} (as in the book)").format(choice=words)
    return words


async def ground(request: Request) -> Response:
    """A small picture of a map."""
    params = request.path_params
    game = site_of(request).game_list.game(params["game"])
    board = game.ground(params["setting"], params["value"])
    if board is None:
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=86400"}
    return Response(thumbnail(board), media_type="image/svg+xml", headers=headers)


async def portrait(request: Request) -> Response:
    """A figure of a game, for those who open a seat."""
    params = request.path_params
    drawn = sign_svg(f"{params['game']}/{params['name']}", "face")
    if not drawn:
        raise HTTPException(404)
    whole = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    headers = {"cache-control": "public, max-age=86400"}
    return Response(whole, media_type="image/svg+xml", headers=headers)


async def create(request: Request) -> Response:
    """Open a new table."""
    site = site_of(request)
    sent = await fields(request)
    game = site.game_list.game(sent.get("game", ""))
    form = empty_form(game, sent)
    try:
        form = read_form(game, sent)
        await site.take_table(request)
        guest = await site.guest(request, sent.get("name", ""))
    except UserError as error:
        return form_page(site, await site.visitor(request), game.name, form, str(error))
    answer: Response
    try:
        table = await site.lobby.create(
            guest.visitor, game, form, sent.get("share", ""), address_of(request.scope)
        )
        answer = RedirectResponse(f"/tables/{table.id}", 303)
    except (UserError, Refused) as error:
        answer = form_page(site, guest.visitor, game.name, form, _(str(error)))
    return guest.keep(answer, site.is_secure(request))


ROUTES = [
    Route("/", lobby),
    Route("/name", name, methods=["POST"]),
    Route("/new", new),
    Route("/maps/{game}/{setting}/{value}.svg", ground),
    Route("/figures/{game}/{name}.svg", portrait),
    Route("/tables", create, methods=["POST"]),
]
