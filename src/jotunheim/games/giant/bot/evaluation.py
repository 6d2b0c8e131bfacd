"""How well a side stands: what it has, and what the fire to come will likely leave of it.

No dice are rolled here. A shot is spread over hit and miss, a hit over all locations, and both sides
fire in the order in which they will. So search can tell positions apart before a shot is fired.
"""

import math
from typing import Final, final

from jotunheim.games.giant.book.tables import LASER, MISSILE
from jotunheim.games.giant.bot.weights import odds
from jotunheim.games.giant.bot.worth import Body
from jotunheim.games.giant.grid import OFF, are_adjacent, distance
from jotunheim.games.giant.rules.assault import LIMB_PENALTY
from jotunheim.games.giant.rules.damage import is_usable, lost_legs, lost_limbs
from jotunheim.games.giant.rules.shooting import (
    LONG,
    NEVER,
    RUIN,
    gun_terms,
    missile_terms,
    shot_number,
    total,
)
from jotunheim.games.giant.rules.sight import forests_in, is_visible, ruins_in, sight
from jotunheim.games.giant.state import FIELDED, MOVEMENT, SHOOTING, UNMOVED, Giant, War
from jotunheim.games.giant.tokens import WALK

# How likely a shot can be made at all …
FOUND: Final = 0.75  # by one who has yet to move: it looks for a place to shoot from
STILL_SEEN: Final = 0.7  # at one who has yet to move and can be seen now
NEWLY_SEEN: Final = 0.3  # at one who has yet to move and cannot
IN_RANGE: Final = 0.9  # with a missile at one who has yet to move
WORTH_THE_HEAT: Final = 0.1  # with less odds a laser stays cold
LATER: Final = 0.5  # the weight of the round after this one
LATER_NUMBER: Final = 7  # a usual To Hit number
TO_THE_END: Final = 0.8  # how often an assault that can be launched is fought out
TOO_HOT: Final = 4  # exchanges: with room for fewer an assault goes badly
SURE: Final = 0.97  # what is not over is not certain


@final
class Forecast:
    """Both sides as they stand, and what becomes of them."""

    def __init__(self, g: War) -> None:
        self.g = g
        self.bodies: list[Body] = [Body(g, giant) for giant in g.giants if giant.in_play()]

    def of(self, seat: int) -> float:
        """What a side has: its giants, and the points it has made."""
        total = self.g.points[seat] / 2.0
        for body in self.bodies:
            if body.giant.seat == seat:
                total += body.worth * body.left
        return total

    def this_round(self) -> None:
        """The shots still to come this round, in the order in which they are fired (GI-INI-03)."""
        g = self.g
        asked = g.asked
        if g.phase == MOVEMENT and g.high >= 0:
            self.volley(g.high)
            self.volley(1 - g.high)
        elif g.phase == SHOOTING and asked is not None:
            self.volley(asked.seat)
            if asked.seat == g.high:
                self.volley(1 - g.high)

    def volley(self, seat: int) -> None:
        """Every giant of a side fires at the target that suffers most; who is lost by then does not."""
        for shooter in self.bodies:
            if shooter.giant.seat != seat or shooter.giant.fate != FIELDED:
                continue
            best: Body | None = None
            most = 0.0
            rest = 1.0
            for target in self.bodies:
                if target.giant.seat == seat or target.giant.fate != FIELDED:
                    continue
                left = self.salvo(shooter.giant, target)
                gain = (1.0 - left) * target.worth * target.left
                if gain > most:
                    most = gain
                    best = target
                    rest = left
            if best is not None:
                best.left *= 1.0 - (1.0 - rest) * shooter.left

    def salvo(self, shooter: Giant, target: Body) -> float:
        """What all weapons that can still fire this round leave of a target (GI-SHT-07, GI-HEA-05)."""
        g = self.g
        gun = self.chance_to_hit(shooter, target.giant, LASER)
        missile = self.chance_to_hit(shooter, target.giant, MISSILE)
        room = shooter.chassis.threshold - shooter.heat
        left = 1.0
        for at in range(len(shooter.weapons)):
            if shooter.fired & (1 << at) or not is_usable(g, shooter, at):
                continue
            weapon = g.book.weapons[shooter.weapons[at]]
            hits = missile if weapon.kind == MISSILE else gun
            if weapon.kind == LASER:
                if weapon.heat > room:
                    continue
                room -= weapon.heat if hits > WORTH_THE_HEAT else 0
            left *= 1.0 - hits * target.harm(g, weapon.damage)
        return left

    def chance_to_hit(self, shooter: Giant, target: Giant, kind: int) -> float:
        """Exact where both have moved; else with a guess at how the one will move (GI-SHT-03)."""
        g = self.g
        if is_settled(g, shooter) and is_settled(g, target):
            return odds(shot_number(g, shooter, target, kind))
        if not is_settled(g, shooter):
            return FOUND * odds(self.number_after_a_move(shooter, target, kind))
        return self.chance_at_a_runaway(shooter, target, kind)

    def number_after_a_move(self, shooter: Giant, target: Giant, kind: int) -> int:
        """The To Hit number that a shooter who has yet to move can hope for."""
        g = self.g
        way = usual_way(shooter)
        away = distance(shooter.where, target.where)
        moved = target.moved if is_settled(g, target) else usual_way(target)
        terrain = g.field.terrain(target.where)
        if kind != MISSILE:
            return total(gun_terms(away - way, WALK, moved, 0, 0, terrain.gun))
        return total(missile_terms(moved, terrain.missile, True)) if away + way >= LONG else NEVER

    def chance_at_a_runaway(self, shooter: Giant, target: Giant, kind: int) -> float:
        """The odds of a shooter who stands where it will, at a target that has yet to move."""
        g = self.g
        code = sight(g.field, g.book.lines, shooter.where, target.where)
        seen = is_visible(code)
        away = distance(shooter.where, target.where)
        moved = usual_way(target)
        if kind == MISSILE:
            return IN_RANGE * odds(total(missile_terms(moved, 0, seen))) if away >= LONG else 0.0
        if not seen:
            return NEWLY_SEEN * odds(total(gun_terms(away, shooter.manner, moved, 0, 0, 0)))
        between = min(2, forests_in(code) + RUIN * ruins_in(code))
        return STILL_SEEN * odds(total(gun_terms(away, shooter.manner, moved, between, 0, 0)))

    def contacts(self) -> None:
        """The assaults that a side can launch and gains by (GI-ASL-02, GI-ASL-03)."""
        g = self.g
        for attacker in self.bodies:
            ours = attacker.giant
            if ours.fate != FIELDED or ours.assaulted or not is_settled(g, ours):
                continue
            for defender in self.bodies:
                theirs = defender.giant
                if theirs.seat == ours.seat or theirs.fate != FIELDED or not is_settled(g, theirs):
                    continue
                is_level = g.field.levels[ours.where] >= g.field.levels[theirs.where]
                if is_level and are_adjacent(ours.where, theirs.where):
                    self.meet(attacker, defender)

    def meet(self, attacker: Body, defender: Body) -> None:
        """An assault to the end, if the attacker gains by it (GI-ASL-10)."""
        wins = chance_to_win(self.g, attacker, defender)
        gain = wins * defender.worth * defender.left
        loss = (1.0 - wins) * attacker.worth * attacker.left
        if gain > loss:
            defender.left *= 1.0 - TO_THE_END * wins
            attacker.left *= 1.0 - TO_THE_END * (1.0 - wins)

    def next_round(self) -> None:
        """What both sides can do after that, wherever they go: armament, ammunition and heat count."""
        threats = [self.threat(0), self.threat(1)]
        for body in self.bodies:
            if body.giant.fate == FIELDED:
                body.left *= 1.0 - LATER * min(threats[1 - body.giant.seat], 0.9)

    def threat(self, seat: int) -> float:
        """The part of each enemy that a side's fire takes in a round, if all share in it."""
        enemies = [body for body in self.bodies if body.giant.seat != seat]
        if not enemies:
            return 0.0
        total = 0.0
        for shooter in self.bodies:
            if shooter.giant.seat == seat:
                total += shooter.left * self.usual_salvo(shooter.giant, enemies)
        return total / len(enemies)

    def usual_salvo(self, shooter: Giant, enemies: list[Body]) -> float:
        """What a giant's weapons take in a usual round from a usual enemy."""
        g = self.g
        whole = sum([enemy.worth for enemy in enemies])
        gun = odds(LATER_NUMBER + max(0, nearest(shooter, enemies) - usual_way(shooter) - LONG))
        room = shooter.chassis.threshold - shooter.heat + 1
        total = 0.0
        for at in range(len(shooter.weapons)):
            if not is_usable(g, shooter, at):
                continue
            weapon = g.book.weapons[shooter.weapons[at]]
            if weapon.kind == LASER:
                if weapon.heat > room:
                    continue
                room -= weapon.heat
            hits = odds(LATER_NUMBER) if weapon.kind == MISSILE else gun
            for enemy in enemies:
                total += hits * enemy.harm(g, weapon.damage) * enemy.worth / whole
        return total


def nearest(giant: Giant, enemies: list[Body]) -> int:
    """The distance to the nearest enemy on the map; far, if there is none."""
    found = NEVER
    for enemy in enemies:
        if giant.where != OFF and enemy.giant.where != OFF:
            found = min(found, distance(giant.where, enemy.giant.where))
    return found


def usual_way(giant: Giant) -> int:
    """How many hexes a giant usually moves in a round (GI-MOV-19, GI-MOV-20)."""
    legs = lost_legs(giant)
    return giant.chassis.walk - 1 if legs == 0 else 2 - legs


def is_settled(g: War, giant: Giant) -> bool:
    """Whether a giant stays where it is for the rest of the round."""
    return g.phase != MOVEMENT or giant.manner != UNMOVED


def chance_to_win(g: War, attacker: Body, defender: Body) -> float:
    """How likely the attacker outlives an assault: who strikes more often, and harder (GI-ASL-06..09)."""
    ours = attacker.giant
    theirs = defender.giant
    lead = ours.chassis.assault - theirs.chassis.assault
    lead -= LIMB_PENALTY * (lost_limbs(ours) - lost_limbs(theirs))
    wins = 1.0 / (1.0 + math.exp(-0.5 * lead))  # nearly what two pairs of dice give
    strike = wins * (0.05 + defender.harm(g, ours.chassis.assault))
    suffer = (1.0 - wins) * (0.05 + attacker.harm(g, theirs.chassis.assault))
    if ours.chassis.threshold - ours.heat < TOO_HOT:
        suffer *= 1.5
    if theirs.chassis.threshold - theirs.heat < TOO_HOT:
        strike *= 1.5
    ratio = strike / suffer * math.sqrt(strike / suffer)  # it takes more than one blow
    return ratio / (1.0 + ratio)


def lead_of_first(g: War) -> float:
    """How well seat 0 stands."""
    forecast = Forecast(g)
    forecast.this_round()
    forecast.contacts()
    forecast.next_round()
    ours = forecast.of(0)
    theirs = forecast.of(1)
    if ours + theirs <= 0.0:
        return 0.0
    lead = (ours - theirs) / (ours + theirs)
    lead *= 2.0 - abs(lead)  # a small lead decides more than its share
    ahead = g.points[0] - g.points[1]
    if_it_ended = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    silence = g.quiet / g.switches.quiet_rounds  # six quiet rounds end the battle (GI-DRW-01)
    return SURE * (lead + silence * silence * (if_it_ended - lead))


def standing(g: War, seat: int) -> float:
    """How well a seat stands in the present battle, in (-1, 1)."""
    lead = lead_of_first(g)
    return lead if seat == 0 else -lead
