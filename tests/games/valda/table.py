"""A table for tests: set up in words, played by names, looked at through what lies on it."""

from __future__ import annotations

from jotunheim.games.valda.book import read_book
from jotunheim.games.valda.rules.ending import outcome
from jotunheim.games.valda.settings import declared
from jotunheim.games.valda.setup import start
from jotunheim.games.valda.situation import read_situation
from jotunheim.games.valda.state.table import (
    BOX,
    HANDS,
    Valda,
)
from jotunheim.games.valda.tokens import (
    FEWEST,
    KIND_NAMES,
    MOST,
)
from jotunheim.games.valda.words.events import KINDS_OF_EVENTS
from jotunheim.games.valda.words.names import seat_name
from jotunheim.kernel import Chance, Game, Outcome, Settings
from jotunheim.scene import Scene, Seat
from jotunheim.testing import rule

__all__ = ["GAME", "rule"]


class ValdaGame(Game[Valda]):
    """The rules as a game; its scene is a text of all that a seat can tell."""

    def __init__(self) -> None:
        self.book = read_book()
        super().__init__("valda", "Valda", self.book.words)
        self.package = "jotunheim.games.valda"
        self.fewest = FEWEST
        self.most = MOST
        self.settings = declared()
        self.declare(KINDS_OF_EVENTS)

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Valda:
        return start(self.book, settings, seats, chance)

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> Valda:
        return read_situation(self.book, text, settings, seats, chance)

    def outcome(self, g: Valda) -> Outcome:
        return outcome(g)

    def seat_name(self, g: Valda, seat: int) -> str:
        return seat_name(g, seat)

    def view(self, g: Valda, seat: int) -> Scene:
        seats = [Seat(seat=number, name=seat_name(g, number)) for number in range(g.seats)]
        return self.scene(g, seat, seats, subtitle=f"{public_things(g)} {known_cards(g, seat)}")


def public_things(g: Valda) -> str:
    """All that everybody sees, as numbers (VA-HID-01)."""
    turn = g.turn
    tokens = [turn.phase, turn.action_points, turn.building_points, turn.uses, turn.borrowed]
    later = [turn.set_dice, turn.oaths, turn.immune, turn.built, turn.attacks, g.havenless]
    found = [g.round, g.active, g.occupants, g.chooser, g.sites, g.frost, g.followers, g.goods]
    parts = [(p.target, p.added, p.defence, p.outcome) for p in g.attack.parts]
    under = [g.attack.attacker, g.attack.card, g.attack.second, g.attack.site, parts]
    sizes = [len(zone) for zone in g.cards.zones]
    return str([*found, g.buildings, tokens, later, under, g.roll.faces, sizes])


def known_cards(g: Valda, seat: int) -> str:
    """By zone, the prints that this seat can tell; of hands sorted, since their order means nothing."""
    zones: list[list[str]] = []
    for number, zone in enumerate(g.cards.zones):
        prints = [KIND_NAMES[g.book.prints[c]] if g.cards.knows(c, seat) else "?" for c in zone]
        zones.append(sorted(prints) if number >= HANDS or number == BOX else prints)
    return str(zones)


GAME = ValdaGame()
