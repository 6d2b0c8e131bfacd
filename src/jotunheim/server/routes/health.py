"""Is the server well?"""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from jotunheim import __version__
from jotunheim.server.site import site_of

LATE = 2.0  # seconds; a loop that is later than this is not well


async def health(request: Request) -> Response:
    """Version, database, loop, processes; nothing about any table."""
    site = site_of(request)
    database = await site.store.ping()
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


ROUTES = [Route("/health", health)]
