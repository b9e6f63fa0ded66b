"""Which handler answers which question. An area is a group of pages, and lists its routes nowhere else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus
from threading import Lock
from typing import Literal, NamedTuple, Protocol

from kartenwerk.workbench.request import Door, Response

Handler = Callable[..., Response]
"""Takes the request, then what the groups of the route's pattern have found."""

FORM_BYTES = 64 * 1024


class Route(NamedTuple):
    """A place below the language, as a regular expression for the whole of it, and what answers there.

    Of a `raw` route the body is bytes, not a form. `most` is how many bytes may be sent. What answers `aside` touches
    neither the workshop of the pages nor anything else that is theirs, and so it holds no page up.
    """

    method: Literal["GET", "POST"]
    place: str
    handler: Handler
    raw: bool = False
    most: int = FORM_BYTES
    aside: bool = False


class Area(Protocol):
    """A group of pages. `id` names its words, `rules_data/lang/<language>/workbench/<id>.toml`.

    `home` is the place to which the head of every page links, or None where it does not; the word is `[area] name`.
    """

    @property
    def id(self) -> str: ...

    @property
    def home(self) -> str | None: ...

    @property
    def routes(self) -> Sequence[Route]: ...


class Found(NamedTuple):
    """The route of a question, and what its groups have found; or why there is none."""

    route: Route | None
    groups: tuple[str, ...] = ()
    status: HTTPStatus = HTTPStatus.OK


class Opened(NamedTuple):
    """A door, and what can be asked for behind it."""

    door: Door
    router: Router


class DeferredArea:
    """An area whose file is loaded when the first of its `places` is asked for: a program that starts is soon there.

    `id` and `home` are those of the area, and `places` a regular expression for all places of its routes.
    """

    def __init__(self, id: str, home: str | None, places: str, load: Callable[[], Area]) -> None:
        self.id, self.home = id, home
        self._places, self._load = re.compile(places), load
        self._loading = Lock()
        self._area: Area | None = None

    def reaches(self, place: str) -> bool:
        """Whether the place may be one of the area's."""
        return self._places.fullmatch(place) is not None

    @property
    def area(self) -> Area:
        """The area itself."""
        with self._loading:
            self._area = self._area or self._load()
            return self._area

    @property
    def routes(self) -> Sequence[Route]:
        return self.area.routes


class Router:
    """All routes of the areas, asked in their order."""

    def __init__(self, areas: Sequence[Area]) -> None:
        self._areas = areas

    def find(self, method: str, place: str) -> Found:
        status = HTTPStatus.NOT_FOUND
        for route in self._routes(place):
            match = re.fullmatch(route.place, place)
            if match and route.method == method:
                return Found(route, match.groups())
            if match:
                status = HTTPStatus.METHOD_NOT_ALLOWED
        return Found(None, (), status)

    def _routes(self, place: str) -> Iterator[Route]:
        """The routes of all areas that may have the place."""
        for area in self._areas:
            if not isinstance(area, DeferredArea) or area.reaches(place):
                yield from area.routes
