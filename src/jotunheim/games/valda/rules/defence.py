"""Defence: cards against an attack, what is added to them, the POST window (VA-DEF, VA-WPN-15, 16)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import (
    ADD_DEFENCE,
    ATTACK,
    DEFENCE,
    DEFENCE_RUNES,
    IN_DEFENCE,
    POST,
)
from jotunheim.games.valda.rules.areas import attack_bonus, power
from jotunheim.games.valda.rules.cards import lay_from_hand
from jotunheim.games.valda.rules.resources import gain
from jotunheim.games.valda.rules.verbs import perform_all
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.pending import DEFENDED, UNDECIDED, UNDEFENDED, Part
from jotunheim.games.valda.state.table import DEFENDING, Valda
from jotunheim.games.valda.tokens import CARD, NONE, OPTION, RUNE
from jotunheim.games.valda.words.events.fights import DEFENDS, HOLDS, SUCCEEDS
from jotunheim.games.valda.words.names import card_name, seat_name
from jotunheim.kernel import Decision, Reactions, Step, Window
from jotunheim.texts import N_, _


def attack_total(g: Valda, part: Part) -> int:
    """Printed values, Surtur's bonus once, and 3 for each Puddle of Mud (VA-ATK-06, VA-WPN-06, 08)."""
    attack = g.attack
    found = g.book.values[attack.card] + attack_bonus(g, attack.attacker) + part.added
    if attack.second != NONE:
        found += g.book.values[attack.second]
    return found


def defence_total(g: Valda, part: Part) -> int:
    """The values of the cards played; with at least one card Tyr and Oath of War are added once (VA-DEF-02, 03, VA-GOD-05)."""
    if not part.defence:
        return 0
    found = sum([g.book.values[kind] for kind in part.defence])
    return found + power(g, part.target, ADD_DEFENCE) + g.turn.oaths[part.target]


def stands(g: Valda, part: Part) -> bool:
    """Is the total at least that of the attack? A tie is the defender's (VA-DEF-01)."""
    return len(part.defence) > 0 and defence_total(g, part) >= attack_total(g, part)


def may_shield(g: Valda, seat: int) -> list[int]:
    """Aegis, if an attack card is there to be used with it (VA-DEF-07)."""
    held = held_options(g, seat, IN_DEFENCE)
    return held if held and g.kinds_of(seat, ATTACK) else []


def can_defend(g: Valda, seat: int) -> bool:
    """Could the player put anything against an attack? For Oath of War, which needs a card (VA-CARD-16)."""
    return len(g.kinds_of(seat, DEFENCE)) + len(may_shield(g, seat)) > 0


def play_defence(g: Valda, seat: int, kind: int) -> None:
    """A card is played openly; it is spent whether or not it suffices (VA-DEF-04, 11)."""
    part = g.attack.part()
    lay_from_hand(g, seat, kind, DEFENDING)
    part.defence.append(kind)
    g.tell(DEFENDS, (seat, kind, defence_total(g, part), attack_total(g, part)))


@final
class Defences(Reactions[Valda]):
    """The target may play defence cards one after the other, until the total suffices (VA-DEF-01, 02, 04, 09)."""

    public: ClassVar[bool] = False
    ends: ClassVar[str] = N_("No more defence")
    clauses: ClassVar[tuple[str, ...]] = ("VA-DEF-01", "VA-DEF-02", "VA-DEF-03")

    def question(self, g: Valda, seat: int) -> str:
        part = g.attack.part()
        line = _("{who} attacks you with {card}: {attack} against {defence}. Do you defend?")
        return line.format(
            who=seat_name(g, g.attack.attacker),
            card=card_name(g, g.attack.card),
            attack=attack_total(g, part),
            defence=defence_total(g, part),
        )

    def may(self, g: Valda, seat: int) -> list[int]:
        part = g.attack.part()
        if part.outcome != UNDECIDED or stands(g, part):
            return []
        shields = CARD.tokens(g.kinds_of(seat, DEFENCE))
        return shields + OPTION.tokens(may_shield(g, seat))

    def react(self, g: Valda, seat: int, token: int) -> None:
        if OPTION.has(token):
            wield(g, seat, OPTION.of(token))
            g.then(ShieldWith(seat))
        else:
            play_defence(g, seat, CARD.of(token))

    def why_not(self, g: Valda, seat: int, token: int) -> str:
        if CARD.has(token) and g.book.types[CARD.of(token)] != DEFENCE:
            return _("only defence cards stop an attack; Aegis lends one (VA-DEF-01)")
        return _("you do not hold this card") if CARD.has(token) else ""


@final
class ShieldWith(Decision[Valda]):
    """Which attack card counts as a defence card, with its attack value? (Aegis, VA-DEF-07, VA-WPN-04)"""

    asks: ClassVar[str] = N_("Which attack card do you defend with?")
    meanwhile: ClassVar[str] = N_("{seat} is defending")
    clauses: ClassVar[tuple[str, ...]] = ("VA-DEF-07",)

    def options(self, g: Valda) -> list[int]:
        return CARD.tokens(g.kinds_of(self.seat, ATTACK))

    def choose(self, g: Valda, token: int) -> None:
        play_defence(g, self.seat, CARD.of(token))

    def always_stops(self, g: Valda) -> bool:
        return True


@final
class Additions(Reactions[Valda]):
    """While the defence stands, everybody but the target may add to the attack (VA-WPN-15, 16)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("The defence stands. Do you add to the attack?")
    ends: ClassVar[str] = N_("Add nothing")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-15", "VA-WPN-16")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        part = g.attack.part()
        if part.outcome != UNDECIDED or seat == part.target or not stands(g, part):
            return []
        return OPTION.tokens(held_options(g, seat, POST))

    def react(self, g: Valda, seat: int, token: int) -> None:
        """The target may then add defence cards (VA-WPN-16)."""
        part = g.attack.part()
        part.added += wield(g, seat, OPTION.of(token)).number
        g.then(Window(DEFENCES, (part.target,)))


DEFENCES: Final[Defences] = Defences()
ADDITIONS: Final[Additions] = Additions()


@final
class Defend(Step[Valda]):
    """The defence of one part, then the POST window and the comparison; nothing stops Gungnir (VA-DEF-10, 12, VA-GEN-09)."""

    def run(self, g: Valda) -> None:
        part = g.attack.part()
        if part.outcome != UNDECIDED:
            return
        if not g.attack.unblockable:
            target = part.target
            g.then(Window(DEFENCES, (target,)), Window(ADDITIONS, g.others(target), True))
        g.then(COMPARE)


@final
class Compare(Step[Valda]):
    """The defence succeeds if its total is at least that of the attack (VA-DEF-01)."""

    def run(self, g: Valda) -> None:
        part = g.attack.part()
        totals = (part.target, defence_total(g, part), attack_total(g, part))
        if stands(g, part):
            part.outcome = DEFENDED
            g.tell(HOLDS, totals)
        else:
            part.outcome = UNDEFENDED
            g.tell(SUCCEEDS, totals)


COMPARE: Final = Compare()
DEFEND: Final = Defend()


@final
class Reward(Step[Valda]):
    """A defence that succeeded: Agir's runes, then the effects of its cards as played (VA-DEF-05, 06, VA-GIA-03, 18, VA-POW-05)."""

    def run(self, g: Valda) -> None:
        part = g.attack.part()
        if part.outcome != DEFENDED:
            return
        gain(g, part.target, RUNE, power(g, part.target, DEFENCE_RUNES))
        for kind in part.defence:
            if g.book.types[kind] == DEFENCE:
                g.then(*perform_all(part.target, g.book.kinds[kind].effects, g.attack.attacker))


REWARD: Final = Reward()
