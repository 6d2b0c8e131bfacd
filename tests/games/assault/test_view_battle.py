"""The combat table and the options of a battle: totals before and after, odds, what follows."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.games.assault.rules.board import fight
from jotunheim.kernel import Chance
from jotunheim.scene import Choice, Sheet

from .table import Table, a_battle, rule, table

ATTACKER_ROLL = "fire 3 hits, 1 block, 1 arcane, miss"
ROWS = "row fire: leader, magic, trade"


def sheets(t: Table, race: str = "fire") -> dict[str, Sheet]:
    return {sheet.key: sheet for sheet in GAME.view(t.g, t.seat_of(race)).sheets}


def choices(t: Table) -> dict[str, Choice]:
    assert t.g.asked is not None
    prompt = GAME.view(t.g, t.g.asked.seat).prompt
    assert prompt is not None
    return {choice.token: choice for choice in prompt.choices}


def battle() -> Table:
    """Fire may change its dice, and so may Hill afterwards."""
    rows = f"{ROWS}\nrow hill: leader, trade"
    return a_battle("fire: 2 regular", "hill: elite, leader", ATTACKER_ROLL, rows=rows)


@rule("AG-ACT-04")
def test_the_battle_shows_its_steps() -> None:
    t = battle()
    assert t.question == "ModifyDice"

    head = sheets(t)["battle"]

    assert head.title == "Battle for High Forest"
    assert [marker.at for marker in head.tracks[0].markers] == [1]
    assert "3 hits, 1 block" in head.note


@rule("AG-COM-25")
def test_dice_not_rolled_yet_are_counted() -> None:
    t = battle()

    attacker, defender = sheets(t)["battle0"], sheets(t)["battle1"]

    assert [die.face for die in attacker.dice] == ["3 hits", "1 block", "1 arcane", "miss"]
    assert [(die.face, die.states) for die in defender.dice] == [("?", ("unrolled",))] * 4
    assert [badge.text for badge in defender.badges] == ["–", "–"]


@rule("AG-BAT-31")
def test_totals_are_told_before_and_after_changes() -> None:
    t = battle()
    assert [b.text for b in sheets(t)["battle0"].badges] == ["3", "1"]
    promised = choices(t)["use_attack"].figure

    t.play("use_attack")

    assert promised == "3 → 5 hits"
    assert [b.text for b in sheets(t)["battle0"].badges] == ["3→5", "1"]
    assert t.who == "hill" and choices(t)["done"].label == "Keep the dice"


@rule("AG-DMG-07")
def test_a_champion_is_named_as_the_first_to_suffer() -> None:
    t = a_battle("fire: regular", "hill: champion, leader", rows="row hill: leader, trade")
    assert t.question == "ModifyDice" and t.who == "hill"

    note = sheets(t, "hill")["battle1"].note

    assert "Hill Giant Champion must take damage first." in note


@rule("AG-DMG-02")
def test_a_casualty_says_what_would_become_of_it() -> None:
    rolls = "fire 3 hits, miss, hill miss, miss, miss, miss, miss, miss, miss"
    t = a_battle("fire: regular", "hill: regular, leader, elite wounded", rolls)
    assert t.question == "PickCasualty"

    fates = {token: choice.figure for token, choice in choices(t).items()}

    assert fates["unit:regular"] == "falls, 1 damage left"
    assert fates["unit:leader"] == "is wounded"
    assert fates["unit:elite_wounded"].startswith("falls")


def test_odds_are_shown_where_an_attack_may_start() -> None:
    t = table(
        "army hill in silver_marches: regular\narmy stone in high_forest: 6 elite\n"
        "army hill in sword_coast: champion, 4 elite\narmy storm in neverwinter_wood: regular wounded\n"
        "turn hill\nask command"
    )
    t.play("attack", "battle")
    assert t.question == "AttackFrom"

    found = choices(t)

    weak, strong = found["region:silver_marches"], found["region:sword_coast"]
    assert weak.figure.startswith("0%") and "High Forest" in weak.note
    assert int(strong.figure.split("%")[0]) > 80 and "Neverwinter Wood" in strong.note
    assert [line.split("\t")[0].split()[0] for line in strong.detail] == ["to", "points", "points"]


def test_units_of_a_set_say_how_many_are_left() -> None:
    t = table(
        "army hill in silver_marches: 3 regular, elite\narmy stone in high_forest: elite\nturn hill\nask command"
    ).play("attack", "battle")
    assert t.question == "PickForce"

    left = choices(t)["unit:regular"].figure
    t.play("unit:regular")

    assert (left, choices(t)["unit:regular"].figure) == ("3 left", "2 left")
    assert choices(t)["done"].label == "Attack with these"


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_every_choice_is_said_in_words(seats: int) -> None:
    g = GAME.start({}, seats, Chance(seats))
    chance = Chance(9)
    for _ in range(500):
        assert g.asked is not None
        prompt = GAME.view(g, g.asked.seat).prompt
        assert prompt is not None and not prompt.question.startswith(g.asked.name())
        for choice in prompt.choices:
            words = choice.label + choice.note + choice.figure
            assert choice.label and "_" not in words and "  " not in words, choice
        g.play(g.options[chance.below(len(g.options))])
        if g.over:
            break


@rule("AG-MAG-01")
def test_a_spell_to_keep_is_shown_with_both_its_forms() -> None:
    t = table("turn hill\nask command").play("magic", "draw")
    assert t.question == "KeepSpell"

    notes = [choice.note for choice in choices(t).values()]

    assert len(notes) == 2 and all("For an Artifact: " in note for note in notes)


@rule("AG-GSL-14")
def test_a_giantslayer_says_what_would_become_of_it() -> None:
    t = table(
        "army fire in high_moor: 4 elite, champion\nslayer hook in high_moor wounded\n"
        "slayer sinker in high_moor\nrow hill: move, trade, recruit, attack\nturn hill\nask command"
    ).play("rest")
    while t.question != "PickCasualty" or t.who != "hill":
        ends = [n for n in t.options if n in ("pass", "done")]
        attack = t.question in ("SlayerAttack", "PickSlayers")
        t.play(t.options[0] if attack or not ends else ends[0])

    fates = {token: choice.figure for token, choice in choices(t).items()}

    assert fates["slayer:hook"].startswith("falls")
    assert fates["slayer:sinker"]


def test_the_log_speaks_in_sentences_and_sums_dice() -> None:
    t = a_battle("fire: 2 regular", "hill: elite, leader", ATTACKER_ROLL, rows=ROWS)

    lines = [line.text for line in GAME.view(t.g, 0).log]

    assert "Fire Giants roll 4 dice: 3 hits, 1 block, 1 arcane, 1 miss" in lines
    assert all(text[:1].isupper() for text in lines)


@rule("AG-COM-25")
def test_one_hit_and_one_block_are_told_in_the_singular() -> None:
    badges = sheets(battle())["battle0"].badges

    assert [f"{badge.text} {badge.note}" for badge in badges] == ["3 hits", "1 block"]


@rule("AG-BAT-24")
def test_blocks_that_do_not_help_are_told() -> None:
    t = battle()
    fight(t.g).sides[0].ignored_blocks = 2

    assert "Ignores 2 enemy blocks." in sheets(t)["battle0"].note
    assert "Ignores" not in sheets(t)["battle1"].note


@rule("AG-BAT-16", "AG-BAT-32")
@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("use_attack", "convert arcane results: now 5 hits, 1 block"),
        ("use_leader", "re-roll dice: now "),
    ],
)
def test_the_log_tells_converted_results_from_dice_that_are_rolled_again(
    power: str, told: str
) -> None:
    """R-32: converted stars are no longer listed."""
    t = a_battle("fire: leader", "hill: elite, leader", "fire 3 hits, 1 block, 1 arcane", rows=ROWS)

    t.play(power)
    while t.question == "PickDice":
        t.play(GAME.words.names[t.g.options[0]])

    assert [line.text for line in GAME.log(t.g, 2) if told in line.text]


@rule("AG-DEC-16")
def test_units_that_were_passed_over_say_how_to_get_them_still() -> None:
    t = table(
        "army hill in sumber_hills: 2 regular, champion, leader\n"
        "army fire in sword_coast: regular\nturn hill\nask command"
    )
    t.play("attack", "battle")
    assert t.question == "PickForce"

    def refused() -> dict[str, str]:
        prompt = GAME.view(t.g, t.seat_of("hill")).prompt
        assert prompt is not None
        return {refusal.label: refusal.reason for refusal in prompt.refusals}

    assert refused() == {}
    t.play("unit:champion")
    assert refused() == {"Hill Giant": "it comes earlier in the order of picks: undo, then pick it"}


@rule("AG-BAT-31")
def test_what_a_leader_surely_adds_is_a_line_of_the_sum() -> None:
    """R-31: the page said 6 hits where 9 were recorded."""
    t = a_battle(
        "hill: 5 regular, leader",
        "fire: regular",
        "hill 2 hits, 2 hits, 2 hits, 1 arcane, miss, miss, miss",
        rows="row hill: leader activated, magic, move",
    )
    assert t.question == "ModifyDice"
    before = sheets(t)["battle0"]
    prompt = GAME.view(t.g, t.seat_of("hill")).prompt
    assert prompt is not None
    ends = [choice for choice in prompt.choices if choice.token == "done"]

    assert before.badges[0].text == "6→9"
    assert "Certain: +3 hits (Smash It All)." in before.note
    assert "+3 hits (Smash It All)" in ends[0].note
    assert ends[0].figure == "9 hits, 0 blocks"
    t.pass_on("PlayCommand")
    assert t.totals("hill")[0] == 9


@rule("AG-BAT-04")
def test_an_attacker_falls_where_it_stands() -> None:
    """R-32: the log named the region of the battle."""
    t = a_battle("fire: regular", "hill: 4 elite", "fire miss, miss, hill 2 hits" + ", 2 hits" * 6)
    t.pass_on("PlayCommand")

    fallen = [line for line in t.log() if "Fire Giant" in line and "falls" in line]
    assert fallen == ["Fire Giant falls in [Silver Marches](silver_marches)"]
