"""The log: every event of the game, declared once with its sentence and the meaning of its numbers.

Gains are told, totals are not (AG-INF-04-R); spells as far as they are open (AG-INF-09).
"""

from collections.abc import Callable
from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT, MISS, Book
from jotunheim.games.assault.effects import REROLL
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words import names
from jotunheim.kernel import CHAPTER, EVERYBODY, OTHERS, OWN, EventKind, figure, first_seat
from jotunheim.kernel.dice import count_in, symbol_of
from jotunheim.scene import Roll
from jotunheim.texts import N_, _, listed, ngettext, plural

Values = tuple[int, ...]
Kind = EventKind[Assault]
Meaning = Callable[[Assault, int], str]
Say = Callable[[Assault, Values], str]
Shows = Callable[[Assault, Values], Roll | None]


# What a number of an event is called ------------------------------------------------------------


def region(g: Assault, at: int) -> str:
    """A region as a link."""
    return f"[{names.region_title(g.book, at)}]({g.book.region_ids[at]})"


def printed(title: Callable[[Book, int], str]) -> Meaning:
    """What the book calls the thing with this number."""
    return lambda g, number: title(g.book, number)


race: Final = printed(names.race_title)
resource: Final = printed(names.resource_title)
spell: Final = printed(names.spell_title)
event_card: Final = printed(names.event_title)
marker: Final = printed(names.marker_title)
slayer: Final = printed(names.slayer_title)


def leader(g: Assault, number: int) -> str:
    """The leader of a race."""
    return names.kind_title(g.book, number, tokens.K_LEADER)


def race_seat(g: Assault, values: Values) -> int:
    """The actor of an event whose first number is a race."""
    return g.seat_of[values[0]] if values[0] < tokens.RACES else tokens.NOBODY


# Sentences that need more than one number for a word ----------------------------------------------


def faces(values: Values) -> str:
    """Rolled dice, equal signs together: `4 hits, 1 block, 2 arcane, 1 miss`."""
    found: list[str] = []
    for symbol, said in ((HIT, names.hits), (BLOCK, names.blocks), (ARCANE, names.arcane)):
        number = count_in(list(values), symbol)
        found += [said(number)] if number else []
    misses = len([face for face in values if symbol_of(face) == MISS])
    found += [plural("{n} miss", "{n} misses", misses)] if misses else []
    return listed(found)


def given(g: Assault, v: Values) -> str:
    """A card that goes to somebody else, or away."""
    text = _("{who} give {card} to {whom}")
    if v[1] == tokens.NOBODY:
        text = _("{who} give {card} to the discard pile")
    return text.format(
        who=names.seat_title(g, v[0]), card=resource(g, v[2]), whom=names.seat_title(g, v[1])
    )


def offered(g: Assault, v: Values) -> str:
    """An offer: what is given for what."""
    return _("{who} offer {whom} {given} for {asked}").format(
        who=names.seat_title(g, v[0]),
        whom=names.seat_title(g, v[1]),
        given=names.cards_title(g.book, list(v[2 : 2 + tokens.RESOURCES])),
        asked=names.cards_title(g.book, list(v[2 + tokens.RESOURCES :])),
    )


def cast(g: Assault, v: Values) -> str:
    """A spell in one of its forms."""
    text = _("{who} cast {spell} (advanced)") if v[2] else _("{who} cast {spell}")
    return text.format(who=names.seat_title(g, v[0]), spell=spell(g, v[1]))


def looked(g: Assault, v: Values) -> str:
    """Spells that were drawn to choose from."""
    text = ngettext("{who} look at {n} spell", "{who} look at {n} spells", v[1])
    return text.format(who=names.seat_title(g, v[0]), n=v[1])


def held(g: Assault, v: Values) -> str:
    """A unit that adds no dice."""
    return _("{unit} is held").format(unit=names.unit_title(g.book, v[0], v[1]))


def rolled(g: Assault, v: Values) -> str:
    """The dice of a side."""
    n = len(v) - 2
    text = ngettext("{who} roll {n} die: {faces}", "{who} roll {n} dice: {faces}", n)
    return text.format(who=names.side_title(g, v[0]), n=n, faces=faces(v[2:]))


def changed(g: Assault, v: Values) -> str:
    """Dice that were rolled again, or converted (AG-BAT-32)."""
    again = v[2] in (tokens.W_REROLL, tokens.W_LEADER)
    if tokens.SLAYER.has(v[2]):
        again = g.book.slayer_power[tokens.SLAYER.of(v[2])].op == REROLL
    text = _("{who} convert arcane results: now {faces}")
    if again:
        text = _("{who} re-roll dice: now {faces}")
    return text.format(who=names.side_title(g, v[0]), faces=faces(v[3:]))


def hooked(g: Assault, v: Values) -> str:
    """The defender's new dice."""
    text = _("{slayer} makes the defender roll again: {faces}")
    return text.format(slayer=slayer(g, v[0]), faces=faces(v[2:]))


def die_set(g: Assault, v: Values) -> str:
    """A die that a card has set."""
    text = ngettext(
        "{who}: die {number} counts as {n} hit", "{who}: die {number} counts as {n} hits", v[3]
    )
    return text.format(who=names.side_title(g, v[0]), number=v[2] + 1, n=v[3])


def slayers_attacked(g: Assault, v: Values) -> str:
    """Giantslayers against giants."""
    text = ngettext(
        "A giantslayer attacks {whom} in {region}",
        "{n} giantslayers attack {whom} in {region}",
        v[3],
    )
    return text.format(n=v[3], whom=names.side_title(g, v[1]), region=region(g, v[2]))


def totals(g: Assault, v: Values) -> str:
    """The final totals of a side."""
    text = _("{who}: final totals {totals}")
    return text.format(who=names.side_title(g, v[0]), totals=names.counts(v[2], v[3]))


def conquered(g: Assault, v: Values) -> str:
    """Units that move into a conquered region."""
    text = ngettext(
        "{who} move into {region} with {n} unit",
        "{who} move into {region} with {n} units",
        v[2],
    )
    return text.format(who=race(g, v[0]), region=region(g, v[1]), n=v[2])


def fought(g: Assault, v: Values) -> str:
    """How a battle came out: attacker, defender, region, hits of both, was the region taken?"""
    text = _("{who} fail to take {region}: {hits} to {blows}")
    if v[0] == tokens.GIANTSLAYERS:
        text = _("{who} fight {whom} in {region}: {hits} to {blows}")
    elif v[5]:
        text = _("{who} take {region}: {hits} to {blows}")
    return text.format(
        who=names.side_title(g, v[0]),
        whom=names.side_title(g, v[1]),
        region=region(g, v[2]),
        hits=v[3],
        blows=v[4],
    )


def arrived(g: Assault, v: Values) -> str:
    """Equal units that came from elsewhere, or out of the supply."""
    text = ngettext("{units} arrives in {region}", "{units} arrive in {region}", v[2])
    if v[4]:
        text = ngettext("{units} joins in {region}", "{units} join in {region}", v[2])
    units = names.counted(v[2], names.unit_title(g.book, v[0], v[1]))
    return text.format(units=units, region=region(g, v[3]))


def played(g: Assault, v: Values) -> str:
    """A Command Card."""
    text = _("{who} play {card}")
    return text.format(who=names.seat_title(g, v[0]), card=names.command_title(g, v[0], v[1]))


def recruited(g: Assault, v: Values) -> str:
    """A unit that was bought."""
    text = _("{who} recruit {unit}")
    return text.format(who=race(g, v[0]), unit=names.kind_title(g.book, v[0], v[1]))


# Dice where they fall (T-26) ---------------------------------------------------------------------


def battle_place(g: Assault, v: Values) -> Roll:
    """The region that is attacked."""
    return Roll(g.book.region_ids[v[3]])


def slayers_place(g: Assault, v: Values) -> Roll:
    """The same for giantslayers."""
    return Roll(g.book.region_ids[v[2]])


def drawn(v: Values) -> tuple[str, ...]:
    """Dice by their faces."""
    return tuple([names.face_name(face) for face in v])


def side_roll(g: Assault, v: Values) -> Roll:
    """The dice of a side."""
    return Roll(dice=drawn(v[2:]), text=names.side_title(g, v[0]))


def changed_roll(g: Assault, v: Values) -> Roll:
    """The same after a re-roll or a conversion."""
    return Roll(dice=drawn(v[3:]), text=names.side_title(g, v[0]))


def hooked_roll(g: Assault, v: Values) -> Roll:
    """The defender's new dice."""
    return Roll(dice=drawn(v[2:]), text=slayer(g, v[0]))


def leader_of_battle(g: Assault, v: Values) -> Roll:
    """The face of a result: the leader of the attackers, or the first of the giantslayers."""
    name = "hook" if v[0] == tokens.GIANTSLAYERS else tokens.RACE_NAMES[v[0]]
    return Roll(g.book.region_ids[v[2]], face=f"assault/{name}")


# All events -------------------------------------------------------------------------------------

EVENT_KINDS: Final[list[Kind]] = []


def declared(kind: Kind) -> Kind:
    """An event of the game, on the list of all of them."""
    EVENT_KINDS.append(kind)
    return kind


def plain(name: str, text: str, **meanings: Meaning) -> Kind:
    """An event that is about nobody in particular."""
    return declared(EventKind(name, text, "", -1, EVERYBODY, None, None, "", None, **meanings))


def by_seat(name: str, text: str, audience: int = EVERYBODY, **meanings: Meaning) -> Kind:
    """What a seat does; its number comes first."""
    actor = first_seat
    return declared(
        EventKind(
            name, text, "", -1, audience, actor, None, "", None, who=names.seat_title, **meanings
        )
    )


def by_race(name: str, text: str, who: Meaning = race, **meanings: Meaning) -> Kind:
    """What a race does; its number comes first."""
    return declared(
        EventKind(name, text, "", -1, EVERYBODY, race_seat, None, "", None, who=who, **meanings)
    )


def told_of_seat(name: str, say: Say) -> Kind:
    """The same with a sentence of its own, for a seat."""
    return declared(EventKind(name, actor=first_seat, say=say))


def told_of_race(name: str, say: Say, shows: Shows | None = None) -> Kind:
    """And for a race."""
    return declared(EventKind(name, actor=race_seat, say=say, shows=shows))


def of_a_unit(name: str, text: str) -> Kind:
    """What happens to a unit in a region: race, slot, region."""

    def say(g: Assault, v: Values) -> str:
        return _(text).format(unit=names.unit_title(g.book, v[0], v[1]), region=region(g, v[2]))

    return told_of_race(name, say)


ROUND: Final = plain(CHAPTER, N_("Round {number}"), number=figure)
TURN: Final = by_seat("turn", N_("Turn of the {who}"))
PLAYED: Final = told_of_seat("command", played)
TOOK_BACK: Final = by_seat("take_back", N_("{who} take their Command Cards back"))
CLAIMED: Final = by_seat("claim", N_("{who} claim {event}"), event=event_card)
TURNED_UP: Final = plain("event", N_("A new event: {event}"), event=event_card)
GAINED: Final = by_seat("gain", N_("{who} gain {n} OP"), n=figure)
FINAL_ORDNING: Final = plain(
    "final_ordning", N_("The Final Ordning begins: Starting Regions are open")
)
ENDGAME: Final = plain("endgame", N_("The Endgame begins: this round, then one more"))
# Resource Cards.
DREW: Final = by_seat("draw", N_("{who} draw {card}"), card=resource)
TOOK: Final = by_seat("take", N_("{who} take {card}"), card=resource)
USED: Final = by_seat("use", N_("{who} use {card}"), card=resource)
DISCARDED: Final = by_seat("discard", N_("{who} discard {card}"), card=resource)
GAVE: Final = told_of_seat("give", given)
OFFERED: Final = told_of_seat("offer", offered)
ACCEPTED: Final = by_seat("accept", N_("{who} accept the offer"))
REFUSED: Final = by_seat("refuse", N_("{who} refuse the offer"))
RESHUFFLED: Final = plain(
    "reshuffle", N_("The discarded Resource Cards are shuffled into a new deck")
)
# Spells.
LOOKED: Final = told_of_seat("spell_look", looked)
KEPT: Final = by_seat("spell_kept", N_("{who} keep {spell}"), OWN, spell=spell)
KEPT_HIDDEN: Final = by_seat("spell_kept_hidden", N_("{who} keep a spell"), OTHERS)
SPELL_DISCARDED: Final = by_seat("spell_discarded", N_("{who} discard {spell}"), spell=spell)
SPELL_TAKEN: Final = by_seat(
    "spell_taken", N_("{who} take {spell} from the discarded spells"), spell=spell
)
CAST: Final = told_of_seat("cast", cast)
CANCELLED: Final = by_race("cancel", N_("{who} cancel {spell}"), spell=spell)
HELD: Final = declared(EventKind("hold", say=held))
SPELLS_RESHUFFLED: Final = plain(
    "spell_reshuffle", N_("The discarded spells are shuffled into a new deck")
)
# Battles.
ATTACKED: Final = declared(
    EventKind(
        "attack",
        N_("{who} attack {whom} in {region} from {origin}"),
        actor=race_seat,
        shows=battle_place,
        who=names.side_title,
        whom=names.side_title,
        origin=region,
        region=region,
    )
)
ROLLED: Final = told_of_race("roll", rolled, side_roll)
DICE_CHANGED: Final = told_of_race("dice", changed, changed_roll)
HOOKED: Final = declared(EventKind("hook", say=hooked, shows=hooked_roll))
DIE_SET: Final = told_of_race("set_die", die_set)
TOTALS: Final = told_of_race("totals", totals)
DAMAGED: Final = by_race("damage", N_("{who} take {n} damage"), names.side_title, n=figure)
CONQUERED: Final = told_of_race("conquer", conquered)
FOUGHT: Final = told_of_race("fought", fought, leader_of_battle)
# Units.
WOUNDED: Final = of_a_unit("wound", N_("{unit} is wounded in {region}"))
FELL: Final = of_a_unit("fall", N_("{unit} falls in {region}"))
HEALED: Final = of_a_unit("heal", N_("{unit} is healed in {region}"))
REMOVED: Final = of_a_unit("remove", N_("{unit} makes room in {region}"))
TRAVELLED: Final = by_race(
    "trip", N_("{who} move from {origin} to {region}"), origin=region, region=region
)
ARRIVED: Final = told_of_race("arrive", arrived)
RECRUITED: Final = told_of_race("recruit", recruited)
ACTIVATED: Final = by_race("activate", N_("{who} activate their leader"))
RETURNED: Final = by_race("return", N_("{who} returns, wounded"), leader)
# Markers, the castle, giantslayers.
MARKED: Final = by_seat(
    "marker", N_("{who} place one {kind} Marker in {region}"), kind=marker, region=region
)
CASTLE_MOVED: Final = plain(
    "castle", N_("Lyn Armaal goes from {origin} to {region}"), origin=region, region=region
)
SLAYERS_ATTACKED: Final = declared(
    EventKind("slayer_attack", actor=first_seat, say=slayers_attacked, shows=slayers_place)
)
SLAYER_APPEARED: Final = by_seat(
    "slayer_recruit", N_("{slayer} appears in {region}"), slayer=slayer, region=region
)
SLAYER_MOVED: Final = by_seat(
    "slayer_move", N_("{slayer} goes to {region}"), slayer=slayer, region=region
)
SLAYER_FELL: Final = plain("slayer_fall", N_("{slayer} falls"), slayer=slayer)
SLAYER_WOUNDED: Final = plain("slayer_wound", N_("{slayer} is wounded"), slayer=slayer)

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[Kind]] = [ATTACKED, SLAYERS_ATTACKED]
FIGHTING: Final[list[Kind]] = [
    *[ROLLED, DICE_CHANGED, HOOKED, DIE_SET, TOTALS, DAMAGED, CONQUERED, HELD],
    *[WOUNDED, FELL, SLAYER_FELL, SLAYER_WOUNDED],
]
RESULTS: Final[list[Kind]] = [FOUGHT]
