"""A toy for three: an attack with windows before, after and once it was beaten off; redirection,
cancelling, a claim to a second defence, and an attack on all with sealed defences from own cards."""

from typing import Final, final

from jotunheim.kernel import (
    ALL,
    DONE,
    PASS,
    Chance,
    Decision,
    End,
    EventKind,
    Game,
    Outcome,
    Reactions,
    Sealed,
    Settings,
    State,
    Step,
    Veil,
    Vocabulary,
    Window,
    competitive,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole, zone

CARDS: Final = 30
WORDS: Final = Vocabulary()
CARD: Final = WORDS.numbers("card", CARDS).first
SEAT: Final = WORDS.numbers("seat", 3).first
BEFORE: Final = 0  # kinds of windows
AFTER: Final = 1
BEATEN: Final = 2
ATTACK: Final = 10  # kinds of sub-games
CLAIM: Final = 11
AXE: Final = 0  # kinds of cards
HAMMER: Final = 1
SHIELD: Final = 2
REVENGE: Final = 3
CLOAK: Final = 4
MUD: Final = 5
CLAIMANT: Final = 6
KINDS: Final = [AXE] * 8 + [HAMMER] * 3 + [SHIELD] * 9 + [REVENGE, CLOAK, MUD, CLAIMANT] * 2
KINDS.extend([REVENGE, CLOAK])
NAMES: Final = [f"card {i} of kind {kind}" for i, kind in enumerate(KINDS)]


REACTS_EVENT: Final = EventKind["Raid"]("reacts")
ATTACKS_EVENT: Final = EventKind["Raid"]("attacks")


@final
class Raid(State["Raid"]):
    """Three seats with hidden hands fight for followers."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[], [], []]
        self.discards: list[int] = []
        self.veil = Veil(list(range(CARDS)))
        self.followers = [0, 0, 0]
        self.turn = 0
        self.attacker = 0
        self.target = 0
        self.card = -1
        self.total = 0
        self.defence: list[int] = []
        self.played = [0] * 7  # reactions by kind

    def me(self) -> "Raid":
        return self

    def clone(self) -> "Raid":
        new = Raid(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.discards = self.discards[:]
        new.veil = self.veil.copy()
        new.followers = self.followers[:]
        new.turn = self.turn
        new.attacker = self.attacker
        new.target = self.target
        new.card = self.card
        new.total = self.total
        new.defence = self.defence[:]
        new.played = self.played[:]
        return new

    def veils(self) -> list[Veil]:
        return [self.veil]

    def places(self, family: int) -> list[int]:
        return self.deck + self.hands[0] + self.hands[1] + self.hands[2] + self.discards

    def relabel(self, family: int, at: list[int]) -> None:
        self.deck = [at[card] for card in self.deck]
        self.hands = [[at[card] for card in hand] for hand in self.hands]
        self.discards = [at[card] for card in self.discards]

    def census(self) -> dict[str, int]:
        return {"cards": len(self.places(0)), "followers": sum(self.followers)}

    def of(self, seat: int, kind: int) -> list[int]:
        return [CARD + card for card in self.hands[seat] if KINDS[card] == kind]

    def order(self) -> tuple[int, ...]:
        active = (self.turn - 1) % self.seats
        return tuple([(active + i) % self.seats for i in range(self.seats)])


@final
class Cards(Reactions[Raid]):
    """One of the three windows of an attack; it asks only those who have something that fits."""

    public = False

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def may(self, g: Raid, seat: int) -> list[int]:
        if self.kind == BEATEN:
            return g.of(seat, CLAIMANT)
        found: list[int] = []
        if self.kind == BEFORE and seat == g.target:
            found = g.of(seat, REVENGE) + g.of(seat, CLOAK)
        return found + g.of(seat, MUD)

    def react(self, g: Raid, seat: int, token: int) -> None:
        card = token - CARD
        discard(g, seat, card)
        what = KINDS[card]
        g.played[what] += 1
        g.tell(REACTS_EVENT, (seat, card))
        if what == MUD:
            g.total += 3
            if self.kind == AFTER:
                g.then(Defend(g.target))
        elif what == REVENGE:
            g.leave(ATTACK)
            if g.card in g.discards:
                g.discards.remove(g.card)
                g.hands[seat].append(g.card)
        elif what == CLOAK:
            g.leave(ATTACK)
            g.then(Redirect(seat))
        else:
            g.leave(CLAIM)
            g.defence[g.target] = 0
            g.then(Defend(g.target), Window(Cards(AFTER), g.order(), True), Compare())


def discard(g: Raid, seat: int, card: int) -> None:
    """Open from now on; from where in the hand it came is nobody's business."""
    g.veil.mix(g.hands[seat], ALL & ~(1 << seat))
    g.hands[seat].remove(card)
    g.veil.show(card, ALL)
    g.discards.append(card)


def draw(g: Raid, seat: int) -> None:
    if not g.deck:
        if not g.discards:
            return
        g.deck = g.discards
        g.discards = []
        g.chance.shuffle(g.deck)
        g.veil.mix(g.deck, ALL)
    card = g.deck.pop()
    g.veil.show(card, 1 << seat)
    g.learn()
    g.hands[seat].append(card)


@final
class Turn(Step[Raid]):
    def run(self, g: Raid) -> None:
        if g.turn >= 24:
            g.finish()
            return
        active = g.turn % g.seats
        g.turn += 1
        draw(g, active)
        draw(g, active)
        for i in range(1, g.seats):
            g.then(MayAttack((active + i) % g.seats, active))
        g.then(Turn())


@final
class MayAttack(Decision[Raid]):
    covert = True  # without an axe or a hammer there is nothing to ask

    def __init__(self, seat: int, active: int) -> None:
        super().__init__(seat)
        self.active = active

    def options(self, g: Raid) -> list[int]:
        return [PASS, *g.of(self.seat, AXE), *g.of(self.seat, HAMMER)]

    def choose(self, g: Raid, token: int) -> None:
        if token == PASS:
            return
        card = token - CARD
        discard(g, self.seat, card)
        g.tell(ATTACKS_EVENT, (self.seat, card))
        g.attacker = self.seat
        g.card = card
        g.total = 3
        g.defence = [0] * g.seats
        if KINDS[card] == AXE:
            aim(g, self.active)
        else:
            for seat in g.order():
                if seat != self.seat:
                    g.then(Commit(seat))
            g.then(Reveal())
        g.then(EndAttack(ATTACK))


def aim(g: Raid, target: int) -> None:
    g.target = target
    g.then(Window(Cards(BEFORE), g.order(), True), Defend(target))
    g.then(Window(Cards(AFTER), g.order(), True), Compare())


@final
class Redirect(Decision[Raid]):
    def options(self, g: Raid) -> list[int]:
        return [SEAT + s for s in range(g.seats) if s not in (self.seat, g.attacker)]

    def choose(self, g: Raid, token: int) -> None:
        aim(g, token - SEAT)


@final
class Defend(Decision[Raid]):
    covert = True

    def options(self, g: Raid) -> list[int]:
        if g.defence[self.seat] >= g.total:
            return [DONE]
        return [DONE, *g.of(self.seat, SHIELD)]

    def choose(self, g: Raid, token: int) -> None:
        if token != DONE:
            discard(g, self.seat, token - CARD)
            g.defence[self.seat] += 2
            g.then(Defend(self.seat))


@final
class Compare(Step[Raid]):
    def run(self, g: Raid) -> None:
        if g.defence[g.target] >= g.total:
            g.then(Window(Cards(BEATEN), (g.attacker,)), EndClaim(CLAIM))
        else:
            g.followers[g.target] -= 1
            g.followers[g.attacker] += 1


@final
class EndClaim(End[Raid]):
    pass


@final
class EndAttack(End[Raid]):
    title = "attack"

    def run(self, g: Raid) -> None:
        g.card = -1


@final
class Commit(Sealed[Raid]):
    """Shields of the own hand, ascending, then DONE."""

    def draft_options(self, g: Raid, draft: list[int]) -> list[int]:
        if draft and draft[-1] == DONE:
            return []
        last = draft[-1] if draft else 0
        return [DONE, *[token for token in sorted(g.of(self.seat, SHIELD)) if token > last]]


@final
class Reveal(Step[Raid]):
    def run(self, g: Raid) -> None:
        for seat, draft in enumerate(g.unseal()):
            for token in draft:
                if token != DONE:
                    discard(g, seat, token - CARD)
                    g.defence[seat] += 2
        for seat in range(g.seats):
            if seat != g.attacker and g.defence[seat] < g.total:
                g.followers[seat] -= 1
                g.followers[g.attacker] += 1


@final
class RaidGame(Game[Raid]):
    """The door."""

    def __init__(self) -> None:
        super().__init__("raid", "Raid", WORDS)
        self.fewest = 3
        self.most = 3

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Raid:
        g = Raid(seats, chance)
        chance.shuffle(g.deck)
        g.veil.mix(g.deck, ALL)
        for _ in range(4):
            for seat in range(seats):
                draw(g, seat)
        g.then(Turn())
        return g

    def view(self, g: Raid, seat: int) -> Scene:
        figures = {"turn": g.turn, "total": g.total, "target": g.target}
        figures.update({f"followers {s}": g.followers[s] for s in range(g.seats)})
        figures.update({f"defence {s}": value for s, value in enumerate(g.defence)})
        piles = [("deck", g.deck), ("discards", g.discards)]
        piles.extend([(f"hand {s}", g.hands[s]) for s in range(g.seats)])
        zones = [zone(key, pile, NAMES, g.veil, seat) for key, pile in piles]
        return whole(self, g, seat, zones, figures)

    def outcome(self, g: Raid) -> Outcome:
        return competitive(g.followers, [[len(hand) for hand in g.hands]])


GAME: Final[RaidGame] = RaidGame()
