"""A table for tests: set up in words, played by names, looked at through what lies on it."""

from __future__ import annotations

from typing import ClassVar

from jotunheim.games.stronghold.book import read_book
from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.ending import outcome
from jotunheim.games.stronghold.rules.melee import defender_strength, invader_strength
from jotunheim.games.stronghold.setup import start
from jotunheim.games.stronghold.situation import read_situation
from jotunheim.games.stronghold.state import (
    HAND,
    ORDER_TOKENS,
    RITUAL_TOKENS,
    TRAP_TOKENS,
    USED,
    Stronghold,
)
from jotunheim.games.stronghold.tokens import (
    ACTION_NAMES,
    CARD_NAMES,
    KINDS,
    MARKSMAN,
    ORDER_NAMES,
    PATH_NAMES,
    PLAN_NAMES,
    RACES,
    SECTION,
    SPACE_NAMES,
    TOWER,
    UNIT_NAMES,
)
from jotunheim.games.stronghold.words.events.kinds import EVENTS
from jotunheim.games.stronghold.words.names import seat_name
from jotunheim.kernel import Chance, Game, Outcome, Settings
from jotunheim.scene import Scene, Seat
from jotunheim.testing import rule
from jotunheim.testing.table import Table

__all__ = ["GAME", "SiegeTable", "rule", "table"]


class Siege(Game[Stronghold]):
    """The rules as a game; its scene is a text of all that a seat can tell."""

    def __init__(self) -> None:
        self.book = read_book()
        super().__init__("stronghold", "Stronghold", self.book.words)
        self.package = "jotunheim.games.stronghold"
        self.declare(EVENTS)

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Stronghold:
        return start(self.book, chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Stronghold:
        return read_situation(self.book, text, chance)

    def outcome(self, g: Stronghold) -> Outcome:
        return outcome(g)

    def seat_name(self, g: Stronghold, seat: int) -> str:
        return seat_name(g, seat)

    def view(self, g: Stronghold, seat: int) -> Scene:
        seats = [Seat(seat=number, name=seat_name(g, number)) for number in range(2)]
        return self.scene(g, seat, seats, subtitle=f"{public_things(g)} {known_things(g, seat)}")


def public_things(g: Stronghold) -> str:
    """All that both players see, as numbers (SH-HID-01)."""
    machines = [(m.card, m.space, m.hits, m.misses, m.target, m.hit) for m in g.siege.machines]
    found = [g.round, g.at, g.line, sorted(g.cards), g.removed, g.spies, g.paid, g.units]
    found += [g.bag.counts, g.bag.discards, g.supply, g.reserve, g.heroes, g.stock, g.wood]
    found += [
        machines,
        g.castle.walls,
        g.castle.cauldrons,
        g.castle.tiles,
        g.hourglasses.on_hand,
        g.hourglasses.placed,
        g.hourglasses.performed,
    ]
    found += [
        g.hero_used,
        g.heroic_used,
        g.heroic_gone,
        g.goals.objectives,
        g.goals.fulfilled,
        g.hidden.sprung,
    ]
    return str(found)


def known_things(g: Stronghold, seat: int) -> str:
    """Hidden pieces by their places: what this seat can tell, and that the others lie there."""
    plans = [[p if g.plans.knows(p, seat) else "?" for p in zone] for zone in g.plans.zones[1:]]
    traps = [
        g.hidden.knows(TRAP_TOKENS, p, seat) and g.book.trap_prints[p]
        for p in g.hidden.trap_at
        if p >= 0
    ]
    rituals = sorted(
        [
            (
                token // 3,
                place,
                g.hidden.knows(RITUAL_TOKENS, token, seat) and g.book.ritual_prints[token],
            )
            for token, place in enumerate(g.hidden.ritual_at)
            if place >= 0
        ]
    )
    orders = sorted(
        [
            (
                place,
                g.hidden.knows(ORDER_TOKENS, token, seat)
                and ORDER_NAMES[g.book.order_prints[token]],
            )
            for token, place in enumerate(g.hidden.order_at)
            if place >= 0
        ],
        key=str,
    )
    return str([sorted(zone, key=str) for zone in plans] + [traps, rituals, orders])


GAME = Siege()


def number(name: str) -> int:
    """A space by name."""
    return SPACE_NAMES.index(name)


def listed(counts: list[int], first: int) -> str:
    """`2 orc, goblin` from counts by type."""
    found = []
    for place, count in enumerate(counts):
        if count:
            name = UNIT_NAMES[first + place]
            found.append(name if count == 1 else f"{count} {name}")
    return ", ".join(found)


class SiegeTable(Table[Stronghold]):
    """A game of Stronghold in a given situation."""

    declining: ClassVar[tuple[str, ...]] = ("pass", "done", "skip", "none", "hold", "amount:0")

    # Playing ------------------------------------------------------------------------------------

    def until(self, *questions: str) -> SiegeTable:
        """Decline until one of these questions is asked; hourglasses go where they may."""
        self.pass_on(*questions)
        return self

    def chain(self, answers: dict[str, str]) -> SiegeTable:
        """Answer these questions as long as they are asked; some answer themselves."""
        while self.question in answers:
            self.play(answers[self.question])
        return self

    def move(self, start: str, who: str, end: str) -> SiegeTable:
        """A move of the defender; what has one option is not asked."""
        self.play("move")
        return self.chain({"MoveFrom": start, "MoveWho": f"unit:{who}", "MoveTo": end})

    def swap(self, one: str, who: str, other: str, whom: str) -> SiegeTable:
        """A swap; the place of lower number comes first."""
        self.play("swap")
        answers = {"SwapFrom": one, "SwapWho": f"unit:{who}"}
        return self.chain({**answers, "SwapWith": other, "SwapWhom": f"unit:{whom}"})

    def heroic(self, hero: str, order: str, start: str, who: str, end: str) -> SiegeTable:
        """A heroic order."""
        self.play(f"unit:{hero}")
        answers = {"GiveOrder": order, "OrderFrom": start, "OrderWho": f"unit:{who}"}
        return self.chain({**answers, "OrderTo": end})

    def group(self, path: str, goblins: int = 0, orcs: int = 0, trolls: int = 0) -> SiegeTable:
        """Choose a path and count the group; counts that answer themselves are not asked."""
        self.play(f"path:{path}")
        counts = {0: goblins, 1: orcs, 2: trolls, 3: 0}
        while self.question == "CountGroup":
            self.play(f"amount:{counts[len(self.g.picks)]}")
        return self

    # Asking -------------------------------------------------------------------------------------

    def units(self, space: str) -> str:
        """Who stands on a space: `2 orc, marksman`."""
        at = number(space) * KINDS
        return listed(self.g.units[at : at + KINDS], 0)

    def walls(self, section: str) -> int:
        """Wall components of a section."""
        return self.g.castle.walls[number(section) - SECTION]

    def tile(self, tower: str) -> str:
        """The tile of a tower."""
        tile = self.g.castle.tiles[number(tower) - TOWER]
        return ACTION_NAMES[tile] if tile >= 0 else ""

    def cauldron(self, section: str) -> str:
        """The cauldron of a section."""
        kind = self.g.castle.cauldrons[number(section) - SECTION]
        return UNIT_NAMES[kind] if kind >= 0 else ""

    def hero(self, name: str) -> str:
        """Where a hero stands."""
        return SPACE_NAMES[self.g.heroes[UNIT_NAMES.index(name) - KINDS]]

    def has(self, mask: int, space: str) -> bool:
        """Is a space in a set?"""
        return is_in(mask, number(space))

    def stock(self, piece: str) -> int:
        """Pieces left in a stock."""
        return self.g.stock[PIECE_NAMES.index(piece)]

    def placed(self, action: str) -> int:
        """Hourglasses on an action."""
        return self.g.hourglasses.placed[ACTION_NAMES.index(action)]

    def strengths(self, section: str) -> tuple[int, int]:
        """Strength of invader and defender at a section."""
        space = number(section)
        return invader_strength(self.g, space), defender_strength(self.g, space)

    @property
    def supply(self) -> str:
        """The invader's supply."""
        return listed(self.g.supply, 0)

    @property
    def discard(self) -> str:
        """Invader units out of the game."""
        return listed(self.g.bag.discards, 0)

    @property
    def paid(self) -> str:
        """Units on the cards."""
        return listed(self.g.paid, 0)

    @property
    def reserve(self) -> str:
        """The defender's supply."""
        return listed(self.g.reserve, MARKSMAN)

    @property
    def bag(self) -> int:
        """Units in the bag."""
        return sum(self.g.bag.counts[:RACES])

    @property
    def line(self) -> list[str]:
        """The cards of the line."""
        return [CARD_NAMES[card] for card in self.g.line]

    @property
    def card_supply(self) -> list[str]:
        """The action card supply, sorted."""
        return [CARD_NAMES[card] for card in sorted(self.g.cards)]

    @property
    def plans(self) -> list[str]:
        """Plans the defender holds."""
        return [PLAN_NAMES[plan] for plan in sorted(self.g.plans.zones[HAND])]

    @property
    def used_plans(self) -> list[str]:
        """Plans that were used."""
        return [PLAN_NAMES[plan] for plan in self.g.plans.zones[USED]]

    @property
    def orders(self) -> dict[str, str]:
        """Order tokens on the board, by section; a star marks those that lie facedown."""
        found: dict[str, str] = {}
        for token, place in enumerate(self.g.hidden.order_at):
            if place >= SECTION:
                kind = ORDER_NAMES[self.g.book.order_prints[token]]
                hidden = "" if is_in(self.g.hidden.order_up, token) else "*"
                found[SPACE_NAMES[place]] = kind + hidden
        return found

    @property
    def traps(self) -> dict[str, int]:
        """Kinds of traps by path."""
        pieces = enumerate(self.g.hidden.trap_at)
        return {PATH_NAMES[path]: self.g.book.trap_prints[p] for path, p in pieces if p >= 0}


def table(text: str = "", draws: tuple[int, ...] = (), seed: int = 1) -> SiegeTable:
    """A table from a situation, or from the start if there is none."""
    found = SiegeTable(GAME, text, seed=seed, settled=False)
    if draws:
        found.script(draws=draws)
    found.g.settle()
    return found
