# not compiled: read once
"""Words of cards as typed data: goals, effects, lasting rules, conditions (effects/)."""

from typing import Final

from jotunheim.content import Entry
from jotunheim.games.dwarves.book.entries import read_troops
from jotunheim.games.dwarves.book.tables import BOX_NAMES
from jotunheim.games.dwarves.effects.conditions import CONDITION_WORDS, Condition
from jotunheim.games.dwarves.effects.goals import (
    AT_SITES,
    GOAL_WORDS,
    MODE_NAMES,
    PIECE_WORDS,
    Change,
    Goal,
)
from jotunheim.games.dwarves.effects.lasting import RULE_WORDS, Rule
from jotunheim.games.dwarves.effects.places import PLACE_NAMES, PORTAL
from jotunheim.games.dwarves.effects.verbs import EFFECT_WORDS, INSTEAD_NAMES, WHO_NAMES, Effect
from jotunheim.games.dwarves.tokens import (
    ATTRIBUTE_NAMES,
    CARD_NAMES,
    GATE_NAMES,
    KIND_NAMES,
    KINDS,
)
from jotunheim.kernel import ContentError

COMMON: Final = ("verb", "stage", "when", "turned")
LOW: Final = -9


def check_fields(entry: Entry, fields: str) -> None:
    """A word takes these fields and no others; those in brackets may be left out."""
    allowed = [field.strip("[]") for field in fields.split()]
    for field in fields.split():
        if not field.startswith("[") and not entry.has(field):
            raise ContentError(f"{entry.place(field)}: the field is missing")
    for field in entry.data:
        if field not in allowed and field not in COMMON:
            raise ContentError(f"{entry.place(field)}: this word takes {fields or 'nothing'}")


def word_of(entry: Entry, words: dict[str, tuple[int, str]]) -> tuple[int, str]:
    """The word of a table and what it takes; its fields are checked."""
    names = tuple(words)
    op, fields = words[names[entry.word("verb", names)]]
    check_fields(entry, fields)
    return op, fields


def optional_word(entry: Entry, field: str, words: tuple[str, ...], otherwise: int) -> int:
    """The place of a word, or something else where it is left out."""
    return entry.word(field, words) if entry.has(field) else otherwise


def optional_number(entry: Entry, field: str, otherwise: int) -> int:
    """A number, or something else where it is left out."""
    return entry.number(field, LOW, 30) if entry.has(field) else otherwise


def read_conditions(entry: Entry, field: str) -> list[Condition]:
    """The conditions under a field; none where it is left out."""
    if not entry.has(field):
        return []
    found: list[Condition] = []
    for inner in entry.items(field):
        op, _fields = word_of(inner, CONDITION_WORDS)
        condition = Condition(op)
        condition.number = optional_number(inner, "number", 0)
        condition.kind = optional_word(inner, "kind", KIND_NAMES, condition.kind)
        condition.position = optional_word(inner, "position", BOX_NAMES, 0)
        condition.places = inner.words("at", PLACE_NAMES)
        inner.no_more()
        found.append(condition)
    return found


def read_effects(entry: Entry, field: str) -> list[Effect]:
    """The effects under a field; none where it is left out."""
    if not entry.has(field):
        return []
    return [read_effect(inner) for inner in entry.items(field)]


def read_effect(entry: Entry) -> Effect:
    """One effect."""
    op, _fields = word_of(entry, EFFECT_WORDS)
    effect = Effect(op)
    effect.number = optional_number(entry, "number", 0)
    effect.most = optional_number(entry, "most", 0)
    effect.who = optional_word(entry, "who", WHO_NAMES, effect.who)
    effect.kind = optional_word(entry, "kind", KIND_NAMES, effect.kind)
    effect.kinds = entry.words("kinds", KIND_NAMES) or list(range(KINDS))
    if entry.has("troops"):
        effect.troops = read_troops(entry, "troops")
    effect.places = entry.words("at", PLACE_NAMES)
    effect.attribute = optional_word(entry, "attribute", ATTRIBUTE_NAMES, effect.attribute)
    effect.gate = optional_word(entry, "gate", GATE_NAMES, effect.gate)
    effect.instead = optional_word(entry, "instead", INSTEAD_NAMES, effect.instead)
    effect.card = optional_word(entry, "card", CARD_NAMES, effect.card)
    effect.one_hex = entry.flag("one_hex")
    effect.may = entry.flag("may")
    entry.no_more()
    return effect


def read_rules(entry: Entry, field: str) -> list[Rule]:
    """The lasting rules under a field; none where it is left out."""
    if not entry.has(field):
        return []
    found: list[Rule] = []
    for inner in entry.items(field):
        op, _fields = word_of(inner, RULE_WORDS)
        rule = Rule(op)
        rule.number = optional_number(inner, "number", 0)
        rule.most = optional_number(inner, "most", 0)
        rule.attribute = optional_word(inner, "attribute", ATTRIBUTE_NAMES, rule.attribute)
        rule.kind = optional_word(inner, "kind", KIND_NAMES, rule.kind)
        inner.no_more()
        found.append(rule)
    return found


def read_goals(entry: Entry, field: str) -> list[Goal]:
    """The goals under a field; none where it is left out. Stages begin with 0."""
    if not entry.has(field):
        return []
    found = [read_goal(inner) for inner in entry.items(field)]
    stages = [goal.stage for goal in found]
    if stages != sorted(stages) or set(stages) != set(range(max(stages, default=-1) + 1)):
        raise entry.wrong(field, "goals in the order of their stages, from 0")
    return found


def read_goal(entry: Entry) -> Goal:
    """One goal of a quest."""
    op, _fields = word_of(entry, GOAL_WORDS)
    goal = Goal(op)
    goal.stage = optional_number(entry, "stage", 0)
    goal.attribute = optional_word(entry, "attribute", ATTRIBUTE_NAMES, goal.attribute)
    goal.number = optional_number(entry, "number", 0)
    goal.times = optional_number(entry, "times", 1)
    goal.many = optional_number(entry, "many", 0)
    goal.mode = optional_word(entry, "mode", MODE_NAMES, goal.mode)
    goal.kind = optional_word(entry, "kind", KIND_NAMES, goal.kind)
    goal.position = optional_word(entry, "position", BOX_NAMES, 0)
    goal.piece = optional_word(entry, "piece", PIECE_WORDS, goal.piece)
    if entry.has("troops"):
        goal.troops = read_troops(entry, "troops")
    goal.places = entry.words("at", PLACE_NAMES)
    goal.target = entry.words("to", PLACE_NAMES)
    goal.when = read_conditions(entry, "when")
    goal.turned = read_conditions(entry, "turned")
    goal.success = read_effects(entry, "success")
    goal.failure = read_effects(entry, "failure")
    entry.no_more()
    if goal.mode == AT_SITES:
        goal.times = len(goal.places)
        if any(place >= PORTAL for place in goal.places):
            raise entry.wrong("at", "places that never change, where each is a site")
    return goal


def read_change(entry: Entry, field: str) -> Change | None:
    """How a card changes; None where it is left out."""
    if not entry.has(field):
        return None
    inner = entry.inner(field)
    change = Change()
    if inner.has("troops"):
        change.troops = read_troops(inner, "troops", LOW)
    change.times = optional_number(inner, "times", 0)
    change.number = optional_number(inner, "number", 0)
    change.markers = optional_number(inner, "markers", 0)
    change.place = optional_word(inner, "place", PLACE_NAMES, change.place)
    inner.no_more()
    return change
