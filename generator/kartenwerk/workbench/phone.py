"""The area that brings the workbench to a telephone: the address in the network of the house, and its square code."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.products.reference.link_code import QUIET, link_code
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.request import DRAWING_POLICY, Request, Response
from kartenwerk.workbench.router import Route


class PhoneArea:
    """Only the machine itself leads here: the page shows the token that lets others in at `address`."""

    id = "phone"
    home = "phone"

    def __init__(self, bench: Bench, address: str) -> None:
        self._bench, self._address = bench, address

    @property
    def routes(self) -> Sequence[Route]:
        return Route("GET", "phone", self._page), Route("GET", r"phone/code\.svg", self._code)

    def _page(self, request: Request) -> Response:
        title = self._bench.words[request.language][self.id]["page"]["title"]
        return self._bench.page(request, self.id, "phone", title, address=self._address)

    def _code(self, request: Request) -> Response:
        return Response(draw_code(self._address).encode(), "image/svg+xml", policy=DRAWING_POLICY)


def draw_code(address: str) -> str:
    """The code as a picture: black on white, whatever the page's colours are, because a camera has to read it."""
    code = link_code(address, 0, 1)
    side, white = len(code.modules), len(code.modules) + 2 * QUIET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-QUIET} {-QUIET} {white} {white}" '
        f'shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M{-QUIET} {-QUIET}h{white}v{white}h{-white}z"/>'
        f'<path d="{code.outline(side)}"/></svg>\n'
    )


def letter_code(address: str) -> list[str]:
    """The code in letters, two rows of squares to a line; light squares are the letters, dark ones the ground."""
    code = link_code(address, 0, 1)
    across = len(code.modules) + 2 * QUIET
    blank = (False,) * across
    rows = [blank] * QUIET + [(*blank[:QUIET], *row, *blank[:QUIET]) for row in code.modules] + [blank] * QUIET
    rows += [blank] * (len(rows) % 2)
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return ["".join(signs[pair] for pair in zip(*rows[at : at + 2], strict=True)) for at in range(0, len(rows), 2)]
