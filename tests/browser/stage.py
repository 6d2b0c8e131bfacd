"""A table without a server: the real page with its scripts, shown at any moment of a record.

The page is filled as the server fills it and its line is a dummy, so that a whole game can be walked through in
seconds, from every seat, at every size of window.
"""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, cast
from urllib.parse import urlparse

import msgspec
from playwright.sync_api import Browser, Page, Route

from jotunheim import registry
from jotunheim.records.files import read
from jotunheim.records.replays import replay
from jotunheim.render.pictograms import sign_svg
from jotunheim.scene import LogLine
from jotunheim.server.assembly import info, whole
from jotunheim.server.engine import views
from jotunheim.server.engine.frame_header import FrameHeader
from jotunheim.server.engine.live import Live
from jotunheim.server.frames import Frame, frame_text
from jotunheim.server.pages import KINDS, STATIC, Pages
from jotunheim.server.store import Seat, Table
from jotunheim.server.table_form import levels, takeovers
from jotunheim.server.table_list import seat_words
from tests.browser.people import WAIT

LAPTOP = (1366, 768)
GAMES = Path(__file__).parent.parent / "games"
HOME = "http://stage.test"
LINE = """() => {
  window.sent = [];
  try { localStorage.getItem("jotun.welcome") ?? localStorage.setItem("jotun.welcome", "off"); } catch { /* no page yet */ }
  window.WebSocket = class {
    static OPEN = 1;
    constructor() { this.readyState = 0; window.line = this; setTimeout(() => { this.readyState = 1; this.onopen?.(); }); }
    send(text) { window.sent.push(JSON.parse(text)); }
    close() {}
  };
}"""
NAMES = ("Ylva", "Odd", "Solveig", "Fredrik", "Grim", "Sigrid")


@cache
def pages() -> Pages:
    """The templates, read once for all tests."""
    return Pages()


def golden(game: str, name: str) -> Path:
    """A golden record of a game, by the beginning of its name."""
    [found] = (GAMES / game / "golden").glob(f"{name}*.jotun")
    return found


class Stage:
    """A page at a moment of a record, as a seat saw it then."""

    def __init__(
        self,
        browser: Browser,
        record: Path,
        size: tuple[int, int],
        theme: str = "light",
        motion: str = "reduce",
    ) -> None:
        parsed = read(record)
        self.live = Live(replay(parsed, registry.game(parsed.header.game)))
        self.pages = pages()
        self.troubles: list[str] = []
        narrow = min(size) < 600
        self.context = browser.new_context(
            base_url=HOME,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=cast(Literal["light", "dark"], theme),
            reduced_motion=cast(Literal["reduce", "no-preference"], motion),
            has_touch=narrow,
            is_mobile=narrow,
        )
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(f"({LINE})()")
        self.context.route("**/*", self.serve)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error} {error.stack}"))
        self.first = ""
        self.shared = False  # one screen for everybody
        self.undo = ""  # what the seat could take back

    @property
    def last(self) -> int:
        """How many plays the record has."""
        return len(self.live.session.plays)

    def asked(self, number: int) -> int:
        """The seat that is asked after so many plays; at the end the first."""
        self.live.session.go_to(number)
        asked = self.live.session.g.asked
        return asked.seat if asked is not None else 0

    def is_quiet(self, number: int, plays: int, seat: int) -> bool:
        """Does each of the plays after this one add to the log, while the seat is not asked?"""
        moments = range(number, number + plays + 1)
        logs = [len(self.log_at(moment, seat)) for moment in moments]
        others = all(self.asked(moment) != seat for moment in moments[1:])
        return others and all(a < b for a, b in pairwise(logs))

    def log_at(self, number: int, seat: int) -> list[LogLine]:
        """What a seat had read after so many plays."""
        self.live.session.go_to(number)
        return self.live.game.log(self.live.session.g, seat)

    def frame(self, number: int, seat: int) -> Frame:
        """What a seat saw after so many plays, as if it were now."""
        self.live.session.go_to(number)
        found = views.frame(self.live, seat, {})
        prompt = self.live.session.scene(seat).prompt
        mine = prompt is not None and prompt.mine
        header = msgspec.structs.replace(
            found.header,
            mine=mine,
            live=True,
            last=found.header.public_ply,
            undo=self.undo or found.header.undo,
        )
        return Frame(header, found.parts, found.hashes)

    def opens(self, number: int, seat: int) -> None:
        """The page, loaded at this moment."""
        self.first = self.filled(self.frame(number, seat), seat)
        self.page.goto("/tables/stage")
        self.page.wait_for_function("() => document.body.dataset.version")

    def shows(self, number: int, seat: int) -> None:
        """The table goes to another moment, as it does when somebody has played."""
        message = frame_text(self.frame(number, seat), {})
        self.page.evaluate("(text) => window.line.onmessage({data: text})", bytes(message).decode())

    def hears(self, message: dict[str, Any]) -> None:
        """The table says something else."""
        self.page.evaluate(
            "(text) => window.line.onmessage({data: text})", msgspec.json.encode(message).decode()
        )

    def loses_its_line(self) -> None:
        """What the page says reaches nobody, as before the line is open."""
        self.page.wait_for_function("() => window.sent.some((message) => message.do === 'have')")
        self.page.evaluate("() => { window.line.readyState = 0; }")

    def has_a_line(self) -> None:
        """The line is open."""
        self.page.evaluate("() => { window.line.readyState = 1; window.line.onopen(); }")

    def sent(self, what: str) -> list[dict[str, Any]]:
        """What the page has sent of this kind."""
        found: list[dict[str, Any]] = self.page.evaluate("() => window.sent")
        return [message for message in found if message["do"] == what]

    def filled(self, frame: Frame, seat: int) -> str:
        header: FrameHeader = frame.header
        table, seats = self.rows(header.over)
        return self.pages.text(
            "table.html",
            visitor=None,
            table=table,
            game={
                "title": self.live.game.title,
                "name": table.game,
                "cooperative": self.live.game.cooperative,
                "names_targets": self.live.game.names_targets,
                "goods": self.live.game.goods,
                "reacts": self.live.game.has_secret_reactions(),
            },
            body=whole(frame, table.game),
            info=info(table, seats, frame, self.held(seat), follow=False),
            chat=[],
            seats=[seat_words(s, s.seat == seat, True) for s in seats],
            levels=levels(),
            takeovers=takeovers(),
            owner=True,
            held=self.held(seat),
            over=header.over,
            link=HOME,
            qr="",
        )

    def held(self, seat: int) -> list[int]:
        """The seats of the people at this screen."""
        return list(range(self.live.session.header.seats)) if self.shared else [seat]

    def rows(self, over: bool) -> tuple[Table, list[Seat]]:
        head = self.live.session.header
        table: dict[str, Any] = {
            "id": "stage", "game": head.game, "seats": head.seats, "owner": 1, "title": "Ylva's table",
            "options": {}, "visibility": "public", "kind": "hotseat" if self.shared else "people", "pace": "live", "takeover_after": None,
            "hints": True, "situation": head.situation, "stage": "over" if over else "playing", "commitment": head.commitment,
            "reason": "", "created": 0.0, "changed": 0.0, "again_of": None,
        }  # fmt: skip
        seats = [
            Seat(table="stage", seat=n, kind="person", level="", name=NAMES[n], away_since=None, standin="", taken=True)
            for n in range(head.seats)
        ]  # fmt: skip
        return Table(**table), seats

    def serve(self, route: Route) -> None:
        path = urlparse(route.request.url).path
        if path.startswith("/static/"):
            file = STATIC / path.split("/", 3)[3]
            route.fulfill(path=file, content_type=KINDS[file.suffix])
        elif path.startswith("/figures/"):
            route.fulfill(body=face(path[9:-4]), content_type=KINDS[".svg"])
        else:
            route.fulfill(body=self.first, content_type="text/html; charset=utf-8")

    def close(self) -> list[str]:
        """What went wrong in the page."""
        self.context.close()
        return self.troubles


def face(name: str) -> str:
    """A figure as the server sends it; empty if there is none."""
    return sign_svg(name, "face").replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


Open = Callable[..., Stage]  # what the fixture `stage` gives: by game, record, and so on
