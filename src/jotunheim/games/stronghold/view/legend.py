"""What the signs of the map mean, for those who open its legend (T-02)."""

from jotunheim.scene import Sample
from jotunheim.texts import _, kept


@kept(16)
def legend() -> tuple[Sample, ...]:
    """Every sign that the map bears."""
    return tuple([Sample("", name, note, sign=sign) for sign, name, note in signs()])


def signs() -> list[tuple[str, str, str]]:
    """A drawing, a name, and what it means."""
    return [
        (
            "stronghold/orc",
            _("Goblin, Orc, Troll"),
            _("Invaders. Goblins are white, Orcs green, Trolls red."),
        ),
        (
            "stronghold/soldier",
            _("Marksman, Soldier, Veteran"),
            _("Defenders on a wall or a tower."),
        ),
        (
            "battle",
            _("Two numbers at a wall"),
            _("Strength of the invader, then of the defender, as the melee would count it now."),
        ),
        ("skull", _("Token on a path"), _("A trap. Its back is half lifted if you alone know it.")),
        ("target", _("Percent at a machine"), _("Its chance to hit in the next assault.")),
    ]
