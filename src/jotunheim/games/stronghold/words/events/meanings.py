"""What the numbers of events mean: links to places, numbers of units, and whose act it was."""

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER, PATH_NAMES, POSSESSION, SPACE_NAMES
from jotunheim.games.stronghold.words.names import heroic_name, path_name, space_name, units_name
from jotunheim.texts import _


def space_link(g: Stronghold, space: int) -> str:
    """A space, as a link to its place on the board."""
    return f"[{space_name(g, space)}]({SPACE_NAMES[space]})"


def path_link(g: Stronghold, path: int) -> str:
    """A path, likewise."""
    return f"[{path_name(g, path)}]({PATH_NAMES[path]})"


def ritual_link(g: Stronghold, card: int, place: int) -> str:
    """Where a ritual token lies: a space, or a heroic order."""
    return heroic_name(g, place) if card == POSSESSION else space_link(g, place)


def by_invader(g: Stronghold, values: tuple[int, ...]) -> int:
    """The invader does it."""
    return INVADER


def by_defender(g: Stronghold, values: tuple[int, ...]) -> int:
    """The defender does it."""
    return DEFENDER


def goblins_orcs_trolls(g: Stronghold, numbers: tuple[int, ...]) -> str:
    """ "2 Goblins, 1 Troll"; nothing of what is not there."""
    found = [units_name(g, number, kind) for kind, number in enumerate(numbers) if number]
    return ", ".join(found) or _("nothing")
