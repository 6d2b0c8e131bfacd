"""The log of the game: what happens to map, tracks, Heroes and cards, with its sentences."""

from typing import Final

from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.tokens import HERO_NAMES, HEX_NAMES, KIND_NAMES
from jotunheim.games.dwarves.words.names import (
    card_name,
    dice_said,
    gate_name,
    hex_name,
    kind_name,
    leader_name,
    position_name,
    seat_name,
    troops_list,
)
from jotunheim.kernel import EventKind
from jotunheim.kernel.journal import figure, first_seat
from jotunheim.scene import Roll
from jotunheim.texts import N_, _, ngettext


def say_roll(g: Dwarves, values: tuple[int, ...]) -> str:
    """A roll of Number dice."""
    line = _("{who} rolls {dice}")
    return line.format(who=seat_name(g, values[0]), dice=dice_said(g, values[1:]))


def say_forced(g: Dwarves, values: tuple[int, ...]) -> str:
    """The Council has made the highest die roll again."""
    line = _("Bislipur makes the highest die roll again: {dice}")
    return line.format(dice=dice_said(g, values[1:]))


def say_dice(g: Dwarves, values: tuple[int, ...]) -> str:
    """The same dice after something changed them."""
    return _("Now the dice show {dice}").format(dice=dice_said(g, values[1:]))


def hero_roll(g: Dwarves, values: tuple[int, ...]) -> Roll:
    """The dice of a Hero, where the Hero stands (T-26)."""
    dice = tuple([str(face) for face in values[1:]])
    return Roll(f"hero-{HERO_NAMES[g.heroes[values[0]]]}", dice)


def leader_face(g: Dwarves, values: tuple[int, ...]) -> Roll:
    """A leader who falls, by its face."""
    return Roll(HEX_NAMES[values[2]], face=f"dwarves/leader-{KIND_NAMES[values[1]]}")


def say_recruits(g: Dwarves, values: tuple[int, ...]) -> str:
    """Troops that arrive at a Gate."""
    line = ngettext("{troops} comes to {gate}", "{troops} come to {gate}", sum(values[1:4]))
    return line.format(troops=troops_list(g, values[1:4]), gate=gate_name(g, values[0]))


def say_marched(g: Dwarves, values: tuple[int, ...]) -> str:
    """Troops that go from one hex to another, over Perished Land if it lies between."""
    line = ngettext(
        "{troops} goes from {start} to {end}", "{troops} go from {start} to {end}", sum(values[2:5])
    )
    troops = troops_list(g, values[2:5])
    return line.format(troops=troops, start=hex_name(g, values[0]), end=hex_name(g, values[1]))


def say_removed(g: Dwarves, values: tuple[int, ...]) -> str:
    """Blacksaddle was full."""
    line = _("{troops} at Blacksaddle return to the supply")
    return line.format(troops=troops_list(g, values))


TURN: Final = EventKind[Dwarves]("chapter", N_("Turn {n}: {who}"), n=figure, who=seat_name)
HERO_MARKER: Final = EventKind[Dwarves](
    "hero_marker", N_("The Hero marker goes to space {n}"), n=figure
)
DOOM: Final = EventKind[Dwarves]("doom", N_("The Doom marker goes to space {n}"), n=figure)
COUNCIL: Final = EventKind[Dwarves](
    "council", N_("The Council marker goes to {place}"), place=position_name
)
THREATS_IN: Final = EventKind[Dwarves](
    "threats_in",
    N_("One Threat is shuffled into the Adventure deck"),
    plural=N_("{n} Threats are shuffled into the Adventure deck"),
    count=0,
    n=figure,
)
BLANKS_AGAIN: Final = EventKind[Dwarves](
    "blanks_again", N_("Bislipur makes blank Recruitment dice roll again")
)
RECRUITS: Final = EventKind[Dwarves]("recruits", say=say_recruits)
PERISHES: Final = EventKind[Dwarves](
    "perishes", N_("{place} turns into Perished Land"), place=hex_name
)
RESTORED: Final = EventKind[Dwarves](
    "restored", N_("{place} is no Perished Land any more"), place=hex_name
)
MARCHED: Final = EventKind[Dwarves]("marched", say=say_marched)
REMOVED: Final = EventKind[Dwarves]("removed", say=say_removed)
ROLLS: Final = EventKind[Dwarves]("rolls", actor=first_seat, say=say_roll, shows=hero_roll)
FORCED: Final = EventKind[Dwarves]("forced", actor=first_seat, say=say_forced, shows=hero_roll)
CHANGES: Final = EventKind[Dwarves]("changes", actor=first_seat, say=say_dice, shows=hero_roll)
GOES: Final = EventKind[Dwarves](
    "goes", N_("{who} goes to {place}"), actor=first_seat, who=seat_name, place=hex_name
)
LOSES: Final = EventKind[Dwarves](
    "loses",
    N_("{who} loses 1 Health"),
    plural=N_("{who} loses {n} Health"),
    count=1,
    actor=first_seat,
    who=seat_name,
    n=figure,
)
GAINS: Final = EventKind[Dwarves](
    "gains",
    N_("{who} gains 1 Health"),
    plural=N_("{who} gains {n} Health"),
    count=1,
    actor=first_seat,
    who=seat_name,
    n=figure,
)
PAYS: Final = EventKind[Dwarves]("pays", N_("{who} pays 1 Health"), actor=first_seat, who=seat_name)
DEFEATS: Final = EventKind[Dwarves](
    "defeats",
    N_("{who} defeats one {kind} in {place}"),
    actor=first_seat,
    who=seat_name,
    kind=kind_name,
    place=hex_name,
)
DEFEATS_ON_CARD: Final = EventKind[Dwarves](
    "defeats_on_card",
    N_("{who} defeats one {kind} of {card}"),
    actor=first_seat,
    who=seat_name,
    kind=kind_name,
    card=card_name,
)
DEFEATS_LEADER: Final = EventKind[Dwarves](
    "defeats_leader",
    N_("{who} defeats {leader} in {place}"),
    actor=first_seat,
    shows=leader_face,
    who=seat_name,
    leader=leader_name,
    place=hex_name,
)
IN_VAIN: Final = EventKind[Dwarves](
    "in_vain",
    N_("{who} fights in vain"),
    actor=first_seat,
    clause="DW-FIG-05",
    who=seat_name,
)
UNHEARD: Final = EventKind[Dwarves](
    "unheard", N_("The Council does not listen to {who}"), actor=first_seat, who=seat_name
)
PLAYS: Final = EventKind[Dwarves](
    "plays", N_("{who} joins the fight"), actor=first_seat, who=seat_name
)
WIN: Final = EventKind[Dwarves]("win", N_("Girdlegard is saved: everybody wins"))
MET: Final = EventKind[Dwarves]("met", N_("Hero marker and Doom marker meet: everybody loses"))
DIED: Final = EventKind[Dwarves](
    "died", N_("{who} has no Health left: everybody loses"), actor=first_seat, who=seat_name
)


# Cards, Equipment, spells and the pieces that cards bring --------------------------------------


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

MAP_EVENTS: Final = [
    TURN,
    HERO_MARKER,
    DOOM,
    COUNCIL,
    THREATS_IN,
    BLANKS_AGAIN,
    RECRUITS,
    PERISHES,
    RESTORED,
    MARCHED,
    REMOVED,
    ROLLS,
    FORCED,
    CHANGES,
    GOES,
    LOSES,
    GAINS,
    PAYS,
    DEFEATS,
    DEFEATS_ON_CARD,
    DEFEATS_LEADER,
    IN_VAIN,
    UNHEARD,
    PLAYS,
    WIN,
    MET,
    DIED,
]
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

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[Dwarves]]] = [ROLLS]
FIGHTING: Final[list[EventKind[Dwarves]]] = [
    *[FORCED, CHANGES, DEFEATS, DEFEATS_ON_CARD, TROPHY, SUCCESSES, LOSES],
]
RESULTS: Final[list[EventKind[Dwarves]]] = [
    *[DEFEATS_LEADER, IN_VAIN, COMPLETED, AVERTED, FAILED, EVIL_FINDS, HEROES_FIND, CROWNED],
]
