"""Teaching: words explained, how to play, sheets of sides, guided lessons and puzzles, read from the games' `learn/`."""
