"""Each reads the table in a language of their own: pages, sockets, reasons, hints, the log."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jotunheim import texts
from jotunheim.testing.pseudo import LANGUAGE, MARKED, WORD, pseudo, read_of
from jotunheim.testing.words import CLAUSE, CODE
from tests.kit.catalogues import made_up
from tests.server.web.served import Browser, Line, Server, serving

ABROAD = {"accept-language": f"{LANGUAGE},en;q=0.5"}
# What is the same in all languages: who plays, the worker, keys, ids, addresses, hashes, a command to type.
SAME = {
    *("Solveig", "Tova", "Jotunheim", "Esc", "jotun", "verify", "Solveig’s"),
    *("http", "https", "tables", "seat", "new"),
}
HEX = re.compile(r"[0-9a-f]{12,}|[A-Za-z0-9_-]{20,}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a second language; its engine processes have it, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(texts.FURTHER, str(made_up(tmp_path_factory.mktemp("locale"))))
        with serving(tmp_path_factory.mktemp("served")) as found:
            yield found


@pytest.fixture
def solveig(server: Server) -> Browser:
    """She reads the made-up language."""
    found = server.browser()
    found.http.headers.update(ABROAD)
    return found.named("Solveig")


def plain_words(read: list[str]) -> list[str]:
    """Words of no catalogue among those that people read."""
    found = [word.strip(".:'’-") for text in read for word in WORD.findall(HEX.sub("", text))]
    return sorted({word for word in found if word not in SAME and not is_code(word)})


def is_code(word: str) -> bool:
    """Printed on pieces, maps and sheets, or the id of a rule."""
    return bool(CODE.fullmatch(word) or CLAUSE.fullmatch(word))


def is_abroad(text: str) -> bool:
    return any(letter in MARKED for letter in text)


def socket(browser: Browser, table: str, seat: int, language: str) -> Line:
    line = Line(browser, table, seat, "own", {"accept-language": language})
    browser.lines.append(line)
    line.send({"do": "have", "version": "", "parts": {}})
    return line


@pytest.mark.parametrize(
    "path", ["/", "/new?game=giant", "/new?game=assault", "/import", "/nothing"]
)
def test_pages_speak_the_language_of_the_browser(solveig: Browser, path: str) -> None:
    page = solveig.get(path).text

    assert f'<html lang="{LANGUAGE}"' in page
    assert plain_words(read_of(page)) == []


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("connect-four", {}),
        ("leduc", {}),
        ("giant", {}),
        ("assault", {"seats": "3", "seat3": "squire"}),
    ],
)
def test_the_table_speaks_it_before_and_after_it_begins(
    solveig: Browser, game: str, more: dict[str, str]
) -> None:
    waiting = solveig.open_table(game, **{**more, "title": "Tova"})
    playing = solveig.open_table(game, **{**more, "title": "Tova", "seat2": "squire"})

    assert plain_words(read_of(solveig.get(f"/tables/{waiting}").text)) == []
    page = solveig.get(f"/tables/{playing}").text
    assert is_abroad(page) and plain_words(read_of(page)) == []
    with socket(solveig, playing, 0, LANGUAGE) as line:
        for number in range(4):
            if not line.until_mine()["over"]:
                line.play(f"a{number}")
        line.until_mine()
        for name, part in line.parts.items():
            assert (name, plain_words(read_of(part))) == (name, [])
        assert plain_words([line.frame["news"], line.frame["undo"], line.frame["undo_why"]]) == []


def test_two_languages_at_one_seat(solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")
    question = "Which column do you drop a disc into?"
    with (
        socket(solveig, table, 0, LANGUAGE) as abroad,
        socket(solveig, table, 0, "de,en") as english,
        socket(solveig, table, -1, "en") as watching,
    ):
        lines = (abroad, english)
        for number in range(4):  # in turns: what one plays, the other sees in words of their own
            versions = [line.until_mine()["version"] for line in lines]
            assert versions[0] == versions[1]
            assert tokens_of(abroad) == tokens_of(english)
            assert pseudo(question) in abroad.parts["prompt"]
            assert question in english.parts["prompt"]
            assert not is_abroad("".join(english.parts.values()))
            ply = abroad.frame["public_ply"]
            lines[number % 2].act(f"a{number}")
            for line in lines:
                until_later(line, ply)
        watching.until("frame")
        assert not is_abroad("".join(watching.parts.values()))


def tokens_of(line: Line) -> list[str]:
    return re.findall(r'data-token="([^"]+)"', line.parts["prompt"])


def until_later(line: Line, ply: int) -> None:
    """Read on to a frame of a later moment."""
    while line.frame["public_ply"] <= ply or not (line.frame["mine"] or line.frame["over"]):
        line.next()


def test_reasons_hints_and_refusals_speak_it(solveig: Browser) -> None:
    table = solveig.open_table(seat2="squire")
    with socket(solveig, table, 0, LANGUAGE) as line:
        line.until_mine()
        line.send({"do": "why", "token": "column:9"})
        assert plain_words([line.until("why")["text"]]) == []
        line.send({"do": "hint"})
        hint = line.until("hint")
        assert is_abroad(hint["lines"][0]) and is_abroad(hint["level"])
        refusals: list[dict[str, Any]] = [
            {"do": "act", "id": "x", "on": "0" * 16, "tokens": ["column:1"]},
            {"do": "act", "id": "y", "on": line.frame["version"], "tokens": ["pass"]},
            {"do": "undo", "id": "z", "on": line.frame["version"]},
            {"do": "order", "id": "o", "order": "never"},
            {"do": "look", "public_ply": 99},
            {"do": "dance"},
        ]
        for message in refusals:
            line.send(message)
            text = line.until("refused")["text"]
            assert is_abroad(text), (message, text)


def test_the_record_is_the_same_in_all_languages(solveig: Browser, server: Server) -> None:
    table = solveig.open_table(seat2="random")
    with socket(solveig, table, 0, LANGUAGE) as line:
        for number in range(40):
            if line.until_mine()["over"]:
                break
            line.play(f"a{number}")
        assert plain_words(read_of(line.parts["prompt"])) == []  # the end
    stranger = server.browser()

    abroad = solveig.get(f"/tables/{table}/record").text
    assert abroad == stranger.get(f"/tables/{table}/record").text
    assert plain_words(read_of(solveig.get(f"/tables/{table}/verify").text)) == []


@pytest.mark.parametrize(
    "content", [b"hello", b"jotunheim record 1\ngame chess\nrules 1\nseats 2\n\n"]
)
def test_what_is_wrong_with_a_record_is_said_in_it(solveig: Browser, content: bytes) -> None:
    page = solveig.http.post("/import", files={"file": ("game.jotun", content)}).text
    found = re.search(r'role="alert"[^>]*>(.*?)<', page, re.S)

    assert found is not None and is_abroad(found[1])


def test_the_made_up_catalogue_is_complete(tmp_path: Path) -> None:
    assert (made_up(tmp_path) / LANGUAGE / "LC_MESSAGES" / "jotunheim.mo").stat().st_size > 100_000
