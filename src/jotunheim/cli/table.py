"""The table in the terminal: shows what the asked seat sees, reads its answer, and does what it says."""

import shlex
from collections.abc import Callable
from typing import Final

import msgspec

from jotunheim.bots import hints
from jotunheim.bots.player import Player, Sight
from jotunheim.cli import saves
from jotunheim.cli.answers import meant
from jotunheim.cli.console import Console
from jotunheim.cli.copies import save_copy
from jotunheim.cli.curtain import has_secrets
from jotunheim.cli.errors import INTERRUPTED
from jotunheim.cli.play_look import look
from jotunheim.cli.reasons import explain
from jotunheim.kernel import IllegalAction, UserError
from jotunheim.ledger import ledger_for_reader
from jotunheim.records import Session
from jotunheim.records.lines import SAME
from jotunheim.render.links import plain
from jotunheim.render.signs import clean
from jotunheim.scene import Board, Prompt, Scene, Sheet, Track, Zone, encode
from jotunheim.texts import N_, _

# What can be typed, and what it does: answers, then commands, which are the same in all languages.
ANSWERS: Final = (
    (
        N_("a number"),
        N_("take that option; several numbers where you pick a set: 1 3 4"),
    ),
    (
        N_("a name"),
        N_("take the option with this name or these words, or the only one that begins like this"),
    ),
)
COMMANDS: Final = (
    ("show", N_("draw the whole table again, also what has not changed (or just press Enter)")),
    ("undo [N|all]", N_("take back your last play, the last N, or as many as possible")),
    ("redo", N_("play again what was taken back")),
    (
        "why NAME",
        N_("why something cannot be done now; what an option does; what a card or a place says"),
    ),
    (
        "hint [LEVEL]",
        N_("what a bot would do, and why; LEVEL is the name of a player (jarl)"),
    ),
    ("rules [ID]", N_("the rules behind this question; with an id: that clause or section")),
    ("legend", N_("what the ground and the signs of the map mean")),
    ("log [N]", N_("what happened, the last N lines")),
    ("order pass|same|ask", N_("when you could react: pass, pass until something is new, or ask")),
    ("order target|turn", N_("ask only when you are the target; pass until you move again")),
    ("save [FILE]", N_("where the game is saved; or write a copy of it")),
    ("quit", N_("leave; the game is saved after every play and can be resumed")),
    ("help", N_("this list")),
)
LOG_LINES: Final = 20


class Quit(Exception):
    """Somebody leaves the table."""


class Table:
    """A session, the people at one keyboard, and players for the other seats."""

    def __init__(
        self,
        session: Session,
        console: Console,
        players: dict[int, Player],
        wanted: bool = False,
    ) -> None:
        self.session = session
        self.console = console
        self.players = players  # by seat; the other seats are people
        self.people = [s for s in range(session.header.seats) if s not in players]
        self.facing = self.people[0] if len(self.people) == 1 else -1  # who sees the screen
        self.drawn = False  # the screen shows the present state
        self.seen: set[bytes] = set()  # boards, cards, tracks and sheets as they were drawn last
        self.wanted = wanted  # to be kept, though nothing was played
        self.told = 0  # log lines that were printed in a game without people
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.show,
            "show": self.show,
            "undo": self.undo,
            "redo": self.redo,
            "why": self.why,
            "look": self.look,
            "hint": self.hint,
            "rules": self.rules,
            "legend": self.legend,
            "log": self.log,
            "order": self.order,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
            "help": self.help,
            "?": self.help,
        }

    def run(self) -> int:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.session.g.over:
                self.step()
        except Quit:
            self.farewell()
            return self.console.code()
        except KeyboardInterrupt:
            self.console.say()
            self.farewell()
            return INTERRUPTED
        self.console.show(self.session.scene(self.people[0] if len(self.people) == 1 else -1))
        self.say_where()
        return self.console.code()

    def step(self) -> None:
        """One answer: a player's, or one line of a person."""
        asked = self.session.g.asked
        assert asked is not None
        if asked.seat in self.players:
            self.let_play(asked.seat)
            return
        self.turn_to(asked.seat)
        if not self.drawn:
            self.draw(asked.seat)
        line = self.console.ask(f"{self.name_of(asked.seat)}> ")
        if line is None:
            raise Quit
        try:
            self.take(line.strip(), asked.seat)
        except UserError as error:
            writer = self.session.writer
            if writer is not None and not writer.works:
                raise  # the table itself is in trouble, not just the answer
            self.console.refuse(str(error))

    def draw(self, seat: int) -> None:
        """What the seat sees; what is on the screen already, unchanged, is left out."""
        scene = self.session.scene(seat)
        seen = {encode(part) for part in large_parts(scene)}
        self.console.show(without(scene, self.seen))
        self.seen = seen
        self.drawn = True

    def let_play(self, seat: int) -> None:
        """A player that is not a person answers."""
        session = self.session
        player = self.players[seat]
        token = player.choose(Sight(session.game, session.g, seat))
        for fault in player.faults():
            self.console.say(_("{fault}; the rule of thumb answers").format(fault=fault))
        session.play(session.game.words.names[token])
        self.drawn = False
        if not self.people:
            lines = session.log(-1)
            for line in lines[self.told :]:
                self.console.say(plain(line.text))
            self.told = len(lines)

    def take(self, line: str, seat: int) -> None:
        """A command, or an answer."""
        word, _blank, rest = line.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        prompt = self.prompt(seat)
        names = meant(line, prompt, self.session)
        if self.console.typed and not self.is_sure(names, prompt):
            return
        self.session.play_all(names)
        self.drawn = False

    def is_sure(self, names: list[str], prompt: Prompt) -> bool:
        """Ask again before an action that is not one of the options, such as to concede."""
        found = [choice.label for choice in prompt.asides if [choice.token] == names]
        if not found:
            return True
        answer = self.console.ask(_("{choice}? Type yes to do it: ").format(choice=found[0]))
        if answer is None:
            raise Quit
        return answer.strip().lower() == "yes"

    def prompt(self, seat: int) -> Prompt:
        """The question as this seat sees it."""
        found = self.session.game.prompt(self.session.g, seat)
        assert found is not None  # somebody is asked, or we would not be here
        return found

    # Several people at one keyboard -----------------------------------------------------------------

    def turn_to(self, seat: int) -> None:
        """If another person is asked, hide the table until they sit at the screen."""
        if self.facing == seat:
            return
        self.drawn = False
        self.seen = set()
        if len(self.people) > 1 and has_secrets(self.session):
            self.console.clear()
            line = _("Hand the keyboard to {name}; nobody else should look. Press Enter.")
            line = self.console.wrapped(line.format(name=self.name_of(seat)), "")
            if self.console.ask(f"{line} ") is None:
                raise Quit
            self.console.clear()
        self.facing = seat

    def name_of(self, seat: int) -> str:
        """What a seat is called, and who sits there."""
        name = self.session.game.seat_name(self.session.g, seat)
        person = clean(self.session.header.names.get(seat, ""))
        return f"{name} ({person})" if person else name

    # Commands ---------------------------------------------------------------------------------------

    def show(self, rest: str) -> None:
        """Draw the whole table again."""
        self.drawn = False
        self.seen = set()

    def undo(self, rest: str) -> None:
        """Take back plays."""
        if rest not in ("", "all") and not (rest.isdecimal() and int(rest) > 0):
            line = _("undo {text}: type undo, undo and a number, or undo all")
            raise UserError(line.format(text=repr(rest)))
        left = len(self.session.plays) if rest == "all" else int(rest or 1)
        why = self.why_no_undo()
        if why:
            raise UserError(_("no undo: {why}").format(why=why))
        while left > 0 and not self.why_no_undo():
            self.session.undo()
            left -= 1
        self.drawn = False

    def why_no_undo(self) -> str:
        """Why people cannot take the last play back; empty if they can.

        People at one keyboard may take back each other's plays, but not a bot's: it would play again at once.
        """
        plays = self.session.plays
        if plays and plays[-1].seat in self.players:
            return self.session.why_no_undo_by(self.facing)
        return self.session.why_no_undo()

    def redo(self, rest: str) -> None:
        """Play again what was taken back."""
        self.session.redo()
        self.drawn = False

    def why(self, rest: str) -> None:
        """Why something cannot be done, or what an option does."""
        try:
            answer = explain(rest, self.session, self.facing)
        except IllegalAction as error:  # no choice has this name, but perhaps something else has
            try:
                answer = look(rest, self.session.scene(self.facing))
            except UserError:
                raise error from None
        self.console.say_wrapped(answer)

    def look(self, rest: str) -> None:
        """The text of a card, a place or a piece."""
        self.console.say_wrapped(look(rest, self.session.scene(self.facing)))

    def hint(self, rest: str) -> None:
        """What a bot would do that sees only what this seat sees."""
        level = rest or hints.LEVEL
        found = hints.hints(self.session.game, self.session.g, self.facing, level)
        self.console.say_wrapped(_("a {level} would choose:").format(level=_(level)))
        for hint in found:
            self.console.say_wrapped(f"  {hint.sentence}")

    def rules(self, rest: str) -> None:
        """The clauses that were asked for, or those of the question."""
        names = rest.split() or list(self.prompt(self.facing).clauses)
        if not names:
            raise UserError(_("this question names no clause; type rules and an id"))
        ledger = ledger_for_reader(self.session.game)
        for name in names:
            for clause in ledger.named(name):
                self.console.say_wrapped(f"{clause.id}  {clause.whole()}")

    def legend(self, rest: str) -> None:
        """What the map means (T-02)."""
        if not self.console.show_legend(self.session.scene(self.facing)):
            raise UserError(_("this board needs no legend"))

    def log(self, rest: str) -> None:
        """What happened."""
        if rest and not rest.isdecimal():
            raise UserError(_("log {text}: type a number of lines").format(text=repr(rest)))
        scene = self.session.scene(self.facing)
        if not scene.log:
            self.console.say(_("nothing has happened yet"))
            return
        self.console.show_log(scene, int(rest or LOG_LINES))

    def order(self, rest: str) -> None:
        """A standing order of the seat at the screen."""
        self.session.give_order(self.facing, rest)
        told = {
            "pass": _("when you could react: the table passes for you"),
            SAME: _("the table passes until your next turn, or until you can use something new"),
        }
        self.console.say(told.get(rest, _("when you could react: the table asks you")))

    def save(self, rest: str) -> None:
        """Say where the game is saved, or write a copy."""
        self.wanted = True
        if rest:
            path = save_copy(self.session, rest)
            self.console.say(_("a copy is saved as {path}").format(path=path))
        else:
            self.say_where()

    def quit(self, rest: str) -> None:
        """Leave."""
        raise Quit

    def help(self, rest: str) -> None:
        """The commands."""
        rows = [(_(typed), _(what)) for typed, what in ANSWERS]
        self.console.say_rows([*rows, *[(typed, _(what)) for typed, what in COMMANDS]])

    def farewell(self) -> None:
        """Say how to continue; a game in which nobody has played yet is not kept."""
        writer = self.session.writer
        if writer is not None:
            if not self.wanted and saves.drop_untouched(writer.path):
                self.console.say(_("nothing was played yet, so the game is not kept"))
                return
            inside = writer.path.parent == saves.folder()
            name = writer.path.stem if inside else str(writer.path)
            line = _("saved; continue with: ./jotun play --resume {name}")
            self.console.say(line.format(name=shlex.quote(name)))

    def say_where(self) -> None:
        """Say where the record is."""
        writer = self.session.writer
        if writer is not None:
            self.console.say(_("saved as {path}").format(path=writer.path))


def large_parts(scene: Scene) -> tuple[Board | Zone | Track | Sheet, ...]:
    """What takes many lines and often stays the same for a while."""
    return (*scene.boards, *scene.zones, *scene.tracks, *scene.sheets)


def without(scene: Scene, seen: set[bytes]) -> Scene:
    """The scene without large parts that were seen just so; what lies on a space is told with its board."""
    return msgspec.structs.replace(
        scene,
        boards=tuple([board for board in scene.boards if encode(board) not in seen]),
        zones=tuple([zone for zone in scene.zones if zone.at or encode(zone) not in seen]),
        tracks=tuple([track for track in scene.tracks if encode(track) not in seen]),
        sheets=tuple([sheet for sheet in scene.sheets if encode(sheet) not in seen]),
    )
