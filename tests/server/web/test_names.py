"""Names, titles and chat: normalised, or refused with a clear line."""

import unicodedata

import pytest

from jotunheim.server import names

GOOD = [
    "Solveig",
    "Bjørn",
    "Jean-Luc",
    "O’Neill",
    "Ægir 2",
    "李小龍",
    "田中 Ken",
    "Ольга",
    "Αθηνά",
    "محمد",
    "x",
    "🙂 Troll",
]
BAD = {
    "": "at least one",
    "   ": "at least one",
    "x" * 25: "at most 24",
    "x" * 100_000: "at most 24",
    "a\u202eb": "U+202E",  # right-to-left override
    "a\u2066b": "U+2066",  # isolate
    "a\u200bb": "U+200B",  # zero width space
    "a\u200db": "U+200D",  # joiner
    "a\ufeffb": "U+FEFF",
    "a\x00b": "U+0000",
    "a\nb": "U+000A",
    "a\tb": "U+0009",
    "a\x1b[31m": "U+001B",
    "a\u00a0b": "U+00A0",  # a blank that is none
    "\u3164": "U+3164",  # a letter that shows nothing
    "a\u2800": "U+2800",
    "\ue000x": "U+E000",
    "\ud800": "U+D800",
    "Sоlveig": "several alphabets",  # a Cyrillic o
    "Bοb": "several alphabets",  # a Greek o
    "ＳＯＬ": "stands for",
    "𝐒𝐨𝐥": "stands for",
    "ﬁn": "stands for",
    "a\u0301\u0302\u0303\u0304": "marks",
    "\u0301\u0302\u0303a": "marks",
}


@pytest.mark.parametrize("name", GOOD)
def test_a_name_people_have_is_taken(name: str) -> None:
    assert names.person(f"  {name} ") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_a_name_that_deceives_is_refused_with_a_line_that_says_why(name: str) -> None:
    with pytest.raises(names.BadText) as error:
        names.person(name)

    assert BAD[name] in str(error.value)
    assert "\n" not in str(error.value)


def test_a_name_has_one_spelling() -> None:
    assert names.person("Bjo\u0308rn") == names.person("Björn") == "Björn"
    assert names.person("  Ulf   den  store ") == "Ulf den store"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Solveig", "SOLVEIG"),
        ("coco", "сосо"),
        ("Bill", "BiIl"),
        ("Bjorn", "Björn"),
        ("Bo 0", "boO"),
    ],
)
def test_names_that_look_alike_are_twins(one: str, other: str) -> None:
    assert names.twin(one) == names.twin(other)


def test_names_that_differ_are_no_twins() -> None:
    assert len({names.twin(name) for name in GOOD}) == len(GOOD)


def test_a_title_may_be_left_out_but_not_deceive() -> None:
    assert names.title("  ") == ""
    assert names.title("Sunday fjord") == "Sunday fjord"
    with pytest.raises(names.BadText, match="U\\+202E"):
        names.title("Sunday\u202e fjord")


def test_chat_is_one_line_without_hidden_signs() -> None:
    assert names.chat("  well\n played\u202e!\u200b\x07 ") == "well played!"
    assert names.chat("a" + "\u0301" * 9) == "á\u0301\u0301"
    assert names.chat("<b>&") == "<b>&"  # escaped where it is shown, not here


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * 501, "x" * 100_000], ids=ascii)
def test_chat_that_says_nothing_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(names.BadText):
        names.chat(text)
