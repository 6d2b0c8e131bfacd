"""Dice and odds as drawings.

`Die.face` is a word or several ("hit hit", "miss"), a number from 1 to 6, or "?"; the kind "combat" draws
sword, shield, star and dash for hit, block, arcane and miss; skull, blood, diamond and gold are drawn on any die. States: chosen, locked, changed, unrolled.
"""

import re
from functools import lru_cache
from typing import Final

from jotunheim.render.signs import SEAT_SIGNS, colour_of
from jotunheim.render.strokes import attributes, chance, e, n
from jotunheim.scene import Chance, Die, Scene
from jotunheim.texts import _, spoken

_FACES: Final = {
    "hit": '<path class="dy-i" d="M-8 9L-3 4M-8 3L-2 9M-5 6L7-6 9-10 5-8-7 4"/>',
    "block": '<path class="dy-f" d="M-8-9Q0-6 8-9 9 5 0 11-9 5-8-9Z"/>',
    "arcane": '<path class="dy-f" d="M0-11L2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z"/>',
    "miss": '<path class="dy-n" d="M-5 0H5"/>',
    "blood": '<path class="dy-f" d="M0-11C5-4 9-1 9 4A9 8 0 0 1-9 4C-9-1-5-4 0-11Z"/>',
    "diamond": '<path class="dy-f" d="M-10-3L-5-9H5L10-3 0 10Z"/>',
    "gold": '<path class="dy-i" d="M0-9A9 9 0 1 1-.1-9Z"/><circle class="dy-f" r="3.5"/>',
    "skull": '<path class="dy-i" d="M-9-1A9 9 0 1 1 9-1V4H5V9H-5V4H-9ZM-4-1H-3.9M4-1H4.1M0 3V4"/>',
}
_PLACES: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((0, 0, 1),),
    2: ((-8, -6, 0.72), (8, 7, 0.72)),
    3: ((-9, -8, 0.6), (9, -2, 0.6), (-5, 10, 0.6)),
    4: ((-9, -9, 0.55), (9, -9, 0.55), (-9, 9, 0.55), (9, 9, 0.55)),
}
_PIPS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "1": ((0, 0),),
    "2": ((-8, -8), (8, 8)),
    "3": ((-9, -9), (0, 0), (9, 9)),
    "4": ((-8, -8), (8, -8), (-8, 8), (8, 8)),
    "5": ((-9, -9), (9, -9), (0, 0), (-9, 9), (9, 9)),
    "6": ((-8, -10), (8, -10), (-8, 0), (8, 0), (-8, 10), (8, 10)),
}
# The most of a sign that a die may show by its print or by what is turned into it, as in Assault: a die shows up to four hits, and six
# where two arcane results count as three hits each.
_MOST: Final = {"hit": 6, "block": 4, "arcane": 2}
_STATES: Final = {"chosen": "pick", "unrolled": "wait", "locked": "lock", "changed": "turned"}


def die_svg(scene: Scene, die: Die) -> str:
    """A die as it lies, slightly turned; a button if it can be picked."""
    return _lying(die, _coat(scene, die), spoken())


@lru_cache(maxsize=1024)
def _lying(die: Die, owner: str, language: str) -> str:
    """The same in its coat, kept for each language."""
    classes = " ".join(_STATES[s] for s in die.states if s in _STATES)
    waiting = "unrolled" in die.states
    turn = 0.0 if waiting else chance("die", die.key).uniform(-5, 5)
    face = _("not rolled") if die.face == "?" else face_words(die.face)
    states = [_(state) for state in die.states]
    label = ", ".join([face, *states, *([die.note] if die.note else [])])
    role = (
        attributes(role="button", tabindex="0", data_token=die.token)
        if die.token
        else ' role="img"'
    )
    shadow = (
        "" if waiting else '<rect class="dy-sh" x="-19" y="-18" width="38" height="38" rx="8"/>'
    )
    return (
        f'<svg class="die {owner} {classes}{" legal" if die.token else ""}"{attributes(data_key="die:" + die.key)} viewBox="-24 -24 48 48"{role}'
        f'{attributes(aria_label=label)}><g transform="rotate({n(turn)})">{shadow}'
        f'<rect class="dy" x="-19" y="-20" width="38" height="38" rx="8"/><g transform="translate(0 -1)">{_face(die.face)}</g></g></svg>'
    )


def _coat(scene: Scene, die: Die) -> str:
    """A die is in the colour its kind names, plain if it is grey, else in its owner's colour."""
    if die.kind in SEAT_SIGNS:
        return f"seat-{die.kind}"
    if die.kind == "grey" or die.owner < 0:
        return "plain"
    return f"seat-{colour_of(scene, die.owner)}"


def _face(face: str) -> str:
    if face in _PIPS:
        return "".join(f'<circle class="dy-f" cx="{x}" cy="{y}" r="3.4"/>' for x, y in _PIPS[face])
    words = _symbols(face)
    if words and len(words) <= 4 and all(w in _FACES for w in words):
        places = _PLACES[len(words)]
        return "".join(
            f'<g transform="translate({x:g} {y:g}) scale({k:g})">{_FACES[word]}</g>'
            for word, (x, y, k) in zip(words, places, strict=True)
        )
    if len(set(words)) == 1 and words[0] in _FACES:  # too many to draw each
        sign = f'<g transform="translate(8 0) scale(0.6)">{_FACES[words[0]]}</g>'
        return f'<text class="dy-t" x="-8" y="5">{len(words)}</text>{sign}'
    return f'<text class="dy-t" y="6">{e(face[:4])}</text>'


def face_key(face: str) -> str:
    """A face as `faces_html` names it: "2 hits" and "hit hit" are the same."""
    return " ".join(_symbols(face))


def faces_html() -> str:
    """All faces that dice of our games have, by name, for scripts that show dice where they fall."""
    signs = [" ".join([word] * n) for word, most in _MOST.items() for n in range(1, most + 1)]
    names = [*_PIPS, *signs]
    return "".join([_loose(name) for name in [*names, "miss"]])


def _loose(name: str) -> str:
    """A die of nobody's colour."""
    return (
        f'<svg class="die plain"{attributes(data_face=name)} viewBox="-24 -24 48 48"><rect class="dy" x="-19" y="-20"'
        f' width="38" height="38" rx="8"/><g transform="translate(0 -1)">{_face(name)}</g></svg>'
    )


def face_words(face: str) -> str:
    """A face as people read it."""
    return " ".join([_(word) for word in face.split(" ")])


def _symbols(face: str) -> list[str]:
    """The signs of a face: "hit hit", "2 hits" and "2 hit, 1 block" say the same in other words."""
    counted = re.findall(r"(\d+) ([a-z]+?)s?\b(?:,|$| )", face)
    if counted:
        return [word for number, word in counted for _time in range(min(int(number), 9))]
    return face.split()


def bell(need: int) -> str:
    """What two dice give; the part that succeeds is filled."""
    out = []
    for total in range(2, 13):
        ways = 6 - abs(7 - total)
        x, tall = (total - 2) * 21, ways * 5.4
        win = " win" if total >= need else ""
        out.append(
            f'<rect class="bar{win}" x="{x}" y="{n(34 - tall)}" width="17" height="{n(tall)}" rx="2"/>'
            f'<text class="bn{win}" x="{x + 8.5:g}" y="47">{total}</text>'
        )
    share = round(sum(6 - abs(7 - t) for t in range(max(need, 2), 13)) / 36 * 100)
    label = e(_("Two dice: {need} or more, {share} %").format(need=need, share=share))
    return f'<svg class="bell" viewBox="0 0 229 50" role="img" aria-label="{label}">{"".join(out)}</svg>'


def chart(chances: tuple[Chance, ...]) -> str:
    """All results of a choice as bars, each with its share above it and its name below."""
    top = max([c.share for c in chances], default=1.0) or 1.0
    step = 214 / max(len(chances), 1)
    wide = min(step - 6, 34)
    out: list[str] = []
    for i, one in enumerate(chances):
        x, tall = (i + 0.5) * step, 46 * one.share / top
        kind = {"good": " win", "bad": " lose"}.get(one.kind, "")
        out.append(
            f'<rect class="bar{kind}" x="{n(x - wide / 2)}" y="{n(60 - tall)}" width="{n(wide)}" height="{n(tall)}" rx="2.5"/>'
            f'<text class="bn{kind}" x="{n(x)}" y="{n(56 - tall)}">{e(percent(one.share))}</text>'
            f'<text class="bn win" x="{n(x)}" y="75">{e(one.label)}</text>'
        )
    label = ", ".join([f"{c.label}: {percent(c.share)}" for c in chances])
    return f'<svg class="bell" viewBox="0 -6 214 86" role="img" aria-label="{e(label)}">{"".join(out)}</svg>'


def percent(share: float) -> str:
    """A share as people read it; what may happen is never 0 %."""
    if 0 < share < 0.005:
        return "<1 %"
    return f"{round(100 * share)} %"
