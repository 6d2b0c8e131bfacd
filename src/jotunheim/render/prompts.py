"""The prompt on the page: whose decision, the question, options by number, why others are not there."""

from itertools import groupby
from zlib import crc32

import msgspec

from jotunheim.render.choices import (
    Entry,
    asides,
    effect_words,
    entries,
    first_steps,
    lines_to_fill,
    split_by_board,
)
from jotunheim.render.dice import bell, chart
from jotunheim.render.emblems import emblem, icon
from jotunheim.render.pictograms import badges_html, sign_svg
from jotunheim.render.signs import colour_of, name_of
from jotunheim.render.steppers import is_tallied, steppers_html, tallies_html
from jotunheim.render.strokes import attribute, attributes, e
from jotunheim.render.text_prompt import how_many, sum_line, trail_of
from jotunheim.render.tracks import is_row_of_signs, pips
from jotunheim.scene import Prompt, Refusal, Scene
from jotunheim.texts import _, ngettext

MANY = 40  # from here on options are slips
LISTED = 8  # with more options than these, lines of sheets are picked where they stand
BRIEF = 64  # letters of a note that a narrow option holds
FIGURE = 12  # letters of a figure that stands at the right; a longer one stands below
SUMS = 12  # of so many options the sum is on the page
ROUTES = 4  # more whole answers than these are folded away


def prompt_html(scene: Scene, tools: bool = False) -> str:
    """The one place to look: whose decision, the question, options by number, why others are not there.

    With tools, very many places in words are left to `places_html`: a page asks for them when they are unfolded.
    """
    prompt = scene.prompt
    if prompt is None:
        return '<section class="prompt waiting" data-part="prompt"></section>'
    sign = (
        emblem(colour_of(scene, prompt.seat), name_of(scene, prompt.seat))
        if prompt.seat >= 0
        else ""
    )
    trail = trail_of(prompt)
    hint = how_many(prompt)
    side = _side(prompt) if tools else ""
    options = _workshop(prompt, tools, _options(scene, prompt, tools)) + _asides(prompt)
    clauses = _clauses(prompt)
    options = (tallies_html(prompt) if tools else "") + options
    return (
        f'<section class="prompt{_dress(prompt)}" data-part="prompt"><div class="ask">{sign}'
        f'<div><div class="yours">{e(_yours(scene, prompt))}</div><h1 aria-live="polite">{e(prompt.question)}</h1>'
        f'<div class="next">{e(trail)}{" · " if trail and (hint or clauses) else ""}{e(hint)} {clauses}</div></div>{side}</div>{options}</section>'
    )


def _workshop(prompt: Prompt, tools: bool, options: str) -> str:
    """A sheet to fill in freely, drawn by the page (workshop.js); the same step by step is folded away."""
    if prompt.workshop is None or not tools:
        return options
    given = e(msgspec.json.encode(prompt.workshop).decode())
    models = "".join([f'<template data-sign="{e(m.key)}">{sign_svg(m.sign, "osign")}</template>' for m in prompt.workshop.models if m.sign])  # fmt: skip
    return (
        f'<div class="workshop" data-workshop="{given}">{models}</div>'
        f'<details class="by-step"><summary>{e(_("Or step by step"))}</summary>{options}</details>'
    )


def _dress(prompt: Prompt) -> str:
    """More classes of the prompt: a proposal looks different from an answer."""
    return " proposing" if prompt.proposing else "" if prompt.mine else " waiting"


def _clauses(prompt: Prompt) -> str:
    """One link to the rules behind the question; their numbers are for those who point at it (T-05)."""
    if not prompt.clauses:
        return ""
    names = " ".join(prompt.clauses)
    return f'<a class="clause" data-clause="{e(names)}" href="#{e(prompt.clauses[0])}" title="{e(names)}">{e(_("Rules for this"))}</a>'


def _yours(scene: Scene, prompt: Prompt) -> str:
    phase = f" · {scene.phase}" if scene.phase else ""
    if prompt.proposing:
        decides = _("You propose, {seat} decides").format(seat=name_of(scene, prompt.seat))
        return decides + phase
    if prompt.mine:
        others = [s.name for s in scene.seats if "active" in s.states and s.seat != scene.seat]
        if others:  # in somebody's turn one may be asked as well (T-12)
            return _("In the turn of {seat}: you are asked").format(seat=others[0]) + phase
        return _("Your turn") + phase
    if prompt.seat < 0:
        return _("Waiting") + phase
    return _("Waiting for {seat}").format(seat=name_of(scene, prompt.seat)) + phase


def _side(prompt: Prompt) -> str:
    undo = f'<button type="button" class="btn" data-do="undo">{icon("undo")}{e(_("Undo"))}</button>'
    if prompt.proposing:  # there is nothing to take back
        undo = ""
    ready = prompt.mine and prompt.form != "one" and len(prompt.picks) >= prompt.low
    # Only where the button would do something: "done" is on offer, or a pick that can be pressed (T-44).
    ready = ready and any(c.token == "done" or c.token in prompt.picks for c in prompt.choices)
    ready = ready or len(prompt.steppers) > 0
    off = ' disabled=""' if prompt.steppers and prompt.low > 0 else ""
    go = f'<button type="button" class="btn go" data-do="confirm"{off}>{e(_("Confirm"))} <kbd>↵</kbd></button>'
    done = one_button(prompt)
    if done is not None:
        go = f'<button type="button" class="btn go" data-do="confirm"{_answer(done)}>{e(done.label)} <kbd>↵</kbd></button>'
    return f'<div class="side">{undo}{go if ready else ""}</div>'


def one_button(prompt: Prompt) -> Entry | None:
    """The end of a pick, if it says nothing but its name: then it is the button that confirms, and no tile (T-13)."""
    if (
        not prompt.mine
        or prompt.proposing
        or prompt.form == "one"
        or prompt.low > len(prompt.picks)
    ):
        return None
    found = [entry for entry in entries(prompt) if entry.tokens == ("done",)]
    plain = [x for x in found if not (x.note or x.figure or x.cost or x.sign or x.effects)]
    return plain[0] if plain else None


def _options(scene: Scene, prompt: Prompt, shut: bool) -> str:
    """The options by group; beside them the sum behind the picked one, with its bell."""
    every, clicked = split_by_board(scene, entries(prompt), MANY, LISTED)
    if shut and not prompt.proposing:  # counters and the button that confirms stand for these
        done = one_button(prompt)
        every = [x for x in every if x is not done and not is_tallied(prompt, x)]
    sheets = any(entry.tokens[0] in lines_to_fill(scene) for entry in clicked[:1])
    every, fold = _fold_more(every, _fold(clicked, shut, sheets))
    if prompt.steppers:
        fold = steppers_html(prompt) + fold
    if not every and not prompt.refusals:
        return fold
    if len(every) > MANY:
        shown = _chips(every)
    elif prompt.tracks or any(entry.cost or entry.sign for entry in every):
        shown = _columns(scene, prompt, every)
    else:
        shown = _grid(scene, prompt, every, not sheets)  # few are left, without their groups
    return shown + fold + _refusals(prompt)


def _fold_more(every: list[Entry], fold: str) -> tuple[list[Entry], str]:
    """What is left to list, and with the places also the steps and routes that others lead to as well."""
    steps = first_steps(every)
    if steps:
        every = _without(every, steps)
        fold = _folded(_("Step by step"), steps) + fold
    whole = [entry for entry in every if entry.kind == "route" and not entry.figure]
    if len(whole) > ROUTES and len(whole) < len(every):  # the single steps lead there as well
        every = _without(every, whole)
        line = _("{title}: {n} to choose from")
        fold = _folded(line.format(title=_title(whole[0]), n=len(whole)), whole) + fold
    return every, fold


def _grid(scene: Scene, prompt: Prompt, every: list[Entry], titled: bool) -> str:
    """Options as tiles, groups under their names, with the sum behind the picked one at the right."""
    out: list[str] = []
    for title, run in groupby(every, key=_title):
        if title and titled:
            out.append(f'<div class="micro group">{e(title)}</div>')
        out += [option_html(entry, bool(prompt.picks), scene) for entry in run]
    brief = all(len(entry.note) <= BRIEF for entry in every)
    many = " many" if len(every) > 8 and brief else " few" if len(out) <= 4 else ""
    many += "" if titled else " brief"
    return _docked(f'<div class="opts{many}">{"".join(out)}</div>', prompt)


def _docked(grid: str, prompt: Prompt) -> str:
    """Options, and beside them the odds if there are any."""
    odds = _odds(prompt)
    return f'<div class="dock">{grid}{odds}</div>' if odds else grid


def _columns(scene: Scene, prompt: Prompt, every: list[Entry]) -> str:
    """Options with prices and signs: each group a column under its name and the points that are left for it."""
    heads = {t.title: pips(t) for t in prompt.tracks if is_row_of_signs(t)}
    titles = {_title(entry) for entry in every}
    loose = "".join(
        [f"<span>{e(t)} {drawn}</span>" for t, drawn in heads.items() if t not in titles]
    )
    out: list[str] = []
    for title, run in groupby(every, key=_title):
        alike = list(run)
        options = [option_html(entry, bool(prompt.picks), scene) for entry in alike]
        size = f" g{min(len(alike), 6)}" if len(alike) > 1 else ""
        small = " signs" if all(is_small(entry) for entry in alike) else ""
        head = f'<div class="micro group">{e(title)} {heads.get(title, "")}</div>' if title else ""
        wordy = " wordy" if any(len(entry.note) > BRIEF for entry in alike) else ""
        out.append(
            f'<div class="grp{size}{small}{wordy}">{head}<div class="in">{"".join(options)}</div></div>'
        )
    above = f'<div class="points">{loose}</div>' if loose else ""
    return above + _docked(f'<div class="opts cols">{"".join(out)}</div>', prompt)


def is_small(entry: Entry) -> bool:
    """Whether an option is little more than its sign."""
    return bool(entry.sign) and not entry.note and not entry.figure and not entry.cost


def _without(every: list[Entry], some: list[Entry]) -> list[Entry]:
    gone = {entry.number for entry in some}
    return [entry for entry in every if entry.number not in gone]


def _title(entry: Entry) -> str:
    return entry.group or (_("Shortcuts") if entry.kind == "route" else "")


def _fold(every: list[Entry], shut: bool, sheets: bool) -> str:
    """Very many places: the board is the list; who wants it in words opens it, and fetches it if it is shut."""
    if not every:
        return ""
    words = _("Choose on the map, or from the list")
    if sheets:
        words = _("Choose on the sheets, or from the list")
    if not shut:
        return _folded(words, every)
    most = max([entry.number for entry in every])
    known = attributes(data_most=most, data_sum=sum_of(every))
    return f'<details class="places"{known}><summary>{e(words)}</summary></details>'


def _folded(words: str, every: list[Entry]) -> str:
    return f'<details class="places"><summary>{e(words)}</summary>{_chips(every)}</details>'


def sum_of(every: list[Entry]) -> str:
    """By which a page knows that places in words belong to the question it shows, and two views differ."""
    said = [entry.number for entry in every], [entry.option for entry in every]
    return f"{crc32(msgspec.json.encode(said)):08x}"


def places_html(scene: Scene) -> tuple[str, str]:
    """The places in words that a prompt with tools leaves out, and the sum it knows them by."""
    prompt = scene.prompt
    if prompt is None:
        return "", ""
    _listed, clicked = split_by_board(scene, entries(prompt), MANY, LISTED)
    return (_chips(clicked), sum_of(clicked)) if clicked else ("", "")


def _asides(prompt: Prompt) -> str:
    """What can be done besides, apart and quiet; the page asks once more before it does it."""
    out = "".join(
        f'<button type="button" class="aside"{attributes(data_token=x.tokens[0], data_confirm=f"{x.label}? {x.note}".strip(), title=x.note)}>{e(x.label)} …</button>'
        for x in asides(prompt)
    )
    return f'<div class="asides">{out}</div>' if out else ""


def _refusals(prompt: Prompt) -> str:
    """What people expect but cannot pick, quietly: those with the same reason together."""
    found: dict[str, list[Refusal]] = {}
    for refusal in prompt.refusals:
        found.setdefault(refusal.reason, []).append(refusal)
    rows = "".join(
        f'<p>{" ".join(_refusal(r) for r in alike)} <span class="whynot">{e(_("Why not?"))}</span> <small>{e(reason)}</small></p>'
        for reason, alike in found.items()
    )
    return f'<div class="refusals">{rows}</div>' if rows else ""


def _chips(every: list[Entry]) -> str:
    """Very many options, mostly places on the board: small slips under what they have in common."""
    found: dict[str, list[Entry]] = {}
    for entry in every:
        words = (_title(entry), entry.note, entry.figure)
        found.setdefault(" · ".join(w for w in words if w), []).append(entry)
    out = []
    for common, alike in found.items():
        slips = "".join(
            f'<button type="button" class="chip-o"{_answer(x)}{attribute("aria-pressed", "true" if x.picked else "")}>{x.number} · {e(x.label)}</button>'
            for x in alike
        )
        out.append(f'<div class="micro group">{e(common)}</div><div class="chips">{slips}</div>')
    return f'<div class="opts chip-opts">{"".join(out)}</div>'


def _answer(entry: Entry) -> str:
    """The key and the answer of an option, as attributes."""
    if entry.kind == "route":
        answer = attribute("data-tokens", msgspec.json.encode(entry.tokens).decode())
    else:
        answer = attribute("data-token", entry.tokens[0])
    return f' data-key="option:{entry.number}"{answer}{attribute("data-target", entry.target)}'


def option_html(entry: Entry, pressed: bool, scene: Scene) -> str:
    """An option: its number, what it does, the consequence, a figure at the right; its sign, price and effects."""
    pressed_now = f' aria-pressed="{"true" if entry.picked else "false"}"' if pressed else ""
    figure = _figure(entry)
    note = f"<small>{e(entry.note)}</small>" if entry.note else ""
    note += _times(entry, scene)
    cost = badges_html(entry.cost)
    changes = " · ".join(effect_words(scene, entry.effects))
    then = f'<span class="hide">{e(changes)}</span>' if changes and entry.picked else ""
    tip = attribute("title", changes)
    small = " sm" if is_small(entry) else ""
    return (
        f'<button type="button" class="opt{small}"{_answer(entry)}{pressed_now}{tip}><kbd>{entry.number}</kbd>'
        f"<span>{sign_svg(entry.sign, 'osign')}<b>{e(entry.label)}</b></span>{note}{cost}{then}{figure}</button>"
    )


def _times(entry: Entry, scene: Scene) -> str:
    """How many of equal things are picked: one more click takes one more of them (T-13)."""
    prompt = scene.prompt
    if prompt is None or not prompt.picks or prompt.form == "one" or entry.kind == "route":
        return ""
    count = prompt.picks.count(entry.tokens[0])
    if not count or entry.tokens[0] == "done":
        return ""
    most = {tally.token: tally.most for tally in prompt.tallies}.get(entry.tokens[0])
    words = ngettext("{n} picked; this adds one more", "{n} picked; this adds one more", count)
    if most is not None:
        words = _("{n} of {most} picked; this adds one more")
    return f'<small class="times">{e(words.format(n=count, most=most))}</small>'


def _figure(entry: Entry) -> str:
    """What stands at the right of an option."""
    if not entry.figure:
        return ""
    note = f"<small>{e(entry.figure_note)}</small>" if entry.figure_note else ""
    long = " long" if len(entry.figure) > FIGURE else ""
    return f'<span class="fx{long}">{e(entry.figure)}{note}</span>'


def _refusal(refusal: Refusal) -> str:
    return f'<button type="button" class="refused" aria-disabled="true"{attributes(data_refused=refusal.token, title=refusal.reason)}>{e(refusal.label)}</button>'


def _odds(prompt: Prompt) -> str:
    """The sum behind the figure of the picked option, else of the likeliest that has one."""
    having = [x for x in entries(prompt) if x.detail or x.chances]
    picked = [x for x in having if x.picked]
    if not having:
        return ""
    choice = (picked or sorted(having, key=lambda x: x.need))[0]
    shown = [choice, *[x for x in having if x is not choice]][:SUMS]
    panels = "".join([_sum(x, len(having) > 1, x is choice) for x in shown])
    return f'<div class="odds" data-part="odds">{panels}</div>'


def _sum(choice: Entry, named: bool, seen: bool) -> str:
    """The sum behind one figure; the page shows that of the option under the hand or the focus (T-38)."""
    rows = [sum_line(line) for line in choice.detail]
    cells = "".join(
        f"<span{last}>{e(words)}</span><span{last}>{e(number)}</span>"
        for i, (words, number) in enumerate(rows)
        for last in [' class="tot-l"' if i == len(rows) - 1 else ""]
    )
    bars = chart(choice.chances) if choice.chances else ""
    title = f'<div class="small muted">{e(choice.label)}</div>' if named else ""
    off = "" if seen else ' hidden=""'
    key = f' data-odds="option:{choice.number}"'
    return f'<div{key}{off}>{title}{bars}<div class="sum">{cells}</div>{bell(choice.need) if choice.need else ""}</div>'
