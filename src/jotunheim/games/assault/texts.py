# not compiled: made for people, never in a hot path
"""Texts of cards, made from their effects, so that what is read is what is played."""

from functools import lru_cache
from typing import Final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault.book import (
    ARMY,
    AS_REPLY,
    AT_START,
    FOR_TOTALS,
    NAMED,
    ON_TURN,
    SECOND_LEADER_THERE,
    Book,
    EventCard,
    SpellCard,
)
from jotunheim.games.assault.effects import ANY, Effect
from jotunheim.games.assault.names import condition_title
from jotunheim.games.assault.tokens import KIND_NAMES, MARKER_NAMES, RESOURCE_NAMES

MOST_TEXTS: Final = 500  # kept of each kind of card: more than the cards of several books
FILTERS = [name.replace("_", " ") for name in RESOURCE_NAMES] + ["any", "non-Rune"]


def amount(number: int) -> str:
    """A number, or `all`."""
    return "all" if number == ANY else str(number)


def effect_text(book: Book, e: Effect) -> str:
    """One effect in words."""
    n = amount(e.a)
    texts = {
        fx.MANEUVERS: f"make up to {n} Unit Maneuvers now",
        fx.NO_PENALTY: "pay no passing penalty for the rest of the turn",
        fx.RELOCATE: f"carry up to {n} of your units from one region to another friendly region"
        + (" or an empty Small Folk Region" if e.b else ""),
        fx.DRAW: f"draw {n} Resource Cards",
        fx.GIVE_RESOURCE: "an opponent gives you a Resource Card; "
        + ("you pick it" if e.a else "the opponent picks it"),
        fx.HEAL: heal_text(e.a),
        fx.WOUND: f"wound up to {n} enemy Unit Tokens{' or Leaders' if e.b else ''} in one region "
        "next to one of your armies; a wounded one is defeated",
        fx.DRAW_SPELL: "draw a spell",
        fx.DRAW_PER_SMALL_FOLK: f"draw a Resource Card for each Small Folk Region you occupy, at most {n}",
        fx.COVET: "take an Artifact from the discard pile, or swap a card for a neighbour's Artifact, or draw a card",
        fx.ADD_HITS: f"add {n} hit{'s' if e.a != 1 else ''}",
        fx.ADD_BLOCKS: f"add {n} block{'s' if e.a != 1 else ''}",
        fx.IGNORE_BLOCKS: f"ignore {n} enemy blocks",
        fx.REROLL: "re-roll a die" if e.a == 1 else f"re-roll up to {n} dice",
        fx.SET_DIE: f"one of your dice counts as {n} hits",
        fx.HOLD: f"one enemy {'unit' if e.a else 'Unit Token'} in the battle adds no dice",
        fx.SILENCE: "its caster casts no more start spells in this battle",
        fx.FORCE_REROLL: "the defender rolls all dice again",
        fx.ADD_HITS_PER_UNITS: f"add a hit for each full {n} of your units in the battle",
        fx.ADD_BLOCKS_DEFENDING: f"add {n} more when you defend",
    }
    if e.op in texts:
        return texts[e.op]
    return longer_text(book, e)


def heal_text(number: int) -> str:
    """Healing some or all."""
    if number == ANY:
        return "heal all of your wounded units"
    return "heal a unit" if number == 1 else f"heal up to {number} units"


def longer_text(book: Book, e: Effect) -> str:
    """Effects whose second number matters for the words."""
    if e.op == fx.TAKE:
        return f"take {e.b} {FILTERS[e.a]} card{'s' if e.b > 1 else ''} from the discard pile"
    if e.op == fx.PLACE_UNIT:
        places = ["in your Starting Region", "there", "in a region you occupy"]
        return f"place a {KIND_NAMES[e.a].replace('_', ' ')} unit {places[e.b]}"
    if e.op == fx.PLACE_MARKER:
        return f"place a {book.marker_titles[e.a]} Marker there"
    if e.op == fx.ONGOING:
        texts = [
            f"your Rest heals {e.b} more",
            "your advanced spells cost no Artifact",
            f"{e.b} more block where you defend one of your markers",
            f"your leader has {e.b} more Strength and Fortitude",
        ]
        return "for the rest of the game " + texts[e.a]
    if e.op == fx.TAKE_OR_DRAW:
        return f"take up to {e.b} {FILTERS[e.a]} from the discard pile and draw the rest of {e.b} cards"
    if e.op == fx.DRAW_PER_MARKER:
        return f"draw {e.b} Resource Card and one for each {book.marker_titles[e.a]} Marker, at most {e.c}"
    if e.op == fx.CONVERT:
        made = f"{e.b} {'blocks' if e.a else 'hits'}" if e.b > 1 else "a block" if e.a else "a hit"
        return f"turn up to {amount(e.c)} arcane results into {made} each"
    if e.op == fx.DICE:
        return f"{'the enemy rolls' if e.a else 'you roll'} {abs(e.b)} {'die' if abs(e.b) == 1 else 'dice'} {'more' if e.b > 0 else 'fewer'}"
    if e.op == fx.CANCEL:
        return f"cancel the {'spell' if e.a else 'basic spell'} just cast"
    return f"the enemy may not {'convert' if e.a else 're-roll'} by commands and powers"


def effects_text(book: Book, effects: list[Effect]) -> str:
    """Several effects as one sentence."""
    text = "; ".join([effect_text(book, effect) for effect in effects])
    return text[:1].upper() + text[1:]


def when_text(card: SpellCard) -> str:
    """The moment at which a spell may be cast (AG-MAG-07)."""
    moments = {
        ON_TURN: "on your turn",
        AT_START: "at the start of a battle",
        AS_REPLY: "in reply to a start spell",
        FOR_TOTALS: "before your final totals",
    }
    return moments[card.when]


def spell_part(book: Book, card: SpellCard, advanced: bool) -> str:
    """One of the two spells of a card."""
    return "; ".join([effect_text(book, e) for e in (card.advanced if advanced else card.basic)])


@lru_cache(MOST_TEXTS)  # a book never changes after it was read
def spell_text(book: Book, spell: int) -> str:
    """A Spell Card: its moment and both spells."""
    card = book.spells[spell]
    when = when_text(card)
    basic, advanced = spell_part(book, card, False), spell_part(book, card, True)
    return f"{when[:1].upper()}{when[1:]}: {basic}. For an Artifact: {advanced}."


def event_number(book: Book, event: int) -> str:
    """The number on a universal event's card and token; special events have none."""
    return str(book.universal.index(event) + 1) if event in book.universal else ""


@lru_cache(MOST_TEXTS)  # a book never changes after it was read
def event_text(book: Book, card: EventCard) -> str:
    """An Event Card: where, what it needs, what it pays."""
    needs = [condition_title(book, card.race, need) for need in card.needs]
    if card.where == NAMED:
        needs = [f"{book.region_titles[card.place]}: {', '.join(needs)}"]
    elif card.where == ARMY:
        needs.append(f"{card.place} units in a Small Folk Region without the marker")
    elif card.where == SECOND_LEADER_THERE:
        needs.append("the healthy second leader in a Small Folk Region without the marker")
    text = "; ".join(needs) or "nothing but the Rune"
    text += f". Costs a {book.resource_titles[card.rune]}"
    if card.free_if is not None:
        text += f", free with {condition_title(book, card.race, card.free_if)}"
    text += f". {card.points} OP"
    reward = effects_text(book, card.rewards)
    text += f". {reward}." if reward else "."
    return text + (" Can be claimed again." if card.repeat else "")


@lru_cache(MOST_TEXTS)  # a book never changes after it was read
def command_text(book: Book, race: int, command: int) -> str:
    """A Command Card: its parts."""
    found: list[str] = []
    for part in book.command_parts[race * 9 + command]:
        found.append(part_text(book, part))
    return "; ".join(found)


def part_text(book: Book, part: str) -> str:
    """One part of a Command Card in words."""
    words = part.split()
    lead = ""
    if words[0] in ("per_left", "per_right"):
        lead = f"for each card to the {words[0][4:]}: "
        words = words[1:]
    verb = words[0]
    n = int(words[-1]) if words[-1].isdecimal() else 0
    plain = {
        "maneuvers": f"{n} Unit Maneuver{'s' if n > 1 else ''}",
        "draw": f"draw {n} Resource Cards",
        "draw_in_small_folk": "draw one more, as long as you hold so many Small Folk Regions",
        "trade": f"trade {n} card{'s' if n > 1 else ''}",
        "recruit_points": f"{n} point{'s' if n > 1 else ''} for recruits",
        "activate_or_return": "activate or return your leader",
        "reroll": f"re-roll {n} {'die' if n == 1 else 'dice'} where your leader fights",
        "magic": f"draw {n} spells, keep one, or take the top discarded spell",
        "battle_or_shift": "one battle, or one shift into an empty region",
        "heal": f"heal {n} unit{'s' if n > 1 else ''}",
        "slayer_action": f"{n} giantslayer action{'s' if n > 1 else ''}",
        "take_back": "take all Command Cards back",
        "move_castle": "you may move Lyn Armaal",
    }
    return lead + (plain[verb] if verb in plain else longer_part(book, words))


def longer_part(book: Book, words: list[str]) -> str:
    """Parts that speak of markers, resources or dice."""
    titles = {name: book.marker_titles[kind] for kind, name in enumerate(MARKER_NAMES)}
    verb, last = words[0], words[-1]
    if verb == "convert":
        made = f"{words[2]} {words[1]}{'s' if words[2] != '1' else ''}"
        return f"turn {last} arcane result into {made}"
    if verb == "per_marker":
        return f"gain {last} OP for each {titles[words[1]]} Marker on the board"
    if verb == "place_marker":
        return f"place a {titles[words[1]]} Marker and gain {last} OP"
    if verb == "take":
        return f"you may take {words[1].capitalize()} from the discard pile"
    if "or" in words:
        return f"spend {words[1].capitalize()} for a {titles[words[3]]} Marker or {last} cards"
    return f"spend {words[1].capitalize()} to gain {last} OP"


@lru_cache(MOST_TEXTS)  # a book never changes after it was read
def resource_text(book: Book, kind: int) -> str:
    """A Resource Card."""
    text = effects_text(book, book.resource_effects[kind])
    moments = {
        "turn": "On your turn",
        "totals": "In your battle, before your final totals",
        "cast": "Pays for an advanced spell",
        "event": "Pays for events",
    }
    only = " (attacker only)" if book.attacker_only[kind] else ""
    moment = moments[book.resource_moments[kind]]
    return f"{moment}: {text}{only}." if text else f"{moment}."


@lru_cache(MOST_TEXTS)  # a book never changes after it was read
def leader_text(book: Book, race: int, second: int) -> str:
    """A Leader Card."""
    card = race * 2 + second
    if not book.ability[card]:
        return ""
    kind = "While the Leader Command lies" if book.lasting[card] else "When activated"
    presence = ", in battles it takes part in" if book.needs_presence[card] else ""
    return (
        f"{book.ability_titles[card]}. {kind}{presence}: {effects_text(book, book.ability[card])}."
    )
