"""The muster as a record sheet to fill in freely: what may be chosen, and the picks that a filled sheet stands for.

A filled sheet is a line of text: giants parted by ";", each with its type, head, torso, right arm and left arm
parted by "/", weapons of one location by "+": "5/L2/M2/G3+G3/G3". In a campaign "ready:5" and "damaged:5" come from the
hangar.
"""

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import ARMED, MOST_GIANTS, MOST_PLACES, Force, Loadout
from jotunheim.games.giant.rules import muster
from jotunheim.games.giant.settings import CAMPAIGN
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import (
    DAMAGED,
    READY,
    TYPE,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
    name_of,
)
from jotunheim.games.giant.words.muster import KINDS, fielded, type_words, weapon_note
from jotunheim.games.giant.words.names import carried, figures, portrait, within
from jotunheim.scene import Item, Model, Sample, Slot, Workshop
from jotunheim.texts import _, capital, kept, listed

# What may be chosen ------------------------------------------------------------------------------


def workshop(g: War, seat: int) -> Workshop | None:
    """The empty sheet; none for a muster that was begun, and none where only one giant can be had."""
    may = muster.may_field(g, seat, [])
    if g.draft(seat) or (g.switches.series == CAMPAIGN and len(may) == 1):
        return None
    fits = [muster.type_of(token) for token in may]
    forces = [
        Sample(
            terrain=";".join([written(g.book.loadouts[at]) for at in force.loadouts]),
            name=_(force.name),
            note="; ".join([fielded(g.book, g.book.loadouts[at]) for at in force.loadouts]),
        )
        for force in g.book.forces
        if force.cost <= g.unit_points and can_be_had(g, seat, force, fits)
    ]
    return Workshop(
        points=g.unit_points,
        most=MOST_GIANTS,
        models=tuple([model(g, token) for token in may]),
        items=items(g.book),
        forces=tuple(forces),
        ready=ready_made(g.book, tuple(fits)),
    )


@kept(4)
def items(book: Book) -> tuple[Item, ...]:
    """All weapons."""
    return tuple(
        [
            Item(
                key=w.key,
                name=_(KINDS[w.kind]).format(weapon=w.key),
                note=weapon_note(w),
                cost=w.cost,
            )
            for w in book.weapons
        ]
    )


@kept(64)
def ready_made(book: Book, fits: tuple[int, ...]) -> tuple[Sample, ...]:
    """The ready-made giants of these types."""
    return tuple(
        [
            Sample(terrain=written(row), name=_(row.name), note=_(row.idea))
            for row in book.loadouts
            if row.giant_type in fits
        ]
    )


def can_be_had(g: War, seat: int, force: Force, fits: list[int]) -> bool:
    """Does the scenario allow a ready-made force, and the pool of a campaign pay for it?"""
    rows = [g.book.loadouts[at] for at in force.loadouts]
    if g.switches.series == CAMPAIGN:
        wishes = [muster.wish_of(row) for row in rows]
        return len(muster.picks_to(g, seat, [], wishes, MOST_GIANTS)) > 0
    return {row.giant_type for row in rows} <= set(fits)


def key_of(token: int) -> str:
    """A giant as a filled sheet names it."""
    return TYPE_NAMES[muster.type_of(token)] if TYPE.has(token) else name_of(token)


def token_of(key: str) -> int:
    """The giant that a word of a filled sheet names; -1: none."""
    for family in (TYPE, READY, DAMAGED):
        for token in family.tokens(list(range(TYPES))):
            if key_of(token) == key:
                return token
    return -1


def model(g: War, token: int) -> Model:
    """A chassis with the weapons that each location takes (GI-MNT), and what it costs the pool (GI-CMP-02..05)."""
    giant_type = muster.type_of(token)
    chassis = g.book.types[giant_type]
    slots: list[Slot] = []
    for at in range(ARMED):
        place = g.book.locations[at]
        most = place.places if g.switches.mounts_limited else MOST_PLACES
        fits = [g.book.weapons[w].key for w in g.book.mountable[giant_type * ARMED + at]]
        slots.append(Slot(name=capital(within(place.name)), most=most, fits=tuple(fits)))
    note = _("{figures}, heat {heat}").format(figures=figures(chassis), heat=chassis.threshold)
    if g.switches.series == CAMPAIGN:
        price = _("{n} from your pool").format(n=muster.price_of(g, token))
        note = listed([note, price])
    return Model(
        key=key_of(token),
        name=_("{type}, {name}").format(type=type_words(g, token), name=_(chassis.row.name)),
        note=note,
        cost=chassis.row.cost,
        points=chassis.weapon_points,
        slots=tuple(slots),
        sign=portrait(chassis.key),
    )


def written(loadout: Loadout) -> str:
    """A ready-made giant as it stands on a filled sheet."""
    held = ["+".join([WEAPON_NAMES[w] for w in row]) for row in loadout.weapons]
    return "/".join([TYPE_NAMES[loadout.giant_type], *held])


# What a filled sheet means -----------------------------------------------------------------------


def composed(g: War, seat: int, text: str) -> tuple[list[int], str]:
    """The picks of a filled sheet and what they make, or no picks and what is wrong with it."""
    wishes = read(text)
    problem = flaw(g, seat, wishes)
    if problem:
        return [], problem
    picks = muster.picks_to(g, seat, [], wishes, MOST_GIANTS)
    draft = muster.draft_from(g, seat, picks)
    if draft.next or draft.giants != [wish.token for wish in wishes]:
        return [], _("The rules do not allow this force")
    if draft.weapons != [wish.weapons for wish in wishes]:
        return [], _("A location holds a weapon that does not fit there (GI-MNT-01)")
    return picks, preview(g, wishes)


def read(text: str) -> list[muster.Wish]:
    """The giants of a filled sheet in the order of the table; words that are none are left out."""
    found: list[muster.Wish] = []
    for line in [part for part in text.split(";") if part][: MOST_GIANTS + 1]:
        words = line.split("/")
        token = token_of(words[0])
        if token >= 0:
            rows = [*words[1 : 1 + ARMED], *[""] * ARMED][:ARMED]
            held = [
                sorted([WEAPON_NAMES.index(key) for key in row.split("+") if key in WEAPON_NAMES])
                for row in rows
            ]
            found.append(muster.Wish(token, held))
    return sorted(found, key=in_order)


def in_order(wish: muster.Wish) -> int:
    """The place of a giant in the order in which the rules ask."""
    return muster.order_of(wish.token)


def flaw(g: War, seat: int, wishes: list[muster.Wish]) -> str:
    """What keeps a filled sheet from being played; empty: nothing that is easy to name."""
    if not wishes:
        return _("Choose at least one giant")
    spent = muster.full_cost(g, [wish.token for wish in wishes])
    if spent > g.unit_points:
        text = _("These giants cost {cost} unit points; you have {points} (GI-SCN-02)")
        return text.format(cost=spent, points=g.unit_points)
    paid = sum([muster.price_of(g, wish.token) for wish in wishes])
    if g.switches.series == CAMPAIGN and paid > g.campaign.pools[seat]:
        text = _("These giants take {cost} from your pool, which holds {points} (GI-CMP-02)")
        return text.format(cost=paid, points=g.campaign.pools[seat])
    for wish in wishes:
        chassis = g.book.types[wish.giant_type]
        used = muster.weapon_cost(g, wish.weapons)
        if used > chassis.weapon_points:
            text = _("The weapons of type {type} cost {cost} points; it has {points} (GI-WPN-08)")
            return text.format(type=chassis.key, cost=used, points=chassis.weapon_points)
    return ""


def preview(g: War, wishes: list[muster.Wish]) -> str:
    """The force in words, and what it leaves unused."""
    lines: list[str] = []
    for wish in wishes:
        chassis = g.book.types[wish.giant_type]
        text = _("Type {type}: {weapons} ({used} of {whole} weapon points)")
        weapons = carried(g, wish.weapons) or _("no weapons")
        used, whole = muster.weapon_cost(g, wish.weapons), chassis.weapon_points
        lines.append(text.format(type=chassis.key, weapons=weapons, used=used, whole=whole))
    left = g.unit_points - muster.full_cost(g, [wish.token for wish in wishes])
    said = "; ".join(lines)
    if left:
        text = _("{force}. It leaves {left} of your {whole} unit points unused.")
        return text.format(force=said, left=left, whole=g.unit_points)
    return _("{force}.").format(force=said)
