"""What becomes of cards, for the log: drawn, played, put away, stolen; and who learns which it was."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.names import (
    card_name,
    deck_name,
    deity_name,
    option_name,
    seat_name,
)
from jotunheim.kernel import BOTH, BYSTANDERS, OTHERS, OWN, EventKind, first_seat
from jotunheim.texts import N_

DRAWS: Final[EventKind[Valda]] = EventKind[Valda](
    "draws",
    N_("You draw from {deck}: {card}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
    card=card_name,
)
DRAWS_HIDDEN: Final[EventKind[Valda]] = EventKind[Valda](
    "draws_hidden",
    N_("{who} draws a card from {deck}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
)
DRAWS_DIVINE: Final[EventKind[Valda]] = EventKind[Valda](
    "draws_divine",
    N_("You draw from the deck of {deity}: {card}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    card=card_name,
)
DRAWS_DIVINE_HIDDEN: Final[EventKind[Valda]] = EventKind[Valda](
    "draws_divine_hidden",
    N_("{who} draws a card from the deck of {deity}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
PEEKS: Final[EventKind[Valda]] = EventKind[Valda](
    "peeks",
    N_("You see on top of the deck of {deity}: {card}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    card=card_name,
)
PEEKS_HIDDEN: Final[EventKind[Valda]] = EventKind[Valda](
    "peeks_hidden",
    N_("{who} looks at the top card of the deck of {deity}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
PUTS_UNDER: Final[EventKind[Valda]] = EventKind[Valda](
    "puts_under",
    N_("You put {card} under {deck}"),
    audience=OWN,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
    card=card_name,
)
PUTS_UNDER_HIDDEN: Final[EventKind[Valda]] = EventKind[Valda](
    "puts_under_hidden",
    N_("{who} puts a card under {deck}"),
    audience=OTHERS,
    actor=first_seat,
    who=seat_name,
    deck=deck_name,
)
SHUFFLES: Final[EventKind[Valda]] = EventKind[Valda](
    "shuffles", N_("The discard pile is shuffled into {deck}"), deck=deck_name
)
PLAYS: Final[EventKind[Valda]] = EventKind[Valda](
    "plays", N_("{who} plays {card}"), actor=first_seat, who=seat_name, card=card_name
)
WIELDS: Final[EventKind[Valda]] = EventKind[Valda](
    "wields", N_("{who} plays {option}"), actor=first_seat, who=seat_name, option=option_name
)
CANCELS: Final[EventKind[Valda]] = EventKind[Valda](
    "cancels", N_("{card} is cancelled"), card=card_name
)
DISCARDS: Final[EventKind[Valda]] = EventKind[Valda](
    "discards", N_("{who} discards {card}"), actor=first_seat, who=seat_name, card=card_name
)
DESTROYS_CARD: Final[EventKind[Valda]] = EventKind[Valda](
    "destroys_card",
    N_("A card of {who} is destroyed: {card}"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
RECOVERS: Final[EventKind[Valda]] = EventKind[Valda](
    "recovers",
    N_("{who} takes {card} from the discard pile"),
    actor=first_seat,
    who=seat_name,
    card=card_name,
)
STEALS_CARD: Final[EventKind[Valda]] = EventKind[Valda](
    "steals_card",
    N_("{who} steals from {whom}: {card}"),
    audience=BOTH,
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    card=card_name,
)
STEALS_CARD_HIDDEN: Final[EventKind[Valda]] = EventKind[Valda](
    "steals_card_hidden",
    N_("{who} steals a card from {whom}"),
    audience=BYSTANDERS,
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
LOOKS: Final[EventKind[Valda]] = EventKind[Valda](
    "looks",
    N_("{who} looks at the hand of {whom}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
SWAPS_HANDS: Final[EventKind[Valda]] = EventKind[Valda](
    "swaps_hands",
    N_("{who} and {whom} exchange their hands"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
)
