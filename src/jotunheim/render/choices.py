"""The entries of a prompt as people pick them: numbered, options of one group together.

The terminal, the page and the screen reader give the same number to the same answer.
"""

from typing import Final, final

from jotunheim.scene import Choice, Prompt, Route, Scene, Space


@final
class Entry:
    """One thing that can be picked by its number; `tokens` is the answer it gives."""

    def __init__(
        self,
        number: int,
        tokens: tuple[str, ...],
        option: Choice | Route,
        kind: str,
        picked: bool,
    ) -> None:
        self.number = number
        self.tokens = tokens
        self.option = option  # there may be hundreds, and of most nothing but the number is wanted
        self.kind = kind  # choice, route, aside
        self.picked = picked

    @property
    def label(self) -> str:
        """What it is called."""
        return self.option.label

    @property
    def note(self) -> str:
        """What follows from it."""
        return self.option.note

    @property
    def figure(self) -> str:
        """A number that says how good it is."""
        return self.option.figure

    @property
    def group(self) -> str:
        """What it has in common with others."""
        return self.option.group

    @property
    def target(self) -> str:
        """The place it is about."""
        return self.option.target

    @property
    def detail(self) -> tuple[str, ...]:
        """The sum behind the figure."""
        return self.option.detail

    @property
    def need(self) -> int:
        """What the dice have to show."""
        return self.option.need


def grouped(choices: tuple[Choice, ...]) -> list[Choice]:
    """Choices of one group together, groups in the order of their first choice."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return [choice for group in groups.values() for choice in group]


def entries(prompt: Prompt) -> list[Entry]:
    """All that can be picked by number, from 1: routes with a figure, choices by group, other routes."""
    return _numbered(prompt).every


@final
class Numbered:
    """The entries of a prompt and the number of each answer."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.every = _entries(prompt)
        self.marks = {" ".join(entry.tokens): entry.number for entry in self.every}


# The prompt that was shown last: each part of a page and of a text asks for the same numbers.
_LAST: Final[list[Numbered]] = []


def _numbered(prompt: Prompt) -> Numbered:
    last = _LAST[:]
    if last and last[0].prompt is prompt:
        return last[0]
    new = Numbered(prompt)
    _LAST[:] = [new]
    return new


def _entries(prompt: Prompt) -> list[Entry]:
    found: list[Entry] = []
    single = {choice.token for choice in prompt.choices}
    # A route of one step that is a choice anyway adds nothing.
    routes = [r for r in prompt.routes if len(r.tokens) != 1 or r.tokens[0] not in single]
    for route in routes:
        if route.figure:
            found.append(Entry(len(found) + 1, route.tokens, route, "route", False))
    for choice in grouped(prompt.choices):
        found.append(_of_choice(len(found) + 1, choice, "choice", prompt))
    for route in routes:
        if not route.figure:
            found.append(Entry(len(found) + 1, route.tokens, route, "route", False))
    return found


def first_steps(every: list[Entry]) -> list[Entry]:
    """Choices without a figure that routes with a figure begin with: they say it better."""
    begun = {x.tokens[0] for x in every if x.kind == "route" and x.figure}
    return [x for x in every if x.kind == "choice" and not x.figure and x.tokens[0] in begun]


def asides(prompt: Prompt) -> list[Entry]:
    """What can be done besides (concede): by name only, so that no slip of a number does it."""
    return [_of_choice(0, choice, "aside", prompt) for choice in grouped(prompt.asides)]


def split_by_board(scene: Scene, every: list[Entry], many: int) -> tuple[list[Entry], list[Entry]]:
    """Entries to be listed, and those for which the board is the list: routes to spaces that a
    click answers, and places if there are very many."""
    routed: set[str] = set()
    tokens: set[str] = set()
    if len(every) > many or any(x.kind == "route" and x.target for x in every):
        for board in scene.boards:
            for space in board.spaces:  # a thousand
                if space.token:
                    tokens.add(space.token)
                if space.route:
                    routed.add(space.key)
    crowd = tokens if sum([x.tokens[0] in tokens for x in every]) > many else set()
    shown: list[Entry] = []
    clicked: list[Entry] = []
    for entry in every:
        one_click = entry.kind == "route" and entry.target in routed
        (clicked if one_click or entry.tokens[0] in crowd else shown).append(entry)
    return shown, clicked


def numbers(prompt: Prompt | None) -> dict[str, int]:
    """The number of each answer, to be shown on the board: by token, a route by its tokens in a row."""
    return {} if prompt is None else _numbered(prompt).marks


def mark_of(space: Space, marks: dict[str, int]) -> int:
    """The number of the option that a click on this space takes; 0: it has none."""
    return marks.get(space.token or " ".join(space.route), 0)


def _of_choice(number: int, choice: Choice, kind: str, prompt: Prompt) -> Entry:
    return Entry(number, (choice.token,), choice, kind, choice.token in prompt.picks)
