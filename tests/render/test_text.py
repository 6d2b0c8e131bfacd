"""The table as text: nothing wider than the paper, colour never the only sign, nothing steers the terminal."""

import re
from collections.abc import Callable

import msgspec
import pytest

from jotunheim.render.choices import asides, entries, numbers
from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import SEAT_SIGNS
from jotunheim.render.text import board_text, log_text, prompt_text, render
from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    LogLine,
    Piece,
    Prompt,
    Route,
    Scene,
    Space,
    Zone,
)
from tests.render.scenes import connect_four, leduc
from tests.render.scenes_assault import assault
from tests.render.scenes_giant import giant

ALL = [connect_four, leduc, giant, assault]
ESCAPES = re.compile("\x1b\\[[0-9;]*m")


def test_connect_four_is_a_board_of_squares_with_the_numbers_of_the_options() -> None:
    scene = connect_four()

    lines = board_text(scene, scene.boards[0]).split("\n")

    assert lines[0] == "    a   b   c   d   e   f   g"
    assert lines[1] == "  ┌───┬───┬───┬───┬───┬───┬───┐"
    assert lines[4] == "5 │   │   │   │ 4 │   │   │   │"
    assert lines[12] == "1 │ 1 │ ▲ │ ▲ │ ▲ │ ◆ │ 6 │ 7 │"
    assert lines[13] == "  └───┴───┴───┴───┴───┴───┴───┘"


def test_the_prompt_says_who_decides_and_puts_figures_at_the_right() -> None:
    lines = prompt_text(leduc(), 60).split("\n")

    assert lines[0].startswith("── Your decision · second round ─")
    assert lines[1] == "Storm bets 4. What do you do?"
    assert lines[2] == "  1  Call   put in 4, then the cards are shown        pot 12"
    assert lines[-1] == "  –   Check: a bet stands (LP-BET-03)"


def test_somebody_elses_decision_names_the_seat_and_a_covert_one_nobody() -> None:
    theirs = _with_prompt(Prompt(question="Which card?", seat=1))
    covert = _with_prompt(Prompt(question="Does anybody reply?"))

    assert "Waiting for Storm" in prompt_text(theirs)
    assert "Waiting" in prompt_text(covert) and "Storm" not in prompt_text(covert)


def test_options_of_a_group_stand_together_and_keep_one_number() -> None:
    prompt = Prompt(
        question="?",
        choices=(
            Choice("a", "Alpha", group="one"),
            Choice("b", "Beta", group="two"),
            Choice("c", "Gamma", group="one"),
        ),
        routes=(Route(("a", "b"), "Alpha, then Beta"),),
        asides=(Choice("x", "Explain"),),
    )

    assert [(e.number, e.tokens) for e in entries(prompt)] == [
        (1, ("a",)),
        (2, ("c",)),
        (3, ("b",)),
        (4, ("a", "b")),
    ]
    assert [e.tokens for e in asides(prompt)] == [("x",)]  # by name only: no slip of a number
    assert numbers(prompt) == {"a": 1, "c": 2, "b": 3, "a b": 4}
    text = prompt_text(_with_prompt(prompt))
    assert text.index("Alpha") < text.index("Gamma") < text.index("Beta") < text.index("Shortcuts")
    assert text.endswith("Also: Explain (type x)")


def test_picks_of_a_compound_answer_are_shown() -> None:
    prompt = Prompt(
        question="Which two?",
        form="some",
        low=2,
        high=2,
        picks=("b",),
        choices=(Choice("a", "Alpha"), Choice("b", "Beta")),
    )

    text = prompt_text(_with_prompt(prompt))

    assert "Pick 2. Picked: Beta." in text
    assert "  2✓ Beta" in text
    plan = prompt_text(
        _with_prompt(msgspec.structs.replace(prompt, form="plan"))
    )  # part by part: Beta again?
    assert "Picked: Beta." in plan and "✓" not in plan


def test_short_options_stand_in_columns() -> None:
    prompt = Prompt(question="?", choices=tuple(Choice(f"t{i}", f"Hex {i}") for i in range(10)))

    lines = prompt_text(_with_prompt(prompt), 80).split("\n")

    assert " ".join(lines[2].split()) == "1 Hex 0 3 Hex 2 5 Hex 4 7 Hex 6 9 Hex 8"
    assert len(lines) == 4


def test_a_route_that_is_a_choice_anyway_is_left_out() -> None:
    prompt = Prompt(
        "?", choices=(Choice("a", "A"),), routes=(Route(("a",), "A"), Route(("a", "b"), "AB"))
    )

    assert [e.tokens for e in entries(prompt)] == [("a",), ("a", "b")]


def test_many_options_with_the_same_consequence_are_told_together() -> None:
    choices = [
        Choice(f"t{i}", f"33{i:02}", "clear, 6 points" if i % 2 else "forest, 7 points")
        for i in range(40)
    ]
    text = prompt_text(_with_prompt(Prompt("Where?", choices=tuple(choices))), 80)

    assert text.count("clear, 6 points") == 1 and text.count("forest, 7 points") == 1
    assert all(f"{i + 1:>3} 33{i:02}" in text for i in range(40))
    assert len(text.split("\n")) < 12


def test_a_hex_board_opens_on_what_is_legal() -> None:
    scene = giant()
    board = scene.boards[0]
    spaces = tuple(
        msgspec.structs.replace(s, token="there") if s.key == "3830" else s for s in board.spaces
    )

    text = board_text(scene, msgspec.structs.replace(board, spaces=spaces), 80)

    assert "[*]" in text.split("(a part of the board")[0]


def test_a_card_face_down_shows_nothing_of_itself() -> None:
    card = Card(key="c", name="SECRET", text="SECRET", face_up=False)
    scene = Scene("g", "G", 0, zones=(Zone("z", "Hand", cards=(card, card)),))

    text = render(scene)

    assert "SECRET" not in text
    assert "[?] ×2 face down" in text


def test_the_log_shows_words_of_links_and_keeps_commas_where_they_belong() -> None:
    assert log_text(connect_four()) == (
        "▲ Fire drops a disc into column b.\n◆ Storm blocks at d4, barely."
    )


@pytest.mark.parametrize("width", [40, 80, 120, 160])
@pytest.mark.parametrize("make", ALL)
def test_no_line_is_wider_than_the_paper(make: Callable[[], Scene], width: int) -> None:
    assert max(map(visible, render(make(), width, True).split("\n"))) <= width


@pytest.mark.parametrize("make", ALL)
def test_without_colour_the_text_is_the_same(make: Callable[[], Scene]) -> None:
    assert ESCAPES.sub("", render(make(), 80, True)) == render(make(), 80, False)


@pytest.mark.parametrize("make", ALL)
def test_ascii_is_ascii_and_tells_seats_apart_by_letter(make: Callable[[], Scene]) -> None:
    text = render(make(), 80, False, ascii_only=True)

    assert text.isascii()
    for seat in make().seats:
        assert f"{SEAT_SIGNS[seat.colour].letter} {seat.name}" in text


def test_names_cannot_steer_the_terminal() -> None:
    hostile = "\x1b[2J\x07\u202eevil\r\n"
    scene = msgspec.structs.replace(leduc(), title=hostile, subtitle=hostile)

    text = render(scene, 80, False)

    assert text.startswith("[2Jevil")
    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", text)


def test_a_hex_board_shows_the_part_around_the_focus_staggered() -> None:
    scene = giant()

    text = board_text(scene, scene.boards[0], 80)

    lines = text.split("\n")
    row_13 = next(line for line in lines if line.startswith(" 13"))
    row_14 = next(line for line in lines if line.startswith(" 14"))
    assert "▲61" in row_13 and "♣*◆45" in row_14
    assert "345 of 1178 hexes" in text
    assert "*◆45 Brawler 45 at 2514 [needs 9+ 28 % · hits for 6]" in text
    assert "▲ sight: 1513 → 2514 (through one forest)" in text


def test_column_names_stand_above_their_columns() -> None:
    scene = giant()

    lines = board_text(scene, scene.boards[0], 80).split("\n")

    lancer = next(line for line in lines if "▲61" in line and line.startswith(" 13"))
    assert abs(lines[1].index("15") - lancer.index("▲61")) <= 1


def test_an_area_board_is_a_small_map_and_a_list_of_regions() -> None:
    scene = assault()

    text = board_text(scene, scene.boards[0], 80)

    assert "│ Sea of Swords " in text
    assert "◆ *Neverwinter Wood: ◆ Storm Champion 4/8, ◆ Storm Giant 3/4" in text
    assert "    next to Dessarin Valley, Sea of Swords, Spine of the World" in text
    assert "Figures: strength/fortitude" in text
    assert "cliffs" not in text  # nobody enters it: it has no name


def test_a_region_that_a_shortcut_leads_to_shows_the_number_of_the_shortcut() -> None:
    space = Space(key="a", label="Kari", x=50, y=50, route=("temple", "kari"))
    board = Board(key="b", kind="areas", width=100, height=100, spaces=(space,))
    prompt = Prompt(
        "?",
        choices=(Choice("temple", "Temple"),),
        routes=(Route(("temple", "kari"), "Temple of Kari"),),
        mine=True,
    )

    text = board_text(Scene("g", "G", 0, prompt=prompt), board, 80)

    assert "2▸Kari:" in text  # in the list
    assert text.count("2▸Kari") == 2  # and on the small map


def test_equal_units_are_counted_in_the_list_and_on_the_small_map() -> None:
    badges = (Badge("×3", "count"), Badge("1", "strength"), Badge("2", "fortitude"))
    unit = Piece(
        key="u", at="a", name="Hill Giant", kind="regular", owner=0, glyph="hi", badges=badges
    )
    space = Space(key="a", label="Sumber Hills", x=50, y=50, owner=0)
    board = Board(key="b", kind="areas", width=100, height=100, spaces=(space,), pieces=(unit,))

    text = board_text(Scene("g", "G", 0), board)

    assert "▲ Sumber Hills: 3× ▲ Hill Giant 1/2" in text
    assert "▲3" in text
    assert "Figures: strength/fortitude" in text
    assert text.count("\n") < 36  # a square map is no taller than a screen


def test_the_words_behind_a_badge_are_told_if_they_are_few() -> None:
    cards = (
        Card(key="a", name="Food", badges=(Badge("×2", "count"),)),
        Card(
            key="b", name="Siege", badges=(Badge("E", note="word " * 20), Badge("4", note="points"))
        ),
    )

    text = render(Scene("g", "G", 0, zones=(Zone("z", "Cards", cards=cards),)))

    assert text.split("\n")[-1] == "Cards:  [Food] ×2  [Siege] [E] [4 points]"


def test_a_narrow_paper_gets_the_list_alone() -> None:
    scene = assault()

    text = board_text(scene, scene.boards[0], 60)

    assert "╭" not in text and "Evermoors" in text


@pytest.mark.parametrize(
    ("terrain", "sign"),
    [
        ("", "·"),
        ("clear", "·"),
        ("hill_2", "^"),
        ("deep_water", "≋"),
        ("shallow_water", "≈"),
        ("spire", "Λ"),
        ("lava", "l"),
    ],
)
def test_ground_has_a_sign_whatever_a_game_calls_it(terrain: str, sign: str) -> None:
    assert Pen(leduc(), 80, False).terrain(terrain) == sign


def test_hexes_with_points_up_are_staggered_by_rows() -> None:
    spaces = tuple(
        Space(key=f"{c}{r}", x=1.732 * (c + r % 2 / 2), y=1.5 * r, row=r, column=c)
        for r in range(2)
        for c in range(3)
    )
    board = Board(key="b", kind="hexes", spaces=spaces)

    lines = board_text(Scene("g", "G", 0), board).split("\n")

    assert lines[0].startswith(" 01   ·") and lines[1].startswith(" 02      ·")
    assert lines[0].count("·") == lines[1].count("·") == 3


def _with_prompt(prompt: Prompt) -> Scene:
    return msgspec.structs.replace(leduc(), prompt=prompt, phase="")


def test_a_figure_of_a_few_words_is_not_cut() -> None:
    prompt = Prompt(
        question="Who falls?", choices=(Choice("a", "Hook", figure="falls, 2 damage left"),)
    )

    assert "falls, 2 damage left" in prompt_text(_with_prompt(prompt), 60)


def test_the_trail_begins_like_a_sentence_and_picks_in_words_stay_as_they_are() -> None:
    prompt = Prompt(
        question="Which dice?",
        form="some",
        low=1,
        high=3,
        trail=("battle",),
        picks=("Die 1: miss",),
    )

    lines = prompt_text(_with_prompt(prompt)).split("\n")

    assert lines[1] == "Battle"
    assert "Pick 1 to 3. Picked: Die 1: miss." in lines


def test_what_is_wider_than_a_line_is_broken_at_blanks_and_keeps_its_colour() -> None:
    told = "a giant may run once in each round of this battle"
    broken = ["Can:  a giant may run once in each round", "  of this battle"]
    plain, coloured = Pen(leduc(), 40, False), Pen(leduc(), 40, True)

    assert plain.flow(["Can:", told], indent="  ") == broken
    lines = coloured.flow(["Can:", coloured.ink(told, "bold")], indent="  ")
    assert [re.sub("\x1b\\[[0-9;]*m", "", line) for line in lines] == broken
    assert lines[1].startswith("  \x1b[1mof\x1b[0m")  # and the margin has none


def test_only_a_word_longer_than_the_line_is_cut_and_nothing_comes_between() -> None:
    pen = Pen(leduc(), 20, False)

    assert pen.flow(["a", "Donaudampfschifffahrtskapitän", "b"], indent="  ") == [
        "a",
        "  Donaudampfschifffa",
        "  hrtskapitän  b",
    ]
    assert pen.flow(["abcdefghijklmnopqrs"], indent="    ") == ["abcdefghijklmnopqrs"]


def test_a_title_that_just_fits_the_line_is_not_parted_from_its_colon() -> None:
    zone = Zone("hand", "Events", note="before your command", cards=(Card("a", "Rune of Blood"),))
    scene = msgspec.structs.replace(connect_four(), zones=(zone,))

    lines = render(scene, len("Events (before your command):") + 2).split("\n")

    first = lines.index("Events (before your command):")
    assert lines[first + 1] == "    [Rune of Blood]"


def test_a_long_note_of_a_zone_is_broken_between_words() -> None:
    note = "claimed: Ten-Towns Under the Boot, The Grandfather Tree, Find the Ring, Ice That Never Melts"
    zone = Zone(
        "special", "Special events to come", note=note, cards=(Card("a", "Titan of Death"),)
    )
    scene = msgspec.structs.replace(connect_four(), zones=(zone,))

    lines = render(scene, 60).split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("Special events"))

    told = " ".join([line.strip() for line in lines[first : first + 4]])
    assert f"Special events to come ({note}):  [Titan of Death]".replace("  ", " ") in " ".join(
        told.split()
    )
    assert not [line for line in lines if line.strip().startswith(",")]


def _log_of(seats: list[int]) -> Scene:
    """Somebody is asked; each sentence of the log is told of one of these seats."""
    log = tuple([LogLine(ply=n, text=f"sentence {n}", seat=seat) for n, seat in enumerate(seats)])
    return msgspec.structs.replace(_with_prompt(Prompt(question="And now?", mine=True)), log=log)


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ([0] * 5 + [1] * 12 + [0], 13),  # all that the other did, and whose turn it is
        ([0] * 5 + [1] * 12 + [0, 0], 8),  # one's own turn goes on: it was told before
        ([0] * 5 + [1] * 60 + [0], 24),  # there is a limit
        ([0] * 5 + [1] * 2 + [0], 8),
        ([1] * 3, 3),
        ([], 0),
    ],
)
def test_who_is_asked_anew_reads_what_the_others_did_meanwhile(seats: list[int], told: int) -> None:
    scene = msgspec.structs.replace(_log_of(seats), seat=0)

    assert render(scene, 80).count("sentence ") == told


def test_a_deck_that_all_know_hides_nothing() -> None:
    cards = (Card("h0", "Hit"), Card("m0", "Miss"), Card("m1", "Miss"))
    told = render(Scene("g", "G", 0, zones=(Zone("d", "Ballista", "deck", cards=cards),)))

    assert "[Hit]  2× [Miss]" in told
    assert "face down" not in told
