"""Walk down a page: write each file where it is shown, run each session with what is there by then.

`python -m tests.docs.from_nothing PAGE FOLDER`, with FOLDER on the path and the examples off it.
"""

import importlib
import sys
from pathlib import Path

from tests.docs.pages import blocks
from tests.docs.sessions import run_session

PLACE = "examples/"
PACKAGE = "jotunheim_examples"


def main() -> int:
    """Build the game that the page describes."""
    page, folder = Path(sys.argv[1]), Path(sys.argv[2])
    names: dict[str, object] = {}
    sessions = files = 0
    write(folder / PACKAGE / "__init__.py", "")  # or Python would find the package that ships
    for block in blocks(page):
        if block.language == "pycon":
            forget_modules()
            run_session(block, names, page.name)
            assert strangers(folder) == []
            sessions += 1
        elif block.is_whole:
            write(folder / block.file.removeprefix(PLACE), block.text)
            files += 1
    print(f"{sessions} sessions, {files} files")
    return 0


def our_modules() -> list[str]:
    """What was imported of the package that grows."""
    return [name for name in sys.modules if name.split(".")[0] == PACKAGE]


def strangers(folder: Path) -> list[str]:
    """Modules of the package that do not come from the folder; one without a file is only a folder."""
    places = [sys.modules[name].__file__ for name in our_modules()]
    return [place for place in places if place and not place.startswith(str(folder))]


def forget_modules() -> None:
    """Let the next import see the files that came since."""
    for name in our_modules():
        del sys.modules[name]
    importlib.invalidate_caches()


def write(file: Path, text: str) -> None:
    """Put a file in its place, in packages where needed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
