"""Names of pieces and places, and the sentences of the log."""
