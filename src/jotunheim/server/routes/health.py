"""Is the server well? For people (/health), for supervisors (/alive, /ready), for Prometheus (/metrics)."""

import asyncio
import hmac
import ipaddress
import shutil
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from jotunheim import __version__
from jotunheim.server.site import Site, site_of

LATE = 2.0  # seconds; a loop or a database that is later than this is not well
SPACE = 32 << 20  # bytes on the disk; with less nobody should begin a game
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")  # headers that a proxy adds


async def alive(request: Request) -> Response:
    """The loop answers; nothing else is looked at. A server that fails here should be started again."""
    return PlainTextResponse("alive\n")


async def health(request: Request) -> Response:
    """Version, database, disk, loop, processes; nothing about any table. 503: people cannot play now."""
    site = site_of(request)
    database = await answers(site)
    figures = site.rooms.health()
    room = has_room(site)
    well = database and room and site.lag < LATE and figures.get("ok", True) is True
    found = {
        "ok": well,
        "version": __version__,
        "database": database,
        "disk": room,
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


def has_room(site: Site) -> bool:
    """Is there space on the disk of a SQLite file? Of a database elsewhere we do not know."""
    path = site.store.engine.url.database
    if site.store.is_shared or not path:
        return True
    try:
        return shutil.disk_usage(Path(path).parent).free >= SPACE
    except OSError:
        return False


async def metrics(request: Request) -> Response:
    """Figures for Prometheus: from this machine, or with the token that the host has set."""
    site = site_of(request)
    if not may_read(request, site.config.metrics_token):
        return PlainTextResponse("Figures are for this machine, or with a token.\n", 403)
    text = site.metrics.text(gauges(site), site.rooms.games())
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def may_read(request: Request, token: str) -> bool:
    """Does the request come from this machine itself, not through a proxy, or with the token?"""
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def gauges(site: Site) -> dict[str, float]:
    """What is so now."""
    now = site.rooms.health()
    return {
        "jotun_rooms": now["rooms"],
        "jotun_watches": now["watches"],
        "jotun_sockets": sum(site.by_address.open.values()),
        "jotun_engines": now["engines"],
        "jotun_engines_wanted": now["engines_wanted"],
        "jotun_engine_restarts_total": now["engines_replaced"],
        "jotun_thinkers": now["thinkers"],
        "jotun_thinker_restarts_total": now["thinkers_replaced"],
        "jotun_thinkers_waiting": now["thinkers_waiting"],
        "jotun_loop_lag_seconds": site.lag,
        "jotun_database_commits_total": site.store.writer.commits,
        "jotun_database_jobs_total": site.store.writer.jobs,
    }


ROUTES = [
    Route("/alive", alive),
    Route("/health", health),
    Route("/ready", health),
    Route("/metrics", metrics),
]
