"""A scene as HTML: the parts of a table by name, and a whole still page for looking at.

No style attributes, no scripts: everything looks as `web/static/look.css` says. What stands in the scene carries
`data-key`, so a page can replace one thing without touching the rest; everything that can be clicked carries
`data-token`, a whole answer in one click `data-tokens` (a JSON list).

The contract between server and page:

- `parts` gives the table in pieces of markup by name: top, seats, boards, prompt, mine, pools, things, log,
  and for each board `ground:KEY`, `board:KEY` and, with tools, `legend:KEY`, if it has them; `above`, between
  top and boards, if the scene has something there.
  Equal scenes give equal parts.
- In the page each part is what stands inside the element with `data-part` of that name; top, seats, prompt, mine
  and log are that element themselves (a part with one root of its own name replaces the element).
- `boards` holds only frames: one `<svg class="map …">` a board (view box, small map, buttons), with two empty
  layers and perhaps an empty legend, filled by `legend:KEY`: it stays the same while the frame changes. The layers carry `data-slot` beside their `data-part`: they are filled by `ground:KEY` (terrain, grid,
  names; the same for all seats and the whole game, unless the map changes) and `board:KEY` (who holds what, legal
  places, trails, pieces, slips). A patch of `boards` leaves the inside of a `data-slot` alone.
- `data-full` of the map is the whole of it, `data-home` what a wide screen opens on, `data-near` what a narrow
  one does. All three are view boxes in the units of both layers and of the small map, whose window is `.win`.
  Classes `at-x…` and `at-y…` do for pages without scripts what `data-near` does for others.
- `prompt` leaves very many places in words out if the page has tools: `places_html` (render/prompts.py) tells them
  when they are unfolded, with the sum that stands at the fold.
- Both layers may point at shapes of the ground by id, so a ground is in the page before its board.
"""

from functools import lru_cache
from typing import Final

from jotunheim.render.cards import is_small, zone_html, zone_list
from jotunheim.render.choices import effects_now, numbers
from jotunheim.render.dice import die_svg
from jotunheim.render.drawing import Drawing, filled, svg
from jotunheim.render.emblems import emblem, tool
from jotunheim.render.ending import ending_html
from jotunheim.render.legends import legend_html, legend_page
from jotunheim.render.memo import Cut, Memo
from jotunheim.render.panels import (
    counter_html,
    log_html,
    seats_html,
    top_html,
)
from jotunheim.render.prompts import prompt_html
from jotunheim.render.sheets import sheet_html
from jotunheim.render.signs import colour_of
from jotunheim.render.strokes import attributes, e, slug
from jotunheim.render.svg import Pictures, draw, no_pictures
from jotunheim.render.symbols import symbols
from jotunheim.render.text import render as as_text
from jotunheim.render.tracks import track_html
from jotunheim.scene import Board, Scene, Zone
from jotunheim.texts import _, spoken

TEXT_WIDTH: Final = 100


def parts(
    scene: Scene,
    pictures: Pictures = no_pictures,
    tools: bool = False,
    memo: Memo | None = None,
) -> dict[str, str]:
    """All that a page shows of a scene, by the name of the part; `memo` is of this table and these tools."""
    known = memo if memo is not None else Memo()
    kept = known.parts
    cut = Cut(scene)
    drawings = [(board, _drawn(known, cut, board, pictures)) for board in scene.boards]
    goods = cut.goods()
    own_art = any(sheet.picture for sheet in scene.sheets)
    found = {
        "top": kept.of("top", cut.table(), lambda seen: top_html(seen, tools)),
        "seats": kept.own("seats", cut.people(), seats_html),
        "boards": "".join([_frame(board, drawn, tools, scene.seat) for board, drawn in drawings])
        or counters_html(scene),
        "prompt": ending_html(scene, scene.ending) if scene.ending else prompt_html(scene, tools),
        "mine": kept.own("mine", goods, strip_html),
        "pools": kept.of("pools", cut.tracks(), _pools),
        "things": (
            things_html(goods, pictures)
            if own_art
            else kept.own("things", goods, lambda seen: things_html(seen, pictures))
        )
        + legends_beside(scene),
        "log": kept.of("log", cut.story(), log_html),
    }
    above = kept.own("above", cut.above(), _above) if has_above(scene) else ""
    if above:
        found["above"] = above
    for board, drawn in drawings:
        if drawn is not None:
            found["ground:" + board.key] = drawn.ground
            found["board:" + board.key] = drawn.moving
        if tools and board.legend:
            found["legend:" + board.key] = legend_html(board.legend, spoken())
    return found


def _drawn(memo: Memo, cut: Cut, board: Board, pictures: Pictures) -> Drawing | None:
    """A board in its layers. What a game draws itself may be drawn from more than the scene."""
    if board.backdrop:
        return draw(cut.scene, board, pictures)
    seen = cut.board(board)
    return memo.boards.of(board.key, seen, lambda known: draw(known, board, pictures))


def _frame(board: Board, drawn: Drawing | None, tools: bool, seat: int) -> str:
    """The frame of a board as a seat sees it, still empty; it is kept with the drawing."""
    if drawn is None:
        return frame_html(board, None, tools, seat)
    found = drawn.frames.get(seat)
    if found is None:
        found = drawn.frames[seat] = frame_html(board, drawn, tools, seat)
    return found


def _pools(scene: Scene) -> str:
    panels = [
        f'<section class="panel">{track_html(scene, t)}</section>'
        for t in scene.tracks
        if t.place != "above"
    ]
    return "".join(panels)


def has_above(scene: Scene) -> bool:
    """Whether something stands over the boards."""
    return any(t.place == "above" for t in scene.tracks) or any(
        z.place == "above" for z in scene.zones
    )


def _above(scene: Scene) -> str:
    """Tracks and rows of cards over the boards."""
    marks = numbers(scene.prompt)
    out = [
        f'<section class="panel">{track_html(scene, t)}</section>'
        for t in scene.tracks
        if t.place == "above"
    ]
    return "".join(out + [zone_html(scene, z, marks) for z in scene.zones if z.place == "above"])


def frame_html(board: Board, drawn: Drawing | None, tools: bool, seat: int) -> str:
    """The frame of a board for a seat: the drawing with empty layers, buttons to zoom, the small map, the legend."""
    zoom = (
        _zoom(spoken(), board.ruler) if tools and board.kind in ("hexes", "areas", "plan") else ""
    )
    inner = svg(board, drawn, "", "", seat) + zoom + drawn.mini if drawn else zoom
    if tools and board.legend:
        inner += f'<details class="legend" data-key="legend" data-part="legend:{e(board.key)}" data-slot=""></details>'
    return (
        f'<div class="board grow {slug(board.kind)}" data-key="frame:{e(board.key)}">{inner}</div>'
    )


@lru_cache(maxsize=16)
def _zoom(language: str, ruler: bool) -> str:
    """Buttons to zoom and to measure, kept for each language."""
    more = tool("ruler", _("Measure between two places")) if ruler else ""
    return f'<div class="zoom">{tool("plus", _("Zoom in"))}{tool("minus", _("Zoom out"))}{tool("fit", _("Show all"))}{more}</div>'


def _in_strip(scene: Scene, zone: Zone) -> bool:
    """One's own rows of small cards lie under the board; without a board all cards do."""
    if zone.place or zone.at:
        return False
    if not scene.boards:
        return True
    owner = zone.owner
    if owner < 0 or owner != scene.seat or zone.kind not in ("row", "hand"):
        return False
    return is_row_of_small(zone)


@lru_cache(maxsize=1024)
def is_row_of_small(zone: Zone) -> bool:
    """Whether a zone has cards and all of them are small; several parts ask."""
    return bool(zone.cards) and all(is_small(c) for c in zone.cards)


def strip_html(scene: Scene) -> str:
    """One's own cards under the board."""
    marks = numbers(scene.prompt)
    inner = "".join([zone_html(scene, z, marks) for z in scene.zones if _in_strip(scene, z)])
    return f'<div class="strip" data-part="mine">{inner}</div>'


def _first_zones(scene: Scene) -> str:
    """What people look at most: it stands before the sheets."""
    marks = numbers(scene.prompt)
    return "".join([zone_html(scene, z, marks) for z in scene.zones if z.place == "first"])


def _other_zones(scene: Scene) -> str:
    """What lies open to all and can be picked or is one's own; then each other seat's cards, folded."""
    marks = numbers(scene.prompt)
    rest = [z for z in scene.zones if not (_in_strip(scene, z) or z.place or z.at)]
    common = [z for z in rest if z.owner in (-1, scene.seat)]
    plain = [z for z in common if _is_laid_out(z)]
    piles = [z for z in common if not _is_laid_out(z)]
    out = [zone_html(scene, z, marks) for z in plain]
    for seat in scene.seats:
        theirs = [z for z in rest if z.owner == seat.seat and z.owner != scene.seat]
        if theirs:
            sign = emblem(colour_of(scene, seat.seat), seat.name, True, True)
            title = e(_("Cards of {seat}").format(seat=seat.name))
            out.append(_folded(f"cards:{seat.seat}", sign + title, theirs))
    if piles:
        out.append(_folded("piles", e(_("Decks and piles")), piles))
    return "".join(out)


def _is_laid_out(zone: Zone) -> bool:
    """Rows and hands are shown; piles only while something in them can be picked."""
    return bool(zone.cards) and (zone.kind != "pile" or any(c.token for c in zone.cards))


def _folded(key: str, title: str, zones: list[Zone]) -> str:
    """Cards that one looks at now and then, as slips."""
    inner = "".join([zone_list(z) for z in zones])
    return f'<details class="panel fold"{attributes(data_key=key)}><summary>{title}</summary>{inner}</details>'


def counters_html(scene: Scene) -> str:
    """The numbers of the table; without a board they stand in the middle, over the cards."""
    then = effects_now(scene.prompt)
    counters = "".join([counter_html(c, then.get(c.key, "")) for c in scene.counters])
    return (
        f'<section class="panel counters" data-part="counters">{counters}</section>'
        if counters
        else ""
    )


def things_html(scene: Scene, pictures: Pictures) -> str:
    """Counters, dice, sheets, and the cards of others."""
    dice = "".join([die_svg(scene, d) for d in scene.dice])
    return "".join(
        [
            counters_html(scene) if scene.boards else "",
            f'<section class="panel dice" data-part="dice">{dice}</section>' if dice else "",
            _first_zones(scene),
            *[sheet_html(scene, s, pictures) for s in scene.sheets],
            _other_zones(scene),
        ]
    )


def legends_beside(scene: Scene) -> str:
    """Before the game there is little beside the map: then its legend stands there, to be read before one chooses."""
    if scene.zones or len(scene.sheets) > 1:
        return ""
    return "".join([legend_page(b.legend, spoken()) for b in scene.boards if b.legend])


def table_html(scene: Scene, pictures: Pictures = no_pictures, tools: bool = False) -> str:
    """The whole table: the frame with all parts in their places."""
    return assembled(scene, parts(scene, pictures, tools))


def assembled(scene: Scene, part: dict[str, str]) -> str:
    """The whole table from its parts."""
    boards = part["boards"]
    for board in scene.boards:
        for name in (f"ground:{board.key}", f"board:{board.key}", f"legend:{board.key}"):
            boards = filled(boards, name, part.get(name, ""))
    lone = "" if part["things"] else " no-right"
    quiet = "" if scene.boards else " no-board"
    below = part["prompt"] + part["mine"] if scene.boards else part["mine"] + part["prompt"]
    above = part.get("above", "")
    over = f'<div class="above" data-part="above">{above}</div>' if above else ""
    return (
        f'{symbols(scene.game)}<div class="frame mood-{slug(scene.game)}{lone}{quiet}" data-part="table">{part["top"]}'
        f'<aside class="left">{part["seats"]}<div class="pools" data-part="pools">{part["pools"]}</div>{part["log"]}</aside>'
        f'<main class="mid">{over}<div class="boards" data-part="boards">{boards}</div>{below}</main>'
        f'<aside class="right" data-part="things">{part["things"]}</aside></div>'
    )


def text_board(scene: Scene, width: int = TEXT_WIDTH) -> str:
    """The table as text, for those who read rather than look; a page fetches it when they do."""
    return f'<pre class="text-board" tabindex="0" aria-label="{e(_("The table as text"))}">{e(as_text(scene, width))}</pre>'


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
        f'<!doctype html><html lang="{spoken()}"{forced}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{e(scene.title)} · {e(scene.subtitle)}</title><link rel="stylesheet" href="{e(css_href)}"></head>'
        f"<body>{table_html(scene, pictures, tools)}</body></html>"
    )
