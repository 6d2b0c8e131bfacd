"""Tables and games as lines of a list."""

import time
from typing import Any, Final

import msgspec

from jotunheim.kernel import Game
from jotunheim.learn.material import material_of
from jotunheim.records.lines import EndLine, read_line
from jotunheim.server.frames import Refused
from jotunheim.server.results import result_words
from jotunheim.server.site import Site
from jotunheim.server.store import Seat, Table, Visitor
from jotunheim.texts import _, listed, ngettext

LOOKED: Final = 12  # tables of a list at which we look whether they wait for the reader


class SeatWords(msgspec.Struct):
    """A seat in words."""

    seat: int
    kind: str
    label: str
    initial: str
    mine: bool = False
    here: bool = False
    taken: bool = False
    standin: bool = False


class Entry(msgspec.Struct):
    """A table as a line of a list."""

    id: str
    game: str
    title: str
    words: str
    pace: str
    seats: list[SeatWords]
    verb: str
    yours: bool = False  # it waits for the reader
    finished: bool = False


def game_cards(site: Site) -> list[dict[str, object]]:
    """The games as cards, those that are taught first: the big ones."""
    games = sorted(site.game_list.games.values(), key=lambda g: not material_of(g).lesson.seats)
    return [
        {
            "name": g.name,
            "title": _(g.title),
            "summary": _(g.summary),
            "seats": seats_words(g),
            "fewest": g.fewest,
            "first": g.first_options,
            "alone": str(g.fewest) if g.cooperative else "",  # with so many seats
            "howto": bool(material_of(g).howto.section),
            "sheets": bool(material_of(g).sheets.sheet),
            "lesson": bool(material_of(g).lesson.seats),
        }
        for g in games
    ]


def seats_words(game: Game[Any]) -> str:
    """How many can play."""
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"


def pace_words(table: Table) -> str:
    """How fast a table goes."""
    if table.kind == "hotseat":
        return _("one shared screen")
    return _("live") if table.pace == "live" else _("by turns")


def seat_words(seat: Seat, mine: bool = False, here: bool = False) -> SeatWords:
    """Who sits there."""
    if seat.kind == "bot":
        level = _(seat.level)
        label = _("Bot ({level})").format(level=level)
        if seat.taken and seat.name:
            label = _("{name} (a bot plays: {level})").format(name=seat.name, level=level)
    elif seat.kind == "open":
        label = _("open")
    elif seat.standin:
        label = _("{name} (away; a bot plays)").format(name=seat.name)
    else:
        label = seat.name
    initial = "⚙" if seat.kind == "bot" else seat.name[:1].upper() or "·"
    return SeatWords(
        seat.seat, seat.kind, label, initial, mine, here, seat.taken, bool(seat.standin)
    )


def stage_words(table: Table) -> str:
    """How far a table is."""
    if table.stage == "open":
        return _("waiting for players")
    if table.stage == "over":
        return _("finished")
    return _("held: {reason}").format(reason=_(table.reason)) if table.stage == "held" else ""


def verb(table: Table, mine: bool) -> str:
    """What one does with a table."""
    if table.stage == "open":
        return _("Go to it") if mine else _("Sit down")
    if table.stage == "over":
        return _("Replay")
    return _("Play") if mine else _("Watch")


async def entries(site: Site, tables: list[Table], visitor: Visitor | None) -> list[Entry]:
    """Tables as lines; those that wait for the visitor first."""
    seats = await site.store.seats_of([table.id for table in tables])
    over = [table.id for table in tables if table.stage == "over"]
    ends = await site.store.ends(over, visitor.id) if visitor and over else {}
    found: list[Entry] = []
    for number, table in enumerate(tables):
        how = result(site, table, ends.get(table.id, []))
        parts = table_parts(site, table, seats[table.id], visitor, how)
        found.append(
            Entry(
                table.id,
                table.game,
                table.title,
                " · ".join([part for part in parts if part]),
                table.pace,
                [seat_words(seat) for seat in seats[table.id]],
                verb(table, visitor is not None),
                visitor is not None and number < LOOKED and await waits_for(site, table, visitor),
                table.stage == "over",
            )
        )
    return sorted(found, key=lambda entry: not entry.yours)


def result(site: Site, table: Table, ends: list[tuple[str, int]]) -> str:
    """How it went for the visitor; "finished" if all win or lose together, if it was broken off, and for other people."""
    game = site.game_list.games.get(table.game)
    if len(ends) != 1 or game is None or game.cooperative:
        return _("finished")
    [(text, seat)] = ends
    line = read_line(0, text)
    return result_words(line, seat) if isinstance(line, EndLine) else _("finished")


def table_parts(
    site: Site, table: Table, seats: list[Seat], visitor: Visitor | None, how: str
) -> list[str]:
    """What a line says of a table: the game, against whom, how it goes, and when it ended (T-69)."""
    title = site.game_list.title(table.game)
    if table.stage != "over":
        return [title, pace_words(table), stage_words(table)]
    others = [seat_words(s).label for s in seats if visitor is None or s.name != visitor.name]
    against = _("against {players}").format(players=listed(others)) if others and visitor else ""
    return [title, against, how, days_words(time.time() - table.changed)]


def days_words(seconds: float) -> str:
    """How long ago something was."""
    days = int(seconds // 86_400)
    if days < 1:
        return _("today")
    return ngettext("{n} day ago", "{n} days ago", days).format(n=days)


async def waits_for(site: Site, table: Table, visitor: Visitor) -> bool:
    """Is a seat of the visitor asked?"""
    if table.stage != "playing":
        return False
    try:
        room = await site.rooms.open(table.id)
        for seat in await site.store.held(table.id, visitor.id):
            if (await room.broadcast.look(seat)).header.mine:
                return True
    except Refused:  # the list shows the table all the same; opening it says what is wrong
        return False
    return False
