"""The vocabulary: every choice in the game is one of these words."""

from typing import Final

from jotunheim.kernel import Vocabulary

WORDS: Final = Vocabulary()
ANSWER: Final = WORDS.family("", ["fold", "call", "raise"])
FOLD: Final = ANSWER.token(0)
CALL: Final = ANSWER.token(1)
RAISE: Final = ANSWER.token(2)

HAND: Final = 0  # the one sub-game: fold leaves it
