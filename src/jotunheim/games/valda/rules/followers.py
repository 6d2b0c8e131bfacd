"""The Followers phase: sermon, trades of the powers, Mork's Seductions and move (VA-FOL, VA-POW-03)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import IN_FOLLOWERS, MOVES, SEDUCTIONS, Trade
from jotunheim.games.valda.rules.actions import may_wield, play_action, wield_own
from jotunheim.games.valda.rules.areas import level_of, power
from jotunheim.games.valda.rules.cards import PickHandCards, discard
from jotunheim.games.valda.rules.dice import roll
from jotunheim.games.valda.rules.havens import gain_followers
from jotunheim.games.valda.rules.resources import can_pay, pay, pay_one
from jotunheim.games.valda.rules.temples import MoveTemple, may_move
from jotunheim.games.valda.rules.valda import LAST_CHANCE, EndLastChance
from jotunheim.games.valda.state.pending import MOVE_USES
from jotunheim.games.valda.state.table import FOLLOWERS_PHASE, Valda
from jotunheim.games.valda.tokens import (
    CARD,
    NOBODY,
    OPTION,
    RESOURCE,
    TRADE,
    TRADES,
    W_END,
    W_MOVE_TEMPLE,
)
from jotunheim.games.valda.words.names import deity_name
from jotunheim.kernel import Decision, Reactions, SeatStep, Step, Window
from jotunheim.texts import N_, _


def uses_left(g: Valda, seat: int, trade: int) -> int:
    """How often a trade may still be used in this turn, by the present level (VA-POW-06, VA-FOL-02)."""
    printed = g.book.trades[trade]
    reached = 1 if printed.deity == NOBODY else level_of(g, seat, printed.deity)
    if reached < printed.level or reached == 0:
        return 0
    return printed.limit[reached - 1] - g.turn.uses[trade]


def can_afford(g: Valda, seat: int, trade: Trade) -> bool:
    """Resources, one of a few resources, hand cards (VA-GEN-11)."""
    if not can_pay(g, seat, trade.cost) or len(g.hand(seat)) < trade.cards:
        return False
    if not trade.either:
        return True
    for kind in trade.either:  # noqa: SIM110 (compiled, a loop is quicker than a generator)
        if g.has(seat, kind) > 0:
            return True
    return False


def can_trade(g: Valda, seat: int, trade: int) -> bool:
    """May the player use this trade now, and pay for it?"""
    return can_afford(g, seat, g.book.trades[trade]) and uses_left(g, seat, trade) > 0


def can_move(g: Valda, seat: int) -> bool:
    """Is there a move of Mork left, and a temple to move? (VA-FOL-06)"""
    return power(g, seat, MOVES) > g.turn.uses[MOVE_USES] and len(may_move(g, seat)) > 0


def may_act(g: Valda, seat: int) -> list[int]:
    """What everybody can see that the player may do (VA-FOL-01, 03, 06)."""
    found = [TRADE.token(trade) for trade in range(TRADES) if can_trade(g, seat, trade)]
    if can_move(g, seat):
        found.append(W_MOVE_TEMPLE)
    return found


def can_act(g: Valda, seat: int) -> bool:
    """Is there anything of it? Asked before each menu, so it stops at the first."""
    for trade in range(TRADES):
        if can_trade(g, seat, trade):
            return True
    return can_move(g, seat)


def may_play_cards(g: Valda, seat: int) -> list[int]:
    """What depends on the hand: Seductions with Mork (VA-GIA-06), own options of weapons."""
    seductions: list[int] = []
    if power(g, seat, SEDUCTIONS):
        seductions = [kind for kind in g.hand_kinds(seat) if g.book.kinds[kind].seduction]
    return CARD.tokens(seductions) + OPTION.tokens(may_wield(g, seat, IN_FOLLOWERS))


def act(g: Valda, seat: int, token: int) -> None:
    """Carry out an entry of the menu."""
    if CARD.has(token):
        play_action(g, seat, CARD.of(token), True)
    elif OPTION.has(token):
        wield_own(g, seat, OPTION.of(token))
    elif token == W_MOVE_TEMPLE:
        g.turn.uses[MOVE_USES] += 1
        g.then(MoveTemple(seat))
    else:
        begin_trade(g, seat, TRADE.of(token))


def begin_trade(g: Valda, seat: int, trade: int) -> None:
    """Pay, then gain or roll (VA-FOL-01, 03)."""
    printed = g.book.trades[trade]
    g.turn.uses[trade] += 1
    pay(g, seat, printed.cost)
    if printed.cards:
        g.then(DiscardForTrade(seat, printed.cards))
    if printed.either:
        g.then(PayEither(seat, trade))
    g.then(FinishTrade(seat, trade))


@final
class DiscardForTrade(PickHandCards):
    """Which cards do you discard? Weapons leave the game (VA-FOL-07, VA-GIA-10, 11)."""

    asks: ClassVar[str] = N_("Which cards do you discard for followers?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-FOL-07", "VA-CARD-15", "VA-CARD-17")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat, number, number)

    def finish(self, g: Valda, picks: list[int]) -> None:
        for token in picks:
            discard(g, self.seat, CARD.of(token))


@final
class PayEither(Decision[Valda]):
    """Diamond or gold? (VA-GOD-09)"""

    asks: ClassVar[str] = N_("With which resource do you pay?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-GOD-09",)

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade = trade

    def options(self, g: Valda) -> list[int]:
        either = g.book.trades[self.trade].either
        return RESOURCE.tokens([kind for kind in either if g.has(self.seat, kind) > 0])

    def choose(self, g: Valda, token: int) -> None:
        pay_one(g, self.seat, RESOURCE.of(token), 1)


@final
class FinishTrade(Step[Valda]):
    """The followers, or the die."""

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def run(self, g: Valda) -> None:
        printed = g.book.trades[self.trade]
        if printed.die != NOBODY:
            roll(g, self.seat, [printed.die], True)
        else:
            gain_followers(g, self.seat, printed.followers)


@final
class FollowersPhase(SeatStep[Valda]):
    """The menu, again and again; if only cards could do something, the question is covert (VA-HID-06)."""

    def run(self, g: Valda) -> None:
        g.turn.phase = FOLLOWERS_PHASE
        if can_act(g, self.seat):
            g.then(FollowersMenu(self.seat))
        else:
            g.then(Window(LAST_CARDS, (self.seat,)), EndLastChance(LAST_CHANCE))


@final
class FollowersMenu(Decision[Valda]):
    """One trade, or the end of the phase; all may be mixed (VA-FOL-02)."""

    asks: ClassVar[str] = N_("Followers phase: what do you do?")
    meanwhile: ClassVar[str] = N_("{seat} is in the Followers phase")
    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("VA-FOL-01", "VA-FOL-02", "VA-FOL-03")

    def options(self, g: Valda) -> list[int]:
        return [*may_act(g, self.seat), *may_play_cards(g, self.seat), W_END]

    def choose(self, g: Valda, token: int) -> None:
        if token != W_END:
            act(g, self.seat, token)
            g.then(FollowersPhase(self.seat))

    def default(self, g: Valda, options: list[int]) -> int:
        return W_END

    def expected(self, g: Valda) -> list[int]:
        mine = [t for t in range(TRADES) if is_known(g, self.seat, t)]
        return TRADE.tokens(mine)

    def why_not(self, g: Valda, token: int) -> str:
        return why_not_act(g, self.seat, token)


def is_known(g: Valda, seat: int, trade: int) -> bool:
    """Has the player this trade at all?"""
    printed = g.book.trades[trade]
    return printed.deity == NOBODY or level_of(g, seat, printed.deity) >= printed.level


def why_not_act(g: Valda, seat: int, token: int) -> str:
    """Why an entry of the menu is missing, with the clause."""
    if TRADE.has(token):
        printed = g.book.trades[TRADE.of(token)]
        if not is_known(g, seat, TRADE.of(token)):
            line = _("this trade needs level {level} of {deity} (VA-FOL-01)")
            return line.format(level=printed.level, deity=deity_name(g, printed.deity))
        if uses_left(g, seat, TRADE.of(token)) <= 0:
            return _("you have used this trade as often as you may in this turn (VA-FOL-02)")
        return _("you cannot pay for it (VA-GEN-11)")
    if CARD.has(token):
        return _("in the Followers phase only Seductions are played, with Mork (VA-GIA-06)")
    if OPTION.has(token):
        return _("you do not hold this weapon, or it would do nothing now (VA-CARD-16)")
    if token == W_MOVE_TEMPLE:
        return _("a move needs level 2 of Mork, once a turn (VA-GIA-07)")
    return ""


@final
class LastCards(Reactions[Valda]):
    """Nothing can be traded, but Seductions and weapons may still be played (VA-GIA-06, VA-WPN-02)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("Followers phase: do you play a card?")
    ends: ClassVar[str] = N_("End the Followers phase")
    clauses: ClassVar[tuple[str, ...]] = ("VA-GIA-06", "VA-WPN-02", "VA-HID-06")

    def may(self, g: Valda, seat: int) -> list[int]:
        return may_play_cards(g, seat)

    def react(self, g: Valda, seat: int, token: int) -> None:
        g.leave(LAST_CHANCE)
        act(g, seat, token)
        g.then(FollowersPhase(seat))

    def why_not(self, g: Valda, seat: int, token: int) -> str:
        return why_not_act(g, seat, token)


LAST_CARDS: Final[LastCards] = LastCards()
