"""The browser of the benchmarks: what it can answer."""

import random

from benchmarks.browsing import Header, Shown, Told


def shown(**parts: str) -> Shown:
    found = Shown()
    found.take(Told("frame", header=Header("1", True, False), parts=parts))
    return found


def test_a_way_over_the_map_is_one_answer() -> None:
    found = shown(**{"board:map": '<g data-tokens="[&quot;hex:1&quot;,&quot;hex:2&quot;]"></g>'})

    assert found.choice(random.Random(1)) == ["hex:1", "hex:2"]


def test_nobody_concedes_by_chance() -> None:
    prompt = (
        '<button type="button" class="aside" data-token="concede"></button><b data-token="go"></b>'
    )

    assert {
        found[0] for found in (shown(prompt=prompt).choice(random.Random(n)) for n in range(9))
    } == {"go"}
