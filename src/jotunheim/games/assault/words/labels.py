"""Options in words: what is picked, what follows from it, and the figure that matters (AG-DEC)."""

from typing import Final

from jotunheim.games.assault.rules.board import (
    army,
    army_size,
    cards_of,
    cards_owned,
    fortitude,
    is_friendly,
    strength,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import HookPower, ModifyDice, PickDice
from jotunheim.games.assault.rules.events import saves_rune
from jotunheim.games.assault.rules.giantslayers import RECRUIT_COST, RecruitSlayer
from jotunheim.games.assault.rules.leader import LeaderMenu, ReturnLeader
from jotunheim.games.assault.rules.magic import KeepSpell, MagicMenu, spell_of
from jotunheim.games.assault.rules.move import TripStep
from jotunheim.games.assault.rules.picks import as_picks
from jotunheim.games.assault.rules.placing import PlaceUnit, PlaceWhere
from jotunheim.games.assault.rules.recruit import PlaceRecruit
from jotunheim.games.assault.rules.relocate import RelocateFrom, RelocateTo
from jotunheim.games.assault.rules.special import TakeFirst, UseSpecial
from jotunheim.games.assault.rules.taking import Covet, TakeOrDraw
from jotunheim.games.assault.rules.totals import SetDie, UseBattleCards
from jotunheim.games.assault.rules.trade import SearchDiscard
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
    RESOURCE,
    SLAYER,
    SLOT_OF_KIND,
    SPELL,
    UNIT,
    W_DRAW,
    W_STOP,
    is_spell,
)
from jotunheim.games.assault.words.battle import (
    casualty_words,
    die_words,
    hook_words,
    modify_words,
    slayer_words,
    totals_words,
    unit_words,
)
from jotunheim.games.assault.words.cards import (
    card_clauses,
    resource_text,
    spell_part,
    spell_text,
    when_text,
)
from jotunheim.games.assault.words.commands import cards, worth
from jotunheim.games.assault.words.menus import (
    Words,
    covet_words,
    end_words,
    first_words,
    leader_words,
    magic_words,
    menu_words,
    place_words,
    special_words,
)
from jotunheim.games.assault.words.names import (
    command_title,
    event_title,
    garrison,
    kind_title,
    race_title,
    region_title,
    resource_title,
    spell_title,
)
from jotunheim.games.assault.words.targets import target, unit_place
from jotunheim.kernel import DONE, PASS, ByDecision, Decision
from jotunheim.scene import Choice, Route
from jotunheim.texts import _, listed, ngettext


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
        label=way(titles, sum(g.moving) == 0),
        note=ngettext("{n} unit", "{n} units", units).format(n=units) if units else _("then stop"),
        target=g.book.region_ids[places[-1]],
    )


def way(titles: list[str], whole: bool) -> str:
    """A way through regions: all of it from its start, or where it leads from here."""
    if whole:
        return " → ".join(titles)
    if len(titles) == 1:
        return _("to {region}").format(region=titles[-1])
    return _("to {region} via {regions}").format(region=titles[-1], regions=listed(titles[:-1]))


def with_odds(found: Choice, target: str, odds: tuple[float, float, float], trials: int) -> Choice:
    """An attack with its odds: the chance to conquer, and points for attacker and defender."""
    conquest, gained, given = odds
    chance = _("to conquer {region}, in {n} trials").format(region=target, n=trials)
    best = _("{note}; best: {region}").format(note=found.note, region=target)
    return Choice(
        token=found.token,
        label=found.label,
        note=found.note if target == found.label else best,
        figure=_("{odds} to conquer, {points} OP on average").format(
            odds=f"{conquest:.0%}", points=f"{gained:+.1f}"
        ),
        target=found.target,
        detail=(
            f"{chance}\t{conquest:.0%}",
            _("points for you, on average") + f"\t{gained:.1f}",
            _("points for the defender") + f"\t{given:.1f}",
        ),
    )


def words_for(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """Label, note and figure of an option."""
    if token == PASS:
        return end_words(g, decision, token)
    return LABELS.of(g, decision, token)


def token_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """An option by what it names, where the question does not matter."""
    seat = decision.seat
    if token in (PASS, DONE):
        return end_words(g, decision, token)
    if REGION.has(token):
        region = REGION.of(token)
        note = garrison(g.book, g.owner[region], army(g, region), g.race_of[seat])
        return region_title(g.book, region), note, ""
    if UNIT.has(token):
        race = unit_place(g, decision)[0]
        return (*unit_words(g, race, UNIT.of(token)), left_to_pick(g, decision, token))
    if KIND.has(token):
        return kind_words(g, seat, KIND.of(token))
    if COMMAND.has(token):
        command = COMMAND.of(token)
        return command_title(g, seat, command), worth(g, seat, command)[1], ""
    if RESOURCE.has(token):
        return resource_words(g, decision, token)
    if is_spell(token):
        return spell_words(g, token)
    if EVENT.has(token):
        return event_words(g, seat, EVENT.of(token))
    return more_words(g, decision, token)


def more_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """Races, dice, giantslayers, amounts, single words."""
    if RACE.has(token):
        race = RACE.of(token)
        return race_title(g.book, race), partner_note(g, race), ""
    if DIE.has(token):
        return _("Die {number}").format(number=DIE.of(token) + 1), "", ""
    if SLAYER.has(token):
        return (*slayer_words(g, SLAYER.of(token)), "")
    if AMOUNT.has(token):
        return str(AMOUNT.of(token)), "", ""
    return menu_words(g, decision, token)


def step_words(g: Assault, decision: TripStep, token: int) -> Words:
    """The next region of a trip: what passing and going there costs."""
    if token == W_STOP:
        place = _("in {region}").format(region=region_title(g.book, g.at))
        return menu_words(g, decision, token)[0], place, ""
    label, note, _figure = token_words(g, decision, token)
    if is_due(g, g.race_of[decision.seat], REGION.of(token)):
        note = _("{army}; passing costs a card or a wound").format(army=note)
    price = _("costs {n} of your {most} moves").format(n=sum(g.moving), most=g.maneuvers)
    return label, note, price


def room_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A region that one's own giants leave or enter: how full it is."""
    label, note, _figure = token_words(g, decision, token)
    race = g.race_of[decision.seat]
    region = REGION.of(token)
    if not is_friendly(g, race, region):
        return label, note, ""
    full = _("{n} of {most} units").format(n=army_size(g, region), most=g.book.limit[race])
    return label, note, full


def use_words(g: Assault, decision: UseSpecial, token: int) -> Words:
    """A use of the special command; a region gets a marker that pays."""
    if not REGION.has(token):
        return end_words(g, decision, token) if token == DONE else special_words(g, decision, token)
    label, note, _figure = token_words(g, decision, token)
    points = g.book.special[g.race_of[decision.seat]].per_placed
    return label, note, _("+{n} OP").format(n=points)


def keep_words(g: Assault, decision: KeepSpell, token: int) -> Words:
    """A Spell Card with both its spells."""
    spell = SPELL.of(token)
    return spell_title(g.book, spell), spell_text(g.book, spell), ""


def dice_words(g: Assault, decision: PickDice, token: int) -> Words:
    """A die to re-roll or convert."""
    if token == DONE:
        return end_words(g, decision, token)
    return (*die_words(g, decision.side, token), left_to_pick(g, decision, token))


def recruit_words(g: Assault, decision: RecruitSlayer, token: int) -> Words:
    """A giantslayer and its price (AG-GSL-03)."""
    label, note, _figure = token_words(g, decision, token)
    if token == DONE:
        return label, note, ""
    price = ngettext("{n} action", "{n} actions", RECRUIT_COST).format(n=RECRUIT_COST)
    return label, note, price


def amount_words(g: Assault, decision: TakeOrDraw, token: int) -> Words:
    """How many cards come from the discard pile; the rest is drawn."""
    n = AMOUNT.of(token)
    taken = ngettext("Take {n} {card}", "Take {n} {card}", n) if n else _("Take no {card}")
    rest = decision.number - n
    label = taken.format(n=n, card=resource_title(g.book, decision.kind))
    return label, _("and draw {cards}").format(cards=cards(rest)) if rest else "", ""


def search_words(g: Assault, decision: SearchDiscard, token: int) -> Words:
    """A card of the discard pile, or all from the deck."""
    if token == W_DRAW:
        return _("Draw all"), _("from the deck"), ""
    return token_words(g, decision, token)


def totals_or_card(g: Assault, decision: UseBattleCards, token: int) -> Words:
    """A card before the final totals, or the totals as they stand."""
    if token == DONE:
        return totals_words(g, end_words(g, decision, token)[0], decision.side)
    return token_words(g, decision, token)


def left_to_pick(g: Assault, decision: Decision[Assault], token: int) -> str:
    """How many of this kind can still be picked, where several can."""
    picks = as_picks(decision)
    left = picks.left(g, token) if picks is not None else 0
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
    if as_picks(decision) is not None:
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


def partner_note(g: Assault, race: int) -> str:
    """What a partner owns."""
    seat = g.seat_of[race]
    if seat == NOBODY:
        return _("nobody plays them")
    return _("own {cards}").format(cards=cards(cards_owned(g, seat)))


LABELS: Final = ByDecision[Assault, int, Words](token_words)
LABELS.on(TripStep, step_words)
LABELS.on(PlaceRecruit, room_words)
LABELS.on(PlaceWhere, room_words)
LABELS.on(ReturnLeader, room_words)
LABELS.on(RelocateTo, room_words)
LABELS.on(RelocateFrom, room_words)
LABELS.on(LeaderMenu, leader_words)
LABELS.on(MagicMenu, magic_words)
LABELS.on(KeepSpell, keep_words)
LABELS.on(UseSpecial, use_words)
LABELS.on(TakeFirst, first_words)
LABELS.on(Covet, covet_words)
LABELS.on(TakeOrDraw, amount_words)
LABELS.on(SearchDiscard, search_words)
LABELS.on(PlaceUnit, place_words)
LABELS.on(RecruitSlayer, recruit_words)
LABELS.on(ModifyDice, modify_words)
LABELS.on(PickDice, dice_words)
LABELS.on(SetDie, lambda g, asked, token: (*die_words(g, asked.side, token), ""))
LABELS.on(HookPower, hook_words)
LABELS.on(UseBattleCards, totals_or_card)
LABELS.on(PickCasualty, casualty_words)
