"""The rules of GIANT, one module a chapter."""
