"""Options in words: what is picked, what follows from it, and the figure that matters (AG-DEC)."""

from typing import Final

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
from jotunheim.games.assault.rules.giantslayers import RECRUIT_COST, RecruitSlayer
from jotunheim.games.assault.rules.magic import spell_of
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.taking import TakeOrDraw
from jotunheim.games.assault.rules.totals import SetDie
from jotunheim.games.assault.rules.trips import is_due
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    ADVANCED,
    AMOUNT,
    COMMAND,
    DIE,
    EVENT,
    KIND,
    KINDS,
    NOBODY,
    RACE,
    REGION,
    REGULAR,
    REGULAR_WOUNDED,
    RESOURCE,
    SLAYER,
    SLOT_OF_KIND,
    SPELL,
    UNIT,
    is_spell,
)
from jotunheim.games.assault.words.cards import (
    card_clauses,
    resource_text,
    spell_part,
    spell_text,
    when_text,
)
from jotunheim.games.assault.words.claims import missing, saves_rune
from jotunheim.games.assault.words.commands import cards, worth
from jotunheim.games.assault.words.menus import ability_words, end_words, word_words
from jotunheim.games.assault.words.names import (
    command_title,
    event_title,
    face_title,
    garrison,
    kind_title,
    race_title,
    region_title,
    resource_title,
    slayer_title,
    spell_title,
    unit_title,
)
from jotunheim.games.assault.words.targets import target, unit_place
from jotunheim.kernel import DONE, PASS, Decision
from jotunheim.scene import Choice, Refusal, Route
from jotunheim.texts import _, listed, ngettext

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
    places = [REGION.of(token) for token in tokens if REGION.has(token)]
    if not places:
        n = len(tokens)
        note = ngettext("{n} unit at once", "{n} units at once", n).format(n=n)
        return Route(tokens=names, label=_("Everybody"), note=note)
    titles = [region_title(g.book, place) for place in places]
    units = len([token for token in tokens if UNIT.has(token)])
    return Route(
        tokens=names,
        label=way(titles, decision.name() == "StartTrip"),
        note=ngettext("{n} unit", "{n} units", units).format(n=units) if units else _("then stop"),
        target=g.book.region_ids[places[-1]],
    )


def way(titles: list[str], whole: bool) -> str:
    """A way through regions: all of it from its start, or where it leads from here."""
    if whole:
        return " → ".join(titles)
    if len(titles) == 1:
        return _("to {region}").format(region=titles[-1])
    return _("to {region}, by {regions}").format(region=titles[-1], regions=listed(titles[:-1]))


def with_odds(found: Choice, target: str, odds: tuple[float, float, float], trials: int) -> Choice:
    """An attack with its odds: the chance to conquer, and points for attacker and defender."""
    conquest, gained, given = odds
    chance = _("to conquer {region}, in {n} trials").format(region=target, n=trials)
    best = _("{note}; best: {region}").format(note=found.note, region=target)
    return Choice(
        token=found.token,
        label=found.label,
        note=found.note if target == found.label else best,
        figure=_("{odds} · {points} OP").format(odds=f"{conquest:.0%}", points=f"{gained:+.1f}"),
        target=found.target,
        detail=(
            f"{chance}\t{conquest:.0%}",
            _("points for you, on average") + f"\t{gained:.1f}",
            _("points for the defender") + f"\t{given:.1f}",
        ),
    )


def words_for(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """Label, note and figure of a token."""
    if token in (PASS, DONE):
        return end_words(g, decision, token)
    if REGION.has(token):
        return region_words(g, decision, REGION.of(token))
    if UNIT.has(token):
        return unit_words(g, decision, token)
    if KIND.has(token):
        return kind_words(g, decision.seat, KIND.of(token))
    if COMMAND.has(token):
        command = COMMAND.of(token)
        title = command_title(g, decision.seat, command)
        return title, worth(g, decision.seat, command)[1], ""
    if RESOURCE.has(token):
        return resource_words(g, decision, token)
    if is_spell(token):
        if decision.name() == "KeepSpell":
            spell = SPELL.of(token)
            return spell_title(g.book, spell), spell_text(g.book, spell), ""
        return spell_words(g, token)
    if EVENT.has(token):
        return event_words(g, decision.seat, EVENT.of(token))
    return more_words(g, decision, token)


def more_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """Races, dice, giantslayers, amounts, single words."""
    if RACE.has(token):
        race = RACE.of(token)
        return race_title(g.book, race), partner_note(g, race), ""
    if DIE.has(token):
        return die_words(g, decision, token)
    if SLAYER.has(token):
        label, note = slayer_words(g, SLAYER.of(token))
        if isinstance(decision, ModifyDice):
            return (label, *ability_words(g, decision, token))
        if isinstance(decision, PickCasualty):
            return label, note, slayer_fate(g, SLAYER.of(token), decision.damage)
        if decision.name() == "HookPower":
            return label, _("the defender rolls all dice again"), ""
        return label, note, recruit_price() if isinstance(decision, RecruitSlayer) else ""
    if AMOUNT.has(token):
        return amount_words(g, decision, AMOUNT.of(token))
    return word_words(g, decision, token)


def region_words(g: Assault, decision: Decision[Assault], region: int) -> Words:
    """A region: who is there, and what going there costs."""
    book = g.book
    title = region_title(book, region)
    owner = g.owner[region]
    own = g.race_of[decision.seat]
    note = garrison(book, owner, army(g, region), own)
    question = decision.name()
    if question == "TripStep":
        if is_due(g, own, region):
            note = _("{army}; passing costs a card or a wound").format(army=note)
        return title, note, _("{n} of {most}").format(n=sum(g.moving), most=g.maneuvers)
    if question in OWN_PLACES and owner == own:
        size = sum(army(g, region))
        return title, note, _("{n} of {most}").format(n=size, most=book.limit[own])
    if question == "UseSpecial":
        return title, note, _("+{n} OP").format(n=book.special[own].per_placed)
    return title, note, ""


def unit_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A unit: its figures, what would become of it, how many of them are left to pick."""
    race = unit_place(g, decision)[0]
    slot = UNIT.of(token)
    s, f = strength(g, race, slot), fortitude(g, race, slot)
    title = unit_title(g.book, race, slot)
    note = _("strength {strength}, fortitude {fortitude}, value {value}").format(
        strength=s, fortitude=f, value=value(g, race, slot)
    )
    if isinstance(decision, PickCasualty):
        return title, note, fate(decision.damage, slot, f)
    return title, note, left_to_pick(g, decision, token)


def fate(damage: int, slot: int, tough: int) -> str:
    """What the damage would do to a unit (AG-DMG-02 to 07)."""
    if damage >= tough:
        n = damage - tough
        text = ngettext("falls, {n} damage left", "falls, {n} damage left", n)
        return text.format(n=n) if n else _("falls")
    if is_wounded(slot):
        return _("falls")
    return _("stands") if is_champion(slot) else _("is wounded")


def recruit_price() -> str:
    """What a giantslayer costs who is recruited (AG-GSL-03)."""
    n = RECRUIT_COST
    return ngettext("{n} action", "{n} actions", n).format(n=n)


def slayer_fate(g: Assault, slayer: int, damage: int) -> str:
    """The same for a giantslayer (AG-GSL-14)."""
    slot = REGULAR_WOUNDED if g.slayers_wounded[slayer] else REGULAR
    return fate(damage, slot, g.book.slayer_fortitude[slayer])


def left_to_pick(g: Assault, decision: Decision[Assault], token: int) -> str:
    """How many of this kind can still be picked, where several can."""
    if not isinstance(decision, Picks):
        return ""
    left = decision.counts(g)[decision.family.of(token)] - g.picks.count(token)
    return ngettext("{n} left", "{n} left", left).format(n=left) if left > 1 else ""


def kind_words(g: Assault, seat: int, kind: int) -> Words:
    """A unit to recruit: figures, how many are in the supply, its price."""
    race = g.race_of[seat]
    slot = SLOT_OF_KIND[kind]
    note = _("strength {strength}, fortitude {fortitude}; {supply} in the supply").format(
        strength=strength(g, race, slot),
        fortitude=fortitude(g, race, slot),
        supply=g.supply[race * KINDS + kind],
    )
    n = g.book.value[race * KINDS + kind]
    price = ngettext("{n} point", "{n} points", n).format(n=n)
    return kind_title(g.book, race, kind), note, price


def resource_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A Resource Card: its text, and how many there are."""
    kind = RESOURCE.of(token)
    title, note = resource_title(g.book, kind), resource_text(g.book, kind)
    if isinstance(decision, Picks):
        return title, note, left_to_pick(g, decision, token)
    owned = cards_of(g, decision.seat)[kind]
    return title, note, _("you own {n}").format(n=owned)


def spell_words(g: Assault, token: int) -> Words:
    """One of the two spells of a card; the advanced one costs an Artifact (AG-MAG-06)."""
    advanced = ADVANCED.has(token)
    spell = spell_of(token)
    card = g.book.spells[spell]
    note = _("{when}: {effects}").format(
        when=when_text(card), effects=spell_part(g.book, card, advanced)
    )
    return spell_title(g.book, spell), note, _("for an Artifact") if advanced else ""


def event_words(g: Assault, seat: int, event: int) -> Words:
    """An event: what it wants and gives, its points, whether the Rune is saved."""
    card = g.book.events[event]
    text = card_clauses(g.book, card)
    if saves_rune(g, event, seat):
        note = _("{text}; without the rune").format(text=text)
    else:
        rune = resource_title(g.book, card.rune)
        note = _("{text}; costs a {rune}").format(text=text, rune=rune)
    return event_title(g.book, event), note, _("+{n} OP").format(n=card.points)


def amount_words(g: Assault, decision: Decision[Assault], number: int) -> Words:
    """How many cards come from the discard pile; the rest is drawn."""
    if not isinstance(decision, TakeOrDraw):
        return str(number), "", ""
    taken = (
        ngettext("Take {n} {card}", "Take {n} {card}", number) if number else _("Take no {card}")
    )
    rest = decision.number - number
    return (
        taken.format(n=number, card=resource_title(g.book, decision.kind)),
        _("and draw {cards}").format(cards=cards(rest)) if rest else "",
        "",
    )


def refusals(g: Assault, decision: Decision[Assault], found: list[Refusal]) -> list[Refusal]:
    """The same refusals; an event says what exactly is missing, a set what comes too late."""
    if isinstance(decision, Picks):
        return found + passed_over(g, decision)
    if not isinstance(decision, ClaimEvent):
        return found
    return [
        Refusal(token=r.token, label=r.label, reason=f"{lack} (AG-EVT-01)")
        for r in found
        for lack in [missing(g, EVENT.of(g.book.words.tokens[r.token]), decision.seat)]
    ]


def passed_over(g: Assault, decision: Picks) -> list[Refusal]:
    """What was left over in a set that is picked in its order, with the way back."""
    if not g.picks or len(g.picks) >= decision.high or decision.alike(g):
        return []
    last = g.picks[-1]
    reason = _("comes before {last} in the order of picks; undo, then pick it").format(
        last=words_for(g, decision, last)[0]
    )
    family = decision.family
    left = decision.counts(g)
    chosen = family.counts(g.picks)
    tokens = [family.token(i) for i in range(family.of(last)) if left[i] > chosen[i]]
    names = g.book.words.names
    return [Refusal(names[t], words_for(g, decision, t)[0], reason) for t in tokens]


def partner_note(g: Assault, race: int) -> str:
    """What a partner owns."""
    seat = g.seat_of[race]
    if seat == NOBODY:
        return _("nobody plays them")
    return _("own {cards}").format(cards=cards(cards_owned(g, seat)))


def die_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A die by its number and face."""
    number = DIE.of(token)
    if not isinstance(decision, (PickDice, SetDie)):
        return _("Die {number}").format(number=number + 1), "", ""
    own = fight(g).sides[decision.side]
    die = number - (1 - own.special)
    face = face_title(own.faces[die]) if 0 <= die < own.dice else ""
    kind = _("special die") if die < own.special else _("grey die")
    label = _("Die {number}: {face}").format(number=die + 1, face=face)
    return label, kind, left_to_pick(g, decision, token)


def slayer_words(g: Assault, slayer: int) -> tuple[str, str]:
    """A giantslayer: figures and where."""
    book = g.book
    at = g.slayers[slayer]
    figures = _("strength {strength}, fortitude {fortitude}").format(
        strength=book.slayer_strength[slayer], fortitude=book.slayer_fortitude[slayer]
    )
    parts = [figures]
    parts += [_("wounded")] if g.slayers_wounded[slayer] else []
    parts += [_("in {region}").format(region=region_title(book, at))] if at != NOBODY else []
    return slayer_title(book, slayer), listed(parts)
