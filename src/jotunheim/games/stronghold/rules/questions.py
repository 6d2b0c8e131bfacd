"""What many questions have in common: whom they ask, and what they are about.

The words of `about`: space and other (places), unit (a type or hero), number (points or things left), card,
path, action, heroic; units is the place whose units are offered.
"""

from typing import Final

from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER, NOWHERE
from jotunheim.games.stronghold.words.names import card_name, space_name
from jotunheim.kernel import DONE, Decision

SUPPLY: Final = -2  # units of the invader's supply are offered


class AskInvader(Decision[Stronghold]):
    """A question to the invader."""

    def __init__(self) -> None:
        super().__init__(INVADER)


class AskDefender(Decision[Stronghold]):
    """A question to the defender."""

    def __init__(self) -> None:
        super().__init__(DEFENDER)


class NextInOrder(Decision[Stronghold]):
    """The next of several places that the defender picks in their order, so that each choice has one way."""

    def __init__(self, left: int, last: int) -> None:
        super().__init__(DEFENDER)
        self.left = left  # how many may still be picked, this one included
        self.last = last  # the place that was picked before; NOWHERE: none yet

    def about(self, g: Stronghold) -> dict[str, int]:
        return {"space": self.last, "number": self.left}

    def has_stock(self, g: Stronghold) -> bool:
        """Whether there is still something to put there; without it nothing is asked."""
        return True

    def may_pick(self, g: Stronghold) -> list[int]:
        """Tokens of the places that come after the last one."""
        raise NotImplementedError

    def options(self, g: Stronghold) -> list[int]:
        if not self.has_stock(g):
            return []
        found = self.may_pick(g)
        return found if self.last == NOWHERE else [*found, DONE]

    def pick(self, g: Stronghold, token: int) -> None:
        """Carry out one choice, and ask for the next."""
        raise NotImplementedError

    def choose(self, g: Stronghold, token: int) -> None:
        if token != DONE:
            self.pick(g, token)


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
