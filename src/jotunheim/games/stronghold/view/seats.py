"""The two players, the round and its phases."""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER
from jotunheim.games.stronghold.view.castle import HOURGLASS
from jotunheim.kernel import deciding
from jotunheim.scene import Counter, Marker, Seat, Track
from jotunheim.texts import N_, _, kept

USUAL: Final = 8  # hourglasses for which there is always a place on the card of the defender
PHASES: Final = (
    N_("Supplies"),
    N_("Machines"),
    N_("Equipment"),
    N_("Training"),
    N_("Rituals"),
    N_("Maneuver"),
    N_("Assault"),
)


def seats(g: Stronghold, viewer: int) -> list[Seat]:
    """Both sides of the wall (SH-GEN-01)."""
    return [
        Seat(
            seat=INVADER,
            name=_("Invader"),
            counters=invader_counters(g),
            states=deciding(g, INVADER, viewer),
            face="stronghold/invader-portrait",
        ),
        Seat(
            seat=DEFENDER,
            name=_("Defender"),
            states=deciding(g, DEFENDER, viewer),
            tracks=(hourglasses(g.hourglasses.on_hand),),
            face="stronghold/defender-portrait",
        ),
    ]


def invader_counters(g: Stronghold) -> tuple[Counter, ...]:
    """Wood, and units in the bag, in the supply and out of the game (SH-HID-01r)."""
    return (
        counter("wood", _("wood"), g.wood, "stronghold/wood"),
        counter("bag", _("in the bag"), sum(g.bag.counts), "bag"),
        counter("supply", _("in the supply"), sum(g.supply), "tent"),
        counter("dead", _("out of the game"), sum(g.bag.discards), "skull"),
    )


@kept(1000)
def counter(key: str, label: str, value: int, sign: str) -> Counter:
    """A public number; the same again for the same number."""
    return Counter(key=key, label=label, value=str(value), sign=sign)


@kept(100)
def hourglasses(number: int) -> Track:
    """The defender's hourglasses on hand (SH-HG-01)."""
    return Track(
        key="hourglasses",
        title=_("Hourglasses"),
        length=max(number, USUAL),
        filled=number,
        signs=(HOURGLASS,),
    )


def tracks(g: Stronghold) -> list[Track]:
    """The rounds (SH-GEN-02)."""
    return [rounds(g.round, g.book.numbers.rounds)]


@kept(50)
def rounds(now: int, last: int) -> Track:
    """The round token on its way."""
    markers = (Marker(key="round", at=now - 1, name=_("this round")),) if now > 0 else ()
    return Track(
        key="rounds",
        title=_("Round"),
        steps=tuple([str(number) for number in range(1, last + 1)]),
        markers=markers,
        note=_("The defender wins if every section holds through the last assault."),
        signs=("square",) * last,
    )


def subtitle(g: Stronghold) -> str:
    """The round (SH-GEN-02)."""
    if g.round == 0:
        return _("Set-up")
    return _("Round {n} of {rounds}").format(n=g.round, rounds=g.book.numbers.rounds)


def phase_titles() -> list[str]:
    """The phases of a round, as the cards are numbered, and the assault."""
    return [_(phase) for phase in PHASES]


def phase_title(g: Stronghold) -> str:
    """The phase that runs."""
    if g.assault:
        return _(PHASES[-1])
    if g.round == 0 or not 0 <= g.at < len(g.line):
        return ""
    return _(PHASES[g.book.cards[g.line[g.at]].phase - 1])
