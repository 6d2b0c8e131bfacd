"""The parts around the board: title, seats, the log."""

from functools import lru_cache

from jotunheim.render import links
from jotunheim.render.dice import face_key
from jotunheim.render.emblems import LOGO, emblem, tool
from jotunheim.render.pictograms import has_sign, sign_svg
from jotunheim.render.replay import replay_strip
from jotunheim.render.signs import SEAT_SIGNS, colour_of, name_of
from jotunheim.render.strokes import attribute, attributes, e
from jotunheim.render.tracks import is_row_of_signs, pips, pool_words
from jotunheim.scene import Counter, LogLine, Roll, Scene, Seat, Track
from jotunheim.texts import N_, _, ngettext, spoken

LOG_LINES = 40
TOOLS = (
    ("text", N_("The table as text")),
    ("hint", N_("Hint: what would a bot do?")),
    ("rules", N_("Rules")),
    ("theme", N_("Light or dark")),
    ("menu", N_("Table menu")),
)


def top_html(scene: Scene, tools: bool = False) -> str:
    """The bar above: the house, the game and round, the phases, the tools."""
    phases = "".join(
        f"<li{attributes(aria_current='step' if p == scene.phase else '')}>{e(p)}</li>"
        for p in scene.phases
    )
    strip = f'<ol class="phase" aria-label="{e(_("Phases"))}">{phases}</ol>' if phases else ""
    buttons = "".join(tool(name, _(label)) for name, label in TOOLS) if tools else ""
    return (
        f'<header class="top" data-part="top"><span class="brand">{LOGO}Jotunheim</span>'
        f'<div class="crumb"><b>{e(scene.title)}</b><span>{e(scene.subtitle)}</span></div>'
        f'{strip}<div class="tools">{buttons}</div></header>'
    )


def seats_html(scene: Scene) -> str:
    """All seats: sign, name, score, public counts, who decides."""
    language = spoken()
    cards = [
        _seat(seat, colour_of(scene, seat.seat), seat.seat == scene.seat, language)
        for seat in scene.seats
    ]
    cards += [_other(other, language) for other in scene.others]
    return f'<div class="seats" data-part="seats">{"".join(cards)}</div>'


@lru_cache(maxsize=256)
def _other(other: Seat, language: str) -> str:
    """A party that nobody plays: a narrow card, kept for each language."""
    colour = other.colour if other.colour in SEAT_SIGNS else "none"
    states = (
        f'<span class="who">{e(", ".join([_(s) for s in other.states]))}</span>'
        if other.states
        else ""
    )
    counters = "".join([f"<span>{counter_html(c)}</span>" for c in other.counters])
    return (
        f'<div class="seatcard npc seat-{colour}"{attributes(data_key="other:" + other.name)}>'
        f'{emblem(colour, other.name)}<b>{e(other.name)}</b>{states}<div class="row">{counters}</div></div>'
    )


@lru_cache(maxsize=512)
def _seat(seat: Seat, colour: str, own: bool, language: str) -> str:
    """The card of a seat, one's own or another's, kept for each language."""
    deciding = "deciding" in seat.states
    words = [_("you")] if own else []
    words += [_(s) for s in seat.states if s != "deciding"]
    score = f'<span class="pts">{e(seat.score)}</span>' if seat.score else "<span></span>"
    counters = "".join([f"<span>{counter_html(c)}</span>" for c in seat.counters])
    counters += "".join([f"<span>{_pool(track)}</span>" for track in seat.tracks])
    row = f'<div class="row">{counters}</div>' if counters else ""
    current = attributes(data_key=f"seat:{seat.seat}", aria_current="true" if deciding else "")
    # A click opens all that is known of the seat (T-40).
    current += ' tabindex="0"' + attribute(
        "data-tip", _("{seat}: click for all that lies open").format(seat=seat.name)
    )
    mark = attribute("data-own", _("you") if own else "") + attribute("data-face", seat.face)
    flag = f'<span class="turnflag">{e(_("deciding"))}</span>' if deciding else ""
    return (
        f'<div class="seatcard seat-{colour}"{current}{mark}>{flag}{emblem(colour, seat.name)}'
        f'<b>{e(seat.name)}</b>{score}<span class="who">{e(", ".join(words))}</span>{row}</div>'
    )


def _pool(track: Track) -> str:
    """A pool on the card of a seat: its signs, or its title and how many are left."""
    return pips(track) if is_row_of_signs(track) else f"{e(track.title)} {e(pool_words(track))}"


def counter_html(counter: Counter, then: str = "") -> str:
    """A number with its name, or with a sign that says the name on hover and to screen readers.

    `then` is what it would become by the picks under way.
    """
    key = f' data-key="counter:{e(counter.key)}"'
    change = f"<ins>→{e(then)}</ins>" if then and then != counter.value else ""
    value = f"<b>{e(counter.value)}{change}</b>"
    if has_sign(counter.sign):
        words = f"{counter.value} {counter.label}" + (f": {counter.note}" if counter.note else "")
        return f'<span class="num" title="{e(words)}"{key}>{sign_svg(counter.sign)}{value}<span class="hide"> {e(counter.label)}</span></span>'
    return f"<span{attribute('title', counter.note)}{key}>{e(counter.label)} {value}</span>"


def log_html(scene: Scene) -> str:
    """What happened lately: a sentence each behind the shape of its seat, a rule per chapter.

    What is older is fetched by a button at its top (`earlier_lines`): frames stay small.
    """
    lines = "".join([_sentence(scene, line) for line in scene.log[-LOG_LINES:]])
    last = scene.log[-1].ply if scene.log else 0
    strip = replay_strip(scene, last, last) if scene.log else ""
    return (
        f'<section class="panel grow logbox" data-part="log"><header><h2>{e(_("What happened"))}</h2>{_filter(scene)}</header>'
        f'<div class="log grow" role="log" tabindex="0" aria-label="{e(_("What happened"))}"><div class="lines">{lines}</div>{_more_lines(scene)}</div>{strip}</section>'
    )


def _filter(scene: Scene) -> str:
    """Which lines are shown: all, those of fights, or those of one seat."""
    seats = tuple([(str(seat.seat), seat.name) for seat in scene.seats])
    return _choice_of_lines(any(line.role for line in scene.log), seats, spoken())


@lru_cache(maxsize=32)
def _choice_of_lines(fights: bool, seats: tuple[tuple[str, str], ...], language: str) -> str:
    """The same, kept for each table and language."""
    options = [("", _("all")), *([("fights", _("fights"))] if fights else []), *seats]
    words = "".join([f'<option value="{e(value)}">{e(name)}</option>' for value, name in options])
    label = e(_("Which lines of the log are shown"))
    return f'<select class="log-filter" data-log-filter aria-label="{label}">{words}</select>'


def _more_lines(scene: Scene) -> str:
    """The log is reversed, so what stands above its lines comes after them."""
    older = len(scene.log) - LOG_LINES
    if older <= 0:
        return ""
    words = ngettext("{n} earlier line", "{n} earlier lines", older).format(n=older)
    return f'<button type="button" class="aside earlier" data-do="earlier" data-key="earlier">{e(words)}</button>'


def earlier_lines(scene: Scene) -> str:
    """The lines before those that `log_html` shows, from the beginning of the game on."""
    return "".join([_sentence(scene, line) for line in scene.log[:-LOG_LINES]])


def _sentence(scene: Scene, line: LogLine) -> str:
    undone = _("undone") if line.undone else ""
    if line.seat < 0:
        return _worded(line, "", "", undone)
    return _worded(line, colour_of(scene, line.seat), name_of(scene, line.seat), undone)


@lru_cache(maxsize=2048)
def _worded(line: LogLine, colour: str, name: str, undone: str) -> str:
    """A line of the log; the same lines are shown again and again."""
    text = "".join(
        [
            f'<a href="#{e(key)}" data-target="{e(key)}">{e(words)}</a>' if key else e(words)
            for words, key in links.parts(line.text)
        ]
    )
    ply = f' data-ply="{line.ply}"'
    if line.chapter:
        return f'<p class="turn micro"{ply}>{text}</p>'
    sign = emblem(colour, name, False, True) if colour else "<i></i>"
    clause = (
        f' <a class="clause" data-clause="{e(line.clause)}" href="#{e(line.clause)}" title="{e(line.clause)}" aria-label="{e(_("Rule"))} {e(line.clause)}">§</a>'
        if line.clause
        else ""
    )
    body = f"<del>{text}</del> <small>{e(undone)}</small>" if undone else text
    whose = f' data-seat="{line.seat}"' if line.seat >= 0 else ""
    role = f' data-role="{line.role}"' if line.role else ""
    return f"<p{ply}{whose}{role}{_fell(line.roll)}>{sign}<span>{body}{clause}</span></p>"


def _fell(roll: Roll | None) -> str:
    """What scripts show for a moment where it fell: faces, a few words, and the place."""
    if roll is None:
        return ""
    faces = "|".join([face_key(face) for face in roll.dice])
    return attributes(data_at=roll.at, data_dice=faces, data_roll=roll.text, data_face=roll.face)
