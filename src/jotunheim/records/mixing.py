"""A seed that nobody could choose alone: the server's key, mixed with a share from each person.

The hash of the key is shown before anybody sits down, so the server cannot fit it to the shares; and
nobody who gives a share knows the key.
"""

import hashlib
import hmac


def mixed_seed(key: str, seats: int, shares: dict[int, str]) -> str:
    """HMAC-SHA256 with the key over a line for each seat: its number, and its share if it has one."""
    lines = [f"{seat + 1} {shares.get(seat, '')}".rstrip() for seat in range(seats)]
    text = "\n".join(["jotunheim shares", *lines])
    return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()
