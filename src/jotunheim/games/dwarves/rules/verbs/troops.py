"""REMOVE and its kin: troops that leave the map or go onto cards, by choice (DW-CARD-14, DW-FIG-15).

Troops removed by rewards, Equipment and spells are not defeated.
"""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.verbs import AXES, LIGHTNING, REMOVE, TEMPEST, Effect
from jotunheim.games.dwarves.rules.board import troops_in
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.completion import find, troop_left_card
from jotunheim.games.dwarves.rules.land import settle
from jotunheim.games.dwarves.rules.places import hexes_of, with_near
from jotunheim.games.dwarves.rules.quests import fought_at
from jotunheim.games.dwarves.rules.spells import lightning_hexes, tempest_goals, tempest_hexes
from jotunheim.games.dwarves.rules.troops import arrive, leave, remove_troop
from jotunheim.games.dwarves.rules.verbs.choices import EffectChoice
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    CARD,
    HEX,
    KIND,
    KINDS,
    NOWHERE,
    ORC,
)
from jotunheim.games.dwarves.words.events.cards import TAKES_OFF, TAKES_OFF_CARD
from jotunheim.games.dwarves.words.events.map import MARCHED
from jotunheim.kernel import DONE, PASS
from jotunheim.texts import N_, _, ngettext


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

    asks: ClassVar[str] = N_("You may remove troops. From which hex?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14",)
    meanwhile: ClassVar[str] = N_("{seat} is removing troops")
    ends: ClassVar[str] = N_("Remove no more")
    may_be_void: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int, last: int) -> None:
        super().__init__(seat, do)
        self.left = left
        self.last = last  # the hex of the last troop that was removed

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "hex": self.last, "number": self.left}

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

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "hex": self.place, "number": self.left}

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
    ends: ClassVar[str] = N_("No second Orc")

    def __init__(self, seat: int, do: Do, place: int, first: bool) -> None:
        super().__init__(seat, do)
        self.place = place
        self.first = first

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "hex": self.place, "number": int(self.first)}

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
    ends: ClassVar[str] = N_("Strike no more")

    def __init__(self, seat: int, do: Do, place: int, left: int) -> None:
        super().__init__(seat, do)
        self.place = place
        self.left = left

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "hex": self.place, "number": self.left}

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

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.card}

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

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "hex": self.place}

    def options(self, g: Dwarves) -> list[int]:
        return HEX.tokens(sorted(tempest_goals(g, self.place)))

    def choose(self, g: Dwarves, token: int) -> None:
        troops = leave(g, self.place)
        arrive(g, HEX.of(token), troops)
        g.tell(MARCHED, (self.place, HEX.of(token), *troops))
        settle(g)
