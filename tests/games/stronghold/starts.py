"""Beginnings of situations that tests of several chapters share."""

RICH = "supply: 9 goblin, 9 orc, 9 troll\nwood 20\n"
MACHINES = "line: ballista, catapult, mantelet, siege_tower, trebuchet, banner\n"


def full(action: str, missing: int, rest: str = "") -> str:
    """A defender phase with one hourglass missing on an action."""
    return f"placed {action}: {missing}\nhourglasses 1\n{rest}\ndefender"
