"""Everything that people read: names, events, labels."""
