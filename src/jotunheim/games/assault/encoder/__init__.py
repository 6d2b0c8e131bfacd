"""What a seat sees as numbers, for research; each field has one function that makes its numbers.

Open is what AG-INF-01 says; of spells and points it holds what this seat knows (AG-INF-02, 04, 08).
"""

from collections.abc import Callable
from typing import Final

from jotunheim.games.assault.encoder import battle, board, cards
from jotunheim.games.assault.encoder import question as asked
from jotunheim.games.assault.encoder.battle import (
    BATTLE_MEANING,
    BATTLE_ROW,
    CASTS,
    DIE_MEANING,
    DIE_ROW,
    SIDE_MEANING,
    SIDE_ROW,
)
from jotunheim.games.assault.encoder.board import (
    REGION_MEANING,
    REGION_ROW,
    SEAT_MEANING,
    SEAT_ROW,
)
from jotunheim.games.assault.encoder.question import QUESTIONS, UNDER_WAY
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    DICE,
    EVENTS,
    KINDS,
    RACES,
    REGIONS,
    RESOURCES,
    SLAYERS,
    SPELLS,
    WORD,
)

Part = tuple[str, tuple[int, ...], str, Callable[[Assault, int], list[float]]]

TRAITS: Final[tuple[str, ...]] = ("zero-sum",)
SEATS: Final = -1  # in a shape: as many as there are seats
PARTS: Final[list[Part]] = [
    (
        "question",
        (len(QUESTIONS),),
        f"what this seat is asked: {', '.join(QUESTIONS)}",
        asked.question,
    ),
    ("asked", (SEATS,), "who is asked, this seat first; nobody, if another is covertly", asked.who),
    ("region", (REGIONS,), "the region that the question is about", asked.region),
    ("slayer", (SLAYERS,), "the giantslayer that the question is about", asked.slayer),
    (
        "amounts",
        (3,),
        "to be picked: at least / 10, at most / 10; damage, units or cards that it is about / 12",
        asked.amounts,
    ),
    ("picked", (WORD.first + WORD.size,), "picked so far / 8, by token", asked.picked),
    (
        "under_way",
        (UNDER_WAY,),
        "units on their way / 6; units removed for room / 6 by kind; budget of the command / 12; "
        "maneuvers / 6; no penalty",
        asked.under_way,
    ),
    ("regions", (REGIONS, REGION_ROW), REGION_MEANING, board.regions),
    ("seats", (SEATS, SEAT_ROW), SEAT_MEANING, board.seats),
    ("npcs", (RACES,), "races that nobody leads", board.npcs),
    ("times", (2,), "round / 30; last round / 30, once it is known", board.times),
    ("pools", (2,), "what is left of each pool", board.pools),
    ("stories", (2,), "Food fed / 20, Artifacts turned in / 20", board.stories),
    (
        "box",
        (2, RACES, KINDS),
        "units / 12 to be had, and gone for good, by race and kind",
        board.box,
    ),
    ("freed", (RACES,), "second champions or leaders that may be recruited / 2", board.freed),
    ("slayers", (2, SLAYERS), "giantslayers wounded; attacked in this Rest", board.slayers),
    (
        "resource_piles",
        (3, RESOURCES),
        "Resource Cards by kind: deck / 20, discard pile / 20, draft / 10",
        cards.resource_piles,
    ),
    ("open_events", (EVENTS,), "universal events that lie open", cards.open_events),
    ("claimed_events", (EVENTS, SEATS), "who claimed each event last", cards.claimed_events),
    ("special_events", (RACES,), "own events behind each race / 4", cards.special_events),
    (
        "spell_piles",
        (4, SPELLS),
        "spells in the discard pile, on top of it, out of the game, looked at by this seat",
        cards.spell_piles,
    ),
    ("deck_sizes", (2,), "Spell Deck / 18, Event Deck / 19", cards.deck_sizes),
    ("partner", (SEATS,), "the partner of the trade under way", cards.partner),
    ("offer", (2, RESOURCES), "cards given, cards asked for, / 10 by kind", cards.offer),
    ("spent", (2,), "offers made / 3; an Artifact has just been spent on a spell", cards.spent),
    ("battle", (BATTLE_ROW,), BATTLE_MEANING, battle.battle),
    ("deciders", (2, SEATS), "who decides for attacker and defender", battle.deciders),
    ("sides", (2, SIDE_ROW), SIDE_MEANING, battle.sides),
    ("dice", (2, DICE, DIE_ROW), DIE_MEANING, battle.dice),
    ("casts", (2, CASTS), "start spells that stand, by side: basic, then advanced", battle.casts),
]


def fields(seats: int) -> list[tuple[str, tuple[int, ...], str]]:
    """Name, shape and meaning of each field."""
    return [(name, sized(shape, seats), meaning) for name, shape, meaning, _ in PARTS]


def sized(shape: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """A shape for so many seats."""
    return tuple([seats if n == SEATS else n for n in shape])


def encode(g: Assault, seat: int) -> list[float]:
    """The numbers of all fields, for this seat."""
    found: list[float] = []
    for _, _, _, numbers in PARTS:
        found += numbers(g, seat)
    return found
