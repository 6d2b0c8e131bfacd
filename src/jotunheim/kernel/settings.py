"""Game options: declared once, with types, ranges and help, for the command line, the page and records."""

from typing import final

from jotunheim.kernel.errors import SettingError
from jotunheim.texts import _


@final
class Setting:
    """One option of a game: a whole number in a range, a choice among words, or yes/no."""

    def __init__(
        self, name: str, default: str, text: str, choices: tuple[str, ...], low: int, high: int
    ) -> None:
        self.name = name
        self.default = default
        self.help = text
        self.choices = choices  # empty: a number from low to high
        self.low = low
        self.high = high
        # How a form shows it; all of it may be left out.
        self.label = ""  # its name in words
        self.group = ""  # of options that belong together
        self.words: dict[str, str] = {}  # its choices in words
        self.needs = ""  # another option, or "seats", without which this one means nothing …
        self.needed: tuple[str, ...] = ()  # … unless that one has one of these values
        self.is_house = False  # a house rule: its default is what the book says

    def shown(
        self,
        label: str,
        group: str = "",
        words: dict[str, str] | None = None,
        needs: str = "",
        needed: tuple[str, ...] = (),
    ) -> "Setting":
        """How a form shows it: its name, group and choices in words, and where it applies."""
        self.label = label
        self.group = group
        self.words = words or {}
        self.needs = needs
        self.needed = needed
        return self

    def house(self) -> "Setting":
        """A rule that people change: forms mark what the book says."""
        self.is_house = True
        return self

    def allowed(self) -> str:
        """What would be right, in words."""
        if self.choices:
            return ", ".join(self.choices)
        line = _("a whole number from {low} to {high}")
        return line.format(low=self.low, high=self.high)

    def read(self, value: str) -> str:
        """The value in its one spelling, or a SettingError that says what would be right."""
        text = value.strip().lower()
        if self.choices:
            if text in self.choices:
                return text
        elif text.removeprefix("-").isdecimal() and self.low <= int(text) <= self.high:
            return str(int(text))
        line = _("option {name}: {value} is not {allowed}")
        raise SettingError(line.format(name=self.name, value=repr(value), allowed=self.allowed()))


def number(name: str, default: int, low: int, high: int, text: str) -> Setting:
    """Declare a whole number in a range."""
    return Setting(name, str(default), text, (), low, high)


def choice(name: str, choices: tuple[str, ...], text: str) -> Setting:
    """Declare a choice among words; the first is the default."""
    return Setting(name, choices[0], text, choices, 0, 0)


def flag(name: str, default: bool, text: str) -> Setting:
    """Declare a yes/no switch."""
    return Setting(name, "yes" if default else "no", text, ("yes", "no"), 0, 0)


@final
class Settings:
    """The options of one table, read and checked; what was not given has its default."""

    def __init__(self, declared: list[Setting], given: dict[str, str]) -> None:
        known = {setting.name: setting for setting in declared}
        for name in given:
            if name not in known:
                names = ", ".join(known) or _("none")
                line = _("option {name}: unknown; this game has: {names}")
                raise SettingError(line.format(name=name, names=names))
        self.values = {s.name: s.read(given.get(s.name, s.default)) for s in declared}

    def word(self, name: str) -> str:
        """A choice."""
        return self.values[name]

    def number(self, name: str) -> int:
        """A whole number."""
        return int(self.values[name])

    def is_on(self, name: str) -> bool:
        """A switch."""
        return self.values[name] == "yes"
