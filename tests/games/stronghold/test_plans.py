"""Defense plans (SH-PLN)."""

from .table import rule, table


@rule("SH-PLN-01", "SH-PLN-01r", "SH-PLN-05")
def test_a_plan_is_used_once_and_costs_no_hourglass() -> None:
    t = table("plans: DP01\nhourglasses 1\ndefender").play("DP01")

    assert t.g.hourglasses.on_hand == 1
    assert t.used_plans == ["DP01"]
    assert t.refuses("DP01") == "a plan is used once (SH-PLN-01)"


@rule("SH-PLN-01r")
def test_a_plan_fits_its_windows_only() -> None:
    t = table("plans: DP02, DP03\nin RL1: orc\nhourglasses 1\ndefender")

    assert "plan:DP02" not in t.options
    assert t.refuses("DP02") == "this plan belongs to another moment (SH-PLN-01)"
    assert t.refuses("DP04") == "you do not hold this plan (SH-SET-14)"


@rule("SH-PLN-01r", "SH-DEF-06r")
def test_a_plan_may_follow_the_last_hourglass() -> None:
    t = table("plans: DP04\nhourglasses 1\ndefender").play("cannon")

    assert (t.question, t.options) == ("React", ["plan:DP04", "pass"])


@rule("SH-PLN-06", "SH-PLN-06r", "SH-HID-03")
def test_a_used_plan_is_shown_to_all() -> None:
    t = table("plans: DP01\nhourglasses 1\ndefender")
    assert not t.g.plans.knows(0, 0)

    t.play("DP01")

    assert t.g.plans.knows(0, 0)


@rule("SH-PLN-06r")
def test_a_plan_that_could_do_nothing_is_not_offered() -> None:
    t = table("plans: DP08, DP09\nin W1: marksman\nhourglasses 1\ndefender")

    assert "plan:DP08" not in t.options  # there is no soldier
    assert "plan:DP09" in t.options
    assert t.refuses("DP08") == "this plan could do nothing now (SH-PLN-06)"
