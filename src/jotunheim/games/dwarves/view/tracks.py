"""Tracks: Doom with both markers, the Council with what is in force, the chapters, Perished Land."""

from typing import Final

from jotunheim.games.dwarves.book.tables import (
    COUNCIL_ICON,
    LEVEL_LETTERS,
    SPACES,
    THREAT_ICON,
    TROOP_ICON,
)
from jotunheim.games.dwarves.effects.conditions import IF_NOT_PERISHED, IF_PERISHED
from jotunheim.games.dwarves.rules.board import tiles_on_map
from jotunheim.games.dwarves.rules.standing import council_need, defeats_at, icon_steps
from jotunheim.games.dwarves.state import Q_DECK, Q_DONE, Dwarves
from jotunheim.games.dwarves.tokens import (
    GATE_NAMES,
    KIND_NAMES,
    KINDS,
    POSITIONS,
    R4,
    TILES,
    is_quest,
)
from jotunheim.games.dwarves.view.targets import is_laid
from jotunheim.games.dwarves.words.names import card_name, gate_name
from jotunheim.scene import Counter, Marker, Track
from jotunheim.texts import _, kept, ngettext

SHAPES: Final = {COUNCIL_ICON: "round", THREAT_ICON: "diamond", TROOP_ICON: "shield"}
SQUARES: Final = ("square",) * POSITIONS
STEPS: Final = ("4", "3", "2", "1", "0", "1", "2", "3", "4")


def tracks(g: Dwarves) -> list[Track]:
    """All tracks of the table."""
    found = [doom(g), council(g)]
    if is_laid(g):
        found += [chapters(g), perished(g)]
    return found


def doom(g: Dwarves) -> Track:
    """The Doom track, with both markers and the gap in words."""
    gap = g.doom - g.hero_marker
    apart = ngettext("{n} space apart", "{n} spaces apart", gap).format(n=gap)
    note = f"{next_said(g)} · {apart}"
    markers = (
        Marker(key="hero-marker", at=g.hero_marker, name=_("Hero marker"), sign="shield"),
        Marker(key="doom-marker", at=g.doom, name=_("Doom marker"), sign="skull"),
    )
    return Track(
        key="doom",
        title=_("Doom track"),
        steps=tuple([icon_mark(g, space) for space in range(SPACES)]),
        markers=markers,
        note=note,
        signs=tuple([SHAPES.get(g.book.doom_icon[space], "end") for space in range(SPACES)]),
        place="above",
    )


def icon_mark(g: Dwarves, space: int) -> str:
    """An icon as it is printed: a Gate, an arrow of the Council, a number of Threats."""
    icon = g.book.doom_icon[space]
    if icon == COUNCIL_ICON:
        return "←"
    if icon == THREAT_ICON:
        return str(g.book.doom_threats)
    if icon == TROOP_ICON:
        return GATE_NAMES[g.book.doom_gate[space]]
    return "0" if space == 0 else "×"


def icon_said(g: Dwarves, space: int) -> str:
    """What an icon does."""
    icon = g.book.doom_icon[space]
    if icon == COUNCIL_ICON:
        steps = icon_steps(g)
        return ngettext("Council {n} step left", "Council {n} steps left", steps).format(n=steps)
    if icon == THREAT_ICON:
        if g.variant.is_saga():
            return _("a Threat appears")
        number = g.book.doom_threats
        return ngettext("{n} Threat into the deck", "{n} Threats into the deck", number).format(
            n=number
        )
    if icon == TROOP_ICON:
        return _("troops at {gate}").format(gate=gate_name(g, g.book.doom_gate[space]))
    return ""


def next_said(g: Dwarves) -> str:
    """What the next space brings (DW-DOOM-01)."""
    space = g.hero_marker + 1
    if space >= g.doom:
        return _("next space: the markers meet and all is lost")
    return _("next space: {icon}").format(icon=icon_said(g, space))


def council(g: Dwarves) -> Track:
    """The Dwarven Council: where the marker is, what is in force, what Dispatches need (DW-COUN-01)."""
    need = tuple([f"{council_need(g, position)}+" for position in range(R4)])
    return Track(
        key="council",
        title=_("Dwarven Council"),
        steps=STEPS,
        markers=(Marker(key="council-marker", at=g.council, name=_("the Council")),),
        note=council_said(g),
        signs=SQUARES,
        between=need,
    )


def council_said(g: Dwarves) -> str:
    """The text in force."""
    tile = g.book.council_tile[g.council]
    return _(tile if tile and g.variant.is_saga() else g.book.council_text[g.council])


def chapters(g: Dwarves) -> Track:
    """The levels of the quests: those done, that which lies there, those to come."""
    done = [g.book.cards[card].level for card in g.quests.prints_in(Q_DONE)]
    now = [g.book.cards[up.card].level for up in g.faceup if is_quest(up.card)]
    later = sorted([g.book.cards[card].level for card in g.quests.prints_in(Q_DECK)])
    names = [card_name(g, up.card) for up in g.faceup if is_quest(up.card)]
    marker = (Marker(key="chapter-marker", at=len(done), name=_("this chapter")),) if now else ()
    return Track(
        key="chapters",
        title=_("Chapters"),
        steps=tuple([LEVEL_LETTERS[level] for level in [*done, *now, *later]]),
        markers=marker,
        note=", ".join(names),
    )


def perished(g: Dwarves) -> Track:
    """How much of Girdlegard is Perished Land, and what it decides (DW-REV-14)."""
    limit, note = endings(g)
    return land_bar(tiles_on_map(g), limit, note)


def endings(g: Dwarves) -> tuple[int, str]:
    """The number of tiles that decides between the last cards of this Book, and these cards."""
    limit = 0
    found: list[str] = []
    for card in sorted(set(g.quests.veil.prints)):
        for condition in g.book.cards[card].condition:
            if condition.op not in (IF_PERISHED, IF_NOT_PERISHED):
                continue
            limit = condition.number
            line = _("Fewer than {n} tiles: {card}")
            if condition.op == IF_PERISHED:
                line = _("From {n} tiles on: {card}")
            found.append(line.format(n=limit, card=card_name(g, card)))
    return limit, " · ".join(found)


@kept(50)
def land_bar(number: int, limit: int, note: str) -> Track:
    """So many of the tiles lie on the map."""
    return Track(
        key="perished",
        title=_("Perished Land"),
        length=TILES,
        filled=number,
        limit=limit,
        note=note,
    )


def counters(g: Dwarves) -> list[Counter]:
    """The supply of troops, with the die that defeats each kind."""
    if not g.supply:
        return []
    return [
        supply(kind, _(g.book.troop_plurals[kind]), g.supply[kind], defeats_at(g, kind))
        for kind in range(KINDS)
    ]


@kept(300)
def supply(kind: int, name: str, number: int, need: int) -> Counter:
    """So many are left in the supply."""
    return Counter(
        key=f"supply-{KIND_NAMES[kind]}",
        label=_("{troops} left").format(troops=name),
        value=str(number),
        note=_("defeated by {n}+").format(n=need),
        sign=f"dwarves/{KIND_NAMES[kind]}",
    )
