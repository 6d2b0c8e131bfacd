"""Equipment: drawn, taken, shown, discarded (DW-EQ-01 to 06, 08, 15; DW-SET-17, DW-B5-13).

What it does while it is held stands in `standing.py`; what its use does, in `items.py` and the verbs.
"""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.lasting import HEART
from jotunheim.games.dwarves.rules.losses import fit_health, heal
from jotunheim.games.dwarves.rules.standing import equipment_works
from jotunheim.games.dwarves.rules.tasks import DRAW_EQUIPMENT, TASKS, Duty, Task
from jotunheim.games.dwarves.state import (
    E_DECK,
    E_DISCARD,
    E_HELD,
    E_SHOWN,
    E_SPECIAL,
    S_BOOK,
    S_DECK,
    Dwarves,
)
from jotunheim.games.dwarves.tokens import ANDOKAI, CARD, HERO, SPELL_BOOK
from jotunheim.games.dwarves.words.events.cards import GETS, LOSES_CARD, UNDER_DECK
from jotunheim.games.dwarves.words.names import card_name
from jotunheim.kernel import ALL, NO_CARD, Decision, Step
from jotunheim.texts import N_, _

# Questions --------------------------------------------------------------------------------------


def may_take(g: Dwarves, card: int) -> list[int]:
    """The seats that do not have this card yet: never two of the same name (DW-EQ-01, DW-EQ-04)."""
    return [seat for seat in range(g.seats) if card not in g.equipment.prints_in(E_HELD + seat)]


def equipment_of(g: Dwarves, seat: int) -> list[int]:
    """All Equipment of a Hero, each once; Andôkai's Spell Book is one (DW-HERO-04, DW-EQ-15)."""
    found = sorted(g.equipment.prints_in(E_HELD + seat))
    if g.heroes[seat] == ANDOKAI and g.spells.zones[S_BOOK]:
        found.append(SPELL_BOOK)
    return found


def has_equipment(g: Dwarves, seat: int) -> bool:
    """Has the Hero any Equipment?"""
    if g.equipment.zones[E_HELD + seat]:
        return True
    return g.heroes[seat] == ANDOKAI and len(g.spells.zones[S_BOOK]) > 0


def refill(g: Dwarves) -> None:
    """An empty deck is made of the discarded cards (DW-SET-17)."""
    g.equipment.refill(g, E_DECK, E_DISCARD)


# Drawing ----------------------------------------------------------------------------------------


def draw_equipment(g: Dwarves, number: int) -> None:
    """So many cards, one after another; the team decides on each before the next (DW-EQ-04)."""
    g.then(*[DrawOne() for _card in range(number)])


@final
class Gifts(Duty):
    """Council R4 and other gifts of chapters below."""

    def carry_out(self, g: Dwarves, task: Task) -> None:
        draw_equipment(g, task.a)


TASKS.on(DRAW_EQUIPMENT, Gifts())


@final
class DrawOne(Step[Dwarves]):
    """A card that all Heroes have goes under the deck, and another is drawn (DW-EQ-03)."""

    def run(self, g: Dwarves) -> None:
        refill(g)
        for _try in range(len(g.equipment.zones[E_DECK])):
            piece = g.equipment.draw(g, E_DECK, E_SHOWN)
            if may_take(g, g.equipment.veil.prints[piece]):
                g.then(TakeCard(g.active, piece))
                return
            go_under(g, piece)


def go_under(g: Dwarves, piece: int) -> None:
    """A card that all have seen goes under the deck; they still know it there (DW-HID-02)."""
    g.equipment.show(g, piece, ALL)
    g.equipment.put_under(g, piece, E_DECK)
    g.tell(UNDER_DECK, (g.equipment.veil.prints[piece],))


@final
class TakeCard(Decision[Dwarves]):
    """Which Hero takes the card? (DW-EQ-04, DEC-16, DEC-28)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-01", "DW-EQ-04")
    asks: ClassVar[str] = N_("Who takes {card}?")
    meanwhile: ClassVar[str] = N_("{seat} is giving out {card}")

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": g.equipment.veil.prints[self.piece]}

    def card(self, g: Dwarves) -> int:
        """What the piece is."""
        return g.equipment.veil.prints[self.piece]

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"card": card_name(g, self.card(g))}

    def waiting(self, g: Dwarves, seat: str) -> str:
        return _(self.meanwhile).format(seat=seat, card=card_name(g, self.card(g)))

    def options(self, g: Dwarves) -> list[int]:
        return HERO.tokens(sorted([g.heroes[seat] for seat in may_take(g, self.card(g))]))

    def choose(self, g: Dwarves, token: int) -> None:
        take(g, g.seat_of(HERO.of(token)), self.piece)

    def expected(self, g: Dwarves) -> list[int]:
        return HERO.tokens(sorted(g.heroes))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("this Hero has such a card already (DW-EQ-01)") if HERO.has(token) else ""


def take(g: Dwarves, seat: int, piece: int) -> None:
    """A Hero takes a card; an Increased Health tile brings its point at once (DW-EQ-06)."""
    card = g.equipment.veil.prints[piece]
    g.equipment.move(g, piece, E_HELD + seat)
    g.tell(GETS, (seat, card))
    for rule in g.book.cards[card].lasting:
        if rule.op == HEART and equipment_works(g):
            heal(g, seat, rule.number)


def give_special(g: Dwarves, card: int) -> None:
    """A reward of Book 5: the named card to a Hero of the team's choice (DW-B5-06, DW-B5-12)."""
    piece = g.equipment.find(E_SPECIAL, card)
    if piece != NO_CARD:
        g.then(TakeCard(g.active, piece))


# Choosing among several -------------------------------------------------------------------------


def show_equipment(g: Dwarves, number: int) -> None:
    """Turn up the top cards; one is picked, the others go under (The Magus' Library, Blacksmith)."""
    refill(g)
    for _card in range(min(number, len(g.equipment.zones[E_DECK]))):
        g.equipment.draw(g, E_DECK, E_SHOWN)
    if any(may_take(g, card) for card in g.equipment.prints_in(E_SHOWN)):
        g.then(PickShown(g.active))
    g.then(RestGoesUnder())


@final
class PickShown(Decision[Dwarves]):
    """Which of the cards shown is taken? (DEC-37)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-01", "DW-EQ-04")
    asks: ClassVar[str] = N_("Which of these cards do you take?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing Equipment")

    def options(self, g: Dwarves) -> list[int]:
        shown = dict.fromkeys(g.equipment.prints_in(E_SHOWN))
        return CARD.tokens(sorted([card for card in shown if may_take(g, card)]))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(TakeCard(self.seat, g.equipment.find(E_SHOWN, CARD.of(token))))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("every Hero has such a card already (DW-EQ-01)") if CARD.has(token) else ""


@final
class RestGoesUnder(Step[Dwarves]):
    """The cards that nobody took go under the deck in the order in which they were drawn."""

    def run(self, g: Dwarves) -> None:
        for piece in g.equipment.zones[E_SHOWN][:]:
            go_under(g, piece)


def search_equipment(g: Dwarves) -> None:
    """Any card of the deck that a Hero can take; then the deck is shuffled."""
    refill(g)
    if any(may_take(g, card) for card in g.equipment.prints_in(E_DECK)):
        g.then(SearchDeck(g.active))


@final
class SearchDeck(Decision[Dwarves]):
    """Which card of the deck do you want? (DEC-37)

    All cards outside the deck are open, so what is in it is no secret; only its order is.
    """

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-01", "DW-EQ-04", "DW-HID-04")
    asks: ClassVar[str] = N_("Which card of the Equipment deck do you want?")
    meanwhile: ClassVar[str] = N_("{seat} is searching the Equipment deck")

    def options(self, g: Dwarves) -> list[int]:
        found = set(g.equipment.prints_in(E_DECK))
        return CARD.tokens(sorted([card for card in found if may_take(g, card)]))

    def choose(self, g: Dwarves, token: int) -> None:
        piece = g.equipment.find(E_DECK, CARD.of(token))
        g.equipment.search(g, piece, E_SHOWN)
        g.then(TakeCard(self.seat, g.equipment.find(E_SHOWN, CARD.of(token))))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("it is not in the deck, or every Hero has it") if CARD.has(token) else ""


# Losing -----------------------------------------------------------------------------------------


def lose_card(g: Dwarves, seat: int, card: int) -> None:
    """A card goes to the discard pile, the Spell Book under its deck; its bonus ends (DW-EQ-07, 08)."""
    if card == SPELL_BOOK:
        g.spells.put_under(g, g.spells.zones[S_BOOK][0], S_DECK)
    else:
        g.equipment.move(g, g.equipment.find(E_HELD + seat, card), E_DISCARD)
    g.tell(LOSES_CARD, (seat, card))
    fit_health(g, seat)


@final
class DiscardOne(Decision[Dwarves]):
    """Which of your Equipment cards do you discard? (DW-EQ-15, DEC-33)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-15",)
    asks: ClassVar[str] = N_("Which Equipment card do you discard?")
    meanwhile: ClassVar[str] = N_("{seat} is discarding Equipment")
    may_be_void: ClassVar[bool] = True

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"seat": self.owner}

    def options(self, g: Dwarves) -> list[int]:
        return CARD.tokens(equipment_of(g, self.owner))

    def choose(self, g: Dwarves, token: int) -> None:
        lose_card(g, self.owner, CARD.of(token))


@final
class TeamLoses(Decision[Dwarves]):
    """Whose Equipment does the team discard? (DW-EQ-15, DEC-33)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-EQ-15",)
    asks: ClassVar[str] = N_("Whose Equipment is discarded?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing who discards Equipment")
    may_be_void: ClassVar[bool] = True

    def options(self, g: Dwarves) -> list[int]:
        owners = [seat for seat in range(g.seats) if equipment_of(g, seat)]
        return HERO.tokens(sorted([g.heroes[seat] for seat in owners]))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(DiscardOne(self.seat, g.seat_of(HERO.of(token))))


def equipment_in_all(g: Dwarves) -> int:
    """Equipment cards of all Heroes together."""
    return sum([len(equipment_of(g, seat)) for seat in range(g.seats)])
