"""A sheet that a player fills in freely, in place of many small choices."""

from jotunheim.scene.boards import Sample
from jotunheim.scene.parts import Part


class Slot(Part, frozen=True, omit_defaults=True):
    """A place of a model that takes items."""

    name: str
    most: int
    fits: tuple[str, ...] = ()  # the keys of the items it takes


class Model(Part, frozen=True, omit_defaults=True):
    """Something that can be chosen and equipped on a sheet."""

    key: str
    name: str
    note: str = ""
    cost: int = 0
    points: int = 0  # for its items
    slots: tuple[Slot, ...] = ()
    sign: str = ""


class Item(Part, frozen=True, omit_defaults=True):
    """Something that a slot takes."""

    key: str
    name: str
    note: str = ""
    cost: int = 0


class Workshop(Part, frozen=True, omit_defaults=True):
    """A sheet to fill in freely; `Game.composed` says what a filled one means, and one answer confirms it.

    Ready-made sheets stand as samples: a filled line as `terrain`, its name, its note.
    """

    points: int
    most: int
    models: tuple[Model, ...] = ()
    items: tuple[Item, ...] = ()
    forces: tuple[Sample, ...] = ()  # whole sheets
    ready: tuple[Sample, ...] = ()  # single models with their items
