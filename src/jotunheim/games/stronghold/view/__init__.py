"""The scene: the fortress, panels and cards."""
