"""Choosing and arming giants, in secret (GI-SET-04..10, GI-SCN, GI-WPN-08, GI-MNT, GI-CMP-11).

A draft is a row of tokens: giants in the order of their types, DONE where more would fit, then the
weapons of each giant, location by location, NONE where a location is closed before it is full.
"""

from typing import ClassVar, final

from jotunheim.games.giant.book.reader import may_mount
from jotunheim.games.giant.book.tables import ARMED, MOST_GIANTS, MOST_PLACES, Loadout
from jotunheim.games.giant.settings import CAMPAIGN
from jotunheim.games.giant.state import Draft, Giant, War
from jotunheim.games.giant.tokens import DAMAGED, NONE, PLACES, READY, TYPE, TYPES, WEAPON
from jotunheim.games.giant.words.events.preparation import FIELDS, PAY, REVEAL
from jotunheim.games.giant.words.names import type_name, within
from jotunheim.kernel import DONE, Sealed, Step
from jotunheim.texts import N_, _, ngettext


def type_of(token: int) -> int:
    """The type of a token type:, ready: or damaged:."""
    return TYPE.of(token) % TYPES


def is_giant(token: int) -> bool:
    """Whether a token of a draft fields a giant."""
    return TYPE.has(token) or READY.has(token) or DAMAGED.has(token)


def order_of(token: int) -> int:
    """Types in the order of the table; within a type new before ready before damaged (GI-CMP-11)."""
    return type_of(token) * 3 + TYPE.of(token) // TYPES


def price_of(g: War, token: int) -> int:
    """What fielding costs the pool: full, nothing, or half (GI-CMP-02..05)."""
    row = g.book.types[type_of(token)].row
    if DAMAGED.has(token):
        return row.repair()
    return 0 if READY.has(token) else row.cost


def may_field(g: War, seat: int, chosen: list[int]) -> list[int]:
    """The giants that may join those chosen (GI-SCN-02..04, GI-GNT-08, GI-CMP-08, 11)."""
    if len(chosen) == MOST_GIANTS:  # GI-OVR-02
        return []
    left = g.unit_points - full_cost(g, chosen)
    last = order_of(chosen[len(chosen) - 1]) if chosen else 0
    found: list[int] = []
    for giant_type in range(TYPES):
        chassis = g.book.types[giant_type]
        if chassis.row.cost > left or g.classes & (1 << chassis.kind) == 0:
            continue
        tokens = [TYPE.token(giant_type)]
        if g.switches.series == CAMPAIGN:
            tokens = may_pay(g, seat, chosen, giant_type)
        found += [token for token in tokens if order_of(token) >= last]
    return found


def may_pay(g: War, seat: int, chosen: list[int], giant_type: int) -> list[int]:
    """New, ready or damaged giants of a type that pool and hangar still give (GI-CMP-02..05)."""
    pool = g.campaign.pools[seat] - sum([price_of(g, token) for token in chosen])
    found: list[int] = []
    if g.book.types[giant_type].row.cost <= pool:
        found.append(TYPE.token(giant_type))
    if g.campaign.ready[seat * TYPES + giant_type] > chosen.count(READY.token(giant_type)):
        found.append(READY.token(giant_type))
    damaged = g.campaign.damaged[seat * TYPES + giant_type] > chosen.count(
        DAMAGED.token(giant_type)
    )
    if damaged and g.book.types[giant_type].row.repair() <= pool:
        found.append(DAMAGED.token(giant_type))
    return found


def may_arm(g: War, giant_type: int, location: int, mounted: list[int], left: int) -> list[int]:
    """The weapons that a location can take next (GI-WPN-08, GI-MNT-01..06)."""
    if is_full(g, location, mounted):
        return []
    mountable = g.book.mountable[giant_type * ARMED + location]
    return [weapon for weapon in mountable if may_follow(g, weapon, mounted, left)]


def takes_more(g: War, giant_type: int, location: int, mounted: list[int], left: int) -> bool:
    """Whether there is a weapon that a location can take next; a draft is read from its beginning each time."""
    if is_full(g, location, mounted):
        return False
    for weapon in g.book.mountable[giant_type * ARMED + location]:
        if may_follow(g, weapon, mounted, left):
            return True
    return False


def may_follow(g: War, weapon: int, mounted: list[int], left: int) -> bool:
    """Whether a weapon keeps to the points left and, after those mounted, to the order of the table (GI-WPN-08)."""
    if mounted and weapon < mounted[len(mounted) - 1]:
        return False
    return g.book.weapons[weapon].cost <= left


def is_full(g: War, location: int, mounted: list[int]) -> bool:
    """Whether a location has no place left (GI-MNT-06); legs carry nothing (GI-MNT-05)."""
    limit = g.book.locations[location].places if g.switches.mounts_limited else MOST_PLACES
    return len(mounted) == limit or location >= ARMED


def draft_from(g: War, seat: int, tokens: list[int]) -> Draft:
    """A draft so far. The last one is kept: rules and encoder ask for the same one several times in a row."""
    key = ((g.campaign.game * 16 + g.unit_points) * 8 + g.classes) * 2 + seat
    kept = g.mustered
    if kept is None or kept.key != key or kept.tokens != tokens:
        kept = Draft(tokens[:], key)
        at = read_giants(g, seat, kept)
        if not kept.next:
            read_weapons(g, kept, at)
        g.mustered = kept
    return kept


def draft_of(g: War, seat: int) -> Draft:
    """What a seat has mustered so far."""
    return draft_from(g, seat, g.draft(seat))


def read_giants(g: War, seat: int, draft: Draft) -> int:
    """The types; where no more fits nothing more is asked, nor where only one giant can be had."""
    tokens = draft.tokens
    at = 0
    if g.switches.series == CAMPAIGN:  # elsewhere every class has several types
        first = may_field(g, seat, [])
        if len(first) == 1:
            draft.giants.append(first[0])
    while at < len(tokens) and is_giant(tokens[at]):
        draft.giants.append(tokens[at])
        at += 1
    if at < len(tokens):
        return at + 1 if tokens[at] == DONE else at
    draft.next = may_field(g, seat, draft.giants)
    if draft.next and draft.giants:
        draft.next.append(DONE)
    return at


def read_weapons(g: War, draft: Draft, at: int) -> None:
    """The weapons of each giant, head, torso, right arm, left arm (GI-MNT-07)."""
    tokens = draft.tokens
    for number, token in enumerate(draft.giants):
        giant_type = type_of(token)
        left = g.book.types[giant_type].weapon_points
        draft.weapons.append([[] for _ in range(ARMED)])
        for location in range(ARMED):
            mounted = draft.weapons[number][location]
            while takes_more(g, giant_type, location, mounted, left):
                if at == len(tokens):
                    draft.arming = number
                    draft.location = location
                    fitting = may_arm(g, giant_type, location, mounted, left)
                    draft.next = [WEAPON.token(weapon) for weapon in fitting]
                    draft.next.append(NONE)
                    return
                picked = tokens[at]
                at += 1
                if picked == NONE:
                    break
                mounted.append(WEAPON.of(picked))
                left -= g.book.weapons[WEAPON.of(picked)].cost


@final
class Muster(Sealed[War]):
    """A side's secret choice of giants and weapons (GI-SET-04, GI-SET-10)."""

    asks: ClassVar[str] = N_("Choose your giants. {points}")
    meanwhile: ClassVar[str] = N_("{seat} is choosing giants and weapons in secret")
    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("GI-SET-04", "GI-SCN-02", "GI-WPN-08", "GI-MNT-06")

    def question(self, g: War) -> str:
        draft = draft_of(g, self.seat)
        if draft.arming >= 0:
            return arming_question(g, draft)
        return _(self.asks).format(points=points_question(g, draft.giants))

    def draft_options(self, g: War, draft: list[int]) -> list[int]:
        return draft_from(g, self.seat, draft).next[:]

    def routes(self, g: War) -> list[list[int]]:
        draft = draft_of(g, self.seat)
        if draft.arming >= 0:
            return loadout_routes(g, self.seat, draft)
        return [] if draft.giants else force_routes(g, self.seat)

    def why_not(self, g: War, token: int) -> str:
        draft = draft_of(g, self.seat)
        if is_giant(token) and draft.arming < 0:
            return why_no_giant(g, self.seat, draft.giants, token)
        if WEAPON.has(token) and draft.arming >= 0:
            return why_no_weapon(g, draft, WEAPON.of(token))
        return ""


def points_question(g: War, chosen: list[int]) -> str:
    """How many unit points there are, or are left."""
    left = g.unit_points - full_cost(g, chosen)
    if chosen:
        text = _("You have {left} of {whole} unit points left")
        return text.format(left=left, whole=g.unit_points)
    return ngettext("You have {n} unit point", "You have {n} unit points", left).format(n=left)


def arming_question(g: War, draft: Draft) -> str:
    """Which weapon goes where."""
    chassis = g.book.types[type_of(draft.giants[draft.arming])]
    name = type_name(chassis)
    count = len(draft.giants)
    if count > 1:
        text = _("{name} ({number} of {count})")
        name = text.format(name=name, number=draft.arming + 1, count=count)
    text = _("What goes into the {place} of your {giant}? {left} of {whole} weapon points left")
    return text.format(
        place=within(g.book.locations[draft.location].name),
        giant=name,
        left=points_left(g, draft),
        whole=chassis.weapon_points,
    )


def full_cost(g: War, chosen: list[int]) -> int:
    """What giants count against the scenario, wherever they come from (GI-SCN-02, GI-CMP-08)."""
    return sum([g.book.types[type_of(token)].row.cost for token in chosen])


def why_no_giant(g: War, seat: int, chosen: list[int], token: int) -> str:
    """Why a giant cannot be fielded."""
    chassis = g.book.types[type_of(token)]
    left = g.unit_points - full_cost(g, chosen)
    if g.classes & (1 << chassis.kind) == 0:
        text = _("type {type}: this scenario allows no {name} (GI-SCN-01)")
        return text.format(type=chassis.key, name=_(chassis.row.name))
    if chassis.row.cost > left:
        text = _("type {type} costs {cost} unit points; you have {left} (GI-SCN-02)")
        return text.format(type=chassis.key, cost=chassis.row.cost, left=left)
    if chosen and order_of(token) < order_of(chosen[len(chosen) - 1]):
        return _("giants are picked in the order of their types (GI-SET-04)")
    if g.switches.series == CAMPAIGN:
        text = _("neither pool nor hangar gives this type {type} (GI-CMP-11)")
        return text.format(type=chassis.key)
    return ""


def points_left(g: War, draft: Draft) -> int:
    """Weapon points that the giant being armed has left (GI-WPN-08)."""
    whole = g.book.types[type_of(draft.giants[draft.arming])].weapon_points
    return whole - weapon_cost(g, draft.weapons[draft.arming])


def weapon_cost(g: War, weapons: list[list[int]]) -> int:
    """The weapon points that weapons cost, given by location (GI-WPN-08)."""
    return sum([g.book.weapons[weapon].cost for held in weapons for weapon in held])


def why_no_weapon(g: War, draft: Draft, weapon: int) -> str:
    """Why a weapon cannot be mounted now."""
    giant_type = type_of(draft.giants[draft.arming])
    row = g.book.weapons[weapon]
    location = g.book.locations[draft.location]
    if row.kind not in location.kinds:
        text = _("the {place} carries missiles only (GI-MNT-01)")
        return text.format(place=within(location.name))
    if not may_mount(g.book, giant_type, draft.location, weapon):
        text = _("{weapon} is too large for the head of a {name} (GI-MNT-02, GI-MNT-03)")
        return text.format(weapon=row.key, name=_(g.book.types[giant_type].row.name))
    left = points_left(g, draft)
    if row.cost > left:
        text = _("{weapon} costs {cost} weapon points; you have {left} (GI-WPN-08)")
        return text.format(weapon=row.key, cost=row.cost, left=left)
    return _("within a location weapons are picked in the order of the table (GI-MNT-07)")


@final
class Wish:
    """A giant that somebody wants, with its weapons by location, each in the order of the table.

    The token says whether it is new or comes from the hangar of a campaign.
    """

    def __init__(self, token: int, weapons: list[list[int]]) -> None:
        self.token = token
        self.giant_type = type_of(token)
        self.weapons = weapons


def wish_of(loadout: Loadout) -> Wish:
    """A ready-made giant."""
    return Wish(TYPE.token(loadout.giant_type), loadout.weapons)


def picks_to(g: War, seat: int, tokens: list[int], wanted: list[Wish], giants: int) -> list[int]:
    """The picks from a draft on that arm so many of its giants as wanted; empty if that cannot be."""
    row = tokens[:]
    draft = draft_from(g, seat, row)
    while draft.next and draft.arming < giants:
        pick = pick_for(draft, wanted)
        if pick not in draft.next:
            return []
        row.append(pick)
        draft = draft_from(g, seat, row)
    return row[len(tokens) :]


def pick_for(draft: Draft, wanted: list[Wish]) -> int:
    """The next pick on the way to the wanted loadouts."""
    if draft.arming < 0:
        if len(draft.giants) >= len(wanted):
            return DONE
        return wanted[len(draft.giants)].token
    weapons = wanted[draft.arming].weapons[draft.location]
    mounted = draft.weapons[draft.arming][draft.location]
    if len(mounted) < len(weapons):
        return WEAPON.token(weapons[len(mounted)])
    return NONE


def force_routes(g: War, seat: int) -> list[list[int]]:
    """Ready-made forces that the scenario allows: one click for the whole choice."""
    found: list[list[int]] = []
    for force in g.book.forces:
        wanted = [wish_of(g.book.loadouts[number]) for number in force.loadouts]
        row = picks_to(g, seat, [], wanted, MOST_GIANTS)
        fielded = [type_of(token) for token in draft_from(g, seat, row).giants]
        if row and fielded == [loadout.giant_type for loadout in wanted]:
            found.append(row)
    return found


def loadout_routes(g: War, seat: int, draft: Draft) -> list[list[int]]:
    """Ready-made loadouts for the giant being armed, while nothing is mounted on it."""
    at = draft.arming
    if any(draft.weapons[at]) or draft.location > 0:
        return []
    rows = [
        picks_to(g, seat, g.draft(seat), [wish_of(loadout)] * (at + 1), at + 1)
        for loadout in g.book.loadouts
        if loadout.giant_type == type_of(draft.giants[at])
    ]
    return [row for row in rows if row]


@final
class Reveal(Step[War]):
    """Both sheets are laid open together (GI-SET-04); a campaign is paid for now (GI-CMP-11)."""

    def run(self, g: War) -> None:
        drafts = g.unseal()
        for seat in (0, 1):
            field_giants(g, seat, draft_from(g, seat, drafts[seat]))
        g.tell(REVEAL, ())
        for giant in g.giants:
            arms = [pair for arm in zip(giant.weapons, giant.places, strict=True) for pair in arm]
            g.tell(FIELDS, (giant.key(), *arms))


def field_giants(g: War, seat: int, draft: Draft) -> None:
    """Put a side's giants on their sheets, numbered 1-3 or 4-6, whole and cold (GI-SET-06, 08, GI-CMP-07)."""
    for at, token in enumerate(draft.giants):
        giant_type = type_of(token)
        giant = Giant(seat * MOST_GIANTS + at + 1, seat, giant_type, g.book.types[giant_type])
        arm(g, giant, draft.weapons[at])
        g.giants.append(giant)
        if g.switches.series == CAMPAIGN:
            pay(g, seat, token)


def arm(g: War, giant: Giant, weapons: list[list[int]]) -> None:
    """Mount weapons; each has its own ammunition (GI-WPN-04..07, GI-MNT-07)."""
    giant.weapons = [weapon for mounted in weapons for weapon in mounted]
    giant.places = [
        location * PLACES + place
        for location, mounted in enumerate(weapons)
        for place in range(len(mounted))
    ]
    giant.shots = [g.book.weapons[weapon].ammunition for weapon in giant.weapons]


def pay(g: War, seat: int, token: int) -> None:
    """Take the price out of the pool and the giant out of the hangar (GI-CMP-02..05).

    What is not spent stays in the pool (GI-CMP-10).
    """
    price = price_of(g, token)
    campaign = g.own_campaign()
    campaign.pools[seat] -= price
    if DAMAGED.has(token):
        campaign.damaged[seat * TYPES + type_of(token)] -= 1
    elif READY.has(token):
        campaign.ready[seat * TYPES + type_of(token)] -= 1
    g.tell(PAY, (seat, price, token))
