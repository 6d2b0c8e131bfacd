"""Engine processes: the rules, the views and the bots of tables, out of the web process."""
