"""The printed content as typed tables, every count checked."""
