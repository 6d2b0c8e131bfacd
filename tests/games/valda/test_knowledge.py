"""Hidden information: who knows which card, and what new deals may change (VA-HID)."""

import pytest

from jotunheim.games.valda.tokens import KIND_NAMES
from jotunheim.kernel import Chance

from .table import GAME, ValdaTable, rule, table


def hands_seen(t: ValdaTable, seat: int, owner: int, deals: int = 60) -> set[tuple[str, ...]]:
    """The hands that a player's new deals give another player."""
    found = set()
    for seed in range(deals):
        world = GAME.determinize(t.g, seat - 1, Chance(seed))
        kinds = [KIND_NAMES[GAME.book.prints[card]] for card in world.hand(owner - 1)]
        found.add(tuple(sorted(kinds)))
    return found


@rule("VA-HID-01")
def test_a_new_deal_changes_other_hands_and_keeps_the_own_one() -> None:
    t = table("hand 1: raid, chest_2\nhand 2: kill, spoils_2\nvalda")

    assert len(hands_seen(t, 1, 2)) > 30
    assert hands_seen(t, 1, 1) == {("chest_2", "raid")}


@rule("VA-HID-01", "VA-CARD-08")
def test_discarded_and_removed_cards_stay_where_everybody_saw_them() -> None:
    t = table("discard: raid, chest_2\nremoved: weapon_loki\nhand 2: kill\nvalda")
    for seed in range(10):
        world = GAME.determinize(t.g, 0, Chance(seed))

        assert [KIND_NAMES[k] for k in world.cards.prints_in(3)] == ["raid"]
        assert [KIND_NAMES[k] for k in world.cards.prints_in(4)] == ["weapon_loki"]


@rule("VA-HID-08")
def test_cards_of_the_box_are_known_to_be_out_of_the_game() -> None:
    t = table("hand 2: kill, raid, chest_2\nvalda")

    seen = {name for hand in hands_seen(t, 1, 2, 120) for name in hand}
    assert "weapon_kari" not in seen
    assert "victory_2" not in seen


@rule("VA-HID-02", "VA-HID-10")
def test_tricksters_hand_shows_a_hand_to_its_player_alone() -> None:
    text = "hand 1: weapon_loki\nhand 2: raid, kill, chest_2\nvalda"
    t = table(text, seats=3).play("tricksters_hand card:kill")

    assert t.knows(1, 2) == ["chest_2", "raid"]
    assert (t.knows(3, 2), t.knows(3, 1)) == ([], [])
    assert t.knows(2, 1) == ["kill"]
    assert "Red looks at the hand of Blue" in t.log(2)


@rule("VA-HID-05", "VA-HID-12")
def test_a_stolen_card_is_known_to_the_old_and_the_new_owner_alone() -> None:
    text = "hand 1: loki_mischief\nhand 2: raid\nvalda"
    t = table(text, seats=3).play("loki_mischief")

    assert (t.knows(2, 1), t.knows(3, 1)) == (["raid"], [])
    assert "Red steals from Blue: Raid" in t.log(1)
    assert "Red steals a card from Blue" in t.log(2)


@rule("VA-HID-10")
def test_who_does_not_see_which_card_leaves_a_hand_knows_it_no_longer() -> None:
    text = "hand 1: loki_mischief\nhand 2: raid, kill\nknown 3: 2\nvalda"
    t = table(text, seats=3)
    assert t.knows(3, 2) == ["kill", "raid"]

    t.play("loki_mischief")

    assert t.knows(3, 2) == t.knows(3, 1) == []
    pairs = set()
    for seed in range(40):
        world = GAME.determinize(t.g, 2, Chance(seed))
        prints = GAME.book.prints
        pairs.add((KIND_NAMES[prints[world.hand(0)[0]]], KIND_NAMES[prints[world.hand(1)[0]]]))
    assert pairs == {("raid", "kill"), ("kill", "raid")}


@rule("VA-HID-10")
def test_a_known_card_stays_known_while_it_lies_in_the_hand() -> None:
    text = "hand 2: raid, kill\nknown 1: 2\nactive 2\nvalda"
    t = table(text).play("draw:a")

    assert t.knows(1, 2) == ["kill", "raid"]


@rule("VA-HID-11")
def test_a_shuffle_ends_the_knowledge_of_a_deck() -> None:
    text = "temples 1: freya\ndeck b: raid, kill, kidnap\nhand 2: weapon_kari\ndiscard: fortress\n"
    t = table(f"{text}resource").play("deck:b raid")
    assert t.g.cards.knows(t.g.cards.zones[1][0], 0)

    t.play("storm")

    assert not any(t.g.cards.knows(card, 0) for card in t.g.cards.zones[1])


@rule("VA-HID-09")
def test_recovered_and_avenged_cards_are_open() -> None:
    text = "hand 1: weapon_tyr\nhand 2: kill\nattack"
    t = table(text, seats=3).play("kill tyrs_revenge")

    assert t.knows(2, 1) == t.knows(3, 1) == ["kill"]


@rule("VA-HID-06")
@pytest.mark.parametrize("hand", ["raid", "chest_2", "weapon_mork"])
def test_passing_and_not_being_asked_look_alike(hand: str) -> None:
    t = table(f"hand 2: {hand}\nattack", seats=3).until("DrawAtEnd")

    assert t.g.covered == 3  # two opportunities, and the last question of the Followers phase
    assert t.g.ply - t.g.covert_passes == 0
    assert t.log(2) == table("hand 2: kill\nattack", seats=3).until("DrawAtEnd").log(2)


@rule("VA-HID-06", "VA-HID-01")
def test_a_question_about_a_hand_that_must_be_answered_stops_with_one_option_too() -> None:
    text = "hand 1: weapon_agir, raid\nhand 2: 2 kill, weapon_grim\nattack"
    t = table(text).play("brute")
    asked = [(t.question, t.options)]
    t.play("kill")
    asked.append((t.question, t.options))
    t.play("kill aegis")
    asked.append((t.question, t.options))

    assert asked == [
        ("Launch", ["card:kill"]),
        ("SecondCard", ["card:kill"]),
        ("ShieldWith", ["card:raid"]),
    ]


@rule("VA-HID-06")
def test_a_pause_does_not_tell_that_cards_are_alike() -> None:
    text = "occupants: grim\ntemples 1: thor\nhand 1: 3 raid\nfollowers"
    t = table(text).play("trade:grim_one")

    assert (t.question, t.options) == ("DiscardForTrade", ["card:raid"])
    two = table(text.replace("3 raid", "2 raid")).play("trade:grim_one")
    assert two.question == "DrawAtEnd"  # both cards go, as everybody can count
    looked = table("hand 1: weapon_loki\nhand 2: 2 raid\nvalda").play("tricksters_hand")
    assert looked.options == ["card:raid"]


@rule("VA-HID-13")
def test_an_unsettled_area_has_no_deck_to_know() -> None:
    t = table("unsettled: tyr\nvalda", occupants="in_play")

    assert t.deck("tyr") == []
    box = [card for card in t.g.cards.zones[5] if t.g.cards.knows(card, 1)]
    assert box == t.g.cards.zones[5]
