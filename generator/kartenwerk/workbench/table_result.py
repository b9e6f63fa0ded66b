"""The page of one table of a tournament, for who has its card: the result of the round that is played, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.table.tournament import changes
from kartenwerk.table.tournament.entries import Seated
from kartenwerk.table.tournament.scoreboard import SOLOS
from kartenwerk.table.tournament.tournament import Tournament
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.faults import FailedStep, MeanwhileError, say_fault
from kartenwerk.workbench.request import NoPageError, Request, Response, lead_to
from kartenwerk.workbench.result_form import describe_table, read_number, read_result
from kartenwerk.workbench.router import Route
from kartenwerk.workbench.table_codes import TableAt, TableCodes


class TableArea:
    """A table's own page. Which table it is, says the code by which somebody came in, and no form."""

    id = "tournament"
    home = None

    def __init__(self, bench: Bench, codes: TableCodes) -> None:
        self._bench, self._codes = bench, codes

    @property
    def routes(self) -> Sequence[Route]:
        return Route("GET", "", self._page), Route("POST", "result", self._enter)

    def _page(self, request: Request) -> Response:
        at = self._at(request)
        now = changes.load(self._codes.files.find(at.id), self._bench.workshop.catalog)
        return self._show(request, now, at.table)

    def _at(self, request: Request) -> TableAt:
        at = self._codes.find(request.door.token)
        if at is None:  # its file is gone since the door was opened
            raise NoPageError("there is no such page")
        return at

    def _show(self, request: Request, now: Tournament, table: int, refused: FailedStep | None = None) -> Response:
        """The table's page; what was `refused` stands there as it was typed."""
        words: Mapping[str, Any] = self._bench.words[request.language][self.id]
        at = round_of_table(now, table)
        return self._bench.page(
            request,
            self.id,
            "table_result",
            words["desk"]["table"].replace("{table}", str(table)),
            status=HTTPStatus.UNPROCESSABLE_ENTITY if refused else HTTPStatus.OK,
            script="desk",
            now=now,
            at=at,
            card=describe_table(now, at, table, refused, request.form) if at else None,
            with_solos=SOLOS in now.head.ties,
            zero=changes.sums_to_zero(now),
        )

    def _enter(self, request: Request) -> Response:
        at, form, catalog = self._at(request), request.form, self._bench.workshop.catalog
        file = self._codes.files.find(at.id)

        def make(now: Tournament) -> str:
            played = round_of_table(now, at.table)
            if played is None or read_number(form.last("round"), "round") != played.number:
                raise MeanwhileError("this round is not played any more; ask at the desk")
            points, solos = read_result(now, played.number, at.table, form)
            return changes.write_result(now, played.number, at.table, points, solos)

        try:
            changes.change(file, catalog, make)
        except KartenwerkError as error:
            refused = FailedStep("result", say_fault(self._bench, request, error), at.table)
            return self._show(request, changes.load(file, catalog), at.table, refused)
        return lead_to("")


def round_of_table(now: Tournament, table: int) -> Seated | None:
    """The round whose result the table may write: the first without one of those that are being played.

    Where it has written all, that is the last of them, so that a slip can be mended until the next round is played.
    None where nobody sits at the table.
    """
    left = [
        (at.number, number)
        for at in now.rounds
        for number in range(1, len(at.tables) + 1)
        if (at.number, number) not in now.results
    ]
    playing = max(now.begun, left[0][0] if left else len(now.rounds))
    seated = [at for at in now.rounds if at.number <= playing and table <= len(at.tables)]
    still = [at for at in seated if (at.number, table) in left]
    if still:
        return still[0]
    return seated[-1] if seated and seated[-1].number == playing else None
