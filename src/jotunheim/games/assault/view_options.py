# not compiled: made for people, never in a hot path
"""Options in words: what is picked, what follows from it, and the figure that matters (AG-DEC)."""

from typing import Final

from jotunheim.games.assault.names import (
    army_title,
    face_title,
    kind_title,
    race_title,
    unit_title,
)
from jotunheim.games.assault.odds import TRIALS, Odds
from jotunheim.games.assault.prompts import target, unit_place
from jotunheim.games.assault.rules.board import (
    army,
    cards_of,
    cards_owned,
    fight,
    fortitude,
    is_champion,
    is_wounded,
    strength,
    value,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import ModifyDice, PickDice
from jotunheim.games.assault.rules.events import ClaimEvent
from jotunheim.games.assault.rules.picking import PickCounts
from jotunheim.games.assault.rules.taking import TakeOrDraw
from jotunheim.games.assault.rules.totals import SetDie
from jotunheim.games.assault.rules.trips import is_due
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.texts import resource_text, spell_part, spell_text, when_text
from jotunheim.games.assault.tokens import (
    COMMANDS,
    EVENTS,
    KINDS,
    NOBODY,
    RACES,
    REGIONS,
    REGULAR,
    REGULAR_WOUNDED,
    RESOURCES,
    SLOT_OF_KIND,
    SLOTS,
    T_ADVANCED,
    T_AMOUNT,
    T_COMMAND,
    T_DIE,
    T_EVENT,
    T_KIND,
    T_RACE,
    T_REGION,
    T_RESOURCE,
    T_SLAYER,
    T_SPELL,
    T_UNIT,
    T_WORD,
)
from jotunheim.games.assault.view_commands import many, worth
from jotunheim.games.assault.view_events import card_text, claim_badge, missing
from jotunheim.games.assault.view_words import ability_words, end_words, word_words
from jotunheim.kernel import DONE, PASS, Decision
from jotunheim.scene import Choice, Refusal, Route

Words = tuple[str, str, str]  # label, note, figure

# Questions where a region is a place one leaves or enters with one's own giants.
OWN_PLACES: Final = ("PlaceRecruit", "PlaceWhere", "ReturnLeader", "RelocateTo", "RelocateFrom")


def choice(g: Assault, decision: Decision[Assault], token: int) -> Choice:
    """An option in words."""
    label, note, figure = words_for(g, decision, token)
    return Choice(
        token=g.book.words.names[token],
        label=label,
        note=note,
        figure=figure,
        target=target(g, decision, token),
    )


def route(g: Assault, decision: Decision[Assault], tokens: list[int]) -> Route:
    """A whole answer in words: everybody attacks, or an army marches off."""
    names = tuple([g.book.words.names[token] for token in tokens])
    places = [token - T_REGION for token in tokens if T_REGION <= token < T_UNIT]
    if not places:
        return Route(tokens=names, label="Everybody", note=f"{many(len(tokens), 'unit')} at once")
    titles = [g.book.region_titles[place] for place in places]
    units = [token - T_UNIT for token in tokens if T_UNIT <= token < T_KIND]
    way = " → ".join(titles) if decision.question() == "StartTrip" else f"to {titles[-1]}"
    via = (
        f", by {', '.join(titles[:-1])}"
        if decision.question() != "StartTrip" and titles[1:]
        else ""
    )
    note = many(len(units), "unit") if units else "then stop"
    return Route(tokens=names, label=way + via, note=note, target=g.book.region_ids[places[-1]])


def with_odds(found: Choice, odds: Odds, target: str) -> Choice:
    """An attack with its odds: the chance to conquer, and points for both."""
    detail = (
        f"to conquer {target}, in {TRIALS} trials\t{odds.conquest:.0%}",
        f"points for you, on average\t{odds.gained:.1f}",
        f"points for the defender\t{odds.given:.1f}",
    )
    return Choice(
        token=found.token,
        label=found.label,
        note=found.note if target == found.label else f"{found.note}; best: {target}",
        figure=f"{odds.conquest:.0%} · {odds.gained:+.1f} OP",
        target=found.target,
        detail=detail,
    )


def words_for(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """Label, note and figure of a token."""
    if token in (PASS, DONE):
        return end_words(g, decision, token)
    if T_REGION <= token < T_REGION + REGIONS:
        return region_words(g, decision, token - T_REGION)
    if T_UNIT <= token < T_UNIT + SLOTS:
        return unit_words(g, decision, token)
    if T_KIND <= token < T_KIND + KINDS:
        return kind_words(g, decision.seat, token - T_KIND)
    if T_COMMAND <= token < T_COMMAND + COMMANDS:
        command = token - T_COMMAND
        title = g.book.command_titles[g.race_of[decision.seat] * COMMANDS + command]
        return title, worth(g, decision.seat, command)[1], ""
    if T_RESOURCE <= token < T_RESOURCE + RESOURCES:
        return resource_words(g, decision, token)
    if T_SPELL <= token < T_EVENT:
        if decision.question() == "KeepSpell":
            return g.book.spells[token - T_SPELL].title, spell_text(g.book, token - T_SPELL), ""
        return spell_words(g, token)
    if T_EVENT <= token < T_EVENT + EVENTS:
        return event_words(g, decision.seat, token - T_EVENT)
    return more_words(g, decision, token)


def more_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """Races, dice, giantslayers, amounts, single words."""
    if T_RACE <= token < T_RACE + RACES:
        race = token - T_RACE
        return race_title(g.book, race), partner_note(g, race), ""
    if T_DIE <= token < T_SLAYER:
        return die_words(g, decision, token)
    if T_SLAYER <= token < T_AMOUNT:
        label, note, _ = slayer_words(g, token - T_SLAYER)
        if isinstance(decision, ModifyDice):
            return (label, *ability_words(g, decision, token))
        if isinstance(decision, PickCasualty):
            return label, note, slayer_fate(g, token - T_SLAYER, decision.damage)
        if decision.question() == "HookPower":
            return label, "the defender rolls all dice again", ""
        return label, note, ""
    if T_AMOUNT <= token < T_WORD:
        return amount_words(g, decision, token - T_AMOUNT)
    return word_words(g, decision, token)


def region_words(g: Assault, decision: Decision[Assault], region: int) -> Words:
    """A region: who is there, and what going there costs."""
    book = g.book
    title = book.region_titles[region]
    owner = g.owner[region]
    own = g.race_of[decision.seat]
    note = "empty"
    if owner != NOBODY:
        whose = "" if owner == own else f"{book.race_titles[owner]}: "
        note = whose + army_title(book, owner, army(g, region))
    question = decision.question()
    if question == "TripStep":
        cost = f"{sum(g.moving)} of {g.maneuvers}"
        due = "; passing costs a card or a wound" if is_due(g, own, region) else ""
        return title, note + due, cost
    if question in OWN_PLACES and owner == own:
        return title, note, f"{sum(army(g, region))} of {book.limit[own]}"
    if question == "UseSpecial":
        return title, note, f"+{book.special[own].per_placed} OP"
    return title, note, ""


def unit_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A unit: its figures, what would become of it, how many of them are left to pick."""
    race, _ = unit_place(g, decision)
    slot = token - T_UNIT
    s, f = strength(g, race, slot), fortitude(g, race, slot)
    title = unit_title(g.book, race, slot)
    note = f"strength {s}, fortitude {f}, value {value(g, race, slot)}"
    if isinstance(decision, PickCasualty):
        return title, note, fate(decision.damage, slot, f)
    return title, note, left_to_pick(g, decision, token)


def fate(damage: int, slot: int, tough: int) -> str:
    """What the damage would do to a unit (AG-DMG-02 to 07)."""
    if damage >= tough:
        rest = damage - tough
        return f"falls, {rest} damage left" if rest else "falls"
    if is_wounded(slot):
        return "falls"
    return "stands" if is_champion(slot) else "is wounded"


def slayer_fate(g: Assault, slayer: int, damage: int) -> str:
    """The same for a giantslayer (AG-GSL-14)."""
    slot = REGULAR_WOUNDED if g.slayers_wounded[slayer] else REGULAR
    return fate(damage, slot, g.book.slayer_fortitude[slayer])


def left_to_pick(g: Assault, decision: Decision[Assault], token: int) -> str:
    """How many of this kind can still be picked, where several can."""
    if not isinstance(decision, PickCounts):
        return ""
    left = decision.counts(g)[token - decision.base] - g.picked.count(token)
    return f"{left} left" if left > 1 else ""


def kind_words(g: Assault, seat: int, kind: int) -> Words:
    """A unit to recruit: figures, how many are in the supply, its price."""
    race = g.race_of[seat]
    slot = SLOT_OF_KIND[kind]
    note = (
        f"strength {strength(g, race, slot)}, fortitude {fortitude(g, race, slot)}; "
        f"{g.supply[race * KINDS + kind]} in the supply"
    )
    price = g.book.value[race * KINDS + kind]
    return kind_title(g.book, race, kind), note, many(price, "point")


def resource_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A Resource Card: its text, and how many there are."""
    kind = token - T_RESOURCE
    note = resource_text(g.book, kind)
    if isinstance(decision, PickCounts):
        return g.book.resource_titles[kind], note, left_to_pick(g, decision, token)
    owned = cards_of(g, decision.seat)[kind]
    return g.book.resource_titles[kind], note, f"you own {owned}"


def spell_words(g: Assault, token: int) -> Words:
    """One of the two spells of a card; the advanced one costs an Artifact (AG-MAG-06)."""
    advanced = token >= T_ADVANCED
    spell = token - (T_ADVANCED if advanced else T_SPELL)
    card = g.book.spells[spell]
    note = f"{when_text(card)}: {spell_part(g.book, card, advanced)}"
    return card.title, note, "for an Artifact" if advanced else ""


def event_words(g: Assault, seat: int, event: int) -> Words:
    """An event: what it wants and gives, its points, whether the Rune is saved."""
    card = g.book.events[event]
    free = "without" in claim_badge(g, event, seat).text
    cost = "; without the rune" if free else f"; costs a {g.book.resource_titles[card.rune]}"
    return card.title, card_text(g.book, card).rstrip(".") + cost, f"+{card.points} OP"


def amount_words(g: Assault, decision: Decision[Assault], number: int) -> Words:
    """How many cards come from the discard pile; the rest is drawn."""
    if not isinstance(decision, TakeOrDraw):
        return str(number), "", ""
    title = g.book.resource_titles[decision.kind]
    taken = f"Take {number} {title}" if number else f"Take no {title}"
    rest = decision.number - number
    return taken, f"and draw {many(rest, 'card')}" if rest else "", ""


def refusals(g: Assault, decision: Decision[Assault], found: list[Refusal]) -> list[Refusal]:
    """The same refusals; an event says what exactly is missing."""
    if not isinstance(decision, ClaimEvent):
        return found
    return [
        Refusal(token=r.token, label=r.label, reason=f"{lack} (AG-EVT-01)")
        for r in found
        for lack in [missing(g, g.book.words.tokens[r.token] - T_EVENT, decision.seat)]
    ]


def partner_note(g: Assault, race: int) -> str:
    """What a partner owns."""
    seat = g.seat_of[race]
    return "nobody plays them" if seat == NOBODY else f"own {many(cards_owned(g, seat), 'card')}"


def die_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A die by its number and face."""
    number = token - T_DIE
    if not isinstance(decision, (PickDice, SetDie)):
        return f"Die {number + 1}", "", ""
    own = fight(g).sides[decision.side]
    die = number - (1 - own.special)
    face = face_title(own.faces[die]) if 0 <= die < own.dice else ""
    kind = "special die" if die < own.special else "grey die"
    return f"Die {die + 1}: {face}", kind, left_to_pick(g, decision, token)


def slayer_words(g: Assault, slayer: int) -> Words:
    """A giantslayer: figures and where."""
    book = g.book
    at = g.slayers[slayer]
    where = f", in {book.region_titles[at]}" if at != NOBODY else ""
    wounded = ", wounded" if g.slayers_wounded[slayer] else ""
    figures = f"strength {book.slayer_strength[slayer]}, fortitude {book.slayer_fortitude[slayer]}"
    return book.slayer_titles[slayer], figures + wounded + where, ""
