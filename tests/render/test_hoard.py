"""Signs for numbers, hoards as lists, numbered cards, refusals in a line, folded whole answers."""

from msgspec.structs import replace

from jotunheim.render.cards import zone_html
from jotunheim.render.panels import counter_html, log_html
from jotunheim.render.pen import Pen
from jotunheim.render.prompts import prompt_html
from jotunheim.render.strokes import shifted
from jotunheim.render.svg import board_svg
from jotunheim.render.text import board_text, prompt_text
from jotunheim.render.text_parts import piece_words
from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    Counter,
    LogLine,
    Piece,
    Prompt,
    Refusal,
    Route,
    Scene,
    Space,
    Zone,
)
from tests.render.markup import read

SCENE = Scene("g", "G", 0)


def test_a_counter_with_a_sign_says_its_name_on_hover_and_to_readers() -> None:
    plain = counter_html(Counter(key="a", label="spells", value="3"))
    signed = counter_html(Counter(key="a", label="spells", value="3", sign="star"))

    assert "<svg" not in plain and "spells <b>3</b>" in plain
    assert "<svg" in signed and 'title="3 spells"' in signed
    assert '<span class="hide"> spells</span>' in signed


def test_a_hoard_is_a_list_of_signs_names_and_texts() -> None:
    ore = Card(
        key="o", name="Ore", text="adds a hit", sign="hammer", badges=(Badge("×2", "count"),)
    )
    rune = Card(key="r", name="Rune", text="pays", badges=(Badge("×1", "count"),), token="rune")
    zone = Zone(key="h", title="Your hoard", kind="hoard", owner=0, cards=(ore, rune))

    found = read(zone_html(SCENE, zone, {"rune": 4}))

    holds = [x for x in found if "hold" in x.attributes.get("class", "").split()]
    assert [x.words() for x in holds] == ["Ore ×2 adds a hit", "Rune 4pays"]
    assert [x.attributes.get("data-token") for x in holds] == [None, "rune"]


def test_a_card_bears_its_number_before_its_name() -> None:
    card = Card(key="e", name="Waterdeep", kind="event", text="two units", number="6")

    found = zone_html(SCENE, Zone(key="z", title="Events", cards=(card,)), {})

    assert '<span class="no">6</span><b>Waterdeep</b>' in found


def test_refusals_with_one_reason_are_told_once() -> None:
    refusals = (
        Refusal("a", "Evermoors", "safe (X-1)"),
        Refusal("b", "Sumber Hills", "safe (X-1)"),
        Refusal("c", "Anauroch", "empty (X-2)"),
    )
    prompt = Prompt("Where?", 0, True, choices=(Choice("d", "High Moor"),), refusals=refusals)

    found = prompt_html(Scene("g", "G", 0, prompt=prompt))

    assert found.count("Why not?") == 2 and found.count("<small>safe (X-1)</small>") == 1
    assert [x.attributes["data-refused"] for x in read(found) if "data-refused" in x.attributes] == [
        "a", "b", "c"
    ]  # fmt: skip


def test_many_whole_answers_are_folded_but_can_be_clicked() -> None:
    def page(count: int) -> str:
        routes = tuple(Route((f"r{i}", "stop"), f"way {i}") for i in range(count))
        prompt = Prompt("Where?", 0, True, choices=(Choice("d", "Here"),), routes=routes)
        return prompt_html(Scene("g", "G", 0, prompt=prompt))

    few, many = page(4), page(5)

    assert "<details" not in few and "Shortcuts: 5 to choose from" in many
    assert len([x for x in read(many) if "data-tokens" in x.attributes]) == 5


def test_picks_no_longer_on_offer_are_told_in_words() -> None:
    prompt = Prompt(
        "Who?", 0, True, "set", 1, 3, ("unit:elite_wounded",), choices=(Choice("x", "X"),)
    )

    assert "Picked: elite wounded." in prompt_text(Scene("g", "G", 0, prompt=prompt))


def test_the_log_of_a_page_is_its_end() -> None:
    log = tuple(LogLine(ply, f"line {ply}.") for ply in range(90))

    found = log_html(Scene("g", "G", 0, log=log))

    assert "line 89." in found and "line 50." in found and "line 49." not in found


def test_a_path_is_moved_as_a_whole() -> None:
    assert shifted("M-7 0Q-6-5 -8-8H3V.5q2-3 4 0Z", 10, 20) == "M3 20Q4 15 2 12H13V20.5q2 -3 4 0Z"


def a_board(*pieces: Piece, seat: int = 0) -> tuple[Scene, Board]:
    ring = (0.0, 0.0, 500.0, 0.0, 500.0, 1000.0, 0.0, 1000.0)
    left = Space(key="a", label="Left", x=250, y=500, points=ring, neighbours=("b",), owner=0)
    other = tuple(x + 500 if i % 2 == 0 else x for i, x in enumerate(ring))
    right = Space(key="b", label="Right", x=750, y=500, points=other, neighbours=("a",), owner=1)
    board = Board(
        key="m",
        kind="areas",
        width=1000,
        height=1000,
        spaces=(left, right),
        pieces=pieces,
        focus=("b",),
    )
    return Scene("g", "G", seat, boards=(board,)), board


def test_a_small_screen_looks_at_the_focus_a_large_one_at_everything() -> None:
    scene, board = a_board()
    corner = replace(board.spaces[1], points=(500.0, 0.0, 1000.0, 0.0, 1000.0, 500.0))

    tall = read(board_svg(scene, board))[0].attributes
    found = read(board_svg(scene, replace(board, spaces=(board.spaces[0], corner))))[0].attributes

    assert found["viewbox"] == "0 0 1000 1000" and found["class"] == "map areas at-x3 at-y0"
    assert found["data-near"] == "450 0 550 550"
    assert tall["class"] == "map areas"  # half of it would hide what it is about


def test_the_text_map_tells_armies_from_markers_and_events() -> None:
    army = Piece(
        key="p", at="a", name="Giant", kind="elite", owner=0, badges=(Badge("×3", "count"),)
    )
    marker = Piece(key="q", at="a", name="Ravage", kind="ravage", owner=1)
    event = Piece(key="r", at="a", name="Siege", kind="event", glyph="4")
    scene, board = a_board(army, marker, event)

    text = board_text(scene, board, 80)

    assert "▲3 +1 !4" in text


def test_neighbours_are_told_of_places_that_matter_now() -> None:
    own, board = a_board(seat=0)
    others, _ = a_board(seat=2)

    assert "next to Right" in board_text(own, board, 80)
    assert "next to Right" not in board_text(others, board, 80)
    assert "next to Left" in board_text(others, board, 80)  # it is in the focus


def test_units_on_a_sheet_are_counted_in_text() -> None:
    badges = (Badge("×2", "count"), Badge("3"), Badge("5"))
    unit = Piece(key="u", at="", name="Giant", owner=0, badges=badges)

    assert piece_words(Pen(SCENE, 80, False, False), unit).endswith("2× Giant 3/5")
