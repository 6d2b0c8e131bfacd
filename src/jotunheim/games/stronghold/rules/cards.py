"""Action cards in general: skip or perform, ways to pay, the Spy's surcharge (SH-ACT)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.rules.board import (
    all_foregrounds,
    all_ramparts,
    all_sections,
    has_fulfilled,
    is_in,
)
from jotunheim.games.stronghold.rules.equipment import (
    equip,
    lay_bridge,
    may_bridge,
    may_equip,
    why_no_bridge,
    why_not_equip,
)
from jotunheim.games.stronghold.rules.machines import build, may_build, why_not_build
from jotunheim.games.stronghold.rules.questions import SUPPLY, AboutCard
from jotunheim.games.stronghold.rules.rituals import LayRitual, may_curse
from jotunheim.games.stronghold.rules.supplies import mark_performed
from jotunheim.games.stronghold.rules.training import (
    TROLLS,
    PlaceTroll,
    may_train,
    train,
    why_not_train,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ARTILLERYMAN,
    BANNER,
    BLOOD_MAGIC,
    BLOODSTONES,
    BRIDGE,
    DEVOTED_WARLOCKS,
    GOBLIN,
    INVADER_UNITS,
    PATH,
    QUARTERMASTER,
    RACES,
    SIEGE_TOWERS,
    SPACE,
    TRAINER,
    TREBUCHET,
    TRENCH_MASTER,
    UNIT,
    W_SKIP,
    WAY,
)
from jotunheim.games.stronghold.words.events.invader import PAID, SKIP, SPY_UNIT
from jotunheim.kernel import Step
from jotunheim.texts import N_, _


def is_ritual(card: int) -> bool:
    """Is it one of the five ritual cards?"""
    return card >= BLOODSTONES


def targets(g: Stronghold, card: int) -> list[int]:
    """Tokens of everything the card can be aimed at now (SH-ACT-08)."""
    if card < BANNER:
        return SPACE.tokens(may_build(g, card))
    if card == BRIDGE:
        return PATH.tokens(may_bridge(g))
    if card < ARTILLERYMAN:
        return SPACE.tokens(may_equip(g, card))
    if card < BLOODSTONES:
        return SPACE.tokens(may_train(g, card))
    return may_curse(g, card)


def expected_places(card: int) -> list[int]:
    """Places where people look for this card, taken or not."""
    if card == BRIDGE:
        return PATH.all()
    if card in (SIEGE_TOWERS, TREBUCHET):
        return SPACE.tokens(all_foregrounds())
    if card < BANNER or card in (QUARTERMASTER, TRENCH_MASTER):
        return SPACE.tokens(all_ramparts())
    return SPACE.tokens(all_sections()) if card < ARTILLERYMAN else []


def price(g: Stronghold, card: int, way: int) -> list[int]:
    """Goblins, orcs and trolls of one way to pay; Blood Magic saves a goblin of a ritual (OB01)."""
    units = g.book.cards[card].ways[way][:]
    if is_ritual(card) and has_fulfilled(g, BLOOD_MAGIC):
        saved = g.book.objectives[BLOOD_MAGIC].amount
        units[GOBLIN] = max(units[GOBLIN] - saved, 1)
    return units


def can_pay(g: Stronghold, card: int, way: int) -> bool:
    """Is the whole price in the supply, with one more unit for a Spy? (SH-ACT-02, 05, 06)

    Exactly these types: a stronger unit does not stand in for a weaker one (SH-ACT-10r).
    """
    units = price(g, card, way)
    left = 0
    for kind in range(RACES):
        if units[kind] > g.supply[kind]:
            return False
        left += g.supply[kind] - units[kind]
    spy = 1 if is_in(g.spies, card) else 0
    return g.wood >= g.book.cards[card].wood and left >= spy


@final
class PlayCard(AboutCard):
    """Skip the card, or choose a way to pay for it (SH-ACT-01, 09).

    A way is offered only if it can be paid in full and the card has a target.
    """

    clauses: ClassVar[tuple[str, ...]] = ("SH-ACT-01", "SH-ACT-05", "SH-ACT-09")
    asks: ClassVar[str] = N_("{card}: perform it, or skip it?")
    meanwhile: ClassVar[str] = N_("{seat} is thinking about the next action card")

    def options(self, g: Stronghold) -> list[int]:
        ways = len(g.book.cards[self.card].ways)
        found = [WAY.token(way) for way in range(ways) if can_pay(g, self.card, way)]
        if not found or not targets(g, self.card):
            return [W_SKIP]
        found.append(W_SKIP)
        return found

    def choose(self, g: Stronghold, token: int) -> None:
        if token == W_SKIP:
            g.tell(SKIP, (self.card,))
            return
        card = self.card
        pay(g, card, WAY.of(token))
        if is_in(g.spies, card):
            g.then(PaySpy(card))
        g.then(target_step(card), Performed(card))

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_SKIP

    def expected(self, g: Stronghold) -> list[int]:
        return WAY.tokens(list(range(len(g.book.cards[self.card].ways))))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not WAY.has(token):
            return ""
        return why_not_pay(g, self.card, WAY.of(token))


def why_not_pay(g: Stronghold, card: int, way: int) -> str:
    """Why a way to pay is not on offer."""
    if way >= len(g.book.cards[card].ways):
        return _("the card names one way to pay (SH-ACT-10)")
    if not targets(g, card):
        return _("it has no target, or no token is left (SH-ACT-08)")
    if g.wood < g.book.cards[card].wood:
        line = _("it costs {wood} wood, you have {there} (SH-ACT-05)")
        return line.format(wood=g.book.cards[card].wood, there=g.wood)
    if is_in(g.spies, card):
        return _("the supply cannot pay these units and one more for the Spy (SH-ACT-06)")
    return _("these units are not in the supply (SH-ACT-05)")


def pay(g: Stronghold, card: int, way: int) -> None:
    """Units and wood lie on the card; each unit gives an hourglass (SH-ACT-03, SH-HG-01, 02)."""
    units = price(g, card, way)
    wood = g.book.cards[card].wood
    for kind in range(RACES):
        g.supply[kind] -= units[kind]
        g.paid[kind] += units[kind]
    g.wood -= wood
    g.paid_wood += wood
    g.due += sum(units) + g.book.cards[card].hourglasses
    mark_performed(g)
    g.tell(PAID, (card, *units, wood))


@final
class PaySpy(AboutCard):
    """A card with a Spy costs one more unit, of any type (SH-ACT-06)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-ACT-06", "SH-SCO-02")
    asks: ClassVar[str] = N_("A Spy watches {card}: which extra unit do you pay?")
    meanwhile: ClassVar[str] = N_("{seat} is paying for the Spy")

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"card": self.card, "units": SUPPLY}

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens([kind for kind in INVADER_UNITS if g.supply[kind] > 0])

    def choose(self, g: Stronghold, token: int) -> None:
        kind = UNIT.of(token)
        g.supply[kind] -= 1
        g.paid[kind] += 1
        g.due += 1  # a spent unit like any other (SH-ACT-06r)
        g.tell(SPY_UNIT, (kind,))


def target_step(card: int) -> Step[Stronghold]:
    """What follows the payment: where the machine, token or ritual goes."""
    if is_ritual(card):
        return LayRitual(card)
    if card == TRAINER:
        return PlaceTroll(TROLLS)
    return AimCard(card)


@final
class AimCard(AboutCard):
    """Where does the machine or token go? (SH-P2-01, SH-P3-01, SH-P4-01)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P2-01", "SH-P3-01", "SH-P4-01", "SH-ACT-09")
    asks: ClassVar[str] = N_("{card}: where?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a place")

    def options(self, g: Stronghold) -> list[int]:
        return targets(g, self.card)

    def choose(self, g: Stronghold, token: int) -> None:
        card = self.card
        if card == BRIDGE:
            lay_bridge(g, PATH.of(token))
        elif card < BANNER:
            build(g, card, SPACE.of(token))
        elif card < ARTILLERYMAN:
            equip(g, card, SPACE.of(token))
        else:
            train(g, card, SPACE.of(token))

    def expected(self, g: Stronghold) -> list[int]:
        return expected_places(self.card)

    def why_not(self, g: Stronghold, token: int) -> str:
        if self.card == BRIDGE:
            return why_no_bridge(g, PATH.of(token)) if PATH.has(token) else ""
        if not SPACE.has(token):
            return ""
        space = SPACE.of(token)
        if self.card < BANNER:
            return why_not_build(g, self.card, space)
        if self.card < ARTILLERYMAN:
            return why_not_equip(g, self.card, space)
        return why_not_train(g, self.card, space)


@final
class Performed(Step[Stronghold]):
    """The card is resolved; Devoted Warlocks save an hourglass of each ritual (OB03)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Stronghold) -> None:
        if is_ritual(self.card) and has_fulfilled(g, DEVOTED_WARLOCKS):
            g.due = max(g.due - g.book.objectives[DEVOTED_WARLOCKS].amount, 0)
