"""The table page from the parts of a frame; see `render/html.py` for what they are."""

import re
from html import escape
from typing import Any

import msgspec
from markupsafe import Markup

from jotunheim import registry
from jotunheim.kernel import UserError
from jotunheim.learn.course import course_at
from jotunheim.learn.markup import plain
from jotunheim.learn.material import Sheet, material_of
from jotunheim.render.drawing import filled
from jotunheim.render.symbols import symbols
from jotunheim.server.frames import Frame
from jotunheim.server.store import Seat, Table
from jotunheim.server.table_list import seat_words
from jotunheim.texts import _

CARD = re.compile(r'class="seatcard seat-([a-z]+)"[^>]*data-key="seat:(\d+)"')
WHOLE = ("ground:", "board:", "legend:")  # parts that fill a slot in the frame of a board


def whole(frame: Frame, game: str) -> Markup:
    """All parts in their places."""
    part = {name: frame.html(name) for name in (*NAMES, *frame.parts)}
    boards = part["boards"]
    for name, inside in part.items():
        if name.startswith(WHOLE):
            boards = filled(boards, name, inside)
    has_board = 'data-key="frame:' in boards
    lone = "" if part["things"] else " no-right"
    below = part["prompt"] + part["mine"] if has_board else part["mine"] + part["prompt"]
    return Markup(
        f'{symbols(game)}<div class="frame mood-{escape(game)}{lone}{"" if has_board else " no-board"}"'
        f' data-part="table">{part["top"]}<aside class="left">{part["seats"]}'
        f'<div class="pools" data-part="pools">{part["pools"]}</div>{part["log"]}</aside>'
        f'<main id="main" class="mid"><div class="above" data-part="above">{part.get("above", "")}</div>'
        f'<div class="boards" data-part="boards">{boards}</div>{below}'
        f'<div class="as-text" data-part="text"></div></main>'
        f'<aside class="right" data-part="things">{part["things"]}</aside></div>'
    )


NAMES = ("top", "seats", "boards", "prompt", "mine", "pools", "things", "log")


def info(
    table: Table, seats: list[Seat], frame: Frame, held: list[int], follow: bool = False
) -> dict[str, Any]:
    """What the page's scripts must know besides the parts (see table.js)."""
    colours = {int(seat): colour for colour, seat in CARD.findall(frame.html("seats"))}
    return {
        "table": table.id,
        "game": table.game,
        "seat": frame.header.seat,
        "held": held,
        "sharing": sharing(seats, held),
        "follow": follow,
        "kind": table.kind,
        "stage": table.stage,
        "socket": f"/tables/{table.id}/socket",
        "rules": f"/rules/{table.game}",
        **learning(table.game),
        "lesson": lesson_words(table),
        "people": {
            str(s.seat): {
                "name": seat_words(s).label,
                "colour": colours.get(s.seat, "none"),
                "bot": s.kind == "bot" or bool(s.standin),
            }
            for s in seats
        },
        "hints": table.hints,
        "curtain": curtain(table, frame, [] if follow else sharing(seats, held)),
        "hashes": frame.hashes,
        "header": msgspec.to_builtins(frame.header),
    }


def learning(name: str) -> dict[str, Any]:
    """Where one learns this game; empty where its author has written nothing."""
    try:
        material = material_of(registry.game(name))
    except UserError:  # a game of the server's settings, or one that is no longer installed
        return {"howto": "", "sheets": "", "words": "", "who": {}, "aim": ""}
    sheets = material.sheets.sheet
    who = {_(sheet.seat): sheet_words(sheet) for sheet in sheets if sheet.seat}
    return {
        "howto": f"/learn/{name}" if material.howto.section else "",
        "sheets": f"/learn/{name}/sheets" if sheets else "",
        "words": f"/learn/{name}/words" if material.words else "",
        "who": who,
        "aim": plain(_(material.howto.goal)) if material.howto.goal and not who else "",
    }


def sheet_words(sheet: Sheet) -> dict[str, str]:
    """A sheet in a few lines, for the card of its seat."""
    lines = {"role": sheet.role, "goal": sheet.goal, "strong": sheet.strong, "weak": sheet.weak}
    told = {
        name: plain(_(text)) for name, text in (*lines.items(), ("advice", sheet.advice)) if text
    }
    return {"sheet": f"sheet-{sheet.key}", **told}


def lesson_words(table: Table) -> dict[str, Any] | None:
    """What the coach says, for the page of a lesson; None for every other table."""
    try:
        game = registry.game(table.game)
    except UserError:
        return None
    course = course_at(game, table.situation)
    if course is None:
        return None
    lesson = course.lesson
    names = [game.words.names[token] for token in course.tokens]
    return {
        "coach": _(lesson.coach),
        "kind": course.kind,
        "lines": 1 + len(course.others),
        "left": _(lesson.text),
        "last": _(lesson.last),
        "plays": names,
        "steps": [
            {"title": _(step.title), "text": _(step.text), "at": step.at, "start": start}
            | {"clauses": " ".join(step.clauses)}
            for step, start in zip(lesson.step, course.starts, strict=True)
        ],
        "remarks": [
            {"text": _(remark.text), "clauses": " ".join(remark.clauses)}
            for remark in lesson.remark
        ],
    }


def sharing(seats: list[Seat], held: list[int]) -> list[int]:
    """The seats that people play on this reader's screen."""
    return [seat.seat for seat in seats if seat.seat in held and seat.kind == "person"]


def curtain(table: Table, frame: Frame, shared: list[int]) -> int:
    """The seat that must get the shared screen before anything is shown; -1: none.

    It is the seat that decides. Where that is a secret, it is the seat of the frame.
    """
    header = frame.header
    several = table.kind == "hotseat" and len(shared) > 1
    hides = header.live and not header.over and not header.open
    called = header.asked if header.asked in shared else header.seat
    return called if several and hides and called in shared else -1
