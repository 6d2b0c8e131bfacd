"""Write the check lines of records again, after a change that renames what a state is made of.

    python scripts/rehash.py tests/games/giant/golden/*.jotun

A check line is a hash of the state, by the names of classes and attributes. When such a name changes
and the rules do not, the same plays lead to the same table with another hash. This script plays the
plays of each record again and writes the record with the new hashes. It refuses a record whose
plays, dice or result have changed: then the rules are not the same.
"""

import dataclasses
import sys
from pathlib import Path

from jotunheim import registry
from jotunheim.records import Record, Session, read, replay

HASHES = ("check", "end")  # kinds of problems that a new name brings


def rehash(record: Record) -> str:
    """The record with today's hashes; a ValueError names everything else that differs."""
    game = registry.game(record.header.game)
    found = replay(record, game)
    for problem in found.problems:
        if problem.kind not in HASHES:
            raise ValueError(f"line {problem.line}: {problem.text}")
    head = dataclasses.replace(record.header, rules=game.rules_version)
    session = Session(game, head)
    for play in found.session.plays:
        session.play_tokens([play.token])
    return session.text()


def without_hashes(text: str) -> list[str]:
    """The lines of a record that a new name must not change."""
    lines = [line for line in text.splitlines() if not line.startswith(("check ", "rules "))]
    return [
        " ".join(line.split()[:2] + line.split()[3:]) if line[:4] == "end " else line
        for line in lines
    ]


def main() -> int:
    """Write all records that the command line names."""
    for name in sys.argv[1:]:
        path = Path(name)
        before = path.read_text(encoding="utf-8")
        try:
            after = rehash(read(path))
            if without_hashes(before) != without_hashes(after):
                raise ValueError("plays, dice or the result differ")
        except ValueError as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 1
        path.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
