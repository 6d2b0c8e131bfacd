"""DRAW, SEARCH, LOSE_EQUIPMENT, KEEP, and cards that come into play (DW-EQ-03, 04, 15; DW-GLO-02)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.verbs import (
    AVERT,
    DRAW,
    EXTRA,
    INSTEAD_HURT,
    INTO_PLAY,
    KEEP,
    LOSE_EQUIPMENT,
    SEARCH,
    SHOW,
    SPECIAL_GIFT,
    YOU,
    Effect,
)
from jotunheim.games.dwarves.rules.actions import add_actions
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.completion import find
from jotunheim.games.dwarves.rules.equipment import (
    TeamLoses,
    draw_equipment,
    equipment_in_all,
    give_special,
    search_equipment,
    show_equipment,
)
from jotunheim.games.dwarves.rules.faceup import (
    lay_faceup,
    piece_of_adventure,
    piece_of_quest,
    take_off,
)
from jotunheim.games.dwarves.rules.tracks import advance_doom
from jotunheim.games.dwarves.rules.verbs.choices import EffectChoice, hero_tokens, may_name
from jotunheim.games.dwarves.rules.verbs.health import share_points
from jotunheim.games.dwarves.state import A_KEPT, Q_KEPT, Dwarves
from jotunheim.games.dwarves.state.pieces import BESIDE
from jotunheim.games.dwarves.tokens import CARD, HERO, is_quest, is_threat
from jotunheim.games.dwarves.words.events.cards import GETS
from jotunheim.games.dwarves.words.names import card_name
from jotunheim.kernel import Step
from jotunheim.texts import N_


def draw(g: Dwarves, effect: Effect, do: Do) -> None:
    """DRAW: one card after another (DW-EQ-04)."""
    draw_equipment(g, effect.number)


def search(g: Dwarves, effect: Effect, do: Do) -> None:
    """SEARCH: any card of the deck."""
    search_equipment(g)


def show(g: Dwarves, effect: Effect, do: Do) -> None:
    """Turn up some cards and pick one of them (AD09)."""
    show_equipment(g, effect.number)


def lose_equipment(g: Dwarves, effect: Effect, do: Do) -> None:
    """LOSE_EQ of the team: Hero and card one by one; what is missing costs Health or Doom (DW-EQ-15)."""
    there = min(effect.number, equipment_in_all(g))
    g.then(*[TeamLoses(g.active) for _card in range(there)])
    missing = effect.number - there
    if missing and effect.instead == INSTEAD_HURT:
        share_points(g, missing)
    elif missing:
        g.then(DoomInstead(missing))


@final
class DoomInstead(Step[Dwarves]):
    """The Doom marker pays for Equipment that nobody has, once the rest is discarded."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def run(self, g: Dwarves) -> None:
        advance_doom(g, self.spaces)


def extra(g: Dwarves, effect: Effect, do: Do) -> None:
    """EXTRA: additional actions of this turn (DW-TURN-06)."""
    add_actions(g, effect.number)


def special(g: Dwarves, effect: Effect, do: Do) -> None:
    """The special Equipment that a level A card of Book 5 names (DW-B5-06, DW-B5-09)."""
    give_special(g, effect.card)


def into_play(g: Dwarves, effect: Effect, do: Do) -> None:
    """An aid comes into play and stays there (DW-SAGA-03)."""
    lay_faceup(g, effect.card, BESIDE)


VERBS.on(DRAW, draw)
VERBS.on(SEARCH, search)
VERBS.on(SHOW, show)
VERBS.on(LOSE_EQUIPMENT, lose_equipment)
VERBS.on(EXTRA, extra)
VERBS.on(SPECIAL_GIFT, special)
VERBS.on(INTO_PLAY, into_play)


# Cards that are kept ----------------------------------------------------------------------------


def keep(g: Dwarves, effect: Effect, do: Do) -> None:
    """KEEP: the Hero who completed the card, or any one Hero, keeps it (DW-GLO-02)."""
    if effect.who == YOU:
        keep_card(g, do.seat, do.card)
    else:
        g.then(Keep(do.seat, do))


VERBS.on(KEEP, keep)


def keep_card(g: Dwarves, seat: int, card: int) -> None:
    """The card lies in front of a Hero for its bonus; it is no Equipment (DW-EQ-15)."""
    if is_quest(card):
        g.quests.move(g, piece_of_quest(g, card), Q_KEPT)
    else:
        g.adventures.move(g, piece_of_adventure(g, card), A_KEPT)
    g.kept = [*g.kept, (card, seat)]
    g.tell(GETS, (seat, card))


@final
class Keep(EffectChoice):
    """Who keeps the card? Present or not (DW-GLO-02, DEC-15)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-GLO-02",)
    asks: ClassVar[str] = N_("Which Hero keeps {card}?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing who keeps a card")

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"card": card_name(g, self.do.card)}

    def options(self, g: Dwarves) -> list[int]:
        return hero_tokens(g, may_name(g, self.effect(g), self.do))

    def choose(self, g: Dwarves, token: int) -> None:
        keep_card(g, g.seat_of(HERO.of(token)), self.do.card)


# Threats that are averted -----------------------------------------------------------------------


def avert(g: Dwarves, effect: Effect, do: Do) -> None:
    """AVERT: faceup Threats leave without effect; if there is none, Equipment instead (AD17)."""
    if any(is_threat(up.card) for up in g.faceup):
        g.then(*[Avert(do.seat, do) for _threat in range(effect.number)])
    else:
        draw_equipment(g, effect.most)


VERBS.on(AVERT, avert)


@final
class Avert(EffectChoice):
    """Which Threat leaves without effect? (DEC-15)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-08", "DW-CARD-20")
    asks: ClassVar[str] = N_("Which Threat is discarded without effect?")
    meanwhile: ClassVar[str] = N_("{seat} is averting a Threat")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens([up.card for up in g.faceup if is_threat(up.card)])

    def choose(self, g: Dwarves, token: int) -> None:
        take_off(g, find(g, CARD.of(token)))
