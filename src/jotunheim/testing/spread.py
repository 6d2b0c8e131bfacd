"""Which settings to try: the default, every choice and both ends of every range, and mixtures."""

from typing import Any

from jotunheim.kernel import Chance, Game, Setting


def values_of(setting: Setting) -> list[str]:
    """Every choice, or the ends and the middle of a range."""
    if setting.choices:
        return list(setting.choices)
    middle = (setting.low + setting.high) // 2
    return [str(value) for value in sorted({setting.low, middle, setting.high})]


def spread(game: Game[Any], mixtures: int = 4, seed: int = 0) -> list[dict[str, str]]:
    """The default first, then one setting at a time, then some of everything at once."""
    found: list[dict[str, str]] = [{}]
    for setting in game.settings:
        found.extend(
            [{setting.name: value} for value in values_of(setting) if value != setting.default]
        )
    rng = Chance(seed)
    if len(game.settings) > 1:
        for _ in range(mixtures):
            found.append({s.name: any_of(values_of(s), rng) for s in game.settings})
    return found


def any_of(values: list[str], rng: Chance) -> str:
    """One of them."""
    return values[rng.below(len(values))]
