from jotunheim.games.giant.state import UNMOVED

from .table import Table, rule, situation

QUIET = "phase assault\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506\n"


def next_round(rolls: str) -> Table:
    return situation(QUIET, rolls).play("end", "end")


@rule("GI-RND-01", "GI-RND-02", "GI-RND-03")
def test_a_round_has_its_phases_in_order_and_rounds_repeat() -> None:
    table = situation(
        "high 1\ngiant 1 type=7 at=1505 weapons=RA1:G1\ngiant 4 type=7 at=1506 weapons=RA1:G1\n",
        "2 7 8 7",
    )
    met: list[tuple[str, int]] = []
    while table.g.round == 2:
        met.append((table.asked(), table.seat()))
        table.play("mode:stand" if "mode:stand" in table.options() else "end")

    assert met == [
        ("PickManner", 0),
        ("PickManner", 1),
        ("PickShooter", 1),
        ("PickShooter", 0),
        ("PickAttacker", 1),
        ("PickAttacker", 0),
    ]
    assert table.g.round == 3


@rule("GI-RND-04")
def test_a_side_uses_its_giants_in_any_order_and_completely_before_the_other() -> None:
    table = situation(
        "high 1\ngiant 1 type=7 at=1505\ngiant 2 type=7 at=1507\ngiant 3 type=7 at=1509\n"
        "giant 4 type=7 at=2020\n"
    )
    for name in ("giant:3", "giant:1"):
        assert table.seat() == 0
        table.play(name, "mode:stand")
    table.play("mode:stand")

    assert table.seat() == 1


@rule("GI-INI-01")
def test_each_round_is_rolled_for_and_ties_again() -> None:
    assert next_round("5 5 6 6 4 9").g.high == 1
    assert next_round("9 4").g.high == 0


@rule("GI-INI-01", "GI-SHT-07", "GI-ASL-04", "GI-MOV-17")
def test_a_new_round_clears_what_was_used() -> None:
    text = QUIET.replace("at=1505", "at=1505 assaulted moved=run:5")
    table = situation(text, "4 9").play("end")

    one = table.giant(1)
    assert (one.manner, one.moved, one.fired, one.assaulted) == (UNMOVED, 0, 0, False)


@rule("GI-INI-02", "GI-INI-03")
def test_the_winner_moves_last() -> None:
    table = next_round("4 9")

    assert table.g.high == 1
    assert table.seat() == 0
