"""Battles: a single round, from the declared attack to the conquest (AG-BAT).

Giantslayers and NPC giants fight by the same sequence; where they differ, AG-GSL and AG-NPC say so.
"""

from typing import ClassVar, Final, final

from jotunheim.games.assault.rules.board import ATTACKER, DEFENDER, decides_for, fight
from jotunheim.games.assault.rules.casualties import Sustain
from jotunheim.games.assault.rules.dice import HookPower, ModifyDice, Roll
from jotunheim.games.assault.rules.ending import gain
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.resources import draw_resources
from jotunheim.games.assault.rules.stacking import put_on, take_off
from jotunheim.games.assault.rules.start_spells import START_SPELLS, ApplyStartSpells
from jotunheim.games.assault.rules.totals import DetermineTotals, UseBattleCards
from jotunheim.games.assault.state import Assault, Battle, Side
from jotunheim.games.assault.tokens import GIANTSLAYERS, NOBODY, SLOTS, UNIT
from jotunheim.games.assault.words.events import ATTACKED, CONQUERED, FOUGHT, SLAYERS_ATTACKED
from jotunheim.games.assault.words.names import region_title
from jotunheim.kernel import End, Step, Window
from jotunheim.texts import N_

BATTLE: Final = 1  # the kind of its End


def begin_battle(g: Assault, seat: int, force: list[int], origin: int, region: int) -> None:
    """Giants attack from next to the region (AG-BAT-01 to 04)."""
    battle = Battle(Side(g.race_of[seat], seat), defending_side(g, region), origin, region)
    battle.force = force
    g.battle = battle
    g.tell(ATTACKED, (g.race_of[seat], battle.sides[1].race, origin, region))
    schedule(g, battle)


def begin_slayer_battle(g: Assault, seat: int, slayers: list[int], region: int) -> None:
    """Giantslayers attack giants of their own region (AG-GSL-07, 10)."""
    battle = Battle(Side(GIANTSLAYERS, seat), defending_side(g, region), region, region)
    battle.slayers = slayers
    g.battle = battle
    g.tell(SLAYERS_ATTACKED, (seat, battle.sides[1].race, region, len(slayers)))
    schedule(g, battle)


def defending_side(g: Assault, region: int) -> Side:
    """All units there take part (AG-BAT-03); NPC giants are led by a neighbour (AG-NPC-06)."""
    race = g.owner[region]
    return Side(race, decides_for(g, race))


def casters(g: Assault, battle: Battle) -> tuple[int, ...]:
    """Who may cast: attacker first; giantslayers and NPC giants never (AG-BAT-05, AG-GSL-15, 23)."""
    found: list[int] = []
    for side in battle.sides:
        if side.race != GIANTSLAYERS and g.seat_of[side.race] != NOBODY:
            found.append(side.seat)
    return tuple(found)


def schedule(g: Assault, battle: Battle) -> None:
    """The battle sequence in the rulebook's order (AG-ACT-04, 09)."""
    g.then(
        Window(START_SPELLS, casters(g, battle)),
        ApplyStartSpells(),
        Roll(ATTACKER),
        ModifyDice(battle.sides[ATTACKER].seat, ATTACKER),
        UseBattleCards(battle.sides[ATTACKER].seat, ATTACKER),
        DetermineTotals(ATTACKER),
        Roll(DEFENDER),
        HookPower(battle.sides[ATTACKER].seat),
        ModifyDice(battle.sides[DEFENDER].seat, DEFENDER),
        UseBattleCards(battle.sides[DEFENDER].seat, DEFENDER),
        DetermineTotals(DEFENDER),
        Sustain(DEFENDER),
        Sustain(ATTACKER),
        Reward(),
        Conquer(),
        EndBattle(BATTLE),
    )


@final
class Reward(Step[Assault]):
    """Both sides are paid for the enemies they defeated, the attacker first (AG-BAT-25).

    Also a side that was wiped out (AG-TIP-02). Giantslayers give no points: the defending race
    draws a card for each that fell (AG-GSL-19, 24). NPC giants get nothing (AG-NPC-10, 11).
    """

    def run(self, g: Assault) -> None:
        battle = fight(g)
        attacker, defender = battle.sides
        gain(g, attacker.seat, attacker.spoils)
        seat = g.seat_of[defender.race]
        if attacker.race != GIANTSLAYERS:
            gain(g, seat, defender.spoils)
        elif seat != NOBODY:
            draw_resources(g, seat, attacker.fallen)


@final
class Conquer(Step[Assault]):
    """If all defenders are gone, at least half of the survivors must move in (AG-BAT-26, 28, 29).

    Giantslayers never conquer (AG-GSL-25); what else lies in the region stays (AG-BAT-30).
    """

    def run(self, g: Assault) -> None:
        battle = fight(g)
        survivors = sum(battle.force)
        if g.owner[battle.region] == NOBODY and survivors > 0:
            half = (survivors + 1) // 2  # survivors after step 6, rounded up (AG-BAT-34)
            g.then(Advance(battle.sides[ATTACKER].seat, half, survivors))


@final
class Advance(Picks):
    """Which survivors move in? Units left out of the attack do not count (AG-BAT-26, 27)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-26", "AG-BAT-27", "AG-DEC-21")
    asks: ClassVar[str] = N_("Who moves into {region}?")
    ends: ClassVar[str] = N_("Move them in")
    meanwhile: ClassVar[str] = N_("{seat} are choosing who moves in")

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, fight(g).region)}

    def counts(self, g: Assault) -> list[int]:
        return fight(g).force[:]

    def finish(self, g: Assault, picks: list[int]) -> None:
        chosen = UNIT.counts(picks)
        battle = fight(g)
        race = g.race_of[self.seat]
        for slot in range(SLOTS):
            for _ in range(chosen[slot]):
                take_off(g, battle.origin, slot)
                put_on(g, race, battle.region, slot)
        g.tell(CONQUERED, (race, battle.region, sum(chosen)))


@final
class EndBattle(End[Assault]):
    """There is only one round (AG-BAT-28)."""

    title: ClassVar[str] = N_("battle")

    def run(self, g: Assault) -> None:
        battle = fight(g)
        ours, theirs = battle.sides
        taken = ours.race != GIANTSLAYERS and g.owner[battle.region] == ours.race
        g.tell(FOUGHT, (ours.race, theirs.race, battle.region, ours.hits, theirs.hits, int(taken)))
        g.battle = None
