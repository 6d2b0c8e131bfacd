"""Players that are not people: they see what their seat sees, and pick from what is legal."""
