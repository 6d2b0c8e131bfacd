"""The refusal of a request to an engine."""


class Denial(Exception):
    """What was asked for cannot be done."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
