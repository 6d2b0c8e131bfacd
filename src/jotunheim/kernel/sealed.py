"""Secret choices made at the same time: drafts, which a later step opens together."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from jotunheim.kernel.steps import Decision, G


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[G]):
    """A secret choice: it writes the seat's draft and nothing else.

    No option may depend on another seat's draft, so a seat that is ready can answer ahead.
    """

    secret: ClassVar[bool] = True

    def draft_options(self, g: G, draft: list[int]) -> list[int]:
        """What may follow this beginning; nothing: the draft is complete."""
        raise NotImplementedError

    def bars_undo(self, g: G) -> bool:
        return not g.draft(self.seat)

    def options(self, g: G) -> list[int]:
        return self.draft_options(g, g.draft(self.seat))

    def choose(self, g: G, token: int) -> None:
        draft = g.draft(self.seat)
        if not draft:
            g.seals.append(self)
        draft.append(token)
        if self.draft_options(g, draft):
            g.then(self)
