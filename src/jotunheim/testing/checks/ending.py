"""How it ends: outcomes in order, and the same end whenever the same plays are made."""

from typing import Any

from jotunheim.kernel import Outcome, State, to_data
from jotunheim.testing.complaint import expect, expect_same, expect_same_state
from jotunheim.testing.walk import Walk


def check_outcome(walk: Walk) -> None:
    """One score, rank and utility per seat; utilities in [-1, 1] and in the order of ranks."""
    g = walk.g
    outcome: Outcome = walk.game.outcome(g.me())
    name, seats = "outcome", range(g.seats)
    expect(len(outcome.ranks) == g.seats, name, f"{len(outcome.ranks)} ranks, {g.seats} seats")
    expect(min(outcome.ranks) == 1, name, f"nobody is first: {outcome.ranks}")
    expect(max(outcome.ranks) <= g.seats, name, f"ranks {outcome.ranks} of {g.seats} seats")
    bounded = all(-1 <= utility <= 1 for utility in outcome.utilities)
    expect(bounded, name, f"utilities beyond -1 and 1: {outcome.utilities}")
    for a in seats:
        for b in seats:
            by_rank = outcome.ranks[b] - outcome.ranks[a]
            by_worth = outcome.utilities[a] - outcome.utilities[b]
            agree = (by_rank > 0) == (by_worth > 0) and (by_rank == 0) == (by_worth == 0)
            what = f"ranks {outcome.ranks} do not fit utilities {outcome.utilities}"
            expect(agree, name, what)


def check_replay(walk: Walk) -> None:
    """The same plays, by name, from the same seed: the same questions, the same end."""
    again: State[Any] = walk.course.begin()
    for i, play in enumerate(walk.plays):
        asked = again.asked
        now = (asked.seat, asked.name()) if asked is not None else "the game is over"
        what = f"play {i + 1} is another question when played again"
        expect_same((play.seat, play.question), now, "replay", what)
        again.play(walk.game.words.token(play.token))
    expect_same_state(walk.g, again, "replay", "played again, it ends differently")
    expect_same(to_data(walk.g.journal), to_data(again.journal), "replay", "another journal")
