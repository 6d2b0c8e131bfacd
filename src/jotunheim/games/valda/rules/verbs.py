"""What each operation of the vocabulary does: one home for each (VA-CRD, VA-GEN-11).

Action cards, own options of weapons, successful defences and attacks all come here. An effect on the *target* of an
attack takes what was planned before the STEAL window; an effect on a player of *choice* asks for the player first.
Operations that only answer something (cancel, redirect, repeat) are at home in their windows.
"""

from collections.abc import Callable
from typing import ClassVar, Final, final

from jotunheim.games.valda import effects as op
from jotunheim.games.valda.effects import CHOICE, TARGET, Effect
from jotunheim.games.valda.rules.building import BuildFreely, may_lose_building
from jotunheim.games.valda.rules.cards import (
    DrawFrom,
    destroy_card,
    may_draw,
    shuffle_discards,
)
from jotunheim.games.valda.rules.choices import (
    Borrow,
    ChooseSide,
    Convert,
    PayAndDraw,
    Recover,
    Sacrifice,
)
from jotunheim.games.valda.rules.dice import roll
from jotunheim.games.valda.rules.divine import DrawDivine, Peek, may_draw_divine
from jotunheim.games.valda.rules.frost import freeze
from jotunheim.games.valda.rules.havens import gain_followers, lose_followers, may_lose
from jotunheim.games.valda.rules.resources import gain, ordinary
from jotunheim.games.valda.rules.steals import (
    PickGood,
    burn_goods,
    loot_of,
    plan,
    steal_steps,
    take_by_choice,
    take_cards,
    take_followers,
    take_goods,
)
from jotunheim.games.valda.rules.temples import (
    MoveTemple,
    NameTemple,
    is_immune,
    may_destroy,
    protect,
    remove_temple,
    switch_temples,
)
from jotunheim.games.valda.state.table import HANDS, PILES, Valda
from jotunheim.games.valda.tokens import BUILDING, NOBODY, NONE, PLAYER
from jotunheim.games.valda.words.events.cards import SWAPS_HANDS
from jotunheim.games.valda.words.events.fights import DESTROYS_BUILDING
from jotunheim.games.valda.words.names import seat_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_

Verb = Callable[[Valda, int, Effect, int], None]


@final
class Perform(Step[Valda]):
    """One effect of a card or of a weapon, for the player who plays it."""

    def __init__(self, seat: int, effect: Effect, victim: int = NOBODY) -> None:
        self.seat = seat
        self.effect = effect
        self.victim = victim

    def run(self, g: Valda) -> None:
        if self.effect.whom == CHOICE and self.victim == NOBODY:
            g.then(ChooseOpponent(self.seat, self.effect))
        else:
            VERBS[self.effect.op](g, self.seat, self.effect, self.victim)


def perform_all(seat: int, chosen: list[Effect], victim: int = NOBODY) -> list[Step[Valda]]:
    """The effects of a card in printed order (VA-CARD-14)."""
    return [Perform(seat, effect, victim) for effect in chosen]


# Whom ---------------------------------------------------------------------------------------------


def concerns(g: Valda, seat: int, effect: Effect, other: int) -> bool:
    """Would the effect do something to this player? (VA-CARD-16)"""
    if effect.op == op.STEAL_FOLLOWERS:
        return may_lose(g, other, seat) > 0
    if effect.op == op.STEAL_RESOURCES:
        return ordinary(g, other) > 0
    if effect.op in (op.STEAL_CARD, op.TAKE_CARD):
        return len(g.hand(other)) > 0
    if effect.op == op.DESTROY_TEMPLE:
        return other in may_destroy(g, seat)
    return effect.op == op.DESTROY_BUILDING and len(may_lose_building(g, other)) > 0


def opponents_for(g: Valda, seat: int, effect: Effect) -> list[int]:
    """Opponents on whom the effect would do something (VA-GEN-13)."""
    return [s for s in range(g.seats) if s != seat and concerns(g, seat, effect, s)]


@final
class ChooseOpponent(Decision[Valda]):
    """On whom? (VA-WPN-05, 13, 22)"""

    asks: ClassVar[str] = N_("Which player do you choose?")
    may_be_void: ClassVar[bool] = True  # an action card without an object is wasted (VA-CARD-09)
    clauses: ClassVar[tuple[str, ...]] = ("VA-CARD-14", "VA-CARD-16")

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, g: Valda) -> list[int]:
        return PLAYER.tokens(opponents_for(g, self.seat, self.effect))

    def choose(self, g: Valda, token: int) -> None:
        VERBS[self.effect.op](g, self.seat, self.effect, PLAYER.of(token))


def would_do(g: Valda, seat: int, effect: Effect) -> bool:
    """Would this effect of an own option do something now? (VA-CARD-16)"""
    if effect.whom == CHOICE:
        return len(opponents_for(g, seat, effect)) > 0
    if effect.op == op.DRAW_MAIN:
        return len(may_draw(g)) > 0
    if effect.op == op.DRAW_DIVINE:
        return len(may_draw_divine(g)) > 0
    if effect.op == op.SHUFFLE_DISCARDS:
        return len(g.cards.zones[PILES]) + len(g.cards.zones[PILES + 1]) > 0
    if effect.op == op.IMMUNE_TEMPLES:
        return g.all_temples(seat) > 0 and not is_immune(g, seat)
    if effect.op == op.IGNORE_HAVENS:
        return not g.havenless >> seat & 1
    return True


# The verbs ----------------------------------------------------------------------------------------


def gain_resource(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """From the supply (VA-CRD-01)."""
    gain(g, seat, effect.kind, effect.number)


def win_followers(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """The Viking goes up."""
    gain_followers(g, seat, effect.number)


def make_lose(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """The victim's Viking goes down, as far as the haven lets it (VA-HAV-02)."""
    lose_followers(g, victim, effect.number, seat)


def sacrifice_blood(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """As many followers as blood was paid (VA-CRD-07)."""
    lose_followers(g, victim, loot_of(g, victim).blood, seat)


def steal(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """From the target of an attack what was planned; otherwise plan it now, then the STEAL window (VA-WPN-11)."""
    if effect.whom != TARGET:
        plan(g, seat, victim, effect)
        g.then(*steal_steps(seat))
        return
    loot = loot_of(g, victim)
    if effect.op == op.STEAL_FOLLOWERS:
        take_followers(g, loot)
    elif effect.op == op.STEAL_CARD:
        take_cards(g, loot)
    else:
        take_goods(g, loot)


def steal_freely(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Resources: from a target what was planned; from a player of choice up to so many (VA-WPN-05)."""
    if effect.whom == TARGET:
        take_goods(g, loot_of(g, victim))
        return
    loot_of(g, victim)
    g.then(PickGood(seat, 0, False, effect.number), *steal_steps(seat))


def lose_goods(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Resources go to the supply, as the attacker picked them."""
    burn_goods(g, loot_of(g, victim))


def look_and_take(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Look at a hand and take a card of choice (Trickster's Hand)."""
    take_by_choice(g, seat, victim)


def destroy_cards(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Random cards of the victim's hand (VA-CRD-04, 10)."""
    for _card in range(effect.number):
        destroy_card(g, victim)


def swap_hands(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Whole hands, even an empty one; both know all of them (VA-CRD-06, VA-HID-05, 10)."""
    g.cards.swap(g, HANDS + seat, HANDS + victim)
    g.tell(SWAPS_HANDS, (seat, victim))


def draw_main(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """From one main deck (VA-WPN-09)."""
    g.then(DrawFrom(seat, effect.number))


def draw_from_god(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """The top card of a divine deck."""
    g.then(DrawDivine(seat))


def peek(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Top cards of divine decks, seen by the player alone (VA-HID-02)."""
    g.then(Peek(seat, effect.most))


def recover(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """A card from discard pile B (VA-CRD-03)."""
    g.then(Recover(seat, effect.kind))


def convert(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Diamonds and gold into blood."""
    g.then(Convert(seat, effect.kind, effect.most))


def pay_and_draw(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Cards for diamonds or gold (VA-CRD-02)."""
    g.then(PayAndDraw(seat, effect.price, effect.number, effect.most))


def roll_for_followers(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """One die of a colour, for followers (VA-FOL-04)."""
    roll(g, seat, [effect.kind], True)


def sacrifice_cards(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Followers for discarded cards."""
    g.then(Sacrifice(seat, effect.most, effect.number))


def build_freely(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """A mine or a drill for nothing (VA-BLD-11)."""
    g.then(BuildFreely(seat))


def raise_base(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """More building tokens; one such card a turn (VA-BLD-12, 13, VA-UPD-01)."""
    g.turn.building_points += effect.number - g.book.numbers.building_points
    g.turn.yggdrasil = True


def add_tokens(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Extra tokens, each on the side you choose (VA-WPN-20)."""
    g.then(*[ChooseSide(seat) for _token in range(effect.number)])


def set_dice(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """A die may be turned later in this turn."""
    g.turn.set_dice += effect.number


def swear(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Added to each defence that uses a card, until the turn ends (VA-DEF-03)."""
    g.turn.oaths[seat] += effect.number


def freeze_temple(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """The temple named at launch (VA-CRD-11, 12)."""
    freeze(g, seat, g.attack.site, effect.kind == op.FOR_GAME)


def destroy_temple(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """The temple named at launch, or one that is named now (Mjolnir)."""
    if effect.whom == TARGET:
        remove_temple(g, seat, g.attack.site)
    else:
        g.then(NameTemple(seat, victim))


def move_temple(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """One of your own (Mud Path)."""
    g.then(MoveTemple(seat))


def swap_temples(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Both named at launch (VA-CRD-09)."""
    switch_temples(g, g.attack.own_site, g.attack.site)


def destroy_building(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """The building named at launch, or one that is named now (Blaze of Muspelheim)."""
    if effect.whom == TARGET:
        tear_down(g, seat, victim, g.attack.building)
    else:
        g.then(NameBuilding(seat, victim))


def tear_down(g: Valda, seat: int, victim: int, building: int) -> None:
    """A mine or drill less, but never the last mine (VA-BLD-15)."""
    if building != NONE and building in may_lose_building(g, victim):
        g.buildings[victim * 2 + building] -= 1
        g.tell(DESTROYS_BUILDING, (seat, victim, building))


@final
class NameBuilding(Decision[Valda]):
    """Which building of this player? (VA-BLD-15)"""

    asks: ClassVar[str] = N_("What do you destroy of {whom}?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-BLD-15",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def about(self, g: Valda) -> dict[str, int]:
        return {"victim": self.victim}

    def values(self, g: Valda) -> dict[str, str]:
        return {"whom": seat_name(g, self.victim)}

    def options(self, g: Valda) -> list[int]:
        return BUILDING.tokens(may_lose_building(g, self.victim))

    def choose(self, g: Valda, token: int) -> None:
        tear_down(g, self.seat, self.victim, BUILDING.of(token))


def immune_temples(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Protected until the turn ends (VA-WPN-17)."""
    protect(g, seat)


def ignore_havens(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Until the round ends (VA-WPN-19, VA-HAV-05)."""
    g.havenless |= 1 << seat


def shuffle_piles(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """Both discard piles into their decks (VA-WPN-12)."""
    shuffle_discards(g)


def borrow_power(g: Valda, seat: int, effect: Effect, victim: int) -> None:
    """A level more in an area until the turn ends."""
    g.then(Borrow(seat))


VERBS: Final[dict[int, Verb]] = {
    op.GAIN_RESOURCE: gain_resource,
    op.GAIN_FOLLOWERS: win_followers,
    op.LOSE_FOLLOWERS: make_lose,
    op.PAY_LOSE_FOLLOWERS: sacrifice_blood,
    op.STEAL_FOLLOWERS: steal,
    op.STEAL_RUNE: steal,
    op.STEAL_CARD: steal,
    op.STEAL_RESOURCES: steal_freely,
    op.LOSE_RESOURCES: lose_goods,
    op.TAKE_CARD: look_and_take,
    op.DESTROY_CARD: destroy_cards,
    op.SWAP_HANDS: swap_hands,
    op.DRAW_MAIN: draw_main,
    op.DRAW_DIVINE: draw_from_god,
    op.PEEK_DIVINE: peek,
    op.RECOVER: recover,
    op.CONVERT: convert,
    op.PAY_DRAW: pay_and_draw,
    op.ROLL_FOLLOWERS: roll_for_followers,
    op.DISCARD_FOR_FOLLOWERS: sacrifice_cards,
    op.FREE_BUILDING: build_freely,
    op.BUILDING_POINTS: raise_base,
    op.TOKENS: add_tokens,
    op.SET_DIE: set_dice,
    op.DEFENCE_MOD: swear,
    op.FREEZE_TEMPLE: freeze_temple,
    op.DESTROY_TEMPLE: destroy_temple,
    op.MOVE_TEMPLE: move_temple,
    op.SWAP_TEMPLES: swap_temples,
    op.DESTROY_BUILDING: destroy_building,
    op.IMMUNE_TEMPLES: immune_temples,
    op.IGNORE_HAVENS: ignore_havens,
    op.SHUFFLE_DISCARDS: shuffle_piles,
    op.BORROW_POWER: borrow_power,
}
