"""Words for people: questions, options, routes."""

from typing import Final

from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot, helpers
from jotunheim.games.giant.rules.heat import RUN_HEAT, to_save
from jotunheim.games.giant.rules.mapmaking import PickAnchor, PickStamp, PickTerrain, PickTurn
from jotunheim.games.giant.rules.movement import (
    PickEnd,
    PickManner,
    PickMoved,
    PickMover,
    flight_manner,
    move_table,
    numbers_in,
)
from jotunheim.games.giant.rules.muster import Draft, Muster, is_giant, price_of, type_of
from jotunheim.games.giant.rules.shooting import (
    PickShooter,
    PickTarget,
    PickWeapon,
    may_target,
    speed,
    to_hit,
    to_hit_parts,
)
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.switches import CAMPAIGN
from jotunheim.games.giant.thumb import ODDS
from jotunheim.games.giant.tokens import (
    DAMAGED,
    END,
    FLEE,
    GIANT,
    HEX,
    HOT,
    LIMP,
    MANNER_NAMES,
    MODE,
    MOVED,
    PLACE,
    READY,
    RUN,
    STAND,
    WALK,
    WEAPON,
    WEAPONS,
    place_name,
)
from jotunheim.games.giant.turn import PickSide
from jotunheim.kernel import DONE, Decision
from jotunheim.scene import Choice, Route

SIDES: Final[tuple[str, ...]] = ("West", "East")


def side_name(g: War, seat: int) -> str:
    """What a seat is called: its map side, once it is known."""
    if g.west < 0:
        return f"Commander {seat + 1}"
    return SIDES[g.side_of(seat)]


def per_cent(number: int) -> str:
    """The chance to reach a number on 2d6."""
    return f"{round(100 * ODDS[min(max(number, 0), 13)] / 36)} %"


def points_text(halves: int) -> str:
    """Victory points, stored in halves."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def save_note(giant: Giant, heat: int) -> str:
    """What running hot would ask for (GI-HOT-12)."""
    needed = to_save(giant, heat)
    if not needed:
        return ""
    if needed > 12:
        return f"{giant.name()} would explode for certain (GI-HOT-09)"
    return f"running hot: save on {needed}+, {per_cent(needed)} (GI-HOT-03)"


# Questions ---------------------------------------------------------------------------------------


def question(g: War, asked: Decision[War]) -> str:
    """The decision as one line for the one who decides."""
    if isinstance(asked, PickSide):
        return "You rolled higher: which side of the map is yours?"
    if isinstance(asked, Muster):
        return muster_question(g, asked)
    if isinstance(asked, PickTerrain):
        return "Draw a feature on the map, or pass"
    if isinstance(asked, PickStamp):
        return "Which shape?"
    if isinstance(asked, PickAnchor):
        return "Where?"
    if isinstance(asked, PickTurn):
        return "Turned which way?"
    return battle_question(g, asked)


def muster_question(g: War, asked: Muster) -> str:
    """Which giant, or which weapon where."""
    draft = Draft(g, asked.seat, g.draft(asked.seat))
    if draft.arming < 0:
        spent = sum([g.book.types[type_of(token)].row.cost for token in draft.giants])
        return f"Choose your giants: {g.unit_points - spent} of {g.unit_points} unit points left"
    chassis = g.book.types[type_of(draft.giants[draft.arming])]
    used = sum([g.book.weapons[w].cost for held in draft.weapons[draft.arming] for w in held])
    where = g.book.locations[draft.location].name.lower()
    left = chassis.weapon_points - used
    return f"Arm type {chassis.id}, {where}: {left} of {chassis.weapon_points} weapon points left"


def battle_question(g: War, asked: Decision[War]) -> str:
    """The questions of a round."""
    if isinstance(asked, PickMover):
        return "Which giant moves next?"
    if isinstance(asked, PickManner):
        return f"How does {g.giant(asked.number).name()} move?"
    if isinstance(asked, PickEnd):
        return f"Where does the {MANNER_NAMES[asked.manner]} of {g.giant(asked.number).name()} end?"
    if isinstance(asked, PickMoved):
        return f"How many hexes does {g.giant(asked.number).name()} move on its way to {label(asked.hex)}?"
    if isinstance(asked, PickShooter):
        return "Which giant fires, or is your shooting over?"
    if isinstance(asked, PickWeapon):
        return f"Which weapon does {g.giant(asked.number).name()} fire?"
    if isinstance(asked, PickTarget):
        return f"At whom does {g.giant(asked.number).name()} fire its {place_name(asked.place)}?"
    if isinstance(asked, PickAttacker):
        return "Which giant launches an assault, or are your assaults over?"
    if isinstance(asked, PickDefender):
        return f"Whom does {g.giant(asked.number).name()} assault?"
    if isinstance(asked, RunHot):
        return f"{g.giant(asked.number).name()} is at its threshold: run hot, or be held?"
    return asked.question()


# Options -----------------------------------------------------------------------------------------


def choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """An option in words, with what it costs and what it risks."""
    if isinstance(asked, Muster):
        return muster_choice(g, asked, token, name)
    if isinstance(asked, (PickMover, PickManner, PickEnd, PickMoved)):
        return move_choice(g, asked, token, name)
    if isinstance(asked, (PickShooter, PickWeapon, PickTarget)):
        return shot_choice(g, asked, token, name)
    if isinstance(asked, (PickAttacker, PickDefender, RunHot)):
        return assault_choice(g, asked, token, name)
    plain = name.split(":")[-1].replace("_", " ")
    target = label(token - HEX) if token >= HEX else ""
    return Choice(token=name, label=plain, target=target)


def muster_choice(g: War, asked: Muster, token: int, name: str) -> Choice:
    """A giant or a weapon."""
    if token == DONE:
        return Choice(token=name, label="No more giants")
    if is_giant(token):
        chassis = g.book.types[type_of(token)]
        state = "damaged " if token >= DAMAGED else ("ready " if token >= READY else "")
        price = f"{chassis.row.cost} UP"
        if g.switches.series == CAMPAIGN:
            price = f"{price}, costs {price_of(g, token)}"
        note = (
            f"armor {chassis.armor}, moves {chassis.walk}/{chassis.run}, assault +{chassis.assault}, "
            f"{chassis.weapon_points} weapon points, heat {chassis.threshold}"
        )
        return Choice(
            token=name,
            label=f"{state}type {chassis.id}",
            note=note,
            figure=price,
            group=chassis.row.name,
        )
    if WEAPON <= token < WEAPON + WEAPONS:
        weapon = g.book.weapons[token - WEAPON]
        loaded = f"{weapon.ammunition} shots" if weapon.ammunition else f"{weapon.heat} heat a shot"
        note = f"{weapon.damage} damage, {loaded}"
        return Choice(token=name, label=weapon.id, note=note, figure=f"{weapon.cost} WP")
    return Choice(token=name, label="Nothing more here")


def giant_choice(giant: Giant, name: str, note: str = "") -> Choice:
    """A giant on the map as an option."""
    return Choice(
        token=name, label=f"{giant.name()} {giant.chassis.row.name}", note=note, target=giant.name()
    )


def move_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A mover, a manner, an end hex or a number of hexes."""
    if isinstance(asked, PickManner):
        return manner_choice(g, g.giant(asked.number), token - MODE, name)
    if isinstance(asked, PickEnd):
        return end_choice(g, g.giant(asked.number), asked.manner, token - HEX, name)
    if isinstance(asked, PickMoved):
        moved = token - MOVED + 1
        return Choice(
            token=name,
            label=f"{moved} hexes",
            note=f"+{speed(moved)} to hit it (GI-MIS-05)",
        )
    return giant_choice(g.giant(token - GIANT + 1), name)


def manner_choice(g: War, giant: Giant, manner: int, name: str) -> Choice:
    """Stand, walk, run, limp or flee."""
    if manner == STAND:
        shed = g.field.terrains[g.field.kinds[giant.hex]].cooling
        return Choice(token=name, label="Stand still", note=f"sheds up to {shed} heat")
    if manner == WALK:
        points = giant.chassis.walk
        return Choice(
            token=name, label=f"Walk, {points} points", note="sheds heat, +1 to own shots"
        )
    if manner == FLEE:
        half = points_text(giant.chassis.row.cost)
        heat = RUN_HEAT if flight_manner(g, giant) != WALK else 0
        note = f"gives the enemy {half} points"
        risk = save_note(giant, heat) if heat else ""
        return Choice(
            token=name, label="Flee off the map", note="; ".join([note, risk] if risk else [note])
        )
    points = giant.chassis.run
    words = f"Run, {points} points" if manner == RUN else "Limp, one hex"
    risk = save_note(giant, RUN_HEAT)
    return Choice(token=name, label=words, note=f"+{RUN_HEAT} heat" + (f"; {risk}" if risk else ""))


def end_choice(g: War, giant: Giant, manner: int, hex: int, name: str) -> Choice:
    """An end hex with its cost and the speed it gives."""
    table = move_table(g, giant, manner)
    numbers = numbers_in(table.masks[hex])
    terrain = g.field.terrains[g.field.kinds[hex]].name.lower()
    if manner == LIMP or not numbers:
        return Choice(token=name, label=label(hex), note=terrain, target=label(hex))
    most = numbers[0]
    points = table.points[hex * 32 + most]
    note = f"{terrain}; {points} points, {most} hexes, +{speed(most)} to hit it"
    return Choice(token=name, label=label(hex), note=note, target=label(hex))


def shot_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A shooter, a weapon, or a target with its odds line by line."""
    if token == END:
        return Choice(token=name, label="No more shots")
    if isinstance(asked, PickShooter):
        return giant_choice(g.giant(token - GIANT + 1), name)
    if isinstance(asked, PickWeapon):
        giant = g.giant(asked.number)
        return weapon_choice(g, giant, giant.places.index(token - PLACE), name)
    if isinstance(asked, PickTarget):
        shooter = g.giant(asked.number)
        at = shooter.places.index(asked.place)
        return target_choice(g, shooter, at, g.giant(token - GIANT + 1), name)
    return Choice(token=name, label=name)


def weapon_choice(g: War, giant: Giant, at: int, name: str) -> Choice:
    """A weapon with its damage, ammunition or heat, and its best odds."""
    weapon = g.book.weapons[giant.weapons[at]]
    note = f"{weapon.damage} damage, {giant.shots[at]} shots left"
    if weapon.heat:
        note = f"{weapon.damage} damage, +{weapon.heat} heat"
        risk = save_note(giant, weapon.heat)
        note += f"; {risk}" if risk else ""
    best = min([to_hit(g, giant, e, weapon.kind) for e in may_target(g, giant, at)], default=13)
    place = place_name(giant.places[at])
    return Choice(token=name, label=f"{weapon.id} at {place}", note=note, figure=per_cent(best))


def breakdown(parts: list[tuple[str, int]]) -> list[str]:
    """The sum behind a To Hit number, line by line: base 4, range +2, … = 9."""
    lines = [
        f"{word} {value}" if word == "base" else f"{word} {value:+}"
        for word, value in parts
        if value or word == "base"
    ]
    total = sum([value for _, value in parts])
    return [*lines, f"= {total}, {per_cent(total)}"]


def target_choice(g: War, shooter: Giant, at: int, target: Giant, name: str) -> Choice:
    """A target with the sum behind its To Hit number."""
    weapon = g.book.weapons[shooter.weapons[at]]
    parts = to_hit_parts(g, shooter, target, weapon.kind)
    needed = sum([value for _, value in parts])
    return Choice(
        token=name,
        label=f"{target.name()} {target.chassis.row.name}",
        note=f"needs {needed}+",
        figure=per_cent(needed),
        target=target.name(),
        detail=tuple(breakdown(parts)),
    )


def assault_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """An attacker, a defender, or the governor's question."""
    if token == END:
        return Choice(token=name, label="No more assaults")
    if isinstance(asked, RunHot):
        giant = g.giant(asked.number)
        if token == HOT:
            return Choice(token=name, label="Run hot and roll", note=save_note(giant, 1))
        return Choice(
            token=name, label="Be held", note="no roll, no heat, no damage dealt (GI-ASL-14)"
        )
    other = g.giant(token - GIANT + 1)
    if isinstance(asked, PickDefender):
        attacker = g.giant(asked.number)
        ours = attacker.chassis.assault + len(helpers(g, attacker, other, other))
        theirs = other.chassis.assault + len(helpers(g, other, attacker, other))
        return giant_choice(other, name, f"assault bonus +{ours} against +{theirs}")
    return giant_choice(other, name)


def route(g: War, asked: Decision[War], tokens: list[int], names: list[str]) -> Route:
    """A whole answer in words."""
    if isinstance(asked, Muster):
        return Route(tokens=tuple(names), label=muster_route(g, asked, tokens))
    hexes = [token - HEX for token in tokens if token >= HEX]
    manner = [token - MODE for token in tokens if MODE <= token <= MODE + FLEE]
    if hexes:
        word = MANNER_NAMES[manner[0]] if manner else "go"
        moved = [token - MOVED + 1 for token in tokens if MOVED <= token < PLACE]
        note = f"{moved[0]} hexes" if moved else ""
        return Route(
            tokens=tuple(names),
            label=f"{word} to {label(hexes[0])}",
            note=note,
            target=label(hexes[0]),
        )
    last = tokens[len(tokens) - 1]
    shown = choice(g, asked, tokens[0], names[0]).label
    if GIANT <= last < MODE and len(tokens) > 1:
        shown = f"{shown} at {g.giant(last - GIANT + 1).name()}"
    return Route(tokens=tuple(names), label=shown)


def muster_route(g: War, asked: Muster, tokens: list[int]) -> str:
    """The name of a ready-made force or loadout."""
    draft = Draft(g, asked.seat, g.draft(asked.seat) + tokens)
    number = max(0, Draft(g, asked.seat, g.draft(asked.seat)).arming)
    for force in g.book.forces:
        rows = [g.book.loadouts[at] for at in force.loadouts]
        if is_giant(tokens[0]) and [row.weapons for row in rows] == draft.weapons:
            return f"{force.name}: {', '.join([row.name for row in rows])}"
    for loadout in g.book.loadouts:
        if number < len(draft.weapons) and loadout.weapons == draft.weapons[number]:
            return f"{loadout.name}: {loadout.idea}"
    return "ready-made"
