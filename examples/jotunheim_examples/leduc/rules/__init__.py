"""The chapters of the rules: betting, and whose card is better."""
