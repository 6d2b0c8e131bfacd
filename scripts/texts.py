"""Gather the texts that people read into the template of catalogues, src/jotunheim/locale/jotunheim.pot.

    python scripts/texts.py                 write it
    python scripts/texts.py --check         say whether it is up to date; 1 if it is not
    python scripts/texts.py --compile PO    make the .mo next to a translated .po, if its {values} fit

Read are modules that use `_` of jotunheim.texts (ours and the examples'), refusals of the server, the templates of the
page, the words of content files and of teaching material, and the options of games. Needs Babel (the dev lock).
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from jotunheim import registry

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "jotunheim"
EXAMPLES: Final = ROOT / "examples" / "jotunheim_examples"
TARGET: Final = SOURCES / "locale" / "jotunheim.pot"
# What takes a text, and at which place. Refusals are made in English wherever they are found out, and translated
# where they are sent.
TAKERS: Final = {
    "_": (0,),
    "N_": (0,),
    "ngettext": (0, 1),
    "plural": (0, 1),
    "N_plural": (0, 1),
    "Refused": (1,),
    "Denial": (1,),
}
# Fields of content files that people read; all else in them is the rules' business.
WORDS: Final = frozenset(
    {
        *("name", "names", "plural", "title", "subtitle", "label", "text", "texts", "words"),
        *("help", "note", "summary", "story", "idea", "ability", "landmark"),
        *("goal", "benefit", "gain", "drawback"),  # Stronghold
        *(
            "quest_text",
            "reward_text",
            "setup_text",
            "threat_text",
            "short",
            "clan",
            "tile",
        ),  # Dwarves
        *("epithet", "first", "second", "first_many", "second_many"),  # Valda
    }
)
# Fields of teaching material that people read.
TAUGHT: Final = frozenset(
    {
        *("name", "title", "text", "idea", "goal", "caption", "steps", "points", "rows", "role"),
        *("strong", "weak", "advice", "coach", "last", "question", "answer"),
    }
)
VALUE: Final = re.compile(r"\{(\w*)[^{}]*\}")
OURS: Final = ("jotunheim.", "jotunheim_examples.")  # packages whose games are translated here
JINJA: Final = "jinja2.ext:babel_extract"
HEADER: Final = """\
# Texts of Jotunheim, to be translated.
# Made by scripts/texts.py from modules and templates; do not edit.
"""


def modules() -> Iterator[Path]:
    """Modules with words."""
    for path in sorted([*SOURCES.rglob("*.py"), *EXAMPLES.rglob("*.py")]):
        text = path.read_text(encoding="utf-8")
        if "from jotunheim.texts import" in text or "server" in path.parts:
            yield path


def texts_in(source: str) -> Iterator[str | tuple[str, ...]]:
    """The texts of a module, wherever they stand: Babel's own reader does not look into f-strings."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            places = TAKERS.get(node.func.id, ())
            given = [node.args[at] for at in places if at < len(node.args)]
            words = [arg.value for arg in given if isinstance(arg, ast.Constant)]
            texts = [word for word in words if isinstance(word, str) and word]
            if places and len(texts) == len(places):
                yield texts[0] if len(texts) == 1 else tuple(texts)
        if isinstance(node, ast.Call) and (pair := plural_of(node)):
            yield pair


def plural_of(call: ast.Call) -> tuple[str, ...]:
    """Both forms of `EventKind(name, N_("one card"), plural=N_("{n} cards"))`; else nothing."""
    many = [word.value for word in call.keywords if word.arg == "plural"]
    if not many or len(call.args) < 2:
        return ()
    marked = [arg.args[0] for arg in (call.args[1], many[0]) if isinstance(arg, ast.Call)]
    texts = [arg.value for arg in marked if isinstance(arg, ast.Constant)]
    return tuple(text for text in texts if isinstance(text, str)) if len(texts) == 2 else ()


def templates() -> Iterator[tuple[str, str | tuple[str, ...]]]:
    """The texts of the page's templates, each with its file."""
    options = {"newstyle_gettext": "true", "trimmed": "true"}
    for path in sorted((SOURCES / "web" / "templates").glob("*.html")):
        source = BytesIO(path.read_bytes())
        for _line, message, _comments, _context in extract(JINJA, source, options=options):
            yield str(path.relative_to(ROOT)), message


def contents() -> Iterator[Path]:
    """The content files of all games."""
    for place in (SOURCES / "games", EXAMPLES):
        yield from sorted(place.glob("*/content/**/*.toml"))


def lessons() -> Iterator[Path]:
    """The teaching material of all games."""
    for place in (SOURCES / "games", EXAMPLES):
        yield from sorted(place.glob("*/learn/*.toml"))


def words_in(value: object, known: frozenset[str] = WORDS, field: str = "") -> Iterator[str]:
    """The words of a content file: every text under a field that people read."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from words_in(inner, known, str(name))
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner, known, field)
    elif isinstance(value, str) and field in known and re.search(r"[^\W\d_]", value):
        yield value


def gathered() -> Catalog:
    """All texts, each with the places where it stands."""
    # Without line numbers: a text that moves in its file is no news for translators.
    catalogue = Catalog(project="Jotunheim", charset="utf-8", header_comment=HEADER)
    for path in modules():
        for text in texts_in(path.read_text(encoding="utf-8")):
            catalogue.add(text, None, [(str(path.relative_to(ROOT)), 0)])
    for place, text in templates():
        catalogue.add(text, None, [(place, 0)])
    for path in contents():
        for words in words_in(tomllib.loads(path.read_text(encoding="utf-8"))):
            catalogue.add(words, None, [(str(path.relative_to(ROOT)), 0)])
    for path in lessons():
        for words in words_in(tomllib.loads(path.read_text(encoding="utf-8")), TAUGHT):
            catalogue.add(words, None, [(str(path.relative_to(ROOT)), 0)])
    for place, text in game_options():
        catalogue.add(text, None, [(place, 0)])
    return catalogue


def game_options() -> Iterator[tuple[str, str]]:
    """The options of our games as forms show them: names and values."""
    for game in registry.games().values():
        if game.package.startswith(OURS):
            place = f"options of {game.name}"
            for setting in game.settings:
                yield place, setting.name.replace("_", " ")
                yield from [(place, value) for value in setting.choices]


def template() -> bytes:
    """The template of catalogues, as it should be."""
    out = BytesIO()
    write_po(out, gathered(), width=100, sort_output=True, include_lineno=False, omit_header=True)
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    return HEADER.encode() + head.encode() + out.getvalue()


def misfit(message: Message) -> str:
    """What is wrong with a translation: a {value} that the text does not have; empty: nothing."""
    ids = [message.id] if isinstance(message.id, str) else list(message.id)
    said = [message.string] if isinstance(message.string, str) else list(message.string or ())
    known = {name for text in ids for name in VALUE.findall(text)}
    unknown = {name for text in said for name in VALUE.findall(text)} - known
    return f"{ids[0]!r}: there is no value {', '.join(sorted(unknown))}" if unknown else ""


def compiled(po: Path) -> int:
    """Make the .mo next to a .po; 1 if a translation does not fit."""
    with po.open("rb") as file:
        catalogue = read_po(file)
    problems = [line for line in map(misfit, catalogue) if line]
    if problems:
        print(f"{po}: {problems[0]}")
        return 1
    with po.with_suffix(".mo").open("wb") as out:
        write_mo(out, catalogue)
    print(f"{po.with_suffix('.mo')}: {len([m for m in catalogue if m.id and m.string])} texts")
    return 0


def main() -> int:
    """Write it, compare, or compile."""
    if sys.argv[1:2] == ["--compile"] and len(sys.argv) == 3:
        return compiled(Path(sys.argv[2]))
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
