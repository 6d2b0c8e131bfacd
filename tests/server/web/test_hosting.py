"""The files that hosts copy work: units, and a real nginx with TLS in front of real servers (docs/host.md)."""

import contextlib
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.databases import Postgres
from tests.server.web.served import WAIT, Browser
from tests.server.web.started import Running, answer, run, running

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
ROOT = DEPLOY.parent
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class Front:
    """An nginx with our configuration, its certificate and its ports."""

    def __init__(self, folder: Path, port: int, backends: list[int]) -> None:
        self.folder = folder
        self.port = port
        self.origin = f"https://localhost:{port}"
        certificate = folder / "cert.pem"
        make_certificate(certificate, folder / "key.pem")
        self.tls = ssl.create_default_context(cafile=str(certificate))
        site = (DEPLOY / "nginx.conf").read_text()
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
        site = site.replace("server_name games.example.org;", "server_name localhost;")
        site = site.replace("/etc/ssl/games.example.org.pem", str(certificate))
        site = site.replace("/etc/ssl/games.example.org.key", str(folder / "key.pem"))
        site = site.replace("http://127.0.0.1:8321", "http://jotunheim")
        servers = "".join(f"server 127.0.0.1:{backend} fail_timeout=1s;" for backend in backends)
        kept = " ".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
            "events { worker_connections 256; }\n"
            f"http {{ access_log off; {kept} upstream jotunheim {{ {servers} }}\n{site} }}\n"
        )

    def command(self, *more: str) -> list[str]:
        assert NGINX is not None
        config = str(self.folder / "nginx.conf")
        return [NGINX, "-e", str(self.folder / "error.log"), "-c", config, *more]

    def browser(self) -> Browser:
        return Browser(self, self.tls)


def make_certificate(certificate: Path, key: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(
        [*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def in_front(front: Front) -> Iterator[Front]:
    tested = subprocess.run(front.command("-t"), capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    process = subprocess.Popen(front.command(), stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{front.origin}/alive", verify=front.tls)
                break
            time.sleep(0.05)
        yield front
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(WAIT)


@needs_nginx
def test_a_game_behind_nginx_with_tls(tmp_path: Path) -> None:
    port = free_port()
    words = ["--port", "0", "--origin", f"https://localhost:{port}", "--proxy", "127.0.0.1"]
    with (
        running(tmp_path, "serve", *words, "--no-browser", "--bot-pause", "0") as server,
        in_front(Front(tmp_path, port, [server.port])) as front,
    ):
        solveig = front.browser()
        named = solveig.post("/name", {"name": "Solveig"})
        table = solveig.open_table(seat2="squire")
        with solveig.socket(table) as line:
            line.play("one")
            line.until_mine()

        assert "Secure" in named.headers["set-cookie"]
        assert solveig.get("/metrics").status_code == 404
        foreign = {"origin": "https://evil.example.org"}
        assert solveig.http.post("/name", headers=foreign).status_code == 403
        solveig.close()


@needs_nginx
def test_two_servers_on_one_database_behind_a_proxy_one_of_them_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    port, database = free_port(), postgres.fresh()
    words = ["serve", "--database", database, "--port", "0", "--bot-pause", "0", "--no-browser"]
    words += ["--origin", f"https://localhost:{port}", "--proxy", "127.0.0.1"]
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    servers = [Running(folder, *words) for folder in folders]
    try:
        with in_front(Front(tmp_path, port, [server.port for server in servers])) as front:
            people = [front.browser() for _ in range(2)]
            for browser, name in zip(people, ("Solveig", "Bjørn"), strict=True):
                browser.named(name)
            table = people[0].open_table(**{"option.columns": "9", "option.rows": "6"})
            assert people[1].do(table, "sit", seat="1").status_code == 303
            assert people[0].do(table, "start").status_code == 303
            for number in range(12):
                if number == 6:
                    servers[0].kill()
                answer(people[number % 2], table, number % 2, f"a{number}", str(number % 7 + 1))
            record = people[0].get(f"/tables/{table}/record").text
            for browser in people:
                browser.close()
    finally:
        for server in servers:
            server.stop()

    told = re.findall(r"^# +(\d+)  ", record, re.MULTILINE)
    assert max(map(int, told)) == 12  # none lost, none doubled


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize(
    "name", ["jotunheim.service", "jotunheim-backup.service", "jotunheim-backup.timer"]
)
def test_systemd_reads_our_units(tmp_path: Path, name: str) -> None:
    for unit in DEPLOY.glob("jotunheim*"):
        text = unit.read_text().replace("/srv/jotunheim", str(ROOT)).replace("jotun\n", "root\n")
        (tmp_path / unit.name).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    mine = [line for line in done.stderr.splitlines() if "jotunheim" in line]

    assert not mine, mine


@pytest.mark.parametrize("word", ["serve", "backup"])
def test_the_commands_in_our_files_exist(word: str) -> None:
    """What units and the container start are options that `./jotun` has."""
    used = re.findall(
        rf"jotun\"?,? \"?{word}\b(.*)", "".join(p.read_text() for p in DEPLOY.iterdir())
    )
    options = set(re.findall(r"--[a-z-]+", " ".join(used)))
    done = run(ROOT, word, "--help")

    assert used and options
    assert options <= set(re.findall(r"--[a-z-]+", done.stdout))
