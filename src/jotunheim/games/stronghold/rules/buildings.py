"""What the actions of the buildings do (SH-BAR, SH-CAT, SH-FOR, SH-GRD, SH-SCO, SH-WRK)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.board import (
    EVERY_SECTION,
    EVERY_TOWER,
    all_sections,
    all_towers,
    invaders_at,
    is_in,
    races_at,
)
from jotunheim.games.stronghold.rules.deaths import kill_invaders, order_at
from jotunheim.games.stronghold.rules.equipment import is_bare, open_paths
from jotunheim.games.stronghold.rules.questions import AboutSpace
from jotunheim.games.stronghold.state import MIXED_UP, TRAP_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BAY_WINDOW,
    BLESS,
    CANNON,
    CARD,
    DEFENDER,
    EXCHANGEABLE,
    GLARE,
    GOBLIN_CAULDRON,
    GRD,
    INVADER,
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
    TRAP,
    TRAPS,
    TROLL_CAULDRON,
    UNIT,
)
from jotunheim.games.stronghold.words.events import (
    ACTION_AT,
    BLESSED,
    SPY_SENT,
    TRAP_SET,
)
from jotunheim.games.stronghold.words.names import action_name, path_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

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


def train(g: Stronghold, kind: int) -> None:
    """A unit of the Barracks is replaced by one of the next type (SH-BAR-01)."""
    rank = kind - MARKSMAN
    g.put(BAR, kind, -1)
    g.reserve[rank] += 1
    g.reserve[rank + 1] -= 1
    g.put(BAR, kind + 1)


def track_saboteurs(g: Stronghold) -> None:
    """A marksman leaves the game; all saboteurs return to the invader (SH-GRD-01, SH-P4-07r)."""
    g.put(GRD, MARKSMAN, -1)
    g.lost += 1
    g.stock[PIECE_NAMES.index("saboteur")] += g.siege.saboteurs.bit_count()
    g.siege.saboteurs = 0


def resolve_alone(g: Stronghold, action: int) -> None:
    """An action that has nothing to choose."""
    if action == TRACK:
        track_saboteurs(g)
    else:
        train(g, MARKSMAN if action == TRAIN_SOLDIER else SOLDIER)


def resolve(g: Stronghold, action: int, token: int) -> None:
    """Carry the action out at the chosen place."""
    if action == BLESS:
        bless(g, SIDE.of(token))
    elif action == SPY:
        send_spy(g, CARD.of(token))
    elif action == SET_TRAP:
        g.then(TrapKind(PATH.of(token)))
    else:
        resolve_at(g, action, SPACE.of(token))


def bless(g: Stronghold, side: int) -> None:
    """The rampart is chosen in the marksmen step (SH-CAT-01)."""
    g.stock[g.book.actions[BLESS].piece] -= 1
    g.castle.blessed = side
    g.tell(BLESSED, (side,))


def send_spy(g: Stronghold, card: int) -> None:
    """The card costs one more unit until it is exchanged (SH-SCO-02)."""
    g.stock[g.book.actions[SPY].piece] -= 1
    g.spies |= 1 << card
    g.tell(SPY_SENT, (card,))


def resolve_at(g: Stronghold, action: int, space: int) -> None:
    """Actions whose target is a space."""
    g.tell(ACTION_AT, (action, space))
    if action == SHARPSHOOTERS:
        g.then(Sharpshoot(space))
        return
    if action == MIX_UP:
        mix_up(g, space)
        return
    g.stock[g.book.actions[action].piece] -= 1
    if action == GLARE:
        g.castle.glare = space
    elif action == MALFUNCTION:
        g.siege.malfunction = space
    elif action == RAISE_LADDER:
        g.castle.raised |= 1 << space
    elif action in (CANNON, POLE, BAY_WINDOW):
        g.castle.tiles[space - TOWER] = action
    elif GOBLIN_CAULDRON <= action <= TROLL_CAULDRON:
        g.castle.cauldrons[space - SECTION] = action - GOBLIN_CAULDRON
    else:
        g.castle.walls[space - SECTION] += 1


def mix_up(g: Stronghold, section: int) -> None:
    """The order goes back unseen; it may be used again from the next round on (SH-CAT-02, SH-HID-02)."""
    piece = order_at(g, section)
    g.hidden.order_at[piece] = MIXED_UP


@final
class Sharpshoot(AboutSpace):
    """Which invader unit on the space dies? (SH-CAT-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-CAT-03",)
    asks: ClassVar[str] = N_("Which unit at {space} is shot?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a victim")

    def __init__(self, space: int) -> None:
        super().__init__(DEFENDER, space)

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(races_at(g, self.space))

    def choose(self, g: Stronghold, token: int) -> None:
        kill_invaders(g, self.space, UNIT.of(token))


def traps_left(g: Stronghold) -> list[int]:
    """Kinds of traps in the stock; the invader cannot count them (SH-HID-04)."""
    there = [g.book.trap_prints[piece] for piece in g.hidden.trap_stock]
    return [kind for kind in range(TRAPS) if kind in there]


@final
class TrapKind(Decision[Stronghold]):
    """In secret: which kind of trap lies on the path? (SH-SCO-03, SH-SCO-05)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-SCO-03", "SH-SCO-05")
    asks: ClassVar[str] = N_("Which trap lies on {path}?")
    meanwhile: ClassVar[str] = N_("{seat} is setting a trap")
    secret: ClassVar[bool] = True

    def __init__(self, path: int) -> None:
        super().__init__(DEFENDER)
        self.path = path

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"path": self.path}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"path": path_name(g, self.path)}

    def options(self, g: Stronghold) -> list[int]:
        return TRAP.tokens(traps_left(g))

    def choose(self, g: Stronghold, token: int) -> None:
        set_trap(g, self.path, TRAP.of(token))

    def expected(self, g: Stronghold) -> list[int]:
        return TRAP.all()

    def why_not(self, g: Stronghold, token: int) -> str:
        return _("no trap of this kind is left (SH-GEN-10)") if TRAP.has(token) else ""


def set_trap(g: Stronghold, path: int, kind: int) -> None:
    """It lies facedown; the invader cannot tell it from those in the stock (SH-HID-04)."""
    piece = next(p for p in g.hidden.trap_stock if g.book.trap_prints[p] == kind)
    g.hidden.mix(TRAP_TOKENS, g.hidden.trap_stock, 1 << INVADER)
    g.hidden.trap_stock.remove(piece)
    g.hidden.trap_at[path] = piece
    g.tell(TRAP_SET, (path,))


@final
class AimAction(Decision[Stronghold]):
    """The defender chooses the target of a completed action (SH-DEF-08r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-DEF-01", "SH-DEF-08")
    asks: ClassVar[str] = N_("{action}: where?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a target")

    def __init__(self, action: int) -> None:
        super().__init__(DEFENDER)
        self.action = action

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"action": self.action}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"action": action_name(g, self.action)}

    def options(self, g: Stronghold) -> list[int]:
        return targets(g, self.action)

    def choose(self, g: Stronghold, token: int) -> None:
        resolve(g, self.action, token)

    def expected(self, g: Stronghold) -> list[int]:
        return expected_targets(g, self.action)

    def why_not(self, g: Stronghold, token: int) -> str:
        return why_not_aim(g, self.action, token)


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
