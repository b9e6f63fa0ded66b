"""The print assistant: from a game to an order, its sheets, and a folder or an archive."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import check_folder
from kartenwerk.build.manifest import File
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.session import Session
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, grid_for
from kartenwerk.products.kits.equipment import party_equipment
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.printer import load_printers
from kartenwerk.products.web.site import make_fan
from kartenwerk.text.german import span
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.changes import Changes, Sentence, compare, read_sentences
from kartenwerk.workbench.jobs import Job, Jobs
from kartenwerk.workbench.made import LARGE, SMALL, made_files, pack, page_picture, paper_of, put_into
from kartenwerk.workbench.making import made_file
from kartenwerk.workbench.order import PAPERS, Order, parts_of, write_value
from kartenwerk.workbench.request import EVENTS, NoPageError, Request, Response, lead_to
from kartenwerk.workbench.router import Route
from kartenwerk.workbench.rule_form import rule_fields, rule_sets

_JOB = r"jobs/([0-9a-f]{16})"
_FILE = rf"{_JOB}/(\d{{1,3}})"
_BOOKLETS = 16  # whose sentences are kept, to compare them with others

TYPES = {".pdf": "application/pdf", ".txt": "text/plain; charset=utf-8", ".png": "image/png"}
"""Types of files that browsers show; all others are saved without a look."""
UNKNOWN = "application/octet-stream"


class PrintArea:
    """The pages of the print assistant."""

    id = "print"
    home = ""

    def __init__(self, bench: Bench, jobs: Jobs) -> None:
        self._bench, self._jobs = bench, jobs
        self._sentences = lru_cache(maxsize=_BOOKLETS)(self._read_sentences)
        self._reading = Workshop(bench.workshop.roots, bench.workshop.folder)
        self._fans = lru_cache(maxsize=None)(self._make_fan)

    @property
    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", "", self._start),
            Route("GET", "order", self._order),
            Route("GET", r"decks/([a-z_0-9]+)\.png", self._fan),
            Route("POST", "jobs", self._begin),
            Route("GET", _JOB, self._job),
            Route("GET", f"{_JOB}/events", self._events),
            Route("POST", f"{_JOB}/cancel", self._cancel),
            Route("POST", f"{_JOB}/put", self._put),
            Route("GET", rf"{_JOB}/kit\.zip", self._zip),
            Route("GET", _FILE, self._file),
            Route("GET", rf"{_FILE}/(\d{{1,4}})\.webp", self._picture),
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
        if deck not in self._workshop.catalog.deck_ids:
            raise NoPageError("there is no such page")
        return Response(self._fans(deck), TYPES[".png"], kept=True)

    def _make_fan(self, deck: str) -> bytes:
        return make_fan(self._workshop, self._workshop.catalog.deck(deck)).data

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
            papers=[self._workshop.catalog.paper(id) for id in PAPERS],
            printers=sorted(load_printers()),
            services=self._services(request, order),
            query=order.fields.encode(),
            changed=_count_changes(game, values),
            **(self._slip(order, house) if house else {"commands": (), "cards": 0, "packs": 0, "done": None}),
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
        cells = grid_for(self._workshop, boxes, SheetLayout(order.paper)).cells
        cards = needs.packs * len(needs.pack)
        return {
            "commands": order.commands(self._workshop),
            "cards": -(-cards // cells) if "cards" in order.parts_at_home(house.data) else 0,
            "packs": needs.packs,
            "done": self._jobs.find_done(order),
        }

    def _compare(self, usual: Session, house: Session) -> Changes:
        if usual.values == house.values:
            return Changes()
        return compare(self._sentences(_key(usual)), self._sentences(_key(house)))

    def _read_sentences(self, key: tuple[str, tuple[tuple[str, Value], ...]]) -> tuple[Sentence, ...]:
        game, values = key
        usual = self._workshop.catalog.game(game).settle({})
        changed = tuple(f"{id}={write_value(value)}" for id, value in values if value != usual[id])
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

    def _begin(self, request: Request) -> Response:
        order = Order.read(request.form, self._workshop)
        order.kits(self._workshop)  # what cannot be made is reported at once
        return lead_to(f"jobs/{self._jobs.ask(order).id}")

    def _find(self, id: str) -> Job:
        job = self._jobs.find(id)
        if job is None:
            raise NoPageError("this job is gone: draw the sheets once more")
        return job

    def _job(self, request: Request, id: str) -> Response:
        job, words = self._find(id), self._words(request)
        files = [*job.files]
        game = self._workshop.catalog.game(job.order.game)
        return self._bench.page(
            request,
            self.id,
            "job",
            game.title,
            script="job",
            refresh=0 if job.is_over else 2,
            job=job,
            state=job.state.value,
            said=words["job"][job.state.value],
            fault=self._bench.say(request, job.fault),
            order=job.order,
            changed=_count_changes(game, job.order.session(self._workshop).values),
            files=made_files(self._workshop, self._jobs.shelf, files, words["files"]),
            total=job.total,
            ready=len(files),
            stocks=paper_of(self._workshop, job.order, files, request.language),
            commands=job.order.commands(self._workshop),
            note=job.order.note(self._workshop, request.language).splitlines(),
            query=job.order.fields.encode(),
            out=_shown(self._bench.out),
            put=request.query.has("put"),
        )

    def _events(self, request: Request, id: str) -> Response:
        job = self._find(id)
        names = ("state", "ready", "total", "name")
        steps = (dict(zip(names, step, strict=True)) for step in self._jobs.follow(job))
        return Response((f"data: {json.dumps(step, ensure_ascii=False)}\n\n".encode() for step in steps), EVENTS)

    def _cancel(self, request: Request, id: str) -> Response:
        job = self._find(id)
        self._jobs.cancel(job)
        return lead_to(f"order?{job.order.fields.encode()}")

    # Its files

    def _find_file(self, id: str, number: str) -> tuple[File, Path]:
        job = self._find(id)
        if int(number) >= len(job.files):
            raise NoPageError("there is no such page")
        file = job.files[int(number)]
        return file, made_file(self._jobs.shelf, file)

    def _picture(self, request: Request, id: str, number: str, page: str) -> Response:
        file, path = self._find_file(id, number)
        if path.suffix != ".pdf" or int(page) >= file.pages:
            raise NoPageError("there is no such page")
        side = LARGE if request.query.has("large") else SMALL
        return Response(page_picture(path, int(page), side), "image/webp", kept=True)

    def _file(self, request: Request, id: str, number: str) -> Response:
        file, path = self._find_file(id, number)
        return Response(path.read_bytes(), TYPES.get(path.suffix, UNKNOWN), file=Path(file.path).name)

    def _contents(self, job: Job) -> list[tuple[File, bytes]]:
        return [(file, made_file(self._jobs.shelf, file).read_bytes()) for file in job.files]

    def _zip(self, request: Request, id: str) -> Response:
        job = self._find(id)
        files = [(file.path, data) for file, data in self._contents(job)]
        return Response(pack(files), "application/zip", file=f"{job.order.game}.zip")

    def _put(self, request: Request, id: str) -> Response:
        job = self._find(id)
        check_folder(self._bench.out)
        put_into(self._bench.out, self._contents(job))
        return lead_to(f"jobs/{id}?put=1#take")


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


def _shown(folder: Path) -> str:
    """The folder as people know it: from their own folder on."""
    home = Path.home()
    return f"~/{folder.relative_to(home).as_posix()}" if folder.is_relative_to(home) else str(folder)
