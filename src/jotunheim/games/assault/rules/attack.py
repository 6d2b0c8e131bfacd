"""The Attack Command: a battle, or a shift into an empty region (AG-ATK)."""

from typing import ClassVar, final

from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.battle import begin_battle
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.stacking import enter, lift
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import REGION, UNIT, W_BATTLE, W_SHIFT
from jotunheim.games.assault.words.names import region_title
from jotunheim.kernel import PASS, Decision
from jotunheim.texts import N_, _


def may_attack_from(g: Assault, race: int, region: int) -> list[int]:
    """Adjacent enemy regions, no Starting Region before the Final Ordning (AG-ATK-01, 05, AG-FIN-02).

    NPC giants in Small Folk Regions may be attacked at any time (AG-NPC-05), giantslayers never
    (AG-GSL-20).
    """
    return [
        target
        for target in g.book.neighbours[region]
        if board.is_enemy(g, race, target) and not board.is_protected(g, race, target)
    ]


def may_shift_from(g: Assault, race: int, region: int) -> list[int]:
    """Neighbouring empty regions; a friendly one is not empty (AG-ATK-02)."""
    return [
        target
        for target in g.book.neighbours[region]
        if board.is_empty(g, target) and not board.is_protected(g, race, target)
    ]


def may_go_out(g: Assault, race: int, shift: bool) -> list[int]:
    """The regions from which a battle or a shift is possible."""
    return [
        region
        for region in board.friendly_regions(g, race)
        if (may_shift_from(g, race, region) if shift else may_attack_from(g, race, region))
    ]


@final
class AttackMenu(Decision[Assault]):
    """One battle or one shift, never both; both may be declined (AG-ATK-06)."""

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-ATK-01", "AG-ATK-02", "AG-ATK-06", "AG-DEC-16")
    asks: ClassVar[str] = N_("Attack, or shift into an empty region?")
    ends: ClassVar[str] = N_("Don't attack")
    meanwhile: ClassVar[str] = N_("{seat} are thinking about an attack")

    def options(self, g: Assault) -> list[int]:
        race = g.race_of[self.seat]
        found: list[int] = []
        if may_go_out(g, race, False):
            found.append(W_BATTLE)
        if may_go_out(g, race, True):
            found.append(W_SHIFT)
        found.append(PASS)
        return found

    def choose(self, g: Assault, token: int) -> None:
        if token != PASS:
            g.then(AttackFrom(self.seat, token == W_SHIFT))

    def why_not(self, g: Assault, token: int) -> str:
        if token == W_BATTLE:
            return _("no enemy you may attack stands next to your giants (AG-ATK-01, AG-ATK-05)")
        return _("no empty region lies next to your giants (AG-ATK-02)") if token == W_SHIFT else ""


@final
class AttackFrom(Decision[Assault]):
    """From which region? (AG-BAT-01)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-01", "AG-ATK-02", "AG-DEC-16")
    asks: ClassVar[str] = N_("From which region do you attack?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing where to attack from")

    def __init__(self, seat: int, shift: bool) -> None:
        super().__init__(seat)
        self.shift = shift

    def question(self, g: Assault) -> str:
        if self.shift:
            return _("From which region do you shift?")
        return super().question(g)

    def options(self, g: Assault) -> list[int]:
        return REGION.tokens(may_go_out(g, g.race_of[self.seat], self.shift))

    def choose(self, g: Assault, token: int) -> None:
        g.then(AttackTo(self.seat, self.shift, REGION.of(token)))


@final
class AttackTo(Decision[Assault]):
    """To which region? (AG-BAT-01, AG-ATK-02)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-01", "AG-ATK-05", "AG-DEC-16")
    asks: ClassVar[str] = N_("Which region do you attack from {region}?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to attack")

    def __init__(self, seat: int, shift: bool, origin: int) -> None:
        super().__init__(seat)
        self.shift = shift
        self.origin: int = origin

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, self.origin)}

    def question(self, g: Assault) -> str:
        text = _("Into which empty region do you go from {region}?") if self.shift else _(self.asks)
        return text.format(**self.values(g))

    def options(self, g: Assault) -> list[int]:
        race = g.race_of[self.seat]
        find = may_shift_from if self.shift else may_attack_from
        return REGION.tokens(find(g, race, self.origin))

    def choose(self, g: Assault, token: int) -> None:
        most = board.army_size(g, self.origin)
        g.then(PickForce(self.seat, most, self.shift, self.origin, REGION.of(token)))

    def expected(self, g: Assault) -> list[int]:
        race = g.race_of[self.seat]
        near = g.book.neighbours[self.origin]
        return [REGION.token(region) for region in near if board.is_enemy(g, race, region)]

    def why_not(self, g: Assault, token: int) -> str:
        if not REGION.has(token):
            return ""
        region = REGION.of(token)
        race = g.race_of[self.seat]
        if region not in g.book.neighbours[self.origin]:
            return _("it is not next to your army (AG-ATK-01)")
        if board.is_protected(g, race, region):
            return _("Starting Regions are safe until the Final Ordning (AG-ATK-05)")
        if self.shift:
            return _("a shift leads into an empty region only (AG-ATK-02)")
        return _("no enemy giants are there (AG-ATK-01)")


@final
class PickForce(Picks):
    """Which units take part? At least one; the others stay out of it (AG-BAT-02, AG-ATK-07)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-02", "AG-ATK-07", "AG-DEC-16")
    asks: ClassVar[str] = N_("Who attacks {region}?")
    ends: ClassVar[str] = N_("Attack with these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing who attacks")

    def __init__(self, seat: int, most: int, shift: bool, origin: int, region: int) -> None:
        super().__init__(seat, 1, most)
        self.shift = shift
        self.origin: int = origin
        self.region: int = region

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, self.region)}

    def question(self, g: Assault) -> str:
        text = _("Who goes to {region}?") if self.shift else _(self.asks)
        return text.format(**self.values(g))

    def counts(self, g: Assault) -> list[int]:
        return board.army(g, self.origin)

    def finish(self, g: Assault, picks: list[int]) -> None:
        chosen = UNIT.counts(picks)
        if self.shift:
            lift(g, self.origin, chosen)
            enter(g, self.seat, self.region)
        else:
            begin_battle(g, self.seat, chosen, self.origin, self.region)

    def routes(self, g: Assault) -> list[list[int]]:
        """Everybody, as long as nobody was left out: units are picked in order."""
        units = board.army(g, self.origin)
        chosen = UNIT.counts(g.picks)
        left = [units[slot] - chosen[slot] for slot in range(len(units))]
        first = UNIT.of(g.picks[-1]) if g.picks else 0
        if sum(left[:first]) or not sum(left):
            return []
        return [[UNIT.token(slot) for slot in range(len(left)) for _ in range(left[slot])]]
