"""Sessions of the pages, run as doctests."""

import doctest

from tests.docs.pages import Block


def run_session(block: Block, names: dict[str, object], page: str) -> None:
    """Run one session, in the names that earlier ones left."""
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(said)
