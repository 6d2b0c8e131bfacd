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
        ("sword", _("First number of a unit"), _("Its Strength.")),
        ("shield", _("Second number of a unit"), _("Its Fortitude. A wounded unit has a crack.")),
        ("crown", _("Crown"), _("The leader of a race. A stone with horns is a Champion.")),
        ("flag", _("Banner with a number"), _("The event with this number is claimed here.")),
        (
            "point",
            _("Border in a colour"),
            _("The race of this colour holds the region. Each has a pattern of its own."),
        ),
        ("assault/hook", _("Giantslayer"), _("It fights giants.")),
    ]
