"""What a seat may see; secrets are dropped here and nowhere else (AG-INF)."""
