"""Jotunheim: heavy board games on one rules kernel."""

__version__ = "0.1.0"
