"""The sheets of a scene: record sheets (GI-OVR-06), the draft, hangars, the ground one stands on."""

from typing import Final

from jotunheim.games.giant import state, tokens
from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import BUILT, CLEAR, LASER, WALL, WOODED, Chassis, Terrain
from jotunheim.games.giant.field import remember
from jotunheim.games.giant.grid import OFF, label
from jotunheim.games.giant.rules import muster
from jotunheim.games.giant.rules.damage import is_usable
from jotunheim.games.giant.rules.question import asked_about
from jotunheim.games.giant.rules.shooting import may_fire, why_not_fire
from jotunheim.games.giant.settings import CAMPAIGN
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.muster import KINDS, weapon_note
from jotunheim.games.giant.words.shots import Shot, likeliest, open_shots
from jotunheim.scene import Badge, Line, Marker, Prompt, Sheet, Track
from jotunheim.texts import N_, _, kept, ngettext, spoken

HEAD: Final[tuple[str, ...]] = (N_("Place"), N_("Arm"), N_("Dmg"), N_("Supply"))
BEYOND: Final = 3  # boxes past the threshold that are always drawn
DONE_MOVES: Final[dict[int, str]] = {
    tokens.WALK: N_("Walked {hexes}"),
    tokens.RUN: N_("Ran {hexes}"),
    tokens.LIMP: N_("Limped {hexes}"),
}
SHEETS: Final[dict[tuple[object, ...], Sheet]] = {}
MOST_SHEETS: Final = 512
DOING: Final[dict[int, str]] = {
    state.MOVEMENT: N_("moving"),
    state.SHOOTING: N_("shooting"),
    state.ASSAULT: N_("in assault"),
}
IN_SIGHT: Final[dict[int, str]] = {
    WOODED: N_("Each hex of it in between adds 1; more than four block sight (GI-LOS-07)."),
    BUILT: N_("Each hex of it in between adds 2; more than two block sight (GI-LOS-08)."),
    WALL: N_("Blocks every line of sight (GI-LOS-16)."),
}


def sheets(g: state.War, seat: int, prompt: Prompt | None) -> list[Sheet]:
    """One's own record sheets large, the enemy's small, then what else lies on the table."""
    mine = prompt is not None and prompt.mine
    shot = likeliest(open_shots(g)) if mine else None  # what it would heat is the shooter's affair
    offered = {choice.token for choice in prompt.choices} if prompt is not None else set()
    own = [giant for giant in g.giants if giant.seat == seat or seat < 0]
    theirs = [giant for giant in g.giants if giant.seat != seat and seat >= 0]
    found = draft_sheet(g, seat)
    for giant in own:
        busy = is_busy(g, giant, shot)
        found.append(sheet(g, giant, True, shot, offered) if busy else quiet_sheet(g, giant, True))
    for giant in theirs:
        busy = is_busy(g, giant, None)
        found.append(sheet(g, giant, False, None, set()) if busy else quiet_sheet(g, giant, False))
    return found + ground_card(g, shot) + hangars(g)


# Record sheets -----------------------------------------------------------------------------------


def is_busy(g: state.War, giant: state.Giant, shot: Shot | None) -> bool:
    """Whether the sheet shows more than the giant's own figures: it is asked about, or shoots."""
    number = asked_about(g).number
    if number:
        return number == giant.number
    return shot is not None and shot.shooter is giant


def quiet_sheet(g: state.War, giant: state.Giant, large: bool) -> Sheet:
    """The sheet of a giant that nothing is asked about; the same again as long as its figures are.

    `texts.kept` would keep the whole table with the sheet, so the figures are the key here.
    """
    key = (
        spoken(),
        g.book.version,
        giant.name(),
        large,
        giant.fate,
        giant.where,
        g.field.kinds[giant.where] if giant.fate == state.FIELDED else 0,
        giant.heat,
        giant.fired,
        giant.manner,
        giant.moved,
        giant.circles,
        giant.assaulted,
        *giant.damage,
        *giant.shots,
        *giant.weapons,
        *giant.places,
    )
    found = SHEETS.get(key)
    if found is None:
        found = remember(SHEETS, key, sheet(g, giant, large, None, set()), MOST_SHEETS)
    return found


def sheet(
    g: state.War, giant: state.Giant, large: bool, shot: Shot | None, offered: set[str]
) -> Sheet:
    """Damage by location, weapons with ammunition, heat with what the action asked about would add."""
    chassis = giant.chassis
    arms = range(len(giant.weapons))
    if large:
        lines = [weapon_line(g, giant, at, shot, offered) for at in arms]
    else:
        lines = [weapon_chip(g, giant, at) for at in arms]
    subtitle = _("{type} · armour {armor} · moves {walk}/{run} · assault +{assault}")
    return Sheet(
        key=f"sheet {giant.name()}",
        title=names.giant_title(g, giant),
        subtitle=subtitle.format(
            type=names.type_name(chassis),
            armor=chassis.armor,
            walk=chassis.walk,
            run=chassis.run,
            assault=chassis.assault,
        ),
        owner=giant.seat,
        head=tuple([_(word) for word in HEAD]) if large else (),
        lines=tuple(lines),
        tracks=(*body(g, giant), heat_track(g, giant, shot)),
        badges=tuple(flags(g, giant)),
        note=doings(g, giant),
    )


def body(g: state.War, giant: state.Giant) -> list[Track]:
    """The armour hexes of the body plan; a location is filled hex by hex (GI-GNT-09, GI-GNT-10)."""
    return drawn_body(g.book, giant.name(), giant.chassis.armor, tuple(giant.damage))


@kept(512)
def drawn_body(book: Book, name: str, armor: int, damage: tuple[int, ...]) -> list[Track]:
    """The body plan hex by hex; the same again as long as the damage is."""
    found: list[Track] = []
    for at, location in enumerate(book.locations):
        for box in range(location.hexes):
            hit = min(max(damage[at] - box * armor, 0), armor)
            title = f"{location.code}{box + 1}"
            found.append(
                Track(
                    key=f"{name} {title}",
                    title=title,
                    length=armor,
                    filled=armor - hit,
                    kind="body",
                )
            )
    return found


def heat_track(g: state.War, giant: state.Giant, shot: Shot | None) -> Track:
    """Numbered boxes, and how far the action that is asked about would fill them (GI-HEA-05)."""
    more = heat_asked(g, giant, shot)
    now = Marker(key=f"heat {giant.name()} now", at=giant.heat, name=_("heat"))
    then = Marker(key=f"heat {giant.name()} then", at=giant.heat + more, name=_("after this"))
    last = max(giant.chassis.threshold + BEYOND, giant.heat + more)
    return Track(
        key=f"heat {giant.name()}",
        title=_("Heat"),
        steps=tuple([str(n) for n in range(last + 1)]),
        markers=(now, then) if more else (now,),
        kind="heat",
        limit=giant.chassis.threshold,
    )


def heat_asked(g: state.War, giant: state.Giant, shot: Shot | None) -> int:
    """What the action being chosen would add to this giant's heat."""
    if shot is not None:
        return shot.heat() if shot.shooter is giant else 0
    about = asked_about(g)
    return about.heat(g) if about.number == giant.number else 0


def weapon_line(
    g: state.War, giant: state.Giant, at: int, shot: Shot | None, offered: set[str]
) -> Line:
    """A weapon of a large sheet: place, name, damage, ammunition as boxes or heat."""
    weapon = g.book.weapons[giant.weapons[at]]
    supply = _("heat +{heat}").format(heat=weapon.heat)
    if weapon.kind != LASER:
        supply = "▮" * giant.shots[at] + "▯" * (weapon.ammunition - giant.shots[at])
    place = names.place_words(g, giant, at)
    token = f"place:{tokens.place_name(giant.places[at])}"
    aimed = shot is not None and shot.shooter is giant and shot.at == at
    states = ["aimed"] if aimed else []
    if not is_usable(g, giant, at):
        states = ["lost"]
    if giant.fired & (1 << at):
        place = _("{place}, fired").format(place=place)
    return Line(
        cells=(place, weapon.key, str(weapon.damage), supply),
        states=tuple(states),
        note=weapon_words(g, giant, at, bool(offered) and token not in offered),
        token=token if token in offered else "",
    )


def weapon_words(g: state.War, giant: state.Giant, at: int, silent: bool) -> str:
    """A weapon in words, and while its side shoots why it cannot fire (T-02, T-35)."""
    weapon = g.book.weapons[giant.weapons[at]]
    kind = _(KINDS[weapon.kind]).format(weapon=weapon.key)
    words = _("{weapon}: {what}").format(weapon=kind, what=weapon_note(weapon))
    shoots = g.phase == state.SHOOTING and asked_about(g).seat == giant.seat
    if not silent or not shoots or at in may_fire(g, giant):
        return words
    text = _("{weapon}. Cannot fire: {reason}")
    return text.format(weapon=words, reason=why_not_fire(g, giant, at))


def weapon_chip(g: state.War, giant: state.Giant, at: int) -> Line:
    """A weapon of a small sheet: its name, where it is mounted, what it has left (R-03)."""
    weapon = g.book.weapons[giant.weapons[at]]
    left = "" if weapon.kind == LASER else f" {giant.shots[at]}/{weapon.ammunition}"
    states = () if is_usable(g, giant, at) else ("lost",)
    place = giant.places[at]
    words = f"{weapon.key} {tokens.PLACE_CODES[tokens.location_of(place)]}{left}"
    return Line(cells=(words,), states=states, note=names.place_words(g, giant, at))


def flags(g: state.War, giant: state.Giant) -> list[Badge]:
    """What a giant is about, or what became of it."""
    if giant.fate > state.FIELDED:
        return [Badge(text=_(state.FATES[giant.fate]), kind="bad")]
    if asked_about(g).number == giant.number:
        return [Badge(text=_(DOING[g.phase]), kind="act")]
    if giant.heat > giant.chassis.threshold:
        return [Badge(text=_("running hot"), kind="bad")]
    return []


def doings(g: state.War, giant: state.Giant) -> str:
    """What a giant did this round and where it stands."""
    if giant.fate == state.WAITING:
        return _("Waits to enter the map")
    if giant.fate != state.FIELDED:
        return ""
    words: list[str] = []
    if giant.manner in DONE_MOVES:
        words.append(_(DONE_MOVES[giant.manner]).format(hexes=names.hexes_word(giant.moved)))
    elif giant.manner == tokens.STAND:
        times = max(giant.circles, 1)
        words.append(ngettext("Stood still", "Stood still {n} times", times).format(n=times))
    name = g.field.terrain(giant.where).name
    ground = names.within(name) if words else _(name)
    words.append(_("{terrain} at {hex}").format(terrain=ground, hex=label(giant.where)))
    if giant.assaulted:
        words.append(_("has launched its assault"))
    return " · ".join(words)


# Other sheets ------------------------------------------------------------------------------------


def ground_card(g: state.War, shot: Shot | None) -> list[Sheet]:
    """The ground that matters now: under the target of a shot, else under the giant that acts."""
    number = asked_about(g).number
    cell = OFF
    if shot is not None:
        cell = shot.target.where
    elif number:
        cell = g.giant(number).where
    if cell == OFF or g.field.kinds[cell] == CLEAR:
        return []
    terrain = g.field.terrain(cell)
    subtitle = _("hex {hex}").format(hex=label(cell))
    note = " ".join(ground_words(terrain))
    return [Sheet(key="ground", title=_(terrain.name), subtitle=subtitle, note=note)]


def ground_words(terrain: Terrain) -> list[str]:
    """What a terrain does, a sentence each."""
    words = [_("Impassable.")]
    if terrain.price:
        words = [_("Costs {price} to enter.").format(price=terrain.price)]
    if terrain.gun or terrain.missile:
        text = _(
            "A giant in it is harder to hit: guns and lasers need {gun} more, missiles {missile}."
        )
        words.append(text.format(gun=terrain.gun, missile=terrain.missile))
    if terrain.sight in IN_SIGHT:
        words.append(_(IN_SIGHT[terrain.sight]))
    if terrain.level:
        text = _("Level {level}; a change of level costs at least 2 (GI-MOV-11).")
        words.append(text.format(level=terrain.level))
    if terrain.price:
        text = _("Walking or standing there cools {cooling}.")
        words.append(text.format(cooling=terrain.cooling))
    return words


def draft_sheet(g: state.War, seat: int) -> list[Sheet]:
    """The force a seat is choosing; for its own eyes (GI-SET-10)."""
    if seat < 0 or not g.drafts or g.phase != state.SETTING_UP:
        return []
    draft = muster.draft_of(g, seat)
    asking = g.asked is not None and g.asked.seat == seat
    lines: list[Line] = []
    for at, token in enumerate(draft.giants):
        chassis = g.book.types[muster.type_of(token)]
        held = draft.weapons[at] if at < len(draft.weapons) else []
        points = names.some_of(muster.weapon_cost(g, held), chassis.weapon_points)
        states = ("chosen",) if asking and at == draft.arming else ()
        cells = (sheet_name(chassis), names.carried(g, held) or _("nothing yet"), points)
        lines.append(Line(cells=cells, states=states))
    spent = muster.full_cost(g, draft.giants)
    badges = (Badge(text=f"{spent}/{g.unit_points}", note=_("unit points")),)
    head = (_("Giant"), _("Weapons"), _("Points")) if lines else ()
    note = _("Nothing chosen yet. Nobody else sees this until both are ready.")
    return [
        Sheet(
            key="draft",
            title=_("Your force"),
            owner=seat,
            head=head,
            lines=tuple(lines),
            badges=badges,
            note="" if lines else note,
        )
    ]


def sheet_name(chassis: Chassis) -> str:
    """A chassis by type and class, on a sheet."""
    return _("{type} {name}").format(type=chassis.key, name=_(chassis.row.name))


def hangars(g: state.War) -> list[Sheet]:
    """What waits between the battles of a campaign, open to all (GI-CMP-12)."""
    if g.switches.series != CAMPAIGN:
        return []
    found: list[Sheet] = []
    for seat in (0, 1):
        lines: list[Line] = []
        for giant_type in range(tokens.TYPES):
            ready = g.campaign.ready[seat * tokens.TYPES + giant_type]
            damaged = g.campaign.damaged[seat * tokens.TYPES + giant_type]
            chassis = g.book.types[giant_type]
            if ready or damaged:
                lines.append(Line(cells=(sheet_name(chassis), str(ready), str(damaged))))
        pool = g.campaign.pools[seat]
        subtitle = ngettext(
            "{n} unit point in the pool", "{n} unit points in the pool", pool
        ).format(n=pool)
        found.append(
            Sheet(
                key=f"hangar {seat}",
                title=_("Hangar"),
                subtitle=subtitle,
                owner=seat,
                head=(_("Giant"), _("Ready"), _("Damaged")) if lines else (),
                lines=tuple(lines),
                note="" if lines else _("No giants in reserve."),
            )
        )
    return found
