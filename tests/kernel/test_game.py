"""The door of a game: starting, prompts, logs, deals; and the same play on every build."""

import pytest

from jotunheim.kernel import (
    ALL,
    Chance,
    ContentError,
    Event,
    Game,
    RulesError,
    SeatsError,
    SettingError,
    SituationError,
    playout,
)
from jotunheim.testing import Table
from tests.toys import TOYS, raid, skirmish, thieves

# The end of one random game of each toy: the same interpreted and compiled.
ENDS: dict[str, tuple[int, str]] = {
    "expedition": (27, "7727f1f4e03f97fb"),
    "raid": (97, "666baa51b924ea3c"),
    "skirmish": (116, "f2ea22857937906c"),
    "thieves": (17, "006cb69b9701f162"),
    "tug": (19, "d737e74897c0c0c3"),
}


def end_of(name: str) -> tuple[int, str]:
    game = TOYS[name]
    g = game.start({}, game.most, Chance(11))
    return playout(g, Chance(12), track=True), g.digest()


@pytest.mark.parametrize("name", sorted(TOYS))
def test_the_same_game_on_every_build(name: str) -> None:
    assert end_of(name) == ENDS[name]


@pytest.mark.parametrize("name", sorted(TOYS))
def test_a_playout_that_follows_no_knowledge_is_the_same_game(name: str) -> None:
    game = TOYS[name]
    g = game.start({}, game.most, Chance(11))

    assert playout(g, Chance(12)) == ENDS[name][0]

    assert all(not veil.on for veil in g.veils())
    assert game.outcome(g).ranks == outcome_of(name)


def outcome_of(name: str) -> list[int]:
    game = TOYS[name]
    g = game.start({}, game.most, Chance(11))
    playout(g, Chance(12), track=True)
    return game.outcome(g).ranks


def test_a_start_is_refused_for_what_is_wrong_with_it() -> None:
    with pytest.raises(SeatsError, match="raid is played with 3 seats, not 4"):
        raid.GAME.start({}, 4, Chance(1))
    with pytest.raises(SeatsError, match="thieves is played with 2 to 3 seats, not 1"):
        thieves.GAME.start({}, 1, Chance(1))
    with pytest.raises(SettingError, match="option turns"):
        thieves.GAME.start({"turns": "0"}, 2, Chance(1))
    with pytest.raises(SituationError, match="no language for situations"):
        thieves.GAME.open_situation("x", {}, 2, Chance(1))
    with pytest.raises(ContentError, match="no content that a pack could replace"):
        thieves.GAME.with_content("x")


def test_the_prompt_of_the_asked_seat_and_of_the_others() -> None:
    table = Table(skirmish.GAME, settings={"stances": "no"})
    table.play("attack", "unit:1")
    mine, other = table.view(0).prompt, table.view(1).prompt
    assert mine is not None and other is not None
    assert mine.mine and mine.form == "set" and (mine.low, mine.high) == (1, 3)
    assert mine.picks == ("unit:1",) and mine.trail == ("battle",)
    assert [choice.token for choice in mine.choices][-1] == "done"
    assert [choice.token for choice in mine.asides] == ["concede", "wave"]
    assert (other.question, other.seat, other.mine) == ("seat 1 is deciding", 0, False)
    assert other.choices == () and other.picks == ()


def test_a_decision_says_what_it_is_called_to_pick_nothing_more() -> None:
    table = Table(skirmish.GAME, settings={"stances": "no"})
    assert [c.label for c in table.prompt.choices if c.token == "pass"] == ["End your turn"]

    table.play("attack", "unit:1")
    assert [c.label for c in table.prompt.choices if c.token == "done"] == ["Done"]

    table.play("done")
    assert [c.label for c in table.prompt.choices if c.token == "pass"] == ["No"]


def test_a_covert_question_looks_alike_to_all_others() -> None:
    table = Table(skirmish.GAME, settings={"stances": "no"})
    table.play("attack", "unit:1", "done")
    asked = table.seat
    for seat in (1 - asked, -1):
        prompt = table.view(seat).prompt
        assert (
            prompt is not None and prompt.question == "Waiting for reactions" and prompt.seat == -1
        )


def test_a_secret_draft_is_shown_to_its_seat_alone() -> None:
    table = Table(skirmish.GAME)
    table.play("stance:1")
    mine, other = table.view(0).prompt, table.view(1).prompt
    assert mine is not None and mine.picks == ("stance:1",)
    assert other is not None and other.picks == ()


def test_the_log_is_for_those_who_may_know() -> None:
    table = Table(skirmish.GAME, settings={"stances": "no"})
    table.play("draw")
    (line,) = table.log(0)
    assert line.startswith("draws 0")
    assert table.log(1) == [] and table.log(-1) == []
    event = Event("x", (), 0b10, 1, 1, False)
    assert event.is_for(1) and not event.is_for(0) and not event.is_for(-1)


class Renaming(Game[skirmish.Skirmish]):
    """Counts its sentences, and calls the first seat what a word says."""

    def __init__(self, word: str) -> None:
        super().__init__("renaming", "Renaming", skirmish.GAME.words)
        self.word = word
        self.worded = 0

    def seat_name(self, g: skirmish.Skirmish, seat: int) -> str:
        return self.word if seat == 0 else "other"

    def sentence(self, g: skirmish.Skirmish, event: Event, seat: int) -> str:
        self.worded += 1
        return f"{self.word} {event.what}"


def test_lines_of_the_log_are_worded_once_for_each_seat() -> None:
    g = skirmish.GAME.start({"stances": "no"}, 2, Chance(3), journal=True)
    game = Renaming("Ylva")
    assert g.journal is not None
    g.journal += [Event("sings", (), ALL, 1, 1, False), Event("hums", (), 1, 1, 1, False)]

    assert [line.text for line in game.log(g, 0)][-2:] == ["Ylva sings", "Ylva hums"]
    assert [line.text for line in game.log(g, 1)][-1:] == ["Ylva sings"]

    before = game.worded
    game.log(g, 0).clear()  # the list is the caller's own
    g.journal.append(Event("rests", (), ALL, 2, 2, False))
    assert [line.text for line in game.log(g, 0)][-2:] == ["Ylva hums", "Ylva rests"]
    assert game.worded == before + 1


def test_the_log_is_worded_anew_for_another_journal_and_other_names() -> None:
    g = skirmish.GAME.start({"stances": "no"}, 2, Chance(3), journal=True)
    game = Renaming("Ylva")
    first, second, third = [Event(what, (), ALL, 1, 1, False) for what in "abc"]
    g.journal = [first, second]
    assert [line.text for line in game.log(g, 0)] == ["Ylva a", "Ylva b"]

    g.journal = [first, third]
    assert [line.text for line in game.log(g, 0)] == ["Ylva a", "Ylva c"]
    g.journal = [first]
    assert [line.text for line in game.log(g, 0)] == ["Ylva a"]
    game.word = "Bo"
    assert [line.text for line in game.log(g, 0)] == ["Bo a"]


def test_reading_the_log_is_no_part_of_the_table() -> None:
    g = skirmish.GAME.start({"stances": "no"}, 2, Chance(3), journal=True)
    before = g.digest()

    skirmish.GAME.log(g, 0)

    assert g.worded is not None and g.digest() == before and g.clone().worded is None


def test_a_deal_never_settles_and_has_other_dice() -> None:
    g = skirmish.GAME.start({"stances": "no"}, 2, Chance(3))
    g.play(skirmish.ATTACK)
    g.play(skirmish.UNIT)
    g.play(1)
    assert g.asked is not None and g.asked.covert
    chance = Chance(77)
    for seat in (0, 1, -1):
        new = skirmish.GAME.determinize(g, seat, chance)
        assert new.asked is g.asked and new.chance is chance and new.ply == g.ply
        assert not new.veil.on and g.veil.on


class Never(Game[skirmish.Skirmish]):
    """A game in which no deal ever fits."""

    def redraw_sealed(self, g: skirmish.Skirmish, seat: int, chance: Chance) -> bool:
        return False


def test_a_deal_that_cannot_be_is_our_mistake() -> None:
    g = skirmish.GAME.start({}, 2, Chance(3))
    with pytest.raises(RulesError, match="no deal fits the question"):
        Never("never", "Never", skirmish.WORDS).determinize(g, 0, Chance(1))


def test_the_normal_world_tells_nothing_of_covert_plays() -> None:
    g = raid.GAME.start({}, 3, Chance(5))
    playout_until_covert(g)
    normal = raid.GAME.normal(g, 0)
    assert (normal.ply, normal.barrier, normal.actor, normal.covert_passes) == (0, 0, -1, 0)
    assert (normal.learned, normal.leaves) == (0, 0)


def playout_until_covert(g: raid.Raid) -> None:
    while g.covert_passes == 0:
        assert g.asked is not None
        g.play(g.asked.default(g, g.options))
