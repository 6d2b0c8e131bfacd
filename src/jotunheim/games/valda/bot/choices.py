"""Questions that follow an entry of a menu or a card: areas, kinds, players, dice."""

from jotunheim.games.valda.bot.menus import Plan, exchange
from jotunheim.games.valda.bot.plays import borrowed, can_preach, strike
from jotunheim.games.valda.bot.rare import purchase
from jotunheim.games.valda.bot.weights import WEIGHTS
from jotunheim.games.valda.bot.worth import POWER, Worth, harm
from jotunheim.games.valda.rules import (
    building,
    choices,
    dice,
    followers,
    occupants,
    steals,
    temples,
    valda,
    verbs,
)
from jotunheim.games.valda.rules.building import temple_cost
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    ACTION_SIDE,
    AMOUNT,
    AREA,
    AREAS,
    BUILDING,
    DEITY,
    FACE,
    LOOT,
    LOOT_FOLLOWER,
    LOOT_RUNE,
    NOBODY,
    PLAYER,
    REROLL,
    RESOURCE,
    SIDE,
    TEMPLE,
    TURN,
    WHITE,
)
from jotunheim.kernel import DONE

# Buildings and temples ----------------------------------------------------------------------------


def name_area(g: Valda, asked: building.NameArea, options: list[int]) -> list[float]:
    """The temple that brings most for its cost."""
    plan = Plan(Worth(g, asked.seat))
    found: list[float] = []
    for token in options:
        plan.temple = -99.0
        plan.consider_temple(AREA.of(token))
        found.append(plan.temple)
    return found


def name_deity(g: Valda, asked: building.NameDeity, options: list[int]) -> list[float]:
    """The one whose power is worth more than its cost."""
    worth = Worth(g, asked.seat)
    found: list[float] = []
    for token in options:
        deity = DEITY.of(token)
        found.append(worth.temple(deity % AREAS, deity) - worth.cost(temple_cost(g, deity)))
    return found


def choose_occupant(g: Valda, asked: occupants.ChooseOccupant, options: list[int]) -> list[float]:
    """The stronger power."""
    return [POWER[DEITY.of(token) * 3 + 2] for token in options]


def pick_tribute(g: Valda, asked: building.PickTribute, options: list[int]) -> list[float]:
    """What is least missed."""
    worth = Worth(g, asked.seat)
    return [0.0 - worth.gain(RESOURCE.of(token)) for token in options]


def build_freely(g: Valda, asked: building.BuildFreely, options: list[int]) -> list[float]:
    """The one that yields more."""
    worth = Worth(g, asked.seat)
    return [worth.building(BUILDING.of(token)) for token in options]


def move_temple(g: Valda, asked: temples.MoveTemple, options: list[int]) -> list[float]:
    """The temple whose level is worth least."""
    worth = Worth(g, asked.seat)
    return [0.0 - level_worth(worth, TEMPLE.of(token) // 2) for token in options]


def move_to(g: Valda, asked: temples.MoveTo, options: list[int]) -> list[float]:
    """Where another level is worth most."""
    worth = Worth(g, asked.seat)
    return [borrowed(worth, AREA.of(token)) for token in options]


def level_worth(worth: Worth, area: int) -> float:
    """What the highest level reached in an area brings in a turn."""
    level = worth.levels[area]
    deity = worth.g.occupants[area]
    if level == 0 or deity == NOBODY:
        return 0.0
    return POWER[deity * 3 + level] - POWER[deity * 3 + level - 1]


def name_temple(g: Valda, asked: temples.NameTemple, options: list[int]) -> list[float]:
    """The temple that its owner needs most."""
    return aimed(g, asked.victim, options)


def aimed(g: Valda, victim: int, options: list[int]) -> list[float]:
    """Temples and buildings of another player: how much each is worth to its owner."""
    worth = Worth(g, victim)
    found: list[float] = []
    for token in options:
        if BUILDING.has(token):
            found.append(worth.building(BUILDING.of(token)))
        else:  # one that is frozen already gives nothing
            number = TEMPLE.of(token)
            found.append(0.0 if number % 2 else 0.1 + level_worth(worth, number // 2))
    return found


def name_building(g: Valda, asked: verbs.NameBuilding, options: list[int]) -> list[float]:
    """The building that its owner needs most."""
    return aimed(g, asked.victim, options)


def borrow(g: Valda, asked: choices.Borrow, options: list[int]) -> list[float]:
    """The best level for this turn."""
    worth = Worth(g, asked.seat)
    return [borrowed(worth, AREA.of(token)) for token in options]


# Resources ----------------------------------------------------------------------------------------


def give_kind(g: Valda, asked: valda.GiveKind, options: list[int]) -> list[float]:
    """What there is too much of."""
    worth = Worth(g, asked.seat)
    plan = Plan(worth)
    plan.look()
    found: list[float] = []
    for token in options:
        given = RESOURCE.of(token)
        every = [
            exchange(worth, plan, given, asked.number, got) for got in range(3) if got != given
        ]
        found.append(max(every))
    return found


def get_kind(g: Valda, asked: valda.GetKind, options: list[int]) -> list[float]:
    """What the plan needs."""
    worth = Worth(g, asked.seat)
    plan = Plan(worth)
    plan.goods[asked.given] -= asked.number
    plan.look()
    return [plan.gain(RESOURCE.of(token)) for token in options]


def convert(g: Valda, asked: choices.Convert, options: list[int]) -> list[float]:
    """As long as one of the others is left for a sermon."""
    worth = Worth(g, asked.seat)
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(0.0)
        else:
            have = g.has(asked.seat, RESOURCE.of(token))
            better = worth.gain(asked.into) - worth.price[RESOURCE.of(token)]
            found.append(better + 0.05 * have if have > 1 else -0.1)
    return found


def pay_and_draw(g: Valda, asked: choices.PayAndDraw, options: list[int]) -> list[float]:
    """As long as a card is worth more than its price."""
    worth = Worth(g, asked.seat)
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(0.0)
        else:
            kind = RESOURCE.of(token)
            found.append(purchase(worth, kind, g.has(asked.seat, kind), asked.price))
    return found


def pay_either(g: Valda, asked: followers.PayEither, options: list[int]) -> list[float]:
    """Of what there is more."""
    return [float(g.has(asked.seat, RESOURCE.of(token))) for token in options]


def pick_good(g: Valda, asked: steals.PickGood, options: list[int]) -> list[float]:
    """What is worth most: to the thief, or to the victim if it is burnt."""
    worth = Worth(g, g.loots[asked.at].victim if asked.burns else asked.seat)
    return [-1.0 if t == DONE else worth.gain(RESOURCE.of(t)) for t in options]


def pay_blood(g: Valda, asked: steals.PayBlood, options: list[int]) -> list[float]:
    """As much as hurts more than it costs."""
    hurt = harm(g, asked.seat, g.loots[asked.at].victim)
    each = hurt - 0.8 * Worth(g, asked.seat).price[0]
    return [each * AMOUNT.of(token) for token in options]


# Players, sides, dice -----------------------------------------------------------------------------


def choose_opponent(g: Valda, asked: verbs.ChooseOpponent, options: list[int]) -> list[float]:
    """On whom the effect is worth most."""
    worth = Worth(g, asked.seat)
    return [strike(worth, asked.effect, PLAYER.of(token)) for token in options]


def more_from(g: Valda, asked: steals.MoreFrom, options: list[int]) -> list[float]:
    """From the player who is ahead."""
    return [harm(g, asked.seat, PLAYER.of(token)) for token in options]


def more_of(g: Valda, asked: steals.MoreOf, options: list[int]) -> list[float]:
    """A follower before a rune, a rune before the rest."""
    found: list[float] = []
    for token in options:
        kind = LOOT.of(token)
        found.append(1.0 if kind == LOOT_FOLLOWER else 0.6 if kind == LOOT_RUNE else 0.4)
    return found


def choose_side(g: Valda, asked: choices.ChooseSide, options: list[int]) -> list[float]:
    """Building, if something can be paid; else action."""
    plan = Plan(Worth(g, asked.seat))
    plan.look()
    built = 0.6 if plan.ready > 0.5 and g.turn.building_points < 3 else 0.0
    return [0.3 if SIDE.of(token) == ACTION_SIDE else built for token in options]


def use_tools(g: Valda, asked: dice.UseTools, options: list[int]) -> list[float]:
    """Roll a bad die again; turn one that shows little, a die for followers rather than another."""
    found: list[float] = []
    later = can_preach(Worth(g, asked.seat)) and not g.roll.for_followers
    for token in options:
        if token == DONE:
            found.append(0.0)
        elif REROLL.has(token):
            found.append(lack(g, REROLL.of(token)) - usual_lack(g, REROLL.of(token)))
        else:
            found.append(lack(g, TURN.of(token)) - (1.4 if later else 0.6))
    return found


def lack(g: Valda, die: int) -> float:
    """How far a die is below its best face."""
    return lack_of(g, g.roll.colours[die], g.roll.faces[die])


def usual_lack(g: Valda, die: int) -> float:
    """How far it is below its best face on average: what another roll promises."""
    colour = g.roll.colours[die]
    faces = len(g.book.faces[colour])
    return sum([lack_of(g, colour, face) for face in range(faces)]) / faces


def lack_of(g: Valda, colour: int, face: int) -> float:
    """How far a face is below the best one; a skull takes a follower besides."""
    number = g.book.faces[colour][face]
    found = float(max(g.book.faces[colour]) - number)
    return found + 1.0 if colour == WHITE and number == 0 else found


def turn_die(g: Valda, asked: dice.TurnDie, options: list[int]) -> list[float]:
    """The highest number; of resources the rarer."""
    colour = g.roll.colours[asked.die]
    kinds = [] if g.roll.for_followers else g.book.face_kinds[colour]
    worth = Worth(g, asked.seat)
    found: list[float] = []
    for token in options:
        face = FACE.of(token)
        rare = worth.gain(kinds[face]) if kinds else 0.0
        found.append(g.book.faces[colour][face] * (1.0 + 0.1 * rare))
    return found


WEIGHTS.on(building.NameArea, name_area)
WEIGHTS.on(building.NameDeity, name_deity)
WEIGHTS.on(building.PickTribute, pick_tribute)
WEIGHTS.on(building.BuildFreely, build_freely)
WEIGHTS.on(occupants.ChooseOccupant, choose_occupant)
WEIGHTS.on(temples.MoveTemple, move_temple)
WEIGHTS.on(temples.MoveTo, move_to)
WEIGHTS.on(temples.NameTemple, name_temple)
WEIGHTS.on(verbs.NameBuilding, name_building)
WEIGHTS.on(verbs.ChooseOpponent, choose_opponent)
WEIGHTS.on(choices.Borrow, borrow)
WEIGHTS.on(choices.Convert, convert)
WEIGHTS.on(choices.PayAndDraw, pay_and_draw)
WEIGHTS.on(choices.ChooseSide, choose_side)
WEIGHTS.on(valda.GiveKind, give_kind)
WEIGHTS.on(valda.GetKind, get_kind)
WEIGHTS.on(followers.PayEither, pay_either)
WEIGHTS.on(dice.UseTools, use_tools)
WEIGHTS.on(dice.TurnDie, turn_die)
WEIGHTS.on(steals.PickGood, pick_good)
WEIGHTS.on(steals.PayBlood, pay_blood)
WEIGHTS.on(steals.MoreFrom, more_from)
WEIGHTS.on(steals.MoreOf, more_of)
