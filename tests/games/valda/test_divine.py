"""Divine decks: draws, looks, Found Treasure (VA-WPN-14, VA-HID-02, 03)."""

from .table import rule, table

RICH = "player 1 blood=9 diamond=9 gold=9"


@rule("VA-WPN-14", "VA-WIN-03")
def test_found_treasure_takes_the_card_an_opponent_just_drew() -> None:
    text = f"{RICH}\ndeck tyr: iron_hand\nhand 2: weapon_mork\nvalda"
    t = table(text).play("build:temple area:tyr")
    assert (t.window, t.who) == ("Drawn", 2)

    t.play("found_treasure")

    assert (t.hand(1), t.hand(2)) == ([], ["iron_hand"])
    assert (t.followers[0], t.temples(1)) == (1, ["tyr"])  # the builder keeps the rest
    assert t.knows(1, 2) == ["iron_hand"]


@rule("VA-WPN-14", "VA-WIN-02")
def test_a_second_found_treasure_cannot_answer_the_first() -> None:
    text = f"{RICH}\ndeck tyr: iron_hand\nhand 2: weapon_mork\nhand 3: weapon_mork\nvalda"
    t = table(text, seats=3).play("build:temple area:tyr found_treasure")

    assert (t.question, t.hand(2)) == ("ValdaMenu", ["iron_hand"])


@rule("VA-WPN-14", "VA-WPN-11", "VA-WIN-04")
def test_with_a_bone_wand_found_treasure_takes_a_random_card_besides() -> None:
    text = f"{RICH}\nhand 1: chest_2\ndeck tyr: iron_hand\nhand 2: weapon_mork, weapon_hel\nvalda"
    t = table(text).play("build:temple area:tyr found_treasure")
    assert t.window == "Steals"

    t.play("bone_wand")

    assert (t.hand(1), t.hand(2)) == ([], ["chest_2", "iron_hand"])


@rule("VA-WPN-14", "VA-WPN-28", "VA-WPN-22")
def test_drakkar_and_the_guardian_can_be_answered_too() -> None:
    text = "hand 1: drakkar, weapon_heimdall\nhand 2: weapon_mork\nvalda"

    assert table(text).play("drakkar area:tyr").window == "Drawn"
    assert table(text).play("guardian area:tyr").window == "Drawn"


@rule("VA-WPN-14")
def test_a_draw_from_a_main_deck_opens_no_window() -> None:
    t = table("hand 1: backup_2\nhand 2: weapon_mork\nvalda").play("backup_2 deck:a")

    assert t.question == "ValdaMenu"


@rule("VA-HID-02", "VA-HID-11", "VA-OCC-07")
def test_bifrost_shows_top_cards_to_its_player_alone() -> None:
    text = "hand 1: bifrost\ndeck tyr: iron_hand\ndeck odin: wild_hunt\nvalda"
    t = table(text).play("bifrost area:tyr")
    cards = t.g.cards

    assert cards.knows(cards.top(10), 0)
    assert not cards.knows(cards.top(10), 1)
    assert "area:tyr" not in t.options  # different decks
    assert "You see on top of the deck of Tyr: Iron Hand" in t.log(0)
    assert "Red looks at the top card of the deck of Tyr" in t.log(1)
    t.play("area:odin area:thor")
    assert t.question == "ValdaMenu"
    assert t.points == (3, 2)


@rule("VA-HID-02")
def test_a_look_may_stop_at_will() -> None:
    t = table("hand 1: bifrost\nvalda").play("bifrost done")

    assert t.question == "ValdaMenu"


@rule("VA-HID-03")
def test_what_found_treasure_takes_was_not_seen_before() -> None:
    text = f"{RICH}\ndeck tyr: iron_hand\nhand 2: weapon_mork\nvalda"
    t = table(text).play("build:temple area:tyr")

    assert t.knows(2, 1) == []
