"""What happens at the beginning and the end of a turn: poison, arrows, the Élf, dragons, Time.

DW-TURN-02, DW-TURN-05: at the beginning the cards come after Time and Council; at the end the Élf moves
first, then the dragons fly, then failed Time is punished.
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.lasting import ARROWS, POISON
from jotunheim.games.dwarves.rules.equipment import DiscardOne, equipment_of
from jotunheim.games.dwarves.rules.faceup import take_off
from jotunheim.games.dwarves.rules.losses import hurt
from jotunheim.games.dwarves.rules.places import with_near
from jotunheim.games.dwarves.rules.standing import works
from jotunheim.games.dwarves.rules.tasks import (
    END_EFFECTS,
    START_EFFECTS,
    TASKS,
    TIME_MARKER,
    Duty,
    Task,
)
from jotunheim.games.dwarves.rules.tracks import advance_doom
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import LOSS_DRAGON, NO_RARE, Faceup
from jotunheim.games.dwarves.tokens import (
    ELF,
    NOWHERE,
    PAY,
    PAY_EQUIPMENT,
    PAY_HEALTH,
)
from jotunheim.games.dwarves.words.events.cards import DRAGON_COMES, ELF_GOES, FAILED, TIME_LEFT
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _

STRIKES: Final = 1 << POISON | 1 << ARROWS  # lasting rules, as bits
STAYS: Final = 4  # with a higher die the Élf stays where it is


# The beginning of a turn ------------------------------------------------------------------------


def in_display_order(g: Dwarves) -> list[Faceup]:
    """Faceup cards from left to right, those beside the board in the order in which they came."""
    return sorted(g.faceup, key=lambda up: up.space)


def has_start_effects(g: Dwarves) -> bool:
    """Does a faceup card strike Heroes at the beginning of turns?"""
    return g.rules & STRIKES != 0


def start_effects(g: Dwarves) -> None:
    """Poison and arrows strike the active Hero (DW-TURN-02)."""
    if not has_start_effects(g):
        return
    for up in in_display_order(g):
        if not works(g, up):
            continue
        for rule in g.book.cards[up.card].lasting:
            strikes = rule.op == POISON and up.hero == g.active
            if strikes or (rule.op == ARROWS and is_in_bowshot(g)):
                hurt(g, g.active, rule.number)


@final
class StartOfTurn(Duty):
    """Cards that strike at the beginning of a turn."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        start_effects(g)


TASKS.on(START_EFFECTS, StartOfTurn())


def is_in_bowshot(g: Dwarves) -> bool:
    """Is an Élf in the active Hero's hex or next to it? (T2-08)"""
    return any(g.count(place, ELF) for place in with_near(g, g.at[g.active]))


def time_marker(g: Dwarves) -> None:
    """Book 5: one marker of Time is removed at the start of every turn (DW-B5-07, DW-B5-15)."""
    for up in g.faceup:
        if up.time > 0:
            up.time -= 1
            g.tell(TIME_LEFT, (up.card, up.time))


@final
class TimePasses(Duty):
    """A turn begins in Book 5."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        time_marker(g)


TASKS.on(TIME_MARKER, TimePasses())


# The end of a turn ------------------------------------------------------------------------------


def has_end_effects(g: Dwarves) -> bool:
    """May something move or strike at the end of a turn? In Book 1 there is nothing of the kind."""
    return g.rare is not NO_RARE


def end_effects(g: Dwarves) -> None:
    """In this order: the Élf bearing Keenfire, Lohasbrand, Kordrion, Time (DW-TURN-05, DW-B2-03)."""
    if not has_end_effects(g):
        return
    if g.rare.elf != NOWHERE:
        move_elf(g)
    g.then(*[Fly(dragon) for dragon in range(len(g.rare.dragons))])  # DW-B4-11
    g.then(PunishDelay())


@final
class EndEffects(Duty):
    """What moves and strikes at the end of a turn."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        end_effects(g)


TASKS.on(END_EFFECTS, EndEffects())


def move_elf(g: Dwarves) -> None:
    """A die names the printed entrance to which the Élf goes, even in Perished Land (DW-B2-03)."""
    die = g.chance.die()
    if die <= STAYS:
        g.rare.elf = g.book.tunnel_hex[die - 1]
        g.tell(ELF_GOES, (g.rare.elf,))


@final
class Fly(Step[Dwarves]):
    """A dragon flies three hexes in a random direction; the edge of the map stops it (DW-B4-08)."""

    def __init__(self, dragon: int) -> None:
        self.dragon = dragon

    def run(self, g: Dwarves) -> None:
        place = g.rare.dragons[self.dragon]
        if place == NOWHERE:
            return
        face = g.chance.die() - 1
        for _hex in range(g.book.numbers.flight):
            if g.book.beside[place][face] != NOWHERE:
                place = g.book.beside[place][face]
        g.rare.dragons[self.dragon] = place
        g.tell(DRAGON_COMES, (self.dragon, place))
        hit = with_near(g, place)
        g.then(*[DragonHits(seat) for seat in g.order(g.active) if g.at[seat] in hit])


@final
class DragonHits(Decision[Dwarves]):
    """A Hero on or next to the dragon's hex loses Equipment or Health (DW-B4-09, DW-B4-14, DEC-26).

    Health may be taken over by any one other Hero (DW-B4-10), in the window of the loss.
    """

    clauses: ClassVar[tuple[str, ...]] = ("DW-B4-09", "DW-B4-10", "DW-B4-14")
    asks: ClassVar[str] = N_("The dragon strikes. Do you lose an Equipment card, or 1 Health?")
    meanwhile: ClassVar[str] = N_("A dragon strikes {seat}")

    def options(self, g: Dwarves) -> list[int]:
        health = PAY.token(PAY_HEALTH)
        return [PAY.token(PAY_EQUIPMENT), health] if equipment_of(g, self.seat) else [health]

    def choose(self, g: Dwarves, token: int) -> None:
        if PAY.of(token) == PAY_HEALTH:
            hurt(g, self.seat, 1, LOSS_DRAGON)
        else:
            g.then(DiscardOne(self.seat, self.seat))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("this Hero has no Equipment (DW-B4-09)") if PAY.has(token) else ""


@final
class PunishDelay(Step[Dwarves]):
    """Book 5: not fulfilled in the turn in which the last marker went (DW-B5-08).

    The Doom marker advances, and the card is put away as unfulfilled.
    """

    def run(self, g: Dwarves) -> None:
        for up in g.faceup[:]:
            if g.book.cards[up.card].time and up.time == 0:
                g.rare.failed += 1
                g.tell(FAILED, (up.card,))
                take_off(g, up, silently=True)
                advance_doom(g, g.book.numbers.late)
