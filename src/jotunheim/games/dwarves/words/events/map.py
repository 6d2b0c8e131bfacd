"""What happens to map, tracks and Heroes: turns, troops, dice, fights, the end."""

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
