"""Options in words: what is picked, what it costs and does, and where it points."""

from jotunheim.games.valda import tokens
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words import answers, menus
from jotunheim.games.valda.words.picks import LABELS
from jotunheim.kernel import DONE, PASS, Decision
from jotunheim.scene import Choice, Route


def choice(g: Valda, decision: Decision[Valda], token: int) -> Choice:
    """An option in words."""
    name = g.book.words.names[token]
    if token in (PASS, DONE):
        return Choice(token=name, label=decision.end_label(token))
    label, note, figure = LABELS.of(g, decision, token)
    return Choice(
        token=name,
        label=label,
        note=note,
        figure=figure,
        group=menus.group_of(g, token) if decision.form == "menu" else "",
        target=target(token),
    )


def route(g: Valda, decision: Decision[Valda], answer: list[int]) -> Route:
    """A whole answer in words."""
    names = tuple([g.book.words.names[token] for token in answer])
    words = answers.ROUTES.of(g, decision, answer)
    return Route(
        tokens=names,
        label=words.label,
        note=words.note,
        figure=words.figure,
        group=words.group,
        target=words.target,
    )


def target(token: int) -> str:
    """The key of the area or card that an option speaks of."""
    if tokens.AREA.has(token):
        return tokens.AREA_NAMES[tokens.AREA.of(token)]
    if tokens.DEITY.has(token):
        return tokens.AREA_NAMES[tokens.DEITY.of(token) % tokens.AREAS]
    if tokens.TEMPLE.has(token):
        return tokens.AREA_NAMES[tokens.TEMPLE.of(token) // 2]
    return f"card:{tokens.CARD.of(token)}" if tokens.CARD.has(token) else ""
