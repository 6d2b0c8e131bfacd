"""Reading what the renderers wrote: elements with their attributes, by a real parser."""

from html.parser import HTMLParser
from typing import NamedTuple

VOID = {"meta", "link", "br", "input"}


class Element(NamedTuple):
    """An element with its attributes and the text directly inside it or its children."""

    tag: str
    attributes: dict[str, str]
    text: list[str]
    drawn: bool = False  # it stands in a drawing

    def words(self) -> str:
        return " ".join("".join(self.text).split())


class Reader(HTMLParser):
    """All elements of a document, in order; complains about tags that do not match."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"twice the same attribute: {tag} {names}"
        drawn = tag == "svg" or any(outer.tag == "svg" for outer in self.open)
        element = Element(tag, {name: value or "" for name, value in attrs}, [], drawn)
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1].tag == tag, f"</{tag}> closes {self.open[-1:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text.append(data)


def read(markup: str) -> list[Element]:
    """The elements of a page or fragment; every tag must be closed."""
    reader = Reader()
    reader.feed(markup)
    reader.close()
    assert not reader.open, f"not closed: {[x.tag for x in reader.open]}"
    return reader.elements
