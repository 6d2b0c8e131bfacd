"""Chance: even, reproducible, the same interpreted and compiled, and fair where it must be."""

import hashlib
import hmac

import pytest

from jotunheim.kernel import Chance, Fair, RulesError, Scripted, commitment, draw_from
from jotunheim.testing.checks.chance import check_chance
from jotunheim.testing.statistics import excess, uneven

SEED = bytes(range(32))
FAST_WORDS = [222987535, 440016558, 4112768952, 2029231749, 2721865032, 2983272077]
WIDE_NUMBERS = [51, 4, 38, 38, 92, 92, 58, 76, 41, 46]
FAIR_NUMBERS = [1, 4, 5, 0, 0, 4, 2, 5, 0, 2, 3, 2]
SHUFFLED = [4, 9, 5, 6, 0, 1, 8, 2, 7, 3]


@pytest.mark.parametrize(
    "chance",
    [Chance(1), Chance(2**63), Fair(SEED), Scripted([], Chance(3))],
    ids=["fast", "fast, large seed", "fair", "scripted"],
)
def test_numbers_and_shuffles_are_even(chance: Chance) -> None:
    check_chance(chance, draws=20_000)


def test_the_numbers_are_these_on_every_build() -> None:
    fast = Chance(1)
    assert [fast.word() for _ in range(6)] == FAST_WORDS
    wide = Chance(2**40 + 5)
    assert [wide.below(100) for _ in range(10)] == WIDE_NUMBERS
    fair = Fair(SEED)
    fair.begin(3)
    assert [fair.below(6) for _ in range(12)] == FAIR_NUMBERS
    items = list(range(10))
    Chance(7).shuffle(items)
    assert items == SHUFFLED


def turned(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF


def test_the_fast_form_is_xoshiro128_starstar() -> None:
    chance = Chance(99)
    s = [chance.a, chance.b, chance.c, chance.d]
    for _ in range(100):
        want = turned(s[1] * 5 & 0xFFFFFFFF, 7) * 9 & 0xFFFFFFFF
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = turned(s[3], 11)
        assert chance.word() == want


def test_nearby_seeds_start_far_apart() -> None:
    first = [Chance(seed).below(16) for seed in range(4000)]
    assert not uneven([first.count(value) for value in range(16)])
    pairs = [0] * 16
    for seed in range(4000):
        pairs[Chance(seed).below(4) * 4 + Chance(seed + 1).below(4)] += 1
    assert not uneven(pairs)
    low, high = Chance(5), Chance(5 + 2**32)  # the upper half counts too
    assert [low.word() for _ in range(4)] != [high.word() for _ in range(4)]


def test_one_draw_counts_once_and_a_copy_goes_its_own_way() -> None:
    for chance in (Chance(4), Fair(SEED), Scripted([3, 1], Chance(4))):
        chance.below(6)
        twin = chance.copy()
        mine = [chance.below(6) for _ in range(20)]
        assert chance.draws == 21 and twin.draws == 1
        assert [twin.below(6) for _ in range(20)] == mine


def test_a_die_shows_one_to_its_sides() -> None:
    chance = Chance(9)
    assert {chance.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_fair_numbers_are_bound_to_the_ply_and_can_be_checked() -> None:
    chance = Fair(SEED)
    chance.begin(12)
    chance.below(1000)
    chance.begin(13)
    got = [chance.below(2**32) for _ in range(9)]  # more than one block

    blocks = [hmac.new(SEED, f"jotunheim 13 {i}".encode(), hashlib.sha256).digest() for i in (0, 1)]
    want = [int.from_bytes(blocks[i // 8][i % 8 * 4 : i % 8 * 4 + 4], "big") for i in range(9)]
    assert got == want
    assert chance.drawn() == [(2**32, value) for value in got]
    again = Fair(SEED)
    again.begin(13)
    assert again.below(2**32) == got[0]  # whatever was drawn in earlier plays


def test_the_seed_is_promised_and_has_32_bytes() -> None:
    assert commitment(SEED) == hashlib.sha256(b"jotunheim seed " + SEED).hexdigest()
    with pytest.raises(RulesError, match="32 bytes, not 3"):
        Fair(b"abc")


def test_scripted_numbers_come_first_and_must_fit() -> None:
    chance = Scripted([5, 0], Chance(1))
    assert [chance.die(6), chance.die(6)] == [6, 1]
    rest = Chance(1)
    assert [chance.below(50) for _ in range(5)] == [rest.below(50) for _ in range(5)]
    with pytest.raises(RulesError, match=r"draw 1 is scripted as 7, but is one of 0..5"):
        Scripted([7], Chance(1)).below(6)


def test_a_scripted_shuffle_leaves_the_script_alone() -> None:
    chance = Scripted([2], Chance(1))
    items = [1, 2, 3, 4]
    chance.shuffle(items)
    assert sorted(items) == [1, 2, 3, 4] and chance.draws == 1
    assert chance.below(6) == 2


def test_a_bag_gives_each_thing_alike_and_runs_out() -> None:
    counts = [0, 0, 0]
    for seed in range(3000):
        counts[draw_from([1, 2, 3], Chance(seed))] += 1
    assert excess(counts, [500.0, 1000.0, 1500.0]) < 5
    bag = [0, 2, 1]
    drawn = [draw_from(bag, Chance(1)) for _ in range(4)]
    assert sorted(drawn) == [-1, 1, 1, 2] and drawn[3] == -1 and bag == [0, 0, 0]
