"""Who does what: questions that several verbs ask, and the seats that a card means (DW-GEN-04)."""

from jotunheim.games.dwarves.effects.verbs import (
    EACH,
    FREE,
    HARDY,
    HARDY_HEALTH,
    HERE,
    ONE_HERE,
    TIED_HERO,
    YOU,
    Effect,
)
from jotunheim.games.dwarves.rules.board import heroes_in
from jotunheim.games.dwarves.rules.carry import Do, effects_of
from jotunheim.games.dwarves.rules.standing import is_held
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO, NOBODY
from jotunheim.kernel import Decision


class EffectChoice(Decision[Dwarves]):
    """A question that an effect asks; it finds its effect through card, list and place."""

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card}

    def effect(self, g: Dwarves) -> Effect:
        """The effect that asks."""
        return effects_of(g, self.do.card, self.do.part)[self.do.index]


def seats_meant(g: Dwarves, effect: Effect, do: Do) -> list[int]:
    """The Heroes to whom an effect happens without a choice, clockwise from the active seat."""
    clockwise = g.order(g.active)
    if effect.who == YOU:
        return [do.seat]
    if effect.who == EACH:
        return clockwise
    if effect.who == HERE:
        return [seat for seat in clockwise if g.at[seat] == g.at[do.seat]]
    if effect.who == HARDY:
        return [seat for seat in clockwise if g.health[seat] >= HARDY_HEALTH]
    if effect.who == TIED_HERO:
        up = g.card(do.card)
        return [] if up is None or up.hero == NOBODY else [up.hero]
    return []


def may_name(g: Dwarves, effect: Effect, do: Do) -> list[int]:
    """The Heroes among whom a seat chooses."""
    if effect.who == FREE:
        return [seat for seat in range(g.seats) if not is_held(g, seat)]
    if effect.who == ONE_HERE:
        return heroes_in(g, g.at[do.seat])
    return list(range(g.seats))


def hero_tokens(g: Dwarves, seats: list[int]) -> list[int]:
    """The tokens of the Heroes of these seats, in the order of the Heroes."""
    return HERO.tokens(sorted([g.heroes[seat] for seat in seats]))
