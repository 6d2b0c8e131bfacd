"""Which function words the options and the whole answers of each question."""

from typing import Final

from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot
from jotunheim.games.giant.rules.mapmaking import PickAnchor, PickStamp, PickTerrain, PickTurn
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved, PickMover
from jotunheim.games.giant.rules.muster import Muster
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import CONCEDE, name_of
from jotunheim.games.giant.turn import PickSide
from jotunheim.games.giant.words import assault, drawing, movement, muster, shooting
from jotunheim.kernel import ByDecision, Decision
from jotunheim.scene import Choice, Route
from jotunheim.texts import _


def plain_choice(g: War, asked: Decision[War], token: int) -> Choice:
    """An option that no chapter words."""
    return Choice(token=name_of(token), label=name_of(token))


def one_by_one(g: War, asked: Decision[War], options: list[int]) -> list[Choice]:
    """Options of a question that are not hundreds."""
    return [choice(g, asked, token) for token in options]


def plain_routes(g: War, asked: Decision[War], rows: list[list[int]]) -> list[Route]:
    """Whole answers that no chapter words: they read like their first pick."""
    return [
        Route(tokens=tuple([name_of(token) for token in row]), label=choice(g, asked, row[0]).label)
        for row in rows
    ]


LABELS: Final[ByDecision[War, int, Choice]] = ByDecision(plain_choice)
LABELS.on(PickSide, drawing.side_choice)
LABELS.on(PickTerrain, drawing.terrain_choice)
LABELS.on(PickStamp, drawing.stamp_choice)
LABELS.on(PickAnchor, drawing.anchor_choice)
LABELS.on(PickTurn, drawing.turn_choice)
LABELS.on(Muster, muster.muster_choice)
LABELS.on(PickMover, movement.mover_choice)
LABELS.on(PickManner, movement.manner_choice)
LABELS.on(PickEnd, movement.end_choice)
LABELS.on(PickMoved, movement.moved_choice)
LABELS.on(PickShooter, shooting.shooter_choice)
LABELS.on(PickWeapon, shooting.weapon_choice)
LABELS.on(PickTarget, shooting.target_choice)
LABELS.on(PickAttacker, assault.attacker_choice)
LABELS.on(PickDefender, assault.defender_choice)
LABELS.on(RunHot, assault.hot_choice)

MANY: Final[ByDecision[War, list[int], list[Choice]]] = ByDecision(one_by_one)
MANY.on(PickEnd, movement.end_choices)

ROUTES: Final[ByDecision[War, list[list[int]], list[Route]]] = ByDecision(plain_routes)
ROUTES.on(Muster, muster.muster_routes)
ROUTES.on(PickManner, movement.move_routes)
ROUTES.on(PickEnd, movement.move_routes)
ROUTES.on(PickShooter, shooting.all_shots)
ROUTES.on(PickWeapon, shooting.weapon_routes)


def choice(g: War, asked: Decision[War], token: int) -> Choice:
    """An option in words; conceding is one at every question of a battle."""
    if token == CONCEDE:
        note = _("All your giants are captured and the battle is lost (GI-END-04).")
        return Choice(token=name_of(token), label=_("Concede the battle"), note=note)
    return LABELS.of(g, asked, token)
