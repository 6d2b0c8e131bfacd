"""What a function worded is kept, each language apart (shape.md, part 8); texts with a number."""

import gettext
from collections.abc import Iterator

import pytest

from jotunheim import texts
from jotunheim.texts import Voice, _, kept, plural, voiced

MADE: list[int] = []


class Shouting(gettext.NullTranslations):
    """A language in which everybody shouts."""

    def gettext(self, message: str) -> str:
        return f"{message}!"


@kept(2)
def counted(number: int) -> str:
    """A text that notes when it is made."""
    MADE.append(number)
    return _("{n} of ore").format(n=number)


@pytest.fixture(autouse=True)
def nothing_made() -> Iterator[None]:
    foreign = texts.SPEECH.foreign
    MADE.clear()
    yield
    texts.SPEECH.foreign = foreign  # tests of other rooms go on in English alone


def test_a_text_is_made_once() -> None:
    first = counted(1)

    assert counted(1) is first == "1 of ore"
    assert MADE == [1]


def test_each_language_has_its_own_text() -> None:
    assert counted(11) == "11 of ore"
    with voiced(Voice("shouting", Shouting())):
        assert counted(11) == counted(11) == "11 of ore!"

    assert counted(11) == "11 of ore"
    assert MADE == [11, 11]


def test_no_more_texts_are_kept_than_it_says() -> None:
    with voiced(Voice("loud", Shouting())):
        for number in (20, 21, 22, 22, 21):
            counted(number)

    assert MADE == [20, 21, 22, 21]  # 20 and 21 had to go when 22 came


def test_the_function_keeps_its_name_and_docstring() -> None:
    assert counted.__name__ == "counted"
    assert counted.__doc__ == "A text that notes when it is made."


def test_a_text_with_a_number_takes_its_form_and_the_other_words() -> None:
    assert plural("{n} hit of {who}", "{n} hits of {who}", 1, who="Hook") == "1 hit of Hook"
    assert plural("{n} hit of {who}", "{n} hits of {who}", 2, who="Hook") == "2 hits of Hook"
