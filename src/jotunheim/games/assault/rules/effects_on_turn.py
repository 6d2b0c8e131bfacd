"""Carrying out effects on your turn: spells, rewards of events, Leader abilities (AG-TRN-07).

Each effect is a step of its own, so that each is fully resolved before the next.
"""

from typing import final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault.rules import taking
from jotunheim.games.assault.rules.board import occupied_small_folk
from jotunheim.games.assault.rules.heal import can_heal, heal
from jotunheim.games.assault.rules.magic import keep, look_at_spell
from jotunheim.games.assault.rules.move import maneuver
from jotunheim.games.assault.rules.placing import can_place, place_free
from jotunheim.games.assault.rules.relocate import RelocateFrom, may_relocate_from
from jotunheim.games.assault.rules.resources import draw_resources, may_give
from jotunheim.games.assault.rules.special import markers_on_board, place_marker
from jotunheim.games.assault.rules.trips import may_leave
from jotunheim.games.assault.rules.wound import WoundRegion, may_wound_in
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY
from jotunheim.kernel import NO_CARD, Step


def carry_out(g: Assault, seat: int, effects: list[fx.Effect], region: int) -> None:
    """One effect after the other; what is impossible is skipped (AG-EVT-14)."""
    for effect in effects:
        g.then(CarryOut(seat, effect, region))


@final
class CarryOut(Step[Assault]):
    """One effect, with the region an event speaks of."""

    def __init__(self, seat: int, effect: fx.Effect, region: int) -> None:
        self.seat = seat
        self.effect = effect
        self.region: int = region

    def run(self, g: Assault) -> None:
        effect = self.effect
        if effect.op <= fx.RELOCATE:
            run_moving(g, self.seat, effect)
        elif effect.op in (fx.DRAW, fx.TAKE, fx.GIVE_RESOURCE):
            run_cards(g, self.seat, effect)
        elif effect.op in (fx.HEAL, fx.WOUND, fx.PLACE_UNIT):
            run_units(g, self.seat, effect, self.region)
        elif effect.op in (fx.DRAW_SPELL, fx.PLACE_MARKER, fx.ONGOING):
            run_rewards(g, self.seat, effect, self.region)
        else:
            run_leader(g, self.seat, effect)


def run_moving(g: Assault, seat: int, effect: fx.Effect) -> None:
    """Maneuvers, freedom from penalties, relocation."""
    if effect.op == fx.MANEUVERS:
        maneuver(g, seat, effect.number)
    elif effect.op == fx.NO_PENALTY:  # to the end of the turn
        g.no_penalty = 1
    elif may_relocate_from(g, seat, effect):
        g.then(RelocateFrom(seat, effect))


def run_cards(g: Assault, seat: int, effect: fx.Effect) -> None:
    """Draw, take from the discard pile, be given a card."""
    if effect.op == fx.DRAW:
        draw_resources(g, seat, effect.number)
    elif effect.op == fx.TAKE:
        g.then(taking.TakeDiscard(seat, effect.kind, effect.number))
    elif may_give(g, seat):
        g.then(taking.PickGiver(seat, effect.form == fx.TAKER_PICKS))


def run_units(g: Assault, seat: int, effect: fx.Effect, region: int) -> None:
    """Heal, wound, place."""
    if effect.op == fx.HEAL:
        heal(g, seat, effect.number)
    elif effect.op == fx.WOUND:
        if may_wound_in(g, seat, effect):
            g.then(WoundRegion(seat, effect))
    else:
        place_free(g, seat, effect, region)


def run_rewards(g: Assault, seat: int, effect: fx.Effect, region: int) -> None:
    """Rewards that only events have."""
    if effect.op == fx.DRAW_SPELL:
        spell = look_at_spell(g, seat)
        if spell != NO_CARD:
            keep(g, seat, spell)
    elif effect.op == fx.PLACE_MARKER:
        place_marker(g, seat, effect.kind, region)
    else:
        g.ongoing[seat * g.book.ongoings + effect.kind] += effect.number


def run_leader(g: Assault, seat: int, effect: fx.Effect) -> None:
    """Effects that only Leader Cards have."""
    if effect.op == fx.DRAW_PER_SMALL_FOLK:
        number = len(occupied_small_folk(g, g.race_of[seat]))
        draw_resources(g, seat, min(number, effect.number))
    elif effect.op == fx.DRAW_PER_MARKER:
        number = effect.number + markers_on_board(g, effect.kind)
        draw_resources(g, seat, min(number, effect.most))
    elif effect.op == fx.TAKE_OR_DRAW:
        g.then(taking.TakeOrDraw(seat, effect.kind, effect.number))
    elif effect.op == fx.COVET:
        g.then(taking.Covet(seat, effect.kind))


def can_all_be_done(g: Assault, seat: int, effects: list[fx.Effect]) -> bool:
    """A card that could change nothing may not be used (AG-TRN-09)."""
    return all(can_be_done(g, seat, effects, effect) for effect in effects)


def can_be_done(g: Assault, seat: int, effects: list[fx.Effect], effect: fx.Effect) -> bool:
    """Has this effect something to work on?"""
    if effect.op == fx.MANEUVERS:
        return has_trip(g, seat, effects, effect.number)
    if effect.op == fx.RELOCATE:
        return len(may_relocate_from(g, seat, effect)) > 0
    if effect.op == fx.TAKE:
        return sum(taking.fitting(g, effect.kind, 0)) > 0
    if effect.op == fx.GIVE_RESOURCE:
        return len(may_give(g, seat)) > 0
    if effect.op == fx.HEAL:
        return can_heal(g, seat)
    if effect.op == fx.WOUND:
        return len(may_wound_in(g, seat, effect)) > 0
    if effect.op == fx.PLACE_UNIT:
        return can_place(g, seat, effect, NOBODY)
    return True


def has_trip(g: Assault, seat: int, effects: list[fx.Effect], number: int) -> bool:
    """Could anybody use these maneuvers? With the freedom the same card grants."""
    kept = g.no_penalty
    maneuvers = g.maneuvers
    if any(effect.op == fx.NO_PENALTY for effect in effects):
        g.no_penalty = 1
    g.maneuvers = number
    found = len(may_leave(g, seat)) > 0
    g.maneuvers = maneuvers
    g.no_penalty = kept
    return found
