"""The Dwarven Council: its marker, and what its boxes say (DW-COUN)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.rules.losses import heal, hurt
from jotunheim.games.dwarves.rules.movement import march
from jotunheim.games.dwarves.rules.standing import is_held
from jotunheim.games.dwarves.rules.tasks import DISCARD_THREAT, Task
from jotunheim.games.dwarves.rules.tracks import advance_doom, step_council
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import CARD, HERO, L1, L4, R1, R2, is_threat
from jotunheim.kernel import PASS, Decision
from jotunheim.texts import N_, _

__all__ = ["after_quest", "speaks_at_start", "start_of_turn", "step_council", "threat_revealed"]


def speaks_at_start(g: Dwarves) -> bool:
    """Does the Council's box say something about the beginning of a turn? (DW-COUN-03)"""
    return g.council == L4


def start_of_turn(g: Dwarves) -> None:
    """L4: at the beginning of each turn the Doom marker goes 1 space (DW-COUN-03)."""
    if speaks_at_start(g):
        advance_doom(g, 1)


def threat_revealed(g: Dwarves) -> None:
    """L1 or R1, directly after a Threat was turned up, whatever becomes of it (DW-COUN-08, 14)."""
    if g.council in (L1, R1):
        g.then(NameHero(g.active, g.council))


def after_quest(g: Dwarves) -> None:
    """R2, after the reward of an Adventure; in Books 2 to 4 of a Saga card (DW-COUN-15, DW-SAGA-02)."""
    if g.council != R2:
        return
    if g.variant.is_saga():
        g.then(MoveOne(g.active))
    else:
        g.then(DiscardThreat(g.active))


@final
class NameHero(Decision[Dwarves]):
    """L1: who loses 1 Health? R1: who gains 1? (DW-COUN-03, DEC-07)"""

    asks: ClassVar[str] = N_("A new Threat: which Hero loses or gains 1 Health?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-COUN-03", "DW-COUN-08")
    meanwhile: ClassVar[str] = N_("{seat} is naming a Hero for the Council")

    def __init__(self, seat: int, box: int) -> None:
        super().__init__(seat)
        self.box = box

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"number": self.box}

    def question(self, g: Dwarves) -> str:
        if self.box == L1:
            return _("A new Threat: which Hero loses 1 Health?")
        return _("A new Threat: which Hero gains 1 Health?")

    def options(self, g: Dwarves) -> list[int]:
        return HERO.tokens(sorted(g.heroes))

    def choose(self, g: Dwarves, token: int) -> None:
        seat = g.seat_of(HERO.of(token))
        if self.box == L1:
            hurt(g, seat, 1)
        else:
            heal(g, seat, 1)


@final
class DiscardThreat(Decision[Dwarves]):
    """R2: which faceup Threat leaves without any effect? (DW-COUN-09, DEC-17)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-COUN-09", "DW-COUN-15")
    asks: ClassVar[str] = N_("The Council discards a Threat for you. Which one?")
    meanwhile: ClassVar[str] = N_("{seat} may discard a Threat")
    ends: ClassVar[str] = N_("Discard none")

    def options(self, g: Dwarves) -> list[int]:
        threats = [card.card for card in g.faceup if is_threat(card.card)]
        return [*CARD.tokens(threats), PASS]

    def choose(self, g: Dwarves, token: int) -> None:
        if token != PASS:
            g.then(Task(DISCARD_THREAT, CARD.of(token)))


@final
class MoveOne(Decision[Dwarves]):
    """R2 with the Council tile: which Hero moves at once? (DW-SAGA-02, DEC-17)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-SAGA-02", "DW-COUN-15")
    asks: ClassVar[str] = N_("The Council lets one Hero move up to {n} hexes. Who moves?")
    meanwhile: ClassVar[str] = N_("{seat} may let a Hero move")
    ends: ClassVar[str] = N_("Nobody moves")

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"n": str(g.book.numbers.tile_move)}

    def options(self, g: Dwarves) -> list[int]:
        free = [g.heroes[seat] for seat in range(g.seats) if not is_held(g, seat)]
        return [*HERO.tokens(sorted(free)), PASS]

    def choose(self, g: Dwarves, token: int) -> None:
        if token != PASS:
            march(g, g.seat_of(HERO.of(token)), g.book.numbers.tile_move)

    def why_not(self, g: Dwarves, token: int) -> str:
        if HERO.has(token) and g.seat_of(HERO.of(token)) >= 0:
            return _("this Hero is held (DW-MOV-12)")
        return ""
