"""What is in the database afterwards, beside what was acknowledged."""

import msgspec

from jotunheim import registry
from jotunheim.records import parse, verify
from jotunheim.server.store import Store


class Found(msgspec.Struct):
    """The outcome of a night."""

    lost: int = 0  # acknowledged, and not there
    doubled: int = 0  # there more than once
    extra: int = 0  # there, and neither acknowledged nor asked for again
    wrong: list[str] = []  # records that do not verify

    @property
    def ok(self) -> bool:
        """Is everything as people were told?"""
        return not (self.lost or self.doubled or self.extra or self.wrong)


def compare(acknowledged: list[str], written: list[str], found: Found) -> None:
    """Count what differs at one table."""
    found.lost += len(set(acknowledged) - set(written))
    found.doubled += len(written) - len(set(written)) + len(acknowledged) - len(set(acknowledged))
    found.extra += len(set(written) - set(acknowledged))


async def check(database: str, acknowledged: dict[str, list[str]]) -> Found:
    """Look at all tables."""
    found = Found()
    store = await Store.open(database)
    try:
        for table, actions in acknowledged.items():
            rows = await store.plies(table)
            compare(actions, [row.action for row in rows if row.action is not None], found)
            text = (await store.header(table) or "") + "".join([row.line + "\n" for row in rows])
            record = parse(text.encode())
            if not verify(record, registry.game(record.header.game)).ok:
                found.wrong.append(table)
    finally:
        await store.close()
    return found
