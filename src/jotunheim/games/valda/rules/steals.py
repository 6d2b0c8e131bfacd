"""Steals: the picks, the STEAL window, then everything moves at once (VA-WPN-11, VA-HAV-04, VA-WIN)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import STEAL
from jotunheim.games.valda.effects import (
    LOSE_RESOURCES,
    PAY_LOSE_FOLLOWERS,
    STEAL_CARD,
    STEAL_FOLLOWERS,
    STEAL_RESOURCES,
    STEAL_RUNE,
    Effect,
)
from jotunheim.games.valda.rules.havens import gain_followers, may_lose
from jotunheim.games.valda.rules.resources import give, ordinary, pay_one
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.pending import Loot
from jotunheim.games.valda.state.table import HANDS, Valda
from jotunheim.games.valda.tokens import (
    AMOUNT,
    BLOOD,
    CARD,
    LOOT,
    LOOT_CARD,
    LOOT_FOLLOWER,
    LOOT_RESOURCE,
    LOOT_RUNE,
    NOBODY,
    OPTION,
    ORDINARY,
    PLAYER,
    RESOURCE,
    RESOURCES,
    RUNE,
)
from jotunheim.games.valda.words.events.cards import LOOKS, STEALS_CARD, STEALS_CARD_HIDDEN
from jotunheim.games.valda.words.events.fights import LOSES, STEALS, STEALS_FOLLOWERS
from jotunheim.games.valda.words.events.turns import LOSES_FOLLOWERS
from jotunheim.games.valda.words.names import seat_name
from jotunheim.kernel import DONE, Decision, Reactions, Step, Window
from jotunheim.texts import N_

# Planning -----------------------------------------------------------------------------------------


def plan(g: Valda, thief: int, victim: int, effect: Effect) -> None:
    """Note what an effect will take from a victim, as far as it is there (VA-GEN-11, VA-HAV-04, VA-CRD-05, 08)."""
    loot = loot_of(g, victim)
    at = g.loots.index(loot)
    if effect.op == STEAL_FOLLOWERS:
        loot.followers = min(effect.number, may_lose(g, victim, thief))
    elif effect.op == STEAL_RUNE:
        loot.goods[RUNE] = min(effect.number, g.has(victim, RUNE))
    elif effect.op == STEAL_CARD:
        loot.cards = min(effect.number, len(g.hand(victim)))
    elif effect.op in (STEAL_RESOURCES, LOSE_RESOURCES):
        for _pick in range(min(effect.number, ordinary(g, victim))):
            g.then(PickGood(thief, at, effect.op == LOSE_RESOURCES))
    elif effect.op == PAY_LOSE_FOLLOWERS:
        g.then(PayBlood(thief, at, effect.most))


def loot_of(g: Valda, victim: int) -> Loot:
    """The loot of a victim, a new one if there is none yet."""
    for loot in g.loots:
        if loot.victim == victim:
            return loot
    loot = Loot(victim)
    g.loots.append(loot)
    return loot


def goods_left(g: Valda, loot: Loot, resource: int) -> int:
    """What a victim has of a resource besides what is already picked."""
    return g.has(loot.victim, resource) - loot.goods[resource] - loot.burnt[resource]


@final
class PickGood(Decision[Valda]):
    """One of the victim's resources, as the acting player likes; no runes (VA-RES-03, VA-WPN-05)."""

    asks: ClassVar[str] = N_("Which resource does {whom} lose?")
    may_be_void: ClassVar[bool] = True
    ends: ClassVar[str] = N_("Enough")
    clauses: ClassVar[tuple[str, ...]] = ("VA-ATK-13", "VA-RES-03")

    def __init__(self, seat: int, at: int, burns: bool, left: int = 0) -> None:
        super().__init__(seat)
        self.at = at
        self.burns = burns
        self.left = left  # more than 0: the player may stop, and picks up to so many

    def about(self, g: Valda) -> dict[str, int]:
        return {"victim": g.loots[self.at].victim, "number": self.left}

    def values(self, g: Valda) -> dict[str, str]:
        return {"whom": seat_name(g, g.loots[self.at].victim)}

    def options(self, g: Valda) -> list[int]:
        loot = g.loots[self.at]
        found = RESOURCE.tokens([r for r in range(ORDINARY) if goods_left(g, loot, r) > 0])
        return [*found, DONE] if self.left else found

    def choose(self, g: Valda, token: int) -> None:
        if token == DONE:
            return
        loot = g.loots[self.at]
        goods = loot.burnt if self.burns else loot.goods
        goods[RESOURCE.of(token)] += 1
        if self.left > 1:
            g.then(PickGood(self.seat, self.at, self.burns, self.left - 1))


@final
class PayBlood(Decision[Valda]):
    """How much blood for the Sacrificial stone? No more than has an effect (VA-CRD-07)."""

    asks: ClassVar[str] = N_("{whom} loses a follower for each divine blood. How much do you pay?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-CRD-07", "VA-HAV-02")

    def __init__(self, seat: int, at: int, most: int) -> None:
        super().__init__(seat)
        self.at = at
        self.most = most

    def about(self, g: Valda) -> dict[str, int]:
        return {"victim": g.loots[self.at].victim}

    def values(self, g: Valda) -> dict[str, str]:
        return {"whom": seat_name(g, g.loots[self.at].victim)}

    def options(self, g: Valda) -> list[int]:
        can = may_lose(g, g.loots[self.at].victim, self.seat)
        return AMOUNT.tokens(list(range(min(self.most, can, g.has(self.seat, BLOOD)) + 1)))

    def choose(self, g: Valda, token: int) -> None:
        g.loots[self.at].blood = AMOUNT.of(token)
        pay_one(g, self.seat, BLOOD, AMOUNT.of(token))


# The window ---------------------------------------------------------------------------------------


def takes(loot: Loot) -> bool:
    """Will at least one piece be stolen?"""
    cards = loot.cards + loot.chosen + (1 if loot.drawn else 0)
    return loot.followers + sum(loot.goods) + cards > 0


def extras(g: Valda, loot: Loot) -> list[int]:
    """Kinds of which one more can be had from the same player (VA-WPN-11)."""
    found: list[int] = []
    if 0 < loot.followers < may_lose(g, loot.victim, g.thief):
        found.append(LOOT_FOLLOWER)
    if sum(loot.goods[:ORDINARY]) and any(goods_left(g, loot, r) > 0 for r in range(ORDINARY)):
        found.append(LOOT_RESOURCE)
    if loot.goods[RUNE] and goods_left(g, loot, RUNE) > 0:
        found.append(LOOT_RUNE)
    cards = loot.cards + loot.chosen + (1 if loot.drawn else 0)
    if 0 < cards < len(g.hand(loot.victim)):
        found.append(LOOT_CARD)
    return found


@final
class Steals(Reactions[Valda]):
    """The thief may play Bone Wand, before anything moves (VA-WPN-11)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("You steal. Do you steal 1 more?")
    ends: ClassVar[str] = N_("No more")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-11", "VA-WIN-01")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        held = held_options(g, seat, STEAL)
        if held and any(extras(g, loot) for loot in g.loots):
            return OPTION.tokens(held)
        return []

    def react(self, g: Valda, seat: int, token: int) -> None:
        wield(g, seat, OPTION.of(token))
        g.then(MoreFrom(seat))


STEALS_WINDOW: Final[Steals] = Steals()


@final
class MoreFrom(Decision[Valda]):
    """Several players are hit at once: from whom one more? (VA-WPN-11)"""

    asks: ClassVar[str] = N_("From whom do you steal 1 more?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-11",)

    def options(self, g: Valda) -> list[int]:
        return PLAYER.tokens([loot.victim for loot in g.loots if extras(g, loot)])

    def choose(self, g: Valda, token: int) -> None:
        victims = [loot.victim for loot in g.loots]
        g.then(MoreOf(self.seat, victims.index(PLAYER.of(token))))


@final
class MoreOf(Decision[Valda]):
    """A steal takes two kinds: of which one more? (VA-WPN-11)"""

    asks: ClassVar[str] = N_("What do you steal 1 more of?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-11",)

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def about(self, g: Valda) -> dict[str, int]:
        return {"victim": g.loots[self.at].victim}

    def options(self, g: Valda) -> list[int]:
        return LOOT.tokens(extras(g, g.loots[self.at]))

    def choose(self, g: Valda, token: int) -> None:
        loot = g.loots[self.at]
        kind = LOOT.of(token)
        if kind == LOOT_FOLLOWER:
            loot.followers += 1
        elif kind == LOOT_RESOURCE:
            g.then(PickGood(self.seat, self.at, False))
        elif kind == LOOT_RUNE:
            loot.goods[RUNE] += 1
        elif loot.chosen:  # of your choice, as with Trickster's Hand itself
            g.then(ChooseCard(self.seat, self.at))
        else:
            loot.cards += 1


@final
class ChooseCard(Decision[Valda]):
    """Which card of the hand that was looked at? (Trickster's Hand, VA-HID-02)"""

    asks: ClassVar[str] = N_("Which card do you take from {whom}?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-22", "VA-HID-02")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def about(self, g: Valda) -> dict[str, int]:
        return {"victim": g.loots[self.at].victim}

    def values(self, g: Valda) -> dict[str, str]:
        return {"whom": seat_name(g, g.loots[self.at].victim)}

    def options(self, g: Valda) -> list[int]:
        loot = g.loots[self.at]
        hand = g.hand(loot.victim)
        prints = g.cards.veil.prints
        kinds = {prints[card] for card in hand[: len(hand) - loot.chosen]}
        return CARD.tokens(sorted(kinds))

    def choose(self, g: Valda, token: int) -> None:
        """The card goes on top of the hand: a state names no hidden card, only its place."""
        loot = g.loots[self.at]
        zone = HANDS + loot.victim
        g.cards.put(g, g.cards.find(zone, CARD.of(token)), zone, zone, False)
        loot.chosen += 1
        look(g, self.seat, loot.victim)

    def always_stops(self, g: Valda) -> bool:
        """If there are several cards; a missing pause would tell that they are alike."""
        loot = g.loots[self.at]
        return len(g.hand(loot.victim)) - loot.chosen > 1


def look(g: Valda, seat: int, victim: int) -> None:
    """A player sees the hand of another (VA-HID-02)."""
    for card in g.hand(victim):
        g.cards.show(g, card, 1 << seat)


def take_by_choice(g: Valda, thief: int, victim: int) -> None:
    """Look at a hand and steal a card of your choice (Trickster's Hand)."""
    g.tell(LOOKS, (thief, victim))
    look(g, thief, victim)
    loot_of(g, victim)
    g.then(ChooseCard(thief, 0))
    g.then(*steal_steps(thief))


# Taking -------------------------------------------------------------------------------------------


def steal_steps(thief: int) -> list[Step[Valda]]:
    """What follows the picks of a steal that is no attack."""
    return [BeginSteal(thief), TAKE_ALL]


@final
class BeginSteal(Step[Valda]):
    """The window is held if at least one piece will be taken (VA-WIN-01)."""

    def __init__(self, thief: int) -> None:
        self.thief = thief

    def run(self, g: Valda) -> None:
        g.thief = self.thief
        if any(takes(loot) for loot in g.loots):
            g.then(Window(STEALS_WINDOW, (self.thief,), True))


@final
class TakeAll(Step[Valda]):
    """Everything that was picked goes to the thief."""

    def run(self, g: Valda) -> None:
        for loot in g.loots:
            take_followers(g, loot)
            take_goods(g, loot)
            take_cards(g, loot)
        end_steal(g)


TAKE_ALL: Final = TakeAll()


def end_steal(g: Valda) -> None:
    """The steal is over."""
    g.loots = []
    g.thief = NOBODY


def take_followers(g: Valda, loot: Loot) -> None:
    """The thief gains exactly what the victim loses; it is no loss to the supply (VA-HAV-04, VA-WPN-10)."""
    number = loot.followers
    if number > 0:
        g.tell(STEALS_FOLLOWERS, (g.thief, loot.victim, number))
        g.followers[loot.victim] -= number
        g.tell(LOSES_FOLLOWERS, (loot.victim, number, g.followers[loot.victim]))
        gain_followers(g, g.thief, number)


def take_goods(g: Valda, loot: Loot) -> None:
    """Resources and runes go to the thief."""
    for resource in range(RESOURCES):
        number = loot.goods[resource]
        if number:
            give(g, loot.victim, g.thief, resource, number)
            g.tell(STEALS, (g.thief, loot.victim, resource, number))


def burn_goods(g: Valda, loot: Loot) -> None:
    """Resources go to the supply."""
    for resource in range(RESOURCES):
        number = loot.burnt[resource]
        if number:
            g.goods[loot.victim * RESOURCES + resource] -= number
            g.tell(LOSES, (loot.victim, resource, number))


def take_cards(g: Valda, loot: Loot) -> None:
    """The card just drawn, those chosen, and random ones; seen by the old and the new owner (VA-HID-03, 05, 12)."""
    number = loot.chosen + (1 if loot.drawn else 0)
    for _card in range(number):
        take_card(g, loot.victim, g.cards.top(HANDS + loot.victim))
    for _card in range(loot.cards):
        hand = g.hand(loot.victim)
        if hand:
            take_card(g, loot.victim, hand[g.chance.below(len(hand))])


def take_card(g: Valda, victim: int, card: int) -> None:
    """One card goes from a hand to the thief's."""
    g.cards.move(g, card, HANDS + g.thief, HANDS + victim)
    g.tell(STEALS_CARD, (g.thief, victim, g.book.prints[card]))
    g.tell(STEALS_CARD_HIDDEN, (g.thief, victim))
