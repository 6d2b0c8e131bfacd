"""The door of a game package: everything that tables, bots and tools need to know of a game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.errors import RulesError, SeatsError
from jotunheim.kernel.hooks import Hooks
from jotunheim.kernel.journal import CHAPTER, INSIDE, OPENS, RESULT, Event, EventKind, Worded
from jotunheim.kernel.outcome import Outcome
from jotunheim.kernel.settings import Settings
from jotunheim.kernel.state import State
from jotunheim.kernel.steps import Decision, G
from jotunheim.scene import (
    Board,
    Counter,
    Die,
    Ending,
    Limit,
    LogLine,
    Moment,
    Prompt,
    Refusal,
    Scene,
    Seat,
    Sheet,
    Stepper,
    Tally,
    Track,
    Zone,
)
from jotunheim.texts import _, capital, spoken

MOMENTS: Final = 6  # of a game that are worth looking back at
DEALS: Final = 200  # tries to find a deal in which the public question makes sense


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Hooks[G]):
    """Subclass it, write what `Hooks` asks for, and export one instance as GAME."""

    def declare(self, kinds: list[EventKind[G]]) -> None:
        """The kinds of events that the game tells."""
        for kind in kinds:
            if kind.name in self.events:
                raise RulesError(f"event {kind.name} is declared twice")
            self.events[kind.name] = kind

    def declare_fights(
        self,
        opens: list[EventKind[G]],
        inside: list[EventKind[G]],
        results: list[EventKind[G]],
    ) -> None:
        """The events of fights: those that open one, stand inside it and tell how it came out.

        The log shows them as one block; the page shows results on a card that stays until it is waved away.
        """
        for role, kinds in ((OPENS, opens), (INSIDE, inside), (RESULT, results)):
            for kind in kinds:
                self.roles[kind.name] = role

    def seat_counts(self) -> list[int]:
        """The numbers of seats the game can be played with."""
        return list(range(self.fewest, self.most + 1))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have."""
        if not self.fewest <= seats <= self.most:
            line = _("{game} is played with {fewest} to {most} seats, not {seats}")
            if self.fewest == self.most:
                line = _("{game} is played with {fewest} seats, not {seats}")
            raise SeatsError(
                line.format(game=self.name, fewest=self.fewest, most=self.most, seats=seats)
            )

    def start(self, given: dict[str, str], seats: int, chance: Chance, journal: bool = False) -> G:
        """A new table, settled: the first decision is asked."""
        return self.begin(None, given, seats, chance, journal)

    def open_situation(
        self, text: str, given: dict[str, str], seats: int, chance: Chance, journal: bool = False
    ) -> G:
        """A table from a situation, settled."""
        return self.begin(text, given, seats, chance, journal)

    def begin(
        self, text: str | None, given: dict[str, str], seats: int, chance: Chance, journal: bool
    ) -> G:
        """Set a table up, by the rules or (if there is a text) as a situation says, and settle it."""
        settings = Settings(self.settings, given)
        self.check_seats(seats)
        chance.begin(0)
        g: G
        if text is None:
            g = self.set_up(settings, seats, chance)
        else:
            g = self.situation(text, settings, seats, chance)
        if journal:
            g.journal = []
        g.settle()
        return g

    def determinize(self, g: G, seat: int, chance: Chance, track: bool = False) -> G:
        """A world that the seat cannot tell from the real one: hidden things dealt again at random.

        It never settles. The dice to come are the given chance's, never the table's own.
        """
        for _deal in range(DEALS):
            new: G = g.clone()
            new.chance = chance
            for family, veil in enumerate(new.veils()):
                veil.follow(track)
                new.relabel(family, veil.redeal(seat, chance))
            if self.redraw_sealed(new, seat, chance):
                return new
        raise RulesError("no deal fits the question that is being asked")

    def normal(self, g: G, seat: int) -> G:
        """One world that stands for all worlds the seat cannot tell apart; safe to hand to a bot."""
        new: G = g.clone()
        new.chance = Chance(seat)
        for family, veil in enumerate(new.veils()):
            new.relabel(family, veil.normalize(seat, new.places(family)))
        self.redraw_sealed(new, seat, new.chance)
        new.ply = 0  # counts covert passes too, and the last actor may have been asked covertly
        new.actor = -1
        new.covert_passes = 0
        new.covered = 0
        new.barrier = 0
        new.learned = 0
        new.leaves = 0
        return new

    def redraw_sealed(self, g: G, seat: int, chance: Chance) -> bool:
        """Redraw sealed drafts and recompute options; False if this deal would not have raised the
        public question."""
        begun = (
            len(g.picks) + len(g.drafts) > 0
        )  # a pick that starts again may start with a forced one
        g.reseal(seat, chance)
        g.refresh(seat)
        asked = g.asked
        if asked is None or asked.seat == seat or asked.covert or asked.always_stops(g):
            return True
        return len(g.options) > (0 if begun else 1)

    def scene(
        self,
        g: G,
        seat: int,
        seats: Sequence[Seat],
        boards: Sequence[Board] = (),
        zones: Sequence[Zone] = (),
        tracks: Sequence[Track] = (),
        dice: Sequence[Die] = (),
        counters: Sequence[Counter] = (),
        sheets: Sequence[Sheet] = (),
        others: Sequence[Seat] = (),
        subtitle: str = "",
        phases: Sequence[str] = (),
        phase: str = "",
    ) -> Scene:
        """What the seat sees: the given parts, and all that every scene has."""
        return Scene(
            game=self.name,
            title=_(self.title),
            seat=seat,
            subtitle=subtitle,
            phases=tuple(phases),
            phase=phase,
            seats=tuple(seats),
            others=tuple(others),
            boards=tuple(boards),
            zones=tuple(zones),
            tracks=tuple(tracks),
            dice=tuple(dice),
            counters=tuple(counters),
            sheets=tuple(sheets),
            prompt=self.prompt(g, seat),
            log=tuple(self.log(g, seat)),
            ending=self.ending(g),
        )

    def prompt(self, g: G, seat: int) -> Prompt | None:
        """The prompt of a scene; None when the game is over."""
        asked = g.asked
        if asked is None:
            return None
        if asked.seat != seat:
            return self.prompt_for_others(g, asked)
        names = self.words.names
        low, high = asked.bounds(g)
        picks = self.picked(g, asked)
        return Prompt(
            question=asked.question(g),
            seat=seat,
            mine=True,
            form=asked.form,
            low=low,
            high=high,
            picks=tuple([names[t] for t in picks]),
            picked=tuple(self.pick_labels(g, asked, picks)),
            trail=trail_words(g),
            clauses=asked.rests_on(),
            choices=tuple(self.choices(g, asked, g.options)),
            routes=tuple(self.routes(g, asked)),
            refusals=tuple(self.refusals(g, asked)),
            asides=tuple([self.choice(g, asked, t) for t in g.asides(seat)]),
            steppers=tuple(self.steppers(g, asked)),
            limits=tuple([Limit(rows=tuple(x.rows), most=x.most) for x in asked.limits_left(g)]),
            tallies=tuple(self.tallies(g, asked)),
        )

    def tallies(self, g: G, asked: Decision[G]) -> list[Tally]:
        """How many of equal things are picked, once a pick has begun."""
        picks = self.picked(g, asked)
        if not picks:
            return []
        return [
            Tally(
                token=self.words.names[token],
                label=self.choice(g, asked, token).label,
                picked=picks.count(token),
                most=most,
            )
            for token, most in asked.stock(g)
            if token in picks
        ]

    def steppers(self, g: G, asked: Decision[G]) -> list[Stepper]:
        """The numbers of an answer that has several."""
        names = self.words.names
        return [
            Stepper(
                label=row.label,
                tokens=tuple([names[token] for token in row.tokens]),
                group=row.group,
                target=row.target,
            )
            for row in asked.steppers(g)
        ]

    def picked(self, g: G, asked: Decision[G]) -> list[int]:
        """What the asked seat has picked so far of a compound answer."""
        return g.drafts[asked.seat] if asked.secret and g.drafts else g.picks

    def pick_labels(self, g: G, asked: Decision[G], picks: list[int]) -> list[str]:
        """The words of each pick, also of those that are not on offer any more; numbers have rows of their own."""
        if asked.form == "amounts":
            return []
        return [self.choice(g, asked, token).label for token in picks]

    def prompt_for_others(self, g: G, asked: Decision[G]) -> Prompt:
        """What those see who are not asked; a covert question looks the same for all of them."""
        if asked.covert:
            return Prompt(question=_("Waiting for reactions"), trail=trail_words(g))
        return Prompt(
            question=asked.waiting(g, self.seat_name(g, asked.seat)),
            seat=asked.seat,
            trail=trail_words(g),
            clauses=asked.rests_on(),
        )

    def refusals(self, g: G, asked: Decision[G]) -> list[Refusal]:
        """What people may expect but is not on offer, each with the reason."""
        found: list[Refusal] = []
        for token in asked.expected(g):
            reason = "" if token in g.options else asked.why_not(g, token)
            if reason:
                choice = self.choice(g, asked, token)
                found.append(Refusal(token=choice.token, label=choice.label, reason=reason))
        return found

    def log(self, g: G, seat: int) -> list[LogLine]:
        """The journal in words, for this seat; what was worded once is kept with the table.

        Another language has a log of its own.
        """
        journal = g.journal or []
        names = [self.seat_name(g, other) for other in range(g.seats)]
        if g.worded is None:
            g.worded = {}
        reader = (seat, spoken())
        kept = g.worded.get(reader)
        if kept is None or not kept.is_of(journal, names):
            kept = Worded(names)
            g.worded[reader] = kept
        for event in journal[len(kept.events) :]:
            kept.events.append(event)
            line = self.line(g, event, seat)
            if line is not None:
                kept.lines.append(line)
        return kept.lines[:]

    def line(self, g: G, event: Event, seat: int) -> LogLine | None:
        """An event as a line of the log; None: not for this seat, or not worth a line."""
        text = self.sentence(g, event, seat) if event.is_for(seat) else ""
        if not text:
            return None
        kind = self.events.get(event.what)
        return said(
            LogLine(
                ply=event.public_ply,
                text=text,
                seat=self.actor_of(g, event),
                chapter=event.what == CHAPTER,
                clause=kind.clause if kind is not None else "",
                roll=kind.rolled(g, event.values) if kind is not None else None,
                role=self.roles.get(event.what, ""),
            )
        )

    def ending(self, g: G) -> Ending | None:
        """How it ended, for a scene."""
        if not g.over:
            return None
        outcome = self.outcome(g)
        return Ending(
            scores=tuple(outcome.scores),
            ranks=tuple(outcome.ranks),
            reason=_(outcome.reason),
            figures=() if self.has_points else tuple(verdicts(outcome)),
            headline=self.headline(g, outcome),
            winners=tuple(outcome.winners()),
            gains=tuple(self.gains(g)),
            moments=tuple(self.moments(g)),
        )

    def headline(self, g: G, outcome: Outcome) -> str:
        """Who won, in one line."""
        names = [self.seat_name(g, seat) for seat in outcome.winners()]
        if not names:
            return _("All have lost")
        if len(names) == g.seats and g.seats > 1:
            return _("All have won") if outcome.utilities[0] > 0 else _("A draw")
        if len(names) > 1:
            return capital(_("{seats} share the victory").format(seats=", ".join(names)))
        return capital(_("{seat} wins").format(seat=names[0]))

    def moments(self, g: G) -> list[Moment]:
        """What decided the game: the last events of the kinds that `turning_points` names."""
        found: list[Moment] = []
        for event in g.journal or []:
            if event.what in self.turning_points:
                line = self.line(g, event, -1)
                if line is not None:
                    found.append(Moment(ply=line.ply, text=line.text, seat=line.seat))
        return found[-MOMENTS:]


def verdicts(outcome: Outcome) -> list[str]:
    """For each seat that it wins or loses, or that it is a draw."""
    winners = outcome.winners()
    if outcome.ranks.count(1) == len(outcome.ranks) > 1 and winners:
        return [_("a draw") for _rank in outcome.ranks]
    return [_("wins") if seat in winners else _("loses") for seat in range(len(outcome.ranks))]


def deciding(g: State[G], seat: int, viewer: int) -> tuple[str, ...]:
    """The states of a seat that show who decides: a covert question shows to the asked seat alone."""
    asked = g.asked
    if asked is None or asked.seat != seat or (asked.covert and seat != viewer):
        return ()
    return ("deciding",)


@lru_cache(maxsize=4096)
def said(line: LogLine) -> LogLine:
    """One object for equal lines, so that logs are compared by identity."""
    return line


def trail_words(g: G) -> tuple[str, ...]:
    """The open sub-games, in words."""
    return tuple([_(title) for title in g.trail()])
