"""Set-up, by number of players (AG-SET).

Chance decides who starts and orders the decks; later it refills decks and rolls dice (AG-INF-05).
"""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.rules.events import turn_up_event
from jotunheim.games.assault.rules.stacking import put_on
from jotunheim.games.assault.state import SPELL_DECK, Assault
from jotunheim.games.assault.turn import Round
from jotunheim.games.assault.words.events import TOOK
from jotunheim.kernel import Chance, Decision, Step, draw_from
from jotunheim.texts import N_


def set_table(book: Book, seats: int, chance: Chance, first: int) -> Assault:
    """Board, races, pools: everything that needs no choice and no shuffle.

    Who starts leads the highest race in play, the others follow clockwise; `race_of` and `seat_of`
    are the Giant Race Tokens (AG-SET-03, 04, AG-COM-28).
    """
    g = Assault(seats, chance, book)
    g.empty_table()
    g.first = first
    lead = [race for race in range(tokens.RACES) if race not in book.npc_races[seats]]
    g.race_of = [tokens.NOBODY] * seats
    g.seat_of = [tokens.NOBODY] * tokens.RACES
    for place, race in enumerate(lead):
        seat = (first + place) % seats
        g.race_of[seat] = race
        g.seat_of[race] = seat
    g.pools = book.pools[seats][:]  # AG-SET-17
    return g


def place_armies(g: Assault) -> None:
    """Starting armies of players, charts of NPC races, the castle over the Evermoors.

    (AG-SET-07 to 11; a second leader or champion waits for its event, AG-SET-05, 08, 10)
    """
    book = g.book
    for race in range(tokens.RACES):
        if g.seat_of[race] != tokens.NOBODY:
            place_kinds(g, race, book.home[race], book.start[race])
        else:
            for region, kinds in book.npc[race]:
                place_kinds(g, race, region, kinds)
    if g.seat_of[tokens.CLOUD] != tokens.NOBODY:
        g.castle = book.home[tokens.CLOUD]


def place_kinds(g: Assault, race: int, region: int, kinds: list[int]) -> None:
    """Units out of the supply onto the board, healthy (AG-SET-06)."""
    for kind in range(tokens.KINDS):
        if kinds[kind] > 0:
            g.supply[race * tokens.KINDS + kind] -= kinds[kind]
            put_on(g, race, region, tokens.SLOT_OF_KIND[kind], kinds[kind])


def shuffle_decks(g: Assault) -> None:
    """Events and spells; three events face up (AG-SET-13, 16)."""
    g.event_deck = g.book.universal[:]
    for _ in range(g.book.rules["faces_up"]):
        turn_up_event(g)
    g.spells.shuffle(g, SPELL_DECK)


def start(book: Book, seats: int, chance: Chance) -> Assault:
    """A new game: its agenda begins with the draft of Resource Cards."""
    g = set_table(book, seats, chance, chance.below(seats))
    place_armies(g)
    shuffle_decks(g)
    g.agenda.append(Draft(0))
    return g


@final
class Draft(Step[Assault]):
    """As many Resource Cards as players, face up; each takes one (AG-SET-14, 15).

    The first time from the top of the ordning, the second time from its bottom; all are taken.
    """

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, g: Assault) -> None:
        if self.turn == g.book.rules["draft"]:
            g.then(Round())
            return
        for _ in range(g.seats):
            g.offered[draw_from(g.deck, g.chance)] += 1
        order = [(g.first + place) % g.seats for place in range(g.seats)]
        if self.turn % 2 == 1:
            order.reverse()
        for seat in order:
            g.then(TakeResource(seat))
        g.then(Draft(self.turn + 1))


@final
class TakeResource(Decision[Assault]):
    """Which of the face-up Resource Cards? (AG-SET-14, AG-DEC-01)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-SET-14", "AG-SET-15", "AG-DEC-01")
    asks: ClassVar[str] = N_("Which Resource Card do you take?")
    meanwhile: ClassVar[str] = N_("{seat} are taking a Resource Card")

    def options(self, g: Assault) -> list[int]:
        return tokens.RESOURCE.held(g.offered)

    def choose(self, g: Assault, token: int) -> None:
        kind = tokens.RESOURCE.of(token)
        g.offered[kind] -= 1
        g.resources[self.seat * tokens.RESOURCES + kind] += 1
        g.tell(TOOK, (self.seat, kind))
