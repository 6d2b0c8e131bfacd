"""Doors for research: every game for PettingZoo, Gymnasium and OpenSpiel, with one encoder a game."""
