"""Messages to browsers over a socket: frames with only the parts that the browser lacks, chat, who is there."""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from jotunheim.server.frames import Frame, Notice, Ready, Refused, frame_text
from jotunheim.server.room import Room
from jotunheim.server.routes.tables import seat_rows
from jotunheim.server.site import Site
from jotunheim.server.store import Table, Visitor
from jotunheim.server.subscription import Subscription
from jotunheim.server.table_form import levels
from jotunheim.server.table_list import SeatWords
from jotunheim.texts import _

UNKNOWN: Final = 4404  # codes with which a socket is closed; those from 4000 on are ours
NOT_YOURS: Final = 4403
TOO_MANY: Final = 4429
GONE: Final = 1006
TOO_LARGE: Final = 1009
NO_TEXT: Final = 1003
CHAT_LINES: Final = 100


def encoded(message: dict[str, Any]) -> Ready:
    """A message as text."""
    return Ready(msgspec.json.encode(message))


async def send_ready(ws: WebSocket, text: Ready) -> None:
    """Send a text that is encoded already."""
    await ws.send({"type": "websocket.send", "text": text})


def plays_itself(row: SeatWords) -> bool:
    """Does a bot play there, for now or for good?"""
    return row.kind == "bot" or row.standin


class SocketOut:
    """The sending half of a socket: it looks from one seat and sends only what changed."""

    def __init__(
        self,
        site: Site,
        ws: WebSocket,
        table: Table,
        room: Room,
        visitor: Visitor | None,
        seat: int,
    ) -> None:
        self.site = site
        self.ws = ws
        self.table = table
        self.room = room
        self.visitor = visitor
        self.seat = seat
        self.held: set[int] | None = None  # the seats of the visitor, if known
        self.have: dict[str, str] = {}  # the parts this socket has, by their hashes
        self.version = ""
        self.newest: Frame | None = None
        self.past = False  # an earlier moment is shown
        self.proposals = False  # some were told
        self.wished = False  # something was asked for
        self.consulting = False  # what the asked seat sees is shown, to propose an answer
        self.analysing = False  # it waits for the opinion of a bot
        self.chat = 0  # the last line of chat it has
        self.task = asyncio.current_task()  # it ends with the socket
        self.dropped = False
        self.watch: Subscription | None = None
        self.teller: asyncio.Task[None] | None = None

    async def watch_again(self, fresh: bool) -> None:
        """Subscribe to the table from the present seat; `fresh`: from a frame that is made now."""
        await self.unwatch()
        held = await self.seats_held()
        own = frozenset(held) if self.seat in held else frozenset[int]()
        self.watch = self.room.watch(self.seat, own, fresh)
        self.teller = asyncio.create_task(self.tell_all(self.watch))

    async def unwatch(self) -> None:
        """End the subscription."""
        if self.watch is not None:
            self.watch.close()
            self.watch = None
        if self.teller is not None and self.teller is not asyncio.current_task():
            self.teller.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.teller
            self.teller = None

    async def tell_all(self, watch: Subscription) -> None:
        """Send what changes, as long as the browser takes it."""
        try:
            async for thing in watch:
                if isinstance(thing, Notice):
                    await self.notice(thing)
                else:
                    await self.newer(thing, watch.text_for(self.have))
        except Refused as refusal:
            text = _(refusal.text)
            await self.send({"kind": "refused", "id": "", "code": refusal.code, "text": text})
            await self.close(NOT_YOURS if refusal.code == "not_yours" else UNKNOWN)
        except (WebSocketDisconnect, RuntimeError, ConnectionError):
            return  # the browser is gone; the receiving half notices it too

    async def newer(self, frame: Frame, text: Ready | None) -> None:
        """The table has changed for this seat; `text` is the message, if it exists already."""
        self.newest = frame
        self.consulting = False  # the table has changed: look again
        if self.past:
            await self.send({"kind": "last", "last": frame.header.last, "mine": frame.header.mine})
        else:
            await self.show(frame, text)

    async def show(self, frame: Frame, text: Ready | None = None) -> None:
        """Send a frame, with only the parts that this socket lacks."""
        text = text or frame_text(frame, self.have)
        self.have = frame.hashes
        self.version = frame.header.version
        await self.send_text(text)

    async def notice(self, notice: Notice) -> None:
        """Something besides the game has changed."""
        if notice.kind == "chat":
            await self.tell_chat()
        elif notice.kind == "reactions":
            await self.tell_reactions()
        elif notice.kind == "proposals":
            await self.tell_proposals()
        elif notice.kind == "wish":
            await self.tell_wish()
        elif notice.kind == "analysis":
            await self.tell_analysis()
        elif notice.kind == "people":
            self.held = None
            await self.still_here()
            await self.tell_people()
        elif notice.kind == "cookies":
            await self.still_known()
        elif notice.kind == "banner":
            await self.tell_banner()
        elif notice.kind == "removed":
            text = _("The host has closed this table.")
            await self.send({"kind": "removed", "text": text, "back": _("To the lobby")})
            await self.close(UNKNOWN)
        elif notice.kind == "stage":
            self.held = None
            self.table = self.room.state.table  # it was read again before this notice
            await self.send({"kind": "stage", "stage": self.table.stage})

    async def tell_banner(self) -> None:
        """What the host says on every page, also that it is nothing any more."""
        if self.site.banner.file is not None:
            await self.send({"kind": "banner", "text": self.site.banner.text})

    async def tell_reactions(self) -> None:
        """The table waits for reactions, or no longer; who gave the order is asked to pass by hand."""
        state = self.room.state
        is_on = state.is_held(self.seat)
        cover = is_on and self.seat in state.pause.covers
        await self.send({"kind": "reactions", "on": is_on, "cover": cover})

    async def tell_proposals(self) -> None:
        """What is proposed to the seat that is asked, also if it is nothing any more."""
        if self.table.stage == "open":
            return
        found = await self.room.proposals.listed(self.seat)
        if found.lines or self.proposals:
            self.proposals = bool(found.lines)
            await self.send_text(Ready(msgspec.json.encode(found)))

    async def tell_wish(self) -> None:
        """What somebody asks the others to agree to, for those who sit here."""
        held = await self.seats_held()
        found = self.room.consents.words(held) if held else None
        if found is not None and (found["text"] or found["said"] or self.wished):
            self.wished = bool(found["text"])
            await self.send(found)

    async def tell_analysis(self) -> None:
        """How far the opinion of a bot is, or what it says, for those who asked."""
        if not self.analysing:
            return
        analysis = self.room.analysis
        html, problem = "", analysis.problem
        try:
            html = await analysis.html(self.seat) if analysis.opinion is not None else ""
        except Refused as refusal:
            problem = refusal.text
        self.analysing = analysis.busy
        told = {"done": analysis.done, "of": analysis.of, "html": html}
        await self.send({"kind": "analysis", **told, "problem": _(problem) if problem else ""})

    async def still_here(self) -> None:
        """Refuse a visitor who no longer holds the seat: it may have a new link."""
        wanted = str(self.seat)
        await self.site.lobby.view_of(self.visitor, self.table, wanted)

    async def still_known(self) -> None:
        """Refuse a visitor whose cookie was renewed in another browser."""
        if self.visitor is not None and await self.site.visitor(self.ws) is None:
            raise Refused("not_yours", _("This browser was signed out from another one."))

    async def seats_held(self) -> set[int]:
        """The seats of the visitor; asked again whenever somebody comes, goes or loses a seat."""
        if self.held is None:
            visitor = self.visitor
            found = await self.site.store.held(self.table.id, visitor.id) if visitor else []
            self.held = set(found)
        return self.held

    async def may_talk(self) -> bool:
        """Chat is for those who sit at the table, and for its host."""
        is_host = self.visitor is not None and self.visitor.id == self.table.owner
        return is_host or bool(await self.seats_held())

    async def tell_chat(self) -> None:
        """Send the lines of chat that this socket does not have yet."""
        if not await self.may_talk():
            return
        for line in await self.site.store.chat(self.table.id, self.chat, CHAT_LINES):
            self.chat = max(self.chat, line.id)
            words = {"line": line.id, "seat": line.seat, "name": line.name, "text": line.text}
            await self.send({"kind": "chat", **words, "time": line.time})

    async def tell_people(self) -> None:
        """Who sits here, and who is there."""
        site, table = (
            self.site,
            self.room.state.table,
        )  # the room reads them again after each change
        rows = await seat_rows(site, table, self.room.state.seats, self.visitor)
        html = site.pages.text(
            "open_seats.html" if table.stage == "open" else "table_people.html",
            seats=rows,
            table=table,
            visitor=self.visitor,
            owner=self.visitor is not None and self.visitor.id == table.owner,
            over=table.stage == "over",
            levels=levels(),
        )
        words = [
            {"seat": row.seat, "words": row.label, "here": row.here, "bot": plays_itself(row)}
            for row in rows
        ]
        await self.send({"kind": "people", "seats": words, "html": html})

    async def send(self, message: dict[str, Any]) -> None:
        """Send one message."""
        await self.send_text(encoded(message))

    async def send_text(self, text: Ready) -> None:
        """Send the text of a message; a reader that does not take it in time is dropped (`Site.drop_slow`)."""
        ws = self.ws
        if (
            ws.client_state is WebSocketState.DISCONNECTED
            or ws.application_state is WebSocketState.DISCONNECTED
        ):  # it went away meanwhile
            raise WebSocketDisconnect(GONE)
        self.site.sending.setdefault(self, time.monotonic())
        await send_ready(ws, text)
        self.site.sending.pop(self, None)

    def drop(self) -> None:
        """Hang up on a reader that is too slow."""
        if self.task is not None and not self.dropped:
            self.dropped = True
            self.task.cancel()

    async def close(self, code: int) -> None:
        """Hang up."""
        with contextlib.suppress(RuntimeError, ConnectionError):
            await self.ws.close(code)
