"""Options in words: what is picked, what follows from it, and the figure that matters (AG-DEC)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import (
    board,
    dice,
    giantslayers,
    leader,
    magic,
    placing,
    relocate,
    special,
    taking,
    totals,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.events import saves_rune
from jotunheim.games.assault.rules.move import TripStep
from jotunheim.games.assault.rules.picks import as_picks
from jotunheim.games.assault.rules.recruit import PlaceRecruit
from jotunheim.games.assault.rules.trade import SearchDiscard
from jotunheim.games.assault.rules.trips import is_due
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words import battle, menus, names
from jotunheim.games.assault.words.cards import (
    card_clauses,
    resource_text,
    spell_part,
    spell_text,
    when_text,
)
from jotunheim.games.assault.words.commands import cards, worth
from jotunheim.games.assault.words.targets import target, unit_place
from jotunheim.kernel import DONE, PASS, ByDecision, Decision
from jotunheim.scene import Choice, Route
from jotunheim.texts import _, listed, ngettext, plural


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


def route(g: Assault, decision: Decision[Assault], answer: list[int]) -> Route:
    """A whole answer in words: everybody attacks, or an army marches off."""
    named = tuple([g.book.words.names[token] for token in answer])
    places = [tokens.REGION.of(token) for token in answer if tokens.REGION.has(token)]
    if not places:
        n = len(answer)
        note = plural("{n} unit at once", "{n} units at once", n)
        return Route(tokens=named, label=_("Everybody"), note=note)
    titles = [names.region_title(g.book, place) for place in places]
    units = len([token for token in answer if tokens.UNIT.has(token)])
    return Route(
        tokens=named,
        label=way(titles, sum(g.moving) == 0),
        note=plural("{n} unit", "{n} units", units) if units else _("then stop"),
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


def words_for(g: Assault, decision: Decision[Assault], token: int) -> menus.Words:
    """Label, note and figure of an option."""
    if token == PASS:
        return menus.end_words(g, decision, token)
    return LABELS.of(g, decision, token)


def token_words(g: Assault, decision: Decision[Assault], token: int) -> menus.Words:
    """An option by what it names, where the question does not matter."""
    seat = decision.seat
    if token in (PASS, DONE):
        return menus.end_words(g, decision, token)
    if tokens.REGION.has(token):
        region = tokens.REGION.of(token)
        note = names.garrison(g.book, g.owner[region], board.army(g, region), g.race_of[seat])
        return names.region_title(g.book, region), note, ""
    if tokens.UNIT.has(token):
        race = unit_place(g, decision)[0]
        return (
            *battle.unit_words(g, race, tokens.UNIT.of(token)),
            left_to_pick(g, decision, token),
        )
    if tokens.KIND.has(token):
        return kind_words(g, seat, tokens.KIND.of(token))
    if tokens.COMMAND.has(token):
        command = tokens.COMMAND.of(token)
        return names.command_title(g, seat, command), worth(g, seat, command)[1], ""
    if tokens.RESOURCE.has(token):
        return resource_words(g, decision, token)
    if tokens.is_spell(token):
        return spell_words(g, token)
    if tokens.EVENT.has(token):
        return event_words(g, seat, tokens.EVENT.of(token))
    return more_words(g, decision, token)


def more_words(g: Assault, decision: Decision[Assault], token: int) -> menus.Words:
    """Races, dice, giantslayers, amounts, single words."""
    if tokens.RACE.has(token):
        race = tokens.RACE.of(token)
        return names.race_title(g.book, race), partner_note(g, race), ""
    if tokens.DIE.has(token):
        return _("Die {number}").format(number=tokens.DIE.of(token) + 1), "", ""
    if tokens.SLAYER.has(token):
        return (*battle.slayer_words(g, tokens.SLAYER.of(token)), "")
    if tokens.AMOUNT.has(token):
        return str(tokens.AMOUNT.of(token)), "", ""
    return menus.menu_words(g, decision, token)


def step_words(g: Assault, decision: TripStep, token: int) -> menus.Words:
    """The next region of a trip: what passing and going there costs."""
    if token == tokens.W_STOP:
        place = _("in {region}").format(region=names.region_title(g.book, g.at))
        return menus.menu_words(g, decision, token)[0], place, ""
    label, note, _figure = token_words(g, decision, token)
    if is_due(g, g.race_of[decision.seat], tokens.REGION.of(token)):
        note = _("{army}; passing costs a card or a wound").format(army=note)
    price = _("costs {n} of your {most} moves").format(n=sum(g.moving), most=g.maneuvers)
    return label, note, price


def room_words(g: Assault, decision: Decision[Assault], token: int) -> menus.Words:
    """A region that one's own giants leave or enter: how full it is."""
    label, note, _figure = token_words(g, decision, token)
    race = g.race_of[decision.seat]
    region = tokens.REGION.of(token)
    if not board.is_friendly(g, race, region):
        return label, note, ""
    full = _("{n} of {most} units").format(n=board.army_size(g, region), most=g.book.limit[race])
    return label, note, full


def use_words(g: Assault, decision: special.UseSpecial, token: int) -> menus.Words:
    """A use of the special command; a region gets a marker that pays."""
    if not tokens.REGION.has(token):
        return (
            menus.end_words(g, decision, token)
            if token == DONE
            else menus.special_words(g, decision, token)
        )
    label, note, _figure = token_words(g, decision, token)
    points = g.book.special[g.race_of[decision.seat]].per_placed
    return label, note, _("+{n} OP").format(n=points)


def keep_words(g: Assault, decision: magic.KeepSpell, token: int) -> menus.Words:
    """A Spell Card with both its spells."""
    spell = tokens.SPELL.of(token)
    return names.spell_title(g.book, spell), spell_text(g.book, spell), ""


def dice_words(g: Assault, decision: dice.PickDice, token: int) -> menus.Words:
    """A die to re-roll or convert."""
    if token == DONE:
        return menus.end_words(g, decision, token)
    return (*battle.die_words(g, decision.side, token), left_to_pick(g, decision, token))


def recruit_words(g: Assault, decision: giantslayers.RecruitSlayer, token: int) -> menus.Words:
    """A giantslayer and its price (AG-GSL-03)."""
    label, note, _figure = token_words(g, decision, token)
    if token == DONE:
        return label, note, ""
    price = plural("{n} action", "{n} actions", giantslayers.RECRUIT_COST)
    return label, note, price


def amount_words(g: Assault, decision: taking.TakeOrDraw, token: int) -> menus.Words:
    """How many cards come from the discard pile; the rest is drawn."""
    n = tokens.AMOUNT.of(token)
    taken = ngettext("Take {n} {card}", "Take {n} {card}", n) if n else _("Take no {card}")
    rest = decision.number - n
    label = taken.format(n=n, card=names.resource_title(g.book, decision.kind))
    return label, _("and draw {cards}").format(cards=cards(rest)) if rest else "", ""


def search_words(g: Assault, decision: SearchDiscard, token: int) -> menus.Words:
    """A card of the discard pile, or all from the deck."""
    if token == tokens.W_DRAW:
        return _("Draw all"), _("from the deck"), ""
    return token_words(g, decision, token)


def totals_or_card(g: Assault, decision: totals.UseBattleCards, token: int) -> menus.Words:
    """A card before the final totals, or the totals as they stand."""
    if token == DONE:
        return battle.totals_words(g, menus.end_words(g, decision, token)[0], decision.side)
    return token_words(g, decision, token)


def left_to_pick(g: Assault, decision: Decision[Assault], token: int) -> str:
    """How many of this kind can still be picked, where several can."""
    picks = as_picks(decision)
    left = picks.left(g, token) if picks is not None else 0
    return plural("{n} left", "{n} left", left) if left > 1 else ""


def kind_words(g: Assault, seat: int, kind: int) -> menus.Words:
    """A unit to recruit: figures, how many are in the supply, its price."""
    race = g.race_of[seat]
    slot = tokens.SLOT_OF_KIND[kind]
    note = _("strength {strength}, fortitude {fortitude}; {supply} in the supply").format(
        strength=board.strength(g, race, slot),
        fortitude=board.fortitude(g, race, slot),
        supply=g.supply[race * tokens.KINDS + kind],
    )
    n = g.book.value[race * tokens.KINDS + kind]
    price = plural("{n} point", "{n} points", n)
    return names.kind_title(g.book, race, kind), note, price


def resource_words(g: Assault, decision: Decision[Assault], token: int) -> menus.Words:
    """A Resource Card: its text, and how many there are."""
    kind = tokens.RESOURCE.of(token)
    title, note = names.resource_title(g.book, kind), resource_text(g.book, kind)
    if as_picks(decision) is not None:
        return title, note, left_to_pick(g, decision, token)
    owned = board.cards_of(g, decision.seat)[kind]
    return title, note, _("you own {n}").format(n=owned)


def spell_words(g: Assault, token: int) -> menus.Words:
    """One of the two spells of a card; the advanced one costs an Artifact (AG-MAG-06)."""
    advanced = tokens.ADVANCED.has(token)
    spell = magic.spell_of(token)
    card = g.book.spells[spell]
    note = _("{when}: {effects}").format(
        when=when_text(card), effects=spell_part(g.book, card, advanced)
    )
    return names.spell_title(g.book, spell), note, _("for an Artifact") if advanced else ""


def event_words(g: Assault, seat: int, event: int) -> menus.Words:
    """An event: what it wants and gives, its points, whether the Rune is saved."""
    card = g.book.events[event]
    text = card_clauses(g.book, card)
    if saves_rune(g, event, seat):
        note = _("{text}; without the rune").format(text=text)
    else:
        rune = names.resource_title(g.book, card.rune)
        note = _("{text}; costs a {rune}").format(text=text, rune=rune)
    return names.event_title(g.book, event), note, _("+{n} OP").format(n=card.points)


def partner_note(g: Assault, race: int) -> str:
    """What a partner owns."""
    seat = g.seat_of[race]
    if seat == tokens.NOBODY:
        return _("nobody plays them")
    return _("own {cards}").format(cards=cards(board.cards_owned(g, seat)))


LABELS: Final = ByDecision[Assault, int, menus.Words](token_words)
LABELS.on(TripStep, step_words)
LABELS.on(PlaceRecruit, room_words)
LABELS.on(placing.PlaceWhere, room_words)
LABELS.on(leader.ReturnLeader, room_words)
LABELS.on(relocate.RelocateTo, room_words)
LABELS.on(relocate.RelocateFrom, room_words)
LABELS.on(leader.LeaderMenu, menus.leader_words)
LABELS.on(magic.MagicMenu, menus.magic_words)
LABELS.on(magic.KeepSpell, keep_words)
LABELS.on(special.UseSpecial, use_words)
LABELS.on(special.TakeFirst, menus.first_words)
LABELS.on(taking.Covet, menus.covet_words)
LABELS.on(taking.TakeOrDraw, amount_words)
LABELS.on(SearchDiscard, search_words)
LABELS.on(placing.PlaceUnit, menus.place_words)
LABELS.on(giantslayers.RecruitSlayer, recruit_words)
LABELS.on(dice.ModifyDice, battle.modify_words)
LABELS.on(dice.PickDice, dice_words)
LABELS.on(totals.SetDie, lambda g, asked, token: (*battle.die_words(g, asked.side, token), ""))
LABELS.on(dice.HookPower, battle.hook_words)
LABELS.on(totals.UseBattleCards, totals_or_card)
LABELS.on(PickCasualty, battle.casualty_words)
