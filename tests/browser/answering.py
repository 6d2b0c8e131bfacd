"""A stage whose table answers: what the page sends is done with the rules, as the server does it.

Bots play what the record says, so that a test meets the same answers in every run.
"""

import json
from typing import Any, Final

from playwright.sync_api import Locator

from jotunheim.records.files import parse
from jotunheim.records.replays import replay
from jotunheim.server.engine.dispatch import check_undo
from jotunheim.server.engine.live import Live
from jotunheim.server.engine.previews import preview
from jotunheim.server.routes.records import cut
from tests.browser.stage import Stage, golden

TAKE: Final = "() => window.sent.splice(0)"
IS_AT: Final = "(version) => document.body.dataset.version === version"
WAITS: Final = "(kind) => window.sent.some((message) => message.do === kind)"


class Answering:
    """The page of a seat at a moment of a golden record."""

    def __init__(self, table: Stage) -> None:
        self.table = table
        self.seat = -1
        names = table.live.game.words.names
        self.course = [names[play.token] for play in table.live.session.plays]

    def begins(self, record: str, number: int, others: str) -> None:
        """The game has come so far, and nothing came later; the seat that is asked is a person."""
        game, seat = self.table.live.game, self.table.asked(number)
        text = golden(game.name, record).read_text(encoding="utf-8")
        self.table.live = Live(replay(parse(cut(text, str(number)).encode()), game))
        head = self.table.live.session.header
        head.players = {n: "person" if n == seat else others for n in range(head.seats)}
        self.opens(seat, number)

    @property
    def now(self) -> int:
        """How many plays lie behind."""
        return len(self.table.live.session.plays)

    def opens(self, seat: int, number: int) -> None:
        """The page of a seat after so many plays; the same page if it is there already."""
        if seat != self.seat:
            self.seat = seat
            self.table.opens(number, seat)
        else:
            self.table.shows(number, seat)
        version = self.table.frame(number, seat).header.version
        self.table.page.wait_for_function(IS_AT, arg=version)

    def paths(self, seat: int, tokens: list[str]) -> list[dict[str, Any]]:
        """Which way an answer would go."""
        found: list[dict[str, Any]] = json.loads(preview(self.table.live, seat, tokens, True)[1])
        return found

    def ends(self, seat: int, tokens: list[str]) -> bool:
        """Would an answer end the turn?"""
        return bool(preview(self.table.live, seat, tokens, False)[0])

    def offer(self, token: str) -> Locator:
        """Where an answer is offered: in the question if it is there, else on the board."""
        page = self.table.page
        whole = json.dumps([token], separators=(",", ":"))
        by_token = page.locator(f':is(.prompt, .mid) [data-token="{token}"]')
        return by_token.or_(page.locator(f".mid [data-tokens='{whole}']")).first

    def bot_plays(self) -> None:
        """The next answer of the record."""
        self.table.live.session.play(self.course[self.now])
        self.table.shows(self.now, self.seat)

    def waits(self, kind: str) -> dict[str, Any]:
        """What the page says, as soon as it does; nothing is answered."""
        self.table.page.wait_for_function(WAITS, arg=kind)
        return self.table.sent(kind)[-1]

    def takes(self, kind: str) -> dict[str, Any]:
        """The same, and the page may say it once more; it is confirmed, although the table stays as it is."""
        said = self.waits(kind)
        self.table.page.evaluate(TAKE)
        self.table.hears({"kind": "done", "id": said["id"], "version": ""})
        return said

    def hears(self, kind: str) -> dict[str, Any]:
        """Wait until the page has said this, and answer everything that it has said."""
        said = self.waits(kind)
        for message in self.table.page.evaluate(TAKE):
            getattr(self, f"to_{message['do']}", self.ignores)(message)
        return said

    def ignores(self, message: dict[str, Any]) -> None:
        """Something that needs no answer here."""

    def to_preview(self, message: dict[str, Any]) -> None:
        """Which way an answer would go."""
        paths = self.paths(self.seat, message["tokens"])
        kept = {name: message[name] for name in ("on", "tokens")}
        self.table.hears({"kind": "preview", **kept, "paths": paths})

    def to_act(self, message: dict[str, Any]) -> None:
        """An answer; one that ends the turn is given back once."""
        tokens = message["tokens"]
        if message.get("stop") and self.ends(self.seat, tokens):
            self.refuses(message, "ends", "This ends your turn.")
            return
        self.table.live.session.play_all(tokens)
        self.counts(message)

    def to_undo(self, message: dict[str, Any]) -> None:
        """Back, if the rules for it allow that."""
        check_undo(self.table.live.session, self.seat, agreed=False)
        self.table.live.session.take_back(self.seat)
        self.counts(message)

    def counts(self, message: dict[str, Any]) -> None:
        self.table.shows(self.now, self.seat)
        self.table.hears({"kind": "done", "id": message["id"], "version": ""})

    def refuses(self, message: dict[str, Any], code: str, text: str) -> None:
        self.table.hears({"kind": "refused", "id": message["id"], "code": code, "text": text})
