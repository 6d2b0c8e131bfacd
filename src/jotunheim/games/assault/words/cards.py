"""Texts of cards, made from their effects, so that what is read is what is played."""

from typing import Final

from jotunheim.games.assault.book import tables
from jotunheim.games.assault.tokens import K_SECOND_LEADER, MARKER_NAMES, RESOURCE_NAMES
from jotunheim.games.assault.words import names
from jotunheim.games.assault.words.effects import effect_text, effects_text
from jotunheim.texts import N_, N_plural, _, capital, kept, listed, ngettext, plural

MOST_TEXTS: Final = 500  # kept of each kind of card: more than the cards of several books
# The moment at which a spell may be cast (AG-MAG-07), and a Resource Card used.
SPELL_MOMENTS: Final = {
    tables.ON_TURN: N_("on your turn"),
    tables.AT_START: N_("at the start of a battle"),
    tables.AS_REPLY: N_("in reply to a start spell"),
    tables.FOR_TOTALS: N_("before your final totals"),
}
RESOURCE_MOMENTS: Final = {
    "turn": N_("On your turn"),
    "totals": N_("In your battle, before your final totals"),
    "cast": N_("Pays for an advanced spell"),
    "event": N_("Pays for events"),
}
# Parts of Command Cards without a number.
PLAIN_PARTS: Final = {
    "draw_in_small_folk": N_("draw one more, as long as you hold so many Small Folk Regions"),
    "activate_or_return": N_("activate or return your leader"),
    "battle_or_shift": N_("one battle, or one shift into an empty region"),
    "take_back": N_("take all Command Cards back"),
    "move_castle": N_("you may move Lyn Armaal"),
}
# Parts that are a verb and a number.
COUNTED_PARTS: Final = {
    "maneuvers": N_plural("{n} Unit Maneuver", "{n} Unit Maneuvers"),
    "draw": N_plural("draw {n} Resource Card", "draw {n} Resource Cards"),
    "trade": N_plural("trade {n} card", "trade {n} cards"),
    "recruit_points": N_plural("{n} point for recruits", "{n} points for recruits"),
    "reroll": N_plural(
        "re-roll {n} die where your leader fights", "re-roll {n} dice where your leader fights"
    ),
    "magic": N_plural(
        "draw {n} spell, keep one, or take the top discarded spell",
        "draw {n} spells, keep one, or take the top discarded spell",
    ),
    "heal": N_plural("heal {n} unit", "heal {n} units"),
    "slayer_action": N_plural("{n} giantslayer action", "{n} giantslayer actions"),
}


def when_text(card: tables.SpellCard) -> str:
    """The moment at which a spell may be cast (AG-MAG-07)."""
    return _(SPELL_MOMENTS[card.when])


def spell_part(book: tables.Book, card: tables.SpellCard, advanced: bool) -> str:
    """One of the two spells of a card."""
    return names.joined([effect_text(book, e) for e in (card.advanced if advanced else card.basic)])


@kept(MOST_TEXTS)
def spell_text(book: tables.Book, spell: int) -> str:
    """A Spell Card: its moment and both spells."""
    card = book.spells[spell]
    return _("{when}: {basic}. For an Artifact: {advanced}.").format(
        when=capital(when_text(card)),
        basic=spell_part(book, card, False),
        advanced=spell_part(book, card, True),
    )


def event_number(book: tables.Book, event: int) -> str:
    """The number on a universal event's card and token; special events have none."""
    return str(book.universal.index(event) + 1) if event in book.universal else ""


def event_needs(book: tables.Book, card: tables.EventCard) -> str:
    """Where an event can be claimed, and what it needs; empty: nothing."""
    needs = [names.condition_title(book, card.race, need) for need in card.needs]
    if card.where == tables.NAMED:
        place = names.region_title(book, card.place)
        needs = [_("{region}: {needs}").format(region=place, needs=listed(needs))]
    elif card.where == tables.ARMY:
        text = ngettext(
            "{n} unit in a Small Folk Region without the marker",
            "{n} units in a Small Folk Region without the marker",
            card.place,
        )
        needs.append(text.format(n=card.place))
    elif card.where == tables.SECOND_LEADER_THERE:
        leader = names.within(names.kind_title(book, card.race, K_SECOND_LEADER))
        text = _("{leader}, healthy, in a Small Folk Region without the marker")
        needs.append(text.format(leader=leader))
    return names.joined(needs)


@kept(MOST_TEXTS)
def event_text(book: tables.Book, card: tables.EventCard) -> str:
    """An Event Card: where, what it needs, what it pays."""
    parts = [event_needs(book, card) or _("nothing but the Rune")]
    rune = names.resource_title(book, card.rune)
    if card.free_if is not None:
        saved = names.condition_title(book, card.race, card.free_if)
        parts.append(_("Costs a {rune}, free with {saved}").format(rune=rune, saved=saved))
    else:
        parts.append(_("Costs a {rune}").format(rune=rune))
    parts.append(_("{n} OP").format(n=card.points))
    parts += [effects_text(book, card.rewards, card.race)] if card.rewards else []
    parts += [_("Can be claimed again")] if card.repeat else []
    return names.sentences(parts)


@kept(MOST_TEXTS)
def command_text(book: tables.Book, race: int, command: int) -> str:
    """A Command Card: its parts."""
    return names.joined([part_text(book, part) for part in book.command_parts[race * 9 + command]])


def part_text(book: tables.Book, part: str) -> str:
    """One part of a Command Card in words."""
    words = part.split()
    if words[0] == "per_left":
        return _("for each card to the left: {part}").format(part=verb_text(book, words[1:]))
    if words[0] == "per_right":
        return _("for each card to the right: {part}").format(part=verb_text(book, words[1:]))
    return verb_text(book, words)


def verb_text(book: tables.Book, words: list[str]) -> str:
    """What a part does, by its first word."""
    if words[0] in PLAIN_PARTS:
        return _(PLAIN_PARTS[words[0]])
    if len(words) == 2:
        return plural(*COUNTED_PARTS[words[0]], int(words[1]))
    return longer_part(book, words)


def longer_part(book: tables.Book, words: list[str]) -> str:
    """Parts that speak of markers, resources or dice."""
    verb, last = words[0], int(words[-1])
    if verb == "convert":
        made = names.hits(int(words[2])) if words[1] == "hit" else names.blocks(int(words[2]))
        text = ngettext(
            "turn {n} arcane result into {made}", "turn {n} arcane result into {made}", last
        )
        return text.format(n=last, made=made)
    if verb in ("per_marker", "place_marker"):
        return marker_part(book, verb, MARKER_NAMES.index(words[1]), last)
    card = names.resource_title(book, RESOURCE_NAMES.index(words[1]))
    if verb == "take":
        return _("you may take {card} from the discard pile").format(card=card)
    if "or" in words:
        kind = names.marker_title(book, MARKER_NAMES.index(words[3]))
        text = ngettext(
            "spend {card} for one {kind} Marker or {n} card",
            "spend {card} for one {kind} Marker or {n} cards",
            last,
        )
        return text.format(card=card, kind=kind, n=last)
    return _("spend {card} to gain {n} OP").format(card=card, n=last)


def marker_part(book: tables.Book, verb: str, kind: int, points: int) -> str:
    """Points for markers that lie there, or for one that is placed."""
    if verb == "per_marker":
        text = _("gain {n} OP for each {kind} Marker on the board")
    else:
        text = _("place one {kind} Marker and gain {n} OP")
    return text.format(n=points, kind=names.marker_title(book, kind))


@kept(MOST_TEXTS)
def resource_text(book: tables.Book, kind: int) -> str:
    """A Resource Card."""
    moment = _(RESOURCE_MOMENTS[book.resource_moments[kind]])
    effects = effects_text(book, book.resource_effects[kind])
    if not effects:
        return _("{moment}.").format(moment=moment)
    if book.attacker_only[kind]:
        text = _("{moment}: {effects} (attacker only).")
    else:
        text = _("{moment}: {effects}.")
    return text.format(moment=moment, effects=effects)


@kept(MOST_TEXTS)
def leader_text(book: tables.Book, race: int, second: int) -> str:
    """A Leader Card."""
    card = race * 2 + second
    if not book.ability[card]:
        return ""
    return _(leader_form(book.lasting[card], book.needs_presence[card])).format(
        ability=_(book.ability_titles[card]), effects=effects_text(book, book.ability[card])
    )


def leader_form(lasting: bool, needs_presence: bool) -> str:
    """When an ability works."""
    if lasting and needs_presence:
        return N_(
            "{ability}. While your Leader card is on the table, in battles it takes part in: {effects}."
        )
    if lasting:
        return N_("{ability}. While your Leader card is on the table: {effects}.")
    if needs_presence:
        return N_("{ability}. When activated, in battles it takes part in: {effects}.")
    return N_("{ability}. When activated: {effects}.")


def card_parts(book: tables.Book, card: tables.EventCard) -> list[str]:
    """Where, what it needs, what it gives, in as few words as a card has."""
    parts = [event_needs(book, card) or _("Anywhere")]
    if card.free_if is not None:
        saved = names.condition_title(book, card.race, card.free_if)
        parts.append(_("Needs no rune with {saved}").format(saved=saved))
    parts += [effects_text(book, card.rewards, card.race)] if card.rewards else []
    parts += [_("Can be claimed again")] if card.repeat else []
    return parts


@kept(MOST_TEXTS)
def card_text(book: tables.Book, card: tables.EventCard) -> str:
    """An Event Card."""
    return capital(names.sentences(card_parts(book, card)))


@kept(MOST_TEXTS)
def card_clauses(book: tables.Book, card: tables.EventCard) -> str:
    """The same without the last full stop, for a sentence that goes on."""
    parts = card_parts(book, card)
    return capital(" ".join([*[names.sentences([part]) for part in parts[:-1]], parts[-1]]))
