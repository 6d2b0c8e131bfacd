"""Locked packages are looked up in a list of advisories: S-22."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "audit.py"


class Advisories(BaseHTTPRequestHandler):
    bad = ""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        results = [
            {"vulns": [{"id": "PYSEC-0"}]} if query["package"]["name"] == self.bad else {}
            for query in asked
        ]
        body = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Quietly."""


@pytest.fixture
def advisories() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Advisories)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def audit(address: str) -> subprocess.CompletedProcess[str]:
    given = {**os.environ, "JOTUN_ADVISORIES": address}
    command = [sys.executable, str(SCRIPT)]
    return subprocess.run(command, env=given, capture_output=True, text=True, check=False)


def test_without_an_advisory_all_is_well(advisories: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advisories, "bad", "")
    done = audit(advisories)

    assert done.returncode == 0
    assert "packages, 0 with an advisory" in done.stdout


def test_an_advisory_fails_and_names_the_package(
    advisories: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Advisories, "bad", "starlette")
    done = audit(advisories)

    assert done.returncode == 1
    assert "audit: starlette " in done.stdout and "PYSEC-0" in done.stdout


def test_when_nobody_answers_it_only_warns() -> None:
    done = audit("http://127.0.0.1:9/")

    assert done.returncode == 0
    assert "cannot be reached" in done.stdout
