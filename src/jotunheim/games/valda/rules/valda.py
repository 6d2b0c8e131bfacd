"""The Valda phase: actions in any order, as long as they can be paid (VA-VAL, VA-GOD-04, VA-GIA-01)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import FLIPS, IN_VALDA, ONE_FOR_ONE, TWO_FOR_ONE
from jotunheim.games.valda.rules.actions import (
    may_play,
    may_wield,
    play_action,
    why_not_play,
    wield_own,
)
from jotunheim.games.valda.rules.areas import power
from jotunheim.games.valda.rules.building import (
    begin_building,
    may_build,
    may_build_in,
    why_not_build,
)
from jotunheim.games.valda.rules.cards import draw, may_draw
from jotunheim.games.valda.rules.resources import gain, has_set, may_give, runes_left
from jotunheim.games.valda.state.pending import EXCHANGE_USES, FLIP_USES
from jotunheim.games.valda.state.table import VALDA_PHASE, Valda
from jotunheim.games.valda.tokens import (
    AREA,
    BUILD,
    CARD,
    DRAW,
    GAIN,
    OPTION,
    ORDINARY,
    RESOURCE,
    RESOURCES,
    RUNE,
    TEMPLE_BUILDING,
    W_BUY_RUNE,
    W_END,
    W_FLIP_TO_ACT,
    W_FLIP_TO_BUILD,
    W_ONE_FOR_ONE,
    W_TRADE_FOUR,
    W_TRADE_RUNE,
    W_TWO_FOR_ONE,
)
from jotunheim.games.valda.words.events.turns import FLIPS_TO_ACT, FLIPS_TO_BUILD, TRADES
from jotunheim.kernel import Decision, End, Reactions, SeatStep, Window
from jotunheim.texts import N_, _, plural

GAINS: Final = GAIN.all()
LAST_CHANCE: Final = 3  # the kind of the End of a menu's last question


def exchanges_left(g: Valda, seat: int) -> int:
    """Heimdall's trades of 1 for 1 in this turn (VA-GOD-04)."""
    return power(g, seat, ONE_FOR_ONE) - g.turn.uses[EXCHANGE_USES]


def flips_left(g: Valda, seat: int) -> int:
    """Ymir's flips of this turn, in either direction (VA-GIA-01, VA-POW-06)."""
    return power(g, seat, FLIPS) - g.turn.uses[FLIP_USES]


def may_act(g: Valda, seat: int) -> list[int]:
    """What everybody can see that the player may do; these trades belong to this phase (VA-VAL-01, 13)."""
    turn = g.turn
    found: list[int] = []
    if turn.action_points > 0:
        found += GAINS  # (VA-VAL-03)
        found += DRAW.tokens(may_draw(g))  # (VA-VAL-04)
    if turn.building_points > 0:
        found += BUILD.tokens(may_build(g, seat))  # (VA-VAL-09)
    if not g.switches.base:
        if turn.building_points > 0 and runes_left(g) != 0:
            found.append(W_BUY_RUNE)  # (VA-VAL-08)
        if g.has(seat, RUNE) > 0:
            found.append(W_TRADE_RUNE)  # (VA-VAL-07)
    found += may_trade(g, seat)
    if flips_left(g, seat) > 0:
        if turn.action_points > 0:
            found.append(W_FLIP_TO_BUILD)
        if turn.building_points > 0:
            found.append(W_FLIP_TO_ACT)
    return found


def can_act(g: Valda, seat: int) -> bool:
    """Is there anything of it? Asked before each menu; what is mostly there comes first."""
    turn = g.turn
    if turn.action_points > 0:
        return True
    runes = not g.switches.base and (turn.building_points > 0 or g.has(seat, RUNE) > 0)
    return (runes and runes_left(g) != 0) or len(may_act(g, seat)) > 0


def may_trade(g: Valda, seat: int) -> list[int]:
    """Trades of ordinary resources: four for one, and Heimdall's (VA-VAL-06, 11)."""
    found: list[int] = []
    if has_set(g, seat, g.book.numbers.trade):
        found.append(W_TRADE_FOUR)
    if has_set(g, seat, 2) and power(g, seat, TWO_FOR_ONE):
        found.append(W_TWO_FOR_ONE)
    if has_set(g, seat, 1) and exchanges_left(g, seat) > 0:
        found.append(W_ONE_FOR_ONE)
    return found


def may_play_cards(g: Valda, seat: int) -> list[int]:
    """What depends on the hand: action cards, own options of weapons."""
    return CARD.tokens(may_play(g, seat)) + OPTION.tokens(may_wield(g, seat, IN_VALDA))


def act(g: Valda, seat: int, token: int) -> None:
    """Carry out an entry of the menu."""
    if CARD.has(token):
        play_action(g, seat, CARD.of(token), False)
    elif OPTION.has(token):
        wield_own(g, seat, OPTION.of(token))
    elif BUILD.has(token):
        begin_building(g, seat, BUILD.of(token))
    elif GAIN.has(token):
        g.turn.action_points -= 1
        gain(g, seat, GAIN.of(token), 1)
    elif DRAW.has(token):
        g.turn.action_points -= 1
        draw(g, seat, DRAW.of(token), 1)
    else:
        trade_or_flip(g, seat, token)


def trade_or_flip(g: Valda, seat: int, token: int) -> None:
    """Entries of the menu that change tokens or resources without an action card."""
    turn = g.turn
    if token == W_BUY_RUNE:
        turn.building_points -= 1
        gain(g, seat, RUNE, 1)
    elif token == W_TRADE_RUNE:  # 1 rune for one of each (VA-RES-04)
        g.goods[seat * RESOURCES + RUNE] -= 1
        for resource in range(ORDINARY):
            gain(g, seat, resource, 1)
    elif token == W_TRADE_FOUR:
        g.then(GiveKind(seat, g.book.numbers.trade))
    elif token == W_TWO_FOR_ONE:
        g.then(GiveKind(seat, 2))
    elif token == W_ONE_FOR_ONE:
        turn.uses[EXCHANGE_USES] += 1
        g.then(GiveKind(seat, 1))
    else:
        flip(g, seat, token == W_FLIP_TO_BUILD)


def flip(g: Valda, seat: int, to_build: bool) -> None:
    """Turn a token over (VA-GIA-01)."""
    step = 1 if to_build else -1
    g.turn.uses[FLIP_USES] += 1
    g.turn.action_points -= step
    g.turn.building_points += step
    g.tell(FLIPS_TO_BUILD if to_build else FLIPS_TO_ACT, (seat,))


@final
class ValdaPhase(SeatStep[Valda]):
    """The menu, again and again; if only cards could do something, the question is covert (VA-HID-06)."""

    def run(self, g: Valda) -> None:
        g.turn.phase = VALDA_PHASE
        if can_act(g, self.seat):
            g.then(ValdaMenu(self.seat))
        else:
            g.then(Window(LAST_CARDS, (self.seat,)), EndLastChance(LAST_CHANCE))


@final
class EndLastChance(End[Valda]):
    """The last question of a menu is over."""


@final
class ValdaMenu(Decision[Valda]):
    """One action, or the end of the phase; unspent tokens are lost (VA-VAL-01 to 12)."""

    asks: ClassVar[str] = N_("Valda phase: you have {actions} and {buildings}. What do you do?")
    meanwhile: ClassVar[str] = N_("{seat} is in the Valda phase")
    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("VA-VAL-01", "VA-VAL-12")

    def values(self, g: Valda) -> dict[str, str]:
        acts, builds = g.turn.action_points, g.turn.building_points
        return {
            "actions": plural("{n} action point", "{n} action points", acts),
            "buildings": plural("{n} building point", "{n} building points", builds),
        }

    def options(self, g: Valda) -> list[int]:
        return [*may_act(g, self.seat), *may_play_cards(g, self.seat), W_END]

    def choose(self, g: Valda, token: int) -> None:
        if token != W_END:
            act(g, self.seat, token)
            g.then(ValdaPhase(self.seat))

    def default(self, g: Valda, options: list[int]) -> int:
        return W_END

    def routes(self, g: Valda) -> list[list[int]]:
        """A temple with its area, a trade with both kinds: one click each."""
        found = trade_routes(g, self.seat)
        areas = may_build_in(g, self.seat) if g.turn.building_points > 0 else []
        if len(areas) > 1:
            temple = BUILD.token(TEMPLE_BUILDING)
            found += [[temple, AREA.token(area)] for area in areas]
        return found

    def expected(self, g: Valda) -> list[int]:
        return [*CARD.tokens(g.hand_kinds(self.seat)), *BUILD.all(), W_TRADE_FOUR]

    def why_not(self, g: Valda, token: int) -> str:
        return why_not_act(g, self.seat, token)


def trade_routes(g: Valda, seat: int) -> list[list[int]]:
    """The trades on offer with the kinds given and got; a kind that is the only choice is not asked for."""
    prices = {W_TRADE_FOUR: g.book.numbers.trade, W_TWO_FOR_ONE: 2, W_ONE_FOR_ONE: 1}
    found: list[list[int]] = []
    for trade in may_trade(g, seat):
        givable = may_give(g, seat, prices[trade])
        for given in givable:
            first = [trade, RESOURCE.token(given)] if len(givable) > 1 else [trade]
            for got in range(ORDINARY):
                if got != given:
                    found.append([*first, RESOURCE.token(got)])
    return found


def why_not_act(g: Valda, seat: int, token: int) -> str:
    """Why an entry of the menu is missing, with the clause."""
    if CARD.has(token):
        if not g.holds(seat, CARD.of(token)):
            return _("you do not hold this card")
        return why_not_play(g, seat, CARD.of(token))
    if BUILD.has(token):
        return why_not_build(g, seat, BUILD.of(token))
    if OPTION.has(token):
        return _("you do not hold this weapon, or it would do nothing now (VA-CARD-16)")
    if token == W_TRADE_FOUR:
        return _("you do not have 4 of one resource; runes do not count (VA-VAL-06)")
    if token == W_BUY_RUNE:
        return _("you have no building point, or there are no runes (VA-VAL-08)")
    if token == W_TRADE_RUNE:
        return _("you have no rune (VA-VAL-07)")
    if token in (W_FLIP_TO_ACT, W_FLIP_TO_BUILD):
        return _("only Ymir flips tokens, twice a turn (VA-GIA-01)")
    if token in (W_ONE_FOR_ONE, W_TWO_FOR_ONE):
        return _("this trade needs Heimdall (VA-GOD-04)")
    if GAIN.has(token) or DRAW.has(token):
        return _("you have no action point left (VA-VAL-03)")
    return ""


@final
class LastCards(Reactions[Valda]):
    """No token and no trade is left, but free cards and weapons may still be played (VA-VAL-10, VA-WPN-02)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("Valda phase: only free cards are left. Do you play one?")
    ends: ClassVar[str] = N_("End the Valda phase")
    clauses: ClassVar[tuple[str, ...]] = ("VA-VAL-10", "VA-WPN-02", "VA-HID-06")

    def may(self, g: Valda, seat: int) -> list[int]:
        return may_play_cards(g, seat)

    def react(self, g: Valda, seat: int, token: int) -> None:
        g.leave(LAST_CHANCE)
        act(g, seat, token)
        g.then(ValdaPhase(seat))

    def why_not(self, g: Valda, seat: int, token: int) -> str:
        return why_not_act(g, seat, token)


LAST_CARDS: Final[LastCards] = LastCards()


@final
class GiveKind(Decision[Valda]):
    """Which resource do you give? No runes (VA-VAL-06, VA-RES-05)."""

    asks: ClassVar[str] = N_("Which resource do you give ({n} of it)?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-VAL-06", "VA-GOD-04", "VA-RES-05")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def about(self, g: Valda) -> dict[str, int]:
        return {"number": self.number}

    def values(self, g: Valda) -> dict[str, str]:
        return {"n": str(self.number)}

    def options(self, g: Valda) -> list[int]:
        return RESOURCE.tokens(may_give(g, self.seat, self.number))

    def choose(self, g: Valda, token: int) -> None:
        g.then(GetKind(self.seat, RESOURCE.of(token), self.number))


@final
class GetKind(Decision[Valda]):
    """Which other resource do you get? (VA-VAL-06)"""

    asks: ClassVar[str] = N_("Which resource do you get?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-VAL-06", "VA-RES-03")

    def __init__(self, seat: int, given: int, number: int) -> None:
        super().__init__(seat)
        self.given = given
        self.number = number

    def about(self, g: Valda) -> dict[str, int]:
        return {"given": self.given}

    def options(self, g: Valda) -> list[int]:
        return RESOURCE.tokens([kind for kind in range(ORDINARY) if kind != self.given])

    def choose(self, g: Valda, token: int) -> None:
        first = self.seat * RESOURCES
        g.goods[first + self.given] -= self.number
        g.goods[first + RESOURCE.of(token)] += 1
        g.tell(TRADES, (self.seat, self.given, self.number, RESOURCE.of(token), 1))
