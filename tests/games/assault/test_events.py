"""Event Cards (AG-EVT, AG-HEK, AG-VON)."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.games.assault.words.cards import card_text

from .table import Table, rule, table


def claiming(race: str, text: str) -> Table:
    return table(f"{text}\nturn {race}")


def printed(event: str) -> int:
    """The points on an Event Card; those of special events are house numbers, tuned by play."""
    (card,) = [card for card in GAME.book.events if card.id == event]
    return card.points


@rule("AG-EVT-01", "AG-EVT-03", "AG-EVT-13")
def test_requirement_and_rune_then_points_and_reward() -> None:
    text = "army hill in neverwinter_wood: regular\nevents mount_hotenow\ncards hill: rune_enemy"
    t = claiming("hill", text).play("mount_hotenow")

    assert t.discard == "rune_enemy"
    assert t.points("hill") == 3
    assert t.number_of_cards("hill") == 2
    assert [what.what for what in t.g.journal or []][:4] == ["claim", "gain", "draw", "draw"]

    poor = table(
        "army hill in neverwinter_wood: regular\narmy hill in high_moor: regular\nevents mount_hotenow, bones_of_ostoria\ncards hill: rune_enemy\nturn hill"
    )
    assert poor.offers == ["bones_of_ostoria", "mount_hotenow", "pass"]


@rule("AG-EVT-01", "AG-EVT-07")
def test_why_an_event_cannot_be_claimed() -> None:
    t = claiming(
        "hill",
        """
        army hill in high_moor: regular
        army hill in silver_marches: regular
        events bones_of_ostoria, silverymoon, ten_towns
        cards hill: rune_enemy
        """,
    )
    assert t.offers == ["bones_of_ostoria", "pass"]
    assert "AG-EVT-01" in t.refuses("event:silverymoon")  # needs two units
    assert "AG-EVT-01" in t.refuses("event:biggest_of_all")
    assert "AG-EVT-07" in t.refuses("event:waterdeep")  # not face up
    assert "AG-EVT-04" in t.refuses("event:find_the_ring")


@rule("AG-EVT-02", "AG-EVT-10", "AG-TIP-04")
def test_maegera_costs_a_rune_or_a_unit_at_gauntlgrym() -> None:
    rune = claiming("fire", "cards fire: rune_journey").play("steal_maegera")
    assert rune.discard == "rune_journey"
    assert rune.points("fire") == printed("steal_maegera")
    free = claiming("fire", "army fire in neverwinter_wood: regular\ncards fire: rune_journey")
    free.play("steal_maegera")
    assert free.cards("fire") == "rune_journey"  # never asked and never paid
    assert claiming("fire", "army fire in high_moor: regular").question == "PlayCommand"


@rule("AG-EVT-04")
def test_special_events_come_in_their_order() -> None:
    text = "markers forge: ice_spires, ice_spires, ice_spires, ice_spires\narmy fire in neverwinter_wood: regular"
    t = claiming("fire", text)

    assert t.offers == ["pass", "steal_maegera"]
    assert "AG-EVT-04" in t.refuses("event:forge_vonindod")
    t.play("steal_maegera")
    assert t.question == "PlayCommand"  # the next one on a future turn
    assert claiming("fire", text + "\nclaimed fire: steal_maegera").offers == [
        "forge_vonindod",
        "pass",
    ]


@rule("AG-EVT-05")
def test_ongoing_rewards_last_also_while_the_leader_is_away() -> None:
    t = claiming("hill", "army hill in high_moor: leader\nfed 8").play("biggest_of_all")
    seat = t.seat_of("hill")

    assert t.g.ongoing[seat * 4 + 3] == 2
    pieces = {p.kind: p for p in GAME.view(t.g, seat).boards[0].pieces}
    assert [badge.text for badge in pieces["leader"].badges] == ["×1", "4", "7"]
    assert t.g.claimed[GAME.book.stacks[5][0]] == seat


@rule("AG-EVT-06")
def test_the_last_events_of_frost_and_fire_come_again_and_again() -> None:
    t = claiming(
        "frost",
        "claimed frost: find_the_ring\narmy frost in high_moor: 2 regular, leader\narmy frost in anauroch: 2 regular, elite\ncards frost: rune_blood",
    )
    assert t.offers == ["ice_that_never_melts", "pass"]
    t.play("ice_that_never_melts", "anauroch")

    assert t.markers("frozen") == ["anauroch"]
    assert t.points("frost") == printed("ice_that_never_melts")
    assert t.g.next_special[3] == 1

    fire = claiming(
        "fire",
        "claimed fire: steal_maegera, forge_vonindod\narmy fire in high_moor: leader wounded, second_leader",
    )
    fire.play("titan_of_death")
    assert fire.markers("slain_dragon") == ["high_moor"]
    assert fire.g.next_special[2] == 2


@rule("AG-EVT-10", "AG-DEC-02")
def test_a_region_that_would_cost_a_rune_is_offered_only_with_it() -> None:
    armies = "claimed frost: find_the_ring\narmy frost in high_moor: 2 regular, leader\narmy frost in anauroch: 3 regular"
    without = claiming("frost", armies).play("ice_that_never_melts")
    assert without.markers("frozen") == [
        "high_moor"
    ]  # Storvald makes it free; the other costs Blood

    rich = claiming("frost", armies + "\ncards frost: rune_blood").play("ice_that_never_melts")
    assert rich.offers == ["anauroch", "high_moor"]
    rich.play("high_moor")
    assert rich.cards("frost") == "rune_blood"


@rule("AG-EVT-08", "AG-EVT-09")
def test_a_claimed_universal_event_is_replaced_while_the_deck_lasts() -> None:
    t = claiming(
        "hill",
        "army hill in neverwinter_wood: regular\nevents mount_hotenow, ten_towns, waterdeep\ncards hill: rune_enemy",
    )
    t.play("mount_hotenow")
    assert len(t.g.face_up) == 3
    assert len(t.g.event_deck) == 5
    assert t.told("event") != []

    ids = [
        GAME.book.events[e].id
        for e in GAME.book.universal
        if GAME.book.events[e].id != "mount_hotenow"
    ]
    last = claiming(
        "hill",
        f"army hill in neverwinter_wood: regular\nevents mount_hotenow\nclaimed storm: {', '.join(ids)}\ncards hill: rune_enemy",
    )
    assert last.play("mount_hotenow").g.face_up == []


@rule("AG-EVT-09", "AG-EVT-07")
def test_all_universal_events_name_different_regions() -> None:
    places = [GAME.book.events[event].place for event in GAME.book.universal]

    assert len(set(places)) == 9
    assert GAME.book.region_ids.index("anauroch") not in places


@rule("AG-DEC-03")
def test_rewards_of_the_other_universal_events() -> None:
    heal = claiming(
        "hill",
        "army hill in icewind_dale: 2 regular wounded\nevents ten_towns\ncards hill: rune_blood",
    )
    heal.play("ten_towns", "icewind_dale", "icewind_dale")
    assert heal.army("icewind_dale") == "hill: 2 regular"

    spell = claiming(
        "hill",
        "army hill in spine_of_the_world: regular\nevents all_father\ncards hill: rune_journey",
    )
    spell.play("all_father")
    assert len(spell.spells("hill")) == 1

    food = claiming(
        "hill",
        "army hill in dessarin_valley: regular\nevents goldenfields\ncards hill: rune_blood\ndiscard: 3 food",
    )
    food.play("goldenfields")
    assert food.cards("hill") == "2 food"

    for event, region, rune in (
        ("silverymoon", "silver_marches", "enemy"),
        ("waterdeep", "sword_coast", "journey"),
    ):
        t = claiming(
            "hill", f"army hill in {region}: 2 regular\nevents {event}\ncards hill: rune_{rune}"
        )
        assert t.play(event).points("hill") == 5

    bones = claiming(
        "hill", "army hill in high_moor: regular\nevents bones_of_ostoria\ncards hill: rune_enemy"
    )
    bones.play("bones_of_ostoria", "place")
    assert bones.army("high_moor") == "hill: 2 regular"


@rule("AG-EVT-01", "AG-EVT-02")
def test_requirements_of_the_other_special_events() -> None:
    pox = claiming(
        "stone",
        "markers ravage: high_moor, anauroch, sword_coast, high_forest\ncards stone: rune_enemy",
    )
    assert pox.play("pox_on_the_land").points("stone") == printed("pox_on_the_land")
    ring = claiming(
        "frost",
        "markers raid: high_moor, anauroch\ncards frost: rune_journey",
    )
    assert ring.play("find_the_ring").points("frost") == printed("find_the_ring")
    guh = claiming("hill", "army hill in high_moor: leader wounded\nfed 8")
    assert guh.question == "PlayCommand"
    hoard = claiming("cloud", "army cloud in high_moor: leader\ncastle high_moor\nturned 5")
    hoard.play("hoard_of_the_dragons")
    assert hoard.points("cloud") == printed("hoard_of_the_dragons")
    home = claiming("cloud", "army cloud in evermoors: leader\ncastle evermoors\nturned 5")
    assert home.question == "PlayCommand"
    doom = claiming(
        "storm",
        "claimed storm: rescue_hekaton\narmy storm in anauroch: second_champion, leader wounded",
    )
    assert doom.play("doom_of_the_desert").points("storm") == printed("doom_of_the_desert")


@rule("AG-EVT-04")
def test_a_special_event_is_claimed_once() -> None:
    t = table(
        "army hill in sumber_hills: leader\nfed 20\ncards hill: 2 rune_enemy, 2 rune_journey, 2 rune_blood\n"
        "turn hill"
    )
    first = GAME.book.events[GAME.book.stacks[5][0]].id
    assert first in t.offers

    t.play(f"event:{first}")

    assert t.g.next_special[5] == 1


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Rescue Hekaton", "Place King Hekaton in your Starting Region."),
        ("Forge Vonindod", "Place the Vonindod in your Starting Region."),
        ("Titan of Death", "The Vonindod, healthy, in a Small Folk Region without the marker."),
    ],
)
def test_cards_call_units_by_the_names_that_players_know(card: str, words: str) -> None:
    """R-07: they said "a second champion unit"."""
    (found,) = [event for event in GAME.book.events if event.title == card]

    assert words in card_text(GAME.book, found)
