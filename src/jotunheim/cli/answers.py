"""What a typed line means: a number, several, a token's name, or the words of an option."""

import re
from typing import Any, Final

from jotunheim.kernel import DONE, IllegalAction, State
from jotunheim.records import Session
from jotunheim.render.choices import Entry, entries
from jotunheim.scene import Prompt, Stepper
from jotunheim.texts import _, listed, ngettext

TOLD: Final = 30  # so many characters of what was typed are shown again


def meant(line: str, prompt: Prompt, session: Session) -> list[str]:
    """The names of the tokens that a line means; IllegalAction says what would be right."""
    found = entries(prompt)
    words = line.split()
    if prompt.steppers and all(word.isdecimal() for word in words):
        return whole_amounts([int(word) for word in words], prompt, session)
    place = by_label(words[0], found) if len(words) == 1 else []
    if place:
        return place
    if all(is_number(word) for word in words):
        return by_number([int(word) for word in words], found, prompt, session)
    tokens = session.game.words.tokens
    if all(word in tokens for word in words):
        return words
    return by_words(" ".join(words), found)


def is_number(word: str) -> bool:
    """Can it be the number of an option? 0301 cannot: numbers of options have no leading zero."""
    return word.isdecimal() and (word == "0" or not word.startswith("0"))


def by_label(word: str, found: list[Entry]) -> list[str]:
    """A place with a number for a name (hex 1513, hex 0301), where no option has that number."""
    if not word.isdecimal() or (is_number(word) and int(word) <= len(found)):
        return []
    hits = [entry for entry in found if entry.tokens[-1].endswith(f":{word}")]
    return list(hits[0].tokens) if len(hits) == 1 else []


def by_number(
    numbers: list[int], found: list[Entry], prompt: Prompt, session: Session
) -> list[str]:
    """One option by its number, or a whole set by several."""
    for number in numbers:
        if not 1 <= number <= len(found):
            line = _("there is no option {n}; options are 1 to {last}")
            raise IllegalAction(line.format(n=number, last=len(found)))
    if len(numbers) == 1:
        return list(found[numbers[0] - 1].tokens)
    if prompt.form != "set":
        raise IllegalAction(_("one number at a time: later options depend on the first"))
    names = [found[number - 1].tokens[0] for number in numbers]
    return whole_set([name for name in names if name != "done"], prompt, session)


def whole_set(names: list[str], prompt: Prompt, session: Session) -> list[str]:
    """The picks of a set in the order in which they are asked for, and DONE if it is needed."""
    total = len(prompt.picks) + len(names)
    if not prompt.low <= total <= prompt.high:
        line = _("pick {low} to {high}, not {n}")
        if prompt.low == prompt.high:
            line = _("pick {low}, not {n}")
        raise IllegalAction(line.format(low=prompt.low, high=prompt.high, n=total))
    order = [choice.token for choice in prompt.choices]
    names = sorted(names, key=order.index)
    g: Any = session.g.clone()
    asked = g.asked
    sent: list[str] = []
    for name in names:
        if g.asked is not asked:
            return sent  # what is left answered itself
        token = session.game.words.token(name)
        if token not in g.options:
            raise IllegalAction(no_more(name, sent, prompt))
        g.play(token)
        sent.append(name)
    return [*sent, "done"] if g.asked is asked and DONE in g.options else sent


def whole_amounts(numbers: list[int], prompt: Prompt, session: Session) -> list[str]:
    """A number for each stepper, from the first on; those that answer themselves are not sent."""
    if len(numbers) > len(prompt.steppers):
        line = _("type at most {n} numbers here, not {got}")
        raise IllegalAction(line.format(n=len(prompt.steppers), got=len(numbers)))
    g: Any = session.g.clone()
    asked = g.asked
    sent: list[str] = []
    for row, number in enumerate(numbers):
        stepper = prompt.steppers[row]
        if g.asked is not asked or not is_next(g, stepper):  # it answered itself
            if number > 0:
                raise IllegalAction(_("nothing is left for {what}").format(what=stepper.label))
            continue
        token = amount_token(g, stepper, number, session)
        g.play(token)
        sent.append(session.game.words.names[token])
    return sent


def is_next(g: State[Any], stepper: Stepper) -> bool:
    """Is this the number that is asked for now?"""
    assert g.asked is not None
    first = g.asked.steppers(g)[0]
    return bool((first.group, first.label) == (stepper.group, stepper.label))


def amount_token(g: State[Any], stepper: Stepper, number: int, session: Session) -> int:
    """The token of a number; IllegalAction says what would be possible."""
    names = [session.game.words.names[token] for token in g.options]
    if number < len(stepper.tokens) and stepper.tokens[number] in names:
        return session.game.words.token(stepper.tokens[number])
    possible = [i for i, name in enumerate(stepper.tokens) if name in names]
    line = _("{what}: {least} to {most}, not {n}")
    raise IllegalAction(
        line.format(what=stepper.label, least=possible[0], most=possible[-1], n=number)
    )


def no_more(name: str, sent: list[str], prompt: Prompt) -> str:
    """Why a pick does not go with those before it."""
    label = next(choice.label for choice in prompt.choices if choice.token == name)
    if name in sent:
        count = sent.count(name) + 1
        line = ngettext(
            "there is only {n} {choice} to pick",
            "there are only {n} {choice} to pick",
            count,
        )
        return line.format(choice=label, n=count)
    return _("{choice} cannot be picked together with the others").format(choice=label)


def by_words(text: str, found: list[Entry]) -> list[str]:
    """The option with this name, or the only one whose name or words begin like this."""
    wanted = text.casefold()
    for fits in (is_name, begins, contains):
        hits = [entry for entry in found if fits(entry, wanted)]
        if len(hits) == 1 or (hits and is_first_step(hits)):
            return list(hits[0].tokens)
        if hits:
            names = listed([f"{entry.number} {entry.label}" for entry in hits[:5]])
            line = _("{name} can mean {names}; type its number")
            raise IllegalAction(line.format(name=quoted(text), names=names))
    line = _("there is nothing called {name} to choose; type a command, or help")
    if found:
        line = _("there is no option {name}; type a number from 1 to {last}, or help")
    raise IllegalAction(line.format(name=quoted(text), last=len(found)))


def is_first_step(hits: list[Entry]) -> bool:
    """Is the first one the beginning of all others? Then `run` means it, not `run to 0101`."""
    first = hits[0]
    return first.kind == "choice" and all(
        hit.kind == "route" and hit.tokens[0] == first.tokens[0] for hit in hits[1:]
    )


def quoted(text: str) -> str:
    """What was typed, to be shown again; only its beginning if it is long."""
    return repr(text if len(text) <= TOLD else f"{text[: TOLD - 1]}…")


def is_name(entry: Entry, wanted: str) -> bool:
    """Is this exactly its name?"""
    return wanted in (entry.label.casefold(), entry.tokens[-1].casefold())


def begins(entry: Entry, wanted: str) -> bool:
    """Does its name or its label begin with this?"""
    return entry.label.casefold().startswith(wanted) or entry.tokens[-1].startswith(wanted)


def contains(entry: Entry, wanted: str) -> bool:
    """Is it part of the label? Numbers count as a whole: 01 is not part of 0101."""
    label = entry.label.casefold()
    if wanted.isdecimal():
        return wanted in re.findall(r"\d+", label)
    return wanted in label
