"""Players with what lies on their boards, the round, the phases, dice (VA-GEN-05, VA-HID-01, VA-RES-08)."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.rules.valda import ValdaMenu
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import (
    REROLL,
    RESOURCES,
    TURN,
    WHITE,
)
from jotunheim.games.valda.view.prices import GOODS, good_sign
from jotunheim.games.valda.view.targets import offered
from jotunheim.games.valda.words.names import face_name, seat_name
from jotunheim.kernel import deciding
from jotunheim.scene import Counter, Die, Prompt, Seat, Track
from jotunheim.texts import N_, _, kept

PHASES: Final = (N_("Valda"), N_("Attack"), N_("Followers"), N_("Resource"))
# The house's colours by seat; each has a shape and a pattern as well.
COLOURS: Final = ("fire", "storm", "frost", "hill", "stone")
DICE: Final = ("hill", "storm", "cloud")  # yellow, blue, white
ACT_GROUP: Final = N_("Act")
BUILD_GROUP: Final = N_("Build")


def seats(g: Valda, viewer: int) -> list[Seat]:
    """All players: followers are the score, all else on their boards is open (VA-HID-01)."""
    return [
        Seat(
            seat=seat,
            name=seat_name(g, seat),
            colour=COLOURS[seat],
            counters=board_counters(g, seat),
            score=str(g.followers[seat]),
            states=states(g, seat, viewer),
            face="valda/viking",
        )
        for seat in range(g.seats)
    ]


def states(g: Valda, seat: int, viewer: int) -> tuple[str, ...]:
    """Whose turn it is, who decides."""
    found = deciding(g, seat, viewer)
    return (*found, "active") if seat == g.active and g.round > 0 and not found else found


def board_counters(g: Valda, seat: int) -> tuple[Counter, ...]:
    """Resources and the number of cards in hand."""
    found = [
        counter(f"{good_key(kind)}@{seat}", _(GOODS[kind]), g.has(seat, kind), good_sign(kind))
        for kind in range(RESOURCES)
        if kind < RESOURCES - 1 or not g.switches.base
    ]
    found.append(counter(f"cards@{seat}", _("cards in hand"), len(g.hand(seat)), "scroll"))
    return tuple(found)


def good_key(resource: int) -> str:
    """The key of a resource in counters."""
    return ("blood", "diamond", "gold", "rune")[resource]


@kept(4000)
def counter(key: str, label: str, value: int, sign: str) -> Counter:
    """A public number; the same again for the same number."""
    return Counter(key=key, label=label, value=str(value), sign=sign)


# The round --------------------------------------------------------------------------------------


def subtitle(g: Valda) -> str:
    """The round and whose turn it is (VA-GEN-04)."""
    if g.round == 0:
        return _("Set-up")
    line = _("Round {n} of {rounds}, {who}'s turn")
    return line.format(n=g.round, rounds=g.book.numbers.rounds, who=seat_name(g, g.active))


def phase_titles() -> list[str]:
    """The four phases of a turn."""
    return [_(phase) for phase in PHASES]


def phase_title(g: Valda) -> str:
    """The phase that runs."""
    return _(PHASES[g.turn.phase]) if g.round > 0 else ""


# Points and dice --------------------------------------------------------------------------------


def points(g: Valda) -> tuple[Track, ...]:
    """Action and building points of the active player, under the names of their groups (VA-TURN-02)."""
    numbers = g.book.numbers
    return (
        point_track("bp", BUILD_GROUP, g.turn.building_points, numbers.building_points),
        point_track("ap", ACT_GROUP, g.turn.action_points, numbers.action_points),
    )


@kept(200)
def point_track(key: str, group: str, left: int, usual: int) -> Track:
    """Points that are left, of those of a usual turn."""
    sign = "valda/building-point" if key == "bp" else "valda/action-point"
    return Track(key=key, title=_(group), length=max(left, usual), filled=left, signs=(sign,))


def with_points(g: Valda, prompt: Prompt | None) -> Prompt | None:
    """The question of the Valda phase, with the points that are left at its groups."""
    if prompt is None or not prompt.mine or type(g.asked) is not ValdaMenu:
        return prompt
    return replace(prompt, question=_("What do you do now?"), tracks=points(g))


def dice(g: Valda, viewer: int) -> list[Die]:
    """The dice of a roll that is not yet applied (VA-RSC-02)."""
    roll = g.roll
    return [
        die(
            g.book,
            number,
            roll.seat,
            roll.colours[number],
            roll.faces[number],
            roll.rerolled >> number & 1 == 1,
            roll.turned >> number & 1 == 1,
            face_name(g, roll.colours[number], roll.faces[number]),
            die_token(g, viewer, number),
        )
        for number in range(len(roll.faces))
    ]


def die_token(g: Valda, viewer: int, number: int) -> str:
    """What a click on a die answers: to roll it again, or to turn it, if only one of them is on offer."""
    again = offered(g, viewer, REROLL.token(number))
    turned = offered(g, viewer, TURN.token(number))
    return "" if again and turned else again or turned


@kept(2000)
def die(
    book: Book,
    number: int,
    seat: int,
    colour: int,
    face: int,
    again: bool,
    turned: bool,
    words: str,
    token: str,
) -> Die:
    """A die as it lies."""
    return Die(
        key=f"die{number}",
        face=face_shown(book, colour, face),
        kind=DICE[colour],
        owner=seat,
        states=("changed",) if again or turned else (),
        note=words,
        token=token,
    )


def face_shown(book: Book, colour: int, face: int) -> str:
    """A face as it is drawn: followers as pips, a skull, or so many resources."""
    number = book.faces[colour][face]
    if colour == WHITE:
        return str(number) if number else "skull"
    return f"{number} {good_key(book.face_kinds[colour][face])}"
