"""What requests need: settings, store, rooms, templates, limits. One for each worker."""

import time
from typing import Final, Protocol

from starlette.requests import HTTPConnection, Request

from jotunheim.bots.own.offered import offer
from jotunheim.server import names
from jotunheim.server.banner import Banner
from jotunheim.server.config import Config
from jotunheim.server.frames import Refused
from jotunheim.server.game_list import GameList
from jotunheim.server.guards import Hosts, address_of, name_of
from jotunheim.server.limits import Buckets, Counts
from jotunheim.server.lobby import Lobby
from jotunheim.server.metrics import Metrics
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.pages import Pages
from jotunheim.server.people import Guest, visitor_of
from jotunheim.server.store import Store, Visitor
from jotunheim.texts import _

ALONE: Final = ("localhost", "127.0.0.1", "::1")
FIELDS: Final = 200  # of one form


class Reader(Protocol):
    """Somebody at the other end of a socket."""

    def drop(self) -> None:
        """Hang up."""


class Site:
    """Everything that the requests of a worker share."""

    def __init__(self, config: Config, store: Store, rooms: OpenRooms) -> None:
        self.config = config
        self.store = store
        self.rooms = rooms
        self.lobby = Lobby(store, rooms)
        self.game_list = GameList(config.games)
        for player in config.players:
            offer(player)
        self.banner = Banner(config.banner)
        self.pages = Pages(self.banner)
        self.hosts = Hosts(config.origins)
        self.chats = Buckets(config.chats, config.chats_burst)
        self.proposals = Buckets(config.proposals, config.proposals_burst)
        self.by_address = Counts(config.sockets_of_address)
        self.by_seat = Counts(config.sockets_of_seat)
        self.metrics = Metrics()
        self.sending: dict[Reader, float] = {}  # to whom something is being sent, since when
        self.lag = 0.0  # seconds that the loop was late at most, lately

    def drop_slow(self) -> None:
        """Close sockets whose readers do not take what is sent."""
        before = time.monotonic() - self.config.slow_reader
        for reader in [reader for reader, since in self.sending.items() if since < before]:
            reader.drop()

    def look_at_banner(self) -> None:
        """Tell those who sit at tables when the host says something new."""
        if self.banner.is_new():
            self.rooms.tell_all("banner")

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """Who is asking."""
        return await visitor_of(self.store, connection)

    async def guest(self, request: Request, name: str) -> Guest:
        """The visitor who does something; a new one gets this name, and counts against the address."""
        known = await self.visitor(request)
        if known is not None:
            await self.store.touch(known.id)
            return Guest(known)
        clean = names.person(name)
        address = address_of(request.scope)
        if not await self.store.take("guest", address, self.config.guests_an_hour):
            raise Refused("busy", _("Many people have come from your address; try again later."))
        return Guest(*await self.store.new_visitor(clean))

    async def known(self, request: Request) -> Visitor:
        """The visitor who does something that needs a seat or a table."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise Refused(
                "not_yours", _("We do not know you. The link of your seat brings you back.")
            )
        return visitor

    def origin(self, request: HTTPConnection) -> str:
        """The address of this server as the visitor sees it."""
        return self.hosts.origin_of(request.url.scheme, request.headers.get("host", "localhost"))

    def invitation(self, request: HTTPConnection) -> str:
        """The address of this server for others, not one that only its own machine can use."""
        host = name_of(request.headers.get("host", ""))
        return self.config.invite if self.config.invite and host in ALONE else self.origin(request)

    def is_secure(self, request: HTTPConnection) -> bool:
        """Is the visitor's line encrypted?"""
        return self.origin(request).startswith("https:")

    async def take_table(self, request: Request) -> None:
        """Count a new table against its address."""
        address = address_of(request.scope)
        if not await self.store.take("table", address, self.config.tables_an_hour):
            raise Refused("busy", _("Your address has opened many tables lately; try again later."))


def site_of(request: HTTPConnection) -> Site:
    """The site that a request asks."""
    found: Site = request.app.state.site
    return found


async def fields(request: Request) -> dict[str, str]:
    """The text fields of a form; if several have one name, the last."""
    async with request.form(max_files=0, max_fields=FIELDS) as form:
        return {key: value for key, value in form.items() if isinstance(value, str)}
