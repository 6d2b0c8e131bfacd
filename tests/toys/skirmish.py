"""A toy: battles inside turns, sets, a covert window that can call the battle off, a hidden deck that
is reshuffled, sealed stances, asides, an objective looked at after every change, uses per turn."""

from typing import ClassVar, Final, final

from jotunheim.kernel import (
    ALL,
    DONE,
    OWN,
    PASS,
    Chance,
    Decision,
    End,
    EventKind,
    Game,
    Outcome,
    PickCounts,
    Reactions,
    Sealed,
    Settings,
    State,
    Step,
    Veil,
    Vocabulary,
    Window,
    competitive,
    flag,
    number,
)
from jotunheim.scene import Scene
from tests.toys.scenes import whole, zone

UNITS: Final = 6
CARDS: Final = 10
WORDS: Final = Vocabulary()
UNIT: Final = WORDS.numbers("unit", 2 * UNITS).first
CARD: Final = WORDS.numbers("card", CARDS).first
ATTACK: Final = WORDS.family("", ["attack"]).first
DRAW: Final = WORDS.family("", ["draw"]).first
STANCE: Final = WORDS.numbers("stance", 3).first
STRENGTH: Final = WORDS.numbers("strength", 4).first
CONCEDE: Final = WORDS.family("", ["concede"]).first
WAVE: Final = WORDS.family("", ["wave"]).first
NAMES: Final = [str(card) for card in range(CARDS)]
TRUCE: Final = 9  # the card that calls a battle off
BATTLE: Final = 1  # the kind of sub-game


PLAYS_EVENT: Final = EventKind["Skirmish"]("plays")
DRAWS_EVENT: Final = EventKind["Skirmish"]("draws", audience=OWN)
CONCEDES_EVENT: Final = EventKind["Skirmish"]("concedes")
WAVES_EVENT: Final = EventKind["Skirmish"]("waves")


@final
class Skirmish(State["Skirmish"]):
    """Two sides with six units each, and ten cards."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.health = [3] * (2 * UNITS)
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[], []]
        self.discards: list[int] = []
        self.veil = Veil(list(range(CARDS)))
        self.used = 0  # uses this turn
        self.turn = 0
        self.turns = 60
        self.score = [0, 0]
        self.objective = -1
        self.force: list[int] = []
        self.bonus = 0

    def me(self) -> "Skirmish":
        return self

    def clone(self) -> "Skirmish":
        new = Skirmish(self.seats, self.chance.copy())
        self.copy_kernel(new)
        new.health = self.health[:]
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.discards = self.discards[:]
        new.veil = self.veil.copy()
        new.used = self.used
        new.turn = self.turn
        new.turns = self.turns
        new.score = self.score[:]
        new.objective = self.objective
        new.force = self.force[:]
        new.bonus = self.bonus
        return new

    def veils(self) -> list[Veil]:
        return [self.veil]

    def places(self, family: int) -> list[int]:
        return self.deck + self.hands[0] + self.hands[1] + self.discards

    def relabel(self, family: int, at: list[int]) -> None:
        self.deck = [at[card] for card in self.deck]
        self.hands = [[at[card] for card in hand] for hand in self.hands]
        self.discards = [at[card] for card in self.discards]

    def census(self) -> dict[str, int]:
        return {"cards": len(self.places(0)), "units": len(self.health)}

    def units(self, seat: int) -> list[int]:
        first = seat * UNITS
        return [UNIT + i for i in range(first, first + UNITS) if self.health[i] > 0]

    def asides(self, seat: int) -> list[int]:
        return [CONCEDE, WAVE]

    def aside(self, seat: int, token: int) -> None:
        self.tell(CONCEDES_EVENT if token == CONCEDE else WAVES_EVENT, (seat,))
        if token == CONCEDE:
            self.score[seat] = -1
            self.finish()

    def check(self) -> None:
        """A seat that first leaves the other with three units is rewarded; none left ends the game."""
        self.dirty = 0
        for seat in range(2):
            left = len(self.units(seat))
            if left == 0:
                self.finish()
            elif left <= 3 and self.objective < 0:
                self.objective = 1 - seat
                self.then(Reward(1 - seat))


@final
class BeforeRoll(Reactions[Skirmish]):
    """Cards that change the damage; all see who holds some, so the window is public."""

    def is_open(self, g: Skirmish, seat: int) -> bool:
        return len(g.hands[seat]) > 0

    def may(self, g: Skirmish, seat: int) -> list[int]:
        return [CARD + card for card in g.hands[seat]]

    def react(self, g: Skirmish, seat: int, token: int) -> None:
        card = token - CARD
        hand = g.hands[seat]
        g.veil.mix(hand, ALL & ~(1 << seat))  # others do not see from where in the hand it comes
        hand.remove(card)
        g.discards.append(card)
        g.veil.show(card, ALL)
        g.tell(PLAYS_EVENT, (seat, card))
        if card == TRUCE:
            g.leave(BATTLE)
        g.bonus += 1 if card < 5 else -1

    def why_not(self, g: Skirmish, seat: int, token: int) -> str:
        return "that card is not in your hand (SK-WIN-01)" if token >= CARD else ""


@final
class Reward(Step[Skirmish]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Skirmish) -> None:
        g.score[self.seat] += 3


@final
class Turn(Step[Skirmish]):
    def run(self, g: Skirmish) -> None:
        g.used = 0
        if g.turn >= g.turns:
            g.finish()
            return
        seat = g.turn % 2
        g.turn += 1
        g.then(Command(seat), Command(seat), Turn())


@final
class Command(Decision[Skirmish]):
    ends: ClassVar[str] = "End your turn"

    def options(self, g: Skirmish) -> list[int]:
        found = [PASS]
        if g.used == 0:
            found.append(ATTACK)
        if g.deck or g.discards:
            found.append(DRAW)
        return found

    def choose(self, g: Skirmish, token: int) -> None:
        if token == ATTACK:
            g.used += 1
            window: Window[Skirmish] = Window(BeforeRoll(), (1 - self.seat, self.seat))
            g.then(PickForce(self.seat, 1, 3), window, Roll(self.seat), EndBattle(BATTLE))
        elif token == DRAW:
            draw(g, self.seat)

    def why_not(self, g: Skirmish, token: int) -> str:
        return "one attack a turn (SK-CMD-02)" if token == ATTACK else ""

    def routes(self, g: Skirmish) -> list[list[int]]:
        mine = g.units(self.seat)
        if g.used == 0 and len(mine) > 2:
            return [[ATTACK, mine[0], mine[1], DONE], [ATTACK, *mine[:3]]]
        return []


def draw(g: Skirmish, seat: int) -> None:
    if not g.deck:
        g.deck = g.discards
        g.discards = []
        g.chance.shuffle(g.deck)
        g.veil.mix(g.deck, ALL)
    card = g.deck.pop()
    g.learn()
    g.veil.show(card, 1 << seat)
    g.hands[seat].append(card)
    g.tell(DRAWS_EVENT, (seat, card))


@final
class PickForce(PickCounts[Skirmish]):
    def candidates(self, g: Skirmish) -> list[int]:
        return g.units(self.seat)

    def finish(self, g: Skirmish, picks: list[int]) -> None:
        g.force = picks


@final
class EndBattle(End[Skirmish]):
    title = "battle"

    def run(self, g: Skirmish) -> None:
        g.force = []
        g.bonus = 0


@final
class Roll(Step[Skirmish]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Skirmish) -> None:
        damage = g.bonus
        for _ in g.force:
            damage += g.chance.below(4)
        if damage > 0:
            g.then(Casualty(1 - self.seat, damage))


@final
class Casualty(Decision[Skirmish]):
    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage

    def options(self, g: Skirmish) -> list[int]:
        return g.units(self.seat)

    def choose(self, g: Skirmish, token: int) -> None:
        unit = token - UNIT
        absorbed = g.health[unit]
        if absorbed > self.damage:
            g.health[unit] = absorbed - self.damage
            return
        g.health[unit] = 0
        g.score[1 - self.seat] += 1
        g.dirty = 1
        if self.damage > absorbed and g.units(self.seat):
            g.then(Casualty(self.seat, self.damage - absorbed))


@final
class Stance(Sealed[Skirmish]):
    """Two secret picks: a stance, then its strength."""

    def draft_options(self, g: Skirmish, draft: list[int]) -> list[int]:
        if not draft:
            return [STANCE, STANCE + 1, STANCE + 2]
        if len(draft) == 1:
            return [STRENGTH, STRENGTH + 1 + draft[0] - STANCE]
        return []


@final
class Open(Step[Skirmish]):
    def run(self, g: Skirmish) -> None:
        for seat, draft in enumerate(g.unseal()):
            g.score[seat] = draft[1] - STRENGTH


@final
class SkirmishGame(Game[Skirmish]):
    """The door."""

    def __init__(self) -> None:
        super().__init__("skirmish", "Skirmish", WORDS)
        self.settings = [
            flag("stances", True, "whether a secret stance is chosen first"),
            number("turns", 60, 1, 60, "turns at most"),
        ]

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Skirmish:
        g = Skirmish(seats, chance)
        g.turns = settings.number("turns")
        chance.shuffle(g.deck)
        g.veil.mix(g.deck, ALL)
        draw(g, 0)
        draw(g, 1)
        g.then(Turn())
        if settings.is_on("stances"):
            g.agenda.extend([Open(), Stance(1), Stance(0)])
        return g

    def view(self, g: Skirmish, seat: int) -> Scene:
        figures = {f"unit {i}": health for i, health in enumerate(g.health)}
        figures.update({"turn": g.turn, "bonus": g.bonus, "deck": len(g.deck)})
        figures.update({f"score {s}": g.score[s] for s in range(2)})
        piles = [("deck", g.deck), ("discards", g.discards), *hands(g)]
        zones = [zone(key, pile, NAMES, g.veil, seat) for key, pile in piles]
        return whole(self, g, seat, zones, figures)

    def outcome(self, g: Skirmish) -> Outcome:
        return competitive(g.score, [])


def hands(g: Skirmish) -> list[tuple[str, list[int]]]:
    return [(f"hand {s}", g.hands[s]) for s in range(2)]


GAME: Final[SkirmishGame] = SkirmishGame()
