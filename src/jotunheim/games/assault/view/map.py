"""The Savage Frontier as a seat sees it: regions, armies, markers, events, arrows (AG-COM-01)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.rules.attack import PickForce
from jotunheim.games.assault.rules.board import army, fortitude, is_wounded, strength
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.view.drawing import GROUNDS, HEIGHT, REGION_OUTLINES, WIDTH, Outline
from jotunheim.games.assault.view.legend import legend
from jotunheim.games.assault.words import names
from jotunheim.games.assault.words.cards import MOST_TEXTS, event_number, event_text, leader_text
from jotunheim.games.assault.words.targets import offered, refused_regions, unit_place
from jotunheim.kernel import ByDecision
from jotunheim.scene import Badge, Board, Piece, Space, Trail
from jotunheim.texts import _, kept

# Leaders stand in the middle of their army; kinds in this order from the left.
ORDER: Final = (4, 5, 6, 7, 8, 9, 2, 3, 0, 1)
MOST_PIECES: Final = 2000  # kept: armies change less often than they are looked at
NO_VIEWER: Final = -2  # nobody can click there
FEW: Final = 3  # places that fit on a small screen together
BY_PLACE: Final = 1.318  # board.toml speaks of a square of 1000, the drawing is wider


def board(g: Assault, viewer: int) -> Board:
    """The whole map."""
    asked = g.asked
    clickable = tokens.NOBODY  # the region whose units the viewer may pick
    if asked is not None and asked.seat == viewer:
        clickable = unit_place(g, asked)[1]
    pieces: list[Piece] = []
    for region in range(tokens.REGIONS):
        pieces += army_pieces(g, region, viewer if region == clickable else NO_VIEWER)
        pieces += marker_pieces(g, region)
    pieces += moving_pieces(g)
    pieces += event_pieces(g)
    pieces += slayer_pieces(g, viewer)
    why_not = refused_regions(g, viewer)
    return Board(
        key="frontier",
        title=_("The Savage Frontier"),
        kind="areas",
        width=WIDTH,
        height=HEIGHT,
        spaces=(*[space(g, region, viewer, why_not) for region in range(tokens.REGIONS)], *GROUNDS),
        pieces=(*pieces, *castle_pieces(g)),
        trails=trails(g),
        legend=legend(),
        focus=focus(g, viewer),
    )


def focus(g: Assault, viewer: int) -> tuple[str, ...]:
    """Where a small screen should look: the battle, the trip, or the few places to choose from."""
    ids = g.book.region_ids
    if g.battle is not None:
        return (ids[g.battle.origin], ids[g.battle.region])
    if sum(g.moving) > 0 and g.at != tokens.NOBODY:
        return (ids[g.at],)
    asked = g.asked
    if asked is None or asked.seat != viewer:
        return ()
    places = [tokens.REGION.of(token) for token in g.options if tokens.REGION.has(token)]
    return tuple([ids[place] for place in places]) if len(places) <= FEW else ()


def trails(g: Assault) -> tuple[Trail, ...]:
    """The arrow of an attack, or of a trip under way."""
    ids = g.book.region_ids
    asked = g.asked
    if g.battle is not None:
        own = g.battle.sides[0]
        if own.race == tokens.GIANTSLAYERS:
            return ()
        ends = (ids[g.battle.origin], ids[g.battle.region])
        return (Trail(key="attack", spaces=ends, kind="attack", owner=own.seat, note=_("attack")),)
    if asked is not None and PLANNED.has(asked):
        return PLANNED.of(g, asked, ids)
    if sum(g.moving) > 0 and g.origin not in (tokens.NOBODY, g.at):
        ends = (ids[g.origin], ids[g.at])
        return (Trail(key="trip", spaces=ends, owner=g.turn, note=_("on their way")),)
    return ()


def planned_attack(g: Assault, asked: PickForce, ids: list[str]) -> tuple[Trail, ...]:
    """The arrow of an attack for which units are being picked."""
    if asked.shift:
        return ()
    ends = (ids[asked.origin], ids[asked.region])
    note = _("the attack to be declared")
    return (Trail(key="attack", spaces=ends, kind="attack", owner=asked.seat, note=note),)


PLANNED: Final = ByDecision[Assault, list[str], tuple[Trail, ...]](lambda g, asked, ids: ())
PLANNED.on(PickForce, planned_attack)


def outline(book: Book, region: int) -> Outline:
    """How a region is drawn; one that only a content pack knows is a mere spot."""
    found = REGION_OUTLINES.get(book.region_ids[region])
    if found is not None:
        return found
    x, y = book.spots[region]
    return Outline("land", int(x * BY_PLACE), y, ())


Holder = tuple[int, int, tuple[int, ...]]  # race, seat, units


def space(g: Assault, region: int, viewer: int, why_not: dict[int, str]) -> Space:
    """A region: who holds it, whose home it is."""
    owner = g.owner[region]
    seat = g.seat_of[owner] if owner != tokens.NOBODY else tokens.NOBODY
    token = tokens.REGION.token(region)
    holder = (owner, seat, tuple(army(g, region)))
    return space_kept(g.book, region, holder, offered(g, viewer, token), why_not.get(token, ""))


@kept(MOST_PIECES)
def space_kept(book: Book, region: int, holder: Holder, token: str, why_not: str) -> Space:
    """The same, kept: a region where nothing happened is the same as before."""
    owner, seat, units = holder
    drawn = outline(book, region)
    npc = owner != tokens.NOBODY and seat == tokens.NOBODY
    return Space(
        key=book.region_ids[region],
        label=names.region_title(book, region),
        shape="polygon",
        x=drawn.x,
        y=drawn.y,
        points=drawn.points,
        terrain=drawn.terrain,
        owner=seat,
        colour=tokens.RACE_NAMES[owner] if npc else "",
        badges=space_badges(book, region, npc),
        note=space_note(book, region, owner, units),
        neighbours=tuple([book.region_ids[n] for n in book.neighbours[region]]),
        landmark=_(book.landmarks[region]) if drawn.sign else "",
        sign=drawn.sign,
        token=token,
        why_not=why_not,
    )


def space_badges(book: Book, region: int, npc: bool) -> tuple[Badge, ...]:
    """What the region itself is: somebody's home, held by giants whom nobody plays."""
    home = book.home_of[region]
    found: list[Badge] = []
    if home != tokens.NOBODY:
        text = _("home of the {race}").format(race=names.race_title(book, home))
        found.append(Badge(text=text, kind="home"))
    if npc:
        found.append(Badge(text=_("NPC"), kind="npc"))
    return tuple(found)


def space_note(book: Book, region: int, owner: int, units: tuple[int, ...]) -> str:
    """The tooltip: name, landmark, who is there."""
    return _("{region} ({landmark}): {army}").format(
        region=names.region_title(book, region),
        landmark=_(book.landmarks[region]),
        army=names.garrison(book, owner, list(units)),
    )


def army_pieces(g: Assault, region: int, viewer: int) -> list[Piece]:
    """An army as stacks of equal units."""
    race = g.owner[region]
    if race == tokens.NOBODY:
        return []
    after = f"@{g.book.region_ids[region]}"
    return stacks(g, race, region, army(g, region), viewer, "", after)


def moving_pieces(g: Assault) -> list[Piece]:
    """Units on their way stand in the region they have reached, next to the units there."""
    if g.at == tokens.NOBODY or g.turn == tokens.NOBODY:
        return []
    race = g.race_of[g.turn]
    return stacks(g, race, g.at, g.moving, NO_VIEWER, "", "@trip", ("moving",))


def stacks(
    g: Assault,
    race: int,
    region: int,
    units: list[int],
    viewer: int,
    before: str,
    after: str,
    states: tuple[str, ...] = (),
) -> list[Piece]:
    """Units of one place, a piece for equal ones; the viewer clicks on those that can be picked now."""
    found: list[Piece] = []
    for slot in ORDER:
        if units[slot] > 0:
            key = f"{before}{tokens.RACE_NAMES[race]}-{tokens.SLOT_NAMES[slot]}{after}"
            token = offered(g, viewer, tokens.UNIT.token(slot)) if viewer != NO_VIEWER else ""
            figures = (units[slot], strength(g, race, slot), fortitude(g, race, slot))
            who = (race, g.seat_of[race], slot)
            found.append(unit_piece(g.book, who, region, figures, key, token, states))
    return found


@kept(MOST_PIECES)
def unit_piece(
    book: Book,
    who: tuple[int, int, int],  # race, seat, slot
    region: int,
    figures: tuple[int, int, int],  # how many, strength, fortitude
    key: str,
    token: str,
    states: tuple[str, ...],
) -> Piece:
    """Equal units of one place."""
    race, seat, slot = who
    number, strong, tough = figures
    kind = tokens.KIND_OF_SLOT[slot]
    return Piece(
        key=key,
        at=book.region_ids[region],
        name=names.kind_title(book, race, kind),
        kind=tokens.KIND_NAMES[kind],
        owner=seat,
        colour=tokens.RACE_NAMES[race],
        glyph=names.race_title(book, race)[:2].lower(),
        badges=(
            Badge(text=f"×{number}", kind="count"),
            Badge(text=str(strong), kind="strength"),
            Badge(text=str(tough), kind="fortitude"),
        ),
        states=("wounded", *states) if is_wounded(slot) else states,
        note=unit_note(book, race, kind),
        token=token,
    )


def unit_note(book: Book, race: int, kind: int) -> str:
    """The tooltip of a unit: what it is worth, what a leader can do."""
    worth = book.value[race * tokens.KINDS + kind]
    if kind not in (tokens.K_LEADER, tokens.K_SECOND_LEADER):
        return _("Ordning Value {value}").format(value=worth)
    ability = leader_text(book, race, kind - tokens.K_LEADER)
    return _("Ordning Value {value}. {ability}").format(value=worth, ability=ability)


def marker_pieces(g: Assault, region: int) -> list[Piece]:
    """Story Markers of a region (AG-COM-21)."""
    book = g.book
    found: list[Piece] = []
    for kind, number in enumerate(g.markers[region :: tokens.REGIONS]):
        if number > 0:
            seat = g.seat_of[book.marker_race[kind]]
            found.append(marker_piece(book, kind, region, number, seat))
    return found


@kept(MOST_PIECES)
def marker_piece(book: Book, kind: int, region: int, number: int, seat: int) -> Piece:
    """So many markers of a kind in a region."""
    title = names.marker_title(book, kind)
    race = book.marker_race[kind]
    return Piece(
        key=f"{tokens.MARKER_NAMES[kind]}@{book.region_ids[region]}",
        at=book.region_ids[region],
        name=_("{kind} Marker").format(kind=title),
        kind=tokens.MARKER_NAMES[kind],
        owner=seat,
        colour=tokens.RACE_NAMES[race],
        glyph=title[:1],
        badges=(Badge(text=f"×{number}", kind="count"),),
        note=_("of the {race}").format(race=names.race_title(book, race)),
    )


def event_pieces(g: Assault) -> list[Piece]:
    """Event Tokens: banners with the number of their card (AG-COM-22)."""
    placed = [event for event in sorted(g.face_up) if g.book.events[event].place != tokens.NOBODY]
    return [event_piece(g.book, event) for event in placed]


@kept(MOST_TEXTS)
def event_piece(book: Book, event: int) -> Piece:
    """The banner of an event."""
    card = book.events[event]
    return Piece(
        key=f"event-token:{card.id}",
        at=book.region_ids[card.place],
        name=_("{event}, event").format(event=names.event_title(book, event)),
        kind="event",
        glyph=event_number(book, event),
        note=event_text(book, card),
    )


def slayer_pieces(g: Assault, viewer: int) -> list[Piece]:
    """Giantslayers on the board."""
    there = [s for s in range(tokens.SLAYERS) if g.slayers[s] != tokens.NOBODY]
    return [slayer_piece(g, slayer, viewer) for slayer in there]


def slayer_piece(g: Assault, slayer: int, viewer: int, before: str = "") -> Piece:
    """A giantslayer where it stands."""
    wounded = bool(g.slayers_wounded[slayer])
    key = f"{before}{tokens.SLAYER_NAMES[slayer]}"
    token = offered(g, viewer, tokens.SLAYER.token(slayer))
    return slayer_piece_kept(g.book, slayer, g.slayers[slayer], wounded, key, token)


@kept(MOST_PIECES)
def slayer_piece_kept(
    book: Book, slayer: int, region: int, wounded: bool, key: str, token: str
) -> Piece:
    """The same, kept."""
    title = names.slayer_title(book, slayer)
    return Piece(
        key=key,
        at=book.region_ids[region],
        name=_("{slayer}, giantslayer").format(slayer=title),
        kind="slayer",
        glyph=title[:1],
        badges=(
            Badge(text=str(book.slayer_strength[slayer]), kind="strength"),
            Badge(text=str(book.slayer_fortitude[slayer]), kind="fortitude"),
        ),
        states=("wounded",) if wounded else (),
        token=token,
    )


def castle_pieces(g: Assault) -> list[Piece]:
    """Lyn Armaal, wherever it flies (AG-LYN)."""
    if g.castle == tokens.NOBODY:
        return []
    return [castle_piece(g.book, g.castle, g.seat_of[tokens.CLOUD])]


@kept(MOST_TEXTS)
def castle_piece(book: Book, region: int, seat: int) -> Piece:
    """The same, kept."""
    name = _("Lyn Armaal, the flying castle")
    return Piece(
        key="castle",
        at=book.region_ids[region],
        name=name,
        kind="castle",
        owner=seat,
        colour=tokens.RACE_NAMES[tokens.CLOUD],
        glyph=name[:1],
    )
