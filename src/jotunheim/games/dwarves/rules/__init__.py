"""The rules, one module a chapter of the rulebook; `turn.py` says in which order they come."""
