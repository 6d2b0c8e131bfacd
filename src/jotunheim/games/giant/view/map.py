"""The battle map of a scene: hexes with what a click gives, and giants (GI-MRK)."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.giant.book.reader import Book
from jotunheim.games.giant.book.tables import MISSILE
from jotunheim.games.giant.field import Field
from jotunheim.games.giant.grid import HEXES, OFF, column_of, distance, label, row_of
from jotunheim.games.giant.rules.question import Question, asked_about
from jotunheim.games.giant.rules.shooting import LONG, why_not_hit
from jotunheim.games.giant.rules.sight import is_visible, sight
from jotunheim.games.giant.rules.stamping import covered
from jotunheim.games.giant.state import FIELDED, MOVEMENT, Giant, War
from jotunheim.games.giant.tokens import LIMP, RUN, STAND, TURN
from jotunheim.games.giant.view.ranges import Ranges
from jotunheim.games.giant.view.sheets import ground_words
from jotunheim.games.giant.view.trails import Chips, sight_chips, sight_lines, trail
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.events.rounds import CHAPTERS, MOVE
from jotunheim.games.giant.words.shots import Shot, likeliest, open_shots
from jotunheim.scene import Badge, Board, Piece, Prompt, Sample, Space
from jotunheim.texts import _, capital, kept, spoken

RADIUS: Final = 17.391  # of a hex on a canvas of 1000 by 1000
WIDTH: Final = 26.087
HEIGHT: Final = 30.123
TOP: Final = 40.63
SHAPES: Final[tuple[str, ...]] = ("giant", "titan", "dreadnaught")
HEX_NAMED: Final[dict[str, int]] = {f"hex:{label(cell)}": cell for cell in range(HEXES)}


def board(g: War, prompt: Prompt | None) -> Board:
    """The battle map."""
    mine = prompt is not None and prompt.mine
    offered = {choice.token for choice in prompt.choices} if prompt is not None and mine else set()
    on_map = [giant for giant in g.giants if giant.fate == FIELDED]
    shots = open_shots(g)
    trails = [mark for giant in g.giants for mark in trail(g, giant)]
    trails += sight_lines(g, shots)
    title = _(g.book.map_names[g.map_number]) if g.map_number >= 0 else _("Battle map")
    chips = sight_chips(g, likeliest(shots))
    chips |= turn_chips(g) if mine else {}
    return Board(
        key="map",
        title=title,
        kind="hexes",
        width=1000,
        height=1000,
        spaces=spaces(g, offered, Ranges(g, prompt), chips),
        pieces=tuple([piece(g, giant, offered, shots) for giant in on_map]),
        trails=tuple(trails),
        legend=legend(g.book),
        ruler=True,
        focus=tuple([label(cell) for cell in focus_cells(g, on_map, shots)]),
    )


def focus_cells(g: War, on_map: list[Giant], shots: list[Shot]) -> list[int]:
    """The hexes the view opens on: what the question is about, and after the end the last blow (T-16)."""
    about = asked_about(g)
    if g.phase == MOVEMENT and about.number:
        mover = g.giant(about.number)
        if mover.fate != FIELDED:  # it enters: what matters is where it may go
            return [about.where] if about.where != OFF else []
    found = [giant.where for giant in in_focus(g, on_map, shots)]
    if g.phase == MOVEMENT and about.where != OFF and about.where not in found:
        found.insert(1, about.where)
    return found + (last_blows(g) if g.over else [])


def last_blows(g: War) -> list[int]:
    """Where giants fell in the last round, as far as the journal tells."""
    found: list[int] = []
    for event in g.journal or []:
        if event.what == CHAPTERS.name:
            found = []
        elif event.what == MOVE.name and event.values[0] in fallen_keys(g):
            found.append(event.values[3])
    return found


def fallen_keys(g: War) -> list[int]:
    """The giants that are no longer on the map, by the key of their events."""
    return [giant.key() for giant in g.giants if giant.fate > FIELDED]


def in_focus(g: War, on_map: list[Giant], shots: list[Shot]) -> list[Giant]:
    """The giants the view opens on: shooters and targets, the mover and its nearest enemy, or all.

    A small screen shows the first two: one who may shoot, and the nearest it can shoot at.
    """
    best = likeliest(shots)
    if best is not None:
        first = [best.shooter, nearest_target(best.shooter, shots)]
        involved = [giant for shot in shots for giant in (shot.shooter, shot.target)]
        return first + [giant for giant in on_map if giant in involved and giant not in first]
    number = asked_about(g).number
    if g.phase == MOVEMENT and number:
        mover = g.giant(number)
        enemies = g.on_map(1 - mover.seat)
        if mover.fate == FIELDED and enemies:
            near = min([distance(mover.where, enemy.where) for enemy in enemies])
            return [mover, *[e for e in enemies if distance(mover.where, e.where) == near]]
    return on_map


def nearest_target(shooter: Giant, shots: list[Shot]) -> Giant:
    """Of those that a giant can shoot at the nearest; the first of equals."""
    targets = [shot.target for shot in shots if shot.shooter is shooter]
    ranges = [distance(shooter.where, target.where) for target in targets]
    return targets[ranges.index(min(ranges))]


# Hexes -------------------------------------------------------------------------------------------


def centre(cell: int) -> tuple[float, float]:
    """Where a hex is drawn; odd columns half a hex lower (GI-HEX-02)."""
    column = column_of(cell)
    down = HEIGHT / 2 if column & 1 else 0.0
    return round(RADIUS + WIDTH * column, 3), round(TOP + HEIGHT * row_of(cell) + down, 3)


def place(cell: int) -> Space:
    """A hex without its ground: this part is the same on all maps."""
    x, y = centre(cell)
    row, column = row_of(cell), column_of(cell)
    key = label(cell)
    return Space(key=key, label=key, x=x, y=y, size=RADIUS, row=row, column=column)


PLACES: Final[list[Space]] = [place(cell) for cell in range(HEXES)]


def spaces(g: War, offered: set[str], ranges: Ranges, chips: Chips) -> tuple[Space, ...]:
    """The hexes with their terrain; those on offer can be clicked, for one pick or a whole move."""
    field = g.field
    language = spoken()
    if language not in field.plain:  # of a thousand hexes most look as they always do
        field.plain[language] = plain_spaces(field)
    tokens = {HEX_NAMED[token]: token for token in offered if token in HEX_NAMED}
    changed = {*ranges.marks, *tokens, *chips}
    if not changed:
        return field.plain[language]
    found = list(field.plain[language])
    for cell in changed:
        plain = found[cell]
        mark = ranges.marks.get(cell)
        badges = mark.badges if mark is not None else ()
        route = ranges.routes.get(cell, ())
        found[cell] = replace(
            plain,
            note=f"{plain.note}; {mark.note}" if mark is not None else plain.note,
            badges=(*badges, *chips[cell]) if cell in chips else badges,
            token="" if route else tokens.get(cell, ""),
            route=route,
        )
    return tuple(found)


@kept(16)
def legend(book: Book) -> tuple[Sample, ...]:
    """Every kind of terrain with what it does (T-02)."""
    return tuple(
        [
            Sample(
                terrain=terrain.key,
                name=capital(names.within(terrain.name)),
                note=" ".join(ground_words(terrain)),
                level=terrain.level,
            )
            for terrain in book.terrains
        ]
    )


def premade(book: Book, number: int) -> Board:
    """A premade map without anything on it, for a small picture."""
    hexes = plain_spaces(book.premade(number, False, False))
    title = _(book.map_names[number])
    return Board(key="map", title=title, kind="hexes", width=1000, height=1000, spaces=hexes)


def plain_spaces(field: Field) -> tuple[Space, ...]:
    """All hexes as they look when nothing is on offer; worded once a terrain, for there are many hexes."""
    text = _("{hex}: {terrain}")
    around = [
        text.format(hex="\0", terrain=names.within(terrain.name)).split("\0")
        for terrain in field.terrains
    ]
    found: list[Space] = []
    for cell, kind in enumerate(field.kinds):
        terrain = field.terrains[kind]
        note = label(cell).join(around[kind])
        found.append(replace(PLACES[cell], terrain=terrain.key, level=terrain.level, note=note))
    return tuple(found)


def turn_chips(g: War) -> Chips:
    """While a feature is turned: the hexes that each turn would cover."""
    about = asked_about(g)
    found: Chips = {}
    if about.stamp < 0 or about.where == OFF:
        return found
    feature = g.book.features[about.feature]
    for number, token in enumerate(g.options):
        for cell in covered(feature, g.book.stamps[about.stamp], TURN.of(token), about.where):
            found.setdefault(cell, []).append(Badge(text=str(number + 1), kind="band"))
    return found


# Giants ------------------------------------------------------------------------------------------


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


def piece(g: War, giant: Giant, offered: set[str], shots: list[Shot]) -> Piece:
    """A giant on the map; its ID is written in its hex (GI-MRK-02)."""
    token = f"giant:{giant.number}"
    reason = why_no_target(g, giant, shots) if shots and offered and token not in offered else ""
    heat = Badge(text=f"{giant.heat}/{giant.chassis.threshold}", kind="heat", note=_("heat"))
    return Piece(
        key=giant.name(),
        at=label(giant.where),
        name=names.giant_title(g, giant),
        kind=SHAPES[giant.chassis.kind],
        owner=giant.seat,
        glyph=giant.name(),
        badges=(heat, *verdict(g, giant, shots)),
        states=tuple(states_of(giant)),
        note=summary(giant),
        token=token if token in offered else "",
        why_not=reason,
    )


def verdict(g: War, giant: Giant, shots: list[Shot]) -> list[Badge]:
    """At a target: what is needed to hit it, or that it cannot be hit."""
    if not shots or giant.seat == shots[0].shooter.seat:
        return []
    best = likeliest([shot for shot in shots if shot.target is giant])
    if best is not None:
        text = _("{chance} · {weapon} hits for {damage}")
        chance = names.per_cent(best.needed)
        note = text.format(chance=chance, weapon=best.weapon.key, damage=best.weapon.damage)
        return [Badge(text=_("needs {number}+").format(number=best.needed), kind="odds", note=note)]
    return [Badge(text=_("no shot"), kind="no-odds", note=short_reason(g, giant))]


def short_reason(g: War, giant: Giant) -> str:
    """The reason against a shot in two words, where there is one."""
    about = asked_about(g)
    if not about.number:
        return ""
    shooter = g.giant(about.number)
    if kind_asked(g, about) == MISSILE:
        is_close = distance(shooter.where, giant.where) < LONG
        return _("too close") if is_close else _("out of reach")
    seen = is_visible(sight(g.field, g.book.lines, shooter.where, giant.where))
    return _("out of reach") if seen else _("out of sight")


def kind_asked(g: War, about: Question) -> int:
    """The kind of weapon that is asked about; before one is picked, a gun or laser if there is any."""
    shooter = g.giant(about.number)
    kinds = [g.book.weapons[weapon].kind for weapon in shooter.weapons]
    if about.place >= 0:
        return kinds[shooter.places.index(about.place)]
    guns = [kind for kind in kinds if kind != MISSILE]
    return guns[0] if guns else MISSILE


def why_no_target(g: War, giant: Giant, shots: list[Shot]) -> str:
    """Why the giant or weapon that is asked about cannot hit this one (GI-SHT-04, GI-LOS)."""
    about = asked_about(g)
    if not about.number or giant.seat == about.seat:
        return ""
    if any(shot.target is giant for shot in shots):
        return ""
    return why_not_hit(g, g.giant(about.number), giant, kind_asked(g, about))


def summary(giant: Giant) -> str:
    """A giant in one line."""
    text = names.figures(giant.chassis)
    if giant.manner <= STAND:
        return text
    move = names.manner_name(giant.manner)
    hexes = names.hexes_word(giant.moved)
    whole = _("{figures}; this round {manner}, {hexes}")
    return whole.format(figures=text, manner=move, hexes=hexes)
