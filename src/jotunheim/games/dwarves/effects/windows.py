"""When cards can be used: the five windows, the menu, a step of a Move (DW-WHO-01)."""

from typing import Final

# Windows, as bits (DW-WHO-01).
WINDOW_NAMES: Final = ("W1", "W2", "W3", "W4", "W5", "menu")
W1: Final = 1
W2: Final = 2
W3: Final = 4
W4: Final = 8
W5: Final = 16
OWN_MENU: Final = 32
WALK: Final = 64  # a step of a Move (DW-MOV-11)
