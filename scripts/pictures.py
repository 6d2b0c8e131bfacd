"""Takes the pictures of the docs: real positions, drawn by the page, photographed by a browser.

    python scripts/pictures.py                  all of them
    python scripts/pictures.py assault-light    one of them

One function a picture. Positions come from games that the rule of thumb plays, so they are found anew when the
rules or the content change. Needs `chromium` (or Chrome) and Pillow, which makes the files small.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image

from jotunheim.games.assault import GAME as ASSAULT
from jotunheim.games.assault.rules.dice import ModifyDice, may_use
from jotunheim.games.assault.state import Assault
from jotunheim.games.giant import GAME as GIANT
from jotunheim.games.giant.rules.muster import Muster
from jotunheim.games.giant.rules.shooting import PickTarget
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import TYPE
from jotunheim.games.giant.words.shots import breakdown, crossed, likeliest, open_shots
from jotunheim.kernel import Chance
from jotunheim.render.html import page
from jotunheim.scene import Scene

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures"
CSS: Final = ROOT / "src" / "jotunheim" / "web" / "static" / "look.css"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
QUIET: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
)
DESK: Final = (1440, 960)


def browser() -> str:
    """The browser that takes the pictures."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    raise SystemExit(f"pictures: none of {', '.join(BROWSERS)} is installed")


def shoot(scene: Scene, name: str, theme: str, size: tuple[int, int] = DESK) -> None:
    """A scene as docs/pictures/<name>.png."""
    width, height = size
    with tempfile.TemporaryDirectory() as folder:
        still, shot = Path(folder) / "page.html", Path(folder) / "shot.png"
        still.write_text(page(scene, css_href=CSS.as_uri(), theme=theme, tools=True))
        order = [
            browser(),
            *QUIET,
            f"--user-data-dir={folder}/profile",
            f"--screenshot={shot}",
            f"--window-size={width},{height}",
            still.as_uri(),
        ]
        subprocess.run(order, check=True, capture_output=True, timeout=120)
        FOLDER.mkdir(exist_ok=True)
        with Image.open(shot) as picture:
            few = picture.convert("RGB").quantize(256, kmeans=3, dither=Image.Dither.NONE)
            few.save(FOLDER / f"{name}.png", optimize=True)
    kilobytes = (FOLDER / f"{name}.png").stat().st_size // 1000
    print(f"docs/pictures/{name}.png  {kilobytes} kB")


def assault_battle() -> Scene:
    """An attacker with something to do about the dice, late enough for full rows and many markers."""
    for seed in range(1, 40):
        g = ASSAULT.start({}, 4, Chance(seed), journal=True)
        while not g.over and g.ply < 600:
            asked = g.asked
            if g.ply > 180 and isinstance(asked, ModifyDice) and is_telling(g, asked):
                return ASSAULT.view(g, asked.seat)
            weights = ASSAULT.weigh(ASSAULT.normal(g, asked.seat if asked else 0), g.options)
            g.play(g.options[weights.index(max(weights))])
    raise SystemExit("pictures: no game came to a telling battle")


def is_telling(g: Assault, asked: ModifyDice) -> bool:
    """Giants attack giants, and two abilities can change the dice."""
    battle = g.battle
    return (
        battle is not None
        and asked.side == 0
        and battle.sides[0].race == g.race_of[asked.seat]
        and battle.sides[0].dice >= 5
        and len(may_use(g, 0)) >= 2
    )


def assault_light() -> None:
    """A battle by day."""
    shoot(assault_battle(), "assault-light", "light")


def assault_dark() -> None:
    """The same battle by lamplight."""
    shoot(assault_battle(), "assault-dark", "dark")


def giant_shot() -> Scene:
    """Two against two on Broken Plain, a shot through the woods about to be chosen."""
    options = {"unit_points": "2", "classes": "giant", "map": "1"}
    for seed in range(11, 60):
        g = GIANT.start(options, 2, Chance(seed), journal=True)
        while not g.over and g.ply < 400:
            asked = g.asked
            if isinstance(asked, PickTarget) and g.round >= 3 and is_open_shot(g):
                return GIANT.view(g, asked.seat)
            if isinstance(asked, Muster):
                pairs = [row for row in asked.routes(g) if TYPE + 2 in row or TYPE + 5 in row]
                for token in pairs[asked.seat]:  # the Hunter pair against the Fire pair
                    g.play(token)
                continue
            weights = GIANT.weigh(GIANT.normal(g, asked.seat if asked else 0), g.options)
            g.play(g.options[weights.index(max(weights))])
    raise SystemExit("pictures: no game came to a telling shot")


def is_open_shot(g: War) -> bool:
    """Two targets at least, and trees or houses on the way to the likeliest."""
    shots = open_shots(g)
    best = likeliest(shots)
    return (
        best is not None
        and len(shots) >= 2
        and len(breakdown(g, best.shooter, best.target, best.weapon.kind)) >= 5
        and any(c.what for c in crossed(g, best.shooter.hex, best.target.hex))
    )


def giant_light() -> None:
    """A shot by day."""
    shoot(giant_shot(), "giant-light", "light")


def giant_dark() -> None:
    """The same shot on the blueprint."""
    shoot(giant_shot(), "giant-dark", "dark")


PICTURES: Final[dict[str, Callable[[], None]]] = {
    "assault-light": assault_light,
    "assault-dark": assault_dark,
    "giant-light": giant_light,
    "giant-dark": giant_dark,
}


def main(names: list[str]) -> None:
    """Take the named pictures, or all."""
    for name in names or list(PICTURES):
        if name not in PICTURES:
            raise SystemExit(f"pictures: {name} is not one of {', '.join(PICTURES)}")
        PICTURES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
