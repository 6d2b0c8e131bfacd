"""What people read: labels of options, routes, questions, and why something is not on offer."""

from random import Random

import pytest

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import GIANT_NAMES, WEAPON_NAMES
from jotunheim.games.valda.words.fights import WINDOWS
from jotunheim.games.valda.words.labels import choice
from jotunheim.games.valda.words.picks import LABELS
from jotunheim.kernel import Chance, React
from jotunheim.scene import Prompt

from .table import GAME, ValdaTable, table


def walk(g: Valda, rng: Random, most: int) -> list[tuple[Valda, Prompt]]:
    """Every question of a random game, as the asked seat reads it."""
    found: list[tuple[Valda, Prompt]] = []
    while g.asked is not None and len(found) < most:
        prompt = GAME.prompt(g, g.asked.seat)
        assert prompt is not None
        found.append((g.clone(), prompt))
        g.play(rng.choice(g.options))
    return found


def prompts(seed: int) -> list[tuple[Valda, Prompt]]:
    """The questions of a whole game; seats and ways of choosing by the seed."""
    given = {"occupants": ("random", "draft", "in_play")[seed % 3]}
    return walk(GAME.start(given, 2 + seed % 4, Chance(seed)), Random(seed), 10_000)


RARE = (
    "raid, pickpocket, kill, desecration, sabotage, mork_card, wooden_shield, round_shield, kidnap, odin_leader, "
    "grim_card, borrowed_power, mud_path, loaded_dice, eye_storm, thrym_card, storm_raid, wild_hunt, bifrost, drakkar, "
    "sacrificial_stone, loki_theft, sacrifice, glimpse, fertility_white"
)
TEMPLES = ("freya, tyr, thor frozen=2", "surtur, surtur, odin", "loki, loki, heimdall")


def armed(seed: int) -> list[tuple[Valda, Prompt]]:
    """The same for three players who hold all weapons and many rare cards: every window opens."""
    rng = Random(seed)
    hands: list[list[str]] = [[], [], []]
    for card in [*WEAPON_NAMES, *WEAPON_NAMES, *RARE.split(", ")]:
        rng.choice(hands).append(card)
    lines = [f"occupants: {', '.join(GIANT_NAMES)}"] if seed % 2 else []
    for n, hand in enumerate(hands):
        goods = "followers=9 blood=6 diamond=6 gold=6 rune=3 mines=2 drills=1"
        lines.append(f"player {n + 1} {goods}\ntemples {n + 1}: {TEMPLES[n]}")
        lines.append(f"hand {n + 1}: {', '.join(hand)}")
    text = "\n".join([*lines, "valda"])
    return walk(GAME.open_situation(text, {}, 3, Chance(seed)), rng, 250)


def is_plain(label: str) -> bool:
    """Does a label read as words?"""
    begins = label[:1].isupper() or label[:1].isdigit()
    return begins and ":" not in label and "_" not in label


@pytest.mark.parametrize("seed", range(6))
def test_options_and_routes_read_as_words_and_differ(seed: int) -> None:
    for g, prompt in [*prompts(seed), *armed(seed)]:
        assert g.asked is not None
        labels = [choice.label for choice in prompt.choices]
        routes = [route.label for route in prompt.routes]
        where = f"{g.asked.name()}: {labels} {routes}"

        assert len(set(labels)) == len(labels), where
        assert len(set(routes)) == len(routes), where
        assert all(map(is_plain, labels + routes)), where
        assert all(is_plain(refusal.label) for refusal in prompt.refusals), where


@pytest.mark.parametrize("seed", range(6, 8))
def test_questions_end_with_a_question_mark_and_waiting_lines_name_the_seat(seed: int) -> None:
    for g, prompt in [*prompts(seed), *armed(seed)]:
        asked = g.asked
        assert asked is not None

        assert prompt.question.endswith("?"), prompt.question
        others = GAME.prompt(g, (asked.seat + 1) % g.seats)
        assert others is not None
        if asked.covert:
            assert others.question == "Waiting for reactions"
        else:
            assert others.question.startswith(GAME.seat_name(g, asked.seat)), others.question


@pytest.mark.parametrize("seed", range(8, 10))
def test_every_reason_names_its_clause(seed: int) -> None:
    for _g, prompt in [*prompts(seed), *armed(seed)]:
        for refusal in prompt.refusals:
            assert "(VA-" in refusal.reason, refusal


def test_the_random_games_here_open_every_window_and_ask_nearly_every_question() -> None:
    windows: set[type] = set()
    questions: set[type] = set()
    for seed in range(8):
        for g, prompt in [*prompts(seed), *armed(seed)]:
            asked = g.asked
            # The window tells which words are read, and only a reaction has one.
            if isinstance(asked, React):
                windows.add(type(asked.window.reactions))
            if len(prompt.choices) > 1:
                questions.add(type(asked))

    assert windows == set(WINDOWS)
    assert len(set(LABELS.rows) - questions) <= 3


# What an option costs and does --------------------------------------------------------------------


def words(t: ValdaTable) -> dict[str, tuple[str, str, str]]:
    """Label, note and figure of each option, before the view adds prices in signs."""
    asked = t.g.asked
    assert asked is not None
    found = [choice(t.g, asked, token) for token in t.g.options]
    return {c.token: (c.label, c.note, c.figure) for c in found}


def test_what_is_built_names_its_price_and_what_it_brings() -> None:
    t = table("player 1 diamond=3 gold=3\nvalda")

    assert words(t)["build:mine"] == (
        "Build a mine",
        "costs 1 diamond, 2 gold; a yellow die in each Resource phase",
        "1 building point",
    )
    assert words(t)["build:temple"][1].endswith("you can pay for Freya")


def test_an_action_card_costs_a_point_and_a_weapon_does_not() -> None:
    t = table("hand 1: chest_2, yggdrasil_3, weapon_odin\nvalda")

    assert words(t)["card:chest_2"] == ("Treasure Chest (2)", "Gain 2 gold.", "1 action point")
    assert words(t)["card:yggdrasil_3"][2] == "free"
    assert words(t)["option:draupnir"][2] == "free"


def test_the_end_of_a_phase_says_what_is_lost() -> None:
    t = table("valda actions=1 buildings=2")

    note = "you lose 1 action point, 2 building points"
    assert words(t)["end_phase"] == ("End the Valda phase", note, "")


def test_a_defence_card_says_whether_it_holds() -> None:
    t = table("hand 1: wooden_shield, shield_wall\nhand 2: kidnap\nattack").play("kidnap")

    assert words(t)["card:wooden_shield"][2] == "2 against 3, too little"
    assert words(t)["card:shield_wall"][2] == "4 against 3, holds"


def test_surtur_is_part_of_the_attack_that_a_card_promises() -> None:
    t = table("temples 2: surtur, surtur\nhand 2: kidnap\nattack")

    assert words(t)["card:kidnap"][2] == "attack 4"


def test_a_trade_for_followers_names_price_and_uses() -> None:
    t = table("temples 1: thor\nplayer 1 gold=1\nhand 1: kidnap\nfollowers")

    assert words(t)["trade:thor_one"] == (
        "1 follower from Thor",
        "costs 1 diamond or 1 gold, 1 card of your hand",
        "3 left this turn",
    )


def test_a_frozen_temple_brings_no_level_where_it_moves() -> None:
    text = "temples 1: thor{frozen}\nhand 1: mud_path\nvalda"
    warm = table(text.format(frozen="")).play("mud_path")
    cold = table(text.format(frozen=" frozen=2")).play("mud_path")

    assert words(warm)["area:tyr"][2] == "level 1"
    assert words(cold)["area:tyr"][2] == "level 0"


def test_a_divine_deck_tells_its_top_card_to_those_who_know_it() -> None:
    text = "hand 1: bifrost, drakkar\ndeck tyr: iron_hand\nvalda"
    t = table(text).play("drakkar")
    assert words(t)["area:tyr"][1] == ""

    t = table(text).play("bifrost area:tyr done drakkar")

    assert words(t)["area:tyr"][1] == "on top: Iron Hand"


def test_routes_of_the_menu_are_temples_and_whole_trades() -> None:
    t = table("player 1 blood=4 diamond=4 gold=4\nvalda")
    routes = {route.tokens: (route.group, route.label) for route in t.prompt.routes}

    assert routes["build:temple", "area:tyr"] == ("Build", "Temple of Tyr")
    trade = ("trade_four", "resource:gold", "resource:blood")
    assert routes[trade] == ("Trade", "4 gold for 1 divine blood")
