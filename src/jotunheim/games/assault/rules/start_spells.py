"""Spells at the start of a battle, cast in turns until both sides pass (AG-BAT-05)."""

from typing import ClassVar, Final, final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import AS_REPLY, AT_START
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.magic import cast, effects_of, forms, spell_of, why_not_cast
from jotunheim.games.assault.state import Assault, Battle
from jotunheim.games.assault.words.events import CANCELLED, HELD
from jotunheim.kernel import Decision, Reactions, Step
from jotunheim.texts import N_, _


def caster_side(g: Assault, seat: int) -> int:
    """Which side's race is the seat's own."""
    attacks = board.fight(g).sides[board.ATTACKER].race == g.race_of[seat]
    return board.ATTACKER if attacks else board.DEFENDER


def may_hold(g: Assault, side: int, any_unit: bool) -> list[int]:
    """Enemy units in the battle that Hold Giant may name: Unit Tokens, or any; no giantslayers."""
    battle = board.fight(g)
    if battle.sides[1 - side].race == tokens.GIANTSLAYERS:
        return []
    units = board.participants(g, 1 - side)
    most = tokens.SLOTS if any_unit else tokens.TOKEN_SLOTS
    return [slot for slot in range(most) if units[slot] > 0]


def can_answer(g: Assault, side: int, token: int) -> bool:
    """Dispel Magic answers only the spell that the other side has just cast (AG-BAT-05-R, AG-DEC-27).

    After a pass of this side the other must cast again, so the last cast is the one to answer.
    """
    casts = board.fight(g).casts
    if len(casts) < 3 or casts[len(casts) - 3] == side:
        return False
    was_advanced = tokens.ADVANCED.has(casts[len(casts) - 2])
    for effect in effects_of(g, token):
        if effect.op == fx.CANCEL and effect.form != fx.ANY_SPELL and was_advanced:
            return False
    return True


def has_target(g: Assault, side: int, effects: list[fx.Effect]) -> bool:
    """Spells that name a Giant need one among the enemies (AG-MAG-11)."""
    for effect in effects:
        if effect.op == fx.HOLD and not may_hold(g, side, effect.form == fx.ANY_UNIT):
            return False
    return True


def may_cast_at_start(g: Assault, seat: int) -> list[int]:
    """The seat's start spells, and replies to the spell just cast, in the forms it can pay."""
    side = caster_side(g, seat)
    if board.fight(g).sides[side].silenced:
        return []
    found = [
        token for token in forms(g, seat, AT_START) if has_target(g, side, effects_of(g, token))
    ]
    return found + [token for token in forms(g, seat, AS_REPLY) if can_answer(g, side, token)]


def cast_at_start(g: Assault, seat: int, token: int) -> None:
    """One spell an opportunity; its target is named now, its effect comes when the step ends.

    A cancelled spell and its Artifact are still spent.
    """
    battle = board.fight(g)
    side = caster_side(g, seat)
    cast(g, seat, token)
    effects = effects_of(g, token)
    if g.book.spells[spell_of(token)].when == AS_REPLY:
        reply(g, battle, side, effects)
        return
    for effect in effects:
        if effect.op == fx.HOLD:
            g.then(HoldTarget(seat, side, effect.form == fx.ANY_UNIT, token))
            return
    battle.casts = [*battle.casts, side, token, tokens.NOBODY]


def reply(g: Assault, battle: Battle, side: int, effects: list[fx.Effect]) -> None:
    """The spell just cast has no effect; its caster may be silenced."""
    at = len(battle.casts) - 3
    g.tell(CANCELLED, (battle.sides[side].race, spell_of(battle.casts[at + 1])))
    battle.casts = battle.casts[:at]
    for effect in effects:
        if effect.op == fx.SILENCE:
            battle.sides[1 - side].silenced = 1


def why_not_at_start(g: Assault, seat: int, token: int) -> str:
    """Why a spell cannot be cast at the start of this battle."""
    if not tokens.is_spell(token):
        return ""
    why = why_not_cast(g, seat, token)
    if why:
        return why
    when = g.book.spells[spell_of(token)].when
    if when == AS_REPLY:
        return _("only as the direct reply to a start spell it can cancel (AG-BAT-05)")
    if when != AT_START:
        return _("its text names another moment (AG-MAG-07)")
    if board.fight(g).sides[caster_side(g, seat)].silenced:
        return _("Dispel Magic has silenced you in this battle (AG-BAT-05)")
    return _("there is no Giant it could be aimed at (AG-MAG-11)")


@final
class StartSpells(Reactions[Assault]):
    """A seat with spells is asked, whether or not one of them fits (AG-ACT-10)."""

    asks: ClassVar[str] = N_("Cast a spell at the start of the battle?")
    ends: ClassVar[str] = N_("Cast nothing")
    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-05", "AG-ACT-10", "AG-DEC-17")

    def is_open(self, g: Assault, seat: int) -> bool:
        battle = g.battle
        if battle is None or not g.hand(seat):
            return False
        side = battle.sides[0] if battle.sides[0].seat == seat else battle.sides[1]
        return side.silenced == 0

    def may(self, g: Assault, seat: int) -> list[int]:
        return may_cast_at_start(g, seat)

    def react(self, g: Assault, seat: int, token: int) -> None:
        cast_at_start(g, seat, token)

    def why_not(self, g: Assault, seat: int, token: int) -> str:
        return why_not_at_start(g, seat, token)


START_SPELLS: Final = StartSpells()


@final
class HoldTarget(Decision[Assault]):
    """Which enemy is held? It adds no dice, but is in the battle all the same."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-05", "AG-MAG-11", "AG-DEC-17")
    asks: ClassVar[str] = N_("Which unit do you hold?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to hold")

    def __init__(self, seat: int, side: int, any_unit: bool, token: int) -> None:
        super().__init__(seat)
        self.side: int = side
        self.any_unit = any_unit
        self.token = token

    def options(self, g: Assault) -> list[int]:
        return tokens.UNIT.tokens(may_hold(g, self.side, self.any_unit))

    def choose(self, g: Assault, token: int) -> None:
        battle = board.fight(g)
        battle.casts = [*battle.casts, self.side, self.token, tokens.UNIT.of(token)]
        g.tell(HELD, (battle.sides[1 - self.side].race, tokens.UNIT.of(token)))

    def why_not(self, g: Assault, token: int) -> str:
        if tokens.UNIT.has(token) and not self.any_unit:
            return _("the basic spell holds Unit Tokens only (AG-MAG-05)")
        return ""


@final
class ApplyStartSpells(Step[Assault]):
    """All start spells that stand take effect together, so their order never matters (AG-BAT-05-R)."""

    def run(self, g: Assault) -> None:
        battle = board.fight(g)
        battle.stage = 2
        for i in range(0, len(battle.casts), 3):
            side = battle.casts[i]
            for effect in effects_of(g, battle.casts[i + 1]):
                apply_start(g, battle, side, effect, battle.casts[i + 2])


def apply_start(g: Assault, battle: Battle, side: int, effect: fx.Effect, target: int) -> None:
    """One effect of a start spell."""
    enemy = battle.sides[1 - side]
    if effect.op == fx.DICE:
        (battle.sides[side] if effect.form != fx.FOR_ENEMY else enemy).more_dice += effect.number
    elif effect.op == fx.HOLD:
        enemy.held += board.strength(g, enemy.race, target)
    elif effect.op == fx.FORBID and effect.form == fx.RE_ROLLS:
        enemy.no_rerolls = 1
    elif effect.op == fx.FORBID:
        enemy.no_conversions = 1
