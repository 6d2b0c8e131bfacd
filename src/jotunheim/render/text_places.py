"""What stands on a space, in words, for all boards: its decks, its free slots, its states, what the picks would make of it."""

from jotunheim.render.choices import effects_now, mark_of
from jotunheim.render.pen import Pen
from jotunheim.render.signs import clean
from jotunheim.render.text_parts import pick_number, told
from jotunheim.scene import Board, Piece, Space
from jotunheim.texts import _, ngettext


def about(pen: Pen, space: Space, pieces: list[Piece], marks: dict[str, int]) -> list[str]:
    """Atoms of a line: states, badges, slots, decks, effects, and why it cannot be picked."""
    atoms = told(pen, space.badges, space.states)
    if space.slots:
        used = len({p.slot for p in pieces if p.slot >= 0})
        atoms.append(free_places(space.slots - used))
    for zone in pen.scene.zones:
        if zone.at == space.key:
            count = zone.count if zone.count >= 0 else len(zone.cards)
            pick = pick_number(pen, zone.token, marks)
            atoms.append(f"{pick}{clean(zone.title)} ({count})")
    then = effects_now(pen.scene.prompt).get(space.key, "")
    if then:
        atoms.append(f"→ {clean(then)} ({_('after your picks')})")
    return atoms


def place_mark(pen: Pen, space: Space, marks: dict[str, int]) -> str:
    """The number of a place that can be picked, at once or by a shortcut; a star if it has none."""
    if not space.token and not space.route:
        return ""
    number = mark_of(space, marks)
    return pen.ink(f"{number}▸" if number else "*", "legal")


def free_places(count: int) -> str:
    """How many slots are empty."""
    return ngettext("{n} place free", "{n} places free", count).format(n=count)


def children(board: Board) -> dict[str, list[Space]]:
    """The slots of each space, by its key."""
    found: dict[str, list[Space]] = {}
    for space in board.spaces:
        if space.parent:
            found.setdefault(space.parent, []).append(space)
    return found
