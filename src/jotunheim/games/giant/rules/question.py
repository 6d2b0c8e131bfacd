"""What the questions of a battle are about: a giant, how it moves, where to, with which weapon."""

from typing import Final

from jotunheim.games.giant.grid import OFF
from jotunheim.games.giant.state import War
from jotunheim.games.giant.words.names import giant_title
from jotunheim.kernel import Decision


class Question(Decision[War]):
    """A decision with all that was chosen before it, so that words, views and encoders need no class."""

    def __init__(
        self,
        seat: int,
        number: int = 0,
        manner: int = -1,
        where: int = OFF,
        place: int = -1,
        feature: int = -1,
        stamp: int = -1,
    ) -> None:
        super().__init__(seat)
        self.number = number  # of the giant it is about; 0: none yet
        self.manner = manner  # of its move
        self.where = where  # a hex: the end of a move, or where a stamp lies
        self.place = place  # of the weapon that fires
        self.feature = feature  # to be drawn on the map
        self.stamp = stamp

    def values(self, g: War) -> dict[str, str]:
        return {"giant": giant_title(g, g.giant(self.number))} if self.number else {}

    def heat(self, g: War) -> int:
        """The heat that the action adds which is being asked about."""
        return 0


NO_QUESTION: Final = Question(-1)


def asked_about(g: War) -> Question:
    """The question that is asked; a muster, or nothing, is about no giant."""
    asked = g.asked
    # The kernel keeps any Decision; those of GIANT are Questions, except the muster, which is Sealed.
    return asked if isinstance(asked, Question) else NO_QUESTION
