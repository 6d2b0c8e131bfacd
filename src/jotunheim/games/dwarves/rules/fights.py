"""Fight the Army of Evil: dice given to troops one by one (DW-FIG, DW-B4-04, DW-HERO-10, 11)."""

from typing import ClassVar, final

from jotunheim.games.dwarves.rules import buildings, quests, standing, trophies
from jotunheim.games.dwarves.rules.actions import spend_action
from jotunheim.games.dwarves.rules.board import is_in, leaders_in, troops_in
from jotunheim.games.dwarves.rules.losses import hurt
from jotunheim.games.dwarves.rules.rolls import roll
from jotunheim.games.dwarves.rules.targets import (
    card_targets,
    has_targets,
    hex_targets,
    is_target,
    need_for,
    second_die,
)
from jotunheim.games.dwarves.rules.troops import take_troop
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import LOSS_FIGHT, ROLL_FIGHT, Roll
from jotunheim.games.dwarves.tokens import (
    BATTLE,
    CARD,
    HEX,
    KIND,
    KINDS,
    LEADER,
    NARMORA,
    NOWHERE,
    W_LEAVE,
    W_TROOPS,
)
from jotunheim.games.dwarves.words.events.map import (
    DEFEATS,
    DEFEATS_LEADER,
    DEFEATS_ON_CARD,
    IN_VAIN,
)
from jotunheim.games.dwarves.words.names import dice_said, kind_name
from jotunheim.kernel import PASS, Decision, Step
from jotunheim.texts import N_, _


def can_fight(g: Dwarves, seat: int) -> bool:
    """Is somebody there to be fought? (DW-FIG-01)"""
    return has_targets(g, seat) or quests.has_duels(g, seat) or buildings.has_aims(g, seat)


def begin_fight(g: Dwarves) -> None:
    """First the aim, where there is more than troops; then the dice: no Battle check (DW-FIG-09, 14)."""
    spend_action(g)
    g.then(Aim(g.active))


@final
class Aim(Decision[Dwarves]):
    """At what is the Fight aimed: troops, one boss, or the hex of a Catapult shot? (DW-FIG-14, DEC-31)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-FIG-14",)
    asks: ClassVar[str] = N_("Whom do you fight?")
    meanwhile: ClassVar[str] = N_("{seat} is going to fight")

    def options(self, g: Dwarves) -> list[int]:
        found = [W_TROOPS] if has_targets(g, self.seat) else []
        found += CARD.tokens(quests.duels_for(g, self.seat))
        return found + HEX.tokens(buildings.aims(g, self.seat))

    def choose(self, g: Dwarves, token: int) -> None:
        thrown = Roll(self.seat, ROLL_FIGHT)
        thrown.attribute = BATTLE
        if CARD.has(token):
            thrown.card = CARD.of(token)
            thrown.need = quests.duel_need(g, self.seat, thrown.card)
        elif HEX.has(token):
            thrown.hex = HEX.of(token)
        roll(g, thrown, standing.dice_for(g, self.seat, ROLL_FIGHT, BATTLE), Strike())

    def why_not(self, g: Dwarves, token: int) -> str:
        if CARD.has(token):
            return _("its boss is not here, or the card asks for more first (DW-FIG-14)")
        if HEX.has(token) and is_in(g.rare.catapults, g.at[self.seat]):
            return _("a Catapult hits somebody who is 2 or 3 hexes away (DW-B4-13)")
        if HEX.has(token) or token == W_TROOPS:
            return _("a Hero fights troops where it stands (DW-FIG-01)")
        return ""


@final
class Strike(Step[Dwarves]):
    """The dice count: against a boss all at once, against troops die by die (DW-FIG-02, DW-FIG-12)."""

    def run(self, g: Dwarves) -> None:
        thrown = g.roll
        if thrown.card != NOWHERE:
            thrown.hits = len([die for die in thrown.dice if die >= thrown.need])
            if thrown.hits:
                quests.duel(g, thrown.card, thrown.hits)
        else:
            thrown.left = thrown.dice[:]
            g.then(NextDie())
        g.then(AfterFight())


@final
class NextDie(Step[Dwarves]):
    """The highest die that is left; dice that can defeat nobody are skipped (DW-FIG-03, DW-FIG-12)."""

    def run(self, g: Dwarves) -> None:
        left = g.roll.left
        while left and not may_strike(g, left[0]):
            left.pop(0)
        if left:
            g.then(AssignDie(g.roll.seat), NextDie())


def may_strike(g: Dwarves, die: int) -> list[int]:
    """Kinds and leaders that this die can defeat (DW-FIG-02, DW-FIG-13)."""
    seat = g.roll.seat
    found = [KIND.token(kind) for kind in range(KINDS) if is_target(g, seat, kind, die)]
    place = g.roll.hex if g.roll.hex != NOWHERE else g.at[seat]
    for kind in leaders_in(g, place):
        if second_die(g, kind) >= 0:
            found.append(LEADER.token(kind))
    if g.roll.hex != NOWHERE and die >= need_for(g, NOWHERE):
        found += CARD.tokens(buildings.shoot_dragons(g, place))
    return found


@final
class AssignDie(Decision[Dwarves]):
    """Whom does the highest die that is left defeat? (DW-FIG-03, DW-FIG-12, DEC-12)

    So 6, 4, 4 take an Élf and an Orc, and the last 4 finds nobody (DW-FIG-06).
    """

    clauses: ClassVar[tuple[str, ...]] = ("DW-FIG-02", "DW-FIG-03", "DW-FIG-12")
    asks: ClassVar[str] = N_("The dice show {dice}. Whom does the {die} defeat?")
    meanwhile: ClassVar[str] = N_("{seat} is fighting")

    def values(self, g: Dwarves) -> dict[str, str]:
        left = g.roll.left
        return {"dice": dice_said(g, tuple(left)), "die": str(left[0])}

    def options(self, g: Dwarves) -> list[int]:
        return [*may_strike(g, g.roll.left[0]), W_LEAVE]

    def choose(self, g: Dwarves, token: int) -> None:
        thrown = g.roll
        if LEADER.has(token):
            strike_leader(g, LEADER.of(token))
            return
        thrown.left.pop(0)
        if KIND.has(token):
            g.then(PickTarget(self.seat, KIND.of(token)))
        elif CARD.has(token):
            thrown.hits += 1
            quests.duel(g, CARD.of(token), 1)

    def why_not(self, g: Dwarves, token: int) -> str:
        if KIND.has(token):
            kind = KIND.of(token)
            line = _("it takes a {n} to defeat one {kind}, and one must be there (DW-FIG-02)")
            return line.format(n=need_for(g, kind), kind=kind_name(g, kind))
        if LEADER.has(token):
            return _("a leader takes two dice that are good enough (DW-FIG-13)")
        return ""


def strike_leader(g: Dwarves, kind: int) -> None:
    """A leader takes the die in hand and the lowest other one that is good enough (DW-FIG-13, DW-B4-04)."""
    thrown = g.roll
    place = g.rare.leaders[kind]
    thrown.left.pop(second_die(g, kind))
    thrown.left.pop(0)
    thrown.hits += 1
    g.rare.leaders[kind] = NOWHERE
    g.tell(DEFEATS_LEADER, (thrown.seat, kind, place))
    trophies.leader_fell(g, thrown.seat, place, kind)


@final
class PickTarget(trophies.AboutTroop):
    """Where does that troop fall, if several places hold its kind? (DW-FIG-07, DW-FIG-12)"""

    clauses: ClassVar[tuple[str, ...]] = ("DW-FIG-07", "DW-FIG-12")
    asks: ClassVar[str] = N_("Where does one {kind} fall?")
    meanwhile: ClassVar[str] = N_("{seat} is fighting")

    def options(self, g: Dwarves) -> list[int]:
        places = HEX.tokens(hex_targets(g, self.seat, self.kind))
        return places + CARD.tokens(card_targets(g, self.seat, self.kind))

    def choose(self, g: Dwarves, token: int) -> None:
        if HEX.has(token):
            defeat(g, self.seat, HEX.of(token), self.kind)
            return
        card = CARD.of(token)
        g.roll.kills += 1
        g.tell(DEFEATS_ON_CARD, (self.seat, self.kind, card))
        quests.slain(g, card, self.kind)

    def why_not(self, g: Dwarves, token: int) -> str:
        if HEX.has(token) or CARD.has(token):
            line = _("no {kind} can be fought there (DW-FIG-07)")
            return line.format(kind=kind_name(g, self.kind))
        return ""


def defeat(g: Dwarves, seat: int, place: int, kind: int) -> None:
    """A troop on the map falls; it returns to the supply unless a card collects it (DW-FIG-04)."""
    take_troop(g, place, kind)
    g.roll.kills += 1
    g.tell(DEFEATS, (seat, kind, place))
    trophies.fell(g, seat, place, kind)


@final
class AfterFight(Step[Dwarves]):
    """Narmora's extra troop; a Hero who defeated nobody loses Health (DW-FIG-05, 10, DW-HERO-11)."""

    def run(self, g: Dwarves) -> None:
        thrown = g.roll
        seat = thrown.seat
        if thrown.kills and g.heroes[seat] == NARMORA and thrown.hex == NOWHERE:
            if troops_in(g, g.at[seat]):
                g.then(ExtraTroop(seat))
        elif thrown.kills + thrown.hits == 0:
            g.tell(IN_VAIN, (seat,))
            if thrown.hex == NOWHERE:  # a Catapult that misses costs nothing (DW-B4-13)
                hurt(g, seat, standing.fight_loss(g, seat), LOSS_FIGHT)


@final
class ExtraTroop(Decision[Dwarves]):
    """Narmora removes one more troop from her own hex, if she likes (DW-HERO-11, DEC-12)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-HERO-11",)
    asks: ClassVar[str] = N_("Narmora removes one more troop. Which one?")
    meanwhile: ClassVar[str] = N_("{seat} is fighting")
    ends: ClassVar[str] = N_("No other troop")

    def options(self, g: Dwarves) -> list[int]:
        place = g.at[self.seat]
        return [*[KIND.token(kind) for kind in range(KINDS) if g.count(place, kind)], PASS]

    def choose(self, g: Dwarves, token: int) -> None:
        if token != PASS:
            defeat(g, self.seat, g.at[self.seat], KIND.of(token))
