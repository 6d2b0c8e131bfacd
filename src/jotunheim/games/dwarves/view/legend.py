"""What the signs of the map mean, for those who open its legend (T-02)."""

from jotunheim.scene import Sample
from jotunheim.texts import _, kept


@kept(16)
def legend(has_leaders: bool) -> tuple[Sample, ...]:
    """Every sign that the map bears; Leaders only if they are there."""
    shown = signs() if has_leaders else signs()[:-1]
    return tuple([Sample("", name, note, sign=sign) for sign, name, note in shown])


def signs() -> list[tuple[str, str, str]]:
    """A drawing, a name, and what it means; a Leader comes last."""
    return [
        ("dwarves/orc", _("Orcs, Trolls and Élfar"), _("The number says how many stand there.")),
        ("dwarves/gate", _("Gate"), _("New troops arrive here.")),
        (
            "arrow",
            _("Violet hex with an arrow"),
            _("Perished Land. Troops that enter it go on along the arrow."),
        ),
        (
            "dwarves/entrance",
            _("Tunnel entrance"),
            _("One movement point leads to any other entrance. Perished Land closes it."),
        ),
        (
            "user",
            _("Figure on a base"),
            _("A Hero. The base has the colour and shape of the player."),
        ),
        (
            "dwarves/leader-orc",
            _("Larger figure of the enemy"),
            _("A leader of Book 4. It counts as 2 troops."),
        ),
    ]
