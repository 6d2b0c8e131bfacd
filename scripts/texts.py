"""Gather the texts that people read into the template of catalogues, src/jotunheim/locale/jotunheim.pot.

    python scripts/texts.py            write it
    python scripts/texts.py --check    say whether it is up to date; 1 if it is not

Python modules that use `_` of jotunheim.texts, refusals of the server, and the templates of the page are read. Needs Babel (the dev lock).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import write_po

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "jotunheim"
TARGET: Final = SOURCES / "locale" / "jotunheim.pot"
# Refusals are made in English wherever they are found out, and translated where they are sent.
KEYWORDS: Final = {
    "_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "Refused": (2,),
    "Denial": (2,),
}
JINJA: Final = "jinja2.ext:babel_extract"
HEADER: Final = """\
# Texts of Jotunheim, to be translated.
# Made by scripts/texts.py from modules and templates; do not edit.
"""


def files() -> Iterator[tuple[Path, str]]:
    """What is read, and how."""
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "from jotunheim.texts import" in text or "server" in path.parts:
            yield path, "python"
    for path in sorted((SOURCES / "web" / "templates").glob("*.html")):
        yield path, JINJA


def template() -> bytes:
    """The template of catalogues, as it should be."""
    catalogue = Catalog(project="Jotunheim", charset="utf-8", header_comment=HEADER)
    for path, method in files():
        options = {"newstyle_gettext": "true", "trimmed": "true"} if method == JINJA else {}
        found = extract(method, BytesIO(path.read_bytes()), KEYWORDS, ["i18n:"], options)
        place = str(path.relative_to(ROOT))
        for _line, message, comments, context in found:
            # Without line numbers: a text that moves in its file is no news for translators.
            catalogue.add(message, None, [(place, 0)], auto_comments=comments, context=context)
    out = BytesIO()
    write_po(out, catalogue, width=100, sort_output=True, include_lineno=False, omit_header=True)
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    return HEADER.encode() + head.encode() + out.getvalue()


def main() -> int:
    """Write it, or compare."""
    fresh = template()
    if "--check" in sys.argv[1:]:
        same = TARGET.is_file() and TARGET.read_bytes() == fresh
        print("up to date" if same else "stale: run scripts/texts.py")
        return 0 if same else 1
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(fresh)
    print(f"{TARGET.relative_to(ROOT)}: {fresh.count(b'msgid') - 1} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
