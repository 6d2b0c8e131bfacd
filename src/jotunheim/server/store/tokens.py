"""Secrets that people hold: 256 bits, of which only the hash is stored."""

import hashlib
import secrets
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none look alike


def new_token() -> str:
    """A new secret of 256 bits, for an address or a cookie."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a secret. The time of a lookup by hash tells nothing about it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Ten letters that nobody guesses."""
    return "".join([secrets.choice(LETTERS) for _ in range(10)])
