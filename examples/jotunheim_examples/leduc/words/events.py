"""Everything that happens in a game, each with its sentence in the log."""

from typing import Final

from jotunheim.kernel import CHAPTER, OTHERS, OWN, EventKind, first_seat
from jotunheim.texts import N_
from jotunheim_examples.leduc.state import Leduc
from jotunheim_examples.leduc.words.names import card_name, chips, hand_number, player

HAND: Final = EventKind[Leduc](CHAPTER, N_("Hand {n}"), n=hand_number)
GETS: Final = EventKind[Leduc](
    "gets", N_("{who} gets a {card}"), audience=OWN, actor=first_seat, who=player, card=card_name
)
DEALT: Final = EventKind[Leduc](
    "dealt", N_("{who} gets a card"), audience=OTHERS, actor=first_seat, who=player
)
PUBLIC: Final = EventKind[Leduc]("public", N_("The public card is a {card}"), card=card_name)
FOLDS: Final = EventKind[Leduc]("folds", N_("{who} folds"), actor=first_seat, who=player)
CHECKS: Final = EventKind[Leduc]("checks", N_("{who} checks"), actor=first_seat, who=player)
CALLS: Final = EventKind[Leduc](
    "calls", N_("{who} calls, paying {chips}"), actor=first_seat, who=player, chips=chips
)
BETS: Final = EventKind[Leduc](
    "bets", N_("{who} bets, paying {chips}"), actor=first_seat, who=player, chips=chips
)
RAISES: Final = EventKind[Leduc](
    "raises", N_("{who} raises, paying {chips}"), actor=first_seat, who=player, chips=chips
)
SHOWS: Final = EventKind[Leduc](
    "shows", N_("{who} shows a {card}"), actor=first_seat, who=player, card=card_name
)
TAKES: Final = EventKind[Leduc](
    "takes", N_("{who} takes {chips}"), actor=first_seat, who=player, chips=chips
)
SHARED: Final = EventKind[Leduc]("shared", N_("The pot is shared"))

EVENTS: Final = [
    *(HAND, GETS, DEALT, PUBLIC),
    *(FOLDS, CHECKS, CALLS, BETS, RAISES),
    *(SHOWS, TAKES, SHARED),
]
