"""What views show of shooting: the shots a question leaves open, their sums, what a line of sight meets."""

from typing import Final, final

from jotunheim.games.giant.book.tables import LASER, MISSILE, Weapon
from jotunheim.games.giant.grid import distance
from jotunheim.games.giant.rules import shooting
from jotunheim.games.giant.rules.question import asked_about
from jotunheim.games.giant.state import SHOOTING, Giant, War
from jotunheim.games.giant.tokens import LIMP, PLACE, RUN, WALK
from jotunheim.games.giant.words.names import within
from jotunheim.texts import N_, _, ngettext

OWN_MOVES: Final[dict[int, str]] = {
    WALK: N_("You walked"),
    RUN: N_("You ran"),
    LIMP: N_("You limped"),
}


@final
class Shot:
    """One weapon at one target."""

    def __init__(self, shooter: Giant, at: int, target: Giant, weapon: Weapon, needed: int) -> None:
        self.shooter = shooter
        self.at = at  # the weapon, by its place in the shooter's list
        self.target = target
        self.weapon = weapon
        self.needed = needed

    def heat(self) -> int:
        """What the shot adds to the shooter's heat (GI-GUN-03)."""
        return self.weapon.heat if self.weapon.kind == LASER else 0


def shots_with(g: War, shooter: Giant, at: int) -> list[Shot]:
    """The shots of one weapon."""
    weapon = g.book.weapons[shooter.weapons[at]]
    return [
        Shot(shooter, at, target, weapon, shooting.shot_number(g, shooter, target, weapon.kind))
        for target in shooting.may_target(g, shooter, at)
    ]


def shots_of(g: War, shooter: Giant) -> list[Shot]:
    """All shots of a giant, in the order of its weapons."""
    return [shot for at in shooting.may_fire(g, shooter) for shot in shots_with(g, shooter, at)]


def open_shots(g: War) -> list[Shot]:
    """The shots that the question being asked leaves open; everybody may see them (R-06)."""
    if g.phase != SHOOTING or g.asked is None:
        return []
    about = asked_about(g)
    if about.place >= 0:
        shooter = g.giant(about.number)
        return shots_with(g, shooter, shooter.places.index(about.place))
    if about.number:
        return shots_of(g, g.giant(about.number))
    found = [shot for giant in g.on_map(g.asked.seat) for shot in shots_of(g, giant)]
    return sorted(found, key=worth)


def worth(shot: Shot) -> tuple[int, int]:
    """The likeliest first, of these the heaviest."""
    return shot.needed, -shot.weapon.damage


def likeliest(shots: list[Shot]) -> Shot | None:
    """The shot that is shown in full: the one with the best odds, the first of equals."""
    found: Shot | None = None
    for shot in shots:
        if found is None or shot.needed < found.needed:
            found = shot
    return found


def route_of(g: War, shot: Shot) -> list[int]:
    """The picks after that of the shooter which fire a shot; what answers itself is left out."""
    fire = shooting.may_fire(g, shot.shooter)
    found = [PLACE.token(shot.shooter.places[shot.at])] if len(fire) > 1 else []
    if len(shooting.may_target(g, shot.shooter, shot.at)) > 1:
        found.append(shot.target.token())
    return found


# The sum behind a To Hit number ------------------------------------------------------------------


def breakdown(g: War, shooter: Giant, target: Giant, kind: int) -> list[str]:
    """The sum line by line, words and number parted by a tab (GI-SHT-03)."""
    terms = shooting.shot_terms(g, shooter, target, kind)
    words = term_words(g, shooter, target, kind, terms)
    lines = [f"{words[0]}\t{shooting.BASE}"]
    lines += [f"{words[at]}\t{terms[at]:+}" for at in range(1, len(words)) if terms[at]]
    number = shooting.total(terms)
    return [*lines, _("To hit, two dice") + f"\t{number}+"] if number <= shooting.MOST else lines


def term_words(
    g: War, shooter: Giant, target: Giant, kind: int, terms: shooting.Terms
) -> list[str]:
    """The terms of the sum in the words of a sheet, in their order (`shooting.Terms`)."""
    away = distance(shooter.where, target.where)
    moved = target.moved
    forests = terms[4]
    ruins = terms[5] // shooting.RUIN
    terrain = g.field.terrain(target.where)
    far = ngettext("Range {n} hex", "Range {n} hexes", away).format(n=away)
    return [
        _("Base"),
        _("Out of sight") if kind == MISSILE else far,
        _(OWN_MOVES.get(shooter.manner, N_("You moved"))),
        ngettext("Target moved {n} hex", "Target moved {n} hexes", moved).format(n=moved),
        ngettext("{n} forest between", "{n} forests between", forests).format(n=forests),
        ngettext("{n} ruin between", "{n} ruins between", ruins).format(n=ruins),
        _("Target in {terrain}").format(terrain=within(terrain.name)),
    ]
