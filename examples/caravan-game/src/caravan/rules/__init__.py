"""The chapters of the rules: the choice of a round, and the raid."""
