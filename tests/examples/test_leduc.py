"""Leduc poker, clause by clause."""

import pytest
from jotunheim_examples.leduc import GAME

from jotunheim.kernel import Chance, IllegalAction, SeatsError, SettingError, SituationError
from jotunheim.scene import encode
from jotunheim.testing import check_game, rule
from tests.examples.leduc_table import Table, second_round


@rule("LP-CRD-01")
def test_there_are_two_cards_of_each_of_three_ranks() -> None:
    seen: dict[str, int] = {}
    for seed in range(60):
        g = Table(seed=seed).g
        names = GAME.view(g, 0).zones[0].cards[0].name
        seen[names] = seen.get(names, 0) + 1

    assert sorted(seen) == ["Jack", "King", "Queen"]
    assert Table().g.census()["cards"] == 6


@rule("LP-CRD-01")
def test_cards_of_a_rank_cannot_be_told_apart() -> None:
    scenes = set()
    for seed in range(40):
        hand = Table("north holds K\nsouth holds Q\npublic K")
        world = GAME.determinize(hand.g, 0, Chance(seed), track=True)
        scenes.add(encode(GAME.view(world, 0)))

    assert len(scenes) == 1


@rule("LP-CRD-02", "LP-SHW-04")
@pytest.mark.parametrize(
    ("north", "south", "winner"), [("K", "Q", 0), ("Q", "K", 1), ("J", "Q", 1), ("K", "J", 0)]
)
def test_the_higher_card_wins(north: str, south: str, winner: int) -> None:
    public = next(rank for rank in "JQK" if rank not in (north, south))

    hand = second_round(north, south, public).play("call call")

    assert hand.won == ([3, -3] if winner == 0 else [-3, 3])


@rule("LP-CRD-03")
def test_two_play() -> None:
    with pytest.raises(SeatsError, match="leduc is played with 2 seats, not 3"):
        GAME.start({}, 3, Chance(1))


@rule("LP-HND-01")
def test_both_pay_an_ante_of_one_chip() -> None:
    assert Table().g.paid == [1, 1]


@rule("LP-HND-02")
def test_each_sees_its_own_card_alone() -> None:
    hand = Table("north holds K\nsouth holds J")

    assert hand.cards(0) == ["King", "?"]
    assert hand.cards(1) == ["?", "Jack"]
    assert hand.cards(-1) == ["?", "?"]


@rule("LP-HND-02")
def test_the_log_names_a_card_to_its_owner_alone() -> None:
    hand = Table()

    mine = [line for line in hand.log(0) if line.startswith("North gets")]
    theirs = [line for line in hand.log(1) if line.startswith("North gets")]

    assert mine[0] in ("North gets a Jack", "North gets a Queen", "North gets a King")
    assert theirs == ["North gets a card"]


@rule("LP-HND-02")
def test_every_deal_is_equally_likely() -> None:
    pairs = 0
    for seed in range(1500):
        g = Table(seed=seed).g
        pairs += g.held[0] // 2 == g.held[1] // 2

    assert 240 <= pairs <= 360  # one in five; four standard deviations are 62


@rule("LP-HND-03", "LP-HND-04", "LP-HND-05")
def test_a_hand_has_two_rounds_with_the_public_card_between() -> None:
    hand = Table()

    assert len(hand.cards(-1)) == 2
    hand.play("call call")
    assert len(hand.cards(-1)) == 3
    assert hand.cards(-1)[2] != "?"
    assert not hand.g.over
    assert "?" not in hand.play("call call").cards(-1)
    assert hand.g.over


@rule("LP-BET-01")
def test_the_first_player_opens_both_rounds() -> None:
    hand = Table()

    assert hand.turn == "North"
    assert hand.play("call").turn == "South"
    assert hand.play("raise").turn == "North"
    assert hand.play("call").turn == "North"


@rule("LP-BET-02")
def test_a_call_pays_what_the_other_has_paid() -> None:
    hand = Table().play("raise")

    assert hand.g.paid == [3, 1]
    assert hand.labels[1] == "Call 2"
    assert hand.play("call").g.paid == [3, 3]


@rule("LP-BET-02")
def test_a_call_of_nothing_is_a_check() -> None:
    hand = Table()

    assert hand.labels[0] == "Check"
    assert hand.play("call").g.paid == [1, 1]
    assert hand.log(0)[-1] == "North checks"


@rule("LP-BET-03")
def test_a_raise_is_two_chips_in_the_first_round_and_four_in_the_second() -> None:
    hand = Table().play("raise raise")

    assert hand.g.paid == [3, 5]
    assert hand.play("call raise").g.paid == [9, 5]
    assert hand.play("raise").g.paid == [9, 13]


@rule("LP-BET-03")
def test_another_bet_can_be_agreed_on() -> None:
    assert Table(bet="5").play("raise call raise").g.paid == [16, 6]


@rule("LP-BET-04")
def test_a_round_has_two_raises() -> None:
    hand = Table().play("raise raise")

    assert hand.options == ["fold", "call"]
    assert hand.why_not("raise") == "this round has had its 2 raises (LP-BET-04)"
    assert hand.play("call").options == ["call", "raise"]  # and the next round two more


@rule("LP-BET-04")
def test_one_to_four_raises_can_be_agreed_on() -> None:
    assert Table(raises="1").play("raise").options == ["fold", "call"]
    assert Table(raises="4").play("raise raise raise").options == ["fold", "call", "raise"]
    with pytest.raises(SettingError, match="option raises: '5' is not a whole number from 1 to 4"):
        Table(raises="5")


@rule("LP-BET-05")
def test_nobody_folds_who_can_check() -> None:
    hand = Table()

    assert hand.options == ["call", "raise"]
    with pytest.raises(IllegalAction, match=r"a check is free \(LP-BET-05\)"):
        hand.play("fold")


@rule("LP-BET-06")
@pytest.mark.parametrize(
    "answers", ["call call", "raise call", "call raise call", "raise raise call"]
)
def test_the_round_ends_when_both_were_asked_and_have_paid_alike(answers: str) -> None:
    *before, last = answers.split()
    hand = Table().play(" ".join(before))

    assert hand.g.round == 0
    assert hand.play(last).g.round == 1
    assert hand.g.paid[0] == hand.g.paid[1]


@rule("LP-BET-05", "LP-SHW-01")
def test_a_fold_gives_the_pot_away_and_shows_nothing() -> None:
    hand = Table("north holds J\nsouth holds K").play("call raise fold")

    assert hand.won == [-1, 1]
    assert hand.cards(1) == ["?", "King"]
    assert hand.cards(-1) == ["?", "?"]
    assert hand.log(0)[-2:] == ["North folds", "South takes 4 chips"]


@rule("LP-SHW-02")
def test_the_showdown_lays_both_cards_open() -> None:
    hand = second_round("K", "Q", "J").play("call call")

    assert hand.cards(-1) == ["King", "Queen", "Jack"]
    assert hand.log(-1)[-3:] == ["North shows a King", "South shows a Queen", "North takes 6 chips"]


@rule("LP-SHW-03")
@pytest.mark.parametrize(("north", "south", "winner"), [("J", "K", 0), ("K", "J", 1)])
def test_a_pair_beats_a_higher_card(north: str, south: str, winner: int) -> None:
    hand = second_round(north, south, "J").play("call call")

    assert GAME.outcome(hand.g).winners() == [winner]


@rule("LP-SHW-05", "LP-END-02")
def test_equal_cards_share_the_pot() -> None:
    hand = second_round("Q", "Q", "K").play("raise call")

    assert hand.won == [0, 0]
    assert GAME.outcome(hand.g).ranks == [1, 1]
    assert hand.log(0)[-1] == "The pot is shared"


@rule("LP-END-01")
def test_the_game_is_one_hand() -> None:
    assert Table().play("raise fold").won == [1, -1]


@rule("LP-END-01")
def test_several_hands_add_up_and_the_first_player_changes() -> None:
    hand = Table(hands="3").play("raise fold")

    assert hand.turn == "South"
    assert hand.play("call").turn == "North"
    hand.play("raise fold raise fold")
    assert hand.won == [1 + 1 + 1, -3]
    assert [line.text for line in GAME.log(hand.g, 0) if line.chapter] == [
        "Hand 1",
        "Hand 2",
        "Hand 3",
    ]


@rule("LP-END-01", "LP-HND-02")
def test_a_new_hand_is_shuffled_and_all_is_forgotten() -> None:
    hand = Table(hands="2").play("call call call call")

    assert hand.cards(-1) == ["?", "?"]
    assert hand.g.paid == [1, 1]


@rule("LP-END-02")
def test_utilities_are_chips_as_a_share_of_the_most_that_can_be_lost() -> None:
    hand = second_round("K", "Q", "K", "5 5").play("raise raise call")

    assert GAME.outcome(hand.g).scores == [13, -13]
    assert GAME.outcome(hand.g).utilities == [1.0, -1.0]
    assert GAME.outcome(Table().play("raise fold").g).utilities == [1 / 13, -1 / 13]
    assert GAME.outcome(Table(bet="5").play("raise fold").g).utilities == [1 / 31, -1 / 31]


# Undo, situations, bots ------------------------------------------------------------------------------


def test_a_raise_can_be_taken_back_but_not_past_a_card() -> None:
    raised = Table().play("raise").g
    dealt = Table().play("call call").g

    assert raised.barrier < raised.ply
    assert dealt.barrier == dealt.ply


def test_a_new_deal_keeps_what_a_seat_has_seen() -> None:
    hand = Table("north holds K\nsouth holds J\npublic Q")
    theirs = set()
    for seed in range(200):
        world = GAME.determinize(hand.g, 0, Chance(seed), track=True)
        theirs.add(world.held[1] // 2)
        assert GAME.view(world, 0) == GAME.view(GAME.determinize(hand.g, 0, Chance(seed), True), 0)
        assert world.held[0] // 2 == 2
        assert world.public // 2 == 1

    assert theirs == {0, 1, 2}


def test_a_new_deal_draws_what_is_likely() -> None:
    """North holds a King and sees a King: South has each of the other four cards alike."""
    hand = Table("north holds K\npublic K")
    chance = Chance(7)

    ranks = [GAME.determinize(hand.g, 0, chance).held[1] // 2 for _ in range(2000)]

    assert ranks.count(2) == 0
    assert 880 <= ranks.count(0) <= 1120  # more than five standard deviations


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("north holds A", "line 1: expected a card, one of J, Q, K, got 'A'"),
        ("north has K", "line 1: expected 'holds' and a card, or 'to act', after 'north'"),
        ("west holds K", "line 1: 'west' begins no line; there are deck, dice, hand, last_round"),
        (
            "north holds K\nsouth holds K\npublic K",
            "line 3: there are only two cards of the rank K (LP-CRD-01)",
        ),
        ("north holds K\ndeck cards: K, K", "line 2: no 'K' is left in the deck 'cards'"),
        ("paid 0 1", "line 1: expected a whole number from 1 on, got '0'"),
        ("paid 1 3", "nobody has raised"),
        ("paid 1 3\nraises 1\nsouth to act", "south to act: has paid more than the other"),
        ("raises 3", "line 1: expected a whole number from 0 to 2, got '3'"),
        ("hand 2", "line 1: expected a whole number from 1 to 1, got '2'"),
        ("won 3 3", "line 1: what one has won, the other has lost (LP-END-01)"),
        ("paid one two", "line 1: expected a whole number from 1 on, got 'one'"),
    ],
)
def test_impossible_situations_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(SituationError) as caught:
        Table(text)

    assert complaint in str(caught.value)


def test_a_situation_says_which_card_comes_next() -> None:
    hand = Table("north holds K\nsouth holds J\ndeck cards: Q").play("call call")

    assert hand.cards(0) == ["King", "?", "Queen"]


def test_a_situation_goes_on_where_it_says() -> None:
    hand = Table(
        "north holds J\nsouth holds K\npublic Q\npaid 7 3\nraises 1\nwon 5 -5\nhand 2", hands="2"
    )

    assert hand.turn == "South"
    assert hand.labels == ["Fold", "Call 4", "Raise by 4"]
    assert hand.play("call").won == [5 - 7, 7 - 5]


def test_the_rule_of_thumb_raises_a_pair_and_gives_up_a_jack() -> None:
    pair = Table("north holds K\npublic K").g
    jack = Table("north holds J\npublic K\npaid 3 7\nraises 1").g

    assert GAME.words.names[best(pair.options, GAME.weigh(pair, pair.options))] == "raise"
    assert GAME.words.names[best(jack.options, GAME.weigh(jack, jack.options))] == "fold"


def best(options: list[int], weights: list[float]) -> int:
    return options[weights.index(max(weights))]


def test_the_player_who_is_ahead_stands_better() -> None:
    g = second_round("K", "J", "Q").g

    assert GAME.evaluate(g, 0) == 3 / 13
    assert GAME.evaluate(g, 1) == -3 / 13


def test_the_kit_finds_nothing() -> None:
    check_game(GAME, games=6)
