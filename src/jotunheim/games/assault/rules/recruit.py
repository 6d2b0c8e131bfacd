"""The Recruit Command (AG-REC), Lyn Armaal's part in it (AG-LYN-01, 02) and homeless races (AG-FIN)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules.board import cards_left_of, friendly_regions, is_enemy
from jotunheim.games.assault.rules.stacking import enter, healthy_slot, take_from_supply
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import RECRUITED
from jotunheim.kernel import DONE, Decision, SeatStep
from jotunheim.texts import N_, _, ngettext, plural


def is_homeless(g: Assault, race: int) -> bool:
    """The Starting Region is held by an enemy (AG-FIN-04); merely empty is not enough (AG-FIN-07)."""
    return is_enemy(g, race, g.book.home[race])


def may_recruit_in(g: Assault, race: int) -> list[int]:
    """Where a recruited unit may enter.

    At home (AG-REC-02, 11); the cloud giants at Lyn Armaal unless enemies are there (AG-LYN-01,
    02); homeless giants in any friendly region, if they have one (AG-FIN-04 to 06).
    """
    found = friendly_regions(g, race) if is_homeless(g, race) else []
    if race == tokens.CLOUD and g.castle != tokens.NOBODY:
        if not is_enemy(g, race, g.castle) and g.castle not in found:
            found.append(g.castle)
    elif not is_homeless(g, race):
        found.append(g.book.home[race])
    return found


def may_place_free(g: Assault, race: int) -> list[int]:
    """Where a unit that returns or enters free goes: the Starting Region itself.

    If enemies hold it, any friendly region (AG-EVT-11, AG-LDR-05).
    """
    if is_homeless(g, race):
        return friendly_regions(g, race)
    return [g.book.home[race]]


def is_available(g: Assault, race: int, kind: int) -> bool:
    """In the supply, freed or forged where that is needed, not removed just now (AG-REC-03, 06, 08, 10)."""
    if (kind in (tokens.K_SECOND_CHAMPION, tokens.K_SECOND_LEADER)) and not g.freed[race]:
        return False
    return g.supply[race * tokens.KINDS + kind] - g.removed[kind] > 0


def may_recruit(g: Assault, race: int) -> list[int]:
    """The kinds of unit that can be paid now (AG-REC-02 to 04)."""
    book = g.book
    return [
        kind
        for kind in range(tokens.KINDS)
        if is_available(g, race, kind) and book.value[race * tokens.KINDS + kind] <= g.budget
    ]


@final
class Recruit(SeatStep[Assault]):
    """Points: the base of the card, and more for each card to the left; used now or lost (AG-REC-01)."""

    def run(self, g: Assault) -> None:
        base, per_left = g.book.recruit[g.race_of[self.seat]]
        g.budget = base + per_left * cards_left_of(g, self.seat, tokens.RECRUIT)
        g.removed = [0] * tokens.KINDS
        g.then(RecruitUnit(self.seat))


@final
class RecruitUnit(Decision[Assault]):
    """Which unit next, until points, pieces or will run out? (AG-REC-07, 12)"""

    asks: ClassVar[str] = N_("Which unit do you recruit?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-REC-01", "AG-REC-02", "AG-REC-12", "AG-DEC-13")
    meanwhile: ClassVar[str] = N_("{seat} are recruiting")
    ends: ClassVar[str] = N_("Done recruiting")

    def question(self, g: Assault) -> str:
        return plural(
            "Which unit do you recruit? {n} point left",
            "Which unit do you recruit? {n} points left",
            g.budget,
        )

    def options(self, g: Assault) -> list[int]:
        race = g.race_of[self.seat]
        if not may_recruit_in(g, race):
            return [DONE]
        return [*tokens.KIND.tokens(may_recruit(g, race)), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            g.budget = 0
            return
        kind = tokens.KIND.of(token)
        race = g.race_of[self.seat]
        g.budget -= g.book.value[race * tokens.KINDS + kind]
        take_from_supply(g, race, kind, healthy_slot(kind))
        g.tell(RECRUITED, (race, kind))
        g.then(PlaceRecruit(self.seat), RecruitUnit(self.seat))

    def expected(self, g: Assault) -> list[int]:
        at = g.race_of[self.seat] * tokens.KINDS
        return tokens.KIND.held(g.book.count[at : at + tokens.KINDS])

    def why_not(self, g: Assault, token: int) -> str:
        if not tokens.KIND.has(token):
            return ""
        return why_not_recruited(g, g.race_of[self.seat], tokens.KIND.of(token))


def why_not_recruited(g: Assault, race: int, kind: int) -> str:
    """Why this kind of unit cannot be bought now."""
    at = race * tokens.KINDS + kind
    if g.book.count[at] == 0:
        return ""
    if not may_recruit_in(g, race):
        return _("there is no region where you may recruit (AG-LYN-02, AG-FIN-05)")
    if (kind in (tokens.K_SECOND_CHAMPION, tokens.K_SECOND_LEADER)) and not g.freed[race]:
        return _("only after its event has been claimed (AG-REC-08)")
    if g.supply[at] == 0:
        return _("none is left to be recruited (AG-REC-06)")
    if not is_available(g, race, kind):
        return _("it was removed to make room in this very command (AG-REC-10)")
    text = ngettext(
        "it costs {price} and {n} point is left (AG-REC-02)",
        "it costs {price} and {n} points are left (AG-REC-02)",
        g.budget,
    )
    return text.format(price=g.book.value[at], n=g.budget)


@final
class PlaceRecruit(Decision[Assault]):
    """In which region does the new unit enter? Then others make room (AG-REC-05, 09)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-REC-02", "AG-FIN-04", "AG-FIN-06", "AG-DEC-13")
    asks: ClassVar[str] = N_("Where does the new unit enter?")
    meanwhile: ClassVar[str] = N_("{seat} are placing a recruit")

    def options(self, g: Assault) -> list[int]:
        return tokens.REGION.tokens(may_recruit_in(g, g.race_of[self.seat]))

    def choose(self, g: Assault, token: int) -> None:
        enter(g, self.seat, tokens.REGION.of(token))
