"""The guided first game in the terminal: the real table and its real questions, and a coach who speaks before them."""

from bisect import bisect_left
from typing import Final

from jotunheim.bots.player import Player
from jotunheim.cli.console import Console
from jotunheim.cli.table import Table
from jotunheim.learn.course import LEFT, Course, remarks
from jotunheim.learn.markup import plain
from jotunheim.records import Session
from jotunheim.texts import N_, _

COMMANDS: Final = (
    ("next", N_("the coach goes on (or just press Enter)")),
    ("back", N_("the step before, once more")),
    ("demo", N_("the coach does the next thing")),
    ("leave", N_("play on without the coach")),
)


class LessonTable(Table):
    """A table with a coach. The other seats follow the course of the lesson as long as the player does."""

    def __init__(
        self,
        session: Session,
        console: Console,
        players: dict[int, Player],
        course: Course,
        wanted: bool = False,
    ) -> None:
        super().__init__(session, console, players, wanted)
        self.course = course
        self.at = 0  # the step that was said last
        self.has_left = False  # the player wants no coach
        self.has_ended = False  # the coach has said that the course is over
        self.remarked: set[int] = set()  # remarks after the course, by number
        self.lines = {
            "": self.go_on,
            "next": self.go_on,
            "back": self.go_back,
            "demo": self.show_me,
            "leave": self.leave,
        }

    def run(self) -> int:
        """The lesson, and then the rest of the game; some lessons end with the game."""
        self.console.say_wrapped(_("The dice of the lesson are fixed. Every legal answer is open to you."))  # fmt: skip
        code = super().run()
        if self.session.g.over and not self.has_left:
            self.say_after()
        return code

    # What the table does otherwise --------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """The table, then what the coach says to it."""
        super().draw(seat)
        if not self.has_left:
            self.speak()

    def let_play(self, seat: int) -> None:
        """The others follow the course; when it is left, ordinary bots play."""
        scripted = self.course.next(self.tokens())
        if scripted not in self.session.g.options:
            super().let_play(seat)
            return
        self.session.play(self.session.game.words.names[scripted])
        self.drawn = False

    def turn_to(self, seat: int) -> None:
        """Where all win together the player is everybody: nothing is hidden between two seats."""
        self.facing = seat

    def take(self, line: str, seat: int) -> None:
        """A word to the coach, a command, or an answer."""
        work = None if self.has_left else self.lines.get(line.lower())
        if work is not None:
            work()
        else:
            super().take(line, seat)

    def help(self, rest: str) -> None:
        """The commands, those of the lesson first."""
        if not self.has_left:
            self.console.say_rows([(typed, _(what)) for typed, what in COMMANDS])
        super().help(rest)

    # The coach ------------------------------------------------------------------------------------------

    def tokens(self) -> list[int]:
        """The plays so far."""
        return [play.token for play in self.session.plays]

    @property
    def reached(self) -> int:
        """How many plays of the course lie behind; LEFT if others were made."""
        return self.course.reached(self.tokens())

    def is_on_course(self) -> bool:
        """Does the course have a next play?"""
        return 0 <= self.reached < len(self.course.tokens)

    def is_to_do(self) -> bool:
        """Must something be played now, before the coach goes on?"""
        starts = self.course.starts
        return self.at + 1 >= len(starts) or starts[self.at + 1] > self.reached

    def speak(self) -> None:
        """The step that fits the table, or what is new after the course."""
        if not self.is_on_course():
            self.say_after()
            return
        starts, reached = self.course.starts, self.reached
        first = bisect_left(starts, reached)
        if first == len(starts) or starts[first] > reached:
            first -= 1  # in the middle of a step
        if self.at < first or starts[self.at] != reached:
            self.at = max(first, 0)
        self.say_step()

    def say_step(self) -> None:
        """One thing, and what to do about it."""
        lesson = self.course.lesson
        step = lesson.step[self.at]
        head = _("{coach}, step {n} of {of}: {title}")
        self.say(
            head.format(
                coach=_(lesson.coach), n=self.at + 1, of=len(lesson.step), title=_(step.title)
            )
        )
        self.console.say_wrapped(plain(_(step.text)))
        if step.clauses:
            line = _("The rules of it: type rules {ids}")
            self.console.say_wrapped(line.format(ids=" ".join(step.clauses)))
        do = _("Your turn: answer the question, or type: demo")
        self.console.say_wrapped(do if self.is_to_do() else _("Press Enter, and I go on."))

    def say_after(self) -> None:
        """That the course is over, once; then each new thing, once."""
        lesson, left = self.course.lesson, self.reached == LEFT
        if not self.has_ended:
            self.has_ended = True
            self.say(_("Your own way") if left else _("The lesson is over"))
            self.console.say_wrapped(plain(_(lesson.text if left else lesson.last)))
        session = self.session
        for number in remarks(session.game, session.g, self.course, self.tokens(), self.facing):
            if number not in self.remarked:
                self.remarked.add(number)
                self.say(_("Something new"))
                self.console.say_wrapped(plain(_(lesson.remark[number].text)))

    def say(self, title: str) -> None:
        """A title of the coach, with an empty line above it."""
        self.console.say()
        self.console.say_wrapped(title)

    # What one says to the coach ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """The next step; where something is to be done, the table again."""
        if not self.is_on_course() or self.is_to_do():
            self.show("")
            return
        self.at += 1
        self.say_step()

    def go_back(self) -> None:
        """The step before, to be read again."""
        self.at = max(self.at - 1, 0)
        self.say_step()

    def show_me(self) -> None:
        """The coach does the next thing."""
        if not self.is_on_course():
            self.console.say_wrapped(_("The lesson is over; hint says what a bot would do."))
            return
        self.session.play_all([self.session.game.words.names[self.course.next(self.tokens())]])
        self.drawn = False

    def leave(self) -> None:
        """No more words of the coach."""
        self.has_left = True
        self.console.say_wrapped(_("You play on without the coach."))
