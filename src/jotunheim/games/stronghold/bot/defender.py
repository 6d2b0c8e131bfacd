"""The defender's questions: how good each option looks."""

from jotunheim.games.stronghold.bot import fire
from jotunheim.games.stronghold.bot.plans import plan_worth
from jotunheim.games.stronghold.bot.relief import Relief
from jotunheim.games.stronghold.bot.walks import (
    best_command,
    best_end,
    best_move,
    best_mover,
    best_order,
    best_partner,
    best_sent,
    best_swap,
    best_swapper,
    move_worth,
    sent_worth,
    swap_worth,
)
from jotunheim.games.stronghold.bot.works import (
    action_worth,
    fill_worth,
    target_worth,
)
from jotunheim.games.stronghold.rules.actions import NextCompleted
from jotunheim.games.stronghold.rules.buildings import AimAction, Sharpshoot, TrapKind
from jotunheim.games.stronghold.rules.commands import fillable
from jotunheim.games.stronghold.rules.defense import SpendHourglass
from jotunheim.games.stronghold.rules.gains import Drums
from jotunheim.games.stronghold.rules.heroes import GiveOrder, OrderFrom, OrderTo, OrderWho, WorkOn
from jotunheim.games.stronghold.rules.movement import MoveFrom, MoveTo, MoveWho
from jotunheim.games.stronghold.rules.swaps import (
    SwapFrom,
    SwapWho,
    SwapWhom,
    SwapWith,
    swap_places,
    swaps_with,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    GOBLIN_TRAP,
    HEROIC,
    KINDS,
    PLAN,
    SIEGE_TOWER,
    SPACE,
    TRAP,
    TROLL_TRAP,
    UNIT,
    W_MOVE,
    W_SWAP,
)
from jotunheim.kernel import DONE, PASS, React

# Hourglasses ------------------------------------------------------------------------------------


def use_worth(relief: Relief, token: int, base: int) -> float:
    """What an answer in a defender phase is worth."""
    if ACTION.has(token):
        return fill_worth(relief, ACTION.of(token))
    if token == W_MOVE:
        return best_move(relief, base)
    if token == W_SWAP:
        return best_swap(relief, base)
    if PLAN.has(token):
        return 1.5 * plan_worth(relief, PLAN.of(token))
    worth = best_command(relief, UNIT.of(token) - KINDS)
    return worth + 0.8 if worth > 0.3 else -2.0  # an order is free, so it comes first


def spend(g: Stronghold, asked: SpendHourglass, options: list[int]) -> list[float]:
    """Whatever relieves most."""
    relief = Relief(g)
    return [use_worth(relief, token, g.book.numbers.move) for token in options]


def drums(g: Stronghold, asked: Drums, options: list[int]) -> list[float]:
    """Moves, as long as they help."""
    relief = Relief(g)
    return [0.1 if token == DONE else use_worth(relief, token, 0) for token in options]


def react(g: Stronghold, asked: React[Stronghold], options: list[int]) -> list[float]:
    """A plan or an order, if its moment has come."""
    relief = Relief(g)
    found: list[float] = []
    for token in options:
        if token == PASS:
            found.append(0.0)
        elif PLAN.has(token):
            found.append(plan_worth(relief, PLAN.of(token)))
        else:
            found.append(best_command(relief, UNIT.of(token) - KINDS) - 0.3)
    return found


def aim_action(g: Stronghold, asked: AimAction, options: list[int]) -> list[float]:
    """The best place."""
    relief = Relief(g)
    return [target_worth(relief, asked.action, token) for token in options]


def next_completed(g: Stronghold, asked: NextCompleted, options: list[int]) -> list[float]:
    """The most useful first."""
    relief = Relief(g)
    return [action_worth(relief, ACTION.of(token)) for token in options]


def sharpshoot(g: Stronghold, asked: Sharpshoot, options: list[int]) -> list[float]:
    """The strongest."""
    return [float(UNIT.of(token)) for token in options]


def trap_kind(g: Stronghold, asked: TrapKind, options: list[int]) -> list[float]:
    """Against those who stand before the path."""
    counts = fire.invaders_on(g, g.book.path_from[asked.path])
    towers = g.count(g.book.path_from[asked.path], SIEGE_TOWER)
    found: list[float] = []
    for token in options:
        kind = TRAP.of(token)
        if kind == GOBLIN_TRAP:
            found.append(0.5 + 0.4 * counts[0])
        else:
            found.append(1.0 + 0.3 * counts[2] if kind == TROLL_TRAP else 2.0 * towers)
    return found


# Moves and swaps --------------------------------------------------------------------------------


def move_from(g: Stronghold, asked: MoveFrom, options: list[int]) -> list[float]:
    """The best move from each place."""
    relief = Relief(g)
    return [best_mover(relief, SPACE.of(token), asked.base) for token in options]


def move_who(g: Stronghold, asked: MoveWho, options: list[int]) -> list[float]:
    """The best move of each."""
    relief = Relief(g)
    return [best_end(relief, asked.start, UNIT.of(token), asked.base) for token in options]


def move_to(g: Stronghold, asked: MoveTo, options: list[int]) -> list[float]:
    """Where he is needed."""
    relief = Relief(g)
    return [move_worth(relief, asked.kind, asked.start, SPACE.of(token)) for token in options]


def swap_from(g: Stronghold, asked: SwapFrom, options: list[int]) -> list[float]:
    """The best swap of each place."""
    relief = Relief(g)
    places = swap_places(g)
    return [best_swapper(relief, SPACE.of(token), asked.base, places) for token in options]


def swap_who(g: Stronghold, asked: SwapWho, options: list[int]) -> list[float]:
    """The best swap of each."""
    relief = Relief(g)
    places = swap_places(g)
    found: list[float] = []
    for token in options:
        kind = UNIT.of(token)
        others = swaps_with(g, asked.space, kind, asked.base, places)
        found.append(max([best_partner(relief, asked.space, kind, other) for other in others]))
    return found


def swap_with(g: Stronghold, asked: SwapWith, options: list[int]) -> list[float]:
    """The best partner."""
    relief = Relief(g)
    return [best_partner(relief, asked.space, asked.kind, SPACE.of(token)) for token in options]


def swap_whom(g: Stronghold, asked: SwapWhom, options: list[int]) -> list[float]:
    """The unit that brings most."""
    relief = Relief(g)
    return [
        swap_worth(relief, asked.space, asked.kind, asked.other, UNIT.of(token))
        for token in options
    ]


# Heroic orders ----------------------------------------------------------------------------------


def give_order(g: Stronghold, asked: GiveOrder, options: list[int]) -> list[float]:
    """The order that helps most."""
    relief = Relief(g)
    return [best_order(relief, asked.hero, HEROIC.of(token)) for token in options]


def order_from(g: Stronghold, asked: OrderFrom, options: list[int]) -> list[float]:
    """The best unit of each place."""
    relief = Relief(g)
    return [best_sent(relief, asked.hero, asked.order, SPACE.of(token)) for token in options]


def order_who(g: Stronghold, asked: OrderWho, options: list[int]) -> list[float]:
    """Who is missed least, and helps most."""
    relief = Relief(g)
    return [relief.worth(asked.space, UNIT.of(token), -1) for token in options]


def order_to(g: Stronghold, asked: OrderTo, options: list[int]) -> list[float]:
    """Where he helps most."""
    relief = Relief(g)
    found: list[float] = []
    for token in options:
        end = SPACE.of(token)
        worth = sent_worth(relief, asked.order, asked.kind, asked.space, end)
        works = [fill_worth(relief, action) for action in fillable(g, end)]
        found.append(worth + max([0.0, *works]))
    return found


def work_on(g: Stronghold, asked: WorkOn, options: list[int]) -> list[float]:
    """The most useful action."""
    relief = Relief(g)
    return [fill_worth(relief, ACTION.of(token)) for token in options]
