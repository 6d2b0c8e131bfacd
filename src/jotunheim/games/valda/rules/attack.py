"""The Attack phase: opportunities, the PRE and DEFD windows, the effect, the end of an attack (VA-ATK, VA-WPN)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import (
    ATTACK_RUNES_FEW,
    ATTACK_RUNES_MANY,
    DEFD,
    PRE,
)
from jotunheim.games.valda.effects import (
    ATTACK_MOD,
    CANCEL_ATTACK,
    DEFENCE_MOD,
    IMMUNE_TEMPLES,
    REDIRECT_ATTACK,
)
from jotunheim.games.valda.rules.areas import are_few, power
from jotunheim.games.valda.rules.cards import put_away
from jotunheim.games.valda.rules.defence import DEFEND, REWARD, attack_total, can_defend
from jotunheim.games.valda.rules.launch import (
    aim_now,
    aims_at_temple,
    arm,
    attacks_allowed,
    begin_launch,
    can_launch,
    forget_objects,
    may_arm,
    may_launch,
    why_not_launch,
)
from jotunheim.games.valda.rules.losses import AFTER_LOSS
from jotunheim.games.valda.rules.resources import gain
from jotunheim.games.valda.rules.steals import BeginSteal, end_steal, plan
from jotunheim.games.valda.rules.temples import is_immune, protect
from jotunheim.games.valda.rules.verbs import perform_all
from jotunheim.games.valda.rules.weapons import first_op, held_options, wield
from jotunheim.games.valda.state.pending import (
    CANCELLED,
    DEFENDED,
    NO_ATTACK,
    UNDECIDED,
    UNDEFENDED,
)
from jotunheim.games.valda.state.table import (
    ATTACK_PHASE,
    ATTACKING,
    DEFENDING,
    HANDS,
    Valda,
)
from jotunheim.games.valda.tokens import CARD, NOBODY, OPTION, PLAYER, RUNE
from jotunheim.games.valda.words.events.fights import ATTACKS, ENDS_ATTACK, REDIRECTS, TAKES_BACK
from jotunheim.games.valda.words.names import card_name, seat_name
from jotunheim.kernel import Decision, End, Reactions, SeatStep, Step, Window
from jotunheim.texts import N_, _

FIGHT: Final = 4  # the kind of the End of an attack

# Opportunities ------------------------------------------------------------------------------------


@final
class AttackPhase(Step[Valda]):
    """Every other player may attack the active player, clockwise; each opportunity comes once (VA-ATK-01, 02)."""

    def run(self, g: Valda) -> None:
        g.turn.phase = ATTACK_PHASE
        for seat in g.clockwise(g.active)[1:]:
            g.then(Opportunity(seat))


@final
class Opportunity(SeatStep[Valda]):
    """One player's chance to attack; nobody learns whether there was a card to play (VA-HID-06)."""

    def run(self, g: Valda) -> None:
        g.turn.attacks = 0
        g.then(Window(OPPORTUNITIES, (self.seat,)))


@final
class Opportunities(Reactions[Valda]):
    """An attack card, a weapon of the launch, or nothing; after an attack again, if two are allowed (VA-ATK-03, 05, 18)."""

    public: ClassVar[bool] = False
    ends: ClassVar[str] = N_("No attack")
    clauses: ClassVar[tuple[str, ...]] = ("VA-ATK-01", "VA-ATK-05", "VA-ATK-07")

    def question(self, g: Valda, seat: int) -> str:
        return _("Do you attack {whom}?").format(whom=seat_name(g, g.active))

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        if g.turn.attacks >= attacks_allowed(g, seat):
            return []
        return CARD.tokens(may_launch(g, seat)) + OPTION.tokens(may_arm(g, seat))

    def react(self, g: Valda, seat: int, token: int) -> None:
        launch_or_arm(g, seat, token)

    def why_not(self, g: Valda, seat: int, token: int) -> str:
        return why_not_launch(g, seat, CARD.of(token)) if CARD.has(token) else ""


OPPORTUNITIES: Final[Opportunities] = Opportunities()


def launch_or_arm(g: Valda, seat: int, token: int) -> None:
    """A card begins the attack; after Brute or Gungnir one must follow (VA-ATK-05)."""
    if CARD.has(token):
        begin_launch(g, seat, CARD.of(token))
        g.then(BEGIN_ATTACK)
        return
    arm(g, seat, OPTION.of(token))
    if g.attack is not NO_ATTACK:
        g.then(Launch(seat))


@final
class Launch(Decision[Valda]):
    """A weapon was declared, so the attack must come (VA-ATK-05)."""

    asks: ClassVar[str] = N_("Which card do you attack with?")
    meanwhile: ClassVar[str] = N_("{seat} is launching an attack")
    clauses: ClassVar[tuple[str, ...]] = ("VA-ATK-05",)

    def options(self, g: Valda) -> list[int]:
        return CARD.tokens(may_launch(g, self.seat)) + OPTION.tokens(may_arm(g, self.seat))

    def choose(self, g: Valda, token: int) -> None:
        launch_or_arm(g, self.seat, token)

    def always_stops(self, g: Valda) -> bool:
        return True

    def why_not(self, g: Valda, token: int) -> str:
        return why_not_launch(g, self.seat, CARD.of(token)) if CARD.has(token) else ""


# The sequence of an attack ------------------------------------------------------------------------


@final
class BeginAttack(Step[Valda]):
    """The sequence of an attack; one on all opponents goes through each step for all of them (VA-ATK-10, 13, 14, VA-WHO-04)."""

    def run(self, g: Valda) -> None:
        parts = range(len(g.attack.parts))
        everybody = tuple(g.clockwise(g.active))
        for at in parts:
            g.then(TurnTo(at), ANNOUNCE, Window(BEFORE, everybody, True), DEFEND)
        for at in parts:
            g.then(TurnTo(at), REWARD, CLAIM)
        g.then(PLAN_EFFECT, BeginSteal(g.attack.attacker))
        for at in parts:
            g.then(TurnTo(at), APPLY_EFFECT)
        g.then(SUCCESS, END_ATTACK)


@final
class TurnTo(Step[Valda]):
    """The part of the attack that is under way now (VA-ATK-15)."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, g: Valda) -> None:
        g.attack.at = self.at


@final
class Announce(Step[Valda]):
    """Everybody reads who attacks whom, and with what total."""

    def run(self, g: Valda) -> None:
        attack = g.attack
        part = attack.part()
        values = (attack.attacker, part.target, attack.card, attack_total(g, part))
        g.tell(ATTACKS, values)


@final
class Before(Reactions[Valda]):
    """PRE: the target may cancel, redirect, swear or protect; all others may add to the attack (VA-WIN-03, VA-WHO-03)."""

    public: ClassVar[bool] = False
    ends: ClassVar[str] = N_("No answer")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-15", "VA-WPN-17", "VA-WPN-23", "VA-WPN-25")

    def question(self, g: Valda, seat: int) -> str:
        attack = g.attack
        line = _("{who} attacks {whom} with {card} ({total}). Do you answer?")
        return line.format(
            who=seat_name(g, attack.attacker),
            whom=seat_name(g, attack.part().target),
            card=card_name(g, attack.card),
            total=attack_total(g, attack.part()),
        )

    def is_target(self, g: Valda, seat: int) -> bool:
        return seat == g.attack.part().target

    def may(self, g: Valda, seat: int) -> list[int]:
        if g.attack.part().outcome != UNDECIDED:
            return []
        held = held_options(g, seat, PRE)
        return OPTION.tokens([o for o in held if helps(g, seat, first_op(g, o))])

    def react(self, g: Valda, seat: int, token: int) -> None:
        effect = wield(g, seat, OPTION.of(token))
        part = g.attack.part()
        if effect.op == ATTACK_MOD:
            part.added += effect.number
        elif effect.op == DEFENCE_MOD:
            g.turn.oaths[seat] += effect.number
        elif effect.op == IMMUNE_TEMPLES:
            protect(g, seat)
            end_part(g)  # neither defended nor successful (VA-WPN-18, 29)
        elif effect.op == CANCEL_ATTACK:
            take_revenge(g, seat)
        else:
            redirect(g, seat)


def helps(g: Valda, seat: int, op: int) -> bool:
    """Would this answer do something? The target's own ones are for the target alone (VA-CARD-16, VA-WIN-03)."""
    attack = g.attack
    if seat != attack.part().target:
        return op == ATTACK_MOD and not attack.unblockable
    if op == DEFENCE_MOD:
        return not attack.unblockable and can_defend(g, seat)
    if op == IMMUNE_TEMPLES:
        return aims_at_temple(g) and not is_immune(g, seat)
    return op in (CANCEL_ATTACK, REDIRECT_ATTACK)


def end_part(g: Valda) -> None:
    """This part of the attack ends without effect, and is no defence (VA-DEF-08, VA-ATK-12)."""
    g.attack.part().outcome = CANCELLED
    g.tell(ENDS_ATTACK, (g.attack.part().target,))


def take_revenge(g: Valda, seat: int) -> None:
    """Cancel the attack; its cards will be the avenger's, of several the first one's (VA-WPN-07, 23, VA-ATK-16)."""
    if g.attack.avenger == NOBODY:
        g.attack.avenger = seat
    end_part(g)


def redirect(g: Valda, seat: int) -> None:
    """Another player becomes the target; with 2 players, or against a part of several, it is a cancellation (VA-WHO-05)."""
    if g.seats == 2 or g.book.kinds[g.attack.card].all:
        end_part(g)
    else:
        g.then(NewTarget(seat))


@final
class NewTarget(Decision[Valda]):
    """To whom does the attack go? Not to its attacker (VA-WPN-25, 30)."""

    asks: ClassVar[str] = N_("Whom does the attack hit?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-25", "VA-WPN-30")

    def options(self, g: Valda) -> list[int]:
        not_them = (self.seat, g.attack.attacker)
        return PLAYER.tokens([seat for seat in range(g.seats) if seat not in not_them])

    def choose(self, g: Valda, token: int) -> None:
        """Its objects are named again among the new target's; without any the attack ends (VA-WPN-25)."""
        attack = g.attack
        attack.part().target = PLAYER.of(token)
        g.tell(REDIRECTS, (self.seat, PLAYER.of(token)))
        forget_objects(g)
        if can_launch(g, attack.attacker, attack.card, PLAYER.of(token)):
            aim_now(g)
        else:
            end_part(g)


@final
class Claim(Step[Valda]):
    """The DEFD window, if the defence succeeded."""

    def run(self, g: Valda) -> None:
        if g.attack.part().outcome == DEFENDED:
            g.then(Window(CLAIMS, (g.attack.attacker,)))


@final
class Claims(Reactions[Valda]):
    """DEFD: the attacker may make the target defend again (VA-WPN-24)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("The defence succeeded. Must the target defend again?")
    ends: ClassVar[str] = N_("Let the defence stand")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-24", "VA-WIN-01")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        if g.attack.part().outcome != DEFENDED:
            return []
        return OPTION.tokens(held_options(g, seat, DEFD))

    def react(self, g: Valda, seat: int, token: int) -> None:
        """With new cards, against the same total; if it succeeds it counts as another defence (VA-WPN-24)."""
        wield(g, seat, OPTION.of(token))
        part = g.attack.part()
        part.defence = []
        part.outcome = UNDECIDED
        g.then(DEFEND, REWARD)


@final
class PlanEffect(Step[Valda]):
    """The attacker's picks for all parts that were not defended (VA-ATK-13)."""

    def run(self, g: Valda) -> None:
        attack = g.attack
        for part in attack.parts:
            if part.outcome == UNDEFENDED:
                for effect in g.book.kinds[attack.card].effects:
                    plan(g, attack.attacker, part.target, effect)


@final
class ApplyEffect(Step[Valda]):
    """The effect on a target that did not defend, then the LOSS window (VA-ATK-13, 14)."""

    def run(self, g: Valda) -> None:
        attack = g.attack
        part = attack.part()
        if part.outcome == UNDEFENDED:
            effects = g.book.kinds[attack.card].effects
            g.then(*perform_all(attack.attacker, effects, part.target), AFTER_LOSS)


@final
class Success(Step[Valda]):
    """Hel's runes for each part that succeeded, even if it took nothing (VA-GIA-04, 05, 18, VA-ATK-11, 12)."""

    def run(self, g: Valda) -> None:
        attack = g.attack
        won = [part for part in attack.parts if part.outcome == UNDEFENDED]
        runes = power(g, attack.attacker, ATTACK_RUNES_FEW if are_few(g) else ATTACK_RUNES_MANY)
        gain(g, attack.attacker, RUNE, runes * len(won))


@final
class EndAttack(End[Valda]):
    """All cards of the attack go to discard pile B, the attacker's first; or the attacker's to the avenger (VA-ATK-13, 16)."""

    title: ClassVar[str] = N_("attack")

    def run(self, g: Valda) -> None:
        avenger = g.attack.avenger
        for card in g.cards.zones[ATTACKING][:]:
            if avenger != NOBODY:
                g.cards.move(g, card, HANDS + avenger, ATTACKING)
                g.tell(TAKES_BACK, (avenger, g.book.prints[card]))
            else:
                put_away(g, card, ATTACKING)
        for card in g.cards.zones[DEFENDING][:]:
            put_away(g, card, DEFENDING)
        end_steal(g)
        g.attack = NO_ATTACK


BEFORE: Final[Before] = Before()
CLAIMS: Final[Claims] = Claims()
BEGIN_ATTACK: Final = BeginAttack()
ANNOUNCE: Final = Announce()
CLAIM: Final = Claim()
PLAN_EFFECT: Final = PlanEffect()
APPLY_EFFECT: Final = ApplyEffect()
SUCCESS: Final = Success()
END_ATTACK: Final = EndAttack(FIGHT)
