"""Half an encoder: what it should hold is not there."""
