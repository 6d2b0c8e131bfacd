"""Why something cannot be done now, or what lies behind an option that can."""

import difflib

from jotunheim.cli.answers import meant
from jotunheim.kernel import IllegalAction
from jotunheim.records import Session
from jotunheim.render.choices import Entry, entries
from jotunheim.scene import Prompt


def explain(text: str, prompt: Prompt, session: Session) -> str:
    """The answer to `why TEXT`, in words."""
    if not text:
        return everything_refused(prompt)
    entry = offered(text, prompt, session)
    if entry:
        lines = [f"{entry.label} is on offer: type {entry.number}"]
        lines += [part for part in (entry.note, entry.figure) if part]
        return "\n".join([*lines, *[line.replace("\t", "  ") for line in entry.detail]])
    return refused(text, prompt, session)


def everything_refused(prompt: Prompt) -> str:
    """All that people may expect but cannot do."""
    lines = [f"{refusal.label}: {refusal.reason}" for refusal in prompt.refusals]
    return "\n".join(lines) or "why what? Type why and the name of a choice"


def offered(text: str, prompt: Prompt, session: Session) -> Entry | None:
    """The option that is meant, if it is one."""
    try:
        names = tuple(meant(text, prompt, session))
    except IllegalAction:
        return None
    return next((entry for entry in entries(prompt) if entry.tokens == names), None)


def refused(text: str, prompt: Prompt, session: Session) -> str:
    """Why a choice is not on offer."""
    words = session.game.words
    for refusal in prompt.refusals:
        if text.casefold() in (refusal.label.casefold(), refusal.token):
            return refusal.reason
    name = text.replace(" ", ":")
    if name not in words.tokens:
        near = difflib.get_close_matches(name, words.names, n=3)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise IllegalAction(f"there is no choice named {text!r} in this game{hint}")
    reason = session.g.why_not(words.token(name))
    return reason or f"{name} is no answer to this question"
