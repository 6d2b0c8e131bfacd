"""Seeds that people had a share in."""

import hashlib
import hmac

import pytest

from jotunheim import registry
from jotunheim.records import Session, mixed_seed, new_header, parse, verify

KEY = "ab" * 32


def played(text: str = "") -> str:
    """The record of a finished hand of Leduc, its seed mixed of a key and one share."""
    game = registry.game("leduc")
    session = Session(game, new_header(game, 2, {"hands": "1"}, key=KEY, shares={1: "c0ffee"}))
    while not session.g.over:
        session.play("call")
    return session.text()


def test_the_seed_is_the_key_over_a_line_for_each_seat() -> None:
    told = b"jotunheim shares\n1\n2 c0ffee"

    seed = mixed_seed(KEY, 2, {1: "c0ffee"})

    assert seed == hmac.new(bytes.fromhex(KEY), told, hashlib.sha256).hexdigest()


def test_a_mixed_seed_verifies() -> None:
    verdict = verify(parse(played().encode()), registry.game("leduc"))

    assert verdict.ok and verdict.seed == "fair" and verdict.draws > 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("share 2 c0ffee\n", "share 2 c0ffe0\n", "key and shares give the seed"),
        ("share 2 c0ffee\n", "", "key and shares give the seed"),
        (f"key {KEY}", f"key {'ac' * 32}", "the key's hash is"),
        (f"key {KEY}\n", "", "the seed's hash is"),
    ],
)
def test_another_key_or_share_is_noticed(old: str, new: str, said: str) -> None:
    text = played()
    assert old in text

    verdict = verify(parse(text.replace(old, new).encode()), registry.game("leduc"))

    assert not verdict.ok and said in verdict.problems[0].text


def test_the_moment_of_a_play_leaves_covert_passes_out() -> None:
    game = registry.game("leduc")
    session = Session(game, new_header(game, 2, {"hands": "1"}))
    session.play("call")
    session.play("call")

    line = session.line
    assert [play.public_ply for play in line.plays] == [1, 2]
    assert [line.number_at(told) for told in (0, 1, 2, 9)] == [0, 1, 2, 2]
    assert line.state_after(1).digest() != session.g.digest()
    assert line.state_after(2).digest() == session.g.digest()
