"""Damage and casualties: one unit after the other absorbs all it can (AG-DMG, AG-BAT-23, 24)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.stacking import return_to_supply, take_off
from jotunheim.games.assault.state import Assault, Battle
from jotunheim.games.assault.words.events import DAMAGED, FELL, SLAYER_FELL, SLAYER_WOUNDED, WOUNDED
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _, plural


def damage_to(battle: Battle, side: int) -> int:
    """Enemy hits less own blocks, of which the enemy may ignore some; never below 0.

    Units lost in step 5 still count with the dice they rolled (AG-BAT-23, 24).
    """
    own = battle.sides[side]
    enemy = battle.sides[1 - side]
    return max(enemy.hits - max(own.blocks - enemy.ignored_blocks, 0), 0)


@final
class Sustain(Step[Assault]):
    """A side sustains its damage; the defender before the attacker (AG-ACT-04)."""

    def __init__(self, side: int) -> None:
        self.side: int = side

    def run(self, g: Assault) -> None:
        battle = board.fight(g)
        battle.stage = 6 - self.side
        damage = damage_to(battle, self.side)
        g.tell(DAMAGED, (battle.sides[self.side].race, damage))
        if damage > 0:
            g.then(PickCasualty(battle.sides[self.side].seat, self.side, damage))


def may_sustain(g: Assault, side: int) -> list[int]:
    """Slots their owner may pick as the next casualty: a Champion goes first (AG-DMG-07, AG-COM-13)."""
    units = board.participants(g, side)
    for slot in (tokens.CHAMPION, tokens.SECOND_CHAMPION):
        if units[slot] > 0:
            return [slot]
    return [slot for slot in range(tokens.SLOTS) if units[slot] > 0]


@final
class PickCasualty(Decision[Assault]):
    """Who absorbs the damage left? The owner decides, for NPC giants a neighbour, for giantslayers
    their controller (AG-DMG-01, 13, AG-NPC-06, AG-GSL-14)."""

    asks: ClassVar[str] = N_("Who takes the damage?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-DMG-01", "AG-DMG-05", "AG-DMG-07", "AG-DEC-20")
    meanwhile: ClassVar[str] = N_("{seat} are choosing casualties")

    def __init__(self, seat: int, side: int, damage: int) -> None:
        super().__init__(seat)
        self.side: int = side
        self.damage: int = damage

    def question(self, g: Assault) -> str:
        return plural(
            "Who takes the damage? {n} left", "Who takes the damage? {n} left", self.damage
        )

    def options(self, g: Assault) -> list[int]:
        battle = board.fight(g)
        if battle.sides[self.side].race == tokens.GIANTSLAYERS:
            return tokens.SLAYER.tokens(battle.slayers)
        return tokens.UNIT.tokens(may_sustain(g, self.side))

    def choose(self, g: Assault, token: int) -> None:
        if tokens.SLAYER.has(token):
            left = sustain_slayer(g, tokens.SLAYER.of(token), self.damage)
        else:
            left = sustain(g, self.side, tokens.UNIT.of(token), self.damage)
        if left > 0 and has_somebody(g, self.side):
            g.then(PickCasualty(self.seat, self.side, left))

    def why_not(self, g: Assault, token: int) -> str:
        if tokens.UNIT.has(token) and board.participants(g, self.side)[tokens.UNIT.of(token)]:
            return _("a champion must take the first damage (AG-DMG-07)")
        return _("it does not take part in the battle (AG-BAT-02)")


def has_somebody(g: Assault, side: int) -> bool:
    """Damage goes on until it or the units run out (AG-DMG-06)."""
    battle = board.fight(g)
    if battle.sides[side].race == tokens.GIANTSLAYERS:
        return len(battle.slayers) > 0
    return sum(board.participants(g, side)) > 0


def sustain(g: Assault, side: int, slot: int, damage: int) -> int:
    """Let one casualty absorb all it can; the damage left (AG-DMG-01 to 05).

    A champion shrugs off what does not fell it (AG-DMG-08, 09).
    """
    battle = board.fight(g)
    race = battle.sides[side].race
    absorbs = board.fortitude(g, race, slot)
    if damage >= absorbs or board.is_wounded(slot):
        defeat(g, battle, side, slot)
        return max(damage - absorbs, 0)
    if not board.is_champion(slot):
        wound_in_battle(g, battle, side, slot)
    return 0


def place_of_side(battle: Battle, side: int) -> int:
    """Attackers stand next to the battle's region (AG-BAT-04)."""
    return battle.origin if side == board.ATTACKER else battle.region


def defeat(g: Assault, battle: Battle, side: int, slot: int) -> None:
    """The unit leaves the board; the enemy will be paid (AG-BAT-25, AG-DMG-11, AG-GLO-06).

    Giantslayers earn half its value, rounded up, unit by unit (AG-GSL-18).
    """
    race = battle.sides[side].race
    place = place_of_side(battle, side)
    take_off(g, place, slot)
    if side == board.ATTACKER:
        battle.force[slot] -= 1
    return_to_supply(g, race, slot)
    battle.sides[side].fallen += 1
    worth = board.value(g, race, slot)
    enemy = battle.sides[1 - side]
    enemy.spoils += (worth + 1) // 2 if enemy.race == tokens.GIANTSLAYERS else worth
    g.tell(FELL, (race, slot, place))


def wound_in_battle(g: Assault, battle: Battle, side: int, slot: int) -> None:
    """The token is turned to its wounded side, with a Leader the Leader Card (AG-COM-09)."""
    region = place_of_side(battle, side)
    g.units[region * tokens.SLOTS + slot] -= 1
    g.units[region * tokens.SLOTS + slot + 1] += 1
    if side == board.ATTACKER:
        battle.force[slot] -= 1
        battle.force[slot + 1] += 1
    g.tell(WOUNDED, (battle.sides[side].race, slot, region))


def sustain_slayer(g: Assault, slayer: int, damage: int) -> int:
    """A giantslayer is wounded, or defeated and off the board (AG-GSL-14, 22); the damage left."""
    battle = board.fight(g)
    absorbs = g.book.slayer_fortitude[slayer]
    if damage >= absorbs or g.slayers_wounded[slayer]:
        g.slayers[slayer] = tokens.NOBODY
        g.slayers_wounded[slayer] = 0
        battle.slayers.remove(slayer)
        battle.sides[board.ATTACKER].fallen += 1
        g.tell(SLAYER_FELL, (slayer,))
        return max(damage - absorbs, 0)
    g.slayers_wounded[slayer] = 1
    g.tell(SLAYER_WOUNDED, (slayer,))
    return 0
