"""A small game whose words go through the catalogues; with a bug, some do not."""

from typing import ClassVar, final

from jotunheim.kernel import (
    Chance,
    Decision,
    Event,
    EventKind,
    Game,
    Outcome,
    Settings,
    State,
    Vocabulary,
)
from jotunheim.kernel import competitive as ranked
from jotunheim.scene import Choice, Counter, Scene, Seat
from jotunheim.texts import N_, _

WORDS = Vocabulary()
SAY = WORDS.family("say", ["yes", "no"]).first
LABELS = (N_("Yes"), N_("No"))


SAID = EventKind["Talk"]("said")


@final
class Talk(State["Talk"]):
    """How often somebody said yes, and what a bug keeps."""

    shared: ClassVar[tuple[str, ...]] = (*State.shared,)

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance)
        self.yes = 0
        self.kept = ""

    def me(self) -> "Talk":
        return self

    def clone(self) -> "Talk":
        new = Talk(self.chance.copy())
        self.copy_kernel(new)
        new.yes, new.kept = self.yes, self.kept
        return new


class Say(Decision[Talk]):
    """Yes or no."""

    def __init__(self, seat: int, bug: str, left: int) -> None:
        super().__init__(seat)
        self.bug = bug
        self.left = left

    def question(self, g: Talk) -> str:
        return "Well?" if self.bug == "the question" else _("Well?")

    def options(self, g: Talk) -> list[int]:
        return [SAY, SAY + 1]

    def choose(self, g: Talk, token: int) -> None:
        g.yes += token == SAY
        if self.bug == "words in the state":
            g.kept = _("Yes")
        g.tell(SAID, (self.seat, token - SAY))
        if self.left:
            g.then(Say(1 - self.seat, self.bug, self.left - 1))
        else:
            g.finish()

    def why_not(self, g: Talk, token: int) -> str:
        return "no" if self.bug == "a reason" else _("say yes or no")


class TalkGame(Game[Talk]):
    """The door to it."""

    def __init__(self, bug: str = "") -> None:
        super().__init__("talk", N_("Talk"), WORDS)
        self.summary = "talk" if bug == "the summary" else N_("Two people say yes or no")
        self.bug = bug
        self.kept: Scene | None = None

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> Talk:
        g = Talk(chance)
        g.then(Say(0, self.bug, 5))
        return g

    def outcome(self, g: Talk) -> Outcome:
        reason = f"{g.yes} times" if self.bug == "the end" else _("{n} times").format(n=g.yes)
        return ranked([g.yes, 0], [], reason)

    def seat_name(self, g: Talk, seat: int) -> str:
        return (_("First"), _("Second"))[seat]

    def choice(self, g: Talk, decision: Decision[Talk], token: int) -> Choice:
        label = LABELS[token - SAY]
        return Choice(token=WORDS.names[token], label=label if self.bug == "a label" else _(label))

    def sentence(self, g: Talk, event: Event, seat: int) -> str:
        who, what = self.seat_name(g, event.values[0]), LABELS[event.values[1]]
        value = what if self.bug == "a value in the log" else _(what)
        return _("{who} says {what}").format(who=who, what=value)

    def view(self, g: Talk, seat: int) -> Scene:
        if self.bug == "a kept view" and seat < 0:
            self.kept = self.kept or self.drawn(g, seat)
            return self.kept
        return self.drawn(g, seat)

    def drawn(self, g: Talk, seat: int) -> Scene:
        label = _("said so often")
        if self.bug == "a text that nobody gathered":
            label = _(self.bug)
        return Scene(
            game=self.name,
            title=_(self.title),
            seat=seat,
            seats=tuple([Seat(seat=s, name=self.seat_name(g, s)) for s in (0, 1)]),
            counters=(Counter(key="yes", label=label, value=str(g.yes)),),
            prompt=self.prompt(g, seat),
            log=tuple(self.log(g, seat)),
            ending=self.ending(g),
        )
