"""A local package index: what is installed here, packed into wheels again, so that a test needs no network."""

import os
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.tags import parse_tag, sys_tags

from tests.house.houses import surroundings


def pack(folder: Path, *names: str) -> Path:
    """A folder with a wheel of each of these distributions, and of all they need."""
    folder.mkdir(parents=True, exist_ok=True)
    for found in with_requirements(*names).values():
        pack_one(found, folder)
    return folder


def with_requirements(*names: str) -> dict[str, Distribution]:
    """Installed distributions, and all they need here, by name."""
    found: dict[str, Distribution] = {}
    left = list(names)
    while left:
        name = left.pop()
        if name not in found:
            found[name] = distribution(name)
            left += required(found[name])
    return found


def required(of: Distribution) -> list[str]:
    """What a distribution needs on this platform, without extras."""
    requirements = [Requirement(text) for text in of.requires or []]
    return [
        requirement.name
        for requirement in requirements
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""})
    ]


def pack_one(of: Distribution, folder: Path) -> None:
    """Make the wheel that a distribution was installed from, but for scripts, which pip writes."""
    rows: list[str] = []
    name = f"{of.metadata['Name'].replace('-', '_')}-{of.version}-{tag(of)}.whl"
    with zipfile.ZipFile(folder / name, "w") as wheel:
        record = ""
        for file in of.files or []:
            if file.name == "RECORD" and len(file.parts) == 2:  # setuptools brings others along
                record = str(file)
            elif ".." not in file.parts and "__pycache__" not in file.parts:
                wheel.write(str(of.locate_file(file)), str(file))
                rows.append(f"{file},,")
        wheel.writestr(record, "\n".join([*rows, f"{record},,", ""]))


def tag(of: Distribution) -> str:
    """For which Python and platform a distribution was made, as this one calls it."""
    lines = (of.read_text("WHEEL") or "").splitlines()
    named = {
        one
        for line in lines
        if line.startswith("Tag: ")
        for one in parse_tag(line.removeprefix("Tag: "))
    }
    return str(next(one for one in sys_tags() if one in named))


def only_from(*folders: Path, **more: str) -> dict[str, str]:
    """Variables of somebody whose pip knows these folders alone: no network, no settings, no cache."""
    plain = {k: v for k, v in surroundings().items() if not k.startswith(("PIP_", "JOTUN_"))}
    return {
        **plain,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": " ".join(folder.as_uri() for folder in folders),
        "PIP_NO_CACHE_DIR": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        **more,
    }
