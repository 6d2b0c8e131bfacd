"""The form for a new table: read and checked against the settings that the game declares."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from jotunheim.bots.ladder import JARL, JOTUN, KNIGHT, LEVELS, SQUIRE, THRALL
from jotunheim.bots.own.offered import OFFERED
from jotunheim.bots.player import PLAYERS
from jotunheim.kernel import Game, SeatsError, SettingError, Settings
from jotunheim.server import names
from jotunheim.texts import _

ME: Final = "me"
OPEN: Final = "open"
HOTSEAT: Final = "hotseat"
LEVEL: Final = KNIGHT  # the bot that is offered first
OPTION: Final = "option."
BOT: Final = "bot"
MOST_SEATS: Final = 16


class TableForm(msgspec.Struct):
    """A new table, as it was asked for."""

    seats: int
    who: list[str]  # by seat: me, open, or the level of a bot
    players: list[str]  # names for one shared screen
    options: dict[str, str]
    title: str = ""
    visibility: str = "public"
    kind: str = "people"
    pace: str = "live"
    takeover: str = ""  # seconds; empty: never
    hints: str = "auto"  # auto: as long as one person plays against bots; yes; no
    several: bool = False  # one person may take several seats: all win or lose together
    reactions: str = BOT  # on one shared screen: the standing order of its people
    situation: str | None = None  # a table that is set up in words: a lesson

    @property
    def allows_hints(self) -> bool:
        """May people ask a bot? By default only who plays with bots, or all together against the game (T-37)."""
        people = self.seats - len(self.levels)
        return self.hints == "yes" or (self.hints == "auto" and (people < 2 or self.several))

    @property
    def levels(self) -> dict[int, str]:
        """The bots by seat."""
        return {
            seat: who for seat, who in enumerate(self.who[: self.seats]) if who not in (ME, OPEN)
        }

    @property
    def mine(self) -> list[int]:
        """The seats of the person who opens the table: mostly one, on a shared screen all but the bots'."""
        people = [seat for seat in range(self.seats) if seat not in self.levels]
        if self.kind == HOTSEAT:
            return people
        mine = [seat for seat in people if self.who[seat] == ME]
        return mine if self.several else mine[:1]


def takeovers() -> list[tuple[str, str]]:
    """After how long a bot may play for somebody who is gone, in seconds and in words."""
    return [
        ("", _("wait forever")),
        ("120", _("a bot takes over after two minutes")),
        ("600", _("a bot takes over after ten minutes")),
        ("3600", _("a bot takes over after one hour")),
        ("86400", _("a bot takes over after one day")),
        ("259200", _("a bot takes over after three days")),
    ]


def hint_choices() -> list[tuple[str, str]]:
    """Who may ask a bot what it would do, as value and in words."""
    return [
        ("auto", _("only where one person plays against bots")),
        ("yes", _("everybody may ask; all see that it is allowed")),
        ("no", _("nobody may ask")),
    ]


def reactions() -> list[tuple[str, str]]:
    """What happens on one shared screen when somebody could react in secret, as order and in words.

    A curtain that falls only when somebody can react would tell that somebody can.
    """
    return [
        (BOT, _("a bot decides for them; nobody notices anything")),
        ("pass", _("they always pass; nobody notices anything")),
        ("ask", _("the screen goes round: all see that somebody can react, not who")),
    ]


def empty_form(game: Game[Any], given: Mapping[str, str]) -> TableForm:
    """What the form shows at first: you and bots; on one shared screen people, alone you at each seat."""
    kind = given.get("kind", "people")
    alone = game.cooperative and given.get("alone", "") == "yes"
    others = ME if alone or kind == HOTSEAT else LEVEL
    visibility = given.get("visibility", "link" if alone else "public")
    return TableForm(
        seats=game.fewest,
        who=[ME, *[others for _seat in range(game.most - 1)]],
        players=[""] * game.most,
        options={setting.name: setting.default for setting in game.settings},
        kind=kind if kind in ("people", HOTSEAT) else "people",
        visibility=visibility if visibility in ("public", "link") else "public",
        several=game.cooperative,
    )


def read_form(game: Game[Any], sent: Mapping[str, str]) -> TableForm:
    """The form as it was sent; a UserError says what is wrong with it."""
    seats = sent.get("seats", str(game.fewest))
    if not seats.isdecimal() or len(seats) > 2:
        raise SeatsError(
            _("how many seats? {given} is not a number").format(given=repr(seats[:20]))
        )
    game.check_seats(int(seats))
    given = {
        name.removeprefix(OPTION): value
        for name, value in sent.items()
        if name.startswith(OPTION) and len(name) < 80
    }
    form = TableForm(
        seats=int(seats),
        who=[sent.get(f"seat{n}", OPEN) for n in range(1, game.most + 1)],
        players=[sent.get(f"player{n}", "") for n in range(1, game.most + 1)],
        options=Settings(game.settings, given).values,
        title=names.title(sent.get("title", "")),
        visibility=one_of(sent, "visibility", ("public", "link")),
        kind=one_of(sent, "kind", ("people", HOTSEAT)),
        pace=one_of(sent, "pace", ("live", "turns")),
        takeover=one_of(sent, "takeover", tuple(value for value, words in takeovers())),
        hints=one_of(sent, "hints", ("auto", "yes", "no", "")),
        several=game.cooperative,
        reactions=one_of(sent, "reactions", tuple(value for value, words in reactions())),
    )
    for who in form.who[: form.seats]:
        check_level(who, (ME, OPEN))
    return form


def one_of(form: Mapping[str, str], name: str, allowed: tuple[str, ...]) -> str:
    """A field with one of a few values; if it is missing, the first."""
    value = form.get(name, allowed[0])
    if value not in allowed:
        line = _("{name}: {given} is not one of {allowed}")
        right = ", ".join([word or "-" for word in allowed])
        raise SettingError(line.format(name=name, given=repr(value[:40]), allowed=right))
    return value


def check_level(level: str, others: tuple[str, ...] = ()) -> str:
    """Refuse a strength that no bot has."""
    if level not in (*PLAYERS, *OFFERED, *others):
        line = _("strength {given}: choose one of {levels}")
        names = ", ".join([*PLAYERS, *OFFERED])
        raise SettingError(line.format(given=repr(level[:40]), levels=names))
    return level


def levels() -> list[dict[str, str]]:
    """The strengths in words, for forms."""
    words = {
        THRALL: _("very easy: often makes mistakes"),
        SQUIRE: _("easy: plays by simple rules"),
        KNIGHT: _("normal: makes few mistakes"),
        JARL: _("hard: looks ahead"),
        JOTUN: _("very hard: the strongest there is"),
    }
    ours = [{"name": level, "title": _(level), "what": words[level]} for level in LEVELS]
    return ours + [
        {"name": name, "title": name, "what": _("a player of the host")} for name in OFFERED
    ]
