"""Why something cannot be done now, or what an option does."""

import difflib

from jotunheim.cli.answers import meant, quoted
from jotunheim.kernel import IllegalAction
from jotunheim.records import Session
from jotunheim.render.choices import Entry, asides, entries
from jotunheim.scene import Prompt, Scene
from jotunheim.texts import _


def explain(text: str, session: Session, seat: int) -> str:
    """The answer to `why TEXT`, in words."""
    scene = session.scene(seat)
    prompt = scene.prompt or Prompt("")
    refusals = refused_in(scene)
    if not text:
        lines = [f"{name}: {why}" for name, why in refusals.items()]
        return "\n".join(lines) or _("type why and the name of a choice")
    entry = offered(text, prompt, session)
    if entry:
        told = _("you can choose {choice}: type {n}")
        lines = [told.format(choice=entry.label, n=entry.number)]
        lines += [part for part in (entry.note, entry.figure) if part]
        return "\n".join([*lines, *[line.replace("\t", "  ") for line in entry.detail]])
    for aside in asides(prompt):
        if text.casefold() in (aside.label.casefold(), aside.tokens[0]):
            told = _("you can choose {choice}: type {n}")
            return told.format(choice=aside.label, n=aside.tokens[0])
    for name, why in refusals.items():
        if text.casefold() == name.casefold():
            return why
    reason = why_not_like(text, prompt, session)
    part = {why for name, why in refusals.items() if text.casefold() in name.casefold()}
    if not reason and len(part) == 1 and text.replace(" ", ":") not in session.game.words.tokens:
        [reason] = part
    return reason or why_no_token(text, prompt, session)


def refused_in(scene: Scene) -> dict[str, str]:
    """Everything that people may expect but cannot do: in the prompt, on the boards, among the cards."""
    found: dict[str, str] = {}
    for board in scene.boards:
        found |= {space.label: space.why_not for space in board.spaces if space.why_not}
        found |= {piece.name: piece.why_not for piece in board.pieces if piece.why_not}
    for zone in scene.zones:
        found |= {card.name: card.why_not for card in zone.cards if card.why_not}
    if scene.prompt is not None:
        found |= {refusal.label: refusal.reason for refusal in scene.prompt.refusals}
    return found


def offered(text: str, prompt: Prompt, session: Session) -> Entry | None:
    """The option that the words mean, if any."""
    try:
        names = tuple(meant(text, prompt, session))
    except IllegalAction:
        return None
    return next((entry for entry in entries(prompt) if entry.tokens == names), None)


def why_not_like(text: str, prompt: Prompt, session: Session) -> str:
    """Why `walk to 2020` is not offered, though `walk to 0101` is; empty if no option is like it."""
    words = session.game.words
    head, _blank, last = text.casefold().rpartition(" ")
    for entry in entries(prompt):
        start, _blank, place = entry.label.casefold().rpartition(" ")
        family, sign, name = entry.tokens[-1].partition(":")
        wanted = f"{family}:{last}"
        is_like = start == head or (not head and len(entry.tokens) == 1)
        if sign and name == place and is_like and wanted in words.tokens:
            g = session.g.clone()
            for token in entry.tokens[:-1]:
                g.play(words.token(token))
            reason: str = g.why_not(words.token(wanted))
            return reason
    return ""


def why_no_token(text: str, prompt: Prompt, session: Session) -> str:
    """Why a choice is not offered."""
    words = session.game.words
    for refusal in prompt.refusals:
        if text == refusal.token:
            return refusal.reason
    name = text.replace(" ", ":")
    if name not in words.tokens:
        near = labels_in(text, prompt) or difflib.get_close_matches(name, words.names, n=3)
        line = _("there is no choice named {name} in this game")
        if near:
            line = _("there is no choice named {name} in this game; did you mean {near}?")
        raise IllegalAction(line.format(name=quoted(text), near=", ".join(near)))
    reason = session.g.why_not(words.token(name))
    return reason or _("{name} does not answer this question").format(name=name)


def labels_in(text: str, prompt: Prompt) -> list[str]:
    """The options and refusals of the question whose names the words contain, as in `temple of kari`."""
    labels = [entry.label for entry in entries(prompt)]
    labels += [refusal.label for refusal in prompt.refusals]
    said = f" {text.casefold()} "
    return [label for label in labels if label and f" {label.casefold()} " in said]
