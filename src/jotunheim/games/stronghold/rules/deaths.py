"""Who dies, who chooses, and where the dead go (SH-GEN-06, SH-GEN-07, SH-P5-09, SH-ORD-06)."""

from typing import ClassVar, final

from jotunheim.games.stronghold.book.tables import AT_DEATH
from jotunheim.games.stronghold.rules.board import (
    foregrounds_with_room,
    invaders_at,
    is_in,
    races_at,
    ranks_at,
)
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.rules.questions import AboutSpace
from jotunheim.games.stronghold.rules.reveal import flip
from jotunheim.games.stronghold.state import ORDER_TOKENS, REMOVED, Stronghold
from jotunheim.games.stronghold.tokens import (
    DEFENDER,
    HOS,
    INVADER,
    MARKSMAN,
    NOWHERE,
    SPACE,
    SPECTER,
    UNIT,
    is_section,
)
from jotunheim.games.stronghold.words.events.assault import (
    DEFENDER_DIES,
    INVADER_DIES,
    ORDER_REMOVED,
    RISES,
)
from jotunheim.kernel import ALL, Decision
from jotunheim.texts import N_


def order_at(g: Stronghold, section: int) -> int:
    """The order token on a section that is still to be resolved, or NOWHERE."""
    for token, place in enumerate(g.hidden.order_at):
        if place == section and not is_in(g.hidden.order_done, token):
            return token
    return NOWHERE


def kill_invaders(g: Stronghold, space: int, kind: int, number: int = 1) -> None:
    """Invader units leave the game; the Specter may bring them back (SH-GEN-07)."""
    g.put(space, kind, -number)
    g.bag.discards[kind] += number
    for _one in range(number):
        g.tell(INVADER_DIES, (kind, space))
    if is_section(space) and invaders_at(g, space) == 0:
        remove_order(g, space)


def remove_order(g: Stronghold, section: int) -> None:
    """All units with an order died: it is shown and leaves the game for good (SH-ORD-06)."""
    token = order_at(g, section)
    if token == NOWHERE:
        return
    g.hidden.order_at[token] = REMOVED
    g.hidden.order_up |= 1 << token
    g.hidden.show(ORDER_TOKENS, token, ALL)
    g.learn()
    g.tell(ORDER_REMOVED, (section, g.book.order_prints[token]))


def kill_defender(g: Stronghold, space: int, kind: int) -> None:
    """A defender unit goes to the Hospital, or rises as an invader (SH-GEN-07, SH-HOS-01)."""
    g.put(space, kind, -1)
    g.tell(DEFENDER_DIES, (kind, space))
    if g.assault:
        g.combat.dead += 1
    if is_section(space) and flip(g, SPECTER, space) and can_rise(g, kind):
        g.reserve[kind - MARKSMAN] += 1  # he has become the invader unit
        g.then(Rise(kind - MARKSMAN))
    else:
        g.put(HOS, kind)
    look(g, AT_DEATH)


def can_rise(g: Stronghold, kind: int) -> bool:
    """Is there an invader unit of his strength, and a foreground with room? (SH-P5-09r)"""
    race = kind - MARKSMAN
    there = g.bag.discards[race] + g.bag.counts[race]
    return there > 0 and len(foregrounds_with_room(g)) > 0


@final
class Rise(Decision[Stronghold]):
    """The Specter's target: on which foreground does the dead unit stand again? (SH-P5-09)"""

    clauses: ClassVar[tuple[str, ...]] = ("SH-P5-09",)
    asks: ClassVar[str] = N_("The dead unit becomes yours. On which foreground?")
    meanwhile: ClassVar[str] = N_("{seat} is placing a risen unit")

    def __init__(self, race: int) -> None:
        super().__init__(INVADER)
        self.race = race

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"unit": self.race}

    def options(self, g: Stronghold) -> list[int]:
        return SPACE.tokens(foregrounds_with_room(g))

    def choose(self, g: Stronghold, token: int) -> None:
        space = SPACE.of(token)
        if g.bag.discards[self.race] > 0:  # discarded units first, then the bag
            g.bag.discards[self.race] -= 1
        else:
            g.bag.counts[self.race] -= 1
        g.put(space, self.race)
        g.tell(RISES, (self.race, space))


@final
class KillDefender(AboutSpace):
    """The invader chooses which defender unit on a space dies (SH-GEN-06)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-GEN-06",)
    asks: ClassVar[str] = N_("Which unit at {space} dies?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing who dies")
    may_be_void: ClassVar[bool] = True

    def __init__(self, space: int) -> None:
        super().__init__(INVADER, space)

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens(ranks_at(g, self.space))

    def choose(self, g: Stronghold, token: int) -> None:
        kill_defender(g, self.space, UNIT.of(token))


@final
class KillInvader(AboutSpace):
    """The defender chooses which invader unit on a space dies, of the types shown (SH-GEN-06)."""

    clauses: ClassVar[tuple[str, ...]] = ("SH-GEN-06",)
    asks: ClassVar[str] = N_("Which unit at {space} dies?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing who dies")
    may_be_void: ClassVar[bool] = True

    def __init__(self, space: int, kinds: tuple[int, ...]) -> None:
        super().__init__(DEFENDER, space)
        self.kinds = kinds

    def options(self, g: Stronghold) -> list[int]:
        return UNIT.tokens([kind for kind in races_at(g, self.space) if kind in self.kinds])

    def choose(self, g: Stronghold, token: int) -> None:
        kill_invaders(g, self.space, UNIT.of(token))
