"""Places of cards: lists of hexes, and places that depend on the table (DW-CARD-06)."""

from typing import Final

NONE: Final = -1  # a field that a word does not use

# Places. The first ones are lists of hexes; the last ones depend on the table.
LOCATION_NAMES: Final = (
    "queen_xamtys",
    "mifurdania",
    "green_haven",
    "alandur",
    "dragonsfire",
    "porista",
    "blacksaddle",
    "dson_balsur",
    "toboribor",
    "lot_ionans_vault",
    "roodacre",
)
KINGDOM_NAMES: Final = (
    "gauragar",
    "urgon",
    "idoslan",
    "sangrein",
    "ran_ribastur",
    "weyurn",
    "tabain",
)
PLACE_NAMES: Final = (
    *LOCATION_NAMES,
    "gate_I",
    "gate_II",
    "gate_IV",
    "gate_V",
    "tunnel_1",
    "tunnel_2",
    "tunnel_3",
    "tunnel_4",
    *KINGDOM_NAMES,
    "gates",
    "gate_lands",  # Gates and hexes next to them
    "near_gates",  # hexes next to a Gate
    "tunnels",  # printed entrances
    "lakes",
    "locations",
    "anywhere",
    "gauragar_fields",  # Gauragar without Blacksaddle
    "havens",  # Green Haven, Âlandur and hexes next to them
    "shores",  # Gates and all hexes of Weyurn
    "portal",
    "portal_lands",  # the Portal's hex and those next to it
    "entrances",  # printed ones and the tile
    "waypoints",  # Locations, Gates, printed entrances, the tile
    "perished",
    "tile_sites",  # where the Tunnel or Portal tile may lie
    "yours",  # the active Hero's hex
    "around",  # the active Hero's hex and those next to it
    "tied",  # the hex of the Hero to whom the card is tied
    "elf_tile",
    "dragon",  # the dragon that the card brought
    "hammer",
)
LOCATION: Final = 0
GATE: Final = 11
TUNNEL: Final = 15
KINGDOM: Final = 19
GATES_ALL: Final = 26
GATE_LANDS: Final = 27
NEAR_GATES: Final = 28
TUNNELS: Final = 29
LAKES: Final = 30
LOCATIONS: Final = 31
ANYWHERE: Final = 32
GAURAGAR_FIELDS: Final = 33
HAVENS: Final = 34
SHORES: Final = 35
PORTAL: Final = 36  # the first place that depends on the table
PORTAL_LANDS: Final = 37
ENTRANCES: Final = 38
WAYPOINTS: Final = 39
PERISHED: Final = 40
TILE_SITES: Final = 41
YOURS: Final = 42
AROUND: Final = 43
TIED: Final = 44
ELF_TILE: Final = 45
DRAGON_HEX: Final = 46
HAMMER: Final = 47
PLACES: Final = 48
BLACKSADDLE_PLACE: Final = 6
