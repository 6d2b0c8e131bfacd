"""Tournaments of players: planned, played on all cores, kept on disk, summed up, drawn."""
