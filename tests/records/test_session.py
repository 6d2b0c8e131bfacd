from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.kernel import Chance, IllegalAction, RecordError
from jotunheim.records import Session, UndoRefused, load, new_header, parse, resume
from jotunheim.records.timeline import STRIDE
from tests.records.hoard import GAME, Hoard

SEED = "ab" * 32


def a_table(seats: int = 2, rounds: int = 3, seed: str = SEED) -> Session:
    return Session(GAME, new_header(GAME, seats, {"rounds": str(rounds)}, seed))


def hoard(table: Session) -> Hoard:
    """The state, with its own type."""
    assert isinstance(table.g, Hoard)
    return table.g


def random_table(seed: int, seats: int = 2) -> Session:
    """A table played at random to its end."""
    table = a_table(seats, seed=f"{seed:064x}")
    rng = Chance(seed)
    names = GAME.words.names
    while not table.g.over:
        options = table.g.options
        table.play(names[options[rng.below(len(options))]])
    return table


def test_a_play_is_one_line_with_its_draws() -> None:
    table = a_table()

    table.play("roll")

    line = table.text().split("\n")[-2]
    number, seat, question, answer, draw = line.split(" ")
    assert (number, seat, question, answer) == ("1", "1", "Turn", "roll")
    assert draw == f"6:{hoard(table).gold[0]}"


def test_the_draws_of_the_set_up_stand_on_line_0() -> None:
    table = a_table()

    body = table.text().split("\n\n")[1]

    assert body == f"0 2:{hoard(table).horn + 1}\n"


def test_a_refused_answer_changes_nothing() -> None:
    table = a_table()
    before = table.g.digest()

    with pytest.raises(IllegalAction, match="stones are grabbed, not dug"):
        table.play("stone:1")
    with pytest.raises(IllegalAction, match="no choice named 'gold'"):
        table.play("gold")

    assert table.g.digest() == before
    assert table.plays == []


def test_a_whole_answer_goes_in_at_once_or_not_at_all() -> None:
    table = a_table()
    table.play_all(["grab", "stone:0", "stone:2", "done"])
    assert hoard(table).gold[0] == 2

    with pytest.raises(IllegalAction):
        table.play_all(["grab", "stone:2", "stone:0"])

    assert table.now == 4


def test_nothing_can_be_sent_behind_a_draw() -> None:
    table = a_table()

    with pytest.raises(IllegalAction, match="only 1 of 2"):
        table.play_all(["roll", "dig"])

    assert table.now == 0


def test_undo_takes_back_one_play_and_redo_plays_it_again() -> None:
    table = a_table()
    start = table.g.digest()
    table.play("dig")
    dug = table.g.digest()

    table.undo()
    assert table.g.digest() == start
    table.redo()

    assert table.g.digest() == dug
    assert table.text().endswith("1 1 Turn dig\nundo 0\n1 1 Turn dig\n")


def test_what_was_undone_stays_in_the_log_and_is_marked() -> None:
    table = a_table()
    for name in ("dig", "dig"):
        table.play(name)
    table.undo()
    table.play("pass")
    table.play("dig")

    lines = [(line.text, line.undone) for line in table.log(1)]

    assert lines == [("chapter 1", False), ("dig 0", False), ("dig 0", True), ("dig 1", False)]
    assert list(table.scene(1).log) == table.log(1)
    again = load(parse(table.text().encode()), GAME)
    assert again.log(1) == table.log(1)
    table.undo()
    table.go_to(1)
    assert [line.undone for line in table.log(1)] == [False, False]


def test_undone_events_fall_back_with_further_undos() -> None:
    table = a_table()
    for name in ("dig", "dig", "dig"):
        table.play(name)
    for _ in range(3):
        table.undo()
    table.play("dig")

    assert [line.undone for line in table.log(0)] == [False, True, True, True, False]


def test_an_undo_after_a_waypoint_keeps_the_log_of_a_game_that_began_in_silence() -> None:
    game = registry.game("assault")
    table = Session(game, new_header(game, 3, {}, SEED))
    assert table.log(-1) == []
    while table.line.now <= 2 * STRIDE + 2:
        before = table.log(-1)
        table.play_tokens(table.g.options[:1])

    table.undo()

    assert table.log(-1)[: len(before)] == before
    assert not any(line.undone for line in before)


def test_another_play_ends_redo() -> None:
    table = a_table()
    table.play("dig")
    table.undo()
    table.play("peek")

    with pytest.raises(UndoRefused, match="nothing was taken back"):
        table.redo()


def test_undo_in_the_middle_of_a_set() -> None:
    table = a_table()
    table.play_all(["grab", "stone:1"])

    table.undo()

    assert table.g.picks == []
    assert table.g.options == [GAME.words.token(f"stone:{i}") for i in range(4)]


@pytest.mark.parametrize(
    ("plays", "why"),
    [
        (["roll"], "dice were rolled or a card was drawn"),
        (["peek"], "something hidden was seen"),
        (["pass", "dig", "dig"], ""),
    ],
)
def test_undo_stops_where_something_became_known(plays: list[str], why: str) -> None:
    table = a_table()
    for name in plays:
        table.play(name)

    assert table.why_no_undo() == why


def test_undo_stops_at_another_seats_play() -> None:
    table = a_table()
    for name in ("dig", "pass", "dig"):
        table.play(name)

    table.undo()

    with pytest.raises(UndoRefused, match="the next player has already moved"):
        table.undo()
    assert table.now == 2


def test_nothing_played_nothing_to_undo() -> None:
    with pytest.raises(UndoRefused, match="nothing has been played yet"):
        a_table().undo()


@pytest.mark.parametrize("seed", [3, 4])  # the horn is at either seat
@pytest.mark.parametrize("after", [[], ["dig"]])
def test_a_refused_undo_does_not_tell_whether_somebody_was_asked(
    after: list[str], seed: int
) -> None:
    reasons = []
    for answers in (["blow"], ["pass", "pass"]):  # the horn is spent, or its owner is asked again
        table = a_table(seed=f"{seed:064x}")
        for _ in range(2):
            for name in ("pass", "pass", "bid:0", "bid:0", "bid:1", "bid:1"):
                table.play(name)
            if answers:
                table.play(answers.pop(0))
        for name in after:
            table.play(name)
            table.undo()
        assert hoard(table).round == 3
        reasons.append(table.why_no_undo())

    assert reasons == ["something hidden was seen"] * 2


def test_a_window_is_a_barrier_for_the_seat_that_opened_it() -> None:
    table = a_table()
    for name in ("pass", "pass", "bid:0", "bid:0", "bid:1", "bid:1", "pass", "dig"):
        table.play(name)

    table.undo()

    assert "no undo" in refusal(table)


def refusal(table: Session) -> str:
    with pytest.raises(UndoRefused) as caught:
        table.undo()
    return str(caught.value)


def test_going_back_and_forth_shows_the_same_states() -> None:
    table = random_table(5)
    digests = []
    logs = []
    for number in range(len(table.plays) + 1):
        table.go_to(number)
        digests.append(table.g.digest())
        logs.append(table.log(0))

    for number in reversed(range(len(table.plays) + 1)):
        table.go_to(number)
        assert (table.g.digest(), table.log(0)) == (digests[number], logs[number])
    assert len(set(digests)) == len(digests)
    with pytest.raises(IllegalAction, match="there is no play"):
        table.go_to(len(digests))


def test_the_last_state_is_kept_while_an_earlier_one_is_shown() -> None:
    """A server looks at a table for each request: to play it again each time was a third of an action's cost."""
    table = random_table(5)
    last, log = table.g, table.log(0)

    table.go_to(len(table.plays))
    assert table.g is last
    table.go_to(3)
    table.go_to(0)
    assert table.g is not last
    table.go_to(len(table.plays))
    assert table.g is last
    assert table.log(0) == log


def test_a_state_that_was_kept_does_not_come_back_after_an_undo() -> None:
    table = a_table()
    table.play("dig")
    digest = table.g.digest()
    table.play("dig")
    table.go_to(0)
    table.line.cut(1)

    table.go_to(1)

    assert (table.now, table.g.digest()) == (1, digest)


def test_a_table_that_shows_the_past_cannot_be_played() -> None:
    table = a_table()
    table.play("dig")
    table.go_to(0)

    with pytest.raises(IllegalAction, match="go to the end"):
        table.play("dig")
    assert "go to the end" in table.why_no_undo()


@pytest.mark.native
@pytest.mark.parametrize("seed", range(12))
def test_a_record_loads_to_the_same_state(seed: int) -> None:
    table = random_table(seed, seats=2 + seed % 2)

    again = load(parse(table.text().encode()), GAME)

    assert again.g.digest() == table.g.digest()
    assert again.text() == table.text()
    assert again.log(0) == table.log(0)


def test_a_covert_question_is_answered_by_a_standing_order() -> None:
    asked = a_table()
    asked.give_order(hoard(asked).horn, "ask")
    passed = a_table()
    passed.give_order(hoard(passed).horn, "pass")
    for table in (asked, passed):
        for name in ("pass", "pass", "bid:0", "bid:0", "bid:1", "bid:1"):
            table.play(name)

    assert asked.g.asked is not None and asked.g.asked.name() == "React"
    assert passed.g.asked is not None and passed.g.asked.name() == "Turn"
    assert passed.plays[-1].question == "React"
    again = load(parse(passed.text().encode()), GAME)
    assert again.orders == passed.orders


def test_who_passes_until_the_next_move_is_asked_after_it() -> None:
    table = a_table()
    seat = hoard(table).horn
    table.give_order(seat, "turn")
    for name in ("pass", "pass", "bid:0", "bid:0", "bid:1", "bid:1"):
        table.play(name)

    # The seat has answered an open question since, so the order is over, as the record says.
    assert table.orders[seat] == "ask"
    assert f"order {seat + 1} ask" in table.text()
    assert load(parse(table.text().encode()), GAME).orders == table.orders


def test_an_unknown_order_or_seat_is_refused() -> None:
    with pytest.raises(IllegalAction, match="ask or pass"):
        a_table().give_order(0, "bot")
    with pytest.raises(IllegalAction, match="no seat 3"):
        a_table().give_order(2, "pass")


def test_a_sealed_answer_can_be_given_ahead() -> None:
    table = a_table()
    table.play("pass")
    assert table.options_ahead(1) == []  # nothing sealed is asked yet
    table.play("pass")

    table.answer_ahead(1, "bid:2")
    again = load(parse(table.text().encode()), GAME)
    for copy in (table, again):
        copy.answer_ahead(1, "bid:0")
        assert copy.options_ahead(1) == []
        copy.play("bid:1")
        copy.play("bid:1")

    assert [p.seat for p in table.plays[-2:]] == [1, 1]
    assert hoard(table).gold == [-2, -2]
    assert again.g.digest() == table.g.digest()
    assert table.ahead == again.ahead == {}  # used up: the next sealed question starts empty


def test_an_answer_ahead_can_be_withdrawn() -> None:
    table = a_table()
    table.play_all(["pass"])
    table.play("pass")
    table.answer_ahead(1, "bid:2")

    table.withdraw(1)
    table.play("bid:1")
    table.play("bid:1")

    assert table.g.asked is not None and table.g.asked.seat == 1
    assert load(parse(table.text().encode()), GAME).ahead == {}


def test_ahead_of_what_is_not_sealed_is_refused() -> None:
    table = a_table()

    with pytest.raises(IllegalAction, match="no sealed question"):
        table.answer_ahead(1, "bid:2")


def test_a_situation_and_its_rolls_are_part_of_the_record() -> None:
    head = new_header(GAME, 2, seed=SEED, situation="gold 3\ngold 4", rolls=(5, 0))
    table = Session(GAME, head)
    table.play("roll")
    table.play("roll")

    again = load(parse(table.text().encode()), GAME)

    assert hoard(table).gold[0] == hoard(again).gold[0] == 3 + 4 + 6 + 1
    assert "| gold 3\n| gold 4\n\n" in table.text()
    assert "rolls 6 1\n" in table.text()


def test_a_simulation_writes_no_draws() -> None:
    table = a_table(seed="fast:7")
    table.play("roll")

    assert table.text().endswith("seed fast:7\n\n1 1 Turn roll\n")
    assert load(parse(table.text().encode()), GAME).g.digest() == table.g.digest()


def test_a_record_without_its_seed_is_replayed_from_its_draws() -> None:
    table = random_table(3)
    text = "".join(
        [line for line in table.text().splitlines(keepends=True) if not line.startswith("seed")]
    )

    again = load(parse(text.encode()), GAME)

    assert hoard(again).gold == hoard(table).gold


def test_every_chapter_has_a_check_and_the_end_has_the_outcome() -> None:
    table = random_table(4)
    lines = table.text().splitlines()

    chapters = [e for e in table.line.journal if e.what == "chapter"][1:]
    checks = [line for line in lines if line.startswith("check")]

    assert len(checks) >= len(chapters)
    outcome = GAME.outcome(hoard(table))
    ends = lines[-1].split(" ")
    assert ends[0] == "end"
    assert [int(w) for w in ends[4:6]] == outcome.scores
    assert [int(w) for w in ends[7:9]] == outcome.ranks


def test_a_game_is_written_as_it_goes(tmp_path: Path) -> None:
    table = a_table()
    table.save_as(tmp_path / "new" / "game.jotun")

    for name in ("dig", "roll", "dig"):
        table.play(name)
        assert (tmp_path / "new" / "game.jotun").read_text() == table.text()
    table.undo()
    assert (tmp_path / "new" / "game.jotun").read_text() == table.text()

    again = resume(tmp_path / "new" / "game.jotun", GAME)
    again.play("peek")
    assert (tmp_path / "new" / "game.jotun").read_text() == again.text()


def test_an_existing_file_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("dear diary")

    with pytest.raises(RecordError, match="file of this name already"):
        a_table().save_as(tmp_path / "mine")

    assert (tmp_path / "mine").read_text() == "dear diary"
    assert [p.name for p in tmp_path.iterdir()] == ["mine"]
