"""Attacks, defences and other windows in words: the totals that a card or weapon would make."""

from collections.abc import Callable
from typing import Final

from jotunheim.games.valda.book.tables import ADD_DEFENCE
from jotunheim.games.valda.effects import ATTACK_MOD, DEFENCE_MOD
from jotunheim.games.valda.rules import followers, valda
from jotunheim.games.valda.rules.actions import Answers
from jotunheim.games.valda.rules.areas import attack_bonus, power
from jotunheim.games.valda.rules.attack import Before, Claims, Opportunities
from jotunheim.games.valda.rules.building import Backstabs
from jotunheim.games.valda.rules.defence import (
    Additions,
    Defences,
    attack_total,
    defence_total,
)
from jotunheim.games.valda.rules.divine import Drawn
from jotunheim.games.valda.rules.losses import Losses
from jotunheim.games.valda.rules.steals import Steals
from jotunheim.games.valda.rules.temples import Threatened
from jotunheim.games.valda.state.table import PLAYED, Valda
from jotunheim.games.valda.tokens import CARD, NOBODY, OPTION, TEMPLE_BUILDING
from jotunheim.games.valda.words import menus, things
from jotunheim.games.valda.words.names import (
    area_name,
    building_name,
    card_name,
    deity_name,
    seat_name,
)
from jotunheim.games.valda.words.things import Words
from jotunheim.kernel import React
from jotunheim.texts import _

WindowWords = Callable[[Valda, int, int], Words]


# Attack and defence -------------------------------------------------------------------------------


def launch_words(g: Valda, seat: int, token: int) -> Words:
    """An attack card with the total it starts with, or a weapon of the launch (VA-ATK-05, 06)."""
    if OPTION.has(token):
        return things.option_words(g, OPTION.of(token))
    label, note, _figure = things.card_words(g, CARD.of(token))
    total = g.book.values[CARD.of(token)] + attack_bonus(g, seat)
    return label, note, _("attack {n}").format(n=total)


def second_words(g: Valda, kind: int) -> Words:
    """The second card of a Brute attack lends its value alone (VA-WPN-06)."""
    label = card_name(g, kind)
    return label, _("its value counts, its effect does not"), f"+{g.book.values[kind]}"


def against(attack: int, defence: int) -> str:
    """Both totals, and who is ahead; a tie is the defender's (VA-DEF-01)."""
    line = _("{defence} against {attack}, holds")
    if defence < attack:
        line = _("{defence} against {attack}, too little")
    return line.format(defence=defence, attack=attack)


def shield_words(g: Valda, kind: int) -> Words:
    """A card of the defence, and the total it makes (VA-DEF-02, 03)."""
    part = g.attack.part()
    total = defence_total(g, part) + g.book.values[kind]
    if not part.defence:
        total += power(g, part.target, ADD_DEFENCE) + g.turn.oaths[part.target]
    label, note, _figure = things.card_words(g, kind)
    return label, note, against(attack_total(g, part), total)


def defence_words(g: Valda, seat: int, token: int) -> Words:
    """A defence card, or Aegis, which asks for an attack card (VA-DEF-07)."""
    if OPTION.has(token):
        return things.option_words(g, OPTION.of(token))
    return shield_words(g, CARD.of(token))


def answer_words(g: Valda, seat: int, token: int) -> Words:
    """An answer before the defence: what is added to which side (VA-WIN-03)."""
    label, note, _figure = things.option_words(g, OPTION.of(token))
    effect = g.book.options[OPTION.of(token)].effects[0]
    if effect.op == ATTACK_MOD:
        total = attack_total(g, g.attack.part()) + effect.number
        return label, note, _("attack {n}").format(n=total)
    if effect.op == DEFENCE_MOD:
        return label, note, _("defence +{n}").format(n=effect.number)
    return label, note, ""


def addition_words(g: Valda, seat: int, token: int) -> Words:
    """What is added to an attack while the defence stands, and whether that breaks it (VA-WPN-15, 16)."""
    label, note, _figure = things.option_words(g, OPTION.of(token))
    part = g.attack.part()
    more = g.book.options[OPTION.of(token)].effects[0].number
    return label, note, against(attack_total(g, part) + more, defence_total(g, part))


def claim_words(g: Valda, seat: int, token: int) -> Words:
    """The target must defend again."""
    label, note, _figure = things.option_words(g, OPTION.of(token))
    total = attack_total(g, g.attack.part())
    return label, note, _("attack {n}").format(n=total)


# Other windows ------------------------------------------------------------------------------------


def weapon_words(g: Valda, seat: int, token: int) -> Words:
    """A weapon whose text says all."""
    return things.option_words(g, OPTION.of(token))


def loss_words(g: Valda, seat: int, token: int) -> Words:
    """As many followers as were lost (VA-WPN-10)."""
    label, note, _figure = things.option_words(g, OPTION.of(token))
    return label, note, _("+{followers}").format(followers=things.followers(g.lost))


def drawn_words(g: Valda, seat: int, token: int) -> Words:
    """The divine card that somebody has just drawn."""
    label, _note, _figure = things.option_words(g, OPTION.of(token))
    if g.drawer == NOBODY:
        return label, "", ""
    line = _("take the divine card that {who} has just drawn")
    return label, line.format(who=seat_name(g, g.drawer)), ""


def backstab_words(g: Valda, seat: int, token: int) -> Words:
    """Which building would be undone (VA-UPD-03)."""
    label, note, _figure = things.option_words(g, OPTION.of(token))
    building = g.building
    if building.seat == NOBODY:
        return label, note, ""
    if building.kind != TEMPLE_BUILDING:
        what = building_name(g, building.kind)
    elif building.deity != NOBODY:
        what = _("temple of {deity}").format(deity=deity_name(g, building.deity))
    else:
        what = _("temple of {deity}").format(deity=area_name(g, building.area))
    figure = _("{who}: {what}").format(who=seat_name(g, building.seat), what=what)
    return label, note, figure


def cancel_words(g: Valda, seat: int, token: int) -> Words:
    """Which action card would be cancelled (VA-WPN-26)."""
    label, note, _figure = things.option_words(g, OPTION.of(token))
    played = g.cards.prints_in(PLAYED)
    return label, note, card_name(g, played[0]) if played else ""


WINDOWS: Final[dict[type, WindowWords]] = {
    Opportunities: launch_words,
    Before: answer_words,
    Defences: defence_words,
    Additions: addition_words,
    Claims: claim_words,
    Steals: weapon_words,
    Losses: loss_words,
    Drawn: drawn_words,
    Backstabs: backstab_words,
    Answers: cancel_words,
    Threatened: weapon_words,
    valda.LastCards: menus.menu_words,
    followers.LastCards: menus.menu_words,
}


def reaction_words(g: Valda, decision: React[Valda], token: int) -> Words:
    """What may be done in a window."""
    return WINDOWS[type(decision.window.reactions)](g, decision.seat, token)
