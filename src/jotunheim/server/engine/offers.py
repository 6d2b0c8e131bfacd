"""What was offered before the last play: by it a play is told in words without replaying the game."""

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

    def label(self, plays: list[Play], answer: str) -> str:
        """The last play in words, if it answers this very question; else nothing."""
        if len(plays) != self.number + 1:
            return ""
        before = plays[-2] if self.number else None
        return self.labels.get(answer, "") if before is self.last else ""
