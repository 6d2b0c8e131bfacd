"""The few signs of teaching material and rules: `**bold**`, `*word*`, ids of clauses; as HTML or as plain words."""

import re
from html import escape
from typing import Final

from jotunheim.scene import CLAUSE_ID

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
# A star beside a blank or a letter is the sign of a product.
WORD: Final = re.compile(r"(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])")
CLAUSE: Final = re.compile(rf"\b{CLAUSE_ID}\b")


def rich(text: str) -> str:
    """A text as HTML."""
    return BOLD.sub(r"<b>\1</b>", escape(text))


def clause_html(text: str) -> str:
    """A sentence of the rules as HTML: words that it explains are set off, ids of other clauses lead to them."""
    marked = WORD.sub(r"<em>\1</em>", escape(text, quote=False))
    return CLAUSE.sub(r'<a class="clause" data-clause="\g<0>" href="#\g<0>">\g<0></a>', marked)


def plain(text: str) -> str:
    """A text without its signs."""
    return BOLD.sub(r"\1", text)
