"""Secrets: what a seat sees is the same in all worlds that it cannot tell apart; one of them stands for all."""

from typing import Any

from jotunheim.kernel import PASS, Chance, React, State, to_data
from jotunheim.testing.checks.courses import Moment
from jotunheim.testing.checks.table import check_places
from jotunheim.testing.complaint import blame, expect, expect_same
from jotunheim.testing.sight import Sight, expect_same_sight
from jotunheim.testing.walk import Walk, play_on


def check_worlds(walk: Walk) -> None:
    """View, log and options are the same before and after determinize, for all viewers."""
    for seat in walk.seats():
        try:
            other = walk.deal(seat)
        except Exception as error:
            raise blame(error, "deal", f"{walk.where()}: for seat {seat}") from error
        what = f"{walk.where()}: seat {seat} sees what it cannot know"
        expect_same_sight(walk.sight(seat), Sight(walk.game, other, seat), "secrets", what)
        expect_same(walk.g.census(), other.census(), "deal", f"{walk.where()}: for seat {seat}")
        check_places(other, f"{walk.where()}: dealt again for seat {seat}")
        check_normal(walk, other, seat)


def check_told(walk: Walk) -> None:
    """One play in two worlds: as long as a seat cannot tell them apart, it reads the same."""
    for seat in walk.seats():
        real: State[Any] = walk.g.clone()
        other = walk.deal(seat)
        other.chance = real.chance.copy()
        real.journal, other.journal = [], []
        tokens = [token for token in real.options if token in other.options]
        if not tokens:
            continue
        token = tokens[walk.rng.below(len(tokens))]
        before, its_before = Moment(real), Moment(other)
        real.play(token)
        other.play(token)
        if before.is_lost() or before.told(seat) != its_before.told(seat):
            continue  # what was learned may have been shuffled away within this play
        normal, other_normal = (walk.game.normal(g.me(), seat) for g in (real, other))
        if to_data(normal) == to_data(other_normal):
            name = walk.game.words.names[token]
            what = f"{walk.where()}: after {name}, seat {seat} reads what it cannot know"
            mine, its = Sight(walk.game, real, seat), Sight(walk.game, other, seat)
            expect_same_sight(mine, its, "secrets", what)


def check_normal(walk: Walk, other: State[Any], seat: int) -> None:
    """One world stands for all that the seat cannot tell apart."""
    mine = walk.game.normal(walk.g.me(), seat)
    its = walk.game.normal(other.me(), seat)
    what = f"{walk.where()}: seat {seat} has two normal worlds for one table"
    expect_same(to_data(mine), to_data(its), "normal", what)
    mine.journal = its.journal = walk.g.journal
    asked = walk.g.asked
    if asked is not None and asked.seat == seat:
        what = f"{walk.where()}: the normal world asks seat {seat} something else"
        expect_same(walk.g.options, mine.options, "normal", what)


def check_deals_play(walk: Walk, limit: int) -> None:
    """A world dealt again for a seat, with or without knowledge, can be played to the end."""
    seat = walk.seats()[walk.rng.below(len(walk.seats()))]
    track = walk.rng.below(2) == 0
    where = f"{walk.where()}: dealt for seat {seat}, played on"
    try:
        chance = Chance(walk.rng.below(2**30))
        new: State[Any] = walk.game.determinize(walk.g.me(), seat, chance, track)
        expect(new.over or len(new.options) > 0, "deal", f"{where}: nothing to choose")
        play_on(new, walk.rng, limit)
    except Exception as error:
        raise blame(error, "deal", where) from error
    expect(new.over, "endless", f"{where}: not over after {limit} decisions")


def check_covert(walk: Walk) -> None:
    """The others see the same, no matter who is asked covertly or passed covertly before."""
    asked = walk.g.asked
    shifted: State[Any] = walk.g.clone()
    shifted.journal = walk.g.journal
    shifted.ply += 1
    shifted.covert_passes += 1
    for seat in walk.seats():
        what = f"{walk.where()}: seat {seat} sees how many covert questions were passed"
        expect_same_sight(walk.sight(seat), Sight(walk.game, shifted, seat), "covert", what)
    if asked is None or not asked.covert:
        return
    for seat in walk.seats():
        if seat != asked.seat:
            check_hidden_question(walk, seat)
    if isinstance(asked, React):  # only a window can be put to another seat
        check_others_asked(walk, asked)


def check_hidden_question(walk: Walk, seat: int) -> None:
    """No sign of who is asked covertly."""
    scene = walk.sight(seat).scene
    where = f"{walk.where()}: view of seat {seat}"
    named = scene.prompt is not None and scene.prompt.seat >= 0
    expect(not named, "covert", f"{where}: names the seat that is asked covertly")
    deciding = [other.seat for other in scene.seats if "deciding" in other.states]
    expect(not deciding, "covert", f"{where}: marks seat {deciding} as deciding")


def check_others_asked(walk: Walk, asked: React[Any]) -> None:
    """In a window, seats that are not asked see the same, no matter which of the others is."""
    window = asked.window
    for at, instead in enumerate(window.order):
        other: State[Any] = walk.g.clone()
        other.journal = walk.g.journal
        other.asked = React(window, at, asked.passes)
        other.options = [PASS]
        for seat in walk.seats():
            if seat not in (instead, asked.seat):
                what = f"{walk.where()}: seat {seat} sees that it is not seat {instead}"
                expect_same_sight(walk.sight(seat), Sight(walk.game, other, seat), "covert", what)
