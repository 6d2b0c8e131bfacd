"""Effects in words: of cards, leaders and giantslayers."""

from typing import Final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.effects import ANY, Effect
from jotunheim.games.assault.tokens import K_ELITE, K_REGULAR, NOBODY
from jotunheim.games.assault.words import names
from jotunheim.texts import N_, N_plural, _, capital, ngettext, plural

# Effects that read the same for all numbers.
PLAIN: Final = {
    fx.NO_PENALTY: N_("pay no passing penalty for the rest of the turn"),
    fx.DRAW_SPELL: N_("draw a spell"),
    fx.COVET: N_(
        "take an Artifact from the discard pile, or swap a card for a neighbour's Artifact, or draw a card"
    ),
    fx.SILENCE: N_("its caster casts no more start spells in this battle"),
    fx.FORCE_REROLL: N_("the defender rolls all dice again"),
    fx.DRAW_PER_SMALL_FOLK: N_(
        "draw a Resource Card for each Small Folk Region you occupy, at most {n}"
    ),
    fx.ADD_HITS_PER_UNITS: N_("add a hit for every {n} of your units in the battle"),
    fx.ADD_BLOCKS_DEFENDING: N_("add {n} more when you defend"),
}
# Effects that have two forms.
EITHER: Final = {
    fx.GIVE_RESOURCE: (
        N_("an opponent gives you a Resource Card; the opponent picks it"),
        N_("an opponent gives you a Resource Card; you pick it"),
    ),
    fx.HOLD: (
        N_("one enemy Unit Token in the battle adds no dice"),
        N_("one enemy unit in the battle adds no dice"),
    ),
    fx.CANCEL: (N_("cancel the basic spell just cast"), N_("cancel the spell just cast")),
    fx.FORBID: (
        N_("the enemy may not re-roll by commands and powers"),
        N_("the enemy may not convert by commands and powers"),
    ),
}
# Effects with a number of things.
COUNTED: Final = {
    fx.MANEUVERS: N_plural("make up to {n} Unit Maneuver now", "make up to {n} Unit Maneuvers now"),
    fx.DRAW: N_plural("draw {n} Resource Card", "draw {n} Resource Cards"),
    fx.ADD_HITS: N_plural("add {n} hit", "add {n} hits"),
    fx.ADD_BLOCKS: N_plural("add {n} block", "add {n} blocks"),
    fx.IGNORE_BLOCKS: N_plural("ignore {n} enemy block", "ignore {n} enemy blocks"),
    fx.REROLL: N_plural("re-roll a die", "re-roll up to {n} dice"),
    fx.SET_DIE: N_plural(
        "one of your dice counts as {n} hit", "one of your dice counts as {n} hits"
    ),
}
# The same in two forms.
COUNTED_EITHER: Final = {
    fx.RELOCATE: (
        N_plural(
            "carry up to {n} of your units from one region to another friendly region",
            "carry up to {n} of your units from one region to another friendly region",
        ),
        N_plural(
            "carry up to {n} of your units from one region to another friendly region or an empty Small Folk Region",
            "carry up to {n} of your units from one region to another friendly region or an empty Small Folk Region",
        ),
    ),
    fx.WOUND: (
        N_plural(
            "wound up to {n} enemy Unit Token in one region next to one of your armies; a wounded one is defeated",
            "wound up to {n} enemy Unit Tokens in one region next to one of your armies; a wounded one is defeated",
        ),
        N_plural(
            "wound up to {n} enemy Unit Token or Leader in one region next to one of your armies; a wounded one is defeated",
            "wound up to {n} enemy Unit Tokens or Leaders in one region next to one of your armies; a wounded one is defeated",
        ),
    ),
}
# What may be taken: the kinds of Resource Cards, any, all but Runes.
FILTERS: Final = (
    N_("food"),
    N_("ore"),
    N_("weaponry"),
    N_("artifact"),
    N_("rune enemy"),
    N_("rune journey"),
    N_("rune blood"),
    N_("any"),
    N_("non-Rune"),
)
# Kinds of unit that a race has several of; the others have a name of their own.
UNITS: Final = {K_REGULAR: N_("one regular unit"), K_ELITE: N_("one elite unit")}
PLACES: Final = (
    N_("place {unit} in your Starting Region"),
    N_("place {unit} there"),
    N_("place {unit} in a region you occupy"),
)


def amount(number: int) -> str:
    """A number, or `all`."""
    return _("all") if number == ANY else str(number)


def effects_text(book: Book, effects: list[Effect], race: int = NOBODY) -> str:
    """Several effects as one sentence, on a card of this race."""
    return capital(names.joined([effect_text(book, effect, race) for effect in effects]))


def effect_text(book: Book, e: Effect, race: int = NOBODY) -> str:
    """One effect in words."""
    if e.op in PLAIN:
        return _(PLAIN[e.op]).format(n=amount(e.number))
    if e.op in EITHER:
        return _(EITHER[e.op][e.form])
    if e.op in COUNTED:
        one, many = COUNTED[e.op]
        return ngettext(one, many, e.number).format(n=amount(e.number))
    if e.op in COUNTED_EITHER:
        one, many = COUNTED_EITHER[e.op][e.form]
        return ngettext(one, many, e.number).format(n=amount(e.number))
    if e.op == fx.HEAL:
        return heal_text(e.number)
    if e.op == fx.PLACE_UNIT:
        return _(PLACES[e.form]).format(unit=placed_unit(book, e.kind, race))
    if e.op == fx.PLACE_MARKER:
        return _("place one {kind} Marker there").format(kind=names.marker_title(book, e.kind))
    if e.op == fx.ONGOING:
        return ongoing_text(e)
    if e.op == fx.CONVERT:
        return convert_text(e)
    return dice_text(e) if e.op == fx.DICE else card_effect(book, e)


def placed_unit(book: Book, kind: int, race: int) -> str:
    """The unit that an effect places: Hekaton by name, or one of many."""
    if kind in UNITS:
        return _(UNITS[kind])
    return names.within(names.kind_title(book, race, kind))


def heal_text(number: int) -> str:
    """Healing some or all."""
    if number == ANY:
        return _("heal all of your wounded units")
    return plural("heal a unit", "heal up to {n} units", number)


def ongoing_text(e: Effect) -> str:
    """What holds for the rest of the game."""
    if e.kind == fx.REST_HEALS:
        text = _("for the rest of the game your Rest heals {n} more")
    elif e.kind == fx.FREE_ADVANCED:
        text = _("for the rest of the game your advanced spells cost no Artifact")
    elif e.kind == fx.BLOCK_ON_MARKER:
        text = ngettext(
            "for the rest of the game {n} more block where you defend one of your markers",
            "for the rest of the game {n} more blocks where you defend one of your markers",
            e.number,
        )
    else:
        text = _("for the rest of the game your leader has {n} more Strength and Fortitude")
    return text.format(n=e.number)


def card_effect(book: Book, e: Effect) -> str:
    """Taking and drawing Resource Cards."""
    if e.op == fx.TAKE:
        text = ngettext(
            "take {n} {kind} card from the discard pile",
            "take {n} {kind} cards from the discard pile",
            e.number,
        )
        return text.format(n=e.number, kind=_(FILTERS[e.kind]))
    if e.op == fx.TAKE_OR_DRAW:
        text = ngettext(
            "take up to {n} {kind} from the discard pile and draw the rest of {n} card",
            "take up to {n} {kind} from the discard pile and draw the rest of {n} cards",
            e.number,
        )
        return text.format(n=e.number, kind=_(FILTERS[e.kind]))
    text = ngettext(
        "draw {n} Resource Card and one for each {kind} Marker, at most {most}",
        "draw {n} Resource Cards and one for each {kind} Marker, at most {most}",
        e.number,
    )
    return text.format(n=e.number, kind=names.marker_title(book, e.kind), most=e.most)


def convert_text(e: Effect) -> str:
    """Arcane results into hits or blocks."""
    if e.number > 1:
        made = names.blocks(e.number) if e.form == fx.TO_BLOCKS else names.hits(e.number)
    else:
        made = _("a block") if e.form == fx.TO_BLOCKS else _("a hit")
    text = ngettext(
        "turn up to {n} arcane result into {made} each",
        "turn up to {n} arcane results into {made} each",
        e.most,
    )
    return text.format(n=amount(e.most), made=made)


def dice_text(e: Effect) -> str:
    """More or fewer dice, for one side."""
    n = abs(e.number)
    if e.form == fx.FOR_ENEMY and e.number > 0:
        text = ngettext("the enemy rolls {n} die more", "the enemy rolls {n} dice more", n)
    elif e.form == fx.FOR_ENEMY:
        text = ngettext("the enemy rolls {n} die fewer", "the enemy rolls {n} dice fewer", n)
    elif e.number > 0:
        text = ngettext("you roll {n} die more", "you roll {n} dice more", n)
    else:
        text = ngettext("you roll {n} die fewer", "you roll {n} dice fewer", n)
    return text.format(n=n)
