"""The web application of a worker: everything wired together."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from jotunheim.kernel import UserError
from jotunheim.server import server_log
from jotunheim.server.config import Config
from jotunheim.server.frames import Refused
from jotunheim.server.guards import HEADERS, Guard, Hosts, TooLarge
from jotunheim.server.memory import Upkeep
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.protocols import Connections
from jotunheim.server.routes import front, health, learn, links, records, sessions, tables
from jotunheim.server.site import Site, site_of
from jotunheim.server.sockets import socket
from jotunheim.server.store import Store
from jotunheim.texts import _

BEAT: Final = 0.25  # seconds between two looks at the clock
FADE: Final = 0.9  # how quickly a past delay is forgotten
STATUS: Final = {
    "unknown": 404,
    "not_yours": 403,
    "busy": 429,
    "too_slow": 503,
    "unsaved": 503,
}


def application(config: Config) -> Starlette:
    """The application; its store and rooms live as long as it runs."""
    Connections.most = config.connections_of_address  # before the first connection comes

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        rooms = OpenRooms(config, store)
        await rooms.start()
        app.state.site = Site(config, store, rooms)
        pulse = asyncio.create_task(beat(app.state.site))
        server_log.event("started")
        try:
            yield
        finally:
            pulse.cancel()
            await rooms.stop()
            await store.close()
            server_log.event("stopped")

    pages = [*front.ROUTES, *learn.ROUTES, *tables.ROUTES, *links.ROUTES, *records.ROUTES]
    pages += [*health.ROUTES, *sessions.ROUTES]
    return Starlette(
        routes=[
            *pages,
            Route("/static/{digest}/{path:path}", static),
            WebSocketRoute("/tables/{table}/socket", socket),
        ],
        middleware=[Middleware(Guard, config=config, hosts=Hosts(config.origins))],
        exception_handlers={
            Refused: refused,
            UserError: wrong,
            SQLAlchemyError: not_saved,
            TooLarge: too_large,
            HTTPException: missing,
            Exception: mistake,
        },
        lifespan=lifespan,
    )


async def static(request: Request) -> Response:
    """A static file."""
    return await site_of(request).pages.file(request)


async def beat(site: Site) -> None:
    """Measure how late the loop is, drop readers that do not read, look at the host's banner, give memory back."""
    upkeep = Upkeep()
    while True:
        before = time.monotonic()
        await asyncio.sleep(BEAT)
        late = max(0.0, time.monotonic() - before - BEAT)
        site.lag = max(late, site.lag * FADE)
        site.drop_slow()
        site.look_at_banner()
        upkeep.look()


# Errors ---------------------------------------------------------------------------------------


async def notice(request: Request, status: int, heading: str, text: str) -> Response:
    """A page that says what is wrong, and leads back."""
    site = site_of(request)
    table = request.path_params.get("table", "")
    to_table = bool(table) and status != 404 and await site.store.table(table) is not None
    return site.pages.answer(
        "notice.html",
        status,
        visitor=await site.visitor(request),
        heading=heading,
        text=text,
        back=f"/tables/{table}" if to_table else "/",
        back_words=_("To the table") if to_table else _("To the lobby"),
    )


async def refused(request: Request, error: Exception) -> Response:
    """Something cannot be done."""
    assert isinstance(error, Refused)
    status = STATUS.get(error.code, 409)
    heading = _("Not found") if status == 404 else _("The table refused this")
    return await notice(request, status, heading, _(error.text))


async def wrong(request: Request, error: Exception) -> Response:
    """The request holds something wrong."""
    return await notice(request, 400, _("Something in the form is wrong"), str(error))


async def not_saved(request: Request, error: Exception) -> Response:
    """The database does not work now: the disk is full, or the database is away (S-12)."""
    server_log.log.error("not saved: %s", type(error).__name__)
    text = _("This could not be saved, so it has not happened. Try again in a moment.")
    try:
        return await notice(request, 503, _("Not saved"), text)
    except SQLAlchemyError:  # it cannot even be read
        return PlainTextResponse(text + "\n", 503)


async def too_large(request: Request, error: Exception) -> Response:
    """A body that is too long."""
    return await notice(request, 413, _("Too large"), _("What was sent is too large."))


async def missing(request: Request, error: Exception) -> Response:
    """There is no such page, or it does not take this kind of request."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await notice(request, 404, _("Not found"), _("There is no such page."))
    text = _("This address does not take that kind of request.")
    return await notice(request, error.status_code, _("Wrong kind of request"), text)


async def mistake(request: Request, error: Exception) -> Response:
    """A mistake in our code; the details stay in the log."""
    server_log.log.error("mistake", exc_info=error)
    text = _("This is a mistake in our program. The table has not changed; try again in a moment.")
    answer = await notice(request, 500, _("Something went wrong here"), text)
    answer.headers.update(HEADERS)  # Starlette sends this one past the guard
    return answer
