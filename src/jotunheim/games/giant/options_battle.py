"""Words for people: the options of a battle, with costs, odds and risks."""

from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.assault import (
    LIMB_PENALTY,
    PickDefender,
    RunHot,
    helpers,
    may_assault,
)
from jotunheim.games.giant.rules.damage import lost_limbs
from jotunheim.games.giant.rules.heat import RUN_HEAT
from jotunheim.games.giant.rules.movement import (
    PickEnd,
    PickManner,
    PickMoved,
    flight_manner,
    move_table,
    numbers_in,
)
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon, speed
from jotunheim.games.giant.shots import (
    Shot,
    breakdown,
    likeliest,
    open_shots,
    route_of,
    shots_of,
    shots_with,
)
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import (
    END,
    FLEE,
    GIANT,
    HEX,
    HOT,
    LIMP,
    MODE,
    MOVED,
    PLACE,
    RUN,
    STAND,
    WALK,
)
from jotunheim.games.giant.wording import (
    giant_title,
    hexes_word,
    per_cent,
    place_words,
    points_text,
    save_note,
    side_name,
)
from jotunheim.kernel import Decision
from jotunheim.scene import Choice, Route

MOST_SHOTS = 9  # more shots than this are found by the giant that fires


def giant_choice(g: War, giant: Giant, name: str, note: str = "") -> Choice:
    """A giant on the map as an option."""
    return Choice(token=name, label=giant_title(g, giant), note=note, target=giant.name())


# Movement ----------------------------------------------------------------------------------------


def move_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A mover, a manner, an end hex or a number of hexes."""
    if isinstance(asked, PickManner):
        return manner_choice(g, g.giant(asked.number), token - MODE, name)
    if isinstance(asked, PickEnd):
        return end_choice(g, g.giant(asked.number), asked.manner, token - HEX, name)
    if isinstance(asked, PickMoved):
        moved = token - MOVED + 1
        note = f"+{speed(moved)} to hit it (GI-MIS-05)"
        return Choice(token=name, label=hexes_word(moved), note=note, target=label(asked.hex))
    giant = g.giant(token - GIANT + 1)
    note = f"heat {giant.heat} of {giant.chassis.threshold}, moves {giant.chassis.walk}/{giant.chassis.run}"
    return giant_choice(g, giant, name, note)


def manner_choice(g: War, giant: Giant, manner: int, name: str) -> Choice:
    """Stand, walk, run, limp or flee."""
    if manner == STAND:
        shed = g.field.terrains[g.field.kinds[giant.hex]].cooling
        note = f"sheds {min(shed, giant.heat)} heat; steady aim" if giant.heat else "steady aim"
        return Choice(token=name, label="Stand still", note=note)
    if manner == WALK:
        note = "sheds heat where it ends; +1 to hit with guns and lasers"
        return Choice(token=name, label=f"Walk, {giant.chassis.walk} points", note=note)
    if manner == FLEE:
        heat = RUN_HEAT if flight_manner(g, giant) != WALK else 0
        note = f"gives the enemy {points_text(giant.chassis.row.cost)} points"
        risk = save_note(giant, heat) if heat else ""
        return Choice(
            token=name, label="Flee off the map", note=f"{note}; {risk}" if risk else note
        )
    words = f"Run, {giant.chassis.run} points" if manner == RUN else "Limp, one hex"
    note = f"+{RUN_HEAT} heat; +{2 if manner == RUN else 1} to hit with guns and lasers"
    risk = save_note(giant, RUN_HEAT)
    return Choice(token=name, label=words, note=f"{note}; {risk}" if risk else note)


def end_choice(g: War, giant: Giant, manner: int, hex: int, name: str) -> Choice:
    """An end hex with its cost and the speed it gives."""
    terrain = g.field.terrains[g.field.kinds[hex]].name.lower()
    table = move_table(g, giant, manner)
    numbers = numbers_in(table.masks[hex])
    if manner == LIMP or not numbers or g.switches.by_distance:
        return Choice(token=name, label=f"to {label(hex)}", note=terrain, target=label(hex))
    points = min([table.points[hex * 32 + number] for number in numbers])
    note = f"{terrain}; costs {points}, up to {numbers[0]} hexes, +{speed(numbers[0])} to hit it"
    return Choice(token=name, label=f"to {label(hex)}", note=note, target=label(hex))


def move_route(g: War, asked: Decision[War], tokens: list[int], names: list[str]) -> Route:
    """A whole move."""
    hexes = [token - HEX for token in tokens if token >= HEX]
    manners = [token - MODE for token in tokens if MODE <= token <= MODE + FLEE]
    moved = [token - MOVED + 1 for token in tokens if MOVED <= token < PLACE]
    manner = manners[0] if manners else (asked.manner if isinstance(asked, PickEnd) else WALK)
    verb = ("stand", "walk", "run", "limp", "flee")[manner]
    note = f"{hexes_word(moved[0])}, +{speed(moved[0])} to hit it" if moved else ""
    where = label(hexes[0]) if hexes else ""
    words = f"{verb} to {where}" if where else f"{verb}, the only way"
    group = verb.title() if manners else f"{verb.title()} the longest way"
    return Route(tokens=tuple(names), label=words, note=note, target=where, group=group)


# Shooting ----------------------------------------------------------------------------------------


def shot_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A shooter, a weapon, or a target with its odds line by line."""
    if token == END:
        other = side_name(g, 1 - asked.seat)
        follow = f"then {other} shoots" if g.high == asked.seat else "then assaults"
        return Choice(token=name, label="Stop shooting", note=follow)
    if isinstance(asked, PickShooter):
        return shooter_choice(g, g.giant(token - GIANT + 1), name)
    if isinstance(asked, PickWeapon):
        giant = g.giant(asked.number)
        return weapon_choice(g, giant, giant.places.index(token - PLACE), name)
    if isinstance(asked, PickTarget):
        shooter = g.giant(asked.number)
        target = g.giant(token - GIANT + 1)
        for shot in shots_with(g, shooter, shooter.places.index(asked.place)):
            if shot.target is target:
                return target_choice(g, shot, name)
        return giant_choice(g, target, name)
    return Choice(token=name, label=name)


def shooter_choice(g: War, giant: Giant, name: str) -> Choice:
    """A giant that may fire, with what it could do; one shot alone is fired at once."""
    shots = shots_of(g, giant)
    best = likeliest(shots)
    if best is None:
        return giant_choice(g, giant, name)
    if len(shots) == 1:
        return Choice(
            token=name,
            label=shot_label(g, best),
            note=shot_note(best),
            figure=per_cent(best.needed),
            target=best.target.name(),
            detail=tuple(breakdown(g, giant, best.target, best.weapon.kind)),
            need=best.needed,
        )
    note = f"choose among {len(shots)} shots, the best {per_cent(best.needed)}"
    return giant_choice(g, giant, name, note)


def shot_label(g: War, shot: Shot) -> str:
    """A shot in a few words: L6 right arm of Lancer 61 at Brawler 45."""
    place = place_words(g, shot.shooter, shot.at)
    return f"{shot.shooter.name()}: {shot.weapon.id} {place} at {giant_title(g, shot.target)}"


def shot_note(shot: Shot) -> str:
    """What a shot needs, does and costs."""
    parts = [f"needs {shot.needed}+, {shot.weapon.damage} damage"]
    if shot.heat():
        heat = shot.shooter.heat + shot.heat()
        parts.append(f"heat to {heat} of {shot.shooter.chassis.threshold}")
        parts.append(save_note(shot.shooter, shot.heat()))
    else:
        left = shot.shooter.shots[shot.at] - 1
        parts.append(f"{left} left after it" if left else "its last shot")
    return ", ".join([part for part in parts if part])


def weapon_choice(g: War, giant: Giant, at: int, name: str) -> Choice:
    """A weapon; if it has one target only, with that shot's odds line by line."""
    weapon = g.book.weapons[giant.weapons[at]]
    label = f"{weapon.id} {place_words(g, giant, at)}"
    shots = shots_with(g, giant, at)
    best = likeliest(shots)
    if best is None:
        return Choice(token=name, label=label)
    if len(shots) > 1:
        note = f"{weapon.damage} damage; choose among {len(shots)} targets, the best {per_cent(best.needed)}"
        return Choice(token=name, label=label, note=note)
    return Choice(
        token=name,
        label=f"{label} at {giant_title(g, best.target)}",
        note=shot_note(best),
        figure=per_cent(best.needed),
        target=best.target.name(),
        detail=tuple(breakdown(g, giant, best.target, weapon.kind)),
        need=best.needed,
    )


def target_choice(g: War, shot: Shot, name: str) -> Choice:
    """A target with the sum behind its To Hit number."""
    return Choice(
        token=name,
        label=giant_title(g, shot.target),
        note=shot_note(shot),
        figure=per_cent(shot.needed),
        target=shot.target.name(),
        detail=tuple(breakdown(g, shot.shooter, shot.target, shot.weapon.kind)),
        need=shot.needed,
    )


def shot_route(g: War, shot: Shot, names: list[str]) -> Route:
    """A whole shot in one pick."""
    return Route(
        tokens=tuple(names),
        label=shot_label(g, shot),
        note=shot_note(shot),
        target=shot.target.name(),
        figure=per_cent(shot.needed),
        group="Fire at once",
        detail=tuple(breakdown(g, shot.shooter, shot.target, shot.weapon.kind)),
        need=shot.needed,
    )


def weapon_route(g: War, asked: PickWeapon, tokens: list[int], names: list[str]) -> Route:
    """A weapon and a target in one pick."""
    giant = g.giant(asked.number)
    for shot in shots_of(g, giant):
        if route_of(g, shot) == tokens:
            return shot_route(g, shot, names)
    return Route(tokens=tuple(names), label=names[0])


def shot_routes(g: War, asked: PickShooter, names: list[str]) -> list[Route]:
    """From the first question on: giant, weapon and target in one pick, if they are not too many."""
    shots = open_shots(g)
    if len(shots) > MOST_SHOTS:
        return []
    found: list[Route] = []
    for shot in shots:
        tokens = [GIANT + shot.shooter.number - 1, *route_of(g, shot)]
        if len(tokens) > 1:
            found.append(shot_route(g, shot, [names[token] for token in tokens]))
    return found


# Assault -----------------------------------------------------------------------------------------


def assault_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """An attacker, a defender, or the governor's question."""
    if token == END:
        return Choice(token=name, label="No assault", note="the giants stay apart")
    if isinstance(asked, RunHot):
        giant = g.giant(asked.number)
        if token == HOT:
            return Choice(token=name, label="Run hot and roll", note=save_note(giant, 1))
        note = "no roll, no heat, no damage dealt (GI-ASL-14)"
        return Choice(token=name, label="Be held", note=note)
    other = g.giant(token - GIANT + 1)
    if isinstance(asked, PickDefender):
        return giant_choice(g, other, name, duel_note(g, g.giant(asked.number), other))
    enemies = may_assault(g, other)
    if len(enemies) != 1:
        return giant_choice(g, other, name, f"choose among {len(enemies)} opponents")
    words = f"{giant_title(g, other)} assaults {giant_title(g, enemies[0])}"
    note = f"{duel_note(g, other, enemies[0])}; on until one is destroyed (GI-ASL-10)"
    return Choice(token=name, label=words, note=note, target=enemies[0].name())


def duel_note(g: War, attacker: Giant, defender: Giant) -> str:
    """What both add to their rolls: bonus, helpers, lost limbs (GI-ASL-06, GI-MUL-02)."""
    ours = attacker.chassis.assault + len(helpers(g, attacker, defender, defender))
    theirs = defender.chassis.assault + len(helpers(g, defender, attacker, defender))
    lame = LIMB_PENALTY * lost_limbs(attacker)
    lamer = LIMB_PENALTY * lost_limbs(defender)
    words = f"you roll 2d6 {ours - lame:+}, they {theirs - lamer:+}"
    return f"{words}; the winner of an exchange deals {ours} or {theirs}"
