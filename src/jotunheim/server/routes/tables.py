"""A table: its page before, during and after the game, and what people do with it besides playing."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from jotunheim.kernel import Settings
from jotunheim.server.assembly import curtain, info, sharing, whole
from jotunheim.server.engine.frame_header import FrameHeader
from jotunheim.server.frames import Frame, Refused
from jotunheim.server.guards import address_of
from jotunheim.server.pages import qr
from jotunheim.server.routes.learn import game_words
from jotunheim.server.seat_form import missing, seat_number
from jotunheim.server.site import Site, fields, site_of
from jotunheim.server.store import Seat, Table, Visitor
from jotunheim.server.table_form import HOTSEAT, check_level, levels, takeovers
from jotunheim.server.table_list import SeatWords, pace_words, seat_words
from jotunheim.texts import _

FormAction = Callable[[Site, Visitor, Table, dict[str, str]], Awaitable[None]]


async def show(request: Request) -> Response:
    """The page of a table."""
    site = site_of(request)
    table = await site.lobby.table(request.path_params["table"])
    visitor = await site.visitor(request)
    if table.stage == "open":
        return await waiting_room(site, request, table, visitor)
    seat = await site.lobby.view_of(visitor, table, request.query_params.get("seat", ""))
    room = await site.lobby.room(table)
    frame = await room.broadcast.look(seat, moment(request))
    return await table_page(site, request, table, visitor, frame)


def moment(request: Request) -> int | None:
    """The moment that an address names; None: now."""
    query = request.query_params
    given = query.get("moment", "") or query.get("told", "")  # "told": in links of 2026 and before
    if not given:
        return None
    if not given.isdecimal() or len(given) > 9:
        raise Refused("unknown", _("There is no such moment."))
    return int(given)


async def waiting_room(
    site: Site, request: Request, table: Table, visitor: Visitor | None
) -> Response:
    """A table that waits for its game."""
    seats = await site.store.seats(table.id)
    owner = await site.store.visitor_by_id(table.owner)
    link = f"{site.invitation(request)}/tables/{table.id}"
    free = [seat.seat + 1 for seat in seats if seat.kind == "open"]
    game = site.game_list.games.get(table.game)
    defaults = {s.name: s.default for s in game.settings} if game else {}
    return site.pages.answer(
        "open.html",
        visitor=visitor,
        table=table,
        game=game_words(game) if game else {"title": table.game},
        pace=pace_words(table),
        visibility=_("public") if table.visibility == "public" else _("by link"),
        options=[
            f"{_(name.replace('_', ' '))}: {_(value)}"
            for name, value in table.options.items()
            if defaults.get(name) != value
        ],
        seats=await seat_rows(site, table, seats, visitor),
        levels=levels(),
        takeovers=takeovers(),
        owner=visitor is not None and visitor.id == table.owner,
        owner_name=owner.name if owner else "",
        missing=missing(free) if free else "",
        link=link,
        qr=qr(link),
        problem="",
    )


async def seat_rows(
    site: Site, table: Table, seats: list[Seat], visitor: Visitor | None
) -> list[SeatWords]:
    """The seats in words, for this visitor."""
    held = await site.store.held(table.id, visitor.id) if visitor else []
    here = (await site.lobby.room(table)).present()
    return [seat_words(seat, seat.seat in held, seat.seat in here) for seat in seats]


async def table_page(
    site: Site, request: Request, table: Table, visitor: Visitor | None, frame: Frame
) -> Response:
    """The page of a table whose game has begun: readable without scripts, playable with them."""
    seats = await site.store.seats(table.id)
    held = await site.store.held(table.id, visitor.id) if visitor else []
    link = f"{site.invitation(request)}/tables/{table.id}"
    owner = visitor is not None and visitor.id == table.owner
    shared = sharing(seats, held)
    follow = len(shared) > 1 and (table.kind != HOTSEAT or hides_nothing(site, table))
    called = curtain(table, frame, [] if follow else shared)
    hidden = called >= 0
    return site.pages.answer(
        "table.html",
        visitor=visitor,
        table=table,
        game={
            "title": site.game_list.title(table.game),
            "name": table.game,
            "cooperative": is_cooperative(site, table),
            "names_targets": names_targets(site, table),
            "reacts": has_reactions(site, table),
            "goods": goods_word(site, table),
        },
        body=whole(bare(called) if hidden else frame, table.game),
        info=info(table, seats, bare(called) if hidden else frame, held, follow),
        chat=await site.store.chat(table.id) if held or owner else [],  # not for those who watch
        seats=await seat_rows(site, table, seats, visitor),
        levels=levels(),
        takeovers=takeovers(),
        owner=owner,
        held=held,
        over=frame.header.over or table.stage == "over",
        link=link,
        qr=qr(link),
    )


def names_targets(site: Site, table: Table) -> bool:
    """Do the rules say at whom something is aimed? Only then can a seat order to be asked as a target."""
    game = site.game_list.games.get(table.game)
    return game is not None and game.names_targets


def is_cooperative(site: Site, table: Table) -> bool:
    """Do all seats win or lose together?"""
    game = site.game_list.games.get(table.game)
    return game is not None and game.cooperative


def has_reactions(site: Site, table: Table) -> bool:
    """May a seat be asked in secret, so that the menu has standing orders for it? (T-70)"""
    game = site.game_list.games.get(table.game)
    return game is None or game.has_secret_reactions()


def goods_word(site: Site, table: Table) -> str:
    """What the game calls what lies in front of the players: cards, sheets (T-63)."""
    game = site.game_list.games.get(table.game)
    return _(game.goods) if game is not None else ""


def hides_nothing(site: Site, table: Table) -> bool:
    """Do all seats see the same, so that one screen needs no curtain?"""
    game = site.game_list.games.get(table.game)
    return game is not None and game.is_open(Settings(game.settings, table.options))


def bare(seat: int) -> Frame:
    """A frame of a seat without its parts: the page behind the curtain holds nothing."""
    header = FrameHeader("", seat, False, -1, False, 0, 0, True)
    return Frame(header, {}, {})


# What people do ---------------------------------------------------------------------------------


async def sit(request: Request) -> Response:
    """Take an open seat; a new visitor gets a name."""
    site = site_of(request)
    table = await site.lobby.table(request.path_params["table"])
    form = await fields(request)
    guest = await site.guest(request, form.get("name", ""))
    called = form.get("called", "")
    several = is_cooperative(site, table)
    await site.lobby.sit(
        guest.visitor, table, seat_of(form), form.get("share", ""), called, several
    )
    answer = RedirectResponse(f"/tables/{table.id}", 303)
    return guest.keep(answer, site.is_secure(request))


def seat_of(form: dict[str, str]) -> int:
    """The seat that a form is about."""
    return seat_number(form.get("seat", ""))


def form_action(work: FormAction) -> Callable[[Request], Awaitable[Response]]:
    """A form of a known visitor that leads back to the table."""

    async def endpoint(request: Request) -> Response:
        site = site_of(request)
        visitor = await site.known(request)
        table = await site.lobby.table(request.path_params["table"])
        await work(site, visitor, table, await fields(request))
        return RedirectResponse(f"/tables/{table.id}", 303)

    return endpoint


async def stand(site: Site, visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Leave a seat."""
    await site.lobby.stand(visitor, table, seat_of(form))


async def bot(site: Site, visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Let a bot play a seat."""
    level = check_level(form.get("level", "squire"))
    await site.lobby.bot(visitor, table, seat_of(form), level)


async def person(site: Site, visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Let a person play a bot's seat."""
    together = is_cooperative(site, table)
    await site.lobby.person(visitor, table, seat_of(form), together)


async def start(site: Site, visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Begin the game."""
    level = form.get("fill", "")
    await site.lobby.start(visitor, table, check_level(level) if level else "")


async def change(site: Site, visitor: Visitor, table: Table, form: dict[str, str]) -> None:
    """Change what the host may change at any time."""
    await site.lobby.change(visitor, table, form)


async def again(request: Request) -> Response:
    """A rematch: a new table with the same settings."""
    site = site_of(request)
    visitor = await site.known(request)
    table = await site.lobby.table(request.path_params["table"])
    await site.take_table(request)
    fresh = await site.lobby.again(visitor, table, address_of(request.scope))
    return RedirectResponse(f"/tables/{fresh.id}", 303)


async def end(request: Request) -> Response:
    """Close a table."""
    site = site_of(request)
    visitor = await site.known(request)
    table = await site.lobby.table(request.path_params["table"])
    gone = await site.lobby.end(visitor, table)
    return RedirectResponse("/" if gone else f"/tables/{table.id}", 303)


ROUTES = [
    Route("/tables/{table}", show),
    Route("/tables/{table}/replay", show),
    Route("/tables/{table}/sit", sit, methods=["POST"]),
    Route("/tables/{table}/stand", form_action(stand), methods=["POST"]),
    Route("/tables/{table}/bot", form_action(bot), methods=["POST"]),
    Route("/tables/{table}/person", form_action(person), methods=["POST"]),
    Route("/tables/{table}/start", form_action(start), methods=["POST"]),
    Route("/tables/{table}/change", form_action(change), methods=["POST"]),
    Route("/tables/{table}/again", again, methods=["POST"]),
    Route("/tables/{table}/end", end, methods=["POST"]),
]
