"""What learned players tell apart: which giants a scenario wants, and which weapons a chassis."""

from jotunheim.games.giant.rules.muster import Muster, draft_of, type_of
from jotunheim.games.giant.state import War
from jotunheim.kernel import Decision


def habit(g: War, asked: Decision[War]) -> str:
    """The muster, step by step; where to go and whom to shoot depends on the map, so there is no habit for it."""
    if not isinstance(asked, Muster):
        return ""
    draft = draft_of(g, asked.seat)
    if draft.arming < 0:
        return f"{asked.name()} {g.unit_points} {g.classes} {len(draft.giants)}"
    chassis = g.book.types[type_of(draft.giants[draft.arming])].key
    place = g.book.locations[draft.location].key
    return f"{asked.name()} {chassis} {place} {len(draft.weapons[draft.arming][draft.location])}"
