"""What is printed: counts of all components, decks, powers, and packs that are wrong."""

from pathlib import Path

import pytest

from jotunheim.games.valda.book import read_book
from jotunheim.games.valda.book.reader import FOLDER
from jotunheim.games.valda.book.tables import (
    ACTION,
    ATTACK,
    ATTACK_RUNES_MANY,
    DECK_LISTS,
    DEFENCE,
    PARTS,
    WINDOW_NAMES,
)
from jotunheim.games.valda.effects import EFFECT_WORDS, OPS
from jotunheim.games.valda.tokens import (
    AREA_NAMES,
    CARD_NAMES,
    DEITY_NAMES,
    FIRST_WEAPON,
    KIND_NAMES,
    OPTION_NAMES,
    RESOURCE_NAMES,
)
from jotunheim.kernel import ContentError
from jotunheim.ledger import read_ledger
from jotunheim.testing import rule
from jotunheim.testing.coverage import coverage

BOOK = read_book()


def refusal(folder: Path, file: str, text: str) -> str:
    (folder / file).write_text(text)
    with pytest.raises(ContentError) as caught:
        read_book(str(folder))
    return str(caught.value)


def size(deck: str) -> int:
    return sum(BOOK.counts[DECK_LISTS.index(deck)])


def copies(card: str) -> int:
    return BOOK.prints.count(KIND_NAMES.index(card))


@rule("VA-NUM-01", "VA-SET-02", "VA-CARD-01")
def test_the_box_holds_150_base_cards_and_83_of_the_expansion() -> None:
    giants = [size(name) for name in DEITY_NAMES[7:]]

    assert [size(name) for name in DECK_LISTS[:PARTS]] == [40, 6, 40, 9]
    assert [size(name) for name in AREA_NAMES] == [10] * 7
    assert giants == [10, 10, 10, 9, 9, 10, 10]
    assert len(BOOK.prints) == 233
    assert size("a_giants") + size("b_giants") + sum(giants) == 83


@rule("VA-SET-02")
def test_deck_a_has_action_cards_and_deck_b_attacks_and_defences() -> None:
    types = [[0, 0, 0], [0, 0, 0]]
    for part in range(PARTS):
        for card in BOOK.cards_of(part):
            types[part // 2][BOOK.types[BOOK.prints[card]]] += 1

    assert types == [[46, 0, 0], [0, 27, 22]]
    assert (ACTION, ATTACK, DEFENCE) == (0, 1, 2)


@rule("VA-NUM-02", "VA-NUM-03", "VA-NUM-04", "VA-NUM-07")
def test_tiles_tokens_cubes_and_boards_are_counted() -> None:
    box = BOOK.numbers.box

    assert box["temple_tiles"] == box["area_tiles"] * box["players"] == 35
    assert box["tokens"] == BOOK.numbers.action_points + BOOK.numbers.building_points + 2
    assert box["cubes"] == 55 + 2 * box["players"]
    assert (box["area_tiles"], box["choice_cards"], box["players"], box["runes"]) == (7, 7, 5, 12)
    assert BOOK.dice_count == [4, 3, 2]


@rule("VA-BLD-03", "VA-NUM-07")
def test_there_is_a_die_for_each_mine_and_drill() -> None:
    assert BOOK.building_cost == [[0, 1, 2, 0], [0, 2, 2, 0]]
    assert BOOK.building_most == [4, 3]
    assert [BOOK.dice_count[die] for die in BOOK.building_die] == BOOK.building_most


@rule("VA-WPN-01", "VA-WPN-02", "VA-WIN-03")
def test_every_weapon_has_two_options_and_every_window_one_at_least() -> None:
    for number in range(len(OPTION_NAMES)):
        assert BOOK.options[number].kind == FIRST_WEAPON + number // 2
    windows = {
        name: [OPTION_NAMES[o] for o in BOOK.window_options[window]]
        for window, name in enumerate(WINDOW_NAMES)
    }

    assert windows["act"] == ["gjallarhorn"]
    assert windows["build"] == ["backstab"]
    assert windows["draw"] == ["found_treasure"]
    assert windows["temple"] == ["indestructible"]
    assert windows["pre"] == [
        "falcon_cloak",
        "tyrs_revenge",
        "oath_of_war",
        "puddle_of_mud",
        "indestructible",
    ]
    assert windows["post"] == ["puddle_of_mud"]
    assert windows["defd"] == ["surturs_claim"]
    assert windows["steal"] == ["bone_wand"]
    assert windows["loss"] == ["necromancy"]
    assert windows["attack"] == ["gungnir", "abolishment", "brute"]
    assert windows["defence"] == ["aegis"]


@rule("VA-CARD-02", "VA-SET-16")
def test_each_divine_deck_has_two_of_its_own_weapons() -> None:
    for number, name in enumerate(DEITY_NAMES):
        deck = BOOK.counts[PARTS + number]

        assert deck[FIRST_WEAPON + number] == 2, name
        assert sum(deck[FIRST_WEAPON:]) == 2, name


@rule("VA-GIA-05")
def test_the_second_temple_of_hel_is_worth_two_runes_with_many_players() -> None:
    assert BOOK.powers[DEITY_NAMES.index("hel")][ATTACK_RUNES_MANY] == (1, 2)


@rule("VA-NUM-05", "VA-NUM-06", "VA-NUM-08")
def test_what_a_rune_and_a_card_are_worth() -> None:
    trades = {trade.name: trade for trade in BOOK.trades}
    thrym = [trades["Thrym: 1 follower"], trades["Thrym: 3 followers"]]
    grim = [trades["Grim: 1 follower"], trades["Grim: 2 followers"]]
    rune = RESOURCE_NAMES.index("rune")

    assert [trade.followers / trade.cost[rune] for trade in thrym] == [1, 1.5]
    assert [trade.followers / trade.cards for trade in grim] == [1 / 2, 2 / 3]
    assert sum([trade.followers * trade.limit[1] for trade in thrym]) == 9
    assert sum([trade.cost[rune] * trade.limit[1] for trade in thrym]) == 7
    assert sum([trade.followers * trade.limit[1] for trade in grim]) == 7
    assert sum([trade.cards * trade.limit[1] for trade in grim]) == 12
    assert [trade.limit[0] * trade.followers for trade in (thrym[0], grim[0])] == [3, 3]


@rule("VA-VAL-10")
def test_only_yggdrasil_bifrost_and_thor_are_free() -> None:
    free = [name for name, kind in zip(CARD_NAMES, BOOK.kinds, strict=False) if kind.free]

    assert free == ["yggdrasil_3", "yggdrasil_4", "bifrost", "thor_thunder_2", "thor_thunder_3"]


@rule("VA-HAV-02")
def test_havens_are_every_sixth_space_up_to_36() -> None:
    assert BOOK.havens == [6, 12, 18, 24, 30, 36]
    assert [BOOK.floor(n) for n in (0, 5, 6, 14, 12, 36, 41, 99)] == [0, 0, 6, 12, 12, 36, 36, 36]


def test_every_verb_of_the_vocabulary_is_used_and_numbered_once() -> None:
    used = {effect.op for kind in BOOK.kinds for effect in kind.effects}
    used |= {effect.op for option in BOOK.options for effect in option.effects}

    assert sorted([op for op, _ in EFFECT_WORDS.values()]) == list(range(OPS))
    assert used == set(range(OPS))


def test_copies_of_a_card_may_lie_in_several_decks() -> None:
    assert copies("seduction_2") == 7
    assert copies("blood_vein_3") == 8
    assert copies("rune_theft") == 5


@pytest.mark.parametrize(
    ("file", "text", "parts"),
    [
        ("cards.toml", "[card.raid]\nvalue = 0\n", ["card.raid.value", "from 1 to 9"]),
        ("cards.toml", '[card.raid]\neffects = ["rob 1"]\n', ["card.raid", "rob 1"]),
        ("cards.toml", '[card.raid]\neffects = ["kill"]\n', ["card.raid", "expected one of"]),
        ("cards.toml", '[card.raid]\neffects = ["gain gold"]\n', ["gain", "takes 2 words"]),
        ("cards.toml", '[card.raid]\neffects = ["gain mud 1"]\n', ["card.raid", "blood, diamond"]),
        ("cards.toml", '[card.raid]\neffects = ["gain gold x"]\n', ["card.raid", "a number"]),
        ("cards.toml", "[card.chest_2]\neffects = []\n", ["card.chest_2.effects", "at least one"]),
        ("weapons.toml", "[option.brute]\nwindows = []\n", ["option.brute.windows", "some of"]),
        ("weapons.toml", '[option.brute]\nweapon = "weapon_hel"\n', ["brute", "weapon_grim"]),
        ("decks.toml", "[deck.freya.cards]\ndrakkar = 2\n", ["freya", "expected 10, got 11"]),
        ("decks.toml", "[deck.freya.cards]\nmead = 2\n", ["freya", "mead", "a card"]),
        ("decks.toml", "[deck.kari]\nbase = true\n", ["deck.kari.base", "base game"]),
        (
            "decks.toml",
            "[deck.a_giants.cards]\nruler = 1\nraid = 1\n",
            ["a_giants", "types of this deck"],
        ),
        (
            "decks.toml",
            "[deck.freya.cards]\nweapon_freya = 1\nweapon_tyr = 1\n",
            ["deck.freya", "its own weapon"],
        ),
        ("deities.toml", "[deity.tyr.cost]\nrune = 1\n", ["deity.tyr.cost", "blood, diamonds"]),
        ("trades.toml", '[trade.grim_one]\ndie = "white"\n', ["grim_one", "or a die"]),
        ("setup.toml", "[box]\ntemples = 40\n", ["box.temples", "expected 45"]),
        ("setup.toml", "[die.white]\nfaces = [1, 2]\n", ["die.white.faces", "expected 6"]),
        ("setup.toml", "[die.white]\nnumber = 3\n", ["dice", "expected 9"]),
        ("setup.toml", "[building.mine]\nmost = 3\n", ["most of building", "expected 4, got 3"]),
        ("board.toml", "[yggdrasil]\nhavens = [6, 3]\n", ["havens", "ascending"]),
        ("board.toml", "[area.tyr]\nsites = [[1, 2]]\n", ["area.tyr.sites", "expected 5"]),
        ("mead.toml", "", ["mead.toml", "expected one of", "cards.toml"]),
    ],
)
def test_a_wrong_pack_is_refused_with_the_culprit(
    tmp_path: Path, file: str, text: str, parts: list[str]
) -> None:
    line = refusal(tmp_path, file, text)

    assert "\n" not in line
    for part in parts:
        assert part in line


def test_the_ledger_has_every_clause_and_every_ruling() -> None:
    ledger = read_ledger((FOLDER.parent / "ledger.md").read_text(encoding="utf-8"), "valda")

    assert len(ledger.clauses) == 296
    assert sum([len(clause.ruling_ids) for clause in ledger.clauses]) == 109
    assert ledger.prefixes() == ["VA"]


def test_the_book_is_read_alike_each_time() -> None:
    again = read_book()

    assert again.version == BOOK.version
    assert again.prints == BOOK.prints


def test_every_clause_is_cited_by_code_and_named_by_a_test() -> None:
    ledger = read_ledger((FOLDER.parent / "ledger.md").read_text(encoding="utf-8"), "valda")
    found = coverage(ledger, FOLDER.parent, Path(__file__).parent)

    assert found.unknown == []
    assert {clause.id: found.lacks(clause) for clause in found.uncovered()} == {}
