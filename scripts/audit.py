"""Looks up every locked package in the advisories of OSV (osv.dev), which hold those of PyPI (S-22).

    python scripts/audit.py          1 and a list if there is an advisory; 0 and a warning if nobody answers

It needs nothing but Python, so CI runs it before anything is installed.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ASK: Final = os.environ.get("JOTUN_ADVISORIES", "https://api.osv.dev/v1/querybatch")
PATIENCE: Final = 20  # seconds
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def locked(folder: Path) -> list[tuple[str, str]]:
    """All packages of all locks, with their versions."""
    found = {
        (name.lower(), version)
        for lock in sorted(folder.glob("requirements*.lock"))
        for name, version in PINNED.findall(lock.read_text())
    }
    return sorted(found)


def advisories(packages: list[tuple[str, str]]) -> list[str]:
    """What is known against these packages, a line each."""
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(ASK, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        results = json.load(answer)["results"]
    return [
        f"{name} {version}: {', '.join(found['id'] for found in result['vulns'])}"
        for (name, version), result in zip(packages, results, strict=True)
        if result.get("vulns")
    ]


def main() -> int:
    """Look all of them up."""
    packages = locked(ROOT)
    try:
        found = advisories(packages)
    except (OSError, ValueError, KeyError, urllib.error.URLError) as error:
        print(f"audit: advisories cannot be reached, so nothing was checked: {error}")
        return 0
    for line in found:
        print(f"audit: {line}")
    print(f"audit: {len(packages)} packages, {len(found)} with an advisory")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
