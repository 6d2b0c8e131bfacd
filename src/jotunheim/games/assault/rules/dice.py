"""Combat dice: rolling, re-rolling, converting (AG-BAT-06 to 16, AG-GSL-11, 12, AG-NPC-07, 08)."""

from typing import ClassVar, Final, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT
from jotunheim.games.assault.effects import CONVERT, FORCE_REROLL, REROLL, TO_BLOCKS, TO_HITS
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.state import Assault, Side, blocks_made, hits_made, results
from jotunheim.games.assault.words.events import DICE_CHANGED, HOOKED, ROLLED
from jotunheim.games.assault.words.names import race_title
from jotunheim.kernel import DONE, PASS, Decision, Family, Step
from jotunheim.kernel.dice import count_of, count_on, face
from jotunheim.texts import N_, _

NPC_REROLLS: Final = 2  # dice that NPC giants may re-roll (AG-NPC-08)
NPC_BLOCKS: Final = 2  # arcane results that they may turn into blocks


def combined_strength(g: Assault, side: int) -> int:
    """The summed Strength of those who take part, less what is held (AG-BAT-06, AG-NPC-07)."""
    battle = board.fight(g)
    race = battle.sides[side].race
    if race == tokens.GIANTSLAYERS:
        return sum([g.book.slayer_strength[slayer] for slayer in battle.slayers])
    return board.army_strength(g, race, board.participants(g, side)) - battle.sides[side].held


def number_of_dice(g: Assault, side: int) -> int:
    """At most seven, or the six grey ones of the giantslayers; never below one (AG-BAT-06, 07).

    Spells change the number after the first bound (AG-GSL-11).
    """
    own = board.fight(g).sides[side]
    most = g.book.most_slayer_dice if own.race == tokens.GIANTSLAYERS else g.book.most_dice
    return max(1, min(most, min(most, combined_strength(g, side)) + own.more_dice))


@final
class Roll(Step[Assault]):
    """A side rolls: the special die of its race and grey ones; giantslayers grey ones only."""

    def __init__(self, side: int) -> None:
        self.side: int = side

    def run(self, g: Assault) -> None:
        battle = board.fight(g)
        own = battle.sides[self.side]
        battle.stage = 3 + self.side
        number = number_of_dice(g, self.side)
        own.dice = number
        own.special = 0 if own.race == tokens.GIANTSLAYERS else 1
        own.faces = [0] * number
        own.turned = [0] * number
        own.made = [0] * number
        own.is_set = [tokens.NOBODY] * number
        for die in range(number):
            roll_die(g, own, die)
        g.tell(ROLLED, (own.race, self.side, *own.faces))


def roll_die(g: Assault, side: Side, die: int) -> None:
    """One die; die 1 of a race is its special die (AG-BAT-07)."""
    faces = g.book.faces[side.race if die < side.special else tokens.RACES]
    side.faces[die] = faces[g.chance.below(6)]


def arcane_left(side: Side, die: int) -> int:
    """Arcane symbols not converted yet; each symbol of a face is one result (AG-BAT-10, 15, 32)."""
    if side.is_set[die] != tokens.NOBODY:
        return 0
    return count_on(side.faces[die], ARCANE) - side.turned[die]


def can_reroll(side: Side, die: int) -> bool:
    """A die with a converted symbol is fixed (AG-BAT-13)."""
    return side.turned[die] == 0 and side.is_set[die] == tokens.NOBODY


@final
class Ability:
    """A way to change dice: a Command Card, a giantslayer's power, or an NPC change."""

    def __init__(self, token: int, op: int, to: int, per: int, number: int) -> None:
        self.token = token
        self.op = op  # REROLL or CONVERT
        self.to = to
        self.per = per  # results made of each symbol
        self.number = number  # dice or symbols at most


def abilities(g: Assault, side: int) -> list[Ability]:
    """All abilities of the side, used or not (AG-BAT-11, AG-GSL-12, AG-NPC-08, AG-DEC-25)."""
    own = board.fight(g).sides[side]
    if own.race == tokens.GIANTSLAYERS:
        return slayer_abilities(g)
    if g.seat_of[own.race] == tokens.NOBODY:
        return [
            Ability(tokens.W_REROLL, REROLL, 0, 0, NPC_REROLLS),
            Ability(tokens.W_BLOCKS, CONVERT, TO_BLOCKS, 1, NPC_BLOCKS),
        ]
    return command_abilities(g, own, side)


def command_abilities(g: Assault, own: Side, side: int) -> list[Ability]:
    """Leader, Magic and Attack cards of the row (AG-BAT-11, AG-LDR-06, AG-MAG-04, AG-ATK-03).

    The leader must take part, healthy or not (AG-LDR-07); two leaders do not double it (AG-LDR-09).
    The Attack card counts only for the battle fought with it (AG-ATK-04, AG-BAT-21), and lies
    itself to the right of the others (AG-BAT-14).
    """
    seat = own.seat
    book = g.book
    found: list[Ability] = []
    units = board.participants(g, side)
    if any(units[slot] > 0 and board.is_leader(slot) for slot in range(tokens.SLOTS)):
        number = book.reroll_right[own.race] * board.cards_right_of(g, seat, tokens.LEAD)
        found.append(Ability(tokens.W_LEADER, REROLL, 0, 0, number))
    per, symbols = book.block_right[own.race]
    number = symbols * board.cards_right_of(g, seat, tokens.MAGIC)
    found.append(Ability(tokens.W_MAGIC, CONVERT, TO_BLOCKS, per, number))
    if side == board.ATTACKER:
        per, symbols = book.hit_left[own.race]
        number = symbols * board.cards_left_of(g, seat, tokens.ATTACK)
        found.append(Ability(tokens.W_ATTACK, CONVERT, TO_HITS, per, number))
    return found


def slayer_abilities(g: Assault) -> list[Ability]:
    """Powers of the healthy giantslayers that take part (AG-GSL-12, 13); nothing else helps them
    (AG-GSL-16)."""
    found: list[Ability] = []
    for slayer in board.fight(g).slayers:
        power = g.book.slayer_power[slayer]
        token = tokens.SLAYER.token(slayer)
        if power.op == REROLL and not g.slayers_wounded[slayer]:
            found.append(Ability(token, REROLL, 0, 0, power.number))
        elif power.op == CONVERT and not g.slayers_wounded[slayer]:
            found.append(Ability(token, CONVERT, power.form, power.number, power.most))
    return found


def usable_dice(own: Side, ability: Ability) -> list[int]:
    """For each die how often it can be picked for this ability."""
    if ability.op == REROLL:
        return [1 if can_reroll(own, die) else 0 for die in range(own.dice)]
    return [arcane_left(own, die) for die in range(own.dice)]


def bit_of(token: int) -> int:
    """Each ability is used once a battle (AG-BAT-12); a spell uses up none of them."""
    if token >= tokens.W_LEADER:
        return 1 << (token - tokens.W_LEADER)
    return 1 << (8 + tokens.SLAYER.of(token)) if tokens.SLAYER.has(token) else 0


def is_forbidden(own: Side, ability: Ability) -> bool:
    """An enemy's start spell forbids re-rolls or conversions."""
    return (own.no_rerolls if ability.op == REROLL else own.no_conversions) > 0


def may_use(g: Assault, side: int) -> list[Ability]:
    """Abilities not used yet that could change a die now."""
    own = board.fight(g).sides[side]
    return [
        ability
        for ability in abilities(g, side)
        if ability.number > 0
        and own.used & bit_of(ability.token) == 0
        and not is_forbidden(own, ability)
        and sum(usable_dice(own, ability)) > 0
    ]


@final
class ModifyDice(Decision[Assault]):
    """Commands first, in any order, each once and each optional (AG-BAT-11 to 13).

    Only the rolling side acts here (AG-BAT-33); NPC dice are changed by the neighbour (AG-NPC-08).
    """

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-11", "AG-BAT-12", "AG-BAT-13", "AG-DEC-18")
    asks: ClassVar[str] = N_("Re-roll or convert dice of {race}?")
    ends: ClassVar[str] = N_("Keep the dice")
    meanwhile: ClassVar[str] = N_("{seat} are looking at the dice")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: int = side

    def values(self, g: Assault) -> dict[str, str]:
        return {"race": race_title(g.book, board.fight(g).sides[self.side].race)}

    def options(self, g: Assault) -> list[int]:
        return [*[ability.token for ability in may_use(g, self.side)], DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            return
        own = board.fight(g).sides[self.side]
        for ability in abilities(g, self.side):
            if ability.token == token:
                number = min(ability.number, sum(usable_dice(own, ability)))
                g.then(PickDice(self.seat, self.side, number, ability), self)

    def expected(self, g: Assault) -> list[int]:
        if board.fight(g).sides[self.side].race != g.race_of[self.seat]:
            return []
        return [tokens.W_LEADER, tokens.W_MAGIC, tokens.W_ATTACK]

    def why_not(self, g: Assault, token: int) -> str:
        own = board.fight(g).sides[self.side]
        for ability in abilities(g, self.side):
            if ability.token == token:
                return why_not_used(own, ability)
        if token == tokens.W_LEADER:
            return _("your leader does not take part (AG-LDR-06)")
        if token == tokens.W_ATTACK:
            return _("only the attacker converts with the Attack card (AG-BAT-21)")
        return ""


def why_not_used(own: Side, ability: Ability) -> str:
    """Why an ability cannot be used now."""
    if own.used & bit_of(ability.token):
        return _("each ability is used once a battle (AG-BAT-12)")
    if ability.number == 0:
        return _("no card of your row counts for it (AG-CMD-03, AG-CMD-04)")
    if is_forbidden(own, ability):
        return _("the enemy's Confusion forbids it (AG-BAT-05)")
    if ability.op == REROLL:
        return _("every die is fixed by a conversion (AG-BAT-13)")
    return _("no arcane result is left to convert (AG-BAT-15)")


@final
class PickDice(Picks):
    """Which dice? All of them are re-rolled, or all symbols converted, at once (AG-BAT-12, 13).

    A face with two arcane symbols may be picked twice (AG-BAT-10).
    """

    family: ClassVar[Family] = tokens.DIE
    asks: ClassVar[str] = N_("Which dice do you re-roll or convert?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-10", "AG-BAT-12", "AG-BAT-13", "AG-DEC-18")
    meanwhile: ClassVar[str] = N_("{seat} are choosing dice")
    ends: ClassVar[str] = N_("These dice")

    def __init__(self, seat: int, side: int, number: int, ability: Ability) -> None:
        super().__init__(seat, 1, number)
        self.side: int = side
        self.ability = ability

    def question(self, g: Assault) -> str:
        re_rolled = self.ability.op == REROLL
        return _("Which dice do you re-roll?") if re_rolled else _("Which dice do you convert?")

    def counts(self, g: Assault) -> list[int]:
        own = board.fight(g).sides[self.side]
        return spread(own, usable_dice(own, self.ability))

    def alike(self, g: Assault) -> list[int]:
        own = board.fight(g).sides[self.side]
        return spread(own, likeness(own))

    def finish(self, g: Assault, picks: list[int]) -> None:
        own = board.fight(g).sides[self.side]
        chosen = tokens.DIE.counts(picks)
        own.used |= bit_of(self.ability.token)
        first = 1 - own.special
        for die in range(own.dice):
            number = chosen[die + first]
            if number > 0 and self.ability.op == REROLL:
                roll_die(g, own, die)  # the new face stands (AG-BAT-16)
            elif number > 0:
                convert(own, die, number, self.ability.to, self.ability.per)
        g.tell(DICE_CHANGED, (own.race, self.side, self.ability.token, *as_they_count(own)))


def spread(own: Side, values: list[int]) -> list[int]:
    """Values by die as values by token: giantslayers have no die 1 (AG-DEC)."""
    found = values if own.special else [0, *values]
    return found + [0] * (tokens.DICE - len(found))


def likeness(own: Side) -> list[int]:
    """Grey dice with the same face and changes are alike; the special die is like no other."""
    found: list[int] = []
    for die in range(own.dice):
        key = (
            (own.faces[die] * 8 + own.turned[die]) * 4096 + own.made[die] * 8 + own.is_set[die] + 1
        )
        found.append(-1 if die < own.special else key)
    return found


def convert(own: Side, die: int, symbols: int, to: int, per: int) -> None:
    """Turn arcane symbols of a die into hits or blocks."""
    own.turned[die] += symbols
    made = symbols * per
    own.made[die] += results(made, 0) if to == TO_HITS else results(0, made)


def as_they_count(own: Side) -> list[int]:
    """The faces as they count now: converted arcane symbols are the hits and blocks made of them."""
    found: list[int] = []
    for die in range(own.dice):
        if own.turned[die] == 0:
            found.append(own.faces[die])
        else:
            made = [face(HIT, hits_made(own, die)), face(BLOCK, blocks_made(own, die))]
            found += [one for one in [*made, face(ARCANE, arcane_left(own, die))] if count_of(one)]
    return found


@final
class HookPower(Decision[Assault]):
    """Right after the defender's roll, and only then, all its dice may be rolled again (AG-GSL-12).

    In a battle without a healthy Hook nothing is asked (AG-ACT-05).
    """

    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-12", "AG-GSL-13", "AG-DEC-24")
    asks: ClassVar[str] = N_("Make the defender roll all dice again?")
    ends: ClassVar[str] = N_("Let the roll stand")
    meanwhile: ClassVar[str] = N_("{seat} are thinking about Hook's power")

    def options(self, g: Assault) -> list[int]:
        found: list[int] = []
        for slayer in board.fight(g).slayers:
            if g.book.slayer_power[slayer].op == FORCE_REROLL and not g.slayers_wounded[slayer]:
                found.append(tokens.SLAYER.token(slayer))
        found.append(PASS)
        return found

    def choose(self, g: Assault, token: int) -> None:
        if token == PASS:
            return
        defender = board.fight(g).sides[board.DEFENDER]
        for die in range(defender.dice):
            roll_die(g, defender, die)
        g.tell(HOOKED, (tokens.SLAYER.of(token), board.DEFENDER, *defender.faces))
