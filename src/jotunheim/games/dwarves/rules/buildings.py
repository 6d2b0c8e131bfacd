"""Ramparts and Catapults: where they can be built, and at what a Catapult can shoot (DW-B4-13)."""

from typing import Final

from jotunheim.games.dwarves.effects.goals import CATAPULT, RAMPART
from jotunheim.games.dwarves.effects.verbs import DRAGON
from jotunheim.games.dwarves.rules.board import is_in, is_perished, leaders_in, troops_in
from jotunheim.games.dwarves.rules.completion import part_done
from jotunheim.games.dwarves.rules.faceup import is_building
from jotunheim.games.dwarves.rules.places import dragon_of
from jotunheim.games.dwarves.state import Q_DONE, Q_UP, Dwarves
from jotunheim.games.dwarves.state.pieces import NO_RARE
from jotunheim.games.dwarves.tokens import BLACKSADDLE, HEXES
from jotunheim.games.dwarves.words.events.cards import TILE_LIES

NOTHING: Final[list[int]] = []
FIRST_PIECE: Final = 3  # the Rampart's place among the pieces of the box; the Catapult follows
NEAREST_SHOT: Final = 2  # hexes of a Catapult (DW-B4-13)
FARTHEST_SHOT: Final = 3


def may_build(g: Dwarves, seat: int) -> list[int]:
    """Cards whose tile a Hero may build here, also after they were completed (DW-B4-13, DW-CARD-15)."""
    if g.rare is NO_RARE:
        return NOTHING
    cards = [*g.quests.prints_in(Q_UP), *g.quests.prints_in(Q_DONE)]
    return [card for card in cards if is_building(g, card) and can_stand(g, card, g.at[seat])]


def can_stand(g: Dwarves, card: int, place: int) -> bool:
    """A tile is left, and the hex can take it: no Perished Land, no second one (DW-B4-13)."""
    piece = g.book.cards[card].quest[0].piece
    built = buildings(g, piece)
    if is_perished(g, place) or is_in(built, place) or built.bit_count() >= pieces_of(g, piece):
        return False
    return piece == CATAPULT or place != BLACKSADDLE


def buildings(g: Dwarves, piece: int) -> int:
    """The hexes with Ramparts, or with Catapults, as bits."""
    return g.rare.ramparts if piece == RAMPART else g.rare.catapults


def pieces_of(g: Dwarves, piece: int) -> int:
    """How many Ramparts or Catapults there are."""
    return g.book.piece_count[FIRST_PIECE + piece]


def build(g: Dwarves, card: int, place: int) -> None:
    """A Rampart or Catapult is put in the Hero's hex (DW-B4-13)."""
    goal = g.book.cards[card].quest[0]
    if goal.piece == RAMPART:
        g.rare.ramparts |= 1 << place
    else:
        g.rare.catapults |= 1 << place
    g.tell(TILE_LIES, (card, place))
    up = g.card(card)
    if up is not None and buildings(g, goal.piece).bit_count() >= goal.times:
        part_done(g, up)


# Catapults --------------------------------------------------------------------------------------


def has_aims(g: Dwarves, seat: int) -> bool:
    """Is there a Catapult, and something to shoot at?"""
    return g.rare is not NO_RARE and len(aims(g, seat)) > 0


def aims(g: Dwarves, seat: int) -> list[int]:
    """Hexes at which a Hero may shoot the Catapult in its hex (DW-B4-13)."""
    place = g.at[seat]
    if not is_in(g.rare.catapults, place):
        return []
    near = g.book.distance[place]
    return [
        aim
        for aim in range(HEXES)
        if NEAREST_SHOT <= near[aim] <= FARTHEST_SHOT and is_worth_a_shot(g, aim)
    ]


def is_worth_a_shot(g: Dwarves, place: int) -> bool:
    """A troop, a leader, or a dragon whose duel is faceup; troops on cards cannot be shot."""
    return bool(troops_in(g, place) or leaders_in(g, place) or shoot_dragons(g, place))


def shoot_dragons(g: Dwarves, place: int) -> list[int]:
    """Cards whose dragon may be shot in a hex (DW-B4-12)."""
    return [
        up.card
        for up in g.faceup
        if any(effect.op == DRAGON for effect in g.book.cards[up.card].setup)
        and g.rare.dragons[dragon_of(g, up.card)] == place
    ]
