"""Lines on the battle map: trails of moves, lines of sight and what they cost a shot (GI-MRK, GI-LOS)."""

from typing import Final

from jotunheim.games.giant.book.tables import BUILT, MISSILE, WALL, WOODED
from jotunheim.games.giant.grid import OFF, label
from jotunheim.games.giant.rules.movement import own_edge
from jotunheim.games.giant.rules.paths import exit_path, path
from jotunheim.games.giant.rules.question import asked_about
from jotunheim.games.giant.rules.reach import Move
from jotunheim.games.giant.rules.sight import blocking_hex, crossings, is_visible, sight
from jotunheim.games.giant.state import FIELDED, FLED, Giant, War
from jotunheim.games.giant.tokens import LIMP, RUN, WALK
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.shots import Shot, likeliest
from jotunheim.scene import Badge, Trail
from jotunheim.texts import N_, _, ngettext

CHIPS: Final[dict[int, tuple[str, str]]] = {  # by the rank of a hex that a shot passes over
    WOODED: (N_("+1 forest"), "warn"),
    BUILT: (N_("+2 ruins"), "warn"),
    WALL: (N_("blocks"), "bad"),
}
Chips = dict[int, list[Badge]]  # by hex


def trail(g: War, giant: Giant) -> list[Trail]:
    """The mark of this round's move: dotted walk, solid run and limp, circles (GI-MRK-01, 03, 04)."""
    key = f"trail {giant.name()}"
    if giant.fate == FIELDED and giant.circles:
        note = ngettext("stood still", "stood {n} times", giant.circles).format(n=giant.circles)
        return [
            Trail(key=key, spaces=(label(giant.where),), kind="stand", owner=giant.seat, note=note)
        ]
    if giant.manner not in (WALK, RUN, LIMP):
        return []
    way = drawn_path(g, giant)
    kind = "walk" if giant.manner == WALK else "run"
    note = _("fled")
    if giant.fate == FIELDED:
        text = _("{manner}, {hexes}")
        note = text.format(
            manner=names.manner_name(giant.manner), hexes=names.hexes_word(giant.moved)
        )
    hexes = tuple([label(cell) for cell in way])
    return [Trail(key=key, spaces=hexes, kind=kind, owner=giant.seat, note=note)] if hexes else []


def drawn_path(g: War, giant: Giant) -> list[int]:
    """The path of this round's move (GI-MOV-25, GI-FLE-06)."""
    side = g.side_of(giant.seat)
    points = giant.chassis.run if giant.manner == RUN else giant.chassis.walk
    move = Move(giant.origin, side, points, giant.manner == RUN, giant.manner == LIMP)
    if giant.fate == FLED:
        return exit_path(g.field, move, own_edge(g, giant.seat))
    if giant.fate != FIELDED:
        return []
    if g.switches.by_distance:
        return [cell for cell in (giant.origin, giant.where) if cell != OFF]
    return path(g.field, move, giant.where, giant.moved)


# Lines of sight ----------------------------------------------------------------------------------


def sight_lines(g: War, shots: list[Shot]) -> list[Trail]:
    """The line of the likeliest shot, and those of its shooter that something blocks (GI-LOS)."""
    best = likeliest(shots)
    if best is None:
        return []
    found: list[Trail] = []
    for enemy in g.on_map(1 - best.shooter.seat):
        line = sight_line(g, best.shooter, enemy)
        if enemy is best.target or line.kind == "blind" or asked_about(g).place >= 0:
            found.append(line)
    return found


def sight_line(g: War, shooter: Giant, target: Giant) -> Trail:
    """The line between two giants with the hexes it crosses; a blocked one ends where it is blocked."""
    key = f"sight {target.name()}"
    a, b = shooter.where, target.where
    hexes = [cell for cell, _rank in crossings(g.field, g.book.lines, a, b)]
    if is_visible(sight(g.field, g.book.lines, a, b)):
        ways = tuple([label(cell) for cell in (a, *hexes, b)])
        return Trail(key=key, spaces=ways, kind="sight", owner=shooter.seat, note=_("in sight"))
    stop = blocking_hex(g.field, g.book.lines, a, b)
    before = hexes[: hexes.index(stop)] if stop in hexes else []
    ways = tuple([label(cell) for cell in (a, *before, stop, b)])
    note = _("blocked at {hex}").format(hex=label(stop))
    return Trail(key=key, spaces=ways, kind="blind", owner=shooter.seat, note=note)


def sight_chips(g: War, shot: Shot | None) -> Chips:
    """What each hex on the line of a shot costs it (GI-GUN-07..10)."""
    found: Chips = {}
    if shot is None or shot.weapon.kind == MISSILE:
        return found
    for cell, rank in crossings(g.field, g.book.lines, shot.shooter.where, shot.target.where):
        if rank in CHIPS:
            text, kind = CHIPS[rank]
            found[cell] = [Badge(text=_(text), kind=kind)]
    return found
