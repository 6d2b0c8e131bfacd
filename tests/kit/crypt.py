"""A small game that is sound, or has one bug of the kind it is told: what the kit must catch."""

from typing import Final

from msgspec.structs import replace

from jotunheim.kernel import (
    ALL,
    DONE,
    OWN,
    PASS,
    Chance,
    Decision,
    EventKind,
    Game,
    Outcome,
    Reactions,
    Settings,
    State,
    Step,
    Veil,
    Vocabulary,
    Window,
    competitive,
)
from jotunheim.scene import Board, Card, Scene, Zone
from tests.toys.scenes import whole, zone

PRINTS: Final = [0, 0, 1, 1, 2, 3]
NAMES: Final = ["bone", "lamp", "ring", "crown"]
CROWN: Final = 3
WORDS: Final = Vocabulary()
CARD: Final = WORDS.family("card", NAMES).first
DRAW: Final = WORDS.family("", ["draw"]).first
FIGHT: Final = WORDS.family("", ["fight"]).first
GUESS: Final = WORDS.family("", ["guess"]).first
CURSE: Final = WORDS.family("", ["curse"]).first
ANYWHERE = [0]  # what no game may have: a memory outside the state


IS_SEEN: Final = EventKind["Crypt"]("is seen")
DRAWS: Final = EventKind["Crypt"]("draws", audience=OWN)
DRAWS_ALOUD: Final = EventKind["Crypt"]("draws")
SPENDS: Final = EventKind["Crypt"]("spends")


class Crypt(State["Crypt"]):
    """Two robbers, six cards with copies; each has a row in which every card keeps its place."""

    def __init__(self, seats: int, chance: Chance, bug: str) -> None:
        super().__init__(seats, chance)
        self.bug = bug
        self.veil = Veil(PRINTS)
        self.deck = list(range(len(PRINTS)))
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.score = [0, 0]
        self.turn = 0

    def me(self) -> "Crypt":
        return self

    def clone(self) -> "Crypt":
        new = Crypt(self.seats, self.chance.copy(), self.bug)
        self.copy_kernel(new)
        new.veil = self.veil.copy()
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        shared = self.bug == "shared list after clone"
        new.hands = self.hands if shared else [hand[:] for hand in self.hands]
        if self.bug != "forgotten field in clone":
            new.score = self.score[:]
        new.turn = self.turn
        return new

    def veils(self) -> list[Veil]:
        return [self.veil]

    def places(self, family: int) -> list[int]:
        hands = [*self.hands[0], *self.hands[1]]
        if self.bug == "places told by what lies there":
            hands.sort()
        return [*self.deck, *self.pile, *hands]

    def relabel(self, family: int, at: list[int]) -> None:
        self.deck = [at[card] for card in self.deck]
        self.pile = [at[card] for card in self.pile]
        if self.bug != "a zone that is not dealt again":
            self.hands = [[at[card] for card in hand] for hand in self.hands]

    def census(self) -> dict[str, int]:
        return {"cards": len(self.deck) + len(self.pile) + sum([len(h) for h in self.hands])}

    def held(self, seat: int) -> list[int]:
        return sorted({CARD + PRINTS[card] for card in self.hands[seat]})


class Curses(Reactions[Crypt]):
    """The crown curses after a fight."""

    public = False

    def may(self, g: Crypt, seat: int) -> list[int]:
        return [CURSE] if any(PRINTS[card] == CROWN for card in g.hands[seat]) else []

    def react(self, g: Crypt, seat: int, token: int) -> None:
        g.score[1 - seat] -= 1
        spend(g, seat, CARD + CROWN)


class OpenCurses(Curses):
    """The same, but everybody sees that a seat is asked: a pause, or none, tells who has the crown."""

    public = True


class Opening(Step[Crypt]):
    """A card each; all see the next one, which is shuffled in again; then another card each."""

    def run(self, g: Crypt) -> None:
        shuffle(g)
        draw(g, 0)
        draw(g, 1)
        card = g.deck.pop()
        g.veil.show(card, ALL)
        g.pile.append(card)
        g.tell(IS_SEEN, (PRINTS[card],))
        shuffle(g)
        draw(g, 0)
        draw(g, 1)


class Turn(Step[Crypt]):
    """Seat by seat."""

    def __init__(self) -> None:
        self.runs = 0

    def run(self, g: Crypt) -> None:
        if g.turn >= 14 and g.bug != "endless game":
            reveal(g)
            g.finish()
            return
        if g.bug == "endless without a decision" and g.turn == 5:
            g.then(Turn())
            return
        g.turn += 1
        following: Step[Crypt] = Turn()
        if g.bug == "step mutated by running":
            self.runs += 1
            g.score[0] += self.runs
            following = self
        g.then(Act((g.turn - 1) % 2), following)


class Act(Decision[Crypt]):
    """Draw, fight, play a card, or pass."""

    def options(self, g: Crypt) -> list[int]:
        if g.bug == "dead end" and g.turn == 6:
            return []
        found = [PASS, FIGHT]
        if g.bug == "leak through options" and g.hands[1 - self.seat][:1] == [5]:
            found.append(GUESS)
        if g.bug == "a token twice" and g.turn == 1:
            found.append(FIGHT)
        if g.bug == "a token outside the vocabulary" and g.turn == 1:
            found.append(len(WORDS))
        if g.bug == "an option that crashes":
            found.append(GUESS)
        return found + ([DRAW] if g.deck or g.pile else []) + g.held(self.seat)

    def choose(self, g: Crypt, token: int) -> None:
        if token == DRAW:
            draw(g, self.seat)
        elif token == FIGHT:
            fight(g, self.seat)
        elif token == GUESS and g.bug == "an option that crashes":
            raise KeyError("nobody wrote this rule")
        elif token in g.held(self.seat):
            spend(g, self.seat, token)

    def why_not(self, g: Crypt, token: int) -> str:
        if g.bug == "why-not that raises":
            return NAMES[token - CARD]
        return ""

    def routes(self, g: Crypt) -> list[list[int]]:
        return [[FIGHT, DRAW, DONE]] if g.bug == "a route that cannot be played" else []


def draw(g: Crypt, seat: int) -> None:
    if not g.deck:
        shuffle(g)
    card = g.deck.pop()
    g.veil.show(card, 1 << seat)
    g.hands[seat].append(card)
    if g.bug != "undo after a look":
        g.learn()
    g.tell(DRAWS_ALOUD if g.bug == "leaking log" else DRAWS, (seat, PRINTS[card]))


def shuffle(g: Crypt) -> None:
    """The open pile goes back into the deck."""
    g.deck = g.deck + g.pile
    g.pile = []
    if g.bug == "biased chance":
        shuffle_naively(g.deck, g.chance)
    else:
        g.chance.shuffle(g.deck)
    g.veil.mix(g.deck, ALL)


def fight(g: Crypt, seat: int) -> None:
    g.score[seat] += g.chance.die(6)
    if g.bug == "memory outside the state":
        ANYWHERE[0] += 1
        g.score[seat] += ANYWHERE[0]
    open_curses = g.bug == "a pause that tells who holds the crown"
    g.then(Window(OpenCurses() if open_curses else Curses(), (1 - seat, seat)))


def spend(g: Crypt, seat: int, token: int) -> None:
    """A card of this print goes to the open pile."""
    hand = g.hands[seat]
    card = next(card for card in hand if CARD + PRINTS[card] == token)
    hand.remove(card)
    if g.bug == "leaky deal with copies":
        g.veil.history[card] = ()  # as if all knew which of the copies it is
    g.veil.show(card, ALL)
    g.learn()
    if g.bug != "lost card" or g.turn != 7:
        g.pile.append(card)
    g.tell(SPENDS, (seat, PRINTS[card]))


def reveal(g: Crypt) -> None:
    """At the end all see all."""
    for card in range(len(PRINTS)):
        g.veil.show(card, ALL)
    g.learn()


class CryptGame(Game[Crypt]):
    """The door, with one bug at most."""

    def __init__(self, bug: str = "") -> None:
        super().__init__("crypt", "Crypt", WORDS)
        self.bug = bug

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Crypt:
        g = Crypt(seats, chance, self.bug)
        g.then(Opening(), Turn())
        return g

    def view(self, g: Crypt, seat: int) -> Scene:
        zones = [
            zone("deck", g.deck, NAMES, g.veil, seat),
            zone("pile", g.pile, NAMES, g.veil, seat),
        ]
        for other in range(2):
            looks = other if self.bug == "leaking view" else seat
            zones.append(zone(f"hand {other}", g.hands[other], NAMES, g.veil, looks))
        figures = {"turn": g.turn, "score 0": g.score[0], "score 1": g.score[1]}
        asked = g.asked
        if self.bug == "a covert question seen" and asked is not None and asked.covert:
            figures["asked"] = asked.seat
        if self.bug == "covert passes counted":
            figures["plays"] = g.ply
        if self.bug == "a look that changes the table":
            g.score[0] += 1
        if self.bug == "a view that counts looks":
            ANYWHERE[0] += 1
            figures["looks"] = ANYWHERE[0]
        if self.bug == "a card that cannot be played":
            zones.append(Zone(key="shop", title="Shop", cards=(Card(key="x", token="card:ring"),)))
        scene = whole(self, g, seat, zones, figures)
        if self.bug == "a secret in how a number is written":
            width: float = 6 if g.hands[1][:1] == [5] else 6.0
            return replace(scene, boards=(Board(key="vault", width=width),))
        return scene

    def outcome(self, g: Crypt) -> Outcome:
        if self.bug == "utilities against ranks":
            return Outcome(g.score, [1, 2], [0.0, 1.0])
        return competitive(g.score, [])


def shuffle_naively(items: list[int], chance: Chance) -> None:
    """Looks like a shuffle, but some orders come up more often than others."""
    for i in range(len(items)):
        j = chance.below(len(items))
        items[i], items[j] = items[j], items[i]
