"""Andôkai's spells: drawn with an action, held up to three, played in windows (DW-HERO-01 to 04)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.windows import OWN_MENU, W1, W2, W4, W5
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.board import is_perished, troops_in
from jotunheim.games.dwarves.rules.completion import reward
from jotunheim.games.dwarves.rules.dice import SIX, die_options, set_die
from jotunheim.games.dwarves.rules.items import can_heal
from jotunheim.games.dwarves.rules.losses import prevent
from jotunheim.games.dwarves.rules.powers import RollSomeAgain
from jotunheim.games.dwarves.rules.quests import has_fights_at
from jotunheim.games.dwarves.rules.standing import holds, is_held
from jotunheim.games.dwarves.rules.tasks import ITEMS, Item
from jotunheim.games.dwarves.state import S_BOOK, S_DECK, S_HAND, Dwarves
from jotunheim.games.dwarves.tokens import (
    ANDOKAI,
    BALANCE,
    BALL_LIGHTNING,
    BLACKSADDLE,
    CARD,
    DIE,
    GATE_OF_WINDS,
    GUST,
    HEALING_BREEZE,
    HEXES,
    KINDS,
    RECRUIT,
    SPELL,
    SPELL_BOOK,
    TEMPEST,
    W_CAST,
    W_DRAW_SPELL,
    WHISPERING_WIND,
    WIND_ARMOUR,
)
from jotunheim.games.dwarves.words.events.cards import DRAWS_SPELL, GETS, USES
from jotunheim.games.dwarves.words.names import dice_said, kind_name
from jotunheim.kernel import ALL, NO_CARD, Decision, Step
from jotunheim.texts import N_, _

NOTHING: Final[list[int]] = []

# Drawing ----------------------------------------------------------------------------------------


def may_draw(g: Dwarves, seat: int) -> bool:
    """Andôkai's action; her deck must have a spell (DW-HERO-01)."""
    return g.heroes[seat] == ANDOKAI and g.left > 0 and bool(g.spells.zones[S_DECK])


def draw_spells(g: Dwarves, seat: int) -> None:
    """One spell, or two with the Spell Book, which does not help the action that draws it."""
    spend_action(g)
    number = 1
    if holds(g, seat, SPELL_BOOK):
        number += g.book.cards[SPELL_BOOK].lasting[0].number
    for _spell in range(number):
        draw_spell(g, seat)
    g.then(KeepThree(seat))


def draw_spell(g: Dwarves, seat: int) -> None:
    """A spell comes to hand; the Spell Book is put faceup at once (DW-HERO-04)."""
    piece = g.spells.draw(g, S_DECK, S_HAND)
    if piece == NO_CARD:
        return
    g.tell(DRAWS_SPELL, (seat,))
    if g.spells.veil.prints[piece] == SPELL_BOOK:
        g.spells.move(g, piece, S_BOOK)
        g.tell(GETS, (seat, SPELL_BOOK))


@final
class KeepThree(Step[Dwarves]):
    """More than three: the surplus goes under the deck at once (DW-HERO-02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dwarves) -> None:
        if len(g.spells.zones[S_HAND]) > g.book.numbers.hand:
            g.then(PutUnder(self.seat), KeepThree(self.seat))


@final
class PutUnder(Decision[Dwarves]):
    """Which spell goes under the deck? (DW-HERO-02, DEC-22)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-02",)
    asks: ClassVar[str] = N_("You hold more than three spells. Which one goes under the deck?")
    meanwhile: ClassVar[str] = N_("{seat} is putting a spell away")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(sorted(g.spells.prints_in(S_HAND)))

    def choose(self, g: Dwarves, token: int) -> None:
        g.spells.put_under(g, g.spells.find(S_HAND, CARD.of(token)), S_DECK)


# Playing ----------------------------------------------------------------------------------------


def castable(g: Dwarves, seat: int, window: int) -> list[int]:
    """Spells in her hand that fit this window and have a target (DW-HERO-03)."""
    if g.heroes[seat] != ANDOKAI or not g.spells.zones[S_HAND]:
        return NOTHING
    prints = g.spells.veil.prints
    found: list[int] = []
    for piece in g.spells.zones[S_HAND]:
        card = prints[piece]
        if g.book.cards[card].windows & window and has_target(g, seat, card):
            found.append(card)
    found.sort()
    return found


def has_target(g: Dwarves, seat: int, card: int) -> bool:
    """Would the spell do anything now?"""
    if card == HEALING_BREEZE:
        return can_heal(g)
    if card == GATE_OF_WINDS:
        return not all(is_held(g, other) for other in range(g.seats))
    if card == BALANCE:
        return g.roll.dice[-1] < SIX
    if card == BALL_LIGHTNING:
        return any(is_in_lightning(g, seat, place) for place in range(HEXES))
    if card == TEMPEST:
        return any(is_in_tempest(g, place) for place in range(HEXES))
    if card == WHISPERING_WIND:
        return any(g.skulls)
    return card in (GUST, WIND_ARMOUR)


def lightning_hexes(g: Dwarves, seat: int) -> list[int]:
    """Hexes within the spell's reach with troops, or where a card's troops are fought."""
    return [place for place in range(HEXES) if is_in_lightning(g, seat, place)]


def is_in_lightning(g: Dwarves, seat: int, place: int) -> bool:
    """Is the hex one of these?"""
    if not troops_in(g, place) and not has_fights_at(g, place):
        return False
    return g.book.distance[g.at[seat]][place] <= g.book.cards[BALL_LIGHTNING].rewards[0].most


def tempest_hexes(g: Dwarves) -> list[int]:
    """Hexes whose troops a Tempest can blow away: no Perished Land, not Blacksaddle."""
    return [place for place in range(HEXES) if is_in_tempest(g, place)]


def is_in_tempest(g: Dwarves, place: int) -> bool:
    """Is the hex one of these?"""
    if not troops_in(g, place) or place == BLACKSADDLE or is_perished(g, place):
        return False
    return len(tempest_goals(g, place)) > 0


def tempest_goals(g: Dwarves, place: int) -> list[int]:
    """The neighbours to which a Tempest can blow troops; Blacksaddle is one."""
    return [other for other in g.book.near[place] if not is_perished(g, other)]


def cast(g: Dwarves, seat: int, card: int) -> None:
    """A spell is played without an action and goes under the deck; all have seen it (DW-HERO-03)."""
    piece = g.spells.find(S_HAND, card)
    g.tell(USES, (seat, card))
    g.spells.show(g, piece, ALL)
    g.spells.put_under(g, piece, S_DECK)
    if card == WIND_ARMOUR:
        prevent(g, g.book.cards[card].lasting[0].number)
    elif card == GUST:
        g.then(RollSomeAgain(seat, 1, len(g.roll.dice)))
    elif card == BALANCE:
        g.then(SetDie(seat))
    elif card == WHISPERING_WIND:
        g.then(BlankDie(seat))
    else:
        reward(g, card, seat)


@final
class SetDie(Decision[Dwarves]):
    """Samusin's Balance: which die becomes a 6? (DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-03", "DW-CHK-10")
    asks: ClassVar[str] = N_("The dice show {dice}. Which one becomes a 6?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a die")

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"dice": dice_said(g, tuple(g.roll.dice))}

    def options(self, g: Dwarves) -> list[int]:
        return [token for token in die_options(g) if g.roll.dice[DIE.of(token)] < SIX]

    def choose(self, g: Dwarves, token: int) -> None:
        set_die(g, DIE.of(token), SIX)


@final
class BlankDie(Decision[Dwarves]):
    """Whispering Wind: which Recruitment die becomes a blank? (DW-COUN-12, DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-03", "DW-COUN-12")
    asks: ClassVar[str] = N_("{dice} are about to come. Which die becomes a blank?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a Recruitment die")

    def values(self, g: Dwarves) -> dict[str, str]:
        shown = [f"{g.skulls[kind]} {kind_name(g, kind)}" for kind in range(KINDS)]
        return {"dice": ", ".join(shown)}

    def options(self, g: Dwarves) -> list[int]:
        return [RECRUIT.token(kind) for kind in range(KINDS) if g.skulls[kind]]

    def choose(self, g: Dwarves, token: int) -> None:
        g.skulls[RECRUIT.of(token)] = 0


@final
class Cast(Decision[Dwarves]):
    """Which spell do you play? (DW-HERO-03, DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-03",)
    asks: ClassVar[str] = N_("Which spell do you play?")
    meanwhile: ClassVar[str] = N_("{seat} is playing a spell")

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(castable(g, self.seat, OWN_MENU))

    def choose(self, g: Dwarves, token: int) -> None:
        cast(g, self.seat, CARD.of(token))


# What windows and the menu offer ----------------------------------------------------------------


@final
class Spells(Item):
    """Andôkai's spells."""

    def has(self, token: int) -> bool:
        return token in (W_DRAW_SPELL, W_CAST) or (CARD.has(token) and CARD.of(token) >= SPELL)

    def offer(self, g: Dwarves, seat: int, window: int, found: list[int]) -> None:
        """Spells in windows; two words in Andôkai's menu."""
        if g.heroes[seat] != ANDOKAI:
            return
        spells = castable(g, seat, window)
        if window != OWN_MENU:
            found += CARD.tokens(spells)
            return
        if may_draw(g, seat):
            found.append(W_DRAW_SPELL)
        if spells:
            found.append(W_CAST)

    def use(self, g: Dwarves, seat: int, token: int, window: int) -> None:
        """Carry out one of them."""
        if token == W_DRAW_SPELL:
            draw_spells(g, seat)
        elif token == W_CAST:
            g.then(Cast(seat))
        else:
            cast(g, seat, CARD.of(token))

    def why_not(self, g: Dwarves, seat: int, token: int, window: int) -> str:
        """Why a spell cannot be played now."""
        if token == W_DRAW_SPELL:
            return _("only Andôkai draws spells, with an action (DW-HERO-01)")
        if token == W_CAST:
            return _("no spell in hand fits this moment (DW-HERO-03)")
        if CARD.has(token) and CARD.of(token) >= SPELL:
            return _("this spell is not in hand, or does not fit this moment (DW-HERO-03)")
        return ""


ITEMS.on(OWN_MENU | W1 | W2 | W4 | W5, Spells())
