"""Which games a tournament has: seats change, seeds are shared, and all follows from the seed."""

import pytest

from jotunheim import registry
from jotunheim.arena.folder import FIELDS
from jotunheim.arena.plan import ArenaError, Tournament, match, tournament
from jotunheim.bots.player import UnknownPlayer
from jotunheim.kernel import SeatsError, SettingError, UserError
from tests.toys import TOYS

CONNECT_FOUR = registry.game("connect-four")


def test_players_change_seats_and_share_seeds_within_a_group() -> None:
    plan = tournament(CONNECT_FOUR, ["squire", "random"], 4)

    matches = [match(plan, number) for number in range(4)]

    assert [m.players for m in matches[:2]] == [("squire", "random"), ("random", "squire")]
    assert matches[0].seed == matches[1].seed != matches[2].seed == matches[3].seed
    assert matches[0].seeds == matches[1].seeds[::-1]  # each player keeps its own seed too


def test_every_player_sits_on_every_seat_equally_often() -> None:
    plan = tournament(TOYS["tug"], ["knight", "squire", "random"], 40)

    for seat in range(4):
        entries = [match(plan, number).entries[seat] for number in range(40)]
        assert [entries.count(entry) for entry in range(4)] == [10] * 4


def test_the_last_player_takes_the_seats_left_over() -> None:
    plan = tournament(TOYS["tug"], ["knight", "squire"], 1)

    assert plan.players == ("knight", "squire", "squire", "squire")


def test_another_seed_gives_other_seeds() -> None:
    first, second = [tournament(CONNECT_FOUR, ["random"], 1, seed=seed) for seed in (1, 2)]

    assert match(first, 0).seed != match(second, 0).seed
    assert first.mark() != second.mark()


def test_whatever_makes_a_tournament_another_one_has_a_word() -> None:
    assert {*FIELDS, "games"} == {*Tournament.__struct_fields__}


def test_more_games_are_the_same_tournament() -> None:
    short, long = [tournament(CONNECT_FOUR, ["random"], games) for games in (5, 50)]

    assert short.same_but_longer(long)
    assert short.mark() == long.mark()
    assert match(short, 3) == match(long, 3)


@pytest.mark.parametrize(
    ("players", "games", "seats", "options", "error", "line"),
    [
        (["squier"], 1, 0, {}, UnknownPlayer, "did you mean 'squire'"),
        ([], 1, 0, {}, ArenaError, "at least one player"),
        (["random"] * 3, 1, 0, {}, ArenaError, "3 players are more than the 2 seats"),
        (["random"], 1, 5, {}, SeatsError, "2 seats, not 5"),
        (["random"], 0, 0, {}, ArenaError, "at least one game, not 0"),
        (["random"], 1, 0, {"rows": "99"}, SettingError, "option rows"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: list[str],
    games: int,
    seats: int,
    options: dict[str, str],
    error: type[UserError],
    line: str,
) -> None:
    with pytest.raises(error, match=line):
        tournament(CONNECT_FOUR, players, games, seats, 0, options)
