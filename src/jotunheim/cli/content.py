"""`./jotun content GAME`: every entry of a game's content, by kind, with its source."""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from jotunheim import registry
from jotunheim.cli.games import chosen
from jotunheim.cli.options import game_argument
from jotunheim.texts import N_, _, listed, ngettext

HELP: Final = N_("list the cards, units and tables of a game, each with its source")
EXAMPLE: Final = "./jotun content giant"
SOURCES: Final = {"R": N_("rulebook"), "P": N_("public source"), "H": N_("house")}
NO_SOURCE: Final = N_("no source")
STYLES: Final = {"R": "green", "P": "cyan", "H": "yellow"}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    game_argument(parser, needed=False)
    parser.add_argument(
        "--content",
        metavar="DIR",
        help=_("your own content pack, which replaces some of our entries"),
    )
    parser.add_argument("--json", action="store_true", help=_("print data for programs"))


def run(args: argparse.Namespace) -> int:
    """Print the entries and the sums."""
    game = registry.game(chosen(args.game), Path(args.content) if args.content else None)
    entries = game.content()
    if args.json:
        print(json.dumps(figures(game.name, game.content_version, entries), indent=2))
    else:
        show(_(game.title), entries)
    return 0


def figures(name: str, version: str, entries: list[tuple[str, str, str]]) -> dict[str, object]:
    """Everything, for programs."""
    return {
        "game": name,
        "version": version,
        "entries": len(entries),
        "sources": dict(Counter([source for _kind, _text, source in entries])),
        "kinds": dict(Counter([kind for kind, _text, _source in entries])),
        "list": [{"kind": k, "text": text, "source": s} for k, text, s in entries],
    }


def show(title: str, entries: list[tuple[str, str, str]]) -> None:
    """Kind by kind, each entry with its mark."""
    console = Console(highlight=False, soft_wrap=True)
    for kind in dict.fromkeys([kind for kind, _text, _source in entries]):
        mine = [(text, source) for k, text, source in entries if k == kind]
        console.print(Text(f"\n{kind} ({len(mine)})", style="bold"))
        for text, source in mine:
            mark = Text(f"  {source or '?'} ", style=STYLES.get(source, "red"))
            console.print(mark.append(text, style="default"))
    console.print(Text(f"\n{summary(title, entries)}", style="bold"))


def summary(title: str, entries: list[tuple[str, str, str]]) -> str:
    """The sums in one line."""
    if not entries:
        return _("{title}: no content of its own").format(title=title)
    sums = Counter([SOURCES.get(source, NO_SOURCE) for _kind, _text, source in entries])
    parts = listed([f"{count} {_(source)}" for source, count in sums.most_common()])
    line = ngettext(
        "{title}: {n} entry: {sources}", "{title}: {n} entries: {sources}", len(entries)
    )
    return line.format(title=title, n=len(entries), sources=parts)
