"""The print assistant: from a game to an order, its sheets, and a folder or an archive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from threading import Lock
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.session import Session
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, grid_for
from kartenwerk.products.guide.cutting import estimate_cutting
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.paper import KitFile, find_need
from kartenwerk.products.kits.equipment import party_equipment
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.parts import BOOKLET_SIZES
from kartenwerk.products.printer import load_printers
from kartenwerk.products.rule_form import rule_fields, rule_sets
from kartenwerk.products.web.site import make_fan
from kartenwerk.text.german import span
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.changes import Changes, Sentence, compare, read_sentences
from kartenwerk.workbench.job_pages import JobHead, JobPages
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.order import PAPERS, Order, parts_of
from kartenwerk.workbench.request import PNG, NoPageError, Request, Response
from kartenwerk.workbench.router import Route

_BOOKLETS = 16  # whose sentences are kept, to compare them with others


class PrintArea:
    """The pages of the print assistant."""

    id = "print"
    home = ""

    def __init__(self, bench: Bench, jobs: Jobs) -> None:
        self._bench, self._jobs = bench, jobs
        self._pages = JobPages[Order](bench, jobs, self.id, "jobs", Order, self._read_order, self._describe_job)
        self._sentences = lru_cache(maxsize=_BOOKLETS)(self._read_sentences)
        self._reading = Workshop(bench.workshop.roots, bench.workshop.folder)
        self._fans = lru_cache(maxsize=None)(self._make_fan)
        self._drawing = Workshop(bench.workshop.roots, bench.workshop.folder)  # of the fans, which hold no page up
        self._one_fan = Lock()

    @property
    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", "", self._start),
            Route("GET", "order", self._order),
            Route("GET", r"decks/([a-z_0-9]+)\.png", self._fan, aside=True),
            *self._pages.routes,
        )

    @property
    def _workshop(self) -> Workshop:
        return self._bench.workshop

    def _words(self, request: Request) -> Any:
        return self._bench.words[request.language][self.id]

    # The games

    def _start(self, request: Request) -> Response:
        catalog = self._workshop.catalog
        games = sorted(map(catalog.game, catalog.game_ids), key=lambda game: game.title)
        decks = [(deck, [game for game in games if game.deck == deck.id]) for deck in catalog.decks]
        shown = sorted((each for each in decks if each[1]), key=lambda each: (-len(each[1]), each[0].title))
        title = self._words(request)["start"]["title"]
        return self._bench.page(request, self.id, "start", title, decks=shown, span=span)

    def _fan(self, request: Request, deck: str) -> Response:
        with self._one_fan:
            if deck not in self._drawing.catalog.deck_ids:
                raise NoPageError("there is no such page")
            return Response(self._fans(deck), PNG, kept=True)

    def _make_fan(self, deck: str) -> bytes:
        return make_fan(self._drawing, self._drawing.catalog.deck(deck)).data

    # The order

    def _order(self, request: Request) -> Response:
        order = Order.read(request.query, self._workshop)
        game = self._workshop.catalog.game(order.game)
        usual = GameOrder(order.game).session(self._workshop)
        house, fault = self._open(request, order)
        values = house.values if house else _values_of(game, order)
        deck = self._workshop.catalog.deck(game.deck)
        return self._bench.page(
            request,
            self.id,
            "order",
            game.title,
            script="order",
            order=order,
            game=game,
            deck=deck,
            fault=fault,
            rules=rule_fields(self._workshop, game, values),
            sets=rule_sets(self._workshop, game),
            changes=self._compare(usual, house) if house else Changes(),
            parts_of_game=parts_of(game),
            sizes=BOOKLET_SIZES,
            papers=[self._workshop.catalog.paper(id) for id in PAPERS],
            printers=sorted(load_printers()),
            services=self._services(request, order),
            query=order.fields.encode(),
            changed=_count_changes(game, values),
            **(
                self._slip(order, house)
                if house
                else {"commands": (), "cards": 0, "cutting": None, "packs": 0, "done": None}
            ),
        )

    def _open(self, request: Request, order: Order) -> tuple[Session | None, str]:
        """The session of the order; or why its rules do not go together."""
        try:
            return order.session(self._workshop), ""
        except KartenwerkError as error:
            return None, self._bench.explain(request, error)

    def _slip(self, order: Order, house: Session) -> dict[str, Any]:
        """What the slip says: the lines that make the same, and the sheets of cards, which are known before."""
        needs = party_equipment(self._workshop, order.party)
        boxes = designed_boxes(self._workshop.catalog, house.deck)
        grid = grid_for(self._workshop, boxes, SheetLayout(order.paper, printer=order.reading))
        cards = needs.packs * len(needs.pack) if "cards" in order.parts_at_home(house.data) else 0
        return {
            "commands": order.commands(self._workshop),
            "cards": -(-cards // grid.cells),
            "cutting": estimate_cutting(self._workshop.roots, grid, cards) if cards else None,
            "packs": needs.packs,
            "done": self._jobs.find_done(order),
        }

    def _compare(self, usual: Session, house: Session) -> Changes:
        if usual.values == house.values:
            return Changes()
        return compare(self._sentences(_key(usual)), self._sentences(_key(house)))

    def _read_sentences(self, key: tuple[str, tuple[tuple[str, Value], ...]]) -> tuple[Sentence, ...]:
        game, values = key
        rules = self._workshop.catalog.game(game).rules
        changed = tuple(f"{id}={rules[id].write(value)}" for id, value in values if value != rules[id].default)
        try:
            return read_sentences(self._reading, GameOrder(game, settings=changed).session(self._reading))
        finally:
            self._reading.results.clear()  # else every booklet that was ever compared would stay

    def _services(self, request: Request, order: Order) -> list[tuple[str, str, str]]:
        """The print services with their titles, and why one of them cannot print this deck."""
        catalog = self._workshop.catalog
        deck, found = catalog.deck(catalog.game(order.game).deck), []
        for id in catalog.service_ids:
            service = catalog.service(id)
            if service.order == "sheets":
                continue
            try:
                DeckOrder(deck, id, game=order.game).products(catalog)
                found.append((id, service.title, ""))
            except KartenwerkError as error:
                found.append((id, service.title, self._bench.say(request, error.message)))
        return found

    # The job

    def _read_order(self, request: Request) -> Order:
        order = Order.read(request.form, self._workshop)
        order.kits(self._workshop)  # what cannot be made is reported at once
        return order

    def _describe_job(self, request: Request, order: Order) -> JobHead:
        game, words = self._workshop.catalog.game(order.game), self._words(request)
        data = GuideData.load(self._workshop.roots, request.language)
        changed = _count_changes(game, order.session(self._workshop).values)
        return JobHead(
            title=game.title,
            lead=f"{order.players} {words['start']['people']}, {_describe_rules(words, changed)}",
            fields=order.fields,
            commands=order.commands(self._workshop),
            note=order.note(self._workshop, request.language),
            stocks=data.stocks,
            need_of=lambda file: find_need(data, KitFile(file.path, file.kind, file.pages)),
        )


def _count_changes(game: GameData, values: Mapping[str, Value]) -> int:
    """How many rules are not as usual."""
    usual = game.settle({})
    return sum(value != usual[id] for id, value in values.items())


def _key(session: Session) -> tuple[str, tuple[tuple[str, Value], ...]]:
    return session.data.id, tuple(session.values.items())


def _values_of(game: GameData, order: Order) -> Mapping[str, Value]:
    """The values as they were sent, of rules that do not go together."""
    variant = game.variant(order.variant).rules if order.variant else {}
    return {**game.settle(variant), **{id: game.rules[id].read(text) for id, text in order.settings}}


def _describe_rules(words: Mapping[str, Any], changed: int) -> str:
    """By which rules an order is, in the words of the page."""
    slip = words["slip"]
    return {0: slip["usual_rules"], 1: slip["one_rule"]}.get(changed) or f"{changed} {slip['rules']}"
