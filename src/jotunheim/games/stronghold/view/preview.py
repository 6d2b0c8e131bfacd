"""What an option would make of a wall, before it is taken: the sums and the verdict after it."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.stronghold.rules.board import is_engaged
from jotunheim.games.stronghold.rules.buildings import AimAction
from jotunheim.games.stronghold.rules.heroes import OrderTo
from jotunheim.games.stronghold.rules.movement import MoveTo
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    GLARE,
    GOBLIN_CAULDRON,
    KINDS,
    SECTION,
    SPACE,
    SPACE_NAMES,
    TROLL_CAULDRON,
    WALL,
    is_section,
)
from jotunheim.games.stronghold.view.forecast import (
    BEATEN,
    BREACH,
    CALM,
    EMPTIED,
    EVEN,
    REPELLED,
    Forecast,
    forecast,
)
from jotunheim.kernel import ByDecision, Decision
from jotunheim.scene import Choice, Effect
from jotunheim.texts import _

# A table after the option, or None if no wall changes by it.
AFTER: Final = ByDecision[Stronghold, int, Stronghold | None](lambda g, asked, token: None)


def with_preview(
    g: Stronghold, decision: Decision[Stronghold], token: int, choice: Choice
) -> Choice:
    """The option with the sums of the wall it is about, if invaders stand there."""
    if not SPACE.has(token) or not is_section(SPACE.of(token)):
        return choice
    section = SPACE.of(token)
    then = AFTER.of(g, decision, token) if is_engaged(g, section) else None
    if then is None:
        return choice
    found = forecast(then, section, decision.seat)
    sums = f"{found.ours}:{found.theirs}"
    effect = Effect(key=SPACE_NAMES[section], value=sums)
    return replace(choice, figure=sums, figure_note=verdict(found), effects=(effect,))


def verdict(found: Forecast) -> str:
    """What would happen, in a word or two."""
    lead = abs(found.then_ours - found.then_theirs)
    words = {
        BREACH: _("falls"),
        BEATEN: _("loses {n}"),
        EVEN: _("even"),
        REPELLED: _("holds"),
        EMPTIED: _("holds"),
        CALM: _("no assault"),
    }
    return words[found.kind].format(n=lead)


def after_move(g: Stronghold, start: int, kind: int, end: int) -> Stronghold:
    """A unit or hero has gone from place to place; a Gale may still stop it."""
    then = g.clone()
    if kind >= KINDS:
        then.heroes[kind - KINDS] = end
    else:
        then.put(start, kind, -1)
        then.put(end, kind)
    return then


def after_action(g: Stronghold, action: int, section: int) -> Stronghold | None:
    """A wall component, a cauldron or the Glare lies on a section."""
    then = g.clone()
    if action == WALL:
        then.castle.walls[section - SECTION] += 1
    elif action == GLARE:
        then.castle.glare = section
    elif GOBLIN_CAULDRON <= action <= TROLL_CAULDRON:
        then.castle.cauldrons[section - SECTION] = action - GOBLIN_CAULDRON
    else:
        return None
    return then


def fill_tables() -> None:
    """In a function, since the compiler checks this module before the rules."""
    AFTER.on(
        MoveTo, lambda g, asked, token: after_move(g, asked.start, asked.kind, SPACE.of(token))
    )
    AFTER.on(
        OrderTo, lambda g, asked, token: after_move(g, asked.space, asked.kind, SPACE.of(token))
    )
    AFTER.on(AimAction, lambda g, asked, token: after_action(g, asked.action, SPACE.of(token)))


fill_tables()
