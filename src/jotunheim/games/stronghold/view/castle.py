"""The castle as sheets: actions of the buildings with their hourglass spaces, and heroic orders (SH-DEF, SH-HER)."""

from typing import Final

from jotunheim.games.stronghold.book.tables import Book
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.hourglasses import cost
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION,
    ACTION_NAMES,
    ACTIONS,
    DEFENDER,
    DEFENDER_UNITS,
    HEROIC,
    HEROIC_NAMES,
    HEROICS,
    MARKSMAN,
)
from jotunheim.games.stronghold.view.secrets import possessed
from jotunheim.games.stronghold.view.targets import offered, refused
from jotunheim.games.stronghold.words.names import action_name, heroic_name, units_name
from jotunheim.scene import Badge, Line, Sheet, Track
from jotunheim.texts import _, kept

HOURGLASS: Final = "stronghold/hourglass"


def castle_sheets(g: Stronghold, viewer: int) -> list[Sheet]:
    """All actions of the buildings, and what the heroes can order."""
    why = refused(g, viewer)
    lines = [
        action_line(
            g, action, offered(g, viewer, ACTION.token(action)), why.get(ACTION.token(action), "")
        )
        for action in range(ACTIONS)
    ]
    return [
        Sheet(
            key="buildings",
            title=_("Buildings"),
            subtitle=_("an action is performed when its spaces are full"),
            owner=DEFENDER,
            lines=tuple(lines),
            badges=(Badge(text=str(g.hourglasses.on_hand), note=_("on hand"), sign=HOURGLASS),),
            note=reserve_words(g),
        ),
        heroic_sheet(g, viewer),
    ]


def reserve_words(g: Stronghold) -> str:
    """The defender units beside the board."""
    units = [units_name(g, g.reserve[kind - MARKSMAN], kind) for kind in DEFENDER_UNITS]
    return _("In reserve: {units}.").format(units=", ".join(units))


def action_line(g: Stronghold, action: int, token: str, reason: str) -> Line:
    """An action: its building, its name, its spaces; an hourglass goes there by a click."""
    book = g.book
    row = book.actions[action]
    first = book.actions_of[row.building][0] == action
    building = _(book.space_names[row.building]) if first else ""
    return line_kept(
        action,
        building,
        action_name(g, action),
        _(row.text),
        cost(g, action),
        g.hourglasses.placed[action],
        1 if is_in(g.siege.saboteurs, row.building) else 0,
        is_in(g.hourglasses.performed, action),
        token,
        reason,
    )


@kept(1000)
def line_kept(
    action: int,
    building: str,
    name: str,
    text: str,
    length: int,
    filled: int,
    extra: int,
    done: bool,
    token: str,
    reason: str,
) -> Line:
    """The same, kept."""
    track = Track(
        key=f"hours-{ACTION_NAMES[action]}",
        title="",
        length=length,
        filled=filled,
        note=_("performed this turn") if done else "",
        signs=(HOURGLASS,),
        extra=extra,
    )
    words = _("{name} ({done})").format(name=name, done=_("done")) if done else name
    return Line(
        cells=(building, words),
        note=f"{text} – {reason}" if reason else text,
        token=token,
        track=track,
    )


def heroic_sheet(g: Stronghold, viewer: int) -> Sheet:
    """The three orders of the heroes, each once a turn (SH-HER-03)."""
    lines = [heroic_line(g, order, viewer) for order in range(HEROICS)]
    return Sheet(
        key="heroic",
        title=_("Heroic orders"),
        subtitle=_("free, one for each hero a turn"),
        owner=DEFENDER,
        lines=tuple(lines),
    )


def heroic_line(g: Stronghold, order: int, viewer: int) -> Line:
    """A heroic order: free, given, lost; what the invader laid on it (SH-P5-08)."""
    state = ""
    if is_in(g.heroic_gone, order):
        state = _("left the game")
    elif is_in(g.heroic_used, order):
        state = _("given this turn")
    return heroic_kept(
        g.book,
        order,
        heroic_name(g, order),
        state or possessed(g, order, viewer),
        bool(state),
        offered(g, viewer, HEROIC.token(order)),
    )


@kept(500)
def heroic_kept(book: Book, order: int, name: str, state: str, lost: bool, token: str) -> Line:
    """The same, kept."""
    return Line(
        cells=(name, state),
        states=("lost",) if lost else (),
        note=_(book.heroic_texts[order]),
        token=token,
        sign=f"stronghold/{HEROIC_NAMES[order].lower()}",
    )
