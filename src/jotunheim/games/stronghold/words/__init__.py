"""Names of pieces and places, and what is told of the game."""
