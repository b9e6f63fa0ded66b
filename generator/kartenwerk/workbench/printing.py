"""The print assistant: from a game to its sheets."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.request import Request, Response
from kartenwerk.workbench.router import Route


class PrintArea:
    """The pages of the print assistant."""

    id = "print"
    home = ""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    @property
    def routes(self) -> Sequence[Route]:
        return (Route("GET", "", self._start),)

    def _start(self, request: Request) -> Response:
        words = self._bench.words[request.language][self.id]
        return self._bench.page(request, self.id, "start", words["start"]["title"])
