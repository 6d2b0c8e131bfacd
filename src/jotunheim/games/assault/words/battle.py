"""Options of a battle in words: dice, casualties, totals (AG-BAT, AG-DMG)."""

from jotunheim.games.assault.effects import REROLL, TO_HITS
from jotunheim.games.assault.rules import board, dice, totals
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.state import Assault, Side
from jotunheim.games.assault.tokens import DIE, NOBODY, REGULAR, REGULAR_WOUNDED, SLAYER, UNIT
from jotunheim.games.assault.words import names
from jotunheim.games.assault.words.menus import Words, end_words, menu_words
from jotunheim.kernel import DONE
from jotunheim.texts import _, listed, ngettext


def bonus_words(bonus: totals.Bonus) -> str:
    """A line of the sum: `+3 hits (Smash It All)`."""
    found = [_("+{results}").format(results=names.hits(bonus.hits))] if bonus.hits else []
    found += [_("+{results}").format(results=names.blocks(bonus.blocks))] if bonus.blocks else []
    return _("{results} ({card})").format(results=listed(found), card=_(bonus.title))


def sure_words(g: Assault, side: int) -> list[str]:
    """What leaders and events will surely add to the totals of a side (AG-BAT-31)."""
    return [bonus_words(b) for b in totals.bonuses_to_come(g, side) if b.hits or b.blocks]


def totals_words(g: Assault, label: str, side: int) -> Words:
    """The end of a question that leaves the totals as they stand."""
    note = listed([_("keep the totals"), *sure_words(g, side)])
    return label, note, names.counts(*totals.standing_totals(g, side))


def modify_words(g: Assault, decision: dice.ModifyDice, token: int) -> Words:
    """What an ability can do with the dice as they lie."""
    if token == DONE:
        return totals_words(g, end_words(g, decision, token)[0], decision.side)
    own = board.fight(g).sides[decision.side]
    label = names.slayer_title(g.book, SLAYER.of(token)) if SLAYER.has(token) else ""
    label = label or menu_words(g, decision, token)[0]
    for ability in dice.abilities(g, decision.side):
        if ability.token == token:
            return label, ability_note(own, ability), ability_figure(g, decision.side, ability)
    return label, "", ""


def ability_note(own: Side, ability: dice.Ability) -> str:
    """How many dice or results it changes."""
    number = min(ability.number, sum(dice.usable_dice(own, ability)))
    if ability.op == REROLL:
        text = ngettext(
            "up to {n} of your {dice} dice once more",
            "up to {n} of your {dice} dice once more",
            number,
        )
        return text.format(n=number, dice=own.dice)
    made = number * ability.per
    if ability.to == TO_HITS:
        text = ngettext(
            "up to {n} arcane into {made} hit", "up to {n} arcane into {made} hits", made
        )
    else:
        text = ngettext(
            "up to {n} arcane into {made} block", "up to {n} arcane into {made} blocks", made
        )
    return text.format(n=number, made=made)


def ability_figure(g: Assault, side: int, ability: dice.Ability) -> str:
    """The total before and after."""
    own = board.fight(g).sides[side]
    hits, blocks = totals.standing_totals(g, side)
    if ability.op == REROLL:
        dull = len(
            [d for d in range(own.dice) if totals.hits_on(own, d) + totals.blocks_on(own, d) == 0]
        )
        text = ngettext("{n} of {dice} is blank", "{n} of {dice} are blank", dull)
        return text.format(n=dull, dice=own.dice)
    more = ability.per * min(ability.number, sum(dice.usable_dice(own, ability)))
    if ability.to == TO_HITS:
        n = hits + more
        return ngettext("{before} → {n} hit", "{before} → {n} hits", n).format(before=hits, n=n)
    n = blocks + more
    return ngettext("{before} → {n} block", "{before} → {n} blocks", n).format(before=blocks, n=n)


def casualty_words(g: Assault, decision: PickCasualty, token: int) -> Words:
    """A unit or giantslayer, and what the damage would do to it."""
    if SLAYER.has(token):
        slayer = SLAYER.of(token)
        label, note = slayer_words(g, slayer)
        slot = REGULAR_WOUNDED if g.slayers_wounded[slayer] else REGULAR
        return label, note, fate(decision.damage, slot, g.book.slayer_fortitude[slayer])
    race = board.fight(g).sides[decision.side].race
    label, note = unit_words(g, race, UNIT.of(token))
    tough = board.fortitude(g, race, UNIT.of(token))
    return label, note, fate(decision.damage, UNIT.of(token), tough)


def fate(damage: int, slot: int, tough: int) -> str:
    """What the damage would do to a unit (AG-DMG-02 to 07)."""
    if damage >= tough:
        n = damage - tough
        text = ngettext("falls, {n} damage left", "falls, {n} damage left", n)
        return text.format(n=n) if n else _("falls")
    if board.is_wounded(slot):
        return _("falls")
    return _("stands") if board.is_champion(slot) else _("is wounded")


def die_words(g: Assault, side: int, token: int) -> tuple[str, str]:
    """A die by its number and face."""
    own = board.fight(g).sides[side]
    die = DIE.of(token) - (1 - own.special)
    face = names.face_title(own.faces[die]) if 0 <= die < own.dice else ""
    label = _("Die {number}: {face}").format(number=die + 1, face=face)
    return label, _("special die") if die < own.special else _("grey die")


def hook_words(g: Assault, decision: dice.HookPower, token: int) -> Words:
    """The power of Hook."""
    label = names.slayer_title(g.book, SLAYER.of(token))
    return label, _("the defender rolls all dice again"), ""


def unit_words(g: Assault, race: int, slot: int) -> tuple[str, str]:
    """A unit and its figures."""
    note = _("strength {strength}, fortitude {fortitude}, value {value}").format(
        strength=board.strength(g, race, slot),
        fortitude=board.fortitude(g, race, slot),
        value=board.value(g, race, slot),
    )
    return names.unit_title(g.book, race, slot), note


def slayer_words(g: Assault, slayer: int) -> tuple[str, str]:
    """A giantslayer: figures and where."""
    book = g.book
    at = g.slayers[slayer]
    figures = _("strength {strength}, fortitude {fortitude}").format(
        strength=book.slayer_strength[slayer], fortitude=book.slayer_fortitude[slayer]
    )
    parts = [figures]
    parts += [_("wounded")] if g.slayers_wounded[slayer] else []
    parts += [_("in {region}").format(region=names.region_title(book, at))] if at != NOBODY else []
    return names.slayer_title(book, slayer), listed(parts)
