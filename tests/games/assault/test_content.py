"""Content packs and situations: what is wrong is named in one line."""

from pathlib import Path

import pytest

from jotunheim.games.assault import GAME
from jotunheim.games.assault.tokens import FOOD
from jotunheim.games.assault.words.cards import resource_text
from jotunheim.kernel import Chance, ContentError, SituationError

from .table import rule, table


def with_file(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text)
    with pytest.raises(ContentError) as caught:
        GAME.with_content(str(folder))
    return str(caught.value)


def test_a_pack_is_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "spells.toml").write_text(
        '[spell.fireball]\nbasic = ["add_hits 3"]\nsource = "P"\n'
    )

    game = GAME.with_content(str(tmp_path))

    assert game.start({}, 4, Chance(1)).book.spells[0].basic[0].number == 3
    assert GAME.book.spells[0].basic[0].number == 2
    assert game.content_version != GAME.content_version


def test_the_texts_of_a_pack_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "resources.toml").write_text(
        '[resource.food]\neffects = ["heal 3"]\nsource = "P"\n'
    )
    game = GAME.with_content(str(tmp_path))

    for _ in range(2):
        assert resource_text(GAME.book, FOOD) == "On your turn: Heal a unit."
        assert resource_text(game.book, FOOD) == "On your turn: Heal up to 3 units."


def test_every_entry_names_its_source() -> None:
    sources = {source for _, _, source in GAME.content()}

    assert sources == {"R", "P", "H"}
    assert len(GAME.content()) > 190


@pytest.mark.parametrize(
    ("name", "text", "parts"),
    [
        (
            "spells.toml",
            '[spell.fireball]\nbasic = ["add_hits much"]',
            ["spells.toml", "fireball", "basic", "number", "much"],
        ),
        ("spells.toml", '[spell.fireball]\nbasic = ["explode 2"]', ["fireball", "explode"]),
        ("spells.toml", '[spell.nineteenth]\nname = "X"', ["expected 18", "got 19"]),
        (
            "dice.toml",
            '[die.hill]\nfaces = ["5 hit", "miss", "miss", "miss", "miss", "miss"]',
            ["dice.toml", "hill", "faces"],
        ),
        ("units.toml", "[race.storm]\nlimit = 2", ["units.toml", "storm", "above its limit"]),
        ("resources.toml", "[resource.food]\ncount = 11", ["expected 48", "got 49"]),
        (
            "events.toml",
            '[event.waterdeep]\nneeds = ["units two"]',
            ["events.toml", "waterdeep", "needs"],
        ),
        (
            "events.toml",
            '[event.waterdeep]\nwhere = "atlantis"',
            ["waterdeep", "where", "atlantis"],
        ),
        (
            "board.toml",
            '[region.high_moor]\ncolour = "red"',
            ["board.toml", "high_moor", "colour", "unknown field"],
        ),
        ("board.toml", "[region.high_moor\n", ["board.toml", "not TOML"]),
        ("boards.toml", "", ["boards.toml", "expected one of"]),
        ("setup.toml", '[players.3]\nnpc = ["storm"]', ["setup.toml", "players.3", "expected 3"]),
    ],
)
def test_mistakes_in_a_pack_name_file_entry_and_field(
    tmp_path: Path, name: str, text: str, parts: list[str]
) -> None:
    message = with_file(tmp_path, name, text)

    assert "\n" not in message
    for part in parts:
        assert part in message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("army fire in atlantis: regular", "atlantis"),
        ("army fire in high_moor: 8 regular", "7 of these"),
        ("army storm in high_moor: 4 regular", "AG-STK-01"),
        ("army hill in high_moor: champion wounded", "AG-COM-12"),
        ("army hill in high_moor: regular\narmy fire in high_moor: regular", "AG-GEN-06"),
        ("row hill: rest", "AG-CMD-06"),
        ("row hill: move, move", "twice"),
        ("spells hill: haste\nspells fire: haste", "AG-COM-19"),
        ("cards hill: 11 food", "10 food"),
        ("claimed hill: find_the_ring", "AG-EVT-04"),
        ("markers ravage: evermoors", "AG-SPC-22"),
        ("markers frozen: high_moor, high_moor", "AG-SPC-19"),
        ("points hill: many", "many"),
        ("dragons 3", "dragons"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(text: str, part: str) -> None:
    with pytest.raises(SituationError, match=part) as caught:
        table(text)

    assert "\n" not in str(caught.value)


@rule("AG-SET-02")
def test_npc_races_have_neither_cards_nor_turns_in_situations() -> None:
    with pytest.raises(SituationError, match="NPC"):
        table("cards fire: food", seats=4)
    with pytest.raises(SituationError, match="AG-SET-11"):
        table("castle high_moor", seats=3)
