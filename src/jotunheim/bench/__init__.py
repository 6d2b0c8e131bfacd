"""How fast games run: compiled, interpreted, and beside other people's games, in one run."""
