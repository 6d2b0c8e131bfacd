"""Is the server well?"""

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from jotunheim import __version__
from jotunheim.server.site import Site, site_of

LATE = 2.0  # seconds; a loop or a database that is later than this is not well


async def health(request: Request) -> Response:
    """Version, database, loop, processes; nothing about any table."""
    site = site_of(request)
    database = await answers(site)
    figures = site.rooms.health()
    well = database and site.lag < LATE and figures.get("ok", True) is True
    found = {
        "ok": well,
        "version": __version__,
        "database": database,
        "lag_ms": round(1000 * site.lag, 1),
        **{key: value for key, value in figures.items() if key != "ok"},
    }
    return JSONResponse(found, 200 if well else 503)


async def answers(site: Site) -> bool:
    """Can the database be read and written, within a short time?"""
    try:
        async with asyncio.timeout(LATE):
            return await site.store.ping() and await site.rooms.can_write()
    except TimeoutError:
        return False


ROUTES = [Route("/health", health)]
