"""Every card and every own option of a weapon does what its words say (VA-CRD, content/).

The expectations are made from the vocabulary: what each verb changes is said once, and each card is played in a situation
in which all of its effects can happen.
"""

from collections.abc import Callable

import pytest

from jotunheim.games.valda import effects as op
from jotunheim.games.valda.book.tables import ACTION, ATTACK, DEFENCE, IN_VALDA
from jotunheim.games.valda.effects import Effect
from jotunheim.games.valda.rules.verbs import VERBS
from jotunheim.games.valda.state.table import FOREVER, Valda
from jotunheim.games.valda.tokens import BLOOD, CARD_NAMES, OPTION_NAMES, RESOURCES, RUNE

from .table import GAME, ValdaTable, rule, table

BOOK = GAME.book
RICH = "blood=9 diamond=20 gold=20 rune=3 mines=3 drills=1"
BOARD = f"""
player 1 followers=5 {RICH}
player 2 followers=5 {RICH}
temples 1: heimdall
temples 2: odin
discard: raid, wooden_shield, kill, fortress
"""
Check = Callable[[Valda, Valda, Effect, int, int], bool]


def named(type_: int) -> list[str]:
    return [name for n, name in enumerate(CARD_NAMES) if BOOK.types[n] == type_]


def goods(g: Valda, seat: int) -> int:
    """Blood, diamonds and gold."""
    return sum(g.goods[seat * RESOURCES : seat * RESOURCES + 3])


def hand(g: Valda, seat: int) -> int:
    return len(g.hand(seat))


def gained(resource: int) -> Check:
    return lambda a, b, e, me, you: b.has(me, resource) - a.has(me, resource) == e.number


def own(number: Callable[[Valda, int], int], by: Callable[[Effect], int]) -> Check:
    """A number of the player who plays the card grows by so much."""
    return lambda a, b, e, me, you: number(b, me) - number(a, me) == by(e)


def theirs(number: Callable[[Valda, int], int], by: Callable[[Effect], int]) -> Check:
    """A number of the victim shrinks by so much."""
    return lambda a, b, e, me, you: number(a, you) - number(b, you) == by(e)


def moved(number: Callable[[Valda, int], int], by: Callable[[Effect], int]) -> Check:
    """So much goes from the victim to the player."""
    mine, yours = own(number, by), theirs(number, by)
    return lambda a, b, e, me, you: mine(a, b, e, me, you) and yours(a, b, e, me, you)


def followers(g: Valda, seat: int) -> int:
    return g.followers[seat]


def runes(g: Valda, seat: int) -> int:
    return g.has(seat, RUNE)


def temples(g: Valda, seat: int) -> int:
    return g.all_temples(seat)


def buildings(g: Valda, seat: int) -> int:
    return sum(g.buildings[seat * 2 : seat * 2 + 2])


def frost(g: Valda, seat: int) -> int:
    return sum([g.frost[site] for site in range(35) if g.sites[site] == seat])


def is_known_top(g: Valda, seat: int) -> int:
    tops = [g.cards.top(zone) for zone in range(9, 16)]
    return len([card for card in tops if g.cards.knows(card, seat)])


def n(effect: Effect) -> int:
    return effect.number


def one(effect: Effect) -> int:
    return 1


def most(effect: Effect) -> int:
    return effect.most


CHECKS: dict[int, Check] = {
    op.GAIN_RESOURCE: lambda a, b, e, me, you: gained(e.kind)(a, b, e, me, you),
    op.GAIN_FOLLOWERS: own(followers, n),
    op.LOSE_FOLLOWERS: theirs(followers, n),
    op.PAY_LOSE_FOLLOWERS: theirs(followers, most),
    op.STEAL_FOLLOWERS: moved(followers, n),
    op.STEAL_RESOURCES: moved(goods, n),
    op.LOSE_RESOURCES: theirs(goods, n),
    op.STEAL_RUNE: moved(runes, n),
    op.STEAL_CARD: moved(hand, n),
    op.TAKE_CARD: moved(hand, one),
    op.DESTROY_CARD: theirs(hand, n),
    op.SWAP_HANDS: lambda a, b, e, me, you: a.hand(you) == b.hand(me),
    op.DRAW_MAIN: own(hand, n),
    op.DRAW_DIVINE: own(hand, n),
    op.PEEK_DIVINE: own(is_known_top, most),
    op.RECOVER: own(hand, one),
    op.CONVERT: lambda a, b, e, me, you: b.has(me, BLOOD) - a.has(me, BLOOD) == e.most,
    op.PAY_DRAW: lambda a, b, e, me, you: (
        hand(b, me) - hand(a, me) == e.most and goods(a, me) - goods(b, me) == e.price * e.most
    ),
    op.ROLL_FOLLOWERS: lambda a, b, e, me, you: (
        b.followers[me] - a.followers[me] == b.book.faces[e.kind][3]
    ),
    op.DISCARD_FOR_FOLLOWERS: lambda a, b, e, me, you: (
        hand(a, me) - hand(b, me) == e.most
        and b.followers[me] - a.followers[me] == e.most * e.number
    ),
    op.FREE_BUILDING: own(buildings, one),
    op.BUILDING_POINTS: lambda a, b, e, me, you: b.turn.building_points == e.number,
    op.TOKENS: lambda a, b, e, me, you: b.turn.action_points - a.turn.action_points == e.number,
    op.SET_DIE: lambda a, b, e, me, you: b.turn.set_dice == e.number,
    op.DEFENCE_MOD: lambda a, b, e, me, you: b.turn.oaths[me] == e.number,
    op.FREEZE_TEMPLE: lambda a, b, e, me, you: (
        frost(b, you) == (FOREVER if e.kind == op.FOR_GAME else 1 << me)
    ),
    op.DESTROY_TEMPLE: theirs(temples, one),
    op.MOVE_TEMPLE: lambda a, b, e, me, you: (
        a.sites != b.sites and temples(a, me) == temples(b, me)
    ),
    op.SWAP_TEMPLES: lambda a, b, e, me, you: (
        [you, me] == [b.sites[site] for site, seat in enumerate(a.sites) if seat in (me, you)]
    ),
    op.DESTROY_BUILDING: theirs(buildings, one),
    op.IMMUNE_TEMPLES: lambda a, b, e, me, you: b.turn.immune == 1 << me,
    op.IGNORE_HAVENS: lambda a, b, e, me, you: b.havenless == 1 << me,
    op.SHUFFLE_DISCARDS: lambda a, b, e, me, you: not b.cards.zones[2] + b.cards.zones[3],
    op.BORROW_POWER: lambda a, b, e, me, you: sum(b.turn.borrowed) == 1,
}


def answer_until(t: ValdaTable, *ends: str) -> None:
    """Take the highest amount, else the first option, until one of these questions comes up."""
    while t.question not in ends and t.window not in ends:
        t.play_one(t.options[-1 if t.options[0].startswith("amount") else 0])


def check(before: Valda, after: Valda, effects: list[Effect], me: int, you: int) -> None:
    for effect in effects:
        assert CHECKS[effect.op](before, after, effect, me, you), f"operation {effect.op}"


def test_every_verb_has_one_home_and_a_check() -> None:
    assert set(CHECKS) == set(VERBS)


@rule("VA-CRD-01", "VA-CRD-02", "VA-CRD-03", "VA-CARD-14", "VA-VAL-02")
@pytest.mark.parametrize("card", named(ACTION))
def test_an_action_card_does_what_it_says(card: str) -> None:
    kind = BOOK.kinds[CARD_NAMES.index(card)]
    dice = "dice 4\n" if kind.effects[0].op == op.ROLL_FOLLOWERS else ""
    t = table(f"{BOARD}hand 1: {card}, 5 backup_2\nhand 2: kidnap\n{dice}valda", seats=2)
    before = t.g.clone()
    before.cards.move(before, before.hand(0)[0], 6)  # the card itself leaves the hand

    t.play(f"card:{card}")
    answer_until(t, "ValdaMenu")

    check(before, t.g, kind.effects, 0, 1)
    assert t.pile("a")[-1] == card
    assert t.points[0] == (3 if kind.free else 2)


@rule("VA-CRD-04", "VA-CRD-05", "VA-CRD-08", "VA-CRD-09", "VA-CRD-10", "VA-CRD-11", "VA-CRD-12")
@pytest.mark.parametrize("card", named(ATTACK))
def test_an_attack_card_does_what_it_says(card: str) -> None:
    kind = BOOK.kinds[CARD_NAMES.index(card)]
    t = table(f"{BOARD}hand 2: {card}, chest_2\nhand 1: spoils_2, 2 seduction_1\nattack")
    before = t.g.clone()
    before.cards.move(before, before.hand(1)[0], 7)

    t.play(f"card:{card}")
    answer_until(t, "FollowersMenu")

    assert t.told("attacks")[0][3] == kind.value
    check(before, t.g, kind.effects, 1, 0)
    assert t.pile("b")[-1] == card


@rule("VA-DEF-01", "VA-DEF-05")
@pytest.mark.parametrize("card", named(DEFENCE))
def test_a_defence_card_stops_its_value_and_rewards_success(card: str) -> None:
    kind = BOOK.kinds[CARD_NAMES.index(card)]
    t = table(f"{BOARD}hand 2: desecration, 2 chest_2\nhand 1: {card}\nattack")
    t.play("desecration")
    before = t.g.clone()
    before.cards.move(before, before.hand(0)[0], 8)

    t.play(f"card:{card}")
    answer_until(t, "FollowersMenu")

    assert t.told("holds") == [(0, kind.value, 2)]
    assert t.temples(1) == ["heimdall"]
    check(before, t.g, kind.effects, 0, 1)
    assert t.pile("b")[-2:] == ["desecration", card]


OWN = [OPTION_NAMES[number] for number in BOOK.window_options[IN_VALDA]]


@rule("VA-WPN-02", "VA-WPN-05", "VA-WPN-09", "VA-WPN-12", "VA-WPN-13", "VA-WPN-20", "VA-WPN-21")
@pytest.mark.parametrize("option", OWN)
def test_an_own_option_does_what_it_says(option: str) -> None:
    printed = BOOK.options[OPTION_NAMES.index(option)]
    weapon = BOOK.words.names[2 + printed.kind].removeprefix("card:")
    t = table(f"{BOARD}hand 1: {weapon}\nhand 2: kidnap, chest_2\nvalda built=3")
    before = t.g.clone()
    before.cards.move(before, before.hand(0)[0], 4)

    t.play(f"option:{option}")
    answer_until(t, "ValdaMenu")

    check(before, t.g, printed.effects, 0, 1)
    assert t.removed == [weapon]
