"""What a seat may see; secrets are dropped here and nowhere else (AG-INF).

Others' spells and totals are left out; everything else on the table is open. A spectator sees what
all see (AG-INF-10).
"""

from jotunheim.games.assault.names import (
    army_title,
    command_title,
    face_title,
    seat_title,
    side_title,
    unit_title,
)
from jotunheim.games.assault.prompts import unit_place
from jotunheim.games.assault.rules.board import (
    army,
    cards_owned,
    fight,
    fortitude,
    friendly_regions,
    is_endgame,
    is_final_ordning,
    strength,
    value,
)
from jotunheim.games.assault.rules.dice import arcane_left
from jotunheim.games.assault.rules.markers import markers_left
from jotunheim.games.assault.state import Assault, Side
from jotunheim.games.assault.texts import (
    command_text,
    event_text,
    leader_text,
    resource_text,
    spell_text,
)
from jotunheim.games.assault.tokens import (
    COMMAND_NAMES,
    COMMANDS,
    GIANTSLAYERS,
    KIND_NAMES,
    KIND_OF_SLOT,
    LEAD,
    MAGIC,
    MARKERS,
    NOBODY,
    RACE_NAMES,
    RACES,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCES,
    SLAYER_NAMES,
    SLAYERS,
    SLOT_NAMES,
    SLOTS,
    T_COMMAND,
    T_DIE,
    T_EVENT,
    T_REGION,
    T_RESOURCE,
    T_SLAYER,
    T_UNIT,
)
from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Counter,
    Die,
    Line,
    Piece,
    Seat,
    Sheet,
    Space,
    Track,
    Zone,
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


def offered(g: Assault, seat: int, token: int) -> str:
    """The token's name if this seat may pick it now."""
    asked = g.asked
    if asked is None or asked.seat != seat or token not in g.options:
        return ""
    return g.book.words.names[token]


def refused(g: Assault, seat: int, token: int) -> str:
    """Why this seat cannot pick it, where it is asked for regions at all."""
    asked = g.asked
    if asked is None or asked.seat != seat or token in g.options:
        return ""
    if not any(T_REGION <= option < T_REGION + REGIONS for option in g.options):
        return ""
    return asked.why_not(g, token)


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


def zones(g: Assault, viewer: int) -> tuple[Zone, ...]:
    """Cards: rows, hands, Resource Areas, events, piles (AG-INF-01)."""
    found = [event_zone(g, viewer)]
    for seat in range(g.seats):
        found += [
            row_zone(g, seat, viewer),
            resource_zone(g, seat, viewer),
            special_zone(g, seat, viewer),
        ]
        found.append(spell_zone(g, seat, viewer))
        if seat == viewer:
            found.append(hand_zone(g, seat))
    if sum(g.offered) > 0:
        found.append(pile_zone(g, "offered", "Resource Cards to choose from", g.offered, viewer))
    found.append(pile_zone(g, "discard", "Resource Discard Pile", g.discard, NOBODY))
    found.append(Zone(key="deck", title="Resource Deck", kind="deck", count=sum(g.deck)))
    found.append(Zone(key="spell_deck", title="Spell Deck", kind="deck", count=len(g.spell_deck)))
    found.append(Zone(key="event_deck", title="Event Deck", kind="deck", count=len(g.event_deck)))
    found.append(open_spells(g, "spell_discard", "Spell Discard Pile", g.spell_discard))
    found.append(open_spells(g, "cast", "Cast spells, out of the game", g.cast))
    return tuple(found)


def event_card(g: Assault, event: int, viewer: int) -> Card:
    """An Event Card, with the reason where it cannot be claimed now."""
    card = g.book.events[event]
    asked = g.asked
    mine = asked is not None and asked.seat == viewer and asked.question() == "ClaimEvent"
    return Card(
        key=f"event:{card.id}",
        name=card.title,
        kind="event",
        text=event_text(g.book, card),
        badges=(Badge(text=f"{card.points} OP", kind="points"),),
        token=offered(g, viewer, T_EVENT + event),
        why_not=g.why_not(T_EVENT + event) if mine else "",
    )


def event_zone(g: Assault, viewer: int) -> Zone:
    """The Event Draft Area."""
    cards = [event_card(g, event, viewer) for event in g.face_up]
    return Zone(key="events", title="Events", kind="row", cards=tuple(cards))


def special_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The race's stack of special events, face up; claimed ones are turned sideways (AG-EVT-05)."""
    race = g.race_of[seat]
    cards: list[Card] = []
    for place, event in enumerate(g.book.stacks[race]):
        if place >= g.next_special[race]:
            cards.append(event_card(g, event, viewer if seat == viewer else -2))
    won = [e for e in range(len(g.claimed)) if g.claimed[e] == seat]
    titles = ", ".join([g.book.events[event].title for event in won])
    title = f"Special events of the {g.book.race_titles[race]}"
    return Zone(
        key=f"special{seat}",
        title=title,
        kind="pile",
        owner=seat,
        cards=tuple(cards),
        note=f"Claimed: {titles}" if titles else "",
    )


def row_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """The row of Command Cards, from left to right, with their live bonus (AG-CMD-04)."""
    places = [(g.laid[seat * COMMANDS + c], c) for c in range(COMMANDS)]
    cards: list[Card] = []
    for place, command in sorted(places):
        if place > 0:
            badges: tuple[Badge, ...] = ()
            if command in (LEAD, MAGIC):
                right = g.row[seat] - place
                badges = (Badge(text=f"+{right} from the right", kind="bonus"),)
            states = ("activated",) if command == LEAD and g.activated[seat] else ()
            cards.append(command_card(g, seat, command, badges, states, ""))
    title = f"Row of the {seat_title(g, seat)}"
    return Zone(key=f"row{seat}", title=title, kind="row", owner=seat, cards=tuple(cards))


def command_card(
    g: Assault,
    seat: int,
    command: int,
    badges: tuple[Badge, ...],
    states: tuple[str, ...],
    token: str,
) -> Card:
    """A Command Card."""
    return Card(
        key=f"command{seat}:{COMMAND_NAMES[command]}",
        name=command_title(g, seat, command),
        kind="command",
        text=command_text(g.book, g.race_of[seat], command),
        owner=seat,
        badges=badges,
        states=states,
        token=token,
    )


def hand_zone(g: Assault, seat: int) -> Zone:
    """The Command Cards still in hand, with what their place would be worth now."""
    badges = (Badge(text=f"+{g.row[seat]} from the left", kind="bonus"),)
    cards = [
        command_card(g, seat, c, badges, (), offered(g, seat, T_COMMAND + c))
        for c in range(COMMANDS)
        if g.laid[seat * COMMANDS + c] == 0
    ]
    return Zone(key="hand", title="Your Command Cards", kind="hand", owner=seat, cards=tuple(cards))


def resource_cards(g: Assault, key: str, counts: list[int], viewer: int) -> tuple[Card, ...]:
    """Resource Cards by kind."""
    cards: list[Card] = []
    for kind in range(RESOURCES):
        if counts[kind] > 0:
            cards.append(
                Card(
                    key=f"{key}:{RESOURCE_NAMES[kind]}",
                    name=g.book.resource_titles[kind],
                    kind="resource",
                    text=resource_text(g.book, kind),
                    badges=(Badge(text=f"×{counts[kind]}", kind="count"),),
                    token=offered(g, viewer, T_RESOURCE + kind),
                )
            )
    return tuple(cards)


def resource_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """A Resource Area, face up (AG-COM-18)."""
    counts = g.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES]
    cards = resource_cards(g, f"cards{seat}", counts, viewer if viewer == seat else -2)
    title = f"Resource Area of the {seat_title(g, seat)}"
    return Zone(key=f"resources{seat}", title=title, kind="row", owner=seat, cards=cards)


def pile_zone(g: Assault, key: str, title: str, counts: list[int], viewer: int) -> Zone:
    """An open pile of Resource Cards."""
    cards = resource_cards(g, key, counts, viewer)
    return Zone(key=key, title=title, kind="pile", cards=cards, count=sum(counts))


def spell_zone(g: Assault, seat: int, viewer: int) -> Zone:
    """Held spells: their number is public, which they are only to those who know (AG-MAG-09)."""
    cards: list[Card] = []
    hidden = 0
    for spell in sorted(g.spells[seat]):
        if knows_spell(g, spell, seat, viewer):
            card = g.book.spells[spell]
            text = spell_text(g.book, spell)
            cards.append(Card(key=f"spell:{card.id}", name=card.title, kind="spell", text=text))
        else:
            hidden += 1
    for number in range(hidden):
        cards.append(Card(key=f"spell{seat}-{number}", kind="spell", face_up=False))
    title = f"Spells of the {seat_title(g, seat)}"
    return Zone(key=f"spells{seat}", title=title, kind="hand", owner=seat, cards=tuple(cards))


def knows_spell(g: Assault, spell: int, owner: int, viewer: int) -> bool:
    """The owner always; others if it was taken from the open discard pile (AG-INF-08)."""
    return owner == viewer or g.veil.knows(spell, viewer)


def open_spells(g: Assault, key: str, title: str, spells: list[int]) -> Zone:
    """Spells that lie face up."""
    cards = [
        Card(key=f"{key}:{g.book.spells[s].id}", name=g.book.spells[s].title, kind="spell")
        for s in spells
    ]
    return Zone(key=key, title=title, kind="pile", cards=tuple(cards), count=len(spells))


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


def sheets(g: Assault, viewer: int) -> tuple[Sheet, ...]:
    """The Combat Table while a battle is fought (AG-COM-25)."""
    if g.battle is None:
        return ()
    battle = fight(g)
    found: list[Sheet] = []
    for side in range(2):
        own = battle.sides[side]
        units = battle.force if side == 0 else army(g, battle.region)
        who = army_title(g.book, own.race, units) if own.race != GIANTSLAYERS else "giantslayers"
        lines = (
            Line(cells=("Hits", str(own.hits))),
            Line(cells=("Blocks", str(own.blocks))),
            Line(cells=("Added hits", str(own.added_hits))),
            Line(cells=("Added blocks", str(own.added_blocks))),
        )
        found.append(
            Sheet(
                key=f"battle{side}",
                title=("Attacker: " if side == 0 else "Defender: ") + side_title(g, own.race),
                subtitle=f"{who} in {g.book.region_titles[battle.origin if side == 0 else battle.region]}",
                owner=g.seat_of[own.race] if own.race != GIANTSLAYERS else own.seat,
                lines=lines,
                dice=tuple([die(g, own, side, i, viewer) for i in range(own.dice)]),
            )
        )
    return tuple(found)


def die(g: Assault, own: Side, side: int, number: int, viewer: int) -> Die:
    """A die as it lies, with what was made of it (AG-BAT-32)."""
    states: list[str] = []
    note = ""
    if own.turned[number] > 0:
        states.append("changed")
        note = f"converted: {own.made[number] >> 4} hits, {own.made[number] & 15} blocks"
    if own.is_set[number] != NOBODY:
        states.append("locked")
        note = f"counts as {own.is_set[number]} hits"
    if arcane_left(own, number) > 0:
        states.append("arcane")
    asked = g.asked
    token = ""
    if asked is not None and asked.seat == viewer and (asked.seat == own.seat):
        token = offered(g, viewer, T_DIE + number + 1 - own.special)
    return Die(
        key=f"die{side}-{number}",
        face=face_title(own.faces[number]),
        kind=RACE_NAMES[own.race] if number < own.special else "grey",
        owner=own.seat,
        states=tuple(states),
        note=note,
        token=token,
    )


def stage_title(g: Assault) -> str:
    """The stage of the game (AG-GEN-05)."""
    if is_endgame(g) or g.last_round > 0:
        return "Endgame"
    return "Final Ordning" if is_final_ordning(g) else "Main part"
