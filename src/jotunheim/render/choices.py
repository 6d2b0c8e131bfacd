"""The entries of a prompt as people pick them: numbered, options of one group together.

The terminal, the page and the screen reader give the same number to the same answer.
"""

from typing import NamedTuple

from jotunheim.scene import Choice, Prompt, Route


class Entry(NamedTuple):
    """One thing that can be picked by its number; `tokens` is the answer it gives."""

    number: int
    tokens: tuple[str, ...]
    label: str
    note: str
    figure: str
    group: str
    target: str
    detail: tuple[str, ...]
    kind: str  # choice, route, aside
    picked: bool


def grouped(choices: tuple[Choice, ...]) -> list[Choice]:
    """Choices of one group together, groups in the order of their first choice."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return [choice for group in groups.values() for choice in group]


def entries(prompt: Prompt) -> list[Entry]:
    """All that can be picked, numbered from 1: choices by group, then routes, then asides."""
    found: list[Entry] = []
    for choice in grouped(prompt.choices):
        found.append(_of_choice(len(found) + 1, choice, "choice", prompt))
    single = {(choice.token,) for choice in prompt.choices}
    for route in prompt.routes:
        if route.tokens not in single:  # a route of one step that is a choice anyway adds nothing
            found.append(_of_route(len(found) + 1, route))
    for choice in grouped(prompt.asides):
        found.append(_of_choice(len(found) + 1, choice, "aside", prompt))
    return found


def numbers(prompt: Prompt | None) -> dict[str, int]:
    """The number of each token that a single pick gives, to be shown on the board."""
    if prompt is None:
        return {}
    return {e.tokens[0]: e.number for e in entries(prompt) if e.kind == "choice"}


def _of_choice(number: int, choice: Choice, kind: str, prompt: Prompt) -> Entry:
    return Entry(
        number,
        (choice.token,),
        choice.label,
        choice.note,
        choice.figure,
        choice.group,
        choice.target,
        choice.detail,
        kind,
        choice.token in prompt.picks,
    )


def _of_route(number: int, route: Route) -> Entry:
    return Entry(
        number, route.tokens, route.label, route.note, "", "", route.target, (), "route", False
    )
