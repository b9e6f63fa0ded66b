"""The desk of an evening: deals written down as questions, the standing, the chart, and what is taken back."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.catalog.load import GERMAN
from kartenwerk.play.games import game as rules_of
from kartenwerk.products.evening.chart import chart_of
from kartenwerk.products.evening.evening_words import EveningWords
from kartenwerk.products.evening.pad import filled_pad_product
from kartenwerk.table.blocks.store import without_last
from kartenwerk.table.evening import changes
from kartenwerk.table.evening.counting import Moment, WrittenLine
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.store import begin, change, load
from kartenwerk.table.sitting.words import fill, read_game_words
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.deal_form import fill_form, list_fields, read_deal
from kartenwerk.workbench.desk_files import DeskFiles
from kartenwerk.workbench.faults import FailedStep, MeanwhileError, say_fault, send_state, state_of
from kartenwerk.workbench.request import Fields, Request, Response, lead_to
from kartenwerk.workbench.result_form import read_number
from kartenwerk.workbench.router import Route

STEPS = ("add", "correct", "void", "chips", "seats", "undo")

PAD_PAGE, PAD_PAPER = "a6", "a4"


class EveningArea:
    """The pages of evenings. Those that are `named` lie where the command line says; all others in its folder."""

    id = "evening"
    home = "evening"

    def __init__(self, bench: Bench, named: Sequence[Path] = ()) -> None:
        self._bench = bench
        self._files = DeskFiles(bench.out, ["game", "players"], named)

    @property
    def routes(self) -> Sequence[Route]:
        one = r"evening/([\w-]+)"
        return (
            Route("GET", "evening", self._start),
            Route("POST", "evening", self._begin),
            Route("GET", one, self._desk),
            Route("GET", f"{one}/state", self._state),
            Route("GET", f"{one}/pad", self._pad),
            Route("POST", rf"{one}/({'|'.join(STEPS)})", self._step),
        )

    # a new one

    def _start(self, request: Request) -> Response:
        return self._show_start(request, Fields())

    def _show_start(self, request: Request, form: Fields, fault: str = "") -> Response:
        catalog = self._bench.workshop.catalog
        games = [catalog.game(id) for id in catalog.game_ids if rules_of(id).scoring is not None]
        return self._bench.page(
            request,
            self.id,
            "evening_start",
            self._words(request)["start"]["title"],
            status=HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK,
            files=self._files.list(),
            games=sorted(games, key=lambda data: data.title.casefold()),
            titles={id: catalog.game(id).title for id in catalog.game_ids},
            form=form,
            fault=fault,
        )

    def _begin(self, request: Request) -> Response:
        form, catalog = request.form, self._bench.workshop.catalog
        names = [name.strip() for name in form.last("players").replace(",", "\n").splitlines() if name.strip()]
        deals, name = form.last("deals").strip(), " ".join(form.last("name").split())
        try:
            game = catalog.game(form.last("game")).id
            agreed = read_number(deals, "deals") if deals else None
            today, rules = datetime.date.today(), self._rules_of(game, form.last("set"))
            text = begin("abend.toml", game, names, rules, catalog, name=name, date=today, deals=agreed)
            id = self._files.create(name, "abend", text)
        except KartenwerkError as error:
            place = self._words(request)["fields"].get(error.key, error.key)
            return self._show_start(request, form, say_fault(self._bench, request, error, place))
        return lead_to(f"evening/{id}")

    def _rules_of(self, game: str, given: str) -> Mapping[str, Value]:
        """What a named set of rules changes, given as "game/set"; KartenwerkError if it is one of another game."""
        if not given:
            return {}
        owner, _slash, id = given.partition("/")
        data = self._bench.workshop.catalog.game(owner)
        if owner != game:
            raise KartenwerkError("this set of rules is for another game", key="set", found=data.title)
        return data.variant(id).rules

    # one that is there

    def _desk(self, request: Request, id: str) -> Response:
        return self._show_desk(request, id, self._load(id))

    def _show_desk(
        self, request: Request, id: str, now: Evening, refused: FailedStep | None = None, typed: Fields | None = None
    ) -> Response:
        """The evening with the form of its next deal, or of the `deal` that is to be corrected."""
        corrected = self._find_line(now, (typed or request.query).last("deal"))
        moment = now.moment(corrected.number) if corrected else now.next
        facts = now.list_questions(moment)
        written = fill_form(facts, corrected.given) if corrected else Fields()
        gone = now.parts.blocks[-1:] if now.parts.blocks else ()
        return self._bench.page(
            request,
            self.id,
            "evening_desk",
            now.head.name or now.session.data.title,
            status=HTTPStatus.UNPROCESSABLE_ENTITY if refused else HTTPStatus.OK,
            script="desk",
            id=id,
            now=now,
            corrected=corrected,
            table=moment.table,
            fields=list_fields(facts, self._questions(request, now), moment.table.names),
            form=typed if typed and refused and refused.step in ("add", "correct") else written,
            typed=typed or Fields(),
            refused=refused,
            chart=chart_of(now),
            chart_words=EveningWords.load(self._bench.workshop.roots, request.language),
            lines=[(line, self._reasons(request, now, line)) for line in reversed(now.lines)],
            chips=now.session.game.chips,
            gone="".join(self._describe_block(request, now, block.kind, block.values) for block in gone),
            state=state_of(self._files.find(id)),
        )

    def _find_line(self, now: Evening, given: str) -> WrittenLine | None:
        """The line that counts of the deal that is asked for, or the last of it."""
        lines = [line for line in now.lines if str(line.number) == given]
        return lines[-1] if lines else None

    def _questions(self, request: Request, now: Evening) -> Mapping[str, str]:
        data = now.session.data
        if request.language in (GERMAN, data.language):
            return data.facts
        roots, is_table = self._bench.workshop.roots, data.trick_game is not None
        return {**data.facts, **read_game_words(roots, request.language, data.id, is_table).facts}

    def _reasons(self, request: Request, now: Evening, line: WrittenLine) -> list[str]:
        """What a deal was counted by, in the words of the game."""
        data = now.session.data
        labels = dict(data.tally)
        if request.language != GERMAN:
            labels |= read_game_words(self._bench.workshop.roots, request.language, data.id).tally
        reasons = dict.fromkeys(item.reason for item in line.items if item.points)
        return [labels.get(reason, reason) for reason in reasons]

    def _describe_block(self, request: Request, now: Evening, kind: str, values: Mapping[str, Any]) -> str:
        numbered = {"deal": now.number, **values}
        return fill(self._words(request)["undo"][kind], **numbered)

    def _step(self, request: Request, id: str, step: str) -> Response:
        """Write a change into the file; what is refused stands above the form again."""
        form, file = request.form, self._files.find(id)
        make = partial(_STEPS[step], form=form)
        try:
            change(file, self._bench.workshop.catalog, make)
        except KartenwerkError as error:
            now = self._load(id)
            questions = {fact.id: self._questions(request, now)[fact.id] for fact in now.list_questions() if fact.asks}
            place = questions.get(str(error.key).rpartition(": ")[2], "").rstrip("?") or None
            sentence = say_fault(self._bench, request, error, place)
            return self._show_desk(
                request, id, now, FailedStep(step, sentence, anyway=isinstance(error, changes.OverError)), form
            )
        return lead_to(f"evening/{id}")

    def _state(self, request: Request, id: str) -> Response:
        return send_state(self._files.find(id))

    def _pad(self, request: Request, id: str) -> Response:
        product = filled_pad_product(self._load(id), PAD_PAGE, PAD_PAPER)
        return Response(product.make(self._bench.workshop).data, "application/pdf", file=Path(product.path).name)

    def _load(self, id: str) -> Evening:
        return load(self._files.find(id), self._bench.workshop.catalog)

    def _words(self, request: Request) -> Mapping[str, Any]:
        return self._bench.words[request.language][self.id]


def _check_seen(now: Evening, form: Fields) -> None:
    """MeanwhileError if blocks have been written since the page was shown."""
    if form.last("blocks") != str(len(now.parts.blocks)):
        raise MeanwhileError("something else has been written meanwhile")


def _typed_deal(now: Evening, moment: Moment, form: Fields) -> dict[str, Any]:
    """The deal that was typed; whoever deals may be another than whose turn it is."""
    facts = now.list_questions(moment)
    dealer = read_deal((), form, moment.names)
    return {**dealer, **read_deal(facts, form, moment.with_dealer(dealer).names)}


def _add(now: Evening, form: Fields) -> str:
    _check_seen(now, form)
    if not form.has("on"):
        changes.check_going_on(now)
    return changes.add_deal(now, _typed_deal(now, now.next, form), on=form.has("on"))


def _correct(now: Evening, form: Fields) -> str:
    _check_seen(now, form)
    deal = read_number(form.last("deal"), "deal")
    changes.check_deal(now, deal)
    return changes.correct_deal(now, deal, _typed_deal(now, now.moment(deal), form))


def _void(now: Evening, form: Fields) -> str:
    return changes.void_deal(now, read_number(form.last("deal"), "deal"))


def _chips(now: Evening, form: Fields) -> str:
    return changes.buy_chips(now, form.last("player"), read_number(form.last("number"), "number"))


def _seats(now: Evening, form: Fields) -> str:
    names = [name.strip() for name in form.last("players").replace(",", "\n").splitlines() if name.strip()]
    return changes.change_seats(now, names, new=form.has("new"))


def _undo(now: Evening, form: Fields) -> str:
    _check_seen(now, form)
    return without_last(now)


_STEPS: Mapping[str, Callable[..., str]] = {
    "add": _add,
    "correct": _correct,
    "void": _void,
    "chips": _chips,
    "seats": _seats,
    "undo": _undo,
}
