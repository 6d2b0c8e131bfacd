"""The rule of thumb: it must beat random play, and never look at what its seat cannot know."""

import pytest

from jotunheim.games.valda.bot.worth import harm
from jotunheim.games.valda.state.table import Valda
from jotunheim.kernel import Chance

from .table import GAME, ValdaTable, table


def by_thumb(g: Valda, seat: int) -> int:
    world = GAME.normal(g, seat)
    weights = GAME.weigh(world, list(g.options))
    return g.options[weights.index(max(weights))]


def wins(seats: int, games: int) -> int:
    """Games won by one rule of thumb against random players, in all seats in turn."""
    found = 0
    for number in range(games):
        thumb = number % seats
        g = GAME.start({}, seats, Chance(number))
        chance = Chance(number + 1000)
        while g.asked is not None:
            by_chance = g.options[chance.below(len(g.options))]
            g.play(by_thumb(g, thumb) if g.asked.seat == thumb else by_chance)
        found += GAME.outcome(g).winners() == [thumb]
    return found


def advice(t: ValdaTable) -> str:
    """What the rule of thumb would answer."""
    assert t.g.asked is not None
    return GAME.words.names[by_thumb(t.g, t.g.asked.seat)]


def follow(t: ValdaTable, times: int) -> list[str]:
    """Let the rule of thumb play so often; what it played."""
    found = []
    for _play in range(times):
        found.append(advice(t))
        t.play(found[-1])
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_a_thumb_beats_random_players(seats: int) -> None:
    assert wins(seats, 8) >= 7


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 95), (4, 85)])
def test_a_thumb_wins_most_of_a_hundred_games(seats: int, least: int) -> None:
    assert wins(seats, 100) >= least


@pytest.mark.parametrize("how", ["draft", "in_play"])
def test_a_thumb_answers_all_questions_of_all_ways_of_choosing(how: str) -> None:
    g = GAME.start({"occupants": how}, 3, Chance(4))
    while g.asked is not None:
        g.play(by_thumb(g, g.asked.seat))
    assert max(g.followers) > 12


# Situations ---------------------------------------------------------------------------------------

TURN = "round {round}\nfirst 1\nactive 1\nvalda actions={ap} buildings={bp}"


def test_a_mine_is_built_early() -> None:
    t = table("player 1 diamond=1 gold=2 mines=2\n" + TURN.format(round=1, ap=0, bp=1))
    assert advice(t) == "build:mine"


def test_no_mine_is_built_in_the_last_round() -> None:
    t = table("player 1 diamond=1 gold=2 mines=2\n" + TURN.format(round=6, ap=0, bp=1))
    assert advice(t) != "build:mine"


def test_what_is_missing_for_a_temple_is_gained() -> None:
    text = "player 1 blood=3 diamond=1 gold=1 mines=4 drills=3\n"
    t = table(text + TURN.format(round=3, ap=1, bp=1))
    assert follow(t, 2) == ["gain:blood", "build:temple"]


def test_a_seduction_comes_before_a_resource() -> None:
    text = "player 1 mines=2\nhand 1: seduction_1\n"
    t = table(text + TURN.format(round=3, ap=1, bp=0))
    assert advice(t) == "card:seduction_1"


def test_with_mork_a_seduction_waits_until_it_is_free() -> None:
    text = "occupants: mork\ntemples 1: loki\nplayer 1 mines=2\nhand 1: seduction_1\n"
    t = table(text + TURN.format(round=3, ap=1, bp=0))
    assert advice(t) != "card:seduction_1"


def test_a_sermon_is_held_in_the_last_round() -> None:
    text = "player 1 blood=1 diamond=1 gold=1 mines=2\nround 6\nfirst 1\nactive 1\nfollowers"
    assert advice(table(text)) == "trade:sermon"


def test_the_cheapest_card_that_holds_defends() -> None:
    text = "player 1 followers=5 mines=2\nhand 1: fortress, round_shield, wooden_shield\n"
    t = table(text + "hand 2: kidnap\nround 3\nfirst 1\nactive 1\nattack").play("card:kidnap")
    assert advice(t) == "card:round_shield"


def test_no_card_is_spent_if_all_together_do_not_hold() -> None:
    text = "player 1 followers=5 mines=2\nhand 1: wooden_shield\n"
    t = table(text + "hand 2: double_kill\nround 3\nfirst 1\nactive 1\nattack")
    assert advice(t.play("card:double_kill")) == "pass"


def test_nobody_attacks_followers_in_a_haven() -> None:
    text = "player 1 followers={n} mines=2\nhand 2: kidnap\nround 3\nfirst 1\nactive 1\nattack"
    assert advice(table(text.format(n=6))) == "pass"
    assert advice(table(text.format(n=8))) == "card:kidnap"


def test_who_has_just_had_a_turn_is_no_leader_yet() -> None:
    """The same lead of three followers: in the middle of a round it is the turn the others still have."""
    players = "player 1 followers={} mines=2\nplayer 2 followers={} mines=2\nplayer 3 followers=2 mines=2\n"
    first = table(players.format(5, 2) + "round 2\nfirst 1\nactive 1\nattack", 3).g
    last = table(players.format(2, 5) + "round 2\nfirst 3\nactive 2\nattack", 3).g

    assert harm(first, 1, 0) < harm(first, 1, 2)
    assert harm(last, 0, 1) > harm(last, 0, 2)


def test_only_a_die_below_the_average_is_rolled_again() -> None:
    text = "occupants: kari\ntemples 1: freya\nhand 1: fertility_white\ndice {face}\n"
    for face, answer in ((5, "done"), (4, "reroll:1")):  # a 2, a 1
        t = table(text.format(face=face) + TURN.format(round=3, ap=1, bp=0))
        assert advice(t.play("card:fertility_white")) == answer


def test_the_least_useful_cards_are_sacrificed() -> None:
    hand = "hand 1: sacrifice, ruler, weapon_kari, wooden_shield\n"
    t = table("player 1 mines=2\n" + hand + TURN.format(round=3, ap=1, bp=0))
    assert follow(t, 4) == ["card:sacrifice", "card:ruler", "card:wooden_shield", "done"]


def test_many_diamonds_and_much_gold_buy_cards_with_grim() -> None:
    text = "player 1 diamond={n} gold={n} mines=4 drills=3\nhand 1: grim_card\n"
    few = table(text.format(n=3) + TURN.format(round=2, ap=1, bp=0))
    many = table(text.format(n=12) + TURN.format(round=2, ap=1, bp=0))
    assert advice(few) != "card:grim_card"
    assert advice(many) == "card:grim_card"


def test_with_grims_power_cards_are_bought_in_the_last_turn() -> None:
    text = "occupants: grim\ntemples 1: {area}\nplayer 1 diamond=5 gold=5 mines=4 drills=3\n"
    text += "hand 1: grim_card\n" + TURN.format(round=6, ap=1, bp=0)
    t = table(text.format(area="thor"))
    assert follow(t, 2) == ["card:grim_card", "resource:diamond"]
    assert advice(table(text.format(area="tyr"))) != "card:grim_card"


def test_a_temple_moves_to_a_power_that_brings_more() -> None:
    text = "occupants: freya, tyr\ntemples 1: tyr\nplayer 1 mines=4 drills=3\nhand 1: mud_path\n"
    t = table(text + TURN.format(round=2, ap=1, bp=0))
    assert follow(t, 2) == ["card:mud_path", "area:thor"]


def test_a_temple_of_the_best_power_stays() -> None:
    text = "temples 1: thor, thor\nplayer 1 mines=4 drills=3\nhand 1: mud_path\n"
    t = table(text + TURN.format(round=2, ap=1, bp=0))
    assert advice(t) != "card:mud_path"


def test_an_attack_card_of_the_pile_comes_back_if_it_is_a_good_one() -> None:
    text = "player 1 mines=4 drills=3\nhand 1: surtur_lord\ndiscard b: {card}\n"
    t = table(text.format(card="wild_hunt") + TURN.format(round=2, ap=1, bp=0))
    assert advice(t) == "card:surtur_lord"
    t = table(text.format(card="fortress") + TURN.format(round=2, ap=1, bp=0))
    assert advice(t) != "card:surtur_lord"


def test_spare_diamonds_turn_into_blood_that_is_missing() -> None:
    text = "player 1 diamond={n} gold={n} mines=4 drills=3\nhand 1: odin_leader\n"
    t = table(text.format(n=6) + TURN.format(round=2, ap=1, bp=0))
    assert advice(t) == "card:odin_leader"
    t = table(text.format(n=1) + TURN.format(round=2, ap=1, bp=0))
    assert advice(t) != "card:odin_leader"


def test_weights_do_not_depend_on_hidden_hands_and_decks() -> None:
    text = "player 1 followers=3 blood=2 diamond=3 gold=3 mines=2\nplayer 2 followers=4 mines=2\n"
    text += "hand 1: backup_2, raid, weapon_loki\n{hidden}\n" + TURN.format(round=2, ap=3, bp=2)
    hands = ("hand 2: kill, fortress", "hand 2: seduction_2, weapon_thor\ndeck a: sacrifice")
    tables = [table(text.format(hidden=hidden)) for hidden in hands]

    weights = [GAME.weigh(GAME.normal(t.g, 0), list(t.g.options)) for t in tables]

    assert weights[0] == weights[1]


# The evaluation -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "better",
    [
        "player 1 followers=9 mines=2",
        "player 1 followers=8 mines=2\ntemples 1: odin",
        "player 1 followers=8 mines=3",
        "player 1 followers=8 blood=2 mines=2",
        "player 1 followers=8 mines=2\nhand 1: seduction_2",
    ],
)
def test_the_evaluation_likes_what_brings_followers(better: str) -> None:
    rest = "\nplayer 2 followers=8 mines=2\n" + TURN.format(round=3, ap=0, bp=0)
    even, ahead = [table(text + rest).g for text in ("player 1 followers=8 mines=2", better)]

    assert GAME.evaluate(ahead, 0) > GAME.evaluate(even, 0)
    assert GAME.evaluate(ahead, 1) <= GAME.evaluate(even, 1)


def test_a_lead_counts_more_towards_the_end() -> None:
    text = "player 1 followers=9 mines=2\nplayer 2 followers=6 mines=2\n"
    early, late = [table(text + TURN.format(round=n, ap=1, bp=0)).g for n in (2, 6)]
    assert GAME.evaluate(late, 0) > GAME.evaluate(early, 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_evaluation_stays_between_minus_one_and_one(seats: int) -> None:
    g = GAME.start({}, seats, Chance(5))
    chance = Chance(6)
    while g.asked is not None:
        assert all(-1.0 <= GAME.evaluate(g, seat) <= 1.0 for seat in range(seats))
        g.play(g.options[chance.below(len(g.options))])
