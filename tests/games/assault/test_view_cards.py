"""Cards as they are seen: what a command is worth, what an event lacks, whose cards can be clicked."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.kernel import Chance
from jotunheim.scene import Card, Zone

from .table import Table, rule, table

ROW = "row hill: leader, magic, trade"


def zones(t: Table, race: str) -> dict[str, Zone]:
    return {zone.key: zone for zone in GAME.view(t.g, t.seat_of(race)).zones}


def card(zone: Zone, name: str) -> Card:
    return next(c for c in zone.cards if c.name == name)


def foot(t: Table, race: str, event: str) -> str:
    """What the foot of an event's card says to a seat."""
    return card(zones(t, race)["events"], event).badges[-1].text


def number_in(card: Card) -> int:
    return int("".join(letter for letter in card.badges[0].text if letter.isdecimal()))


@rule("AG-CMD-03")
def test_a_command_in_hand_says_what_it_would_give_now() -> None:
    t = table(f"{ROW}\narmy hill in sumber_hills: regular\nturn hill\nask command")
    hand = zones(t, "hill")["hand"]
    promised = {c.name: number_in(c) for c in hand.cards if c.name in ("Move", "Recruit")}

    moved = table(f"{ROW}\narmy hill in sumber_hills: regular\nturn hill\nask command").play("move")
    recruited = t.play("recruit")

    assert promised == {"Move": moved.maneuvers, "Recruit": recruited.budget}


@rule("AG-PLU-01")
@pytest.mark.parametrize("held", ["", "army hill in high_moor: regular\n"])
def test_plunder_promises_as_many_cards_as_it_draws(held: str) -> None:
    t = table(f"{ROW}\n{held}turn hill\nask command")
    promised = number_in(card(zones(t, "hill")["hand"], "Plunder"))
    before = t.number_of_cards("hill")

    t.play("plunder")

    assert t.number_of_cards("hill") - before == promised == (3 if held else 2)


@rule("AG-CMD-04")
def test_leader_and_magic_in_the_row_count_what_lies_to_their_right() -> None:
    t = table("row hill: move, leader, magic, trade\nturn hill\nask command")

    row = zones(t, "fire")[f"row{t.seat_of('hill')}"]

    assert [c.name for c in row.cards] == ["Move", "Leader", "Magic", "Trade"]
    assert [[b.text for b in c.badges] for c in row.cards] == [[], ["2 dice ▸"], ["1 block ▸"], []]


def test_the_card_being_carried_out_is_marked_and_only_then() -> None:
    t = table("row hill: move\narmy hill in sumber_hills: regular\nturn hill\nask command")
    row = f"row{t.seat_of('hill')}"
    assert [c.states for c in zones(t, "hill")[row].cards] == [()]

    t.play("recruit")

    assert [c.states for c in zones(t, "hill")[row].cards] == [(), ("chosen",)]


@rule("AG-EVT-01")
def test_the_foot_of_an_event_says_what_is_missing() -> None:
    text = "events: waterdeep, ten_towns, loudwater\nturn hill\n"
    mine = "army hill in sword_coast: {units}\ncards hill: {cards}\n"
    waterdeep = "Ransom of Waterdeep"

    few = table(text + mine.format(units="regular", cards="rune_journey"))
    poor = table(text + mine.format(units="2 regular", cards="food"))
    able = table(text + mine.format(units="2 regular", cards="rune_journey"))
    taken = table(text + "army fire in sword_coast: 2 regular")

    assert foot(few, "hill", waterdeep) == "you have 1 of 2 units there"
    assert foot(poor, "hill", waterdeep) == "you own no Rune of the Journey"
    assert foot(able, "hill", waterdeep) == "You can claim it now"
    assert foot(taken, "hill", waterdeep) == "Fire Giants hold it"
    assert foot(taken, "hill", "Ten-Towns Under the Boot") == "nobody is there"


@rule("AG-EVT-04")
def test_the_next_special_event_lies_beside_the_others_for_its_owner_alone() -> None:
    t = table("markers ravage: high_moor, high_forest\nturn hill\nask command")

    own = {c.name: c for c in zones(t, "stone")["events"].cards}
    other = {c.name for c in zones(t, "hill")["events"].cards}

    assert "Pox on the Land" in own and "Pox on the Land" not in other
    assert own["Pox on the Land"].badges[-1].text.startswith("2 of ")


@rule("AG-EVT-06")
def test_an_event_that_lies_there_still_is_told_apart_from_those_that_are_done() -> None:
    t = table("claimed fire: steal_maegera, titan_of_death\nturn hill\nask command")

    zone = zones(t, "hill")[f"special{t.seat_of('fire')}"]

    assert "Titan of Death" in [card.name for card in zone.cards]
    assert zone.note == "claimed: Steal Maegera; claimed, and can be claimed again: Titan of Death"


@rule("AG-MAG-09")
def test_the_hoard_holds_own_spells_and_is_seen_by_its_owner_alone() -> None:
    t = table("spells hill: haste\ncards hill: 2 food\nturn hill\nask command")

    own, other = zones(t, "hill")["hoard"], zones(t, "fire")["hoard"]

    assert [c.name for c in own.cards] == ["Food", "Haste"]
    assert not any(c.kind == "spell" for c in other.cards)
    assert all(not c.name for c in zones(t, "fire")[f"spells{t.seat_of('hill')}"].cards)


def test_own_cards_are_clickable_only_where_they_are_asked_for() -> None:
    g = GAME.start({}, 4, Chance(3))
    while g.asked is not None and not any(g.resources[g.asked.seat * 7 :][:7]):
        g.play(g.options[0])
    assert g.asked is not None and g.asked.name() == "TakeResource"

    found = {zone.key: zone for zone in GAME.view(g, g.asked.seat).zones}

    assert not any(c.token for c in found["hoard"].cards)
    assert all(c.token for c in found["offered"].cards)


def test_zones_with_nothing_in_them_are_left_out() -> None:
    t = table("turn hill\nask command")

    keys = set(zones(t, "hill"))

    assert {"hand", "hoard", "events"} <= keys
    assert not {"cast", "spell_discard", f"spells{t.seat_of('fire')}"} & keys


def test_seats_show_counts_with_signs_and_hide_totals() -> None:
    t = table("points hill: 7\npoints fire: 9\nturn hill\nask command")

    seats = {seat.name: seat for seat in GAME.view(t.g, t.seat_of("hill")).seats}

    assert (seats["Hill Giants"].score, seats["Fire Giants"].score) == ("7", "?")
    assert all(counter.sign for seat in seats.values() for counter in seat.counters)
    assert "Forge Markers left" in [c.label for c in seats["Fire Giants"].counters]


@rule("AG-SPC-01", "AG-SPC-02")
@pytest.mark.parametrize(("discard", "fed"), [("food", 1), ("ore", 0)])
def test_stuff_stuff_counts_the_food_it_takes_first(discard: str, fed: int) -> None:
    t = table(f"{ROW}\ndiscard: {discard}\nturn hill\nask command")
    prompt = GAME.view(t.g, t.seat_of("hill")).prompt
    assert prompt is not None
    [note] = [choice.note for choice in prompt.choices if choice.label == "Stuff Stuff"]

    assert f"feed up to {fed} Food (0 owned)" in note
    t.play("special")
    assert (t.question == "TakeFirst") == bool(fed)


@pytest.mark.parametrize(
    ("row", "most"), [("leader", "1 Raid Marker"), ("leader, magic, trade", "3 Raid Markers")]
)
def test_markers_to_place_are_counted(row: str, most: str) -> None:
    t = table(f"row frost: {row}\nturn frost\nask command")
    prompt = GAME.view(t.g, t.seat_of("frost")).prompt
    assert prompt is not None
    [note] = [choice.note for choice in prompt.choices if choice.token == "command:special"]

    assert f"up to {most}, 1 OP each" in note


@rule("AG-EVT-01")
def test_an_event_names_the_rune_it_costs() -> None:
    t = table("events: silverymoon\nturn hill\nask command")

    badge = card(zones(t, "hill")["events"], "Siege of Silverymoon").badges[0]

    assert (badge.text, badge.note) == ("5 OP", "for a Rune of the Enemy")


@rule("AG-GSL-03", "AG-GSL-05")
def test_a_giantslayer_is_called_by_name_and_has_a_price() -> None:
    t = table(
        "row hill: leader, magic, trade, move\nslayer hook in high_moor\nturn hill\nask command"
    )
    t.play("rest")
    assert t.question == "RecruitSlayer"
    asked = GAME.view(t.g, t.seat_of("hill")).prompt
    assert asked is not None
    assert {c.label: c.figure for c in asked.choices}["Sinker"] == "2 actions"

    t.play("slayer:sinker")
    appearing = GAME.view(t.g, t.seat_of("hill")).prompt
    t.play("region:high_moor", "done", "slayer:hook")
    going = GAME.view(t.g, t.seat_of("hill")).prompt

    assert appearing is not None and appearing.question == "Where does Sinker appear?"
    assert going is not None and going.question == "Where does Hook go?"


def test_a_race_tells_what_only_it_can_do() -> None:
    """T-40: an opponent's own command could be read only when it was played."""
    t = table("turn hill\nask command")
    told = dict(GAME.introduce(t.g, t.seat_of("hill")))

    assert "Own command: Stuff Stuff" in told and "Chief Guh" in told
    assert len([title for title in told if title.startswith("Own event: ")]) == 1
    assert all(told.values())
