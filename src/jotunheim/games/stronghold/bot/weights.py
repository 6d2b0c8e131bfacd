"""The rule of thumb: how good each option looks at a glance to the seat that is asked."""

from typing import Final

from jotunheim.games.stronghold import setup
from jotunheim.games.stronghold.bot import battle, defender, invader, storm
from jotunheim.games.stronghold.rules import (
    actions,
    arrivals,
    barrage,
    battle_orders,
    benefits,
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
    orders,
    ranged,
    rituals,
    supplies,
    swaps,
    training,
    wall_gains,
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
WEIGHTS.on(orders.GiveOrders, storm.give_orders)
WEIGHTS.on(orders.OpenOrder, storm.open_order)
WEIGHTS.on(orders.OpenOrderKind, storm.open_kind)
WEIGHTS.on(orders.ClassifiedOrders, storm.classified)
WEIGHTS.on(battle_orders.Detonate, storm.detonate)
WEIGHTS.on(battle_orders.CallTroll, storm.call_troll)
WEIGHTS.on(barrage.AimMachine, storm.aim_machine)
WEIGHTS.on(barrage.NextHit, storm.next_hit)
WEIGHTS.on(deaths.KillDefender, storm.kill_defender)
WEIGHTS.on(barrage.DestroyTile, storm.destroy_tile)
WEIGHTS.on(benefits.LoseMiss, storm.lose_miss)
WEIGHTS.on(benefits.Dismiss, storm.dismiss)
WEIGHTS.on(benefits.ShameHero, storm.shame_hero)
WEIGHTS.on(benefits.ClearBuilding, storm.clear_building)
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
WEIGHTS.on(setup.RejectPlan, battle.keep_plan)
WEIGHTS.on(wall_gains.Sally, battle.sally)
WEIGHTS.on(wall_gains.Mason, battle.mason)
WEIGHTS.on(wall_gains.Vigil, battle.vigil)
WEIGHTS.on(wall_gains.BoilAt, battle.boil_at)
WEIGHTS.on(wall_gains.BoilWhat, battle.boil_what)
WEIGHTS.on(gains.Promote, battle.promote)
WEIGHTS.on(gains.DigPit, battle.dig_pit)
WEIGHTS.on(ranged.AimCannon, battle.aim_cannon)
WEIGHTS.on(melee.AimPole, battle.aim_pole)
WEIGHTS.on(ranged.BlessedVolley, battle.blessed_volley)
WEIGHTS.on(ranged.Volley, battle.volley)
WEIGHTS.on(casualties.Victims, battle.victims)
WEIGHTS.on(casualties.LoseInvader, battle.victims)
WEIGHTS.on(casualties.LoseDefender, battle.victims)
WEIGHTS.on(deaths.KillInvader, battle.kill_invader)
WEIGHTS.on(arrivals.TrappedTroll, battle.trapped_troll)
WEIGHTS.on(ending.Recover, battle.recover)
WEIGHTS.on(React, defender.react)


def weigh(g: Stronghold, options: list[int]) -> list[float]:
    """How good each of these options looks to the seat that is asked."""
    asked = g.asked
    assert asked is not None
    return WEIGHTS.of(g, asked, options)
