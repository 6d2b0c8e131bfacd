"""Questions about cards: which to draw, to take, to give away."""

from jotunheim.games.valda.book.tables import ACTION
from jotunheim.games.valda.bot.weights import WEIGHTS
from jotunheim.games.valda.bot.worth import POWER, Worth
from jotunheim.games.valda.rules import (
    cards,
    choices,
    divine,
    followers,
    resource_phase,
    steals,
)
from jotunheim.games.valda.state.table import DIVINE, HANDS, Valda
from jotunheim.games.valda.tokens import (
    AREA,
    CARD,
    DECK,
    DECK_A,
)
from jotunheim.kernel import DONE


def draw_from(g: Valda, asked: cards.DrawFrom, options: list[int]) -> list[float]:
    """Action cards, unless there are enough of them."""
    return decks(g, asked.seat, options)


def draw_at_end(g: Valda, asked: resource_phase.DrawAtEnd, options: list[int]) -> list[float]:
    """Action cards, unless there are enough of them."""
    return decks(g, asked.seat, options)


def decks(g: Valda, seat: int, options: list[int]) -> list[float]:
    """Four action cards are enough for a turn."""
    prints = g.cards.veil.prints
    actions = 0
    for card in g.cards.zones[HANDS + seat]:
        if g.book.types[prints[card]] == ACTION:
            actions += 1
    return [4.5 - actions if DECK.of(token) == DECK_A else 0.0 for token in options]


def put_under(g: Valda, asked: resource_phase.PutUnder, options: list[int]) -> list[float]:
    """The least useful."""
    worth = Worth(g, asked.seat)
    return [0.0 - worth.hold(CARD.of(token)) for token in options]


def draw_divine(g: Valda, asked: divine.DrawDivine, options: list[int]) -> list[float]:
    """The deck of a deity whose cards serve many ends; a card that was seen counts itself."""
    worth = Worth(g, asked.seat)
    found: list[float] = []
    for token in options:
        found.append(top_worth(worth, AREA.of(token)))
    return found


def top_worth(worth: Worth, area: int) -> float:
    """The top card of a divine deck, if this seat knows it."""
    g = worth.g
    card = g.cards.top(DIVINE + area)
    if g.cards.knows(card, worth.seat):
        return worth.hold(g.book.prints[card])
    return 0.6 + 0.02 * POWER[g.occupants[area] * 3 + 1]


def peek(g: Valda, asked: divine.Peek, options: list[int]) -> list[float]:
    """Look at everything."""
    return [0.0 if token == DONE else 1.0 for token in options]


def recover(g: Valda, asked: choices.Recover, options: list[int]) -> list[float]:
    """The most useful."""
    worth = Worth(g, asked.seat)
    return [worth.hold(CARD.of(token)) for token in options]


def choose_card(g: Valda, asked: steals.ChooseCard, options: list[int]) -> list[float]:
    """The most useful."""
    worth = Worth(g, asked.seat)
    return [worth.hold(CARD.of(token)) for token in options]


def discard_for_trade(
    g: Valda, asked: followers.DiscardForTrade, options: list[int]
) -> list[float]:
    """The least useful cards; they are picked in their order."""
    return dropped(g, asked.seat, asked.high, 99.0, options)


def sacrifice(g: Valda, asked: choices.Sacrifice, options: list[int]) -> list[float]:
    """All cards that are worth less than a follower, the least useful first."""
    return dropped(g, asked.seat, asked.high, float(asked.each), options)


def dropped(g: Valda, seat: int, most: int, limit: float, options: list[int]) -> list[float]:
    """The cards to give away come first, in the order of the vocabulary; then the end."""
    worth = Worth(g, seat)
    kinds = g.cards.prints_in(HANDS + seat)
    kinds.sort(key=worth.hold)
    wanted = [CARD.token(kind) for kind in kinds[:most] if worth.hold(kind) < limit]
    for token in g.picks:
        if token in wanted:
            wanted.remove(token)
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(0.0)
        elif token in wanted:
            found.append(2.0 - 0.001 * token)
        else:
            found.append(-1.0 - worth.hold(CARD.of(token)))
    return found


WEIGHTS.on(choices.Recover, recover)
WEIGHTS.on(choices.Sacrifice, sacrifice)
WEIGHTS.on(followers.DiscardForTrade, discard_for_trade)
WEIGHTS.on(cards.DrawFrom, draw_from)
WEIGHTS.on(resource_phase.DrawAtEnd, draw_at_end)
WEIGHTS.on(resource_phase.PutUnder, put_under)
WEIGHTS.on(divine.DrawDivine, draw_divine)
WEIGHTS.on(divine.Peek, peek)
WEIGHTS.on(steals.ChooseCard, choose_card)
