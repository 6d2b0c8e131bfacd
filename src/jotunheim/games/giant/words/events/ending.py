"""How battles end, for the log, and what becomes of the giants of a campaign."""

from typing import Final

from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import TYPE_NAMES
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.events.meanings import Values, victor
from jotunheim.kernel.journal import EventKind, first_seat
from jotunheim.texts import N_, _, ngettext

# Where a giant of a campaign goes after a battle, by the last number of its event.
READY_AGAIN: Final = 0
TO_REPAIR: Final = 1
TAKEN: Final = 2
HANGARS: Final[tuple[str, ...]] = (
    N_("A type {type} of {commander} is ready again"),
    N_("A type {type} of {commander} waits for repair"),
    N_("A type {type} of {commander} was captured and waits for repair"),
)


def quiet_line(g: War, values: Values) -> str:
    """The battle ends because nobody attacks."""
    text = ngettext(
        "{n} round without an attack ends the battle",
        "{n} rounds without an attack end the battle",
        values[0],
    )
    return text.format(n=values[0])


def limit_line(g: War, values: Values) -> str:
    """The battle ends by the limit of rounds."""
    text = ngettext(
        "The battle ends after {n} round", "The battle ends after {n} rounds", values[0]
    )
    return text.format(n=values[0])


def hangar_line(g: War, values: Values) -> str:
    """Where a giant goes after a battle of a campaign."""
    who = names.commander(g, values[0])
    return _(HANGARS[values[2]]).format(type=TYPE_NAMES[values[1]], commander=who)


def result_line(g: War, values: Values) -> str:
    """How a battle ended."""
    winner = values[2]
    if winner < 0:
        first, second = names.points_text(values[0]), names.points_text(values[1])
        return _("The battle is drawn, {first} to {second}").format(first=first, second=second)
    text = _("{side} wins the battle, {own} to {other}")
    return text.format(
        side=names.commander(g, winner),
        own=names.points_text(values[winner]),
        other=names.points_text(values[1 - winner]),
    )


HANGAR: Final = EventKind[War]("hangar", say=hangar_line, actor=first_seat)
QUIET: Final = EventKind[War]("quiet", say=quiet_line)
LIMIT: Final = EventKind[War]("limit", say=limit_line)
CONCEDE: Final = EventKind[War](
    "concede", N_("{side} concedes"), actor=first_seat, side=names.side_name
)
RESULT: Final = EventKind[War]("result", say=result_line, actor=victor)

KINDS: Final[list[EventKind[War]]] = [
    HANGAR,
    QUIET,
    LIMIT,
    CONCEDE,
    RESULT,
]
