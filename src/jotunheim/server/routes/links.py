"""Links of seats: shown once, opened with one button, replaced when lost."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from jotunheim.server.frames import Refused
from jotunheim.server.pages import qr
from jotunheim.server.people import TOKEN
from jotunheim.server.routes.tables import seat_of
from jotunheim.server.site import Site, fields, site_of
from jotunheim.server.store import Table
from jotunheim.texts import _


async def seat(request: Request) -> Response:
    """The page behind the link of a seat: one button. Nothing changes until it is pressed."""
    site = site_of(request)
    token = checked(request.path_params["token"])
    found = await site.store.seat_of_token(token)
    if found is None:
        raise nowhere()
    table = await site.lobby.table(found[0])
    return site.pages.answer(
        "seat.html",
        visitor=await site.visitor(request),
        table=table,
        game={"title": site.game_list.title(table.game)},
        seat=await site.lobby.seat(table, found[1]),
        token=token,
    )


async def take(request: Request) -> Response:
    """Take the seat that a link belongs to."""
    site = site_of(request)
    form = await fields(request)
    token = checked(form.get("token", ""))
    if await site.store.seat_of_token(token) is None:
        raise nowhere()
    guest = await site.guest(request, form.get("name", ""))
    table, seat = await site.lobby.claim(guest.visitor, token)
    answer = RedirectResponse(f"/tables/{table}?seat={seat}", 303)
    return guest.keep(answer, site.is_secure(request))


def checked(token: str) -> str:
    """A token that could be one."""
    if not TOKEN.fullmatch(token):
        raise nowhere()
    return token


def nowhere() -> Refused:
    """There is no such link."""
    return Refused(
        "unknown", _("This link does not work any more; a newer one may have replaced it.")
    )


async def own(request: Request) -> Response:
    """The link of the visitor's own seat, for another device or a browser that forgets."""
    site = site_of(request)
    visitor = await site.known(request)
    table = await site.lobby.table(request.path_params["table"])
    number = seat_of(await fields(request))
    token = await site.lobby.link(visitor, table, number)
    heading = _("The link of your seat")
    text = _("Keep it: it brings you back to seat {seat} from any browser, on any device.")
    return await shown(site, request, table, token, heading, text.format(seat=number + 1))


async def reissue(request: Request) -> Response:
    """A new link for somebody who lost theirs."""
    site = site_of(request)
    visitor = await site.known(request)
    table = await site.lobby.table(request.path_params["table"])
    number = seat_of(await fields(request))
    token = await site.lobby.reissue(visitor, table, number)
    heading = _("A new link for seat {seat}").format(seat=number + 1)
    text = _("Send it to the person who plays this seat. Their old link no longer works.")
    return await shown(site, request, table, token, heading, text)


async def shown(
    site: Site, request: Request, table: Table, token: str, heading: str, text: str
) -> Response:
    """The page with a seat's link."""
    link = f"{site.invitation(request)}/seat/{token}"
    return site.pages.answer(
        "link.html",
        visitor=await site.visitor(request),
        heading=heading,
        text=text,
        link=link,
        qr=qr(link),
        back=f"/tables/{table.id}",
    )


ROUTES = [
    Route("/seat/{token}", seat),
    Route("/seat", take, methods=["POST"]),
    Route("/tables/{table}/link", own, methods=["POST"]),
    Route("/tables/{table}/reissue", reissue, methods=["POST"]),
]
