"""The menu of a turn and other single words: what an action rolls, costs and does."""

from typing import Final

from jotunheim.games.dwarves.effects.windows import OWN_MENU
from jotunheim.games.dwarves.rules import errands, items, journeys, loads, quests, spells
from jotunheim.games.dwarves.rules.standing import (
    council_need,
    dice_for,
    dispatch_pips,
    farther,
)
from jotunheim.games.dwarves.rules.targets import fighting_hexes
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import ROLL_CHECK, ROLL_DISPATCHES, ROLL_FIGHT, ROLL_MOVE
from jotunheim.games.dwarves.tokens import (
    BATTLE,
    CRAFT,
    KINDS,
    NOWHERE,
    SPEED,
    W_ACTION,
    W_CAST,
    W_CHECK,
    W_COMPLETE,
    W_COUNCIL,
    W_COUNCIL_CHECK,
    W_DISPATCHES,
    W_DRAW_SPELL,
    W_END_TURN,
    W_FIGHT,
    W_GIVE,
    W_HAND_OVER,
    W_JOURNEY,
    W_LEAVE,
    W_MOVE,
    W_ONE_HERO,
    W_ONE_STEP,
    W_PICK_UP,
    W_POWER,
    W_PUT_DOWN,
    W_RANDOM,
    W_SEARCH,
    W_SWAP,
    W_TAKE,
    W_TINKER,
    W_TROOPS,
    W_TUNNEL,
    W_TWO_HEROES,
    W_TWO_STEPS,
    W_USE,
    W_YES,
)
from jotunheim.games.dwarves.words.names import card_name, hex_name, seat_name, troops_list
from jotunheim.games.dwarves.words.things import Words, counts_at, dice_words
from jotunheim.texts import N_, _, ngettext

# Words that need no numbers: label and note.
SIMPLE: Final = {
    W_TINKER: (N_("Tinker"), N_("Craft: two dice of 5+ in this roll draw 1 Equipment card")),
    W_TUNNEL: (N_("Take the tunnel"), N_("to another open entrance, for 1 hex of the move")),
    W_LEAVE: (N_("Nobody"), N_("this die and those after it are not used on troops")),
    W_TROOPS: (N_("The troops here"), N_("each die defeats one of them if it is high enough")),
    W_YES: (N_("Yes, go there"), N_("Perished Land costs as usual")),
    W_RANDOM: (N_("A Hero by chance"), N_("one of those that nobody plays")),
    W_COUNCIL: (N_("The Council rolls one die again"), N_("the new result counts")),
    W_TAKE: (N_("Take the damage over"), N_("you lose 1 Health instead")),
    W_ONE_STEP: (N_("One step"), N_("to the right")),
    W_TWO_STEPS: (N_("Two steps"), N_("to the right")),
    W_ONE_HERO: (N_("One Hero gains 2 Health"), ""),
    W_TWO_HEROES: (N_("Two Heroes gain 1 Health each"), ""),
    W_SWAP: (N_("They change places"), ""),
    W_SEARCH: (N_("Search for a Diamond here"), N_("a Craft check of 4+")),
}

# Words of the menu that cost nothing.
FREE: Final = (W_COMPLETE, W_JOURNEY, W_USE, W_CAST, W_PICK_UP, W_PUT_DOWN, W_HAND_OVER, W_GIVE)


def word_words(g: Dwarves, token: int, seat: int, window: int = OWN_MENU) -> Words:
    """A single word, for a seat, in its menu or in the middle of a move."""
    if token in SIMPLE:
        label, note = SIMPLE[token]
        return _(label), _(note) if note else "", ""
    if token == W_POWER:
        return _("Use your power"), _(g.book.heroes[g.heroes[seat]].text), ""
    if token in FREE:
        return free_words(g, token, seat, window)
    return action_words(g, token, seat)


def action_words(g: Dwarves, token: int, seat: int) -> Words:
    """Something that costs an action, or the end of the turn."""
    if token == W_MOVE:
        return move_words(g, seat)
    if token == W_FIGHT:
        return fight_words(g, seat)
    if token == W_DISPATCHES:
        return dispatch_words(g, seat)
    if token == W_CHECK:
        return check_words(g, seat)
    if token == W_COUNCIL_CHECK:
        dice = dice_words(dice_for(g, seat, ROLL_CHECK, CRAFT))
        note = _("{dice} of Craft, one 4+ draws 1 Equipment card").format(dice=dice)
        return _("Ask the Council for Equipment"), note, ""
    if token == W_DRAW_SPELL:
        return spell_words(g)
    if token == W_ACTION:
        cards = errands.card_actions(g, seat)
        return with_cards(g, _("Act for {card}"), _("Act for a card"), cards)
    assert token == W_END_TURN
    left = ngettext("{n} action is left", "{n} actions are left", g.left).format(n=g.left)
    return _("End the turn"), left if g.left else _("no action is left"), ""


def move_words(g: Dwarves, seat: int) -> Words:
    """Move: the highest die counts."""
    dice = dice_words(dice_for(g, seat, ROLL_MOVE, SPEED))
    more = farther(g, seat)
    if more:
        note = _("{dice}, the highest counts, {n} hexes more").format(dice=dice, n=more)
        return _("Move"), note, ""
    return _("Move"), _("{dice}, the highest counts").format(dice=dice), ""


def fight_words(g: Dwarves, seat: int) -> Words:
    """Fight: dice, and against whom."""
    dice = dice_words(dice_for(g, seat, ROLL_FIGHT, BATTLE))
    note = _("{dice} against {whom}").format(dice=dice, whom=foes_said(g, seat))
    return _("Fight at {place}").format(place=hex_name(g, g.at[seat])), note, ""


def foes_said(g: Dwarves, seat: int) -> str:
    """Whom a Fight of this Hero is against: troops, cards fought here, bosses."""
    found: list[str] = []
    troops = foes(g, seat)
    if sum(troops):
        found.append(troops_list(g, tuple(troops)))
    found += [card_name(g, card) for card in quests.duels_for(g, seat)]
    return ", ".join(found) or _("whom you find")


def foes(g: Dwarves, seat: int) -> list[int]:
    """Troops that a Fight of this Hero can defeat, by kind."""
    found = [0] * KINDS
    for place in fighting_hexes(g, seat):
        here = counts_at(g, place)
        for kind in range(KINDS):
            found[kind] += here[kind]
    for up in quests.fought_at(g, g.at[seat]):
        for kind in range(KINDS):
            found[kind] += up.troops[kind]
    return found


def dispatch_words(g: Dwarves, seat: int) -> Words:
    """Dispatches: the number to reach."""
    dice = dice_words(dice_for(g, seat, ROLL_DISPATCHES, CRAFT))
    need = council_need(g, g.council) - dispatch_pips(g, seat)
    line = _("{dice}, {n}+: Council 1 step right")
    return _("Send Dispatches"), line.format(dice=dice, n=need), ""


def check_words(g: Dwarves, seat: int) -> Words:
    """A check: of the one card, or of several."""
    offers = quests.checks_for(g, seat)
    cards = list(dict.fromkeys([offer.card for offer in offers]))
    if cards == [NOWHERE]:
        return _("Check: search for a Diamond here"), _("a Craft check of 4+"), ""
    named = [card for card in cards if card != NOWHERE]
    label, note, _figure = with_cards(g, _("Check: {card}"), _("Make a check"), named)
    if len(offers) == 1:
        dice = dice_words(dice_for(g, seat, ROLL_CHECK, offers[0].attribute))
        note = _("{dice}, {n}+ is a success").format(dice=dice, n=offers[0].number)
    return label, note, ""


def spell_words(g: Dwarves) -> Words:
    """Andôkai's action."""
    return _("Draw a spell"), _("at most {n} in hand").format(n=g.book.numbers.hand), ""


def free_words(g: Dwarves, token: int, seat: int, window: int) -> Words:
    """Something that costs no action, with the cards that it may be about."""
    if token == W_COMPLETE:
        cards = list(dict.fromkeys(errands.ready(g, window)))
        return with_cards(g, _("Complete {card}"), _("Complete a quest"), cards)
    if token == W_JOURNEY:
        begun = journeys.may_begin(g)
        return with_cards(g, _("Begin the journey of {card}"), _("Begin a journey"), begun)
    if token == W_USE:
        cards = items.usable(g, seat, OWN_MENU)
        return with_cards(g, _("Use {card}"), _("Use Equipment"), cards)
    if token == W_CAST:
        cards = spells.castable(g, seat, OWN_MENU)
        return with_cards(g, _("Play {card}"), _("Play a spell"), cards)
    if token == W_PICK_UP:
        cards = loads.may_pick_up(g, seat)
        return with_cards(g, _("Pick up the marker of {card}"), _("Pick up a marker"), cards)
    return load_words(g, token, seat)


def load_words(g: Dwarves, token: int, seat: int) -> Words:
    """A marker that changes its place, or Equipment that is given for a quest."""
    if token == W_PUT_DOWN:
        where = hex_name(g, g.at[seat])
        return _("Put the marker down"), _("in {place}, free").format(place=where), ""
    if token == W_HAND_OVER:
        others = [seat_name(g, other) for other in loads.may_hand_over(g, seat)]
        note = _("with {heroes}, free").format(heroes=", ".join(others))
        return _("The marker changes hands"), note, ""
    assert token == W_GIVE
    cards = errands.may_give(g, seat)
    return with_cards(g, _("Give Equipment for {card}"), _("Give Equipment for a quest"), cards)


def with_cards(g: Dwarves, one: str, several: str, cards: list[int]) -> Words:
    """With the name of the one card, or the names of several in the note."""
    if len(cards) == 1:
        return one.format(card=card_name(g, cards[0])), "", ""
    return several, ", ".join([card_name(g, card) for card in cards]), ""
