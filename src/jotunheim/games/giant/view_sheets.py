"""The sheets of a scene: record sheets (GI-OVR-06), the draft, hangars, the ground one stands on."""

from typing import Final

from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.assault import PickDefender, RunHot
from jotunheim.games.giant.rules.damage import is_usable
from jotunheim.games.giant.rules.heat import ROLL_HEAT, RUN_HEAT
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved
from jotunheim.games.giant.rules.muster import Draft, Muster, type_of
from jotunheim.games.giant.rules.shooting import PickTarget, PickWeapon
from jotunheim.games.giant.shots import Shot, likeliest, open_shots
from jotunheim.games.giant.state import FATES, FIELDED, SETTING_UP, WAITING, Giant, War
from jotunheim.games.giant.switches import CAMPAIGN
from jotunheim.games.giant.tables import BUILT, CLEAR, LASER, WALL, WOODED
from jotunheim.games.giant.tokens import LIMP, RUN, STAND, TYPES, WALK, place_name
from jotunheim.games.giant.wording import giant_title, hexes_word, place_words
from jotunheim.scene import Badge, Line, Marker, Prompt, Sheet, Track

HEAD: Final[tuple[str, ...]] = ("Place", "Arm", "Dmg", "Supply")
BEYOND: Final = 3  # boxes past the threshold that are always drawn
DONE_MOVES: Final[dict[int, str]] = {WALK: "Walked", RUN: "Ran", LIMP: "Limped"}
IN_SIGHT: Final[dict[int, str]] = {
    WOODED: "Each hex of it between adds 1; more than four block sight (GI-LOS-07).",
    BUILT: "Each hex of it between adds 2; more than two block sight (GI-LOS-08).",
    WALL: "Blocks every line of sight (GI-LOS-16).",
}


def sheets(g: War, seat: int, prompt: Prompt | None) -> list[Sheet]:
    """One's own record sheets large, the enemy's small, then what else lies on the table."""
    mine = prompt is not None and prompt.mine
    shot = likeliest(open_shots(g)) if mine else None
    own = [giant for giant in g.giants if giant.seat == seat or seat < 0]
    theirs = [giant for giant in g.giants if giant.seat != seat and seat >= 0]
    found = draft_sheet(g, seat)
    found += [sheet(g, giant, True, shot, prompt) for giant in own]
    found += [sheet(g, giant, False, None, None) for giant in theirs]
    return found + ground_card(g, shot) + hangars(g)


# Record sheets -----------------------------------------------------------------------------------


def sheet(g: War, giant: Giant, large: bool, shot: Shot | None, prompt: Prompt | None) -> Sheet:
    """Damage by location, weapons with ammunition, heat with what the action asked about would add."""
    offered = {choice.token for choice in prompt.choices} if prompt is not None else set()
    chassis = giant.chassis
    arms = range(len(giant.weapons))
    lines = [weapon_line(g, giant, at, shot, offered) for at in arms]
    if not large:
        lines = [weapon_chip(g, giant, at) for at in arms]
    subtitle = (
        f"type {chassis.id} {chassis.row.name} · armour {chassis.armor} · "
        f"moves {chassis.walk}/{chassis.run} · assault +{chassis.assault}"
    )
    return Sheet(
        key=f"sheet {giant.name()}",
        title=giant_title(g, giant),
        subtitle=subtitle,
        owner=giant.seat,
        head=HEAD if large else (),
        lines=tuple(lines),
        tracks=(*body(g, giant), heat_track(g, giant, shot)),
        badges=tuple(flags(g, giant)),
        note=doings(g, giant),
    )


def body(g: War, giant: Giant) -> list[Track]:
    """The armour hexes of the body plan; a location is filled hex by hex (GI-GNT-09, GI-GNT-10)."""
    armor = giant.chassis.armor
    found: list[Track] = []
    for at, location in enumerate(g.book.locations):
        for hex in range(location.hexes):
            hit = min(max(giant.damage[at] - hex * armor, 0), armor)
            title = f"{location.code}{hex + 1}"
            found.append(
                Track(
                    key=f"{giant.name()} {title}",
                    title=title,
                    length=armor,
                    filled=armor - hit,
                    kind="body",
                )
            )
    return found


def heat_track(g: War, giant: Giant, shot: Shot | None) -> Track:
    """Numbered boxes, and how far the action that is asked about would fill them (GI-HEA-05)."""
    more = heat_asked(g, giant, shot)
    now = Marker(key=f"heat {giant.name()} now", at=giant.heat, name="heat")
    then = Marker(key=f"heat {giant.name()} then", at=giant.heat + more, name="after this")
    last = max(giant.chassis.threshold + BEYOND, giant.heat + more)
    return Track(
        key=f"heat {giant.name()}",
        title="Heat",
        steps=tuple([str(n) for n in range(last + 1)]),
        markers=(now, then) if more else (now,),
        kind="heat",
        limit=giant.chassis.threshold,
    )


def heat_asked(g: War, giant: Giant, shot: Shot | None) -> int:
    """What the action being chosen would add to this giant's heat."""
    asked = g.asked
    if shot is not None:
        return shot.heat() if shot.shooter is giant else 0
    if isinstance(asked, (PickEnd, PickMoved)) and asked.number == giant.number:
        return RUN_HEAT if asked.manner in (RUN, LIMP) else 0
    if isinstance(asked, RunHot) and asked.number == giant.number:
        return ROLL_HEAT
    return 0


def weapon_line(g: War, giant: Giant, at: int, shot: Shot | None, offered: set[str]) -> Line:
    """A weapon of a large sheet: place, name, damage, ammunition as boxes or heat."""
    weapon = g.book.weapons[giant.weapons[at]]
    supply = f"heat +{weapon.heat}"
    if weapon.kind != LASER:
        supply = "▮" * giant.shots[at] + "▯" * (weapon.ammunition - giant.shots[at])
    place = place_words(g, giant, at)
    token = f"place:{place_name(giant.places[at])}"
    aimed = shot is not None and shot.shooter is giant and shot.at == at
    states = ["aimed"] if aimed else []
    if not is_usable(g, giant, at):
        states = ["lost"]
    if giant.fired & (1 << at):
        place += ", fired"
    return Line(
        cells=(place, weapon.id, str(weapon.damage), supply),
        states=tuple(states),
        note=place_name(giant.places[at]),
        token=token if token in offered else "",
    )


def weapon_chip(g: War, giant: Giant, at: int) -> Line:
    """A weapon of a small sheet: its name and what it has left."""
    weapon = g.book.weapons[giant.weapons[at]]
    left = "" if weapon.kind == LASER else f" {giant.shots[at]}/{weapon.ammunition}"
    states = () if is_usable(g, giant, at) else ("lost",)
    return Line(cells=(f"{weapon.id}{left}",), states=states)


def flags(g: War, giant: Giant) -> list[Badge]:
    """What a giant is about, or what became of it."""
    asked = g.asked
    if giant.fate > FIELDED:
        return [Badge(text=FATES[giant.fate], kind="bad")]
    if isinstance(asked, (PickManner, PickEnd, PickMoved)) and asked.number == giant.number:
        return [Badge(text="moving", kind="act")]
    if isinstance(asked, (PickWeapon, PickTarget)) and asked.number == giant.number:
        return [Badge(text="shooting", kind="act")]
    if isinstance(asked, (PickDefender, RunHot)) and asked.number == giant.number:
        return [Badge(text="in assault", kind="act")]
    if giant.heat > giant.chassis.threshold:
        return [Badge(text="running hot", kind="bad")]
    return []


def doings(g: War, giant: Giant) -> str:
    """What a giant did this round and where it stands."""
    if giant.fate == WAITING:
        return "Waits to enter the map"
    if giant.fate != FIELDED:
        return ""
    words: list[str] = []
    if giant.manner in DONE_MOVES:
        words.append(f"{DONE_MOVES[giant.manner]} {hexes_word(giant.moved)}")
    elif giant.manner == STAND:
        words.append("Stood still" if giant.circles < 2 else f"Stood still {giant.circles} times")
    terrain = g.field.terrains[g.field.kinds[giant.hex]]
    words.append(f"{terrain.name.lower() if words else terrain.name} at {label(giant.hex)}")
    if giant.assaulted:
        words.append("has launched its assault")
    return " · ".join(words)


# Other sheets ------------------------------------------------------------------------------------


def ground_card(g: War, shot: Shot | None) -> list[Sheet]:
    """The ground that matters now: under the target of a shot, else under the giant that acts."""
    hex = -1
    asked = g.asked
    if shot is not None:
        hex = shot.target.hex
    elif isinstance(asked, (PickManner, PickEnd, PickMoved, PickDefender, RunHot)):
        hex = g.giant(asked.number).hex
    if hex < 0:
        return []
    if g.field.kinds[hex] == CLEAR:
        return []
    terrain = g.field.terrains[g.field.kinds[hex]]
    words = [f"Costs {terrain.price} to enter." if terrain.price else "Impassable."]
    if terrain.gun or terrain.missile:
        words.append(
            f"Who stands in it: guns and lasers {terrain.gun:+}, missiles {terrain.missile:+}."
        )
    if terrain.sight in IN_SIGHT:
        words.append(IN_SIGHT[terrain.sight])
    if terrain.level:
        words.append(f"Level {terrain.level}; a change of level costs at least 2 (GI-MOV-11).")
    words.append(f"Walking or standing there sheds {terrain.cooling} heat.")
    subtitle = f"hex {label(hex)}"
    return [Sheet(key="ground", title=terrain.name, subtitle=subtitle, note=" ".join(words))]


def draft_sheet(g: War, seat: int) -> list[Sheet]:
    """The force a seat is choosing; for its own eyes (GI-SET-10)."""
    if seat < 0 or not g.drafts or g.phase != SETTING_UP:
        return []
    draft = Draft(g, seat, g.drafts[seat])
    asking = isinstance(g.asked, Muster) and g.asked.seat == seat
    lines: list[Line] = []
    spent = 0
    for at, token in enumerate(draft.giants):
        chassis = g.book.types[type_of(token)]
        spent += chassis.row.cost
        held = draft.weapons[at] if at < len(draft.weapons) else []
        words = [
            f"{g.book.locations[place].name.lower()} {' '.join([g.book.weapons[w].id for w in row])}"
            for place, row in enumerate(held)
            if row
        ]
        used = sum([g.book.weapons[w].cost for row in held for w in row])
        arms = ", ".join(words) or "nothing yet"
        points = f"{used} of {chassis.weapon_points}"
        states = ("chosen",) if asking and at == draft.arming else ()
        lines.append(Line(cells=(f"{chassis.id} {chassis.row.name}", arms, points), states=states))
    badges = (Badge(text=f"{spent}/{g.unit_points}", note="unit points"),)
    head = ("Giant", "Weapons", "Points") if lines else ()
    note = "" if lines else "Nothing chosen yet. Nobody else sees this until both are ready."
    return [
        Sheet(
            key="draft",
            title="Your force",
            owner=seat,
            head=head,
            lines=tuple(lines),
            badges=badges,
            note=note,
        )
    ]


def hangars(g: War) -> list[Sheet]:
    """What waits between the battles of a campaign, open to all (GI-CMP-12)."""
    if g.switches.series != CAMPAIGN:
        return []
    found: list[Sheet] = []
    for seat in (0, 1):
        lines: list[Line] = []
        for type in range(TYPES):
            ready = g.campaign.ready[seat * TYPES + type]
            damaged = g.campaign.damaged[seat * TYPES + type]
            chassis = g.book.types[type]
            if ready or damaged:
                name = f"{chassis.id} {chassis.row.name}"
                lines.append(Line(cells=(name, str(ready), str(damaged))))
        found.append(
            Sheet(
                key=f"hangar {seat}",
                title="Hangar",
                subtitle=f"{g.campaign.pools[seat]} unit points in the pool",
                owner=seat,
                head=("Giant", "Ready", "Damaged") if lines else (),
                lines=tuple(lines),
                note="" if lines else "No giants in reserve.",
            )
        )
    return found
