"""Every card does what its text says; the tests are made from the vocabulary (DW-CARD, DW-GEN-06)."""

import pytest

from jotunheim.games.dwarves.book.tables import LEVEL_C
from jotunheim.games.dwarves.effects import goals as goal_words
from jotunheim.games.dwarves.effects import places as place_words
from jotunheim.games.dwarves.effects import verbs as effect_words
from jotunheim.games.dwarves.rules.carry import (
    FAILURE,
    IMMEDIATE,
    REWARDS,
    SETUP,
    SUCCESS,
    THREAT,
    Do,
    effects_of,
)
from jotunheim.games.dwarves.tokens import AID, CARD_NAMES, EQUIPMENT
from tests.games.dwarves.cardplay import (
    SCORCHED,
    a_table,
    fulfil,
    hero_for,
    now,
    printed,
    put,
    turned_up,
)
from tests.games.dwarves.proofs import PROOFS, Proof
from tests.games.dwarves.table import GAME, rule

QUESTS = [
    (name, part)
    for number, name in enumerate(CARD_NAMES[:EQUIPMENT])
    for part, goal in enumerate(GAME.book.cards[number].quest)
    if goal.stage == 0 and goal.op != goal_words.CROWN
]
# Goals that only hold when all Heroes are held, or when the card is turned on another map.
ALONE = [("TH02", 1), ("B5-A5", 0)]


@pytest.mark.parametrize(("name", "part"), [quest for quest in QUESTS if quest not in ALONE])
@rule("DW-CARD-01", "DW-CARD-02", "DW-CARD-16", "DW-REV-13", "DW-END-01")
def test_a_quest_is_completed_by_what_it_asks_for_and_by_nothing_less(name: str, part: int) -> None:
    t = turned_up(a_table(name, hero_for(printed(name).quest[part])), name)
    assert t.shown(name)

    fulfil(t, name, part)

    assert t.ended == ("won" if printed(name).level == LEVEL_C else "")
    assert t.ended or not t.shown(name)


def test_all_cards_with_quests_are_among_these_tests() -> None:
    tested = {name for name, _part in QUESTS}
    without = [name for name in CARD_NAMES[:EQUIPMENT] if name not in tested]

    assert [name for name in without if CARD_NAMES.index(name) < AID] == []
    assert [n for n in without if printed(n).immediate] == [
        *["TH09", "TH10", "EL-TH4", "CM-TH4"],
        *["T2-11", "T2-12", "T2-13", "T2-14", "T2-15"],
    ]
    assert [n for n in without if not printed(n).immediate] == [
        *["B2-X", "B3-X1", "B3-X2", "B4-X"],
        "T2-10",
    ]


LISTS = {"setup": SETUP, "rewards": REWARDS, "threat": THREAT, "immediate": IMMEDIATE}
EFFECTS = [
    (name, what, index)
    for name in CARD_NAMES[:EQUIPMENT]
    for what, part in LISTS.items()
    for index, _effect in enumerate(getattr(printed(name), what))
]


@pytest.mark.parametrize(("name", "what", "index"), EFFECTS)
@rule("DW-CARD-07", "DW-CARD-08", "DW-GEN-06")
def test_an_effect_does_what_the_card_says(name: str, what: str, index: int) -> None:
    """Each effect alone: a card that is turned has its set-up, one that is completed its rewards."""
    number = CARD_NAMES.index(name)
    t = a_table(name)
    effect = effects_of(t.g, number, LISTS[what])[index]
    prepare, check = PROOFS[effect.op]
    prepare(t, name, effect)
    t.g.health = [3, 3, 4]
    if effect.op == effect_words.RESTORE:
        put(t, t.g.active, SCORCHED)
    if what == "setup":
        proof = Proof(t, name, effect)
        turned_up(t, name)
    else:
        if what != "immediate":
            turned_up(t, name)
        t.g.health = [3, 3, 4]
        proof = Proof(t, name, effect)
        now(t, lambda g: g.then(Do(number, LISTS[what], index, g.active)))

    proof.answer()

    check(proof)


def test_every_verb_of_a_quest_card_has_a_proof() -> None:
    used = {
        effect.op
        for number in range(EQUIPMENT)
        for part in LISTS.values()
        for effect in effects_of(a_table("S1-A1").g, number, part)
    }
    own = {
        effect_words.TEMPEST,
        effect_words.SKULL,
        effect_words.LIGHTNING,
        effect_words.AXES,
        effect_words.REINFORCE,
    }

    assert set(PROOFS) == used
    assert used | own == set(range(effect_words.EFFECTS))
    assert (SUCCESS, FAILURE) == (4, 5)


COUNTED = ("", "", "two", "three", "four")
ATTRIBUTES = ("Battle", "Craft", "Speed")


@pytest.mark.parametrize(("name", "part"), QUESTS)
def test_the_text_of_a_quest_names_its_numbers_and_places(name: str, part: int) -> None:
    goal = printed(name).quest[part]
    text = printed(name).quest_text + printed(name).setup_text

    if goal.op == goal_words.CHECK:
        check = f"{ATTRIBUTES[goal.attribute]} {goal.number}+"
        other = f"{ATTRIBUTES[goal.attribute]} check of {goal.number}+"
        alone = f"alone with {goal.number}+"
        assert check in text or other in text or alone in text
        if goal.mode == goal_words.IN_TURN and goal.times > 1:
            assert f"{COUNTED[goal.times]} successes" in text
    for place in goal.places:
        if place < place_words.GATE:
            location = GAME.book.location_names[place].removeprefix("Elven Kingdom of ")
            assert location in text
        elif place < place_words.TUNNEL:
            assert "Gate" in text
        elif place_words.KINGDOM <= place < place_words.GATES_ALL:
            assert GAME.book.kingdom_names[place - place_words.KINGDOM] in text


@pytest.mark.parametrize(("name", "what", "index"), EFFECTS)
def test_the_text_of_an_effect_names_its_number(name: str, what: str, index: int) -> None:
    effect = effects_of(a_table(name).g, CARD_NAMES.index(name), LISTS[what])[index]
    texts = {
        "setup": printed(name).setup_text,
        "rewards": printed(name).reward_text,
        "threat": printed(name).threat_text,
        "immediate": printed(name).threat_text,
    }
    told = (
        effect_words.HEAL,
        effect_words.HURT,
        effect_words.SHARE_HURT,
        effect_words.DRAW,
        effect_words.STEP,
        effect_words.DOOM,
    )
    if effect.op in (
        *told,
        effect_words.REMOVE,
        effect_words.MARCH,
        effect_words.KEEP,
        effect_words.LOSE_EQUIPMENT,
    ):
        assert str(abs(effect.number)) in texts[what]
    for number in effect.troops:
        assert number == 0 or str(number) in texts[what]
