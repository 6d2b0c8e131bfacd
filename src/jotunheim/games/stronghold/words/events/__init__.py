"""The log of the game: every kind of event, with its sentence and those who learn of it."""
