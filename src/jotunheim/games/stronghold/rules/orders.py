"""Orders to units on the walls: given after the maneuvers, resolved in melee (SH-ORD)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import (
    AT_ARRIVAL,
    AT_RAMPART,
    AT_WALL,
    PIECE_NAMES,
)
from jotunheim.games.stronghold.rules.board import (
    all_sections,
    invaders_at,
    is_in,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.deaths import kill_invaders, order_at
from jotunheim.games.stronghold.rules.groups import is_deadly
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.rules.questions import AboutSection, AskInvader
from jotunheim.games.stronghold.rules.reveal import spring
from jotunheim.games.stronghold.state import IN_HAND, ORDER_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    CALL,
    DEFENDER,
    DETONATION,
    FURY,
    INVADER,
    NOWHERE,
    ORC,
    ORDER,
    ORDERS,
    PATH,
    SECTION,
    SPACE,
    TROLL,
    W_CLASSIFIED,
    W_NONE,
    W_OPEN,
    is_section,
)
from jotunheim.games.stronghold.words.events import (
    CALLED,
    DETONATE,
    ORDER_HIDDEN,
    ORDER_OPEN,
    ORDER_SHOWN,
    WALL_FALLS,
)
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import ALL, DONE, Decision, Step
from jotunheim.texts import N_, _


def may_be_ordered(g: Stronghold) -> list[int]:
    """Sections with invader units: the order need not suit them (SH-ORD-04)."""
    return [section for section in all_sections() if invaders_at(g, section) > 0]


def in_hand(g: Stronghold, kind: int, besides: list[int]) -> int:
    """An order token of a kind that the invader holds, besides these; or NOWHERE."""
    for token, place in enumerate(g.hidden.order_at):
        fits = place == IN_HAND and g.book.order_prints[token] == kind
        if fits and token not in besides:
            return token
    return NOWHERE


def kinds_in_hand(g: Stronghold, besides: list[int]) -> list[int]:
    """Kinds of order tokens that the invader can still place."""
    return [kind for kind in range(ORDERS) if in_hand(g, kind, besides) != NOWHERE]


@final
class GiveOrders(AskInvader):
    """No order, one open order, or classified orders; one way a round (SH-ORD-01)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-01", "SH-ORD-02", "SH-ORD-03", "SH-ORD-19")
    asks: ClassVar[str] = N_("Orders to units on the walls?")
    meanwhile: ClassVar[str] = N_("{seat} is thinking about orders")

    def options(self, g: Stronghold) -> list[int]:
        if may_be_ordered(g) and kinds_in_hand(g, []):
            return [W_OPEN, W_CLASSIFIED, W_NONE]
        return [W_NONE]

    def choose(self, g: Stronghold, token: int) -> None:
        numbers = g.book.numbers
        if token == W_OPEN:
            g.due += numbers.open_orders
            g.then(OpenOrder())
        elif token == W_CLASSIFIED:
            g.due += numbers.classified_orders
            g.then(ClassifiedOrders())

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_NONE

    def expected(self, g: Stronghold) -> list[int]:
        return [W_OPEN, W_CLASSIFIED]

    def why_not(self, g: Stronghold, token: int) -> str:
        if token in (W_OPEN, W_CLASSIFIED):
            return _("no invader unit stands on a wall section (SH-ORD-19)")
        return ""


@final
class OpenOrder(AskInvader):
    """At which section does the open order lie? (SH-ORD-02)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-02", "SH-ORD-04")
    asks: ClassVar[str] = N_("At which section do you give the order?")
    meanwhile: ClassVar[str] = N_("{seat} is giving an open order")

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_be_ordered(g))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(OpenOrderKind(SPACE.of(token)))

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("an order needs units at its section (SH-ORD-04)") if SPACE.has(token) else ""


@final
class OpenOrderKind(AboutSection):
    """Which order? It lies faceup (SH-ORD-02)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-02", "SH-ORD-17")
    asks: ClassVar[str] = N_("Which order for {section}?")
    meanwhile: ClassVar[str] = N_("{seat} is giving an open order")

    def options(self, g: Stronghold) -> list[int]:
        return ORDER.tokens(kinds_in_hand(g, []))

    def choose(self, g: Stronghold, token: int) -> None:
        kind = ORDER.of(token)
        piece = in_hand(g, kind, [])
        g.hidden.order_at[piece] = self.section
        g.hidden.order_up |= 1 << piece
        g.tell(ORDER_OPEN, (self.section, kind))

    def expected(self, g: Stronghold) -> list[int]:
        return ORDER.all()

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("this order left the game (SH-ORD-06)") if ORDER.has(token) else ""


@final
class ClassifiedOrders(AskInvader):
    """In secret: section and token, pair by pair; at least one (SH-ORD-03, 18, 19).

    Sections are named from W1 on, so that each set of orders has one path; all tokens are then
    shown facedown together.
    """

    clauses: ClassVar[tuple[str, ...]] = ("SH-ORD-03", "SH-ORD-18", "SH-ORD-19")
    meanwhile: ClassVar[str] = N_("{seat} is writing classified orders")
    secret: ClassVar[bool] = True
    form: ClassVar[str] = "plan"
    ends: ClassVar[str] = N_("Give these orders")

    def question(self, g: Stronghold) -> str:
        if len(g.picks) % 2 == 0:
            return _("Classified orders: the next section from the left?")
        section = space_name(g, SPACE.of(g.picks[-1]))
        return _("Which order for {section}?").format(section=section)

    def options(self, g: Stronghold) -> list[int]:
        picks = g.picks
        if len(picks) % 2 == 1:
            return ORDER.tokens(kinds_in_hand(g, self.pieces(g)))
        if not picks:
            return SPACE.tokens(may_be_ordered(g))
        found: list[int] = []
        if kinds_in_hand(g, self.pieces(g)):
            found = [token for token in SPACE.tokens(may_be_ordered(g)) if token > picks[-2]]
        return [*found, DONE]

    def pieces(self, g: Stronghold) -> list[int]:
        """The order tokens picked so far."""
        found: list[int] = []
        for token in g.picks[1::2]:
            found.append(in_hand(g, ORDER.of(token), found))
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if token != DONE:
            g.picks.append(token)
            g.then(self)
            return
        pieces = self.pieces(g)
        sections = [SPACE.of(pick) for pick in g.picks[0::2]]
        g.picks = []
        place_orders(g, sections, pieces)

    def why_not(self, g: Stronghold, token: int) -> str:
        if SPACE.has(token) and token in g.picks:
            return _("a section has one order (SH-ORD-03)")
        if SPACE.has(token):
            return _("an order needs units at its section (SH-ORD-04)")
        return ""


def place_orders(g: Stronghold, sections: list[int], pieces: list[int]) -> None:
    """Facedown: the defender cannot tell them from each other or from those in hand (SH-HID-06)."""
    hidden = [token for token, place in enumerate(g.hidden.order_at) if place == IN_HAND]
    for number, piece in enumerate(pieces):
        g.hidden.order_at[piece] = sections[number]
        g.tell(ORDER_HIDDEN, (sections[number],))
    g.hidden.mix(ORDER_TOKENS, hidden, 1 << DEFENDER)


# Resolved in melee ------------------------------------------------------------------------------


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
