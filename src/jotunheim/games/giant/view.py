"""What a seat may see (GI-SET-10, GI-MRK, GI-OVR-06); the one secret, a draft, is dropped here.

Everything but the forces being chosen is open, so a scene differs between seats by its prompt alone.
"""

from typing import Final

from jotunheim.games.giant.grid import HEXES, OFF, column_of, label, row_of
from jotunheim.games.giant.rules.movement import own_edge
from jotunheim.games.giant.rules.muster import Draft, type_of
from jotunheim.games.giant.rules.paths import exit_path, path
from jotunheim.games.giant.rules.reach import Move
from jotunheim.games.giant.rules.shooting import PickTarget, to_hit_parts
from jotunheim.games.giant.rules.sight import blocking_hex, is_visible, sight
from jotunheim.games.giant.state import FATES, FIELDED, FLED, PHASES, SETTING_UP, Giant, War
from jotunheim.games.giant.switches import CAMPAIGN, SINGLE
from jotunheim.games.giant.tables import LASER
from jotunheim.games.giant.tokens import (
    LIMP,
    MANNER_NAMES,
    RUN,
    STAND,
    TYPE_NAMES,
    TYPES,
    WALK,
    place_name,
)
from jotunheim.games.giant.wording import breakdown, per_cent, points_text, side_name
from jotunheim.scene import (
    Badge,
    Board,
    Counter,
    Ending,
    Line,
    LogLine,
    Piece,
    Prompt,
    Scene,
    Seat,
    Sheet,
    Space,
    Track,
    Trail,
)

RADIUS: Final = 17.391  # of a hex on a canvas of 1000 by 1000
WIDTH: Final = 26.087
HEIGHT: Final = 30.123
TOP: Final = 40.63
SHAPES: Final[tuple[str, ...]] = ("giant", "titan", "dreadnaught")
NAMES: Final[list[str]] = [f"hex:{label(hex)}" for hex in range(HEXES)]


def centre(hex: int) -> tuple[float, float]:
    """Where a hex is drawn; odd columns half a hex lower (GI-HEX-02)."""
    column = column_of(hex)
    down = HEIGHT / 2 if column & 1 else 0.0
    return round(RADIUS + WIDTH * column, 3), round(TOP + HEIGHT * row_of(hex) + down, 3)


def spaces(g: War, offered: set[str]) -> list[Space]:
    """The hexes with their terrain; those on offer can be clicked."""
    found: list[Space] = []
    for hex in range(HEXES):
        terrain = g.field.terrains[g.field.kinds[hex]]
        x, y = centre(hex)
        found.append(
            Space(
                key=label(hex),
                label=label(hex),
                x=x,
                y=y,
                size=RADIUS,
                row=row_of(hex),
                column=column_of(hex),
                terrain=terrain.id,
                level=terrain.level,
                note=f"{label(hex)}: {terrain.name.lower()}",
                token=NAMES[hex] if NAMES[hex] in offered else "",
            )
        )
    return found


def states_of(giant: Giant) -> list[str]:
    """What a giant looks like from afar."""
    found: list[str] = []
    if giant.manner == RUN or giant.manner == LIMP:
        found.append("ran")
    if giant.heat > giant.chassis.threshold:
        found.append("hot")
    if any(giant.damage):
        found.append("wounded")
    return found


def piece(giant: Giant, offered: set[str]) -> Piece:
    """A giant on the map; its ID is written in its hex (GI-MRK-02)."""
    token = f"giant:{giant.number}"
    badges = [Badge(text=f"{giant.heat}/{giant.chassis.threshold}", kind="heat", note="heat")]
    return Piece(
        key=giant.name(),
        at=label(giant.hex),
        name=f"{giant.name()} {giant.chassis.row.name}",
        kind=SHAPES[giant.chassis.kind],
        owner=giant.seat,
        glyph=giant.name(),
        badges=tuple(badges),
        states=tuple(states_of(giant)),
        note=summary(giant),
        token=token if token in offered else "",
    )


def summary(giant: Giant) -> str:
    """A giant in one line."""
    chassis = giant.chassis
    text = f"type {chassis.id}, armor {chassis.armor}, moves {chassis.walk}/{chassis.run}, assault +{chassis.assault}"
    if giant.manner > STAND:
        text += f"; this round {MANNER_NAMES[giant.manner]}, {giant.moved} hexes"
    return text


def trail(g: War, giant: Giant) -> list[Trail]:
    """The mark of this round's move: dotted walk, solid run and limp, circles (GI-MRK-01, 03, 04)."""
    key = f"trail {giant.name()}"
    if giant.fate == FIELDED and giant.circles:
        note = f"stood {giant.circles} times"
        return [
            Trail(key=key, spaces=(label(giant.hex),), kind="stand", owner=giant.seat, note=note)
        ]
    if giant.manner not in (WALK, RUN, LIMP):
        return []
    way = drawn_path(g, giant)
    kind = "walk" if giant.manner == WALK else "run"
    note = f"{MANNER_NAMES[giant.manner]}, {giant.moved} hexes" if giant.fate == FIELDED else "fled"
    hexes = tuple([label(hex) for hex in way])
    return [Trail(key=key, spaces=hexes, kind=kind, owner=giant.seat, note=note)] if hexes else []


def drawn_path(g: War, giant: Giant) -> list[int]:
    """The path of this round's move (GI-MOV-25, GI-FLE-06)."""
    side = g.side_of(giant.seat)
    points = giant.chassis.run if giant.manner == RUN else giant.chassis.walk
    move = Move(giant.origin, side, points, giant.manner == RUN, giant.manner == LIMP)
    if giant.fate == FLED:
        return exit_path(g.field, move, own_edge(g, giant.seat))
    if giant.fate != FIELDED:
        return []
    if g.switches.by_distance:
        return [hex for hex in (giant.origin, giant.hex) if hex != OFF]
    return path(g.field, move, giant.hex, giant.moved)


def sight_lines(g: War, seat: int) -> list[Trail]:
    """While a target is picked: the line to each enemy, with the hex that blocks it."""
    asked = g.asked
    if not isinstance(asked, PickTarget) or asked.seat != seat:
        return []
    shooter = g.giant(asked.number)
    found: list[Trail] = []
    for enemy in g.on_map(1 - seat):
        code = sight(g.field, g.book.lines, shooter.hex, enemy.hex)
        ends = (label(shooter.hex), label(enemy.hex))
        note = "in sight"
        if not is_visible(code):
            note = (
                f"blocked at {label(blocking_hex(g.field, g.book.lines, shooter.hex, enemy.hex))}"
            )
        found.append(
            Trail(key=f"sight {enemy.name()}", spaces=ends, kind="sight", owner=seat, note=note)
        )
    return found


def board(g: War, seat: int, offered: set[str]) -> Board:
    """The battle map."""
    on_map = [giant for giant in g.giants if giant.fate == FIELDED]
    trails = [mark for giant in g.giants for mark in trail(g, giant)] + sight_lines(g, seat)
    title = g.book.map_names[g.map_number] if g.map_number >= 0 else "Battle map"
    return Board(
        key="map",
        title=title,
        kind="hexes",
        width=1000,
        height=1000,
        spaces=tuple(spaces(g, offered)),
        pieces=tuple([piece(giant, offered) for giant in on_map]),
        trails=tuple(trails),
        focus=tuple([label(giant.hex) for giant in on_map]),
    )


def sheet(g: War, giant: Giant, offered: set[str]) -> Sheet:
    """A record sheet: damage by location, weapons, ammunition, heat (GI-OVR-06)."""
    chassis = giant.chassis
    lines = [
        Line(
            cells=(location.name, f"{giant.damage[at]}/{chassis.capacity[at]}"),
            states=("lost",) if giant.is_lost(at) else (),
        )
        for at, location in enumerate(g.book.locations)
    ]
    lines += [weapon_line(g, giant, at, offered) for at in range(len(giant.weapons))]
    heat = Track(
        key=f"heat {giant.name()}",
        title="Heat",
        length=chassis.threshold,
        filled=giant.heat,
        note=f"threshold {chassis.threshold}",
    )
    return Sheet(
        key=f"sheet {giant.name()}",
        title=f"{giant.name()} {chassis.row.name}",
        subtitle=(
            f"UP {chassis.row.cost} · AR {chassis.armor} · MV {chassis.walk}/{chassis.run} · "
            f"AB +{chassis.assault} · WP {chassis.weapon_points} · HT {chassis.threshold}"
        ),
        owner=giant.seat,
        head=("Location", "Damage"),
        lines=tuple(lines),
        tracks=(heat,),
        states=(FATES[giant.fate], *states_of(giant)),
        picture=f"sheet {giant.number}",
    )


def weapon_line(g: War, giant: Giant, at: int, offered: set[str]) -> Line:
    """A weapon of a sheet."""
    weapon = g.book.weapons[giant.weapons[at]]
    left = f"{giant.shots[at]} of {weapon.ammunition} shots"
    if weapon.kind == LASER:
        left = f"{weapon.heat} heat a shot"
    fired = giant.fired & (1 << at) != 0
    token = f"place:{place_name(giant.places[at])}"
    return Line(
        cells=(place_name(giant.places[at]), weapon.id, f"{weapon.damage} damage", left),
        states=("fired",) if fired else (),
        token=token if token in offered else "",
    )


def odds_sheets(g: War) -> list[Sheet]:
    """To Hit numbers of all pairs in the shooting phase, with their sums; open to all."""
    if PHASES[g.phase] != "Shooting":
        return []
    lines: list[Line] = []
    for shooter in g.giants:
        for target in g.on_map(1 - shooter.seat) if shooter.fate == FIELDED else []:
            for kind, word in ((0, "missiles"), (1, "guns and lasers")):
                parts = to_hit_parts(g, shooter, target, kind)
                total = sum([value for _, value in parts])
                shown = f"{total}+, {per_cent(total)}" if parts and total <= 12 else "no shot"
                cells = (shooter.name(), target.name(), word, shown)
                lines.append(Line(cells=cells, note=", ".join(breakdown(parts)) if parts else ""))
    head = ("Shooter", "Target", "Weapons", "To hit")
    return [Sheet(key="odds", title="To hit", head=head, lines=tuple(lines))]


def seats(g: War) -> list[Seat]:
    """Both sides."""
    found: list[Seat] = []
    for seat in (0, 1):
        states = ["deciding"] if g.asked is not None and g.asked.seat == seat else []
        found.append(
            Seat(
                seat=seat,
                name=side_name(g, seat),
                colour="fire" if seat == 0 else "storm",
                counters=tuple(seat_counters(g, seat)),
                score=points_text(g.points[seat]),
                states=tuple(states),
            )
        )
    return found


def seat_counters(g: War, seat: int) -> list[Counter]:
    """What a series keeps: totals, pool, hangar (open between games, GI-CMP-12)."""
    if g.switches.series == SINGLE:
        return []
    found = [
        Counter(
            key=f"total {seat}",
            label="Series",
            value=points_text(g.campaign.totals[seat]),
            owner=seat,
        )
    ]
    if g.switches.series == CAMPAIGN:
        found.append(
            Counter(key=f"pool {seat}", label="Pool", value=str(g.campaign.pools[seat]), owner=seat)
        )
        for word, hangar in (("ready", g.campaign.ready), ("damaged", g.campaign.damaged)):
            held = [
                f"{TYPE_NAMES[type]}×{hangar[seat * TYPES + type]}"
                for type in range(TYPES)
                if hangar[seat * TYPES + type]
            ]
            text = " ".join(held) or "none"
            found.append(Counter(key=f"{word} {seat}", label=word.title(), value=text, owner=seat))
    return found


def counters(g: War) -> list[Counter]:
    """Round, quiet rounds, scenario."""
    found = [
        Counter(key="quiet", label="Quiet rounds", value=f"{g.quiet} of {g.switches.quiet_rounds}")
    ]
    if g.unit_points:
        found.append(Counter(key="points", label="Unit points", value=str(g.unit_points)))
    return found


def draft_sheet(g: War, seat: int) -> list[Sheet]:
    """The force a seat is choosing; for its own eyes (GI-SET-10)."""
    if seat < 0 or not g.drafts or g.phase != SETTING_UP:
        return []
    draft = Draft(g, seat, g.drafts[seat])
    lines: list[Line] = []
    for at, token in enumerate(draft.giants):
        held = (
            [w for mounted in draft.weapons[at] for w in mounted] if at < len(draft.weapons) else []
        )
        names = " ".join([g.book.weapons[weapon].id for weapon in held])
        lines.append(Line(cells=(f"type {g.book.types[type_of(token)].id}", names)))
    return [Sheet(key="draft", title="Your force", owner=seat, lines=tuple(lines))]


def scene(
    g: War, seat: int, title: str, prompt: Prompt | None, log: list[LogLine], ending: Ending | None
) -> Scene:
    """All that a seat sees."""
    mine = prompt is not None and prompt.mine
    offered = {choice.token for choice in prompt.choices} if prompt is not None and mine else set()
    sheets = [sheet(g, giant, offered) for giant in g.giants]
    return Scene(
        game="giant",
        title=title,
        seat=seat,
        subtitle=f"Round {g.round}" if g.round else "Setting up",
        phases=PHASES[1:4],
        phase=PHASES[g.phase],
        seats=tuple(seats(g)),
        boards=(board(g, seat, offered),) if g.ground else (),
        counters=tuple(counters(g)),
        sheets=tuple(sheets + draft_sheet(g, seat) + odds_sheets(g)),
        prompt=prompt,
        log=tuple(log),
        ending=ending,
    )
