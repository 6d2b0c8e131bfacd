"""What the actions of the buildings do; where they can be aimed is in `targets` (SH-BAR, SH-CAT, SH-FOR, SH-GRD, SH-SCO, SH-WRK)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.board import (
    races_at,
)
from jotunheim.games.stronghold.rules.deaths import kill_invaders, order_at
from jotunheim.games.stronghold.rules.questions import AboutSpace
from jotunheim.games.stronghold.rules.targets import expected_targets, targets, why_not_aim
from jotunheim.games.stronghold.state import MIXED_UP, TRAP_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BAY_WINDOW,
    BLESS,
    CANNON,
    CARD,
    DEFENDER,
    GLARE,
    GOBLIN_CAULDRON,
    GRD,
    INVADER,
    MALFUNCTION,
    MARKSMAN,
    MIX_UP,
    PATH,
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
    TRAP,
    TRAPS,
    TROLL_CAULDRON,
    UNIT,
)
from jotunheim.games.stronghold.words.events.defender import ACTION_AT, BLESSED, SPY_SENT, TRAP_SET
from jotunheim.games.stronghold.words.names import action_name, path_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _


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
