"""Set-up (SH-SET) and the frame of the game (SH-GEN)."""

from jotunheim.games.stronghold.tokens import CARD_NAMES, EXCHANGEABLE
from jotunheim.kernel import Chance

from .table import GAME, SiegeTable, rule, table


def started(seed: int = 1) -> SiegeTable:
    """A game after the choices of the set-up; the Briefing of round 1 has been drawn."""
    return table(seed=seed).until("OpenExchange")


@rule("SH-SET-02", "SH-SET-07")
def test_start_units_come_out_of_the_bag() -> None:
    t = table()

    assert t.units("FL") == t.units("FR") == "goblin, 3 orc, troll"
    assert t.units("MAR") == "goblin, orc"
    assert t.g.bag.counts == [57, 93, 38]


@rule("SH-SET-03", "SH-SET-04", "SH-SET-05", "SH-SET-06")
def test_three_cards_of_each_phase_are_drawn() -> None:
    t = table(seed=4)
    phases = [GAME.book.cards[card].phase for card in t.g.line]
    waiting = [GAME.book.cards[card].phase for card in t.g.cards]

    assert phases == [1, 1, 2, 2, 2, 3, 3, 3, 6]
    assert t.line[:2] == ["briefing", "resources"]
    assert waiting == [4, 4, 4, 5, 5, 5]
    assert len(t.g.removed) == 8
    assert sorted(t.g.line[2:8] + t.g.cards + t.g.removed) == list(range(EXCHANGEABLE))


@rule("SH-SET-04")
def test_other_games_have_other_cards() -> None:
    lines = {tuple(table(seed=seed).line) for seed in range(12)}

    assert len(lines) > 6


@rule("SH-SET-05", "SH-SET-05r")
def test_the_invader_orders_equal_cards_from_the_left() -> None:
    t = table(seed=4)
    machines = t.line[2:5]
    assert t.question == "OrderPhase"

    t.play(f"card:{machines[2]}", f"card:{machines[1]}")

    assert t.line[2:5] == [machines[2], machines[1], machines[0]]
    assert GAME.book.cards[CARD_NAMES.index(t.offers[0])].phase == 3
    assert t.line[:2] == ["briefing", "resources"]


@rule("SH-SET-08", "SH-SET-08r", "SH-SET-17", "SH-SET-17r", "SH-SET-19", "SH-SET-19r")
def test_two_of_three_objectives_are_kept_after_the_cards_are_known() -> None:
    t = table().until("RejectObjective")
    drawn = t.options
    assert len(drawn) == 3
    assert t.g.cards

    t.play(drawn[1])

    assert len(t.g.goals.objectives) == 2
    assert f"objective:OB{t.g.goals.rejected + 1:02}" == drawn[1]
    assert t.question == "RejectPlan"


@rule("SH-SET-14", "SH-SET-17", "SH-PLN-04", "SH-HID-03")
def test_two_of_three_plans_are_kept_unseen_by_the_invader() -> None:
    t = table().until("RejectPlan")
    assert (t.seat, len(t.options)) == (1, 3)

    t.play(t.options[0])

    for plan in t.g.plans.zones[1] + t.g.plans.zones[2]:
        assert t.g.plans.knows(plan, 1)
        assert not t.g.plans.knows(plan, 0)
    assert len(t.plans) == 2


@rule("SH-SET-09")
def test_the_invader_starts_with_five_wood() -> None:
    t = table()

    assert (t.g.wood, t.stock("wood")) == (5, 15)


@rule("SH-SET-10", "SH-SET-12", "SH-SET-13")
def test_the_defender_stands_on_his_marks() -> None:
    t = table()

    assert t.units("W1") == "marksman, soldier"
    assert t.units("W3") == t.units("W7") == "marksman, 2 soldier"
    assert t.units("BAR") == "3 marksman, soldier, veteran"
    assert t.units("GRD") == "marksman"
    assert t.reserve == "4 marksman, 8 soldier, 3 veteran"
    assert {t.walls(f"W{section}") for section in range(1, 10)} == {2}
    assert t.stock("wall") == 5
    assert (t.hero("warrior"), t.hero("officer")) == ("W3", "W7")
    assert t.g.heroic_used == t.g.heroic_gone == 0


@rule("SH-SET-15", "SH-HG-03", "SH-HG-03r", "SH-ARI-01")
def test_the_defender_holds_six_hourglasses_at_the_first_exchange() -> None:
    t = started()
    assert t.g.hourglasses.on_hand == 6

    t.play("exchange").until("SpendHourglass")

    assert t.g.hourglasses.on_hand == 7


@rule("SH-SET-16", "SH-SET-18", "SH-SET-18r")
def test_decks_and_stocks_lie_beside_the_board() -> None:
    t = started()

    assert t.g.round == 1
    assert t.g.combat.hits == [1] * 6
    assert (t.g.siege.hit_cards, t.g.siege.miss_cards) == (10, 26)
    assert len(t.g.hidden.trap_stock) == 9
    assert t.stock("glare") == t.stock("blessing") == t.stock("malfunction") == 1


@rule("SH-SET-11", "SH-SET-11r", "SH-GEN-11", "SH-GEN-11r")
def test_nobody_is_asked_for_roles_or_buildings() -> None:
    t = table()
    asked = []
    while t.question != "OpenExchange":
        asked.append((t.question, t.seat))
        t.play(t.options[0])

    assert set(asked) == {("OrderPhase", 0), ("RejectObjective", 0), ("RejectPlan", 1)}
    assert t.g.seats == 2


@rule("SH-VAR-01")
def test_there_is_one_way_to_set_up() -> None:
    assert GAME.settings == []
    assert GAME.seat_counts() == [2]


def test_a_start_is_the_same_with_the_same_chance() -> None:
    one = GAME.start({}, 2, Chance(5))
    other = GAME.start({}, 2, Chance(5))

    assert one.digest() == other.digest()
