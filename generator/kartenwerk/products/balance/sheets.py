"""The report on paper: rows of cards with their bars, then the seats and the lengths."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from kartenwerk.build.product import Made, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Page
from kartenwerk.play.engine.session import Session
from kartenwerk.products.balance.figures import Balance
from kartenwerk.products.balance.report import BalanceReport, write_report
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pad.pad import draw_page

TEMPLATE = "balance/sheet.svg.j2"
MARGIN, HEAD, PART, ROW, CHART = 14.0, 22.0, 19.5, 10.4, 56.0
"""mm: the white along the edges, the head of the first sheet, that of a part, a row, and the chart of lengths."""

TEXT, LEADING = 3.7, 5.0
"""The size of running text and the pitch of its lines, in mm."""


def balance_sheets(workshop: Workshop, order: GameOrder, balance: Balance, paper: str) -> Made:
    """The sheets of a game by these rules, as a PDF."""
    session = order.session(workshop)
    report = write_report(workshop, session, balance)
    pages = [*_sheets(workshop, session, report, paper)]
    return make_pdf(workshop, session.deck.palette, pages, report.title, report.said[0], "one-sided")


class _Plan:
    """Lays blocks below each other on sheets of that height, each with the place of its upper edge."""

    def __init__(self, height: float) -> None:
        self.height = height
        self.sheets: list[list[dict[str, Any]]] = [[]]
        self.y = MARGIN

    def place(self, kind: str, height: float, with_next: float = 0.0, **values: Any) -> None:
        """A block, on the next sheet if it has no room together with what must follow it."""
        if self.y + height + with_next > self.height - MARGIN and self.sheets[-1]:
            self.sheets.append([])
            self.y = MARGIN
        self.sheets[-1].append({"kind": kind, "y": self.y, "hoehe": height, **values})
        self.y += height


def _sheets(workshop: Workshop, session: Session, report: BalanceReport, paper_id: str) -> Iterator[Page]:
    paper, deck = workshop.sheet(paper_id), session.deck
    plan, wide = _Plan(paper.height), paper.width - 2 * MARGIN
    lines = partial(workshop.tools(deck).copyfit.lines, font="text", size=TEXT, width=wide)
    said = lines(" ".join(report.said))
    plan.place("kopf", HEAD + LEADING * len(said), zeilen=said)
    for part in (*report.parts, report.lengths):
        about = lines(part.about)
        chart = CHART if len(report.columns) > 1 and not part.rows else 0.0
        plan.place("teil", PART + LEADING * len(about), chart or 2 * ROW, teil=part, zeilen=about)
        for number, row in enumerate(part.rows):
            plan.place("reihe", ROW, teil=part, reihe=row, getoent=number % 2 == 0)
    if len(report.columns) > 1:
        plan.place("saeulen", CHART)
    for number, blocks in enumerate(plan.sheets, 1):
        values = {
            "bericht": report,
            "bloecke": blocks,
            "rand": MARGIN,
            "zeile": LEADING,
            "schrift": TEXT,
            "blatt": number,
            "blaetter": len(plan.sheets),
        }
        yield draw_page(workshop, deck, TEMPLATE, paper.width, paper.height, values)
