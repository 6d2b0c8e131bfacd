"""Units, heroes and siege towers where they stand: each in its slot, or side by side where there are none."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.stronghold.book.tables import WOOD, Book
from jotunheim.games.stronghold.rules.board import defenders_at
from jotunheim.games.stronghold.rules.melee import hero_strength
from jotunheim.games.stronghold.rules.questions import SUPPLY
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    CRT,
    DEFENDER,
    DEFENDER_UNITS,
    GRD,
    HEROES,
    INVADER,
    INVADER_UNITS,
    KINDS,
    MAR,
    MARKSMAN,
    SIEGE_TOWER,
    SPACE_NAMES,
    SPACES,
    TOWER,
    UNIT,
    UNIT_NAMES,
    is_section,
)
from jotunheim.games.stronghold.view.geometry import CAMP, CAMP_ROW
from jotunheim.games.stronghold.view.targets import move_beginnings, offered, unit_place
from jotunheim.games.stronghold.words.names import unit_name
from jotunheim.scene import Badge, Piece
from jotunheim.texts import _, kept, ngettext

MOST_PIECES: Final = 2000  # kept: units move less often than they are looked at
FEW: Final = 3  # units that stand side by side in a house …
MANY: Final = 10  # … and in the Courtyard
GLYPHS: Final = ("g", "o", "t", "st", "m", "s", "v", "W", "O")  # by kind, for the terminal


def unit_pieces(g: Stronghold, viewer: int) -> list[Piece]:
    """All units on the board, and those of the invader's supply; a click on one that can move begins its move."""
    found = standing(g, viewer)
    ways = move_beginnings(g, viewer)
    if not ways:
        return found
    names = {(UNIT_NAMES[kind], SPACE_NAMES[space]): ways[space, kind] for space, kind in ways}
    return [on_the_move(piece, names) for piece in found]


def on_the_move(piece: Piece, ways: dict[tuple[str, str], tuple[str, ...]]) -> Piece:
    """The same piece, with the beginning of its move if it has one."""
    name, _at, space = piece.key.partition("@")
    route = ways.get((name.rstrip("0123456789"), space), ())
    return with_route(piece, route) if route and not piece.token else piece


@kept(MOST_PIECES)
def with_route(piece: Piece, route: tuple[str, ...]) -> Piece:
    """The same, kept."""
    return replace(piece, route=route)


def standing(g: Stronghold, viewer: int) -> list[Piece]:
    """All units where they stand."""
    asked_at = unit_place(g, viewer)
    found: list[Piece] = []
    for space in range(SPACES):
        picks = unit_tokens(g, viewer) if space == asked_at else NO_TOKENS
        if is_section(space):
            found += on_section(g, space, picks)
        elif space <= MAR or space in (BAR, GRD) or TOWER <= space < BAR:
            found += in_slots(g, space, picks)
        else:
            found += in_stacks(g, space, picks)
    picks = unit_tokens(g, viewer) if asked_at == SUPPLY else NO_TOKENS
    return found + supply_pieces(g, picks) + hero_pieces(g, viewer) + siege_towers(g)


NO_TOKENS: Final = [""] * KINDS


def unit_tokens(g: Stronghold, viewer: int) -> list[str]:
    """By kind: the token that picks one, if it is on offer."""
    return [offered(g, viewer, UNIT.token(kind)) for kind in range(KINDS)]


def on_section(g: Stronghold, section: int, picks: list[str]) -> list[Piece]:
    """Invaders outside, defenders inside, each in a slot; a unit on a ladder stands in the row behind."""
    found: list[Piece] = []
    sides = (
        (INVADER_UNITS, "i", g.book.invaders[section], "out"),
        (DEFENDER_UNITS, "d", g.book.defenders[section], "hero"),
    )
    key = SPACE_NAMES[section]
    for kinds, letter, room, row in sides:
        slot = 0
        for kind in kinds:
            for number in range(g.count(section, kind)):
                at = f"{key}-{letter}{slot}" if slot < room else f"{key}-{row}"
                found.append(unit_piece(g.book, kind, key, at, number, -1, picks[kind], 0))
                slot += 1
    return found


def in_slots(g: Stronghold, space: int, picks: list[str]) -> list[Piece]:
    """Units of a rampart, foreground, tower, or of a building with marked spaces."""
    found: list[Piece] = []
    key = SPACE_NAMES[space]
    slot = 0
    for kind in range(KINDS):
        if kind == SIEGE_TOWER:
            continue
        if space in (BAR, GRD) and kind >= MARKSMAN:
            slot = sum(g.book.building_spaces[space][: kind - MARKSMAN])
        for number in range(g.count(space, kind)):
            found.append(unit_piece(g.book, kind, key, key, number, slot, picks[kind], 0))
            slot += 1
    return found


def in_stacks(g: Stronghold, space: int, picks: list[str]) -> list[Piece]:
    """Units of a building without marked spaces: side by side, or if there is no room a number of each type."""
    found: list[Piece] = []
    key = SPACE_NAMES[space]
    crowd = defenders_at(g, space) > (MANY if space == CRT else FEW)
    for kind in DEFENDER_UNITS:
        there = g.count(space, kind)
        if not crowd:
            for number in range(there):
                found.append(unit_piece(g.book, kind, key, key, number, -1, picks[kind], 0))
        elif there > 0:
            found.append(unit_piece(g.book, kind, key, key, 0, -1, picks[kind], there))
    return found


def supply_pieces(g: Stronghold, picks: list[str]) -> list[Piece]:
    """The invader's supply, by type, and wood."""
    found = [
        unit_piece(g.book, kind, CAMP, CAMP_ROW, 0, -1, picks[kind], g.supply[kind])
        for kind in INVADER_UNITS
        if g.supply[kind] > 0
    ]
    return [*found, wood_piece(g.book, g.wood)] if g.wood > 0 else found


@kept(100)
def wood_piece(book: Book, number: int) -> Piece:
    """The invader's wood."""
    return Piece(
        key="wood",
        at=CAMP_ROW,
        name=_(book.piece_names[WOOD]),
        kind="token",
        owner=INVADER,
        glyph="wd",
        badges=(Badge(text=f"×{number}", kind="count"),),
        sign="stronghold/wood",
    )


@kept(MOST_PIECES)
def unit_piece(
    book: Book, kind: int, space: str, at: str, number: int, slot: int, token: str, stack: int
) -> Piece:
    """A unit in its place, or so many of a type in a stack."""
    name = UNIT_NAMES[kind]
    strength = book.strength[kind]
    badges = (Badge(text=f"×{stack}", kind="count"),) if stack > 0 else ()
    return Piece(
        key=f"{name}{number}@{space}",
        at=at,
        name=_(book.unit_names[kind]),
        kind="unit",
        owner=DEFENDER if kind >= MARKSMAN else INVADER,
        glyph=GLYPHS[kind],
        badges=badges,
        note=ngettext("strength {n}", "strength {n}", strength).format(n=strength),
        token=token,
        sign=f"stronghold/{name}",
        slot=slot,
    )


def hero_pieces(g: Stronghold, viewer: int) -> list[Piece]:
    """The two heroes where they stand (SH-HER-01)."""
    found: list[Piece] = []
    for hero in range(HEROES):
        token = offered(g, viewer, UNIT.token(KINDS + hero))
        space = g.heroes[hero]
        spent = (g.hero_used | g.hero_barred) >> hero & 1 == 1
        found.append(hero_piece(g.book, hero, space, hero_strength(g, hero), spent, token))
    return found


@kept(MOST_PIECES)
def hero_piece(book: Book, hero: int, space: int, strength: int, spent: bool, token: str) -> Piece:
    """A hero with his strength."""
    key = SPACE_NAMES[space]
    return Piece(
        key=UNIT_NAMES[KINDS + hero],
        at=f"{key}-hero" if is_section(space) else key,
        name=_(book.unit_names[KINDS + hero]),
        kind="hero",
        owner=DEFENDER,
        glyph=GLYPHS[KINDS + hero],
        badges=(Badge(text=str(strength), kind="strength"),),
        note=_("gave an order this turn") if spent else "",
        token=token,
        sign=f"stronghold/{UNIT_NAMES[KINDS + hero]}",
    )


def siege_towers(g: Stronghold) -> list[Piece]:
    """Siege towers stand beside the units and take no place of theirs (SH-P2-08)."""
    found: list[Piece] = []
    for space in range(TOWER):
        number = g.count(space, SIEGE_TOWER)
        if number > 0:
            found.append(siege_tower(g.book, space, number, unit_name(g, SIEGE_TOWER)))
    return found


@kept(MOST_PIECES)
def siege_tower(book: Book, space: int, number: int, name: str) -> Piece:
    """The siege towers of a space."""
    row = "out" if is_section(space) or space > 1 else "machine"
    return Piece(
        key=f"siege_tower@{SPACE_NAMES[space]}",
        at=f"{SPACE_NAMES[space]}-{row}",
        name=name,
        kind="token",
        owner=INVADER,
        glyph=GLYPHS[SIEGE_TOWER],
        badges=(Badge(text=f"×{number}", kind="count"),),
        note=_("walls and cauldrons do not count where it stands") if is_section(space) else "",
        sign="stronghold/siege-tower",
    )
