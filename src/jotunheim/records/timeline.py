"""A game along its plays: forward by playing, back by replaying less.

Going back starts at the last waypoint, a clone kept every few plays, and replays from there.
"""

from bisect import bisect_right
from typing import Any, Final, NamedTuple

import msgspec

from jotunheim.kernel import Chance, Event, Game, IllegalAction, State
from jotunheim.records.header import Header
from jotunheim.records.lines import Draws
from jotunheim.scene import LogLine
from jotunheim.texts import N_, _, capital

STRIDE: Final = 32  # plays between two waypoints

CHANCE: Final = N_("dice were rolled or a card was drawn")
HIDDEN: Final = N_("something hidden was seen")
WINDOW: Final = N_("others could already react")
ANOTHER: Final = N_("the next player has already moved")
REASONS: Final = (CHANCE, HIDDEN, WINDOW, ANOTHER)  # of several, the first is shown


class Play(NamedTuple):
    """An answer that counts."""

    number: int  # from 1
    seat: int
    question: str
    token: int
    draws: Draws
    floor: int  # undo cannot go below this play from here …
    barred: str  # … for this reason
    public_ply: int = 0  # its number without covert passes: what may be shown


def public_ply(play: Play) -> int:
    """The moment of a play, as it may be shown."""
    return play.public_ply


class Waypoint(NamedTuple):
    """A clone, and how long the journal was, which clones leave behind."""

    g: State[Any]
    events: int


class Timeline:
    """The state of a table, with its journal, and how it came about."""

    def __init__(self, game: Game[Any], header: Header, chance: Chance) -> None:
        self.game = game
        self.header = header
        self.plays: list[Play] = []
        self.held = (0, "")  # a floor reached once stays, even if the play behind it is undone
        self.gone: list[tuple[int, Event]] = []  # of undone plays: where each stood in the journal
        self.taken: list[tuple[int, int]] = []  # takebacks over plays of others: where, and by whom
        self.g = begin(game, header, chance)
        self.latest: State[Any] | None = None  # the last state, while an earlier one is shown
        self.whole = (
            self.journal
        )  # up to the last play, also while an earlier one is shown; it only grows
        self.first = tuple(chance.drawn())  # the draws of the set-up
        self.base = self.g.ply
        self.waypoints = [self.waypoint()]

    @property
    def now(self) -> int:
        """How many plays lie behind the present state."""
        return self.g.ply - self.base

    @property
    def journal(self) -> list[Event]:
        """What happened up to now."""
        events = self.g.journal  # empty at first, and the same list later
        return events if events is not None else []

    def waypoint(self) -> Waypoint:
        """The present, to come back to."""
        return Waypoint(self.g.clone(), len(self.journal))

    def play(self, token: int) -> Play:
        """Answer the question; if anything goes wrong, the state is as it was."""
        g = self.g
        asked = g.asked
        before = self.now
        seen = (g.chance.draws, g.learned)
        barrier = g.barrier
        try:
            g.play(token)
        except IllegalAction:
            raise
        except BaseException:  # a mistake in the rules, or Ctrl-C in the middle of a play
            self.show(before)
            raise
        assert asked is not None  # otherwise the game was over, and play() has refused
        floor, barred = self.floor_after(seen, barrier, asked.covert)
        draws = tuple(g.chance.drawn())
        public = g.ply - g.covert_passes
        play = Play(before + 1, asked.seat, asked.name(), token, draws, floor, barred, public)
        self.plays.append(play)
        if self.now % STRIDE == 0:
            self.waypoints.append(self.waypoint())
        return play

    def floor_after(self, seen: tuple[int, int], barrier: int, covert: bool) -> tuple[int, str]:
        """Where undo has to stop after a play, and why.

        The reason must not tell whether somebody was asked covertly in a window. So a barrier that
        stays where it was keeps its reason, and a covert answer counts as part of the play before.
        """
        g = self.g
        last = self.plays[-1] if self.plays else None
        if last and g.barrier == barrier:
            return last.floor, last.barred
        if g.chance.draws != seen[0]:
            why = CHANCE
        elif g.learned != seen[1]:
            why = HIDDEN
        elif g.barrier == g.ply:
            why = WINDOW
        else:
            why = ANOTHER
        if last and covert:
            why = min(why, last.barred, key=REASONS.index)
        return max(g.barrier - self.base, 0), why

    def number_at(self, moment: int) -> int:
        """The last play up to a moment as it may be shown; covert passes belong to the play before."""
        return bisect_right(self.plays, moment, key=public_ply)

    def state_after(self, number: int) -> State[Any]:
        """A copy of the state as it stood after a play, without its journal; nothing else changes."""
        g: State[Any] = self.waypoints[number // STRIDE].g.clone()
        for play in self.plays[number // STRIDE * STRIDE : number]:
            g.play(play.token)
        return g

    def look_at(self, number: int) -> None:
        """Show the state after a play. The last state is kept meanwhile, with the words that were made of it."""
        if number == self.now:
            return
        latest = self.g if self.now == len(self.plays) else self.latest
        if number == len(self.plays) and latest is not None:
            self.g, self.latest = latest, None
        else:
            self.show(number)
            self.latest = latest

    def show(self, number: int) -> None:
        """Turn the state to where it stood after a play; later plays stay known."""
        mark = self.waypoints[number // STRIDE]
        self.g = mark.g.clone()
        self.g.journal = self.whole[: mark.events]
        for play in self.plays[number // STRIDE * STRIDE : number]:
            self.g.play(play.token)
        if number == len(self.plays):
            self.whole = self.journal

    def floor(self) -> tuple[int, str]:
        """The play that undo cannot go below, and why."""
        if not self.plays or self.plays[-1].floor < self.held[0]:
            return self.held
        return self.plays[-1].floor, self.plays[-1].barred

    def takeback(self, seat: int, bots: list[int]) -> int:
        """How many plays are left when a seat takes back its last one and what bots answered; -1: it cannot.

        Bots always agree, as long as nothing random or hidden was shown since and nobody could react.
        """
        for number in range(len(self.plays) - 1, -1, -1):
            play = self.plays[number]
            if play.draws or self.is_barred(number):
                return -1
            if play.seat == seat:
                return number
            if play.seat not in bots:
                return -1
        return -1

    def is_barred(self, number: int) -> bool:
        """Did the play with this index raise the floor for another reason than that a seat acted?"""
        play = self.plays[number]
        raised = number == 0 or play.floor != self.plays[number - 1].floor
        return raised and play.barred != ANOTHER

    def undo(self, number: int) -> list[Play]:
        """Take back all plays after this one, and return them."""
        if self.floor()[0] <= number:  # a takeback over answers of bots leaves no floor of theirs
            self.held = self.floor()
        events = self.journal
        plays = self.cut(number)
        left = len(self.journal)
        self.taken = [(min(at, left), seat) for at, seat in self.taken]
        if any(play.seat != plays[0].seat for play in plays):
            self.taken.append((left, plays[0].seat))
        self.gone = [(min(at, left), event) for at, event in self.gone]
        self.gone += [(left, event) for event in events[left:]]
        return plays

    def cut(self, number: int) -> list[Play]:
        """Go back for good, and return the plays that no longer count."""
        gone = self.plays[number:]
        del self.plays[number:]
        self.latest = None
        self.show(number)
        del self.waypoints[number // STRIDE + 1 :]
        return gone


def begin(game: Game[Any], header: Header, chance: Chance) -> State[Any]:
    """The table before the first play, settled; its journal is kept from the first step on."""
    g: State[Any] = game.begin(header.situation, header.options, header.seats, chance, journal=True)
    return g


def log_with_undone(
    game: Game[Any],
    g: State[Any],
    gone: list[tuple[int, Event]],
    seat: int,
    taken: list[tuple[int, int]] | None = None,
) -> list[LogLine]:
    """The journal in words for a seat, with the events of undone plays where they stood, marked as undone.

    A takeback over plays of others has a line that says so (T-11).
    """
    journal = g.journal or []
    reader = g.clone()
    found: list[LogLine] = []
    done = 0
    for place in sorted({item[0] for item in [*gone, *(taken or [])]}):
        reader.journal = journal[done:place]
        found += game.log(reader, seat)
        reader.journal = [event for at, event in gone if at == place]
        found += [msgspec.structs.replace(line, undone=True) for line in game.log(reader, seat)]
        found += [took_back(game, g, by, found) for at, by in taken or [] if at == place]
        done = place
    reader.journal = journal[done:]
    return found + game.log(reader, seat)


def took_back(game: Game[Any], g: State[Any], seat: int, lines: list[LogLine]) -> LogLine:
    """The line of a takeback."""
    text = _("{who} took back the last play, and what followed")
    ply = lines[-1].ply if lines else 0
    return LogLine(ply=ply, text=capital(text.format(who=game.seat_name(g, seat))), seat=seat)
