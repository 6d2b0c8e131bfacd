"""Random histories of a deck, an open pile and three hands, played with or without a veil."""

import random
from dataclasses import dataclass

from jotunheim.kernel import ALL, Veil

Operation = tuple[str, int]


@dataclass
class World:
    """Where the pieces lie at the end, and what one seat saw on the way."""

    deck: list[int]
    pile: list[int]
    hands: list[list[int]]
    saw: tuple[object, ...]


def script(rng: random.Random, length: int) -> list[Operation]:
    """A random history that can be played whatever the luck: sizes alone decide what is possible."""
    deck, pile, hands = 6, 0, [0, 0, 0]
    found: list[Operation] = []
    while len(found) < length:
        what = rng.choice(["draw", "draw", "peek", "discard", "gather", "under", "give"])
        seat = rng.randrange(3)
        if what in ("draw", "peek") and deck == 0:
            continue
        if what in ("discard", "under", "give") and hands[seat] == 0:
            continue
        if what == "gather" and pile == 0:
            continue
        found.append((what, seat))
        deck += {"draw": -1, "under": 1, "gather": pile}.get(what, 0)
        pile = 0 if what == "gather" else pile + (what == "discard")
        hands[seat] += {"draw": 1, "discard": -1, "under": -1, "give": -1}.get(what, 0)
        hands[(seat + 1) % 3] += what == "give"
    return found


class Teller:
    """Plays a history once."""

    def __init__(self, prints: list[int], me: int, rng: random.Random, veil: Veil | None) -> None:
        self.prints = prints
        self.me = me
        self.rng = rng
        self.veil = veil
        self.deck = list(range(len(prints)))
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[], [], []]
        self.saw: list[object] = []

    def mix(self, pieces: list[int], seats: int) -> None:
        if self.veil is not None:
            self.veil.mix(pieces, seats)

    def show(self, piece: int, seats: int) -> None:
        if self.veil is not None:
            self.veil.show(piece, seats)
        if seats >> self.me & 1:
            self.saw.append(self.prints[piece])

    def shuffle(self) -> None:
        self.rng.shuffle(self.deck)
        self.mix(self.deck, ALL)

    def take(self, seat: int) -> int:
        """A random card leaves a hand; its owner knows which, the others not from where."""
        hand = self.hands[seat]
        self.mix(hand, ALL & ~(1 << seat))
        card = hand.pop(self.rng.randrange(len(hand)))
        if seat == self.me:
            self.saw.append(("own", self.prints[card]))
        return card

    def act(self, what: str, seat: int) -> None:
        if what == "draw":
            card = self.deck.pop()
            self.show(card, 1 << seat)
            self.hands[seat].append(card)
        elif what == "peek":
            self.show(self.deck[-1], 1 << seat)
        elif what == "gather":
            self.deck += self.pile
            self.pile = []
            self.shuffle()
        elif what == "under":
            self.deck.insert(0, self.take(seat))
        elif what == "discard":
            card = self.take(seat)
            self.show(card, ALL)
            self.pile.append(card)
        else:
            card = self.take(seat)
            other = (seat + 1) % 3
            self.show(card, 1 << other)
            self.hands[other].append(card)


def tell(
    operations: list[Operation],
    prints: list[int],
    me: int,
    rng: random.Random,
    veil: Veil | None = None,
    wanted: tuple[object, ...] | None = None,
) -> World | None:
    """One way it may have gone; None as soon as the seat sees something else than wanted."""
    teller = Teller(prints, me, rng, veil)
    teller.shuffle()
    for what, seat in operations:
        teller.act(what, seat)
        if wanted is not None and tuple(teller.saw) != wanted[: len(teller.saw)]:
            return None
    return World(teller.deck, teller.pile, teller.hands, tuple(teller.saw))
