"""Shooting: To Hit numbers, missiles, guns and lasers, and the shooting turn (GI-SHT, GI-MIS, GI-GUN)."""

from typing import ClassVar, Final, final

from jotunheim.games.giant.book.tables import GUN, LASER, MISSILE, RIGHT_ARM
from jotunheim.games.giant.grid import distance, label
from jotunheim.games.giant.rules import sight
from jotunheim.games.giant.rules.damage import hit, is_usable
from jotunheim.games.giant.rules.ending import Aftermath
from jotunheim.games.giant.rules.heat import heat_up
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.state import FIELDED, SHOOTING, Giant, War
from jotunheim.games.giant.tokens import END, GIANT, LIMP, PLACE, RUN, WALK, location_of
from jotunheim.games.giant.words.events.fights import NO_SHOT, SHOT
from jotunheim.games.giant.words.names import giant_title, place_words
from jotunheim.kernel import SeatStep
from jotunheim.texts import N_, _, listed

BASE: Final = 4  # GI-SHT-03
MOST: Final = 12  # GI-SHT-04
NEVER: Final = 99  # the shot misses by itself
LONG: Final = 10  # hexes: from here missiles work (GI-MIS-02), beyond it guns lose (GI-GUN-04)
BLIND: Final = 2  # a missile without sight (GI-MIS-04)
RUIN: Final = 2  # for each ruins hex between (GI-GUN-08)
REACH: Final = (
    MOST - BASE + LONG
)  # hexes: further away a gun's number is above MOST by its range alone
# The terms of a To Hit number: base, range or lack of sight, the shooter's movement, the target's movement,
# forest between, ruins between, the target's terrain.
Terms = tuple[int, int, int, int, int, int, int]
HIDERS: Final[tuple[str, ...]] = (  # in the order of the codes of a blocked sight
    N_("{giant} is hidden by the crater at {hex} (GI-GUN-01, GI-LOS-13)"),
    N_("{giant} is hidden by the rise at {hex} (GI-GUN-01, GI-LOS-11)"),
    N_("{giant} is hidden by the spires at {hex} (GI-GUN-01, GI-LOS-16)"),
    N_("{giant} is hidden by the fifth forest hex at {hex} (GI-GUN-01, GI-LOS-07)"),
    N_("{giant} is hidden by the third ruins hex at {hex} (GI-GUN-01, GI-LOS-08)"),
)


def speed(moved: int) -> int:
    """The modifier for the hexes a target moved this round (GI-MIS-05, GI-GUN-06)."""
    if moved <= 2:
        return 0
    if moved <= 4:
        return 1
    if moved <= 6:
        return 2
    return 3 if moved <= 9 else 4


def unsteady(manner: int) -> int:
    """The modifier for the shooter's own movement; a limp counts as a walk (GI-GUN-05, GI-MOV-19)."""
    if manner == RUN:
        return 2
    return 1 if manner in (WALK, LIMP) else 0


def missile_terms(moved: int, cover: int, seen: bool) -> Terms:
    """The sum behind a missile's To Hit number (GI-MIS-04..09)."""
    return BASE, 0 if seen else BLIND, 0, speed(moved), 0, 0, cover


def gun_terms(away: int, manner: int, moved: int, forests: int, ruins: int, cover: int) -> Terms:
    """The sum behind a gun's or laser's To Hit number (GI-GUN-04..10).

    Nothing but its range modifier limits the distance (GI-SHT-11); elevation does not matter (GI-SHT-12).
    """
    far = max(0, away - LONG)
    return BASE, far, unsteady(manner), speed(moved), forests, RUIN * ruins, cover


def total(terms: Terms) -> int:
    """The number that the terms add up to."""
    return terms[0] + terms[1] + terms[2] + terms[3] + terms[4] + terms[5] + terms[6]


def to_hit_terms(
    g: War, start: int, aim: int, away: int, kind: int, manner: int, moved: int
) -> Terms:
    """The terms of `to_hit` over a distance; the first is NEVER if the shot cannot be made."""
    code = sight.sight(g.field, g.book.lines, start, aim)
    terrain = g.field.terrain(aim)
    if kind == MISSILE and away >= LONG:  # GI-MIS-02
        return missile_terms(moved, terrain.missile, sight.is_visible(code))
    if kind != MISSILE and sight.is_visible(code):  # GI-GUN-01
        return gun_terms(
            away, manner, moved, sight.forests_in(code), sight.ruins_in(code), terrain.gun
        )
    return NEVER, 0, 0, 0, 0, 0, 0


def to_hit(g: War, start: int, aim: int, kind: int, manner: int, moved: int) -> int:
    """The number a 2d6 roll must reach from one hex at a target in another (GI-SHT-02..04).

    Rules, words, bot and evaluation all ask here. `manner` is how the shooter moved, `moved` how many
    hexes the target did.
    """
    away = distance(start, aim)
    if (away < LONG) if kind == MISSILE else (away > REACH):
        return NEVER  # too near or too far, whatever lies between
    return total(to_hit_terms(g, start, aim, away, kind, manner, moved))


def shot_number(g: War, shooter: Giant, target: Giant, kind: int) -> int:
    """The To Hit number between two giants as they stand; above 12 there is no shot (GI-SHT-04)."""
    return to_hit(g, shooter.where, target.where, kind, shooter.manner, target.moved)


def shot_terms(g: War, shooter: Giant, target: Giant, kind: int) -> Terms:
    """The same term by term, for those who put it into words."""
    start = shooter.where
    aim = target.where
    away = distance(start, aim)
    return to_hit_terms(g, start, aim, away, kind, shooter.manner, target.moved)


def can_hit(g: War, shooter: Giant, target: Giant, kind: int) -> bool:
    """Whether some roll hits (GI-SHT-04); a missile's sight is looked at only where it matters."""
    if kind == MISSILE and distance(shooter.where, target.where) >= LONG:
        cover = g.field.terrain(target.where).missile
        if total(missile_terms(target.moved, cover, seen=False)) <= MOST:
            return True
    return shot_number(g, shooter, target, kind) <= MOST


def is_loaded(g: War, giant: Giant, at: int) -> bool:
    """Whether a weapon could fire now: it works and has not fired this round (GI-SHT-07, GI-MIS-03)."""
    return giant.fired & (1 << at) == 0 and is_usable(g, giant, at)


def may_target(g: War, shooter: Giant, at: int) -> list[Giant]:
    """The opposing giants a weapon can hit with some roll, in any direction (GI-SHT-04, 10, GI-MNT-08)."""
    if not is_loaded(g, shooter, at):
        return []
    kind = g.book.weapons[shooter.weapons[at]].kind
    enemies = g.on_map(1 - shooter.seat)
    return [enemy for enemy in enemies if can_hit(g, shooter, enemy, kind)]


def may_fire(g: War, shooter: Giant) -> list[int]:
    """The weapons of a giant that have a target, by their place in its list."""
    loaded = [at for at in range(len(shooter.weapons)) if is_loaded(g, shooter, at)]
    kinds = [g.book.weapons[shooter.weapons[at]].kind for at in loaded]
    missiles = MISSILE in kinds and has_target(g, shooter, MISSILE)
    guns = (GUN in kinds or LASER in kinds) and has_target(g, shooter, GUN)
    return [at for i, at in enumerate(loaded) if (missiles if kinds[i] == MISSILE else guns)]


def has_target(g: War, shooter: Giant, kind: int) -> bool:
    """Whether a weapon of this kind can hit anybody."""
    for enemy in g.giants:
        is_target = enemy.seat != shooter.seat and enemy.fate == FIELDED
        if is_target and can_hit(g, shooter, enemy, kind):
            return True
    return False


def may_shoot(g: War, seat: int) -> list[Giant]:
    """The giants of a side that have a shot (GI-SHT-09)."""
    return [giant for giant in g.on_map(seat) if may_fire(g, giant)]


def shoot(g: War, shooter: Giant, at: int, target: Giant) -> None:
    """One shot: ammunition, roll, hit, then the heat of a laser (GI-SHT-02..08, GI-HOT-08).

    What it does takes effect at once (GI-RND-05).
    """
    weapon = g.book.weapons[shooter.weapons[at]]
    number = shot_number(g, shooter, target, weapon.kind)
    shooter.fired |= 1 << at
    g.attacked = True  # hit or miss (GI-DRW-01)
    if weapon.kind != LASER:
        shooter.spend(at)
    first = g.die()
    roll = first + g.die()
    arm = (shooter.weapons[at], shooter.mount(at), first)  # what the log calls the weapon by
    g.tell(SHOT, (shooter.key(), shooter.places[at], target.key(), number, roll, *arm))
    if roll >= number:  # no roll hits or misses by itself (GI-SHT-13)
        hit(g, target, weapon.damage)
    if weapon.kind == LASER:  # hit or miss (GI-GUN-03)
        heat_up(g, shooter, weapon.heat)


@final
class ShootTurn(SeatStep[War]):
    """A side shoots until it ends or has no shot left (GI-SHT-01, GI-SHT-09)."""

    def run(self, g: War) -> None:
        g.phase = SHOOTING
        if g.journal is not None and not may_shoot(g, self.seat):  # play-outs need not look
            g.tell(NO_SHOT, (self.seat,))
        g.then(PickShooter(self.seat))


@final
class PickShooter(Question):
    """Which giant fires next, or the end of the side's shooting (GI-SHT-09)."""

    asks: ClassVar[str] = N_("Who fires, and at whom?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a shot")
    clauses: ClassVar[tuple[str, ...]] = ("GI-SHT-02", "GI-SHT-06", "GI-SHT-09")

    def options(self, g: War) -> list[int]:
        found = [giant.token() for giant in may_shoot(g, self.seat)]
        found.append(END)
        return found

    def expected(self, g: War) -> list[int]:
        return [giant.token() for giant in g.on_map(self.seat)]

    def choose(self, g: War, token: int) -> None:
        if token != END:
            g.then(PickWeapon(self.seat, GIANT.of(token) + 1))

    def why_not(self, g: War, token: int) -> str:
        for giant in g.on_map(self.seat):
            if giant.token() == token:
                return why_no_shot(g, giant)
        return ""


def why_no_shot(g: War, giant: Giant) -> str:
    """Why a giant has no shot at all."""
    if not giant.weapons:
        return _("carries no weapon (GI-WPN-08)")
    loaded = [at for at in range(len(giant.weapons)) if is_loaded(g, giant, at)]
    if not loaded:
        return _("its weapons have fired, are lost or empty (GI-SHT-07, GI-MIS-03, GI-GUN-02)")
    kinds = [g.book.weapons[giant.weapons[at]].kind for at in loaded]
    reasons = [out_of_reach(g, giant, MISSILE)] if MISSILE in kinds else []
    if GUN in kinds or LASER in kinds:
        reasons.append(out_of_reach(g, giant, GUN))
    return "; ".join(reasons)


def why_not_fire(g: War, giant: Giant, at: int) -> str:
    """Why a weapon has no target."""
    weapon = g.book.weapons[giant.weapons[at]]
    location = location_of(giant.places[at])
    if location >= RIGHT_ARM and giant.is_lost(location):
        return _("lost with its arm (GI-DMG-10)")
    if not is_usable(g, giant, at):
        clause = "GI-MIS-03" if weapon.kind == MISSILE else "GI-GUN-02"
        return _("out of ammunition ({clause})").format(clause=clause)
    if giant.fired & (1 << at):
        return _("has fired this round (GI-SHT-07)")
    return out_of_reach(g, giant, weapon.kind)


def out_of_reach(g: War, shooter: Giant, kind: int) -> str:
    """Why a loaded weapon of this kind can hit nobody, enemy by enemy."""
    words = [why_not_hit(g, shooter, enemy, kind) for enemy in g.on_map(1 - shooter.seat)]
    text = _("missiles: {reasons}") if kind == MISSILE else _("guns and lasers: {reasons}")
    return text.format(reasons=listed(words))


def why_not_hit(g: War, shooter: Giant, target: Giant, kind: int) -> str:
    """Why a shot at this target cannot hit (GI-SHT-04, GI-MIS-02, GI-GUN-01)."""
    name = target.name()
    if kind == MISSILE and distance(shooter.where, target.where) < LONG:
        text = _("{giant} is closer than {n} hexes (GI-MIS-02)")
        return text.format(giant=name, n=LONG)
    code = sight.sight(g.field, g.book.lines, shooter.where, target.where)
    if kind != MISSILE and not sight.is_visible(code):
        where = label(sight.blocking_hex(g.field, g.book.lines, shooter.where, target.where))
        return _(HIDERS[code - sight.CRATER_BLOCKS]).format(giant=name, hex=where)
    number = total(shot_terms(g, shooter, target, kind))
    text = _("{giant} would need {needed}, more than {most} (GI-SHT-04)")
    return text.format(giant=name, needed=number, most=MOST)


@final
class PickWeapon(Question):
    """Which of its weapons the giant fires; a laser above the threshold is a consent (GI-HOT-12)."""

    asks: ClassVar[str] = N_("What does {giant} fire, and at whom?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a shot")
    clauses: ClassVar[tuple[str, ...]] = ("GI-SHT-05", "GI-SHT-07", "GI-GUN-11")

    def options(self, g: War) -> list[int]:
        giant = g.giant(self.number)
        return [PLACE.token(giant.places[at]) for at in may_fire(g, giant)]

    def expected(self, g: War) -> list[int]:
        return PLACE.tokens(g.giant(self.number).places)

    def choose(self, g: War, token: int) -> None:
        g.then(PickTarget(self.seat, self.number, place=PLACE.of(token)))

    def why_not(self, g: War, token: int) -> str:
        giant = g.giant(self.number)
        if not PLACE.has(token) or PLACE.of(token) not in giant.places:
            return ""
        return why_not_fire(g, giant, giant.places.index(PLACE.of(token)))

    def routes(self, g: War) -> list[list[int]]:
        giant = g.giant(self.number)
        found: list[list[int]] = []
        fire = may_fire(g, giant)
        for at in fire:
            targets = may_target(g, giant, at)
            for target in targets:
                route = [PLACE.token(giant.places[at])] if len(fire) > 1 else []
                if len(targets) > 1:
                    route.append(target.token())
                if route:
                    found.append(route)
        return found


@final
class PickTarget(Question):
    """Whom the weapon fires at (GI-SHT-02, GI-SHT-10)."""

    asks: ClassVar[str] = N_("At whom does {giant} fire its {weapon} ({place})?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a shot")
    clauses: ClassVar[tuple[str, ...]] = ("GI-SHT-03", "GI-SHT-04", "GI-SHT-10")

    def values(self, g: War) -> dict[str, str]:
        giant = g.giant(self.number)
        at = giant.places.index(self.place)
        return {
            "giant": giant_title(g, giant),
            "weapon": g.book.weapons[giant.weapons[at]].key,
            "place": place_words(g, giant, at),
        }

    def expected(self, g: War) -> list[int]:
        return [enemy.token() for enemy in g.on_map(1 - self.seat)]

    def options(self, g: War) -> list[int]:
        giant = g.giant(self.number)
        at = giant.places.index(self.place)
        return [enemy.token() for enemy in may_target(g, giant, at)]

    def choose(self, g: War, token: int) -> None:
        shooter = g.giant(self.number)
        at = shooter.places.index(self.place)
        shoot(g, shooter, at, g.giant_of(token))
        g.then(Aftermath(), PickShooter(self.seat))

    def why_not(self, g: War, token: int) -> str:
        shooter = g.giant(self.number)
        kind = g.book.weapons[shooter.weapons[shooter.places.index(self.place)]].kind
        for giant in g.giants:
            if giant.token() == token:
                if giant.seat == self.seat:
                    return _("{giant} is on your own side (GI-SHT-10)").format(giant=giant.name())
                if giant.fate != FIELDED:
                    return _("{giant} is not on the map (GI-SHT-10)").format(giant=giant.name())
                return why_not_hit(g, shooter, giant, kind)
        return ""
