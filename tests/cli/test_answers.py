"""What a typed line means."""

from jotunheim.cli.answers import by_label
from jotunheim.render.choices import entries
from jotunheim.scene import Choice, Prompt

MOVES = Prompt(
    question="Where to?",
    choices=(Choice(token="hex:1513", label="to 1513"), Choice(token="hex:0002", label="to 0002")),
)


def test_a_place_with_a_number_for_a_name_can_be_typed() -> None:
    assert by_label("1513", entries(MOVES)) == ["hex:1513"]


def test_a_number_of_an_option_stays_one_and_a_strange_place_is_none() -> None:
    assert by_label("0002", entries(MOVES)) == []  # option 2
    assert by_label("1514", entries(MOVES)) == []
    assert by_label("done", entries(MOVES)) == []
