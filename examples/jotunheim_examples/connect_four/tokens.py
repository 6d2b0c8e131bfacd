"""The vocabulary: every choice in the game is one of these words."""

from typing import Final

from jotunheim.kernel import Vocabulary

MOST_COLUMNS: Final = 9

WORDS: Final = Vocabulary()
COLUMN: Final = WORDS.family("column", [str(number + 1) for number in range(MOST_COLUMNS)])
