"""How each of our pages about games begins: one file that needs nothing else."""

from html import escape

from jotunheim.texts import spoken


def page_head(title: str, css: str) -> list[str]:
    """The lines up to the heading."""
    return [
        "<!doctype html>",
        f'<html lang="{escape(spoken())}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{css}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
    ]
