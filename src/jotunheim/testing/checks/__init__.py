"""The invariants, each a function that complains about a walk; the driver runs them all."""
