"""The prompt and the log as text: whose decision, the question, numbered options, what happened."""

import re
from itertools import groupby

from jotunheim.render import links
from jotunheim.render.choices import (
    Entry,
    asides,
    effect_words,
    entries,
    mark_of,
    numbers,
    split_by_board,
)
from jotunheim.render.dice import percent
from jotunheim.render.ending import (
    gained,
    points_words,
    rank_words,
    reason_words,
    score_of,
    sources,
)
from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import clean, name_of
from jotunheim.render.steppers import stepper_lines
from jotunheim.render.text_parts import pool, price
from jotunheim.scene import Ending, LogLine, Prompt, Refusal, Scene
from jotunheim.texts import _, listed

MANY = 12  # from here on, options with the same consequence are told together
SUMS = 4  # more sums than these are not told at once
FIGURE = 24  # the widest figure at the right of an option
PLACES = 60  # from here on, places have their numbers on the board only
EVERY = 10_000  # lines of sheets are always listed: there is no place to click


def prompt_lines(pen: Pen) -> list[str]:
    """Who decides what, on which clauses, and all that can be picked, numbered."""
    prompt = pen.scene.prompt
    if prompt is None:
        return []
    lines = [pen.rule(whose(pen.scene, prompt))]
    if prompt.trail:
        lines += pen.wrap(trail_of(prompt))
    lines += [pen.ink(line, "bold") for line in pen.wrap(prompt.question)]
    hint = how_many(prompt)
    if hint:
        lines += pen.wrap(hint)
    lines += _option_lines(pen, prompt)
    if prompt.clauses:
        words = _("Rules: {clauses}").format(clauses=", ".join(prompt.clauses))
        lines += [pen.ink(line, "dim") for line in pen.wrap(words)]
    return lines


def whose(scene: Scene, prompt: Prompt) -> str:
    """Whose decision it is, in a few words; a covert one names nobody."""
    phase = f" · {scene.phase}" if scene.phase else ""
    if prompt.mine:
        return _("Your decision") + phase
    if prompt.seat >= 0:
        return _("Waiting for {seat}").format(seat=name_of(scene, prompt.seat)) + phase
    return _("Waiting") + phase


def trail_of(prompt: Prompt) -> str:
    """The open sub-games, outermost first, beginning like a sentence."""
    trail = " › ".join(prompt.trail)
    return trail[:1].upper() + trail[1:]


def how_many(prompt: Prompt) -> str:
    """How many picks the answer takes, if not exactly one; and what is picked already."""
    words: list[str] = []
    if prompt.form not in ("one", "amounts") and (prompt.low, prompt.high) != (1, 1):
        line = _("Pick {low}.") if prompt.low == prompt.high else _("Pick {low} to {high}.")
        words.append(line.format(low=prompt.low, high=prompt.high))
    if prompt.picks and prompt.form != "amounts":
        names = dict(zip(prompt.picks, prompt.picked, strict=False))
        names |= {choice.token: choice.label for choice in prompt.choices}
        names |= {tally.token: tally.label for tally in prompt.tallies}
        told = [
            _times(names.get(token, _in_words(token)), prompt.picks.count(token))
            for token in dict.fromkeys(prompt.picks)
        ]
        between = "; " if any("," in one or ":" in one for one in told) else ", "
        words.append(_("Picked: {picks}.").format(picks=between.join(told)))
    return " ".join(words)


def _times(name: str, count: int) -> str:
    """Equal things, said once."""
    return f"{name} ×{count}" if count > 1 else name


def _option_lines(pen: Pen, prompt: Prompt) -> list[str]:
    """Entries under the titles of their groups, then what cannot be done and why."""
    lines: list[str] = []
    shown, clicked = split_by_board(pen.scene, entries(prompt), PLACES, EVERY)
    lines += [pen.ink(line, "dim") for t in prompt.tracks for line in pen.wrap(pool(t))]
    if prompt.steppers:
        lines += stepper_lines(pen, prompt)
    sums = [entry for entry in shown if entry.detail or entry.chances]
    for title, run in groupby(shown, key=_title):
        if title:
            lines.append(pen.ink(f"  {pen.fit(title, pen.width - 2)}", "dim"))
        lines += _run_lines(pen, list(run))
    lines += _clicked_lines(pen, clicked)
    lines += _sum_lines(pen, sums)
    lines += _refusal_lines(pen, prompt.refusals)
    return lines + _aside_lines(pen, prompt)


def _title(entry: Entry) -> str:
    return entry.group or (_("Shortcuts") if entry.kind == "route" else "")


def _sum_lines(pen: Pen, having: list[Entry]) -> list[str]:
    """The sums behind the figures, a line each; of many only the likeliest one's."""
    lines: list[str] = []
    if len(having) > SUMS:
        having = sorted(having, key=lambda x: x.need)[:1]
        words = _("(type why and a number for the sum behind its figure)")
        lines.append(pen.ink(f"  {words}", "dim"))
    found: dict[str, list[str]] = {}
    for entry in having:
        told = [" ".join(filter(None, sum_line(part))) for part in entry.detail]
        told += [f"{chance.label}: {percent(chance.share)}" for chance in entry.chances]
        parts = " · ".join(told)
        found.setdefault(parts, []).append(str(entry.number))
    for parts, alike in found.items():
        told = pen.wrap(f"{', '.join(alike)}: {parts}", pen.width - 2)
        lines += [f"  {pen.ink(line, 'dim')}" for line in told]
    return lines


def _in_words(token: str) -> str:
    """A token that is no longer on offer: its name without its family; words stay as they are."""
    if " " in token or token[:1].isupper():
        return token
    return _((token.partition(":")[2] or token).replace("_", " "))


def _clicked_lines(pen: Pen, clicked: list[Entry]) -> list[str]:
    """Very many places: their numbers stand on the board, a word for each run of them is enough."""
    lines: list[str] = []
    drawn = _drawn_numbers(pen.scene) if clicked else set()
    for title, run in groupby(clicked, key=_title):
        every = list(run)
        first, last = every[0], every[-1]
        words = _where_to_find([entry.number in drawn for entry in every]).format(
            title=title or _("Places"), first=first.number, last=last.number, label=first.label
        )
        lines += [f"  {line}" for line in pen.wrap(words, pen.width - 2)]
    return lines


def _where_to_find(drawn: list[bool]) -> str:
    """How a run of places is picked: a place shows one number, though there may be two ways to it."""
    if all(drawn):
        return _("{title}: numbers {first} to {last} on the map, or in words: {label}")
    if any(drawn):
        return _("{title}: in words: {label}; or those of numbers {first} to {last} on the map")
    return _("{title}: in words: {label}")


def _drawn_numbers(scene: Scene) -> set[int]:
    """The numbers that stand on the boards."""
    marks = numbers(scene.prompt)
    return {mark_of(space, marks) for board in scene.boards for space in board.spaces}


def _aside_lines(pen: Pen, prompt: Prompt) -> list[str]:
    """What can be done besides, by its name only."""
    one = _("{label} (type {token})")
    words = [one.format(label=x.label, token=x.tokens[0]) for x in asides(prompt)]
    line = _("Also: {choices}").format(choices=", ".join(words))
    return [pen.ink(part, "dim") for part in pen.wrap(line)] if words else []


def _run_lines(pen: Pen, run: list[Entry]) -> list[str]:
    """Entries of one group: in columns if they are short and without notes, else a line each."""
    notes = {(entry_note(pen.scene, entry), entry.figure) for entry in run}
    wide = max(visible(clean(entry.label)) for entry in run) + 8
    if len(run) >= MANY and len(notes) * 2 <= len(run) and wide <= 24:
        return _by_note(pen, run)
    plain = notes == {("", "")}
    if len(run) < 6 or not plain or wide * 2 > pen.width:
        return [line for entry in run for line in _entry_lines(pen, entry)]
    columns = min(pen.width // wide, 6)
    rows = -(-len(run) // columns)
    cells = [pen.pad(_entry_lines(pen, entry)[0], wide) for entry in run]
    return ["".join(cells[row::rows]).rstrip() for row in range(rows)]


def _by_note(pen: Pen, run: list[Entry]) -> list[str]:
    """Many short options: those with the same consequence together under it."""
    found: dict[str, list[Entry]] = {}
    for entry in run:
        words = (entry_note(pen.scene, entry), entry.figure, entry.figure_note)
        found.setdefault(" ".join(x for x in words if x), []).append(entry)
    lines: list[str] = []
    for note, alike in found.items():
        lines += [pen.ink(f"  {line}", "dim") for line in pen.wrap(note, pen.width - 2)]
        atoms = [
            f"{pen.ink(f'{x.number:>3}', 'act')}{_tick(pen, x)}{clean(x.label)}" for x in alike
        ]
        lines += [f"  {line}" for line in pen.flow(atoms, "  ", pen.width - 2)]
    return lines


def entry_note(scene: Scene, entry: Entry) -> str:
    """The consequence of an option, its price, and what it would change."""
    if not entry.cost and not entry.effects:  # most options
        return entry.note
    cost = _("costs {price}").format(price=price(entry.cost)) if entry.cost else ""
    return "; ".join(
        filter(None, [entry.note, cost, ", ".join(effect_words(scene, entry.effects))])
    )


def _tick(pen: Pen, entry: Entry) -> str:
    """Whether it is picked already; what a plan has for one part says nothing of the next."""
    prompt = pen.scene.prompt
    return "✓" if entry.picked and prompt is not None and prompt.form != "plan" else " "


def _entry_lines(pen: Pen, entry: Entry) -> list[str]:
    number = pen.ink(f"{entry.number:>3}", "act")
    state = _tick(pen, entry)
    figure = pen.fit(f"{entry.figure} {entry.figure_note}".strip(), FIGURE)
    room = pen.width - 6 - (visible(figure) + 2 if figure else 0)
    text = clean(entry.label)
    note = clean(entry_note(pen.scene, entry))
    inline = note and visible(text) + 3 + visible(note) <= room
    head = pen.wrap(text, room)
    lines = [f"{number}{state} {head[0] if head else ''}"]
    lines += [f"      {more}" for more in head[1:]]
    if inline:
        lines[0] += f"   {pen.ink(note, 'dim')}"
    if figure:
        lines[0] = pen.pad(lines[0], pen.width - visible(figure)) + pen.ink(figure, "bold")
    if note and not inline:
        lines += [f"      {pen.ink(more, 'dim')}" for more in pen.wrap(note, pen.width - 6)]
    return lines


def sum_line(detail: str) -> tuple[str, str]:
    """A line of a sum as words and number: parted by a tab, or the number is the last word."""
    if "\t" in detail:
        words, _tab, number = detail.partition("\t")
        return words, number
    found = re.fullmatch(r"(.*\S) ([+−-]?\d+\+?)", detail)
    return (found[1], found[2]) if found else (detail, "")


def detail_lines(pen: Pen, entry: Entry) -> list[str]:
    """The sum behind a figure: words and number of each line."""
    lines = [
        pen.pad(f"      {pen.fit(c.label, 30)}", 38) + percent(c.share).rjust(6)
        for c in entry.chances
    ]
    for detail in entry.detail:
        words, number = sum_line(detail)
        lines.append(pen.pad(f"      {pen.fit(words, 30)}", 38) + pen.fit(number, 8).rjust(6))
    return [line.rstrip() for line in lines]


def _refusal_lines(pen: Pen, refusals: tuple[Refusal, ...]) -> list[str]:
    """What cannot be done: all that have the same reason together."""
    alike: dict[str, list[str]] = {}
    for refusal in refusals:
        alike.setdefault(refusal.reason, []).append(refusal.label)
    found: list[str] = []
    for reason, labels in alike.items():
        lines = pen.wrap(f"{listed(labels)}: {reason}", pen.width - 6)
        marks = ["  –   ", *["      "] * len(lines)]
        found += [pen.ink(mark + line, "dim") for mark, line in zip(marks, lines, strict=False)]
    return found


def log_lines(pen: Pen, count: int) -> list[str]:
    """The last `count` sentences of the log, each behind the sign of its seat."""
    lines: list[str] = []
    for line in pen.scene.log[-count:] if count else ():
        lines += _sentence(pen, line)
    return lines


def _sentence(pen: Pen, line: LogLine) -> list[str]:
    if line.chapter:
        return [pen.ink(f"── {pen.fit(links.plain(line.text), pen.width - 4)}", "dim")]
    atoms: list[str] = []
    for words, key in links.parts(line.text):
        style = "gone" if line.undone else "link" if key else ""
        atoms += [pen.ink(word, style) if style else word for word in clean(words).split(" ")]
        atoms = _joined(atoms, words)
    if line.undone:
        atoms.append(f"({_('undone')})")
    mark = pen.seat(line.seat) if line.seat >= 0 else " "
    body = pen.flow([a for a in atoms if a], " ", pen.width - 2)
    return [f"{mark} {body[0]}", *[f"  {more}" for more in body[1:]]] if body else []


def _joined(atoms: list[str], words: str) -> list[str]:
    """Words that touch (a link and the comma after it) stay one atom: blanks decide."""
    first = len(atoms) - len(clean(words).split(" "))
    if first > 0 and atoms[first - 1] and atoms[first]:
        return [*atoms[: first - 1], atoms[first - 1] + atoms[first], *atoms[first + 1 :]]
    return atoms


def ending_lines(pen: Pen, ending: Ending) -> list[str]:
    """How it ended: who won and why, the seats by rank, where the points came from."""
    lines = [pen.rule(_("The end"))]
    lines += [pen.ink(line, "bold") for line in pen.wrap(ending.headline)]
    reason, clauses = reason_words(ending)
    lines += pen.wrap(reason)
    if clauses:
        lines += pen.wrap(_("Rules: {clauses}").format(clauses=", ".join(clauses)))
    for seat in sorted(range(len(ending.ranks)), key=lambda s: ending.ranks[s]):
        score = f" {score_of(ending, seat)}".rstrip()
        name = pen.fit(name_of(pen.scene, seat), 30)
        lines.append(f"  {rank_words(ending, seat)}{pen.seat(seat)} {name}{score}")
    for source in sources(ending):
        parts = [
            f"{name_of(pen.scene, seat)} {points_words(ending, points)}"
            for seat in range(len(ending.scores))
            if (points := gained(ending, seat, source))
        ]
        lines += pen.wrap(f"{source}: {', '.join(parts)}")
    return lines
