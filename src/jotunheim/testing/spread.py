"""Which settings to try: the default, every choice and both ends of every range, and mixtures."""

from typing import Any, Final

from jotunheim.kernel import Chance, Game, Setting, UserError

TRIES: Final = 1000  # for one mixture


def values_of(setting: Setting) -> list[str]:
    """Every choice, or the ends and the middle of a range."""
    if setting.choices:
        return list(setting.choices)
    middle = (setting.low + setting.high) // 2
    return [str(value) for value in sorted({setting.low, middle, setting.high})]


def spread(
    game: Game[Any], mixtures: int = 4, seed: int = 0, seats: int = 0
) -> list[dict[str, str]]:
    """The default first, then one setting at a time, then some of everything at once.

    With a number of seats: only what the game accepts there. A mixture that it refuses is drawn again.
    """
    found: list[dict[str, str]] = [{}]
    for setting in game.settings:
        others = [{setting.name: v} for v in values_of(setting) if v != setting.default]
        found.extend([one for one in others if fits(game, one, seats)])
    rng = Chance(seed)
    if len(game.settings) > 1:
        found.extend([mixture(game, rng, seats) for _ in range(mixtures)])
    return found


def mixture(game: Game[Any], rng: Chance, seats: int) -> dict[str, str]:
    """Some of everything at once, such that it fits; the default if the game refuses all that was tried."""
    for _ in range(TRIES):
        found = {s.name: any_of(values_of(s), rng) for s in game.settings}
        if fits(game, found, seats):
            return found
    return {}


def fits(game: Game[Any], given: dict[str, str], seats: int) -> bool:
    """Does the game accept these settings with so many seats? Without a number of seats nobody asks it."""
    try:
        if seats:
            game.start(given, seats, Chance(0))
    except UserError:
        return False
    return True


def any_of(values: list[str], rng: Chance) -> str:
    """One of them."""
    return values[rng.below(len(values))]
