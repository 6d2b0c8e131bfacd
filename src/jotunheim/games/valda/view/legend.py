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
        ("valda/temple", _("Temple"), _("In the colour of its owner. In ice it is frozen.")),
        (
            "valda/odin",
            _("Golden sign"),
            _("A God lives in this area. A horned grey sign is a Giant."),
        ),
        ("valda/gold", _("Goods on a plaque"), _("What a temple costs here.")),
        (
            "cards",
            _("Card with a number"),
            _("Cards that are left in the divine deck of this area."),
        ),
        (
            "valda/viking",
            _("Viking on the tree"),
            _("Stands at the number of its followers, which are points."),
        ),
        (
            "shield",
            _("Golden shield on the tree"),
            _("A safe haven. Opponents cannot push a Viking below it."),
        ),
        ("valda/ship", _("Ship"), _("It counts the rounds.")),
    ]
