"""What seats have passed lately in open windows: the standing order `same` passes the same again for them."""

from typing import Any

from jotunheim.kernel import PASS, Decision
from jotunheim.kernel.windows import OpenReact


class Passes:
    """By seat and kind of window: what a seat could have used when it passed.

    It is kept in memory only. If it is lost, the seat is asked once more.
    """

    def __init__(self) -> None:
        self.by_seat: dict[int, dict[str, set[int]]] = {}

    def note(self, asked: Decision[Any] | None, options: list[int], token: int) -> None:
        """A seat answers: a pass is remembered; anything else makes the seat be asked again."""
        if asked is None:
            return
        # A window is the kernel's own question: the order holds in every game.
        if isinstance(asked, OpenReact) and token == PASS:
            seen = self.by_seat.setdefault(asked.seat, {})
            seen.setdefault(kind_of(asked), set()).update(options)
        else:
            self.by_seat.pop(asked.seat, None)

    def cover(self, asked: OpenReact[Any], options: list[int]) -> bool:
        """Did the seat pass all this since it last did anything else?"""
        return self.by_seat.get(asked.seat, {}).get(kind_of(asked), set()) >= set(options)

    def clear(self) -> None:
        """Something was taken back: everybody is asked again."""
        self.by_seat.clear()


def kind_of(asked: OpenReact[Any]) -> str:
    """The kind of a window."""
    return type(asked.window.reactions).__name__
