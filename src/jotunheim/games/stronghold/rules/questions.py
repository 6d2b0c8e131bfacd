"""What many questions have in common: whom they ask, and what they are about.

The words of `about`: space and other (places), unit (a type or hero), number (points or things left), card,
path, action, heroic; units is the place whose units are offered.
"""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER
from jotunheim.games.stronghold.words.names import card_name, space_name
from jotunheim.kernel import Decision

SUPPLY: Final = -2  # units of the invader's supply are offered


class AskInvader(Decision[Stronghold]):
    """A question to the invader."""

    def __init__(self) -> None:
        super().__init__(INVADER)


class AskDefender(Decision[Stronghold]):
    """A question to the defender."""

    def __init__(self) -> None:
        super().__init__(DEFENDER)


class AboutSection(Decision[Stronghold]):
    """A question to the invader about a wall section."""

    def __init__(self, section: int) -> None:
        super().__init__(INVADER)
        self.section = section

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.section}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"section": space_name(g, self.section)}


class AboutCard(Decision[Stronghold]):
    """A question to the invader about an action card."""

    def __init__(self, card: int) -> None:
        super().__init__(INVADER)
        self.card = card

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"card": self.card}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"card": card_name(g, self.card)}


class AboutSpace(Decision[Stronghold]):
    """A question about the units on a space."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.space, "units": self.space}

    def values(self, g: Stronghold) -> dict[str, str]:
        return {"space": space_name(g, self.space)}
