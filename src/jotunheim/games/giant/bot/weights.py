"""The rule of thumb: move to cover and range, shoot the best odds, mind the heat."""

from typing import Final

from jotunheim.games.giant import tokens
from jotunheim.games.giant.book.tables import GUN, LASER, MISSILE, TORSO
from jotunheim.games.giant.grid import COLUMNS, HEXES, OFF, are_adjacent, column_of, distance
from jotunheim.games.giant.rules import muster, shooting
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot, helpers
from jotunheim.games.giant.rules.damage import lost_limbs
from jotunheim.games.giant.rules.heat import ROLL_HEAT, to_save
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved
from jotunheim.games.giant.rules.question import NO_QUESTION, Question
from jotunheim.games.giant.state import Draft, Giant, War
from jotunheim.kernel import ByDecision, Decision
from jotunheim.kernel.dice import TWO_DICE


def odds(number: int) -> float:
    """The chance to roll at least so much with 2d6 (GI-EXA-01)."""
    return TWO_DICE.at_least(number)


def toughness(giant: Giant) -> float:
    """How much damage it takes, roughly, to be rid of a giant."""
    left = giant.chassis.capacity[TORSO] - giant.damage[TORSO]
    return 2.0 + 1.5 * left


def fire(g: War, giant: Giant, start: int, aim: int, manner: int, moved: int) -> float:
    """Expected damage of a salvo from one hex at a target in another that moved so far."""
    gun = -1.0  # found when first needed: few giants carry both kinds
    missile = -1.0
    total = 0.0
    for at in range(len(giant.weapons)):
        weapon = g.book.weapons[giant.weapons[at]]
        if weapon.kind == MISSILE and giant.shots[at] > 0:
            if missile < 0.0:
                missile = odds(shooting.to_hit(g, start, aim, MISSILE, manner, moved))
            total += weapon.damage * missile
        elif weapon.kind == LASER or (weapon.kind == GUN and giant.shots[at] > 0):
            if gun < 0.0:
                gun = odds(shooting.to_hit(g, start, aim, GUN, manner, moved))
            total += weapon.damage * gun
    return total


def weigh_ends(g: War, asked: Question, options: list[int]) -> list[float]:
    """Hexes to end in."""
    giant = g.giant(asked.number)
    enemies = g.on_map(1 - giant.seat)
    return [weigh_end(g, giant, asked.manner, tokens.HEX.of(token), enemies) for token in options]


def weigh_end(g: War, giant: Giant, manner: int, cell: int, enemies: list[Giant]) -> float:
    """A hex to end in: our fire against theirs, with a pull towards the enemy."""
    cover = g.field.terrain(cell)
    way = distance(giant.where, cell) if giant.where != OFF else giant.chassis.walk
    value = 0.3 * cover.gun + 0.25 * shooting.speed(way)
    if not enemies:
        middle = abs(column_of(cell) - COLUMNS // 2)
        return value - 0.05 * middle
    ours = 0.0
    theirs = 0.0
    nearest = HEXES
    for enemy in enemies:
        at = enemy.where
        ours = max(ours, fire(g, giant, cell, at, manner, enemy.moved) / toughness(enemy))
        theirs += fire(g, enemy, at, cell, tokens.WALK, way)
        nearest = min(nearest, distance(cell, at))
    if nearest > 16:
        value *= 0.3  # cover is of little use where nobody shoots
    pull = 0.05 + 0.05 * g.quiet  # six quiet rounds would give the battle away (GI-DRW-01)
    value += 3.0 * ours - 2.0 * (theirs / toughness(giant)) - pull * max(0, nearest - 8)
    return value + 0.4 * contact(g, giant, cell, enemies)


def contact(g: War, giant: Giant, cell: int, enemies: list[Giant]) -> float:
    """What an assault from this hex promises: the difference of bonuses and hurts."""
    best = 0.0
    for enemy in enemies:
        if distance(cell, enemy.where) == 1 and g.field.levels[cell] >= g.field.levels[enemy.where]:
            best = max(best, edge(giant, enemy, giant.chassis.assault, enemy.chassis.assault))
    return best


def edge(attacker: Giant, defender: Giant, ours: int, theirs: int) -> float:
    """How an assault will likely go, above 0 for the attacker."""
    rolls = ours - theirs - 3 * (lost_limbs(attacker) - lost_limbs(defender))
    blows = ours / toughness(defender) - theirs / toughness(attacker)
    room = attacker.chassis.threshold - attacker.heat
    return 0.35 * rolls + 4.0 * blows - (1.5 if room < 4 else 0.0)


def weigh_manners(g: War, asked: Question, options: list[int]) -> list[float]:
    """Manners of moving."""
    giant = g.giant(asked.number)
    nearest = 20
    if giant.where != OFF:
        enemies = g.on_map(1 - giant.seat)
        nearest = min([distance(giant.where, enemy.where) for enemy in enemies], default=20)
    return [weigh_manner(giant, tokens.MODE.of(token), nearest) for token in options]


def weigh_manner(giant: Giant, manner: int, nearest: int) -> float:
    """Stand, walk, run: walking is the rule, running while it is cold and far."""
    if manner == tokens.FLEE:
        return -5.0
    if manner == tokens.STAND:
        return 0.6 if giant.heat > giant.chassis.threshold - 3 else -0.4
    if manner == tokens.WALK:
        return 0.3
    if manner == tokens.LIMP:
        return -0.5 if giant.heat + 2 > giant.chassis.threshold else 0.0
    hot = 5.0 if to_save(giant, 2) else 0.0
    return (0.5 if nearest > 16 else 0.0) - hot - giant.heat / giant.chassis.threshold


def weigh_shot(g: War, shooter: Giant, at: int, target: Giant) -> float:
    """Expected damage in parts of what the target can take; risky heat is paid for."""
    weapon = g.book.weapons[shooter.weapons[at]]
    number = shooting.shot_number(g, shooter, target, weapon.kind)
    if number > shooting.MOST:
        return -1.0
    value = odds(number) * min(weapon.damage / toughness(target), 1.0) * target.chassis.row.cost
    if weapon.heat:
        save = to_save(shooter, weapon.heat)
        value -= (1.0 - odds(save)) * shooter.chassis.row.cost * 1.5 if save else 0.0
        value -= 0.01 * weapon.heat
    elif odds(number) < 0.17 and shooter.shots[at] <= 2:
        value -= 0.05  # the last shots wait for something better
    return value


def weigh_assault(g: War, attacker: Giant, defender: Giant) -> float:
    """Whether to launch this assault."""
    ours = attacker.chassis.assault + len(helpers(g, attacker, defender, defender))
    theirs = defender.chassis.assault + len(helpers(g, defender, attacker, defender))
    return edge(attacker, defender, ours, theirs) - 0.3


def weigh_muster(g: War, asked: muster.Muster, options: list[int]) -> list[float]:
    """The ready-made forces and loadouts are good; else rather more than less."""
    seat = asked.seat
    draft = muster.draft_of(g, seat)
    routes = muster.force_routes(g, seat) if not draft.giants else []
    if draft.arming >= 0:
        routes = muster.loadout_routes(g, seat, draft)
    likes = [row[0] for row in routes if row]
    if draft.giants and draft.arming < 0:
        return [1.0 if muster.is_giant(token) else 0.0 for token in options]
    if draft.arming >= 0 and not likes:
        return weigh_mounting(g, draft, options)
    return [1.0 + likes.index(token) * 0.01 if token in likes else 0.0 for token in options]


def weigh_mounting(g: War, draft: Draft, options: list[int]) -> list[float]:
    """Go on with the loadout that was begun, if it is one; else the most costly weapon that fits."""
    giant_type = draft.giants[draft.arming]
    mounted = draft.weapons[draft.arming]
    for loadout in g.book.loadouts:
        if tokens.TYPE.token(loadout.giant_type) == giant_type and agrees(
            loadout.weapons, mounted, draft.location
        ):
            pick = muster.pick_for(draft, [muster.wish_of(loadout)] * (draft.arming + 1))
            return [1.0 if token == pick else 0.0 for token in options]
    return [
        float(g.book.weapons[tokens.WEAPON.of(token)].cost) if tokens.WEAPON.has(token) else 0.5
        for token in options
    ]


def agrees(wanted: list[list[int]], mounted: list[list[int]], location: int) -> bool:
    """Whether what is mounted so far is the beginning of a loadout."""
    if wanted[:location] != mounted[:location]:
        return False
    here = mounted[location]
    return wanted[location][: len(here)] == here


# By question: the weights of all its options -----------------------------------------------------


def weigh_moved(g: War, asked: Question, options: list[int]) -> list[float]:
    """Numbers of hexes: the more, the harder to hit."""
    return [float(tokens.MOVED.of(token)) for token in options]


def weigh_shooters(g: War, asked: Question, options: list[int]) -> list[float]:
    """Giants that fire, by the best shot of each, or the end of shooting."""
    return [0.0 if token == tokens.END else best_shot(g, g.giant_of(token)) for token in options]


def best_shot(g: War, shooter: Giant) -> float:
    """The best that a giant can do."""
    return max([best_target(g, shooter, at) for at in range(len(shooter.weapons))])


def best_target(g: War, shooter: Giant, at: int) -> float:
    """The best that a weapon can do; below 0 if it has no target."""
    targets = shooting.may_target(g, shooter, at)
    return max([weigh_shot(g, shooter, at, enemy) for enemy in targets], default=-1.0)


def weigh_weapons(g: War, asked: Question, options: list[int]) -> list[float]:
    """Weapons, by the best target of each."""
    shooter = g.giant(asked.number)
    return [
        best_target(g, shooter, shooter.places.index(tokens.PLACE.of(token))) for token in options
    ]


def weigh_targets(g: War, asked: Question, options: list[int]) -> list[float]:
    """Targets."""
    shooter = g.giant(asked.number)
    at = shooter.places.index(asked.place)
    return [weigh_shot(g, shooter, at, g.giant_of(token)) for token in options]


def weigh_attackers(g: War, asked: Question, options: list[int]) -> list[float]:
    """Giants that assault, by the best opponent of each, or none."""
    return [0.0 if token == tokens.END else best_assault(g, g.giant_of(token)) for token in options]


def best_assault(g: War, giant: Giant) -> float:
    """The best that a giant can do in an assault."""
    enemies = [e for e in g.on_map(1 - giant.seat) if are_adjacent(e.where, giant.where)]
    return max([weigh_assault(g, giant, enemy) for enemy in enemies])


def weigh_defenders(g: War, asked: Question, options: list[int]) -> list[float]:
    """Whom to assault."""
    giant = g.giant(asked.number)
    return [weigh_assault(g, giant, g.giant_of(token)) for token in options]


def weigh_hot(g: War, asked: Question, options: list[int]) -> list[float]:
    """Run hot only while the save is likely."""
    save = odds(to_save(g.giant(asked.number), ROLL_HEAT)) - 0.7
    return [save if token == tokens.HOT else 0.0 for token in options]


def weigh_nothing(g: War, asked: Decision[War], options: list[int]) -> list[float]:
    """A question on which the rule of thumb has no opinion."""
    return [0.0] * len(options)


WEIGHTS: Final[ByDecision[War, list[int], list[float]]] = ByDecision(weigh_nothing)
WEIGHTS.on(muster.Muster, weigh_muster)
WEIGHTS.on(PickManner, weigh_manners)
WEIGHTS.on(PickEnd, weigh_ends)
WEIGHTS.on(PickMoved, weigh_moved)
WEIGHTS.on(shooting.PickShooter, weigh_shooters)
WEIGHTS.on(shooting.PickWeapon, weigh_weapons)
WEIGHTS.on(shooting.PickTarget, weigh_targets)
WEIGHTS.on(PickAttacker, weigh_attackers)
WEIGHTS.on(PickDefender, weigh_defenders)
WEIGHTS.on(RunHot, weigh_hot)


def weigh(g: War, options: list[int]) -> list[float]:
    """How good each option of the asked decision looks."""
    asked = g.asked
    return WEIGHTS.of(g, NO_QUESTION if asked is None else asked, options)
