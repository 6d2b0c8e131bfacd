"""Pictures of the page for README and docs, taken in a real Chromium: `python -m tests.browser.pictures`.

Tables are moments of golden records; the lobby is a real server's.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import BROWSERS, FLAGS, ROOT, Server
from tests.browser.stage import Stage, golden

FOLDER: Final = ROOT / "docs" / "pictures"
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)


class Moment(NamedTuple):
    """What a picture shows: a golden record after so many plays, as the asked seat sees it."""

    game: str
    record: str
    play: int
    theme: str
    size: tuple[int, int] = DESK

    @property
    def file(self) -> Path:
        """Where the picture is kept."""
        tail = "-phone" if self.size == PHONE else ""
        return FOLDER / f"table-{self.game}-{self.theme}{tail}.png"


MOMENTS: Final = (
    Moment("assault", "04", 419, "dark"),
    Moment("assault", "04", 419, "light", PHONE),
    Moment("giant", "02", 105, "light"),
    Moment("giant", "02", 105, "dark", PHONE),
    Moment("stronghold", "01", 334, "light"),
    Moment("dwarves", "02", 140, "light"),
    Moment("valda", "04", 164, "light"),
)


def take(browser: Browser, moment: Moment) -> None:
    """Take the picture of a table."""
    stage = Stage(browser, golden(moment.game, moment.record), moment.size, moment.theme)
    stage.opens(moment.play, stage.asked(moment.play))
    stage.page.wait_for_timeout(500)
    stage.page.screenshot(path=moment.file)
    troubles = stage.close()
    print(f"{moment.file.name}: play {moment.play} of {stage.last}", *(troubles or ()))


def take_lobby(browser: Browser) -> None:
    """Take the picture of the lobby of a new server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            page = browser.new_page(viewport={"width": 1440, "height": 960})
            page.goto(server.url)
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / "lobby-light.png")
        finally:
            server.stop()
    print("lobby-light.png")


def main(names: list[str]) -> None:
    """Take all pictures, or those whose names begin so."""
    found = next(path for name in BROWSERS if (path := shutil.which(name)))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=FLAGS)
        for moment in MOMENTS:
            if not names or any(moment.file.name.startswith(name) for name in names):
                take(browser, moment)
        if not names or "lobby" in names:
            take_lobby(browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
