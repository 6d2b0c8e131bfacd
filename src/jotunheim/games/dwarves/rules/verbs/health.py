"""HEAL, HURT, SHARE_HURT and FORFEIT (DW-GLO-04, DW-EQ-12)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.verbs import (
    FORFEIT,
    HEAL,
    HURT,
    ONE,
    ONE_HERE,
    POINTS,
    SHARE_HURT,
    SHARE_PER_ELVES,
    TWO,
    Effect,
)
from jotunheim.games.dwarves.rules.board import on_map
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.equipment import DiscardOne, equipment_of
from jotunheim.games.dwarves.rules.losses import heal, hurt
from jotunheim.games.dwarves.rules.verbs.choices import (
    EffectChoice,
    hero_tokens,
    may_name,
    seats_meant,
)
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    ELF,
    HERO,
    NOBODY,
    PAY,
    PAY_EQUIPMENT,
    PAY_HEALTH,
)
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _, ngettext


def heal_heroes(g: Dwarves, effect: Effect, do: Do) -> None:
    """HEAL: for named Heroes, or for those that the seat chooses; two are two different ones."""
    if effect.who in (ONE, ONE_HERE):
        g.then(Heal(do.seat, do, effect.number, NOBODY, 1))
    elif effect.who == TWO:
        g.then(Heal(do.seat, do, effect.number, NOBODY, 2))
    elif effect.who == POINTS:
        g.then(Heal(do.seat, do, 1, NOBODY, effect.number))
    else:
        for seat in seats_meant(g, effect, do):
            heal(g, seat, effect.number)


VERBS.on(HEAL, heal_heroes)


@final
class Heal(EffectChoice):
    """Who gains Health? A Hero at the maximum may be named in vain (DEC-15)."""

    asks: ClassVar[str] = N_("Which Hero gains Health?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-12",)
    meanwhile: ClassVar[str] = N_("{seat} is naming a Hero who gains Health")

    def __init__(self, seat: int, do: Do, points: int, other: int, times: int) -> None:
        super().__init__(seat, do)
        self.points = points
        self.other = other  # who was named before, where two different ones are asked for
        self.times = times

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "seat": self.other, "number": self.points * self.times}

    def question(self, g: Dwarves) -> str:
        line = ngettext(
            "Which Hero gains {n} Health point?", "Which Hero gains {n} Health points?", self.points
        )
        return line.format(n=self.points)

    def options(self, g: Dwarves) -> list[int]:
        effect = self.effect(g)
        seats = [seat for seat in may_name(g, effect, self.do) if seat != self.other]
        return hero_tokens(g, seats)

    def choose(self, g: Dwarves, token: int) -> None:
        seat = g.seat_of(HERO.of(token))
        heal(g, seat, self.points)
        if self.times > 1:
            other = seat if self.effect(g).who == TWO else NOBODY
            g.then(Heal(self.seat, self.do, self.points, other, self.times - 1))

    def why_not(self, g: Dwarves, token: int) -> str:
        return (
            _("it must be another Hero, one of those that the card means")
            if HERO.has(token)
            else ""
        )


def hurt_heroes(g: Dwarves, effect: Effect, do: Do) -> None:
    """HURT: clockwise from the active seat, each with its own window."""
    for seat in seats_meant(g, effect, do):
        hurt(g, seat, effect.number)


VERBS.on(HURT, hurt_heroes)


def share_hurt(g: Dwarves, effect: Effect, do: Do) -> None:
    """SHARE_HURT: the team names the Hero for every single point (DW-GLO-04)."""
    share_points(g, effect.number)


VERBS.on(SHARE_HURT, share_hurt)


def share_per_elves(g: Dwarves, effect: Effect, do: Do) -> None:
    """One point for so many Élfar on the map, rounded up, up to a limit (EL-TH5)."""
    points = (on_map(g, ELF) + effect.number - 1) // effect.number
    share_points(g, min(points, effect.most))


VERBS.on(SHARE_PER_ELVES, share_per_elves)


def share_points(g: Dwarves, points: int) -> None:
    """One question for each point, one after another."""
    g.then(*[ShareHurt(g.active) for _point in range(points)])


@final
class ShareHurt(Decision[Dwarves]):
    """Which Hero loses the next point? (DW-GLO-04, DEC-19)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-GLO-04",)
    asks: ClassVar[str] = N_("The team loses 1 Health. Which Hero loses it?")
    meanwhile: ClassVar[str] = N_("{seat} is naming a Hero who loses Health")

    def options(self, g: Dwarves) -> list[int]:
        return hero_tokens(g, list(range(g.seats)))

    def choose(self, g: Dwarves, token: int) -> None:
        hurt(g, g.seat_of(HERO.of(token)), 1)


def forfeit(g: Dwarves, effect: Effect, do: Do) -> None:
    """Each Hero discards an Equipment card or loses 1 Health (TH11)."""
    g.then(*[Forfeit(seat) for seat in seats_meant(g, effect, do)])


VERBS.on(FORFEIT, forfeit)


@final
class Forfeit(Decision[Dwarves]):
    """Equipment or Health? The Hero's own seat decides (DEC-33)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-15",)
    asks: ClassVar[str] = N_("Do you discard an Equipment card, or lose 1 Health?")
    meanwhile: ClassVar[str] = N_("{seat} is losing Equipment or Health")

    def options(self, g: Dwarves) -> list[int]:
        health = PAY.token(PAY_HEALTH)
        return [PAY.token(PAY_EQUIPMENT), health] if equipment_of(g, self.seat) else [health]

    def choose(self, g: Dwarves, token: int) -> None:
        if PAY.of(token) == PAY_HEALTH:
            hurt(g, self.seat, 1)
        else:
            g.then(DiscardOne(self.seat, self.seat))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("this Hero has no Equipment (DW-EQ-15)") if PAY.has(token) else ""
