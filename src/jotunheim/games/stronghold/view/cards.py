"""Cards: the line of nine with costs, the supply of action cards, objectives, plans (SH-ACT, SH-OBJ, SH-PLN)."""

from typing import Final

from jotunheim.games.stronghold.book.tables import WINDOW_NAMES, Book
from jotunheim.games.stronghold.rules.board import has_fulfilled, is_in
from jotunheim.games.stronghold.state import HAND, REJECTED, USED, Stronghold
from jotunheim.games.stronghold.tokens import (
    CARD,
    CARD_NAMES,
    DEFENDER,
    EXCHANGEABLE,
    INVADER,
    INVADER_UNITS,
    OBJECTIVE,
    OBJECTIVE_NAMES,
    PLAN,
    PLAN_NAMES,
    UNIT_NAMES,
)
from jotunheim.games.stronghold.view.targets import offered, refused
from jotunheim.games.stronghold.words.names import units_name
from jotunheim.scene import Badge, Card, Zone
from jotunheim.texts import _, kept

MOST_CARDS: Final = 2000
# Pictures of the cards, in the order of their tokens.
ART: Final = (
    *[f"stronghold/a{phase}{number}" for phase in range(2, 6) for number in range(1, 6)],
    *("stronghold/a11", "stronghold/a12", "stronghold/a61"),
)


def card_zones(g: Stronghold, viewer: int) -> list[Zone]:
    """All cards that lie beside the board."""
    return [
        line_zone(g, viewer),
        *supply_zone(g, viewer),
        *objective_zones(g, viewer),
        *plan_zones(g, viewer),
        *removed_zone(g),
    ]


# The line ---------------------------------------------------------------------------------------


def line_zone(g: Stronghold, viewer: int) -> Zone:
    """The nine cards of the round, from left to right (SH-ACT-01)."""
    return Zone(
        key="line",
        title=_("Cards of the round"),
        kind="row",
        owner=INVADER,
        cards=tuple([line_card(g, at, viewer) for at in range(len(g.line))]),
        note=paid_words(g),
        place="above",
    )


def line_card(g: Stronghold, at: int, viewer: int) -> Card:
    """A card of the line: done, skipped, being played, or still to come."""
    card = g.line[at]
    token = offered(g, viewer, CARD.token(card)) if card < EXCHANGEABLE else ""
    state = ""
    if g.round > 0 and at < g.at:
        state = "done" if is_in(g.played, at) else "skipped"
    elif g.round > 0 and at == g.at:
        state = "chosen"
    return action_card(g.book, card, state, is_in(g.spies, card), token)


@kept(MOST_CARDS)
def action_card(book: Book, card: int, state: str, spied: bool, token: str) -> Card:
    """An action card with its price."""
    row = book.cards[card]
    spy = Badge(text="", kind="warn", note=_("a Spy: one unit more"), sign="stronghold/spy")
    foot = {"skipped": _("skipped"), "done": _("done")}.get(state, "")
    return Card(
        key=f"card:{CARD_NAMES[card]}",
        name=_(row.name),
        kind="action",
        text=card_text(book, card),
        sign=ART[card],
        number=str(row.phase),
        owner=INVADER,
        badges=((spy,) if spied else ()) + (() if foot else price(book, card)),
        states=(state,) if state else (),
        token=token,
        foot=foot,
    )


@kept(200)
def card_text(book: Book, card: int) -> str:
    """What a card does, and all ways to pay for it (SH-ACT-10)."""
    row = book.cards[card]
    ways = [way_words(book, way) for way in row.ways]
    if card >= EXCHANGEABLE or not ways:
        return _(row.text)
    units = _(" or ").join(ways)
    if row.wood:
        units = _("{n} wood and {units}").format(n=row.wood, units=units)
    return _("{text} Costs {price}.").format(text=_(row.text), price=units)


def way_words(book: Book, way: list[int]) -> str:
    """One way to pay, in words."""
    return ", ".join(
        [f"{way[kind]} {unit(book, kind, way[kind])}" for kind in INVADER_UNITS if way[kind] > 0]
    )


def unit(book: Book, kind: int, number: int) -> str:
    """The name of so many units."""
    return _(book.unit_names[kind] if number == 1 else book.unit_plurals[kind])


@kept(200)
def price(book: Book, card: int) -> tuple[Badge, ...]:
    """Wood and units of the first way to pay, in signs."""
    row = book.cards[card]
    found: list[Badge] = []
    if row.wood:
        sign = "stronghold/wood"
        found.append(Badge(text=str(row.wood), kind="cost", note=_("wood"), sign=sign))
    way = row.ways[0] if card < EXCHANGEABLE and row.ways else [0, 0, 0]
    for kind in INVADER_UNITS:
        if way[kind] > 0:
            sign = f"stronghold/{UNIT_NAMES[kind]}"
            note = unit(book, kind, way[kind])
            found.append(Badge(text=str(way[kind]), kind="cost", note=note, sign=sign))
    return tuple(found)


def paid_words(g: Stronghold) -> str:
    """What lies on the cards of this round (SH-ACT-02)."""
    found = [units_name(g, g.paid[kind], kind) for kind in INVADER_UNITS if g.paid[kind] > 0]
    if g.paid_wood:
        found.append(_("{n} wood").format(n=g.paid_wood))
    return _("paid: {things}").format(things=", ".join(found)) if found else ""


def supply_zone(g: Stronghold, viewer: int) -> list[Zone]:
    """The action cards that can come into the line (SH-P1-03)."""
    if not g.cards:
        return []
    cards = [
        action_card(g.book, card, "", False, offered(g, viewer, CARD.token(card)))
        for card in sorted(g.cards)
    ]
    title = _("Action cards aside")
    kind = "row" if any(card.token for card in cards) else "pile"
    return [Zone(key="supply", title=title, kind=kind, owner=INVADER, cards=tuple(cards))]


def removed_zone(g: Stronghold) -> list[Zone]:
    """The action cards that left the game in the set-up, for all to see (SH-SET-04)."""
    if not g.removed:
        return []
    cards = [
        Card(key=f"out:{CARD_NAMES[card]}", name=_(g.book.cards[card].name))
        for card in sorted(g.removed)
    ]
    title = _("Action cards out of the game")
    return [Zone(key="removed", title=title, kind="pile", cards=tuple(cards), count=len(cards))]


# Objectives -------------------------------------------------------------------------------------


def objective_zones(g: Stronghold, viewer: int) -> list[Zone]:
    """The invader's objectives lie open; in the set-up those to choose from (SH-SET-08, SH-OBJ)."""
    cards = g.goals.offered or g.goals.objectives
    if not cards:
        return []
    shown = [
        objective_card(
            g.book, card, has_fulfilled(g, card), offered(g, viewer, OBJECTIVE.token(card))
        )
        for card in cards
    ]
    return [
        Zone(key="objectives", title=_("Objectives of the invader"), kind="row", cards=tuple(shown))
    ]


@kept(200)
def objective_card(book: Book, card: int, met: bool, token: str) -> Card:
    """Goal and benefit of an objective."""
    row = book.objectives[card]
    return Card(
        key=f"objective:{OBJECTIVE_NAMES[card]}",
        name=_(row.name),
        kind="objective",
        text=_(row.goal).format(count=row.count, amount=row.amount),
        reward=_(row.benefit).format(count=row.count, amount=row.amount),
        foot=_("fulfilled") if met else "",
        states=("done",) if met else (),
        token=token,
        owner=INVADER,
    )


# Plans ------------------------------------------------------------------------------------------


def plan_zones(g: Stronghold, viewer: int) -> list[Zone]:
    """The defender's plans: his own are seen by him alone, used ones by all (SH-HID-03)."""
    hand = sorted(g.plans.zones[HAND])
    found: list[Zone] = []
    if hand:
        known = viewer == DEFENDER
        why = refused(g, viewer) if known else {}
        shown = [
            plan_card(
                g.book,
                plan,
                False,
                offered(g, viewer, PLAN.token(plan)),
                why.get(PLAN.token(plan), ""),
            )
            if known
            else Card(key=f"plan{number}", face_up=False)
            for number, plan in enumerate(hand)
        ]
        found.append(plan_zone("plans", _("Plans of the defender"), shown))
    used = [plan_card(g.book, plan, True, "", "") for plan in sorted(g.plans.zones[USED])]
    if used:
        found.append(plan_zone("used", _("Plans that were used"), used))
    rejected = g.plans.zones[REJECTED]
    if rejected and viewer == DEFENDER:
        given_up = [plan_card(g.book, plan, False, "", "") for plan in rejected]
        found.append(
            Zone(key="rejected", title=_("Plan given up"), kind="pile", cards=tuple(given_up))
        )
    return found


def plan_zone(key: str, title: str, cards: list[Card]) -> Zone:
    """Plans side by side."""
    return Zone(key=key, title=title, kind="row", owner=DEFENDER, cards=tuple(cards))


@kept(500)
def plan_card(book: Book, plan: int, used: bool, token: str, reason: str) -> Card:
    """Gain, drawback and moment of a plan."""
    row = book.plans[plan]
    return Card(
        key=f"plan:{PLAN_NAMES[plan]}",
        name=_(row.name),
        kind="plan",
        text=_(row.gain).format(amount=row.amount),
        reward=_(row.drawback).format(amount=row.amount),
        foot=_("used") if used else windows_words(row.windows),
        states=("done",) if used else (),
        token=token,
        why_not=reason,
        owner=DEFENDER,
    )


def windows_words(windows: int) -> str:
    """When a plan can be used (SH-PLN-01)."""
    words = (_("in your phase"), _("before the cannons"), _("before the melee"))
    return ", ".join(
        [words[number] for number in range(len(WINDOW_NAMES)) if is_in(windows, number)]
    )
