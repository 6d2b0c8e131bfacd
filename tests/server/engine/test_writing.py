"""Parts as they are sent: written once, and bounded by what they weigh."""

from jotunheim.server.engine.views import Writing


def test_a_part_is_written_once() -> None:
    writing = Writing()

    assert writing.of("<p>a</p>") is writing.of("<p>a</p>")
    assert writing.of("<p>a</p>").json == b'"<p>a</p>"'


def test_what_is_kept_is_bounded_in_bytes_not_in_number() -> None:
    """Parts differ in size by a hundred times, so a bound on their number is no bound on memory."""
    writing = Writing(most=10_000)

    for number in range(100):
        writing.of(f"{number:03d}" + "x" * 997)
        assert sum(len(written.json) for written in writing.known.values()) <= 10_000

    assert writing.of("099" + "x" * 997) in writing.known.values()
    assert writing.size == sum(len(written.json) for written in writing.known.values())


def test_the_oldest_part_goes_first_so_that_memory_stays_level() -> None:
    """All went at once before: memory went up and down by as much as the bound."""
    writing = Writing(most=10_000)

    for number in range(30):
        writing.of(f"{number:03d}" + "x" * 995)

    assert [part[:3] for part in writing.known] == [f"{number:03d}" for number in range(20, 30)]


def test_a_part_above_the_bound_is_written_all_the_same() -> None:
    writing = Writing(most=10)

    assert writing.of("x" * 100).json == b'"' + b"x" * 100 + b'"'
