"""Sets have exactly one path each, so that search never sees the same answer twice (AG-DEC)."""

from jotunheim.games.assault.state import Assault

from .table import Table, a_battle, rule, table


def answers(t: Table) -> list[tuple[int, ...]]:
    """All whole answers to the question now asked, as the tokens picked."""
    question = t.question
    found: list[tuple[int, ...]] = []

    def go_on(g: Assault, picked: tuple[int, ...]) -> None:
        if g.asked is None or g.asked.name() != question:
            found.append(picked)
            return
        for token in g.options:
            after = g.clone()
            after.play(token)
            go_on(after, (*picked, token) if token > 1 else picked)

    go_on(t.g, ())
    return found


@rule("AG-DEC-16", "AG-BAT-02")
def test_every_force_can_be_named_in_one_way() -> None:
    t = table(
        """
        army hill in silver_marches: 3 regular, 2 elite, leader
        army stone in high_forest: 6 elite
        turn hill
        ask command
        """
    )
    t.play("attack", "battle")

    found = answers(t)

    assert len(found) == 4 * 3 * 2 - 1
    assert len(set(found)) == len(found)


@rule("AG-DEC-18", "AG-BAT-12")
def test_dice_that_look_alike_are_one_choice() -> None:
    t = a_battle(
        "fire: leader, regular",
        "hill: regular",
        "fire miss, miss, miss, 1 block, 1 hit",
        rows="row fire: leader, move",
    )
    t.play("use_leader")

    found = answers(t)

    # at most two of: the special die, two equal grey misses, a block, a hit
    assert len(set(found)) == len(found)
    assert len(found) == 4 + (6 + 1)


@rule("AG-DEC-09", "AG-TRD-04")
def test_every_handful_of_cards_can_be_given_in_one_way() -> None:
    t = table(
        """
        army hill in sumber_hills: regular
        cards hill: 2 food, 2 ore, artifact
        row hill: move, plunder
        turn hill
        ask command
        """
    )
    t.play("trade", "deck")

    found = answers(t)

    assert len(set(found)) == len(found)
    assert len(found) == 3 + 5 + 5  # one, two or three cards out of (2, 2, 1)


@rule("AG-MOV-24", "AG-DEC-06")
def test_every_group_that_can_set_out_is_formed_in_one_way() -> None:
    t = table(
        """
        army hill in high_moor: 2 regular, champion, leader wounded
        army frost in delimbiyr_vale: regular
        army stone in graypeak_mountains: regular
        turn hill
        ask command
        """
    )
    t.play("move", "high_moor")

    found = answers(t)

    # two steps for each unit of 6 maneuvers: up to three units, never the champion alone
    assert len(set(found)) == len(found)
    assert len(found) == 11 - 1 - 1
