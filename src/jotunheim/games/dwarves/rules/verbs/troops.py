"""REMOVE and its kin: troops that leave the map or go onto cards, by choice (DW-CARD-14, DW-FIG-15).

Troops removed by rewards, Equipment and spells are not defeated.
"""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects import (
    ASSURE,
    AXES,
    COLLECT,
    LIGHTNING,
    REINFORCE,
    REMOVE,
    SKULL,
    TAKE,
    TEMPEST,
    Effect,
)
from jotunheim.games.dwarves.rules.board import on_map, troops_in
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.completion import find, troop_left_card
from jotunheim.games.dwarves.rules.faceup import garrison, take_from_map
from jotunheim.games.dwarves.rules.land import settle
from jotunheim.games.dwarves.rules.losses import pay_health
from jotunheim.games.dwarves.rules.places import hexes_of, with_near
from jotunheim.games.dwarves.rules.quests import fought_at
from jotunheim.games.dwarves.rules.recruiting import recruit_dice, throw
from jotunheim.games.dwarves.rules.spells import lightning_hexes, tempest_goals, tempest_hexes
from jotunheim.games.dwarves.rules.troops import arrive, leave, put_troops, remove_troop
from jotunheim.games.dwarves.rules.verbs.choices import EffectChoice
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    BLACKSADDLE,
    CARD,
    HEX,
    HEXES,
    KIND,
    KINDS,
    NOWHERE,
    ORC,
    RECRUIT,
)
from jotunheim.games.dwarves.words.card_events import CARD_TROOPS, TAKES_OFF, TAKES_OFF_CARD
from jotunheim.games.dwarves.words.events import MARCHED
from jotunheim.kernel import DONE, PASS, Step
from jotunheim.texts import N_, _, ngettext

ANY_KIND = (0, 1, 2)


def with_kinds(g: Dwarves, places: list[int], kinds: list[int]) -> list[int]:
    """Those of the hexes that hold a troop of these kinds."""
    return [place for place in places if any(g.count(place, kind) for kind in kinds)]


# REMOVE -----------------------------------------------------------------------------------------


def remove(g: Dwarves, effect: Effect, do: Do) -> None:
    """REMOVE: up to so many troops, hex by hex, or all from one hex."""
    g.then(RemoveFrom(do.seat, do, effect.number, NOWHERE))


VERBS.on(REMOVE, remove)


@final
class RemoveFrom(EffectChoice):
    """From which hex does a troop leave? (DEC-15)

    A hex that was left is not offered again, so that each answer has one path: hexes come in their order.
    """

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14",)
    meanwhile: ClassVar[str] = N_("{seat} is removing troops")
    may_be_void: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int, last: int) -> None:
        super().__init__(seat, do)
        self.left = left
        self.last = last  # the hex of the last troop that was removed

    def question(self, g: Dwarves) -> str:
        line = ngettext(
            "You may remove {n} troop. From which hex?",
            "You may remove {n} troops. From which hex?",
            self.left,
        )
        return line.format(n=self.left)

    def options(self, g: Dwarves) -> list[int]:
        effect = self.effect(g)
        places = hexes_of(g, effect.places, self.do.card)
        if self.last != NOWHERE:
            places = [place for place in places if place >= self.last]
            if effect.one_hex:
                places = [place for place in places if place == self.last]
        found = with_kinds(g, places, effect.kinds)
        return [*HEX.tokens(found), DONE] if found else []

    def choose(self, g: Dwarves, token: int) -> None:
        if token != DONE:
            g.then(RemoveKind(self.seat, self.do, HEX.of(token), self.left))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("there is no troop that the card means") if HEX.has(token) else ""


@final
class RemoveKind(EffectChoice):
    """Which kind of troop leaves that hex? (DEC-15)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14",)
    asks: ClassVar[str] = N_("Which troop do you remove?")
    meanwhile: ClassVar[str] = N_("{seat} is removing troops")

    def __init__(self, seat: int, do: Do, place: int, left: int) -> None:
        super().__init__(seat, do)
        self.place = place
        self.left = left

    def options(self, g: Dwarves) -> list[int]:
        kinds = [kind for kind in self.effect(g).kinds if g.count(self.place, kind)]
        return KIND.tokens(kinds)

    def choose(self, g: Dwarves, token: int) -> None:
        take_off_map(g, self.place, KIND.of(token))
        if self.left > 1:
            g.then(RemoveFrom(self.seat, self.do, self.left - 1, self.place))


def take_off_map(g: Dwarves, place: int, kind: int) -> None:
    """One troop returns to the supply; it is not defeated (DW-CARD-14)."""
    remove_troop(g, place, kind)
    g.tell(TAKES_OFF, (kind, place))


# Throwing Axes ----------------------------------------------------------------------------------


def axes(g: Dwarves, effect: Effect, do: Do) -> None:
    """One or two Orcs, or one other troop, from the own hex or one next to it (EQ08)."""
    g.then(ThrowAt(do.seat, do))


VERBS.on(AXES, axes)


@final
class ThrowAt(EffectChoice):
    """At which hex are the axes thrown? (DEC-23)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14", "DW-WHO-03")
    asks: ClassVar[str] = N_("At which hex do you throw the axes?")
    meanwhile: ClassVar[str] = N_("{seat} is throwing axes")

    def options(self, g: Dwarves) -> list[int]:
        places = sorted(with_near(g, g.at[self.seat]))
        return HEX.tokens([place for place in places if troops_in(g, place)])

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(ThrowKind(self.seat, self.do, HEX.of(token), True))


@final
class ThrowKind(EffectChoice):
    """Which troop do the axes hit? After an Orc there may be a second one (DEC-23)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14",)
    asks: ClassVar[str] = N_("Which troop do the axes hit?")
    meanwhile: ClassVar[str] = N_("{seat} is throwing axes")

    def __init__(self, seat: int, do: Do, place: int, first: bool) -> None:
        super().__init__(seat, do)
        self.place = place
        self.first = first

    def options(self, g: Dwarves) -> list[int]:
        if not self.first:
            return [KIND.token(ORC), PASS]
        return KIND.tokens([kind for kind in range(KINDS) if g.count(self.place, kind)])

    def choose(self, g: Dwarves, token: int) -> None:
        if token == PASS:
            return
        take_off_map(g, self.place, KIND.of(token))
        if self.first and KIND.of(token) == ORC and g.count(self.place, ORC):
            g.then(ThrowKind(self.seat, self.do, self.place, False))


# Ball Lightning ---------------------------------------------------------------------------------


def lightning(g: Dwarves, effect: Effect, do: Do) -> None:
    """One or two troops of a hex near Andôkai, or one from a card that is fought there (SP6)."""
    g.then(StrikeHex(do.seat, do))


VERBS.on(LIGHTNING, lightning)


@final
class StrikeHex(EffectChoice):
    """Where does the lightning strike? (DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-03", "DW-FIG-15")
    asks: ClassVar[str] = N_("Where does the lightning strike?")
    meanwhile: ClassVar[str] = N_("{seat} is playing a spell")

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(lightning_hexes(g, self.seat))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(StrikeTroop(self.seat, self.do, HEX.of(token), self.effect(g).number))

    def why_not(self, g: Dwarves, token: int) -> str:
        return _("it is too far, or nobody is there") if HEX.has(token) else ""


@final
class StrikeTroop(EffectChoice):
    """Which troop of the hex, or of which card? (DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14", "DW-FIG-15")
    asks: ClassVar[str] = N_("Whom does the lightning strike?")
    meanwhile: ClassVar[str] = N_("{seat} is playing a spell")

    def __init__(self, seat: int, do: Do, place: int, left: int) -> None:
        super().__init__(seat, do)
        self.place = place
        self.left = left

    def options(self, g: Dwarves) -> list[int]:
        found = KIND.tokens([kind for kind in range(KINDS) if g.count(self.place, kind)])
        if self.left < self.effect(g).number:
            return [*found, DONE]
        return found + CARD.tokens([up.card for up in fought_at(g, self.place)])

    def choose(self, g: Dwarves, token: int) -> None:
        if CARD.has(token):
            g.then(StrikeCard(self.seat, self.do, CARD.of(token)))
        elif token != DONE:
            take_off_map(g, self.place, KIND.of(token))
            if self.left > 1 and troops_in(g, self.place):
                g.then(StrikeTroop(self.seat, self.do, self.place, self.left - 1))


@final
class StrikeCard(EffectChoice):
    """Which troop of the card? (DW-FIG-15)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-FIG-15",)
    asks: ClassVar[str] = N_("Whom does the lightning strike?")
    meanwhile: ClassVar[str] = N_("{seat} is playing a spell")

    def __init__(self, seat: int, do: Do, card: int) -> None:
        super().__init__(seat, do)
        self.card = card

    def options(self, g: Dwarves) -> list[int]:
        up = find(g, self.card)
        return KIND.tokens([kind for kind in range(KINDS) if up.troops[kind]])

    def choose(self, g: Dwarves, token: int) -> None:
        up = find(g, self.card)
        kind = KIND.of(token)
        up.troops[kind] -= 1
        g.supply[kind] += 1
        g.tell(TAKES_OFF_CARD, (kind, up.card))
        troop_left_card(g, up)


# Tempest ----------------------------------------------------------------------------------------


def tempest(g: Dwarves, effect: Effect, do: Do) -> None:
    """All troops of a hex are blown to a neighbour; leaders stay (SP7)."""
    g.then(BlowFrom(do.seat, do))


VERBS.on(TEMPEST, tempest)


@final
class BlowFrom(EffectChoice):
    """From which hex are the troops blown away? (DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-03", "DW-PL-17")
    asks: ClassVar[str] = N_("The troops of which hex does the tempest move?")
    meanwhile: ClassVar[str] = N_("{seat} is playing a spell")

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(tempest_hexes(g))

    def choose(self, g: Dwarves, token: int) -> None:
        g.then(BlowTo(self.seat, self.do, HEX.of(token)))


@final
class BlowTo(EffectChoice):
    """To which neighbour? (DEC-21)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-03", "DW-PL-17")
    asks: ClassVar[str] = N_("Where does the tempest move them?")
    meanwhile: ClassVar[str] = N_("{seat} is playing a spell")

    def __init__(self, seat: int, do: Do, place: int) -> None:
        super().__init__(seat, do)
        self.place = place

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(sorted(tempest_goals(g, self.place)))

    def choose(self, g: Dwarves, token: int) -> None:
        troops = leave(g, self.place)
        arrive(g, HEX.of(token), troops)
        g.tell(MARCHED, (self.place, HEX.of(token), *troops))
        settle(g)


# The Skull and the Portal: single Recruitment dice ----------------------------------------------


def skull(g: Dwarves, effect: Effect, do: Do) -> None:
    """Pay Health for one Recruitment die that removes troops; L3 does not touch it (DW-COUN-12)."""
    for _point in range(effect.number):
        pay_health(g, do.seat)
    g.then(RollSkull(do.seat, do))


VERBS.on(SKULL, skull)


@final
class RollSkull(EffectChoice):
    """Which Recruitment die does the Skull roll? (DW-COUN-12, DEC-40)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-COUN-12", "DW-EQ-14")
    asks: ClassVar[str] = N_("Which Recruitment die do you roll?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a Recruitment die")

    def options(self, g: Dwarves) -> list[int]:
        return RECRUIT.tokens([kind for kind in range(KINDS) if on_map(g, kind)])

    def choose(self, g: Dwarves, token: int) -> None:
        kind = RECRUIT.of(token)
        number = throw(g, kind)
        if number:
            g.then(RemoveSkulls(self.seat, self.do, kind, number, 0))


@final
class RemoveSkulls(EffectChoice):
    """From which hexes do troops of that kind leave, up to as many as skulls? (DEC-23)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14",)
    meanwhile: ClassVar[str] = N_("{seat} is removing troops")
    may_be_void: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, kind: int, left: int, first: int) -> None:
        super().__init__(seat, do)
        self.kind = kind
        self.left = left
        self.first = first  # hexes come in their order, so that each answer has one path

    def question(self, g: Dwarves) -> str:
        line = ngettext(
            "You may remove {n} troop. From which hex?",
            "You may remove {n} troops. From which hex?",
            self.left,
        )
        return line.format(n=self.left)

    def options(self, g: Dwarves) -> list[int]:
        places = with_kinds(g, list(range(self.first, HEXES)), [self.kind])
        return [*HEX.tokens(places), DONE] if places else []

    def choose(self, g: Dwarves, token: int) -> None:
        if token == DONE:
            return
        take_off_map(g, HEX.of(token), self.kind)
        if self.left > 1:
            left = self.left - 1
            g.then(RemoveSkulls(self.seat, self.do, self.kind, left, HEX.of(token)))


def reinforce(g: Dwarves, effect: Effect, do: Do) -> None:
    """A failed sealing: one Recruitment die of your choice brings troops onto the card (EL-C1)."""
    g.then(Reinforce(do.seat, do))


VERBS.on(REINFORCE, reinforce)


@final
class Reinforce(EffectChoice):
    """Which Recruitment die is rolled for the Portal? (DW-COUN-12, DEC-40)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-COUN-12",)
    asks: ClassVar[str] = N_("The Portal stays open. Which Recruitment die do you roll?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a Recruitment die")

    def options(self, g: Dwarves) -> list[int]:
        return RECRUIT.tokens(list(ANY_KIND))

    def choose(self, g: Dwarves, token: int) -> None:
        kind = RECRUIT.of(token)
        recruit_dice(g, [kind], PutOnCard(self.do.card, kind))


@final
class PutOnCard(Step[Dwarves]):
    """The rolled troops go onto the card, as far as the supply goes."""

    def __init__(self, card: int, kind: int) -> None:
        self.card = card
        self.kind = kind

    def run(self, g: Dwarves) -> None:
        up = find(g, self.card)
        number = min(g.skulls[self.kind], g.supply[self.kind])
        up.troops[self.kind] += number
        g.supply[self.kind] -= number
        if number:
            troops = [number if kind == self.kind else 0 for kind in range(KINDS)]
            g.tell(CARD_TROOPS, (up.card, *troops))


# Troops that go onto a card when it is turned ---------------------------------------------------


def collect(g: Dwarves, effect: Effect, do: Do) -> None:
    """All troops of some hexes go onto the card, never those of Blacksaddle (EL-C1)."""
    up = find(g, do.card)
    for place in hexes_of(g, effect.places, do.card):
        if place != BLACKSADDLE:
            troops = leave(g, place)
            up.troops = [up.troops[kind] + troops[kind] for kind in range(KINDS)]
    garrison(g, up, effect.troops)
    g.tell(CARD_TROOPS, (up.card, *up.troops))


def take(g: Dwarves, effect: Effect, do: Do) -> None:
    """Troops from hexes of the team's choice go onto the card (CM-C2)."""
    for kind in range(KINDS):
        take_from_map(g, do.card, kind, effect.troops[kind])


def assure(g: Dwarves, effect: Effect, do: Do) -> None:
    """The condition of the only level C card is made true from the supply (DW-ELF-07)."""
    missing = max(effect.number - on_map(g, effect.kind), 0)
    troops = [missing if kind == effect.kind else 0 for kind in range(KINDS)]
    put_troops(g, hexes_of(g, effect.places, do.card)[0], troops)
    settle(g)


VERBS.on(COLLECT, collect)
VERBS.on(TAKE, take)
VERBS.on(ASSURE, assure)
