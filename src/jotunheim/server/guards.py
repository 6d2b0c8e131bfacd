"""Checks before every request: known host, own origin, bounded body, limits; headers for every answer.

No GET changes anything, and whatever does change something must come from our own pages: the Origin header
(or Sec-Fetch-Site, where a browser leaves it out) is compared exactly, for forms and for sockets, before
anything else is looked at.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jotunheim.server.config import Config
from jotunheim.server.limits import Buckets
from jotunheim.texts import _, use, wanted

HOST: Final = re.compile(r"(\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<name>[\w.-]+))(:(?P<port>\d{1,5}))?")
LAST_PORT: Final = 65_535
SAFE: Final = ("GET", "HEAD", "OPTIONS")
RECORDS: Final = ("/import",)  # paths that take a whole record
FORBIDDEN: Final = 4403  # codes with which a socket is closed; those from 4000 on are ours
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not "no-referrer": with it browsers send "Origin: null" with our own forms.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Hosts:
    """Which Host headers we answer to, and which origins belong to them.

    Addresses in figures and this machine's own names always; other names must be given (`--origin`): a
    name of a stranger that leads to us would make the stranger's pages look like ours.
    """

    def __init__(self, origins: Iterable[str]) -> None:
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.public = {urlsplit(origin).netloc for origin in self.origins}
        name = socket.gethostname().lower()
        self.names = {"localhost", name, f"{name}.local"}

    def answers_to(self, host: str) -> bool:
        """Is this one of our names?"""
        if host.lower() in self.public:
            return True
        name = name_of(host)
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self.names
        return True

    def origin_of(self, scheme: str, host: str) -> str:
        """The origin that our own pages have, asked under this host."""
        for origin in self.origins:
            if urlsplit(origin).netloc == host.lower():
                return origin
        return f"{scheme}://{host}".lower()

    def is_own(self, scheme: str, headers: Headers) -> bool:
        """Does a request that may change something come from one of our own pages?"""
        host = headers.get("host", "")
        site = headers.get("sec-fetch-site", "")
        if site and site != "same-origin":
            return False
        origin = headers.get("origin")
        if origin is None:
            return site == "same-origin"
        return origin.lower() == self.origin_of(scheme, host)


def name_of(host: str) -> str:
    """A host without its port; empty if there is more to it, or a port that cannot be (S-16)."""
    found = HOST.fullmatch(host)
    if found is None or not 1 <= int(found["port"] or 80) <= LAST_PORT:
        return ""
    return (found["six"] or found["name"]).lower()


class Guard:
    """The one middleware."""

    def __init__(self, app: ASGIApp, config: Config, hosts: Hosts) -> None:
        self.app = app
        self.config = config
        self.hosts = hosts
        self.posts = Buckets(config.posts, config.posts_burst)
        self.pages = Buckets(config.pages, config.pages_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it in one clear line."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        use(wanted(headers.get("accept-language", "")))
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send, headers)
            return
        refusal = self.refusal(scope, headers)
        if refusal:
            await self.refuse(scope, receive, send, *refusal)
            return
        most = self.config.record_bytes if scope["path"] in RECORDS else self.config.form_bytes
        await self.app(scope, bounded(receive, most), dressed(send))

    async def socket(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Accept sockets from our own pages only; this is checked first."""
        scheme = {"ws": "http", "wss": "https"}[scope["scheme"]]
        known = self.hosts.answers_to(headers.get("host", ""))
        if known and headers.get("origin") and self.hosts.is_own(scheme, headers):
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": FORBIDDEN})

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Why a request is refused: status and line."""
        if not self.hosts.answers_to(headers.get("host", "")):
            return 421, _(
                "This table does not answer to that name; its host can add it (--origin)."
            )
        address = address_of(scope)
        if scope["method"] in SAFE:
            if not self.pages.take(address):
                return 429, _("Too many pages at once from your address; wait a moment.")
            return None
        if not self.hosts.is_own(scope["scheme"], headers):
            return 403, _("This did not come from one of our own pages, so nothing was done.")
        if not self.posts.take(address):
            return 429, _("Too much at once from your address; wait a moment and try again.")
        return self.size_refusal(scope, headers)

    def size_refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Refuse a body whose declared length is too large."""
        most = self.config.record_bytes if scope["path"] in RECORDS else self.config.form_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            return 413, _("That is too large.")
        return None

    async def refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, line: str
    ) -> None:
        """One clear line."""
        await PlainTextResponse(line + "\n", status)(scope, receive, dressed(send))


def address_of(scope: Scope) -> str:
    """The address a request comes from."""
    client = scope.get("client")
    return network_of(str(client[0]) if client else "")


def network_of(host: str) -> str:
    """An address; with IPv6 the network of one household."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return host


class TooLarge(Exception):
    """A body is longer than we take."""


def bounded(receive: Receive, most: int) -> Receive:
    """A body that raises an error when it becomes too long."""
    taken = 0

    async def next_message() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > most:
                raise TooLarge
        return message

    return next_message


def dressed(send: Send) -> Send:
    """Answers with the security headers."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return with_headers
