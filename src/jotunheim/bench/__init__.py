"""How fast games run: compiled, interpreted, and compared with other people's games, in one run."""
