"""What happened: every event with its sentence, its readers and the meaning of its numbers."""

from typing import Final

from caravan.state import Caravan
from caravan.words.names import band, caravan_name, card_name, gold, round_number
from jotunheim.kernel import CHAPTER, OTHERS, OWN, EventKind, figure, first_seat
from jotunheim.texts import N_

ROUND: Final = EventKind[Caravan](CHAPTER, N_("Round {n}"), n=round_number)
COMES: Final = EventKind[Caravan]("comes", N_("On the road: {caravan}"), caravan=caravan_name)
RAIDS: Final = EventKind[Caravan]("raids", N_("{who} raids"), actor=first_seat, who=band)
RESTS: Final = EventKind[Caravan]("rests", N_("{who} rests"), actor=first_seat, who=band)
DRAWS: Final = EventKind[Caravan](
    "draws", N_("You draw: {card}"), audience=OWN, actor=first_seat, who=band, card=card_name
)
DRAWS_HIDDEN: Final = EventKind[Caravan](
    "draws_hidden", N_("{who} draws a card"), audience=OTHERS, actor=first_seat, who=band
)
PLAYS: Final = EventKind[Caravan](
    "plays", N_("{who} plays {card}"), actor=first_seat, who=band, card=card_name
)
SMOKES: Final = EventKind[Caravan](
    "smokes", N_("{who} plays Smoke; the raid is over"), actor=first_seat, who=band
)
TAKES: Final = EventKind[Caravan](
    "takes", N_("{who} takes {gold}"), actor=first_seat, who=band, gold=gold
)
FAILS: Final = EventKind[Caravan](
    "fails", N_("The guard holds: {ours} against {guard}"), ours=figure, guard=figure
)

EVENTS: Final = [ROUND, COMES, RAIDS, RESTS, DRAWS, DRAWS_HIDDEN, PLAYS, SMOKES, TAKES, FAILS]
