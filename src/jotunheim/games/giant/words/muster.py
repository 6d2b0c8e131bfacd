"""Labels for the muster: giants, weapons, ready-made forces, and what does not fit."""

from typing import Final

from jotunheim.games.giant.book.reader import Book, may_mount
from jotunheim.games.giant.book.tables import Loadout, Weapon
from jotunheim.games.giant.rules import muster
from jotunheim.games.giant.settings import CAMPAIGN
from jotunheim.games.giant.state import Draft, War
from jotunheim.games.giant.tokens import DAMAGED, READY, TYPE, TYPES, WEAPON, WEAPONS, name_of
from jotunheim.games.giant.words.names import carried, figures
from jotunheim.kernel import DONE, Decision
from jotunheim.scene import Choice, Refusal, Route
from jotunheim.texts import N_, _, kept, listed, ngettext

KINDS: Final[tuple[str, ...]] = (
    N_("{weapon} missile"),
    N_("{weapon} gun"),
    N_("{weapon} laser"),
)


# Giants and weapons ------------------------------------------------------------------------------


def muster_choice(g: War, asked: Decision[War], token: int) -> Choice:
    """A giant or a weapon."""
    name = name_of(token)
    if token == DONE:
        return Choice(token=name, label=_("No more giants"), note=_("then arm those you have"))
    if muster.is_giant(token):
        return giant_for_sale(g, token)
    if WEAPON.has(token):
        weapon = g.book.weapons[WEAPON.of(token)]
        return Choice(
            token=name,
            label=_(KINDS[weapon.kind]).format(weapon=weapon.key),
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
    draft = muster.draft_of(g, seat)
    found: list[str] = []
    for at, token in enumerate(draft.giants):
        held = carried(g, draft.weapons[at]) if at < len(draft.weapons) else ""
        name = type_words(g, token)
        found.append(_("{giant}: {weapons}").format(giant=name, weapons=held) if held else name)
    return tuple(found)


def type_words(g: War, token: int) -> str:
    """A giant to be mustered: its type, and where it comes from if it is not new."""
    text = _("Type {type}")
    if READY.has(token):
        text = _("Type {type} (ready)")
    elif DAMAGED.has(token):
        text = _("Type {type} (damaged)")
    return text.format(type=g.book.types[muster.type_of(token)].key)


def giant_for_sale(g: War, token: int) -> Choice:
    """A chassis with its figures and its price (GI-CMP-02..05)."""
    chassis = g.book.types[muster.type_of(token)]
    note = figures(chassis)
    figure = weapon_points(chassis.weapon_points)
    if g.switches.series == CAMPAIGN:
        note = listed([note, figure])
        figure = _("costs {n}").format(n=muster.price_of(g, token))
    cost = chassis.row.cost
    points = ngettext("{n} unit point", "{n} unit points", cost).format(n=cost)
    group = _("{name}: {points}, heat {heat}")
    return Choice(
        token=name_of(token),
        label=type_words(g, token),
        note=note,
        figure=figure,
        group=group.format(name=_(chassis.row.name), points=points, heat=chassis.threshold),
    )


# Ready-made forces and loadouts ------------------------------------------------------------------


def muster_routes(g: War, asked: Decision[War], rows: list[list[int]]) -> list[Route]:
    """Ready-made forces or loadouts, the most costly first."""
    found = [muster_route(g, asked, row) for row in rows]
    ranked = sorted([(-spent(g, row), at) for at, row in enumerate(rows)])
    return [found[at] for cost, at in ranked]


def muster_route(g: War, asked: Decision[War], tokens: list[int]) -> Route:
    """A ready-made force or loadout, and what it carries."""
    draft = muster.draft_from(g, asked.seat, g.draft(asked.seat) + tokens)
    if muster.is_giant(tokens[0]):
        return force_route(g, draft, tokens)
    number = max(0, muster.draft_of(g, asked.seat).arming)
    for loadout in g.book.loadouts:
        if (
            loadout.giant_type == muster.type_of(draft.giants[number])
            and loadout.weapons == draft.weapons[number]
        ):
            weapons = carried(g, loadout.weapons) or _("no weapons")
            note = _("{weapons}. {idea}").format(weapons=weapons, idea=_(loadout.idea))
            figure = weapon_points(muster.weapon_cost(g, loadout.weapons))
            return ready_made(tokens, _(loadout.name), note, figure)
    return ready_made(tokens, _("ready-made"), "", "")


def ready_made(tokens: list[int], name: str, note: str, figure: str) -> Route:
    """A route among the ready-made ones."""
    names = tuple([name_of(token) for token in tokens])
    return Route(tokens=names, label=name, note=note, figure=figure, group=_("Ready-made"))


@kept(128)
def fielded(book: Book, loadout: Loadout) -> str:
    """A giant of a ready-made force: Lancer, type 6: L2 L6 L6."""
    text = _("{name}, type {type}: {weapons}")
    ids = [book.weapons[w].key for held in loadout.weapons for w in held]
    weapons = " ".join(ids) or _("unarmed")
    return text.format(
        name=_(loadout.name), type=book.types[loadout.giant_type].key, weapons=weapons
    )


def force_route(g: War, draft: Draft, tokens: list[int]) -> Route:
    """A whole force with its weapons in one pick; one that leaves room for more says so (GI-SCN-02)."""
    types = [muster.type_of(token) for token in draft.giants]
    for force in g.book.forces:
        rows = [g.book.loadouts[at] for at in force.loadouts]
        if [row.giant_type for row in rows] == types and [
            row.weapons for row in rows
        ] == draft.weapons:
            note = "; ".join([fielded(g.book, row) for row in rows])
            figure = _("{n} UP")
            if DONE in tokens:
                text = _("leaves {left} of your {whole} unit points unused; {giants}")
                left = g.unit_points - force.cost
                note = text.format(left=left, whole=g.unit_points, giants=note)
                figure = _("{n} of {whole} UP")
            figure = figure.format(n=force.cost, whole=g.unit_points)
            return ready_made(tokens, _(force.name), note, figure)
    return ready_made(tokens, _("ready-made"), "", "")


def spent(g: War, tokens: list[int]) -> int:
    """The points a ready-made force costs, or a loadout."""
    units = [g.book.types[TYPE.of(token)].row.cost for token in tokens if TYPE.has(token)]
    arms = [g.book.weapons[WEAPON.of(token)].cost for token in tokens if WEAPON.has(token)]
    return sum(units or arms)


# What does not fit -------------------------------------------------------------------------------


def muster_refusals(g: War, asked: Decision[War]) -> list[Refusal]:
    """Classes that cannot be fielded; weapons that do not fit here (GI-SCN-01, 02, GI-MNT)."""
    draft = muster.draft_of(g, asked.seat)
    if draft.arming < 0:
        return class_refusals(g, asked, draft)
    by_reason: dict[str, list[int]] = {}
    for weapon in range(WEAPONS):
        if WEAPON.token(weapon) not in draft.next:
            by_reason.setdefault(shared_reason(g, draft, weapon), []).append(weapon)
    return [
        Refusal(
            token=name_of(WEAPON.token(weapons[0])),
            label=listed([g.book.weapons[weapon].key for weapon in weapons]),
            reason=reason,
        )
        for reason, weapons in by_reason.items()
    ]


def shared_reason(g: War, draft: Draft, weapon: int) -> str:
    """The reason without the name of the weapon, so that weapons with the same reason stand together."""
    row = g.book.weapons[weapon]
    giant_type = muster.type_of(draft.giants[draft.arming])
    if row.kind not in g.book.locations[draft.location].kinds:
        return muster.why_no_weapon(g, draft, weapon)
    if not may_mount(g.book, giant_type, draft.location, weapon):
        text = _("too large for the head of a {name} (GI-MNT-02, GI-MNT-03)")
        return text.format(name=_(g.book.types[giant_type].row.name))
    left = muster.points_left(g, draft)
    if row.cost > left:
        text = ngettext(
            "more than the {n} weapon point left (GI-WPN-08)",
            "more than the {n} weapon points left (GI-WPN-08)",
            left,
        )
        return text.format(n=left)
    return muster.why_no_weapon(g, draft, weapon)


def class_refusals(g: War, asked: Decision[War], draft: Draft) -> list[Refusal]:
    """One line for each class of which nothing can be fielded now."""
    found: list[Refusal] = []
    open_types = [muster.type_of(token) for token in muster.may_field(g, asked.seat, draft.giants)]
    for kind, row in enumerate(g.book.classes):
        types = [giant_type for giant_type in range(TYPES) if g.book.types[giant_type].kind == kind]
        if any(giant_type in open_types for giant_type in types):
            continue
        left = g.unit_points - muster.full_cost(g, draft.giants)
        reason = asked.why_not(g, TYPE.token(types[len(types) - 1]))
        if g.classes & (1 << kind) == 0:
            reason = _("this scenario allows no {name} (GI-SCN-01)").format(name=_(row.name))
        elif row.cost > left:
            text = _("costs {cost} unit points; you have {left} (GI-SCN-02)")
            reason = text.format(cost=row.cost, left=left)
        label = _(row.name)
        found.append(Refusal(token=name_of(TYPE.token(types[0])), label=label, reason=reason))
    return found
