"""Everything that is told: each kind of event with its sentence and the meaning of its numbers."""
