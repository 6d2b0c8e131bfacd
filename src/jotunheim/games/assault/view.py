# not compiled: made for people, never in a hot path
"""What a seat may see; secrets are dropped here and nowhere else (AG-INF).

Others' spells and totals are left out; everything else on the table is open. A spectator sees what
all see (AG-INF-10).
"""

from jotunheim.games.assault.names import (
    army_title,
    unit_title,
)
from jotunheim.games.assault.prompts import unit_place
from jotunheim.games.assault.rules.board import (
    army,
    cards_owned,
    fortitude,
    friendly_regions,
    is_endgame,
    is_final_ordning,
    strength,
    value,
)
from jotunheim.games.assault.rules.markers import markers_left
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.texts import (
    event_text,
    leader_text,
)
from jotunheim.games.assault.tokens import (
    KIND_NAMES,
    KIND_OF_SLOT,
    MARKERS,
    NOBODY,
    RACE_NAMES,
    RACES,
    REGIONS,
    SLAYER_NAMES,
    SLAYERS,
    SLOT_NAMES,
    SLOTS,
    T_REGION,
    T_SLAYER,
    T_UNIT,
)
from jotunheim.games.assault.view_base import offered, refused
from jotunheim.scene import (
    Badge,
    Board,
    Counter,
    Piece,
    Seat,
    Space,
    Track,
)

TERRAIN: dict[str, str] = {
    "sea_of_moving_ice": "sea",
    "sea_of_swords": "sea",
    "spine_of_the_world": "mountains",
    "ice_spires": "mountains",
    "graypeak_mountains": "mountains",
    "neverwinter_wood": "forest",
    "high_forest": "forest",
    "evermoors": "moor",
    "high_moor": "moor",
    "sumber_hills": "hills",
    "anauroch": "desert",
    "icewind_dale": "snow",
}


def seats(g: Assault, viewer: int) -> tuple[Seat, ...]:
    """The seats as everybody may see them; totals of others are hidden (AG-COM-24, AG-INF-04)."""
    return tuple([seat_of(g, seat, viewer) for seat in range(g.seats)])


def seat_of(g: Assault, seat: int, viewer: int) -> Seat:
    """One seat: public counts, and the score where this viewer may see it."""
    race = g.race_of[seat]
    sees = seat == viewer or g.over or g.open_points == 1
    states: list[str] = []
    if g.turn == seat:
        states.append("active")
    asked = g.asked
    if asked is not None and asked.seat == seat and (seat == viewer or not asked.covert):
        states.append("deciding")
    counters = (
        Counter(key=f"cards{seat}", label="Resource Cards", value=str(cards_owned(g, seat))),
        Counter(key=f"spells{seat}", label="Spells", value=str(len(g.spells[seat]))),
        Counter(key=f"row{seat}", label="Row", value=str(g.row[seat])),
        Counter(key=f"regions{seat}", label="Regions", value=str(len(friendly_regions(g, race)))),
    )
    return Seat(
        seat=seat,
        name=g.book.race_titles[race],
        colour=RACE_NAMES[race],
        counters=counters,
        score=str(g.points[seat]) if sees else "?",
        states=tuple(states),
    )


def board(g: Assault, viewer: int) -> Board:
    """The Savage Frontier."""
    spaces = [space(g, region, viewer) for region in range(REGIONS)]
    pieces: list[Piece] = []
    for region in range(REGIONS):
        pieces += army_pieces(g, region, viewer)
        pieces += marker_pieces(g, region)
    pieces += slayer_pieces(g, viewer)
    if g.castle != NOBODY:
        at = g.book.region_ids[g.castle]
        pieces.append(Piece(key="castle", at=at, name="Lyn Armaal", kind="castle", glyph="LA"))
    return Board(
        key="frontier",
        title="The Savage Frontier",
        kind="areas",
        width=1000,
        height=1000,
        spaces=tuple(spaces),
        pieces=tuple(pieces),
        backdrop="frontier",
        focus=focus(g),
    )


def focus(g: Assault) -> tuple[str, ...]:
    """Where the eye should be: the battle, or the trip."""
    if g.battle is not None:
        battle = g.battle
        return (g.book.region_ids[battle.origin], g.book.region_ids[battle.region])
    if sum(g.moving) > 0 and g.at != NOBODY:
        return (g.book.region_ids[g.at],)
    return ()


def space(g: Assault, region: int, viewer: int) -> Space:
    """A region: who holds it, what is special there."""
    book = g.book
    id = book.region_ids[region]
    owner = g.owner[region]
    badges: list[Badge] = []
    home = book.home_of[region]
    if home != NOBODY:
        note = f"Starting Region of the {book.race_titles[home]}"
        badges.append(Badge(text=RACE_NAMES[home][:2], kind="home", note=note))
    for event in g.face_up:
        if book.events[event].place == region:
            card = book.events[event]
            badges.append(
                Badge(text="E", kind="event", note=f"{card.title}: {event_text(book, card)}")
            )
    if owner != NOBODY and g.seat_of[owner] == NOBODY:
        badges.append(Badge(text="NPC", kind="npc", note=f"NPC {book.race_titles[owner]}"))
    x, y = book.spots[region]
    held = f"{book.race_titles[owner]}: {army_title(book, owner, army(g, region))}"
    return Space(
        key=id,
        label=book.region_titles[region],
        shape="circle",
        x=x,
        y=y,
        size=60,
        terrain=TERRAIN.get(id, "plain"),
        owner=g.seat_of[owner] if owner != NOBODY else NOBODY,
        badges=tuple(badges),
        note=f"{book.landmarks[region]}. " + (held if owner != NOBODY else "Empty."),
        neighbours=tuple([book.region_ids[n] for n in book.neighbours[region]]),
        token=offered(g, viewer, T_REGION + region),
        why_not=refused(g, viewer, T_REGION + region),
    )


def army_pieces(g: Assault, region: int, viewer: int) -> list[Piece]:
    """An army as stacks of equal units."""
    race = g.owner[region]
    if race == NOBODY:
        return []
    asked = g.asked
    clickable = asked is not None and asked.seat == viewer and unit_place(g, asked)[1] == region
    found: list[Piece] = []
    units = army(g, region)
    for slot in range(SLOTS):
        if units[slot] > 0:
            token = offered(g, viewer, T_UNIT + slot) if clickable else ""
            found.append(unit_piece(g, race, region, slot, units[slot], token))
    return found


def unit_piece(g: Assault, race: int, region: int, slot: int, number: int, token: str) -> Piece:
    """Equal units of one place."""
    book = g.book
    s, f, v = strength(g, race, slot), fortitude(g, race, slot), value(g, race, slot)
    kind = KIND_NAMES[KIND_OF_SLOT[slot]]
    wounded = slot in (1, 3, 7, 9)
    note = f"Strength {s}, Fortitude {f}, Ordning Value {v}"
    if kind.endswith("leader"):
        note += ". " + leader_text(book, race, 1 if kind == "second_leader" else 0)
    return Piece(
        key=f"{RACE_NAMES[race]}-{SLOT_NAMES[slot]}@{book.region_ids[region]}",
        at=book.region_ids[region],
        name=unit_title(book, race, slot),
        kind=kind,
        owner=g.seat_of[race],
        glyph=f"{RACE_NAMES[race][:2]}",
        badges=(
            Badge(text=f"×{number}", kind="count"),
            Badge(text=str(s), kind="strength"),
            Badge(text=str(f), kind="fortitude"),
        ),
        states=("wounded",) if wounded else (),
        note=note,
        token=token,
    )


def marker_pieces(g: Assault, region: int) -> list[Piece]:
    """Story Markers and the Event Token of a region."""
    book = g.book
    found: list[Piece] = []
    for kind in range(MARKERS):
        number = g.markers[kind * REGIONS + region]
        if number > 0:
            title = book.marker_titles[kind]
            found.append(
                Piece(
                    key=f"{title}@{book.region_ids[region]}",
                    at=book.region_ids[region],
                    name=f"{title} Marker",
                    kind="marker",
                    owner=g.seat_of[book.marker_race[kind]],
                    glyph=title[:2],
                    badges=(Badge(text=f"×{number}", kind="count"),),
                )
            )
    return found


def slayer_pieces(g: Assault, viewer: int) -> list[Piece]:
    """Giantslayers on the board."""
    found: list[Piece] = []
    for slayer in range(SLAYERS):
        if g.slayers[slayer] != NOBODY:
            title = g.book.slayer_titles[slayer]
            s, f = g.book.slayer_strength[slayer], g.book.slayer_fortitude[slayer]
            found.append(
                Piece(
                    key=SLAYER_NAMES[slayer],
                    at=g.book.region_ids[g.slayers[slayer]],
                    name=title,
                    kind="slayer",
                    glyph=title[:1],
                    badges=(
                        Badge(text=str(s), kind="strength"),
                        Badge(text=str(f), kind="fortitude"),
                    ),
                    states=("wounded",) if g.slayers_wounded[slayer] else (),
                    token=offered(g, viewer, T_SLAYER + slayer),
                )
            )
    return found


def tracks(g: Assault) -> tuple[Track, ...]:
    """The pools, whose levels are public (AG-SET-17)."""
    full = g.book.pools[g.seats]
    ends = ("the Final Ordning begins", "the Endgame begins")
    return tuple(
        [
            Track(
                key=f"pool{i + 1}",
                title=f"OP Pool #{i + 1}",
                length=full[i],
                filled=g.pools[i],
                note=f"When it is empty, {ends[i]}.",
            )
            for i in range(2)
        ]
    )


def counters(g: Assault) -> tuple[Counter, ...]:
    """Counters that belong to nobody's seat."""
    found = [Counter(key="round", label="Round", value=str(g.round))]
    if g.seat_of[RACES - 1] != NOBODY:
        found.append(Counter(key="fed", label="Food fed", value=str(g.food_fed)))
    if g.seat_of[1] != NOBODY:
        found.append(
            Counter(key="turned", label="Artifacts turned in", value=str(g.artifacts_turned))
        )
    for kind in range(MARKERS):
        if g.seat_of[g.book.marker_race[kind]] != NOBODY:
            label = f"{g.book.marker_titles[kind]} Markers left"
            found.append(
                Counter(key=f"marker{kind}", label=label, value=str(markers_left(g, kind)))
            )
    return tuple(found)


def stage_title(g: Assault) -> str:
    """The stage of the game (AG-GEN-05)."""
    if is_endgame(g) or g.last_round > 0:
        return "Endgame"
    return "Final Ordning" if is_final_ordning(g) else "Main part"
