"""What the doors need besides the base: packages of the extra `research`."""

from collections.abc import Iterator
from contextlib import contextmanager

from jotunheim.kernel import UserError


class MissingPackage(UserError):
    """A package that a door needs is not installed."""


@contextmanager
def needed(door: str, phrase: str = "the door to {door} needs") -> Iterator[None]:
    """Wrap the imports of a door: a missing package is reported in one line."""
    try:
        yield
    except ModuleNotFoundError as error:
        lack = (error.name or "").partition(".")[0]
        if lack in ("", "jotunheim"):
            raise  # a mistake in Jotunheim itself
        raise MissingPackage(
            f"{phrase.format(door=door)} {lack}: pip install 'jotunheim[research]', "
            "or in a checkout: python3 scripts/environment.py research"
        ) from None
