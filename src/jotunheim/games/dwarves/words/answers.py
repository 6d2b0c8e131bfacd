"""Options of single questions in words: a step, a price, a check, a boss, a point of Health."""

from jotunheim.games.dwarves.effects.goals import CHECK, IN_TURN
from jotunheim.games.dwarves.rules import quests
from jotunheim.games.dwarves.rules.board import beside, is_perished, troops_in
from jotunheim.games.dwarves.rules.goals import goal_of, times_of
from jotunheim.games.dwarves.rules.quests import Offer
from jotunheim.games.dwarves.rules.standing import (
    dice_for,
    most_health,
    pays_health_only,
    pays_nothing,
)
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_FIGHT
from jotunheim.games.dwarves.tokens import (
    BATTLE,
    CARD,
    LEFT,
    NARMORA,
    NOWHERE,
    PAY_DOOM,
    PAY_HEALTH,
    W_SEARCH,
)
from jotunheim.games.dwarves.words.names import attribute_name, card_name, hero_name, hex_name
from jotunheim.games.dwarves.words.things import Words, dice_words, hex_notes, progress
from jotunheim.texts import _, ngettext


def step_words(g: Dwarves, seat: int, place: int) -> Words:
    """A hex that a Hero may enter: who is there, what it costs, whether it ends the move."""
    notes = hex_notes(g, place)
    if is_perished(g, place) and not pays_nothing(g, seat):
        notes.append(_("costs 1 Health") if pays_health_only(g) else _("costs 1 Health or 1 Doom"))
    if troops_in(g, place) and g.heroes[seat] != NARMORA:
        notes.append(_("ends the move"))
    return hex_name(g, place), ", ".join(notes), ""


def pay_words(g: Dwarves, seat: int, price: int) -> Words:
    """One of the prices: Health, the Doom marker, Equipment."""
    if price == PAY_HEALTH:
        health = g.health[seat]
        note = _("{old} → {new}").format(old=health, new=health - 1)
        return _("Lose 1 Health"), note, ""
    if price == PAY_DOOM:
        gap = g.doom - g.hero_marker
        note = _("markers {old} → {new} spaces apart").format(old=gap, new=gap - 1)
        return _("The Doom marker goes 1 space"), note, ""
    return _("Discard an Equipment card"), _("you choose which one"), ""


def health_words(g: Dwarves, hero: int, change: int) -> Words:
    """A Hero who gains or loses Health: before and after."""
    seat = g.seat_of(hero)
    old = g.health[seat]
    most = most_health(g, seat)
    new = max(0, min(most, old + change))
    line = _("Health {old} → {new} of {most}")
    return hero_name(g, hero), line.format(old=old, new=new, most=most), ""


def check_words(g: Dwarves, seat: int, token: int) -> Words:
    """A check: the card, then attributes with their numbers."""
    if token == W_SEARCH:
        return _("Search for a Diamond here"), _("a Craft check of 4+"), ""
    offers = [offer for offer in quests.checks_for(g, seat) if offer.token == token]
    rolls = [offer_said(g, seat, offer) for offer in offers]
    card = CARD.of(token)
    done = progress(g, card)
    note = _(" or ").join(rolls)
    return card_name(g, card), f"{note}; {done}" if done else note, ""


def offer_said(g: Dwarves, seat: int, offer: Offer) -> str:
    """One roll: "Craft: 3 dice, 2 of them 4+"."""
    dice = dice_words(dice_for(g, seat, ROLL_CHECK, offer.attribute))
    line = _("{attribute}: {dice}, {need}")
    need = need_said(offer.number, successes_wanted(g, offer))
    return line.format(attribute=attribute_name(g, offer.attribute), dice=dice, need=need)


def need_said(number: int, times: int) -> str:
    """So many successes with this number or more."""
    line = ngettext("one of {n}+", "{times} of {n}+", times)
    return line.format(n=number, times=times)


def successes_wanted(g: Dwarves, offer: Offer) -> int:
    """Successes that a card still needs; 1 where one is enough for each action."""
    up = g.card(offer.card) if offer.card != NOWHERE else None
    if up is None or offer.part >= len(up.won):
        return 1
    goal = goal_of(g, up, offer.part)
    if goal.mode != IN_TURN or goal.op != CHECK:
        return 1
    return max(1, times_of(g, up, goal) - up.won[offer.part])


def attribute_words(g: Dwarves, seat: int, offers: list[Offer], attribute: int) -> Words:
    """An attribute of a check that leaves the choice."""
    offer = next(one for one in offers if one.attribute == attribute)
    dice = dice_words(dice_for(g, seat, ROLL_CHECK, attribute))
    need = need_said(offer.number, successes_wanted(g, offer))
    return attribute_name(g, attribute), f"{dice}, {need}", ""


def boss_words(g: Dwarves, seat: int, card: int) -> Words:
    """A boss: the die that hits, and the hits that are left."""
    up = g.card(card)
    left = up.markers if up is not None else 0
    dice = dice_words(dice_for(g, seat, ROLL_FIGHT, BATTLE))
    hits = ngettext("{n} hit is left", "{n} hits are left", left).format(n=left)
    line = _("{dice}, {n}+ hits; {hits}")
    return (
        card_name(g, card),
        line.format(dice=dice, n=quests.duel_need(g, seat, card), hits=hits),
        "",
    )


def side_words(g: Dwarves, place: int, side: int) -> Words:
    """Left or right of an arrow, with the hex that lies there."""
    there = beside(g, place, side)
    line = _("Left, to {place}") if side == LEFT else _("Right, to {place}")
    return line.format(place=hex_name(g, there)), ", ".join(hex_notes(g, there)), ""
