"""Catalogues in the made-up language, of all texts that scripts/texts.py gathers for translators."""

import importlib.util
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from jotunheim.testing.pseudo import LANGUAGE, pseudo
from tests.house.houses import ROOT


@cache
def texts_of(*further: Path) -> Catalog:
    """All texts of the house, and of further modules; gathering them takes seconds."""
    spec = importlib.util.spec_from_file_location("gather", ROOT / "scripts" / "texts.py")
    assert spec is not None and spec.loader is not None
    gather = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(gather)
    found: Catalog = gather.gathered()
    for path in further:
        for text in gather.texts_in(path.read_text(encoding="utf-8")):
            found.add(text)
    return found


def made_up(folder: Path, *further: Path) -> Path:
    """Write them into a folder, which can be named by JOTUN_LOCALE."""
    new = Catalog(locale=None, charset="utf-8")
    for message in texts_of(*further):
        if message.id:
            ids = [message.id] if isinstance(message.id, str) else list(message.id)
            said = [pseudo(text) for text in ids]
            new.add(message.id, said[0] if len(said) == 1 else tuple(said))
    place = folder / LANGUAGE / "LC_MESSAGES"
    place.mkdir(parents=True)
    with (place / "jotunheim.mo").open("wb") as out:
        write_mo(out, new)
    return folder
