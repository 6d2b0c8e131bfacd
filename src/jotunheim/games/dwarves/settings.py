"""Settings of a table: Book, expansions, level, Heroes, who starts (DW-GEN-05, DW-SET-05, 12, 18, 20)."""

from typing import Final, final

from jotunheim.games.dwarves.book import Hero
from jotunheim.games.dwarves.tokens import (
    BOOKS,
    HERO_NAMES,
    LEVEL_NAMES,
    MOST_SEATS,
    NOBODY,
    TRUE_TUNGDIL,
    TUNGDIL,
)
from jotunheim.kernel import Setting, SettingError, Settings, choice, flag, number
from jotunheim.texts import N_, _

CHOOSE: Final = -1  # the seat chooses its Hero when the game begins
RANDOM: Final = -2  # its Hero is dealt
ANYBODY: Final = -2  # chance says who starts
BY_RULE: Final = "choose"
BY_CHANCE: Final = "random"
SEATS: Final = tuple([str(seat + 1) for seat in range(MOST_SEATS)])
# How the form of a new table shows them.
QUEST: Final = N_("The quest")
VARIANTS: Final = N_("Variants")
HEROES: Final = N_("The Heroes")
LEVELS_SAID: Final = {
    "easy": N_("easy"),
    "normal": N_("normal"),
    "challenging": N_("challenging"),
    "brave": N_("brave"),
    "heroic": N_("heroic"),
}
ON_OR_OFF: Final = {"yes": N_("yes"), "no": N_("no")}
HEROES_OF: Final = (
    N_("Hero of seat 1"),
    N_("Hero of seat 2"),
    N_("Hero of seat 3"),
    N_("Hero of seat 4"),
    N_("Hero of seat 5"),
    N_("Hero of seat 6"),
)


@final
class Variant:
    """What is played at one table. Frozen; shared by all clones."""

    def __init__(self) -> None:
        self.book = 1
        self.elfar = False  # in Book 1 the expansion, in the other Books its Equipment (DW-SET-20)
        self.might = False  # Combined Might, likewise
        self.level = 0  # easy
        self.expert = False
        self.hidden_hand = False  # of Andôkai (DW-HID-01)
        self.start = 0
        self.heroes = [CHOOSE] * MOST_SEATS

    def is_saga(self) -> bool:
        """Books 2, 3 and 4 are played by the Saga rules (DW-GEN-05)."""
        return 2 <= self.book <= 4

    def has_portal(self) -> bool:
        """The Portal tile takes the place of the Tunnel tile (DW-ELF-03)."""
        return self.book == 1 and self.elfar


def declared(heroes: list[Hero]) -> list[Setting]:
    """All settings, for lobby, command line and records."""
    return [
        number("book", 1, 1, BOOKS, N_("which of the five Books is played")).shown(
            N_("Book"), QUEST
        ),
        choice("level", LEVEL_NAMES, N_("how many cards have to be completed")).shown(
            N_("Level"), QUEST, LEVELS_SAID
        ),
        flag(
            "elfar", False, N_("with the Élfar expansion; outside Book 1 its Equipment only")
        ).shown(N_("Élfar"), QUEST, ON_OR_OFF),
        flag(
            "combined_might", False, N_("with Combined Might; outside Book 1 its Equipment only")
        ).shown(N_("Combined Might"), QUEST, ON_OR_OFF),
        flag("expert", False, N_("four troops turn a hex into Perished Land")).shown(
            N_("Expert variant"), VARIANTS, ON_OR_OFF
        ),
        choice("start", (*SEATS, BY_CHANCE), N_("the seat that begins")).shown(
            N_("Who begins"), HEROES, {BY_CHANCE: N_("by chance")}
        ),
        flag("hidden_hand", False, N_("only Andôkai sees her spells")).shown(
            N_("Hidden hand of Andôkai"), VARIANTS, ON_OR_OFF
        ),
        *hero_settings(heroes),
    ]


def hero_settings(heroes: list[Hero]) -> list[Setting]:
    """Who plays whom, for each seat that there is."""
    words = {BY_RULE: N_("chosen when the game begins"), BY_CHANCE: N_("dealt by chance")}
    words |= {name: hero.name for name, hero in zip(HERO_NAMES, heroes, strict=True)}
    return [
        choice(f"hero_{SEATS[seat]}", tuple(words), N_("the Hero of this seat")).shown(
            label, HEROES, words, needs="seats", needed=SEATS[seat:]
        )
        for seat, label in enumerate(HEROES_OF)
    ]


def read_variant(settings: Settings, seats: int) -> Variant:
    """The settings of a table, checked against the number of its seats."""
    found = Variant()
    found.book = settings.number("book")
    found.level = LEVEL_NAMES.index(settings.word("level"))
    found.elfar = settings.is_on("elfar")
    found.might = settings.is_on("combined_might")
    found.expert = settings.is_on("expert")
    found.hidden_hand = settings.is_on("hidden_hand")
    found.start = read_start(settings, seats)
    found.heroes = [read_hero(settings.word(f"hero_{seat + 1}")) for seat in range(seats)]
    refuse_twins(found.heroes)
    return found


def read_start(settings: Settings, seats: int) -> int:
    """The seat that begins (DW-SET-18)."""
    word = settings.word("start")
    if word == BY_CHANCE:
        return ANYBODY
    if int(word) > seats:
        line = _("option start: there are {seats} seats, so none has the number {n}")
        raise SettingError(line.format(seats=seats, n=word))
    return int(word) - 1


def read_hero(word: str) -> int:
    """A Hero by name, or the mark of how it is found."""
    if word == BY_RULE:
        return CHOOSE
    return RANDOM if word == BY_CHANCE else HERO_NAMES.index(word)


def excluded_by(hero: int) -> int:
    """The other board of the same person, if there is one (DW-SET-05)."""
    if hero == TUNGDIL:
        return TRUE_TUNGDIL
    return TUNGDIL if hero == TRUE_TUNGDIL else NOBODY


def refuse_twins(heroes: list[int]) -> None:
    """No Hero twice; the two Tungdils exclude each other (DW-SET-05)."""
    for seat, hero in enumerate(heroes):
        earlier = heroes[:seat]
        if hero >= 0 and (hero in earlier or excluded_by(hero) in [h for h in earlier if h >= 0]):
            line = _("option hero_{n}: {hero} is taken (DW-SET-05)")
            raise SettingError(line.format(n=seat + 1, hero=HERO_NAMES[hero]))
