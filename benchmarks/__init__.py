"""Measures of what is promised about speed, on the machine at hand."""
