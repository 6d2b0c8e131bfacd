"""What a seat sees: the scene with its map and record sheets."""
