"""What happens to cards, Equipment, spells and the pieces that cards bring."""

from typing import Final

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.words.names import (
    card_name,
    hex_name,
    kind_name,
    leader_name,
    seat_name,
    troops_list,
)
from jotunheim.kernel import EventKind
from jotunheim.kernel.journal import figure, first_seat
from jotunheim.texts import N_, _, ngettext


def dragon_name(g: Dwarves, dragon: int) -> str:
    """One of the two dragons."""
    return _(g.book.dragon_names[dragon])


def say_card_troops(g: Dwarves, values: tuple[int, ...]) -> str:
    """Troops that are put on a card."""
    line = ngettext("{troops} is put on {card}", "{troops} are put on {card}", sum(values[1:4]))
    return line.format(troops=troops_list(g, values[1:4]), card=card_name(g, values[0]))


def say_spawned(g: Dwarves, values: tuple[int, ...]) -> str:
    """Troops that a card puts on the map."""
    line = ngettext("{troops} comes to {place}", "{troops} come to {place}", sum(values[1:4]))
    return line.format(troops=troops_list(g, values[1:4]), place=hex_name(g, values[0]))


TURNED: Final = EventKind[Dwarves]("turned", N_("{card} is turned up"), card=card_name)
FACEDOWN: Final = EventKind[Dwarves](
    "facedown", N_("A card of the next level is laid facedown on space {n}"), n=figure
)
NOT_MET: Final = EventKind[Dwarves](
    "not_met", N_("The condition of {card} is not met: it is discarded"), card=card_name
)
COMPLETED: Final = EventKind[Dwarves](
    "completed",
    N_("{who} completes {card}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
AVERTED: Final = EventKind[Dwarves](
    "averted", N_("{who} averts {card}"), actor=first_seat, who=seat_name, card=card_name
)
FAILED: Final = EventKind[Dwarves]("failed", N_("{card} was not fulfilled in time"), card=card_name)
CARD_LEAVES: Final = EventKind[Dwarves]("card_leaves", N_("{card} is discarded"), card=card_name)
TAKES_EFFECT: Final = EventKind[Dwarves]("takes_effect", N_("{card} takes effect"), card=card_name)
CANCELLED: Final = EventKind[Dwarves](
    "cancelled",
    N_("{who} cancels {card} with a Deceptive Disguise"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
CARD_TROOPS: Final = EventKind[Dwarves]("card_troops", say=say_card_troops)
SPAWNED: Final = EventKind[Dwarves]("spawned", say=say_spawned)
SUCCESSES: Final = EventKind[Dwarves](
    "successes",
    N_("{who}: {n} success for {card}"),
    plural=N_("{who}: {n} successes for {card}"),
    count=2,
    actor=first_seat,
    who=seat_name,
    card=card_name,
    n=figure,
)
TROPHY: Final = EventKind[Dwarves](
    "trophy", N_("One {kind} is put on {card} as a trophy"), kind=kind_name, card=card_name
)
TIED: Final = EventKind[Dwarves](
    "tied", N_("{card} is aimed at {who}"), card=card_name, who=seat_name
)
JOURNEYS: Final = EventKind[Dwarves](
    "journeys",
    N_("{who} sets out: {card}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
PICKS_UP: Final = EventKind[Dwarves](
    "picks_up",
    N_("{who} picks up the marker of {card}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
PUTS_DOWN: Final = EventKind[Dwarves](
    "puts_down",
    N_("{who} puts down the marker of {card}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
HANDS_OVER: Final = EventKind[Dwarves](
    "hands_over",
    N_("{who} hands the marker to {other}"),
    actor=first_seat,
    who=seat_name,
    other=seat_name,
)
GETS: Final = EventKind[Dwarves](
    "gets", N_("{who} takes {card}"), actor=first_seat, who=seat_name, card=card_name
)
LOSES_CARD: Final = EventKind[Dwarves](
    "loses_card", N_("{who} discards {card}"), actor=first_seat, who=seat_name, card=card_name
)
UNDER_DECK: Final = EventKind[Dwarves](
    "under_deck", N_("{card} goes under the deck"), card=card_name
)
USES: Final = EventKind[Dwarves](
    "uses", N_("{who} uses {card}"), actor=first_seat, who=seat_name, card=card_name
)
DRAWS_SPELL: Final = EventKind[Dwarves](
    "draws_spell", N_("{who} draws a spell"), actor=first_seat, who=seat_name
)
USES_POWER: Final = EventKind[Dwarves](
    "uses_power", N_("{who} uses the power of the board"), actor=first_seat, who=seat_name
)
TAKES_OFF: Final = EventKind[Dwarves](
    "takes_off", N_("One {kind} in {place} is removed"), kind=kind_name, place=hex_name
)
TAKES_OFF_CARD: Final = EventKind[Dwarves](
    "takes_off_card", N_("One {kind} on {card} is removed"), kind=kind_name, card=card_name
)
TILE: Final = EventKind[Dwarves](
    "tile", N_("The Tunnel or Portal tile lies in {place}"), place=hex_name
)
LEADER_COMES: Final = EventKind[Dwarves](
    "leader_comes", N_("{leader} comes to {place}"), leader=leader_name, place=hex_name
)
DRAGON_COMES: Final = EventKind[Dwarves](
    "dragon_comes", N_("{dragon} flies to {place}"), dragon=dragon_name, place=hex_name
)
ELF_GOES: Final = EventKind[Dwarves](
    "elf_goes", N_("The Élf bearing Keenfire is in {place}"), place=hex_name
)
TILE_LIES: Final = EventKind[Dwarves](
    "tile_lies", N_("The tile of {card} lies in {place}"), card=card_name, place=hex_name
)
SEEKS: Final = EventKind[Dwarves](
    "seeks", N_("The search at {place} shows a {n}"), place=hex_name, n=figure
)
DIAMOND_EVIL: Final = EventKind[Dwarves](
    "diamond_evil", N_("Evil takes a Diamond of {n} from {place}"), place=hex_name, n=figure
)
DIAMOND_GOOD: Final = EventKind[Dwarves](
    "diamond_good", N_("The Heroes take a Diamond of {n} from {place}"), place=hex_name, n=figure
)
DIAMOND_ROLL: Final = EventKind[Dwarves](
    "diamond_roll",
    N_("The dice show {sum}; the stones are worth {stones}"),
    sum=figure,
    stones=figure,
)
EVIL_FINDS: Final = EventKind[Dwarves]("evil_finds", N_("Evil has found the Mighty Diamond"))
HEROES_FIND: Final = EventKind[Dwarves](
    "heroes_find", N_("The Heroes have found the Mighty Diamond")
)
LOOKS: Final = EventKind[Dwarves](
    "looks", N_("The Diamond in {place} is worth {n}"), place=hex_name, n=figure
)
CROWN_MARK: Final = EventKind[Dwarves](
    "crown_mark", N_("Condition {n} of the High King is met"), n=figure
)
CROWNED: Final = EventKind[Dwarves]("crowned", N_("The High King is crowned"))
TIME_LEFT: Final = EventKind[Dwarves](
    "time_left",
    N_("{card}: {n} marker of Time is left"),
    plural=N_("{card}: {n} markers of Time are left"),
    count=1,
    card=card_name,
    n=figure,
)

CARD_EVENTS: Final = (
    TURNED,
    FACEDOWN,
    NOT_MET,
    COMPLETED,
    AVERTED,
    FAILED,
    CARD_LEAVES,
    TAKES_EFFECT,
    CANCELLED,
    CARD_TROOPS,
    SPAWNED,
    SUCCESSES,
    TROPHY,
    TIED,
    JOURNEYS,
    PICKS_UP,
    PUTS_DOWN,
    HANDS_OVER,
    GETS,
    LOSES_CARD,
    UNDER_DECK,
    USES,
    DRAWS_SPELL,
    USES_POWER,
    TAKES_OFF,
    TAKES_OFF_CARD,
    TILE,
    LEADER_COMES,
    DRAGON_COMES,
    ELF_GOES,
    TILE_LIES,
    SEEKS,
    DIAMOND_EVIL,
    DIAMOND_GOOD,
    DIAMOND_ROLL,
    EVIL_FINDS,
    HEROES_FIND,
    LOOKS,
    CROWN_MARK,
    CROWNED,
    TIME_LEFT,
)
