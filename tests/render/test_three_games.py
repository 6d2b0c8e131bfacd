"""Boards of Stronghold, The Dwarves and Valda: all that a scene can say is on the page, and in words on the terminal."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from jotunheim.render.figures import figure, figures_of
from jotunheim.render.html import page, parts
from jotunheim.render.memo import Memo
from jotunheim.render.pen import visible
from jotunheim.render.svg import board_svg
from jotunheim.render.text import render
from jotunheim.render.tracks import track_html
from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Chance,
    Choice,
    Counter,
    Effect,
    Group,
    Piece,
    Prompt,
    Scene,
    Seat,
    Sheet,
    Space,
    Track,
    Zone,
    encode,
)
from tests.render.markup import Element, read
from tests.render.scenes_dwarves import dwarves
from tests.render.scenes_stronghold import stronghold
from tests.render.scenes_valda import valda

Make = Callable[[], Scene]
THREE = [stronghold, dwarves, valda]
GAMES = ("stronghold", "dwarves", "valda", "assault", "giant", "coaches")


def badge_words(badges: tuple[Badge, ...]) -> list[str]:
    return [w for b in badges for w in (b.text, b.note) if w and len(w) <= 40 and b.kind != "count"]


def said(scene: Scene) -> list[str]:
    """All that a scene says in words: names, figures, notes, questions."""
    words = [scene.title, scene.subtitle, *scene.phases]
    for seat in scene.seats:
        words += [seat.name, *[c.value for c in seat.counters]]
    for board in scene.boards:
        words += [group.name for group in board.groups]
        words += [w for s in board.spaces for w in badge_words(s.badges)]
        words += [w for p in board.pieces for w in (p.name, *badge_words(p.badges))]
        words += [s.landmark for s in board.spaces]
    for zone in scene.zones:
        words += [zone.title, zone.note, *badge_words(zone.badges)]
        for card in zone.cards:
            words += [card.name, card.where, card.reward, card.foot, card.value]
            words += [piece.name for piece in card.pieces]
    for track in scene.tracks:
        words += [track.title, *track.steps, *track.between, track.note]
    for sheet in scene.sheets:
        words += [sheet.title, sheet.note, *badge_words(sheet.badges)]
        words += [cell for line in sheet.lines for cell in line.cells]
    return [w for w in words + asked(scene) if w]


def asked(scene: Scene) -> list[str]:
    """All that the question says."""
    prompt = scene.prompt
    assert prompt is not None
    words = [prompt.question, *[r.reason for r in prompt.refusals]]
    for choice in prompt.choices:
        words += [choice.label, choice.note, choice.figure, choice.figure_note]
        words += [b.note for b in choice.cost]
        words += [chance.label for chance in choice.chances]
    return words


def flat(text: str) -> str:
    return re.sub(r"[\s·]+", "", text)


@pytest.mark.parametrize("make", THREE)
def test_the_terminal_tells_everything_that_the_scene_says(make: Make) -> None:
    scene = make()

    text = flat(render(scene, 100))

    assert [words for words in said(scene) if flat(words) not in text] == []


@pytest.mark.parametrize("make", THREE)
def test_the_page_tells_everything_that_the_scene_says(make: Make) -> None:
    scene = make()
    shown = "".join(
        ["".join(x.text) + " ".join(x.attributes.values()) for x in read(page(scene, tools=True))]
    )

    text = flat(shown)

    assert [words for words in said(scene) if flat(words) not in text] == []


@pytest.mark.parametrize("make", THREE)
@pytest.mark.parametrize("width", [60, 80, 120, 160])
def test_no_line_of_the_terminal_is_too_wide(make: Make, width: int) -> None:
    scene = make()

    for colour, ascii_only in ((True, False), (False, True)):
        text = render(scene, width, colour, ascii_only)
        assert max(map(visible, text.split("\n"))) <= width
        assert not ascii_only or text.isascii()


@pytest.mark.parametrize("make", THREE)
def test_all_numbers_of_options_stand_where_they_can_be_clicked(make: Make) -> None:
    scene = make()
    assert scene.prompt is not None
    clicked = [
        x.attributes["data-token"] for x in read(page(scene)) if "data-token" in x.attributes
    ]

    for zone in scene.zones:
        for card in zone.cards:
            assert not card.token or clicked.count(card.token) >= 2  # the card and the option
    for board in scene.boards:
        tokens = [s.token for s in board.spaces] + [p.token for p in board.pieces]
        assert all(clicked.count(token) >= 2 for token in tokens if token)


@pytest.mark.parametrize("make", THREE)
def test_equal_scenes_are_equal_bytes_and_equal_parts(make: Make) -> None:
    one, other = make(), make()

    assert one is not other and encode(one) == encode(other)
    assert parts(one, tools=True, memo=Memo()) == parts(other, tools=True, memo=Memo())


def test_a_field_that_is_not_used_is_not_in_the_bytes() -> None:
    bare = (Badge("1"), Space("s"), Piece("p", "s", "P"), Card("c"), Zone("z", "Z"), Choice("t", "T"))  # fmt: skip

    found = b"".join([encode(part) for part in bare])

    assert found == (
        b'{"text":"1"}{"key":"s"}{"key":"p","at":"s","name":"P"}{"key":"c"}'
        b'{"key":"z","title":"Z"}{"token":"t","label":"T"}'
    )


# Figures ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_drawings_without_styles_scripts_or_addresses(game: str) -> None:
    known = figures_of(game)

    assert len(known) >= 5
    for name, one in known.items():
        elements = read(one.art)
        assert elements, name
        assert {x.tag for x in elements} <= {"path", "g", "circle", "ellipse"}, name
        for x in elements:
            assert not {"id", "style", "onload", "href"} & set(x.attributes), name


@pytest.mark.parametrize("make", THREE)
def test_every_sign_of_the_scenes_is_drawn(make: Make) -> None:
    text = encode(make()).decode()

    names = set(re.findall(r'"sign":"([a-z]+/[^"]+)"', text))

    assert len(names) > 5
    assert {name for name in names if figure(name) is None} == set()


@pytest.mark.parametrize("name", ["", "orc", "stronghold/", "nowhere/orc", "../scene/orc", "a/b/c"])
def test_what_nobody_has_drawn_is_no_figure(name: str) -> None:
    assert figure(name) is None


# Boards -------------------------------------------------------------------------------------------


def drawn(scene: Scene) -> list[Element]:
    return read(board_svg(scene, scene.boards[0]))


def plan(*spaces: Space, pieces: tuple[Piece, ...] = (), **more: object) -> Scene:
    board = Board("b", "B", "plan", 1000, 800, spaces, pieces)
    return Scene("g", "G", 0, boards=(board,), **more)  # type: ignore[arg-type]


WALL = Space("w", "Old Wall", "wall", 500, 400, 80, turn=90, badges=(Badge("11:8", "balance"),))
SLOT = Space("w-1", "first slot", "circle", 460, 400, 15, parent="w", token="go")


def test_a_slot_is_a_button_of_its_own() -> None:
    slots = [x for x in drawn(plan(WALL, SLOT)) if x.attributes.get("data-token") == "go"]

    assert [x.attributes["aria-label"] for x in slots] == ["first slot"]


def test_a_path_can_be_clicked_and_what_lies_on_it_lies_in_its_middle() -> None:
    way = Space("p", "Path", "path", points=(100, 100, 300, 100, 300, 200), token="trap")
    trap = Piece("t", "p", "Trap", "token", sign="stronghold/troll-trap")

    elements = drawn(plan(way, pieces=(trap,)))

    [button] = [x for x in elements if x.attributes.get("data-token") == "trap"]
    assert "way" in button.attributes["class"]
    [lying] = [x for x in elements if x.attributes.get("data-key") == "t"]
    assert lying.attributes["transform"].startswith("translate(310 124")  # 150 of 300, scaled


def test_a_balance_is_two_numbers_and_a_section_that_falls_is_marked() -> None:
    elements = drawn(plan(replace(WALL, states=("falls",))))

    classes = [x.attributes.get("class", "") for x in elements]
    assert "plan-falls" in classes and "falls" in classes
    [plate] = [x for x in elements if x.attributes.get("class") == "bal"]
    assert plate.words() == "118"


def test_merlons_stand_lie_in_ruins_or_count_for_nothing() -> None:
    states: tuple[tuple[str, ...], ...] = ((), ("lost",), ("void",))
    stones = tuple([Piece(f"m{i}", "w", "Merlon", "merlon", states=s) for i, s in enumerate(states)])  # fmt: skip

    classes = [x.attributes.get("class", "") for x in drawn(plan(WALL, pieces=stones))]

    assert [c for c in classes if c.startswith("merlon")] == [
        "merlon",
        "merlon ruin",
        "merlon void",
    ]


def test_walls_and_houses_stand_on_the_backdrop_of_a_game() -> None:
    scene = plan(WALL)
    board = replace(scene.boards[0], backdrop="castle")

    text = board_svg(replace(scene, boards=(board,)), board, lambda name: f"<desc>{name}</desc>")

    assert "<desc>castle</desc>" in text and "pwall" in text and 'class="soil"' not in text


def test_a_token_face_down_shows_its_back_and_half_of_it_to_who_knows_it() -> None:
    place = Space("s", "S", "circle", 100, 100, 40)
    one = Piece("t", "s", "A trap", "token", sign="stronghold/troll-trap", face_up=False)
    mine = replace(one, states=("mine",), name="Troll trap")

    hidden, half = [drawn(plan(place, pieces=(piece,))) for piece in (one, mine)]

    classes = [[x.attributes.get("class", "") for x in found] for found in (hidden, half)]
    assert "tok-b" in classes[0] and "tok" not in classes[0] and "veil" not in classes[0]
    assert "tok" in classes[1] and "veil" in classes[1]
    [label] = [x.attributes["aria-label"] for x in half if x.attributes.get("data-key") == "t"]
    assert label == "Troll trap, face down, only you know it"


def test_kingdoms_have_borders_tints_and_names() -> None:
    root = 3**0.5
    spaces = [
        Space("a", "a", x=0, y=0, size=1, group="n", column=0),
        Space("b", "b", x=0, y=root, size=1, group="s", row=1),
        Space("c", "c", x=1.5, y=root / 2, size=1, group="s", column=1, states=("perished",)),
    ]
    lands = (Group("n", "North", tint="dunes"), Group("s", "South", tint="wood"))
    board = Board("m", "M", "hexes", spaces=tuple(spaces), groups=lands)

    text = board_svg(Scene("g", "G", 0, boards=(board,)), board)

    assert 'class="b-dunes"' in text and 'class="b-wood"' in text
    assert text.count('class="land-n"') == 2 and "North" in text
    [border] = re.findall('class="land-b" d="([^"]*)"', text)
    assert border.count("M") == 2  # a and b, a and c; b and c are of one kingdom
    assert 'class="ash"' in text


def test_a_map_that_has_other_kingdoms_is_another_map() -> None:
    spaces = tuple([Space(k, k, x=i * 1.5, y=(i % 2) * 0.866, size=1, group="g", column=i) for i, k in enumerate("ab")])  # fmt: skip
    names = []
    for name in ("Urgon", "Weyurn"):
        board = Board("m", "M", "hexes", spaces=spaces, groups=(Group("g", name, tint="wood"),))
        names.append(board_svg(Scene("g", "G", 0, boards=(board,)), board))

    assert "Urgon" in names[0] and "Weyurn" in names[1] and "Urgon" not in names[1]


def areas(*spaces: Space, zones: tuple[Zone, ...] = (), pieces: tuple[Piece, ...] = ()) -> Scene:
    island = Space("i", "Thrym", "polygon", 300, 200, points=(100, 50, 500, 50, 500, 350, 100, 350), terrain="peaks", sign="valda/thrym", slots=5, badges=(Badge("", "cost", "blood", "valda/blood"),))  # fmt: skip
    board = Board("b", "B", "areas", 600, 400, (island, *spaces), pieces)
    return Scene("valda", "V", 0, boards=(board,), zones=zones)


def test_an_island_has_a_coast_all_around() -> None:
    text = board_svg(areas(), areas().boards[0])

    [coast] = re.findall(r'<path id="coast-b" d="([^"]*)"', text)
    assert coast.count("M") == 4


def test_temples_stand_on_their_sites_and_empty_sites_are_seen() -> None:
    temples = tuple([Piece(f"t{i}", "i", "Temple", "building", 0, sign="valda/temple", slot=i) for i in (0, 3)])  # fmt: skip

    elements = drawn(areas(pieces=temples))

    sites = [x for x in elements if x.attributes.get("class") == "site"]
    places = [float(x.attributes["cx"]) for x in sites]
    assert len(sites) == 5
    for key, slot in (("t0", 0), ("t3", 3)):
        [found] = [x for x in elements if x.attributes.get("data-key") == key]
        assert found.attributes["transform"].startswith(f"translate({places[slot]:g} ")


def test_a_deck_lies_on_its_area_and_not_beside_the_board() -> None:
    deck = Zone("d", "Cards of Thrym", "deck", count=8, at="i")
    scene = areas(zones=(deck,))

    found = parts(scene)

    assert 'data-key="zone:d"' in found["board:b"]
    assert "Cards of Thrym" not in found["things"] and "Cards of Thrym" not in found["mine"]
    assert "Cards of Thrym (8)" in render(scene)


def test_round_places_are_joined_and_havens_are_shields() -> None:
    steps = (
        Space("y1", "1", "circle", 20, 20, 12, neighbours=("y2",)),
        Space("y2", "2", "circle", 60, 20, 12, neighbours=("y1",), sign="haven"),
    )

    text = board_svg(areas(*steps), areas(*steps).boards[0])

    assert text.count('class="rope"') == 1 and text.count('class="well haven"') == 1


# Tracks, cards, prompts ---------------------------------------------------------------------------


def test_a_pool_of_signs_shows_what_is_left_added_and_against_its_owner() -> None:
    track = Track("t", "Forge", length=5, filled=2, signs=("hourglass",), adding=1, extra=1)

    things = parts(Scene("g", "G", 0, tracks=(track,)))["pools"]

    assert re.findall('class="pip ([^"]*)"', things) == ["on", "on", "add", "off", "off extra"]
    assert "Forge 2 of 5, 1 more now, 1 added by the other side" in things


def test_numbers_stand_between_the_steps_of_a_track() -> None:
    track = Track("t", "Council", ("1", "2", "3"), between=("3+", "4+"))

    pools = parts(Scene("g", "G", 0, tracks=(track,)))["pools"]

    found = re.findall('class="sb[^"]*" x="([^"]*)" y="42">([^<]*)', pools)
    assert found == [("22", "3+"), ("44", "4+")]


def test_what_stands_above_is_a_part_of_its_own_and_only_then() -> None:
    track = Track("t", "Doom", ("1", "2"))
    below, above = [
        parts(Scene("g", "G", 0, tracks=(one,))) for one in (track, replace(track, place="above"))
    ]

    assert "above" not in below and "Doom" in below["pools"]
    assert "Doom" in above["above"] and "Doom" not in above["pools"]


def test_a_zone_may_stand_before_the_sheets() -> None:
    zone = Zone("quests", "Quests", cards=(Card("c", "Relieve the Gate"),))
    board = Board("b", "Map")
    usual, first = [
        parts(Scene("g", "G", 0, boards=(board,), zones=(one,), sheets=(Sheet("s", "Tungdil"),)))
        for one in (zone, replace(zone, place="first"))
    ]

    assert usual["things"].index("Tungdil") < usual["things"].index("Relieve the Gate")
    assert first["things"].index("Relieve the Gate") < first["things"].index("Tungdil")
    assert first["things"].count("Relieve the Gate") == usual["things"].count("Relieve the Gate")


@pytest.mark.parametrize(("kind", "shape"), [("attack", "M-10-10Q"), ("defence", "M-8.5-9H"), ("action", "M0-9A")])  # fmt: skip
def test_the_plate_of_a_value_has_the_shape_of_the_kind(kind: str, shape: str) -> None:
    card = Card("c", "Raid", kind, "Steal.", "valda/raid", value="3")
    zone = Zone("h", "Hand", "hand", 0, (card,))
    scene = Scene("g", "G", 0, seats=(Seat(0, "Red"),), zones=(zone,))

    [plate] = re.findall(
        'class="vplate[^"]*"[^>]*><path d="([^"]*)"/><text y="5">3<', parts(scene)["mine"]
    )

    assert plate.startswith(shape)


def test_chances_are_bars_and_nothing_that_may_happen_is_0_percent() -> None:
    fall = (Chance("0", 0.004, "bad"), Chance("1", 0.996, "good"))
    prompt = Prompt("?", 0, True, choices=(Choice("f", "Fight", figure="99 %", chances=fall),))
    scene = Scene("g", "G", 0, prompt=prompt)

    html = parts(scene)["prompt"]

    assert 'class="bar lose"' in html and 'class="bar win"' in html
    assert "0: &lt;1 %, 1: 100 %" in html
    assert "0: <1 % · 1: 100 %" in render(scene)


def test_what_a_pick_would_change_is_shown_where_it_is_and_nothing_else_is() -> None:
    choices = (
        Choice("a", "Build", effects=(Effect("gold", "2"), Effect("i", "2 temples"))),
        Choice("b", "Wait", effects=(Effect("gold", "9"),)),
    )
    prompt = Prompt("?", 0, True, form="some", picks=("a",), choices=choices)
    scene = replace(areas(), counters=(Counter("gold", "gold", "5"),), prompt=prompt)

    found = parts(scene)

    assert "<b>5<ins>→2</ins></b>" in found["things"] and "→9" not in found["things"]
    assert "2 temples" in found["board:b"]
    assert "gold 5 → 2" in render(scene) and "gold 5 → 9" in render(scene)  # each with its option


def test_points_left_stand_at_the_head_of_their_group() -> None:
    choice = Choice("m", "Mine", group="Build", cost=(Badge("", "cost", "gold", "valda/gold"),))
    points = Track("bp", "Build", length=2, filled=1, signs=("point",))
    prompt = Prompt("?", 0, True, choices=(choice,), tracks=(points,))

    html = parts(Scene("g", "G", 0, prompt=prompt))["prompt"]

    head = html[html.index("micro group") : html.index('class="in"')]
    assert "Build 1 of 2" in head
    assert '<span class="hide">gold</span>' in html


# What is kept -------------------------------------------------------------------------------------


def changed(scene: Scene) -> list[Scene]:
    """The same scene after small changes: other pieces, decks, picks, states, tracks."""
    board = scene.boards[0]
    assert scene.prompt is not None
    first = board.spaces[0]
    return [
        scene,
        replace(scene, prompt=replace(scene.prompt, picks=())),
        replace(scene, boards=(replace(board, pieces=board.pieces[1:]),)),
        replace(scene, boards=(replace(board, spaces=(replace(first, states=("chosen",)), *board.spaces[1:])),)),
        replace(scene, zones=tuple([replace(z, count=z.count + 1) for z in scene.zones])),
        replace(scene, tracks=tuple([replace(t, note="later") for t in scene.tracks])),
        replace(scene, zones=(), tracks=()),
    ]  # fmt: skip


@pytest.mark.parametrize("make", THREE)
def test_a_table_with_a_memory_looks_as_one_without(make: Make) -> None:
    memo = Memo()
    scenes = changed(make())

    for scene in [*scenes, *reversed(scenes)]:
        for seat in (scene.seat, -1):
            seen = replace(scene, seat=seat)
            assert parts(seen, tools=True, memo=memo) == parts(seen, tools=True, memo=Memo())


def test_a_long_track_can_go_on_in_further_rows() -> None:
    """On a phone the 42 steps of the Doom track were six pixels each."""
    scene = dwarves()
    [doom] = [track for track in scene.tracks if track.key == "doom"]

    first, *others = re.split('<g transform="translate\\(0 [^"]*">', track_html(scene, doom, 14))

    assert (
        'viewBox="0 0 308 102"' in first and first.count("<text") == 13
    )  # the first step has no word
    assert ["Hero marker" in row for row in (first, *others)] == [
        True,
        True,
        False,
    ]  # in its label, on its step
    assert ["Doom marker</title>" in row for row in (first, *others)] == [False, False, True]
    assert [row.count("step-t past") for row in (first, *others)] == [13, 3, 0]
    assert track_html(scene, doom) == track_html(scene, doom, 100)
