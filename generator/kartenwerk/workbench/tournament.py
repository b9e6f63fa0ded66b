"""The desk of a tournament: seats, results, who comes and who leaves, the standing, and a wall for all to see."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.products.evening.tournament import tournament_product
from kartenwerk.table.sitting.words import fill
from kartenwerk.table.tournament import changes
from kartenwerk.table.tournament.beginning import TournamentOrder
from kartenwerk.table.tournament.entrants import Entrants, parse_entrants
from kartenwerk.table.tournament.entries import Seated
from kartenwerk.table.tournament.scoreboard import POINTS, SOLOS
from kartenwerk.table.tournament.tournament import Tournament
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.desk_files import DeskFiles
from kartenwerk.workbench.faults import FailedStep, MeanwhileError, say_fault, send_state, state_of
from kartenwerk.workbench.request import JSON, Fields, Request, Response, lead_to
from kartenwerk.workbench.result_form import describe_table, read_number, read_result
from kartenwerk.workbench.router import Route
from kartenwerk.workbench.table_codes import TableCodes

LIST_BYTES = 2_000_000

WALL_SECONDS = 10
"""How often a wall without scripts is fetched anew."""

STEPS = ("seat", "result", "withdraw", "begin", "late", "leave", "rename", "undo")


def tournament_files(bench: Bench, named: Sequence[Path] = ()) -> DeskFiles:
    """The files of tournaments: those that are `named` lie where the command line says, all others in its folder."""
    return DeskFiles(bench.out, ["tournament", "players"], named)


class TournamentArea:
    """The pages of tournaments. The cards of their tables bear the `codes`, if there are any."""

    id = "tournament"
    home = "tournament"

    def __init__(self, bench: Bench, named: Sequence[Path] = (), codes: TableCodes | None = None) -> None:
        self._bench = bench
        self._files = codes.files if codes else tournament_files(bench, named)
        self._codes = codes

    @property
    def routes(self) -> Sequence[Route]:
        one = r"tournament/([\w-]+)"
        return (
            Route("GET", "tournament", self._start),
            Route("POST", "tournament", self._begin),
            Route("POST", "tournament/names", self._names, raw=True, most=LIST_BYTES),
            Route("GET", one, self._desk),
            Route("GET", f"{one}/wall", self._wall),
            Route("GET", f"{one}/state", self._state),
            Route("GET", f"{one}/sheets", self._sheets),
            Route("POST", rf"{one}/({'|'.join(STEPS)})", self._step),
        )

    # a new one

    def _start(self, request: Request) -> Response:
        return self._show_start(request, Fields())

    def _show_start(
        self, request: Request, form: Fields, fault: str = "", found: Entrants | None = None, names: str = ""
    ) -> Response:
        """The tournaments at hand, and the form for a new one as it has been filled in."""
        words, catalog = self._words(request), self._bench.workshop.catalog
        games = [data for id in catalog.game_ids if {3, 4} & {*(data := catalog.game(id)).players}]
        status = HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK
        titles = {data.id: data.title for data in games}
        return self._bench.page(
            request,
            self.id,
            "tournament_start",
            words["start"]["title"],
            status=status,
            script="desk",
            files=self._files.list(),
            games=sorted(games, key=lambda data: data.title.casefold()),
            titles=titles,
            form=form,
            names=names,
            fault=fault,
            found=found,
        )

    def _begin(self, request: Request) -> Response:
        """Write the file of a new tournament; rows that somebody should look at are shown first."""
        form, catalog = request.form, self._bench.workshop.catalog
        text = form.last("names")
        try:
            found = parse_entrants(text.encode(), self._words(request)["start"]["names"])
            text = "\n".join(found.names)
            if found.empty or found.twice:
                return self._show_start(request, form, found=found, names=text)
            order = TournamentOrder(
                catalog.game(form.last("game")).id,
                found.names,
                read_number(form.last("rounds"), "rounds"),
                tables=read_number(form.last("tables"), "tables"),
                rest=form.last("rest"),
                name=" ".join(form.last("name").split()),
                date=datetime.date.today(),
            )
            written = order.write(catalog, "turnier.toml")
            id = self._files.create(order.name, "turnier", written)
        except KartenwerkError as error:
            place = self._words(request)["fields"].get(error.key, error.key)
            return self._show_start(request, form, fault=say_fault(self._bench, request, error, place), names=text)
        return lead_to(f"tournament/{id}")

    def _names(self, request: Request) -> Response:
        """The names in a list that a script has sent, a line each, and what to look at in it."""
        words = self._words(request)["start"]
        try:
            found = parse_entrants(request.body, words["list"])
        except KartenwerkError as error:
            answer = {"fault": self._bench.say(request, error.sentence)}
        else:
            notes = self._bench.fragment(request, self.id, "tournament_rows", found=found)
            answer = {"names": "\n".join(found.names), "notes": str(notes)}
        return Response(json.dumps(answer).encode(), JSON)

    # one that is there

    def _desk(self, request: Request, id: str) -> Response:
        return self._show_desk(request, id, self._load(id))

    def _show_desk(
        self, request: Request, id: str, now: Tournament, refused: FailedStep | None = None, form: Fields | None = None
    ) -> Response:
        at = self._shown_round(now, (form or request.query).last("round"))
        gone = changes.last_change(now.parts.blocks)[:1]
        return self._bench.page(
            request,
            self.id,
            "tournament_desk",
            now.head.name or now.data.title,
            status=HTTPStatus.UNPROCESSABLE_ENTITY if refused else HTTPStatus.OK,
            script="desk",
            id=id,
            now=now,
            at=at,
            tables=[describe_table(now, at, table, refused, form) for table in _tables_of(at)] if at else [],
            refused=refused,
            entered=0 if refused else request.query.last("table"),
            form=form or Fields(),
            froms=self._rounds_to_seat(now),
            doubt=_is_doubtful(now),
            gone="".join(fill(self._words(request)["undo"][block.kind], **block.values) for block in gone),
            void=now.last_change if now.begun < now.last_change else 0,
            with_solos=SOLOS in now.head.ties,
            zero=changes.sums_to_zero(now),
            ties=[key for key in now.head.ties if key != POINTS],
            state=state_of(self._files.find(id)),
        )

    def _shown_round(self, now: Tournament, given: str) -> Seated | None:
        """The round that is asked for, else the first one in which a result is missing."""
        numbers = [at.number for at in now.rounds]
        wanted = int(given) if given.isdecimal() and len(given) < 3 else 0
        if wanted not in numbers:
            open_rounds = (at.number for at in now.rounds if _list_open_tables(now, at))
            wanted = next(open_rounds, len(numbers))
        return next((at for at in now.rounds if at.number == wanted), None)

    def _rounds_to_seat(self, now: Tournament) -> range:
        """From which rounds on somebody may come or leave."""
        return range(max(now.begun + 1, now.last_change), now.head.rounds + 1) if now.rounds else range(0)

    def _step(self, request: Request, id: str, step: str) -> Response:
        """Write a change into the file, and show where it was made; what is refused stands there, too."""
        form, file = request.form, self._files.find(id)
        make = partial(_STEPS[step], self, form=form)
        try:
            after = changes.change(file, self._bench.workshop.catalog, make)
        except KartenwerkError as error:
            table, sentence = form.last("table"), say_fault(self._bench, request, error)
            uneven = isinstance(error, changes.UnevenSumError)
            refused = FailedStep(step, sentence, int(table) if table.isdecimal() else 0, uneven)
            return self._show_desk(request, id, self._load(id), refused, form)
        return lead_to(f"tournament/{id}{self._way_on(after, step, form)}")

    def _way_on(self, after: Tournament, step: str, form: Fields) -> str:
        """Where the desk goes on: at the next table of the round without a result, else at the round."""
        at = self._shown_round(after, form.last("round"))
        if at is None or step not in ("result", "withdraw", "begin"):
            return ""
        done = int(form.last("table")) if step == "result" else 0
        left = _list_open_tables(after, at)
        following = [table for table in left if table > done] or left
        mark = f"&table={following[0]}" if following else "#round"  # beside a fragment no field gets the focus
        return f"?round={at.number}{mark}"

    def _seat(self, now: Tournament, form: Fields) -> str:
        return changes.seat_rounds(now, self._bench.workshop.roots)[1]

    def _result(self, now: Tournament, form: Fields) -> str:
        number, table = read_number(form.last("round"), "round"), read_number(form.last("table"), "table")
        points, solos = read_result(now, number, table, form)
        return changes.write_result(now, number, table, points, solos, uneven=form.has("uneven"))

    def _withdraw(self, now: Tournament, form: Fields) -> str:
        number, table = read_number(form.last("round"), "round"), read_number(form.last("table"), "table")
        return changes.withdraw_result(now, number, table)

    def _lock(self, now: Tournament, form: Fields) -> str:
        return changes.begin_round(now, read_number(form.last("round"), "round"))

    def _late(self, now: Tournament, form: Fields) -> str:
        first, catalog = read_number(form.last("from"), "from"), self._bench.workshop.catalog
        return changes.add_player(now, catalog, form.last("name"), first, new=form.has("new"))

    def _leave(self, now: Tournament, form: Fields) -> str:
        first = read_number(form.last("from"), "from")
        return changes.remove_player(now, self._bench.workshop.catalog, form.last("name"), first)

    def _rename(self, now: Tournament, form: Fields) -> str:
        return changes.rename_player(now, form.last("name"), form.last("to"))

    def _undo(self, now: Tournament, form: Fields) -> str:
        """What was seen as the last change, and nothing that has been written since."""
        if form.last("blocks") != str(len(now.parts.blocks)):
            raise MeanwhileError("something else has been written meanwhile")
        return changes.take_back(now)

    def _wall(self, request: Request, id: str) -> Response:
        now = self._load(id)
        at = self._shown_round(now, "")
        return self._bench.page(
            request,
            self.id,
            "tournament_wall",
            now.head.name or now.data.title,
            wall=True,
            refresh=WALL_SECONDS,
            script="desk",
            id=id,
            now=now,
            at=at,
            left=len(_list_open_tables(now, at)) if at else 0,
            state=state_of(self._files.find(id)),
        )

    def _state(self, request: Request, id: str) -> Response:
        return send_state(self._files.find(id))

    def _sheets(self, request: Request, id: str) -> Response:
        now = self._load(id)
        changes.check_seated(now)
        deck = self._bench.workshop.catalog.deck(now.data.deck)
        product = tournament_product(now, deck, "a4", self._codes.links(id) if self._codes else ())
        return Response(product.make(self._bench.workshop).data, "application/pdf", file=Path(product.path).name)

    def _load(self, id: str) -> Tournament:
        return changes.load(self._files.find(id), self._bench.workshop.catalog)

    def _words(self, request: Request) -> Mapping[str, Any]:
        return self._bench.words[request.language][self.id]


_STEPS: Mapping[str, Callable[..., str]] = {
    "seat": TournamentArea._seat,
    "result": TournamentArea._result,
    "withdraw": TournamentArea._withdraw,
    "begin": TournamentArea._lock,
    "late": TournamentArea._late,
    "leave": TournamentArea._leave,
    "rename": TournamentArea._rename,
    "undo": TournamentArea._undo,
}


def _tables_of(at: Seated) -> range:
    """The numbers of a round's tables."""
    return range(1, len(at.tables) + 1)


def _list_open_tables(now: Tournament, at: Seated) -> list[int]:
    """The tables of a round that have no result."""
    return [table for table in _tables_of(at) if (at.number, table) not in now.results]


def _is_doubtful(now: Tournament) -> bool:
    """Whether nobody has said if the next round is being played."""
    try:
        changes.first_to_seat(now)
    except changes.RoundDoubtError:
        return True
    except KartenwerkError:
        return False
    return False
