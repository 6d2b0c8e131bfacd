"""What is kept of drawings and scenes is never shown to another seat or in another language."""

import sys
from collections.abc import Iterator

import pytest

from jotunheim import registry, texts
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header
from jotunheim.render import strokes
from jotunheim.render.html import parts
from jotunheim.render.memo import Memo
from jotunheim.render.strokes import n
from jotunheim.scene import Card, Scene, Seat, Sheet, Zone
from jotunheim.testing.pseudo import LANGUAGE
from tests.kit.catalogues import made_up

SEED = "7a" * 32
PACKAGES = ("jotunheim.render.", "jotunheim.games.", "jotunheim.kernel.", "jotunheim_examples.")


def forget() -> int:
    """Drop all that was kept, as in a new process; how many stores there were."""
    stores = 0
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGES):
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
                    stores += 1
    return stores


def drawn(table: Session, seat: int, language: str) -> dict[str, str]:
    """All parts that a seat sees in a language; no memory of the table helps."""
    with texts.speaking(language):
        return parts(table.scene(seat), tools=True)


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Another language, as long as these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(texts.FURTHER, str(made_up(tmp_path_factory.mktemp("locale"))))
        yield LANGUAGE


@pytest.mark.parametrize(
    ("name", "seats", "plays", "every"),
    [
        ("connect-four", 2, 12, 4),
        ("leduc", 2, 4, 1),
        ("giant", 2, 16, 8),
        ("assault", 3, 50, 25),
        ("stronghold", 2, 50, 25),
        ("valda", 3, 50, 25),
    ],
)
def test_what_is_kept_mixes_neither_seats_nor_languages(
    abroad: str, name: str, seats: int, plays: int, every: int
) -> None:
    game = registry.game(name)
    table = Session(game, new_header(game, seats, {}, SEED))
    luck = Chance(5)
    readers = [(seat, tongue) for tongue in ("en", abroad) for seat in range(-1, seats)]
    for number in range(plays):
        if table.g.over:
            break
        table.play_tokens([table.g.options[luck.below(len(table.g.options))]])
        warm = {reader: drawn(table, *reader) for reader in readers}
        if number % every == every - 1:
            for reader in readers:
                assert forget() > 30
                table.g.worded = None
                assert drawn(table, *reader) == warm[reader]
            assert warm[0, "en"]["prompt"] != warm[0, abroad]["prompt"]


def test_a_card_has_the_colour_and_the_number_of_this_table() -> None:
    zone = Zone("z", "Row", owner=0, cards=(Card("c", "Crown", token="play"),))
    red = Scene("g", "G", 0, seats=(Seat(0, "Red", "fire"),), zones=(zone,))
    blue = Scene("g", "G", 0, seats=(Seat(0, "Blue", "storm"),), zones=(zone,))

    strips = [parts(scene, memo=Memo())["mine"] for scene in (red, blue, red)]

    assert strips[0] == strips[2]
    assert "seat-fire" in strips[0] and "seat-fire" not in strips[1]


def test_a_sheet_is_small_for_others_only() -> None:
    sheet = Sheet("s", "Ylva", owner=1)
    people = (Seat(0, "West", "fire"), Seat(1, "East", "storm"))

    found = [
        parts(Scene("g", "G", seat, seats=people, sheets=(sheet,)), memo=Memo())["things"]
        for seat in (0, 1, 0)
    ]

    assert ["small-sheet" in things for things in found] == [True, False, True]


def test_parts_of_one_seat_do_not_push_out_those_of_another() -> None:
    memo = Memo()
    people = tuple([Seat(seat, f"Seat {seat}") for seat in range(6)])
    scenes = [Scene("g", "G", seat, seats=people) for seat in range(-1, 6)]

    first = [parts(scene, memo=memo)["seats"] for scene in scenes]
    second = [parts(scene, memo=memo)["seats"] for scene in scenes]

    assert all(a is b for a, b in zip(first, second, strict=True))
    assert len(set(first)) == 7


def test_numbers_are_written_alike_when_they_come_again() -> None:
    values = (0.0, -0.0, -0.04, 1.0, 1.25, -7.96, 1000.0, 0.05)

    first = [n(x) for x in values]

    assert first == ["0", "0", "0", "1", "1.2", "-8", "1000", "0.1"]
    assert [n(x) for x in values] == first


def test_no_more_numbers_are_kept_than_so_many() -> None:
    for i in range(strokes.MOST_WRITTEN + 10):
        n(i / 7)

    assert len(strokes._WRITTEN) <= strokes.MOST_WRITTEN
    assert n(1.25) == "1.2"
