"""Players that others have written: Python classes and programs in any language. See docs/own-players.md."""
