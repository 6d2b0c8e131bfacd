"""The invader's questions: how good each option looks."""

from typing import Final

from jotunheim.games.stronghold.bot import cards
from jotunheim.games.stronghold.bot.groups import path_worth, planned, sent_from_supply
from jotunheim.games.stronghold.bot.prospects import Prospects
from jotunheim.games.stronghold.rules.arrivals import MOVERS
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.cards import AimCard, PaySpy, PlayCard
from jotunheim.games.stronghold.rules.deaths import Rise
from jotunheim.games.stronghold.rules.groups import ChoosePath, CountGroup, PassOn, PassTo
from jotunheim.games.stronghold.rules.maneuvers import (
    ChooseManeuver,
    PickMarauder,
    Reinforce,
    UseSap,
)
from jotunheim.games.stronghold.rules.rituals import LayRitual
from jotunheim.games.stronghold.rules.supplies import (
    CardIn,
    CardOut,
    OpenExchange,
    OrderPhase,
    TakeResources,
)
from jotunheim.games.stronghold.rules.training import PlaceTroll
from jotunheim.games.stronghold.setup import RejectObjective
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    AMOUNT,
    CARD,
    EXCHANGEABLE,
    GOBLIN,
    OBJECTIVE,
    PATH,
    SPACE,
    UNIT,
    W_EXCHANGE,
    W_MAJOR,
    W_NONE,
    W_SKIP,
    WAY,
)
from jotunheim.kernel import DONE

# What an objective is worth to keep in the set-up.
KEPT: Final = [1.0, 3.0, 1.0, 2.0, 4.0, 5.0, 3.5, 3.0, 2.5, 2.0]
EXCHANGE: Final = 1.0  # how much better a card of the supply must be
SECOND: Final = 0.6  # what a second maneuver must bring


# Cards ------------------------------------------------------------------------------------------


def keep_objective(g: Stronghold, asked: RejectObjective, options: list[int]) -> list[float]:
    """Give up the least useful."""
    return [0.0 - KEPT[OBJECTIVE.of(token)] for token in options]


def order_phase(g: Stronghold, asked: OrderPhase, options: list[int]) -> list[float]:
    """The best card first: it is the first to be paid."""
    return [cards.WORTH[CARD.of(token)] for token in options]


def best_exchange(prospects: Prospects) -> float:
    """How much better the best card of the supply is than the worst of the line."""
    g = prospects.g
    line = [cards.standing(prospects, card) for card in g.line if card < EXCHANGEABLE]
    return max([cards.standing(prospects, card) for card in g.cards]) - min(line)


def open_exchange(g: Stronghold, asked: OpenExchange, options: list[int]) -> list[float]:
    """Pay for an exchange if it brings a much better card."""
    gain = best_exchange(Prospects(g)) - EXCHANGE
    return [gain if token == W_EXCHANGE else 0.0 for token in options]


def card_in(g: Stronghold, asked: CardIn, options: list[int]) -> list[float]:
    """A card that is better than the worst of the line."""
    prospects = Prospects(g)
    line = [
        cards.standing(prospects, card)
        for card in g.line
        if card < EXCHANGEABLE and card > asked.last_out and not is_in(g.exchanged, card)
    ]
    worst = min(line) if line else 0.0
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(0.0)
        else:
            found.append(cards.standing(prospects, CARD.of(token)) - worst - 0.3)
    return found


def card_out(g: Stronghold, asked: CardOut, options: list[int]) -> list[float]:
    """The worst goes."""
    prospects = Prospects(g)
    return [0.0 - cards.standing(prospects, CARD.of(token)) for token in options]


def resources(g: Stronghold, asked: TakeResources, options: list[int]) -> list[float]:
    """Wood for a machine that is just out of reach."""
    found: list[float] = []
    for token in options:
        found.append(0.0 if token == W_SKIP else cards.resources_worth(g, UNIT.of(token)))
    return found


def play_card(g: Stronghold, asked: PlayCard, options: list[int]) -> list[float]:
    """The cheapest way, if the card is worth it."""
    if options == [W_SKIP]:
        return [0.0]
    prospects = Prospects(g)
    worth = cards.card_worth(prospects, asked.card)
    found: list[float] = []
    for token in options:
        if token == W_SKIP:
            found.append(0.0)
        else:
            found.append(worth - cards.way_price(g, asked.card, WAY.of(token)))
    return found


def pay_spy(g: Stronghold, asked: PaySpy, options: list[int]) -> list[float]:
    """The weakest pays."""
    return [0.0 - UNIT.of(token) for token in options]


def aim_card(g: Stronghold, asked: AimCard, options: list[int]) -> list[float]:
    """The best place."""
    prospects = Prospects(g)
    return [cards.place_worth(prospects, asked.card, token) for token in options]


def place_troll(g: Stronghold, asked: PlaceTroll, options: list[int]) -> list[float]:
    """The side with the better hopes."""
    prospects = Prospects(g)
    return [cards.side_place(prospects, SPACE.of(token)) for token in options]


def rise(g: Stronghold, asked: Rise, options: list[int]) -> list[float]:
    """Likewise."""
    prospects = Prospects(g)
    return [cards.side_place(prospects, SPACE.of(token)) for token in options]


def lay_ritual(g: Stronghold, asked: LayRitual, options: list[int]) -> list[float]:
    """The target at the best place, the bluffs at the next best."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        if token in (DONE, W_NONE):
            found.append(-9.0)
        else:
            found.append(cards.place_worth(prospects, asked.card, token))
    return found


# Maneuvers --------------------------------------------------------------------------------------


def choose_maneuver(g: Stronghold, asked: ChooseManeuver, options: list[int]) -> list[float]:
    """Both, as long as the second one brings something."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        if token == DONE:
            found.append(SECOND)
        elif token == W_MAJOR:
            found.append(1.0 + second_worth(prospects))
        else:
            found.append(1.2 + second_worth(prospects))
    return found


def second_worth(prospects: Prospects) -> float:
    """What the units on the ramparts could do now."""
    g = prospects.g
    if not g.maneuvers:
        return 0.0
    if prospects.last:
        return 3.0
    return 0.0


def choose_path(g: Stronghold, asked: ChoosePath, options: list[int]) -> list[float]:
    """The best path first; stop where waiting is better."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        found.append(0.0 if token == DONE else path_worth(prospects, PATH.of(token)))
    return found


def count_group(g: Stronghold, asked: CountGroup, options: list[int]) -> list[float]:
    """As planned for this path."""
    wanted = planned(Prospects(g), g.maneuver.group.path)[MOVERS[len(g.picks)]]
    return [0.0 - abs(AMOUNT.of(token) - wanted) for token in options]


def pass_on(g: Stronghold, asked: PassOn, options: list[int]) -> list[float]:
    """The strongest unit passes."""
    found: list[float] = []
    for token in options:
        found.append(0.5 if token == W_NONE else float(UNIT.of(token)))
    return found


def pass_to(g: Stronghold, asked: PassTo, options: list[int]) -> list[float]:
    """To the section where it helps most."""
    prospects = Prospects(g)
    group = [0, 0, 0]
    group[g.maneuver.group.passing] = 1
    return [prospects.with_group(SPACE.of(token), group, False) for token in options]


def use_sap(g: Stronghold, asked: UseSap, options: list[int]) -> list[float]:
    """An orc, where it helps."""
    prospects = Prospects(g)
    found: list[float] = []
    for token in options:
        group = [0, 0, 0]
        if token == W_NONE:
            found.append(0.0)
            continue
        group[UNIT.of(token)] = 1
        worth = prospects.with_group(asked.section, group, False)
        found.append(worth - (0.5 if UNIT.of(token) == GOBLIN and not prospects.last else 0.0))
    return found


def pick_marauder(g: Stronghold, asked: PickMarauder, options: list[int]) -> list[float]:
    """The orc."""
    return [float(UNIT.of(token)) for token in options]


def reinforce(g: Stronghold, asked: Reinforce, options: list[int]) -> list[float]:
    """As many as should come."""
    wanted = sent_from_supply(Prospects(g))[len(g.picks)]
    return [0.0 - abs(AMOUNT.of(token) - wanted) for token in options]
