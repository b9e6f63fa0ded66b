"""What all areas of the workbench share: data and drawing, the words of its pages, and how a page is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Any

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import Message, join
from kartenwerk.base.translation import LANGUAGES, translate
from kartenwerk.build.workshop import Workshop
from kartenwerk.workbench.request import Request, Response
from kartenwerk.workbench.router import Area

FRAME = "frame"
"""The words of what stands around every page."""

Words = Mapping[str, Any]
"""The words of an area, by the sections of its file."""


class Bench:
    """`out` is the one folder into which files are put for the user: no browser ever names a folder.

    The workshop serves one at a time: the server makes one page after the other, and pictures aside with others.
    """

    def __init__(self, out: Path, language: str, workshop: Workshop | None = None) -> None:
        self.out = out
        self.language = language
        self.workshop = workshop or Workshop.over(None)
        self.areas: Sequence[Area] = ()

    @cached_property
    def words(self) -> Mapping[str, Mapping[str, Words]]:
        """All words by language and area."""
        return {
            language: {file.path.stem: parse_toml(file.text(), file.name) for file in self._files(language)}
            for language in LANGUAGES
        }

    def _files(self, language: str) -> list[Any]:
        return [*self.workshop.roots.list(f"rules_data/lang/{language}/workbench", ".toml")]

    def link(self, request: Request, place: str = "") -> str:
        """The address of a place in the language of the request."""
        return f"{request.door.base}{request.language}/{place}"

    def fragment(self, request: Request, area: str, template: str, **values: Any) -> Any:
        """`templates/workbench/<template>.html.j2` with the values, the words of the area as `w`, and `link`.

        With `link` all addresses in the page begin.
        """
        words = self.words[request.language]
        return self.workshop.templates.html(
            f"workbench/{template}.html.j2", w=words[area], f=words[FRAME], link=self.link(request), **values
        )

    def page(
        self,
        request: Request,
        area: str,
        template: str,
        title: str,
        *,
        status: HTTPStatus = HTTPStatus.OK,
        refresh: int = 0,
        wall: bool = False,
        script: str = "",
        **values: Any,
    ) -> Response:
        """A whole page: the template within the frame. Without scripts it is fetched anew after `refresh` seconds.

        A page for a `wall` has no head, because nobody clicks there. It loads `static/<script>.js`, if it has one.
        """
        words = self.words[request.language]
        links = [
            (each.home, words[each.id]["area"]["name"], each.id == area)
            for each in self.areas
            if each.home is not None and request.door.leads_to(each.id)
        ]
        other = next(each for each in LANGUAGES if each != request.language)
        query = f"?{request.query.encode()}" if request.query.pairs else ""
        html = self.workshop.templates.html(
            "workbench/frame.html.j2",
            f=words[FRAME],
            link=self.link(request),
            language=request.language,
            other=f"{request.door.base}{other}/{request.place}{query}",
            links=links,
            can_quit=request.door.leads_to(FRAME),
            title=title,
            refresh=refresh,
            wall=wall,
            script=script,
            main=self.fragment(request, area, template, title=title, **values),
        )
        return Response(html.encode(), status=status)

    def say(self, request: Request, message: Message | str) -> str:
        """A message in the language of the page."""
        return translate(message, request.language)

    def explain(self, request: Request, error: KartenwerkError) -> str:
        """A fault in the language of the page; an option of the command line is no place for whoever has a form."""
        faults = error.faults if isinstance(error, DataError) else (error,)
        return self.say(request, join("; ", map(_without_option, faults)))


def _without_option(error: KartenwerkError) -> Message:
    is_file = error.file is not None and not error.file.startswith("-")
    file, key = (error.file, error.key) if is_file else (None, None)
    return KartenwerkError(error.message, file=file, key=key, found=error.found, expected=error.expected).sentence
