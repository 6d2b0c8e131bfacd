"""Where a visitor is signed in: the browsers at their seats, and how to end them (S-10, S-23)."""

import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from jotunheim.server.frames import Refused
from jotunheim.server.people import Guest
from jotunheim.server.routes.tables import seat_of
from jotunheim.server.site import fields, site_of
from jotunheim.server.store import Holder
from jotunheim.texts import _

HERE: Final = "/you"


class HolderWords(msgspec.Struct):
    """A browser at a seat, in words."""

    table: str
    title: str
    seat: int
    visitor: int
    name: str
    since: str
    seen: str
    mine: bool


def holder_words(holder: Holder, visitor: int) -> HolderWords:
    """A browser in words for the visitor who looks."""
    return HolderWords(
        holder.table,
        holder.title,
        holder.seat,
        holder.visitor,
        holder.name,
        moment(holder.created),
        moment(holder.seen),
        holder.visitor == visitor,
    )


def moment(when: float) -> str:
    """A time as everybody reads it: the server does not know where its readers live."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(when))


async def show(request: Request) -> Response:
    """The list; seats that nobody else holds are left out."""
    site = site_of(request)
    visitor = await site.known(request)
    found = [holder_words(h, visitor.id) for h in await site.store.holders_beside(visitor.id)]
    shared = {(row.table, row.seat) for row in found if not row.mine}
    return site.pages.answer(
        "you.html",
        visitor=visitor,
        since=moment(visitor.created),
        holders=[row for row in found if (row.table, row.seat) in shared],
    )


async def end(request: Request) -> Response:
    """End one browser at a seat."""
    site = site_of(request)
    visitor = await site.known(request)
    form = await fields(request)
    table = await site.lobby.table(form.get("table", ""))
    other = form.get("visitor", "")
    if not other.isdecimal() or len(other) > 18:
        raise Refused("unknown", _("There is no such browser."))
    await site.lobby.end_hold(visitor, table, seat_of(form), int(other))
    return RedirectResponse(HERE, 303)


async def renew(request: Request) -> Response:
    """Give this browser a new cookie; all others with the old one are signed out."""
    site = site_of(request)
    visitor = await site.known(request)
    token = await site.lobby.renew_cookie(visitor)
    return Guest(visitor, token).keep(RedirectResponse(HERE, 303), site.is_secure(request))


ROUTES = [
    Route(HERE, show),
    Route(f"{HERE}/end", end, methods=["POST"]),
    Route(f"{HERE}/renew", renew, methods=["POST"]),
]
