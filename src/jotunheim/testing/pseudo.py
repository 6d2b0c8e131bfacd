"""A made-up language: every letter of a translated text has an accent, so a plain letter shows a text that was not translated.

Values that are put into a text stay as they are: a name that did not go through a catalogue itself shows too. Text
that is wrapped, cut or set in columns later is still recognised by its letters.
"""

import gettext
import re
from html.parser import HTMLParser
from typing import Final

from jotunheim.texts import Voice

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED: Final = "ȧḃċḋėḟġḣïĵķĺṁṅȯṗʠṙṡṫüṽẇẋẏżȦḂĊḊĖḞĠḢÏĴĶĹṀṄȮṖɊṘṠṪÜṼẆẊẎŻ"
LANGUAGE: Final = "qps"  # a code that no language has
_LETTERS: Final = str.maketrans(PLAIN, MARKED)
_VALUE: Final = re.compile(r"\{[^{}]*\}|%\([^()]*\)[sd]|%%")
WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9’'_:.-]*")
# Attributes of a page that are read out or shown.
READ: Final = frozenset(
    {"aria-label", "title", "alt", "placeholder", "aria-valuetext", "data-confirm", "data-tip"}
)
UNREAD: Final = frozenset({"script", "style"})


def pseudo(text: str) -> str:
    """A text in the made-up language; the places of its values stay."""
    found: list[str] = []
    at = 0
    for value in _VALUE.finditer(text):
        found += [text[at : value.start()].translate(_LETTERS), value[0]]
        at = value.end()
    return "".join([*found, text[at:].translate(_LETTERS)])


class Everything(gettext.NullTranslations):
    """A catalogue that has every text, whether anybody gathered it or not."""

    def gettext(self, message: str) -> str:
        """The text, marked."""
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """One of two texts, marked."""
        return pseudo(msgid1 if n == 1 else msgid2)


EVERYTHING: Final = Voice(LANGUAGE, Everything())


class Reader(HTMLParser):
    """All that people read of a page: its text, and what is said on hover and by screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Attributes with words."""
        self.silent += tag in UNREAD
        self.read += [value for name, value in attrs if name in READ and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """The same of an element without inside."""
        self.read += [value for name, value in attrs if name in READ and value]

    def handle_endtag(self, tag: str) -> None:
        """The end of what is not read."""
        self.silent -= tag in UNREAD

    def handle_data(self, data: str) -> None:
        """Text."""
        if not self.silent and data.strip():
            self.read.append(data)


def read_of(html: str) -> list[str]:
    """What people read of some markup."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader.read
