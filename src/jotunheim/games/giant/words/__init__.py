"""Names of pieces and places, sentences of the log, labels of options."""
