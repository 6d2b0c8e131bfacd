"""What stands on the map: Perished Land tiles, troops, Heroes, and the rare pieces of the Books."""

from typing import Final

from jotunheim.games.dwarves.book.tables import COLOURS
from jotunheim.games.dwarves.rules.board import ahead, arrow, is_in
from jotunheim.games.dwarves.state import D_AT, Dwarves
from jotunheim.games.dwarves.tokens import (
    HERO,
    HERO_NAMES,
    HEX_NAMES,
    HEXES,
    KIND,
    KIND_NAMES,
    KINDS,
    LEADER,
    NOWHERE,
)
from jotunheim.games.dwarves.view.targets import named, seats_taken
from jotunheim.games.dwarves.words.names import card_name, hex_name, leader_name, seat_name
from jotunheim.scene import Badge, Piece
from jotunheim.texts import _, kept

DRAGON_SIGNS: Final = ("dwarves/dragon-lohasbrand", "dwarves/dragon-kordrion")
RAMPART: Final = 3  # numbers of pieces in the book
CATAPULT: Final = 4
TUNNEL: Final = 5
PORTAL: Final = 6
ELF_TILE: Final = 7
HAMMER: Final = 8
CART: Final = 9


def pieces(g: Dwarves, viewer: int, offers: frozenset[int]) -> list[Piece]:
    """All pieces on the map, what lies flat first."""
    if not g.troops:
        return heroes(g, offers)
    found = tiles(g) + flat_tiles(g) + diamonds(g, viewer) + markers(g)
    found += troops(g, viewer, offers) + leaders(g, offers) + dragons(g)
    return found + heroes(g, offers)


def tiles(g: Dwarves) -> list[Piece]:
    """Perished Land, with the arrow along which troops run on (DW-PL-02, DW-PL-08)."""
    found: list[Piece] = []
    for place in range(HEXES):
        tile = g.tile_at[place]
        if tile != NOWHERE:
            colour = COLOURS[g.book.tile_colour[tile]]
            note = _("troops go on to {place}").format(place=hex_name(g, ahead(g, place)))
            found.append(arrow_piece(place, colour, arrow(g, place), note))
    return found


@kept(600)
def arrow_piece(place: int, colour: str, facing: int, note: str) -> Piece:
    """A tile with its arrow."""
    return Piece(
        key=f"tile-{HEX_NAMES[place]}",
        at=HEX_NAMES[place],
        name=_("Perished Land"),
        kind="arrow",
        colour=colour,
        facing=facing,
        note=note,
    )


def troops(g: Dwarves, viewer: int, offers: frozenset[int]) -> list[Piece]:
    """Troops as counted figures, one for each kind in a hex."""
    own = g.at[viewer] if viewer >= 0 else NOWHERE
    found: list[Piece] = []
    for at, count in enumerate(g.troops):
        if count:
            place, kind = at // KINDS, at % KINDS
            token = named(offers, KIND.token(kind)) if place == own else ""
            plural = _(g.book.troop_plurals[kind])
            found.append(troop_piece(HEX_NAMES[place], kind, count, plural, token))
    return found


@kept(2000)
def troop_piece(at: str, kind: int, count: int, name: str, token: str) -> Piece:
    """So many of a kind, in a hex or on a card."""
    return Piece(
        key=f"{at}-{KIND_NAMES[kind]}",
        at=at,
        name=name,
        kind="troop",
        glyph="OTE"[kind],
        sign=f"dwarves/{KIND_NAMES[kind]}",
        badges=(Badge(text=f"×{count}", kind="count"),),
        token=token,
    )


def heroes(g: Dwarves, offers: frozenset[int]) -> list[Piece]:
    """The Heroes; the active one is marked."""
    names = [seat_name(g, seat) for seat in seats_taken(g)]
    found: list[Piece] = []
    for seat in seats_taken(g):
        hero = g.heroes[seat]
        if g.at[seat] == NOWHERE:
            continue
        states = ("chosen",) if seat == g.active else ()
        note = ""
        if g.carries[seat] != NOWHERE:
            note = _("carries the marker of {card}").format(card=card_name(g, g.carries[seat]))
        token = named(offers, HERO.token(hero))
        name = seat_name(g, seat)
        plate = plate_of(name, names)
        found.append(hero_piece(g.at[seat], seat, hero, name, plate, states, note, token))
    return found


def plate_of(name: str, names: list[str]) -> str:
    """Two letters that no other Hero at the table has: Bë and Bï for Boëndal and Boïndil."""
    rivals = [other for other in names if other != name and other[:1] == name[:1]]
    for i in range(1, len(name)):
        if name[i] not in [other[i : i + 1] for other in rivals]:
            return name[0] + name[i]
    return name[:2]


@kept(600)
def hero_piece(
    place: int,
    seat: int,
    hero: int,
    name: str,
    plate: str,
    states: tuple[str, ...],
    note: str,
    token: str,
) -> Piece:
    """A Hero's figure."""
    slug = HERO_NAMES[hero]
    return Piece(
        key=f"hero-{slug}",
        at=HEX_NAMES[place],
        name=name,
        kind="figure",
        owner=seat,
        glyph=plate,
        sign=f"dwarves/{slug.replace('_', '-')}",
        states=states,
        note=note,
        token=token,
    )


def leaders(g: Dwarves, offers: frozenset[int]) -> list[Piece]:
    """Leaders of Book 4, each worth two troops (DW-B4-02)."""
    return [
        Piece(
            key=f"leader-{KIND_NAMES[kind]}",
            at=HEX_NAMES[place],
            name=leader_name(g, kind),
            kind="figure",
            glyph="L",
            sign=f"dwarves/leader-{KIND_NAMES[kind]}",
            note=_("counts as 2 troops; two dice defeat it"),
            token=named(offers, LEADER.token(kind)),
        )
        for kind, place in enumerate(g.rare.leaders)
        if place != NOWHERE
    ]


def dragons(g: Dwarves) -> list[Piece]:
    """Dragons of Book 4."""
    return [
        Piece(
            key=f"dragon-{number}",
            at=HEX_NAMES[place],
            name=_(g.book.dragon_names[number]),
            kind="figure",
            glyph="D",
            sign=DRAGON_SIGNS[number],
        )
        for number, place in enumerate(g.rare.dragons)
        if place != NOWHERE
    ]


def flat_tiles(g: Dwarves) -> list[Piece]:
    """Tunnel or Portal, Keenfire's bearer, Hammer, Mine Cart, Ramparts and Catapults."""
    rare = g.rare
    found: list[Piece] = []
    door = PORTAL if g.variant.has_portal() else TUNNEL
    sign = "dwarves/portal" if door == PORTAL else "dwarves/tunnel"
    found += token_at(g, g.tunnel, door, sign)
    found += token_at(g, rare.elf, ELF_TILE, "dwarves/elf-keenfire")
    found += token_at(g, rare.hammer, HAMMER, "dwarves/hammer")
    found += token_at(g, rare.cart, CART, "dwarves/mine-cart")
    for place in range(HEXES):
        if is_in(rare.ramparts, place):
            found += token_at(g, place, RAMPART, "dwarves/rampart")
        if is_in(rare.catapults, place):
            found += token_at(g, place, CATAPULT, "dwarves/catapult")
    return found


def token_at(g: Dwarves, place: int, piece: int, sign: str) -> list[Piece]:
    """A tile where it lies; nothing if it does not."""
    if place == NOWHERE:
        return []
    key = f"{sign.removeprefix('dwarves/')}-{HEX_NAMES[place]}"
    name = _(g.book.piece_names[piece])
    return [Piece(key=key, at=HEX_NAMES[place], name=name, kind="token", sign=sign, glyph=name[:1])]


def diamonds(g: Dwarves, viewer: int) -> list[Piece]:
    """Diamonds of Book 3; their worth is shown to those who know it (DW-B3-10, DW-HID-02)."""
    found: list[Piece] = []
    if not g.diamonds.zones:
        return found
    for number, place in enumerate(g.book.diamond_hexes):
        for piece in g.diamonds.zones[D_AT + number]:
            known = g.diamonds.knows(piece, viewer)
            worth = str(g.diamonds.veil.prints[piece]) if known else ""
            found.append(diamond_piece(place, worth))
    return found


@kept(100)
def diamond_piece(place: int, worth: str) -> Piece:
    """A Diamond, face up or down."""
    return Piece(
        key=f"diamond-{HEX_NAMES[place]}",
        at=HEX_NAMES[place],
        name=_("Diamond"),
        kind="token",
        glyph=worth or "?",
        sign="dwarves/diamond",
        face_up=worth != "",
        badges=(Badge(text=worth, note=_("its worth")),) if worth else (),
    )


def markers(g: Dwarves) -> list[Piece]:
    """Scenario markers on the map, with the card they belong to."""
    found: list[Piece] = []
    for up in g.faceup:
        for number, place in enumerate(up.at):
            name = _("marker of {card}").format(card=card_name(g, up.card))
            found.append(
                Piece(
                    key=f"marker-{up.card}-{number}",
                    at=HEX_NAMES[place],
                    name=name,
                    kind="marker",
                    glyph="!",
                )
            )
    return found
