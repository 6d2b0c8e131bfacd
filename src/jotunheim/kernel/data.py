"""The canonical plain form of a state, for hashes, equality and debugging.

It is found by looking at every attribute, so that none can be forgotten; `clone()` is written by
hand for speed, and the kit compares the two. There is no way back: loading is replaying.
"""

import hashlib
import json


def names_of(value: object) -> list[str]:
    """The attributes of an object, the same interpreted and compiled."""
    kind = type(value)
    found = {name for base in kind.__mro__ for name in getattr(base, "__mypyc_attrs__", ())}
    found.update(getattr(value, "__dict__", {}))
    left_out = {name for base in kind.__mro__ for name in getattr(base, "shared", ())}
    return sorted([n for n in found if not n.startswith("__") and n not in left_out])


def to_data(value: object) -> object:
    """Numbers, words, lists, and objects as dictionaries with their class under the empty name."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [to_data(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted([json.dumps(to_data(item), sort_keys=True) for item in value])
    if isinstance(value, dict):
        return sorted([[json.dumps(to_data(k)), to_data(v)] for k, v in value.items()], key=str)
    found: dict[str, object] = {"": type(value).__name__}
    for name in names_of(value):
        found[name] = to_data(getattr(value, name))
    return found


def digest(value: object) -> str:
    """A short hash of the plain form."""
    text = json.dumps(to_data(value), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
