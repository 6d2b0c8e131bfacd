"""Pages around the boards: templates with escaped values, drawings, static files with a hash in their address."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import jinja2
import segno
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

import jotunheim
from jotunheim import texts
from jotunheim.learn.markup import clause_html, rich
from jotunheim.render.dice import faces_html
from jotunheim.render.emblems import LOGO, icon
from jotunheim.server.banner import Banner

WEB: Final = Path(jotunheim.__file__).parent / "web"
STATIC: Final = WEB / "static"
ART: Final = WEB / "art"
FOREVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def static_digest() -> str:
    """A short hash of all static files, for their addresses."""
    total = hashlib.sha256()
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            total.update(str(path.relative_to(STATIC)).encode() + path.read_bytes())
    return total.hexdigest()[:12]


class Pages:
    """The templates, ready to be filled."""

    def __init__(self, banner: Banner | None = None) -> None:
        self.digest = static_digest()
        self.templates = jinja2.Environment(
            loader=jinja2.FileSystemLoader(WEB / "templates"),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=["jinja2.ext.i18n"],
            # Templates do not change while the program runs.
            auto_reload=False,
        )
        install: Any = self.templates
        install.install_gettext_callables(texts._, texts.ngettext, newstyle=True)
        self.templates.globals.update(
            static=self.static,
            banner=banner or Banner(""),
            art=art,
            icon=lambda name: Markup(icon(name)),
            dice_faces=Markup(faces_html()),
            logo=Markup(LOGO),
        )
        self.templates.filters["clause"] = lambda text: Markup(clause_html(text))
        self.templates.filters["rich"] = lambda text: Markup(rich(texts._(text)))

    def static(self, name: str) -> str:
        """The address of a static file."""
        return f"/static/{self.digest}/{name}"

    def text(self, template: str, **values: object) -> str:
        """A template filled."""
        return self.templates.get_template(template).render(language=texts.spoken(), **values)

    def answer(self, template: str, status: int = 200, **values: object) -> HTMLResponse:
        """A page as an answer."""
        return HTMLResponse(self.text(template, **values), status)

    async def file(self, request: Request) -> Response:
        """A static file; with the present hash in its address browsers may cache it for ever."""
        try:
            path = (STATIC / request.path_params["path"]).resolve()
            is_ours = path.is_relative_to(STATIC.resolve()) and path.is_file()
        except (OSError, ValueError):  # a name that no file can have
            is_ours = False
        if not is_ours:
            raise HTTPException(404)
        fresh = request.path_params["digest"] == self.digest
        headers = {"cache-control": FOREVER if fresh else "no-cache"}
        return FileResponse(path, media_type=KINDS.get(path.suffix), headers=headers)


@lru_cache(maxsize=64)
def art(name: str) -> Markup:
    """One of our drawings by name; empty if there is none."""
    path = ART / f"{name}.svg"
    if not name.replace("-", "").isalnum() or not path.is_file():
        return Markup("")
    return Markup(path.read_text(encoding="utf-8"))


def qr(text: str) -> Markup:
    """A QR code as a drawing that fills its place."""
    code = segno.make(text, error="m")
    return Markup(code.svg_inline(border=2, omitsize=True, svgclass="qr-code"))
