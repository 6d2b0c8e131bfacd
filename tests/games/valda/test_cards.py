"""Cards in general: draws, discards, reshuffles (VA-CARD)."""

from .table import rule, table


@rule("VA-CARD-02", "VA-CARD-04", "VA-CARD-15")
def test_discarded_cards_go_to_the_pile_of_their_type_and_weapons_leave_the_game() -> None:
    hand = "hand 1: sacrifice, seduction_2, spear_thrust, tyr_shield, weapon_loki"
    t = table(f"{hand}\nvalda").play("sacrifice")

    t.play("card:seduction_2 card:spear_thrust card:tyr_shield card:weapon_loki")

    assert t.pile("a") == ["seduction_2", "sacrifice"]
    assert t.pile("b") == ["spear_thrust", "tyr_shield"]
    assert t.removed == ["weapon_loki"]
    assert t.followers[0] == 4


@rule("VA-CARD-03", "VA-WPN-12")
def test_divine_cards_of_a_pile_are_shuffled_into_the_main_deck() -> None:
    text = "hand 1: weapon_kari\ndiscard: seduction_2, tyr_shield\nvalda"
    t = table(text, seats=2).play("storm")

    assert "seduction_2" in t.deck("a")
    assert "tyr_shield" in t.deck("b")
    assert t.pile("a") == t.pile("b") == []


@rule("VA-CARD-05", "VA-HID-11")
def test_a_deck_is_made_of_its_pile_as_soon_as_its_last_card_is_gone() -> None:
    text = "hand 1: seduction_2\nremoved: deck a\ndiscard: chest_2, spoils_2\nvalda"
    t = table(text)
    assert t.deck("a") == []

    t.play("draw:a")  # the pile becomes the deck, and one card is left there

    assert len(t.deck("a")) == 1
    assert t.pile("a") == []
    t.play("seduction_2").play("draw:a")
    assert t.deck("a") == ["seduction_2"]  # reshuffled at once, though nobody draws now
    assert t.pile("a") == []


@rule("VA-CARD-05")
def test_a_card_on_the_table_is_not_in_the_pile_yet() -> None:
    text = "hand 1: backup_3\nremoved: deck a\ndiscard: chest_2, spoils_2\nvalda"
    t = table(text).play("backup_3 deck:a")

    assert t.hand(1) == ["chest_2", "spoils_2"]  # the third draw is lost (VA-CARD-06)
    assert t.pile("a") == ["backup_3"]


@rule("VA-CARD-06", "VA-RSC-07")
def test_an_empty_deck_with_an_empty_pile_is_not_offered() -> None:
    t = table("removed: deck a\nvalda")

    assert "draw:b" in t.options
    assert "draw:a" not in t.options
    t = table("removed: deck a, deck b\nhand 1: backup_2\nvalda").play("backup_2")
    assert t.question == "ValdaMenu"
    assert t.pile("a") == ["backup_2"]


@rule("VA-CARD-07", "VA-BLD-08")
def test_an_empty_divine_deck_gives_no_card() -> None:
    t = table("removed: deck tyr\nplayer 1 blood=2 gold=2\nvalda").play("build:temple")

    assert (t.temples(1), t.followers[0], t.hand(1)) == (["tyr"], 1, [])


@rule("VA-CARD-10", "VA-HID-09")
def test_a_drawn_card_is_unseen_but_its_deck_is_known() -> None:
    t = table("deck b: raid\nvalda").play("draw:b")

    assert (t.hand(1), t.knows(2, 1)) == (["raid"], [])
    assert "Red draws a card from deck B" in t.log(1)
    assert "You draw from deck B: Raid" in t.log(0)
    assert "You draw from deck B: Raid" not in t.log(1)


@rule("VA-CARD-11", "VA-CRD-04", "VA-HID-12", "VA-CARD-12")
def test_a_destroyed_card_is_a_random_one_of_the_hand() -> None:
    text = "hand 2: giant_smash\nhand 1: chest_2, seduction_1, weapon_loki\nattack"
    found = set()
    for seed in range(20):
        t = table(text, seed=seed).play("giant_smash").until("DrawAtEnd")
        assert len(t.hand(1)) == 2
        found |= {*t.pile("a"), *t.removed}

    assert found == {"chest_2", "seduction_1", "weapon_loki"}


@rule("VA-CARD-16")
def test_a_weapon_is_not_offered_where_it_would_do_nothing() -> None:
    idle = "hand 1: weapon_kari, weapon_agir, weapon_thor, weapon_surtur\nremoved: deck a, deck b"
    t = table(f"{idle}\nvalda")

    assert [name for name in t.options if name.startswith("option")] == []
    t = table("hand 1: weapon_kari, weapon_agir\nplayer 2 followers=2 gold=1\nvalda")
    assert "option:wind_of_change" in t.options
    assert "option:lust_for_treasure" in t.options
    assert "option:storm" not in t.options


@rule("VA-GEN-08")
def test_a_hand_has_no_limit() -> None:
    t = table("hand 1: 5 chest_2, 5 spoils_2, 5 blood_vein_2, 3 raid, 5 round_shield\nvalda")

    t.play("draw:a draw:a draw:a")

    assert len(t.hand(1)) == 26
