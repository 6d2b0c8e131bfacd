"""Every byte that leaves is the same in two worlds that a seat cannot tell apart: pages, frames, replay, record, errors."""

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.records import Session
from jotunheim.records.header import header_lines
from jotunheim.records.lines import body_text
from jotunheim.server.store import Store
from tests.server.web.served import Browser, Line, Server, serving
from tests.server.web.worlds import twins

pytestmark = pytest.mark.slow

PEOPLE = ("Solveig", "Bjørn", "Tova")
LEDUC = "north holds K\nsouth holds {}\npublic Q\nnorth to act"
ASSAULT = "start\nturn fire\nask command\nspells frost: {}"
COVERT = "start\nturn frost\nspells frost: {}"  # who can cast it now is asked, without notice
TRAPS = "standard\ntrap P08: {}\ndefender"
DICE = "giant 1 type=4 at=1111\ngiant 4 type=4 at=1506"  # GIANT hides nothing but the dice to come (S-23)
CASES = {
    "hands": ("leduc", 2, (LEDUC.format("J"), LEDUC.format("Q")), 1),
    "spells": ("assault", 3, (ASSAULT.format("fireball"), ASSAULT.format("shield")), 9),
    "covert": ("assault", 3, (COVERT.format("haste"), COVERT.format("shield")), 0),
    "traps": ("stronghold", 2, (TRAPS.format("TR-G"), TRAPS.format("TR-T")), 3),
    "dice": ("giant", 2, (DICE, DICE), 0),
}
STATIC = re.compile(rb"/static/\w{12}/")
NOISE = ("people", "chat", "pong")  # who comes and goes depends on the moment, not on the world


class Table:
    """A table at which people have sat down, to be begun in one world or another."""

    def __init__(self, folder: Path, game: str, seats: int) -> None:
        self.folder = folder
        with serving(folder) as server:
            self.port = server.port
            people = [server.browser().named(name) for name in PEOPLE[:seats]]
            form = {f"seat{n + 1}": "open" for n in range(1, seats)}
            self.table = people[0].open_table(game, seats=str(seats), **form)
            for seat, person in enumerate(people[1:], start=1):
                person.do(self.table, "sit", seat=str(seat))
            self.tokens = [person.token for person in people]

    def begun(self, session: Session, name: str) -> Path:
        """A copy of all that is kept, with the game begun in this world."""
        there = self.folder.with_name(name)
        shutil.copytree(self.folder, there)
        head = session.header
        head.names = dict(enumerate(PEOPLE[: head.seats]))
        text = "\n".join([*header_lines(head), ""])
        lines = [body_text(line) for line in session.lines]
        asyncio.run(begin(there / "tables.sqlite", self.table, text, lines))
        return there

    def sit(self, server: Server, seat: int) -> Browser:
        """The browser of whoever sits there, or of a spectator."""
        browser = server.browser()
        if seat >= 0:
            browser.http.cookies.set("jotun", self.tokens[seat], domain="127.0.0.1")
        return browser


async def begin(database: Path, table: str, header: str, lines: list[str]) -> None:
    store = await Store.open(str(database))
    _, shares = await store.shares(table)
    assert await store.begin(table, header, lines, shares)
    await store.close()


def pages(browser: Browser, table: str, seat: int, last: int) -> Iterator[tuple[str, bytes]]:
    """Everything that can be fetched."""
    own = [f"?seat={seat}&moment={ply}" for ply in range(last + 2)] + [f"?seat={seat}", "?seat=1"]
    paths = ["/", "/health-less", f"/tables/{table}", f"/tables/{table}/verify"]
    paths += [f"/tables/{table}{query}" for query in own]
    paths += [f"/tables/{table}/replay{query}" for query in own[:2]]
    paths += [f"/tables/{table}/record{query}" for query in ("", f"?seat={seat}", "?seat=1")]
    for path in paths:
        answer = browser.get(path)
        content = STATIC.sub(b"/static/", answer.content)  # a hash of files that all seats get
        yield path, f"{answer.status_code}".encode() + content
        kept = {key: value for key, value in answer.headers.items() if key != "date"}
        yield f"headers of {path}", repr(sorted(kept.items())).encode()


def told_by(line: Line, last: int, tokens: list[str]) -> list[str]:
    """Everything that a socket can be made to say without playing."""
    line.until("frame")
    for ply in range(last + 2):
        line.send({"do": "look", "public_ply": ply})
        while line.next()["kind"] in NOISE:
            pass
        for words in ("text", "log", "places"):
            line.send({"do": words, "public_ply": ply})
            while line.next()["kind"] in NOISE:
                pass
    line.send({"do": "live"})
    line.until("frame", live=True)
    for words in ("text", "log", "places"):
        line.send({"do": words})
        line.until(words)
    on = line.frame["version"]
    if line.frame["seat"] < 0:
        return said(line)
    for number, token in enumerate(["nonsense", *tokens]):
        line.send({"do": "why", "token": token})
        line.until("why")
        if number < 3:
            line.act(f"wrong{number}", [token], on="0" * 16)
            line.until("refused", id=f"wrong{number}")
    line.act("nonsense", ["nonsense"], on=on)
    line.until("refused", id="nonsense")
    line.send({"do": "undo", "id": "undo", "on": "0" * 16})
    line.until("refused", id="undo")
    return said(line)


def said(line: Line) -> list[str]:
    """What a socket was told, without who comes and goes."""
    return [
        raw for raw, heard in zip(line.raw, line.heard, strict=True) if heard["kind"] not in NOISE
    ]


def everything(table: Table, folder: Path, seat: int, tokens: list[str]) -> dict[str, object]:
    """All that one seat can get out of a server, before and after somebody plays on."""
    found: dict[str, object] = {}
    with serving(folder, table.port) as server:
        browser = table.sit(server, seat)
        last = browser.info(table.table)["header"]["last"]
        found.update(pages(browser, table.table, seat, last))
        with browser.socket(table.table, seat) as line:
            found["socket"] = told_by(line, last, tokens)
            if seat >= 0 and line.frame["mine"]:
                line.send({"do": "hint"})
                line.until("hint")
            found["next"] = play_on(table, server, line)
    return found


def without_seal(found: dict[str, object], world: Session) -> dict[str, object]:
    """What a seat got, without the seal of the seed: it differs, and tells nothing before the seed is shown."""
    seal = world.header.commitment
    return {
        what: said.replace(seal.encode(), b"") if isinstance(said, bytes) else said
        for what, said in found.items()
    }


def play_on(table: Table, server: Server, line: Line) -> list[str]:
    """Whoever is asked answers with the first option; what the seat hears of it."""
    before = line.frame["version"]
    asked = line.frame["asked"]
    if asked == line.frame["seat"]:
        line.act("on")
        line.until("done", id="on")
    else:
        with table.sit(server, asked).socket(table.table, asked) as theirs:
            theirs.until_mine()
            theirs.act("on")
            theirs.until("done", id="on")
    while line.frame["version"] == before:
        line.next()
    return said(line)


@pytest.mark.parametrize("case", CASES)
def test_every_byte_is_the_same_in_both_worlds(tmp_path: Path, case: str) -> None:
    game, seats, situations, moments = CASES[case]
    found = registry.game(game)
    worlds = twins(found, seats, 0, situations, moments, other_dice=case == "dice")
    assert len(worlds[0].plays) == len(worlds[1].plays)  # who holds a spell is always asked
    tokens = [name for name in found.words.names if name.startswith(("spell:", "card:", "rank:"))]
    (tmp_path / "base").mkdir()
    table = Table(tmp_path / "base", game, seats)
    folders = [table.begun(world, f"world{n}") for n, world in enumerate(worlds)]

    for seat in (0, -1):
        copies = [shutil.copytree(f, f.with_name(f"{f.name}-{seat}")) for f in folders]
        one, two = [
            without_seal(everything(table, copy, seat, tokens[:30]), world)
            for copy, world in zip(copies, worlds, strict=True)
        ]

        assert one.keys() == two.keys()
        for what in one:
            assert one[what] == two[what], what

    # The worlds do differ: for whoever holds the hidden things. Nobody holds the dice to come.
    if case == "dice":
        return
    theirs = [shutil.copytree(f, f.with_name(f"{f.name}-theirs")) for f in folders]
    held = [page_of(table, copy, 1) for copy in theirs]
    assert held[0] != held[1]


def page_of(table: Table, folder: Path, seat: int) -> str:
    """The page of a seat."""
    with serving(folder, table.port) as server:
        return table.sit(server, seat).get(f"/tables/{table.table}?seat={seat}").text
