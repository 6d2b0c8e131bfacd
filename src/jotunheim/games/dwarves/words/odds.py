"""Odds in words: what an option promises, from numbers that the bots' room has worked out."""

from typing import Final, final

from msgspec.structs import replace

from jotunheim.scene import Chance, Choice
from jotunheim.texts import _, ngettext

LITTLE: Final = 0.005
CERTAIN: Final = 1 - 1e-9
MIDDLE: Final = 4  # hexes of a move that people ask about
UNKNOWN: Final = -1.0  # a chance that nobody asks for

# What the numbers are about.
MOVE: Final = 0  # shares: by the highest die
FIGHT: Final = 1  # shares: by the number of troops that fall
CHECK: Final = 2  # shares: it passes
DICE: Final = 3  # shares: the dice that lie there get better
KEPT: Final = 4  # the dice as they lie
NOTHING: Final = -1


@final
class Odds:
    """The chances of one option; a chance that does not matter is UNKNOWN."""

    def __init__(self, kind: int, shares: list[float]) -> None:
        self.kind = kind
        self.shares = shares
        self.roll = NOTHING  # of dice that lie there: MOVE, FIGHT or CHECK
        self.more = 0  # hexes that a move goes farther than its die
        self.troops = 0  # that a Fight is against
        self.loss = 0  # Health for a Fight in which nobody falls
        self.need = 0  # on the die
        self.times = 0  # so many dice
        self.power = UNKNOWN  # with the Hero's power
        self.council = UNKNOWN  # with the die that the Council rolls again
        self.rolls = 1
        self.together = UNKNOWN  # all rolls of the turn
        self.worth = 0  # of the dice as they lie: hexes, troops, or whether they pass


def with_odds(choice: Choice, odds: Odds) -> Choice:
    """The option with its chances."""
    if odds.kind == MOVE:
        return with_distance(choice, odds)
    if odds.kind == FIGHT:
        return with_kills(choice, odds)
    if odds.kind == CHECK:
        return with_success(choice, odds)
    if odds.kind == KEPT:
        return replace(choice, note=kept_said(odds))
    return replace(choice, figure=percent(odds.shares[0]), figure_note=better_said(odds.roll))


def with_distance(choice: Choice, odds: Odds) -> Choice:
    """How far a move goes."""
    more = odds.more
    bars = [
        Chance(label=str(face + more), share=odds.shares[face])
        for face in range(1, len(odds.shares))
    ]
    figure = percent(sum(odds.shares[MIDDLE:], 0.0))
    far = _("{n} or more").format(n=MIDDLE + more)
    return replace(choice, figure=figure, figure_note=far, chances=tuple(bars))


def with_kills(choice: Choice, odds: Odds) -> Choice:
    """How many troops fall, and what happens if none does."""
    shares = odds.shares
    lost = ngettext("−{n} Health", "−{n} Health", odds.loss).format(n=odds.loss)
    detail = [f"{_('Nobody falls')}\t{lost}"]
    if len(shares) > odds.troops:
        detail.append(f"{_('All of them fall')}\t{percent(shares[odds.troops])}")
    if odds.power != UNKNOWN:
        detail.append(f"{_('With your power, one or more')}\t{percent(odds.power)}")
    return replace(
        choice,
        figure=percent(1 - shares[0]),
        figure_note=_("1 or more"),
        chances=tuple([bar(number, share) for number, share in enumerate(shares)]),
        detail=tuple(detail),
    )


def bar(number: int, share: float) -> Chance:
    """So many fall; none is bad."""
    return Chance(label=str(number), share=share, kind="good" if number else "bad")


def with_success(choice: Choice, odds: Odds) -> Choice:
    """The chance that enough dice reach the number, and with each re-roll at hand."""
    share = odds.shares[0]
    need, times = odds.need, odds.times
    bars = (
        Chance(label=_("passes"), share=share, kind="good"),
        Chance(label=_("fails"), share=1 - share, kind="bad"),
    )
    return replace(
        choice,
        figure=percent(share),
        figure_note=f"{need}+" if times == 1 else f"{times} × {need}+",
        chances=bars,
        detail=tuple(means_said(odds)),
    )


def means_said(odds: Odds) -> list[str]:
    """What else helps to pass: a power, the Council, further actions."""
    found: list[str] = []
    if odds.power != UNKNOWN:
        found.append(f"{_('With your power')}\t{percent(odds.power)}")
    if odds.council != UNKNOWN:
        line = _("With the die that the Council rolls again")
        found.append(f"{line}\t{percent(odds.council)}")
    if odds.together != UNKNOWN:
        line = _("In {n} actions together").format(n=odds.rolls)
        found.append(f"{line}\t{percent(odds.together)}")
    return found


def better_said(roll: int) -> str:
    """What the chance of a changed die is about."""
    if roll == MOVE:
        return _("goes farther")
    return _("more fall") if roll == FIGHT else _("passes")


def kept_said(odds: Odds) -> str:
    """What the dice are worth as they lie."""
    if odds.roll == MOVE:
        return _("goes {n} far").format(n=odds.worth)
    if odds.roll == FIGHT:
        return _("{n} can fall").format(n=odds.worth)
    return _("the roll passes") if odds.worth else _("the roll fails")


def percent(share: float) -> str:
    """A chance as people write it; only what is certain is 0 or 100."""
    if 0 < share < LITTLE:
        return _("<1 %")
    if 1 - LITTLE < share < CERTAIN:
        return _(">99 %")
    return _("{n} %").format(n=round(100 * share))
