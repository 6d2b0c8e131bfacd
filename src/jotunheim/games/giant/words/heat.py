"""What running hot would ask for, in words."""

from jotunheim.games.giant.rules.heat import MOST, to_save
from jotunheim.games.giant.state import Giant
from jotunheim.games.giant.words.names import per_cent
from jotunheim.texts import _


def save_note(giant: Giant, heat: int) -> str:
    """The save that an action with so much heat asks for; empty: none (GI-HOT-12)."""
    needed = to_save(giant, heat) if heat else 0
    if not needed:
        return ""
    if needed > MOST:
        return _("{giant} would explode for certain (GI-HOT-09)").format(giant=giant.name())
    text = _("running hot: save on {needed}+, {chance} (GI-HOT-03)")
    return text.format(needed=needed, chance=per_cent(needed))
