"""The questions of heroic orders: one for each hero, each once a turn, free of hourglasses (SH-HER)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.actions import fill, why_not_fill
from jotunheim.games.stronghold.rules.board import (
    defenders_at,
    is_in,
    ranks_at,
)
from jotunheim.games.stronghold.rules.commands import (
    ends_of,
    fillable,
    may_give,
    places_for,
    sources,
)
from jotunheim.games.stronghold.rules.hourglasses import give
from jotunheim.games.stronghold.rules.movement import asked_tokens, send
from jotunheim.games.stronghold.rules.reveal import flip
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    DEFENDER,
    FALL_BACK,
    HEROIC,
    KINDS,
    POSSESSION,
    SPACE,
    TO_WORK,
    UNIT,
)
from jotunheim.games.stronghold.words.events.defender import HEROIC_ORDER, POSSESSED
from jotunheim.games.stronghold.words.names import heroic_name, space_name, unit_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _


@final
class GiveOrder(Decision[Stronghold]):
    """Which heroic order does the hero give? (SH-HER-02, 03)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-HER-02", "SH-HER-03", "SH-HER-09")
    asks: ClassVar[str] = N_("Which order does the {hero} give?")
    meanwhile: ClassVar[str] = N_("{seat} is giving a heroic order")

    def __init__(self, hero: int) -> None:
        super().__init__(DEFENDER)
        self.hero = hero

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"unit": KINDS + self.hero}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"hero": unit_name(g, KINDS + self.hero)}

    def options(self, g: Stronghold) -> list[int]:
        return HEROIC.tokens(may_give(g, self.hero))

    def choose(self, g: Stronghold, token: int) -> None:
        order = HEROIC.of(token)
        g.hero_used |= 1 << self.hero
        g.tell(HEROIC_ORDER, (KINDS + self.hero, order))
        if flip(g, POSSESSION, order):  # as soon as hero and order are named (SH-P5-08r)
            g.heroic_gone |= 1 << order
            g.tell(POSSESSED, (order,))
            return
        g.heroic_used |= 1 << order
        g.then(OrderFrom(self.hero, order))

    def expected(self, g: Stronghold) -> list[int]:
        return HEROIC.all()

    def why_not(self, g: Stronghold, token: int) -> str:
        if not HEROIC.has(token):
            return ""
        order = HEROIC.of(token)
        if is_in(g.heroic_gone, order):
            return _("this order left the game (SH-P5-08)")
        if is_in(g.heroic_used, order):
            return _("each order is given once a turn (SH-HER-03)")
        return _("nobody could be sent by this order now (SH-HER-09)")


@final
class OrderFrom(Decision[Stronghold]):
    """Where is the unit that the order sends? (SH-HER-04 to 06)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-HER-04", "SH-HER-05", "SH-HER-06")
    asks: ClassVar[str] = N_("{order}: a unit from where?")
    meanwhile: ClassVar[str] = N_("{seat} is giving a heroic order")

    def __init__(self, hero: int, order: int) -> None:
        super().__init__(DEFENDER)
        self.hero = hero
        self.order = order

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"unit": KINDS + self.hero, "heroic": self.order}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"order": heroic_name(g, self.order)}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(sources(g, self.order, self.hero))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(OrderWho(self.hero, self.order, SPACE.of(token)))

    def routes(self, g: Stronghold) -> list[list[int]]:
        found: list[list[int]] = []
        starts = sources(g, self.order, self.hero)
        for start in starts:
            kinds = ranks_at(g, start)
            for kind in kinds:
                picks = [(SPACE.token(start), len(starts)), (UNIT.token(kind), len(kinds))]
                found.append(asked_tokens(picks))
        return [route for route in found if route]

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token) or defenders_at(g, SPACE.of(token)) == 0:
            return ""
        if self.order == FALL_BACK:
            return _("the unit must stand on a section of the hero's side (SH-HER-06)")
        return _("this order cannot send a unit from there (SH-HER-09)")


@final
class OrderWho(Decision[Stronghold]):
    """Which unit is sent? (SH-HER-09)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-HER-09",)
    asks: ClassVar[str] = N_("Who leaves {space}?")
    meanwhile: ClassVar[str] = N_("{seat} is giving a heroic order")

    def __init__(self, hero: int, order: int, space: int) -> None:
        super().__init__(DEFENDER)
        self.hero = hero
        self.order = order
        self.space = space

    def about(self, g: Stronghold) -> dict[str, int]:
        return {
            "space": self.space,
            "units": self.space,
            "unit": KINDS + self.hero,
            "heroic": self.order,
        }

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"space": space_name(g, self.space)}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(ranks_at(g, self.space))

    def choose(self, g: Stronghold, token: int) -> None:
        g.then(OrderTo(self.hero, self.order, self.space, UNIT.of(token)))


@final
class OrderTo(Decision[Stronghold]):
    """Where is the unit sent? Gale tokens at both ends are flipped (SH-HER-09)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-HER-04", "SH-HER-05", "SH-HER-06", "SH-P5-07")
    asks: ClassVar[str] = N_("{unit}: where to?")
    meanwhile: ClassVar[str] = N_("{seat} is giving a heroic order")

    def __init__(self, hero: int, order: int, space: int, kind: int) -> None:
        super().__init__(DEFENDER)
        self.hero = hero
        self.order = order
        self.space = space
        self.kind = kind

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.space, "unit": self.kind, "heroic": self.order}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"unit": unit_name(g, self.kind)}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(places_for(g, ends_of(g, self.order, self.hero), self.space))

    def choose(self, g: Stronghold, token: int) -> None:
        end = SPACE.of(token)
        if send(g, self.kind, self.space, end) and self.order == TO_WORK:
            g.then(WorkOn(end))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        if self.order == TO_WORK:
            return _("an hourglass must find a space in the building (SH-HER-05)")
        return _("the section needs a hero and a free space (SH-HER-04)")


@final
class WorkOn(Decision[Stronghold]):
    """The hourglass of the second order is placed at once on an action there (SH-HER-05r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-HER-05",)
    asks: ClassVar[str] = N_("{building}: which action gets the hourglass?")
    meanwhile: ClassVar[str] = N_("{seat} is placing an hourglass")

    def __init__(self, building: int) -> None:
        super().__init__(DEFENDER)
        self.building = building

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.building}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"building": space_name(g, self.building)}

    def options(self, g: Stronghold) -> list[int]:
        return ACTION.tokens(fillable(g, self.building))

    def choose(self, g: Stronghold, token: int) -> None:
        give(g, 1)
        g.hourglasses.on_hand -= 1  # it never was on hand: it cannot pay a Gale (SH-P5-07r)
        fill(g, ACTION.of(token))

    def expected(self, g: Stronghold) -> list[int]:
        return ACTION.tokens(g.book.actions_of[self.building])

    def why_not(self, g: Stronghold, token: int) -> str:
        return why_not_fill(g, ACTION.of(token)) if ACTION.has(token) else ""
