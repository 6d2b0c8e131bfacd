"""What learned players tell apart: which giants a scenario wants, and which weapons a chassis."""

from typing import Final

from jotunheim.games.giant.rules.muster import Muster, draft_of, type_of
from jotunheim.games.giant.state import War
from jotunheim.kernel import ByDecision, Decision


def nothing(g: War, asked: Decision[War], name: str) -> str:
    """Where to go and whom to shoot depends on the map."""
    return ""


def picking(g: War, asked: Muster, name: str) -> str:
    """The scenario while giants are chosen, then the chassis and the place that is armed."""
    draft = draft_of(g, asked.seat)
    if draft.arming < 0:
        return f"{name} {g.unit_points} {g.classes} {len(draft.giants)}"
    chassis = g.book.types[type_of(draft.giants[draft.arming])].key
    place = g.book.locations[draft.location].key
    return f"{name} {chassis} {place} {len(draft.weapons[draft.arming][draft.location])}"


HABITS: Final = ByDecision[War, str, str](nothing)
HABITS.on(Muster, picking)


def habit(g: War, asked: Decision[War]) -> str:
    """The name of a habit."""
    return HABITS.of(g, asked, asked.name())
