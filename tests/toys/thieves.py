"""A toy of secrets: copies of cards, reshuffles into the living deck, peeks, cards put under unseen,
cards passed from hand to hand that onlookers cannot tell apart. Tokens name prints, never copies."""

from typing import Final, final

from jotunheim.kernel import (
    ALL,
    Chance,
    Decision,
    EventKind,
    Game,
    Outcome,
    Settings,
    State,
    Step,
    Veil,
    Vocabulary,
    competitive,
    number,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole, zone

PRINTS: Final = [0, 0, 1, 1, 2, 3, 4, 5]
NAMES: Final = ["raid", "storm", "gold", "ring", "wolf", "moon"]
WORDS: Final = Vocabulary()
CARD: Final = WORDS.family("card", NAMES).first
ACTION: Final = WORDS.family(
    "", ["draw", "peek", "discard", "under", "give", "rob", "shuffle"]
).first
DRAW, PEEK, DISCARD, UNDER, GIVE, ROB, SHUFFLE = range(ACTION, ACTION + 7)


ACTS_EVENT: Final = EventKind["Thieves"]("acts")


@final
class Thieves(State["Thieves"]):
    """Hands, a deck and an open pile."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.veil = Veil(PRINTS)
        self.deck = list(range(len(PRINTS)))
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.turn = 0
        self.turns = 12

    def me(self) -> "Thieves":
        return self

    def clone(self) -> "Thieves":
        new = Thieves(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.veil = self.veil.copy()
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.hands = [hand[:] for hand in self.hands]
        new.turn = self.turn
        new.turns = self.turns
        return new

    def veils(self) -> list[Veil]:
        return [self.veil]

    def places(self, family: int) -> list[int]:
        found = self.deck + self.pile
        for hand in self.hands:
            found = found + hand
        return found

    def relabel(self, family: int, at: list[int]) -> None:
        self.deck = [at[card] for card in self.deck]
        self.pile = [at[card] for card in self.pile]
        self.hands = [[at[card] for card in hand] for hand in self.hands]

    def census(self) -> dict[str, int]:
        return {"cards": len(self.places(0))}

    def held(self, seat: int) -> list[int]:
        """Tokens of the prints in a hand, each once, in an order that betrays no copy."""
        return sorted({CARD + PRINTS[card] for card in self.hands[seat]})

    def take(self, seat: int, token: int) -> int:
        """A card of this print leaves a hand; the others cannot tell from which place."""
        hand = self.hands[seat]
        self.veil.mix(hand, ALL & ~(1 << seat))
        card = next(card for card in hand if CARD + PRINTS[card] == token)
        hand.remove(card)
        return card


@final
class Turn(Step[Thieves]):
    def run(self, g: Thieves) -> None:
        if g.turn >= g.turns:
            reveal(g)
            g.finish()
            return
        g.turn += 1
        g.then(Act((g.turn - 1) % g.seats), Turn())


@final
class Act(Decision[Thieves]):
    def options(self, g: Thieves) -> list[int]:
        found = [SHUFFLE]
        if g.deck:
            found = [DRAW, PEEK, SHUFFLE]
        if g.hands[self.seat]:
            found.extend([DISCARD, UNDER, GIVE])
        if g.hands[(self.seat + 1) % g.seats]:
            found.append(ROB)
        return found

    def choose(self, g: Thieves, token: int) -> None:
        g.tell(ACTS_EVENT, (self.seat, token))
        if token in (DISCARD, UNDER, GIVE):
            g.then(PickCard(self.seat, token))
        elif token == DRAW:
            draw(g, self.seat)
        elif token == PEEK:
            g.veil.show(g.deck[-1], 1 << self.seat)
            g.learn()
        elif token == SHUFFLE:
            shuffle(g)
        else:
            rob(g, self.seat, (self.seat + 1) % g.seats)


@final
class PickCard(Decision[Thieves]):
    secret = True

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def options(self, g: Thieves) -> list[int]:
        return g.held(self.seat)

    def choose(self, g: Thieves, token: int) -> None:
        card = g.take(self.seat, token)
        if self.what == DISCARD:
            g.veil.show(card, ALL)
            g.pile.append(card)
            g.learn()
        elif self.what == UNDER:
            g.deck.insert(0, card)
        else:
            pass_on(g, card, (self.seat + 1) % g.seats)


def draw(g: Thieves, seat: int) -> None:
    card = g.deck.pop()
    g.veil.show(card, 1 << seat)
    g.hands[seat].append(card)
    g.learn()


def shuffle(g: Thieves) -> None:
    """The open pile goes into the deck, and all of it is shuffled."""
    g.deck = g.deck + g.pile
    g.pile = []
    g.chance.shuffle(g.deck)
    g.veil.mix(g.deck, ALL)


def reveal(g: Thieves) -> None:
    """Hands count at the end, so all see them."""
    for hand in g.hands:
        for card in hand:
            g.veil.show(card, ALL)
    g.learn()


def pass_on(g: Thieves, card: int, seat: int) -> None:
    g.veil.show(card, 1 << seat)
    g.hands[seat].append(card)
    g.learn()


def rob(g: Thieves, thief: int, victim: int) -> None:
    """At random and unseen by the third; the victim sees what is missing."""
    hand = g.hands[victim]
    g.veil.mix(hand, ALL & ~(1 << victim))
    card = hand.pop(g.chance.below(len(hand)))
    pass_on(g, card, thief)


@final
class ThievesGame(Game[Thieves]):
    """The door."""

    def __init__(self) -> None:
        super().__init__("thieves", "Thieves", WORDS)
        self.fewest = 2
        self.most = 3
        self.settings = [number("turns", 12, 1, 16, "turns in all")]

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Thieves:
        g = Thieves(seats, chance)
        g.turns = settings.number("turns")
        shuffle(g)
        for seat in range(seats):
            draw(g, seat)
            draw(g, seat)
        g.then(Turn())
        return g

    def view(self, g: Thieves, seat: int) -> Scene:
        piles = [("deck", g.deck), ("pile", g.pile)]
        piles.extend([(f"hand {s}", g.hands[s]) for s in range(g.seats)])
        zones = [zone(key, pile, NAMES, g.veil, seat) for key, pile in piles]
        return whole(self, g, seat, zones, {"turn": g.turn})

    def outcome(self, g: Thieves) -> Outcome:
        return competitive([sum([PRINTS[card] for card in hand]) for hand in g.hands], [])


GAME: Final[ThievesGame] = ThievesGame()
