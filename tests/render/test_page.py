"""The page: well-formed, keyed, named, without styles or scripts, and never fooled by what players write."""

import json
import os
import re
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from jotunheim.render.html import page, parts, text_board
from jotunheim.render.prompts import places_html, prompt_html
from jotunheim.render.svg import board_svg
from jotunheim.render.text import board_text
from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    Ending,
    Piece,
    Prompt,
    Route,
    Scene,
    Space,
    Zone,
)
from tests.render.markup import read
from tests.render.scenes import connect_four, leduc
from tests.render.scenes_assault import assault
from tests.render.scenes_dwarves import dwarves
from tests.render.scenes_giant import giant
from tests.render.scenes_stronghold import stronghold
from tests.render.scenes_valda import valda

ALL = [connect_four, leduc, giant, assault, stronghold, dwarves, valda]
CSS = (Path(__file__).parents[2] / "src/jotunheim/web/static/look.css").read_text()
# Classes for scripts, for moods to come, and for states that look like their part without a word of their own.
HOOKS = (
    "piece",
    "mood-",
    "is-",
    "g-",
    "squares",
    "z2",
    "deck",
    "pile",
    "back",
    "ok",
    "off",
    "run",
    "supply",
    "event",
    "command",
    "plain",
)
Make = Callable[[], Scene]


@pytest.mark.parametrize("make", ALL)
def test_nothing_on_the_page_is_a_style_or_a_script(make: Make) -> None:
    for element in read(page(make(), tools=True)):
        assert element.tag not in ("script", "style", "iframe", "object", "image")
        for name in element.attributes:
            assert name != "style" and not name.startswith("on"), element


@pytest.mark.parametrize("make", ALL)
def test_keys_and_ids_are_unique_and_references_lead_somewhere(make: Make) -> None:
    elements = read(page(make(), tools=True))

    for name in ("id", "data-key"):
        counts = Counter(x.attributes[name] for x in elements if name in x.attributes)
        assert [key for key, count in counts.items() if count > 1] == []
    ids = {x.attributes["id"] for x in elements if "id" in x.attributes}
    used = {x.attributes["href"][1:] for x in elements if x.tag == "use"}
    for x in elements:
        used |= set(re.findall(r"url\(#([^)]+)\)", " ".join(x.attributes.values())))
    assert used - ids == set()


@pytest.mark.parametrize("make", ALL)
def test_whatever_can_be_picked_has_a_name_a_token_and_a_place_in_the_order_of_keys(
    make: Make,
) -> None:
    elements = read(page(make()))

    buttons = [x for x in elements if x.attributes.get("role") == "button" or x.tag == "button"]
    assert buttons
    for x in buttons:
        assert x.attributes.get("aria-label") or x.words(), x
        if x.attributes.get("role") == "button":
            assert x.attributes["tabindex"] == "0" and x.attributes["data-token"], x


@pytest.mark.parametrize("make", ALL)
def test_every_picture_has_a_name_or_is_silent(make: Make) -> None:
    for x in read(page(make(), tools=True)):
        if x.tag == "svg" or x.attributes.get("role") == "img":
            assert x.attributes.get("aria-label") or x.attributes.get("aria-hidden") == "true", x


@pytest.mark.parametrize("make", ALL)
def test_every_token_of_the_scene_can_be_clicked(make: Make) -> None:
    scene = make()
    shown = {x.attributes["data-token"] for x in read(page(scene)) if "data-token" in x.attributes}

    assert scene.prompt is not None
    assert {c.token for c in scene.prompt.choices} <= shown
    assert not any(x.attributes.get("data-tokens") for x in read(page(scene)))
    for board in scene.boards:
        assert {s.token for s in board.spaces if s.token} <= shown
        assert {p.token for p in board.pieces if p.token} <= shown


@pytest.mark.parametrize("make", ALL)
def test_every_class_has_its_rule(make: Make) -> None:
    known = set(re.findall(r"\.([A-Za-z][\w-]*)", CSS))

    used = {
        c for x in read(page(make(), tools=True)) for c in x.attributes.get("class", "").split()
    }

    assert {c for c in used if c not in known and not c.startswith(HOOKS)} == set()


@pytest.mark.parametrize(
    ("make", "most"),
    [
        (giant, 1500),
        (assault, 1500),
        (stronghold, 1500),
        (dwarves, 1500),
        (valda, 1500),
        (connect_four, 400),
        (leduc, 400),
    ],
)
def test_a_page_stays_within_its_budget(make: Make, most: int) -> None:
    text = page(make(), tools=True)

    assert len(read(text)) <= most
    assert len(zlib.compress(text.encode())) <= 60_000


@pytest.mark.parametrize("make", ALL)
def test_boards_are_also_proper_xml(make: Make) -> None:
    from xml.etree import ElementTree

    scene = make()
    for board in scene.boards:
        root = ElementTree.fromstring(board_svg(scene, board))
        assert root.tag == "svg"


def test_the_page_is_the_same_string_in_every_process() -> None:
    code = (
        "import hashlib; from jotunheim.render.html import page\n"
        "from tests.render.scenes_giant import giant; from tests.render.scenes_assault import assault\n"
        "print(hashlib.sha256((page(giant()) + page(assault())).encode()).hexdigest())"
    )
    seen = {_run(code, seed) for seed in ("1", "2")}

    assert len(seen) == 1


def _run(code: str, seed: str) -> str:
    root = Path(__file__).parents[2]
    env = {
        **os.environ,
        "PYTHONHASHSEED": seed,
        "PYTHONPATH": os.pathsep.join([*sys.path, str(root)]),
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


HOSTILE = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>&amp;\x00\u202e]]>-->"
TAGS = {x.tag for make in ALL for x in read(page(make(), tools=True))} | {"pre", "text"}
KEPT = {"shape", "colour", "game"}


def _poisoned(value: object, name: str, kinds: bool) -> object:
    """The same data with something nasty at the end of every text."""
    if isinstance(value, dict):
        return {key: _poisoned(item, str(key), kinds) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_poisoned(item, name, kinds) for item in value]
    if (
        isinstance(value, str)
        and name not in KEPT
        and (kinds or name not in ("kind", "terrain", "states", "sign", "form"))
    ):
        return value + HOSTILE
    return value


@pytest.mark.parametrize("kinds", [False, True])
@pytest.mark.parametrize("make", ALL)
def test_hostile_text_stays_text(make: Make, kinds: bool) -> None:
    scene = msgspec.convert(_poisoned(msgspec.to_builtins(make()), "", kinds), Scene)

    text = page(scene, tools=True) + text_board(scene) + places_html(scene)[0]

    assert "\x00" not in text and "\u202e" not in text
    for element in read(text):
        assert element.tag in TAGS, element
        for name in element.attributes:
            assert re.fullmatch(r"[a-z][A-Za-z-]*", name), name
            assert not name.startswith("on") and name != "style"


def test_a_card_face_down_tells_nothing() -> None:
    card = Card(key="c7", name="SECRET", text="SECRET", sign="sword", face_up=False)
    scene = Scene("g", "G", 0, zones=(Zone("z", "Hand", cards=(card,)),))

    text = page(scene)

    assert "SECRET" not in text
    assert "a card face down" in text


def test_a_route_is_a_whole_answer_in_one_click() -> None:
    route = Route(("a b", "c"), "Walk, then stand")
    scene = msgspec.structs.replace(leduc(), prompt=Prompt("?", mine=True, routes=(route,)))

    option = next(x for x in read(page(scene)) if "data-tokens" in x.attributes)

    assert json.loads(option.attributes["data-tokens"]) == ["a b", "c"]
    assert "data-token" not in option.attributes


def test_a_seat_that_waits_sees_whose_decision_it_is() -> None:
    theirs = msgspec.structs.replace(leduc(), prompt=Prompt(question="Which card?", seat=1))

    prompt = parts(theirs)["prompt"]

    assert 'class="prompt waiting"' in prompt
    assert "Waiting for Storm" in prompt


def test_the_trail_begins_like_a_sentence_and_stands_apart_from_the_clauses() -> None:
    def asked(*trail: str) -> str:
        prompt = Prompt("Which dice?", mine=True, trail=trail, clauses=("AG-BAT-05",))
        part = parts(msgspec.structs.replace(leduc(), prompt=prompt))["prompt"]
        return re.sub("<[^>]+>", "", part.partition('class="next">')[2].partition("</div>")[0])

    assert asked("battle", "spell") == "Battle › spell ·  Rules for this"
    assert asked().strip() == "Rules for this"


def test_the_end_takes_the_place_of_the_prompt() -> None:
    done = msgspec.structs.replace(
        leduc(), prompt=None, ending=Ending((3, -3), (1, 2), "Storm folds.")
    )

    part = parts(done)["prompt"]

    assert "Storm folds." in part
    assert part.index("1. Fire") < part.index("2. Storm")


def test_a_picture_of_the_game_replaces_the_ground() -> None:
    scene = connect_four()
    board = msgspec.structs.replace(scene.boards[0], backdrop="cage")

    text = board_svg(scene, board, lambda name: f'<g class="art-{name}"/>')

    assert '<g class="art-cage"/>' in text and 'class="slab"' not in text


def test_areas_without_corners_are_divided_between_their_centres() -> None:
    spaces = tuple(
        Space(key=k, label=k, shape="polygon", x=x, y=50, terrain="hills", owner=i)
        for i, (k, x) in enumerate((("west", 50), ("east", 150)))
    )
    board = Board(key="b", kind="areas", width=200, height=100, spaces=spaces)

    text = board_svg(Scene("g", "G", 0), board)

    assert text.count('class="b-hills"') == 2
    assert text.count("clipPath id=") == 2


def test_an_empty_board_is_no_mistake() -> None:
    for kind in ("grid", "hexes", "areas", "track"):
        board = Board(key="b", kind=kind)
        scene = Scene("g", "G", 0, boards=(board,))
        assert isinstance(page(scene), str)


def test_spaces_in_free_arrangement_are_wells_joined_to_their_neighbours() -> None:
    spaces = (
        Space(key="gate", label="Gate", shape="circle", x=20, y=50, size=6, neighbours=("wall",)),
        Space(
            key="wall",
            label="Wall",
            shape="square",
            x=60,
            y=50,
            size=6,
            neighbours=("gate",),
            token="wall",
        ),
        Space(key="yard", shape="hex", x=80, y=20, size=6, owner=0),
    )
    pieces = (Piece(key="p", at="wall", name="Goblin", kind="marker", owner=0, glyph="G"),)
    board = Board(key="b", kind="track", width=100, height=60, spaces=spaces, pieces=pieces)

    text = board_svg(Scene("g", "G", 0), board)

    assert '<path class="join" d="M200 500L600 500"/>' in text
    assert 'data-token="wall"' in text and 'class="spot-held seat-fire"' in text
    assert 'transform="translate(600 500)' in text


def test_steps_without_places_stand_in_a_line() -> None:
    spaces = tuple(Space(key=f"s{i}", label=str(i), shape="circle") for i in range(3))

    text = board_svg(Scene("g", "G", 0), Board(key="b", kind="track", spaces=spaces))

    assert 'viewBox="0 0 360 120"' in text


def test_an_army_without_a_seat_keeps_the_colour_of_its_race() -> None:
    scene = assault()
    board = scene.boards[0]
    space = msgspec.structs.replace(board.spaces[0], owner=-1, colour="frost", terrain="snow")
    unit = Piece(key="n", at=space.key, name="Frost Giant", kind="regular", colour="frost")
    lone = msgspec.structs.replace(board, spaces=(space,), pieces=(unit,), trails=())

    drawing, text = board_svg(scene, lone), board_text(scene, lone)

    assert 'class="band seat-frost"' in drawing and 'class="piece seat-frost' in drawing
    assert "⬢ Sea of Moving Ice: ⬢ Frost Giant" in text


def test_equal_units_stand_side_by_side_drawn_once() -> None:
    badges = (Badge("×3", "count"), Badge("2", "strength"), Badge("4", "fortitude"))
    unit = Piece(key="n", at="a", name="Giant", kind="second_leader", owner=0, badges=badges)
    space = Space(key="a", label="A", x=50, y=50)
    board = Board(key="b", kind="areas", width=100, height=100, spaces=(space,), pieces=(unit,))

    text = board_svg(Scene("g", "G", 0), board)

    assert text.count('<g id="p-n">') == 1 and text.count('<use href="#p-n"') == 2
    assert '<text class="sf" x="-9" y="-7">2</text>' in text and "#rs-leader" in text
    assert "count ×3, strength 2, fortitude 4" in text


@pytest.mark.parametrize("kind", ["giant", "titan", "dreadnaught"])
def test_the_class_of_a_machine_is_seen_at_its_shoulders(kind: str) -> None:
    machine = Piece(key="m", at="a", name="M", kind=kind, owner=0, glyph="61")
    board = Board(key="b", kind="hexes", spaces=(Space(key="a"),), pieces=(machine,))

    text = board_svg(Scene("g", "G", 0), board)

    plates = re.search(r'class="m-plates" d="([^"]*)"', text)
    assert (plates[1].count("M") // 2 if plates else 0) == {
        "giant": 0,
        "titan": 1,
        "dreadnaught": 2,
    }[kind]


def test_cards_of_others_are_folded_away() -> None:
    folded = [x for x in read(page(assault())) if x.tag == "details"]

    assert [x.attributes["data-key"] for x in folded] == ["cards:0"]
    assert "Cards of Storm" in folded[0].words()


def test_very_many_first_steps_to_hexes_are_left_to_the_map() -> None:
    """A click on a hex gives a whole answer. Its first step alone was listed under the question, 336 slips of 40 kB."""
    scene = giant()
    board = scene.boards[0]
    spaces = tuple(
        msgspec.structs.replace(s, token="", route=(f"hex {s.key}", "moved 3"))
        if s.column > 33
        else s
        for s in board.spaces
    )
    legal = [s for s in spaces if s.route]
    choices = tuple(Choice(s.route[0], s.label, "6 points", target=s.key) for s in legal)
    routes = tuple(Route(s.route, f"walk to {s.label}", target=s.key) for s in legal)
    crowded = msgspec.structs.replace(
        scene,
        boards=(msgspec.structs.replace(board, spaces=spaces),),
        prompt=Prompt("Where to?", seat=0, mine=True, choices=choices, routes=routes),
    )

    question = prompt_html(crowded, tools=True)
    places, known = places_html(crowded)

    assert "chip-o" not in question and f'data-sum="{known}"' in question
    slips = [x for x in read(places) if x.attributes.get("class") == "chip-o"]
    assert len(slips) == len(choices) + len(routes) == 248


def test_very_many_legal_hexes_are_one_field_and_slips() -> None:
    scene = giant()
    board = scene.boards[0]
    spaces = tuple(
        msgspec.structs.replace(s, token=f"hex {s.key}") if s.column > 33 else s
        for s in board.spaces
    )
    choices = tuple(Choice(s.token, s.label, "6 points") for s in spaces if s.token)
    crowded = msgspec.structs.replace(
        scene,
        boards=(msgspec.structs.replace(board, spaces=spaces),),
        prompt=Prompt("Where to?", seat=0, mine=True, choices=choices),
    )

    elements = read(page(crowded, tools=True) + places_html(crowded)[0])

    fields = [x for x in elements if x.attributes.get("class") == "legal-in"]
    slips = [x for x in elements if x.attributes.get("class") == "chip-o"]
    assert len(fields) == len(slips) == len(choices) == 124
    assert {x.attributes["data-token"] for x in fields} == {c.token for c in choices}
    assert len(elements) <= 1500
