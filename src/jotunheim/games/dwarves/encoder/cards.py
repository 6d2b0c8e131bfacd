"""Cards as numbers, for research: faceup ones with what lies on them, of hidden ones what this seat knows (DW-HID)."""

from typing import Final

from jotunheim.games.dwarves.encoder.board import seat_order
from jotunheim.games.dwarves.state import (
    A_DECK,
    A_DISCARD,
    A_GONE,
    A_THREATS,
    E_BOX,
    E_DECK,
    E_DISCARD,
    E_HELD,
    E_SHOWN,
    E_SPECIAL,
    Q_DECK,
    Q_DONE,
    Q_DOWN,
    S_BOOK,
    S_DECK,
    S_HAND,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import BESIDE, Faceup
from jotunheim.games.dwarves.tokens import CARDS, EQUIPMENT, KINDS, NOBODY, SPELL
from jotunheim.kernel import Cards
from jotunheim.kernel.encoders import bits, one_of, relative, share, shares, some_of

TABLE: Final[int] = EQUIPMENT  # quests, aids, Adventures and Threats: what lies faceup on the table
GEAR: Final[int] = SPELL - EQUIPMENT
SPELLS: Final[int] = CARDS - SPELL
PARTS: Final[int] = 4
PLACES: Final[int] = BESIDE + 1
CARD_ROW: Final[int] = PLACES + 2 * KINDS + 2 + 3 * PARTS + 6
CARD_MEANING: Final = (
    "a card a row: faceup on space 1, 2, 3, as the Scenario, beside the display; troops / 6 on it; trophies / 6; "
    "markers / 6 on it, then on the map; successes / 4 by part; parts that are done; parts that are not in play; "
    "stage / 3; its marker has changed hands; time / 8; grade / 3; its journey was begun in this turn; a Disguise "
    "suppresses it in this turn"
)
TIED_MEANING: Final = (
    "cards that are tied to a Hero; whose marker a Hero carries; whose journey a Hero has begun; that a Hero keeps: "
    "each with a seat a row, this seat first"
)
PILES: Final[int] = 3
PILES_MEANING: Final = (
    "completed quests; Adventures and Threats in the discard pile; those out of the game"
)
GEAR_MEANING: Final = "Equipment / 4, by name: discard pile, shown, special on offer, in the box"
DECKS: Final[int] = 5 + 3
DECKS_MEANING: Final = (
    "cards left: quests / 20, Adventures / 40, Threats / 20, Equipment / 40, spells / 9; facedown Saga cards / 3 on "
    "space 1, 2, 3"
)
ENDS_MEANING: Final = "the top card, then the bottom card, if this seat knows it, of quests, Adventures, Equipment and spells"


# On the table -------------------------------------------------------------------------------------


def faceup(g: Dwarves, seat: int) -> list[float]:
    """All cards that may lie faceup, each with what lies on it."""
    found: list[float] = []
    for card in range(TABLE):
        up = g.card(card)
        found += [0.0] * CARD_ROW if up is None else row_of(g, up)
    return found


def row_of(g: Dwarves, up: Faceup) -> list[float]:
    """One faceup card."""
    won = [*up.won[:PARTS], *[0] * (PARTS - len(up.won))]
    return [
        *one_of(up.space, PLACES),
        *shares(up.troops, 6),
        *shares(up.trophies, 6),
        *[share(up.markers, 6), share(len(up.at), 6)],
        *shares(won, 4),
        *bits(up.marked, PARTS),
        *bits(up.out, PARTS),
        *[share(up.stage, 3), float(up.handed), share(up.time, 8), share(up.grade, 3)],
        *[float(g.begun >> up.card & 1), float(g.silenced >> up.card & 1)],
    ]


def tied(g: Dwarves, seat: int) -> list[float]:
    """Which cards belong to which Hero."""
    rows = [[0.0] * TABLE for _row in range(4 * g.seats)]
    for up in g.faceup:
        if up.hero != NOBODY:
            rows[relative(up.hero, seat, g.seats)][up.card] = 1.0
    for at, other in enumerate(seat_order(g, seat)):
        rows[g.seats + at] = one_of(g.carries[other], TABLE)
        rows[2 * g.seats + at] = one_of(g.journey[other], TABLE)
    for card, keeper in g.kept:
        rows[3 * g.seats + relative(keeper, seat, g.seats)][card] = 1.0
    return [number for row in rows for number in row]


def piles(g: Dwarves, seat: int) -> list[float]:
    """What lies open in piles."""
    done = some_of(g.quests.prints_in(Q_DONE), TABLE)
    discarded = some_of(g.adventures.prints_in(A_DISCARD), TABLE)
    return [*done, *discarded, *some_of(g.adventures.prints_in(A_GONE), TABLE)]


# Equipment and spells -----------------------------------------------------------------------------


def gear_in(g: Dwarves, zone: int, most: int) -> list[float]:
    """Equipment of one zone, by name."""
    found = [0] * GEAR
    for card in g.equipment.prints_in(zone):
        found[card - EQUIPMENT] += 1
    return shares(found, most)


def equipment(g: Dwarves, seat: int) -> list[float]:
    """What the Heroes have, this seat's first."""
    found: list[float] = []
    for other in seat_order(g, seat):
        found += gear_in(g, E_HELD + other, 3)
    return found


def gear(g: Dwarves, seat: int) -> list[float]:
    """Equipment that nobody has and everybody sees."""
    found: list[float] = []
    for zone in (E_DISCARD, E_SHOWN, E_SPECIAL, E_BOX):
        found += gear_in(g, zone, 4)
    return found


def spells(g: Dwarves, seat: int) -> list[float]:
    """Her hand, unless it is hidden from this seat (DW-HID-01), and the Spell Book."""
    found = [0.0] * (2 * SPELLS)
    if not g.spells.zones:
        return found
    for row, zone in enumerate((S_HAND, S_BOOK)):
        for piece in g.spells.zones[zone]:
            if g.spells.knows(piece, seat):
                found[row * SPELLS + g.spells.veil.prints[piece] - SPELL] = 1.0
    return found


# Decks --------------------------------------------------------------------------------------------


def decks(g: Dwarves, seat: int) -> list[float]:
    """How many cards are left."""
    spells_left = len(g.spells.zones[S_DECK]) if g.spells.zones else 0
    return [
        share(len(g.quests.zones[Q_DECK]), 20),
        share(len(g.adventures.zones[A_DECK]), 40),
        share(len(g.adventures.zones[A_THREATS]), 20),
        share(len(g.equipment.zones[E_DECK]), 40),
        share(spells_left, 9),
        *[share(len(g.quests.zones[Q_DOWN + space]), 3) for space in range(3)],
    ]


def ends(g: Dwarves, seat: int) -> list[float]:
    """What is known of the ends of the decks: cards that were put under them, or looked at."""
    found: list[float] = []
    for family, zone in (
        (g.quests, Q_DECK),
        (g.adventures, A_DECK),
        (g.equipment, E_DECK),
        (g.spells, S_DECK),
    ):
        pieces = family.zones[zone] if family.zones else []
        found += known(family, pieces[-1:], seat) + known(family, pieces[:1], seat)
    return found


def known(family: Cards, pieces: list[int], seat: int) -> list[float]:
    """The print of a card, if this seat can tell it."""
    prints = family.veil.prints
    return some_of([prints[piece] for piece in pieces if family.knows(piece, seat)], CARDS)
