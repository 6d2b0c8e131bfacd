"""Words for people: options and whole answers, with what they cost and what they risk."""

from typing import Final

from jotunheim.games.giant.book.tables import Loadout, Weapon
from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot
from jotunheim.games.giant.rules.mapmaking import PickTerrain, quota_left
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved, PickMover
from jotunheim.games.giant.rules.muster import Draft, Muster, is_giant, price_of, type_of
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon
from jotunheim.games.giant.settings import CAMPAIGN
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import (
    DAMAGED,
    HEX,
    READY,
    SIDE,
    STAMP,
    TERRAIN,
    TURN,
    WEAPON,
    WEAPONS,
)
from jotunheim.games.giant.words.battle import (
    assault_choice,
    move_choice,
    shot_choice,
    shot_routes,
    weapon_route,
)
from jotunheim.games.giant.words.questions import carried, figures, hexes_word
from jotunheim.kernel import DONE, PASS, Decision
from jotunheim.scene import Choice, Route
from jotunheim.texts import N_, _, listed, ngettext

STAMPS: Final[dict[str, str]] = {
    "DOT": N_("A single hex"),
    "TRI": N_("A corner of three"),
    "BAR4": N_("A line of four"),
    "BAR7": N_("A line of seven"),
    "BAR10": N_("A line of ten"),
    "SLAB": N_("A block"),
    "DISC1": N_("A small disc"),
    "DISC2": N_("A disc"),
    "DISC3": N_("A large disc"),
}
TURNS: Final[tuple[str, ...]] = (
    N_("To the north"),
    N_("To the north-east"),
    N_("To the south-east"),
    N_("To the south"),
    N_("To the south-west"),
    N_("To the north-west"),
)
EDGES: Final[tuple[str, ...]] = (N_("The West"), N_("The East"))
GROUNDS: Final[tuple[tuple[str, str], ...]] = (  # in the order of their tokens
    (N_("Forest"), N_("cover +1; more than four hexes block sight")),
    (N_("Ruins"), N_("cover +3; more than two hexes block sight")),
    (N_("Hill"), N_("higher ground, blocks sight")),
    (N_("Crater"), N_("hides who stands in it")),
    (N_("Scrud"), N_("slow ground, no cover")),
    (N_("Water"), N_("cools twice as fast where shallow")),
    (N_("Spires"), N_("impassable, blocks sight")),
    (N_("Chasm"), N_("impassable, open to sight")),
)
KINDS: Final[tuple[str, ...]] = (
    N_("{weapon} missile"),
    N_("{weapon} gun"),
    N_("{weapon} laser"),
)


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
        ranked = sorted([(-spent(g, route), at) for at, route in enumerate(found)])
        return tuple([found[at] for cost, at in ranked])
    return found


def spent(g: War, route: Route) -> int:
    """The points a ready-made force costs, or a loadout."""
    units = [
        row.row.cost for row in g.book.types for name in route.tokens if name == f"type:{row.id}"
    ]
    arms = [
        row.cost for row in g.book.weapons for name in route.tokens if name == f"weapon:{row.id}"
    ]
    return sum(units or arms)


# Drawing the map ---------------------------------------------------------------------------------


def drawing_choice(g: War, asked: Decision[War], token: int, name: str) -> Choice:
    """A side, a feature, a shape, a place or a turn."""
    if token == PASS:
        note = _("two passes in a row end the drawing")
        return Choice(token=name, label=_("Draw nothing"), note=note)
    if isinstance(asked, PickTerrain):
        words, note = GROUNDS[token - TERRAIN]
        left = quota_left(g, asked.seat, token - TERRAIN)
        figure = ngettext("{n} left", "{n} left", left).format(n=left)
        return Choice(token=name, label=_(words), note=_(note), figure=figure)
    if token >= HEX:
        return Choice(token=name, label=label(token - HEX), target=label(token - HEX))
    if token >= TURN:
        return Choice(token=name, label=_(TURNS[token - TURN]))
    if token >= STAMP:
        stamp = g.book.stamps[token - STAMP]
        hexes = len(stamp.turned[0])
        note = hexes_word(hexes) if hexes > 1 else ""
        return Choice(token=name, label=_(STAMPS[stamp.id]), note=note)
    note = _("your giants enter over this edge of the map")
    return Choice(token=name, label=_(EDGES[token - SIDE]), note=note)


# Muster ------------------------------------------------------------------------------------------


def muster_choice(g: War, asked: Muster, token: int, name: str) -> Choice:
    """A giant or a weapon."""
    if token == DONE:
        note = _("then arm those you have")
        return Choice(token=name, label=_("No more giants"), note=note)
    if is_giant(token):
        return giant_for_sale(g, token, name)
    if WEAPON <= token < WEAPON + WEAPONS:
        weapon = g.book.weapons[token - WEAPON]
        return Choice(
            token=name,
            label=_(KINDS[weapon.kind]).format(weapon=weapon.id),
            note=weapon_note(weapon),
            figure=weapon_points(weapon.cost),
            group=_("One by one"),
        )
    note = _("go on to the next part")
    return Choice(token=name, label=_("Nothing more here"), note=note, figure=weapon_points(0))


def weapon_points(cost: int) -> str:
    """Weapon points as a figure."""
    return _("{n} WP").format(n=cost)


def weapon_note(weapon: Weapon) -> str:
    """What a weapon does."""
    shots = weapon.ammunition
    if not shots:
        text = _("{damage} damage, +{heat} heat a shot")
        return text.format(damage=weapon.damage, heat=weapon.heat)
    text = ngettext("{damage} damage, {n} shot", "{damage} damage, {n} shots", shots)
    return text.format(damage=weapon.damage, n=shots)


def force_words(g: War, seat: int) -> tuple[str, ...]:
    """What is mustered so far, a giant each: single picks do not say who carries what, and where."""
    draft = Draft(g, seat, g.drafts[seat])
    found: list[str] = []
    for at, token in enumerate(draft.giants):
        held = carried(g, draft.weapons[at]) if at < len(draft.weapons) else ""
        name = type_words(g, token)
        found.append(_("{giant}: {weapons}").format(giant=name, weapons=held) if held else name)
    return tuple(found)


def type_words(g: War, token: int) -> str:
    """A giant to be mustered: its type, and where it comes from if it is not new."""
    text = _("Type {type}")
    if token >= READY:
        text = _("Type {type} (damaged)") if token >= DAMAGED else _("Type {type} (ready)")
    return text.format(type=g.book.types[type_of(token)].id)


def giant_for_sale(g: War, token: int, name: str) -> Choice:
    """A chassis with its figures and its price (GI-CMP-02..05)."""
    chassis = g.book.types[type_of(token)]
    note = figures(chassis)
    figure = weapon_points(chassis.weapon_points)
    if g.switches.series == CAMPAIGN:
        note = listed([note, figure])
        figure = _("costs {n}").format(n=price_of(g, token))
    return Choice(
        token=name,
        label=type_words(g, token),
        note=note,
        figure=figure,
        group=_("{name}: {points}, heat {heat}").format(
            name=_(chassis.row.name),
            points=points_word(chassis.row.cost),
            heat=chassis.threshold,
        ),
    )


def points_word(cost: int) -> str:
    """Unit points in words."""
    return ngettext("{n} unit point", "{n} unit points", cost).format(n=cost)


def arms(g: War, loadout: Loadout) -> str:
    """The weapons of a loadout in a row."""
    ids = [g.book.weapons[w].id for held in loadout.weapons for w in held]
    return " ".join(ids) or _("unarmed")


def muster_route(g: War, asked: Muster, tokens: list[int], names: list[str]) -> Route:
    """A ready-made force or loadout, and what it carries."""
    before = Draft(g, asked.seat, g.draft(asked.seat))
    draft = Draft(g, asked.seat, g.draft(asked.seat) + tokens)
    if is_giant(tokens[0]):
        return force_route(g, draft, names, DONE in tokens)
    number = max(0, before.arming)
    for loadout in g.book.loadouts:
        if (
            loadout.type == type_of(draft.giants[number])
            and loadout.weapons == draft.weapons[number]
        ):
            weapons = carried(g, loadout.weapons) or _("no weapons")
            note = _("{weapons}. {idea}").format(weapons=weapons, idea=_(loadout.idea))
            cost = sum([g.book.weapons[w].cost for held in loadout.weapons for w in held])
            return Route(
                tokens=tuple(names),
                label=_(loadout.name),
                note=note,
                figure=weapon_points(cost),
                group=_("Ready-made"),
            )
    return Route(tokens=tuple(names), label=_("ready-made"), group=_("Ready-made"))


def fielded(g: War, loadout: Loadout) -> str:
    """A giant of a ready-made force: Lancer, type 6: L2 L6 L6."""
    text = _("{name}, type {type}: {weapons}")
    type_id = g.book.types[loadout.type].id
    return text.format(name=_(loadout.name), type=type_id, weapons=arms(g, loadout))


def force_route(g: War, draft: Draft, names: list[str], has_room: bool) -> Route:
    """A whole force with its weapons in one pick; one that leaves room for more says so (GI-SCN-02)."""
    types = [type_of(token) for token in draft.giants]
    for force in g.book.forces:
        rows = [g.book.loadouts[at] for at in force.loadouts]
        if [row.type for row in rows] == types and [row.weapons for row in rows] == draft.weapons:
            giants = "; ".join([fielded(g, row) for row in rows])
            figure = _("{n} UP")
            if has_room:
                giants = _("ends the muster; {giants}; for more, pick giants by type").format(
                    giants=giants
                )
                figure = _("{n} of {whole} UP")
            return Route(
                tokens=tuple(names),
                label=_(force.name),
                note=giants,
                figure=figure.format(n=force.cost, whole=g.unit_points),
                group=_("Ready-made"),
            )
    return Route(tokens=tuple(names), label=_("ready-made"), group=_("Ready-made"))
