"""Phase 4: training (SH-P4)."""

from .starts import RICH
from .table import rule, table

LINE = "line: artilleryman, quartermaster, saboteur, trainer, trench_master, ballista\n"


@rule("SH-P4-01")
def test_a_rampart_holds_two_different_training_tokens() -> None:
    text = RICH + LINE + "quartermaster RL1\ntrench_master RL2\n"
    t = table(text + "card 5").play("way:1")
    assert t.prompt.question.startswith("Quartermaster")
    assert "space:RL1" not in t.options
    assert "space:RL2" in t.options

    t.play("RL2")

    assert t.has(t.g.siege.quartermasters, "RL2")
    assert t.has(t.g.siege.trench_masters, "RL2")


@rule("SH-P4-02", "SH-ARI-04")
def test_an_artilleryman_takes_a_miss_out_of_a_deck() -> None:
    t = table(RICH + LINE + "machine RL1: ballista\nmachine RL2: catapult, 0\ncard 4").play("way:1")

    assert t.g.siege.machines[0].misses == 3  # the other deck has no Miss, so nothing was asked
    assert t.g.siege.miss_cards == 23


@rule("SH-P4-02")
def test_the_same_machine_can_be_improved_again() -> None:
    t = table(RICH + LINE + "machine RL1: ballista, 3\nmachine RL2: ballista, 1\ncard 4").play(
        "way:1"
    )

    assert t.offers == ["RL1", "RL2"]
    assert t.play("RL1").g.siege.machines[0].misses == 2


@rule("SH-P4-04", "SH-P4-04r", "SH-DEF-04", "SH-HG-11")
def test_a_saboteur_raises_the_cost_of_a_building() -> None:
    t = table("saboteur WRK\nplaced wall: 2\nhourglasses 2\ndefender").play("wall")
    assert t.placed("wall") == 3
    assert t.question == "SpendHourglass"

    t.play("wall")

    assert t.question == "AimAction"


@rule("SH-P4-04r")
def test_a_saboteur_needs_a_building_with_actions_and_a_free_red_space() -> None:
    t = table(RICH + LINE + "saboteur FOR\ncard 6").play("way:1")

    assert t.offers == ["BAR", "CAT", "GRD", "SCO", "WRK"]
    assert "saboteur" in t.refuses("FOR")


@rule("SH-P4-01", "SH-P4-04", "SH-P4-06")
def test_tokens_lie_where_they_were_placed() -> None:
    t = table(RICH + LINE + "trench_master RL1\ncard 6").play("way:1 FOR")
    assert t.has(t.g.siege.saboteurs, "FOR")
    t.until("PlayCard").play("skip way:1 RL2")

    assert t.has(t.g.siege.trench_masters, "RL1")
    assert t.has(t.g.siege.trench_masters, "RL2")
    assert (t.stock("saboteur"), t.stock("trench_master")) == (2, 1)


@rule("SH-P4-05", "SH-P4-05r")
def test_a_trainer_puts_two_trolls_on_foregrounds() -> None:
    t = table(RICH + LINE + "in FL: 9 orc\ncard 7").play("way:1 FL")

    assert t.units("FL") == "9 orc, troll"
    assert t.units("FR") == "troll"  # FL was full, so nothing was asked
    assert t.g.hourglasses.on_hand == 3


@rule("SH-P4-05r")
def test_a_trainer_brings_as_many_trolls_as_there_are() -> None:
    t = table(RICH + LINE + "bag: troll\ncard 7").play("way:1 FL")

    assert t.units("FL") == "troll"
    assert t.question == "SpendHourglass"


@rule("SH-P4-07", "SH-P4-07r", "SH-GRD-01")
def test_only_tracking_removes_saboteurs() -> None:
    t = table("saboteur FOR\nin GRD: marksman\nplaced track: 1\nhourglasses 1\ndefender").play(
        "track"
    )

    assert t.g.siege.saboteurs == 0
    assert t.stock("saboteur") == 3
