"""Assault: declaring it, exchanges, allies, explosions (GI-ASL, GI-MUL, GI-EXP)."""

from typing import ClassVar, Final, final

from jotunheim.games.giant.grid import are_adjacent
from jotunheim.games.giant.rules.damage import hit, lost_limbs
from jotunheim.games.giant.rules.ending import Aftermath
from jotunheim.games.giant.rules.heat import ROLL_HEAT, explode, saves, to_save, warm
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.state import ASSAULT, ASSAULTING, FIELDED, Duel, Giant, War
from jotunheim.games.giant.tokens import END, GIANT, HELD, HOT
from jotunheim.games.giant.words.events.fights import EXCHANGE, GOVERNOR, LAUNCH, UNDECIDED
from jotunheim.kernel import End, SeatStep, Step
from jotunheim.texts import N_, _, listed

LIMB_PENALTY: Final = 3  # GI-ASL-06, GI-DMG-11


def level_of(g: War, giant: Giant) -> int:
    """The elevation of the hex a giant stands in."""
    return g.field.levels[giant.where]


def may_assault(g: War, attacker: Giant) -> list[Giant]:
    """Whom a giant can assault: adjacent, and not above it (GI-ASL-02..04, GI-ASL-17)."""
    if attacker.assaulted or attacker.fate != FIELDED:
        return []
    level = level_of(g, attacker)
    return [
        enemy
        for enemy in g.on_map(1 - attacker.seat)
        if are_adjacent(attacker.where, enemy.where) and level >= level_of(g, enemy)
    ]


def helpers(g: War, giant: Giant, opponent: Giant, defender: Giant) -> list[Giant]:
    """Allies of one combatant who raise its bonus (GI-MUL-02..04, GI-MUL-06).

    They touch the defender's hex, stand no lower than it, and touch no enemy but the opponent.
    Helping costs them nothing (GI-MUL-07).
    """
    level = level_of(g, defender)
    found: list[Giant] = []
    for ally in g.on_map(giant.seat):
        is_there = are_adjacent(ally.where, defender.where) and level_of(g, ally) >= level
        if is_there and ally is not giant and not touches_others(g, ally, opponent):
            found.append(ally)
    return found


def touches_others(g: War, ally: Giant, opponent: Giant) -> bool:
    """Whether a giant is adjacent to an enemy other than this one."""
    for enemy in g.on_map(1 - ally.seat):
        if enemy is not opponent and are_adjacent(ally.where, enemy.where):
            return True
    return False


def launch(g: War, attacker: Giant, defender: Giant) -> None:
    """Declare an assault: bonuses are counted now and hold until it ends (GI-MUL-05, GI-MUL-08)."""
    duel = Duel(attacker.number, defender.number)
    ours = helpers(g, attacker, defender, defender)
    theirs = helpers(g, defender, attacker, defender)
    duel.attacker_bonus = attacker.chassis.assault + len(ours)
    duel.defender_bonus = defender.chassis.assault + len(theirs)
    duel.helpers = sorted([ally.number for ally in ours + theirs])
    duel.promised = attacker.heat >= attacker.chassis.threshold  # GI-ASL-16
    g.duel = duel
    g.attacked = True  # GI-DRW-01
    attacker.assaulted = True
    g.tell(LAUNCH, (attacker.key(), defender.key(), duel.attacker_bonus, duel.defender_bonus))


def duel_of(g: War) -> Duel:
    """The assault that is being fought."""
    assert g.duel is not None, "no assault is being fought"
    return g.duel


def is_asked(g: War, giant: Giant) -> bool:
    """Whether the governor makes its owner choose before an exchange (GI-ASL-13)."""
    duel = duel_of(g)
    if giant.heat < giant.chassis.threshold or g.switches.forced_hot:
        return False
    return not (giant.number == duel.attacker and duel.promised and duel.exchange == 1)


@final
class AssaultTurn(SeatStep[War]):
    """A side launches its assaults, one after the other (GI-ASL-01, GI-MUL-01)."""

    def run(self, g: War) -> None:
        g.phase = ASSAULT
        g.then(PickAttacker(self.seat))


@final
class PickAttacker(Question):
    """Which giant launches an assault, or the end of the side's assaults (GI-ASL-05)."""

    asks: ClassVar[str] = N_("Which giant launches an assault?")
    meanwhile: ClassVar[str] = N_("{seat} may launch an assault")
    clauses: ClassVar[tuple[str, ...]] = ("GI-ASL-02", "GI-ASL-03", "GI-ASL-04", "GI-ASL-05")

    def options(self, g: War) -> list[int]:
        found = [giant.token() for giant in g.on_map(self.seat) if may_assault(g, giant)]
        found.append(END)
        return found

    def choose(self, g: War, token: int) -> None:
        if token != END:
            g.then(PickDefender(self.seat, GIANT.of(token) + 1))

    def expected(self, g: War) -> list[int]:
        return [giant.token() for giant in g.on_map(self.seat)]

    def why_not(self, g: War, token: int) -> str:
        for giant in g.on_map(self.seat):
            if giant.token() == token:
                return why_no_assault(g, giant)
        return ""


def why_no_assault(g: War, giant: Giant) -> str:
    """Why a giant cannot launch an assault."""
    name = giant.name()
    if giant.assaulted:
        return _("{giant} has launched its assault this round (GI-ASL-04)").format(giant=name)
    near = [enemy for enemy in g.on_map(1 - giant.seat) if are_adjacent(giant.where, enemy.where)]
    if not near:
        return _("no opposing giant is adjacent to {giant} (GI-ASL-02)").format(giant=name)
    return stands_lower(name, listed([enemy.name() for enemy in near]))


def stands_lower(name: str, others: str) -> str:
    """Why a giant cannot assault those above it (GI-ASL-03)."""
    return _("{giant} stands lower than {others} (GI-ASL-03)").format(giant=name, others=others)


@final
class PickDefender(Question):
    """Whom the giant assaults (GI-ASL-02); once declared it goes on (GI-ASL-10)."""

    asks: ClassVar[str] = N_("Whom does {giant} assault?")
    meanwhile: ClassVar[str] = N_("{seat} may launch an assault")
    clauses: ClassVar[tuple[str, ...]] = ("GI-ASL-02", "GI-ASL-10", "GI-ASL-16", "GI-MUL-02")

    def expected(self, g: War) -> list[int]:
        return [enemy.token() for enemy in g.on_map(1 - self.seat)]

    def options(self, g: War) -> list[int]:
        attacker = g.giant(self.number)
        return [enemy.token() for enemy in may_assault(g, attacker)]

    def choose(self, g: War, token: int) -> None:
        launch(g, g.giant(self.number), g.giant_of(token))
        g.then(Exchange(), EndAssault(ASSAULTING), Aftermath(), PickAttacker(self.seat))

    def why_not(self, g: War, token: int) -> str:
        attacker = g.giant(self.number)
        for enemy in g.on_map(1 - self.seat):
            if enemy.token() == token:
                if not are_adjacent(attacker.where, enemy.where):
                    text = _("{other} is not adjacent to {giant} (GI-ASL-02)")
                    return text.format(other=enemy.name(), giant=attacker.name())
                return stands_lower(attacker.name(), enemy.name())
        return ""


@final
class Exchange(Step[War]):
    """One exchange: governor choices, defender first, then both strike (GI-ASL-12, GI-ASL-13)."""

    def run(self, g: War) -> None:
        duel = duel_of(g)
        duel.exchange += 1
        attacker = g.giant(duel.attacker)
        defender = g.giant(duel.defender)
        duel.defender_rolls = True
        duel.attacker_rolls = True
        if is_asked(g, defender):
            g.then(RunHot(defender.seat, defender.number))
        if is_asked(g, attacker):
            g.then(RunHot(attacker.seat, attacker.number))
        g.then(Strike())


@final
class RunHot(Question):
    """Roll above the threshold, or be held (GI-ASL-13, GI-ASL-14)."""

    asks: ClassVar[str] = N_("{giant} is at its heat threshold: run hot and strike, or be held?")
    form: ClassVar[str] = "yesno"
    clauses: ClassVar[tuple[str, ...]] = ("GI-ASL-13", "GI-ASL-14", "GI-ASL-15", "GI-HOT-03")

    def heat(self, g: War) -> int:
        return ROLL_HEAT

    def options(self, g: War) -> list[int]:
        return [HOT, HELD]

    def choose(self, g: War, token: int) -> None:
        duel = duel_of(g)
        rolls = token == HOT
        giant = g.giant(self.number)
        g.tell(GOVERNOR, (giant.key(), int(rolls), to_save(giant, ROLL_HEAT)))
        if self.number == duel.attacker:
            duel.attacker_rolls = rolls
        else:
            duel.defender_rolls = rolls


@final
class Strike(Step[War]):
    """Both roll, the winner deals its bonus, then heat, saves, explosions (GI-ASL-12).

    At least one heats each time, so it comes to an end (GI-ASL-20).
    """

    def run(self, g: War) -> None:
        duel = duel_of(g)
        attacker = g.giant(duel.attacker)
        defender = g.giant(duel.defender)
        if not duel.attacker_rolls and not duel.defender_rolls:
            g.tell(UNDECIDED, (attacker.key(), defender.key()))  # GI-ASL-15
            return
        contest(g, duel, attacker, defender)
        burn(g, duel, attacker, defender)
        if attacker.fate == FIELDED and defender.fate == FIELDED:
            g.then(Exchange())  # until one is destroyed (GI-ASL-10)


def contest(g: War, duel: Duel, attacker: Giant, defender: Giant) -> None:
    """The contested roll; equal totals harm nobody, a held giant deals no damage (GI-ASL-06..09, 14, 19)."""
    one = g.die() if duel.attacker_rolls else 0
    first = one + g.die() if duel.attacker_rolls else 0
    other = g.die() if duel.defender_rolls else 0
    second = other + g.die() if duel.defender_rolls else 0
    ours = first + duel.attacker_bonus - LIMB_PENALTY * lost_limbs(attacker)
    theirs = second + duel.defender_bonus - LIMB_PENALTY * lost_limbs(defender)
    dice = (first, second, one, other)
    g.tell(EXCHANGE, (attacker.key(), ours, defender.key(), theirs, *dice))
    if ours > theirs and duel.attacker_rolls:
        hit(g, defender, duel.attacker_bonus)
    elif theirs > ours and duel.defender_rolls:
        hit(g, attacker, duel.defender_bonus)


def burn(g: War, duel: Duel, attacker: Giant, defender: Giant) -> None:
    """Who rolled and lives heats up and saves, the defender first; then what fails blows up (GI-ASL-11, 21)."""
    lost: list[Giant] = []
    if duel.defender_rolls and defender.fate == FIELDED:
        warm(g, defender, ROLL_HEAT)
        if not saves(g, defender):
            lost.append(defender)
    if duel.attacker_rolls and attacker.fate == FIELDED:
        warm(g, attacker, ROLL_HEAT)
        if not saves(g, attacker):
            lost.append(attacker)
    for giant in lost:  # together (GI-EXP-04)
        explode(g, giant)
    for giant in lost:
        blast(g, duel, giant, attacker if giant is defender else defender)


def blast(g: War, duel: Duel, exploded: Giant, opponent: Giant) -> None:
    """The opponent, if it lives, takes half the threshold as one hit (GI-EXP-01..04)."""
    points = exploded.chassis.blast()
    if opponent.fate == FIELDED:
        hit(g, opponent, points)
    if g.switches.blast_helpers:  # setting explosion_radius
        for number in duel.helpers:
            if g.giant(number).fate == FIELDED:
                hit(g, g.giant(number), points)


@final
class EndAssault(End[War]):
    """The foot of an assault; the survivor stays where it is (GI-ASL-18)."""

    title: ClassVar[str] = N_("assault")

    def run(self, g: War) -> None:
        g.duel = None
