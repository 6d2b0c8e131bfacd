"""Situations: what they lay, and what they refuse."""

import pytest

from jotunheim.kernel import SituationError
from tests.games.dwarves.table import table

REFUSED = [
    ("troops Z9: orc", "line 1: expected a hex"),
    ("troops G4: 31 orc", "line 1: the supply has 30 orc"),
    ("at boindil: G4", "line 1: nobody plays 'boindil'"),
    ("card AD99", "line 1: expected a card"),
    ("card B2-A1", "line 1: there is no card 'B2-A1' in this game"),
    ("equipment tungdil: EQ12", "line 1: no 'EQ12' is left"),
    ("perished G4: R01\nperished G5: R01", "line 2: that tile lies elsewhere"),
    ("council X", "line 1: expected a position"),
    ("begin lunch", "line 1: expected a moment"),
    ("wizard 3", "line 1: 'wizard' begins no line"),
    ("card AD01 colour=red", "line 1: expected one of"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_a_mistake_is_reported_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(SituationError) as found:
        table(text)

    assert str(found.value).startswith(reason)


def test_a_whole_position() -> None:
    t = table(
        """
        heroes: tungdil, andokai, boindil
        at tungdil: G4
        health tungdil 2
        troops G4: 2 orc, elf
        supply: 3 troll
        perished H4: B02
        tunnel C2
        marker 12
        doom 30
        council R1
        active boindil
        actions 1
        turn 9
        card S1-A1 markers=2
        card AD13: 3 orc
        card TH03 hero=boindil : 2 elf
        equipment tungdil: EQ05, EQ07
        spells: SP2
        spellbook
        kept boindil: S1-B1
        """
    )

    g = t.g
    assert (t.where("tungdil"), t.health("tungdil"), t.troops("G4")) == ("G4", 2, "2 orc, elf")
    assert (g.supply, t.tile("H4"), g.hero_marker, g.doom) == ([25, 3, 17], "B02", 12, 30)
    assert (t.council, t.active, g.left, g.turn) == ("R1", "boindil", 1, 9)
    assert [(card.card, card.space, card.markers, card.hero) for card in g.faceup] == [
        (0, 3, 2, -1),
        (92, 0, 0, -1),
        (121, 1, 0, 2),
    ]
    assert t.equipment("tungdil") == ["EQ05", "EQ07"]
    assert ([len(zone) for zone in g.spells.zones], g.kept) == ([7, 1, 1], [(8, 2)])


def test_pieces_that_only_some_books_have() -> None:
    t = table(
        """
        leader orc: G4
        dragon kordrion: K3
        ramparts: G5, G7
        catapults: G5
        crowned
        """,
        book="4",
    )

    rare = t.g.rare
    assert (rare.leaders[0], rare.dragons[1]) == (47, 82)
    assert (rare.ramparts, rare.catapults, rare.crowned) == (1 << 48 | 1 << 50, 1 << 48, True)


def test_the_next_cards_of_a_deck_can_be_named() -> None:
    t = table("deck quests: S1-A7, S1-A2\ndeck adventures: AD05\ndeck threats: TH01, TH02")

    assert t.g.quests.prints_in(0)[-2:] == [1, 6]
    assert t.g.adventures.prints_in(0)[-1] == 84
    assert not t.g.quests.knows(t.g.quests.top(0), 0)


def test_the_last_site_of_a_quest_can_be_all_that_is_left() -> None:
    """A puzzle said that one Gate was left, but no play could win it: the others had never been held."""
    t = table(
        "heroes: tungdil, balyndis\nat tungdil: G1\nmarker 12\ndoom 40\nactive tungdil\n"
        "card S1-C1 at=G1 done=1,2,3\ncard AD19\ncard AD27\ncard AD09\ndice 6 6 6"
    )

    t.play("check")

    assert t.g.over
