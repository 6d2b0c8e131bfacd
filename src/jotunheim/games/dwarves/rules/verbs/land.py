"""SPAWN, RECRUIT, BLIGHT, RESTORE and marches of troops: what happens to the map (DW-PL-13, 17)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.book.tables import YELLOW
from jotunheim.games.dwarves.effects.verbs import (
    ADVANCE,
    BLIGHT,
    RECRUIT,
    RESTORE,
    SPAWN,
    SPAWN_CARD,
    SPAWN_ROLLED,
    Effect,
)
from jotunheim.games.dwarves.rules.board import is_perished
from jotunheim.games.dwarves.rules.carry import VERBS, Do, effects_of
from jotunheim.games.dwarves.rules.land import blight, restore, settle
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.rules.recruiting import recruit, recruit_dice
from jotunheim.games.dwarves.rules.troops import arrive, leave, put_troops
from jotunheim.games.dwarves.rules.verbs.choices import EffectChoice
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import BLACKSADDLE, HEX, KINDS
from jotunheim.games.dwarves.words.events.cards import SPAWNED
from jotunheim.games.dwarves.words.events.map import MARCHED
from jotunheim.kernel import Step
from jotunheim.texts import N_, _

HEARTLAND: Final = 2  # hexes from Blacksaddle at which troops begin to march (TH15)


def spawn(g: Dwarves, effect: Effect, do: Do) -> None:
    """SPAWN: troops to each of the places, all first, then one settling (DW-GLO-05)."""
    for place in hexes_of(g, effect.places, do.card):
        put_and_tell(g, place, effect.troops)
    settle(g)


def put_and_tell(g: Dwarves, place: int, troops: list[int]) -> None:
    """As many as the supply has; in Perished Land they move on."""
    found = put_troops(g, place, troops)
    if sum(found):
        g.tell(SPAWNED, (place, *found))


def spawn_card(g: Dwarves, effect: Effect, do: Do) -> None:
    """The card's own troops come to a place, and others with them (DW-REV-07, DW-CARD-20)."""
    places = hexes_of(g, effect.places, do.card)
    up = g.card(do.card)
    if up is None or not places:
        return
    if sum(up.troops):
        g.tell(SPAWNED, (places[0], *up.troops))
        arrive(g, places[0], up.troops)
        up.troops = [0] * KINDS
    put_and_tell(g, places[0], effect.troops)
    settle(g)


def spawn_rolled(g: Dwarves, effect: Effect, do: Do) -> None:
    """One Recruitment die, with L3 and W2; so many troops and some more (DW-COUN-12)."""
    recruit_dice(g, [effect.kind], PutRolled(do))


VERBS.on(SPAWN, spawn)
VERBS.on(SPAWN_CARD, spawn_card)
VERBS.on(SPAWN_ROLLED, spawn_rolled)


@final
class PutRolled(Step[Dwarves]):
    """The troops of a rolled SPAWN arrive."""

    def __init__(self, do: Do) -> None:
        self.do = do

    def run(self, g: Dwarves) -> None:
        effect = effects_of(g, self.do.card, self.do.part)[self.do.index]
        troops = [0] * KINDS
        troops[effect.kind] = g.skulls[effect.kind] + effect.number
        for place in hexes_of(g, effect.places, self.do.card):
            put_and_tell(g, place, troops)
        settle(g)


def recruit_troops(g: Dwarves, effect: Effect, do: Do) -> None:
    """RECRUIT: all three dice for a Gate, with L3, W2 and texts on recruiting."""
    recruit(g, effect.gate)


VERBS.on(RECRUIT, recruit_troops)


# Perished Land ----------------------------------------------------------------------------------


def blight_hexes(g: Dwarves, effect: Effect, do: Do) -> None:
    """BLIGHT: hexes with such troops turn; or one hex of the team's choice (DW-GLO-06)."""
    places = [
        place
        for place in hexes_of(g, effect.places, do.card)
        if not is_perished(g, place) and place != BLACKSADDLE
    ]
    if effect.one_hex:
        if places:
            g.then(BlightOne(g.active, do))
        return
    blight(g, [place for place in places if any(g.count(place, kind) for kind in effect.kinds)])


VERBS.on(BLIGHT, blight_hexes)


@final
class BlightOne(EffectChoice):
    """Which hex turns into Perished Land, with or without troops? (T2-11, DEC-30)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-PL-13", "DW-PL-14")
    asks: ClassVar[str] = N_("Which hex turns into Perished Land?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a hex that turns")

    def options(self, g: Dwarves) -> list[int]:
        places = hexes_of(g, self.effect(g).places, self.do.card)
        return HEX.tokens([place for place in places if not is_perished(g, place)])

    def choose(self, g: Dwarves, token: int) -> None:
        blight(g, [HEX.of(token)])

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("the card does not name this hex") if HEX.has(token) else ""


def restore_hex(g: Dwarves, effect: Effect, do: Do) -> None:
    """RESTORE: the tile of the Hero's hex goes back into the pile (DW-PL-16)."""
    if is_perished(g, g.at[do.seat]):
        restore(g, g.at[do.seat])


VERBS.on(RESTORE, restore_hex)


def advance(g: Dwarves, effect: Effect, do: Do) -> None:
    """Troops far from Blacksaddle march 1 hex along the yellow arrow, all together (TH15)."""
    away = g.book.distance[BLACKSADDLE]
    starts = [
        place
        for place in hexes_of(g, effect.places, do.card)
        if away[place] >= HEARTLAND and not is_perished(g, place)
    ]
    marching = [(place, leave(g, place)) for place in starts]
    for place, troops in marching:
        target = g.book.beside[place][g.book.arrow[place][YELLOW]]
        if sum(troops) and arrive(g, target, troops) == target:
            g.tell(MARCHED, (place, target, *troops))
    settle(g)


VERBS.on(ADVANCE, advance)
