"""What many live tables need: a simulation that first reproduces what was measured, then goes further."""
