# not compiled: made for people, never in a hot path
"""The Combat Table while a battle is fought (AG-COM-25)."""

from jotunheim.games.assault.names import (
    army_title,
    face_title,
    side_title,
)
from jotunheim.games.assault.rules.board import (
    army,
    fight,
)
from jotunheim.games.assault.rules.dice import arcane_left
from jotunheim.games.assault.state import Assault, Side
from jotunheim.games.assault.tokens import (
    GIANTSLAYERS,
    NOBODY,
    RACE_NAMES,
    T_DIE,
)
from jotunheim.games.assault.view_base import offered
from jotunheim.scene import (
    Die,
    Line,
    Sheet,
)


def sheets(g: Assault, viewer: int) -> tuple[Sheet, ...]:
    """The Combat Table while a battle is fought (AG-COM-25)."""
    if g.battle is None:
        return ()
    battle = fight(g)
    found: list[Sheet] = []
    for side in range(2):
        own = battle.sides[side]
        units = battle.force if side == 0 else army(g, battle.region)
        who = army_title(g.book, own.race, units) if own.race != GIANTSLAYERS else "giantslayers"
        lines = (
            Line(cells=("Hits", str(own.hits))),
            Line(cells=("Blocks", str(own.blocks))),
            Line(cells=("Added hits", str(own.added_hits))),
            Line(cells=("Added blocks", str(own.added_blocks))),
        )
        found.append(
            Sheet(
                key=f"battle{side}",
                title=("Attacker: " if side == 0 else "Defender: ") + side_title(g, own.race),
                subtitle=f"{who} in {g.book.region_titles[battle.origin if side == 0 else battle.region]}",
                owner=g.seat_of[own.race] if own.race != GIANTSLAYERS else own.seat,
                lines=lines,
                dice=tuple([die(g, own, side, i, viewer) for i in range(own.dice)]),
            )
        )
    return tuple(found)


def die(g: Assault, own: Side, side: int, number: int, viewer: int) -> Die:
    """A die as it lies, with what was made of it (AG-BAT-32)."""
    states: list[str] = []
    note = ""
    if own.turned[number] > 0:
        states.append("changed")
        note = f"converted: {own.made[number] >> 4} hits, {own.made[number] & 15} blocks"
    if own.is_set[number] != NOBODY:
        states.append("locked")
        note = f"counts as {own.is_set[number]} hits"
    if arcane_left(own, number) > 0:
        states.append("arcane")
    asked = g.asked
    token = ""
    if asked is not None and asked.seat == viewer and (asked.seat == own.seat):
        token = offered(g, viewer, T_DIE + number + 1 - own.special)
    return Die(
        key=f"die{side}-{number}",
        face=face_title(own.faces[number]),
        kind=RACE_NAMES[own.race] if number < own.special else "grey",
        owner=own.seat,
        states=tuple(states),
        note=note,
        token=token,
    )
