"""Knowledge: deals against rejection sampling over random histories, copies included; one normal world."""

import random
from collections import Counter

import pytest

from jotunheim.kernel import ALL, Chance, Veil, to_data
from jotunheim.testing.statistics import excess
from tests.kernel.histories import World, script, tell

DISTINCT = [0, 1, 2, 3, 4, 5]
COPIES = [0, 0, 1, 1, 2, 3]
Facts = tuple[tuple[int, ...], ...]


def facts(world: World, prints: list[int], at: list[int]) -> Facts:
    """All hands, the top and the bottom of the deck, in prints."""
    hands = [tuple(sorted([prints[at[card]] for card in hand])) for hand in world.hands]
    ends = [prints[at[card]] for card in (*world.deck[:1], *world.deck[-1:])]
    return (*hands, tuple(ends))


def far_apart(honest: Counter[Facts], dealt: Counter[Facts]) -> float:
    """How far honest counts lie from the deals', in standard deviations; rare facts are taken together."""
    total, deals = sum(honest.values()), sum(dealt.values())
    observed, expected = [0], [0.0]
    for fact in {*honest, *dealt}:
        due = total * dealt[fact] / deals
        if due >= 5:
            observed.append(honest[fact])
            expected.append(due)
        else:
            observed[0] += honest[fact]
            expected[0] += due
    if expected[0] < 5:
        assert observed[0] <= 30, "possible worlds are never dealt"
        observed, expected = observed[1:], expected[1:]
    return excess(observed, expected)


def compare(
    seed: int, me: int, prints: list[int], length: int, tries: int, forgetful: bool = False
) -> int:
    """One history, its deals, and honest worlds that look the same; how many of those there were."""
    rng = random.Random(seed)
    operations = script(rng, length)
    veil = Veil(prints)
    real = tell(operations, prints, me, rng, veil)
    assert real is not None
    itself = list(range(len(prints)))
    honest: Counter[Facts] = Counter()
    for _ in range(tries):
        world = tell(operations, prints, me, rng, None, real.saw)
        if world is not None and world.saw == real.saw:
            honest[facts(world, prints, itself)] += 1
    matches = sum(honest.values())
    chance = Chance(seed)
    if forgetful:
        veil.pins = []
    dealt = Counter(
        [facts(real, prints, veil.copy().redeal(me, chance)) for _ in range(4 * matches)]
    )
    if matches >= 40:
        assert far_apart(honest, dealt) < 6.5, (seed, me, operations)
    return matches


@pytest.mark.parametrize("prints", [DISTINCT, COPIES], ids=["distinct", "copies"])
@pytest.mark.parametrize("seed", [0, 2, 3])
def test_deals_are_what_honest_histories_give(seed: int, prints: list[int]) -> None:
    assert compare(seed, seed % 3, prints, 7, 4000) >= 40


@pytest.mark.parametrize("seed", [127, 137])  # a copy is seen that may be either
def test_the_comparison_notices_deals_that_forget_what_was_seen(seed: int) -> None:
    assert compare(seed, seed % 3, COPIES, 9, 4000) >= 40
    with pytest.raises(AssertionError):
        compare(seed, seed % 3, COPIES, 9, 4000, forgetful=True)


@pytest.mark.slow
@pytest.mark.parametrize("prints", [DISTINCT, COPIES], ids=["distinct", "copies"])
@pytest.mark.parametrize("seed", range(100, 112))
def test_deals_are_what_honest_histories_give_at_length(seed: int, prints: list[int]) -> None:
    compare(seed, seed % 3, prints, 9, 12_000)


def normal_state(operations: list[tuple[str, int]], prints: list[int], me: int, seed: int) -> None:
    """Whatever is dealt, the normal world is the same one, and it is one of the deals."""
    veil = Veil(prints)
    real = tell(operations, prints, 0, random.Random(seed), veil)
    assert real is not None
    order = [*real.deck, *real.pile, *real.hands[0], *real.hands[1], *real.hands[2]]
    once = veil.copy()
    normal = once.normalize(me, order)
    want = [normal[piece] for piece in order]
    for luck in range(6):
        other = veil.copy()
        at = other.redeal(me, Chance(luck))
        moved = [at[piece] for piece in order]
        again = other.normalize(me, moved)
        assert [again[piece] for piece in moved] == want
        assert to_data(other) == to_data(once)


@pytest.mark.parametrize("prints", [DISTINCT, COPIES, [0] * 6], ids=["distinct", "copies", "all"])
@pytest.mark.parametrize("seed", range(30))
def test_one_normal_world_for_all_deals(seed: int, prints: list[int]) -> None:
    normal_state(script(random.Random(seed), 4 + seed % 9), prints, seed % 4 - 1, seed)


@pytest.mark.parametrize("seed", range(40))
def test_a_deal_keeps_what_the_seat_knows(seed: int) -> None:
    rng = random.Random(seed)
    veil = Veil(COPIES)
    world = tell(script(rng, 10), COPIES, 0, rng, veil)
    assert world is not None
    for me in (0, 1, 2, -1):
        new = veil.copy()
        at = new.redeal(me, Chance(seed))
        assert sorted(at) == list(range(6))
        for piece in range(6):
            knew = veil.knows(piece, me)
            assert new.knows(at[piece], me) == knew
            assert not knew or COPIES[at[piece]] == COPIES[piece]


def test_a_hand_drawn_before_a_reshuffle_never_holds_what_came_in_later() -> None:
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        veil = Veil(list(range(6)))
        veil.mix([0, 1, 2, 3], ALL)
        veil.show(0, 1)
        veil.show(1, 1)  # the hand of seat 0
        veil.mix([2, 3, 4, 5], ALL)  # 4 and 5 were open, and are shuffled in
        at = veil.redeal(1, Chance(seed))
        hands[tuple(sorted(at[:2]))] += 1
    assert set(hands) == {(a, b) for a in range(4) for b in range(a + 1, 4)}
    assert excess(list(hands.values()), [500.0] * 6) < 5


def test_an_onlooker_looks_for_a_known_card_in_both_places() -> None:
    where: Counter[int] = Counter()
    for seed in range(3000):
        veil = Veil(list(range(8)))
        veil.mix(list(range(8)), ALL)
        veil.show(0, 0b101)  # seat 2 knows a card of seat 0's hand {0, 1, 2}
        veil.show(1, 0b001)
        veil.show(2, 0b001)
        veil.mix([0, 1, 2], 0b100)  # seat 1 takes one of them
        veil.show(1, 0b010)
        where[veil.redeal(2, Chance(seed)).index(0)] += 1
    assert set(where) == {0, 1, 2}
    assert excess([where[0], where[1], where[2]], [1000.0] * 3) < 5


def test_spectators_know_what_everybody_knows_and_nothing_else() -> None:
    veil = Veil([0, 1, 2])
    assert veil.knows(0, -1)
    veil.mix([0, 1], 0b010)  # a hidden pick that only seat 1 did not see
    assert not veil.knows(0, -1) and not veil.knows(0, 1) and veil.knows(0, 0)
    assert veil.knows(2, -1)
    veil.show(0, 0b11)  # two seats look at it
    assert not veil.knows(0, -1)
    veil.show(0, ALL)
    assert veil.knows(0, -1)
    seen = {tuple(veil.copy().redeal(-1, Chance(seed))) for seed in range(20)}
    assert seen == {(0, 1, 2)}


def test_play_outs_keep_no_knowledge() -> None:
    veil = Veil([0, 1, 2])
    veil.on = False
    veil.mix([0, 1, 2], ALL)
    assert veil.knows(1, 0)


def test_a_copy_of_the_veil_goes_its_own_way() -> None:
    veil = Veil([0, 1, 2])
    twin = veil.copy()
    twin.mix([0, 1, 2], ALL)
    assert veil.knows(0, 0) and not twin.knows(0, 0)
