"""All words that people read go through here: English now, other languages by a catalogue.

`_("Sit down")` gives the text in the language that is spoken: that of the request on the page and in an engine
process, that of the user in a terminal. Values are put in afterwards, by name, so that a translator sees whole
sentences: `_("{giant} walks to {place}").format(giant=…, place=…)`, and with a number
`plural("{n} hit", "{n} hits", hits)`. Words of content (the name of a region) are
looked up when a sentence is made of them: `_(region.name)`. A constant is marked, `WAITING = N_("Waiting")`, and put
through `_` where it is shown.

Catalogues lie in `locale/LANGUAGE/LC_MESSAGES/` as `jotunheim.mo`, and in the folders that the environment
variable JOTUN_LOCALE names, which come first. `scripts/texts.py` gathers the English texts of modules, templates
and content into `locale/jotunheim.pot`. Scripts of the page hold no words: they get theirs from a template, by
name. What is stored or compared stays English and never goes through here: tokens, records, situations.

A view asks for hundreds of texts, so this module is compiled. As long as a process speaks only English, each costs
one look at an attribute.
`@kept(2000)` keeps the words that a function has made, each language apart.
"""

import gettext
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from pathlib import Path
from typing import Final, ParamSpec, TypeVar, cast

FOLDER: Final = Path(__file__).parent / "locale"
FURTHER: Final = "JOTUN_LOCALE"  # an environment variable: folders of further catalogues
DOMAIN: Final = "jotunheim"
ENGLISH: Final = "en"
# The language of a terminal's user is in the first of these that is set, as in gettext.
USERS: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

P = ParamSpec("P")
R = TypeVar("R")


class Voice:
    """A language that is spoken, with its catalogue."""

    def __init__(self, language: str, catalogue: gettext.NullTranslations) -> None:
        self.language = language
        self.catalogue = catalogue


class Speech:
    """What this process has spoken so far; an object, since compiled code reads attributes quickly."""

    def __init__(self) -> None:
        self.foreign = False  # ever another language than English?


SPEECH: Final = Speech()
_voice: Final[ContextVar[Voice | None]] = ContextVar("voice", default=None)  # None: English


def folders() -> tuple[str, ...]:
    """Where catalogues lie; the first that has a text wins."""
    further = os.environ.get(FURTHER, "").split(os.pathsep)
    return (*[folder for folder in further if folder], str(FOLDER))


def languages() -> list[str]:
    """All languages that we have, English first."""
    return list(_languages(folders()))


@lru_cache(maxsize=8)
def _languages(places: tuple[str, ...]) -> tuple[str, ...]:
    pattern = f"*/LC_MESSAGES/{DOMAIN}.mo"
    found = {path.parent.parent.name for place in places for path in Path(place).glob(pattern)}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def voice(language: str) -> Voice | None:
    """The voice of a language; None: English, also in place of a language that we do not have."""
    return _voice_of(language, folders()) if language != ENGLISH else None


@lru_cache(maxsize=32)
def _voice_of(language: str, places: tuple[str, ...]) -> Voice | None:
    if language not in _languages(places):
        return None
    found: gettext.NullTranslations | None = None
    for place in reversed(places):
        name = Path(place, language, "LC_MESSAGES", f"{DOMAIN}.mo")
        if name.is_file():
            with name.open("rb") as file:
                newer = gettext.GNUTranslations(file)
            if found is not None:
                newer.add_fallback(found)
            found = newer
    return Voice(language, found) if found is not None else None


def use(language: str) -> None:
    """Speak this language in the present request, or in this process if it has no requests."""
    take(voice(language))


def take(found: Voice | None) -> None:
    """Speak with this voice from now on."""
    SPEECH.foreign = SPEECH.foreign or found is not None
    _voice.set(found)


@contextmanager
def voiced(found: Voice | None) -> Iterator[None]:
    """Speak with a voice for a while."""
    before = _voice.get()
    take(found)
    try:
        yield
    finally:
        _voice.set(before)


def speaking(language: str) -> AbstractContextManager[None]:
    """Speak another language for a while."""
    return voiced(voice(language))


def spoken() -> str:
    """The language that is spoken now."""
    if not SPEECH.foreign:
        return ENGLISH
    found = _voice.get()
    return ENGLISH if found is None else found.language


def wanted(header: str) -> str:
    """The first language of an Accept-Language header that we have."""
    have = languages()
    by_lower = {name.lower().replace("_", "-"): name for name in have}
    for entry in header.split(",")[:20]:
        word = entry.partition(";")[0].strip().lower()
        for name in (word, word.partition("-")[0]):
            if name in by_lower:
                return by_lower[name]
    return ENGLISH


def of_user() -> str:
    """The language of the user who started this process, if we have it: "de_AT.UTF-8" is German."""
    for variable in USERS:
        value = os.environ.get(variable, "")
        if value:
            words = [entry.partition(".")[0].replace("_", "-") for entry in value.split(":")]
            return wanted(",".join(words))
    return ENGLISH


def translated(text: str) -> str:
    """The text in the language that is spoken."""
    if not SPEECH.foreign:
        return text
    found = _voice.get()
    # The empty text would give the head of the catalogue.
    return text if found is None or not text else found.catalogue.gettext(text)


_: Callable[[str], str] = translated  # the compiler leaves out functions that are called `_`


def N_(text: str) -> str:
    """The text as it is, marked for the catalogues: a constant that is put through `_` where it is shown."""
    return text


def N_plural(one: str, many: str) -> tuple[str, str]:
    """Both forms as they are, marked for the catalogues: constants that are put through `ngettext` or `plural`."""
    return one, many


def ngettext(one: str, many: str, count: int) -> str:
    """One of two texts by number, in the language that is spoken."""
    found = _voice.get() if SPEECH.foreign else None
    if found is None:
        return one if count == 1 else many
    return found.catalogue.ngettext(one, many, count)


def plural(one: str, many: str, n: int, **words: object) -> str:
    """One of two texts by number, which is {n} in them; other words by their names."""
    return ngettext(one, many, n).format(n=n, **words)


def capital(text: str) -> str:
    """The text with a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]


def listed(words: list[str]) -> str:
    """Several things in a row: `Food, Ore`."""
    return _(", ").join(words)


def kept(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep what a function that makes words has made, so many in each language; then start again.

    Arguments must be hashable and are given by position, and the result must follow from them and the
    language alone:

        @kept(2000)
        def spell_text(book: Book, spell: int) -> str: ...
    """

    def keep(make: Callable[P, R]) -> Callable[P, R]:
        call = cast(Callable[..., R], make)
        words: dict[str, dict[tuple[object, ...], R]] = {ENGLISH: {}}
        english = words[ENGLISH]  # by far the most calls: they cost one look-up, half of lru_cache

        @wraps(make)
        def found(*args: object) -> R:
            known = words.setdefault(spoken(), {}) if SPEECH.foreign else english
            try:
                return known[args]
            except KeyError:
                made = call(*args)
            if len(known) >= most:
                known.clear()
            known[args] = made
            return made

        return cast(Callable[P, R], found)  # keywords would cost a dictionary for each call

    return keep
