"""The rule of thumb and the evaluation: they go for quests, and win the easiest level."""

from jotunheim.games.dwarves.bot.estimate import turns_for
from jotunheim.games.dwarves.game import GAME
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.state.pieces import WON
from jotunheim.kernel import Chance
from tests.games.dwarves.table import DwarfTable, table

PAIR = "heroes: boindil, bavragor"


def liked(t: DwarfTable) -> str:
    """What the rule of thumb likes best."""
    weights = GAME.weigh(t.g, t.g.options)
    return t.options[weights.index(max(weights))]


def played(seed: int, seats: int, by_chance: bool = False) -> Dwarves:
    """A whole game of Book 1, by the rule of thumb or at random."""
    g = GAME.start({}, seats, Chance(seed))
    pick = Chance(seed + 77)
    while not g.over:
        token = g.options[pick.below(len(g.options))]
        if not by_chance:
            weights = GAME.weigh(g, g.options)
            token = g.options[weights.index(max(weights))]
        g.play(token)
    return g


def test_it_wins_most_games_of_the_easiest_level_and_chance_wins_none() -> None:
    wins = [sum([played(seed, seats).ended == WON for seed in range(8)]) for seats in (2, 3, 4)]

    assert sum(wins) >= 13  # of 24; over 300 games it won 79, 66 and 62 % with two, three and four
    assert sum([played(seed, 3, by_chance=True).ended == WON for seed in range(12)]) <= 1


def test_it_goes_to_its_quest_step_by_step() -> None:
    """Conquer Toboribor (I8)."""
    t = table(f"{PAIR}\nat boindil: I6\ncard S1-A2: 4 orc", rolls="2 2 2")
    assert liked(t) == "move"

    t.play("move")
    assert liked(t) == "hex:I7"

    assert liked(t.play("I7")) == "hex:I8"


def test_it_fights_where_its_quest_is() -> None:
    assert liked(table(f"{PAIR}\nat boindil: I8\ncard S1-A2: 4 orc")) == "fight"


def test_with_one_health_it_does_not_risk_the_game() -> None:
    t = table(f"{PAIR}\nhealth boindil 1\ntroops G10: 2 elf\ncard S1-A2: 4 orc")

    assert liked(t) != "fight"


def test_a_loss_goes_to_the_hero_who_has_most_health() -> None:
    """Midnight Assault takes two points of the team."""
    t = table(f"{PAIR}\nhealth bavragor 1\ncard TH01\nbegin reveal").until("ShareHurt")

    assert liked(t) == "hero:boindil"


def test_it_does_not_end_a_chapter_that_lets_threats_kill_a_hero() -> None:
    meeting = f"{PAIR}\nat boindil: A1\nat bavragor: A1\nhealth boindil {{n}}\nhealth bavragor 1\n"
    there = meeting + "card S1-A5\ncard TH01\n"

    assert liked(table(there.format(n=3))) == "complete"
    assert liked(table(there.format(n=2))) != "complete"


def test_the_whispering_wind_stops_the_die_that_brings_most() -> None:
    """Gate I gets troops on space 5: two Orcs and a Troll."""
    wind = "heroes: andokai, boindil\nspells: SP9\nmarker 4\nbegin marker"
    t = table(wind, rolls="5 3 1").play("SP9").until("BlankDie")

    assert liked(t) == "recruit:orc"


def test_it_completes_what_is_ready_and_defeats_the_hardest_kind() -> None:
    assert liked(table(f"{PAIR}\nat boindil: C6\ncard S1-A2: 4 orc\ncard AD16")) == "complete"
    t = table(f"{PAIR}\ntroops G10: orc, troll, elf", rolls="6 1 1 1").play("fight")

    assert liked(t.until("AssignDie")) == "kind:elf"


def test_it_comes_to_a_companion_whom_a_quest_needs() -> None:
    """Forge Keenfire needs two Heroes at Dragonsfire (E1); Boïndil waits there already."""
    t = table(f"{PAIR}\nactive bavragor\nat boindil: E1\nat bavragor: E4\ncard S1-B1")

    assert liked(t) == "move"


def test_the_evaluation_likes_time_and_health_and_is_the_same_for_all() -> None:
    def worth(text: str) -> float:
        g = table(f"{PAIR}\ncard S1-A2: 4 orc\n{text}").g
        assert GAME.evaluate(g, 0) == GAME.evaluate(g, 1)
        return GAME.evaluate(g, 0)

    assert worth("marker 10") > worth("marker 20") > worth("marker 20\ndoom 30")
    assert worth("") > worth("health boindil 1")


def turns(text: str) -> float:
    """Turns that the first faceup card is thought to take."""
    g = table(f"{PAIR}\n{text}").g
    return turns_for(g, g.faceup[0])


def test_a_quest_takes_less_time_with_fewer_troops_and_heroes_who_are_near() -> None:
    """Toboribor is I8."""
    near = "at boindil: I8\nat bavragor: I7"
    assert turns("card S1-A2: 4 orc") > turns("card S1-A2: 1 orc")
    assert turns(f"{near}\ncard S1-A2: 4 orc") < turns("at boindil: A1\ncard S1-A2: 4 orc")


def test_a_quest_waits_for_the_second_hero_whom_it_needs() -> None:
    """Forge Keenfire needs two Heroes at Dragonsfire (E1)."""
    alone = turns("at boindil: E1\nat bavragor: G10\ncard S1-B1")
    assert alone > turns("at boindil: E1\nat bavragor: E3\ncard S1-B1")


def test_a_finished_game_is_worth_its_result() -> None:
    g = played(3, 2)

    assert GAME.evaluate(g, 0) == GAME.outcome(g).utilities[0]
