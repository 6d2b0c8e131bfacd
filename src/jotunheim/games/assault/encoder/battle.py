"""A battle as numbers, for research: both sides with their dice, the attacker's first (AG-BAT)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT
from jotunheim.games.assault.state import Assault, Side, blocks_made, hits_made
from jotunheim.kernel.dice import count_of, symbol_of
from jotunheim.kernel.encoders import Marks, relative

STAGES: Final = 7
BATTLE_ROW: Final = 1 + STAGES + 2 * tokens.REGIONS + tokens.SLOTS + tokens.SLAYERS
ORIGIN: Final = 1 + STAGES  # where the parts of the row begin
FORCE: Final = ORIGIN + 2 * tokens.REGIONS
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


def battle(g: Assault, seat: int, marks: Marks) -> None:
    """Where it is and who takes part."""
    now = g.battle
    if now is not None:
        marks.put(0, 1.0)
        marks.put_one(now.stage, STAGES, 1)
        marks.put_one(now.origin, tokens.REGIONS, ORIGIN)
        marks.put_one(now.region, tokens.REGIONS, ORIGIN + tokens.REGIONS)
        marks.put_shares(now.force, 6, FORCE)
        marks.put_some(now.slayers, tokens.SLAYERS, FORCE + tokens.SLOTS)


def deciders(g: Assault, seat: int, marks: Marks) -> None:
    """Who decides for the attacker, and who for the defender."""
    now = g.battle
    if now is not None:
        for at, side in enumerate(now.sides):
            marks.put_one(relative(side.seat, seat, g.seats), g.seats, at * g.seats)


def sides(g: Assault, seat: int, marks: Marks) -> None:
    """What changes the dice and totals of each side."""
    now = g.battle
    if now is not None:
        for at, side in enumerate(now.sides):
            marks.put_one(side.race, tokens.RACES + 1, at * SIDE_ROW)
            put_side(side, at * SIDE_ROW + tokens.RACES + 1, marks)


def put_side(side: Side, at: int, marks: Marks) -> None:
    """One side of a battle (AG-BAT-32)."""
    marks.put_share(at, side.dice, tokens.DICE)
    marks.put(at + 1, float(side.special))
    marks.put_share(at + 2, side.used.bit_count(), 4)
    marks.put_share(at + 3, side.more_dice, 4)
    marks.put_share(at + 4, side.held, 6)
    marks.put(at + 5, float(side.no_rerolls))
    marks.put(at + 6, float(side.no_conversions))
    marks.put(at + 7, float(side.silenced))
    marks.put_share(at + 8, side.added_hits, 6)
    marks.put_share(at + 9, side.added_blocks, 6)
    marks.put_share(at + 10, side.ignored_blocks, 6)
    marks.put_share(at + 11, side.hits, 12)
    marks.put_share(at + 12, side.blocks, 12)
    marks.put_share(at + 13, side.spoils, 12)


def dice(g: Assault, seat: int, marks: Marks) -> None:
    """All dice as they lie; rolls are open (AG-INF-06)."""
    now = g.battle
    if now is not None:
        for at, side in enumerate(now.sides):
            for die in range(len(side.faces)):
                put_die(side, die, (at * tokens.DICE + die) * DIE_ROW, marks)


def put_die(side: Side, die: int, at: int, marks: Marks) -> None:
    """One die of a side."""
    marks.put(at, 1.0)
    face = side.faces[die]
    symbol = symbol_of(face)
    if symbol in (HIT, BLOCK, ARCANE):
        marks.put_share(at + symbol, count_of(face), 3)
    marks.put_share(at + 4, side.turned[die], 3)
    marks.put_share(at + 5, hits_made(side, die), 4)
    marks.put_share(at + 6, blocks_made(side, die), 4)
    marks.put_share(at + 7, side.is_set[die], 4)


def casts(g: Assault, seat: int, marks: Marks) -> None:
    """Start spells that stand, by side: basic, then advanced ones."""
    now = g.battle
    if now is not None:
        for at in range(0, len(now.casts), 3):
            spell = tokens.SPELL.of(now.casts[at + 1])
            marks.put(now.casts[at] * CASTS + spell, 1.0)
