"""What a game writes: set-up and end, views, words, rules of thumb, and what a table may ask besides."""

from typing import TYPE_CHECKING, Generic

from mypy_extensions import mypyc_attr

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.errors import ContentError, SituationError
from jotunheim.kernel.journal import Event, EventKind
from jotunheim.kernel.outcome import Outcome
from jotunheim.kernel.settings import Setting, Settings
from jotunheim.kernel.steps import Decision, G
from jotunheim.kernel.words import DONE, PASS, Vocabulary
from jotunheim.scene import Board, Catalogue, Choice, Gain, Route, Scene
from jotunheim.texts import N_, _

if TYPE_CHECKING:
    from jotunheim.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Generic[G]):
    """A game by its facts, and the methods that games write; the others have answers that fit most games."""

    def __init__(self, name: str, title: str, words: Vocabulary) -> None:
        self.name = name  # as typed: connect-four
        self.title = title  # as printed: Connect Four
        self.words = words
        self.summary = ""  # one line for lists of games
        # Of a first game against bots, where the defaults are too much.
        self.first_options: dict[str, str] = {}
        self.goods = N_("Cards")  # what lies in front of the players, as a phone's tab calls it
        self.rules_version = 1  # a change that breaks records bumps it
        self.content_version = ""  # a hash of the content, where there is some
        self.fewest = 2
        self.most = 2
        self.cooperative = False  # all seats win or lose together
        self.has_points = True  # False: a seat wins or loses, and its score is no number to read
        self.names_targets = False  # `is_target` says at whom something is aimed
        self.settings: list[Setting] = []
        self.aliases: dict[str, str] = {}  # questions and tokens of older records -> today's
        self.package = ""  # where ledger.md lies: "jotunheim.games.giant"
        self.events: dict[str, EventKind[G]] = {}  # by name; `declare` fills it
        self.roles: dict[str, str] = {}  # of events in fights, by name; `declare_fights` fills it
        self.turning_points: list[str] = []  # names of events that decide games
        self.turn_ends: list[str] = []  # names of options that say by themselves: this ends my turn
        self.horizon = 8  # decisions that search plays out before it evaluates
        self.memory = 0.0  # iterations saved for each visit that the last search left here
        self.crowd = 0  # options that take the whole budget, fewer take less; 0: all take it

    # Rules, views, words, rules of thumb ----------------------------------------------------------

    def set_up(self, settings: Settings, seats: int, chance: Chance) -> G:
        """A new table, with steps on its agenda; `start` settles it."""
        raise NotImplementedError

    def outcome(self, g: G) -> Outcome:
        """How it ended."""
        raise NotImplementedError

    def view(self, g: G, seat: int) -> Scene:
        """What the seat may see, and nothing else; -1 is a spectator."""
        raise NotImplementedError

    def turn_of(self, g: G) -> int:
        """The seat whose turn it is; -1: nobody's, or a turn is one answer.

        The page lets people look back on their turn before an answer ends it.
        """
        return -1

    def situation(self, text: str, settings: Settings, seats: int, chance: Chance) -> G:
        """A table set up in the game's own small language; `open_situation` settles it."""
        raise SituationError(_("{game} has no language for situations").format(game=self.name))

    def with_content(self, folder: str) -> "Game[G]":
        """The same game with a content pack laid over ours."""
        line = _("{game} has no content that a pack could replace")
        raise ContentError(line.format(game=self.name))

    def content(self) -> list[tuple[str, str, str]]:
        """Every entry of the content: its kind, its text, its source (R, P or H)."""
        return []

    def seat_name(self, g: G, seat: int) -> str:
        """What a seat is called in the game."""
        return _("seat {n}").format(n=seat + 1)

    def choice(self, g: G, decision: Decision[G], token: int) -> Choice:
        """An option in words."""
        name = self.words.names[token]
        if token in (PASS, DONE):
            return Choice(token=name, label=decision.end_label(token))
        return Choice(token=name, label=name.replace(":", " ").replace("_", " "))

    def choices(self, g: G, decision: Decision[G], tokens: list[int]) -> list[Choice]:
        """Options in words; where there are hundreds, find out once what they have in common."""
        return [self.choice(g, decision, token) for token in tokens]

    def route(self, g: G, decision: Decision[G], tokens: list[int]) -> Route:
        """A whole answer in words: by default that of its last token but DONE."""
        names = [self.words.names[t] for t in tokens]
        last = [n for n in names if n != "done"][-1]
        return Route(tokens=tuple(names), label=last.replace(":", " "), target=last)

    def routes(self, g: G, decision: Decision[G]) -> list[Route]:
        """All whole answers in words, in the order in which people look for them."""
        return [self.route(g, decision, tokens) for tokens in decision.routes(g)]

    def sentence(self, g: G, event: Event, seat: int) -> str:
        """An event in words for this seat; empty: it is not worth a line.

        It may speak of what the event holds, of the content and of the seats by their names: nothing
        else, for lines are worded once, and read the same for the rest of the game.
        """
        kind = self.events.get(event.what)
        if kind is None:
            return f"{event.what} {' '.join([str(v) for v in event.values])}".strip()
        return kind.sentence(g, event.values)

    def actor_of(self, g: G, event: Event) -> int:
        """The seat an event is about, whose sign stands in front of the line; -1: none."""
        kind = self.events.get(event.what)
        if kind is None or kind.actor is None:
            return -1
        return kind.actor(g, event.values)

    def evaluate(self, g: G, seat: int) -> float:
        """How well the seat stands, in [-1, 1]; for search at a horizon."""
        return 0.0

    def evaluate_all(self, g: G) -> list[float]:
        """The same for every seat; write it where the seats share most of the work."""
        return [self.evaluate(g, seat) for seat in range(g.seats)]

    def is_quiet(self, g: G) -> bool:
        """May search stop playing on here? Not in the middle of something that `evaluate` cannot judge."""
        return True

    def weigh(self, g: G, options: list[int]) -> list[float]:
        """The game's rule of thumb: how good each option looks to the asked seat; more is better.

        `g` is always a world as the seat knows it (see `normal`), never the table itself.
        """
        return [0.0] * len(options)

    def habit(self, g: G, asked: Decision[G]) -> str:
        """The name under which learned players keep what they have learned about such a question; empty: nothing.

        It begins with the name of the question. A game adds, after blanks, what changes the worth of all its options,
        like the race or how late it is, and leaves out questions whose tokens mean something else each time.
        """
        return asked.name()

    def is_open(self, settings: Settings) -> bool:
        """Do all seats see the same with these settings? Then one screen needs no curtain."""
        return False

    def is_open_now(self, g: G) -> bool:
        """Does every seat see the same at this moment? Then a shared screen goes on without a curtain."""
        return False

    # What a table may ask besides -----------------------------------------------------------------

    def ground(self, setting: str, value: str) -> Board | None:
        """The map that a value of an option stands for, so that a form can show a small picture of it."""
        return None

    def explain(self, g: G, seat: int, key: str) -> str:
        """A space in words for somebody who points at it, on offer or not: what it is, and why not now."""
        return ""

    def introduce(self, g: G, seat: int) -> list[tuple[str, str]]:
        """What a side can do that others cannot, open to all: titles and texts (leader, own cards, goals)."""
        return []

    def measure(self, g: G, seat: int, one: str, other: str) -> str:
        """What lies between two spaces of a board with a ruler (`Board.ruler`), in words."""
        return ""

    def composed(self, g: G, seat: int, text: str) -> tuple[list[int], str]:
        """The answer that a filled sheet stands for (`Workshop`) with a preview, or nothing and what is wrong."""
        return [], ""

    def has_secret_reactions(self) -> bool:
        """May a seat be asked without the others knowing? Else no form and no menu speaks of it."""
        return True

    def can_propose(self, g: G, seat: int) -> bool:
        """May a seat see what another seat is asked, and propose an answer? It rests on public facts."""
        asked = g.asked
        if not self.cooperative or asked is None or seat < 0 or asked.seat == seat:
            return False
        return not asked.covert and not asked.secret

    def picture(self, g: G, seat: int, name: str) -> str:
        """An SVG fragment that a scene of this seat mentions by name; made only when drawn."""
        return ""

    def catalogue(self, g: G) -> Catalogue:
        """All pieces, cards and dice of the game as printed, whatever lies on this table; empty: none are listed."""
        return Catalogue()

    def gains(self, g: G) -> list[Gain]:
        """Where the points came from, in the order of the game; nothing: nobody keeps count."""
        return []
