"""Siege machines in ranged combat: targets, cards, hits (SH-RNG-05 to 07, 15)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.battle_orders import destroy_wall
from jotunheim.games.stronghold.rules.board import (
    machine_at,
)
from jotunheim.games.stronghold.rules.deaths import KillDefender, KillInvader
from jotunheim.games.stronghold.rules.questions import AboutSection, AskInvader
from jotunheim.games.stronghold.rules.reveal import flip, is_target
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BALLISTA,
    BLOODSTONES,
    INVADER,
    INVADER_UNITS,
    NOWHERE,
    SECTION,
    SPACE,
    TOWER,
    UNIT_NAMES,
    W_HOLD,
)
from jotunheim.games.stronghold.words.events.assault import (
    CAULDRON_FALLS,
    MACHINE_AIMS,
    MACHINE_HITS,
    MACHINE_MISSES,
    TILE_FALLS,
)
from jotunheim.games.stronghold.words.names import card_name, space_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _


@final
class SiegeMachines(Step[Stronghold]):
    """Targets of all machines, tokens, cards, hits; all in this order (SH-RNG-05, 15)."""

    def run(self, g: Stronghold) -> None:
        for number, machine in enumerate(g.siege.machines):
            machine.target = NOWHERE
            machine.hit = False
            if (
                machine.space != g.siege.malfunction
            ):  # it draws no card either (SH-RNG-07, SH-SCO-01)
                g.then(AimMachine(number))
        g.then(TurnMachineCards(), NextHit())


@final
class AimMachine(Decision[Stronghold]):
    """At which section does the machine fire? Or it holds its fire (SH-RNG-05)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-RNG-05", "SH-P2-04", "SH-P2-05", "SH-P2-11")
    asks: ClassVar[str] = N_("The {card} at {space}: fire where?")
    meanwhile: ClassVar[str] = N_("{seat} is aiming machines")

    def __init__(self, number: int) -> None:
        super().__init__(INVADER)
        self.number = number

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": g.siege.machines[self.number].space, "number": self.number}

    def values(self, g: Stronghold) -> dict[str, str]:
        machine = g.siege.machines[self.number]
        return {"card": card_name(g, machine.card), "space": space_name(g, machine.space)}

    def options(self, g: Stronghold) -> list[int]:
        sections = g.book.barrage[g.siege.machines[self.number].space]
        seen = [section for section in sorted(sections) if section != g.castle.glare]  # SH-CAT-04r
        return [*SPACE.tokens(seen), W_HOLD]

    def choose(self, g: Stronghold, token: int) -> None:
        if token != W_HOLD:
            machine = g.siege.machines[self.number]
            machine.target = SPACE.of(token)
            g.tell(MACHINE_AIMS, (machine.card, machine.space, machine.target))

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_HOLD

    def expected(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(sorted(g.book.barrage[g.siege.machines[self.number].space]))

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        if SPACE.of(token) == g.castle.glare:
            return _("no assault under Unearthly Glare (SH-CAT-04)")
        return _("no single path, or the wrong side: out of reach (SH-GEN-13)")


@final
class TurnMachineCards(Step[Stronghold]):
    """Bloodstones of firing machines are flipped, then one card of each deck is turned.

    A Miss is discarded, a Hit returns; the deck is shuffled (SH-P5-05r, SH-RNG-06).
    """

    def run(self, g: Stronghold) -> None:
        firing = [machine for machine in g.siege.machines if machine.target != NOWHERE]
        for machine in firing:
            flip(g, BLOODSTONES, machine.space)
        for machine in firing:
            machine.hit = g.chance.below(machine.hits + machine.misses) < machine.hits
            if machine.hit:
                g.tell(MACHINE_HITS, (machine.card, machine.space))
            else:
                machine.misses -= 1
                g.siege.miss_cards += 1
                g.tell(MACHINE_MISSES, (machine.card, machine.space))


@final
class NextHit(AskInvader):
    """Which hit is resolved next? (SH-RNG-05r)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-RNG-05", "SH-RNG-15")
    asks: ClassVar[str] = N_("Which hit is resolved next?")
    meanwhile: ClassVar[str] = N_("{seat} is resolving hits")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(sorted([machine.space for machine in g.siege.machines if machine.hit]))

    def choose(self, g: Stronghold, token: int) -> None:
        space = SPACE.of(token)
        machine = g.siege.machines[machine_at(g, space)]
        machine.hit = False
        if machine.card == BALLISTA:  # each chosen by the opponent (SH-P2-04)
            g.then(KillDefender(machine.target), KillInvader(machine.target, INVADER_UNITS))
        else:
            g.then(Destroy(machine.target))
        if is_target(g, BLOODSTONES, space):  # one more, after the hit's own effect (SH-P5-05)
            g.then(KillDefender(machine.target))
        g.then(NextHit())


@final
class Destroy(Step[Stronghold]):
    """A wall component, else the cauldron, else the tile of a tower beside the section (SH-P2-05)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def run(self, g: Stronghold) -> None:
        section = self.section
        kind = g.castle.cauldrons[section - SECTION]
        if g.wall(section) > 0:
            destroy_wall(g, section)
        elif kind != NOWHERE:
            g.castle.cauldrons[section - SECTION] = NOWHERE
            g.stock[PIECE_NAMES.index(f"{UNIT_NAMES[kind]}_cauldron")] += 1
            g.tell(CAULDRON_FALLS, (section,))
        else:
            g.then(DestroyTile(section))


@final
class DestroyTile(AboutSection):
    """Which tower loses its tile, if two have one? The marksmen in it survive (SH-P2-05r)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P2-05",)
    asks: ClassVar[str] = N_("Which tower is hit?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a tower")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Stronghold) -> list[int]:
        towers = g.book.towers_of[self.section]
        return SPACE.tokens([tower for tower in towers if g.castle.tiles[tower - TOWER] != NOWHERE])

    def choose(self, g: Stronghold, token: int) -> None:
        tower = SPACE.of(token)
        g.stock[g.book.actions[g.castle.tiles[tower - TOWER]].piece] += 1
        g.castle.tiles[tower - TOWER] = NOWHERE
        g.tell(TILE_FALLS, (tower,))
