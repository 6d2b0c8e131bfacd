"""How the kit complains: which invariant is broken, and how one can see it."""

from jotunheim.kernel import RulesError, to_data


class Complaint(AssertionError):
    """An invariant that a game breaks."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(f"{check}: {what}")
        self.check = check  # the name of the invariant
        self.what = what


def blame(error: Exception, check: str, where: str) -> Complaint:
    """What an exception means: a dead end and an endless chain have names of their own."""
    if isinstance(error, Complaint):
        return error
    if isinstance(error, RulesError) and str(error).startswith(("dead end: ", "endless: ")):
        kind, _, what = str(error).partition(": ")
        return Complaint(kind, f"{where}: {what}")
    return Complaint(check, f"{where}: " + " ".join(f"{type(error).__name__}: {error}".split()))


def expect(holds: bool, check: str, what: str) -> None:
    """Complain unless it holds."""
    if not holds:
        raise Complaint(check, what)


def expect_same(one: object, other: object, check: str, what: str) -> None:
    """Complain, with the first difference, unless two plain values are equal."""
    if one != other:
        raise Complaint(check, f"{what}: {difference(one, other)}")


def expect_same_state(one: object, other: object, check: str, what: str) -> None:
    """The same for two states, by everything that to_data() shows."""
    expect_same(to_data(one), to_data(other), check, what)


def difference(one: object, other: object, path: str = "") -> str:
    """Where two plain values differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if one.get(key, difference) != other.get(key, difference):
                below = f"{path}.{key}" if path else str(key)
                return difference(one.get(key, "nothing"), other.get(key, "nothing"), below)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            return f"{path} has {len(one)} entries, then {len(other)}: {one!r:.120}, {other!r:.120}"
        for i, pair in enumerate(zip(one, other, strict=True)):
            if pair[0] != pair[1]:
                return difference(pair[0], pair[1], f"{path}[{i}]")
    return f"{path} is {one!r:.160}, then {other!r:.160}"
