"""What people may expect but cannot choose: few lines, alike ones together, each with its reason."""

from typing import Final

from jotunheim.games.giant.book.reader import may_mount
from jotunheim.games.giant.book.tables import MISSILE
from jotunheim.games.giant.grid import distance, label
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender
from jotunheim.games.giant.rules.damage import lost_legs
from jotunheim.games.giant.rules.movement import PickManner, PickMover
from jotunheim.games.giant.rules.muster import (
    Draft,
    Muster,
    may_field,
    points_left,
    type_of,
    why_no_weapon,
)
from jotunheim.games.giant.rules.shooting import (
    LONG,
    PickShooter,
    PickTarget,
    PickWeapon,
    is_loaded,
    may_fire,
    shot_terms,
    total,
    why_not_fire,
)
from jotunheim.games.giant.rules.sight import (
    CRATER_BLOCKS,
    FORESTS_BLOCK,
    HILL_BLOCKS,
    RUINS_BLOCK,
    SPIRE_BLOCKS,
    blocking_hex,
    is_visible,
    sight,
)
from jotunheim.games.giant.state import WAITING, Giant, War
from jotunheim.games.giant.tokens import (
    GIANT,
    MODE,
    STAND,
    TYPE,
    TYPES,
    WALK,
    WEAPON,
    WEAPONS,
    place_name,
)
from jotunheim.games.giant.words.battle import weapon_label
from jotunheim.games.giant.words.questions import giant_title, place_words
from jotunheim.kernel import Decision
from jotunheim.scene import Refusal
from jotunheim.texts import N_, _, listed, ngettext

HIDERS: Final[dict[int, str]] = {
    CRATER_BLOCKS: N_("{giant} is hidden by the crater at {hex} (GI-LOS-13)"),
    HILL_BLOCKS: N_("{giant} is hidden by the rise at {hex} (GI-LOS-11)"),
    SPIRE_BLOCKS: N_("{giant} is hidden by the spires at {hex} (GI-LOS-16)"),
    FORESTS_BLOCK: N_("{giant} is hidden by the fifth forest hex at {hex} (GI-LOS-07)"),
    RUINS_BLOCK: N_("{giant} is hidden by the third ruins hex at {hex} (GI-LOS-08)"),
}


def expected(g: War, asked: Decision[War]) -> list[int]:
    """Tokens that people expect here; those not on offer are shown with their why-not."""
    if isinstance(asked, PickManner):
        return [MODE + manner for manner in expected_manners(g.giant(asked.number))]
    if isinstance(asked, (PickMover, PickAttacker)):
        return [GIANT + giant.number - 1 for giant in g.on_map(asked.seat)]
    if isinstance(asked, (PickTarget, PickDefender)):
        return [GIANT + giant.number - 1 for giant in g.on_map(1 - asked.seat)]
    return []


def expected_manners(giant: Giant) -> list[int]:
    """Standing while it enters, walking with a lost leg; nobody expects to limp on two good ones."""
    if giant.fate == WAITING:
        return [STAND]
    return [WALK] if lost_legs(giant) else []


# Shooting ----------------------------------------------------------------------------------------


def shot_refusals(g: War, asked: PickShooter | PickWeapon) -> list[Refusal]:
    """Giants or weapons without a shot, each with the reason in a few words."""
    if isinstance(asked, PickShooter):
        idle = [giant for giant in g.on_map(asked.seat) if not may_fire(g, giant)]
        return [
            Refusal(
                token=f"giant:{giant.number}", label=giant_title(g, giant), reason=silent(g, giant)
            )
            for giant in idle
        ]
    giant = g.giant(asked.number)
    fire = may_fire(g, giant)
    found: list[Refusal] = []
    for at in range(len(giant.weapons)):
        if at not in fire:
            weapon = g.book.weapons[giant.weapons[at]]
            label = weapon_label(weapon.id, place_words(g, giant, at))
            reason = out_of_reach(g, giant, weapon.kind)
            if not is_loaded(g, giant, at):
                reason = why_not_fire(g, giant, at)
            token = f"place:{place_name(giant.places[at])}"
            found.append(Refusal(token=token, label=label, reason=reason))
    return found


def silent(g: War, giant: Giant) -> str:
    """Why a giant has no shot at all."""
    loaded = [at for at in range(len(giant.weapons)) if is_loaded(g, giant, at)]
    if not giant.weapons:
        return _("carries no weapon (GI-WPN-08)")
    if not loaded:
        return _("its weapons have fired, are lost or empty (GI-SHT-07, GI-MIS-03, GI-GUN-02)")
    kinds = [g.book.weapons[giant.weapons[at]].kind for at in loaded]
    words = [out_of_reach(g, giant, MISSILE)] if MISSILE in kinds else []
    guns = [kind for kind in kinds if kind != MISSILE]
    return "; ".join(words + ([out_of_reach(g, giant, guns[0])] if guns else []))


def out_of_reach(g: War, shooter: Giant, kind: int) -> str:
    """Why a loaded weapon of this kind can hit nobody, enemy by enemy, in few words."""
    words = [one_reason(g, shooter, enemy, kind) for enemy in g.on_map(1 - shooter.seat)]
    text = _("missiles: {reasons}") if kind == MISSILE else _("guns and lasers: {reasons}")
    return text.format(reasons=listed(words))


def one_reason(g: War, shooter: Giant, target: Giant, kind: int) -> str:
    """Why a shot cannot hit this one (GI-SHT-04, GI-MIS-02, GI-GUN-01)."""
    name = target.name()
    if kind == MISSILE and distance(shooter.hex, target.hex) < LONG:
        text = ngettext(
            "{giant} is closer than {n} hex (GI-MIS-02)",
            "{giant} is closer than {n} hexes (GI-MIS-02)",
            LONG,
        )
        return text.format(giant=name, n=LONG)
    code = sight(g.field, g.book.lines, shooter.hex, target.hex)
    if kind != MISSILE and not is_visible(code):
        where = label(blocking_hex(g.field, g.book.lines, shooter.hex, target.hex))
        return _(HIDERS[code]).format(giant=name, hex=where)
    number = total(shot_terms(g, shooter, target, kind))
    return _("{giant} would need {needed} (GI-SHT-04)").format(giant=name, needed=number)


# Muster ------------------------------------------------------------------------------------------


def muster_refusals(g: War, asked: Muster) -> list[Refusal]:
    """Classes that cannot be fielded; weapons that do not fit here (GI-SCN-01, 02, GI-MNT)."""
    draft = Draft(g, asked.seat, g.draft(asked.seat))
    if draft.arming < 0:
        return class_refusals(g, asked, draft)
    by_reason: dict[str, list[int]] = {}
    for weapon in range(WEAPONS):
        if WEAPON + weapon not in draft.next:
            by_reason.setdefault(shared_reason(g, draft, weapon), []).append(weapon)
    return [
        Refusal(
            token=f"weapon:{g.book.weapons[weapons[0]].id}",
            label=listed([g.book.weapons[weapon].id for weapon in weapons]),
            reason=reason,
        )
        for reason, weapons in by_reason.items()
    ]


def shared_reason(g: War, draft: Draft, weapon: int) -> str:
    """The reason without the name of the weapon, so that alike ones stand together."""
    row = g.book.weapons[weapon]
    type = type_of(draft.giants[draft.arming])
    if row.kind not in g.book.locations[draft.location].kinds:
        return why_no_weapon(g, draft, weapon)
    if not may_mount(g.book, type, draft.location, weapon):
        text = _("too large for the head of a {name} (GI-MNT-02, GI-MNT-03)")
        return text.format(name=_(g.book.types[type].row.name))
    left = points_left(g, draft)
    if row.cost > left:
        text = ngettext(
            "more than the {n} weapon point left (GI-WPN-08)",
            "more than the {n} weapon points left (GI-WPN-08)",
            left,
        )
        return text.format(n=left)
    return why_no_weapon(g, draft, weapon)


def class_refusals(g: War, asked: Muster, draft: Draft) -> list[Refusal]:
    """One line for each class of which nothing can be fielded now."""
    found: list[Refusal] = []
    open_types = [type_of(token) for token in may_field(g, asked.seat, draft.giants)]
    for kind, row in enumerate(g.book.classes):
        types = [type for type in range(TYPES) if g.book.types[type].kind == kind]
        if any(type in open_types for type in types):
            continue
        left = g.unit_points - sum([g.book.types[type_of(t)].row.cost for t in draft.giants])
        reason = asked.why_not(g, TYPE + types[len(types) - 1])
        if g.classes & (1 << kind) == 0:
            reason = _("a class that this scenario does not allow (GI-SCN-01)")
        elif row.cost > left:
            text = _("costs {cost} unit points, {left} are left (GI-SCN-02)")
            reason = text.format(cost=row.cost, left=left)
        token = f"type:{g.book.types[types[0]].id}"
        label = _("A {name}").format(name=_(row.name))
        found.append(Refusal(token=token, label=label, reason=reason))
    return found
