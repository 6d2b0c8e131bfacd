"""The Dwarves: heroes of the dwarves hold Girdlegard against orcs, trolls and Élfar, together or not at all."""
