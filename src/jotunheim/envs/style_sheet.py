"""What the table's style sheet says about a drawing, written into its elements.

Our drawings take their colours from `look.css`: from classes, and from variables that change with the seat. Browsers know
variables, programs that turn SVG into pixels do not. So the rules are applied here, for one palette, light or dark.
What depends on a pointer, the focus or the width of a window is left out.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

LOOK: Final = Path(__file__).parent.parent / "web" / "static" / "look.css"
PALETTES: Final = ("light", "dark")

# What SVG itself knows; all else of a rule is for the page around the drawing.
PROPERTIES: Final = re.compile(
    "(clip|fill|font|stop|stroke)-.+|color|display|dominant-baseline|fill|filter|letter-spacing|opacity|paint-order"
    "|stroke|text-anchor|visibility"
)
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
THEMES: Final = "@supports (color: light-dark(#000, #fff))"  # the one condition that holds here
SIMPLE: Final = re.compile(r'([\w-]+|\*)|\.([\w-]+)|\[([\w-]+)(?:([*^]?=)"?([^"\]]*)"?)?\]')
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
PAIR: Final = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)")
CLEAR: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
FONT: Final = re.compile(r"(italic )?(?:(\d+|bold) )?([\d.]+px)(?:/[\d.a-z]+)? (.+)")

# Browsers know which fonts the words at the end of a list stand for.
GENERIC: Final = {
    "sans-serif": "DejaVu Sans, Verdana, Helvetica, sans-serif",
    "monospace": "DejaVu Sans Mono, Liberation Mono, Menlo, Consolas, Courier New, monospace",
}

Values: TypeAlias = dict[str, str]


class Node(NamedTuple):
    """An element as selectors see it."""

    tag: str
    classes: frozenset[str]
    attributes: Values


class Compound(NamedTuple):
    """One element of a selector: `g.seat-fire[role]`."""

    is_child: bool  # of the element before it; otherwise somewhere below
    tag: str
    classes: frozenset[str]
    attributes: tuple[tuple[str, str, str], ...]  # name, operator, value

    def fits(self, node: Node) -> bool:
        """Does it name this element?"""
        return (
            self.tag in ("", "*", node.tag)
            and self.classes <= node.classes
            and all(
                has(node.attributes.get(name), how, what) for name, how, what in self.attributes
            )
        )


class Rule(NamedTuple):
    """A selector and the properties that it sets."""

    weight: tuple[int, int, int]  # classes, tags, order
    path: tuple[Compound, ...]
    sets: Values


def has(value: str | None, how: str, what: str) -> bool:
    """Does an attribute have this value, contain it, or begin with it?"""
    if value is None or not how:
        return value is not None
    if how == "=":
        return value == what
    return what in value if how == "*=" else value.startswith(what)


class Sheet:
    """The rules of one palette."""

    def __init__(self, text: str, palette: str) -> None:
        self.is_dark = palette == "dark"
        self.by_class: dict[str, list[Rule]] = {}
        self.by_tag: dict[str, list[Rule]] = {}  # and those without a class, under ""
        self.root: Values = {}
        order = 0
        for selectors, sets in blocks(COMMENT.sub("", text)):
            for selector in selectors.split(","):
                order += 1
                if selector.strip() == ":root":
                    self.root.update(sets)
                elif ":" not in selector and "(" not in selector:
                    self.add(selector, sets, order)

    def add(self, selector: str, sets: Values, order: int) -> None:
        """Index a rule by a class of its last element, or else by the tag."""
        path = tuple(compounds(selector))
        classes = sum(len(one.classes) + len(one.attributes) for one in path)
        tags = sum(one.tag not in ("", "*") for one in path)
        rule = Rule((classes, tags, order), path, sets)
        last = path[-1]
        if last.classes:
            self.by_class.setdefault(min(last.classes), []).append(rule)
        else:
            self.by_tag.setdefault(last.tag if last.tag != "*" else "", []).append(rule)

    def sets(self, nodes: list[Node]) -> Values:
        """What the rules say about an element, the last of these; those around it come before."""
        node = nodes[-1]
        found = [*self.by_tag.get("", []), *self.by_tag.get(node.tag, [])]
        for name in node.classes:
            found += self.by_class.get(name, [])
        values: Values = {}
        for rule in sorted([rule for rule in found if fits(rule.path, nodes)]):
            values.update(rule.sets)
        return values

    def resolved(self, value: str, scope: Values) -> str:
        """A value without variables; one that is not set leaves nothing."""
        while (found := VARIABLE.search(value)) is not None:
            known = scope.get(found[1]) or self.root.get(found[1]) or found[2] or ""
            value = value[: found.start()] + known.strip() + value[found.end() :]
        value = PAIR.sub(lambda pair: pair[2 if self.is_dark else 1].strip(), value)
        return CLEAR.sub(r"rgba(\1, \2, \3, \4)", value)

    def attributes(self, values: Values, scope: Values) -> Values:
        """What SVG understands of these values."""
        found: Values = {}
        for name, given in values.items():
            if name == "font":
                found.update(font(self.resolved(given, scope)))
            elif PROPERTIES.fullmatch(name):
                value = self.resolved(given, scope).removesuffix("!important").strip()
                if value and "calc(" not in value and "color-mix(" not in value:
                    found[name] = value
        if "font-family" in found:
            first, comma, last = found["font-family"].rpartition(", ")
            found["font-family"] = first + comma + GENERIC.get(last, last)
        return found


@lru_cache(maxsize=2)
def sheet(palette: str) -> Sheet:
    """The table's own style sheet in a palette."""
    return Sheet(LOOK.read_text(encoding="utf-8"), palette)


def blocks(text: str) -> Iterator[tuple[str, Values]]:
    """The rules of a style sheet in their order; conditions that do not hold are left out."""
    at = 0
    while (begin := text.find("{", at)) >= 0:
        head, end = text[at:begin].strip(), closing(text, begin)
        body = text[begin + 1 : end]
        if head == THEMES:
            yield from blocks(body)
        elif not head.startswith("@"):
            yield head, declarations(body)
        at = end + 1


def closing(text: str, begin: int) -> int:
    """The brace that ends a block."""
    depth = 0
    for at in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if not depth:
            return at
    return len(text)


def declarations(body: str) -> Values:
    """The names and values of a rule."""
    pairs = [line.partition(":") for line in body.split(";") if ":" in line]
    return {name.strip(): value.strip() for name, _, value in pairs}


def compounds(selector: str) -> Iterator[Compound]:
    """The elements of a selector, the outermost first."""
    is_child = False
    for word in selector.replace(">", " > ").split():
        if word == ">":
            is_child = True
            continue
        parts = SIMPLE.findall(word)
        yield Compound(
            is_child,
            "".join([part[0] for part in parts]),
            frozenset([part[1] for part in parts if part[1]]),
            tuple([(part[2], part[3], part[4]) for part in parts if part[2]]),
        )
        is_child = False


def fits(path: tuple[Compound, ...], nodes: list[Node]) -> bool:
    """Does a selector name the last of these elements?"""
    if not path[-1].fits(nodes[-1]):
        return False
    if len(path) == 1:
        return True
    around = nodes[:-1]
    if path[-1].is_child:
        return bool(around) and fits(path[:-1], around)
    return any(fits(path[:-1], around[: n + 1]) for n in range(len(around)))


def font(value: str) -> Values:
    """The parts of a font: "700 11px/16px Georgia, serif"."""
    found = FONT.fullmatch(value)
    if found is None:
        return {}
    style, weight, size, family = found.groups()
    return {
        "font-style": "italic" if style else "normal",
        "font-weight": weight or "normal",
        "font-size": size,
        "font-family": family,
    }
