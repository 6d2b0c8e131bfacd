"""What is said of a place that somebody points at, of a seat, of a filled sheet (T-35, T-40, T-43, T-45)."""

from pathlib import Path

from jotunheim import registry
from jotunheim.records.files import read
from jotunheim.records.replays import replay
from jotunheim.server.engine.live import Live
from jotunheim.server.engine.why_not import why_not

GAMES = Path(__file__).parents[2] / "games"


def table(game: str, record: str, plays: int) -> tuple[Live, int]:
    """A table at a moment of a golden record, and the seat that is asked."""
    [file] = (GAMES / game / "golden").glob(f"{record}*.jotun")
    live = Live(replay(read(file), registry.game(game)))
    live.session.go_to(plays)
    assert live.session.g.asked is not None
    return live, live.session.g.asked.seat


def test_a_region_says_who_is_there_what_is_near_and_why_not() -> None:
    live, seat = table("assault", "01", 25)
    said = why_not(live, seat, "at:ice-spires")

    assert said == why_not(live, seat, "at:ice_spires")
    assert "Duke Zalto" in said and "Next to Icewind Dale" in said
    assert "Not now: it is not next to where the trip is (AG-MOV-02)." in said
    assert "Not now" not in why_not(live, seat, "at:sword_coast")
    assert "Not now" not in why_not(live, 1 - seat if seat < 2 else 0, "at:ice_spires")


def test_two_hexes_are_measured_and_a_seat_introduces_itself() -> None:
    giant, seat = table("giant", "01", 20)
    assert why_not(giant, seat, "line:0101:0105").startswith("0101 to 0105: 4 hexes.")

    assault, asked = table("assault", "01", 60)
    lines = [line.split("\t") for line in why_not(assault, asked, "seat:1").split("\n")]
    assert all(len(line) == 2 for line in lines) and len(lines) >= 3
    assert why_not(assault, asked, "seat:77") == "There is no such choice in this game."


def test_a_filled_sheet_is_answered_with_its_picks_and_a_preview() -> None:
    live, seat = table("giant", "01", 1)
    picks, words = why_not(live, seat, "sheet:1/L2//G3/G3").split("\n")

    assert picks.split()[0] == "type:1" and "weapon points" in words
    assert why_not(live, 1 - seat, "sheet:1/L2//G3/G3") == "\n"
    assert why_not(live, seat, "sheet:").split("\n") == ["", "Choose at least one giant"]
