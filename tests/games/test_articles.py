"""Articles fit the words after them, in everything that people read of golden records."""

import re
from pathlib import Path
from typing import Final

import pytest

from jotunheim import registry
from jotunheim.records import Session
from jotunheim.records.files import read
from jotunheim.records.replays import replay

HERE = Path(__file__).parent
STEP: Final = 11  # plays from one question that is read to the next
# "a" before a vowel, "an" before none; but "a unit", "a one", and "A or B" of decks.
WRONG: Final = re.compile(
    r"\b(?:[Aa] (?!un|us|eu|on|or)[aeiou]|[Aa]n (?!h)[b-df-hj-np-tv-z])\w*", re.I
)


def sentences(game: str) -> set[str]:
    """Log, questions and options of a golden record, as each seat reads them."""
    record = min((HERE / game / "golden").glob("01*.jotun"))
    session = replay(read(record), registry.game(game)).session
    found = {line.text for seat in range(session.header.seats) for line in session.log(seat)}
    for number in range(0, len(session.plays), STEP):
        session.go_to(number)
        found |= question(session)
    return found


def question(session: Session) -> set[str]:
    """A question with its options."""
    asked = session.g.asked
    prompt = session.scene(asked.seat).prompt if asked is not None else None
    if prompt is None:
        return set()
    words = {word for one in prompt.choices for word in (one.label, one.note, one.figure)}
    words |= {word for one in prompt.routes for word in (one.label, one.note, one.figure)}
    return {prompt.question, *words}


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_an_article_fits_the_word_after_it(game: str) -> None:
    """T-73: "A Alliance Marker is placed", "place a elite unit"."""
    found = sentences(game)

    assert len(found) > 100
    assert [line for line in found if WRONG.search(line)] == []


def test_wrong_articles_are_found() -> None:
    assert WRONG.search("A Alliance Marker is placed") and WRONG.search("place a elite unit")
    assert WRONG.search("an Marker") and not WRONG.search("an elite unit or a unit of an hour")
