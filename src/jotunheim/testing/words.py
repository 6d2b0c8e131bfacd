"""The check `words`: every word that a game shows goes through the catalogues, so that it can be translated.

The game is played in a made-up language; what is read of pages, texts, reasons and the log must be in it. And the
game is played the same in it as in English: no state, no record and no cached view may hold a language.
"""

import re
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any, Final

from jotunheim.kernel import Decision, Game, IllegalAction, to_data
from jotunheim.render.html import parts
from jotunheim.render.prompts import places_html
from jotunheim.render.text import render
from jotunheim.scene import CLAUSE_ID, Scene, encode
from jotunheim.testing.complaint import Complaint, expect, expect_same
from jotunheim.testing.driver import courses
from jotunheim.testing.pseudo import EVERYTHING, WORD, read_of
from jotunheim.testing.walk import Course, Walk
from jotunheim.texts import ENGLISH, Voice, _, speaking, voiced

# What is the same in all languages, and why.
CODE: Final = re.compile(r"[A-Z]{1,2}\d*|[A-Za-z](?:-?\d+)*")  # printed on pieces, maps and sheets
CLAUSE: Final = re.compile(rf"{CLAUSE_ID}(?:-R)?")  # the id of a rule or a ruling
BRAND: Final = "Jotunheim"
WIDTHS: Final = (80, 140)
LOOKS: Final = 12  # decisions of a game at which all views are read
REASONS: Final = 300  # tokens of a question for which a reason is asked


def check_words(
    game: Game[Any],
    games: int = 1,
    seats: int = 0,
    seed: int = 0,
    given: dict[str, str] | None = None,
    names: Iterable[str] = (),
    voice: Voice = EVERYTHING,
    most: int = 400,
) -> int:
    """Play and look in a made-up language; returns how many texts were read.

    `names` are words that stay as they are (say why); `most` is how many decisions of a game are played.
    """
    known = frozenset({BRAND, *names, *game.words.names})
    count = Words(game, voice, known).check_shelf()
    for course in courses(game, games, seats, seed, given):
        words = Words(game, voice, known)
        words.check_course(course, most)
        count += words.count
    return count


class Words:
    """What was read of one game."""

    def __init__(self, game: Game[Any], voice: Voice, known: frozenset[str]) -> None:
        self.game = game
        self.voice = voice
        self.known = known
        self.count = 0

    def abroad(self) -> AbstractContextManager[None]:
        """Speak the made-up language for a while."""
        return voiced(self.voice)

    def check_shelf(self) -> int:
        """What the lobby shows: title, summary, options."""
        with self.abroad():
            self.read("the title", [_(self.game.title)])
            self.read("the summary", [_(self.game.summary)])
            for setting in self.game.settings:
                self.read(f"the help of option {setting.name}", [_(setting.help)])
        return self.count

    def check_course(self, course: Course, most: int) -> None:
        """One game: looked at here and there, and at its end."""
        walk, twin = Walk(course), Walk(course)
        every = max(1, self.length(course, most) // LOOKS)
        while not walk.g.over and len(walk.plays) < most:
            if len(walk.plays) % every == 0:
                self.look(walk)
            token = walk.pick()
            walk.play(token)
            with self.abroad():
                twin.play(token)
        self.look(walk)
        what = "played in another language, the table is another"
        expect_same(to_data(walk.g), to_data(twin.g), "words", f"{walk.where()}: {what}")

    def length(self, course: Course, most: int) -> int:
        """How many decisions will be played."""
        walk = Walk(course)
        while not walk.g.over and len(walk.plays) < most:
            walk.play(walk.pick())
        return len(walk.plays)

    def look(self, walk: Walk) -> None:
        """Everything that anybody reads now; English reads as before."""
        for seat in walk.seats():
            with speaking(ENGLISH):
                before = self.seen(walk, seat)
            with self.abroad():
                where = f"{walk.where()}: seat {seat}"
                self.read_scene(walk, self.game.view(walk.g, seat), seat, where)
            with speaking(ENGLISH):
                what = f"{where}: after somebody has read in another language"
                expect(self.seen(walk, seat) == before, "words", f"{what}, English is not the same")
        with self.abroad():
            self.read_reasons(walk)

    def seen(self, walk: Walk, seat: int) -> tuple[bytes, dict[str, str]]:
        """What a seat sees: the scene, and the page it makes."""
        scene = self.game.view(walk.g, seat)
        return encode(scene), self.page(walk, scene, seat)

    def page(self, walk: Walk, scene: Scene, seat: int) -> dict[str, str]:
        """The page of a scene, with what a reader can unfold."""
        found = parts(scene, lambda name: self.game.picture(walk.g, seat, name), tools=True)
        found["places"] = places_html(scene)[0]
        return found

    def read_scene(self, walk: Walk, scene: Scene, seat: int, where: str) -> None:
        """A view as page and as text, narrow and wide."""
        for name, html in self.page(walk, scene, seat).items():
            self.read(f"{where}: {name} of the page", read_of(html))
        for width in WIDTHS:
            text = render(scene, width)
            self.read(f"{where}: the table as text, {width} wide", text.split("\n"))
        for line in scene.log:
            self.read(f"{where}: the log", [re.sub(r"\]\([^()\s]+\)", "]", line.text)])

    def read_reasons(self, walk: Walk) -> None:
        """Why what is not on offer cannot be picked."""
        asked: Decision[Any] | None = walk.g.asked
        if asked is None:
            return
        names = self.game.words.names
        step = max(1, len(names) // REASONS)
        for token in range(walk.rng.below(step), len(names), step):
            if token not in walk.g.options:
                where = f"{walk.where()}: why not {names[token]}"
                self.read(where, [asked.why_not(walk.g.me(), token), self.refusal(walk, token)])

    def refusal(self, walk: Walk, token: int) -> str:
        """What the rules say to an answer that is not on offer."""
        try:
            if token not in walk.g.asides(walk.g.asked.seat if walk.g.asked else 0):
                walk.g.clone().play(token)
        except IllegalAction as error:
            return str(error)
        return ""

    def read(self, where: str, texts: list[str]) -> None:
        """Complain about the first word that is in no catalogue."""
        for text in texts:
            self.count += 1
            for word in WORD.findall(text):
                if not self.is_known(word):
                    raise Complaint("words", f"{where}: {word!r} in {text.strip()[:160]!r}")

    def is_known(self, word: str) -> bool:
        """Is it a code, a clause, a token or a name?"""
        bare = word.strip(".:'’-")
        return bool(CODE.fullmatch(bare) or CLAUSE.fullmatch(bare)) or bare in self.known
