"""All texts go through the catalogues: the template is up to date, and no page says anything by itself."""

import gettext
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from jotunheim import texts
from tests.house.houses import ROOT

TEMPLATES = sorted((ROOT / "src" / "jotunheim" / "web" / "templates").glob("*.html"))
SAID = ("title", "aria-label", "placeholder", "data-confirm", "data-tip", "alt", "value")
VALUES = {"value"}  # values of hidden fields and choices are for the server


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    monkeypatch.delitem(sys.modules, "texts", raising=False)


@pytest.mark.usefixtures("scripts")
def test_the_template_of_catalogues_is_up_to_date() -> None:
    import texts as gather

    assert gather.TARGET.read_bytes() == gather.template(), "run scripts/texts.py"


class Bare(HTMLParser):
    """Finds words that stand in a template without going through the catalogue."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside.append(tag)
        for name, value in attrs:
            if name in SAID and name not in VALUES and re.search(r"[A-Za-z]{2}", value or ""):
                self.found.append(f"{name}={value}")

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            while self.inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if re.search(r"[A-Za-z]{2}", data) and "script" not in self.inside:
            self.found.append(data.strip())


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_no_template_says_anything_by_itself(path: Path) -> None:
    text = re.sub(r"\{% block body_class %\}.*?\{% endblock %\}", "", path.read_text())
    text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", text, flags=re.S)
    parser = Bare()

    parser.feed(text)

    assert parser.found == []


def test_the_check_finds_bare_words() -> None:
    parser = Bare()
    parser.feed('<p title="Hello">{{ x }}</p><b>World</b><script>let x</script>')

    assert parser.found == ["title=Hello", "World"]


class Shouting(gettext.NullTranslations):
    """A language in which everything is said loudly."""

    def gettext(self, message: str) -> str:
        return message.upper()


def test_another_language_needs_no_change_of_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "catalogue", lambda language: Shouting())

    assert texts._("Sit down") == "SIT DOWN"


def test_the_language_is_what_the_browser_wants_if_we_have_it() -> None:
    assert texts.wanted("de-DE,de;q=0.9,en;q=0.8") == "en"
    assert texts.wanted("") == texts.wanted("*" * 5_000) == "en"
    assert texts.languages()[0] == "en"
