"""Log lines and prompts, for people."""

from typing import Final

from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT, MISS, count_of, symbol_of
from jotunheim.games.assault.effects import REROLL
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    K_LEADER,
    NOBODY,
    RESOURCES,
    SLAYER,
    W_LEADER,
    W_REROLL,
)
from jotunheim.games.assault.words.names import (
    arcane,
    blocks,
    cards_title,
    command_title,
    counted,
    counts,
    event_title,
    hits,
    kind_title,
    marker_title,
    race_title,
    region_title,
    resource_title,
    seat_title,
    side_title,
    slayer_title,
    spell_title,
    unit_title,
)
from jotunheim.kernel import CHAPTER, Event
from jotunheim.texts import N_, _, listed, ngettext

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
        "spell_look",
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


# Sentences that differ by the event alone.
CARDS: Final = {
    "draw": N_("{who} draw {card}"),
    "take": N_("{who} take {card}"),
    "use": N_("{who} use {card}"),
    "discard": N_("{who} discard {card}"),
}
SPELLS: Final = {
    "spell_kept": N_("{who} keep {spell}"),
    "spell_discarded": N_("{who} discard {spell}"),
    "spell_taken": N_("{who} take {spell} from the discarded spells"),
    "cast": N_("{who} cast {spell}"),
}
FATES: Final = {
    "wound": N_("{unit} is wounded in {region}"),
    "fall": N_("{unit} falls in {region}"),
    "heal": N_("{unit} is healed in {region}"),
    "remove": N_("{unit} makes room in {region}"),
}
STAGES: Final = {
    "final_ordning": N_("The Final Ordning begins: Starting Regions are open"),
    "endgame": N_("The Endgame begins: this round, then one more"),
    "reshuffle": N_("The discarded Resource Cards are shuffled into a new deck"),
}


def region(g: Assault, at: int) -> str:
    """A region as a link."""
    return f"[{region_title(g.book, at)}]({g.book.region_ids[at]})"


def faces(values: tuple[int, ...]) -> str:
    """Rolled dice, equal signs together: `4 hits, 1 block, 2 arcane, 1 miss`."""
    found: list[str] = []
    for symbol, said in ((HIT, hits), (BLOCK, blocks), (ARCANE, arcane)):
        number = sum([count_of(face) for face in values if symbol_of(face) == symbol])
        found += [said(number)] if number else []
    misses = len([face for face in values if symbol_of(face) == MISS])
    found += [ngettext("{n} miss", "{n} misses", misses).format(n=misses)] if misses else []
    return listed(found)


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
    if what == "gain":
        return ngettext("{who} gain {n} OP", "{who} gain {n} OP", v[1]).format(who=who, n=v[1])
    if what in CARDS:
        return _(CARDS[what]).format(who=who, card=resource_title(g.book, v[1]))
    if what == "give":
        return given_sentence(g, who, v)
    if what == "offer":
        return _("{who} offer {whom} {given} for {asked}").format(
            who=who,
            whom=seat_title(g, v[1]),
            given=cards_title(g.book, list(v[2 : 2 + RESOURCES])),
            asked=cards_title(g.book, list(v[2 + RESOURCES :])),
        )
    text = _("{who} accept the offer") if what == "accept" else _("{who} refuse the offer")
    return text.format(who=who)


def given_sentence(g: Assault, who: str, v: tuple[int, ...]) -> str:
    """A card that goes to somebody else, or away."""
    card = resource_title(g.book, v[2])
    if v[1] == NOBODY:
        return _("{who} give {card} to the discard pile").format(who=who, card=card)
    return _("{who} give {card} to {whom}").format(who=who, card=card, whom=seat_title(g, v[1]))


def spell_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Spells, as far as they are open (AG-INF-09)."""
    book = g.book
    if what == "spell_reshuffle":
        return _("The discarded spells are shuffled into a new deck")
    if what == "cancel":
        text = _("{who} cancel {spell}")
        return text.format(who=race_title(book, v[0]), spell=spell_title(book, v[1]))
    if what == "hold":
        return _("{unit} is held").format(unit=unit_title(book, v[0], v[1]))
    who = seat_title(g, v[0])
    if what == "spell_look":
        text = ngettext("{who} look at {n} spell", "{who} look at {n} spells", v[1])
        return text.format(who=who, n=v[1])
    if what == "spell_kept_hidden":
        return _("{who} keep a spell").format(who=who)
    advanced = what == "cast" and v[2] != 0
    text = _("{who} cast {spell} (advanced)") if advanced else _(SPELLS[what])
    return text.format(who=who, spell=spell_title(book, v[1]))


def dice_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Dice."""
    if what == "roll":
        text = ngettext("{who} roll {n} die: {faces}", "{who} roll {n} dice: {faces}", len(v) - 2)
        return text.format(who=side_title(g, v[0]), n=len(v) - 2, faces=faces(v[2:]))
    if what == "dice":
        text = _("{who} convert arcane results: now {faces}")
        if is_reroll(g, v[2]):
            text = _("{who} roll dice again: now {faces}")
        return text.format(who=side_title(g, v[0]), faces=faces(v[3:]))
    if what == "hook":
        text = _("{slayer} makes the defender roll again: {faces}")
        return text.format(slayer=slayer_title(g.book, v[0]), faces=faces(v[2:]))
    if what == "set_die":
        text = ngettext(
            "{who}: die {number} counts as {n} hit", "{who}: die {number} counts as {n} hits", v[3]
        )
        return text.format(who=side_title(g, v[0]), number=v[2] + 1, n=v[3])
    return slayer_sentence(g, what, v)


def is_reroll(g: Assault, token: int) -> bool:
    """Does this power roll dice again? The others leave the faces as they lie (AG-BAT-32)."""
    if SLAYER.has(token):
        return g.book.slayer_power[SLAYER.of(token)].op == REROLL
    return token in (W_REROLL, W_LEADER)


def slayer_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Giantslayers."""
    book = g.book
    if what == "slayer_attack":
        text = ngettext(
            "{n} of the giantslayers attacks {whom} in {region}",
            "{n} of the giantslayers attack {whom} in {region}",
            v[3],
        )
        return text.format(n=v[3], whom=side_title(g, v[1]), region=region(g, v[2]))
    if what == "slayer_recruit":
        text = _("{slayer} appears in {region}")
        return text.format(slayer=slayer_title(book, v[1]), region=region(g, v[2]))
    if what == "slayer_move":
        text = _("{slayer} goes to {region}")
        return text.format(slayer=slayer_title(book, v[1]), region=region(g, v[2]))
    text = _("{slayer} falls") if what == "slayer_fall" else _("{slayer} is wounded")
    return text.format(slayer=slayer_title(book, v[0]))


def war_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Battles, wounds and losses."""
    book = g.book
    if what == "attack":
        return _("{who} attack {whom} in {region} from {origin}").format(
            who=side_title(g, v[0]),
            whom=side_title(g, v[1]),
            region=region(g, v[3]),
            origin=region(g, v[2]),
        )
    if what == "totals":
        text = _("{who} have {totals} in the end")
        return text.format(who=side_title(g, v[0]), totals=counts(v[2], v[3]))
    if what == "damage":
        text = ngettext("{who} take {n} damage", "{who} take {n} damage", v[1])
        return text.format(who=side_title(g, v[0]), n=v[1])
    if what == "conquer":
        text = ngettext(
            "{who} move into {region} with {n} unit",
            "{who} move into {region} with {n} units",
            v[2],
        )
        return text.format(who=race_title(book, v[0]), region=region(g, v[1]), n=v[2])
    return _(FATES[what]).format(unit=unit_title(book, v[0], v[1]), region=region(g, v[2]))


def table_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Turns, commands, events, stages."""
    book = g.book
    if what == CHAPTER:
        return _("Round {number}").format(number=v[0])
    if what == "turn":
        return _("{who} are on turn").format(who=seat_title(g, v[0]))
    if what == "command":
        text = _("{who} play {card}")
        return text.format(who=seat_title(g, v[0]), card=command_title(g, v[0], v[1]))
    if what == "claim":
        text = _("{who} claim {event}")
        return text.format(who=seat_title(g, v[0]), event=event_title(book, v[1]))
    if what == "event":
        return _("A new event: {event}").format(event=event_title(book, v[0]))
    if what == "marker":
        text = _("{who} place one {kind} Marker in {region}")
        who = seat_title(g, v[0])
        return text.format(who=who, kind=marker_title(book, v[1]), region=region(g, v[2]))
    if what == "take_back":
        return _("{who} take their Command Cards back").format(who=seat_title(g, v[0]))
    return _(STAGES[what]) if what in STAGES else march_sentence(g, what, v)


def march_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """Movements."""
    book = g.book
    if what == "trip":
        text = _("{who} move from {origin} to {region}")
        who = race_title(book, v[0])
        return text.format(who=who, origin=region(g, v[1]), region=region(g, v[2]))
    if what == "arrive":
        text = ngettext("{units} arrives in {region}", "{units} arrive in {region}", v[2])
        units = counted(v[2], unit_title(book, v[0], v[1]))
        return text.format(units=units, region=region(g, v[3]))
    if what == "castle":
        text = _("Lyn Armaal goes from {origin} to {region}")
        return text.format(origin=region(g, v[0]), region=region(g, v[1]))
    return muster_sentence(g, what, v)


def muster_sentence(g: Assault, what: str, v: tuple[int, ...]) -> str:
    """What is left: recruiting and leaders."""
    book = g.book
    if what == "recruit":
        text = _("{who} recruit {unit}")
        return text.format(who=race_title(book, v[0]), unit=kind_title(book, v[0], v[1]))
    if what == "place":
        text = _("{unit} enters in {region}")
        return text.format(unit=kind_title(book, v[0], v[1]), region=region(g, v[2]))
    if what == "activate":
        return _("{who} activate their leader").format(who=race_title(book, v[0]))
    if what == "return":
        return _("{leader} returns, wounded").format(leader=kind_title(book, v[0], K_LEADER))
    return ""


def actor_of(g: Assault, event: Event) -> int:
    """The seat an event is about."""
    v = event.values
    if event.what in BY_SEAT:
        return v[0]
    if event.what in BY_RACE and v[0] < len(g.seat_of):
        return g.seat_of[v[0]]
    return NOBODY
