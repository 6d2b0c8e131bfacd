"""A plan and a map of kingdoms as text: every place with what stands there, group by group.

A slot is told with the space it belongs to; places where nothing stands and nothing can be done are told in one line.
"""

from jotunheim.render.pen import Pen
from jotunheim.render.signs import clean
from jotunheim.render.text_areas import told_army
from jotunheim.render.text_pieces import standing, trail_lines
from jotunheim.render.text_places import about, children, free_places, place_mark
from jotunheim.scene import Board, Piece, Space
from jotunheim.texts import _


def plan_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """All places of a plan, then the arrows in words."""
    pieces = standing(board)
    slots = children(board)
    lines: list[str] = []
    quiet: list[str] = []
    for space in board.spaces:
        if space.parent:
            continue
        told = _place(pen, space, slots.get(space.key, []), pieces, marks)
        if told:
            lines += told
        elif space.shape != "path":
            quiet.append(clean(space.label or space.note or space.key))
    if quiet:
        words = _("Nothing at: {places}").format(places=", ".join(quiet))
        lines += [pen.ink(line, "dim") for line in pen.wrap(words, indent="  ")]
    places = {s.key: s.label or s.key for s in board.spaces}
    return lines + trail_lines(pen, board, places)


def _place(
    pen: Pen,
    space: Space,
    slots: list[Space],
    pieces: dict[str, list[Piece]],
    marks: dict[str, int],
) -> list[str]:
    """A place with its slots: who stands there, what it is worth; nothing if nothing is to be told."""
    here = [p for key in (space, *slots) for p in pieces.get(key.key, [])]
    if _is_quiet(space, slots, here):
        return []
    atoms = about(pen, space, pieces.get(space.key, []), marks)
    if here:
        atoms = told_army(pen, here, marks).split(" ") + atoms
    atoms += _free(slots, pieces) if here else []
    atoms += [
        f"{place_mark(pen, s, marks)}{clean(s.label or s.key)}" for s in slots if s.token or s.route
    ]
    atoms += f"– {clean(space.why_not)}".split(" ") if space.why_not else []
    if not atoms and not space.token and not space.route:
        return []
    name = clean(space.label or space.note or space.key)
    return pen.flow(
        [f"{place_mark(pen, space, marks)}{pen.ink(name, 'bold')}:", *atoms], " ", indent="    "
    )


def _is_quiet(space: Space, slots: list[Space], here: list[Piece]) -> bool:
    """Whether there is nothing but empty slots."""
    picked = [s for s in (space, *slots) if s.token or s.route]
    return not (here or picked or space.badges or space.states or space.why_not)


def _free(slots: list[Space], pieces: dict[str, list[Piece]]) -> list[str]:
    """The empty slots, those with the same name together."""
    free = [s for s in slots if s.shape != "row" and not pieces.get(s.key)]
    names = ["" if s.token or s.route else clean(s.label) for s in free]  # those have it anyway
    found: list[str] = []
    for name in dict.fromkeys(names):
        words = free_places(names.count(name))
        found.append(f"{words} ({name})" if name else words)
    return found


def land_lines(pen: Pen, board: Board, marks: dict[str, int]) -> list[str]:
    """The groups of a map of hexes: their names, how many hexes, and every hex where something is to be told."""
    lines: list[str] = []
    pieces = standing(board)
    for group in board.groups:
        own = [s for s in board.spaces if s.group == group.key]
        head = _("{group}, {n} hexes").format(group=clean(group.name), n=len(own))
        lines += [pen.ink(line, "bold") for line in pen.wrap(head)]
        for space in own:
            lines += _hex(pen, space, pieces.get(space.key, []), marks)
    return lines


def _hex(pen: Pen, space: Space, here: list[Piece], marks: dict[str, int]) -> list[str]:
    """A hex with its place, troops, badges and states; nothing if it is plain land."""
    atoms = [pen.ink(clean(space.landmark), "bold")] if space.landmark else []
    atoms += told_army(pen, here, marks).split(" ") if here else []
    atoms += about(pen, space, here, marks)
    atoms += f"– {clean(space.why_not)}".split(" ") if space.why_not else []
    if space.sign and not space.landmark and not space.badges:
        atoms.append(clean(space.note))
    if not atoms and not space.token and not space.route:
        return []
    name = clean(space.label or space.key)
    return pen.flow([f"  {place_mark(pen, space, marks)}{name}:", *atoms], " ", indent="      ")
