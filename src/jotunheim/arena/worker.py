"""A worker: plays one game after the other, as its input says, until that ends.

One line in (a match), one line out (a report), both JSON. It runs in a process of its own, with the
same search path, so compiled or interpreted like the one that started it.
"""

import os
import sys
import traceback
from pathlib import Path

import msgspec

from jotunheim import registry, texts
from jotunheim.arena.plan import Match
from jotunheim.arena.result import Report, Trouble, play_match
from jotunheim.kernel import UserError


def main() -> int:
    """Serve until the input ends."""
    texts.use(texts.of_user())  # for messages about mistakes of the user; results are in English
    pack = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints must not come between our lines
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(play_line(line, pack)) + b"\n")
        answers.flush()
    return 0


def play_line(line: bytes, pack: Path | None) -> Report | Trouble:
    """Play a match; all that goes wrong becomes a report."""
    match = msgspec.json.decode(line, type=Match)
    try:
        return play_match(registry.game(match.game, pack), match)
    except UserError as error:
        return Trouble(match.number, str(error), "")
    except Exception:
        return Trouble(match.number, "", traceback.format_exc())


if __name__ == "__main__":
    sys.exit(main())
