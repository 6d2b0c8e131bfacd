"""Visitors: a name and a cookie, and nothing else."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from jotunheim.server.store import Store, Visitor

COOKIE: Final = "jotun"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
AGE: Final = 400 * 24 * 3600  # as long as browsers keep a cookie


async def visitor_of(store: Store, connection: HTTPConnection) -> Visitor | None:
    """The visitor of a cookie; None: unknown."""
    token = connection.cookies.get(COOKIE, "")
    return await store.visitor(token) if TOKEN.fullmatch(token) else None


class Guest:
    """A visitor, perhaps a new one, whose cookie must be set with the answer."""

    def __init__(self, visitor: Visitor, token: str = "") -> None:
        self.visitor = visitor
        self.token = token

    def keep(self, response: Response, secure: bool) -> Response:
        """Set the cookie of a new visitor."""
        if self.token:
            response.set_cookie(
                COOKIE, self.token, max_age=AGE, httponly=True, samesite="lax", secure=secure
            )
        return response
