"""Words: names of pieces and places, texts of cards, labels of options, sentences of the log."""
