"""Tracks, Heroes, map and dice as numbers, for research; they lie open, only Diamonds are facedown (DW-HID-02)."""

from typing import Final

from jotunheim.games.dwarves.book.tables import COLOURS
from jotunheim.games.dwarves.rules.board import threshold
from jotunheim.games.dwarves.rules.powers import once
from jotunheim.games.dwarves.state import D_AT, D_EVIL, D_HEROES, Dwarves
from jotunheim.games.dwarves.state.pieces import NO_RARE, NO_ROLL, TIONIUM_USED, Faceup
from jotunheim.games.dwarves.tokens import (
    ATTRIBUTES,
    BLACKSADDLE,
    BOOKS,
    CARDS,
    DOOM_START,
    FACES,
    HEROES,
    HEXES,
    KINDS,
    LEVELS,
    MOST_DICE,
    NOWHERE,
    POSITIONS,
    TILES,
    is_quest,
)
from jotunheim.kernel.encoders import bits, one_of, seat_of, share, shares, some_of

VARIANT: Final[int] = BOOKS + LEVELS + 4
VARIANT_MEANING: Final = "the Book; the level; Élfar, Combined Might, expert, hidden hand"
TRACKS: Final[int] = 8 + POSITIONS + 2 * KINDS + 6
TRACKS_MEANING: Final = (
    "Hero marker / 41, Doom marker / 41, spaces between them / 41; actions left / 2; actions go on; turn / 60; "
    "tiles in the pile / 36; something came to Blacksaddle; the Council, from L4 to R4; troops in the supply, as "
    "shares; skulls / 3 on the Recruitment dice; the High King is crowned; evil, then the Heroes have the Mighty Diamond; Diamonds / 11 of both; cards of Book 5 that failed / 8"
)
ONCE: Final[int] = TIONIUM_USED + 1
HERO_ROW: Final[int] = HEROES + 4 + ONCE
HERO_MEANING: Final = (
    "a seat a row, this seat first: its Hero; Health / 6, Health lost / 6; carries a marker; its marker changed "
    "hands in this turn; used in this turn: Amulet, Ring, power of True Tungdil, Tionium"
)
HEX_ROW: Final[int] = KINDS + 2 + len(COLOURS) + 2 * KINDS + 2
HEX_MEANING: Final = (
    "a hex a row, as in the vocabulary: Orcs, Trolls, Élfar / 6; Perished Land; troops that turn it / 6; its tile: "
    "red, yellow, blue; squares / 2 on the left, then on the right; markers / 3 of quests, then of other cards"
)
RARE: Final[int] = 1 + KINDS + 2 + 5
RARE_MEANING: Final = (
    "where these are: Tunnel or Portal tile; three leaders; Lohasbrand, Kordrion; the Élf with Keenfire; Hammer; "
    "Mine Cart; Ramparts; Catapults"
)
ROLL: Final[int] = 5 + ATTRIBUTES + 1 + 2 * MOST_DICE * FACES + 2 + 3
ROLL_MEANING: Final = (
    "dice on the table: for a Move, a Fight, dispatches, a check, Vigor; attribute; number to reach / 6; each die; "
    "each die that is not assigned yet; used: Council R3, the Hero's power; part of the card / 4; troops, then "
    "leaders that fell / 6"
)


def seat_order(g: Dwarves, seat: int) -> list[int]:
    """All seats, this one first."""
    return [(seat + step) % g.seats for step in range(g.seats)]


def variant(g: Dwarves, seat: int) -> list[float]:
    """What is played."""
    played = g.variant
    flags = [played.elfar, played.might, played.expert, played.hidden_hand]
    book = one_of(played.book - 1, BOOKS)
    return [*book, *one_of(played.level, LEVELS), *[float(flag) for flag in flags]]


def tracks(g: Dwarves, seat: int) -> list[float]:
    """Markers, the Council, supplies."""
    time = [g.hero_marker, g.doom, g.doom - g.hero_marker]
    turn = [share(g.left, 2), float(g.in_actions), share(g.turn, 60)]
    supply = [share(g.supply[kind], g.book.troop_count[kind]) for kind in range(KINDS)]
    return [
        *shares(time, DOOM_START),
        *turn,
        share(g.pile.bit_count(), TILES),
        float(g.came),
        *one_of(g.council, POSITIONS),
        *supply,
        *shares(g.skulls, 3),
        *fortunes(g),
    ]


def fortunes(g: Dwarves) -> list[float]:
    """What Books 3 to 5 count."""
    found = [float(g.rare.crowned), *one_of(g.rare.finder, 2)]
    for zone in (D_EVIL, D_HEROES):
        found.append(share(len(g.diamonds.zones[zone]) if g.diamonds.zones else 0, 11))
    return [*found, share(g.rare.failed, 8)]


def active(g: Dwarves, seat: int) -> list[float]:
    """Whose turn it is."""
    return seat_of(g.active, seat, g.seats)


def heroes(g: Dwarves, seat: int) -> list[float]:
    """Hero boards."""
    found: list[float] = []
    for other in seat_order(g, seat):
        hero = g.heroes[other]
        most = g.book.heroes[hero].health if hero >= 0 else 0
        found += one_of(hero, HEROES)
        found += [share(g.health[other], 6), share(most - g.health[other], 6)]
        found += [float(g.carries[other] != NOWHERE), float(g.handed >> other & 1)]
        found += [float(g.used & once(what, other) != 0) for what in range(ONCE)]
    return found


def places(g: Dwarves, seat: int) -> list[float]:
    """Where the Heroes are."""
    found: list[float] = []
    for other in seat_order(g, seat):
        found += one_of(g.at[other], HEXES)
    return found


def hexes(g: Dwarves, seat: int) -> list[float]:
    """The map."""
    quests = markers(g, [up for up in g.faceup if is_quest(up.card)])
    others = markers(g, [up for up in g.faceup if not is_quest(up.card)])
    found: list[float] = []
    for place in range(HEXES):
        at = place * KINDS
        found += shares(g.troops[at : at + KINDS], 6)
        turns_at = 0 if place == BLACKSADDLE else threshold(g, place)
        found += [float(g.perished >> place & 1), share(turns_at, 6)]
        found += tile(g, g.tile_at[place])
        found += [share(quests[place], 3), share(others[place], 3)]
    return found


def markers(g: Dwarves, cards: list[Faceup]) -> list[int]:
    """By hex: how many markers of these cards lie there."""
    found = [0] * HEXES
    for up in cards:
        for place in up.at:
            if place != NOWHERE:
                found[place] += 1
    return found


def tile(g: Dwarves, number: int) -> list[float]:
    """A tile of Perished Land: its arrow and its squares."""
    if number == NOWHERE:
        return [0.0] * (len(COLOURS) + 2 * KINDS)
    colour = one_of(g.book.tile_colour[number], len(COLOURS))
    squares = [*g.book.tile_left[number], *g.book.tile_right[number]]
    return [*colour, *shares(squares, 2)]


def rare(g: Dwarves, seat: int) -> list[float]:
    """Tiles and figures that only some Books have."""
    found = one_of(g.tunnel, HEXES)
    things = g.rare
    if things is NO_RARE:
        return [*found, *[0.0] * ((RARE - 1) * HEXES)]
    for place in [*things.leaders, *things.dragons, things.elf, things.hammer, things.cart]:
        found += one_of(place, HEXES)
    return [*found, *bits(things.ramparts, HEXES), *bits(things.catapults, HEXES)]


def diamonds(g: Dwarves, seat: int) -> list[float]:
    """Diamonds of Book 3; some have been looked at (DW-B3-10)."""
    found = [0.0] * (2 * HEXES)
    if not g.diamonds.zones:
        return found
    for number, place in enumerate(g.book.diamond_hexes):
        for piece in g.diamonds.zones[D_AT + number]:
            found[2 * place] = 1.0
            if g.diamonds.knows(piece, seat):
                found[2 * place + 1] = share(g.diamonds.veil.prints[piece], 3)
    return found


def roll(g: Dwarves, seat: int) -> list[float]:
    """Number dice on the table."""
    rolled = g.roll
    if rolled.why == NO_ROLL:
        return [0.0] * ROLL
    found = one_of(rolled.why, 5) + one_of(rolled.attribute, ATTRIBUTES) + [share(rolled.need, 6)]
    found += dice(rolled.dice) + dice(rolled.left) + bits(rolled.used, 2)
    return [*found, share(rolled.part, 4), share(rolled.kills, 6), share(rolled.hits, 6)]


def dice(numbers: list[int]) -> list[float]:
    """Each die, empty beyond the last one."""
    found: list[float] = []
    for at in range(MOST_DICE):
        found += one_of(numbers[at] - 1 if at < len(numbers) else NOWHERE, FACES)
    return found


def roller(g: Dwarves, seat: int) -> list[float]:
    """Who has rolled."""
    return seat_of(g.roll.seat, seat, g.seats)


def roll_card(g: Dwarves, seat: int) -> list[float]:
    """The card that the roll is for."""
    return one_of(g.roll.card, CARDS)


def roll_hex(g: Dwarves, seat: int) -> list[float]:
    """The aim of a Catapult."""
    return some_of([g.roll.hex], HEXES)


def loss(g: Dwarves, seat: int) -> list[float]:
    """Health that somebody is about to lose."""
    return [share(g.loss.points, 6), *one_of(g.loss.cause if g.loss.points else NOWHERE, 4)]


def loser(g: Dwarves, seat: int) -> list[float]:
    """Who is about to lose it."""
    return seat_of(g.loss.seat, seat, g.seats)
