"""Rolls: dice, rerolls and turned dice, then their results (VA-RSC-01, 02, VA-FOL-04, VA-GIA-12 to 17)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import DOUBLES, REROLLS, SKULLS
from jotunheim.games.valda.rules.areas import power
from jotunheim.games.valda.rules.havens import gain_followers, lose_followers
from jotunheim.games.valda.rules.losses import AFTER_LOSS
from jotunheim.games.valda.rules.resources import gain
from jotunheim.games.valda.state.pending import NO_ROLL, REROLL_USES, Roll
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import FACE, FACES, ORDINARY, REROLL, TURN, WHITE
from jotunheim.games.valda.words.events.turns import REROLLS as TOLD_REROLL
from jotunheim.games.valda.words.events.turns import ROLLS, TURNS_DIE
from jotunheim.kernel import DONE, Decision, Step
from jotunheim.texts import N_, _

ANY_DIE: Final = 2  # the doubling of a 1 holds for every die, not only for one rolled again


def roll(g: Valda, seat: int, colours: list[int], for_followers: bool) -> None:
    """All dice are rolled together; then tools are used one at a time, then all results are taken (VA-RSC-02)."""
    rolled = Roll(seat, for_followers)
    rolled.colours = colours
    rolled.faces = [g.chance.below(FACES) for _die in colours]
    g.roll = rolled
    if g.journal is not None:
        shown = [n for pair in zip(colours, rolled.faces, strict=True) for n in pair]
        g.tell(ROLLS, (seat, *shown))
    g.then(UseTools(seat), APPLY_ROLL)


def rerolls_left(g: Valda, seat: int) -> int:
    """Kari's rerolls of this turn, in any phase (VA-GIA-12, 13, 14)."""
    return power(g, seat, REROLLS) - g.turn.uses[REROLL_USES]


def may_change(g: Valda, mask: int) -> list[int]:
    """Dice that are not in the mask; of dice that look alike the first (VA-CARD-17)."""
    found: list[int] = []
    seen: list[int] = []
    for die in range(len(g.roll.faces)):
        look = (g.roll.colours[die] * FACES + g.roll.faces[die]) * 4
        look += (g.roll.rerolled >> die & 1) * 2 + (g.roll.turned >> die & 1)
        if not mask >> die & 1 and look not in seen:
            found.append(die)
            seen.append(look)
    return found


@final
class UseTools(Decision[Valda]):
    """Roll a die again, turn one, or accept the roll (VA-GIA-12, VA-RSC-02)."""

    asks: ClassVar[str] = N_("Do you change a die?")
    form: ClassVar[str] = "menu"
    ends: ClassVar[str] = N_("Keep the dice")
    clauses: ClassVar[tuple[str, ...]] = ("VA-GIA-12", "VA-GIA-17", "VA-RSC-02")

    def options(self, g: Valda) -> list[int]:
        found: list[int] = []
        if rerolls_left(g, self.seat) > 0:  # a turned die may not be rolled again (VA-GIA-17)
            found += REROLL.tokens(may_change(g, g.roll.turned))
        if g.turn.set_dice > 0:
            found += TURN.tokens(may_change(g, 0))
        return [*found, DONE]

    def choose(self, g: Valda, token: int) -> None:
        if token == DONE:
            return
        if REROLL.has(token):
            die = REROLL.of(token)
            g.turn.uses[REROLL_USES] += 1
            g.roll.faces[die] = g.chance.below(FACES)
            g.roll.rerolled |= 1 << die
            g.tell(TOLD_REROLL, (self.seat, g.roll.colours[die], g.roll.faces[die]))
        else:
            g.then(TurnDie(self.seat, TURN.of(token)))
        g.then(UseTools(self.seat))

    def why_not(self, g: Valda, token: int) -> str:
        if REROLL.has(token) and rerolls_left(g, self.seat) <= 0:
            return _("you have no reroll left in this turn (VA-GIA-13)")
        if REROLL.has(token) and g.roll.turned >> REROLL.of(token) & 1:
            return _("a turned die may not be rolled again (VA-GIA-17)")
        return ""


def unlike_faces(g: Valda, colour: int) -> list[int]:
    """The faces of a die, the first of those that give the same; followers have no kinds."""
    numbers, kinds = g.book.faces[colour], g.book.face_kinds[colour]
    same = g.roll.for_followers
    found: list[int] = []
    for face in range(FACES):
        alike = [n for n in found if numbers[n] == numbers[face]]
        if not [n for n in alike if same or kinds[n] == kinds[face]]:
            found.append(face)
    return found


@final
class TurnDie(Decision[Valda]):
    """To which face? (Loaded Dice, Eye of the Storm)"""

    asks: ClassVar[str] = N_("Which face do you turn the die to?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-GIA-17",)

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def about(self, g: Valda) -> dict[str, int]:
        return {"number": self.die}

    def options(self, g: Valda) -> list[int]:
        return FACE.tokens(unlike_faces(g, g.roll.colours[self.die]))

    def choose(self, g: Valda, token: int) -> None:
        g.turn.set_dice -= 1
        g.roll.faces[self.die] = FACE.of(token)
        g.roll.turned |= 1 << self.die
        g.tell(TURNS_DIE, (self.seat, g.roll.colours[self.die], FACE.of(token)))


@final
class ApplyRoll(Step[Valda]):
    """All results are taken."""

    def run(self, g: Valda) -> None:
        rolled = g.roll
        g.roll = NO_ROLL
        if not rolled.for_followers:
            take_resources(g, rolled)
        else:
            for die in range(len(rolled.faces)):
                take_followers(g, rolled, die)
            g.then(AFTER_LOSS)


APPLY_ROLL: Final = ApplyRoll()


def take_resources(g: Valda, rolled: Roll) -> None:
    """What the dice show (VA-RSC-01); with Kari a 1 may count 2 (VA-GIA-13, 14)."""
    doubles = power(g, rolled.seat, DOUBLES)
    found = [0] * ORDINARY
    for die, face in enumerate(rolled.faces):
        colour = rolled.colours[die]
        number = g.book.faces[colour][face]
        again = rolled.rerolled >> die & 1 == 1 and not rolled.turned >> die & 1
        if number == 1 and (doubles == ANY_DIE or (doubles == 1 and again)):
            number = 2
        found[g.book.face_kinds[colour][face]] += number
    for resource in range(ORDINARY):
        gain(g, rolled.seat, resource, found[resource])


def take_followers(g: Valda, rolled: Roll, die: int) -> None:
    """The number in followers, whatever the colour (VA-GIA-16); a skull costs 1, or less with Kari (VA-FOL-04, VA-GIA-15)."""
    seat = rolled.seat
    number = g.book.faces[rolled.colours[die]][rolled.faces[die]]
    if number > 0 or rolled.colours[die] != WHITE:
        gain_followers(g, seat, number)
        return
    mercy = power(g, seat, SKULLS)
    if mercy == 0:
        lose_followers(g, seat, 1, seat)  # no haven holds it (VA-FOL-05)
    elif mercy > 1:
        gain_followers(g, seat, 1)
