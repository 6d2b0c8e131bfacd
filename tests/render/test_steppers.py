"""An answer of several numbers, drawn as steppers and as text."""

import json

from msgspec.structs import replace

from jotunheim.render.prompts import prompt_html
from jotunheim.render.text import prompt_text
from jotunheim.scene import Choice, Limit, Prompt, Scene, Stepper
from tests.render.markup import read
from tests.render.scenes import leduc

NUMBERS = ("amount:0", "amount:1", "amount:2")
PROMPT = Prompt(
    question="Where do the marksmen fire?",
    seat=0,
    mine=True,
    form="amounts",
    low=1,
    choices=tuple([Choice(token=name, label=name) for name in NUMBERS]),
    steppers=(
        Stepper(label="at Left Rampart 1", tokens=NUMBERS, group="W2", target="RL1"),
        Stepper(label="at Left Rampart 2", tokens=NUMBERS, group="W2", target="RL2"),
        Stepper(label="at Left Rampart 2", tokens=NUMBERS[:2], group="Tower 1", target="RL2"),
    ),
    limits=(Limit(rows=(0, 1), most=2), Limit(rows=(2,), most=1)),
)


def asked() -> Scene:
    return replace(leduc(), prompt=PROMPT)


def test_each_number_has_a_stepper_with_its_tokens_and_its_name() -> None:
    tags = read(prompt_html(asked(), tools=True))
    rows = [tag.attributes for tag in tags if tag.attributes.get("class") == "stepper"]

    assert [row["data-target"] for row in rows] == ["RL1", "RL2", "RL2"]
    assert json.loads(str(rows[2]["data-numbers"])) == ["amount:0", "amount:1"]
    labels = [tag.attributes.get("aria-label") for tag in tags]
    assert "One more: W2: at Left Rampart 1" in labels


def test_limits_go_with_the_steppers_and_confirm_waits_for_the_least_sum() -> None:
    tags = read(prompt_html(asked(), tools=True))
    [holder] = [tag.attributes for tag in tags if tag.attributes.get("class") == "steppers"]
    [go] = [tag.attributes for tag in tags if tag.attributes.get("data-do") == "confirm"]

    assert json.loads(str(holder["data-limits"])) == [[[0, 1], 2], [[2], 1]]
    assert holder["data-low"] == "1"
    assert "disabled" in go


def test_the_numbers_of_one_row_are_not_listed_as_options() -> None:
    assert "data-token=" not in prompt_html(asked())


def test_a_text_says_what_is_counted_and_how_to_type_it() -> None:
    lines = [line.strip() for line in prompt_text(asked(), width=80).splitlines()]

    assert "W2: at most 2 in all" in lines
    assert "at Left Rampart 1                  0 to 2" in lines
    assert "Type 3 numbers in a row, such as 1 0 0." in lines
