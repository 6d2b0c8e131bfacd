"""Everything about a server that can be set."""

import os

import msgspec


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def cores_to_spare() -> int:
    """Cores that can think while everybody else is served."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def engines_by_cores(workers: int) -> int:
    """Processes for rules in each of so many workers: 2 on two cores, 3 on four, at most 4 in all.

    Rules and views take two to five times as much of the processor as the web process does. More
    processes would each keep maps of their own: up to 300 MB for GIANT.
    """
    return max(1, min(4, cores() // 2 + 1) // workers)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server: first those of tables, then those of the web part."""

    database: str  # sqlite:///PATH, a bare path, or postgresql://…
    engines: int = 0  # processes that run rules; 0: by the cores of the machine
    workers: int = 1  # that share the machine
    thinkers: int = msgspec.field(default_factory=cores_to_spare)  # processes that think for bots
    rules_deadline: float = 5.0  # seconds for one request to the rules
    bot_deadline: float = 120.0  # seconds for one decision of a bot, and for a hint
    bot_pause: float = 0.5  # seconds between two plays of bots, so that people can follow them
    bystander_pause: float = (
        0.3  # seconds between two frames for those who are not asked: a piece has moved by then
    )
    # Seconds that a table waits for reactions, whether or not somebody could react: drawn between these two.
    reaction_least: float = 0.3
    reaction_most: float = 0.9
    rooms: int = 2_000  # tables kept at hand in the web process
    sessions: int = 600  # games kept at hand in an engine process
    leaving: float = 3.0  # seconds after which a closed page counts as gone
    lease: float = 5.0  # seconds after which the bots of a dead worker are taken over
    later: str = (
        ""  # where it is noted that the rules have been compiled; empty: nobody compiles them now
    )
    games: tuple[str, ...] = ()  # games that are not installed, NAME=MODULE:GAME; for tests
    bot_dice: int | None = None  # that every bot begins with, for tests; None: nobody knows them
    players: tuple[str, ...] = ()  # of the host's own, NAME=PLAYER
    # The web part -------------------------------------------------------------------------------
    origins: tuple[str, ...] = ()  # public addresses: https://games.example.org
    invite: str = ""  # the address for others, where the host's own is this machine's alone
    banner: str = ""  # a file with a line for every page
    metrics_token: str = ""  # lets others than this machine read /metrics
    proxies: str = ""  # addresses whose word on the sender is trusted, as uvicorn reads them
    message_bytes: int = 8_192  # of one message on a socket
    form_bytes: int = 65_536  # of one form
    record_bytes: int = 4_194_304  # of a record that is sent to us
    messages: float = 20.0  # a second on one socket …
    messages_burst: float = 60.0  # … and at once
    posts: float = 2.0  # forms a second from one address …
    posts_burst: float = 60.0
    pages: float = 20.0  # pages a second from one address …
    pages_burst: float = 200.0
    tables_an_hour: float = 60.0  # made by one address
    guests_an_hour: float = 60.0  # new visitors from one address
    analyses_an_hour: float = 20.0  # games that bots judge for one address
    open_tables: int = 10  # of one guest that wait for their game
    running_tables: int = 50  # of one guest whose game is under way
    lobby_tables: int = 5  # of one guest, and of one address, that the lobby shows
    keep_open: float = 30.0  # days after which a table that still waits is removed; 0: never
    keep_guests: float = 180.0  # days after which a guest without a seat is removed; 0: never
    chats: float = 0.5  # lines a second by one person …
    chats_burst: float = 8.0
    proposals: float = 1.0  # a second by one person …
    proposals_burst: float = 8.0
    connections_of_address: int = 250  # open at once, sockets included
    sockets_of_address: int = 100  # open at once
    sockets_of_seat: int = 10
    slow_reader: float = 15.0  # seconds in which a socket must take what is sent to it
    deflate: bool = False  # press frames together: less to send, more to compute
