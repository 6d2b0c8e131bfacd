"""All texts go through the catalogues: the template is up to date, and no page says anything by itself."""

import os
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

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


def say(folder: Path, language: str, words: dict[str, str]) -> None:
    """A catalogue in a folder."""
    catalogue = Catalog(locale=None, charset="utf-8")
    for text, said in words.items():
        catalogue.add(text, said)
    place = folder / language / "LC_MESSAGES"
    place.mkdir(parents=True)
    with (place / "jotunheim.mo").open("wb") as out:
        write_mo(out, catalogue)


@pytest.fixture
def loud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language in which one thing is said loudly."""
    say(tmp_path, "xx", {"Sit down": "SIT DOWN"})
    monkeypatch.setenv(texts.FURTHER, str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("loud")
def test_another_language_needs_no_change_of_code() -> None:
    with texts.speaking("xx"):
        assert texts.spoken() == "xx"
        assert texts._("Sit down") == "SIT DOWN"
        assert texts._("no such text") == "no such text"
        assert texts._("") == ""
        assert texts.ngettext("{n} hit", "{n} hits", 2) == "{n} hits"

    assert texts.spoken() == "en" and texts._("Sit down") == "Sit down"
    assert texts.ngettext("{n} hit", "{n} hits", 1) == "{n} hit"


def test_a_further_catalogue_comes_before_ours(
    loud: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(tmp_path / "more", "xx", {"Watch": "WATCH", "Sit down": "SIT"})
    monkeypatch.setenv(texts.FURTHER, f"{tmp_path / 'more'}{os.pathsep}{loud}")

    with texts.speaking("xx"):
        assert (texts._("Watch"), texts._("Sit down")) == ("WATCH", "SIT")


@pytest.mark.usefixtures("loud")
def test_a_language_that_we_do_not_have_is_english() -> None:
    with texts.speaking("qq"):
        assert texts.spoken() == "en" and texts._("Sit down") == "Sit down"


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "xx_YY.UTF-8"}, "xx"),
        ({"LANG": "xx.UTF-8", "LANGUAGE": "qq:xx"}, "xx"),
        ({"LANG": "xx", "LC_ALL": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_speaks_the_language_of_its_user(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in texts.USERS:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert texts.of_user() == language


@pytest.mark.usefixtures("scripts")
def test_a_translation_with_a_value_of_its_own_is_refused(tmp_path: Path) -> None:
    import texts as gather

    po = tmp_path / "jotunheim.po"
    po.write_text('msgid "seat {n}"\nmsgstr "Platz {m}"\n')
    assert gather.compiled(po) == 1 and not po.with_suffix(".mo").exists()

    po.write_text('msgid "seat {n}"\nmsgstr "Platz {n}"\n')
    assert gather.compiled(po) == 0 and po.with_suffix(".mo").is_file()


@pytest.mark.usefixtures("scripts")
def test_words_of_content_are_gathered() -> None:
    import texts as gather

    data = {"region": {"a": {"name": "Icewind Dale", "home": "frost", "names": ["x", "9"]}}}
    assert list(gather.words_in(data)) == ["Icewind Dale", "x"]


@pytest.mark.usefixtures("scripts")
def test_both_forms_of_an_event_are_one_entry() -> None:
    import texts as gather

    source = 'TAKE = EventKind[G]("take", N_("{n} card"), plural=N_("{n} cards"), count=0)'

    assert ("{n} card", "{n} cards") in list(gather.texts_in(source))


def test_the_language_is_what_the_browser_wants_if_we_have_it() -> None:
    assert texts.wanted("de-DE,de;q=0.9,en;q=0.8") == "en"
    assert texts.wanted("") == texts.wanted("*" * 5_000) == "en"
    assert texts.languages()[0] == "en"
