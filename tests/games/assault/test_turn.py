"""The order of play and Command Cards in general (AG-TRN, AG-CMD)."""

from jotunheim.games.assault import GAME
from jotunheim.kernel import Chance

from .table import rule, table

EVENT = """
    army hill in dessarin_valley: 2 regular
    army hill in high_moor: regular
    cards hill: rune_blood, rune_enemy
    events goldenfields, bones_of_ostoria
    turn hill
"""


@rule("AG-TRN-01", "AG-GLO-08", "AG-ACT-02")
def test_turns_go_clockwise_from_the_top_of_the_ordning() -> None:
    t = table("start")
    seen = []
    for _ in range(7):
        seen.append(t.who)
        t.play("plunder" if "plunder" in t.offers else "rest").pass_on("PlayCommand")

    assert seen == ["storm", "cloud", "fire", "frost", "stone", "hill", "storm"]
    assert t.round == 2


@rule("AG-TRN-02", "AG-DEC-02")
def test_one_event_may_be_claimed_a_turn_or_none() -> None:
    t = table(EVENT)

    assert t.offers == ["bones_of_ostoria", "goldenfields", "pass"]
    t.play("goldenfields")
    assert t.question == "PlayCommand"  # no second claim
    assert table(EVENT).play("pass").question == "PlayCommand"


@rule("AG-TRN-03", "AG-CMD-01", "AG-DEC-05")
def test_exactly_one_command_is_laid_at_the_right_end() -> None:
    t = table("row hill: magic, trade\nturn hill\nask command")

    t.play("plunder")

    assert t.row("hill") == ["magic", "trade", "plunder"]
    assert t.who == "storm"


@rule("AG-TRN-04")
def test_an_event_met_only_by_this_turns_command_must_wait() -> None:
    t = table(
        "army hill in delimbiyr_vale: regular\ncards hill: rune_enemy\nevents bones_of_ostoria\nturn hill"
    )

    assert t.question == "PlayCommand"  # nothing to claim yet
    t.play("move", "delimbiyr_vale", "high_moor", "stop")
    assert t.points("hill") == 0


@rule("AG-TRN-05")
def test_when_only_rest_is_left_it_must_be_played() -> None:
    row = "move, plunder, trade, recruit, leader, magic, attack, special"
    t = table(f"row hill: {row}\nturn hill")

    assert (t.who, t.question) == ("hill", "RecruitSlayer")  # Rest has answered itself
    t.pass_on("PlayCommand")
    assert t.row("hill") == []  # Rest has answered itself and taken all back


@rule("AG-TRN-06", "AG-CMD-08")
def test_a_command_that_can_do_nothing_may_be_played() -> None:
    t = table("turn hill\nask command")

    for command in ("move", "attack", "recruit"):
        assert command in t.offers
    t.play("move")

    assert t.row("hill") == ["move"]
    assert t.who == "storm"


@rule("AG-CMD-02")
def test_the_parts_of_a_card_come_from_top_to_bottom() -> None:
    t = table(
        "army hill in high_moor: regular wounded\nrow hill: move, trade\nturn hill\nask command"
    )

    t.play("rest")
    assert t.question == "HealIn"
    t.play("high_moor")
    assert t.question == "RecruitSlayer"


@rule("AG-CMD-03", "AG-CMD-05", "AG-REC-01")
def test_left_is_counted_once_when_the_card_is_played() -> None:
    first = table("start\nturn hill\nask command").play("recruit")
    assert first.budget == 2
    fifth = table("start\nrow hill: move, plunder, trade, magic\nturn hill\nask command")
    assert fifth.play("recruit").budget == 6


@rule("AG-CMD-04", "AG-BAT-14")
def test_right_grows_as_long_as_the_card_lies() -> None:
    from .table import a_battle

    for cards, dice in (("leader", 1), ("leader, move", 2), ("leader, move, magic", 3)):
        t = a_battle(
            "fire: leader", "hill: regular", "fire miss, miss, miss", rows=f"row fire: {cards}"
        )
        t.play("use_leader")
        assert t.bounds == (1, dice)


@rule("AG-CMD-06")
def test_cards_stay_in_the_row_until_rest() -> None:
    t = table("row hill: move, plunder\nturn hill\nask command")

    assert "AG-CMD-06" in t.refuses("command:move")
    t.play("rest", "done")

    assert t.row("hill") == []


@rule("AG-CMD-07", "AG-INF-01")
def test_rows_are_open_to_all() -> None:
    from jotunheim.games.assault import GAME

    t = table("row hill: move, plunder")

    zones = {zone.key: zone for zone in GAME.view(t.g, t.seat_of("storm")).zones}

    names = [card.name for card in zones[f"row{t.seat_of('hill')}"].cards]
    assert names == ["Move", "Plunder"]


@rule("AG-TRN-01")
def test_every_round_begins_at_the_top_of_the_ordning() -> None:
    for seed in range(1, 7):
        g = GAME.start({}, 4, Chance(seed))
        g.journal = []
        while len([e for e in g.journal if e.what == "turn"]) < 4:
            g.play(g.options[-1])
        turns = [event.values[0] for event in g.journal if event.what == "turn"]
        assert turns[:4] == [(g.first + place) % 4 for place in range(4)]
