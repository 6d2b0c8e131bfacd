"""Swaps: two units or two heroes in adjacent places change places (SH-MOV-09 to 11)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.board import movers_at
from jotunheim.games.stronghold.rules.hourglasses import spend
from jotunheim.games.stronghold.rules.movement import (
    EVERYWHERE,
    asked_tokens,
    can_afford,
    passes_gale,
)
from jotunheim.games.stronghold.rules.questions import AboutSpace
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    CRT,
    DEFENDER,
    GRD,
    HEROES,
    KINDS,
    MARKSMAN,
    SECTION,
    SPACE,
    TOWER,
    UNIT,
    WORKPLACES,
    is_section,
    is_tower,
)
from jotunheim.games.stronghold.words.events.defender import SWAP
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _


def are_adjacent(g: Stronghold, one: int, other: int) -> bool:
    """Next to each other along the walls, or one of them a hall (SH-MOV-09r, 10, 11)."""
    if one in (BAR, CRT, GRD) or other in (BAR, CRT, GRD):  # the halls
        return one != other
    return other in g.book.walks[one]


def fits_after(g: Stronghold, kind: int, space: int) -> bool:
    """May this type stand there once somebody of another type has left? (SH-MOV-09r)"""
    if is_section(space) or space == CRT:
        return True
    if is_tower(space):
        return kind == MARKSMAN
    return g.count(space, kind) < g.book.building_spaces[space][kind - MARKSMAN]


def swap_places(g: Stronghold) -> list[int]:
    """Places whose units and heroes can swap; workers cannot (SH-MOV-09r)."""
    return [space for space in EVERYWHERE if movers_at(g, space)]


def partners(g: Stronghold, space: int, kind: int, other: int) -> list[int]:
    """Types at another place with which this unit or hero can swap."""
    if not are_adjacent(g, space, other):
        return []
    if kind >= KINDS:  # heroes swap with each other, never in towers, Barracks or Guards
        walls = is_section(space) or space == CRT
        heroes = [KINDS + hero for hero in range(HEROES) if g.heroes[hero] == other]
        return heroes if walls and (is_section(other) or other == CRT) else []
    return [rank for rank in range(MARKSMAN, KINDS) if is_partner(g, space, kind, other, rank)]


def is_partner(g: Stronghold, space: int, kind: int, other: int, rank: int) -> bool:
    """May this unit take the place of that one? Two of one type would change nothing."""
    if rank == kind or g.count(other, rank) == 0:
        return False
    return fits_after(g, kind, other) and fits_after(g, rank, space)


def has_partner(g: Stronghold, space: int, kind: int, other: int) -> bool:
    """Is there a partner at the other place?"""
    if kind >= KINDS:
        return len(partners(g, space, kind, other)) > 0
    return are_adjacent(g, space, other) and any(
        is_partner(g, space, kind, other, rank) for rank in range(MARKSMAN, KINDS)
    )


def is_swap(g: Stronghold, space: int, kind: int, base: int, other: int) -> bool:
    """A place of higher number where a partner stands; so each swap has one path."""
    return (
        other > space and has_partner(g, space, kind, other) and can_afford(g, base, space, other)
    )


def swaps_with(g: Stronghold, space: int, kind: int, base: int, places: list[int]) -> list[int]:
    """The places of all swaps of this unit or hero."""
    return [other for other in places if is_swap(g, space, kind, base, other)]


def has_swap(g: Stronghold, space: int, kind: int, base: int, places: list[int]) -> bool:
    """Can this unit or hero swap with somebody at one of these places?"""
    return any(is_swap(g, space, kind, base, other) for other in places)


def swappers_at(g: Stronghold, space: int, base: int, places: list[int]) -> list[int]:
    """Types on a place that can swap with somebody at one of these places."""
    return [kind for kind in movers_at(g, space) if has_swap(g, space, kind, base, places)]


def can_swap_at(g: Stronghold, space: int, base: int, places: list[int]) -> bool:
    """Can somebody on this place swap with somebody at one of these places?"""
    return any(has_swap(g, space, kind, base, places) for kind in movers_at(g, space))


def has_neighbours(g: Stronghold) -> bool:
    """Do two units of different types stand on adjacent sections? They can always swap (SH-MOV-09)."""
    for section in range(SECTION, TOWER):
        for other in g.book.walks[section]:
            if section < other < TOWER and differ(g, section, other):
                return True
    return False


def differ(g: Stronghold, one: int, other: int) -> bool:
    """Are there two of different types, one at each place?"""
    for kind in range(MARKSMAN, KINDS):
        if g.count(one, kind) > 0:
            for rank in range(MARKSMAN, KINDS):
                if rank != kind and g.count(other, rank) > 0:
                    return True
    return False


def can_swap(g: Stronghold, base: int) -> bool:
    """Can any two swap now?"""
    if g.hidden.ritual_up == 0 and g.hourglasses.on_hand >= base and has_neighbours(g):
        return True
    places = swap_places(g)
    return any(can_swap_at(g, space, base, places) for space in places)


def may_swap_from(g: Stronghold, base: int) -> list[int]:
    """Places with somebody who can swap with somebody of a later place."""
    places = swap_places(g)
    return [space for space in places if can_swap_at(g, space, base, places)]


def swap_starts(g: Stronghold, base: int) -> list[list[int]]:
    """Everybody who can swap with somebody of a later place, as the tokens that are asked for."""
    found: list[list[int]] = []
    places = swap_places(g)
    starts = may_swap_from(g, base)
    for start in starts:
        kinds = swappers_at(g, start, base, places)
        for kind in kinds:
            picks = [(SPACE.token(start), len(starts)), (UNIT.token(kind), len(kinds))]
            found.append(asked_tokens(picks))
    return [route for route in found if route]


@final
class SwapFrom(Decision[Stronghold]):
    """Which place takes part in the swap? The one of lower number comes first (SH-MOV-09)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-09", "SH-MOV-10", "SH-MOV-11")
    asks: ClassVar[str] = N_("Swap: which place?")
    meanwhile: ClassVar[str] = N_("{seat} is swapping two of them")

    def __init__(self, base: int) -> None:
        super().__init__(DEFENDER)
        self.base = base

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"number": self.base}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(may_swap_from(g, self.base))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(SwapWho(SPACE.of(token), self.base))

    def routes(self, g: Stronghold) -> list[list[int]]:
        return swap_starts(g, self.base)

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        if SPACE.of(token) in WORKPLACES:
            return _("workers cannot be swapped (SH-MOV-09)")
        return _("nobody there has a partner at a place that comes later (SH-MOV-09)")


@final
class SwapWho(AboutSpace):
    """Who swaps? (SH-MOV-09)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-09",)
    asks: ClassVar[str] = N_("Who leaves {space}?")
    meanwhile: ClassVar[str] = N_("{seat} is swapping two of them")

    def __init__(self, space: int, base: int) -> None:
        super().__init__(DEFENDER, space)
        self.base = base

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.space, "units": self.space, "number": self.base}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(swappers_at(g, self.space, self.base, swap_places(g)))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(SwapWith(self.space, UNIT.of(token), self.base))


@final
class SwapWith(Decision[Stronghold]):
    """With which place? (SH-MOV-09)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-09", "SH-MOV-10", "SH-MOV-11")
    asks: ClassVar[str] = N_("With somebody at which place?")
    meanwhile: ClassVar[str] = N_("{seat} is swapping two of them")

    def __init__(self, space: int, kind: int, base: int) -> None:
        super().__init__(DEFENDER)
        self.space = space
        self.kind = kind
        self.base = base

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.space, "unit": self.kind, "number": self.base}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(swaps_with(g, self.space, self.kind, self.base, swap_places(g)))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(SwapWhom(self.space, self.kind, SPACE.of(token), self.base))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        if not are_adjacent(g, self.space, SPACE.of(token)):
            return _("the two places are not adjacent (SH-MOV-09)")
        return _("nobody there can change places with this one (SH-MOV-09)")


@final
class SwapWhom(Decision[Stronghold]):
    """With whom? Both must be allowed in the other's place (SH-MOV-09)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MOV-09",)
    asks: ClassVar[str] = N_("With whom at {space}?")
    meanwhile: ClassVar[str] = N_("{seat} is swapping two of them")

    def __init__(self, space: int, kind: int, other: int, base: int) -> None:
        super().__init__(DEFENDER)
        self.space = space
        self.kind = kind
        self.other = other
        self.base = base

    def about(self, g: Stronghold) -> dict[str, int]:
        return {
            "space": self.space,
            "unit": self.kind,
            "other": self.other,
            "units": self.other,
            "number": self.base,
        }

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"space": space_name(g, self.other)}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(partners(g, self.space, self.kind, self.other))

    def choose(self, g: Stronghold, token: int) -> None:
        spend(g, self.base)
        if passes_gale(g, self.space, self.other):
            exchange_places(g, self.kind, self.space, UNIT.of(token), self.other)


def exchange_places(g: Stronghold, kind: int, space: int, partner: int, other: int) -> None:
    """Two units, or two heroes, change places."""
    if kind >= KINDS:
        g.heroes[kind - KINDS] = other
        g.heroes[partner - KINDS] = space
    else:
        g.put(space, kind, -1)
        g.put(other, kind)
        g.put(other, partner, -1)
        g.put(space, partner)
    g.tell(SWAP, (kind, space, partner, other))
