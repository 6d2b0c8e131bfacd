"""How the doors show a table: as text, as pixels, or in a window of the browser.

The window is our own page of the table. A small web server, for this machine alone, hands it out; the page asks for the
table again and again and shows it when it has changed.
"""

import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final

from jotunheim.envs.door import Door
from jotunheim.envs.pictures import Shown, picture
from jotunheim.envs.style_sheet import LOOK, PALETTES
from jotunheim.kernel import State, UserError
from jotunheim.render.html import page, table_html

ANSI: Final = "ansi"
PIXELS: Final = "rgb_array"
HUMAN: Final = "human"
MODES: Final = (ANSI, PIXELS, HUMAN)
NO_MODE: Final = f"render() does nothing without a render_mode; there are: {', '.join(MODES)}"
SHEET: Final = "/look.css"
TABLE: Final = "/table"
ASKING: Final = """<script>
let shown = "";
setInterval(async () => {
  try {
    const table = await (await fetch("table")).text();
    if (table !== shown) document.body.innerHTML = shown = table;
  } catch { /* the program has ended; its last table stays */ }
}, 500);
</script>"""


class Screen:
    """Shows the tables of an environment in one render mode."""

    def __init__(
        self, door: Door, mode: str | None, palette: str, modes: tuple[str, ...] = MODES
    ) -> None:
        for name, word, known in (("render_mode", mode, modes), ("palette", palette, PALETTES)):
            if word is not None and word not in known:
                raise UserError(f"{name}: {word!r} is not one of {', '.join(known)}")
        self.door = door
        self.mode = mode
        self.palette = palette
        self.window: Window | None = None

    def show(self, table: State[Any], seat: int | None = None) -> Shown:
        """The table as a seat sees it; by default the one that is asked."""
        if seat is None:
            seat = -1 if table.asked is None else table.asked.seat
        if self.mode == PIXELS:
            return picture(self.door.game, table, seat, self.palette)
        if self.mode == HUMAN:
            self.put_in_window(table, seat)
            return None
        return self.door.text(table, seat) if self.mode == ANSI else None

    def follow(self, table: State[Any], seat: int | None = None) -> None:
        """Something happened: a window shows it without being asked."""
        if self.mode == HUMAN:
            self.show(table, seat)

    def put_in_window(self, table: State[Any], seat: int) -> None:
        """The table in a window, which is opened if there is none."""
        game = self.door.game
        scene = game.view(table.me(), seat)

        def art(name: str) -> str:
            return game.picture(table.me(), seat, name)

        is_new = self.window is None
        if self.window is None:
            self.window = Window()
        self.window.html = page(scene, art, SHEET, self.palette).replace(
            "</body>", ASKING + "</body>"
        )
        self.window.table = table_html(scene, art)
        if is_new:
            self.window.open()

    def close(self) -> None:
        """The window shows nothing new any more."""
        if self.window is not None:
            self.window.close()
            self.window = None


class Window:
    """A page in the browser, and what hands it out."""

    def __init__(self) -> None:
        self.html = ""
        self.table = ""
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.answering())
        self.server.daemon_threads = True
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.server.server_address[1]}/"

    def open(self) -> None:
        """Show the page; without a browser, say where it is."""
        if not webbrowser.open(self.address):
            print(f"the table is shown at {self.address}", file=sys.stderr)

    def answering(self) -> type[BaseHTTPRequestHandler]:
        """Answers for this window: its page, its table, the style sheet."""
        window = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.headers.get("Host", "") != window.address.split("/")[2]:
                    self.send_error(403)  # another site that points its own name at this machine
                    return
                if self.path == SHEET:
                    self.send("text/css", LOOK.read_text(encoding="utf-8"))
                else:
                    self.send("text/html", window.table if self.path == TABLE else window.html)

            def send(self, kind: str, text: str) -> None:
                body = text.encode()
                self.send_response(200)
                self.send_header("Content-Type", f"{kind}; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
                """Nobody reads it."""

        return Answer

    def close(self) -> None:
        """No more pages."""
        self.server.shutdown()
        self.server.server_close()
