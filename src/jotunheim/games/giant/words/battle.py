"""Words for people: the options of a battle, with costs, odds and risks."""

from typing import Final

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
    ways_of,
)
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon, speed
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
from jotunheim.games.giant.words.names import within
from jotunheim.games.giant.words.questions import (
    SIZES,
    cost_note,
    giant_title,
    hexes_word,
    length_note,
    per_cent,
    place_words,
    points_text,
    save_note,
    sayings,
    side_name,
)
from jotunheim.games.giant.words.shots import (
    Shot,
    breakdown,
    likeliest,
    open_shots,
    route_of,
    shots_of,
    shots_with,
)
from jotunheim.kernel import Decision
from jotunheim.scene import Choice, Route
from jotunheim.texts import N_, _, listed, ngettext

TOKENS: Final = 2048  # more than there are; for numbers made of several
MOST_SHOTS: Final = 9  # more shots than this are found by the giant that fires
# Whole moves by their manner: to a hex, where there is one way only, and the groups they stand in.
TO_A_HEX: Final[dict[int, str]] = {
    WALK: N_("walk to {hex}"),
    RUN: N_("run to {hex}"),
    LIMP: N_("limp to {hex}"),
}
ONLY_WAYS: Final[dict[int, str]] = {
    WALK: N_("walk, the only way"),
    RUN: N_("run, the only way"),
    LIMP: N_("limp, the only way"),
}
WAYS: Final[dict[int, str]] = {WALK: N_("Walk"), RUN: N_("Run"), LIMP: N_("Limp")}
LONGEST_WAYS: Final[dict[int, str]] = {
    WALK: N_("Walk the longest way"),
    RUN: N_("Run the longest way"),
    LIMP: N_("Limp the longest way"),
}


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
        note = _("+{speed} to hit it (GI-MIS-05)").format(speed=speed(moved))
        return Choice(token=name, label=hexes_word(moved), note=note, target=label(asked.hex))
    giant = g.giant(token - GIANT + 1)
    chassis = giant.chassis
    text = _("heat {heat} of {threshold}, moves {walk}/{run}")
    note = text.format(
        heat=giant.heat, threshold=chassis.threshold, walk=chassis.walk, run=chassis.run
    )
    return giant_choice(g, giant, name, note)


def manner_choice(g: War, giant: Giant, manner: int, name: str) -> Choice:
    """Stand, walk, run, limp or flee."""
    if manner == STAND:
        shed = min(g.field.terrains[g.field.kinds[giant.hex]].cooling, giant.heat)
        note = _("sheds {heat} heat; steady aim") if giant.heat else _("steady aim")
        return Choice(token=name, label=_("Stand still"), note=note.format(heat=shed))
    if manner == WALK:
        note = _("sheds heat where it ends; +1 to hit with guns and lasers")
        words = _("Walk, {points} points").format(points=giant.chassis.walk)
        return Choice(token=name, label=words, note=note)
    if manner == FLEE:
        heat = RUN_HEAT if flight_manner(g, giant) != WALK else 0
        note = flight_note(giant.chassis.row.cost)
        risk = save_note(giant, heat) if heat else ""
        return Choice(token=name, label=_("Flee off the map"), note=with_risk(note, risk))
    words = _("Run, {points} points") if manner == RUN else _("Limp, one hex")
    text = _("+{heat} heat; +{more} to hit with guns and lasers")
    note = text.format(heat=RUN_HEAT, more=2 if manner == RUN else 1)
    note = with_risk(note, save_note(giant, RUN_HEAT))
    return Choice(token=name, label=words.format(points=giant.chassis.run), note=note)


def flight_note(halves: int) -> str:
    """What a flight gives the enemy, in halves of a point: ½ point, 1 point, 1½ points (GI-SCO-02)."""
    text = ngettext(
        "gives the enemy {points} point", "gives the enemy {points} points", (halves + 1) // 2
    )
    return text.format(points=points_text(halves))


def with_risk(note: str, risk: str) -> str:
    """A note, and the risk if there is one."""
    return f"{note}; {risk}" if risk else note


def end_choice(g: War, giant: Giant, manner: int, hex: int, name: str) -> Choice:
    """An end hex with its cost and the speed it gives; worded once, for there are hundreds."""
    kind = g.field.kinds[hex]
    points = 0
    hexes = 0
    if manner != LIMP and not g.switches.by_distance:
        ways = ways_of(g, giant, manner)
        points = ways.cheapest[hex]
        hexes = ways.longest[hex]
    said = sayings(g)
    key = ((hex * len(g.field.terrains) + kind) * SIZES + points) * SIZES + hexes
    found = said.ends.get(key)
    if found is not None:
        return found
    note = within(g.field.terrains[kind].name)
    if hexes:
        note = f"{note}; {cost_note(g, points, hexes)}"
    words = _("to {hex}").format(hex=label(hex))
    choice = Choice(token=name, label=words, note=note, target=label(hex))
    return said.keep_end(key, choice)


def move_route(g: War, asked: PickManner | PickEnd, tokens: list[int], names: list[str]) -> Route:
    """A whole move; worded once, for there are hundreds. The names are those of all tokens."""
    said = sayings(g)
    key = asked.manner if isinstance(asked, PickEnd) else 0
    for token in tokens:
        key = key * TOKENS + token + 1
    found = said.routes.get(key)
    if found is None:
        found = said.keep_route(key, worded_route(g, asked, tokens, names))
    return found


def worded_route(g: War, asked: PickManner | PickEnd, tokens: list[int], names: list[str]) -> Route:
    """The same, worded."""
    hexes = [token - HEX for token in tokens if token >= HEX]
    manners = [token - MODE for token in tokens if MODE <= token <= MODE + FLEE]
    moved = [token - MOVED + 1 for token in tokens if MOVED <= token < PLACE]
    manner = manners[0] if manners else (asked.manner if isinstance(asked, PickEnd) else WALK)
    note = length_note(g, moved[0]) if moved else ""
    where = label(hexes[0]) if hexes else ""
    words = _(TO_A_HEX[manner]).format(hex=where) if where else _(ONLY_WAYS[manner])
    group = _(WAYS[manner] if manners else LONGEST_WAYS[manner])
    steps = tuple([names[token] for token in tokens])
    return Route(tokens=steps, label=words, note=note, target=where, group=group)


# Shooting ----------------------------------------------------------------------------------------


def shot_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A shooter, a weapon, or a target with its odds line by line."""
    if token == END:
        other = side_name(g, 1 - asked.seat)
        follow = _("then {side} shoots") if g.high == asked.seat else _("then assaults")
        return Choice(token=name, label=_("Stop shooting"), note=follow.format(side=other))
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
    text = ngettext(
        "choose among {n} shot, the best {chance}",
        "choose among {n} shots, the best {chance}",
        len(shots),
    )
    note = text.format(n=len(shots), chance=per_cent(best.needed))
    return giant_choice(g, giant, name, note)


def shot_label(g: War, shot: Shot) -> str:
    """A shot in a few words: L6 right arm of Lancer 61 at Brawler 45."""
    return _("{giant}: {weapon} {place} at {target}").format(
        giant=shot.shooter.name(),
        weapon=shot.weapon.id,
        place=place_words(g, shot.shooter, shot.at),
        target=giant_title(g, shot.target),
    )


def shot_note(shot: Shot) -> str:
    """What a shot needs, does and costs."""
    text = _("needs {number}+, {damage} damage")
    parts = [text.format(number=shot.needed, damage=shot.weapon.damage)]
    if shot.heat():
        heat = shot.shooter.heat + shot.heat()
        text = _("heat to {heat} of {threshold}")
        parts.append(text.format(heat=heat, threshold=shot.shooter.chassis.threshold))
        parts.append(save_note(shot.shooter, shot.heat()))
    else:
        left = shot.shooter.shots[shot.at] - 1
        text = ngettext("{n} shot left after it", "{n} shots left after it", left)
        parts.append(text.format(n=left) if left else _("its last shot"))
    return listed([part for part in parts if part])


def weapon_choice(g: War, giant: Giant, at: int, name: str) -> Choice:
    """A weapon; if it has one target only, with that shot's odds line by line."""
    weapon = g.book.weapons[giant.weapons[at]]
    place = place_words(g, giant, at)
    label = weapon_label(weapon.id, place)
    shots = shots_with(g, giant, at)
    best = likeliest(shots)
    if best is None:
        return Choice(token=name, label=label)
    if len(shots) > 1:
        text = ngettext(
            "{damage} damage; choose among {n} target, the best {chance}",
            "{damage} damage; choose among {n} targets, the best {chance}",
            len(shots),
        )
        chance = per_cent(best.needed)
        note = text.format(damage=weapon.damage, n=len(shots), chance=chance)
        return Choice(token=name, label=label, note=note)
    return Choice(
        token=name,
        label=_("{weapon} {place} at {target}").format(
            weapon=weapon.id, place=place, target=giant_title(g, best.target)
        ),
        note=shot_note(best),
        figure=per_cent(best.needed),
        target=best.target.name(),
        detail=tuple(breakdown(g, giant, best.target, weapon.kind)),
        need=best.needed,
    )


def weapon_label(weapon: str, place: str) -> str:
    """A weapon and where it is mounted: L6 right arm."""
    return _("{weapon} {place}").format(weapon=weapon, place=place)


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
        group=_("Fire at once"),
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
        return Choice(token=name, label=_("No assault"), note=_("the giants stay apart"))
    if isinstance(asked, RunHot):
        giant = g.giant(asked.number)
        if token == HOT:
            return Choice(token=name, label=_("Run hot and roll"), note=save_note(giant, 1))
        note = _("no roll, no heat, no damage dealt (GI-ASL-14)")
        return Choice(token=name, label=_("Be held"), note=note)
    other = g.giant(token - GIANT + 1)
    if isinstance(asked, PickDefender):
        return giant_choice(g, other, name, duel_note(g, g.giant(asked.number), other))
    enemies = may_assault(g, other)
    if len(enemies) != 1:
        count = len(enemies)
        note = ngettext("choose among {n} opponent", "choose among {n} opponents", count)
        return giant_choice(g, other, name, note.format(n=count))
    text = _("{giant} assaults {other}")
    words = text.format(giant=giant_title(g, other), other=giant_title(g, enemies[0]))
    text = _("{duel}; on until one is destroyed (GI-ASL-10)")
    note = text.format(duel=duel_note(g, other, enemies[0]))
    return Choice(token=name, label=words, note=note, target=enemies[0].name())


def duel_note(g: War, attacker: Giant, defender: Giant) -> str:
    """What both add to their rolls: bonus, helpers, lost limbs (GI-ASL-06, GI-MUL-02)."""
    ours = attacker.chassis.assault + len(helpers(g, attacker, defender, defender))
    theirs = defender.chassis.assault + len(helpers(g, defender, attacker, defender))
    lame = LIMB_PENALTY * lost_limbs(attacker)
    lamer = LIMB_PENALTY * lost_limbs(defender)
    text = _(
        "you roll {roll}, they {their_roll}; the winner of an exchange deals {hit} or {their_hit}"
    )
    return text.format(
        roll=f"2d6 {ours - lame:+}",
        their_roll=f"{theirs - lamer:+}",
        hit=ours,
        their_hit=theirs,
    )
