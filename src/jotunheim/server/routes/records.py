"""Export and import of records, the proof of the dice."""

import asyncio

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from jotunheim.kernel import RecordError, UserError
from jotunheim.records.files import parse, record_text
from jotunheim.records.lines import PlayLine, UndoLine
from jotunheim.server.frames import Refused
from jotunheim.server.site import FIELDS, site_of
from jotunheim.texts import _


async def record(request: Request) -> Response:
    """A table as a file: what the seat may know, or all of it after the end."""
    site = site_of(request)
    table = await site.lobby.table(request.path_params["table"])
    visitor = await site.visitor(request)
    seat = await site.lobby.view_of(visitor, table, request.query_params.get("seat", ""))
    text = await (await site.lobby.room(table)).queries.record(seat)
    name = f'attachment; filename="{table.game}-{table.id}.jotun"'
    return PlainTextResponse(text, headers={"content-disposition": name})


async def verify(request: Request) -> Response:
    """Derive all dice of a finished game again from its seed."""
    site = site_of(request)
    table = await site.lobby.table(request.path_params["table"])
    check = await (await site.lobby.room(table)).queries.verify()
    return site.pages.answer(
        "verify.html",
        visitor=await site.visitor(request),
        table=table,
        game={"title": site.game_list.title(table.game)},
        check=check,
    )


async def import_form(request: Request) -> Response:
    """The form for a record from elsewhere."""
    site = site_of(request)
    return site.pages.answer("import.html", visitor=await site.visitor(request), problem="")


async def take_in(request: Request) -> Response:
    """Open a record: as a game on a shared screen, or to look at if it is over."""
    site = site_of(request)
    most = site.config.record_bytes
    async with request.form(max_files=1, max_fields=FIELDS, max_part_size=most) as form:
        values = {key: value for key, value in form.items() if isinstance(value, str)}
        data = await sent(form.get("file"), values)
    try:
        text = as_text(data)
        if values.get("upto"):
            text = await asyncio.to_thread(cut, text, values["upto"])
        guest = await site.guest(request, values.get("name", ""))
        await site.take_table(request)
        title = _("{name}’s record").format(name=guest.visitor.name)
        table = await site.rooms.take_in(text, guest.visitor.id, title)
    except (UserError, Refused) as error:
        visitor = await site.visitor(request)
        return site.pages.answer("import.html", 400, visitor=visitor, problem=_(str(error)))
    answer = RedirectResponse(f"/tables/{table}", 303)
    return guest.keep(answer, site.is_secure(request))


async def sent(file: UploadFile | str | None, values: dict[str, str]) -> bytes:
    """The record as it was sent: as a file, or in a field."""
    if isinstance(file, UploadFile):
        return await file.read()
    return values.get("record", "").encode()


def as_text(data: bytes) -> str:
    """The record as text."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refused("illegal", _("This file is not a record: it is not text.")) from None


def cut(text: str, upto: str) -> str:
    """The record up to a play: what came later is left out, so that it can be played on from there."""
    record = parse(text.encode(), _("the record"))
    number = int(upto) if upto.isdecimal() and len(upto) < 10 else -1
    if not 0 <= number <= record.plays:
        line = _("there is no play {given}; the last is {last}")
        raise RecordError(line.format(given=upto[:20], last=record.plays))
    ends = [
        at
        for at, line in enumerate(record.lines, start=1)
        if isinstance(line, PlayLine | UndoLine) and line.number == number
    ]
    return record_text(record.header, record.lines[: ends[-1] if ends else 0])


ROUTES = [
    Route("/tables/{table}/record", record),
    Route("/tables/{table}/verify", verify),
    Route("/import", import_form, methods=["GET"]),
    Route("/import", take_in, methods=["POST"]),
]
