"""What a seat may see; secrets are dropped here and nowhere else (AG-INF).

Others' spells and totals are left out; everything else on the table is open. A spectator sees what
all see (AG-INF-10).
"""

from functools import lru_cache
from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.special import markers_left
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.cards import command_text, event_text, leader_text
from jotunheim.games.assault.words.names import event_title, kind_title, marker_title, race_title
from jotunheim.kernel import deciding
from jotunheim.scene import Counter, Seat, Track
from jotunheim.texts import N_, _

# Signs of the markers: ravage, alliance, raid, frozen, forge, slain dragon.
MOST_COUNTERS: Final = 1000  # kept
STORY_SIGNS: Final = ("mountain", "flag", "skull", "frost", "hammer", "dragon")


def seats(g: Assault, viewer: int) -> tuple[Seat, ...]:
    """The seats as everybody may see them; totals of others are hidden (AG-COM-24, AG-INF-04)."""
    return tuple([seat_of(g, seat, viewer) for seat in range(g.seats)])


def seat_of(g: Assault, seat: int, viewer: int) -> Seat:
    """One seat: public counts, and the score where this viewer may see it."""
    race = g.race_of[seat]
    sees = seat == viewer or g.over or g.open_points == 1
    active = ("active",) if g.turn == seat else ()
    counters = (
        counter(f"cards{seat}", _("Resource Cards"), board.cards_owned(g, seat), "chest"),
        counter(f"spells{seat}", _("spells"), len(g.hand(seat)), "star"),
        counter(f"row{seat}", _("cards in the row"), g.row[seat], "cards"),
        *story_counters(g, seat),
    )
    return Seat(
        seat=seat,
        name=race_title(g.book, race),
        colour=tokens.RACE_NAMES[race],
        counters=counters,
        score=str(g.points[seat]) if sees else "?",
        states=(*active, *deciding(g, seat, viewer)),
        face=f"assault/{tokens.RACE_NAMES[race]}",
    )


def others(g: Assault) -> tuple[Seat, ...]:
    """The races that nobody plays: where they stand is open to all (AG-COM-28, AG-SET-11)."""
    return tuple([npc(g, race) for race in range(tokens.RACES) if g.seat_of[race] == tokens.NOBODY])


def npc(g: Assault, race: int) -> Seat:
    """A race without a seat: its regions and units on the board."""
    held = [region for region in range(tokens.REGIONS) if g.owner[region] == race]
    units = sum([sum(board.army(g, region)) for region in held])
    name = tokens.RACE_NAMES[race]
    return Seat(
        seat=tokens.NOBODY,
        name=race_title(g.book, race),
        colour=name,
        counters=(
            Counter(key=f"regions-{name}", label=_("regions"), value=str(len(held))),
            Counter(key=f"units-{name}", label=_("units"), value=str(units)),
        ),
        states=(N_("NPC"),),
    )


@lru_cache(MOST_COUNTERS)
def counter(key: str, label: str, value: int, sign: str) -> Counter:
    """A public number of a seat, with its sign; the same again for the same number."""
    return Counter(key=key, label=label, value=str(value), sign=sign)


def tracks(g: Assault) -> tuple[Track, ...]:
    """The pools, whose levels are public (AG-SET-17)."""
    full = g.book.pools[g.seats]
    found: list[Track] = []
    for pool, title, note in (
        (0, _("First OP pool"), _("Empty: the Final Ordning begins")),
        (1, _("Second OP pool"), _("Empty: the Endgame begins")),
    ):
        key, left = f"pool{pool + 1}", g.pools[pool]
        found.append(Track(key=key, title=title, length=full[pool], filled=left, note=note))
    return tuple(found)


def story_counters(g: Assault, seat: int) -> list[Counter]:
    """What the race's own story counts: markers left, Food fed, Artifacts turned in (AG-SPC)."""
    book = g.book
    race = g.race_of[seat]
    special = book.special[race]
    found = [
        counter(
            f"marker{kind}",
            _("{kind} Markers left").format(kind=marker_title(book, kind)),
            markers_left(g, kind),
            STORY_SIGNS[kind],
        )
        for kind in range(tokens.MARKERS)
        if book.marker_race[kind] == race
    ]
    if special.per_spent and special.spent == tokens.FOOD:
        found.append(counter("fed", _("Food fed"), g.food_fed, "food"))
    elif special.per_spent:
        found.append(counter("turned", _("Artifacts turned in"), g.artifacts_turned, "gem"))
    return found


def stage_titles() -> tuple[str, ...]:
    """The stages of a game in their order (AG-GEN-05)."""
    return (_("Main part"), _("Final Ordning"), _("Endgame"))


def stage_title(g: Assault) -> str:
    """The stage of the game."""
    if board.is_endgame(g) or g.last_round > 0:
        return stage_titles()[2]
    return stage_titles()[1 if board.is_final_ordning(g) else 0]


def subtitle(g: Assault) -> str:
    """The round, and whose turn it is."""
    if not g.round:
        return _("Set-up")
    if g.turn < 0:
        return _("Round {number}").format(number=g.round)
    text = _("Round {number}, turn of the {race}")
    return text.format(number=g.round, race=race_title(g.book, g.race_of[g.turn]))


def introduction(g: Assault, seat: int) -> list[tuple[str, str]]:
    """What a race can do that the others cannot: its leaders, its own command, its special events (T-40)."""
    book, race = g.book, g.race_of[seat]
    leaders = ((0, tokens.K_LEADER), (1, tokens.K_SECOND_LEADER))
    found = [(kind_title(book, race, kind), leader_text(book, race, at)) for at, kind in leaders]
    own = _(book.command_titles[race * tokens.COMMANDS + tokens.SPECIAL])
    title = _("Own command: {card}").format(card=own)
    found.append((title, command_text(book, race, tokens.SPECIAL)))
    for event in book.stacks[race]:
        title = _("Own event: {event}").format(event=event_title(book, event))
        found.append((title, event_text(book, book.events[event])))
    return [(title, text) for title, text in found if text]
