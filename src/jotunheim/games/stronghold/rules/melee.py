"""The assault, second half: poison, cauldrons, poles, orders, strength, breach (SH-MEL, SH-BRE)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.rules.battle_orders import RevealOrders
from jotunheim.games.stronghold.rules.board import (
    all_sections,
    all_towers,
    has_fulfilled,
    invaders_at,
    is_engaged,
    is_in,
    is_used,
    races_at,
    units_strength,
)
from jotunheim.games.stronghold.rules.casualties import LoseDefender, LoseInvader
from jotunheim.games.stronghold.rules.deaths import kill_defender, kill_invaders
from jotunheim.games.stronghold.rules.ranged import ShuffleHits, turn_hit_card
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    BAY_WINDOW,
    CAPTAINS_OATH,
    DEFENDER,
    GOBLIN,
    HEROES,
    INVADER_UNITS,
    KINDS,
    MARKSMAN,
    NOT_A_SINGLE_STONE,
    NOWHERE,
    POLE,
    SECTION,
    SIEGE_TOWER,
    SPACE,
    TOWER,
    W_HOLD,
)
from jotunheim.games.stronghold.words.events.assault import BREACH, POLE_AIMS, STRENGTH
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _

RAGE: Final = 3  # the strength of a raging goblin (SH-ORD-08)


def is_fought(g: Stronghold, section: int) -> bool:
    """Is the assault resolved here? With invader units, and not under Glare (SH-MEL-09, SH-CAT-04)."""
    return is_engaged(g, section) and section != g.castle.glare


@final
class Melee(Step[Stronghold]):
    """Each step over all sections together, then strength section by section (SH-MEL-01)."""

    def run(self, g: Stronghold) -> None:
        for section in all_sections():
            g.then(Poison(section))
        for section in all_sections():
            g.then(Cauldron(section))
        for tower in all_towers():
            if g.castle.tiles[tower - TOWER] == POLE:
                g.then(AimPole(tower))
        g.then(ShuffleHits(), RevealOrders())  # SH-MEL-05
        for section in all_sections():
            g.then(CompareStrength(section))


@final
class Poison(Step[Stronghold]):
    """One marksman of the section dies, every assault, before the cauldrons (SH-P3-05)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def run(self, g: Stronghold) -> None:
        section = self.section
        if (
            is_in(g.siege.poisons, section)
            and is_fought(g, section)
            and g.count(section, MARKSMAN) > 0
        ):
            kill_defender(g, section, MARKSMAN)


@final
class Cauldron(Step[Stronghold]):
    """All goblins, or one orc or troll; not where a siege tower stands (SH-MEL-02, SH-P2-09)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def run(self, g: Stronghold) -> None:
        section = self.section
        kind = g.castle.cauldrons[section - SECTION]
        if kind == NOWHERE or not is_fought(g, section) or g.count(section, SIEGE_TOWER) > 0:
            return
        there = g.count(section, kind)
        dying = there if kind == GOBLIN else min(there, 1)
        if dying > 0:
            kill_invaders(g, section, kind, dying)


@final
class AimPole(Decision[Stronghold]):
    """Which section beside the tower does the pole strike? A card is turned at once (SH-MEL-03)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-MEL-03", "SH-WRK-03")
    asks: ClassVar[str] = N_("The Pole of {tower}: strike where?")
    meanwhile: ClassVar[str] = N_("{seat} is aiming poles")

    def __init__(self, tower: int) -> None:
        super().__init__(DEFENDER)
        self.tower = tower

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.tower}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"tower": space_name(g, self.tower)}

    def options(self, g: Stronghold) -> list[int]:
        sections = [s for s in g.book.sections_of[self.tower] if is_fought(g, s)]
        return [*SPACE.tokens(sections), W_HOLD]

    def choose(self, g: Stronghold, token: int) -> None:
        if token == W_HOLD:
            return
        section = SPACE.of(token)
        g.tell(POLE_AIMS, (self.tower, section))
        shown = g.book.pole_hits[turn_hit_card(g)]
        fitting = [kind for kind in races_at(g, section) if kind in shown]
        if fitting:  # the weakest of the types shown (SH-MEL-04r)
            kill_invaders(g, section, fitting[0])

    def default(self, g: Stronghold, options: list[int]) -> int:
        return W_HOLD

    def why_not(self, g: Stronghold, token: int) -> str:
        if not SPACE.has(token):
            return ""
        if SPACE.of(token) not in g.book.sections_of[self.tower]:
            return _("a pole strikes a section beside its tower (SH-WRK-03)")
        return _("no assault is resolved there (SH-MEL-01)")


# Strength ---------------------------------------------------------------------------------------


def invader_strength(g: Stronghold, section: int) -> int:
    """Units, a banner, Not A Single Stone; nothing without a unit (SH-MEL-06, SH-P3-02r)."""
    if invaders_at(g, section) == 0:
        return 0
    found = sum([g.count(section, kind) * g.book.strength[kind] for kind in INVADER_UNITS])
    if is_in(g.combat.fury, section):
        found += g.count(section, GOBLIN) * (RAGE - g.book.strength[GOBLIN])
    if is_in(g.siege.banners, section):
        found += 1
    if has_fulfilled(g, NOT_A_SINGLE_STONE) and g.wall(section) == 0:
        found += g.book.objectives[NOT_A_SINGLE_STONE].amount
    return found


def defender_strength(g: Stronghold, section: int) -> int:
    """Units, walls without a siege tower, bay windows with a marksman, heroes (SH-MEL-06, 11)."""
    return units_strength(g, section) + strength_besides(g, section)


def strength_besides(g: Stronghold, section: int) -> int:
    """Defender strength that is not of units (SH-MEL-06, 11)."""
    found = g.wall(section) if g.count(section, SIEGE_TOWER) == 0 else 0
    for tower in g.book.towers_of[section]:  # SH-WRK-01
        if g.castle.tiles[tower - TOWER] == BAY_WINDOW and g.count(tower, MARKSMAN) > 0:
            found += 1
    for hero in range(HEROES):
        if g.heroes[hero] == section:
            found += hero_strength(g, hero)
    return found


def hero_strength(g: Stronghold, hero: int) -> int:
    """A hero on his section; one more after the Captains' Oath (SH-HER-01, DP09)."""
    oath = g.book.plans[CAPTAINS_OATH].amount if is_used(g, CAPTAINS_OATH) else 0
    return g.book.strength[KINDS + hero] + oath


@final
class CompareStrength(Step[Stronghold]):
    """The higher total wins; equal totals change nothing (SH-MEL-07).

    An advantage above the strength of all defender units there is a breach: walls and heroes make
    it smaller, but are not part of what it must exceed (SH-BRE-01, 02, 03, SH-HER-07, 08). Raging goblins
    may breach alone (SH-ORD-09).
    """

    def __init__(self, section: int) -> None:
        self.section = section

    def run(self, g: Stronghold) -> None:
        section = self.section
        if not is_fought(g, section):
            return
        ours = invader_strength(g, section)
        theirs = defender_strength(g, section)
        g.tell(STRENGTH, (section, ours, theirs))
        if ours - theirs > units_strength(g, section):
            g.breached = section  # the game ends here (SH-GEN-01, SH-GEN-03)
            g.tell(BREACH, (section,))
            g.finish()
        elif ours > theirs:
            g.then(LoseDefender(section, ours - theirs))
        elif theirs > ours:
            calm(g, section)  # raging goblins are taken off first (SH-ORD-10)
            g.then(LoseInvader(section, theirs - ours))
        g.then(Calm(section))


def calm(g: Stronghold, section: int) -> None:
    """Raging goblins die (SH-ORD-08, SH-MEL-13)."""
    if is_in(g.combat.fury, section):
        g.combat.fury &= ~(1 << section)
        if g.count(section, GOBLIN) > 0:
            kill_invaders(g, section, GOBLIN, g.count(section, GOBLIN))


@final
class Calm(Step[Stronghold]):
    """After the strength step, no matter who won (SH-MEL-13)."""

    def __init__(self, section: int) -> None:
        self.section = section

    def run(self, g: Stronghold) -> None:
        calm(g, self.section)
