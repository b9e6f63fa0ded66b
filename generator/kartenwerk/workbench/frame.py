"""The area of what every page needs: styles, scripts, fonts, and the button that ends the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files

from kartenwerk.products.web.fonts import web_font
from kartenwerk.text.web.letters import CUTS, STANDARD, link_fonts
from kartenwerk.workbench.bench import FRAME, Bench
from kartenwerk.workbench.request import CSS, DRAWING_POLICY, NoPageError, Request, Response
from kartenwerk.workbench.router import Route

SCRIPT, DRAWING, FONT = "text/javascript; charset=utf-8", "image/svg+xml", "font/woff2"


class FrameArea:
    """What stands around the pages of the other areas. `end` ends the program; without it nobody does."""

    id = FRAME
    home = None

    def __init__(self, bench: Bench, end: Callable[[], None] | None) -> None:
        self._bench, self._end = bench, end

    @property
    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", r"static/(base|fonts|workbench|desk|own)\.css", self._style),
            Route("GET", r"static/([a-z]+)\.js", self._script),
            Route("GET", r"static/(icon)\.svg", self._icon),
            Route("GET", rf"static/({'|'.join(CUTS)})\.woff2", self._font),
            *([Route("POST", "quit", self._quit)] if self._end else []),
        )

    def _style(self, request: Request, name: str) -> Response:
        if name == "fonts":
            text = link_fonts({cut: f"{cut}.woff2" for cut in CUTS})
        else:
            room = "kartenwerk.text.web" if name == "base" else "kartenwerk.workbench"
            text = (files(room) / "static" / f"{name}.css").read_text(encoding="utf-8")
        return Response(text.encode(), CSS, kept=True)

    def _script(self, request: Request, name: str) -> Response:
        return Response(_static(f"{name}.js"), SCRIPT, kept=True)

    def _icon(self, request: Request, name: str) -> Response:
        return Response(_static(f"{name}.svg"), DRAWING, kept=True, policy=DRAWING_POLICY)

    def _font(self, request: Request, cut: str) -> Response:
        return Response(web_font(self._bench.workshop, cut, STANDARD), FONT, kept=True)

    def _quit(self, request: Request) -> Response:
        words = self._bench.words[request.language][FRAME]["bye"]
        assert self._end is not None
        self._end()
        return self._bench.page(request, FRAME, "bye", words["title"])


def _static(name: str) -> bytes:
    """A file of ours; NoPageError if there is none of that name."""
    file = files("kartenwerk.workbench") / "static" / name
    if not file.is_file():
        raise NoPageError("there is no such page")
    return file.read_bytes()
