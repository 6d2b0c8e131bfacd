"""The vocabulary: every choice in the game is one of these words."""

from typing import Final

from jotunheim.kernel import Vocabulary

KINDS: Final = ("thug", "archer", "giant", "smoke")  # of cards, as content/cards.toml names them
SMOKE: Final = KINDS.index("smoke")
CARAVANS: Final = ("salt", "wool", "wine", "amber", "horses", "silk", "tax", "queen")
MOST_SEATS: Final = 4

WORDS: Final = Vocabulary()
RAID: Final = WORDS.word("raid")
REST: Final = WORDS.word("rest")
CARD: Final = WORDS.family("card", list(KINDS))
