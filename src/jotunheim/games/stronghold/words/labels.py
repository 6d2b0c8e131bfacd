"""Options in words: what is picked, what it costs and does, and where it points."""

from typing import Final

from jotunheim.games.stronghold import tokens
from jotunheim.games.stronghold.rules import (
    arrivals,
    battle_orders,
    cards,
    casualties,
    defense,
    gains,
    groups,
    heroes,
    maneuvers,
    movement,
    orders,
    ranged,
    rituals,
    supplies,
)
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.words import answers, menus, things
from jotunheim.games.stronghold.words.names import space_name
from jotunheim.games.stronghold.words.things import Words
from jotunheim.kernel import DONE, PASS, ByDecision, Decision, React
from jotunheim.scene import Choice, Route
from jotunheim.texts import _

# The keys of cards and tokens in a scene are their names; those of places have no family in front.
CARDS: Final = (tokens.CARD, tokens.PLAN, tokens.OBJECTIVE, tokens.ORDER, tokens.TRAP)


def choice(g: Stronghold, decision: Decision[Stronghold], token: int) -> Choice:
    """An option in words."""
    name = g.book.words.names[token]
    if token in (PASS, DONE):
        return Choice(token=name, label=decision.end_label(token))
    label, note, figure = LABELS.of(g, decision, token)
    return Choice(
        token=name,
        label=label,
        note=note,
        figure=figure,
        group=group(g, decision, token),
        target=target(g, token),
    )


def route(g: Stronghold, decision: Decision[Stronghold], answer: list[int]) -> Route:
    """A whole answer in words, or the beginning of a move."""
    names = tuple([g.book.words.names[token] for token in answer])
    words = answers.ROUTES.of(g, decision, answer)
    return Route(
        tokens=names, label=words.label, note=words.note, group=words.group, target=words.target
    )


def target(g: Stronghold, token: int) -> str:
    """The key of the place or card that an option speaks of."""
    if tokens.SPACE.has(token):
        return tokens.SPACE_NAMES[tokens.SPACE.of(token)]
    if tokens.PATH.has(token):
        return tokens.PATH_NAMES[tokens.PATH.of(token)]
    if tokens.ACTION.has(token):
        return tokens.SPACE_NAMES[g.book.actions[tokens.ACTION.of(token)].building]
    if tokens.UNIT.has(token) and tokens.UNIT.of(token) >= tokens.KINDS:
        return tokens.UNIT_NAMES[tokens.UNIT.of(token)]
    for family in CARDS:
        if family.has(token):
            return g.book.words.names[token]
    return ""


def group(g: Stronghold, decision: Decision[Stronghold], token: int) -> str:
    """Actions stand under the names of their buildings, where they are offered with other things."""
    if not GROUPED.of(g, decision, token):
        return ""
    if tokens.ACTION.has(token):
        return space_name(g, g.book.actions[tokens.ACTION.of(token)].building)
    if tokens.PLAN.has(token):
        return _("Plans")
    if tokens.UNIT.has(token):
        return _("Heroic orders")
    return _("Movement")


def plain_words(g: Stronghold, decision: Decision[Stronghold], token: int) -> Words:
    """An option by what it names, where the question does not matter."""
    if tokens.SPACE.has(token):
        return things.space_words(g, tokens.SPACE.of(token))
    if tokens.PATH.has(token):
        return things.path_words(g, tokens.PATH.of(token))
    if tokens.UNIT.has(token):
        return things.unit_words(g, tokens.UNIT.of(token))
    if tokens.CARD.has(token):
        return things.card_words(g, tokens.CARD.of(token))
    if tokens.ACTION.has(token):
        return things.action_words(g, tokens.ACTION.of(token))
    if tokens.HEROIC.has(token):
        return things.heroic_words(g, tokens.HEROIC.of(token))
    if tokens.PLAN.has(token):
        return things.plan_words(g, tokens.PLAN.of(token))
    if tokens.OBJECTIVE.has(token):
        return things.objective_words(g, tokens.OBJECTIVE.of(token))
    if tokens.ORDER.has(token):
        return things.order_words(g, tokens.ORDER.of(token))
    if tokens.TRAP.has(token):
        return things.trap_words(g, tokens.TRAP.of(token))
    if tokens.SIDE.has(token):
        return things.side_words(g, tokens.SIDE.of(token))
    return menus.single_words(g, token)


def spend_words(g: Stronghold, decision: defense.SpendHourglass, token: int) -> Words:
    """What an hourglass is spent on, or an order or plan that costs none."""
    if token in (tokens.W_MOVE, tokens.W_SWAP):
        return menus.movement_words(g, token, g.book.numbers.move, g.book.numbers.swap)
    return free_words(g, decision, token)


def free_words(g: Stronghold, decision: Decision[Stronghold], token: int) -> Words:
    """A hero who gives an order, or what the token names."""
    if tokens.UNIT.has(token):
        return menus.hero_words(g, tokens.UNIT.of(token))
    return plain_words(g, decision, token)


def react_words(g: Stronghold, decision: React[Stronghold], token: int) -> Words:
    """What may be used at the end of a phase, or in an assault."""
    return free_words(g, decision, token)


def drums_words(g: Stronghold, decision: gains.Drums, token: int) -> Words:
    """A move or swap that the plan pays."""
    return menus.movement_words(g, token, 0, 0)


def card_or_skip(g: Stronghold, decision: cards.PlayCard, token: int) -> Words:
    """A way to pay for the card, or skip it."""
    if tokens.WAY.has(token):
        return things.way_words(g, decision.card, tokens.WAY.of(token))
    note = _("no hourglasses for the defender")
    return _("Skip the {card}").format(card=_(g.book.cards[decision.card].name)), note, ""


def resource_words(g: Stronghold, decision: supplies.TakeResources, token: int) -> Words:
    """A unit for wood."""
    if token == tokens.W_SKIP:
        return _("Skip the card"), _("no hourglasses for the defender"), ""
    return menus.wood_words(g, tokens.UNIT.of(token))


def place_words(g: Stronghold, decision: Decision[Stronghold], token: int) -> Words:
    """A place somebody goes to: who is there, and how much room is left."""
    label, note, _figure = plain_words(g, decision, token)
    return label, note, menus.room_figure(g, tokens.SPACE.of(token))


def fall_words(g: Stronghold, decision: casualties.Casualties, token: int) -> Words:
    """A unit that falls, and who falls with it if that is settled."""
    label, note, figure = plain_words(g, decision, token)
    fitting = [plan for plan in decision.plans(g) if plan[: len(g.picks) + 1] == [*g.picks, token]]
    rest = fitting[0][len(g.picks) :] if len(fitting) == 1 else []
    if len(rest) > 1:
        return answers.units_listed(g, rest), note, ""
    return label, note, figure


def lay_words(g: Stronghold, decision: rituals.LayRitual, token: int) -> Words:
    """A place for the target or for a bluff."""
    if token == tokens.W_NONE:
        return _("No target"), _("bluffs only"), ""
    return plain_words(g, decision, token)


def detonate_words(g: Stronghold, decision: battle_orders.Detonate, token: int) -> Words:
    """So many orcs blow themselves up (SH-ORD-11)."""
    number = tokens.AMOUNT.of(token)
    walls = min(number, g.wall(decision.section))
    label, _note, _figure = things.amount_words(g, number, tokens.ORC)
    return label, _("walls destroyed: {n}").format(n=walls), ""


def group_words(g: Stronghold, decision: groups.CountGroup, token: int) -> Words:
    """So many of a type in a group."""
    kind = arrivals.MOVERS[min(len(g.picks), len(arrivals.MOVERS) - 1)]
    return things.amount_words(g, tokens.AMOUNT.of(token), kind)


def newcomer_words(g: Stronghold, decision: maneuvers.Reinforce, token: int) -> Words:
    """So many of a type for a foreground."""
    row = min(len(g.picks), 2 * tokens.RACES - 1)
    label, _note, _figure = things.amount_words(g, tokens.AMOUNT.of(token), row % tokens.RACES)
    return label, _("to {space}").format(space=space_name(g, row // tokens.RACES)), ""


def volley_words(g: Stronghold, decision: ranged.Volley, token: int) -> Words:
    """So many marksmen fire at a rampart."""
    pairs = ranged.shots(g)
    space, rampart = pairs[min(len(g.picks), len(pairs) - 1)]
    label, _note, _figure = things.amount_words(g, tokens.AMOUNT.of(token), tokens.MARKSMAN)
    line = _("from {space} at {rampart}")
    note = line.format(space=space_name(g, space), rampart=space_name(g, rampart))
    return label, note, ""


LABELS: Final = ByDecision[Stronghold, int, Words](plain_words)
LABELS.on(supplies.OpenExchange, lambda g, asked, token: menus.exchange_words(g, token))
LABELS.on(supplies.TakeResources, resource_words)
LABELS.on(cards.PlayCard, card_or_skip)
LABELS.on(maneuvers.ChooseManeuver, lambda g, asked, token: menus.maneuver_words(g, token))
LABELS.on(orders.GiveOrders, lambda g, asked, token: menus.orders_words(g, token))
LABELS.on(maneuvers.Reinforce, newcomer_words)
LABELS.on(groups.CountGroup, group_words)
LABELS.on(groups.PassTo, place_words)
LABELS.on(ranged.Volley, volley_words)
LABELS.on(battle_orders.Detonate, detonate_words)
LABELS.on(rituals.LayRitual, lay_words)
LABELS.on(defense.SpendHourglass, spend_words)
LABELS.on(gains.Drums, drums_words)
LABELS.on(React, react_words)
LABELS.on(movement.MoveTo, place_words)
LABELS.on(heroes.OrderTo, place_words)
LABELS.on(casualties.Victims, fall_words)
LABELS.on(casualties.LoseInvader, fall_words)
LABELS.on(casualties.LoseDefender, fall_words)

# Questions whose options stand under several headings.
GROUPED: Final = ByDecision[Stronghold, int, bool](lambda g, asked, token: False)
GROUPED.on(defense.SpendHourglass, lambda g, asked, token: True)
