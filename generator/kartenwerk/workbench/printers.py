"""Printers: the test sheet, and the form that takes what was read from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.products.align import printed_sheet
from kartenwerk.products.printer import Printer, PrinterReading, load_printers
from kartenwerk.text.german import figures
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.order import Order
from kartenwerk.workbench.request import Fields, Request, Response, lead_to
from kartenwerk.workbench.router import Route

FIGURES = tuple(PrinterReading.model_fields)
"""The figures of a reading, in the order of the form."""

NAME = "name"


class PrintersArea:
    """A page on the way to an order, which stands in its address and to which it leads back."""

    id = "printers"
    home = None

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    @property
    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", "printers", self._show),
            Route("POST", "printers", self._enter),
            Route("GET", r"printers/test\.pdf", self._sheet),
        )

    def _show(self, request: Request) -> Response:
        order = Order.read(request.query, self._bench.workshop)
        known = load_printers().get(order.printer)
        entered = {NAME: order.printer, **{key: _write(getattr(known, key)) if known else "" for key in FIGURES}}
        return self._page(request, order, entered)

    def _enter(self, request: Request) -> Response:
        """Keep the reading; a fault stands at its field, beside what was typed."""
        order = Order.read(Fields.read(request.form.last("order")), self._bench.workshop)
        entered = {key: request.form.last(key).strip() for key in (NAME, *FIGURES)}
        try:
            printer = Printer.enter(entered[NAME], {key: _read(key, entered[key]) for key in FIGURES})
        except KartenwerkError as error:
            return self._page(request, order, entered, error)
        printer.save()
        return lead_to(f"order?{order.with_printer(printer.name).fields.encode()}")

    def _sheet(self, request: Request) -> Response:
        name = request.query.last("printer")
        made = printed_sheet(self._bench.workshop, Printer.load(name) if name else None)
        return Response(made.data, "application/pdf", file="testbogen.pdf")

    def _page(
        self, request: Request, order: Order, entered: Mapping[str, str], error: KartenwerkError | None = None
    ) -> Response:
        words = self._bench.words[request.language][self.id]
        wrong = (error.key or "").removeprefix("--").replace("-", "_") if error else ""
        return self._bench.page(
            request,
            self.id,
            "printers",
            words["form"]["title"],
            status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
            order=order,
            query=order.fields.encode(),
            entered=entered,
            figures=FIGURES,
            wrong=NAME if wrong == "printer" else wrong,
            fault=self._bench.explain(request, error) if error else "",
            known=sorted(load_printers()),
        )


def _read(key: str, text: str) -> float:
    """A figure with a comma or a point; an empty field is 0. KartenwerkError for anything else."""
    try:
        return float(text.replace(",", ".").replace("−", "-") or 0)
    except ValueError as error:
        raise KartenwerkError(
            "this is no number", key=f"--{key}", found=repr(text), expected=_("a number such as 0,5 or -1")
        ) from error


def _write(value: float) -> str:
    return figures(value, 2).rstrip("0").rstrip(",")
