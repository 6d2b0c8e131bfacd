"""The log of the game: every kind of event, with its sentence and those who learn of it."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.names import (
    amount_of,
    amounts_of,
    area_of_deity,
    area_title,
    building_name,
    card_name,
    deck_name,
    deity_name,
    face_name,
    option_name,
    resource_name,
    seat_name,
)
from jotunheim.kernel import BOTH, BYSTANDERS, OTHERS, OWN, EventKind, figure, first_seat
from jotunheim.texts import N_, _


def say_chooses(g: Valda, values: tuple[int, ...]) -> str:
    """An occupant that a player chooses."""
    line = _("{who} chooses {deity} for {area}")
    seat, deity = values
    return line.format(
        who=seat_name(g, seat), deity=deity_name(g, deity), area=area_of_deity(g, deity)
    )


def say_occupies(g: Valda, values: tuple[int, ...]) -> str:
    """An occupant found by chance."""
    line = _("{deity} occupies {area}")
    return line.format(deity=deity_name(g, values[0]), area=area_of_deity(g, values[0]))


def say_gains(g: Valda, values: tuple[int, ...]) -> str:
    """Resources from the supply: seat, resource, number."""
    line = _("{who} gains {what}")
    return line.format(who=seat_name(g, values[0]), what=amount_of(g, values[1], values[2]))


def say_pays(g: Valda, values: tuple[int, ...]) -> str:
    """Resources to the supply: seat, then numbers by resource."""
    line = _("{who} pays {what}")
    return line.format(who=seat_name(g, values[0]), what=amounts_of(g, values[1:]))


def say_trades(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, resource given, number, resource got, number."""
    line = _("{who} trades {what} for {gain}")
    what = amount_of(g, values[1], values[2])
    return line.format(
        who=seat_name(g, values[0]), what=what, gain=amount_of(g, values[3], values[4])
    )


def say_steals(g: Valda, values: tuple[int, ...]) -> str:
    """Thief, victim, resource, number."""
    line = _("{who} steals {what} from {whom}")
    what = amount_of(g, values[2], values[3])
    return line.format(who=seat_name(g, values[0]), whom=seat_name(g, values[1]), what=what)


def say_loses(g: Valda, values: tuple[int, ...]) -> str:
    """Resources lost to the supply: seat, resource, number."""
    line = _("{who} loses {what}")
    return line.format(who=seat_name(g, values[0]), what=amount_of(g, values[1], values[2]))


def say_rolls(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, then colour and face of each die."""
    dice = [face_name(g, values[i], values[i + 1]) for i in range(1, len(values), 2)]
    line = _("{who} rolls: {dice}")
    return line.format(who=seat_name(g, values[0]), dice=", ".join(dice))


def say_rerolls(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, colour, face."""
    line = _("{who} rolls a die again: {face}")
    return line.format(who=seat_name(g, values[0]), face=face_name(g, values[1], values[2]))


def say_turns(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, colour, face."""
    line = _("{who} turns a die: {face}")
    return line.format(who=seat_name(g, values[0]), face=face_name(g, values[1], values[2]))


CHAPTER_ROUND: Final = EventKind[Valda]("chapter", N_("Round {number}"), number=figure)
BEGINS: Final = EventKind[Valda](
    "begins",
    N_("{who} begins a turn with {actions} action points and {buildings} building points"),
    actor=first_seat,
    who=seat_name,
    actions=figure,
    buildings=figure,
)
CHOOSES: Final = EventKind[Valda]("chooses", say=say_chooses, actor=first_seat)
OCCUPIES: Final = EventKind[Valda]("occupies", say=say_occupies)
GAINS: Final = EventKind[Valda]("gains", say=say_gains, actor=first_seat)
PAYS: Final = EventKind[Valda]("pays", say=say_pays, actor=first_seat)
TRADES: Final = EventKind[Valda]("trades", say=say_trades, actor=first_seat)
GAINS_FOLLOWERS: Final = EventKind[Valda](
    "gains_followers",
    N_("{who} gains {n} follower and stands at {total}"),
    plural=N_("{who} gains {n} followers and stands at {total}"),
    count=1,
    actor=first_seat,
    who=seat_name,
    n=figure,
    total=figure,
)
LOSES_FOLLOWERS: Final = EventKind[Valda](
    "loses_followers",
    N_("{who} loses {n} follower and stands at {total}"),
    plural=N_("{who} loses {n} followers and stands at {total}"),
    count=1,
    actor=first_seat,
    who=seat_name,
    n=figure,
    total=figure,
)
DRAWS: Final = EventKind[Valda](
    "draws",
    N_("You draw from {deck}: {card}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
    card=card_name,
)
DRAWS_HIDDEN: Final = EventKind[Valda](
    "draws_hidden",
    N_("{who} draws a card from {deck}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
)
DRAWS_DIVINE: Final = EventKind[Valda](
    "draws_divine",
    N_("You draw from the deck of {deity}: {card}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    card=card_name,
)
DRAWS_DIVINE_HIDDEN: Final = EventKind[Valda](
    "draws_divine_hidden",
    N_("{who} draws a card from the deck of {deity}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
PEEKS: Final = EventKind[Valda](
    "peeks",
    N_("You see on top of the deck of {deity}: {card}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    card=card_name,
)
PEEKS_HIDDEN: Final = EventKind[Valda](
    "peeks_hidden",
    N_("{who} looks at the top card of the deck of {deity}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
PUTS_UNDER: Final = EventKind[Valda](
    "puts_under",
    N_("You put {card} under {deck}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
    card=card_name,
)
PUTS_UNDER_HIDDEN: Final = EventKind[Valda](
    "puts_under_hidden",
    N_("{who} puts a card under {deck}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
)
SHUFFLES: Final = EventKind[Valda](
    "shuffles", N_("The discard pile is shuffled into {deck}"), deck=deck_name
)
PLAYS: Final = EventKind[Valda](
    "plays", N_("{who} plays {card}"), actor=first_seat, who=seat_name, card=card_name
)
WIELDS: Final = EventKind[Valda](
    "wields", N_("{who} plays {option}"), actor=first_seat, who=seat_name, option=option_name
)
CANCELS: Final = EventKind[Valda]("cancels", N_("{card} is cancelled"), card=card_name)
DISCARDS: Final = EventKind[Valda](
    "discards", N_("{who} discards {card}"), actor=first_seat, who=seat_name, card=card_name
)
DESTROYS_CARD: Final = EventKind[Valda](
    "destroys_card",
    N_("A card of {who} is destroyed: {card}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
RECOVERS: Final = EventKind[Valda](
    "recovers",
    N_("{who} takes {card} from the discard pile"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
BUILDS: Final = EventKind[Valda](
    "builds",
    N_("{who} builds: {building}"),
    actor=first_seat,
    who=seat_name,
    building=building_name,
)
BUILDS_TEMPLE: Final = EventKind[Valda](
    "builds_temple",
    N_("{who} builds a temple of {deity}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
UNDOES_BUILDING: Final = EventKind[Valda](
    "undoes_building",
    N_("The building of {who} is undone; its cost comes back"),
    actor=first_seat,
    who=seat_name,
)
TRIBUTE: Final = EventKind[Valda](
    "tribute",
    N_("{who} pays a tribute to {whom}: {resource}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    resource=resource_name,
)
FLIPS_TO_BUILD: Final = EventKind[Valda](
    "flips_to_build",
    N_("{who} turns an action point into a building point"),
    actor=first_seat,
    who=seat_name,
)
FLIPS_TO_ACT: Final = EventKind[Valda](
    "flips_to_act",
    N_("{who} turns a building point into an action point"),
    actor=first_seat,
    who=seat_name,
)
BORROWS: Final = EventKind[Valda](
    "borrows",
    N_("{who} borrows power from {deity}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
ROLLS: Final = EventKind[Valda]("rolls", say=say_rolls, actor=first_seat)
REROLLS: Final = EventKind[Valda]("rerolls", say=say_rerolls, actor=first_seat)
TURNS_DIE: Final = EventKind[Valda]("turns_die", say=say_turns, actor=first_seat)
HOMAGE: Final = EventKind[Valda](
    "homage",
    N_("{who} receives homage from {deity}: {resource}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    resource=resource_name,
)
ATTACKS: Final = EventKind[Valda](
    "attacks",
    N_("{who} attacks {whom} with {card} ({total})"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    card=card_name,
    total=figure,
)
ADDS_CARD: Final = EventKind[Valda](
    "adds_card",
    N_("{who} adds {card} to the attack"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
DEFENDS: Final = EventKind[Valda](
    "defends",
    N_("{who} defends with {card}: {total} against {attack}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
    total=figure,
    attack=figure,
)
HOLDS: Final = EventKind[Valda](
    "holds",
    N_("The defence of {who} holds: {total} against {attack}"),
    actor=first_seat,
    who=seat_name,
    total=figure,
    attack=figure,
)
SUCCEEDS: Final = EventKind[Valda](
    "succeeds",
    N_("The attack on {who} succeeds: {attack} against {total}"),
    actor=first_seat,
    who=seat_name,
    total=figure,
    attack=figure,
)
ENDS_ATTACK: Final = EventKind[Valda](
    "ends_attack", N_("The attack on {who} comes to nothing"), actor=first_seat, who=seat_name
)
REDIRECTS: Final = EventKind[Valda](
    "redirects",
    N_("The attack on {who} turns against {whom}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
TAKES_BACK: Final = EventKind[Valda](
    "takes_back",
    N_("{who} takes {card} into the hand"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
STEALS: Final = EventKind[Valda]("steals", say=say_steals, actor=first_seat)
LOSES: Final = EventKind[Valda]("loses", say=say_loses, actor=first_seat)
STEALS_FOLLOWERS: Final = EventKind[Valda](
    "steals_followers",
    N_("{who} steals {n} follower from {whom}"),
    plural=N_("{who} steals {n} followers from {whom}"),
    count=2,
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    n=figure,
)
STEALS_CARD: Final = EventKind[Valda](
    "steals_card",
    N_("{who} steals from {whom}: {card}"),
    audience=BOTH,
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    card=card_name,
)
STEALS_CARD_HIDDEN: Final = EventKind[Valda](
    "steals_card_hidden",
    N_("{who} steals a card from {whom}"),
    audience=BYSTANDERS,
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
LOOKS: Final = EventKind[Valda](
    "looks",
    N_("{who} looks at the hand of {whom}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
SWAPS_HANDS: Final = EventKind[Valda](
    "swaps_hands",
    N_("{who} and {whom} exchange their hands"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
FREEZES: Final = EventKind[Valda](
    "freezes",
    N_("{who} freezes a temple of {whom} with {deity}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    deity=deity_name,
)
THAWS: Final = EventKind[Valda](
    "thaws",
    N_("A temple of {who} with {deity} thaws"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
DESTROYS_TEMPLE: Final = EventKind[Valda](
    "destroys_temple",
    N_("{who} destroys a temple of {whom} with {deity}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    deity=deity_name,
)
DESTROYS_BUILDING: Final = EventKind[Valda](
    "destroys_building",
    N_("{who} destroys a building of {whom}: {building}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    building=building_name,
)
MOVES_TEMPLE: Final = EventKind[Valda](
    "moves_temple",
    N_("{who} moves a temple from {deity} to {place}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    place=area_title,
)
SWITCHES_TEMPLES: Final = EventKind[Valda](
    "switches_temples",
    N_("A temple of {who} with {deity} and one of {whom} with {other} change places"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    whom=seat_name,
    other=deity_name,
)

KINDS_OF_EVENTS: Final[list[EventKind[Valda]]] = [
    CHAPTER_ROUND,
    BEGINS,
    CHOOSES,
    OCCUPIES,
    GAINS,
    PAYS,
    TRADES,
    GAINS_FOLLOWERS,
    LOSES_FOLLOWERS,
    DRAWS,
    DRAWS_HIDDEN,
    DRAWS_DIVINE,
    DRAWS_DIVINE_HIDDEN,
    PEEKS,
    PEEKS_HIDDEN,
    PUTS_UNDER,
    PUTS_UNDER_HIDDEN,
    SHUFFLES,
    PLAYS,
    WIELDS,
    CANCELS,
    DISCARDS,
    DESTROYS_CARD,
    RECOVERS,
    BUILDS,
    BUILDS_TEMPLE,
    UNDOES_BUILDING,
    TRIBUTE,
    FLIPS_TO_BUILD,
    FLIPS_TO_ACT,
    BORROWS,
    ROLLS,
    REROLLS,
    TURNS_DIE,
    HOMAGE,
    ATTACKS,
    ADDS_CARD,
    DEFENDS,
    HOLDS,
    SUCCEEDS,
    ENDS_ATTACK,
    REDIRECTS,
    TAKES_BACK,
    STEALS,
    LOSES,
    STEALS_FOLLOWERS,
    STEALS_CARD,
    STEALS_CARD_HIDDEN,
    LOOKS,
    SWAPS_HANDS,
    FREEZES,
    THAWS,
    DESTROYS_TEMPLE,
    DESTROYS_BUILDING,
    MOVES_TEMPLE,
    SWITCHES_TEMPLES,
]
