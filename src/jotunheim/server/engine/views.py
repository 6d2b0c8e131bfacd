"""What a seat sees, as a frame: the scene in HTML parts, its version, and what the seat can do about it."""

import contextlib
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any, Final, NamedTuple

import msgspec

from jotunheim.kernel import IllegalAction
from jotunheim.kernel.windows import OpenReact
from jotunheim.learn.course import NO_LESSON, remarks
from jotunheim.records.session import Session
from jotunheim.records.timeline import Play
from jotunheim.render.html import parts, text_board
from jotunheim.render.links import plain
from jotunheim.render.memo import Memo
from jotunheim.render.panels import earlier_lines
from jotunheim.render.prompts import places_html
from jotunheim.scene import Prompt, Scene
from jotunheim.server.engine.answers_ahead import ahead
from jotunheim.server.engine.frame_header import FrameHeader
from jotunheim.server.engine.last_offers import Offered
from jotunheim.server.engine.live import Live
from jotunheim.server.engine.messages import Seen
from jotunheim.texts import ENGLISH, _, speaking, spoken

# Bytes of parts that are kept as they are sent: about five hundred of the usual size. The ground of a map has 150 kB.
KNOWN: Final = 4 << 20


def version_of(hashes: dict[str, str]) -> str:
    """The version of a view: equal parts, equal versions."""
    text = "\n".join([f"{name} {hashes[name]}" for name in sorted(hashes)])
    return blake2b(text.encode(), digest_size=8).hexdigest()


class Written(NamedTuple):
    """A part as it is sent."""

    json: bytes
    digest: str  # 12 hex digits, by which a page knows whether it has the part


class Writing:
    """Parts as JSON. A cached part is the same string object, so it is found without comparing text."""

    def __init__(self, most: int = KNOWN) -> None:
        self.most = most
        self.size = 0  # bytes of all that is known
        self.known: dict[str, Written] = {}

    def of(self, part: str) -> Written:
        """Written now, or lately."""
        found = self.known.get(part)
        if found is None:
            json = _encoder.encode(part)
            found = Written(json, sha256(json).hexdigest()[:12])
            self.keep(part, found)
        return found

    def keep(self, part: str, written: Written) -> None:
        """Find it again next time; when there is too much, forget the oldest: memory stays level."""
        self.size += len(written.json)
        while self.size > self.most and self.known:
            self.size -= len(self.known.pop(next(iter(self.known))).json)
        self.known[part] = written

    def hashes(self, parts: dict[str, str]) -> dict[str, str]:
        """By the name of the part."""
        return {name: self.of(part).digest for name, part in parts.items()}


_encoder: Final = msgspec.json.Encoder()
WRITING: Final = Writing()


def current_version(live: Live, seat: int) -> str:
    """The version of what a seat sees now."""
    found = live.versions.get(seat)
    if found is None or found[0] != live.seq:
        found = live.seq, shown_version(live, seat)
        live.versions[seat] = found
    return found[1]


def shown_version(live: Live, seat: int) -> str:
    """The version of what the session shows a seat: that of the English view, in all languages."""
    with speaking(ENGLISH):
        return version_of(WRITING.hashes(parts_of(live, live.session.scene(seat), seat)))


def seen(live: Live, seat: int, have: dict[str, str], public_ply: int = -1) -> Seen:
    """What a seat sees now, or saw at a moment of the past."""
    if public_ply < 0:
        return frame(live, seat, have)
    with moment_of_past(live, public_ply):
        return frame(live, seat, have)


def as_text(live: Live, seat: int, public_ply: int) -> str:
    """The table as text, as a seat sees it now or saw it at a moment of the past."""
    return text_board(scene_at(live, seat, public_ply))


def earlier_log(live: Live, seat: int, public_ply: int) -> str:
    """The lines of the log that a frame leaves out, as a seat reads them."""
    return earlier_lines(scene_at(live, seat, public_ply))


def places(live: Live, seat: int, public_ply: int) -> list[str]:
    """The places that the question leaves out, in words, and the checksum by which a page knows them."""
    return list(places_html(scene_at(live, seat, public_ply)))


def scene_at(live: Live, seat: int, public_ply: int) -> Scene:
    """What a seat sees now (-1), or saw at a moment of the past."""
    if public_ply < 0:
        return live.session.scene(seat)
    with moment_of_past(live, public_ply):
        return live.session.scene(seat)


@contextlib.contextmanager
def moment_of_past(live: Live, public_ply: int) -> Iterator[None]:
    """The session shows an earlier moment, for a while."""
    session, last = live.session, last_moment(live)
    if public_ply > last:
        line = _("there is no moment {moment}; the last is {last}")
        raise IllegalAction(line.format(moment=public_ply, last=last))
    try:
        session.go_to(min(session.line.number_at(public_ply), live.bound))
        yield
    finally:
        session.go_to(live.bound)


def frame(live: Live, seat: int, have: dict[str, str]) -> Seen:
    """The table as the session shows it."""
    scene = live.session.scene(seat)
    shown = {name: WRITING.of(part) for name, part in parts_of(live, scene, seat).items()}
    hashes = {name: part.digest for name, part in shown.items()}
    header = header_of(live, seat, scene, hashes)
    parts = {name: part.json for name, part in shown.items() if have.get(name) != part.digest}
    return Seen(header, parts, hashes)


def header_of(live: Live, seat: int, scene: Scene, hashes: dict[str, str]) -> FrameHeader:
    """What a page knows about a view beside its parts: of which moment it is, and what the seat can do."""
    session, prompt = live.session, scene.prompt
    is_live = session.is_live
    free = is_live and not live.held
    mine = prompt is not None and prompt.mine
    if prompt is not None and mine and is_live:
        note_offers(live, prompt)
    undo, undo_why = undo_words(live, seat) if free else ("", "")
    return FrameHeader(
        version=version_in(live, seat, hashes, is_live),
        seat=seat,
        mine=mine and free,
        asked=prompt.seat if prompt is not None else -1,
        over=scene.ending is not None,
        public_ply=moment(session),
        last=last_moment(live),
        live=session.now == live.bound,
        undo=undo,
        undo_why=undo_why,
        turn=seat >= 0 and live.game.turn_of(session.g) == seat,
        ask_back=bool(undo_why) and session.agreed_takeback(seat) >= 0,
        propose=free and live.game.can_propose(session.g, seat),
        # An open window is the kernel's own question, the same in every game.
        window=mine and isinstance(session.g.asked, OpenReact),
        order=session.orders.get(seat, "ask"),
        ahead=ahead(live, seat) if seat >= 0 and free else None,
        news=_news(scene.log[-1].text) if scene.log else "",
        held_why=live.held_words(),
        lesson=lesson_at(live),
        remarks=remarks_at(live, seat),
        open=live.game.is_open_now(session.g),
    )


def lesson_at(live: Live) -> int:
    """How far the table has followed the course of its lesson."""
    course = live.course
    return course.reached(live.tokens()) if course is not None else NO_LESSON


def remarks_at(live: Live, seat: int) -> tuple[int, ...]:
    """What the coach of a lesson can say to what has happened since the table left the course."""
    if live.course is None or seat < 0:
        return ()
    return tuple(remarks(live.game, live.session.g, live.course, live.tokens(), seat))


@lru_cache(maxsize=256)
def _news(text: str) -> str:
    """A line of the log without its links; cached, because several seats get the same line."""
    return plain(text)


def version_in(live: Live, seat: int, hashes: dict[str, str], is_live: bool) -> str:
    """The version of a view whose parts have these hashes; the same in all languages."""
    if spoken() != ENGLISH:
        return current_version(live, seat) if is_live else shown_version(live, seat)
    version = version_of(hashes)
    if is_live:
        live.versions[seat] = live.seq, version
    return version


def parts_of(live: Live, scene: Scene, seat: int) -> dict[str, str]:
    """The HTML of all parts; the table as text is asked for by those who read it (`as_text`)."""
    session = live.session

    def pictures(name: str) -> str:
        return live.game.picture(session.g, seat, name)

    memo = live.drawn.setdefault(spoken(), Memo())
    return parts(scene, pictures, tools=True, memo=memo)


def moment(session: Session) -> int:
    """The moment that is shown: plays without covert passes."""
    return session.g.ply - session.g.covert_passes


def last_moment(live: Live) -> int:
    """The latest moment that may be seen."""
    line = live.session.line
    return line.plays[live.bound - 1].public_ply if live.bound else line.base


def undo_words(live: Live, seat: int) -> tuple[str, str]:
    """What undo would take back, or why it cannot."""
    if seat < 0:
        return "", ""
    session = live.session
    why = _("the game is over") if session.g.over else session.why_no_takeback(seat)
    return ("", why) if why else (label_of_last(live, seat), "")


def note_offers(live: Live, prompt: Prompt) -> None:
    """Remember the words of options; the question before is needed if this one is shown again."""
    plays = live.session.plays
    latest = live.offered.get(spoken(), [])
    if not latest or not latest[0].is_after(plays, len(plays)):
        live.offered[spoken()] = [Offered(plays, prompt), *latest[:1]]


def label_of_last(live: Live, seat: int) -> str:
    """The last play of a seat in words, as it was offered; usually it saw the offer a moment ago."""
    session = live.session
    play = next(play for play in reversed(session.plays) if play.seat == seat)
    first = session.spans.get(play.number, play.number - 1)  # one click may have made several plays
    words = [label_of(live, one) for one in session.plays[first : play.number]]
    return ", ".join(words)


def label_of(live: Live, play: Play) -> str:
    """A play in words, as it was offered."""
    session = live.session
    answer = session.game.words.names[play.token]
    for offered in live.offered.get(spoken(), []):
        if offered.is_after(session.plays, play.number - 1) and answer in offered.labels:
            return offered.labels[answer]
    before: Any = session.line.state_after(play.number - 1)
    assert before.asked is not None
    return session.game.choice(before, before.asked, play.token).label
