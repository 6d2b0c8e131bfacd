"""Options by what they name: places, paths, units, cards, actions, plans, orders."""

from jotunheim.games.stronghold import tokens
from jotunheim.games.stronghold.rules.board import is_in, machine_at
from jotunheim.games.stronghold.rules.cards import price
from jotunheim.games.stronghold.rules.hourglasses import cost
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.names import (
    action_name,
    card_name,
    heroic_name,
    objective_name,
    order_name,
    plan_name,
    plural_name,
    short_name,
    side_name,
    space_name,
    trap_name,
    unit_name,
    units_name,
)
from jotunheim.texts import _, listed, plural

Words = tuple[str, str, str]  # label, note, figure


def hourglasses(number: int) -> str:
    """So many hourglasses."""
    return plural("{n} hourglass", "{n} hourglasses", number)


def who_stands(g: Stronghold, space: int) -> str:
    """Units of both sides on a space: "2 Orcs, 1 Soldier"; nothing if nobody is there."""
    kinds = range(tokens.KINDS)
    found = [units_name(g, g.count(space, kind), kind) for kind in kinds if g.count(space, kind)]
    for hero, at in enumerate(g.heroes):
        if at == space:
            found.append(unit_name(g, tokens.KINDS + hero))
    return ", ".join(found)


def space_words(g: Stronghold, space: int) -> Words:
    """A place: who stands there, its wall, its machine."""
    found = [who_stands(g, space)]
    if tokens.is_section(space) and g.wall(space) > 0:
        found.append(plural("{n} wall component", "{n} wall components", g.wall(space)))
    machine = machine_at(g, space)
    if machine != tokens.NOWHERE:
        found.append(card_name(g, g.siege.machines[machine].card))
    return space_name(g, space), ", ".join([part for part in found if part]), ""


def path_words(g: Stronghold, path: int) -> Words:
    """A path by its ends, and who stands at both."""
    start, end = g.book.path_from[path], g.book.path_to[path]
    label = _("{start} to {end} ({id})").format(
        start=short_name(g, start), end=short_name(g, end), id=tokens.PATH_NAMES[path]
    )
    note = _("{there} at its start").format(there=who_stands(g, start) or _("nobody"))
    return label, note, ""


def unit_words(g: Stronghold, kind: int) -> Words:
    """A unit with its strength; a hero with his."""
    figure = _("strength {n}").format(n=g.book.strength[kind])
    return unit_name(g, kind), "", figure if kind != tokens.SIEGE_TOWER else ""


def card_words(g: Stronghold, card: int) -> Words:
    """An action card: its text, its phase."""
    row = g.book.cards[card]
    figure = _("Phase {n}").format(n=row.phase)
    return card_name(g, card), _(row.text), figure


def price_name(g: Stronghold, card: int, way: int) -> str:
    """What a way to pay costs: "2 Orcs and 4 wood"."""
    units = price(g, card, way)
    found = [units_name(g, number, kind) for kind, number in enumerate(units) if number]
    wood = g.book.cards[card].wood
    if wood:
        found.append(_("{n} wood").format(n=wood))
    return listed(found)


def way_words(g: Stronghold, card: int, way: int) -> Words:
    """A way to pay, and how many hourglasses it hands over (SH-HG-01, 02)."""
    label = _("Pay {price}").format(price=price_name(g, card, way))
    if is_in(g.spies, card):
        label = _("Pay {price} and one more unit for the Spy").format(
            price=price_name(g, card, way)
        )
    number = sum(price(g, card, way)) + g.book.cards[card].hourglasses
    number += 1 if is_in(g.spies, card) else 0
    return label, _("the defender gets {n}").format(n=hourglasses(number)), ""


def action_words(g: Stronghold, action: int) -> Words:
    """An action: what it does, and which of its spaces the hourglass fills."""
    row = g.book.actions[action]
    number = g.hourglasses.placed[action] + 1
    figure = _("{n} of {all}").format(n=number, all=cost(g, action))
    return action_name(g, action), _(row.text), figure


def heroic_words(g: Stronghold, order: int) -> Words:
    """A heroic order."""
    return heroic_name(g, order), _(g.book.heroic_texts[order]), ""


def plan_words(g: Stronghold, plan: int) -> Words:
    """A plan: what it gives, and what it costs from then on."""
    row = g.book.plans[plan]
    note = _("{gain} From then on: {drawback}").format(
        gain=_(row.gain).format(amount=row.amount),
        drawback=_(row.drawback).format(amount=row.amount),
    )
    return plan_name(g, plan), note, ""


def objective_words(g: Stronghold, objective: int) -> Words:
    """An objective: its goal, and what it brings."""
    row = g.book.objectives[objective]
    note = _("{goal} Then: {benefit}").format(
        goal=_(row.goal).format(count=row.count, amount=row.amount),
        benefit=_(row.benefit).format(count=row.count, amount=row.amount),
    )
    return objective_name(g, objective), note, ""


def order_words(g: Stronghold, kind: int) -> Words:
    """An order to units on the walls."""
    return order_name(g, kind), _(g.book.order_texts[kind]), ""


def trap_words(g: Stronghold, kind: int) -> Words:
    """A trap, and how many of its kind are left; the defender alone is asked."""
    left = len([p for p in g.hidden.trap_stock if g.book.trap_prints[p] == kind])
    return trap_name(g, kind), _(g.book.trap_texts[kind]), _("{n} left").format(n=left)


def side_words(g: Stronghold, side: int) -> Words:
    """A side of the castle."""
    name = side_name(g, side)
    return name[:1].upper() + name[1:], "", ""


def amount_words(g: Stronghold, number: int, kind: int) -> Words:
    """So many of a type."""
    if number == 0:
        return _("No {units}").format(units=plural_name(g, kind)), "", ""
    return units_name(g, number, kind), "", ""
