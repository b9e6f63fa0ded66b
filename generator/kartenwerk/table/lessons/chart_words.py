"""A chart in words and figures, for pages, the terminal, and those who hear it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import NamedTuple

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.chart import (
    FEWEST_CASES,
    AdviceCell,
    AdviceChart,
    Band,
    Proof,
    Verdict,
    proved_charts,
    read_chart_text,
)
from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.text.german import among

PROVED_PER = 100
"""What a reader gains is said for so many deals: in one it is a small part of a point."""


class ChartCell(NamedTuple):
    """A cell as it is printed: its figure, or a word where it advises nothing."""

    words: str
    verdict: Verdict


class ChartRow(NamedTuple):
    """A row: what was counted, cards that have such a count, a cell for each column, and what it says when heard."""

    name: str
    cards: Sequence[str]
    cells: Sequence[ChartCell]
    advice: str


class ChartWords(NamedTuple):
    """A chart as a page or a terminal shows it. `columns` is empty where there is nothing but rows to go by.

    `tip` is what to keep of it, or nothing; `before` is said before its figures, and `behind` what they rest on.
    """

    id: str
    question: str
    tip: str
    before: str
    behind: str
    does: str
    leaves: str
    row_head: str
    column_head: str
    columns: Sequence[str]
    rows: Sequence[ChartRow]


def charts_of(roots: DataRoots, tongue: Tongue) -> Sequence[ChartWords]:
    """The charts that a session may go by: those whose rules are the usual ones."""
    session = tongue.session
    usual = session.data.settle({})
    return [
        ChartTongue(tongue, chart.in_words(read_chart_text(roots, tongue.id, session.data.id, chart))).words()
        for chart in proved_charts(roots, session.data.id)
        if all(session.values[rule] == usual[rule] for rule in chart.rules)
    ]


@dataclass(frozen=True)
class ChartTongue:
    """Puts a chart, whose own words are those of the tongue, into sentences."""

    tongue: Tongue
    chart: AdviceChart

    def words(self) -> ChartWords:
        """The whole chart."""
        chart = self.chart
        many = len(chart.columns.bands) > 1
        columns = [self.name(band) for band in chart.columns.bands] if many else []
        rows = [self._row(band, cells, columns) for band, cells in zip(chart.rows.bands, chart.cells, strict=True)]
        return ChartWords(
            chart.id,
            chart.question,
            chart.carried_tip,
            " ".join(self._before()),
            " ".join(self._behind()),
            chart.does,
            chart.leaves,
            chart.rows.head,
            chart.columns.head if many else "",
            columns,
            rows,
        )

    def name(self, band: Band) -> str:
        """The counts of a band."""
        if band.name is not None:
            return band.name
        if band.least == band.most:
            return str(band.least)
        which = "chart_range"
        if band.least is None or band.most is None:
            which = "chart_up_to" if band.least is None else "chart_from"
        elif band.most - band.least == 1:
            which = "chart_or"
        return self.tongue.say(which, least=band.least, most=band.most)

    def _row(self, band: Band, cells: Sequence[AdviceCell], columns: Sequence[str]) -> ChartRow:
        shown = [ChartCell(self._cell(cell), cell.verdict) for cell in cells]
        said = dict.fromkeys(map(self._said, shown))
        advice = ", ".join(self._advice(each, columns or [""], shown) for each in said)
        return ChartRow(self.name(band), band.cards.split(), shown, f"{self.name(band)}: {advice}.")

    def _said(self, cell: ChartCell) -> str:
        """What a cell advises, or why it advises nothing."""
        return {"do": self.chart.does, "leave": self.chart.leaves, "either": cell.words}[cell.verdict]

    def _advice(self, said: str, columns: Sequence[str], cells: Sequence[ChartCell]) -> str:
        """What some cells say, with their columns, and their figures where they have any."""
        some = [(name, cell) for name, cell in zip(columns, cells, strict=True) if self._said(cell) == said]
        if some[0][1].verdict == "either":
            return self._with(said, [name for name, _cell in some] if len(some) < len(cells) else [])
        return self._with(said, [f"{name}: {cell.words}" if name else cell.words for name, cell in some])

    @staticmethod
    def _with(said: str, parts: Sequence[str]) -> str:
        return f"{said} ({'; '.join(parts)})" if parts else said

    def _cell(self, cell: AdviceCell) -> str:
        if cell.verdict == "either":
            return self.tongue.say("chart_seldom" if cell.cases < FEWEST_CASES else "chart_open")
        size = self.tongue.decimals(abs(cell.gain) * self.chart.per, self.chart.digits)
        return f"{'+' if cell.gain > 0 else '–'}{size}"

    def _before(self) -> Iterator[str]:
        yield self.chart.situation
        yield self.chart.reading
        if any(cell.verdict == "either" and cell.cases >= FEWEST_CASES for row in self.chart.cells for cell in row):
            yield self.tongue.say("chart_open_means")

    def _behind(self) -> Iterator[str]:
        """What a reader of the chart has gained, and on what the figures rest."""
        say, chart = self.tongue.say, self.chart
        gained = [proof for proof in chart.proofs if proof.gained]
        gains = [self._gain(proof, is_first=proof is gained[0]) for proof in gained]
        yield say("chart_proof", rounds=chart.rounds, gains=self.tongue.together(gains))
        for proof in chart.proofs:
            if proof.matches:
                won, off = (
                    self.tongue.decimals(100 * each, 0) for each in (proof.won, STANDARD_ERRORS * proof.won_error)
                )
                yield say("chart_matches", won=won, off=off)
        which = "chart_base_usual" if self.tongue.session.house.changes else "chart_base"
        yield say(which, cases=self.tongue.number(chart.cases))

    def _gain(self, proof: Proof, *, is_first: bool) -> str:
        """What a reader has gained with a number of players, with the digits that its error leaves it."""
        off = STANDARD_ERRORS * proof.error * PROVED_PER
        gain, error = (self.tongue.decimals(number, digits_of(off)) for number in (proof.gain * PROVED_PER, off))
        which = "chart_gain" if len(self.chart.players) == 1 else "chart_gain_of" if is_first else "chart_gain_more"
        values = {"gain": gain, "unit": self.chart.unit, "off": error, "players": proof.players}
        return self.tongue.say(which, **values, among=among(proof.players))


def digits_of(error: float) -> int:
    """How many decimals a figure has that may be off by so much: as many as the first figure of its error."""
    return max(0, -floor(log10(error))) if error else 0
