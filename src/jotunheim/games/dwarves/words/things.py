"""Things that options name, in words: a label, a note and a figure for each sort."""

from jotunheim.games.dwarves.book.tables import LEVEL_C, NO_LEVEL
from jotunheim.games.dwarves.rules.board import is_perished, threshold, troops_in, weight
from jotunheim.games.dwarves.rules.goals import goal_of, parts_in_play, times_of
from jotunheim.games.dwarves.rules.standing import defeats_at, most_health
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import (
    ATTRIBUTES,
    BLACKSADDLE,
    KINDS,
    NOBODY,
    NOWHERE,
    is_equipment,
)
from jotunheim.games.dwarves.words.names import (
    attribute_name,
    card_name,
    hero_name,
    hex_name,
    kind_name,
    leader_name,
    troops_list,
)
from jotunheim.texts import _, ngettext

Words = tuple[str, str, str]  # label, note, figure


def hero_words(g: Dwarves, hero: int) -> Words:
    """A Hero at the table: Health and place."""
    seat = g.seat_of(hero)
    if seat == NOBODY:
        return board_words(g, hero)
    place = hex_name(g, g.at[seat])
    health = _("{n} of {most} Health").format(n=g.health[seat], most=most_health(g, seat))
    return hero_name(g, hero), f"{place}, {health}", ""


def board_words(g: Dwarves, hero: int) -> Words:
    """A Hero that somebody may play: the board."""
    printed = g.book.heroes[hero]
    numbers = [
        f"{attribute_name(g, which)} {printed.attributes[which]}" for which in range(ATTRIBUTES)
    ]
    numbers.append(_("Health {n}").format(n=printed.health))
    note = ", ".join(numbers) + ". " + _(printed.text)
    return _(printed.name), note, ""


def hex_words(g: Dwarves, place: int) -> Words:
    """A hex: its kingdom, who is there, and whether it is Perished Land."""
    return hex_name(g, place), ", ".join(hex_notes(g, place)), ""


def hex_notes(g: Dwarves, place: int) -> list[str]:
    """What one should know about a hex."""
    notes: list[str] = []
    kingdom = g.book.kingdom[place]
    if kingdom != NOWHERE:
        notes.append(_(g.book.kingdom_names[kingdom]))
    if g.book.is_lake[place]:
        notes.append(_("lake"))
    if is_perished(g, place):
        notes.append(_("Perished Land"))
    if troops_in(g, place):
        notes.append(troops_list(g, tuple(counts_at(g, place))))
    notes += [leader_name(g, kind) for kind in range(KINDS) if g.rare.leaders[kind] == place]
    return notes


def counts_at(g: Dwarves, place: int) -> list[int]:
    """Troops in a hex, by kind."""
    return g.troops[place * KINDS : place * KINDS + KINDS]


def fullness(g: Dwarves, place: int) -> str:
    """How near a hex is to Perished Land: "4 of 5"; nothing without troops."""
    count = weight(g, place)
    if count == 0 or is_perished(g, place):
        return ""
    most = g.book.numbers.blacksaddle if place == BLACKSADDLE else threshold(g, place)
    return _("{n} of {most}").format(n=count, most=most)


def card_words(g: Dwarves, card: int) -> Words:
    """A card: what it asks for or does."""
    return card_name(g, card), card_text(g, card), ""


def card_text(g: Dwarves, card: int) -> str:
    """What a card says: an aid, Equipment or a spell does something, a quest asks for something."""
    printed = g.book.cards[card]
    found = [printed.text, printed.quest_text, printed.threat_text]
    return " ".join([_(text) for text in found if text])


def reward_text(g: Dwarves, card: int) -> str:
    """What a finished quest brings."""
    text = g.book.cards[card].reward_text
    if text:
        return _(text)
    level = g.book.cards[card].level
    if level == LEVEL_C:
        return _("everybody wins")
    return _("the next card is turned") if level != NO_LEVEL else ""


def owned_words(g: Dwarves, card: int) -> Words:
    """A card that somebody uses: what it does, and whether it is spent."""
    note = _(g.book.cards[card].text)
    if is_equipment(card) and g.book.cards[card].discarded:
        note += " " + _("It is discarded.")
    return _("Use {card}").format(card=card_name(g, card)), note, ""


def kind_words(g: Dwarves, kind: int) -> Words:
    """One troop of a kind, and the die that defeats it."""
    return kind_name(g, kind), _("defeated by {n}+").format(n=defeats_at(g, kind)), ""


def leader_words(g: Dwarves, kind: int) -> Words:
    """A leader of Book 4."""
    number = g.book.defeated_at[kind]
    note = _("two dice of {n}+").format(n=number)
    return leader_name(g, kind), note, ""


def die_words(g: Dwarves, place: int) -> Words:
    """A die of the roll, by the number it shows."""
    value = g.roll.dice[place] if place < len(g.roll.dice) else 0
    return _("A die that shows {n}").format(n=value), "", ""


def recruit_words(g: Dwarves, kind: int) -> Words:
    """A Recruitment die, with its faces."""
    faces = " ".join([str(face) for face in g.book.recruit_faces[kind]])
    label = _("The die of the {kind}").format(kind=_(g.book.troop_plurals[kind]))
    return label, _("its faces: {faces}").format(faces=faces), ""


def progress(g: Dwarves, card: int) -> str:
    """Successes that a card has, of those it needs in this turn."""
    up = g.card(card)
    if up is None:
        return ""
    for part in parts_in_play(g, up):
        times = times_of(g, up, goal_of(g, up, part))
        if part < len(up.won) and up.won[part] and times > 1:
            return _("{n} of {most} done").format(n=up.won[part], most=times)
    return ""


def dice_words(number: int) -> str:
    """So many dice."""
    return ngettext("{n} die", "{n} dice", number).format(n=number)
