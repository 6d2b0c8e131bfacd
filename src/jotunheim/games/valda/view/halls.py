"""The player's own hall, powers by area, and the deity that is being asked about (VA-POW, VA-BLD)."""

from jotunheim.games.valda.rules.areas import level
from jotunheim.games.valda.rules.building import temple_cost
from jotunheim.games.valda.rules.occupants import candidates
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import AREAS, DEITY_NAMES, DRILL, MINE, NOBODY, RESOURCES
from jotunheim.games.valda.view.geometry import area_key
from jotunheim.games.valda.view.prices import GOODS, good_sign
from jotunheim.games.valda.view.seats import counter, good_key
from jotunheim.games.valda.words.names import amounts_of, area_title, deity_name, seat_name
from jotunheim.games.valda.words.things import power_text
from jotunheim.scene import Counter, Line, Sheet, Track
from jotunheim.texts import _, kept


def stock(g: Valda, viewer: int) -> list[Counter]:
    """The own resources, large; options say what they would leave."""
    if viewer < 0:
        return []
    kinds = RESOURCES - 1 if g.switches.base else RESOURCES
    return [
        counter(f"stock-{good_key(kind)}", _(GOODS[kind]), g.has(viewer, kind), good_sign(kind))
        for kind in range(kinds)
    ]


def hall_sheets(g: Valda, viewer: int) -> list[Sheet]:
    """The own hall and powers; then all other Gods and Giants, and the halls of the others."""
    own = [hall(g, viewer)] if viewer >= 0 else []
    mine = [area for area in range(AREAS) if viewer >= 0 and level(g, viewer, area) > 0]
    rest = [area for area in range(AREAS) if area not in mine and g.occupants[area] != NOBODY]
    if mine:
        own.append(powers("powers", _("Your powers"), g, viewer, mine))
    if rest:
        own.append(powers("deities", _("Gods and Giants"), g, viewer, rest))
    open_areas = [area for area in range(AREAS) if g.occupants[area] == NOBODY]
    own += [choice_sheet(g, area) for area in open_areas]
    own.append(other_halls(g, viewer))
    return own


def choice_sheet(g: Valda, area: int) -> Sheet:
    """The God and the Giant of an area without occupant: price and powers of both (VA-OCC-05, 06)."""
    price = _("Temple: {price}. 1 temple: {first}. 2 temples: {second}.")
    lines: list[Line] = []
    for deity in candidates(area):
        cost = amounts_of(g, tuple(temple_cost(g, deity)))
        first, second = power_text(g, deity, 1), power_text(g, deity, 2)
        note = price.format(price=cost, first=first, second=second)
        lines.append(
            Line(
                cells=(deity_name(g, deity), first),
                note=note,
                sign=f"valda/{DEITY_NAMES[deity]}",
                states=("chosen",) if g.building.deity == deity else (),
            )
        )
    chosen_by = g.chooser[area]
    who = _("{who} chooses").format(who=seat_name(g, chosen_by)) if chosen_by != NOBODY else ""
    title = _("{area}: God or Giant?").format(area=area_title(g, area))
    return Sheet(key=f"choice:{area_key(area)}", title=title, subtitle=who, lines=tuple(lines))


def hall(g: Valda, viewer: int) -> Sheet:
    """Mines, blood drills, and temples that are still to be built (VA-BLD-03, 06)."""
    mines, drills = g.buildings[viewer * 2 + MINE], g.buildings[viewer * 2 + DRILL]
    left = g.book.numbers.temples - g.all_temples(viewer)
    most = g.book.building_most
    return Sheet(
        key="hall",
        title=_("Your hall"),
        subtitle=_("{n} of {all} temples left").format(n=left, all=g.book.numbers.temples),
        owner=viewer,
        tracks=(
            pool("mines", _("Mines"), most[MINE], mines, "valda/mine"),
            pool("drills", _("Blood drills"), most[DRILL], drills, "valda/drill"),
        ),
    )


def other_halls(g: Valda, viewer: int) -> Sheet:
    """Buildings of the other players (VA-HID-01)."""
    return Sheet(
        key="halls",
        title=_("Other halls") if viewer >= 0 else _("Halls"),
        head=("", _("mines"), _("drills"), _("temples left")),
        lines=tuple([hall_line(g, seat) for seat in range(g.seats) if seat != viewer]),
    )


def hall_line(g: Valda, seat: int) -> Line:
    """One hall in numbers."""
    mines, drills = g.buildings[seat * 2 + MINE], g.buildings[seat * 2 + DRILL]
    left = g.book.numbers.temples - g.all_temples(seat)
    return Line(cells=(seat_name(g, seat), str(mines), str(drills), str(left)))


@kept(500)
def pool(key: str, title: str, length: int, filled: int, sign: str) -> Track:
    """Places for buildings, of which some are taken."""
    return Track(key=key, title=title, length=length, filled=filled, signs=(sign,))


def powers(key: str, title: str, g: Valda, viewer: int, areas: list[int]) -> Sheet:
    """The powers of some areas."""
    return Sheet(
        key=key,
        title=title,
        lines=tuple([power_line(g, viewer, area) for area in areas]),
    )


def power_line(g: Valda, viewer: int, area: int) -> Line:
    """What an occupant gives at the level that is reached; both levels on hover (VA-POW-01, 02)."""
    deity = g.occupants[area]
    reached = level(g, viewer, area) if viewer >= 0 else 0
    first, second = power_text(g, deity, 1), power_text(g, deity, 2)
    building = g.building.seat == viewer and g.building.area == area
    return power_kept(
        deity,
        deity_name(g, deity),
        second if reached == 2 else first,
        _("1 temple: {first}. 2 temples: {second}.").format(first=first, second=second),
        reached,
        1 if building and reached < 2 else 0,
    )


@kept(2000)
def power_kept(deity: int, name: str, text: str, note: str, reached: int, adding: int) -> Line:
    """The same, kept."""
    track = Track(
        key=f"level-{DEITY_NAMES[deity]}",
        title=_("Temples"),
        length=2,
        filled=reached,
        signs=("house",),
        adding=adding,
    )
    return Line(
        cells=(name, text),
        states=("chosen",) if adding else (),
        note=note,
        track=track,
        sign=f"valda/{DEITY_NAMES[deity]}",
    )
