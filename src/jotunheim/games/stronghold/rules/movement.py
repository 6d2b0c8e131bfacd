"""Moves of the defender (SH-MOV), and the Gale that raises their price (SH-P5-07)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.rules.board import (
    EVERY_SECTION,
    EVERY_TOWER,
    all_sections,
    has_room,
    hero_at,
    movers_at,
)
from jotunheim.games.stronghold.rules.hourglasses import spend
from jotunheim.games.stronghold.rules.reveal import flip, is_target
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    CRT,
    DEFENDER,
    GALE,
    GRD,
    HEROES,
    HOS,
    KINDS,
    MARKSMAN,
    NOWHERE,
    SECTION,
    SPACE,
    SPACES,
    UNIT,
    WORKPLACES,
    is_section,
    is_tower,
)
from jotunheim.games.stronghold.words.events.defender import BLOWN_BACK, MOVE
from jotunheim.games.stronghold.words.names import space_name, unit_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

HALLS: Final = [BAR, CRT, GRD]  # next to every place (SH-MOV-10)
EVERYWHERE: Final = [*EVERY_SECTION, *EVERY_TOWER, *HALLS]
# Places that somebody can leave, by number; nobody leaves the Hospital (SH-HOS-03).
STARTS: Final = [space for space in range(SECTION, SPACES) if space != HOS]


def has_gale(g: Stronghold, space: int) -> bool:
    """Does the Gale's target lie faceup there? (SH-P5-07)"""
    return is_section(space) and is_target(g, GALE, space)


def can_afford(g: Stronghold, base: int, start: int, end: int) -> bool:
    """Are there hourglasses for the way and for a Gale that is known at one end? (SH-P5-07r)"""
    price = base
    if g.hidden.ritual_up != 0 and (has_gale(g, start) or has_gale(g, end)):
        price += 1
    return g.hourglasses.on_hand >= price


def reach(g: Stronghold, start: int) -> list[int]:
    """Places a unit can go to in one move, room or not (SH-MOV-02 to 04, 14).

    From the walls along them, or down; from inside anywhere. Nobody leaves the Hospital.
    """
    if is_section(start) or is_tower(start):
        return g.book.walks[start] + HALLS
    if start == HOS:
        return []
    return [space for space in EVERYWHERE if space != start]


def destinations(g: Stronghold, start: int, kind: int, base: int) -> list[int]:
    """Where a unit of this type can move to now, for a price of `base` and a known Gale."""
    return [
        space
        for space in reach(g, start)
        if has_room(g, space, kind) and can_afford(g, base, start, space)
    ]


def hero_destinations(g: Stronghold, hero: int, base: int) -> list[int]:
    """Heroes walk from section to section, and to and from the Courtyard (SH-MOV-07)."""
    start = g.heroes[hero]
    spaces = all_sections()
    if is_section(start):
        spaces = [space for space in g.book.walks[start] if is_section(space)]
    found = [space for space in spaces if hero_at(g, space) == NOWHERE]
    if start != CRT:
        found.append(CRT)
    return [space for space in found if can_afford(g, base, start, space)]


def ways_from(g: Stronghold, start: int, kind: int, base: int) -> list[int]:
    """Destinations of a unit, or of a hero who stands there."""
    if kind >= KINDS:
        return hero_destinations(g, kind - KINDS, base)
    return destinations(g, start, kind, base)


def has_way(g: Stronghold, start: int, kind: int, base: int) -> bool:
    """Can this unit or hero move now? The Courtyard takes everybody (SH-CRT-01, SH-MOV-07)."""
    if start not in (CRT, HOS) and can_afford(g, base, start, CRT):
        return True
    return len(ways_from(g, start, kind, base)) > 0


def may_move_at(g: Stronghold, start: int, base: int) -> list[int]:
    """Types of units and heroes on a place that can move now."""
    return [kind for kind in movers_at(g, start) if has_way(g, start, kind, base)]


def can_leave(g: Stronghold, start: int, base: int) -> bool:
    """Can somebody at this place move now?"""
    return any(has_way(g, start, kind, base) for kind in movers_at(g, start))


def departures(g: Stronghold, base: int) -> list[int]:
    """Places from which somebody can move now."""
    return [start for start in STARTS if can_leave(g, start, base)]


def can_move(g: Stronghold, base: int) -> bool:
    """Can anybody move now?"""
    for hero in range(HEROES):
        if has_way(g, g.heroes[hero], KINDS + hero, base):
            return True
    return any(can_leave(g, start, base) for start in STARTS)


def asked_tokens(picks: list[tuple[int, int]]) -> list[int]:
    """The tokens of some picks in a row: a pick with one option answers itself and is left out."""
    return [token for token, options in picks if options > 1]


def move_starts(g: Stronghold, base: int) -> list[list[int]]:
    """Everybody who can move, with the place, as the tokens that are asked for; then the way is asked."""
    found: list[list[int]] = []
    starts = departures(g, base)
    for start in starts:
        kinds = may_move_at(g, start, base)
        for kind in kinds:
            picks = [(SPACE.token(start), len(starts)), (UNIT.token(kind), len(kinds))]
            found.append(asked_tokens(picks))
    return [route for route in found if route]


@final
class MoveFrom(Decision[Stronghold]):
    """From which place does somebody move? (SH-MOV-01)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-01", "SH-MOV-02", "SH-MOV-03", "SH-MOV-04")
    asks: ClassVar[str] = N_("Move: from where?")
    meanwhile: ClassVar[str] = N_("{seat} is moving somebody")

    def __init__(self, base: int) -> None:
        super().__init__(DEFENDER)
        self.base = base  # hourglasses for the move itself; 0: a plan pays

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"number": self.base}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(departures(g, self.base))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(MoveWho(SPACE.of(token), self.base))

    def routes(self, g: Stronghold) -> list[list[int]]:
        return move_starts(g, self.base)

    def expected(self, g: Stronghold) -> list[int]:
        held = [space for space in range(SECTION, SPACES) if movers_at(g, space)]
        return SPACE.tokens(held)

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        space = SPACE.of(token)
        if space == HOS:
            return _("nobody leaves the Hospital before the end of the turn (SH-HOS-03)")
        if not movers_at(g, space):
            return _("nobody of yours is there (SH-MOV-01)")
        return _("nobody there has a free place to go to (SH-MOV-08)")


@final
class MoveWho(Decision[Stronghold]):
    """Which unit or hero moves? (SH-MOV-01, 07)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-01", "SH-MOV-07")
    asks: ClassVar[str] = N_("Who leaves {space}?")
    meanwhile: ClassVar[str] = N_("{seat} is moving somebody")

    def __init__(self, start: int, base: int) -> None:
        super().__init__(DEFENDER)
        self.start = start
        self.base = base

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.start, "units": self.start, "number": self.base}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"space": space_name(g, self.start)}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(may_move_at(g, self.start, self.base))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(MoveTo(self.start, UNIT.of(token), self.base))


@final
class MoveTo(Decision[Stronghold]):
    """Where does the unit or hero go? (SH-MOV-02 to 08)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-05", "SH-MOV-06", "SH-MOV-07", "SH-MOV-08")
    asks: ClassVar[str] = N_("{unit} at {space}: where to?")
    meanwhile: ClassVar[str] = N_("{seat} is moving somebody")

    def __init__(self, start: int, kind: int, base: int) -> None:
        super().__init__(DEFENDER)
        self.start = start
        self.kind = kind
        self.base = base

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.start, "unit": self.kind, "number": self.base}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"unit": unit_name(g, self.kind), "space": space_name(g, self.start)}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(sorted(ways_from(g, self.start, self.kind, self.base)))

    def choose(self, g: Stronghold, token: int) -> None:
        spend(g, self.base)
        send(g, self.kind, self.start, SPACE.of(token))

    def expected(self, g: Stronghold) -> list[int]:
        if self.kind >= KINDS:
            return SPACE.tokens([*all_sections(), CRT])
        return SPACE.tokens(sorted(reach(g, self.start)))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        return why_not_there(g, self.start, SPACE.of(token), self.kind)


def why_not_there(g: Stronghold, start: int, space: int, kind: int) -> str:
    """Why a unit or hero cannot go to this place."""
    if space == HOS or space in WORKPLACES:
        return _("nobody is moved there; a heroic order can (SH-MOV-06)")
    if kind >= KINDS:
        return _("heroes move between free sections and to the Courtyard (SH-MOV-07)")
    if is_tower(space) and kind != MARKSMAN:
        return _("only marksmen enter towers (SH-MOV-05)")
    if space not in reach(g, start):
        return _("it is not next to this place (SH-MOV-02)")
    if not has_room(g, space, kind):
        return _("there is no free space for this unit (SH-MOV-08)")
    return _("the Gale makes this move cost one hourglass more (SH-P5-07)")


def passes_gale(g: Stronghold, start: int, end: int) -> bool:
    """Gale tokens at both ends are flipped; is the way free, or can one more hourglass be paid?

    With no hourglass left for a target, nothing moves, and what was paid is lost (SH-P5-07r).
    """
    stopped = NOWHERE
    if is_section(start) and flip(g, GALE, start):
        stopped = start
    if is_section(end) and flip(g, GALE, end):
        stopped = end
    if stopped == NOWHERE:
        return True
    if g.hourglasses.on_hand == 0:
        g.tell(BLOWN_BACK, (stopped,))
        return False
    spend(g, 1)
    return True


def send(g: Stronghold, kind: int, start: int, end: int) -> bool:
    """A unit or hero goes, if no Gale stops it; did it go?"""
    if not passes_gale(g, start, end):
        return False
    if kind >= KINDS:
        g.heroes[kind - KINDS] = end
    else:
        g.put(start, kind, -1)
        g.put(end, kind)
    g.tell(MOVE, (kind, start, end))
    return True
