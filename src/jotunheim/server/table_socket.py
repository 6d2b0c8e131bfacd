"""The socket of a table: messages from and to a browser, as JSON text.

Each socket looks at the table from one seat (or as a spectator) and gets only what changed since the parts
it has. Its messages are checked for size, form, depth, rate and seat before a room gets them.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from jotunheim.kernel import UserError
from jotunheim.server import names, server_log
from jotunheim.server.action_log import unsaved
from jotunheim.server.consents import TAKEBACK, Wish
from jotunheim.server.frames import Refused
from jotunheim.server.guards import address_of
from jotunheim.server.limits import Bucket
from jotunheim.server.room import Room
from jotunheim.server.site import Site
from jotunheim.server.socket_in import Message, read_message
from jotunheim.server.socket_out import CHAT_LINES, NO_TEXT, TOO_LARGE, TOO_MANY, SocketOut
from jotunheim.server.store import Table, Visitor
from jotunheim.server.table_form import HOTSEAT
from jotunheim.texts import _

PATIENCE: Final = 40  # refused messages in a row, then the socket is closed


def size_of(text: str) -> int:
    """Of a message in bytes."""
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


class TableSocket(SocketOut):
    """An open socket: one task receives, one sends."""

    def __init__(
        self,
        site: Site,
        ws: WebSocket,
        table: Table,
        room: Room,
        visitor: Visitor | None,
        seat: int,
    ) -> None:
        super().__init__(site, ws, table, room, visitor, seat)
        self.wrong = 0  # refused messages in a row
        self.rate = Bucket(site.config.messages, site.config.messages_burst)

    async def run(self) -> None:
        """Serve until the browser leaves, is too slow, or sends too many bad messages."""
        server_log.event("socket opened", table=self.table.id)
        try:
            await self.hear_all()
        except (WebSocketDisconnect, ConnectionError):
            pass
        except asyncio.CancelledError:
            if not self.dropped:
                raise
        finally:
            await self.unwatch()
            self.site.sending.pop(self, None)
            server_log.event("socket closed", table=self.table.id)

    # Hearing --------------------------------------------------------------------------------------

    async def hear_all(self) -> None:
        """Handle message after message."""
        while self.ws.client_state is WebSocketState.CONNECTED:
            message = await self.ws.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                await self.close(NO_TEXT)
                return
            if size_of(text) > self.site.config.message_bytes:
                await self.close(TOO_LARGE)
                return
            await self.hear(text)
            if self.wrong >= PATIENCE:
                await self.close(TOO_MANY)
                return

    async def hear(self, text: str) -> None:
        """Handle one message; anything wrong with it is answered with a refusal."""
        said: Message | None = None
        try:
            if not self.rate.take():
                raise Refused("busy", _("Too many messages at once; wait a moment."))
            said = read_message(text)
            await ACTIONS[said.do](self, said)
            self.wrong = 0
        except Refused as refusal:
            await self.refuse(said, refusal.code, _(refusal.text))
        except UserError as error:
            await self.refuse(said, "illegal", str(error))
        except SQLAlchemyError as error:  # the disk is full, or the database is away (S-12)
            server_log.log.error("not saved: %s", type(error).__name__)
            await self.refuse(said, unsaved(error).code, _(unsaved(error).text))

    async def refuse(self, said: Message | None, code: str, text: str) -> None:
        """Answer that something was not done, and why."""
        self.site.metrics.refused(code)
        self.wrong += code in ("malformed", "busy")
        await self.send(
            {"kind": "refused", "id": said.id if said else "", "code": code, "text": text}
        )
        if code == "stale" and self.newest is not None:
            self.consulting = False
            await self.show(self.newest)
            self.room.broadcast.hurry(self.seat)

    async def holding(self) -> int:
        """The seat of this socket; refused for spectators and for seats that were lost."""
        if self.seat < 0 or self.visitor is None:
            raise Refused("not_yours", _("You are watching; only people who sit here can play."))
        if self.seat not in await self.seats_held():
            raise Refused("not_yours", _("You no longer hold this seat."))
        return self.seat

    async def act(self, said: Message) -> None:
        """Answer the question."""
        start = time.monotonic()
        seat = await self.holding()
        if said.stop and (await self.room.queries.preview(seat, said.tokens, False))[0]:
            raise Refused("ends", _("This ends your turn."))
        await self.done(said, await self.room.act(seat, said.id, said.on, said.tokens))
        self.site.metrics.acted(time.monotonic() - start)

    async def undo(self, said: Message) -> None:
        """Take back."""
        seat = await self.holding()
        await self.done(said, await self.room.undo(seat, said.id, said.on))

    async def less(self, said: Message) -> None:
        """One less of equal things that were picked."""
        seat = await self.holding()
        await self.done(said, await self.room.repick(seat, said.id, said.on, said.token, False))

    async def more(self, said: Message) -> None:
        """One more of them, where later things are picked already."""
        seat = await self.holding()
        await self.done(said, await self.room.repick(seat, said.id, said.on, said.token, True))

    async def order(self, said: Message) -> None:
        """A standing order."""
        seat = await self.holding()
        await self.done(said, await self.room.order(seat, said.id, said.order))

    async def ahead(self, said: Message) -> None:
        """Answer ahead."""
        seat = await self.holding()
        await self.done(said, await self.room.ahead(seat, said.id, said.token))

    async def withdraw(self, said: Message) -> None:
        """Forget what was answered ahead."""
        seat = await self.holding()
        await self.done(said, await self.room.withdraw(seat, said.id))

    async def cover(self, said: Message) -> None:
        """Pass by hand where there is nothing to decide, as cover."""
        self.room.broadcast.pass_by_hand(await self.holding())
        await self.done(said, self.version)

    async def done(self, said: Message, version: str) -> None:
        """Something counts, and is on the disk."""
        await self.send({"kind": "done", "id": said.id, "version": version})

    async def why(self, said: Message) -> None:
        """Why something cannot be picked."""
        text = await self.room.queries.why(await self.holding(), said.token)
        await self.send({"kind": "why", "token": said.token, "text": text})

    async def preview(self, said: Message) -> None:
        """The paths that an answer would walk, for somebody who points at a place."""
        _ends, found = await self.room.queries.preview(await self.holding(), said.tokens, True)
        paths = msgspec.Raw(found.encode())
        await self.send({"kind": "preview", "on": said.on, "tokens": said.tokens, "paths": paths})

    async def hint(self, said: Message) -> None:
        """What a bot would do."""
        found = await self.room.queries.hint(await self.holding())
        hint = {"level": _(found.level), "version": found.version, "lines": found.lines}
        await self.send({"kind": "hint", **hint, "answers": found.answers})

    async def analyse(self, said: Message) -> None:
        """What a bot thinks of the game that is over: those who sit here ask for it, everybody may read it."""
        await self.still_here()
        analysis = self.room.analysis
        analysis.check_over()
        if not await analysis.is_known() and not analysis.busy:
            await self.take_analysis()
            analysis.begin()
        self.analysing = True
        await self.tell_analysis()

    async def take_analysis(self) -> None:
        """Refuse somebody who may not ask for an analysis, or has asked for many."""
        if not await self.may_talk():
            raise Refused("not_yours", _("Only people who sit at the table can ask for this."))
        address = address_of(self.ws.scope)
        if not await self.site.store.take("analysis", address, self.site.config.analyses_an_hour):
            raise Refused("busy", _("Bots have judged many games for you; try again later."))

    async def hurry(self, said: Message) -> None:
        """The host tells a bot that thinks to move now (T-32)."""
        if self.visitor is None or self.visitor.id != self.room.state.table.owner:
            raise Refused("not_yours", _("Only the host of the table can do this."))
        await self.site.rooms.tell(self.table.id, "hurry")

    async def say(self, said: Message) -> None:
        """Chat, by those who sit here."""
        visitor = self.visitor
        if visitor is None or not await self.may_talk():
            raise Refused("not_yours", _("Only people who sit at the table can chat."))
        if not self.site.chats.take(str(visitor.id)):
            raise Refused("busy", _("Slower, please. The others want to read what you write."))
        text = names.chat(said.text)
        await self.site.store.say(
            self.table.id, self.seat, visitor.id, await self.speaker(visitor), text, said.id
        )
        await self.done(said, self.version)
        await self.site.rooms.tell(self.table.id, "chat")

    async def report(self, said: Message) -> None:
        """A line of chat for the host of the server: the log has its number, never its words (T-56)."""
        visitor = self.visitor
        if visitor is None or not await self.may_talk():
            raise Refused("not_yours", _("Only people who sit at the table can chat."))
        if not self.site.chats.take(str(visitor.id)):
            raise Refused("busy", _("One report at a time, please."))
        heard = await self.site.store.chat(self.table.id, 0, CHAT_LINES)
        found = [line.id for line in heard if str(line.id) == said.token]
        if not found:
            raise Refused("illegal", _("This line is not there any more."))
        server_log.event("chat reported", logging.WARNING, table=self.table.id, line=found[0])
        await self.done(said, self.version)

    async def speaker(self, visitor: Visitor) -> str:
        """The name of the speaker at this table."""
        if self.seat < 0:
            return visitor.name
        seats = await self.site.store.seats(self.table.id)
        return seats[self.seat].name or visitor.name

    async def consult(self, said: Message) -> None:
        """What the asked seat sees, to propose an answer to it."""
        frame = await self.room.proposals.consult(await self.holding())
        self.consulting = True
        self.past = False
        await self.show(frame)

    async def propose(self, said: Message) -> None:
        """Propose an answer to the seat that is asked; without tokens, take the proposal back."""
        seat = await self.holding()
        if not self.site.proposals.take(f"{self.table.id}/{seat}"):
            raise Refused("busy", _("Slower, please. The others want to read what you propose."))
        await self.room.proposals.propose(seat, said.on, said.tokens)
        await self.done(said, self.version)
        if self.consulting:
            await self.live(said)

    async def ask_back(self, said: Message) -> None:
        """Ask the others to agree to a takeback; without anybody to ask it is done at once (T-11)."""
        seat = await self.holding()
        if not self.site.proposals.take(f"{self.table.id}/{seat}"):
            raise Refused("busy", _("Slower, please. The others want to read what you ask for."))
        state, consents = self.room.state, self.room.consents
        frame = await self.room.broadcast.look(seat)
        if not frame.header.ask_back:
            raise Refused("illegal", _("no undo: {why}").format(why=frame.header.undo_why))
        needs = consents.people(await self.seats_held())
        wish = Wish(TAKEBACK, seat, state.seats[seat].name, state.log.seq, needs)
        if needs:
            consents.make(wish)
        else:
            await self.room.take_back_agreed(wish)
        await self.done(said, self.version)

    async def agree(self, said: Message) -> None:
        """Agree to what somebody asks for, or not; the last one who agrees makes it happen."""
        seat, visitor = await self.holding(), self.visitor
        assert visitor is not None  # who holds a seat is known
        name = self.room.state.seats[seat].name
        wish = self.room.consents.answer(await self.seats_held(), name, said.token == "yes")
        if not wish.is_over and not wish.waits_for:
            await self.carry_out(wish, visitor)
        await self.done(said, self.version)

    async def carry_out(self, wish: Wish, visitor: Visitor) -> None:
        """Everybody agrees."""
        self.room.consents.end()
        if wish.kind == TAKEBACK:
            await self.room.take_back_agreed(wish)
        else:
            await self.site.lobby.replace(visitor, self.table, wish.seat, wish.level)

    async def look(self, said: Message) -> None:
        """An earlier moment."""
        await self.still_here()
        self.past = True
        self.consulting = False
        await self.show(await self.room.broadcast.look(self.seat, said.public_ply))

    async def live(self, said: Message) -> None:
        """Back to the present."""
        await self.still_here()
        self.past = False
        self.consulting = False
        await self.show(await self.room.broadcast.look(self.seat, None))

    async def text(self, said: Message) -> None:
        """The table as text, for those who read it."""
        await self.still_here()
        html = await self.room.queries.text(self.seat, said.public_ply)
        await self.send({"kind": "text", "seat": self.seat, "html": html})

    async def earlier_log(self, said: Message) -> None:
        """The lines of the log that frames leave out, for readers who scroll up to them."""
        await self.still_here()
        html = await self.room.queries.earlier_log(self.seat, said.public_ply)
        await self.send({"kind": "log", "seat": self.seat, "html": html})

    async def places(self, said: Message) -> None:
        """The places that the question leaves out, in words, for readers who open the list."""
        await self.still_here()
        if self.consulting:
            html, known = await self.room.proposals.places(self.seat)
        else:
            html, known = await self.room.queries.places(self.seat, said.public_ply)
        await self.send({"kind": "places", "seat": self.seat, "sum": known, "html": html})

    async def change_seat(self, said: Message) -> None:
        """Look from another seat of the same visitor; a shared screen that changes hands keeps no parts.

        From an old frame the page would learn that somebody else decides, and hand the screen to them.
        """
        self.seat = await self.site.lobby.view_of(self.visitor, self.table, str(said.seat))
        self.have = dict(said.parts)
        self.past = False
        self.consulting = False
        await self.watch_again(fresh=True)
        await self.tell_proposals()

    async def has(self, said: Message) -> None:
        """The browser tells which parts it has, right after it connected."""
        self.have = dict(said.parts)
        self.version = said.version
        await self.watch_again(fresh=self.table.kind == HOTSEAT)
        await self.tell_chat()
        await self.tell_people()
        await self.tell_proposals()
        await self.tell_wish()
        await self.tell_banner()

    async def ping(self, said: Message) -> None:
        """Still there."""
        await self.send({"kind": "pong"})


# Functions, not methods of one socket: a socket that held its own methods would be a cycle, and wait for the garbage
# collector with all that it last showed.
ACTIONS: Final[dict[str, Callable[[TableSocket, Message], Awaitable[None]]]] = {
    "act": TableSocket.act,
    "undo": TableSocket.undo,
    "less": TableSocket.less,
    "more": TableSocket.more,
    "order": TableSocket.order,
    "ahead": TableSocket.ahead,
    "withdraw": TableSocket.withdraw,
    "cover": TableSocket.cover,
    "why": TableSocket.why,
    "preview": TableSocket.preview,
    "hint": TableSocket.hint,
    "chat": TableSocket.say,
    "report": TableSocket.report,
    "consult": TableSocket.consult,
    "propose": TableSocket.propose,
    "ask_back": TableSocket.ask_back,
    "agree": TableSocket.agree,
    "look": TableSocket.look,
    "live": TableSocket.live,
    "text": TableSocket.text,
    "log": TableSocket.earlier_log,
    "places": TableSocket.places,
    "seat": TableSocket.change_seat,
    "have": TableSocket.has,
    "ping": TableSocket.ping,
    "hurry": TableSocket.hurry,
    "analyse": TableSocket.analyse,
}
