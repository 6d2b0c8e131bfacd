"""What people may expect but cannot choose: few lines, alike ones together, each with its reason."""

from typing import Final

from jotunheim.games.giant.grid import distance, label
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender
from jotunheim.games.giant.rules.damage import lost_legs
from jotunheim.games.giant.rules.movement import PickManner, PickMover
from jotunheim.games.giant.rules.muster import Draft, Muster, may_field, type_of, why_no_weapon
from jotunheim.games.giant.rules.shooting import (
    LONG,
    PickShooter,
    PickTarget,
    PickWeapon,
    is_loaded,
    may_fire,
    to_hit_parts,
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
from jotunheim.games.giant.tables import MISSILE
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
from jotunheim.games.giant.wording import giant_title, place_words
from jotunheim.kernel import Decision
from jotunheim.scene import Refusal

HIDERS: Final[dict[int, str]] = {
    CRATER_BLOCKS: "the crater",
    HILL_BLOCKS: "the rise",
    SPIRE_BLOCKS: "the spires",
    FORESTS_BLOCK: "the fifth forest hex",
    RUINS_BLOCK: "the third ruins hex",
}
CLAUSES: Final[dict[int, str]] = {
    CRATER_BLOCKS: "GI-LOS-13",
    HILL_BLOCKS: "GI-LOS-11",
    SPIRE_BLOCKS: "GI-LOS-16",
    FORESTS_BLOCK: "GI-LOS-07",
    RUINS_BLOCK: "GI-LOS-08",
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
            label = f"{weapon.id} {place_words(g, giant, at)}"
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
        return "carries no weapon (GI-WPN-08)"
    if not loaded:
        return "its weapons have fired, are lost or empty (GI-SHT-07, GI-MIS-03, GI-GUN-02)"
    kinds = [g.book.weapons[giant.weapons[at]].kind for at in loaded]
    words = [out_of_reach(g, giant, MISSILE)] if MISSILE in kinds else []
    guns = [kind for kind in kinds if kind != MISSILE]
    return "; ".join(words + ([out_of_reach(g, giant, guns[0])] if guns else []))


def out_of_reach(g: War, shooter: Giant, kind: int) -> str:
    """Why a loaded weapon of this kind can hit nobody, enemy by enemy, in few words."""
    words = [one_reason(g, shooter, enemy, kind) for enemy in g.on_map(1 - shooter.seat)]
    return ("missiles: " if kind == MISSILE else "guns and lasers: ") + ", ".join(words)


def one_reason(g: War, shooter: Giant, target: Giant, kind: int) -> str:
    """Why a shot cannot hit this one (GI-SHT-04, GI-MIS-02, GI-GUN-01)."""
    name = target.name()
    if kind == MISSILE and distance(shooter.hex, target.hex) < LONG:
        return f"{name} is closer than {LONG} hexes (GI-MIS-02)"
    code = sight(g.field, g.book.lines, shooter.hex, target.hex)
    if kind != MISSILE and not is_visible(code):
        where = label(blocking_hex(g.field, g.book.lines, shooter.hex, target.hex))
        return f"{name} is hidden by {HIDERS[code]} at {where} ({CLAUSES[code]})"
    needed = sum([value for _, value in to_hit_parts(g, shooter, target, kind)])
    return f"{name} would need {needed} (GI-SHT-04)"


# Muster ------------------------------------------------------------------------------------------


def muster_refusals(g: War, asked: Muster) -> list[Refusal]:
    """Classes that cannot be fielded; weapons that do not fit here (GI-SCN-01, 02, GI-MNT)."""
    draft = Draft(g, asked.seat, g.draft(asked.seat))
    if draft.arming < 0:
        return class_refusals(g, asked, draft)
    by_reason: dict[str, list[int]] = {}
    for weapon in range(WEAPONS):
        if WEAPON + weapon not in draft.next:
            reason = why_no_weapon(g, draft, weapon)
            by_reason.setdefault(shared_reason(g, draft, reason), []).append(weapon)
    return [
        Refusal(
            token=f"weapon:{g.book.weapons[weapons[0]].id}",
            label=", ".join([g.book.weapons[weapon].id for weapon in weapons]),
            reason=reason,
        )
        for reason, weapons in by_reason.items()
    ]


def shared_reason(g: War, draft: Draft, reason: str) -> str:
    """The reason without the name of the weapon, so that alike ones stand together."""
    if "GI-WPN-08" in reason:
        spent = sum([g.book.weapons[w].cost for held in draft.weapons[draft.arming] for w in held])
        left = g.book.types[type_of(draft.giants[draft.arming])].weapon_points - spent
        return f"more than the {left} weapon points left (GI-WPN-08)"
    if "GI-MNT-02" in reason:
        name = g.book.types[type_of(draft.giants[draft.arming])].row.name
        return f"too large for the head of a {name} (GI-MNT-02, GI-MNT-03)"
    return reason


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
            reason = "a class that this scenario does not allow (GI-SCN-01)"
        elif row.cost > left:
            reason = f"costs {row.cost} unit points, {left} are left (GI-SCN-02)"
        token = f"type:{g.book.types[types[0]].id}"
        found.append(Refusal(token=token, label=f"A {row.name}", reason=reason))
    return found
