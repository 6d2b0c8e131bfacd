"""What can go wrong: our own mistakes on one side, what people, files and the network send on the other."""


class JotunError(Exception):
    """The root of all errors that Jotunheim raises on purpose."""


class RulesError(JotunError):
    """A mistake in the rules: a dead end, a token that is there twice, an endless chain of steps."""


class UserError(JotunError):
    """Something that was sent to us is wrong; the text is one clear line for the sender."""


class IllegalAction(UserError):
    """The answer is not on offer; the state stays as it was."""


class SettingError(UserError):
    """A game option with an unknown name, a wrong type or a value out of range."""


class SeatsError(UserError):
    """A number of seats that the game does not have."""


class ContentError(UserError):
    """A content file that is not as it should be: file, entry, field, what was expected."""


class SituationError(UserError):
    """A line of a situation that the game cannot read or that cannot be on its table."""


class RecordError(UserError):
    """A record that is damaged, foreign, or no longer fits the rules."""


class UnknownGame(UserError):
    """No registered game has this name."""
