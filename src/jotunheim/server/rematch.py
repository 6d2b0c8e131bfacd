"""Play again: a new table with the same game, options and bots, for those who played at the old one (T-48)."""

from typing import TYPE_CHECKING

from jotunheim.server.store import NewTable, Seat, Table, Visitor
from jotunheim.texts import _

if TYPE_CHECKING:
    from jotunheim.server.lobby import Lobby


async def again(lobby: "Lobby", visitor: Visitor, table: Table, address: str) -> Table:
    """Everybody who played sits where they sat; the person who asks comes to a table that waits already, if there is one.

    A seat that a person left to a bot is still theirs. The game begins at once only for somebody alone among bots.
    """
    if (waits := await waiting(lobby, visitor, table)) is not None:
        return waits
    seats = await lobby.store.seats(table.id)
    levels = {s.seat: s.level for s in seats if s.kind == "bot" and not s.taken}
    mine = [s for s in await lobby.store.held(table.id, visitor.id) if s not in levels]
    is_full = len(mine) + len(levels) == table.seats
    await lobby.check_quota(visitor, "playing" if is_full else "open")
    room = await lobby.rooms.open(table.id)
    orders = {seat: (await room.broadcast.look(seat)).header.order for seat in mine}
    fresh = await lobby.store.new_table(same(table, visitor, address), levels)
    people = {**await lobby.store.sitters(table.id), **dict.fromkeys(mine, visitor.id)}
    await seat_all(lobby, fresh, seats, {s: who for s, who in people.items() if s not in levels})
    if is_full:
        await (await lobby.rooms.open(fresh.id)).begin()
        await lobby.order(fresh, orders)
    else:
        line = _("({name} plays again: “Play again” leads there)").format(name=visitor.name)
        await lobby.announce(visitor, table, line)
    return fresh


async def seat_all(lobby: "Lobby", fresh: Table, old: list[Seat], people: dict[int, int]) -> None:
    """Visitors by seat, under the names that they had."""
    for seat, visitor in people.items():
        name = old[seat].name or _("Player {n}").format(n=seat + 1)
        await lobby.store.sit(fresh.id, seat, visitor, name)


async def waiting(lobby: "Lobby", visitor: Visitor, table: Table) -> Table | None:
    """The table that another player of this one has opened to play again, while it waits for its start."""
    for other in await lobby.store.tables_of(visitor.id):
        if other.stage == "open" and other.again_of == table.id:
            return other
    return None


def same(table: Table, owner: Visitor, address: str) -> NewTable:
    """What the old table was."""
    return NewTable(
        game=table.game,
        seats=table.seats,
        owner=owner.id,
        title=table.title,
        options=table.options,
        visibility=table.visibility,
        kind=table.kind,
        pace=table.pace,
        takeover_after=table.takeover_after,
        hints=table.hints,
        origin=address,
        again_of=table.id,
    )
