"""The entries of a prompt as people pick them: numbered, options of one group together.

The terminal, the page and the screen reader give the same number to the same answer.
"""

from typing import NamedTuple

from jotunheim.scene import Choice, Prompt, Route, Scene, Space


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
    need: int = 0


def grouped(choices: tuple[Choice, ...]) -> list[Choice]:
    """Choices of one group together, groups in the order of their first choice."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return [choice for group in groups.values() for choice in group]


def entries(prompt: Prompt) -> list[Entry]:
    """All that can be picked by number, from 1: routes with a figure, choices by group, other routes."""
    found: list[Entry] = []
    single = {(choice.token,) for choice in prompt.choices}
    # A route of one step that is a choice anyway adds nothing.
    routes = [route for route in prompt.routes if route.tokens not in single]
    for route in routes:
        if route.figure:
            found.append(_of_route(len(found) + 1, route))
    for choice in grouped(prompt.choices):
        found.append(_of_choice(len(found) + 1, choice, "choice", prompt))
    for route in routes:
        if not route.figure:
            found.append(_of_route(len(found) + 1, route))
    return found


def is_first_step(entry: Entry, every: list[Entry]) -> bool:
    """A choice without a figure that routes with a figure begin with: they say it better."""
    return (
        entry.kind == "choice"
        and not entry.figure
        and any(x.kind == "route" and x.figure and x.tokens[0] == entry.tokens[0] for x in every)
    )


def asides(prompt: Prompt) -> list[Entry]:
    """What can be done besides (concede): by name only, so that no slip of a number does it."""
    return [_of_choice(0, choice, "aside", prompt) for choice in grouped(prompt.asides)]


def split_by_board(scene: Scene, every: list[Entry], many: int) -> tuple[list[Entry], list[Entry]]:
    """Entries to be listed, and those for which the board is the list: routes to spaces that a
    click answers, and places if there are very many."""
    spaces = [s for board in scene.boards for s in board.spaces]
    routed = {s.key for s in spaces if s.route}
    tokens = {s.token for s in spaces if s.token}
    crowd = tokens if sum(x.tokens[0] in tokens for x in every) > many else set()
    shown: list[Entry] = []
    clicked: list[Entry] = []
    for entry in every:
        one_click = entry.kind == "route" and entry.target in routed
        (clicked if one_click or entry.tokens[0] in crowd else shown).append(entry)
    return shown, clicked


def numbers(prompt: Prompt | None) -> dict[str, int]:
    """The number of each answer, to be shown on the board: by token, a route by its tokens in a row."""
    if prompt is None:
        return {}
    return {" ".join(e.tokens): e.number for e in entries(prompt)}


def mark_of(space: Space, marks: dict[str, int]) -> int:
    """The number of the option that a click on this space takes; 0: it has none."""
    return marks.get(space.token or " ".join(space.route), 0)


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
        choice.need,
    )


def _of_route(number: int, route: Route) -> Entry:
    return Entry(
        number,
        route.tokens,
        route.label,
        route.note,
        route.figure,
        route.group,
        route.target,
        route.detail,
        "route",
        False,
        route.need,
    )
