"""MARCH, PORT, TIE and MUSTER, and the markers of both tracks: STEP and DOOM (DW-MOV-07, DW-MOV-12)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.verbs import (
    DOOM,
    HEALTHIEST,
    MARCH,
    MUSTER,
    NEAREST_PORTAL,
    PORT,
    STEP,
    TIE,
    TUNNEL_TILE,
    YOU,
    Effect,
)
from jotunheim.games.dwarves.rules.board import tile_sites
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.completion import find
from jotunheim.games.dwarves.rules.movement import march, set_hero
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.rules.standing import is_held
from jotunheim.games.dwarves.rules.tracks import advance_doom, step_council, withdraw_doom
from jotunheim.games.dwarves.rules.verbs.choices import (
    EffectChoice,
    hero_tokens,
    may_name,
    seats_meant,
)
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO, HEX, NOWHERE, W_YES
from jotunheim.games.dwarves.words.events.cards import TIED, TILE
from jotunheim.games.dwarves.words.names import hex_name, seat_name
from jotunheim.kernel import PASS, Decision
from jotunheim.texts import N_, _

# Tracks -----------------------------------------------------------------------------------------


def step(g: Dwarves, effect: Effect, do: Do) -> None:
    """STEP: the Council marker goes right or left (DW-COUN-13)."""
    step_council(g, effect.number)


def doom(g: Dwarves, effect: Effect, do: Do) -> None:
    """DOOM: the Doom marker goes on, or back (DW-DOOM-06, DW-DOOM-07)."""
    if effect.number > 0:
        advance_doom(g, effect.number)
    else:
        withdraw_doom(g, -effect.number)


VERBS.on(STEP, step)
VERBS.on(DOOM, doom)


# Heroes move ------------------------------------------------------------------------------------


def march_heroes(g: Dwarves, effect: Effect, do: Do) -> None:
    """MARCH: each Hero that is not held, by its own seat, without a roll (DW-MOV-12)."""
    for seat in seats_meant(g, effect, do):
        if not is_held(g, seat):
            march(g, seat, effect.number)


VERBS.on(MARCH, march_heroes)


def port(g: Dwarves, effect: Effect, do: Do) -> None:
    """PORT: a Hero is set in a hex, with the penalty for Perished Land (DW-MOV-07)."""
    if may_name(g, effect, do):
        g.then(PortWho(do.seat, do))


VERBS.on(PORT, port)


@final
class PortWho(EffectChoice):
    """Which Hero is set elsewhere? Held ones cannot be chosen (DW-MOV-12, DEC-15)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-MOV-07", "DW-MOV-12")
    asks: ClassVar[str] = N_("Which Hero goes elsewhere?")
    meanwhile: ClassVar[str] = N_("{seat} is sending a Hero elsewhere")
    ends: ClassVar[str] = N_("Nobody goes")

    def options(self, g: Dwarves) -> list[int]:
        effect = self.effect(g)
        found = hero_tokens(g, may_name(g, effect, self.do))
        return [*found, PASS] if effect.may else found

    def choose(self, g: Dwarves, token: int) -> None:
        if token != PASS:
            g.then(PortWhere(self.seat, self.do, g.seat_of(HERO.of(token))))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("this Hero is held (DW-MOV-12)") if HERO.has(token) else ""


@final
class PortWhere(EffectChoice):
    """Where is the Hero set? (DW-MOV-07, DEC-15)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-MOV-07",)
    asks: ClassVar[str] = N_("Where does {who} go?")
    meanwhile: ClassVar[str] = N_("{seat} is sending a Hero elsewhere")

    def __init__(self, seat: int, do: Do, hero_seat: int) -> None:
        super().__init__(seat, do)
        self.hero_seat = hero_seat

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "seat": self.hero_seat}

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"who": seat_name(g, self.hero_seat)}

    def options(self, g: Dwarves) -> list[int]:
        places = hexes_of(g, self.effect(g).places, self.do.card)
        return HEX.tokens([place for place in places if place != g.at[self.hero_seat]])

    def choose(self, g: Dwarves, token: int) -> None:
        set_hero(g, self.hero_seat, HEX.of(token))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("the card does not name this place") if HEX.has(token) else ""


def muster(g: Dwarves, effect: Effect, do: Do) -> None:
    """All Heroes go to a place at once, except those under HOLD (DW-GLO-03)."""
    place = hexes_of(g, effect.places, do.card)[0]
    for seat in g.order(g.active):
        if not is_held(g, seat):
            set_hero(g, seat, place)


VERBS.on(MUSTER, muster)


# Heroes to whom a card is tied ------------------------------------------------------------------


def tie(g: Dwarves, effect: Effect, do: Do) -> None:
    """A card is tied to a Hero: the active one, the healthiest, or the one nearest to the Portal."""
    seats = [g.active] if effect.who == YOU else tied_seats(g, effect)
    if len(seats) == 1:
        tie_to(g, do.card, seats[0])
    else:
        g.then(Tie(g.active, do))


VERBS.on(TIE, tie)


def tied_seats(g: Dwarves, effect: Effect) -> list[int]:
    """The Heroes among whom a tie is broken by the active seat (TH02, EL-TH1)."""
    if effect.who == HEALTHIEST:
        free = [seat for seat in range(g.seats) if not is_held(g, seat)] or list(range(g.seats))
        most = max([g.health[seat] for seat in free])
        return [seat for seat in free if g.health[seat] == most]
    assert effect.who == NEAREST_PORTAL
    away = [g.book.distance[g.at[seat]][g.tunnel] for seat in range(g.seats)]
    return [seat for seat in range(g.seats) if away[seat] == min(away)]


def tie_to(g: Dwarves, card: int, seat: int) -> None:
    """From now on the card means this Hero."""
    find(g, card).hero = seat
    g.tell(TIED, (card, seat))


@final
class Tie(EffectChoice):
    """Several Heroes fit: which one does the card mean? (DEC-30)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-GEN-04",)
    asks: ClassVar[str] = N_("Which of these Heroes does the Threat strike?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing whom a Threat strikes")

    def options(self, g: Dwarves) -> list[int]:
        return hero_tokens(g, tied_seats(g, self.effect(g)))

    def choose(self, g: Dwarves, token: int) -> None:
        tie_to(g, self.do.card, g.seat_of(HERO.of(token)))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("another Hero fits better") if HERO.has(token) else ""


# The Tunnel or Portal tile ----------------------------------------------------------------------


def tunnel_sites(g: Dwarves, effect: Effect, card: int) -> list[int]:
    """Hexes of the card's place where the tile may lie (DW-TUN-04)."""
    legal = tile_sites(g)
    return [place for place in hexes_of(g, effect.places, card) if place in legal]


def tunnel(g: Dwarves, effect: Effect, do: Do) -> None:
    """TUNNEL: the tile is placed or moved, if there is a legal hex (DW-TUN-04, DW-ELF-04)."""
    if tunnel_sites(g, effect, do.card):
        g.then(PlaceTile(do.seat, do))


VERBS.on(TUNNEL_TILE, tunnel)


@final
class PlaceTile(EffectChoice):
    """Where does the Tunnel or Portal tile lie now? (DW-TUN-04, DEC-29)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-TUN-04", "DW-ELF-04", "DW-ELF-05")
    asks: ClassVar[str] = N_("Where do you put the Tunnel or Portal tile?")
    meanwhile: ClassVar[str] = N_("{seat} is placing the Tunnel or Portal tile")

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(tunnel_sites(g, self.effect(g), self.do.card))

    def choose(self, g: Dwarves, token: int) -> None:
        g.tunnel = HEX.of(token)
        g.tell(TILE, (g.tunnel,))
        if self.effect(g).may and not is_held(g, self.seat) and g.at[self.seat] != g.tunnel:
            g.then(FollowTile(self.seat))

    def why_not(self, g: Dwarves, token: int) -> str:
        if HEX.has(token) and HEX.of(token) not in tile_sites(g):
            return _("not on Perished Land, Blacksaddle or another entrance (DW-TUN-04)")
        return _("the card does not name this place") if HEX.has(token) else ""


@final
class FollowTile(Decision[Dwarves]):
    """Do you go to the tile at once? (DEC-34)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-MOV-07",)
    asks: ClassVar[str] = N_("Do you go to {place} at once?")
    meanwhile: ClassVar[str] = N_("{seat} may follow the tile")
    ends: ClassVar[str] = N_("Stay here")
    form: ClassVar[str] = "yesno"

    def values(self, g: Dwarves) -> dict[str, str]:
        return {"place": hex_name(g, g.tunnel)}

    def options(self, g: Dwarves) -> list[int]:
        return [W_YES, PASS]

    def choose(self, g: Dwarves, token: int) -> None:
        if token == W_YES and g.tunnel != NOWHERE:
            set_hero(g, self.seat, g.tunnel)
