"""Bounds on what one connection may cost before the application sees anything of it (S-05, S-09).

uvicorn reads a head of any length, waits for it without end and takes any number of frames. Here a head has
bounds in bytes, headers, length of its address and time; a body has a time; an address has a number of
connections; and frames of a socket are counted, control frames and pieces of messages too.
"""

import asyncio
from asyncio import TimerHandle, Transport
from asyncio.transports import BaseTransport
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from jotunheim.server.guards import network_of
from jotunheim.server.limits import Bucket, Counts

HEAD_BYTES: Final = 32_768
HEADER_COUNT: Final = 100
ADDRESS_BYTES: Final = 8_192
HEAD_TIME: Final = 10.0  # seconds from the first byte to the end of a head
BODY_TIME: Final = 60.0  # seconds for a body
FRAMES: Final = 100.0  # of one socket in a second …
FRAMES_BURST: Final = 600.0  # … and at once
SLICE: Final = 4_096  # bytes of a socket that are read before frames are counted

LINES: Final = {
    408: "The request took too long.",
    414: "The address is too long.",
    429: "Too many connections from your address.",
    431: "The head of the request is too large.",
}


class TooMuch(Exception):
    """A head is over one of the bounds."""


class Connections:
    """Connections counted by address; those of trusted proxies stand for many people and are not."""

    most: ClassVar[int] = 250  # open at once from one address; the application sets it

    def __init__(self, config: Config) -> None:
        self.counts = Counts(self.most)
        hosts = config.forwarded_allow_ips if config.proxy_headers else ""
        self.proxies = ProxyHeadersMiddleware(config.loaded_app, hosts or "").trusted_hosts

    def enter(self, address: str) -> bool:
        """One more connection; False: there are too many."""
        return address in self.proxies or self.counts.enter(network_of(address))

    def leave(self, address: str) -> None:
        """One connection less."""
        if address not in self.proxies:
            self.counts.leave(network_of(address))


class Counted:
    """A connection that is counted from its beginning to its end."""

    all: ClassVar[WeakKeyDictionary[Config, Connections]] = WeakKeyDictionary()  # by server

    def __init__(self, config: Config) -> None:
        if config not in self.all:
            self.all[config] = Connections(config)
        self.by_address = self.all[config]
        self.counted: str | None = None  # the address under which this connection is counted

    def count(self, client: tuple[str, int] | None) -> bool:
        """Count this connection; False: there are too many."""
        address = client[0] if client else ""
        if not self.by_address.enter(address):
            return False
        self.counted = address
        return True

    def uncount(self) -> None:
        """This connection is over."""
        if self.counted is not None:
            self.by_address.leave(self.counted)
        self.counted = None


class BoundedHttp(HttpToolsProtocol, Counted):
    """HTTP whose heads and bodies have bounds."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        HttpToolsProtocol.__init__(self, config, server_state, app_state, _loop)
        Counted.__init__(self, config)
        self.refusal = 400
        self.in_head = True
        self.head_bytes = 0
        self.timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.count(self.client):
            self.refuse(429)
            return
        self.allow(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_head:
            self.head_bytes += len(data)
            if self.timer is None:
                self.allow(HEAD_TIME)
        super().data_received(data)
        if self.in_head and self.head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self.refuse(431)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > ADDRESS_BYTES:
            self.refusal = 414
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADER_COUNT or len(name) + len(value) > HEAD_BYTES:
            self.refusal = 431
            raise TooMuch

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.head_bytes = 0
        self.allow(BODY_TIME)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_timer()
        self.uncount()  # the socket counts from here on
        super().handle_websocket_upgrade()

    def allow(self, seconds: float) -> None:
        """What is being read must be complete in so many seconds."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.refuse, 408)

    def stop_timer(self) -> None:
        """What was being read is complete."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def refuse(self, status: int) -> None:
        """Say what is wrong and hang up."""
        self.refusal = status
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """uvicorn's answer to a request that cannot be read, with our status and line."""
        line = LINES.get(self.refusal, msg).encode("ascii")
        size = str(len(line)).encode("ascii")
        head = [STATUS_LINE[self.refusal], b"content-type: text/plain; charset=utf-8\r\n"]
        head += [b"x-content-type-options: nosniff\r\nconnection: close\r\n"]
        head += [b"content-length: ", size, b"\r\n\r\n", line]
        self.stop_timer()
        self.transport.write(b"".join(head))
        self.transport.close()


class BoundedSocket(WebSocketsSansIOProtocol, Counted):
    """A WebSocket that counts frames."""

    frame_rate: ClassVar[float] = FRAMES  # others for servers of benchmarks
    frame_burst: ClassVar[float] = FRAMES_BURST

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        WebSocketsSansIOProtocol.__init__(self, config, server_state, app_state, _loop)
        Counted.__init__(self, config)
        self.rate = Bucket(self.frame_rate, self.frame_burst)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if not self.count(self.client):
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, so that a flood of tiny frames cannot hold up the loop."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        events = self.conn.events
        for _frame in events[: int(self.frame_burst) + 1]:
            if not self.rate.take():
                self.cut_off()
                return
        super().handle_events()

    def cut_off(self) -> None:
        """Too many frames: end it as a breach of the rules."""
        self.conn.events_received()
        self.conn.fail(1008, "too many frames")
        self.handle_parser_exception()
