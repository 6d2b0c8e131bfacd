"""Words for people: options and whole answers, with what they cost and what they risk."""

from typing import Final

from jotunheim.games.giant.grid import label
from jotunheim.games.giant.options_battle import (
    assault_choice,
    move_choice,
    move_route,
    shot_choice,
    shot_routes,
    weapon_route,
)
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot
from jotunheim.games.giant.rules.mapmaking import PickTerrain, quota_left
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved, PickMover
from jotunheim.games.giant.rules.muster import Draft, Muster, is_giant, price_of, type_of
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon
from jotunheim.games.giant.state import War
from jotunheim.games.giant.switches import CAMPAIGN
from jotunheim.games.giant.tables import Loadout, Weapon
from jotunheim.games.giant.tokens import (
    DAMAGED,
    HEX,
    READY,
    STAMP,
    TERRAIN,
    TURN,
    WEAPON,
    WEAPONS,
)
from jotunheim.kernel import DONE, PASS, Decision
from jotunheim.scene import Choice, Route

STAMPS: Final[dict[str, str]] = {
    "DOT": "A single hex",
    "TRI": "A corner of three",
    "BAR4": "A line of four",
    "BAR7": "A line of seven",
    "BAR10": "A line of ten",
    "SLAB": "A block",
    "DISC1": "A small disc",
    "DISC2": "A disc",
    "DISC3": "A large disc",
}
TURNS: Final[tuple[str, ...]] = ("north", "north-east", "south-east", "south", "south-west", "north-west")  # fmt: skip
GROUNDS: Final[dict[str, str]] = {
    "forest": "cover +1; more than four hexes block sight",
    "ruins": "cover +3; more than two hexes block sight",
    "hill": "higher ground, blocks sight",
    "crater": "hides who stands in it",
    "scrud": "slow ground, no cover",
    "water": "cools twice as fast where shallow",
    "spires": "impassable, blocks sight",
    "chasm": "impassable, open to sight",
}


def choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """An option in words."""
    if isinstance(asked, Muster):
        return muster_choice(g, asked, token, name)
    if isinstance(asked, (PickMover, PickManner, PickEnd, PickMoved)):
        return move_choice(g, asked, token, name)
    if isinstance(asked, (PickShooter, PickWeapon, PickTarget)):
        return shot_choice(g, asked, token, name)
    if isinstance(asked, (PickAttacker, PickDefender, RunHot)):
        return assault_choice(g, asked, token, name)
    return drawing_choice(g, asked, token, name)


def route(g: War, asked: Decision[War], tokens: list[int], names: list[str]) -> Route:
    """A whole answer in words."""
    if isinstance(asked, Muster):
        return muster_route(g, asked, tokens, names)
    if isinstance(asked, (PickManner, PickEnd)):
        return move_route(g, asked, tokens, names)
    if isinstance(asked, PickWeapon):
        return weapon_route(g, asked, tokens, names)
    return Route(tokens=tuple(names), label=choice(g, asked, tokens[0], names[0]).label)


def all_routes(
    g: War, asked: Decision[War], found: tuple[Route, ...], names: list[str]
) -> tuple[Route, ...]:
    """Whole answers as people look for them: shots from the first question on, the largest force first."""
    if isinstance(asked, PickShooter):
        return (*found, *shot_routes(g, asked, names))
    if isinstance(asked, Muster):
        return tuple(sorted(found, key=spent, reverse=True))
    return found


def spent(route: Route) -> int:
    """The points a ready-made force or loadout costs."""
    return int(route.figure.split(" ")[0] or 0)


# Drawing the map ---------------------------------------------------------------------------------


def drawing_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A side, a feature, a shape, a place or a turn."""
    plain = name.split(":")[-1]
    if token == PASS:
        return Choice(token=name, label="Draw nothing", note="two passes in a row end the drawing")
    if isinstance(asked, PickTerrain):
        left = quota_left(g, asked.seat, token - TERRAIN)
        return Choice(
            token=name,
            label=plain.title(),
            note=GROUNDS.get(plain, ""),
            figure=f"{left} left",
        )
    if token >= HEX:
        return Choice(token=name, label=label(token - HEX), target=label(token - HEX))
    if token >= TURN:
        return Choice(token=name, label=f"To the {TURNS[token - TURN]}")
    if token >= STAMP:
        hexes = len(g.book.stamps[token - STAMP].turned[0])
        words = STAMPS.get(plain, plain)
        return Choice(token=name, label=words, note=f"{hexes} hexes" if hexes > 1 else "")
    note = "your giants enter over this edge of the map"
    return Choice(token=name, label=f"The {plain.title()}", note=note)


# Muster ------------------------------------------------------------------------------------------


def muster_choice(g: War, asked: Muster, token: int, name: str) -> Choice:
    """A giant or a weapon."""
    if token == DONE:
        return Choice(token=name, label="No more giants", note="then arm those you have")
    if is_giant(token):
        return giant_for_sale(g, token, name)
    if WEAPON <= token < WEAPON + WEAPONS:
        weapon = g.book.weapons[token - WEAPON]
        return Choice(
            token=name,
            label=f"{weapon.id} {kind_word(weapon)}",
            note=weapon_note(weapon),
            figure=f"{weapon.cost} WP",
            group="One by one",
        )
    note = "go on to the next part"
    return Choice(token=name, label="Nothing more here", note=note, figure="0 WP")


def kind_word(weapon: Weapon) -> str:
    """Missile, gun or laser."""
    return ("missile", "gun", "laser")[weapon.kind]


def weapon_note(weapon: Weapon) -> str:
    """What a weapon does."""
    loaded = f"{weapon.ammunition} shots" if weapon.ammunition else f"+{weapon.heat} heat a shot"
    return f"{weapon.damage} damage, {loaded}"


def giant_for_sale(g: War, token: int, name: str) -> Choice:
    """A chassis with its figures and its price (GI-CMP-02..05)."""
    chassis = g.book.types[type_of(token)]
    state = " (damaged)" if token >= DAMAGED else (" (ready)" if token >= READY else "")
    note = f"armour {chassis.armor}, moves {chassis.walk}/{chassis.run}, assault +{chassis.assault}"
    figure = f"{chassis.weapon_points} WP"
    if g.switches.series == CAMPAIGN:
        note += f", {figure}"
        figure = f"costs {price_of(g, token)}"
    return Choice(
        token=name,
        label=f"Type {chassis.id}{state}",
        note=note,
        figure=figure,
        group=f"{chassis.row.name}: {points_word(chassis.row.cost)}, heat {chassis.threshold}",
    )


def points_word(cost: int) -> str:
    """Unit points in words."""
    return "1 unit point" if cost == 1 else f"{cost} unit points"


def carried(g: War, loadout: Loadout) -> str:
    """The weapons of a loadout by place."""
    words = [
        f"{g.book.locations[at].name.lower()} {' '.join([g.book.weapons[w].id for w in held])}"
        for at, held in enumerate(loadout.weapons)
        if held
    ]
    return ", ".join(words) or "no weapons"


def arms(g: War, loadout: Loadout) -> str:
    """The weapons of a loadout in a row."""
    return " ".join([g.book.weapons[w].id for held in loadout.weapons for w in held]) or "unarmed"


def muster_route(g: War, asked: Muster, tokens: list[int], names: list[str]) -> Route:
    """A ready-made force or loadout, and what it carries."""
    before = Draft(g, asked.seat, g.draft(asked.seat))
    draft = Draft(g, asked.seat, g.draft(asked.seat) + tokens)
    if is_giant(tokens[0]):
        return force_route(g, draft, names)
    number = max(0, before.arming)
    for loadout in g.book.loadouts:
        if (
            loadout.type == type_of(draft.giants[number])
            and loadout.weapons == draft.weapons[number]
        ):
            note = f"{carried(g, loadout)}. {loadout.idea}"
            cost = sum([g.book.weapons[w].cost for held in loadout.weapons for w in held])
            return Route(
                tokens=tuple(names),
                label=loadout.name,
                note=note,
                figure=f"{cost} WP",
                group="Ready-made",
            )
    return Route(tokens=tuple(names), label="ready-made", group="Ready-made")


def force_route(g: War, draft: Draft, names: list[str]) -> Route:
    """A whole force with its weapons in one pick."""
    types = [type_of(token) for token in draft.giants]
    for force in g.book.forces:
        rows = [g.book.loadouts[at] for at in force.loadouts]
        if [row.type for row in rows] == types and [row.weapons for row in rows] == draft.weapons:
            parts = [
                f"{row.name}, type {g.book.types[row.type].id}: {arms(g, row)}" for row in rows
            ]
            return Route(
                tokens=tuple(names),
                label=force.name,
                note="; ".join(parts),
                figure=f"{force.cost} UP",
                group="Ready-made",
            )
    return Route(tokens=tuple(names), label="ready-made", group="Ready-made")
