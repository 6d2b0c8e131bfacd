"""The rule of thumb: how good each option looks at a glance to the seat that is asked."""

from typing import Final

from jotunheim.games.stronghold import setup
from jotunheim.games.stronghold.bot import defender, invader
from jotunheim.games.stronghold.rules import (
    actions,
    barrage,
    buildings,
    cards,
    casualties,
    deaths,
    defense,
    ending,
    gains,
    groups,
    heroes,
    maneuvers,
    melee,
    movement,
    objectives,
    orders,
    ranged,
    rituals,
    supplies,
    swaps,
    training,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.kernel import ByDecision, Decision, React


def indifferent(g: Stronghold, asked: Decision[Stronghold], options: list[int]) -> list[float]:
    """All alike."""
    return [0.0 for _token in options]


# Who weighs the options of which question; each function gets all of them together.
WEIGHTS: Final = ByDecision[Stronghold, list[int], list[float]](indifferent)
WEIGHTS.on(setup.RejectObjective, invader.keep_objective)
WEIGHTS.on(supplies.OrderPhase, invader.order_phase)
WEIGHTS.on(supplies.OpenExchange, invader.open_exchange)
WEIGHTS.on(supplies.CardIn, invader.card_in)
WEIGHTS.on(supplies.CardOut, invader.card_out)
WEIGHTS.on(supplies.TakeResources, invader.resources)
WEIGHTS.on(cards.PlayCard, invader.play_card)
WEIGHTS.on(cards.PaySpy, invader.pay_spy)
WEIGHTS.on(cards.AimCard, invader.aim_card)
WEIGHTS.on(training.PlaceTroll, invader.place_troll)
WEIGHTS.on(deaths.Rise, invader.rise)
WEIGHTS.on(rituals.LayRitual, invader.lay_ritual)
WEIGHTS.on(maneuvers.ChooseManeuver, invader.choose_maneuver)
WEIGHTS.on(groups.ChoosePath, invader.choose_path)
WEIGHTS.on(groups.CountGroup, invader.count_group)
WEIGHTS.on(groups.PassOn, invader.pass_on)
WEIGHTS.on(groups.PassTo, invader.pass_to)
WEIGHTS.on(maneuvers.UseSap, invader.use_sap)
WEIGHTS.on(maneuvers.PickMarauder, invader.pick_marauder)
WEIGHTS.on(maneuvers.Reinforce, invader.reinforce)
WEIGHTS.on(orders.GiveOrders, invader.give_orders)
WEIGHTS.on(orders.OpenOrder, invader.open_order)
WEIGHTS.on(orders.OpenOrderKind, invader.open_kind)
WEIGHTS.on(orders.ClassifiedOrders, invader.classified)
WEIGHTS.on(orders.Detonate, invader.detonate)
WEIGHTS.on(orders.CallTroll, invader.call_troll)
WEIGHTS.on(barrage.AimMachine, invader.aim_machine)
WEIGHTS.on(barrage.NextHit, invader.next_hit)
WEIGHTS.on(deaths.KillDefender, invader.kill_defender)
WEIGHTS.on(barrage.DestroyTile, invader.destroy_tile)
WEIGHTS.on(objectives.LoseMiss, invader.lose_miss)
WEIGHTS.on(objectives.Dismiss, invader.dismiss)
WEIGHTS.on(objectives.ShameHero, invader.shame_hero)
WEIGHTS.on(objectives.ClearBuilding, invader.clear_building)
WEIGHTS.on(defense.SpendHourglass, defender.spend)
WEIGHTS.on(gains.Drums, defender.drums)
WEIGHTS.on(buildings.AimAction, defender.aim_action)
WEIGHTS.on(actions.NextCompleted, defender.next_completed)
WEIGHTS.on(buildings.Sharpshoot, defender.sharpshoot)
WEIGHTS.on(buildings.TrapKind, defender.trap_kind)
WEIGHTS.on(movement.MoveFrom, defender.move_from)
WEIGHTS.on(movement.MoveWho, defender.move_who)
WEIGHTS.on(movement.MoveTo, defender.move_to)
WEIGHTS.on(swaps.SwapFrom, defender.swap_from)
WEIGHTS.on(swaps.SwapWho, defender.swap_who)
WEIGHTS.on(swaps.SwapWith, defender.swap_with)
WEIGHTS.on(swaps.SwapWhom, defender.swap_whom)
WEIGHTS.on(heroes.GiveOrder, defender.give_order)
WEIGHTS.on(heroes.OrderFrom, defender.order_from)
WEIGHTS.on(heroes.OrderWho, defender.order_who)
WEIGHTS.on(heroes.OrderTo, defender.order_to)
WEIGHTS.on(heroes.WorkOn, defender.work_on)
WEIGHTS.on(setup.RejectPlan, defender.keep_plan)
WEIGHTS.on(gains.Sally, defender.sally)
WEIGHTS.on(gains.Mason, defender.mason)
WEIGHTS.on(gains.Vigil, defender.vigil)
WEIGHTS.on(gains.BoilAt, defender.boil_at)
WEIGHTS.on(gains.BoilWhat, defender.boil_what)
WEIGHTS.on(gains.Promote, defender.promote)
WEIGHTS.on(gains.DigPit, defender.dig_pit)
WEIGHTS.on(ranged.AimCannon, defender.aim_cannon)
WEIGHTS.on(melee.AimPole, defender.aim_pole)
WEIGHTS.on(ranged.BlessedVolley, defender.blessed_volley)
WEIGHTS.on(ranged.Volley, defender.volley)
WEIGHTS.on(casualties.Victims, defender.victims)
WEIGHTS.on(casualties.LoseInvader, defender.victims)
WEIGHTS.on(casualties.LoseDefender, defender.victims)
WEIGHTS.on(deaths.KillInvader, defender.kill_invader)
WEIGHTS.on(groups.TrappedTroll, defender.trapped_troll)
WEIGHTS.on(ending.Recover, defender.recover)
WEIGHTS.on(React, defender.react)


def weigh(g: Stronghold, options: list[int]) -> list[float]:
    """How good each of these options looks to the seat that is asked."""
    asked = g.asked
    assert asked is not None
    return WEIGHTS.of(g, asked, options)
