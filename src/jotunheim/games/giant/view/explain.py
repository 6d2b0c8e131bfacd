"""What any hex is good for, and what lies between any two of them, for those who point at the map (T-35, T-43)."""

from jotunheim.games.giant.book.tables import GUN, MISSILE
from jotunheim.games.giant.grid import LABELLED, distance, label
from jotunheim.games.giant.rules import shooting
from jotunheim.games.giant.rules.movement import why_no_end, why_no_manner
from jotunheim.games.giant.rules.question import asked_about
from jotunheim.games.giant.rules.sight import (
    CRATER_BLOCKS,
    blocking_hex,
    forests_in,
    is_visible,
    ruins_in,
    sight,
)
from jotunheim.games.giant.state import MOVEMENT, War
from jotunheim.games.giant.tokens import HEX, LIMP, MODE, RUN, STAND, WALK
from jotunheim.games.giant.view.sheets import ground_words
from jotunheim.games.giant.words.names import giant_title, hexes_word, per_cent, within
from jotunheim.texts import _, listed, ngettext


def explain(g: War, seat: int, key: str) -> str:
    """A hex in words: its ground, who stands there, and for the seat that moves why it is out of reach."""
    cell = LABELLED.get(key, -1)
    if cell < 0 or not g.ground:
        return ""
    terrain = g.field.terrain(cell)
    words = [_("{hex}: {terrain}.").format(hex=key, terrain=within(terrain.name))]
    words += ground_words(terrain)
    here = g.standing_in(cell)
    if here is not None:
        words.append(_("{giant} stands there.").format(giant=giant_title(g, here)))
    reason = why_not_there(g, seat, cell)
    if reason:
        words.append(_("Not now: {reason}.").format(reason=reason))
    return " ".join(words)


def why_not_there(g: War, seat: int, cell: int) -> str:
    """Why the giant that moves cannot end there; empty if it can, or if nobody is asked about that."""
    about = asked_about(g)
    if g.phase != MOVEMENT or not about.number or about.seat != seat:
        return ""
    giant = g.giant(about.number)
    if about.manner >= 0:
        is_offered = HEX.token(cell) in g.options
        return "" if is_offered else why_no_end(g, giant, about.manner, cell)
    manners = [MODE.of(token) for token in g.options]
    for manner in (RUN, WALK, LIMP):  # what leads furthest
        if manner in manners:
            ends = [route[1] for route in g.asked.routes(g) if len(route) > 1] if g.asked else []
            return "" if HEX.token(cell) in ends else why_no_end(g, giant, manner, cell)
    return why_no_manner(g, giant, WALK)


# The ruler ---------------------------------------------------------------------------------------


def measure(g: War, one: str, other: str) -> str:
    """Range and line of sight between two hexes, and what shots along it need, by the rules' own sums."""
    a, b = LABELLED.get(one, -1), LABELLED.get(other, -1)
    if a < 0 or b < 0 or a == b or not g.ground:
        return ""
    away = distance(a, b)
    head = _("{one} to {other}: {hexes}.").format(one=one, other=other, hexes=hexes_word(away))
    return " ".join([head, sight_words(g, a, b), *shot_words(g, a, b, away)])


def sight_words(g: War, a: int, b: int) -> str:
    """Whether the line is open, and what lies on it (GI-LOS)."""
    code = sight(g.field, g.book.lines, a, b)
    if not is_visible(code):
        where = label(blocking_hex(g.field, g.book.lines, a, b))
        why = _(shooting.HIDERS[code - CRATER_BLOCKS]).format(giant=label(b), hex=where)
        return _("Out of sight: {reason}.").format(reason=why)
    between: list[str] = []
    forests, ruins = forests_in(code), ruins_in(code)
    if forests:
        text = ngettext("{n} forest between", "{n} forests between", forests)
        between.append(text.format(n=forests))
    if ruins:
        between.append(ngettext("{n} ruin between", "{n} ruins between", ruins).format(n=ruins))
    return _("In sight, {things}.").format(things=listed(between) if between else _("all clear"))


def shot_words(g: War, a: int, b: int, away: int) -> list[str]:
    """What guns and missiles need, if neither giant moves."""
    found: list[str] = []
    if is_visible(sight(g.field, g.book.lines, a, b)):
        text = _("Guns and lasers, if neither giant moves: {needs}.")
        found.append(text.format(needs=needs(g, a, b, away, GUN)))
    if away < shooting.LONG:
        text = _("Too close for missiles, which need {n} hexes (GI-MIS-02).")
        return [*found, text.format(n=shooting.LONG)]
    text = _("Missiles: {needs}.")
    return [*found, text.format(needs=needs(g, a, b, away, MISSILE))]


def needs(g: War, a: int, b: int, away: int, kind: int) -> str:
    """The number that a shot needs, with its chance."""
    terms = shooting.to_hit_terms(g, a, b, away, kind, STAND, 0)
    number = shooting.total(terms)
    if number > shooting.MOST:
        return _("out of reach, {number} would be needed").format(number=number)
    return _("{number}+ on two dice, {chance}").format(number=number, chance=per_cent(number))
