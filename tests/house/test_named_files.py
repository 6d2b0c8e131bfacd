"""Files that docstrings and comments name exist (R-26)."""

import ast
import io
import re
import tokenize
from pathlib import Path

from tests.house.houses import ROOT

PACKAGE = ROOT / "src" / "jotunheim"
FILE = re.compile(r"(?<![\w./*…-])([a-z_][\w/]*\.py)\b(?![\w(])")
SOURCES = sorted(PACKAGE.rglob("*.py"))


def said(text: str) -> str:
    """The docstrings and comments of a module."""
    tree = ast.parse(text)
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, kinds)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(found + [token.string for token in tokens if token.type == tokenize.COMMENT])


def places(file: Path) -> list[Path]:
    """From where a name may be meant: the folder of the file and those above, the checkout, the house."""
    return [
        *[folder for folder in file.parents if ROOT in folder.parents],
        ROOT,
        PACKAGE,
        PACKAGE / "games",
    ]


def lost(file: Path) -> list[str]:
    """The files that a module speaks of and that are not there."""
    text = file.read_text(encoding="utf-8")
    if not FILE.search(text):  # most modules name none; reading them as Python takes long
        return []
    named = sorted(set(FILE.findall(said(text))))
    return [name for name in named if not any((place / name).exists() for place in places(file))]


def test_every_file_that_a_docstring_or_comment_names_exists() -> None:
    """R-26."""
    found = {str(file.relative_to(ROOT)): names for file in SOURCES if (names := lost(file))}

    assert found == {}


def test_a_file_that_is_not_there_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text('"""See rules/nowhere.py and jotunheim/scene.py."""\n# as in kernel/state.py\n')

    assert lost(file) == ["jotunheim/scene.py", "rules/nowhere.py"]
