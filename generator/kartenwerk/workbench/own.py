"""The area of a deck or game of one's own: its cards live, what has changed, and its box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.own_view import OwnView, count_cards, first_language, key_of, write_measures
from kartenwerk.workbench.request import CSS, EVENTS, PNG, NoPageError, Request, Response
from kartenwerk.workbench.router import Route

REFRESH = 5
"""How often a page without scripts is fetched anew, in seconds."""


class OwnArea:
    """The pages of the one deck or game that the command line has opened; without one a page says how that is done."""

    id = "own"
    home = "own"

    def __init__(self, bench: Bench, live: LiveDeck | None) -> None:
        self._bench, self._live = bench, live
        self._drawing = Lock()
        self._box_of = lru_cache(maxsize=4)(self._draw_box)

    @property
    def routes(self) -> Sequence[Route]:
        if self._live is None:
            return (Route("GET", "own", self._start),)
        seen = (
            Route("GET", "own", self._cards),
            Route("GET", "own/events", self._events, aside=True),
            Route("GET", r"own/measures/([0-9a-f]{16})\.css", self._measures, aside=True),
            Route("GET", r"own/cards/([0-9a-f]{32})\.png", self._picture, aside=True),
        )
        if self._live.folder is None:
            return seen
        return (
            *seen,
            Route("GET", "own/box", self._box),
            Route("GET", r"own/box/(\d{1,9})\.png", self._box_picture, aside=True),
        )

    @property
    def _shown(self) -> LiveDeck:
        if self._live is None:
            raise NoPageError("there is no such page")
        return self._live

    def _start(self, request: Request) -> Response:
        title = self._bench.words[request.language][self.id]["start"]["title"]
        return self._bench.page(request, self.id, "own_start", title)

    # Cards

    def _cards(self, request: Request) -> Response:
        return self._show_cards(request, still=False)

    def write_still(self, request: Request) -> bytes:
        """The page of all cards to be kept as a file: it follows nothing, and leads nowhere."""
        content = self._show_cards(request, still=True).content
        assert isinstance(content, bytes)
        return content

    def _show_cards(self, request: Request, *, still: bool) -> Response:
        live, state = self._shown, self._shown.state
        view = OwnView.read(request.query, state)
        return self._bench.page(
            request,
            self.id,
            "own_cards",
            state.title,
            script="own",
            refresh=0 if still else REFRESH,
            wall=still,
            still=still,
            tab="cards",
            **describe_page(live, view),
            marked=request.query.has("marked"),
            said=lambda message: self._bench.say(request, message),
        )

    def _events(self, request: Request) -> Response:
        return Response((f"data: {version}\n\n".encode() for version in self._shown.follow()), EVENTS)

    def _measures(self, request: Request, key: str) -> Response:
        style = write_measures(self._shown.state, request.query.last("language"))
        return Response(style.encode(), CSS, kept=key == key_of(style))

    def _picture(self, request: Request, key: str) -> Response:
        picture = self._shown.picture(key)
        if picture is None:
            raise NoPageError("there is no such page")
        return Response(picture, PNG, kept=True)

    # The box

    def _box(self, request: Request) -> Response:
        from kartenwerk.products.watching.box import describe_box  # which loads all that draws boxes

        live, fault, facts = self._shown, "", None
        view = OwnView.read(request.query, live.state)
        try:
            facts = describe_box(Workshop.over(live.data, self._folder), view.language or first_language(live.state))
        except KartenwerkError as error:
            fault = self._bench.explain(request, error)
        return self._bench.page(
            request,
            self.id,
            "own_box",
            live.state.title,
            script="own",
            refresh=REFRESH,
            tab="box",
            facts=facts,
            fault=fault,
            **describe_page(live, view),
        )

    def _box_picture(self, request: Request, version: str) -> Response:
        """The box as it is now; the number in its address is new with every change."""
        live = self._shown
        language = OwnView.read(request.query, live.state).language or first_language(live.state)
        with self._drawing:
            return Response(self._box_of(live.version, language), PNG)

    def _draw_box(self, version: int, language: str) -> bytes:
        from kartenwerk.products.watching.box import draw_box

        return draw_box(Workshop.over(self._shown.data, self._folder), language)

    @property
    def _folder(self) -> Path:
        folder = self._shown.folder
        if folder is None:
            raise NoPageError("there is no such page")
        return folder


def describe_page(live: LiveDeck, view: OwnView) -> dict[str, Any]:
    """What the pages of a deck or game say of it, whichever of them it is."""
    state = live.state
    return {
        "state": state,
        "view": view,
        "decks": view.decks(state),
        "counts": count_cards(state, view.language),
        "measures": key_of(write_measures(state, view.language)),
        "version": live.version,
        "is_whole": live.is_whole,
        "typed": live.typed,
        "is_own": live.folder is not None,
    }
