"""A game in the terminal, in line mode."""

import resource
from pathlib import Path

import pytest

from jotunheim.records import load, read
from tests.cli.conftest import Call
from tests.cli.terminal import Terminal
from tests.records.disks import small_disk
from tests.records.hoard import GAME

SOLO = ("play", "hoard", "--player", "2=random", "--seed", "7")


def plays(path: Path) -> list[str]:
    """The answers in a record."""
    return [GAME.words.names[play.token] for play in load(read(path), GAME).plays]


def test_numbers_names_words_and_beginnings_are_answers(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="1\ndig\nDIG\nro\n")

    assert ran.code == 0
    assert plays(terminal.saved()[0]) == ["dig", "dig", "dig", "roll"]


def test_the_end_of_input_saves_and_the_game_can_be_resumed(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="dig\n")
    [path] = terminal.saved()
    again = terminal.run("play", "--resume", path.stem, typed="dig\nquit\n")

    assert f"saved; continue with: ./jotun play --resume {path.stem}" in ran.out
    assert again.code == 0
    assert plays(path) == ["dig", "dig"]


def test_a_game_left_before_anything_was_played_is_not_kept(terminal: Terminal) -> None:
    left = terminal.run(*SOLO, typed="log\nquit\n")
    assert terminal.saved() == []
    saved = terminal.run(*SOLO, typed="save\nquit\n")
    [path] = terminal.saved()
    again = terminal.run("play", "--resume", path.stem, typed="quit\n")

    assert "nothing was played yet, so the game is not kept" in left.out
    assert f"saved; continue with: ./jotun play --resume {path.stem}" in saved.out
    assert "saved; continue with" in again.out and terminal.saved() == [path]


def test_an_own_player_plays_and_a_saved_game_starts_no_code_by_itself(
    terminal: Terminal, tmp_path: Path
) -> None:
    """P-01. Anybody could have written a record that names a program."""
    (tmp_path / "mine.py").write_text(
        "from jotunheim.bots.player import Player\n"
        "class First(Player):\n"
        "    def choose(self, sight):\n"
        "        return sight.options[0]\n"
        "class Angry(Player):\n"
        "    def choose(self, sight):\n"
        "        raise ValueError('no')\n"
    )
    who = f"2={tmp_path}/mine.py:First"
    ran = terminal.run("play", "hoard", "--player", who, "--seed", "7", typed="dig\n")
    [path] = terminal.saved()
    refused = terminal.run("play", "--resume", path.stem, typed="dig\n")
    again = terminal.run("play", "--resume", path.stem, "--player", who, typed="dig\nquit\n")
    angry = terminal.run(
        *("play", "connect-four", "--player", f"2={tmp_path}/mine.py:Angry"), typed="1\nquit\n"
    )

    assert ran.code == 0 and "fingerprint 2 " in path.read_text()
    assert refused.code == 2 and "to let it play on, add --player" in refused.err
    assert again.code == 0
    assert "ValueError: no; the rule of thumb answers" in angry.out


def test_resume_alone_lists_the_saved_games_and_takes_a_number(terminal: Terminal) -> None:
    terminal.run(*SOLO, typed="dig\n")
    [path] = terminal.saved()

    listed = terminal.run("play", "--resume")
    chosen = terminal.run("play", "--resume", typed="1\nroll\n")

    assert path.name in listed.out and "play 1" in listed.out
    assert chosen.code == 0
    assert plays(path) == ["dig", "roll"]


def test_several_numbers_make_a_whole_set(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="grab\n3 1\ngrab\n2 1 3\ngrab\n1 2 3 4\n1 1\n")

    assert plays(terminal.saved()[0]) == [
        *("grab", "stone:0", "stone:2", "done"),
        *("grab", "stone:0", "stone:1", "stone:2"),
        "grab",
    ]
    assert "pick 1 to 3, not 4" in ran.out
    assert "there are only 2 " in ran.out


def test_several_names_are_sent_at_once_or_not_at_all(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="dig grab stone:1 done\nroll dig\n1 2\n")

    assert plays(terminal.saved()[0]) == ["dig", "grab", "stone:1", "done"]
    assert "only 1 of 2 picks can be sent at once" in ran.out
    assert "one number at a time" in ran.out


LINES = [
    ("99", "there is no option 99; options are 1 to 5"),
    ("sing", "there is no option 'sing'; type a number from 1 to 5, or help"),
    ("stone:1", "stones are grabbed, not dug (HO-TRN-02)"),
    ("blow", "that is not on offer now"),
    ("why stone:1", "stones are grabbed, not dug (HO-TRN-02)"),
    ("why stone 1", "stones are grabbed, not dug (HO-TRN-02)"),
    ("why blow", "blow does not answer this question"),
    ("why dig", "you can choose dig: type 1"),
    ("why stome:1", "there is no choice named 'stome:1' in this game; did you mean stone:1"),
    ("why", "Old Pit: nobody digs there again (HO-TRN-03)"),
    ("why old pit", "nobody digs there again (HO-TRN-03)"),
    ("why concede", "you can choose concede: type concede"),
    ("why pit", "nobody digs there again (HO-TRN-03)"),
    ("hint squire", "a squire would choose:"),
    ("hint sage", "no player 'sage'"),
    ("undo", "no undo: nothing has been played yet"),
    ("undo x", "undo 'x': type undo, undo and a number, or undo all"),
    ("redo", "no redo: nothing was taken back"),
    ("rules", "hoard does not say which package holds its ledger.md"),
    ("log many", "log 'many': type a number of lines"),
    ("order sing", "order 'sing': it is ask or pass"),
    ("order pass", "the table passes for you"),
    ("\x1b[A\x00\ud800", "there is no option"),
    ("help", "take back your last play"),
]


def test_every_line_gets_an_answer_and_the_game_goes_on(terminal: Terminal) -> None:
    typed = "\n".join([line for line, _ in LINES]) + "\ndig\n"

    ran = terminal.run(*SOLO, typed=typed.encode(errors="surrogatepass"))

    answers = ran.out.split("\nseat 1> ")[1:]
    for (line, says), answer in zip(LINES, answers, strict=False):
        assert says in answer, line
    assert plays(terminal.saved()[0]) == ["dig"]


def test_why_is_answered_for_places_that_are_out_of_reach(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "duel.txt"
    file.write_text("phase movement\nhigh 1\ngiant 1 type=1 at=0505\ngiant 4 type=1 at=3020\n")
    asked = (
        "",
        "why walk to 2020",
        "why run to 2020",
        "run",
        "why 2020",
        "why hex:2020",
        "why to x",
    )

    ran = terminal.run("play", "giant", "--situation", str(file), typed="\n".join(asked))

    answers = [part.partition("\n")[2] for part in ran.out.split("\nWest> ")[1:]]
    far = "2020 costs more than the {} movement points of this {} (GI-MOV-05)"
    assert answers[0].strip() == far.format(8, "walk")
    assert answers[1].strip() == far.format(12, "run")
    assert answers[3].strip() == answers[4].strip() == far.format(12, "run")
    assert "there is no choice named 'to x'" in answers[5]


def test_a_script_learns_that_a_token_was_not_on_offer(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="dig\nstone:1\ndig\n")

    assert ran.complaint == "stones are grabbed, not dug (HO-TRN-02)"
    assert plays(terminal.saved()[0]) == ["dig", "dig"]


def test_a_board_that_has_not_changed_is_drawn_once(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="dig\nroll\nshow\n\n")

    assert [part.count("The Hill") for part in ran.out.split("seat 1> ")] == [1, 0, 0, 1, 1]


def test_sheets_and_cards_that_have_not_changed_are_told_once(terminal: Terminal) -> None:
    """Stronghold's buildings and cards take eighty lines; "show" tells all of it again."""
    typed = "1\n1\n1\nshow\n"
    ran = terminal.run("play", "stronghold", "--player", "2=thumb", "--seed", "7", typed=typed)

    assert ran.out.count("which card comes next?") >= 4
    assert ran.out.count("an action is performed when its spaces are full") == 2
    assert ran.out.count("Orders in hand (5)") == 2


def test_undo_of_several_and_of_all(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="roll\ndig\ndig\ndig\nundo 2\nredo\nundo all\nundo\n")

    assert plays(terminal.saved()[0]) == ["roll"]
    assert "no undo: dice were rolled or a card was drawn" in ran.out


def test_an_empty_log_says_so(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", typed="log\n4\nlog\n")

    assert ran.out.count("nothing has happened yet") == 1


def test_undo_does_not_take_back_what_a_bot_played(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", "--player", "2=squire", typed="4\nundo\nundo all\n")

    assert ran.out.count("no undo: the next player has already moved") == 2
    assert len(read(terminal.saved()[0]).lines) == 2  # no play of the bot was undone and made again


def test_two_at_one_keyboard_take_back_each_others_slips(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", typed="4\nundo\n5\n")

    assert ran.code == 0
    assert "column 4 (undone)" in ran.out


def test_the_rules_of_a_question_are_read_from_the_ledger(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", typed="rules\nrules c4-trn\nrules C4-XYZ-99\n")

    assert ran.out.count("C4-TRN-04  A full column takes no more discs.") == 2
    assert "has no clause C4-XYZ-99" in ran.out


def test_a_copy_is_saved_but_never_over_another_file(terminal: Terminal, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("dear diary")
    copy = tmp_path / "my copy.jotun"

    lines = ("dig", f"save {copy}", "dig", f"save {copy}", f"save {diary}", "save /", "save")
    ran = terminal.run(*SOLO, typed="\n".join(lines))

    assert diary.read_text() == "dear diary"
    assert "another file has this name" in ran.out
    assert "/: this is a folder; name a file" in ran.out
    assert copy.read_bytes() == terminal.saved()[0].read_bytes()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["data", "diary", "my copy.jotun"]


def test_a_whole_game_of_random_players_is_told_and_saved(terminal: Terminal) -> None:
    ran = terminal.run("play", "hoard", "--player", "1=random", "--player", "2=random")

    assert ran.code == 0
    assert "The end" in ran.out
    [path] = terminal.saved()
    assert load(read(path), GAME).g.over
    assert f"saved as {path}" in ran.out
    over = terminal.run("play", "--resume", str(path))
    assert "this game is over; look at it with ./jotun replay" in over.complaint
    assert "no saved games" in terminal.run("play", "--resume").out


def test_people_who_must_not_see_the_same_get_a_curtain(terminal: Terminal) -> None:
    typed = "\npass\n\ndig\n"
    ran = terminal.run("play", "hoard", "--player", "1=person:Ylva", typed=typed)

    assert "Hand the keyboard to seat 1 (Ylva); nobody else should look." in ran.out
    assert "Hand the keyboard to seat 2; nobody else should look." in ran.out
    assert plays(terminal.saved()[0]) == ["pass", "dig"]


def test_people_with_nothing_to_hide_get_none(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", typed="4\n4\n")

    assert "Hand over" not in ran.out


def test_options_a_situation_and_a_seed_are_kept_in_the_record(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "rich.txt").write_text("gold 30\ngold 4\n")
    ran = terminal.run(
        *(*SOLO, "--option", "rounds=5", "--situation", str(tmp_path / "rich.txt")), typed="dig\n"
    )

    assert ran.code == 0
    table = load(read(terminal.saved()[0]), GAME)
    assert table.header.options == {"rounds": "5"}
    assert table.header.seed == "7".rjust(64, "0")
    assert table.scene(0).seats[0].score == "35"
    assert table.header.players == {0: "person", 1: "random"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["hord"], "no game 'hord'; did you mean 'hoard'? there are: "),
        (["crash"], "game crash (crashing_toy:GAME) cannot be loaded: ZeroDivisionError"),
        (["hoard", "--seats", "9"], "hoard is played with 2 to 3 seats, not 9"),
        (["hoard", "--option", "rounds=99"], "'99' is not a whole number from 1 to 9"),
        (["hoard", "--option", "ruonds=2"], "option ruonds: unknown; this game has: rounds"),
        (["hoard", "--option", "rounds"], "--option 'rounds': expected NAME=VALUE"),
        (["hoard", "--player", "random"], "--player 'random': expected SEAT=WHO, as in 2=random"),
        (["hoard", "--player", "2=bob"], "no player 'bob'"),
        (["hoard", "--seats", "2", "--player", "3=random"], "the table has 2 seats"),
        (["hoard", "--seed", "xyz"], "seed: expected 64 hexadecimal digits or fast:N"),
        (["hoard", "--content", "none"], "content pack none: there is no such folder"),
        (["hoard", "--situation", "none"], "none: no such file or directory"),
        (["--resume", "none"], "no saved game 'none'"),
        (["--resume", "x", "--seats", "2"], "--seats is for new games; a saved game keeps its own"),
        (["hoard", "--resume"], "GAME is for new games; a saved game keeps its own"),
        (["--resume", "77"], "there is no saved game 77; there are 0"),
        ([], "which game? There are: "),
    ],
)
def test_wrong_arguments_are_told_in_one_line(
    call: Call, terminal: Terminal, arguments: list[str], says: str
) -> None:
    assert says in call("play", *arguments).complaint
    assert terminal.saved() == []


def test_a_wrong_line_of_a_situation_is_told(call: Call, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("silver 3\n")
    (tmp_path / "worse.txt").write_bytes(b"gold \xff\n")

    bad = call("play", "hoard", "--situation", str(tmp_path / "bad.txt"))
    worse = call("play", "hoard", "--situation", str(tmp_path / "worse.txt"))

    assert "not a line of a hoard: 'silver 3'" in bad.complaint
    assert "a situation is text in UTF-8" in worse.complaint


def test_a_torn_record_is_told_and_goes_on(terminal: Terminal) -> None:
    terminal.run(*SOLO, typed="dig\ndig\n")
    [path] = terminal.saved()
    path.write_bytes(path.read_bytes()[:-4])

    ran = terminal.run("play", "--resume", str(path), typed="roll\n")

    assert "the last line is torn; everything up to play 1 is fine" in ran.out
    assert plays(path) == ["dig", "roll"]


def test_a_damaged_record_is_told_and_left_alone(terminal: Terminal) -> None:
    terminal.run(*SOLO, typed="dig\ndig\n")
    [path] = terminal.saved()
    damaged = path.read_bytes().replace(b"1 1 Turn dig", b"1 2 Turn dig", 1)
    path.write_bytes(damaged)

    ran = terminal.run("play", "--resume", str(path), typed="roll\n")

    assert "play 1 does not fit: seat 1 is asked, not seat 2" in ran.complaint
    assert path.read_bytes() == damaged


def no_more_than_2000_bytes() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))


def test_a_file_that_may_not_grow_ends_the_table_and_loses_nothing(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="dig\n" * 500, before=no_more_than_2000_bytes)

    assert "cannot be saved: file too large; what was saved before is safe" in ran.complaint
    [path] = terminal.saved()
    assert 50 < len(plays(path)) < 500
    assert not read(path).torn


def test_a_full_disk_ends_the_table_and_loses_nothing(terminal: Terminal) -> None:
    terminal.data.mkdir()
    with small_disk(terminal.data):
        ran = terminal.run(*SOLO, typed="dig\nundo\n" * 1000)
        [path] = terminal.saved()
        torn, left = read(path).torn, plays(path)

    assert "cannot be saved: no space left on device" in ran.complaint
    assert not torn
    assert left in ([], ["dig"])


def test_a_data_folder_that_cannot_be_made_is_told(terminal: Terminal) -> None:
    terminal.data.write_text("a file")

    assert "cannot be saved: " in terminal.run(*SOLO, typed="dig\n").complaint


def test_the_menu_starts_a_game_and_goes_on_with_it(terminal: Terminal) -> None:
    first = terminal.run("menu")
    number = next(line.split()[0] for line in first.out.split("\n") if " Hoard" in line)
    typed = f"{number}\n9\n3\n\nbob\nrandom\n\nrounds=99\nrounds=2\nx=1\n\ndig\nquit\n"

    started = terminal.run("menu", typed=typed)
    [path] = terminal.saved()
    again = terminal.run("menu")
    saved = next(line.split()[0] for line in again.out.split("\n") if path.name in line)
    resumed = terminal.run("menu", typed=f"{saved}\nroll\n")

    assert first.code == started.code == resumed.code == 0
    assert "type a number from 2 to 3, or quit" in started.out
    assert "no player 'bob'" in started.out
    assert "no option 'x'" in started.out
    table = load(read(path), GAME)
    assert table.header.options == {"rounds": "2"}
    assert table.header.players == {0: "person", 1: "random", 2: "thrall"}
    assert plays(path) == ["dig", "roll"]


def test_why_proposes_whole_words_alone(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, typed="why undigested\nwhy dig here\n")

    assert "'undigested' in this game\n" in ran.out
    assert "'dig here' in this game; did you mean dig?" in ran.out
