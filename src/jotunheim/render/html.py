"""A scene as HTML: keyed fragments for the table, and a whole still page for looking at.

No style attributes, no scripts: everything looks as `web/static/look.css` says. Parts of the page carry `data-part`, what
stands in the scene carries `data-key`, so a page can replace one without touching the rest; everything that
can be clicked carries `data-token`, a whole answer in one click `data-tokens` (a JSON list).
"""

from jotunheim.render.cards import is_small, zone_html, zone_list
from jotunheim.render.choices import numbers
from jotunheim.render.dice import die_svg
from jotunheim.render.emblems import emblem, tool
from jotunheim.render.hexes import minimap
from jotunheim.render.panels import (
    counter_html,
    ending_html,
    log_html,
    seats_html,
    top_html,
)
from jotunheim.render.prompts import prompt_html
from jotunheim.render.sheets import sheet_html, track_html
from jotunheim.render.signs import colour_of
from jotunheim.render.strokes import attributes, e, slug
from jotunheim.render.svg import Pictures, board_svg, no_pictures
from jotunheim.render.symbols import symbols
from jotunheim.render.text import render as as_text
from jotunheim.scene import Board, Scene, Zone


def fragments(
    scene: Scene, pictures: Pictures = no_pictures, tools: bool = False
) -> dict[str, str]:
    """The parts of a table by name: top, seats, boards, prompt, mine, things, log."""
    return {
        "top": top_html(scene, tools),
        "seats": seats_html(scene),
        "boards": "".join(board_html(scene, b, pictures, tools) for b in scene.boards),
        "prompt": ending_html(scene, scene.ending) if scene.ending else prompt_html(scene, tools),
        "mine": _strip(scene),
        "pools": "".join(
            f'<section class="panel">{track_html(scene, t)}</section>' for t in scene.tracks
        ),
        "things": _things(scene, pictures),
        "log": log_html(scene),
    }


def board_html(scene: Scene, board: Board, pictures: Pictures, tools: bool = False) -> str:
    """A board in its frame, with a minimap if the view opens on a part of it."""
    mini = minimap(scene, board) if board.kind == "hexes" and board.focus else ""
    zoom = (
        f'<div class="zoom">{tool("plus", "Zoom in")}{tool("minus", "Zoom out")}{tool("fit", "Show all")}</div>'
        if tools and board.kind in ("hexes", "areas")
        else ""
    )
    return f'<div class="board grow {slug(board.kind)}"{attributes(data_key="frame:" + board.key)}>{board_svg(scene, board, pictures)}{zoom}{mini}</div>'


def _in_strip(scene: Scene, zone: Zone) -> bool:
    """One's own rows of small cards lie under the board; without a board all cards do."""
    own = zone.owner >= 0 and zone.owner == scene.seat and zone.kind in ("row", "hand")
    return not scene.boards or (own and bool(zone.cards) and all(is_small(c) for c in zone.cards))


def _strip(scene: Scene) -> str:
    marks = numbers(scene.prompt)
    inner = "".join(zone_html(scene, z, marks) for z in scene.zones if _in_strip(scene, z))
    return f'<div class="strip" data-part="mine">{inner}</div>' if inner else ""


def _other_zones(scene: Scene) -> str:
    """What lies open to all and can be picked or is one's own; then each other seat's cards, folded."""
    marks = numbers(scene.prompt)
    rest = [z for z in scene.zones if not _in_strip(scene, z)]
    common = [z for z in rest if z.owner in (-1, scene.seat)]
    plain = [z for z in common if _is_laid_out(z)]
    piles = [z for z in common if not _is_laid_out(z)]
    out = [zone_html(scene, z, marks) for z in plain]
    for seat in scene.seats:
        theirs = [z for z in rest if z.owner == seat.seat and z.owner != scene.seat]
        if theirs:
            sign = emblem(colour_of(scene, seat.seat), seat.name, True, True)
            out.append(_folded(f"cards:{seat.seat}", f"{sign}Cards of {e(seat.name)}", theirs))
    if piles:
        out.append(_folded("piles", "Decks and piles", piles))
    return "".join(out)


def _is_laid_out(zone: Zone) -> bool:
    """Rows and hands are shown; piles only while something in them can be picked."""
    return bool(zone.cards) and (zone.kind != "pile" or any(c.token for c in zone.cards))


def _folded(key: str, title: str, zones: list[Zone]) -> str:
    """Cards that one looks at now and then, as slips."""
    inner = "".join(zone_list(z) for z in zones)
    return f'<details class="panel fold"{attributes(data_key=key)}><summary>{title}</summary>{inner}</details>'


def counters_html(scene: Scene) -> str:
    """The numbers of the table; without a board they stand in the middle, over the cards."""
    counters = "".join(counter_html(c) for c in scene.counters)
    return (
        f'<section class="panel counters" data-part="counters">{counters}</section>'
        if counters
        else ""
    )


def _things(scene: Scene, pictures: Pictures) -> str:
    """Counters, dice, sheets, and the cards of others."""
    dice = "".join(die_svg(scene, d) for d in scene.dice)
    return "".join(
        [
            counters_html(scene) if scene.boards else "",
            f'<section class="panel dice" data-part="dice">{dice}</section>' if dice else "",
            *[sheet_html(scene, s, pictures) for s in scene.sheets],
            _other_zones(scene),
        ]
    )


def table_html(scene: Scene, pictures: Pictures = no_pictures, tools: bool = False) -> str:
    """The whole table: the frame with all fragments in their places."""
    part = fragments(scene, pictures, tools)
    lone = "" if part["things"] else " no-right"
    quiet = "" if scene.boards else " no-board"
    return (
        f'{symbols()}<div class="frame mood-{slug(scene.game)}{lone}{quiet}" data-part="table">{part["top"]}'
        f'<aside class="left">{part["seats"]}{part["pools"]}{part["log"]}</aside>'
        f'<main class="mid">{part["boards"]}{"" if scene.boards else counters_html(scene) + part["mine"]}{part["prompt"]}{part["mine"] if scene.boards else ""}</main>'
        f'<aside class="right">{part["things"]}</aside></div>'
    )


def text_board(scene: Scene, width: int = 100) -> str:
    """The table as text, as a part of the page for those who read rather than look."""
    return f'<pre class="text-board" tabindex="0" aria-label="The table as text">{e(as_text(scene, width))}</pre>'


def page(
    scene: Scene,
    pictures: Pictures = no_pictures,
    css_href: str = "look.css",
    theme: str = "",
    tools: bool = False,
) -> str:
    """A whole still document; `theme` forces light or dark."""
    forced = attributes(data_theme=theme)
    return (
        f'<!doctype html><html lang="en"{forced}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{e(scene.title)} · {e(scene.subtitle)}</title><link rel="stylesheet" href="{e(css_href)}"></head>'
        f"<body>{table_html(scene, pictures, tools)}</body></html>"
    )
