# not compiled: made for people, never in a hot path
"""Log lines and prompts, for people."""

from typing import Final

from jotunheim.games.assault.book import ARCANE, BLOCK, HIT, MISS
from jotunheim.games.assault.names import (
    cards_title,
    command_title,
    counted,
    kind_title,
    race_title,
    seat_title,
    side_title,
    unit_title,
)
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    KINDS,
    NOBODY,
    RESOURCES,
)
from jotunheim.kernel import CHAPTER, Event

# Events whose first number is the seat they are about, and those where it is the race.
BY_SEAT: Final = frozenset(
    [
        "gain",
        "draw",
        "take",
        "give",
        "use",
        "discard",
        "offer",
        "accept",
        "refuse",
        "spell_kept",
        "spell_kept_hidden",
        "spell_discarded",
        "spell_taken",
        "cast",
        "turn",
        "command",
        "claim",
        "marker",
        "take_back",
        "slayer_attack",
        "slayer_recruit",
        "slayer_move",
    ]
)
BY_RACE: Final = frozenset(
    [
        "wound",
        "fall",
        "heal",
        "remove",
        "trip",
        "arrive",
        "recruit",
        "place",
        "activate",
        "return",
        "attack",
        "totals",
        "damage",
        "conquer",
        "roll",
        "dice",
        "set_die",
        "cancel",
    ]
)


def region(g: Assault, at: int) -> str:
    """A region as a link."""
    return f"[{g.book.region_titles[at]}]({g.book.region_ids[at]})"


def faces(values: tuple[int, ...]) -> str:
    """Rolled dice, equal signs together: `4 hits, 1 block, 2 arcane, 1 miss`."""
    names = {HIT: ("hit", "hits"), BLOCK: ("block", "blocks"), ARCANE: ("arcane", "arcane")}
    found: list[str] = []
    for symbol, (one, several) in names.items():
        number = sum([face & 7 for face in values if face >> 3 == symbol])
        found += [f"{number} {one if number == 1 else several}"] if number else []
    misses = len([face for face in values if face >> 3 == MISS])
    found += [f"{misses} miss{'es' if misses > 1 else ''}"] if misses else []
    return ", ".join(found)


def counts(hits: int, blocks: int) -> str:
    """`1 hit, 2 blocks`."""
    return f"{hits} hit{'' if hits == 1 else 's'}, {blocks} block{'' if blocks == 1 else 's'}"


def sentence(g: Assault, event: Event) -> str:
    """What happened, as a sentence."""
    text = told(g, event)
    return text[:1].upper() + text[1:]


def told(g: Assault, event: Event) -> str:
    """What happened, in words."""
    if event.what in (
        "gain",
        "draw",
        "take",
        "give",
        "use",
        "discard",
        "offer",
        "accept",
        "refuse",
    ):
        return card_sentence(g, event.what, event.values)
    if event.what.startswith("spell") or event.what in ("cast", "cancel", "hold"):
        return spell_sentence(g, event.what, event.values)
    if event.what.startswith("slayer") or event.what in ("roll", "dice", "hook", "set_die"):
        return dice_sentence(g, event.what, event.values)
    if event.what in ("attack", "totals", "damage", "wound", "fall", "heal", "conquer", "remove"):
        return war_sentence(g, event.what, event.values)
    return table_sentence(g, event.what, event.values)


def card_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Points and Resource Cards. Gains are told, totals are not (AG-INF-04-R)."""
    who = seat_title(g, v[0])
    book = g.book
    if what == "gain":
        return f"{who} gain {v[1]} OP"
    if what == "draw":
        return f"{who} draw {book.resource_titles[v[1]]}"
    if what == "take":
        return f"{who} take {book.resource_titles[v[1]]}"
    if what == "give":
        to = "the discard pile" if v[1] == NOBODY else seat_title(g, v[1])
        return f"{who} give {book.resource_titles[v[2]]} to {to}"
    if what == "use":
        return f"{who} use {book.resource_titles[v[1]]}"
    if what == "discard":
        return f"{who} discard {book.resource_titles[v[1]]}"
    if what == "offer":
        given = cards_title(book, list(v[2 : 2 + RESOURCES]))
        asked = cards_title(book, list(v[2 + RESOURCES :]))
        return f"{who} offer {seat_title(g, v[1])} {given} for {asked}"
    return f"{who} {what} the offer"


def spell_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Spells, as far as they are open (AG-INF-09)."""
    book = g.book
    if what == "spell_reshuffle":
        return "The discarded spells are shuffled into a new deck"
    if what == "cancel":
        return f"{race_title(book, v[0])} cancel {book.spells[v[1]].title}"
    if what == "hold":
        return f"{unit_title(book, v[0], v[1])} is held"
    who = seat_title(g, v[0])
    if what == "spell_kept_hidden":
        return f"{who} keep a spell"
    title = book.spells[v[1]].title
    if what == "spell_kept":
        return f"{who} keep {title}"
    if what == "spell_discarded":
        return f"{who} discard {title}"
    if what == "spell_taken":
        return f"{who} take {title} from the discarded spells"
    return f"{who} cast {title}{' (advanced)' if v[2] else ''}"


def dice_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Dice and giantslayers."""
    book = g.book
    if what == "roll":
        return f"{side_title(g, v[0])} roll {len(v) - 2} dice: {faces(v[2:])}"
    if what == "dice":
        return f"{side_title(g, v[0])} change their dice: now {faces(v[3:])}"
    if what == "hook":
        return f"{book.slayer_titles[v[0]]} makes the defender roll again: {faces(v[2:])}"
    if what == "set_die":
        return f"{side_title(g, v[0])}: die {v[2] + 1} counts as {v[3]} hits"
    if what == "slayer_attack":
        return f"{v[3]} of the giantslayers attack {side_title(g, v[1])} in {region(g, v[2])}"
    if what == "slayer_recruit":
        return f"{book.slayer_titles[v[1]]} appears in {region(g, v[2])}"
    if what == "slayer_move":
        return f"{book.slayer_titles[v[1]]} goes to {region(g, v[2])}"
    fate = "falls" if what == "slayer_fall" else "is wounded"
    return f"{book.slayer_titles[v[0]]} {fate}"


def war_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Battles, wounds and losses."""
    book = g.book
    if what == "attack":
        a, d = side_title(g, v[0]), side_title(g, v[1])
        return f"{a} attack {d} in {region(g, v[3])} from {region(g, v[2])}"
    if what == "totals":
        return f"{side_title(g, v[0])} have {counts(v[2], v[3])} in the end"
    if what == "damage":
        return f"{side_title(g, v[0])} take {v[1]} damage"
    if what == "conquer":
        return f"{race_title(book, v[0])} move into {region(g, v[1])} with {v[2]} unit{'' if v[2] == 1 else 's'}"
    verbs = {"wound": "is wounded", "fall": "falls", "heal": "is healed", "remove": "makes room"}
    return f"{unit_title(book, v[0], v[1])} {verbs[what]} in {region(g, v[2])}"


def table_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Turns, commands, events, movements, stages."""
    book = g.book
    if what == CHAPTER:
        return f"Round {v[0]}"
    if what == "turn":
        return f"{seat_title(g, v[0])} are on turn"
    if what == "command":
        return f"{seat_title(g, v[0])} play {command_title(g, v[0], v[1])}"
    if what == "claim":
        return f"{seat_title(g, v[0])} claim {book.events[v[1]].title}"
    if what == "event":
        return f"A new event: {book.events[v[0]].title}"
    if what == "marker":
        return f"A {book.marker_titles[v[1]]} Marker is placed in {region(g, v[2])}"
    if what == "trip":
        return f"{race_title(book, v[0])} move from {region(g, v[1])} to {region(g, v[2])}"
    if what == "arrive":
        verb = "arrives" if v[2] == 1 else "arrive"
        return f"{counted(v[2], unit_title(book, v[0], v[1]))} {verb} in {region(g, v[3])}"
    if what == "castle":
        return f"Lyn Armaal goes from {region(g, v[0])} to {region(g, v[1])}"
    return stage_sentence(g, what, v)


def stage_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """What is left: recruiting, leaders, stages."""
    book = g.book
    if what == "recruit":
        return f"{race_title(book, v[0])} recruit {kind_title(book, v[0], v[1])}"
    if what == "place":
        return f"{kind_title(book, v[0], v[1])} enters in {region(g, v[2])}"
    if what == "activate":
        return f"{race_title(book, v[0])} activate their leader"
    if what == "return":
        return f"{book.unit_titles[v[0] * KINDS + 4]} returns, wounded"
    if what == "take_back":
        return f"{seat_title(g, v[0])} take their Command Cards back"
    texts = {
        "final_ordning": "The Final Ordning begins: Starting Regions are open",
        "endgame": "The Endgame begins: this round, then one more",
        "reshuffle": "The discarded Resource Cards are shuffled into a new deck",
    }
    return texts.get(what, "")


def actor_of(g: Assault, event: Event) -> int:
    """The seat an event is about."""
    v = event.values
    if event.what in BY_SEAT:
        return v[0]
    if event.what in BY_RACE and v[0] < len(g.seat_of):
        return g.seat_of[v[0]]
    return NOBODY
