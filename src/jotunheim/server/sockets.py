"""The door of a table's sockets: who may open one, from which seat, and how many at a time."""

import contextlib
from collections.abc import Iterator

from starlette.websockets import WebSocket

from jotunheim.server.frames import Refused
from jotunheim.server.guards import address_of
from jotunheim.server.site import Site, site_of
from jotunheim.server.socket_out import NOT_YOURS, TOO_MANY, UNKNOWN, encoded, send_ready
from jotunheim.server.table_socket import TableSocket
from jotunheim.texts import _


async def socket(ws: WebSocket) -> None:
    """Serve one socket from its first message to its last."""
    site = site_of(ws)
    try:
        table = await site.lobby.table(ws.path_params["table"])
        visitor = await site.visitor(ws)
        seat = await site.lobby.view_of(visitor, table, ws.query_params.get("seat", ""))
        room = await site.lobby.room(table)
    except Refused as refusal:
        await ws.accept()
        text = _(refusal.text)
        await send_ready(ws, encoded({"kind": "refused", "code": refusal.code, "text": text}))
        await ws.close(NOT_YOURS if refusal.code == "not_yours" else UNKNOWN)
        return
    address = address_of(ws.scope)
    place = f"{table.id}/{seat}/{visitor.id if visitor else address}"
    with counted(site, address, place) as allowed:
        await ws.accept()
        if not allowed:
            text = _("Too many windows are open on this table, or from your address.")
            await send_ready(ws, encoded({"kind": "refused", "code": "busy", "text": text}))
            await ws.close(TOO_MANY)
            return
        await TableSocket(site, ws, table, room, visitor, seat).run()


@contextlib.contextmanager
def counted(site: Site, address: str, place: str) -> Iterator[bool]:
    """Count a socket as long as it is open; False: there are too many."""
    by_address = site.by_address.enter(address)
    by_seat = site.by_seat.enter(place)
    try:
        yield by_address and by_seat
    finally:
        if by_address:
            site.by_address.leave(address)
        if by_seat:
            site.by_seat.leave(place)
