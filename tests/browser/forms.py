"""The fields of a form with the values that a page gives them, read from its HTML."""

from html.parser import HTMLParser

SENT_WHEN_CHECKED = ("radio", "checkbox")


class Fields(HTMLParser):
    """What a browser would send for the form that posts to an address."""

    def __init__(self, html: str, action: str) -> None:
        super().__init__()
        self.action = action
        self.inside = False
        self.select = ""  # the list of options that is being read
        self.values: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = found.get("action") == self.action
        elif self.inside and tag == "select":
            self.select = found["name"]
        elif self.inside and tag == "option":
            if self.select not in self.values or "selected" in found:
                self.values[self.select] = found["value"]
        elif self.inside and tag == "input" and "name" in found and is_sent(found):
            self.values[found["name"]] = found.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False


def is_sent(field: dict[str, str]) -> bool:
    """Is a field sent? One that can be checked only if it is."""
    return field.get("type") not in SENT_WHEN_CHECKED or "checked" in field
