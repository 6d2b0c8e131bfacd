"""The command line of somebody who speaks the made-up language, and what of its words is in no catalogue."""

import argparse
import ast
import contextvars
import io
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.bots.player import PLAYERS
from jotunheim.cli.main import COMMANDS, main
from jotunheim.testing.pseudo import EVERYTHING, LANGUAGE, WORD
from jotunheim.testing.words import BRAND, Words
from jotunheim.texts import FURTHER, USERS
from tests.cli.terminal import Ran

# Names of files and saved games, hashes, units.
NAMES = re.compile(
    r"[\w.-]+\.(?:jotun|sqlite|html|jsonl?)\b"
    r"|\b[a-z-]+-\d{4}-\d\d-\d\d-[\d-]+"
    r"|\b[0-9a-f]{16,}\b"
    r"|\b\d+(?:\.\d+)? m?s\b"
)
# What argparse says by itself; its own catalogues are not ours.
ARGPARSE = ("usage:", "positional arguments:", "options:", "show this help message and exit")
# What is typed, and so the same in all languages.
TYPED = frozenset({"jotun", "person", "search", BRAND, *COMMANDS, *PLAYERS})


class Abroad:
    """Runs `./jotun` in the made-up language, in this process."""

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        locale: Path,
        home: Path,
    ) -> None:
        self.patch = patch
        self.capsys = capsys
        self.home = home
        for name in USERS:
            patch.delenv(name, raising=False)
        patch.setenv("LANG", f"{LANGUAGE}.UTF-8")
        patch.setenv(FURTHER, str(locale))
        patch.setenv("JOTUN_DATA", str(home / "data"))
        inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        paths = [str(Path(path).absolute()) for path in inherited if path]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))  # of workers, which start elsewhere
        patch.chdir(home)

    def run(self, *arguments: str, typed: str = "") -> Ran:
        """One command line, all input given beforehand."""
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code = contextvars.copy_context().run(main, list(arguments))  # our language stays ours
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)

    def bare(self, *arguments: str, typed: str = "", known: frozenset[str] = TYPED) -> list[str]:
        """Words of no catalogue that a command says; what was typed may be said again."""
        ran = self.run(*arguments, typed=typed)
        said = ran.out + ran.err
        assert said.strip(), "it says nothing"
        return self.bare_in(said, known | words_of(" ".join([typed, *arguments])))

    def bare_in(self, text: str, known: frozenset[str] = TYPED) -> list[str]:
        """The same of a text, each with its line."""
        game = registry.game("connect-four")
        words = Words(game, EVERYTHING, known | {*registry.games(), *game.words.names})
        found: list[str] = []
        for line in re.sub(rf"{re.escape(str(self.home))}[\w./-]*", "", text).split("\n"):
            plain = NAMES.sub("", line)
            bare = [word for word in WORD.findall(plain) if not words.is_known(word)]
            found += [f"{word}: {line.strip()}" for word in bare]
        return found


def words_of(text: str) -> frozenset[str]:
    """The words of a text that stays what it is."""
    return frozenset([word.strip(".:'’-") for word in WORD.findall(text)])


def help_words(parser: argparse.ArgumentParser, example: str) -> frozenset[str]:
    """What a command's help repeats as it is typed: options, their values, the example."""
    found = [example, parser.prog]
    for action in parser._actions:
        found += [*action.option_strings, action.dest.replace("_", "-"), str(action.metavar)]
        found += [str(action.metavar or action.dest).upper(), *map(str, action.choices or ())]
    return TYPED | words_of(" ".join(found))


# Sentences in modules ----------------------------------------------------------------------------

MARKS = frozenset({"_", "N_", "ngettext"})
# Not for people: what the database and a program read, mistakes of ours.
UNREAD = frozenset({"execute", "RulesError"})
SENTENCE = re.compile(r"[^\W\d_]+[,:;?!.)]* \(?[^\W\d_]{2,}")
VALUE = re.compile(r"\{\w+\}")
PIECE = re.compile(r"[^\W\d_]{2,} |^ [^\W\d_]{2,}| [^\W\d_]{2,}$|[^\W\d_]{2,}: ?$")


def unmarked(source: str) -> list[str]:
    """Sentences, and pieces of them in f-strings, that go through no catalogue."""
    return list(unmarked_in(ast.parse(source)))


def unmarked_in(node: ast.AST) -> Iterator[str]:
    """The same of a part of a module; docstrings are not said to anybody."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Call) and called(node) in MARKS | UNREAD:
        return
    if isinstance(node, ast.JoinedStr):
        pieces = [part.value for part in node.values if isinstance(part, ast.Constant)]
        yield from [piece for piece in pieces if isinstance(piece, str) and PIECE.search(piece)]
        values = [part for part in node.values if isinstance(part, ast.FormattedValue)]
        for value in values:
            yield from unmarked_in(value.value)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from [node.value] if is_said(node.value) else []
    for child in ast.iter_child_nodes(node):
        yield from unmarked_in(child)


def is_said(text: str) -> bool:
    """Are these several words, or words around values?"""
    if VALUE.search(text):
        return bool(re.search(r"[^\W\d_]{2,}", VALUE.sub("", text)))
    return bool(SENTENCE.search(text))


def called(node: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""
