"""A game in progress: what lies on the table, plus the agenda of steps still to happen.

No generator, callback or suspended call holds game state, so `clone()` is a cheap copy at any
moment, even in the middle of a battle in the middle of a spell.
"""

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.data import digest
from jotunheim.kernel.decks import Cards
from jotunheim.kernel.errors import IllegalAction, RulesError
from jotunheim.kernel.journal import CHAPTER, Event, EventKind, Worded
from jotunheim.kernel.sealed import Sealed
from jotunheim.kernel.steps import Decision, End, G, Step
from jotunheim.kernel.veil import Veil
from jotunheim.kernel.words import ALL
from jotunheim.texts import _

ENDLESS: Final = 100_000  # so many steps without a decision are a mistake in the rules


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[G]):
    """Subclass it as `class Assault(State["Assault"])`; write `me` and `clone` by hand."""

    shared: ClassVar[tuple[str, ...]] = (
        "journal",
        "mark",
        "options",
        "hides",
        "worded",
    )  # not part of to_data()

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Step[G]] = []  # last step first
        self.mark = 0  # where then() puts what the running step schedules
        self.asked: Decision[G] | None = None
        self.hides = False  # others must not notice whether it was asked (`Decision.covert`)
        self.options: list[int] = []  # of the asked decision; computed once
        self.picks: list[int] = []  # of an unfinished PickCounts or PickPlan
        self.drafts: list[list[int]] = []  # sealed answers by seat; empty while there are none
        self.seals: list[Sealed[G]] = []
        self.ply = 0
        self.covert_passes = 0  # plays that nobody else may notice
        self.covered = 0  # windows so far that a pause has to cover, asked or not
        self.barrier = 0  # the ply that undo cannot go below
        self.actor = -1
        self.learned = 0
        self.leaves = 0  # how often a sub-game was left early
        self.answered_itself = False  # the running choice answered itself
        self.dirty = 0  # what changed, as bits; not 0: check() runs before the next step
        self.over = False
        self.journal: list[Event] | None = None  # None in play-outs
        # By seat and language, once somebody read the journal.
        self.worded: dict[tuple[int, str], Worded] | None = None

    # What a game writes -------------------------------------------------------------------------

    def me(self) -> G:
        """Return self, with its own type."""
        raise NotImplementedError

    def clone(self) -> G:
        """An independent twin: a new object, copy_kernel(), then every attribute by hand."""
        raise NotImplementedError

    def check(self) -> None:
        """Objectives, captures, chains: looked at whenever `dirty` is set. Clears it."""
        self.dirty = 0

    def forget(self) -> None:
        """Drop what was computed for the last question."""

    def asides(self, seat: int) -> list[int]:
        """Legal at any decision of the seat, but never offered to bots: concede."""
        return []

    def aside(self, seat: int, token: int) -> None:
        """Carry out an aside."""
        raise NotImplementedError

    def families(self) -> list[Cards]:
        """The families of hidden cards, tokens and tiles; the rest of the secrets follows."""
        return []

    def veils(self) -> list[Veil]:
        """Who knows what, for each family."""
        return [cards.veil for cards in self.families()]

    def places(self, family: int) -> list[int]:
        """All pieces of a family in the public order of their places (deck, hands by seat, …).

        Where the order inside a zone means nothing, known pieces come first, in order of number.
        """
        return self.families()[family].places()

    def relabel(self, family: int, at: list[int]) -> None:
        """A new deal: wherever piece p of the family lies, at[p] lies now."""
        self.families()[family].relabel(at)

    def census(self) -> dict[str, int]:
        """Counts that never change, by name: every card, unit and token is always somewhere."""
        return {}

    # What rules call ----------------------------------------------------------------------------

    def then(
        self,
        first: Step[G] | None = None,
        second: Step[G] | None = None,
        third: Step[G] | None = None,
        *more: Step[G],
    ) -> None:
        """Schedule, in the order written, before all that was waiting when this step began.

        Most calls schedule one to three steps. These have names of their own, since compiled code packs
        arguments of any number into a tuple.
        """
        if len(self.agenda) > self.mark:  # not the first call of this step
            self.then_below(first, second, third, more)
            return
        agenda = self.agenda
        n = len(more)
        while n > 0:
            n -= 1
            agenda.append(more[n])
        if third is not None:
            agenda.append(third)
        if second is not None:
            agenda.append(second)
        if first is not None:
            agenda.append(first)

    def then_below(
        self,
        first: Step[G] | None,
        second: Step[G] | None,
        third: Step[G] | None,
        more: tuple[Step[G], ...],
    ) -> None:
        """The same below what the running step has scheduled before."""
        agenda = self.agenda
        mark = self.mark
        if first is not None:
            agenda.insert(mark, first)
        if second is not None:
            agenda.insert(mark, second)
        if third is not None:
            agenda.insert(mark, third)
        for step in more:
            agenda.insert(mark, step)

    def leave(self, kind: int) -> None:
        """Drop all that is left of a sub-game but its End."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, End) and step.kind == kind:
                break
            agenda.pop()
        else:
            raise RulesError(f"leave({kind}): no such sub-game is open")
        self.mark = len(agenda)
        self.leaves += 1

    def finish(self) -> None:
        """The game is over; nothing runs after the present step."""
        self.over = True

    def learn(self) -> None:
        """A seat saw something hidden: undo cannot go back behind it."""
        self.learned += 1

    def tell(self, kind: EventKind[G], values: tuple[int, ...]) -> None:
        """Write into the journal; the kind says who learns of it."""
        if self.journal is not None:
            self.note(kind.name, values, kind.seats(values))

    def chapter(self, *values: int) -> None:
        """A new chapter begins: a round, a game of a series."""
        if self.journal is not None:
            self.note(CHAPTER, values, ALL)

    def note(self, what: str, values: tuple[int, ...], seats: int) -> None:
        """Add an event to the journal."""
        public_ply = self.ply - self.covert_passes
        event = Event(what, values, seats, self.ply, public_ply, self.answered_itself)
        assert self.journal is not None
        self.journal.append(event)

    def draft(self, seat: int) -> list[int]:
        """What the seat has sealed so far."""
        if not self.drafts:
            self.drafts = [[] for _ in range(self.seats)]
        return self.drafts[seat]

    def unseal(self) -> list[list[int]]:
        """The drafts of all seats, open from now on."""
        self.draft(0)
        drafts = self.drafts
        self.drafts = []
        self.seals = []
        self.learned += 1
        return drafts

    # What tables, bots and tools call -----------------------------------------------------------

    def settle(self) -> None:
        """Run steps until a decision with two or more options comes up, or the game is over."""
        me = self.me()
        agenda = self.agenda
        steps = 0
        while agenda and not self.over:
            step = agenda.pop()
            self.mark = len(agenda)
            decision = step.decision()
            if decision is None:
                step.run(me)
            else:
                # A covert decision bars undo: few need a look at the attribute of their class, which is slow.
                hides = False
                if decision.bars_undo(me):
                    self.barrier = self.ply
                    hides = decision.covert
                options = decision.options(me)
                n = len(options)
                if n > 1 or (n == 1 and decision.always_stops(me)):
                    self.asked = decision
                    self.hides = hides
                    self.options = options
                    return
                if n == 1:
                    self.answered_itself = not hides
                    decision.choose(me, options[0])
                    self.answered_itself = False
                elif not decision.may_be_void:
                    raise RulesError(f"dead end: {decision.name()} has no option")
            if self.dirty:
                self.mark = len(agenda)
                self.check()
            steps += 1
            if steps == ENDLESS:
                raise RulesError(f"endless: {ENDLESS} steps without a decision, last {step!r}")
        self.asked = None
        self.options = []
        self.over = True

    def play(self, token: int) -> None:
        """Answer the asked decision, or an aside of its seat, and settle."""
        decision = self.asked
        if decision is None:
            raise IllegalAction(_("the game is over"))
        if not self.is_offered(token):
            self.play_aside(decision, token)
            return
        if decision.seat != self.actor:
            self.actor = decision.seat
            self.barrier = self.ply
        seen = self.learned + self.chance.draws
        self.ply += 1
        if self.hides and token == decision.default(self.me(), self.options):
            self.covert_passes += 1
        self.chance.begin(self.ply)
        self.mark = len(self.agenda)
        decision.choose(self.me(), token)
        self.forget()
        if self.dirty:
            self.mark = len(self.agenda)
            self.check()
        self.settle()
        if self.learned + self.chance.draws != seen:
            self.barrier = self.ply

    def is_offered(self, token: int) -> bool:
        """Is it one of the options? Numbers are compared as they are, where `in` makes objects of them."""
        return any(option == token for option in self.options)

    def play_aside(self, decision: Decision[G], token: int) -> None:
        """An aside leaves the question open, unless it ends the game."""
        if token not in self.asides(decision.seat):
            why = decision.why_not(self.me(), token)
            raise IllegalAction(why or _("that is not on offer now"))
        self.ply += 1
        self.barrier = self.ply
        self.chance.begin(self.ply)
        self.agenda.append(decision)
        self.mark = len(self.agenda)
        self.aside(decision.seat, token)
        self.forget()
        if self.dirty:
            self.mark = len(self.agenda)
            self.check()
        self.settle()

    def play_all(self, seat: int, tokens: list[int]) -> G:
        """All or none, on a clone: a barrier may lie only behind the last token."""
        new = self.clone()
        for i, token in enumerate(tokens):
            asked = new.asked
            if asked is None or asked.seat != seat or (i and new.barrier == new.ply):
                line = _("only {n} of {all} picks can be sent at once")
                raise IllegalAction(line.format(n=i, all=len(tokens)))
            new.play(token)
        return new

    def why_not(self, token: int) -> str:
        """Why the asked seat cannot pick this now; empty if it can, or if nobody says why."""
        if self.asked is None or token in self.options:
            return ""
        return self.asked.why_not(self.me(), token)

    def refresh(self, seat: int) -> None:
        """After a new deal for this seat: compute the options again, without settling.

        A half-made pick of another seat starts again from nothing, unless it was made openly.
        """
        decision = self.asked
        if decision is not None:
            if decision.seat != seat and not decision.open_picks:
                self.picks = []
            self.forget()
            self.options = decision.options(self.me())

    def reseal(self, seat: int, chance: Chance) -> None:
        """Replace what others have sealed by random legal answers."""
        for sealed in self.seals:
            if sealed.seat != seat:
                draft: list[int] = []
                found = [] if sealed is self.asked else sealed.draft_options(self.me(), draft)
                while found:
                    draft.append(found[chance.below(len(found))])
                    found = sealed.draft_options(self.me(), draft)
                self.drafts[sealed.seat] = draft
        self.seals = [s for s in self.seals if self.drafts[s.seat]]

    def trail(self) -> list[str]:
        """Where we are, outermost first: the sub-games still open."""
        return [step.title for step in self.agenda if isinstance(step, End) and step.title]

    def digest(self) -> str:
        """A short hash of everything that to_data() shows."""
        return digest(self)

    def copy_kernel(self, new: "State[G]") -> None:
        """The kernel's part of clone(). The journal stays behind."""
        new.agenda = self.agenda[:]
        new.mark = self.mark
        new.asked = self.asked
        new.hides = self.hides
        new.options = self.options  # never changed in place
        new.picks = self.picks[:]
        if self.drafts:
            new.drafts = [draft[:] for draft in self.drafts]
            new.seals = self.seals[:]
        new.ply = self.ply
        new.covert_passes = self.covert_passes
        new.covered = self.covered
        new.barrier = self.barrier
        new.actor = self.actor
        new.learned = self.learned
        new.leaves = self.leaves
        new.dirty = self.dirty
        new.over = self.over
