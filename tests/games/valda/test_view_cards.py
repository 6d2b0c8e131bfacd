"""Hands, decks, piles and the stage of an attack as scenes show them."""

from .scenes import cards, scene_of, space, zone
from .table import rule, table

HANDS = """
player 1 followers=9
player 2 followers=5
hand 1: chest_2, chest_2, raid, weapon_thor, round_shield
hand 2: raid, wooden_shield
discard: kidnap, kidnap, pickpocket, drakkar
round 2
active 1
"""
FIGHT = """
player 1 followers=9 gold=3
player 2 followers=5
hand 1: round_shield, wooden_shield
hand 2: raid
round 2
active 1
attack
"""


@rule("VA-CARD-17", "VA-VAL-02")
def test_what_can_be_played_now_is_raised() -> None:
    hand = cards(scene_of(table(HANDS + "valda"), 1), "hand")

    assert [(card.name, card.token) for card in hand] == [
        ("Treasure Chest (2)", "card:chest_2"),
        ("Treasure Chest (2)", "card:chest_2"),
        ("Raid", ""),
        ("Round Shield", ""),
        ("Divine weapon of Thor", "option:thunderclap"),  # nobody has a temple for Mjolnir
    ]
    assert len({card.key for card in hand}) == 5
    assert "VA-VAL-02" in hand[2].why_not


def test_a_card_says_what_it_does_and_what_it_is_worth() -> None:
    chest, _other, raid, _shield, weapon = cards(scene_of(table(HANDS + "valda"), 1), "hand")

    assert (chest.kind, chest.foot, chest.value) == ("action", "2 gold", "")
    assert (raid.kind, raid.foot, raid.value) == ("attack", "steal 2 goods", "3")
    assert (raid.sign, weapon.sign) == ("valda/raid", "valda/thor-weapon")
    assert "Mjolnir: " in weapon.text


@rule("VA-HID-01", "VA-HID-02")
def test_of_another_hand_only_the_number_is_seen() -> None:
    other = zone(scene_of(table(HANDS + "valda"), 1), "hand1")

    assert other.count == 2
    assert [(card.name, card.face_up) for card in other.cards] == [("", False)] * 2


@rule("VA-HID-02")
def test_a_hand_that_was_looked_at_stays_known() -> None:
    t = table(HANDS + "known 1: 2\nvalda", seats=3)
    known = [card.name for card in cards(scene_of(t, 1), "hand1")]
    hidden = [card.name for card in cards(scene_of(t, 3), "hand1")]

    assert known == ["Raid", "Wooden Shield"]
    assert hidden == ["", ""]


@rule("VA-HID-01")
def test_piles_lie_open_and_decks_are_numbers() -> None:
    scene = scene_of(table(HANDS + "valda"), 2)
    pile = [(card.name, card.badges[0].text) for card in cards(scene, "pile:b")]
    deck = zone(scene, "deck:a")

    assert pile == [("Pickpocket", "×1"), ("Kidnap", "×2")]
    assert (deck.count > 0, deck.cards) == (True, ())


def test_a_deck_can_be_clicked_while_a_card_may_be_drawn() -> None:
    t = table(HANDS + "valda")

    assert zone(scene_of(t, 1), "deck:b").token == "draw:b"
    assert zone(scene_of(t, 2), "deck:b").token == ""


@rule("VA-CRD-03")
def test_cards_that_can_be_taken_from_a_pile_can_be_clicked_there() -> None:
    t = table(HANDS.replace("hand 1: chest_2", "hand 1: surtur_lord") + "valda")
    t.play("card:surtur_lord")
    pile = cards(scene_of(t, 1), "pile:b")

    assert [card.token for card in pile] == ["card:pickpocket", "card:kidnap"]
    assert all(card.token == "" for card in cards(scene_of(t, 1), "hand"))


@rule("VA-ATK-06", "VA-DEF-02")
def test_an_attack_shows_the_cards_and_totals_of_both_sides() -> None:
    t = table(FIGHT)
    t.play("card:raid")
    before = scene_of(t, 3 - t.who)
    t.play("card:wooden_shield")
    after = scene_of(t, 2)

    assert [(card.name, card.owner) for card in cards(before, "attack")] == [("Raid", 1)]
    assert zone(before, "attack").title == "Blue attacks Red: 3 against 0"
    assert [(card.name, card.owner) for card in cards(after, "attack")][1:] == [
        ("Wooden Shield", 0)
    ]
    assert zone(after, "attack").title == "Blue attacks Red: 3 against 2"
    assert [badge.text for badge in after.sheets[0].badges] == ["3", "2"]
    assert after.sheets[0].note == "Red needs 1 more, and holds 1 card."


@rule("VA-HID-06")
def test_a_spectator_sees_the_attack_but_not_who_is_asked() -> None:
    t = table(FIGHT)
    t.play("card:raid")
    scene = scene_of(t, 0)

    assert zone(scene, "attack").note == "Red: may still answer"
    assert not any("deciding" in seat.states for seat in scene.seats)
    assert not any(z.key == "hand" for z in scene.zones)


def test_no_stage_is_left_when_the_attack_is_over() -> None:
    t = table(FIGHT)
    t.play("card:raid", "card:wooden_shield", "card:round_shield")
    scene = scene_of(t, 1)

    assert not [z for z in scene.zones if z.place == "first"]
    assert not [s for s in scene.sheets if s.key.startswith("attack")]


@rule("VA-CARD-14")
def test_an_action_card_lies_on_the_table_while_it_is_carried_out() -> None:
    t = table(HANDS.replace("hand 1: chest_2", "hand 1: drakkar") + "valda")
    t.play("card:drakkar")
    scene = scene_of(t, 2)

    assert zone(scene, "played").title == "Red plays Drakkar"
    assert space(scene_of(t, 1), "thor").token == "area:thor"


def test_cards_that_are_picked_are_marked_one_by_one() -> None:
    t = table(HANDS.replace("hand 1: chest_2", "hand 1: sacrifice, chest_2") + "valda")
    t.play("card:sacrifice", "card:chest_2")
    hand = cards(scene_of(t, 1), "hand")

    chests = [card.states for card in hand if card.name == "Treasure Chest (2)"]
    assert chests == [("chosen",), ()]


@rule("VA-ATK-15")
def test_an_attack_on_all_tells_how_each_target_stands() -> None:
    t = table("hand 2: thrym_card\nhand 3: round_shield\nround 2\nactive 1\nattack", seats=3)
    t.play("card:thrym_card")
    stage = zone(scene_of(t, 1), "attack")

    assert stage.title.startswith("Blue attacks all others: ")
    assert "Red 0 (" in stage.note
    assert "Ice 0 (may still answer)" in stage.note


@rule("VA-ATK-17")
def test_an_attack_on_a_temple_marks_its_area() -> None:
    hands = "hand 2: temple_freeze\nhand 1: round_shield\ntemples 1: odin, thor\n"
    t = table(hands + "round 2\nactive 1\nattack")
    t.play("card:temple_freeze", "temple:thor")
    scene = scene_of(t, 1)

    assert space(scene, "thor").badges[-1].text == "attacked"
    assert "at the temple of Thor" in zone(scene, "attack").note


@rule("VA-WPN-02")
def test_a_weapon_with_two_uses_is_raised_but_a_click_chooses_none() -> None:
    t = table("hand 1: weapon_thor\ntemples 2: odin\nround 2\nactive 1\nvalda actions=1")
    weapon = cards(scene_of(t, 1), "hand")[0]

    assert (weapon.states, weapon.token, weapon.why_not) == (("ready",), "", "")
