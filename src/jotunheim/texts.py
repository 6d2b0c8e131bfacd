"""All words that people read on the page go through here: English now, other languages by a catalogue.

`_("Sit down")` gives the text in the language of the request. Catalogues lie in `locale/LANGUAGE/LC_MESSAGES/`
as `jotunheim.mo`; `scripts/texts.py` gathers the English texts of Python and templates into
`locale/jotunheim.pot`. Scripts of the page know no words: they get theirs from a template, by name.
"""

import gettext
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "locale"
DOMAIN: Final = "jotunheim"
ENGLISH: Final = "en"

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


@lru_cache(maxsize=16)
def catalogue(language: str) -> gettext.NullTranslations:
    """The catalogue of a language; English, and what has none, is said as it is written."""
    return gettext.translation(DOMAIN, FOLDER, [language], fallback=True)


def languages() -> list[str]:
    """The languages there are, English first."""
    found = sorted(path.parent.parent.name for path in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return [ENGLISH, *[name for name in found if name != ENGLISH]]


def use(language: str) -> None:
    """Speak this language in the present request (or thread)."""
    _language.set(language)


def spoken() -> str:
    """The language that is spoken in the present request."""
    return _language.get()


def wanted(header: str) -> str:
    """The first language of an Accept-Language header that we have."""
    have = languages()
    for entry in header.split(",")[:20]:
        word = entry.partition(";")[0].strip().lower()
        for name in (word, word.partition("-")[0]):
            if name in have:
                return name
    return ENGLISH


def _(text: str) -> str:
    """The text in the language that is spoken."""
    return catalogue(_language.get()).gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    """One of two texts by number, in the language that is spoken."""
    return catalogue(_language.get()).ngettext(one, many, count)
