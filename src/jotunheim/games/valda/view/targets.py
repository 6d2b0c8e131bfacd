"""What the tokens of a question point at: areas, temples, cards, decks, players."""

from typing import Final

from jotunheim.games.valda.rules.building import NameArea, may_build_in
from jotunheim.games.valda.rules.choices import Recover
from jotunheim.games.valda.rules.launch import NameObject
from jotunheim.games.valda.rules.steals import ChooseCard
from jotunheim.games.valda.rules.temples import MoveTo, NameTemple
from jotunheim.games.valda.rules.valda import ValdaMenu
from jotunheim.games.valda.state.table import HANDS, PILES, Valda
from jotunheim.games.valda.tokens import AREA, BUILD, DECK_B, NOBODY, NONE, TEMPLE_BUILDING
from jotunheim.kernel import ByDecision, Decision

NO_ROUTE: Final[tuple[str, ...]] = ()


def own_hand(g: Valda, asked: Decision[Valda], none: int) -> int:
    """Cards of the asked player."""
    return HANDS + asked.seat


def own_temples(g: Valda, asked: Decision[Valda], none: int) -> int:
    """Temples of the asked player."""
    return asked.seat


def no_site(g: Valda, asked: Decision[Valda], none: int) -> int:
    """The question is about no temple."""
    return NONE


# The zone whose cards the card tokens of a question mean.
CARDS_OF: Final = ByDecision[Valda, int, int](own_hand)
# The player whose temples the temple tokens of a question mean.
TEMPLES_OF: Final = ByDecision[Valda, int, int](own_temples)
# The site of the temple that a question is about.
SITE_OF: Final = ByDecision[Valda, int, int](no_site)


def fill_tables() -> None:
    """In a function, since the compiler checks this module before the rules."""
    CARDS_OF.on(Recover, lambda g, asked, none: PILES + DECK_B)
    CARDS_OF.on(ChooseCard, lambda g, asked, none: HANDS + g.loots[asked.at].victim)
    TEMPLES_OF.on(NameTemple, lambda g, asked, none: asked.victim)
    TEMPLES_OF.on(NameObject, lambda g, asked, none: g.attack.part().target)
    SITE_OF.on(MoveTo, lambda g, asked, none: asked.site)


fill_tables()


def asked_of(g: Valda, seat: int) -> Decision[Valda] | None:
    """The question of this seat, if it has one."""
    asked = g.asked
    return asked if asked is not None and asked.seat == seat else None


def offered(g: Valda, seat: int, token: int) -> str:
    """The token's name if this seat may pick it now."""
    if asked_of(g, seat) is None or token not in g.options:
        return ""
    return g.book.words.names[token]


def refused(g: Valda, seat: int) -> dict[int, str]:
    """Why this seat cannot pick what people would look for among the options, by token."""
    asked = asked_of(g, seat)
    if asked is None:
        return {}
    found: dict[int, str] = {}
    for token in asked.expected(g):
        if token not in g.options:
            found[token] = asked.why_not(g, token)
    return found


def cards_zone(g: Valda, seat: int) -> int:
    """The zone that the cards on offer to this seat lie in; NONE if it is not asked."""
    asked = asked_of(g, seat)
    return CARDS_OF.of(g, asked, NONE) if asked is not None else NONE


def temples_owner(g: Valda, seat: int) -> int:
    """The player whose temples are on offer to this seat; NOBODY if it is not asked."""
    asked = asked_of(g, seat)
    return TEMPLES_OF.of(g, asked, NONE) if asked is not None else NOBODY


def moving_site(g: Valda) -> int:
    """The site of a temple that is about to move, for all to see, or NONE."""
    return SITE_OF.of(g, g.asked, NONE) if g.asked is not None else NONE


def may_build_temple(g: Valda, seat: int) -> bool:
    """Does the question of this seat come down to where a temple is built?"""
    asked = asked_of(g, seat)
    if asked is None or g.turn.building_points == 0:
        return False
    return type(asked) is ValdaMenu or type(asked) is NameArea


def area_routes(g: Valda, seat: int) -> dict[int, tuple[str, ...]]:
    """By area: what a click on it answers in the menu of the Valda phase, a temple and its area."""
    names = g.book.words.names
    temple = BUILD.token(TEMPLE_BUILDING)
    if asked_of(g, seat) is None or temple not in g.options:
        return {}
    areas = may_build_in(g, seat)
    if len(areas) == 1:  # it is not asked for
        return {areas[0]: (names[temple],)}
    return {area: (names[temple], names[AREA.token(area)]) for area in areas}
