"""Nobody learns from a pause, or from a missing one, which spells a seat holds (AG-ACT-10, R-01).

Two real courses of events from the same seed, in which one seat holds another spell: after every play all
others see the same, and so does an onlooker.
"""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.scene import encode

from .table import Table, rule, table

TURN = "army storm in sword_coast: regular\nspells storm: {spell}\nturn storm\nask command"
BATTLE = """
    army fire in silver_marches: regular
    army hill in high_forest: regular
    spells {holder}: {spell}
    {more}
    turn fire
    ask command
"""
PLAYS = 14  # past the window, and into the next turn


def sights(t: Table, holder: int) -> dict[int, bytes]:
    """What everybody but the holder sees, logs included; -1 is an onlooker."""
    others = [seat for seat in range(-1, t.g.seats) if seat != holder]
    return {seat: encode(GAME.view(t.g, seat)) for seat in others}


def answer(one: Table, other: Table) -> str:
    """The same answer in both worlds: decline, or the first that both offer."""
    both = [name for name in one.options if name in other.options]
    return next((name for name in both if name in ("pass", "done")), both[0])


def differences(one: Table, other: Table, holder: str, first: tuple[str, ...]) -> list[str]:
    """Plays after which somebody else sees a difference between the two worlds."""
    found: list[str] = []
    seat = one.seat_of(holder)
    for number in range(PLAYS):
        name = first[number] if number < len(first) else answer(one, other)
        one.play(name)
        other.play(name)
        if (one.question, one.who) != (other.question, other.who):
            found.append(f"{name}: {one.who} {one.question}, {other.who} {other.question}")
        seen, also = sights(one, seat), sights(other, seat)
        found += [f"{name}: seat {viewer}" for viewer in seen if seen[viewer] != also[viewer]]
    return found


@rule("AG-ACT-10")
@pytest.mark.parametrize("useful", ["haste", "mass_cure"])
def test_a_turn_does_not_tell_whether_a_held_spell_fits(useful: str) -> None:
    one, other = [table(TURN.format(spell=spell), 4) for spell in ("teleport", useful)]

    assert differences(one, other, "storm", ("magic", "pass")) == []


@rule("AG-ACT-10", "AG-BAT-05")
@pytest.mark.parametrize("holder", ["fire", "hill"])
@pytest.mark.parametrize("useful", ["enlarge", "fireball", "dispel_magic"])
def test_a_battle_does_not_tell_whether_a_held_spell_fits(holder: str, useful: str) -> None:
    one, other = [
        table(BATTLE.format(holder=holder, spell=spell, more="")) for spell in ("haste", useful)
    ]

    assert differences(one, other, holder, ("attack", "battle")) == []


@rule("AG-ACT-10", "AG-BAT-05")
def test_a_spell_of_the_defender_does_not_betray_the_attackers_hand() -> None:
    """R-01: an attacker with Dispel Magic alone was not asked, and so known to hold nothing else."""
    more = "spells hill: shield"
    one, other = [
        table(BATTLE.format(holder="fire", spell=spell, more=more))
        for spell in ("dispel_magic", "enlarge")
    ]

    assert differences(one, other, "fire", ("attack", "battle")) == []


@rule("AG-ACT-10")
def test_a_seat_that_holds_a_spell_is_asked_although_it_can_only_pass() -> None:
    t = table(TURN.format(spell="teleport"), 4).play("magic", "pass")

    assert (t.who, t.question, t.offers) == ("storm", "UseTurnCards", ["done"])


@rule("AG-ACT-10")
def test_a_seat_without_cards_is_passed_over() -> None:
    t = table("army storm in sword_coast: regular\nturn storm\nask command", 4)
    t.play("magic", "pass")

    assert t.who == "cloud"
