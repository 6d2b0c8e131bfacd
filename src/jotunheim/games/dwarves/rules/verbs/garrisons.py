"""Single Recruitment dice, and troops that go onto cards (DW-COUN-12, DW-REV-03, DW-ELF-07)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.effects.verbs import ASSURE, COLLECT, REINFORCE, SKULL, TAKE, Effect
from jotunheim.games.dwarves.rules.board import on_map
from jotunheim.games.dwarves.rules.carry import VERBS, Do
from jotunheim.games.dwarves.rules.completion import find
from jotunheim.games.dwarves.rules.faceup import garrison, take_from_map
from jotunheim.games.dwarves.rules.land import settle
from jotunheim.games.dwarves.rules.losses import pay_health
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.rules.recruiting import recruit_dice, throw
from jotunheim.games.dwarves.rules.troops import leave, put_troops
from jotunheim.games.dwarves.rules.verbs.choices import EffectChoice
from jotunheim.games.dwarves.rules.verbs.troops import take_off_map, with_kinds
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import BLACKSADDLE, HEX, HEXES, KINDS, RECRUIT
from jotunheim.games.dwarves.words.events.cards import CARD_TROOPS
from jotunheim.kernel import DONE, Step
from jotunheim.texts import N_, ngettext

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

    asks: ClassVar[str] = N_("You may remove troops. From which hex?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-CARD-14",)
    meanwhile: ClassVar[str] = N_("{seat} is removing troops")
    ends: ClassVar[str] = N_("Remove no more")
    may_be_void: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, kind: int, left: int, first: int) -> None:
        super().__init__(seat, do)
        self.kind = kind
        self.left = left
        self.first = first  # hexes come in their order, so that each answer has one path

    def about(self, g: Dwarves) -> dict[str, int]:
        return {"card": self.do.card, "kind": self.kind, "number": self.left}

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
        return RECRUIT.all()

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
