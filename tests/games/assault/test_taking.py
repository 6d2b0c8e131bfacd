"""Cards taken by an effect (AG-DEC-14, 28, 31)."""

from .table import Table, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


def leading(text: str, race: str, row: str = "", draws: list[int] | None = None) -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    return table(f"{text}\n{rows}turn {race}\nask command", draws=draws).play("leader")


def claiming(race: str, text: str) -> Table:
    return table(f"{text}\nturn {race}")


@rule("AG-DEC-28", "AG-ACT-08")
def test_suggestion_makes_an_opponent_give_a_card() -> None:
    text = "cards fire: food, ore\ncards stone: artifact"
    basic = casting("suggestion", text).play("suggestion", "fire")
    assert basic.who == "fire"
    basic.play("ore")
    assert basic.cards("hill") == "ore"

    advanced = casting("suggestion", text, cards="artifact").play("advanced:suggestion", "fire")
    assert advanced.who == "hill"
    advanced.play("food")
    assert advanced.cards("hill") == "food"


@rule("AG-DEC-31")
def test_legend_lore_takes_cards_from_the_discard_pile() -> None:
    basic = casting("legend_lore", "discard: rune_blood, food, ore").play("legend_lore")
    assert basic.offers == ["food", "ore"]
    basic.play("ore")
    assert basic.cards("hill") == "ore"

    advanced = casting("legend_lore", "discard: rune_blood, food", cards="artifact")
    advanced.play("advanced:legend_lore")
    assert advanced.offers == ["food", "rune_blood"]  # not the Artifact just paid
    advanced.play("rune_blood")
    assert advanced.cards("hill") == "food, rune_blood"


@rule("AG-LDR-01")
def test_sansuri_swaps_with_a_neighbour_who_owns_an_artifact() -> None:
    text = """
        army cloud in high_moor: leader
        army hill in delimbiyr_vale: regular
        cards cloud: food, ore
        cards hill: artifact
    """
    t = leading(text, "cloud").play("activate")
    assert t.offers == ["draw", "swap"]
    t.play("swap", "ore")

    assert t.cards("cloud") == "food, artifact"
    assert t.cards("hill") == "ore"
    poor = leading(text.replace("cards cloud: food, ore", ""), "cloud").play("activate", "swap")
    assert poor.cards("cloud") == "artifact"
    assert poor.cards("hill") == ""


@rule("AG-LDR-01")
def test_zalto_takes_ore_or_draws_two_cards_in_all() -> None:
    t = leading("army fire in high_moor: leader\ndiscard: 3 ore", "fire").play("activate")
    assert t.offers == ["0", "1", "2"]
    t.play("amount:1")

    assert t.number_of_cards("fire") == 2
    assert t.discard == "2 ore"
    assert len(t.told("draw")) == 1


@rule("AG-DEC-03", "AG-DEC-28")
def test_loudwater_makes_an_opponent_give_a_card() -> None:
    t = claiming(
        "hill",
        "army hill in delimbiyr_vale: regular\nevents loudwater\ncards hill: rune_blood\ncards fire: food, ore\ncards stone: ore",
    )
    t.play("loudwater", "fire")
    assert t.who == "fire"
    t.play("food")

    assert t.cards("hill") == "food"
