"""The page of all fields: `python -m tests.envs.fields` writes docs/observations.md."""

import sys
from typing import Final

from jotunheim import registry
from jotunheim.envs.encoders import Encoder
from tests.docs.pages import ROOT

PAGE: Final = ROOT / "docs" / "observations.md"
HEAD: Final = """# What observations hold

Every number that a [door for research](research.md) shows, field by field. All of them lie between -1 and 1; what is a count or a
measure is divided by the number after the slash and cut off at 1. Yes is 1, no is 0. One of several is a 1 among zeros.

This page is written by `python -m tests.envs.fields`.
"""


def page() -> str:
    """The page as it should be."""
    parts = [HEAD]
    for game in registry.games().values():
        seats = min(4, game.most)
        encoder = Encoder(game, seats)
        at = f" with {seats} seats" if game.fewest < game.most else ""
        title = f"## {game.title}\n\n{encoder.size} numbers{at}, {len(game.words)} actions.\n"
        parts += [title, encoder.describe() + "\n"]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
