"""The closed vocabulary of effects from which cards and weapons in content/ are made.

An effect is an operation with its numbers. `rules/verbs.py` says who carries out which operation; nothing else reads card texts.
"""

from typing import Final, final

from jotunheim.games.valda.tokens import COLOUR_NAMES, RESOURCE_NAMES
from jotunheim.kernel import ContentError

# Whom an effect concerns.
SELF: Final = 0
TARGET: Final = 1  # the attacked player
CHOICE: Final = 2  # a player whom the acting player chooses
ATTACKER: Final = 3
WHOM: Final = ("self", "target", "choice", "attacker")

# How long a freeze lasts (VA-FRZ-01, 02).
FOR_ROUND: Final = 0
FOR_GAME: Final = 1

# What is recovered from the discard pile.
RECOVER_ATTACK: Final = 0
RECOVER_DEFENCE: Final = 1

# Operations; in brackets what `kind` and `most` mean, `number` is how many.
GAIN_RESOURCE: Final = 0  # kind: of resource
GAIN_FOLLOWERS: Final = 1
LOSE_FOLLOWERS: Final = 2
STEAL_FOLLOWERS: Final = 3
STEAL_RESOURCES: Final = 4
LOSE_RESOURCES: Final = 5
STEAL_RUNE: Final = 6
STEAL_CARD: Final = 7
TAKE_CARD: Final = 8
DESTROY_CARD: Final = 9
SWAP_HANDS: Final = 10
DRAW_MAIN: Final = 11
DRAW_DIVINE: Final = 12
PEEK_DIVINE: Final = 13
RECOVER: Final = 14  # kind: attack or defence
CONVERT: Final = 15  # kind: into; most
PAY_DRAW: Final = 16  # number: price; kind unused; most: times
PAY_LOSE_FOLLOWERS: Final = 17  # most
ROLL_FOLLOWERS: Final = 18  # kind: colour
DISCARD_FOR_FOLLOWERS: Final = 19  # most cards; number: followers for each
FREE_BUILDING: Final = 20
BUILDING_POINTS: Final = 21  # number: the new base
TOKENS: Final = 22
SET_DIE: Final = 23
ATTACK_MOD: Final = 24
DEFENCE_MOD: Final = 25
UNBLOCKABLE: Final = 26
CANCEL_ATTACK: Final = 27
REDIRECT_ATTACK: Final = 28
REPEAT_DEFENCE: Final = 29
CANCEL_BUILDING: Final = 30
CANCEL_ACTION: Final = 31
TWO_ATTACK_CARDS: Final = 32
ATTACK_AS_DEFENCE: Final = 33
FREEZE_TEMPLE: Final = 34  # kind: how long
DESTROY_TEMPLE: Final = 35
MOVE_TEMPLE: Final = 36
SWAP_TEMPLES: Final = 37
DESTROY_BUILDING: Final = 38
IMMUNE_TEMPLES: Final = 39
IGNORE_HAVENS: Final = 40
SHUFFLE_DISCARDS: Final = 41
ON_LOSS_GAIN: Final = 42
ON_STEAL_PLUS: Final = 43
STEAL_DRAWN: Final = 44
BORROW_POWER: Final = 45
OPS: Final = 46

Argument = tuple[str, tuple[str, ...]]  # its role, and the words it may be; none: a number

NUMBER: Final[Argument] = ("number", ())
LIMIT: Final[Argument] = ("most", ())
WHO: Final[Argument] = ("whom", WHOM)
KIND: Final[Argument] = ("kind", RESOURCE_NAMES)
COLOUR: Final[Argument] = ("kind", COLOUR_NAMES)
TYPE: Final[Argument] = ("kind", ("attack", "defence"))
TIME: Final[Argument] = ("kind", ("round", "game"))

EFFECT_WORDS: Final[dict[str, tuple[int, list[Argument]]]] = {
    "gain": (GAIN_RESOURCE, [KIND, NUMBER]),
    "gain_followers": (GAIN_FOLLOWERS, [NUMBER]),
    "lose_followers": (LOSE_FOLLOWERS, [WHO, NUMBER]),
    "steal_followers": (STEAL_FOLLOWERS, [WHO, NUMBER]),
    "steal_resources": (STEAL_RESOURCES, [WHO, NUMBER]),
    "lose_resources": (LOSE_RESOURCES, [WHO, NUMBER]),
    "steal_rune": (STEAL_RUNE, [WHO, NUMBER]),
    "steal_card_random": (STEAL_CARD, [WHO, NUMBER]),
    "take_card_choice": (TAKE_CARD, [WHO]),
    "destroy_card_random": (DESTROY_CARD, [WHO, NUMBER]),
    "swap_hands": (SWAP_HANDS, [WHO]),
    "draw_main": (DRAW_MAIN, [NUMBER]),
    "draw_divine": (DRAW_DIVINE, [NUMBER]),
    "peek_divine": (PEEK_DIVINE, [LIMIT]),
    "recover": (RECOVER, [TYPE]),
    "convert": (CONVERT, [KIND, LIMIT]),
    "pay_draw": (PAY_DRAW, [("price", ()), NUMBER, LIMIT]),
    "pay_lose_followers": (PAY_LOSE_FOLLOWERS, [WHO, LIMIT]),
    "roll_followers": (ROLL_FOLLOWERS, [COLOUR]),
    "discard_for_followers": (DISCARD_FOR_FOLLOWERS, [LIMIT, NUMBER]),
    "free_resource_building": (FREE_BUILDING, []),
    "building_points": (BUILDING_POINTS, [NUMBER]),
    "tokens": (TOKENS, [NUMBER]),
    "set_die": (SET_DIE, [NUMBER]),
    "attack_mod": (ATTACK_MOD, [NUMBER]),
    "defence_mod": (DEFENCE_MOD, [NUMBER]),
    "unblockable": (UNBLOCKABLE, []),
    "cancel_attack": (CANCEL_ATTACK, []),
    "redirect_attack": (REDIRECT_ATTACK, []),
    "repeat_defence": (REPEAT_DEFENCE, []),
    "cancel_building": (CANCEL_BUILDING, []),
    "cancel_action": (CANCEL_ACTION, []),
    "two_attack_cards": (TWO_ATTACK_CARDS, []),
    "attack_as_defence": (ATTACK_AS_DEFENCE, []),
    "freeze_temple": (FREEZE_TEMPLE, [WHO, TIME]),
    "destroy_temple": (DESTROY_TEMPLE, [WHO]),
    "move_temple": (MOVE_TEMPLE, []),
    "swap_temples": (SWAP_TEMPLES, [WHO]),
    "destroy_resource_building": (DESTROY_BUILDING, [WHO]),
    "immune_temples": (IMMUNE_TEMPLES, []),
    "ignore_havens": (IGNORE_HAVENS, []),
    "shuffle_discards": (SHUFFLE_DISCARDS, []),
    "on_loss_gain_followers": (ON_LOSS_GAIN, []),
    "on_steal_plus": (ON_STEAL_PLUS, [NUMBER]),
    "steal_drawn_divine": (STEAL_DRAWN, []),
    "borrow_power": (BORROW_POWER, []),
}


@final
class Effect:
    """One operation with its numbers; what an operation does not use is 0. Frozen."""

    def __init__(self, op: int, whom: int, kind: int, number: int, most: int, price: int) -> None:
        self.op = op
        self.whom = whom
        self.kind = kind
        self.number = number
        self.most = most
        self.price = price


def read_argument(word: str, allowed: tuple[str, ...], where: str) -> int:
    """A number, or the place of a word in its list."""
    if allowed:
        if word not in allowed:
            raise ContentError(f"{where}: expected one of {', '.join(allowed)}, got {word!r}")
        return allowed.index(word)
    if word.isdecimal():
        return int(word)
    raise ContentError(f"{where}: expected a number, got {word!r}")


def read_effect(text: str, where: str) -> Effect:
    """An effect from words like `steal_resources target 2`."""
    words = text.split()
    if not words or words[0] not in EFFECT_WORDS:
        raise ContentError(f"{where}: expected one of {', '.join(EFFECT_WORDS)}, got {text!r}")
    op, arguments = EFFECT_WORDS[words[0]]
    if len(words) - 1 != len(arguments):
        raise ContentError(f"{where}: {words[0]} takes {len(arguments)} words, got {text!r}")
    found = {"whom": 0, "kind": 0, "number": 0, "most": 0, "price": 0}
    for (role, allowed), word in zip(arguments, words[1:], strict=True):
        found[role] = read_argument(word, allowed, where)
    return Effect(op, found["whom"], found["kind"], found["number"], found["most"], found["price"])
