"""What the actions of the buildings can be aimed at, and why not (SH-HG-09, SH-DEF-05, SH-SCO, SH-FOR)."""

from typing import Final

from jotunheim.games.stronghold.rules.board import (
    EVERY_SECTION,
    EVERY_TOWER,
    all_sections,
    all_towers,
    invaders_at,
    is_in,
)
from jotunheim.games.stronghold.rules.deaths import order_at
from jotunheim.games.stronghold.rules.equipment import is_bare, open_paths
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BAY_WINDOW,
    BLESS,
    CANNON,
    CARD,
    EXCHANGEABLE,
    GOBLIN_CAULDRON,
    GRD,
    MALFUNCTION,
    MARKSMAN,
    MIX_UP,
    NOWHERE,
    PATH,
    PATHS,
    POLE,
    RAISE_LADDER,
    SECTION,
    SET_TRAP,
    SHARPSHOOTERS,
    SIDE,
    SOLDIER,
    SPACE,
    SPY,
    TOWER,
    TRACK,
    TRAIN_SOLDIER,
    TRAIN_VETERAN,
    TROLL_CAULDRON,
)
from jotunheim.texts import _

OUTSIDE_AND_WALLS: Final = list(range(TOWER))


def has_piece(g: Stronghold, action: int) -> bool:
    """Is the token or tile of this action left? (SH-GEN-10)"""
    piece = g.book.actions[action].piece
    return piece < 0 or g.stock[piece] > 0


def needs_no_target(action: int) -> bool:
    """Training and tracking have nothing to choose."""
    return action in (TRAIN_SOLDIER, TRAIN_VETERAN, TRACK)


def can_train(g: Stronghold, kind: int) -> bool:
    """Can a unit of the Barracks become one of the next type? (SH-BAR-01, 02)"""
    rank = kind - MARKSMAN
    space = g.count(BAR, kind + 1) < g.book.building_spaces[BAR][rank + 1]
    return g.count(BAR, kind) > 0 and g.reserve[rank + 1] > 0 and space


def can_resolve(g: Stronghold, action: int) -> bool:
    """Can the action be carried out now? Only then may its last space be filled (SH-HG-09r)."""
    if action == TRAIN_SOLDIER:
        return can_train(g, MARKSMAN)
    if action == TRAIN_VETERAN:
        return can_train(g, SOLDIER)
    if action == TRACK:
        return g.siege.saboteurs != 0 and g.count(GRD, MARKSMAN) > 0
    if not has_piece(g, action):
        return False
    if action == SPY:
        return any(can_watch(g, card) for card in g.line)
    if action == SET_TRAP:
        return len(g.hidden.trap_stock) > 0 and any(is_bare(g, path) for path in range(PATHS))
    if action == MALFUNCTION:
        return len(g.siege.machines) > 0
    return action == BLESS or any(is_place(g, action, space) for space in spaces_of(action))


def spaces_of(action: int) -> list[int]:
    """Spaces that an action with a space as its target is about."""
    if action == SHARPSHOOTERS:
        return OUTSIDE_AND_WALLS
    return EVERY_TOWER if action in (CANNON, POLE, BAY_WINDOW) else EVERY_SECTION


def is_place(g: Stronghold, action: int, space: int) -> bool:
    """Can the action be aimed at this one of its spaces now?"""
    if action == MIX_UP:
        return order_at(g, space) != NOWHERE
    if action == SHARPSHOOTERS:
        return invaders_at(g, space) > 0
    if action in (CANNON, POLE, BAY_WINDOW):  # a tower holds one of them (SH-DEF-05)
        return g.castle.tiles[space - TOWER] == NOWHERE
    if GOBLIN_CAULDRON <= action <= TROLL_CAULDRON:  # one cauldron a section (SH-FOR-02r)
        return g.castle.cauldrons[space - SECTION] == NOWHERE
    return action != RAISE_LADDER or not is_in(g.castle.raised, space)  # Glare, Wall: any section


def can_watch(g: Stronghold, card: int) -> bool:
    """Can a Spy be sent to a card of the line? One a card, of Phases 2 to 5 (SH-SCO-02)."""
    return card < EXCHANGEABLE and not is_in(g.spies, card)


def targets(g: Stronghold, action: int) -> list[int]:
    """Tokens of everything the action can be aimed at now."""
    if not has_piece(g, action):
        return []
    if action == BLESS:
        return SIDE.all()
    if action == MALFUNCTION:
        return SPACE.tokens(sorted([machine.space for machine in g.siege.machines]))
    if action == SPY:
        return CARD.tokens([card for card in sorted(g.line) if can_watch(g, card)])
    if action == SET_TRAP:
        return PATH.tokens(open_paths(g)) if g.hidden.trap_stock else []
    return SPACE.tokens([space for space in spaces_of(action) if is_place(g, action, space)])


def expected_targets(g: Stronghold, action: int) -> list[int]:
    """Places where people look for this action, taken or not."""
    if action in (CANNON, POLE, BAY_WINDOW):
        return SPACE.tokens(all_towers())
    if GOBLIN_CAULDRON <= action <= TROLL_CAULDRON or action == RAISE_LADDER:
        return SPACE.tokens(all_sections())
    if action == SET_TRAP:
        return PATH.all()
    if action == SPY:
        return CARD.tokens([card for card in sorted(g.line) if card < EXCHANGEABLE])
    return []


def why_not_aim(g: Stronghold, action: int, token: int) -> str:
    """Why an action cannot be aimed there."""
    if action in (CANNON, POLE, BAY_WINDOW) and SPACE.has(token):
        return _("a tower without a tile is needed (SH-DEF-05)")
    if GOBLIN_CAULDRON <= action <= TROLL_CAULDRON and SPACE.has(token):
        return _("a section without a cauldron is needed (SH-FOR-02)")
    if action == SET_TRAP and PATH.has(token):
        return _("a path holds one trap, and none beside a bridge (SH-SCO-03)")
    if action == SPY and CARD.has(token):
        return _("a card of the line without a Spy is needed (SH-SCO-02)")
    if action == MALFUNCTION and SPACE.has(token):
        return _("no barrage weapon stands there (SH-SCO-01)")
    if action == RAISE_LADDER and SPACE.has(token):
        return _("a section has one ladder of yours (SH-WRK-02)")
    if action == MIX_UP and SPACE.has(token):
        return _("no order lies there (SH-CAT-02)")
    if action == SHARPSHOOTERS and SPACE.has(token):
        return _("no invader unit stands there (SH-CAT-03)")
    return ""


def why_no_use(g: Stronghold, action: int) -> str:
    """Why an action could not be resolved now."""
    if not has_piece(g, action):
        return _("no token of this action is left (SH-GEN-10)")
    if action in (TRAIN_SOLDIER, TRAIN_VETERAN):
        return _("nobody in the Barracks can be trained into a free space (SH-BAR-02)")
    if action == TRACK:
        return _("it needs a saboteur, and a marksman in the Guards (SH-GRD-01)")
    return _("it has no target now (SH-HG-09)")
