"""Training of learned players: self-play, data, a network, a gate in the arena, and again. docs/train.md."""
