"""Attacks, defences and what they do to goods, followers and temples, for the log."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.names import (
    amount_of,
    area_title,
    building_name,
    card_name,
    deity_name,
    seat_name,
)
from jotunheim.kernel import EventKind, figure, first_seat
from jotunheim.scene import Roll
from jotunheim.texts import N_, _


def say_steals(g: Valda, values: tuple[int, ...]) -> str:
    """Thief, victim, resource, number."""
    line = _("{who} steals {what} from {whom}")
    what = amount_of(g, values[2], values[3])
    return line.format(who=seat_name(g, values[0]), whom=seat_name(g, values[1]), what=what)


def say_loses(g: Valda, values: tuple[int, ...]) -> str:
    """Resources lost to the supply: seat, resource, number."""
    line = _("{who} loses {what}")
    return line.format(who=seat_name(g, values[0]), what=amount_of(g, values[1], values[2]))


# Where it falls: at the seat that is attacked (T-26) ------------------------------------------------


def attack_roll(g: Valda, values: tuple[int, ...]) -> Roll:
    """An attack, with its total."""
    return Roll(f"seat:{values[1]}", text=_("attack {n}").format(n=values[3]))


def against_roll(g: Valda, values: tuple[int, ...]) -> Roll:
    """A defence against an attack."""
    text = _("{defence} against {attack}").format(defence=values[2], attack=values[3])
    return Roll(f"seat:{values[0]}", text=text)


def holds_roll(g: Valda, values: tuple[int, ...]) -> Roll:
    """The defence holds."""
    text = _("{defence} against {attack}: it holds").format(defence=values[1], attack=values[2])
    return Roll(f"seat:{values[0]}", text=text)


def succeeds_roll(g: Valda, values: tuple[int, ...]) -> Roll:
    """The attack succeeds."""
    text = _("{attack} against {defence}: it succeeds").format(defence=values[1], attack=values[2])
    return Roll(f"seat:{values[0]}", text=text)


ATTACKS: Final[EventKind[Valda]] = EventKind[Valda](
    "attacks",
    N_("{who} attacks {whom} with {card} ({total})"),
    actor=first_seat,
    shows=attack_roll,
    who=seat_name,
    whom=seat_name,
    card=card_name,
    total=figure,
)
ADDS_CARD: Final[EventKind[Valda]] = EventKind[Valda](
    "adds_card",
    N_("{who} adds {card} to the attack"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
DEFENDS: Final[EventKind[Valda]] = EventKind[Valda](
    "defends",
    N_("{who} defends with {card}: {total} against {attack}"),
    actor=first_seat,
    shows=against_roll,
    who=seat_name,
    card=card_name,
    total=figure,
    attack=figure,
)
HOLDS: Final[EventKind[Valda]] = EventKind[Valda](
    "holds",
    N_("The defence of {who} holds: {total} against {attack}"),
    clause="VA-DEF-01",
    actor=first_seat,
    shows=holds_roll,
    who=seat_name,
    total=figure,
    attack=figure,
)
SUCCEEDS: Final[EventKind[Valda]] = EventKind[Valda](
    "succeeds",
    N_("The attack on {who} succeeds: {attack} against {total}"),
    clause="VA-ATK-12",
    actor=first_seat,
    shows=succeeds_roll,
    who=seat_name,
    total=figure,
    attack=figure,
)
ENDS_ATTACK: Final[EventKind[Valda]] = EventKind[Valda](
    "ends_attack", N_("The attack on {who} comes to nothing"), actor=first_seat, who=seat_name
)
REDIRECTS: Final[EventKind[Valda]] = EventKind[Valda](
    "redirects",
    N_("The attack on {who} turns against {whom}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
TAKES_BACK: Final[EventKind[Valda]] = EventKind[Valda](
    "takes_back",
    N_("{who} takes {card} into the hand"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
STEALS: Final[EventKind[Valda]] = EventKind[Valda]("steals", say=say_steals, actor=first_seat)
LOSES: Final[EventKind[Valda]] = EventKind[Valda]("loses", say=say_loses, actor=first_seat)
STEALS_FOLLOWERS: Final[EventKind[Valda]] = EventKind[Valda](
    "steals_followers",
    N_("{who} steals {n} follower from {whom}"),
    plural=N_("{who} steals {n} followers from {whom}"),
    count=2,
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    n=figure,
)
FREEZES: Final[EventKind[Valda]] = EventKind[Valda](
    "freezes",
    N_("{who} freezes a temple of {whom} with {deity}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    deity=deity_name,
)
THAWS: Final[EventKind[Valda]] = EventKind[Valda](
    "thaws",
    N_("A temple of {who} with {deity} thaws"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
DESTROYS_TEMPLE: Final[EventKind[Valda]] = EventKind[Valda](
    "destroys_temple",
    N_("{who} destroys a temple of {whom} with {deity}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    deity=deity_name,
)
DESTROYS_BUILDING: Final[EventKind[Valda]] = EventKind[Valda](
    "destroys_building",
    N_("{who} destroys a building of {whom}: {building}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    building=building_name,
)
MOVES_TEMPLE: Final[EventKind[Valda]] = EventKind[Valda](
    "moves_temple",
    N_("{who} moves a temple from {deity} to {place}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    place=area_title,
)
SWITCHES_TEMPLES: Final[EventKind[Valda]] = EventKind[Valda](
    "switches_temples",
    N_("A temple of {who} with {deity} and one of {whom} with {other} change places"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    whom=seat_name,
    other=deity_name,
)
