"""Printing a deck or game of one's own: what is to be printed, its job, and marking it as printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.manifest import File
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.custom.prints.shelf import game_shelf_of, shelf_of
from kartenwerk.products.boxed_game.data import BoxedGameData
from kartenwerk.products.boxed_game.guide import find_need_of_game
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.paper import KitFile, find_need
from kartenwerk.products.printer import load_printers
from kartenwerk.products.prints.mark import check_name, mark_game_printed, mark_printed
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.job_pages import JobHead, JobPages
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.made import HomeNeed
from kartenwerk.workbench.order import PAPERS
from kartenwerk.workbench.own_order import ALL, OwnOrder, names_of, open_own, parts_of
from kartenwerk.workbench.own_view import first_language
from kartenwerk.workbench.request import Request, Response, lead_to
from kartenwerk.workbench.router import Route

AREA = "own"


class OwnPrintArea:
    """The pages on which the deck or game that `OwnArea` shows is printed."""

    id = AREA
    home = None

    def __init__(self, bench: Bench, jobs: Jobs, live: LiveDeck) -> None:
        self._bench, self._jobs, self._live = bench, jobs, live
        self._pages = JobPages[OwnOrder](bench, jobs, AREA, "own/jobs", OwnOrder, self._read_order, self._describe)

    @property
    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", "own/print", self._print),
            Route("POST", "own/printed", self._mark),
            *self._pages.routes,
        )

    def _open(self) -> Workshop:
        """The deck or game as it is now; DataError if something is wrong with it."""
        assert self._live.folder is not None
        return open_own(self._live.folder, self._live.data)

    def _print(self, request: Request) -> Response:
        state = self._live.state
        try:
            workshop = self._open()
        except KartenwerkError:
            faults = [self._bench.say(request, fault) for fault in state.faults]
            return self._page(request, "own_faults", faults=faults)
        order = OwnOrder.read(request.query, self._live, workshop)
        try:
            commands, fault = order.commands(workshop), ""
            order.kits(workshop)
        except KartenwerkError as error:
            commands, fault = [], self._bench.explain(request, error)
        return self._page(
            request,
            "own_print",
            script="own",
            order=order,
            names={name: self._titles.get(name, name) for name in names_of(workshop)},
            parts=parts_of(workshop),
            is_game=isinstance(workshop, GameWorkshop),
            papers=[workshop.catalog.paper(id) for id in PAPERS],
            printers=sorted(load_printers()),
            services=self._services(request, workshop),
            commands=commands,
            fault=fault,
            done=self._jobs.find_done(order),
            query=order.fields.encode(),
            mark=self._mark_form(request),
        )

    @property
    def _titles(self) -> Mapping[str, str]:
        """The titles of the decks and parts of a game, by their names."""
        state = self._live.state
        return {deck.name: deck.title for deck in state.in_language(first_language(state)) if deck.name}

    def _page(self, request: Request, template: str, **values: Any) -> Response:
        state = self._live.state
        return self._bench.page(
            request, AREA, template, state.title, state=state, typed=self._live.typed, tab="print", **values
        )

    def _services(self, request: Request, workshop: Workshop) -> list[tuple[str, str, str]]:
        """The print services with their titles, and why one of them cannot print this deck."""
        if not isinstance(workshop, CustomWorkshop):
            return []
        catalog, found = workshop.catalog, []
        for service in map(catalog.service, catalog.service_ids):
            if service.order == "sheets":
                continue
            try:
                DeckOrder(workshop.deck, service.id).products(catalog)
                found.append((service.id, service.title, ""))
            except KartenwerkError as error:
                found.append((service.id, service.title, self._bench.say(request, error.message)))
        return found

    # Jobs

    def _read_order(self, request: Request) -> OwnOrder:
        workshop = self._open()
        order = OwnOrder.read(request.form, self._live, workshop)
        order.kits(workshop)  # what cannot be made is reported at once
        return order

    def _describe(self, request: Request, order: OwnOrder) -> JobHead:
        """A deck that has been broken meanwhile has neither commands nor a note; its sheets are those of before."""
        words, state = self._bench.words[request.language][AREA], self._live.state
        roots, commands, note, workshop = self._bench.workshop.roots, list[str](), "", None
        with suppress(KartenwerkError):
            workshop = self._open()
            commands, note = order.commands(workshop), order.note(workshop, request.language)
        data = GuideData.load(roots, request.language)
        game = workshop if isinstance(workshop, GameWorkshop) else None
        pieces = BoxedGameData.load(roots, request.language).guide if game else None

        def need_of(file: File) -> HomeNeed | None:
            if game is not None:
                return find_need_of_game(game, file, file.language or game.game.languages[0])
            return find_need(data, KitFile(file.path, file.kind, file.pages))

        return JobHead(
            title=state.title,
            lead=words["print"]["all"] if order.what == ALL else words["print"]["changed"],
            fields=order.fields,
            commands=commands,
            note=note,
            stocks={**data.stocks, **(pieces.stocks if pieces else {})},
            need_of=need_of,
            decks=self._titles,
            after=self._mark_form(request),
        )

    # Marking

    def _mark_form(self, request: Request) -> Any:
        return self._bench.fragment(request, AREA, "own_mark", is_game=self._live.state.is_game)

    def _mark(self, request: Request) -> Response:
        """Mark the deck, or the whole game, as printed."""
        workshop, typed = self._open(), request.form.last("name").strip()
        name = check_name(typed or None)
        if isinstance(workshop, GameWorkshop):
            mark_game_printed(workshop, game_shelf_of(workshop.deck_folder), name)
        else:
            assert isinstance(workshop, CustomWorkshop)
            mark_printed(workshop, shelf_of(workshop.deck_folder), name)
        self._live.look()
        return lead_to("own?marked=1")
