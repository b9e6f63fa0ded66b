"""The pages of jobs, for every area that has something made: how far a job is, its sheets, and where its files go."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from kartenwerk.build.files import check_folder
from kartenwerk.build.manifest import File
from kartenwerk.products.guide.data import Stock
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Job, Jobs
from kartenwerk.workbench.made import LARGE, SMALL, FindNeed, made_files, pack, page_picture, paper_of, put_into
from kartenwerk.workbench.making import JobOrder, find_made
from kartenwerk.workbench.request import EVENTS, PNG, WEBP, Fields, NoPageError, Request, Response, lead_to
from kartenwerk.workbench.router import Route

Order = TypeVar("Order", bound=JobOrder)

WORDS = "jobs"
"""The words of these pages, whichever area they are of."""

TYPES = {".pdf": "application/pdf", ".txt": "text/plain; charset=utf-8", ".png": PNG}
"""Types of files that browsers show; all others are saved without a look."""
UNKNOWN = "application/octet-stream"


class JobHead(NamedTuple):
    """What the page of a job says of its order, and what begins it anew.

    `need_of` says what a file takes at home; titles of `decks` and parts of a game stand before those of their files.
    `after` is HTML of the area that follows where the files are taken.
    """

    title: str
    lead: str
    fields: Fields
    commands: Sequence[str]
    note: str
    stocks: Mapping[str, Stock]
    need_of: FindNeed
    decks: Mapping[str, str] = {}
    after: str = ""


class JobPages(Generic[Order]):
    """The jobs of one area, below `place`: those whose orders are of this `kind`.

    The order in a form is read by `read`, and `describe` says how a page shows it.
    """

    def __init__(
        self,
        bench: Bench,
        jobs: Jobs,
        area: str,
        place: str,
        kind: type[Order],
        read: Callable[[Request], Order],
        describe: Callable[[Request, Order], JobHead],
    ) -> None:
        self._bench, self._jobs, self._area, self._place = bench, jobs, area, place
        self._kind, self._read, self._describe = kind, read, describe

    @property
    def routes(self) -> Sequence[Route]:
        job = rf"{self._place}/([0-9a-f]{{16}})"
        file = rf"{job}/(\d{{1,3}})"
        return (
            Route("POST", self._place, self._begin),
            Route("GET", job, self._job),
            Route("GET", f"{job}/events", self._events),
            Route("POST", f"{job}/cancel", self._cancel),
            Route("POST", f"{job}/put", self._put),
            Route("GET", rf"{job}/kit\.zip", self._zip, aside=True),
            Route("GET", file, self._file, aside=True),
            Route("GET", rf"{file}/(\d{{1,4}})\.webp", self._picture, aside=True),
        )

    def _begin(self, request: Request) -> Response:
        return lead_to(f"{self._place}/{self._jobs.ask(self._read(request)).id}")

    def _find(self, id: str) -> tuple[Job, Order]:
        job = self._jobs.find(id)
        if job is None or not isinstance(job.order, self._kind):
            raise NoPageError("this job is gone: draw the sheets once more")
        return job, job.order

    def _job(self, request: Request, id: str) -> Response:
        job, order = self._find(id)
        words, files = self._bench.words[request.language][WORDS], [*job.files]
        head = self._describe(request, order)
        return self._bench.page(
            request,
            self._area,
            "job",
            head.title,
            script="job",
            refresh=0 if job.is_over else 2,
            place=self._place,
            j=words,
            head=head,
            change=order.page,
            after=head.after,
            job=job,
            state=job.state.value,
            said=words["job"][job.state.value],
            fault=self._bench.say(request, job.fault),
            files=made_files(self._jobs.shelf, files, words["files"], head.need_of, head.decks),
            stocks=paper_of(head.stocks, files, head.need_of),
            total=job.total,
            ready=len(files),
            out=_shown(self._bench.out),
            put=request.query.has("put"),
        )

    def _events(self, request: Request, id: str) -> Response:
        job, _order = self._find(id)
        names = ("state", "ready", "total", "name")
        steps = (dict(zip(names, step, strict=True)) for step in self._jobs.follow(job))
        return Response((f"data: {json.dumps(step, ensure_ascii=False)}\n\n".encode() for step in steps), EVENTS)

    def _cancel(self, request: Request, id: str) -> Response:
        job, order = self._find(id)
        self._jobs.cancel(job)
        return lead_to(order.page)

    # Its files

    def _find_file(self, id: str, number: str) -> tuple[File, Path]:
        job, _order = self._find(id)
        if int(number) >= len(job.files):
            raise NoPageError("there is no such page")
        file = job.files[int(number)]
        return file, find_made(self._jobs.shelf, file)

    def _picture(self, request: Request, id: str, number: str, page: str) -> Response:
        file, path = self._find_file(id, number)
        if path.suffix != ".pdf" or int(page) >= file.pages:
            raise NoPageError("there is no such page")
        side = LARGE if request.query.has("large") else SMALL
        return Response(page_picture(path, int(page), side), WEBP, kept=True)

    def _file(self, request: Request, id: str, number: str) -> Response:
        file, path = self._find_file(id, number)
        return Response(path.read_bytes(), TYPES.get(path.suffix, UNKNOWN), file=Path(file.path).name)

    def _contents(self, job: Job) -> list[tuple[File, bytes]]:
        return [(file, find_made(self._jobs.shelf, file).read_bytes()) for file in [*job.files]]

    def _zip(self, request: Request, id: str) -> Response:
        job, order = self._find(id)
        files = [(file.path, data) for file, data in self._contents(job)]
        return Response(pack(files), "application/zip", file=f"{order.archive}.zip")

    def _put(self, request: Request, id: str) -> Response:
        job, _order = self._find(id)
        check_folder(self._bench.out)
        put_into(self._bench.out, self._contents(job))
        return lead_to(f"{self._place}/{id}?put=1#take")


def _shown(folder: Path) -> str:
    """The folder as people know it: from their own folder on."""
    home = Path.home()
    return f"~/{folder.relative_to(home).as_posix()}" if folder.is_relative_to(home) else str(folder)
