"""The base of all parts of a scene, and the badge that many of them carry."""

import msgspec


class Part(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True, gc=False):
    """The base of all parts of a scene. They are what drawings are kept by, so each keeps its hash."""


class Badge(Part, frozen=True, omit_defaults=True):
    """A small figure or sign on a piece, space or card: strength, "needs 9+", "+3 from the left".

    Of kind "balance" the text is two numbers, "11:8", one for each side.
    """

    text: str
    kind: str = ""  # plain, good, warn, bad, heat, odds, cost, band …; never the only sign
    note: str = ""  # the words behind it
    sign: str = ""  # a drawing before the text; with it the text may be empty, and the note says it
