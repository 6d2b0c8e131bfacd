"""The rule of thumb: how good each option looks at a glance to the seat that is asked."""

from typing import Final

from jotunheim.games.valda.bot import choices as pick
from jotunheim.games.valda.bot import fights, hand
from jotunheim.games.valda.bot.menus import followers_menu, valda_menu
from jotunheim.games.valda.rules import (
    attack,
    building,
    cards,
    choices,
    defence,
    dice,
    divine,
    followers,
    launch,
    occupants,
    resource_phase,
    steals,
    temples,
    valda,
    verbs,
)
from jotunheim.games.valda.state.table import Valda
from jotunheim.kernel import ByDecision, Decision, React


def indifferent(g: Valda, asked: Decision[Valda], options: list[int]) -> list[float]:
    """All alike."""
    return [0.0 for _token in options]


def in_valda(g: Valda, asked: valda.ValdaMenu, options: list[int]) -> list[float]:
    """The menu of the Valda phase."""
    return valda_menu(g, asked.seat, options)


def in_followers(g: Valda, asked: followers.FollowersMenu, options: list[int]) -> list[float]:
    """The menu of the Followers phase."""
    return followers_menu(g, asked.seat, options)


# Who weighs the options of which question; each function gets all of them together.
WEIGHTS: Final = ByDecision[Valda, list[int], list[float]](indifferent)
WEIGHTS.on(valda.ValdaMenu, in_valda)
WEIGHTS.on(followers.FollowersMenu, in_followers)
WEIGHTS.on(React, fights.react)
WEIGHTS.on(building.NameArea, pick.name_area)
WEIGHTS.on(building.NameDeity, pick.name_deity)
WEIGHTS.on(building.PickTribute, pick.pick_tribute)
WEIGHTS.on(building.BuildFreely, pick.build_freely)
WEIGHTS.on(occupants.ChooseOccupant, pick.choose_occupant)
WEIGHTS.on(temples.MoveTemple, pick.move_temple)
WEIGHTS.on(temples.MoveTo, pick.move_to)
WEIGHTS.on(temples.NameTemple, pick.name_temple)
WEIGHTS.on(verbs.NameBuilding, pick.name_building)
WEIGHTS.on(verbs.ChooseOpponent, pick.choose_opponent)
WEIGHTS.on(choices.Borrow, pick.borrow)
WEIGHTS.on(choices.Convert, pick.convert)
WEIGHTS.on(choices.PayAndDraw, pick.pay_and_draw)
WEIGHTS.on(choices.Recover, hand.recover)
WEIGHTS.on(choices.Sacrifice, hand.sacrifice)
WEIGHTS.on(choices.ChooseSide, pick.choose_side)
WEIGHTS.on(valda.GiveKind, pick.give_kind)
WEIGHTS.on(valda.GetKind, pick.get_kind)
WEIGHTS.on(followers.PayEither, pick.pay_either)
WEIGHTS.on(followers.DiscardForTrade, hand.discard_for_trade)
WEIGHTS.on(cards.DrawFrom, hand.draw_from)
WEIGHTS.on(resource_phase.DrawAtEnd, hand.draw_at_end)
WEIGHTS.on(resource_phase.PutUnder, hand.put_under)
WEIGHTS.on(divine.DrawDivine, hand.draw_divine)
WEIGHTS.on(divine.Peek, hand.peek)
WEIGHTS.on(dice.UseTools, pick.use_tools)
WEIGHTS.on(dice.TurnDie, pick.turn_die)
WEIGHTS.on(steals.PickGood, pick.pick_good)
WEIGHTS.on(steals.PayBlood, pick.pay_blood)
WEIGHTS.on(steals.MoreFrom, pick.more_from)
WEIGHTS.on(steals.MoreOf, pick.more_of)
WEIGHTS.on(steals.ChooseCard, hand.choose_card)
WEIGHTS.on(attack.Launch, fights.launch_now)
WEIGHTS.on(attack.NewTarget, fights.new_target)
WEIGHTS.on(launch.SecondCard, fights.second_card)
WEIGHTS.on(launch.NameObject, fights.name_object)
WEIGHTS.on(launch.NameOwn, fights.name_own)
WEIGHTS.on(defence.ShieldWith, fights.shield_with)


def weigh(g: Valda, options: list[int]) -> list[float]:
    """How good each of these options looks to the seat that is asked."""
    asked = g.asked
    assert asked is not None
    return WEIGHTS.of(g, asked, options)
