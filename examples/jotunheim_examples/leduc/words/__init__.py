"""What people read: names, sentences of the log, labels of answers."""
