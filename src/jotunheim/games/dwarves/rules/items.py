"""The use of Equipment: in windows, in the own menu, after rolls and before losses (DW-EQ-08 to 11, 13).

DW-WHO-03: what is for one's own turn stands in the menu only; added dice work by themselves.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.lasting import BAN_HEALING
from jotunheim.games.dwarves.effects.windows import OWN_MENU, W1, W3, W4, W5
from jotunheim.games.dwarves.rules.board import troops_in
from jotunheim.games.dwarves.rules.completion import reward
from jotunheim.games.dwarves.rules.dice import SIX, die_options, reroll, set_die
from jotunheim.games.dwarves.rules.equipment import equipment_of, lose_card
from jotunheim.games.dwarves.rules.losses import may_pay, prevent, take_point
from jotunheim.games.dwarves.rules.places import with_near
from jotunheim.games.dwarves.rules.powers import once
from jotunheim.games.dwarves.rules.standing import bans, equipment_works, most_health, works
from jotunheim.games.dwarves.rules.tasks import ITEMS, Item
from jotunheim.games.dwarves.rules.threats import cancel_threat
from jotunheim.games.dwarves.state import E_HELD, Dwarves
from jotunheim.games.dwarves.state.pieces import (
    AMULET_USED,
    LOSS_DRAGON,
    LOSS_FIGHT,
    RING_USED,
    TIONIUM_USED,
)
from jotunheim.games.dwarves.tokens import (
    AMULET,
    BLACKBEER,
    CARD,
    DIE,
    DISGUISE,
    HERBS,
    HORN,
    RING,
    SHIELD,
    SKULL,
    THROWING_AXES,
    TIONIUM,
    W_TAKE,
    W_USE,
    is_equipment,
    is_threat,
)
from jotunheim.games.dwarves.words.events.cards import CANCELLED, USES
from jotunheim.games.dwarves.words.names import dice_said
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

NOTHING: Final[list[int]] = []

# Where a card can be used -----------------------------------------------------------------------


def usable(g: Dwarves, seat: int, window: int) -> list[int]:
    """The seat's Equipment that can be used in this window, with a legal target (DW-WHO-01)."""
    held = g.equipment.zones[E_HELD + seat]
    if not held:
        return NOTHING
    prints = g.equipment.veil.prints
    found: list[int] = []
    for piece in held:
        card = prints[piece]
        if g.book.cards[card].windows & window and has_use(g, seat, card, window):
            found.append(card)
    if not found or not equipment_works(g):
        return NOTHING
    found.sort()
    return found


def has_use(g: Dwarves, seat: int, card: int, window: int) -> bool:
    """Would the card do anything now?"""
    if window == W5:
        return has_use_for_loss(g, seat, card)
    if card == AMULET:
        return seat == g.roll.seat and not g.used & once(AMULET_USED, seat)
    if card == RING:
        ready = seat == g.roll.seat and not g.used & once(RING_USED, seat)
        return ready and g.roll.dice[-1] < SIX
    if card == DISGUISE:
        return window == W3 or (g.variant.is_saga() and bool(may_suppress(g)))
    if card == HERBS:
        return can_heal(g)
    if card == THROWING_AXES:
        return any(troops_in(g, place) for place in with_near(g, g.at[seat]))
    if card == BLACKBEER:
        return True
    if card == SKULL:
        return may_pay(g, seat) and any(g.troops)
    return card == HORN and any(g.troops)


def has_use_for_loss(g: Dwarves, seat: int, card: int) -> bool:
    """Before a loss: Herbs heal, the Shield takes over, the Armor ignores (DW-EQ-11, DW-EQ-13)."""
    loss = g.loss
    if card == HERBS:
        return can_heal(g)
    if card == SHIELD:
        return seat != loss.seat
    own = seat == loss.seat and seat == g.active and loss.cause == LOSS_FIGHT
    return card == TIONIUM and own and not g.used & once(TIONIUM_USED, seat)


def can_heal(g: Dwarves) -> bool:
    """May a Hero gain Health, and does one lack any? (DW-EQ-12)"""
    if bans(g, BAN_HEALING):
        return False
    return any(g.health[seat] < most_health(g, seat) for seat in range(g.seats))


def may_suppress(g: Dwarves) -> list[int]:
    """Books 2 to 4: faceup Threats whose effect a Disguise can suspend (DW-EQ-10)."""
    return [up.card for up in g.faceup if is_threat(up.card) and works(g, up)]


# What a use does --------------------------------------------------------------------------------


def use_card(g: Dwarves, seat: int, card: int, window: int) -> None:
    """A card is used; one that is spent goes to the discard pile first (DW-EQ-08)."""
    g.tell(USES, (seat, card))
    if g.book.cards[card].discarded:
        lose_card(g, seat, card)
    if card == DISGUISE:
        disguise(g, seat, window)
    elif card == SHIELD:
        take_point(g, seat)
    elif card == TIONIUM:
        g.used |= once(TIONIUM_USED, seat)
        prevent(g, 1)
    elif card in (AMULET, RING):
        g.used |= once(AMULET_USED if card == AMULET else RING_USED, seat)
        g.then(ChangeDie(seat, card))
    else:
        reward(g, card, seat)


def disguise(g: Dwarves, seat: int, window: int) -> None:
    """A Threat about to work is cancelled; in Books 2 to 4 one may be suspended (DW-EQ-09, DW-EQ-10)."""
    if window == W3:
        card = cancel_threat(g)
        g.tell(CANCELLED, (seat, card))
    else:
        g.then(Suppress(seat))


@final
class Suppress(Decision[Dwarves]):
    """Which Threat has no effect until the end of this turn? (DW-EQ-10)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-10",)
    asks: ClassVar[str] = N_("Which Threat has no effect until the end of this turn?")
    meanwhile: ClassVar[str] = N_("{seat} is using a Deceptive Disguise")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(may_suppress(g))

    def choose(self, g: Dwarves, token: int) -> None:
        g.silenced |= 1 << CARD.of(token)
        g.tell(CANCELLED, (self.seat, CARD.of(token)))


@final
class ChangeDie(Decision[Dwarves]):
    """Amulet: which die is rolled again? Ring: which die becomes a 6? (DEC-11)"""

    asks: ClassVar[str] = N_("Which die is rolled again, or becomes a 6?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-CHK-10", "DW-CHK-11")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a die")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.card}

    def question(self, g: Dwarves) -> str:
        line = _("The dice show {dice}. Which one becomes a 6?")
        if self.card == AMULET:
            line = _("The dice show {dice}. Which one is rolled again?")
        return line.format(dice=dice_said(g, tuple(g.roll.dice)))

    def options(self, g: Dwarves) -> list[int]:
        if self.card == AMULET:
            return die_options(g)
        return [token for token in die_options(g) if g.roll.dice[DIE.of(token)] < SIX]

    def choose(self, g: Dwarves, token: int) -> None:
        if self.card == AMULET:
            reroll(g, DIE.of(token))
        else:
            set_die(g, DIE.of(token), SIX)


@final
class UseCard(Decision[Dwarves]):
    """Which of your Equipment cards do you use? (DW-EQ-08, DEC-23)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-08", "DW-WHO-03")
    asks: ClassVar[str] = N_("Which Equipment card do you use?")
    meanwhile: ClassVar[str] = N_("{seat} is using Equipment")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(usable(g, self.seat, OWN_MENU))

    def choose(self, g: Dwarves, token: int) -> None:
        use_card(g, self.seat, CARD.of(token), OWN_MENU)


# What windows and the menu offer ----------------------------------------------------------------


@final
class Equipment(Item):
    """Equipment that can be used."""

    def has(self, token: int) -> bool:
        return token in (W_USE, W_TAKE) or (CARD.has(token) and is_equipment(CARD.of(token)))

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Cards in windows; one word in the menu; a dragon's damage may be taken over (DW-B4-10)."""
        cards = usable(g, seat, window)
        if window == OWN_MENU:
            if cards:
                found.append(W_USE)
            return
        for card in cards:
            found.append(CARD.token(card))
        if window == W5 and g.loss.cause == LOSS_DRAGON and seat != g.loss.seat:
            found.append(W_TAKE)

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        if token == W_USE:
            g.then(UseCard(seat))
        elif token == W_TAKE:
            take_point(g, seat)
        else:
            use_card(g, seat, CARD.of(token), window)

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why a card cannot be used now."""
        if token == W_USE:
            return _("this Hero has no Equipment to use now (DW-WHO-03)")
        if not CARD.has(token) or not is_equipment(CARD.of(token)):
            return ""
        if CARD.of(token) not in equipment_of(g, seat):
            return _("this Hero does not have it")
        return _("it is of no use at this moment (DW-WHO-01)")


ITEMS.on(OWN_MENU | W1 | W3 | W4 | W5, Equipment())
