"""Leaders, dragons, the Élf bearing Keenfire, tiles and Diamonds that cards bring (DW-B4-01, 07; DW-B2-03)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.verbs import (
    BANISH,
    CART,
    DRAGON,
    ELF,
    HAMMER_TILE,
    LEADER,
    LOOK,
    MARKERS_HOME,
    TAKE_DIAMOND,
    Effect,
)
from jotunheim.games.dwarves.rules.board import troops_in
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.completion import find
from jotunheim.games.dwarves.rules.diamonds import TakeDiamond, look_at_diamonds
from jotunheim.games.dwarves.rules.faceup import PENALTY_ORDER
from jotunheim.games.dwarves.rules.land import settle
from jotunheim.games.dwarves.rules.places import dragon_of, hexes_of
from jotunheim.games.dwarves.rules.troops import move_leader, put_troops
from jotunheim.games.dwarves.rules.verbs.choices import EffectChoice
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import BLACKSADDLE, HEX, HEXES, NOWHERE
from jotunheim.games.dwarves.words.events.cards import (
    DRAGON_COMES,
    ELF_GOES,
    LEADER_COMES,
    TILE_LIES,
)
from jotunheim.texts import N_, _


def leader(g: Dwarves, effect: Effect, do: Do) -> None:
    """A leader comes with its troops; in Perished Land they move on (DW-B4-01)."""
    place = hexes_of(g, effect.places, do.card)[0]
    put_troops(g, place, effect.troops)
    move_leader(g, effect.kind, place)
    g.tell(LEADER_COMES, (effect.kind, g.rare.leaders[effect.kind]))
    settle(g)


def dragon(g: Dwarves, effect: Effect, do: Do) -> None:
    """A dragon comes; it is no troop in any way (DW-B4-07)."""
    place = hexes_of(g, effect.places, do.card)[0]
    g.rare.dragons[effect.number] = place
    g.tell(DRAGON_COMES, (effect.number, place))


def elf(g: Dwarves, effect: Effect, do: Do) -> None:
    """The Élf stands on the printed entrance farthest from all Heroes (DW-B2-02, DW-B2-03, DW-GLO-10)."""
    tunnels = g.book.tunnel_hex
    away = [min([g.book.distance[place][at] for at in g.at]) for place in tunnels]
    g.rare.elf = tunnels[away.index(max(away))]
    g.tell(ELF_GOES, (g.rare.elf,))


def hammer(g: Dwarves, effect: Effect, do: Do) -> None:
    """The Hammer lies there even in Perished Land (DW-GLO-08)."""
    g.rare.hammer = hexes_of(g, effect.places, do.card)[0]
    g.tell(TILE_LIES, (do.card, g.rare.hammer))


def banish(g: Dwarves, effect: Effect, do: Do) -> None:
    """The dragon or the Élf of the card leaves the map."""
    effects = g.book.cards[do.card].setup
    if any(other.op == DRAGON for other in effects):
        g.rare.dragons[dragon_of(g, do.card)] = NOWHERE
    else:
        g.rare.elf = NOWHERE


def take_diamond(g: Dwarves, effect: Effect, do: Do) -> None:
    """One Diamond of the map goes to Balendilín; none there: the reward is lost (DW-CARD-08)."""
    g.then(TakeDiamond(do.seat))


def look(g: Dwarves, effect: Effect, do: Do) -> None:
    """All look at some Diamonds (DW-B3-10)."""
    look_at_diamonds(g, effect.number)


def markers_home(g: Dwarves, effect: Effect, do: Do) -> None:
    """A marker on the start hex of each Hero; with too few, more on the Gates in order (CM-C1)."""
    up = find(g, do.card)
    up.at = [g.book.heroes[hero].start for hero in g.heroes]
    for gate in PENALTY_ORDER:
        place = g.book.gate_hex[gate]
        if len(up.at) < effect.number and place not in up.at:
            up.at.append(place)


def cart(g: Dwarves, effect: Effect, do: Do) -> None:
    """The Mine Cart is put on a hex of the team's choice (DW-GLO-11)."""
    g.then(PlaceCart(do.seat, do))


VERBS.on(LEADER, leader)
VERBS.on(DRAGON, dragon)
VERBS.on(ELF, elf)
VERBS.on(HAMMER_TILE, hammer)
VERBS.on(BANISH, banish)
VERBS.on(TAKE_DIAMOND, take_diamond)
VERBS.on(LOOK, look)
VERBS.on(MARKERS_HOME, markers_home)
VERBS.on(CART, cart)


@final
class PlaceCart(EffectChoice):
    """Where does the Mine Cart stand? Any hex without troops except Blacksaddle (DEC-29)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-GLO-11",)
    asks: ClassVar[str] = N_("Where do you put the Mine Cart?")
    meanwhile: ClassVar[str] = N_("{seat} is placing the Mine Cart")

    def options(self, g: Dwarves) -> list[int]:
        free = [place for place in range(HEXES) if place != BLACKSADDLE and not troops_in(g, place)]
        return HEX.tokens(free)

    def choose(self, g: Dwarves, token: int) -> None:
        g.rare.cart = HEX.of(token)
        g.tell(TILE_LIES, (self.do.card, g.rare.cart))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("not on Blacksaddle, and not where troops stand") if HEX.has(token) else ""
