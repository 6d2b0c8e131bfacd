"""The menu of the active seat: its actions and all that is free (DW-TURN-03, 04, 06, DEC-08)."""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.effects.windows import OWN_MENU
from jotunheim.games.dwarves.rules.board import entrances, passages, troops_in
from jotunheim.games.dwarves.rules.checks import begin_check, begin_council_check, can_check
from jotunheim.games.dwarves.rules.dispatches import begin_dispatches, can_dispatch
from jotunheim.games.dwarves.rules.fights import begin_fight, can_fight
from jotunheim.games.dwarves.rules.moves import begin_move, can_move
from jotunheim.games.dwarves.rules.quests import may_test_level_c
from jotunheim.games.dwarves.rules.targets import fighting_hexes
from jotunheim.games.dwarves.rules.tasks import ITEMS, LEVEL_C, Task
from jotunheim.games.dwarves.rules.windows import before_menu
from jotunheim.games.dwarves.state import S_HAND, Dwarves
from jotunheim.games.dwarves.tokens import (
    ANDOKAI,
    HEX,
    MOST_SEATS,
    R4,
    W_CHECK,
    W_COUNCIL_CHECK,
    W_DISPATCHES,
    W_END_TURN,
    W_FIGHT,
    W_MOVE,
)
from jotunheim.games.dwarves.words.names import seat_name
from jotunheim.kernel import Decision, Step
from jotunheim.texts import N_, _, ngettext

STANDARD: Final = [W_MOVE, W_FIGHT, W_DISPATCHES, W_CHECK, W_COUNCIL_CHECK]
TEST_LEVEL_C: Final = Task(LEVEL_C)


@final
class Actions(Step[Dwarves]):
    """Step 3: two actions (DW-TURN-01, DW-TURN-03)."""

    def run(self, g: Dwarves) -> None:
        g.left = g.book.numbers.actions
        g.in_actions = True
        OPEN_MENU.run(g)


@final
class OpenMenu(Step[Dwarves]):
    """Before each opening of the menu the others are asked, and level C quests are tested (section 26).

    Mostly no such quest is fulfilled and nobody has anything to use: then the menu is all there is.
    """

    def run(self, g: Dwarves) -> None:
        menu = MENUS[g.active]
        window = before_menu(g)
        if may_test_level_c(g) or not window.is_silent(g):
            g.then(TEST_LEVEL_C, window, TEST_LEVEL_C, menu)
        else:
            g.then(menu)


@final
class Menu(Decision[Dwarves]):
    """What does the active Hero do? Both actions may be forgone (DW-TURN-03, DW-TURN-06, DEC-08)."""

    asks: ClassVar[str] = N_("What does {who} do?")
    clauses: ClassVar[tuple[str, ...]] = ("DW-TURN-03", "DW-TURN-04", "DW-TURN-06")
    meanwhile: ClassVar[str] = N_("{seat} is acting")
    form: ClassVar[str] = "menu"

    def question(self, g: Dwarves) -> str:
        line = ngettext("{who} has {n} action", "{who} has {n} actions", g.left)
        return line.format(who=seat_name(g, self.seat), n=g.left)

    def options(self, g: Dwarves) -> list[int]:
        found: list[int] = []
        if g.left > 0:
            for token in STANDARD:
                if is_possible(g, token):
                    found.append(token)
        ITEMS.offer(g, self.seat, OWN_MENU, found)
        found.append(W_END_TURN)
        return found

    def choose(self, g: Dwarves, token: int) -> None:
        if token == W_END_TURN:
            return
        if token == W_MOVE:
            begin_move(g)
        elif token == W_FIGHT:
            begin_fight(g)
        elif token == W_DISPATCHES:
            begin_dispatches(g)
        elif token == W_CHECK:
            begin_check(g)
        elif token == W_COUNCIL_CHECK:
            begin_council_check(g)
        else:
            ITEMS.use(g, self.seat, token, OWN_MENU)
        g.then(OPEN_MENU)

    def always_stops(self, g: Dwarves) -> bool:
        """With a hidden hand nobody may learn that no spell of Andôkai's fits (DW-HID-01)."""
        return g.variant.hidden_hand and g.heroes[self.seat] == ANDOKAI and holds_spells(g)

    def expected(self, g: Dwarves) -> list[int]:
        return STANDARD

    def why_not(self, g: Dwarves, token: int) -> str:
        if HEX.has(token):
            return hex_refusal(g, self.seat, HEX.of(token))
        if token not in STANDARD:
            return ITEMS.why_not(g, self.seat, token, OWN_MENU)
        if g.left == 0:
            return _("there is no action left in this turn (DW-TURN-03)")
        return "" if is_possible(g, token) else refusal(token)


# Steps and questions that are the same each time, made once.
OPEN_MENU: Final = OpenMenu()
MENUS: Final = [Menu(seat) for seat in range(MOST_SEATS)]


def holds_spells(g: Dwarves) -> bool:
    """Does Andôkai hold spells? Everybody sees how many."""
    return len(g.spells.zones[S_HAND]) > 0


def is_possible(g: Dwarves, token: int) -> bool:
    """Can the active Hero take this standard action?"""
    if token == W_MOVE:
        return can_move(g, g.active)
    if token == W_FIGHT:
        return can_fight(g, g.active)
    if token == W_DISPATCHES:
        return can_dispatch(g)
    if token == W_CHECK:
        return can_check(g, g.active)
    return g.council == R4


def hex_refusal(g: Dwarves, seat: int, place: int) -> str:
    """Why nothing is done in a hex of the map from here; empty where nobody expects anything."""
    if place in entrances(g) and g.at[seat] in entrances(g) and place != g.at[seat]:
        if place in passages(g, g.at[seat]):
            return _("a passage is taken with a step of a Move (DW-TUN-01)")
        return _("no passage is open between these entrances (DW-TUN-03)")
    if troops_in(g, place) and place not in fighting_hexes(g, seat):
        return _("a Hero fights where it stands; go there first (DW-FIG-01)")
    return ""


def refusal(token: int) -> str:
    """Why a standard action is not possible."""
    if token == W_MOVE:
        return _("this Hero is held (DW-MOV-12)")
    if token == W_FIGHT:
        return _("there is nobody to fight here (DW-FIG-01)")
    if token == W_DISPATCHES:
        return _("the Council marker is as far right as it can be (DW-DIS-04)")
    if token == W_CHECK:
        return _("no card asks for a check that this Hero can make here (DW-CHK-01, DW-CHK-06)")
    return _("the Council marker is not at R4 (DW-COUN-03)")
