"""The vocabulary: every choice in the game is one of these words."""

from typing import Final

from jotunheim.kernel import Vocabulary

WORDS: Final = Vocabulary()
FOLD: Final = WORDS.family("", ["fold", "call", "raise"]).first
CALL: Final = FOLD + 1
RAISE: Final = FOLD + 2

HAND: Final = 0  # the one sub-game: fold leaves it
