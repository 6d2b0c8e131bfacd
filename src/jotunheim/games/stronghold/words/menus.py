"""Menus in words: single words whose meaning depends on the question."""

from typing import Final

from jotunheim.games.stronghold import tokens
from jotunheim.games.stronghold.rules.board import room_for_defenders, room_for_invaders
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words.names import unit_name, units_name
from jotunheim.games.stronghold.words.things import Words, hourglasses
from jotunheim.texts import N_, _

# Words that mean the same in every question.
SINGLE: Final = {
    tokens.W_SKIP: N_("Skip"),
    tokens.W_NONE: N_("Nobody"),
    tokens.W_HOLD: N_("Hold fire"),
    tokens.W_END: N_("End"),
    tokens.W_EXCHANGE: N_("Exchange cards"),
    tokens.W_MOVE: N_("Move somebody"),
    tokens.W_SWAP: N_("Swap two"),
    tokens.W_MINOR: N_("Minor Maneuver"),
    tokens.W_MAJOR: N_("Major Maneuver"),
    tokens.W_OPEN: N_("One open order"),
    tokens.W_CLASSIFIED: N_("Classified orders"),
}


def single_words(g: Stronghold, token: int) -> Words:
    """A word or a number that needs no more."""
    if tokens.AMOUNT.has(token):
        return str(tokens.AMOUNT.of(token)), "", ""
    if tokens.WAY.has(token):
        return _("Way {n} to pay").format(n=tokens.WAY.of(token) + 1), "", ""
    return _(SINGLE[token]), "", ""


def maneuver_words(g: Stronghold, token: int) -> Words:
    """A maneuver: its limit and its price (SH-MAN-06, 07, 15)."""
    row = g.book.numbers.minor if token == tokens.W_MINOR else g.book.numbers.major
    note = _("up to {n} units leave each space; the defender gets {price}")
    return (
        _(SINGLE[token]),
        note.format(n=row.limit, price=hourglasses(row.hourglasses)),
        "",
    )


def orders_words(g: Stronghold, token: int) -> Words:
    """Ways to give orders (SH-ORD-01 to 03)."""
    numbers = g.book.numbers
    if token == tokens.W_NONE:
        return _("No orders"), "", ""
    open_order = token == tokens.W_OPEN
    price = numbers.open_orders if open_order else numbers.classified_orders
    note = _("faceup, at one section") if open_order else _("facedown, at any sections")
    if price:
        note = _("{note}; the defender gets {price}").format(note=note, price=hourglasses(price))
    return _(SINGLE[token]), note, ""


def exchange_words(g: Stronghold, token: int) -> Words:
    """Pay for an exchange, or not (SH-P1-03)."""
    if token == tokens.W_SKIP:
        return _("Keep the cards as they are"), "", ""
    price = hourglasses(g.book.numbers.exchange)
    return _("Exchange or reorder cards"), _("the defender gets {price}").format(price=price), ""


def wood_words(g: Stronghold, kind: int) -> Words:
    """A unit that is given up for wood (SH-P1-08)."""
    wood = g.book.numbers.wood_for[kind]
    line = _("you get {wood} wood, the defender {price}")
    note = line.format(wood=wood, price=hourglasses(1))
    return units_name(g, 1, kind), note, _("{n} in the supply").format(n=g.supply[kind])


def movement_words(g: Stronghold, token: int, move: int, swap: int) -> Words:
    """A move or a swap, and its price."""
    price = move if token == tokens.W_MOVE else swap
    figure = hourglasses(price) if price else _("free")
    note = _("a unit or hero goes to another place")
    if token == tokens.W_SWAP:
        note = _("two units or heroes of adjacent places change places")
    return _(SINGLE[token]), note, figure


def hero_words(g: Stronghold, kind: int) -> Words:
    """A hero who gives an order (SH-HER-02)."""
    label = _("The {hero} gives an order").format(hero=unit_name(g, kind))
    return label, _("each hero once a turn"), _("free")


def room_figure(g: Stronghold, space: int) -> str:
    """How many places are free on the walls."""
    if tokens.is_section(space) or tokens.is_tower(space):
        free = room_for_defenders(g, space)
    elif tokens.is_rampart(space) or tokens.is_foreground(space):
        free = room_for_invaders(g, space)
    else:
        return ""
    return _("{n} free").format(n=max(free, 0))
