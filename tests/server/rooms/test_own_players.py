"""A host's own players sit at tables like ours; nobody else can seat code (P-01)."""

import asyncio
from pathlib import Path

import pytest

from jotunheim.bots.own import offered
from jotunheim.kernel import SettingError
from jotunheim.server.open_rooms import OpenRooms
from jotunheim.server.table_form import check_level, levels
from tests.bots.pages import NODE, shown
from tests.server.builders import a_game, a_worker, run


async def played_out(rooms: OpenRooms, bots: str) -> str:
    """A game of bots, played to its end: its record so far."""
    room = await a_game(rooms, bots=bots)
    while True:
        status = room.state.log.status
        if status is not None and status.over:
            return await rooms.store.header(room.id) or ""
        await asyncio.sleep(0.05)


def test_a_program_in_javascript_plays_a_game_at_a_table(database: str, tmp_path: Path) -> None:
    goblin = f"goblin=exec:20s:{NODE} {shown('js', tmp_path)}"

    async def work() -> str:
        async with a_worker(database, players=(goblin,)) as rooms:
            return await played_out(rooms, "0=goblin 1=squire")

    header = run(work())
    assert "player 1 goblin" in header and "fingerprint 1 " in header


@pytest.mark.parametrize("name", ["exec:true", "os:system", "mine/x.py:Player", "goblin"])
def test_a_visitor_cannot_seat_code(name: str) -> None:
    with pytest.raises(SettingError, match="choose one of random, thumb, thrall, squire"):
        check_level(name)


def test_what_the_host_offers_is_on_the_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(offered.OFFERED, "goblin", "exec:true")

    assert check_level("goblin") == "goblin"
    assert [level["what"] for level in levels()][-1] == "a player of the host"
