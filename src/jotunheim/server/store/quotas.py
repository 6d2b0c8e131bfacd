"""Limits that hold for all workers, and the removal of what nobody needs (S-08).

Addresses are never stored: only their hash with a secret salt of this database.
"""

import hashlib
import secrets as random_secrets
import time

from sqlalchemy import Connection, delete, func, insert, select, update

from jotunheim.server.store.schema import buckets, holds, secrets, tables, visitors

SALT = "salt"


def hashed_address(connection: Connection, address: str) -> str:
    """What an address is called in the database."""
    return hashlib.sha256(f"{salt(connection)} {address}".encode()).hexdigest()


def salt(connection: Connection) -> str:
    """The secret of this database; drawn when it is first needed."""
    query = select(secrets.c.value).where(secrets.c.name == SALT)
    found: str | None = connection.execute(query).scalar_one_or_none()
    if found is None:
        found = random_secrets.token_hex(32)
        connection.execute(insert(secrets).values(name=SALT, value=found))
    return found


def take(connection: Connection, key: str, rate: float, burst: float) -> bool:
    """Take one out of a bucket that fills with `rate` a second; False: it is empty."""
    now = time.time()
    query = select(buckets.c.level, buckets.c.time).where(buckets.c.key == key).with_for_update()
    row = connection.execute(query).one_or_none()
    level = burst if row is None else min(burst, row[0] + max(now - row[1], 0.0) * rate)
    if level < 1.0:
        return False
    if row is None:
        connection.execute(insert(buckets).values(key=key, level=level - 1.0, time=now))
    else:
        left = {"level": level - 1.0, "time": now}
        connection.execute(update(buckets).where(buckets.c.key == key).values(left))
    return True


def count_tables(connection: Connection, owner: int, stage: str) -> int:
    """How many tables of an owner are at a stage."""
    query = select(func.count()).where(tables.c.owner == owner, tables.c.stage == stage)
    return int(connection.execute(query.select_from(tables)).scalar_one())


def old_tables(connection: Connection, before: float) -> list[str]:
    """Tables that have waited for their game since before that time; played games are never among them."""
    query = select(tables.c.id).where(tables.c.stage == "open", tables.c.changed < before)
    return list(connection.execute(query).scalars())


def remove_guests(connection: Connection, before: float) -> int:
    """Remove visitors who have no seat and no table and were not seen since that time."""
    query = delete(visitors).where(
        visitors.c.seen < before,
        visitors.c.id.not_in(select(holds.c.visitor)),
        visitors.c.id.not_in(select(tables.c.owner)),
    )
    return connection.execute(query).rowcount


def forget_buckets(connection: Connection, before: float) -> None:
    """Forget buckets that are full again."""
    connection.execute(delete(buckets).where(buckets.c.time < before))
