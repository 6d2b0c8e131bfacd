"""A battle as numbers, for research: both sides with their dice, the attacker's first (AG-BAT)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT
from jotunheim.games.assault.state import Assault, Side, blocks_made, hits_made
from jotunheim.kernel.dice import count_of, symbol_of
from jotunheim.kernel.encoders import one_of, seat_of, share, shares

STAGES: Final = 7
BATTLE_ROW: Final = 1 + STAGES + 2 * tokens.REGIONS + tokens.SLOTS + tokens.SLAYERS
BATTLE_MEANING: Final = (
    "there is one; stage, as one of 7; the attackers' region; the battle's region; units / 6 that attack; "
    "giantslayers that attack"
)
DIE_ROW: Final = 8
DIE_MEANING: Final = (
    "a die a row, the attacker's seven first: is there; hits, blocks, arcane symbols / 3 on its face; arcane "
    "symbols converted / 3; hits and blocks / 4 made of them; hits / 4 that a card set it to (below 0: none did)"
)
SIDE_ROW: Final = tokens.RACES + 1 + 14
SIDE_MEANING: Final = (
    "a side a row, the attacker first: race, the last for giantslayers; dice / 7; has the special die; "
    "abilities used / 4; dice more / 4; Strength held / 6; no re-rolls; no conversions; silenced; hits and "
    "blocks added / 6; blocks ignored / 6; hits and blocks / 12; Ordning Value of the defeated / 12"
)
CASTS: Final = 2 * tokens.SPELLS


def battle(g: Assault, seat: int) -> list[float]:
    """Where it is and who takes part."""
    now = g.battle
    if now is None:
        return [0.0] * BATTLE_ROW
    return [
        1.0,
        *one_of(now.stage, STAGES),
        *one_of(now.origin, tokens.REGIONS),
        *one_of(now.region, tokens.REGIONS),
        *shares(now.force, 6),
        *[float(slayer in now.slayers) for slayer in range(tokens.SLAYERS)],
    ]


def deciders(g: Assault, seat: int) -> list[float]:
    """Who decides for the attacker, and who for the defender."""
    now = g.battle
    if now is None:
        return [0.0] * (2 * g.seats)
    found: list[float] = []
    for side in now.sides:
        found += seat_of(side.seat, seat, g.seats)
    return found


def sides(g: Assault, seat: int) -> list[float]:
    """What changes the dice and totals of each side."""
    now = g.battle
    if now is None:
        return [0.0] * (2 * SIDE_ROW)
    return side_numbers(now.sides[0]) + side_numbers(now.sides[1])


def side_numbers(side: Side) -> list[float]:
    """One side of a battle (AG-BAT-32)."""
    return [
        *one_of(side.race, tokens.RACES + 1),
        share(side.dice, tokens.DICE),
        float(side.special),
        share(side.used.bit_count(), 4),
        share(side.more_dice, 4),
        share(side.held, 6),
        float(side.no_rerolls),
        float(side.no_conversions),
        float(side.silenced),
        share(side.added_hits, 6),
        share(side.added_blocks, 6),
        share(side.ignored_blocks, 6),
        share(side.hits, 12),
        share(side.blocks, 12),
        share(side.spoils, 12),
    ]


def dice(g: Assault, seat: int) -> list[float]:
    """All dice as they lie; rolls are open (AG-INF-06)."""
    now = g.battle
    if now is None:
        return [0.0] * (2 * tokens.DICE * DIE_ROW)
    return side_dice(now.sides[0]) + side_dice(now.sides[1])


def side_dice(side: Side) -> list[float]:
    """The dice of one side."""
    found = [0.0] * (tokens.DICE * DIE_ROW)
    for die, face in enumerate(side.faces):
        at = die * DIE_ROW
        found[at] = 1.0
        symbol = symbol_of(face)
        if symbol in (HIT, BLOCK, ARCANE):
            found[at + symbol] = share(count_of(face), 3)
        found[at + 4] = share(side.turned[die], 3)
        found[at + 5] = share(hits_made(side, die), 4)
        found[at + 6] = share(blocks_made(side, die), 4)
        found[at + 7] = share(side.is_set[die], 4)
    return found


def casts(g: Assault, seat: int) -> list[float]:
    """Start spells that stand, by side: basic, then advanced ones."""
    found = [0.0] * (2 * CASTS)
    now = g.battle
    if now is not None:
        for at in range(0, len(now.casts), 3):
            found[now.casts[at] * CASTS + tokens.SPELL.of(now.casts[at + 1])] = 1.0
    return found
