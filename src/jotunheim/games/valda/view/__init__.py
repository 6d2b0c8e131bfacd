"""What a seat sees of Valda."""
