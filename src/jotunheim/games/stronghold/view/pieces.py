"""Walls, machines, equipment and tokens on the board; facedown ones as far as a seat knows them (SH-HID)."""

from typing import Final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, Book
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.state import TRAP_TOKENS, Machine, Stronghold
from jotunheim.games.stronghold.tokens import (
    CARD_NAMES,
    DEFENDER,
    INVADER,
    NOWHERE,
    PATH_NAMES,
    PATHS,
    RAMPART,
    SECTION,
    SECTIONS,
    SIEGE_TOWER,
    SPACE_NAMES,
    TOWER,
    TOWERS,
    TRAP_NAMES,
    UNIT_NAMES,
)
from jotunheim.games.stronghold.words.names import card_name, space_name
from jotunheim.scene import Badge, Piece
from jotunheim.texts import N_, _, kept

MOST_PIECES: Final = 1000
SIGNS: Final = {"glare": "unearthly-glare", "blessing": "marksman-blessing"}  # else by name
TRAP_SIGNS: Final = ("goblin-trap", "troll-trap", "siege-tower-trap")

# Tokens of the invader that lie on spaces: the name of the piece, and what it does there.
EQUIPMENT: Final = (
    ("banner", N_("one strength more for the invader")),
    ("ladder", N_("one more place for invaders")),
    ("poison", N_("one marksman dies in every assault")),
    ("sap", N_("a goblin or an orc comes from the supply, once a round")),
)
TRAINING: Final = (
    ("mantelet", N_("volleys do nothing to this rampart")),
    ("quartermaster", N_("one unit may pass on to the walls, once a round")),
    ("trench_master", N_("cannons do nothing here")),
)


def things(g: Stronghold, viewer: int) -> list[Piece]:
    """Everything that lies on the board besides units, traps, rituals and orders."""
    return [
        *wall_pieces(g),
        *machine_pieces(g),
        *equipment(g),
        *training(g),
        *castle_tokens(g),
        *tile_pieces(g),
        *path_pieces(g, viewer),
    ]


@kept(MOST_PIECES)
def token(book: Book, name: str, at: str, where: str, owner: int, note: str) -> Piece:
    """A token of the stock, faceup."""
    number = PIECE_NAMES.index(name)
    return Piece(
        key=f"{name}@{where}",
        at=at,
        name=_(book.piece_names[number]),
        kind="token",
        owner=owner,
        glyph=name[:2],
        note=_(note) if note else "",
        sign=f"stronghold/{SIGNS.get(name, name.replace('_', '-'))}",
    )


def bits(mask: int) -> list[int]:
    """The numbers of a set."""
    return [number for number in range(mask.bit_length()) if is_in(mask, number)]


def equipment(g: Stronghold) -> list[Piece]:
    """Equipment in front of the walls (SH-P3)."""
    found: list[Piece] = []
    for number, mask in enumerate(
        (g.siege.banners, g.siege.ladders, g.siege.poisons, g.siege.saps)
    ):
        name, note = EQUIPMENT[number]
        for space in bits(mask):
            key = SPACE_NAMES[space]
            found.append(token(g.book, name, f"{key}-out", key, INVADER, note))
    return found


def training(g: Stronghold) -> list[Piece]:
    """Mantelets and training tokens at ramparts; saboteurs in buildings (SH-P2-06, SH-P4)."""
    found: list[Piece] = []
    for number, mask in enumerate(
        (g.siege.mantelets, g.siege.quartermasters, g.siege.trench_masters)
    ):
        name, note = TRAINING[number]
        for space in bits(mask):
            key = SPACE_NAMES[space]
            row = "out" if space >= RAMPART else "machine"
            found.append(token(g.book, name, f"{key}-{row}", key, INVADER, note))
    for space in bits(g.siege.saboteurs):
        key = SPACE_NAMES[space]
        note = N_("every action here takes one hourglass more")
        found.append(token(g.book, "saboteur", f"{key}-roof", key, INVADER, note))
    return found


def castle_tokens(g: Stronghold) -> list[Piece]:
    """Cauldrons, ladders and the Glare inside the walls; the malfunction of a machine, the blessing."""
    found: list[Piece] = []
    for number in range(SECTIONS):
        kind = g.castle.cauldrons[number]
        key = SPACE_NAMES[SECTION + number]
        if kind != NOWHERE:
            name = f"{UNIT_NAMES[kind]}_cauldron"
            found.append(token(g.book, name, f"{key}-in", key, DEFENDER, ""))
    for space in bits(g.castle.raised):
        key = SPACE_NAMES[space]
        note = N_("one more place for defenders")
        found.append(token(g.book, "defender_ladder", f"{key}-in", key, DEFENDER, note))
    if g.castle.glare != NOWHERE:
        key = SPACE_NAMES[g.castle.glare]
        note = N_("no assault is resolved here")
        found.append(token(g.book, "glare", f"{key}-in", key, DEFENDER, note))
    if g.siege.malfunction != NOWHERE:
        key = SPACE_NAMES[g.siege.malfunction]
        note = N_("this machine does not fire")
        found.append(token(g.book, "malfunction", f"{key}-machine", key, DEFENDER, note))
    if g.castle.blessed != NOWHERE:
        key = SPACE_NAMES[g.castle.blessed]
        note = N_("all marksmen of this side fire together")
        found.append(token(g.book, "blessing", f"{key}-machine", key, DEFENDER, note))
    return found


def tile_pieces(g: Stronghold) -> list[Piece]:
    """Cannons, poles and bay windows of the towers (SH-DEF-05)."""
    found: list[Piece] = []
    for number in range(TOWERS):
        tile = g.castle.tiles[number]
        if tile != NOWHERE:
            key = SPACE_NAMES[TOWER + number]
            name = PIECE_NAMES[g.book.actions[tile].piece]
            found.append(token(g.book, name, f"{key}-tile", key, DEFENDER, ""))
    return found


def wall_pieces(g: Stronghold) -> list[Piece]:
    """Wall components as merlons: those that stand, and ruins of those that fell."""
    found: list[Piece] = []
    for number in range(SECTIONS):
        section = SECTION + number
        standing = g.castle.walls[number]
        void = g.count(section, SIEGE_TOWER) > 0
        for i in range(max(standing, g.book.numbers.walls)):
            found.append(merlon(g.book, section, i, i < standing, void))
    return found


@kept(MOST_PIECES)
def merlon(book: Book, section: int, number: int, stands: bool, void: bool) -> Piece:
    """One wall component; a siege tower makes it worthless (SH-P2-09)."""
    return Piece(
        key=f"wall{number}@{SPACE_NAMES[section]}",
        at=SPACE_NAMES[section],
        name=_(book.piece_names[PIECE_NAMES.index("wall")]),
        kind="merlon",
        owner=DEFENDER,
        glyph="w",
        states=() if stands and not void else ("void",) if stands else ("lost",),
    )


# Machines ---------------------------------------------------------------------------------------


def machine_pieces(g: Stronghold) -> list[Piece]:
    """Barrage weapons with their chance of a hit (SH-P2-02)."""
    return [machine_piece(g, machine) for machine in g.siege.machines]


def machine_piece(g: Stronghold, machine: Machine) -> Piece:
    """A barrage weapon; where it fires in this assault stands in its note."""
    aim = space_name(g, machine.target) if g.assault and machine.target != NOWHERE else ""
    broken = machine.space == g.siege.malfunction
    name = card_name(g, machine.card)
    return machine_kept(
        machine.card, machine.space, name, machine.hits, machine.misses, aim, broken
    )


@kept(MOST_PIECES)
def machine_kept(
    card: int, space: int, name: str, hits: int, misses: int, aim: str, broken: bool
) -> Piece:
    """The same, kept."""
    share = round(100 * hits / (hits + misses))
    note = _("{hits} hits and {misses} misses in its deck").format(hits=hits, misses=misses)
    if aim:
        note = _("fires at {place}; {deck}").format(place=aim, deck=note)
    return Piece(
        key=f"machine@{SPACE_NAMES[space]}",
        at=f"{SPACE_NAMES[space]}-machine",
        name=name,
        kind="token",
        owner=INVADER,
        glyph=CARD_NAMES[card][:2].upper(),
        badges=() if broken else (Badge(text=f"{share} %", kind="odds", note=_("of a hit")),),
        states=("lost",) if broken else (),
        note=note,
        sign=f"stronghold/{CARD_NAMES[card]}",
    )


# Paths ------------------------------------------------------------------------------------------


def path_pieces(g: Stronghold, viewer: int) -> list[Piece]:
    """Bridges, and traps: open, known to this seat alone, or hidden from it (SH-HID-04)."""
    found: list[Piece] = []
    for path in range(PATHS):
        key = PATH_NAMES[path]
        if is_in(g.siege.bridges, path):
            note = N_("no trap can lie here")
            found.append(token(g.book, "bridge", key, key, INVADER, note))
        piece = g.hidden.trap_at[path]
        if piece != NOWHERE:
            known = g.hidden.knows(TRAP_TOKENS, piece, viewer)
            kind = g.book.trap_prints[piece] if known else NOWHERE
            found.append(trap_piece(g.book, path, kind, is_in(g.hidden.sprung, path)))
    return found


@kept(MOST_PIECES)
def trap_piece(book: Book, path: int, kind: int, sprung: bool) -> Piece:
    """A trap; NOWHERE is one of unknown kind."""
    known = kind != NOWHERE
    return Piece(
        key=f"trap@{PATH_NAMES[path]}",
        at=PATH_NAMES[path],
        name=_(book.trap_names[kind]) if known else _("Trap"),
        kind="token",
        owner=DEFENDER,
        glyph=TRAP_NAMES[kind][3:].lower() if known else "?",
        states=("mine",) if known and not sprung else (),
        note=_(book.trap_texts[kind]) if known else "",
        sign=f"stronghold/{TRAP_SIGNS[kind]}" if known else "stronghold/trap",
        face_up=sprung,
    )
