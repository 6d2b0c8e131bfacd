"""Small games that exercise what the real ones do not; each exports GAME like a real one."""

from typing import Any

from jotunheim.kernel import Game
from tests.toys import expedition, raid, skirmish, thieves, tug

TOYS: dict[str, Game[Any]] = {
    "skirmish": skirmish.GAME,
    "raid": raid.GAME,
    "thieves": thieves.GAME,
    "expedition": expedition.GAME,
    "tug": tug.GAME,
}
