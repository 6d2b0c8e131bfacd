"""Numbers in an answer: a stepper for each, or a tally of equal things, on the page and in a text."""

from itertools import groupby
from typing import Final

import msgspec

from jotunheim.render.choices import Entry, entries
from jotunheim.render.pen import Pen
from jotunheim.render.strokes import attributes, e
from jotunheim.scene import Prompt, Stepper, Tally
from jotunheim.texts import _, ngettext

WIDE: Final = 34  # letters of a label in a text


def groups(prompt: Prompt) -> list[tuple[str, list[Stepper]]]:
    """The steppers under the names of their groups, with what a group may have together."""
    found: list[tuple[str, list[Stepper]]] = []
    at = 0
    for title, run in groupby(prompt.steppers, key=lambda stepper: stepper.group):
        rows = list(run)
        found.append((_headed(title, _most(prompt, range(at, at + len(rows)))), rows))
        at += len(rows)
    return found


def _most(prompt: Prompt, rows: range) -> int:
    """What these rows may have together, if a limit says so and they are several; else 0."""
    fitting = [limit.most for limit in prompt.limits if limit.rows == tuple(rows)]
    return min(fitting) if fitting and len(rows) > 1 else 0


def _headed(title: str, most: int) -> str:
    if most == 0:
        return title
    if not title:
        return _("At most {n} in all").format(n=most)
    return _("{title}: at most {n} in all").format(title=title, n=most)


# The page -----------------------------------------------------------------------------------------


def steppers_html(prompt: Prompt) -> str:
    """Steppers under the names of their groups; `steppers.js` counts, Confirm sends all numbers."""
    out: list[str] = []
    for title, rows in groups(prompt):
        head = f'<div class="micro group">{e(title)}</div>' if title else ""
        out.append(f'<div class="grp">{head}{"".join([_stepper_html(row) for row in rows])}</div>')
    limits = msgspec.json.encode([(limit.rows, limit.most) for limit in prompt.limits]).decode()
    known = attributes(data_low=prompt.low, data_limits=limits)
    return f'<div class="steppers"{known}>{"".join(out)}</div>'


def _stepper_html(row: Stepper) -> str:
    tokens = msgspec.json.encode(row.tokens).decode()
    name = f"{row.group}: {row.label}" if row.group else row.label
    known = attributes(data_numbers=tokens, data_target=row.target, aria_label=name)
    full = ' disabled=""' if len(row.tokens) < 2 else ""
    less = attributes(aria_label=_("One less: {what}").format(what=name))
    more = attributes(aria_label=_("One more: {what}").format(what=name))
    every = attributes(aria_label=_("As many as possible: {what}").format(what=name))
    return (
        f'<div class="stepper" role="group"{known}><b>{e(row.label)}</b>'
        f'<button type="button" class="btn" data-do="less" disabled=""{less}>−</button><output>0</output>'
        f'<button type="button" class="btn" data-do="more"{full}{more}>+</button>'
        f'<button type="button" class="btn" data-do="every"{full}{every}>{len(row.tokens) - 1}</button></div>'
    )


def tallies_html(prompt: Prompt) -> str:
    """Equal things that are picked one by one: one less, one more (T-13)."""
    if not prompt.tallies or prompt.proposing:
        return ""
    offered = {entry.tokens: entry for entry in entries(prompt)}
    rows = [_tally_html(row, prompt.picks[-1], offered.get((row.token,))) for row in prompt.tallies]
    return f'<div class="tallies">{"".join(rows)}</div>'


def is_tallied(prompt: Prompt, entry: Entry) -> bool:
    """Does a counter stand for this option, and say all that it says?"""
    tallied = any(entry.tokens == (row.token,) for row in prompt.tallies)
    return tallied and not (entry.figure or entry.chances or entry.cost or entry.detail)


def _tally_html(row: Tally, last: str, entry: Entry | None) -> str:
    """Of things before the last pick there can be one less and one more as well, though they are not on offer."""
    less = attributes(
        aria_label=_("One less: {what}").format(what=row.label),
        data_do="unpick",
        data_pick=row.token,
    )
    add = attributes(aria_label=_("One more: {what}").format(what=row.label))
    if entry is not None:
        key = f"option:{entry.number}"
        add += attributes(data_token=row.token, data_key=key, title=entry.note)
    elif row.token != last and row.picked < row.most:
        add += attributes(data_do="pick-earlier", data_pick=row.token)
    else:
        add += ' disabled=""'
    count = _("{n} of {most}").format(n=row.picked, most=row.most)
    return (
        f'<div class="tally" role="group"{attributes(aria_label=row.label)}><b>{e(row.label)}</b>'
        f'<button type="button" class="btn"{less}>−</button><output>{e(count)}</output>'
        f'<button type="button" class="btn"{add}>+</button></div>'
    )


# Text -------------------------------------------------------------------------------------------


def stepper_lines(pen: Pen, prompt: Prompt) -> list[str]:
    """What is counted, with the highest number of each row, and how to type them."""
    lines: list[str] = []
    for title, rows in groups(prompt):
        if title:
            lines.append(pen.ink(f"  {pen.fit(title, pen.width - 2)}", "dim"))
        for row in rows:
            label = pen.pad(pen.fit(row.label, WIDE), WIDE)
            most = _("0 to {most}").format(most=len(row.tokens) - 1)
            lines.append(f"    {label} {pen.ink(most, 'act')}")
    count = len(prompt.steppers)
    words = ngettext("Type a number.", "Type {n} numbers in a row, such as {example}.", count)
    example = " ".join(["1", *["0"] * (count - 1)])
    return [*lines, f"  {pen.ink(words.format(n=count, example=example), 'dim')}"]
