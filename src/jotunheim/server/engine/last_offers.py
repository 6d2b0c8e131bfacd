"""What was offered before the last play, to name a play in words without replaying the game."""

from typing import final

from jotunheim.records.timeline import Play
from jotunheim.scene import Prompt


@final
class Offered:
    """A question as its seat saw it, after certain plays."""

    def __init__(self, plays: list[Play], prompt: Prompt) -> None:
        self.number = len(plays)
        self.last = plays[-1] if plays else None
        self.labels = {c.token: c.label for c in (*prompt.asides, *prompt.choices)}

    def is_after(self, plays: list[Play], number: int) -> bool:
        """Was it asked after exactly these plays?"""
        return number == self.number and (plays[number - 1] if number else None) is self.last
