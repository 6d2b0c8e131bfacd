"""Words for people: names, questions, labels of options, sentences of the log."""
