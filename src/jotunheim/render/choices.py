"""The entries of a prompt as people pick them: numbered, options of one group together.

The terminal, the page and the screen reader give the same number to the same answer.
"""

from typing import Final, final

from jotunheim.scene import Badge, Chance, Choice, Effect, Prompt, Route, Scene, Space


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
    def figure_note(self) -> str:
        """What the figure means, in a word or two."""
        return self.option.figure_note

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

    @property
    def chances(self) -> tuple[Chance, ...]:
        """All results it may have."""
        return self.option.chances

    @property
    def cost(self) -> tuple[Badge, ...]:
        """What it costs."""
        return self.option.cost

    @property
    def sign(self) -> str:
        """The drawing before its label."""
        return self.option.sign

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What it would change."""
        return self.option.effects


def grouped(choices: tuple[Choice, ...]) -> list[Choice]:
    """Choices of one group together, groups in the order of their first choice."""
    return [choice for group in by_group(choices).values() for choice in group]


def by_group(choices: tuple[Choice, ...]) -> dict[str, list[Choice]]:
    """The choices of each group, in the order of their first choices."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return groups


def entries(prompt: Prompt) -> list[Entry]:
    """All that can be picked by number, from 1: routes with a figure, choices and routes by group, other routes."""
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
    # Steppers say all numbers at once, so that the numbers of the first row are not listed.
    groups = by_group(prompt.choices) if not prompt.steppers else {}
    plain = [route for route in routes if not route.figure]
    for group, choices in groups.items():
        for choice in choices:
            found.append(_of_choice(len(found) + 1, choice, "choice", prompt))
        _add_routes(found, [route for route in plain if group and route.group == group])
    _add_routes(found, [route for route in plain if not route.group or route.group not in groups])
    return found


def _add_routes(found: list[Entry], routes: list[Route]) -> None:
    for route in routes:
        found.append(Entry(len(found) + 1, route.tokens, route, "route", False))


def first_steps(every: list[Entry]) -> list[Entry]:
    """Choices without a figure that routes with a figure begin with: they say it better."""
    begun = {x.tokens[0] for x in every if x.kind == "route" and x.figure}
    return [x for x in every if x.kind == "choice" and not x.figure and x.tokens[0] in begun]


def asides(prompt: Prompt) -> list[Entry]:
    """What can be done besides (concede): by name only, so that no slip of a number does it."""
    return [_of_choice(0, choice, "aside", prompt) for choice in grouped(prompt.asides)]


def split_by_board(
    scene: Scene, every: list[Entry], many: int, listed: int
) -> tuple[list[Entry], list[Entry]]:
    """Entries to be listed, and those for which the table is the list: routes to spaces that a
    click answers, places if there are very many, and lines of sheets with spaces to fill, if
    there are more than `listed` entries."""
    routed: set[str] = set()
    tokens: set[str] = set()
    if len(every) > many or any(x.kind == "route" and x.target for x in every):
        for board in scene.boards:
            tokens |= {s.token for s in board.spaces if s.token}  # of a thousand
            routed |= {s.key for s in board.spaces if s.route}
    crowd = crowd_of(every, tokens, routed, many)
    lines = lines_to_fill(scene) if len(every) > listed else set()
    if not (routed or crowd or lines):
        return every, []
    shown: list[Entry] = []
    clicked: list[Entry] = []
    for entry in every:
        first = entry.tokens[0]
        one_click = entry.kind == "route" and entry.target in routed
        on_table = first in crowd or (entry.kind == "choice" and first in lines)
        (clicked if one_click or on_table else shown).append(entry)
    return shown, clicked


def crowd_of(every: list[Entry], tokens: set[str], routed: set[str], many: int) -> set[str]:
    """Answers that stand for places, if there are very many: what a click on a space answers, also as the
    first step of a whole answer that the click gives."""
    if len(every) <= many or not (tokens or routed):
        return set()
    found = [x.tokens[0] for x in every if x.tokens[0] in tokens]
    if routed:
        found += [x.tokens[0] for x in every if x.kind == "choice" and x.target in routed]
    return set(found) if len(found) > many else set()


def lines_to_fill(scene: Scene) -> set[str]:
    """What can be picked on sheets, on lines with spaces to fill."""
    return {line.token for s in scene.sheets for line in s.lines if line.track and line.token}


def numbers(prompt: Prompt | None) -> dict[str, int]:
    """The number of each answer, to be shown on the board: by token, a route by its tokens in a row."""
    return {} if prompt is None else _numbered(prompt).marks


def mark_of(space: Space, marks: dict[str, int]) -> int:
    """The number of the option that a click on this space takes; 0: it has none."""
    return marks.get(space.token or " ".join(space.route), 0)


def _of_choice(number: int, choice: Choice, kind: str, prompt: Prompt) -> Entry:
    return Entry(number, (choice.token,), choice, kind, choice.token in prompt.picks)


def effects_now(prompt: Prompt | None) -> dict[str, str]:
    """What the picks under way would change, by key: the values that things would then have."""
    if prompt is None or not prompt.picks:
        return {}
    return {
        effect.key: effect.value
        for entry in entries(prompt)
        if entry.picked
        for effect in entry.effects
    }


def effect_words(scene: Scene, effects: tuple[Effect, ...]) -> list[str]:
    """What a choice would change, in words: "blood 1 → 0", "Old Wall: 11 to 10"."""
    if not effects:
        return []
    known = _values(scene)
    return [f"{known.get(effect.key, effect.key)} {effect.value}" for effect in effects]


def _values(scene: Scene) -> dict[str, str]:
    """Everything that an effect may name, and how it begins in words."""
    found: dict[str, str] = {}
    seats = [*scene.seats, *scene.others]
    for counter in [*scene.counters, *[c for seat in seats for c in seat.counters]]:
        found[counter.key] = f"{counter.label} {counter.value} →"
    tracks = [*scene.tracks, *[t for seat in seats for t in seat.tracks]]
    for track in [*tracks, *[t for sheet in scene.sheets for t in sheet.tracks]]:
        found[track.key] = f"{track.title} {track.filled} →"
    for board in scene.boards:
        found |= {space.key: f"{space.label or space.key}:" for space in board.spaces}
        found |= {piece.key: f"{piece.name}:" for piece in board.pieces}
    return found
