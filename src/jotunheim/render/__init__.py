"""Renderers of scenes: text for terminals, SVG and HTML for the page. They know no rule of any game."""
