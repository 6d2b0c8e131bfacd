"""The options of a table (VA-GEN-01, 10, 14)."""

from typing import Final, final

from jotunheim.games.valda.tokens import MOST
from jotunheim.kernel import Setting, SettingError, Settings, choice, number
from jotunheim.texts import N_, _

# How the occupants of the areas are found.
RANDOM: Final = 0
DRAFT: Final = 1
IN_PLAY: Final = 2
OCCUPANTS: Final = ("random", "draft", "in_play")
EDITIONS: Final = ("giants", "base")
LIMITS: Final = ("none", "12")


def declared() -> list[Setting]:
    """All options, with what they mean."""
    return [
        choice(
            "occupants",
            OCCUPANTS,
            N_("gods and giants: by chance, chosen before the game, or with each first temple"),
        ).shown(
            N_("Gods and giants"),
            words={
                "random": N_("by chance"),
                "draft": N_("chosen before the game"),
                "in_play": N_("chosen with each first temple"),
            },
            needs="edition",
            needed=("giants",),
        ),
        choice("edition", EDITIONS, N_("with Rise of the Giants, or the base game alone")).shown(
            N_("Edition"),
            words={"giants": N_("Rise of the Giants"), "base": N_("the base game alone")},
        ),
        choice("rune_limit", LIMITS, N_("runes in the supply")).shown(
            N_("Runes"), words={"none": N_("as many as are needed"), "12": N_("twelve")}
        ),
        number("first", 1, 0, MOST, N_("the seat that starts; 0: drawn by chance")).shown(
            N_("Who begins")
        ),
    ]


@final
class Switches:
    """The options as rules read them; shared by all clones."""

    def __init__(self, settings: Settings, seats: int) -> None:
        self.base = settings.word("edition") == "base"
        self.method = RANDOM if self.base else OCCUPANTS.index(settings.word("occupants"))
        limit = settings.word("rune_limit")
        self.rune_limit = -1 if limit == "none" else int(limit)
        self.first = settings.number("first") - 1  # -1: by chance
        if self.first >= seats:
            line = _("option first: there are {seats} seats")
            raise SettingError(line.format(seats=seats))
