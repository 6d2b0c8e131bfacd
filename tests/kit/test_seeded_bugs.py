"""The kit catches a bug of each kind, and complains about the right thing."""

import pytest

from jotunheim.kernel import Chance
from jotunheim.testing import Complaint, Course, Depth, Failure, check_game
from jotunheim.testing.checks.chance import check_chance, check_no_world_left_out, check_shuffles
from tests.kit.crypt import CryptGame

pytestmark = pytest.mark.native
CLOSELY = Depth(limit=400, every=2, deals=10)
NO_COURSES = Depth(limit=400, every=2, most_deals=0)  # else two courses differ before two clones do

BUGS = [
    ("leaking view", "secrets", "sees what it cannot know: scene.zones"),
    ("a secret in how a number is written", "secrets", "written in other bytes"),
    ("a view that counts looks", "secrets", "sees what it cannot know: scene.counters"),
    ("a look that changes the table", "view", "looking changed the table: score"),
    ("a card that cannot be played", "view", "card:ring can be clicked, but is not on offer"),
    ("leaking log", "secrets", "reads what it cannot know: log"),
    ("leak through options", "secrets", "what it cannot know"),
    ("shared list after clone", "clone", "playing the clone moved the table"),
    ("forgotten field in clone", "clone", "the clone is not equal: score"),
    ("lost card", "conserved", "cards"),
    ("a zone that is not dealt again", "conserved", "twice"),
    ("places told by what lies there", "normal", "two normal worlds"),
    ("dead end", "dead end", "Act has no option"),
    ("endless game", "endless", "400"),
    ("endless without a decision", "endless", "steps without a decision"),
    ("step mutated by running", "frozen steps", "changed the waiting step Turn: runs"),
    ("a token twice", "options", "twice in"),
    ("a token outside the vocabulary", "options", "not in the vocabulary"),
    ("an option that crashes", "crash", "nobody wrote this rule"),
    ("why-not that raises", "why not", "IndexError"),
    ("a route that cannot be played", "routes", "only 1 of 3 picks"),
    ("undo after a look", "undo", "can be undone, but shows"),
    ("memory outside the state", "clone", "went another way: score"),
    ("a covert question seen", "covert", "sees that it is not seat"),
    ("a pause that tells who holds the crown", "secrets", "sees what it was not shown"),
    ("covert passes counted", "covert", "how many covert questions"),
    ("utilities against ranks", "outcome", "do not fit utilities"),
]


def test_the_game_without_a_bug_passes() -> None:
    assert check_game(CryptGame(), games=12, depth=CLOSELY) > 100


@pytest.mark.parametrize(("bug", "check", "words"), BUGS, ids=[bug for bug, _, _ in BUGS])
def test_a_seeded_bug_is_caught(bug: str, check: str, words: str) -> None:
    depth = NO_COURSES if bug == "memory outside the state" else CLOSELY

    with pytest.raises(Failure) as caught:
        check_game(CryptGame(bug), games=60, depth=depth)

    assert caught.value.complaint.check == check
    assert words in caught.value.complaint.what


def test_a_biased_shuffle_is_caught() -> None:
    check_shuffles(Course(CryptGame(), 2, 0), starts=8000)

    with pytest.raises(Complaint, match="lie in some places too often"):
        check_shuffles(Course(CryptGame("biased chance"), 2, 0), starts=8000)


class Loaded(Chance):
    """A chance that takes the remainder of too few bits: small numbers come too often."""

    def below(self, n: int) -> int:
        self.draws += 1
        return self.word() % 64 % n


class Sattolo(Chance):
    """A chance whose shuffles leave nothing in its place."""

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i)
            items[i], items[j] = items[j], items[i]


def test_a_biased_chance_is_caught() -> None:
    check_chance(Chance(5))

    with pytest.raises(Complaint, match="numbers below 6 are not equally likely"):
        check_chance(Loaded(5))
    with pytest.raises(Complaint, match="orders of 3 things are not equally likely"):
        check_chance(Sattolo(5))


COPY_SEEN = 22  # the seed of a game in which a copy comes up that may be either


def test_deals_of_the_sound_game_leave_nothing_out() -> None:
    course = Course(CryptGame(), 2, COPY_SEEN)

    assert check_no_world_left_out(course, seat=0, plays=3, tries=6000) > 50


def test_a_leaky_deal_with_copies_is_caught() -> None:
    course = Course(CryptGame("leaky deal with copies"), 2, COPY_SEEN)

    with pytest.raises(Complaint, match="things that may well be are never dealt"):
        check_no_world_left_out(course, seat=0, plays=3, tries=6000)
