"""What views say again and again, worded once: by the numbers it was made of, in one language.

Nothing here knows a table: all of it follows from content, hexes and the figures of sheets.
"""

from typing import Final, final

from jotunheim.scene import Badge, Choice, Route, Sheet, Track

MOST_SAID: Final = 32_768  # of a kind; then it begins anew
MOST_SHEETS: Final = 2_048


@final
class Mark:
    """What is shown of a hex where a move can end: the tooltip, cost and ring."""

    def __init__(self, note: str, badges: tuple[Badge, ...]) -> None:
        self.note = note
        self.badges = badges


@final
class Sayings:
    """Words, options and marks in one language; each is found by one number or a few."""

    def __init__(self) -> None:
        self.costs: list[str] = []  # by points and hexes
        self.lengths: list[str] = []  # by hexes
        self.ends: dict[int, Choice] = {}
        self.routes: dict[int, Route] = {}
        self.marks: dict[int, Mark] = {}
        self.bodies: dict[tuple[int, ...], list[Track]] = {}
        self.sheets: dict[tuple[int, ...], Sheet] = {}

    def keep_end(self, key: int, choice: Choice) -> Choice:
        """Keep an end hex in words."""
        if len(self.ends) >= MOST_SAID:
            self.ends.clear()
        self.ends[key] = choice
        return choice

    def keep_route(self, key: int, route: Route) -> Route:
        """Keep a whole move in words."""
        if len(self.routes) >= MOST_SAID:
            self.routes.clear()
        self.routes[key] = route
        return route

    def keep_mark(self, key: int, mark: Mark) -> Mark:
        """Keep what is shown of end hexes."""
        if len(self.marks) >= MOST_SAID:
            self.marks.clear()
        self.marks[key] = mark
        return mark

    def keep_body(self, key: tuple[int, ...], body: list[Track]) -> list[Track]:
        """Keep a body plan."""
        if len(self.bodies) >= MOST_SAID:
            self.bodies.clear()
        self.bodies[key] = body
        return body

    def keep_sheet(self, key: tuple[int, ...], sheet: Sheet) -> Sheet:
        """Keep the sheet of a giant."""
        if len(self.sheets) >= MOST_SHEETS:
            self.sheets.clear()
        self.sheets[key] = sheet
        return sheet
