"""Places of cards as hexes (DW-CARD-06)."""

from tests.games.dwarves.starts import PAIR
from tests.games.dwarves.table import rule, table


@rule("DW-CARD-06")
def test_any_hex_of_a_kingdom_will_do() -> None:
    for name in ("M1", "I3"):
        assert "check" in table(f"{PAIR}at tungdil: {name}\ncard AD30").options
    assert "check" not in table(f"{PAIR}at tungdil: M3\ncard AD30").options
