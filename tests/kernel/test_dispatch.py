"""Tables of functions by class of decision."""

import pytest

from jotunheim.kernel import ByDecision, Decision, RulesError
from tests.kernel.small import Ask, Pick, Small, table


def plain(g: Small, decision: Decision[Small], token: int) -> str:
    return f"{decision.name()} {token}"


def label(g: Small, decision: Pick, token: int) -> str:
    return f"{token}, at most {decision.high}"


def a_table() -> ByDecision[Small, int, str]:
    labels: ByDecision[Small, int, str] = ByDecision(plain)
    labels.on(Pick, label)
    return labels


def test_the_function_of_the_class_gets_the_decision_with_its_own_type() -> None:
    assert a_table().of(table(), Pick(0, 1, 2, [10, 11]), 10) == "10, at most 2"


def test_a_class_without_a_function_gets_the_one_for_the_rest() -> None:
    labels = a_table()

    assert labels.of(table(), Ask(0, 10), 10) == "Ask 10"
    assert labels.has(Pick(0, 1, 2, [10])) and not labels.has(Ask(0, 10))


def test_several_things_at_once_give_the_same() -> None:
    labels = a_table()
    for decision in (Pick(0, 1, 2, [10, 11]), Ask(0, 10, 11)):
        one_by_one = [labels.of(table(), decision, token) for token in (10, 11)]
        assert labels.each(table(), decision, [10, 11]) == one_by_one


def test_a_function_of_all_things_at_once_is_called_once() -> None:
    calls: list[list[int]] = []

    def ranks(g: Small, decision: Pick, tokens: list[int]) -> list[str]:
        calls.append(tokens)
        return [f"{token} of {sum(tokens)}" for token in tokens]

    labels: ByDecision[Small, int, str] = ByDecision(plain)
    labels.on_all(Pick, ranks)
    pick = Pick(0, 1, 2, [10, 11])

    assert labels.each(table(), pick, [10, 11]) == ["10 of 21", "11 of 21"]
    assert labels.of(table(), pick, 10) == "10 of 10"
    assert calls == [[10, 11], [10]]
    assert labels.each(table(), Ask(0, 10), [10]) == ["Ask 10"]


def test_two_functions_for_one_class_are_our_mistake() -> None:
    with pytest.raises(RulesError, match="Pick has two functions"):
        a_table().on(Pick, label)
    with pytest.raises(RulesError, match="Pick has two functions"):
        a_table().on_all(Pick, lambda g, decision, tokens: [])
