"""The page of a deck of one's own as files: what it shows now, and all that it needs."""

from __future__ import annotations

import re
from pathlib import Path

from kartenwerk.build.files import place_below, write_bytes
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.frame import FrameArea
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.own import OwnArea
from kartenwerk.workbench.request import Request
from kartenwerk.workbench.router import Router

INDEX = "index.html"

_ADDRESS = re.compile(rb'(?:href|src)="([^"#?]+)"')  # of a page, in which what a deck says is escaped
_URL = re.compile(rb"url\([\"']?([^\"')]+)")  # of a style


class _StillBench(Bench):
    """A bench whose addresses are the names of files beside the page."""

    def link(self, request: Request, place: str = "") -> str:
        return place


def write_page(live: LiveDeck, out: Path, language: str) -> None:
    """Write the page, and everything that it or one of its styles names, each below the folder at its place."""
    bench = _StillBench(out, language)
    own = OwnArea(bench, live)
    bench.areas = [own, FrameArea(bench, lambda: None)]
    router = Router(bench.areas)
    page = own.write_still(Request("own", language))
    made, wanted = {INDEX: page}, [name.decode() for name in _ADDRESS.findall(page)]
    while wanted:
        place = wanted.pop()
        found = router.find("GET", place)
        if place in made or found.route is None:
            continue
        content = found.route.handler(Request(place, language), *found.groups).content
        assert isinstance(content, bytes)
        made[place] = content
        if place.endswith(".css"):
            wanted += [f"{place.rpartition('/')[0]}/{name.decode()}" for name in _URL.findall(content)]
    for place, content in made.items():
        write_bytes(place_below(out, place), content)
