"""The host's banner: on every page, at every table, changed while the server runs (S-23)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jotunheim.server.banner import MOST, Banner, one_line
from tests.server.web.served import Server, serving

PAGES = ("/", "/new?game=connect-four", "/import", "/rules/connect-four", "/nowhere")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("host") / "banner.txt"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, file: Path) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("served"), banner=str(file)) as found:
        yield found


def test_what_the_host_writes_is_on_every_page_and_at_every_table(
    server: Server, file: Path
) -> None:
    guest = server.browser()
    table = guest.open_table(name="Ylva", seat2="squire")
    with guest.socket(table) as line:
        line.until("banner", text="")

        file.write_text("We restart at <b>nine</b>.\n")
        line.until("banner", text="We restart at <b>nine</b>.")

        for page in (*PAGES, f"/tables/{table}"):
            assert "We restart at &lt;b&gt;nine&lt;/b&gt;." in guest.get(page).text

        file.unlink()
        line.until("banner", text="")
        assert "We restart" not in guest.get("/").text


def test_somebody_who_connects_later_gets_it_too(server: Server, file: Path) -> None:
    file.write_text("Back in a minute")
    guest = server.browser()
    table = guest.open_table(name="Ylva", seat2="squire")

    with guest.socket(table) as line:
        line.until("banner", text="Back in a minute")

    file.unlink()


def test_without_the_option_no_page_says_anything(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert '<p class="host-says" role="status" hidden>' in server.browser().get("/").text


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("two\nlines\r\n", "two lines"),
        ("turned \u202e around\x00", "turned around"),
        ("x" * 5_000, "x" * MOST),
        (" \n\t ", ""),
    ],
)
def test_a_banner_is_one_line_without_control_characters(written: str, shown: str) -> None:
    assert one_line(written) == shown


def test_a_file_that_cannot_be_read_is_no_banner(tmp_path: Path) -> None:
    assert Banner(str(tmp_path)).text == ""
    assert Banner(str(tmp_path / "none")).text == ""
