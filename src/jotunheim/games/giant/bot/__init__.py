"""The rule of thumb, and how well a seat stands."""
