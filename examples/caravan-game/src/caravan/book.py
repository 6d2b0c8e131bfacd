"""Content files as typed tables, every count checked (CV-SET)."""

from pathlib import Path
from typing import Final, final

from caravan.tokens import CARAVANS, KINDS
from jotunheim.content import Entry, Pack
from jotunheim.kernel import ContentError

OURS: Final = Path(__file__).parent / "content"
CARDS: Final = 24  # in the deck (CV-SET-01)


@final
class Book:
    """What is printed on cards and caravans, by kind. Frozen; shared by all clones."""

    def __init__(self, folder: str = "") -> None:
        self.sources: list[tuple[str, str, str]] = []
        pack = Pack(OURS, folder)
        self.card_names: list[str] = []
        self.strength: list[int] = []
        self.copies: list[int] = []
        for card in self.entries(pack, "cards.toml", "card", KINDS):
            self.card_names.append(card.text("name"))
            self.strength.append(card.number("strength", 0, 9))
            self.copies.append(card.number("copies", 1, CARDS))
            self.note("card", card, self.card_names[-1])
        self.caravan_names: list[str] = []
        self.gold: list[int] = []
        self.guard: list[int] = []
        for caravan in self.entries(pack, "caravans.toml", "caravan", CARAVANS):
            self.caravan_names.append(caravan.text("name"))
            self.gold.append(caravan.number("gold", 1, 20))
            self.guard.append(caravan.number("guard", 1, 20))
            self.note("caravan", caravan, self.caravan_names[-1])
        self.version = pack.version()
        if sum(self.copies) != CARDS:
            raise ContentError(f"cards.toml: expected {CARDS} copies, got {sum(self.copies)}")

    def entries(self, pack: Pack, file: str, field: str, names: tuple[str, ...]) -> list[Entry]:
        """The entries of a file: exactly these."""
        top = pack.file(file)
        found = top.exactly(field, names)
        top.no_more()
        return found

    def note(self, kind: str, entry: Entry, text: str) -> None:
        """Remember where an entry comes from; a field that nobody read is a mistake."""
        self.sources.append((kind, text, entry.source()))

    def prints(self) -> list[int]:
        """The kind of each card of the deck."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
