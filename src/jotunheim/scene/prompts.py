"""The question to a seat: its options, whole answers, refusals and numbers."""

from jotunheim.scene.material import Track
from jotunheim.scene.parts import Badge, Part
from jotunheim.scene.workshop import Workshop


class Chance(Part, frozen=True, omit_defaults=True):
    """One of the results that a choice may have, and how likely it is."""

    label: str  # "2", "a hit"
    share: float  # from 0 to 1; all results of a choice together are 1
    kind: str = ""  # good, bad, or neither


class Effect(Part, frozen=True, omit_defaults=True):
    """What a choice would change: something with a key, and what it would then be."""

    key: str  # of a counter, track, piece or space
    value: str  # as the counter, the pool or a slip on the board would show it


class Choice(Part, frozen=True, omit_defaults=True):
    """An option of the prompt, in words."""

    token: str
    label: str
    note: str = ""  # the consequence
    figure: str = ""  # what stands at the right: "28 %"
    group: str = ""  # options of one group stand together under its name
    target: str = ""  # the key of the space, piece or card it concerns
    detail: tuple[str, ...] = ()  # the sum behind the figure, a line each: words, tab, number
    need: int = 0  # on two dice: the least sum that succeeds, drawn as a bell
    figure_note: str = ""  # a few words under the figure: "holds", "1 or more"
    chances: tuple[Chance, ...] = ()  # all results with their chances, drawn as bars
    cost: tuple[Badge, ...] = ()  # the price, in signs
    sign: str = ""  # a drawing before the label; the page may show it alone
    effects: tuple[Effect, ...] = ()  # what it would change, shown when it is picked


class Route(Part, frozen=True, omit_defaults=True):
    """A whole answer in one click."""

    tokens: tuple[str, ...]
    label: str
    note: str = ""
    target: str = ""
    figure: str = ""  # as of a choice
    group: str = ""
    detail: tuple[str, ...] = ()
    need: int = 0
    figure_note: str = ""
    chances: tuple[Chance, ...] = ()
    cost: tuple[Badge, ...] = ()
    sign: str = ""
    effects: tuple[Effect, ...] = ()


class Refusal(Part, frozen=True, omit_defaults=True):
    """A choice that people expect but cannot make, with the reason and its clause."""

    token: str
    label: str
    reason: str


class Stepper(Part, frozen=True, omit_defaults=True):
    """One number of an answer that has several; all are sent at once, row by row."""

    label: str  # what is counted
    tokens: tuple[str, ...]  # of 0, 1, 2, … up to the highest number
    group: str = ""  # rows of one group stand together under its name
    target: str = ""  # the key of the space or piece it concerns


class Tally(Part, frozen=True, omit_defaults=True):
    """Equal things of an answer that is picked one by one: how many are picked already."""

    token: str
    label: str
    picked: int
    most: int  # so many there are


class Limit(Part, frozen=True, omit_defaults=True):
    """What some of these numbers may have together."""

    rows: tuple[int, ...]  # places in the list of steppers
    most: int


class Prompt(Part, frozen=True, omit_defaults=True):
    """Whose decision it is, what is being decided, and which rules it rests on."""

    question: str
    seat: int = -1  # who decides; -1: nobody, or covertly somebody
    mine: bool = False
    form: str = "one"
    low: int = 1
    high: int = 1
    picks: tuple[str, ...] = ()  # picked already, of a compound answer: token names or words
    picked: tuple[str, ...] = ()  # the label of each pick, where `picks` has their tokens
    trail: tuple[str, ...] = ()  # the open sub-games, outermost first
    clauses: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    routes: tuple[Route, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    asides: tuple[Choice, ...] = ()
    tracks: tuple[Track, ...] = ()  # points left; under the name of a group if a title is a group's
    steppers: tuple[Stepper, ...] = ()  # form "amounts": low is the least sum of all numbers
    limits: tuple[Limit, ...] = ()
    tallies: tuple[Tally, ...] = ()
    proposing: bool = False  # shown to another seat, which proposes an answer
    workshop: Workshop | None = None  # fill in a sheet instead of picking step by step
