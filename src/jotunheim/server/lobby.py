"""What people do with tables besides playing: open, sit, stand, invite bots, start, hand over, close.

No HTTP here. Who may do what: anybody may take an open seat; a seat's holder may leave it, give it to a bot
and take it back, and ask for its link; the owner of the table may do this for all seats, start and close.
"""

import re
import time
from collections.abc import Mapping
from typing import Any, Final

from jotunheim.kernel import Game
from jotunheim.server import names
from jotunheim.server.consents import BOT, SILENCE, Wish
from jotunheim.server.frames import Refused
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.rematch import again
from jotunheim.server.room import Room
from jotunheim.server.seat_form import checked_share, missing, seat_number
from jotunheim.server.store import NewTable, Seat, Store, Table, Visitor
from jotunheim.server.table_form import HOTSEAT, TableForm, one_of, takeovers
from jotunheim.texts import N_, _

ASK: Final = "ask"  # the standing order that everybody has at first
SUCCESSOR: Final = "knight"  # the bot that plays on for somebody who left


class Lobby:
    """The doors of all tables."""

    def __init__(self, store: Store, rooms: OpenRooms) -> None:
        self.store = store
        self.rooms = rooms

    async def table(self, table: str) -> Table:
        """The table of this id."""
        found = await self.store.table(table) if re.fullmatch(r"\w{4,16}", table) else None
        if found is None:
            raise Refused("unknown", _("There is no such table."))
        return found

    async def seat(self, table: Table, seat: int) -> Seat:
        """A seat of a table."""
        seats = await self.store.seats(table.id)
        if not 0 <= seat < len(seats):
            line = _("There is no seat {seat} at this table; it has {count}.")
            raise Refused("unknown", line.format(seat=seat + 1, count=len(seats)))
        return seats[seat]

    # Making a table -------------------------------------------------------------------------------

    async def check_quota(self, visitor: Visitor, stage: str) -> None:
        """Refuse one more table of a guest who has many that wait, or that are played (S-06, S-08)."""
        config = self.rooms.config
        most = config.open_tables if stage == "open" else config.running_tables
        if await self.store.count_tables(visitor.id, stage) >= most:
            line = _("You have {n} tables that wait for their game; start or close one first.")
            if stage == "playing":
                line = _("You have {n} games under way; finish or close one first.")
            raise Refused("busy", line.format(n=most))

    async def create(
        self, visitor: Visitor, game: Game[Any], form: TableForm, share: str, address: str = ""
    ) -> Table:
        """A new table; if no seat is left open, its game begins at once."""
        players = self.players(visitor, form)
        is_full = len(form.mine) + len(form.levels) == form.seats
        await self.check_quota(visitor, "playing" if is_full else "open")
        new = NewTable(
            game=game.name,
            seats=form.seats,
            owner=visitor.id,
            title=form.title or _("{name}’s table").format(name=visitor.name),
            options=form.options,
            visibility="link" if form.kind == HOTSEAT else form.visibility,
            kind=form.kind,
            pace=form.pace,
            takeover_after=int(form.takeover) if form.takeover else None,
            hints=form.allows_hints,
            situation=form.situation,
            origin=address,
        )
        table = await self.store.new_table(new, form.levels)
        for seat in form.mine:
            await self.store.sit(table.id, seat, visitor.id, players[seat], checked_share(share))
        if is_full:
            await (await self.rooms.open(table.id)).begin()
            await self.order(table, dict.fromkeys(form.mine, form.reactions))
        return await self.table(table.id)

    async def order(self, table: Table, orders: dict[int, str]) -> None:
        """The standing orders with which people at one shared screen begin."""
        if table.kind != HOTSEAT or len(orders) < 2:
            return  # who sits alone is simply asked
        room = await self.rooms.open(table.id)
        for seat, order in orders.items():
            if order != ASK and room.state.table.stage == "playing":
                await room.order(seat, f"begin:{seat}", order)

    def players(self, visitor: Visitor, form: TableForm) -> dict[int, str]:
        """What the people of a new table are called; all names must differ."""
        found: dict[int, str] = {}
        for seat in form.mine:
            given = form.players[seat].strip() if form.kind == HOTSEAT else ""
            plain = visitor.name if seat == form.mine[0] else _("Player {n}").format(n=seat + 1)
            if form.kind != HOTSEAT:  # one person at all of them
                plain = visitor.name
            found[seat] = names.person(given) if given else plain
        if form.kind == HOTSEAT and len({names.twin(name) for name in found.values()}) < len(found):
            raise Refused("illegal", _("Two people at the table have names that look the same."))
        return found

    async def again(self, visitor: Visitor, table: Table, address: str = "") -> Table:
        """A new table for those who played at this one (T-48)."""
        await self.holder_or_owner(visitor, table)
        return await again(self, visitor, table, address)

    # Sitting --------------------------------------------------------------------------------------

    async def sit(
        self,
        visitor: Visitor,
        table: Table,
        seat: int,
        share: str,
        called: str = "",
        several: bool = False,
    ) -> None:
        """Take an open seat; on one shared screen everybody has a name of their own.

        Only where all win or lose together may one person take several seats.
        """
        await self.seat(table, seat)
        if table.stage not in ("open", "playing"):
            raise Refused("over", _("This game is over."))
        seats = await self.store.seats(table.id)
        held = await self.store.held(table.id, visitor.id)
        own = {seat} if table.kind == HOTSEAT else {seat, *held}
        twins = [names.twin(s.name) for s in seats if s.kind == "person" and s.seat not in own]
        if held and table.kind != HOTSEAT and not several:
            raise Refused("illegal", _("You sit at this table already."))
        shared = table.kind == HOTSEAT and bool(held)
        name = names.person(called) if shared and called.strip() else visitor.name
        if shared and not called.strip() and names.twin(name) in twins:
            name = _("Player {n}").format(n=seat + 1)
        if names.twin(name) in twins:
            line = _("Somebody at this table has a name that looks like yours; change yours first.")
            raise Refused("illegal", line)
        sat = await self.store.sit(table.id, seat, visitor.id, name, checked_share(share))
        if sat is None:
            raise Refused("illegal", _("This seat is taken."))
        await self.rooms.tell(table.id, "people")

    async def stand(self, visitor: Visitor, table: Table, seat: int) -> None:
        """Leave a seat: before the game it is open again, during the game a bot plays on."""
        await self.own_seat(visitor, table, seat)
        if table.stage == "open":
            await self.store.stand(table.id, seat)
        elif table.stage == "playing":
            await self.store.set_bot(table.id, seat, SUCCESSOR)
        await self.rooms.tell(table.id, "people")

    async def bot(self, visitor: Visitor, table: Table, seat: int, level: str) -> None:
        """Let a bot play a seat; its holder or the owner of the table may ask for it.

        Somebody who is here is asked first; who does not answer for a while may be replaced (T-50).
        """
        found = await self.own_seat(visitor, table, seat)
        held = await self.store.held(table.id, visitor.id)
        if table.stage == "open" and found.kind == "person":
            await self.store.stand(table.id, seat)
        if table.stage == "playing" and found.kind == "person" and seat not in held:
            if await self.is_here(table, found) and not await self.was_silent(
                visitor, table, seat, level
            ):
                return
            await self.replace(visitor, table, seat, level)
            return
        await self.store.set_bot(table.id, seat, level)
        await self.rooms.tell(table.id, "people")

    async def is_here(self, table: Table, seat: Seat) -> bool:
        """Does somebody look at the table from this seat, here or perhaps at another worker?"""
        room = await self.rooms.open(table.id)
        return seat.seat in room.present() or (self.store.is_shared and seat.away_since is None)

    async def was_silent(self, visitor: Visitor, table: Table, seat: int, level: str) -> bool:
        """Was the person asked some time ago, without an answer? If not, ask now."""
        consents = (await self.rooms.open(table.id)).consents
        wish = consents.wish
        if wish is not None and wish.kind == BOT and wish.seat == seat:
            if time.time() < wish.made + SILENCE:
                return False
            consents.end()
            return True
        wish = Wish(BOT, seat, visitor.name, 0, [seat], level=level, made=time.time())
        consents.make(wish)
        return False

    async def replace(self, visitor: Visitor, table: Table, seat: int, level: str) -> None:
        """A bot plays for a person from now on, and everybody is told."""
        found = await self.seat(table, seat)
        await self.store.set_bot(table.id, seat, level)
        line = _("(a bot plays for {name} now)").format(name=found.name)
        await self.announce(visitor, table, line)

    async def person(
        self, visitor: Visitor, table: Table, seat: int, together: bool = False
    ) -> None:
        """Let a person play a bot's seat: its holder, otherwise anybody who sits down.

        `together`: all seats win or lose together.
        """
        found = await self.own_seat(visitor, table, seat)
        if found.taken:
            await self.store.set_person(table.id, seat)
        elif found.kind == "bot":
            await self.store.stand(table.id, seat)
            if (
                not together
            ):  # a second person may sit down; the host can switch hints on again (T-37)
                await self.store.change_table(table.id, hints=False)
        await self.rooms.tell(table.id, "people")

    # Links of seats -------------------------------------------------------------------------------

    async def link(self, visitor: Visitor, table: Table, seat: int) -> str:
        """A new link for a seat that the visitor holds and keeps; everybody else loses the seat (S-10)."""
        if seat not in await self.store.held(table.id, visitor.id):
            raise Refused("not_yours", _("You do not hold this seat."))
        token, lost = await self.store.renew(table.id, seat, visitor.id)
        if lost:
            line = _("(seat {seat} has a new link; other browsers have lost the seat)")
            await self.announce(visitor, table, line.format(seat=seat + 1))
        return token

    async def reissue(self, visitor: Visitor, table: Table, seat: int) -> str:
        """A new link for a person who lost theirs; the chat tells everybody at the table."""
        self.check_owner(visitor, table)
        found = await self.seat(table, seat)
        if not found.taken:
            raise Refused("illegal", _("Nobody sits there; the link of the table is enough."))
        token = await self.store.reissue(table.id, seat)
        line = _("(the host has made a new link for seat {seat})").format(seat=seat + 1)
        await self.announce(visitor, table, line)
        return token

    async def end_hold(self, visitor: Visitor, table: Table, seat: int, other: int) -> None:
        """Somebody who holds a seat ends another browser at it, also one that stole the link (S-10)."""
        if seat not in await self.store.held(table.id, visitor.id) or other == visitor.id:
            raise Refused("not_yours", _("You do not hold this seat."))
        if await self.store.end_hold(table.id, seat, other):
            line = _("(seat {seat} has a new link; other browsers have lost the seat)")
            await self.announce(visitor, table, line.format(seat=seat + 1))

    async def renew_cookie(self, visitor: Visitor) -> str:
        """A new cookie for a visitor; windows that were opened with the old one are closed."""
        token = await self.store.renew_cookie(visitor.id)
        for table in await self.store.tables_of(visitor.id):
            await self.rooms.tell(table.id, "cookies")
        return token

    async def announce(self, visitor: Visitor, table: Table, line: str) -> None:
        """Tell everybody at the table that holders of a seat have changed."""
        await self.store.say(table.id, -1, visitor.id, visitor.name, line)
        await self.rooms.tell(table.id, "chat")
        await self.rooms.tell(table.id, "people")

    async def claim(self, visitor: Visitor, token: str) -> tuple[str, int]:
        """Take a seat by its link; a bot that stands in gives it back."""
        found = await self.store.claim(token, visitor.id)
        if found is None:
            raise Refused(
                "unknown", _("This link does not work any more; a newer one may have replaced it.")
            )
        table, seat = found
        if (await self.store.seats(table))[seat].kind == "bot":
            await self.store.set_person(table, seat)
        await self.rooms.tell(table, "people")
        return found

    # Starting and closing ---------------------------------------------------------------------------

    async def start(self, visitor: Visitor, table: Table, fill: str = "") -> None:
        """Begin the game; bots of a level may take the seats that are open (T-52)."""
        self.check_owner(visitor, table)
        await self.check_quota(visitor, "playing")
        room = await self.rooms.open(table.id)
        free = [s.seat + 1 for s in await self.store.seats(table.id) if s.kind == "open"]
        if free and fill:
            for seat in free:
                await self.store.set_bot(table.id, seat - 1, fill)
        elif free:
            raise Refused("illegal", missing(free))
        await room.begin()
        await self.rooms.tell(table.id, "stage")

    async def end(self, visitor: Visitor, table: Table) -> bool:
        """Close a table: a waiting one is removed, a running game ends. True: it was removed."""
        self.check_owner(visitor, table)
        if table.stage == "open":
            await self.store.remove_table(table.id)
            await self.rooms.tell(table.id, "removed")
            return True
        reason = N_("closed by its host")
        if await self.store.move_stage(table.id, ("playing",), "over", reason):
            await self.rooms.tell(table.id, "stage")
        return False

    async def change(self, visitor: Visitor, table: Table, form: Mapping[str, str]) -> None:
        """What the host may change at any time: pace, visibility, how long it waits, hints."""
        self.check_owner(visitor, table)
        after = one_of(form, "takeover", tuple(value for value, words in takeovers()))
        await self.store.change_table(
            table.id,
            pace=one_of(form, "pace", ("live", "turns")),
            visibility=one_of(form, "visibility", ("public", "link")),
            hints=form.get("hints", "") == "yes",
        )
        await self.store.set_takeover(table.id, int(after) if after else None)
        await self.rooms.tell(table.id, "people")

    # Who may ----------------------------------------------------------------------------------------

    def check_owner(self, visitor: Visitor, table: Table) -> None:
        """Refuse everybody but the owner."""
        if visitor.id != table.owner:
            raise Refused("not_yours", _("Only the host of the table can do this."))

    async def own_seat(self, visitor: Visitor, table: Table, seat: int) -> Seat:
        """A seat that the visitor holds, or any seat for the owner."""
        found = await self.seat(table, seat)
        if visitor.id != table.owner and seat not in await self.store.held(table.id, visitor.id):
            raise Refused("not_yours", _("You do not hold this seat."))
        return found

    async def holder_or_owner(self, visitor: Visitor, table: Table) -> None:
        """Refuse everybody who neither sits at the table nor owns it."""
        if visitor.id != table.owner and not await self.store.held(table.id, visitor.id):
            raise Refused("not_yours", _("You do not sit at this table."))

    async def view_of(self, visitor: Visitor | None, table: Table, wanted: str) -> int:
        """The seat from which somebody looks: one they hold, otherwise a spectator's.

        After the end every seat may be looked through; not so after a game that its host broke off.
        """
        held = await self.store.held(table.id, visitor.id) if visitor else []
        if not wanted:
            return held[0] if held else -1
        seat = seat_number(wanted)
        if seat == -1 or seat in held:
            return seat
        if table.stage == "over" and not table.reason and seat < table.seats:
            return seat
        raise Refused("not_yours", _("You do not hold this seat."))

    async def room(self, table: Table) -> Room:
        """The room of a table, for somebody who plays or watches."""
        self.rooms.later.want(table.game)
        return await self.rooms.open(table.id)
