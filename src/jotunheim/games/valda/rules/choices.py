"""Choices that cards ask for after the ACT window, and those of own weapons (VA-CARD-14, VA-CRD)."""

from typing import ClassVar, final

from jotunheim.games.valda.book.tables import ATTACK, DEFENCE
from jotunheim.games.valda.effects import RECOVER_ATTACK
from jotunheim.games.valda.rules.areas import all_areas, sites_of
from jotunheim.games.valda.rules.cards import DrawFrom, PickHandCards, discard, may_draw
from jotunheim.games.valda.rules.havens import gain_followers
from jotunheim.games.valda.rules.resources import gain, pay_one
from jotunheim.games.valda.state.table import HANDS, PILES, Valda
from jotunheim.games.valda.tokens import (
    ACTION_SIDE,
    AREA,
    CARD,
    DECK_B,
    DIAMOND,
    GOLD,
    NOBODY,
    RESOURCE,
    SIDE,
)
from jotunheim.games.valda.words.events.cards import RECOVERS
from jotunheim.games.valda.words.events.turns import BORROWS
from jotunheim.kernel import DONE, Decision
from jotunheim.texts import N_


@final
class Convert(Decision[Valda]):
    """Turn diamonds or gold into another resource, one at a time (Odin - Leader of the Gods)."""

    asks: ClassVar[str] = N_("What do you turn into divine blood (up to {n} more)?")
    ends: ClassVar[str] = N_("Enough")
    clauses: ClassVar[tuple[str, ...]] = ("VA-CARD-14",)

    def __init__(self, seat: int, into: int, left: int) -> None:
        super().__init__(seat)
        self.into = into
        self.left = left

    def about(self, g: Valda) -> dict[str, int]:
        return {"number": self.left}

    def values(self, g: Valda) -> dict[str, str]:
        return {"n": str(self.left)}

    def options(self, g: Valda) -> list[int]:
        mine = [kind for kind in (DIAMOND, GOLD) if g.has(self.seat, kind) > 0]
        return [*RESOURCE.tokens(mine), DONE]

    def choose(self, g: Valda, token: int) -> None:
        if token != DONE:
            pay_one(g, self.seat, RESOURCE.of(token), 1)
            gain(g, self.seat, self.into, 1)
            if self.left > 1:
                g.then(Convert(self.seat, self.into, self.left - 1))


@final
class PayAndDraw(Decision[Valda]):
    """Pay 2 diamonds or 2 gold for a card, up to so many times (Grim, VA-CRD-02)."""

    asks: ClassVar[str] = N_("With what do you pay for a card (up to {n} more)?")
    ends: ClassVar[str] = N_("Enough")
    clauses: ClassVar[tuple[str, ...]] = ("VA-CRD-02",)

    def __init__(self, seat: int, price: int, number: int, left: int) -> None:
        super().__init__(seat)
        self.price = price
        self.number = number
        self.left = left

    def about(self, g: Valda) -> dict[str, int]:
        return {"number": self.left}

    def values(self, g: Valda) -> dict[str, str]:
        return {"n": str(self.left)}

    def options(self, g: Valda) -> list[int]:
        mine = [kind for kind in (DIAMOND, GOLD) if g.has(self.seat, kind) >= self.price]
        return [*(RESOURCE.tokens(mine) if may_draw(g) else []), DONE]

    def choose(self, g: Valda, token: int) -> None:
        if token != DONE:
            pay_one(g, self.seat, RESOURCE.of(token), self.price)
            g.then(DrawFrom(self.seat, self.number))
            if self.left > 1:
                g.then(PayAndDraw(self.seat, self.price, self.number, self.left - 1))


@final
class Recover(Decision[Valda]):
    """A card of discard pile B goes to the hand, for all to see (VA-CRD-03, VA-CARD-08, 09, VA-HID-09)."""

    asks: ClassVar[str] = N_("Which card do you take from the discard pile?")
    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("VA-CRD-03", "VA-CARD-08", "VA-CARD-13")

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def options(self, g: Valda) -> list[int]:
        type_ = ATTACK if self.what == RECOVER_ATTACK else DEFENCE
        kinds = {kind for kind in g.cards.prints_in(PILES + DECK_B) if g.book.types[kind] == type_}
        return CARD.tokens(sorted(kinds))

    def choose(self, g: Valda, token: int) -> None:
        kind = CARD.of(token)
        pile = PILES + DECK_B
        g.cards.move(g, g.cards.find(pile, kind), HANDS + self.seat, pile)
        g.tell(RECOVERS, (self.seat, kind))


@final
class Sacrifice(PickHandCards):
    """Discard up to so many cards; followers for each (Sacrifice)."""

    asks: ClassVar[str] = N_("Which cards do you sacrifice?")
    ends: ClassVar[str] = N_("Sacrifice these")
    clauses: ClassVar[tuple[str, ...]] = ("VA-CARD-17",)

    def __init__(self, seat: int, most: int, each: int) -> None:
        super().__init__(seat, 0, most)
        self.each = each

    def finish(self, g: Valda, picks: list[int]) -> None:
        for token in picks:
            discard(g, self.seat, CARD.of(token))
        gain_followers(g, self.seat, len(picks) * self.each)


def may_borrow(g: Valda, seat: int) -> list[int]:
    """Areas in which an opponent has an unfrozen temple (Borrowed Power, VA-OCC-07)."""
    return [
        area
        for area in all_areas()
        if any(g.sites[s] not in (NOBODY, seat) and g.frost[s] == 0 for s in sites_of(area))
    ]


@final
class Borrow(Decision[Valda]):
    """Your level there counts 1 higher until the end of this turn (Borrowed Power, VA-AREA-08)."""

    asks: ClassVar[str] = N_("Where do you borrow power?")
    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("VA-POW-01", "VA-OCC-07")

    def options(self, g: Valda) -> list[int]:
        return AREA.tokens(may_borrow(g, self.seat))

    def choose(self, g: Valda, token: int) -> None:
        area = AREA.of(token)
        g.turn.borrowed[area] += 1
        g.tell(BORROWS, (self.seat, g.occupants[area]))


@final
class ChooseSide(Decision[Valda]):
    """An extra token, on the side you like (Transform, VA-WPN-20)."""

    asks: ClassVar[str] = N_("Which side of the extra token do you use?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-20", "VA-VAL-05")

    def options(self, g: Valda) -> list[int]:
        return SIDE.all()

    def choose(self, g: Valda, token: int) -> None:
        if SIDE.of(token) == ACTION_SIDE:
            g.turn.action_points += 1
        else:
            g.turn.building_points += 1
