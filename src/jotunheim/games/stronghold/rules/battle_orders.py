"""Orders of the invader that are turned up in melee: Fury, Detonation, Call of the Trolls (SH-ORD)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import (
    AT_ARRIVAL,
    AT_RAMPART,
    AT_WALL,
    PIECE_NAMES,
)
from jotunheim.games.stronghold.rules.arrivals import is_deadly
from jotunheim.games.stronghold.rules.board import (
    all_sections,
    is_in,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.deaths import kill_invaders, order_at
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.rules.questions import AboutSection, AskInvader
from jotunheim.games.stronghold.rules.reveal import spring
from jotunheim.games.stronghold.state import ORDER_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    CALL,
    DETONATION,
    FURY,
    INVADER,
    NOWHERE,
    ORC,
    PATH,
    SECTION,
    SPACE,
    TROLL,
    is_section,
)
from jotunheim.games.stronghold.words.events.assault import DETONATE, ORDER_SHOWN, WALL_FALLS
from jotunheim.games.stronghold.words.events.invader import CALLED
from jotunheim.kernel import ALL, Decision, Step
from jotunheim.texts import N_, _


@final
class RevealOrders(Step[Stronghold]):
    """All orders are turned up first, but those under Unearthly Glare (SH-ORD-07)."""

    def run(self, g: Stronghold) -> None:
        for token, place in enumerate(g.hidden.order_at):
            if place >= SECTION and place != g.castle.glare and not is_in(g.hidden.order_up, token):
                g.hidden.order_up |= 1 << token
                g.hidden.show(ORDER_TOKENS, token, ALL)
                g.learn()
                g.tell(ORDER_SHOWN, (place, g.book.order_prints[token]))
        g.then(NextOrder())


@final
class NextOrder(AskInvader):
    """Which order is resolved next? (SH-ORD-07, SH-ORD-05)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-05", "SH-ORD-07")
    asks: ClassVar[str] = N_("Which order is resolved next?")
    meanwhile: ClassVar[str] = N_("{seat} is resolving orders")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Stronghold) -> list[int]:
        waiting = [s for s in all_sections() if s != g.castle.glare and order_at(g, s) != NOWHERE]
        return SPACE.tokens(waiting)

    def choose(self, g: Stronghold, token: int) -> None:
        section = SPACE.of(token)
        piece = order_at(g, section)
        g.hidden.order_done |= 1 << piece
        kind = g.book.order_prints[piece]
        if kind == FURY:
            g.combat.fury |= 1 << section  # each goblin there counts 3 (SH-ORD-08)
        elif kind == DETONATION and g.count(section, ORC) > 0:
            g.then(Detonate(section))
        elif kind == CALL and g.count(section, TROLL) > 0:
            g.then(CallTroll(section))
        g.then(NextOrder())  # a bluff does nothing (SH-ORD-15)


@final
class Detonate(AboutSection):
    """How many orcs detonate? At least one; each destroys one wall component (SH-ORD-11)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-11", "SH-ORD-12")
    asks: ClassVar[str] = N_("How many orcs detonate at {section}?")
    meanwhile: ClassVar[str] = N_("{seat} is counting detonating orcs")

    def options(self, g: Stronghold) -> list[int]:
        return AMOUNT.tokens(list(range(1, g.count(self.section, ORC) + 1)))

    def choose(self, g: Stronghold, token: int) -> None:
        section = self.section
        number = AMOUNT.of(token)
        g.tell(DETONATE, (section, number))
        kill_invaders(g, section, ORC, number)
        for _orc in range(min(number, g.wall(section))):  # orcs beyond them destroy nothing
            destroy_wall(g, section)

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("at least one orc, and no more than are there (SH-ORD-11)")


def destroy_wall(g: Stronghold, section: int) -> None:
    """A wall component goes back to the stock (SH-GEN-10r)."""
    g.castle.walls[section - SECTION] -= 1
    g.stock[PIECE_NAMES.index("wall")] += 1
    g.tell(WALL_FALLS, (section,))
    look(g, AT_WALL)


def steps_of_call(g: Stronghold, section: int, space: int) -> list[int]:
    """Paths by which a troll on a space comes one step nearer, to a free space (SH-ORD-13r)."""
    paths = [path for path in g.book.call[section] if g.book.path_from[path] == space]
    direct = g.book.path_between(space, section)
    if direct != NOWHERE:
        paths = [direct]
    return [path for path in paths if room_for_invaders(g, g.book.path_to[path]) > 0]


def may_be_called(g: Stronghold, section: int) -> list[int]:
    """Foreground and ramparts of the side with a troll that has such a step."""
    side = g.book.side[section]
    return [
        space
        for space in range(SECTION)
        if g.book.side[space] == side
        and g.count(space, TROLL) > 0
        and steps_of_call(g, section, space)
    ]


@final
class CallTroll(AboutSection):
    """Which other troll of this side moves one step towards the section? (SH-ORD-13)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-13",)
    asks: ClassVar[str] = N_("Where is the troll that moves towards {section}?")
    meanwhile: ClassVar[str] = N_("{seat} is calling a troll")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_be_called(g, self.section))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(CallPath(self.section, SPACE.of(token)))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("no troll there has a free step towards the section (SH-ORD-13)")


@final
class CallPath(Decision[Stronghold]):
    """Which way does the called troll take, if two lead on? Traps act as always (SH-ORD-14)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-13", "SH-ORD-14")
    asks: ClassVar[str] = N_("Which path does the troll take?")
    meanwhile: ClassVar[str] = N_("{seat} is calling a troll")

    def __init__(self, section: int, space: int) -> None:
        super().__init__(INVADER)
        self.section = section
        self.space = space

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.section, "other": self.space}

    def options(self, g: Stronghold) -> list[int]:
        return PATH.tokens(steps_of_call(g, self.section, self.space))

    def choose(self, g: Stronghold, token: int) -> None:
        path = PATH.of(token)
        g.tell(CALLED, (path,))
        if is_deadly(spring(g, path), TROLL):
            kill_invaders(g, self.space, TROLL)
            return
        end = g.book.path_to[path]
        g.put(self.space, TROLL, -1)
        g.put(end, TROLL)
        look(g, AT_ARRIVAL if is_section(end) else AT_RAMPART)
