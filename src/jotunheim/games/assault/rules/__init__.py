"""The rules of Assault of the Giants, one module a chapter."""
