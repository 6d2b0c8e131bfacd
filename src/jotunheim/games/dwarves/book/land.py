# not compiled: read once
"""The map and the Perished Land tiles (DW-PL-02, DW-BS-01, DW-CARD-06)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.dwarves.book.entries import expect, note_source
from jotunheim.games.dwarves.book.tables import (
    COLOURS,
    DIAMONDS,
    DIRECTION_NAMES,
    TILES,
    TUNNELS,
    Book,
)
from jotunheim.games.dwarves.effects.places import (
    ANYWHERE,
    BLACKSADDLE_PLACE,
    GATE,
    GATE_LANDS,
    GATES_ALL,
    GAURAGAR_FIELDS,
    HAVENS,
    KINGDOM,
    KINGDOM_NAMES,
    LAKES,
    LOCATION_NAMES,
    LOCATIONS,
    NEAR_GATES,
    PLACE_NAMES,
    PORTAL,
    SHORES,
    TUNNEL,
)
from jotunheim.games.dwarves.effects.places import TUNNELS as PRINTED_TUNNELS
from jotunheim.games.dwarves.tokens import GATE_NAMES, HEX_NAMES, HEXES, KIND_NAMES, NOWHERE
from jotunheim.kernel import ContentError

STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # by direction
LAKE_HEXES: Final = 6
TILE_NAMES: Final = tuple([f"{colour}{n:02}" for colour in "RYB" for n in range(1, 13)])


def read_map(book: Book, file: Entry) -> None:
    """98 hexes with what they show; every arrow leads nearer to Blacksaddle."""
    read_names(book, file)
    for number, entry in enumerate(file.exactly("hex", HEX_NAMES)):
        read_hex(book, entry, number)
    lay_out(book)
    portal = file.inner("portal")
    book.portal_start = portal.word("hex", HEX_NAMES)
    note_source(book, portal)
    file.no_more()
    check_map(book)
    read_places(book)


def read_names(book: Book, file: Entry) -> None:
    """Kingdoms, Locations and Gates."""
    for number, entry in enumerate(file.exactly("kingdom", KINGDOM_NAMES)):
        book.kingdom_names[number] = entry.text("name")
        note_source(book, entry)
    for number, entry in enumerate(file.exactly("location", LOCATION_NAMES)):
        book.location_names[number] = entry.text("name")
        note_source(book, entry)
    for number, entry in enumerate(file.exactly("gate", GATE_NAMES)):
        book.gate_names[number] = entry.text("name")
        book.gate_clans[number] = entry.text("clan")
        note_source(book, entry)


def read_hex(book: Book, entry: Entry, number: int) -> None:
    """One hex with what it shows."""
    book.q[number], book.r[number] = entry.pair("at", -9, 9)
    book.kingdom[number] = entry.word("kingdom", KINGDOM_NAMES)
    if entry.has("location"):
        location = entry.word("location", LOCATION_NAMES)
        book.location[number] = location
        book.location_hex[location] = number
    if entry.has("gate"):
        gate = entry.word("gate", GATE_NAMES)
        book.gate_at[number] = gate
        book.gate_hex[gate] = number
    if entry.has("tunnel"):
        tunnel = entry.number("tunnel", 1, TUNNELS) - 1
        book.tunnel_at[number] = tunnel
        book.tunnel_hex[tunnel] = number
    if entry.flag("lake"):
        book.is_lake[number] = True
        book.lakes.append(number)
    if entry.flag("diamond"):
        book.diamond_at[number] = len(book.diamond_hexes)
        book.diamond_hexes.append(number)
    if entry.has("arrows"):
        arrows = entry.words("arrows", DIRECTION_NAMES)
        if len(arrows) != len(COLOURS):
            raise entry.wrong("arrows", "three directions: red, yellow, blue")
        book.arrow[number] = arrows
    note_source(book, entry)


def lay_out(book: Book) -> None:
    """Neighbours and distances follow from the coordinates."""
    at = {(book.q[number], book.r[number]): number for number in range(HEXES)}
    expect(len(at), HEXES, "map.toml: hexes with coordinates of their own")
    for number in range(HEXES):
        q, r = book.q[number], book.r[number]
        book.beside[number] = [at.get((q + dq, r + dr), NOWHERE) for dq, dr in STEPS]
        book.near[number] = [hexagon for hexagon in book.beside[number] if hexagon != NOWHERE]
        for other in range(HEXES):
            dq, dr = book.q[other] - q, book.r[other] - r
            book.distance[number][other] = (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def check_map(book: Book) -> None:
    """Every Location, Gate, Tunnel and Diamond is there, and all arrows lead to Blacksaddle."""
    for name, hexes in (
        ("Locations", book.location_hex),
        ("Gates", book.gate_hex),
        ("Tunnel entrances", book.tunnel_hex),
    ):
        if NOWHERE in hexes:
            raise ContentError(f"map.toml: one of the {name} is missing")
    expect(len(book.lakes), LAKE_HEXES, "map.toml: lakes")
    expect(len(book.diamond_hexes), DIAMONDS, "map.toml: diamonds")
    book.blacksaddle = book.location_hex[BLACKSADDLE_PLACE]
    for number in range(HEXES):
        if number != book.blacksaddle:
            check_arrows(book, number)


def check_arrows(book: Book, number: int) -> None:
    """A hex has an arrow of each colour, and each leads nearer to Blacksaddle."""
    for direction in book.arrow[number]:
        target = book.beside[number][direction] if direction != NOWHERE else NOWHERE
        if target == NOWHERE or far(book, target) >= far(book, number):
            raise ContentError(
                f"map.toml: hex.{HEX_NAMES[number]}.arrows: expected arrows towards Blacksaddle"
            )


def far(book: Book, number: int) -> int:
    """The square of the straight distance from Blacksaddle."""
    dq = book.q[number] - book.q[book.blacksaddle]
    dr = book.r[number] - book.r[book.blacksaddle]
    return dq * dq + dq * dr + dr * dr


def read_places(book: Book) -> None:
    """The places that never change, as lists of hexes."""
    places = book.places
    for number, hexagon in enumerate(book.location_hex):
        places[number] = [hexagon]
    for number, hexagon in enumerate(book.gate_hex):
        places[GATE + number] = [hexagon]
    for number, hexagon in enumerate(book.tunnel_hex):
        places[TUNNEL + number] = [hexagon]
    for number in range(len(KINGDOM_NAMES)):
        places[KINGDOM + number] = [h for h in range(HEXES) if book.kingdom[h] == number]
    places[GATES_ALL] = book.gate_hex[:]
    places[GATE_LANDS] = with_near(book, book.gate_hex)
    places[NEAR_GATES] = [h for h in places[GATE_LANDS] if any_near(book, h, book.gate_hex)]
    places[PRINTED_TUNNELS] = book.tunnel_hex[:]
    places[LAKES] = book.lakes[:]
    places[LOCATIONS] = sorted(book.location_hex)
    places[ANYWHERE] = list(range(HEXES))
    gauragar = places[PLACE_NAMES.index("gauragar")]
    places[GAURAGAR_FIELDS] = [h for h in gauragar if h != book.blacksaddle]
    havens = [book.location_hex[LOCATION_NAMES.index(name)] for name in ("green_haven", "alandur")]
    places[HAVENS] = with_near(book, havens)
    places[SHORES] = sorted({*book.gate_hex, *places[PLACE_NAMES.index("weyurn")]})
    book.is_in_place = [[h in set(hexes) for h in range(HEXES)] for hexes in places]
    if any(not places[place] for place in range(PORTAL)):
        raise ContentError("map.toml: a place without hexes")


def with_near(book: Book, hexes: list[int]) -> list[int]:
    """These hexes and those next to them."""
    return sorted({*hexes, *[near for hexagon in hexes for near in book.near[hexagon]]})


def any_near(book: Book, number: int, hexes: list[int]) -> bool:
    """Is it next to one of these hexes?"""
    return any(hexagon in book.near[number] for hexagon in hexes)


def read_tiles(book: Book, file: Entry) -> None:
    """The 36 tiles: twelve of each colour, two squares on each side of the arrow."""
    for number, entry in enumerate(file.exactly("tile", TILE_NAMES)):
        book.tile_names[number] = TILE_NAMES[number]
        book.tile_colour[number] = entry.word("colour", COLOURS)
        for side, table in (("left", book.tile_left), ("right", book.tile_right)):
            squares = entry.words(side, KIND_NAMES)
            if len(squares) != 2:
                raise entry.wrong(side, "two squares")
            table[number] = [squares.count(kind) for kind in range(len(KIND_NAMES))]
        note_source(book, entry)
    for colour in range(len(COLOURS)):
        expect(book.tile_colour.count(colour), TILES // 3, f"tiles.toml: {COLOURS[colour]} tiles")
    file.no_more()
