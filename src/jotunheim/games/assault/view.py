# not compiled: made for people, never in a hot path
"""What a seat may see; secrets are dropped here and nowhere else (AG-INF).

Others' spells and totals are left out; everything else on the table is open. A spectator sees what
all see (AG-INF-10).
"""

from jotunheim.games.assault.rules.board import (
    cards_owned,
    friendly_regions,
    is_endgame,
    is_final_ordning,
)
from jotunheim.games.assault.rules.markers import markers_left
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    MARKERS,
    NOBODY,
    RACE_NAMES,
    RACES,
)
from jotunheim.scene import (
    Counter,
    Seat,
    Track,
)


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
        counter(f"cards{seat}", "Resource Cards", cards_owned(g, seat), "chest"),
        counter(f"spells{seat}", "spells", len(g.spells[seat]), "star"),
        counter(f"row{seat}", "cards in the row", g.row[seat], "cards"),
        counter(f"regions{seat}", "regions", len(friendly_regions(g, race)), "flag"),
    )
    return Seat(
        seat=seat,
        name=g.book.race_titles[race],
        colour=RACE_NAMES[race],
        counters=counters,
        score=str(g.points[seat]) if sees else "?",
        states=tuple(states),
    )


def counter(key: str, label: str, value: int, sign: str) -> Counter:
    """A public number of a seat, with its sign."""
    return Counter(key=key, label=label, value=str(value), sign=sign)


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
