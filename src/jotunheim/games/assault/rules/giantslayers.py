"""Giantslayer Actions of a Rest: all recruiting, then all moving, then all attacking (AG-GSL).

What giants get for a fallen giantslayer (AG-GSL-19, 24) stands in `rules/battle.py`, Reward.
"""

from typing import ClassVar, Final, final

from jotunheim.games.assault.rules.battle import begin_slayer_battle
from jotunheim.games.assault.rules.board import is_enemy, is_final_ordning
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import NOBODY, REGION, REGIONS, SLAYER, SLAYERS
from jotunheim.games.assault.words.events import SLAYER_APPEARED, SLAYER_MOVED
from jotunheim.games.assault.words.names import region_title, slayer_title
from jotunheim.kernel import DONE, Decision, Family, Step
from jotunheim.texts import N_, _, plural

RECRUIT_COST: Final = 2  # actions that a recruited giantslayer costs (AG-GSL-03)


def slayer_actions(seat: int, actions: int) -> list[Step[Assault]]:
    """The phases follow each other; none comes back in this Rest (AG-GSL-01, 02, 26)."""
    return [
        CountActions(actions),
        RecruitSlayer(seat),
        MoveSlayer(seat),
        SlayerAttack(seat),
        LoseActions(),
    ]


@final
class CountActions(Step[Assault]):
    """So many actions may be spent; nobody has attacked yet."""

    def __init__(self, actions: int) -> None:
        self.actions = actions

    def run(self, g: Assault) -> None:
        g.budget = self.actions
        g.acted = 0
        g.attacked = 0


@final
class LoseActions(Step[Assault]):
    """Actions not spent are lost (AG-GSL-26)."""

    def run(self, g: Assault) -> None:
        g.budget = 0


@final
class RecruitSlayer(Decision[Assault]):
    """Which giantslayer is recruited, if any? (AG-GSL-03, 04)"""

    asks: ClassVar[str] = N_("Recruit a giantslayer?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-03", "AG-GSL-04", "AG-DEC-23")
    meanwhile: ClassVar[str] = N_("{seat} are recruiting giantslayers")
    ends: ClassVar[str] = N_("Done recruiting")

    def question(self, g: Assault) -> str:
        return plural(
            "Recruit a giantslayer? {n} action left",
            "Recruit a giantslayer? {n} actions left",
            g.budget,
        )

    def options(self, g: Assault) -> list[int]:
        if g.budget < RECRUIT_COST:
            return [DONE]
        return [*SLAYER.tokens([s for s in range(SLAYERS) if g.slayers[s] == NOBODY]), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token != DONE:
            g.then(PlaceSlayer(self.seat, SLAYER.of(token)), RecruitSlayer(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if not SLAYER.has(token):
            return ""
        if g.slayers[SLAYER.of(token)] != NOBODY:
            return _("already on the board (AG-GSL-03)")
        return _("recruiting costs {n} actions (AG-GSL-03)").format(n=RECRUIT_COST)


class AboutSlayer(Decision[Assault]):
    """A question about one giantslayer."""

    def __init__(self, seat: int, slayer: int) -> None:
        super().__init__(seat)
        self.slayer: int = slayer

    def values(self, g: Assault) -> dict[str, str]:
        return {"slayer": slayer_title(g.book, self.slayer)}


@final
class PlaceSlayer(AboutSlayer):
    """In which Small Folk Region, occupied or not? Never a Starting Region (AG-GSL-03, AG-FIN-09)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-03", "AG-DEC-23")
    asks: ClassVar[str] = N_("Where does {slayer} appear?")
    meanwhile: ClassVar[str] = N_("{seat} are placing a giantslayer")

    def options(self, g: Assault) -> list[int]:
        return REGION.tokens(g.book.small_folk)

    def choose(self, g: Assault, token: int) -> None:
        g.budget -= RECRUIT_COST
        g.slayers[self.slayer] = REGION.of(token)
        g.slayers_wounded[self.slayer] = 0  # healthy, the card face up again (AG-COM-29)
        g.tell(SLAYER_APPEARED, (self.seat, self.slayer, REGION.of(token)))

    def why_not(self, g: Assault, token: int) -> str:
        return _("giantslayers enter in Small Folk Regions only (AG-GSL-03)")


def may_walk(g: Assault, slayer: int) -> list[int]:
    """Neighbours a giantslayer may step into: giants are no hindrance and no penalty is due.

    Before the Final Ordning nobody ends a move in a Starting Region, so a step into one must leave
    an action to go on with (AG-GSL-05, 06, AG-FIN-09).
    """
    if g.budget == 0 or g.slayers[slayer] == NOBODY:
        return []
    free = is_final_ordning(g) or g.budget > 1
    neighbours = g.book.neighbours[g.slayers[slayer]]
    return [region for region in neighbours if free or g.book.is_small_folk(region)]


def is_between(g: Assault, slayer: int) -> bool:
    """Is the giantslayer in a Starting Region where its move may not end?"""
    region = g.slayers[slayer]
    return not g.book.is_small_folk(region) and not is_final_ordning(g)


@final
class MoveSlayer(Decision[Assault]):
    """Which giantslayer takes a step, if any? (AG-GSL-05)"""

    asks: ClassVar[str] = N_("Move a giantslayer?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-05", "AG-GSL-06", "AG-DEC-23")
    meanwhile: ClassVar[str] = N_("{seat} are moving giantslayers")
    ends: ClassVar[str] = N_("Done moving")

    def question(self, g: Assault) -> str:
        return plural(
            "Move a giantslayer? {n} action left", "Move a giantslayer? {n} actions left", g.budget
        )

    def options(self, g: Assault) -> list[int]:
        return [*SLAYER.tokens([s for s in range(SLAYERS) if may_walk(g, s)]), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token != DONE:
            g.then(StepSlayer(self.seat, SLAYER.of(token)), MoveSlayer(self.seat))


@final
class StepSlayer(AboutSlayer):
    """Where does it go? Out of a Starting Region it must go on at once (AG-GSL-06-R)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-05", "AG-GSL-06", "AG-DEC-23")
    asks: ClassVar[str] = N_("Where does {slayer} go?")
    meanwhile: ClassVar[str] = N_("{seat} are moving a giantslayer")

    def options(self, g: Assault) -> list[int]:
        return REGION.tokens(may_walk(g, self.slayer))

    def choose(self, g: Assault, token: int) -> None:
        g.budget -= 1
        g.slayers[self.slayer] = REGION.of(token)
        g.tell(SLAYER_MOVED, (self.seat, self.slayer, REGION.of(token)))
        if is_between(g, self.slayer):
            g.then(StepSlayer(self.seat, self.slayer))

    def why_not(self, g: Assault, token: int) -> str:
        if not REGION.has(token):
            return ""
        if REGION.of(token) not in g.book.neighbours[g.slayers[self.slayer]]:
            return _("not next to where it is (AG-GSL-05)")
        return _("no move ends in a Starting Region before the Final Ordning (AG-GSL-06)")


def ready_in(g: Assault, region: int) -> list[int]:
    """Giantslayers there that have not attacked in this Rest (AG-GSL-09)."""
    return [s for s in range(SLAYERS) if g.slayers[s] == region and (g.acted >> s) & 1 == 0]


def may_strike(g: Assault, seat: int) -> list[int]:
    """Regions where they can attack: giants in their own region, never the controller's own, and
    one attack a region (AG-GSL-07, 08, 10)."""
    if g.budget == 0:
        return []
    race = g.race_of[seat]
    fresh = [region for region in range(REGIONS) if (g.attacked >> region) & 1 == 0]
    return [region for region in fresh if is_enemy(g, race, region) and ready_in(g, region)]


@final
class SlayerAttack(Decision[Assault]):
    """Where do giantslayers attack next, if anywhere? One attack after the other (AG-GSL-10)."""

    asks: ClassVar[str] = N_("Where do giantslayers attack?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-07", "AG-GSL-10", "AG-DEC-23")
    meanwhile: ClassVar[str] = N_("{seat} are choosing where giantslayers attack")
    ends: ClassVar[str] = N_("Don't attack")

    def question(self, g: Assault) -> str:
        return plural(
            "Where do giantslayers attack? {n} action left",
            "Where do giantslayers attack? {n} actions left",
            g.budget,
        )

    def options(self, g: Assault) -> list[int]:
        return [*REGION.tokens(may_strike(g, self.seat)), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token != DONE:
            region = REGION.of(token)
            most = min(g.budget, len(ready_in(g, region)))
            g.then(PickSlayers(self.seat, most, region), SlayerAttack(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        if not REGION.has(token):
            return ""
        region = REGION.of(token)
        if (g.attacked >> region) & 1:
            return _("one attack a region and Rest (AG-GSL-10)")
        if g.owner[region] == g.race_of[self.seat]:
            return _("never against your own giants (AG-GSL-08)")
        return _("no giantslayer that could attack giants there (AG-GSL-07, AG-GSL-09)")


@final
class PickSlayers(Picks):
    """Which of them attack together? Each costs an action; unpaid ones stay out (AG-GSL-07, 10)."""

    family: ClassVar[Family] = SLAYER
    clauses: ClassVar[tuple[str, ...]] = ("AG-GSL-07", "AG-GSL-10", "AG-DEC-23")
    asks: ClassVar[str] = N_("Which giantslayers attack in {region}?")
    ends: ClassVar[str] = N_("Attack with these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing giantslayers")

    def __init__(self, seat: int, most: int, region: int) -> None:
        super().__init__(seat, 1, most)
        self.region: int = region

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, self.region)}

    def counts(self, g: Assault) -> list[int]:
        ready = ready_in(g, self.region)
        return [1 if slayer in ready else 0 for slayer in range(SLAYERS)]

    def finish(self, g: Assault, picks: list[int]) -> None:
        slayers = [SLAYER.of(token) for token in picks]
        g.budget -= len(slayers)
        g.attacked |= 1 << self.region
        for slayer in slayers:
            g.acted |= 1 << slayer
        begin_slayer_battle(g, self.seat, slayers, self.region)
