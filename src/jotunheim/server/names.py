"""Names, titles and chat as people type them: normalised, or refused with a clear line.

A name must not look like nothing, like another name, or turn the text around it: no control, bidirectional
or invisible characters, no letters of alphabets that are mixed to deceive.
"""

import unicodedata
from typing import Final

from jotunheim.kernel import UserError
from jotunheim.texts import _

NAME: Final = 24  # characters
TITLE: Final = 48
CHAT: Final = 500
MARKS: Final = 2  # accents on one letter
# Control, format (bidirectional, zero width), surrogate, private, unassigned; line and paragraph ends.
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks that show nothing at all: fillers, joiners, variation selectors, the empty Braille cell.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810))
}
EAST_ASIAN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})
# Letters of other alphabets that look like Latin ones; used to compare names at one table.
TWINS: Final = str.maketrans(
    "аеорсухіјѕԁһӏкмтвнαορνικτμηβγχ01",
    "aeopcyxijsdhlkmtbhaopviktunbyxol",
)


class BadText(UserError):
    """A name, a title or a line of chat is refused."""


def person(text: str) -> str:
    """A name for a person."""
    return checked(text, NAME, _("a name"))


def title(text: str) -> str:
    """A title for a table; it may be left empty."""
    return checked(text, TITLE, _("a title")) if text.strip() else ""


def checked(text: str, longest: int, what: str) -> str:
    """The text in its normal form; refuses what could deceive."""
    if len(text) > 8 * longest:
        raise BadText(
            _("{what} has at most {longest} characters").format(what=what, longest=longest)
        )
    words = unicodedata.normalize("NFC", text).split(" ")  # other white space is refused below
    clean = " ".join([word for word in words if word])
    if not clean:
        raise BadText(_("{what} has at least one character").format(what=what))
    if len(clean) > longest:
        raise BadText(
            _("{what} has at most {longest} characters").format(what=what, longest=longest)
        )
    for sign in clean:
        refuse_sign(sign, what)
    refuse_marks(clean, what)
    refuse_mixture(clean, what)
    return clean


def refuse_sign(sign: str, what: str) -> None:
    """Refuse an invisible character, or one that looks like another."""
    kind = unicodedata.category(sign)
    code = f"U+{ord(sign):04X}"
    if kind in UNSEEN or sign in BLANK or (kind == "Zs" and sign != " "):
        text = _("{what} cannot have the invisible character {code}")
        raise BadText(text.format(what=what, code=code))
    if kind[0] in "LN" and unicodedata.normalize("NFKC", sign) != sign:
        text = _("{what} cannot have {sign}, which stands for {plain}; type that instead")
        plain = unicodedata.normalize("NFKC", sign)
        raise BadText(text.format(what=what, sign=sign, plain=plain))


def refuse_marks(text: str, what: str) -> None:
    """Refuse marks without a letter, and towers of them."""
    run = MARKS  # nothing to stand on yet
    for sign in text:
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me", "Mc") else 0
        if run > MARKS:
            raise BadText(_("{what} has too many marks on one letter").format(what=what))


def refuse_mixture(text: str, what: str) -> None:
    """Refuse letters of several alphabets in one text; East Asian writing may hold Latin words."""
    found = {alphabet(sign) for sign in text if unicodedata.category(sign)[0] == "L"}
    if found & EAST_ASIAN:
        found = (found - EAST_ASIAN - {"LATIN"}) | {"CJK"}
    if len(found) > 1:
        several = ", ".join(sorted(word.title() for word in found))
        line = _("{what} mixes letters of several alphabets ({several}), which can deceive")
        raise BadText(line.format(what=what, several=several))


def alphabet(letter: str) -> str:
    """The alphabet of a letter: the first word of its name."""
    return unicodedata.name(letter, "UNKNOWN").partition(" ")[0].partition("-")[0]


def twin(name: str) -> str:
    """What a name looks like: equal for names that people cannot tell apart."""
    letters = unicodedata.normalize("NFD", name.casefold())
    bare = "".join([sign for sign in letters if unicodedata.category(sign) != "Mn"])
    return bare.translate(TWINS).replace(" ", "").replace("l", "i")


def chat(text: str) -> str:
    """A line of chat: one line, without invisible characters."""
    if len(text) > 2 * CHAT:
        raise BadText(_("a line of chat has at most {longest} characters").format(longest=CHAT))
    line = " ".join(unicodedata.normalize("NFC", text).split())
    seen = [s for s in line if unicodedata.category(s) not in UNSEEN and s not in BLANK]
    clean = few_marks("".join(seen)).strip()
    if not clean:
        raise BadText(_("there is nothing to say in an empty line"))
    if len(clean) > CHAT:
        raise BadText(_("a line of chat has at most {longest} characters").format(longest=CHAT))
    return clean


def few_marks(text: str) -> str:
    """The text with towers of marks cut down."""
    out: list[str] = []
    run = 0
    for sign in text:
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if run <= MARKS:
            out.append(sign)
    return "".join(out)
