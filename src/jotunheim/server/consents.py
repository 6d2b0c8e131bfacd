"""What one person at a table asks the others to agree to: a takeback over their plays, a bot in their seat.

A wish belongs to the table, not to the rules: no record holds it. There is one at a time. A wish for a takeback is
gone with the next row of the log. Other workers hear of wishes by news; whichever gets the last consent carries it
out, and the id of the action keeps it from being done twice.
"""

from typing import Final

import msgspec

from jotunheim.server.frames import Refused
from jotunheim.server.table_state import TableState
from jotunheim.texts import N_, _

NEWS: Final = "wish "  # how such news begins
TAKEBACK: Final = "takeback"
BOT: Final = "bot"
SILENCE: Final = 120.0  # seconds after which somebody who does not answer may be replaced
NO_WISH: Final = N_("nobody waits for your consent")


class Wish(msgspec.Struct, frozen=True):
    """Something that needs the consent of others."""

    kind: str
    seat: int  # whose play is taken back, or who is to be replaced
    by: str  # who wishes it
    seq: int  # rows of the log when it was wished
    needs: list[int]  # the seats whose people must agree …
    agreed: list[int] = []  # … and those who have
    level: str = ""  # of the bot
    made: float = 0.0  # when
    refused: str = ""  # who does not agree: then it is over
    done: bool = False  # carried out, or no longer wished

    @property
    def waits_for(self) -> list[int]:
        """The seats that have not answered."""
        return [seat for seat in self.needs if seat not in self.agreed]

    @property
    def is_over(self) -> bool:
        """Nobody needs to answer any more."""
        return self.done or bool(self.refused)

    @property
    def action(self) -> str:
        """The id of what is done in the end."""
        return f"{self.kind}-{self.seat}-{self.seq}"


class Consents:
    """The wish of a table, as one worker knows it."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.wish: Wish | None = None
        self.refused = ""  # who did not agree to the last one

    def people(self, but: set[int]) -> list[int]:
        """The seats that people play, other than these."""
        found = [s for s in self.state.seats if s.kind == "person" and s.taken and not s.standin]
        return [seat.seat for seat in found if seat.seat not in but]

    def make(self, wish: Wish) -> None:
        """Wish something, here and at other workers."""
        self.take(wish)
        self.state.worker.tell_others(self.state.id, NEWS + msgspec.json.encode(wish).decode())

    def answer(self, seats: set[int], name: str, agrees: bool) -> Wish:
        """Somebody agrees, or does not; the wish as it stands then."""
        wish = self.wish
        mine = [seat for seat in wish.waits_for if seat in seats] if wish is not None else []
        if wish is None or not mine:
            raise Refused("illegal", NO_WISH)
        if agrees:
            new = msgspec.structs.replace(wish, agreed=[*wish.agreed, *mine])
        else:
            new = msgspec.structs.replace(wish, refused=name)
        self.make(new)
        return new

    def hear(self, news: str) -> None:
        """Another worker has a wish or an answer."""
        new = msgspec.json.decode(news.removeprefix(NEWS), type=Wish)
        old = self.wish
        if old is not None and old.action == new.action:  # two may agree at two workers at once
            both = sorted({*old.agreed, *new.agreed})
            new = msgspec.structs.replace(new, agreed=both)
        self.take(new)

    def take(self, wish: Wish) -> None:
        """Keep a wish, and tell those who sit here."""
        self.refused = wish.refused
        self.wish = None if wish.is_over else wish
        self.state.viewers.notice("wish")

    def end(self) -> None:
        """It is carried out."""
        if self.wish is not None:
            self.make(msgspec.structs.replace(self.wish, done=True))

    def forget(self) -> None:
        """The log has grown: a takeback of what was last no longer fits."""
        wish = self.wish
        if wish is not None and wish.kind == TAKEBACK and wish.seq != self.state.log.seq:
            self.wish, self.refused = None, ""
            self.state.viewers.notice("wish")

    # Telling ----------------------------------------------------------------------------------------

    def words(self, seats: set[int]) -> dict[str, str | bool]:
        """The wish for somebody who holds these seats."""
        wish = self.wish
        if wish is None:
            said = _("{name} does not agree.").format(name=self.refused) if self.refused else ""
            return {"kind": "wish", "text": "", "answer": False, "said": said}
        asked = bool(seats & set(wish.waits_for))
        return {"kind": "wish", "text": self.sentence(wish, seats), "answer": asked, "said": ""}

    def sentence(self, wish: Wish, seats: set[int]) -> str:
        """What is wished, for those who wish it, those who are asked, and all others."""
        waits = ", ".join([self.state.seats[seat].name for seat in wish.waits_for])
        if wish.kind == BOT:
            if wish.seat in seats:
                return _("{name} asks whether a bot may play for you.").format(name=wish.by)
            return _("{name} asks whether a bot may play for {whom}.").format(
                name=wish.by, whom=waits
            )
        if wish.seat in seats:
            line = _("You ask to take back your last play. Waiting for {names}.")
            return line.format(names=waits)
        return _("{name} asks to take back the last play.").format(name=wish.by)
