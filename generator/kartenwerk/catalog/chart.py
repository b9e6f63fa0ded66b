"""Charts: what a hand is worth, by what people count at the table, and whether it pays to do what is asked.

A chart lies beside its game in `rules_data/charts/`. `python -m bench.charts GAME` plays its choice out and writes its
figures; people write the words. It is printed only because a player who follows nothing else gained by it (`proofs`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.catalog.fields import Data, Id, Name, Sentence
from kartenwerk.catalog.load import read_model

FOLDER = "rules_data/charts"

SAMPLE = 100
"""The deals of a proof, and of the cells, that are played again by a test."""

FEWEST_CASES = 30
"""The cases below which a cell advises nothing and has no figure."""

Verdict: TypeAlias = Literal["do", "leave", "either"]


class Band(Data):
    """The counts of a row or a column, from `least` to `most`; both at an end of the range may be left out.

    `name` is what people say for it, and `cards` are a hand, as a notation, that has such a count.
    """

    least: int | None = None
    most: int | None = None
    name: Name | None = None
    cards: str = ""

    def holds(self, count: int) -> bool:
        return (self.least is None or self.least <= count) and (self.most is None or count <= self.most)

    def meets(self, other: Band) -> bool:
        """Whether some count is of both bands."""
        leasts = [band.least for band in (self, other) if band.least is not None]
        mosts = [band.most for band in (self, other) if band.most is not None]
        return not leasts or not mosts or max(leasts) <= min(mosts)


class CountAxis(Data):
    """What people count, and the bands of the counts."""

    head: Name
    bands: Annotated[tuple[Band, ...], Field(strict=False, min_length=1)]

    def place(self, count: int) -> int | None:
        """The number of the band that holds this count; None where none does."""
        return next((place for place, band in enumerate(self.bands) if band.holds(count)), None)

    def in_words(self, head: str, text: ChartText) -> CountAxis:
        """The same axis in the words of another tongue."""
        named = (band.model_copy(update={"name": text.names.get(band.name or "", band.name)}) for band in self.bands)
        return CountAxis(head=head, bands=tuple(named))


class AdviceCell(Data):
    """By how many points a deal one is further ahead who does it; the standard `error`, in so many `cases`."""

    cases: int = Field(ge=0)
    gain: float
    error: float = Field(ge=0)

    @property
    def verdict(self) -> Verdict:
        if self.cases < FEWEST_CASES or abs(self.gain) <= STANDARD_ERRORS * self.error:
            return "either"
        return "do" if self.gain > 0 else "leave"


class Base(Data):
    """How the cells were counted: deals from the seed `first` on, played on by a `policy` after either choice.

    The choice is that of a sensible player's deal; with `late`, everybody leaves it in every other deal, so that it
    also arises when a sensible player has made it long ago. `sample` is the hash of the cells and of what the first
    SAMPLE deals alone would make of them, by which a test sees that both are still as they were counted.
    """

    policy: Id
    first: int
    deals: int = Field(ge=1)
    late: bool = False
    sample: str = ""


class Proof(Data):
    """What a reader of the chart gains on sensible players: points a deal by `deals` from the seed `first` on.

    `sample` is the hash of its gains in the first SAMPLE of them, by which a test sees that players and rules are still
    those of the proof. Where deals make a match, it also says of so many `matches` which share the reader has `won`.
    """

    players: int = Field(ge=2)
    first: int
    deals: int = Field(ge=2)
    gain: float
    error: float = Field(ge=0)
    sample: str
    matches: int = Field(default=0, ge=0)
    won: float = Field(default=0, ge=0, le=1)

    @property
    def won_error(self) -> float:
        return sqrt(self.won * (1 - self.won) / self.matches) if self.matches else 0

    @property
    def gained(self) -> bool:
        return self.gain > STANDARD_ERRORS * self.error

    @property
    def lost(self) -> bool:
        """Whether it has lost points, or matches, of which each player has an equal share to expect."""
        below = self.won + STANDARD_ERRORS * self.won_error < 1 / self.players
        return self.gain < -STANDARD_ERRORS * self.error or (self.matches > 0 and below)


class TipGround(Data):
    """Cells on which a tip rests: all that have these counts say the same, but for those too rare to say it."""

    verdict: Verdict
    rows: Band = Band()
    columns: Band = Band()

    def carries(self, chart: AdviceChart) -> bool:
        cells = [
            cell
            for row, of_row in zip(chart.rows.bands, chart.cells, strict=True)
            for column, cell in zip(chart.columns.bands, of_row, strict=True)
            if self.rows.meets(row) and self.columns.meets(column) and cell.cases >= FEWEST_CASES
        ]
        return bool(cells) and all(cell.verdict == self.verdict for cell in cells)


class Tip(Data):
    """What people may keep of a chart without looking at it, and the cells that it rests on."""

    says: Sentence
    grounds: Annotated[tuple[TipGround, ...], Field(strict=False, min_length=1)]


class AdviceWords(Data):
    """What a chart asks, and how it is read, in one tongue.

    `situation` says when it is asked, and `reading` what the figures are. `does` and `leaves` are the two answers, as
    the plural imperative has them. What a reader gains are so many `unit` ("Punkte") in so many `rounds` ("Runden").
    """

    question: Name
    situation: Sentence
    reading: Sentence
    does: Name
    leaves: Name
    unit: Name
    rounds: Name


class AdviceChart(AdviceWords):
    """A question, and its answer for every count of rows and columns.

    The figures are gains in so many deals (`per`), with so many `digits` behind the comma. `players` are the numbers
    of players it was counted for, and `rules` those whose change makes another game of it: there the chart is left
    out. Under other house rules it is marked as counted by the usual ones. Its `tip` is printed only as long as the
    cells say the same.
    """

    id: Id
    per: int = Field(default=1, ge=1)
    digits: int = Field(default=0, ge=0, le=2)
    players: Annotated[tuple[int, ...], Field(strict=False, min_length=1)]
    rules: Annotated[tuple[Id, ...], Field(strict=False)] = ()
    tip: Tip | None = None
    rows: CountAxis
    columns: CountAxis
    base: Base
    cells: Annotated[tuple[Annotated[tuple[AdviceCell, ...], Field(strict=False)], ...], Field(strict=False)] = ()
    proofs: Annotated[tuple[Proof, ...], Field(strict=False)] = ()

    @model_validator(mode="after")
    def _cells_fill_the_grid(self) -> AdviceChart:
        wide, high = len(self.columns.bands), len(self.rows.bands)
        if self.cells and [len(row) for row in self.cells] != [wide] * high:
            raise ValueError("`cells` needs a row for each band of rows, with a cell for each band of columns")
        return self

    def advise(self, row: int, column: int) -> Verdict:
        """What the chart says to these counts; either where it has no such row or column."""
        at = self.rows.place(row), self.columns.place(column)
        return "either" if at[0] is None or at[1] is None else self.cells[at[0]][at[1]].verdict

    @property
    def carried_tip(self) -> str:
        """What the tip says; nothing where a cell does not say so."""
        return self.tip.says if self.tip and all(ground.carries(self) for ground in self.tip.grounds) else ""

    @property
    def is_proved(self) -> bool:
        """Whether a reader gained with some number of players that it was counted for, and lost with none of them."""
        tried = {proof.players for proof in self.proofs if not proof.lost}
        return tried == {*self.players} and any(proof.gained for proof in self.proofs)

    @property
    def cases(self) -> int:
        return sum(cell.cases for row in self.cells for cell in row)

    def in_words(self, text: ChartText | None) -> AdviceChart:
        """The same chart in the words of another tongue; as it is without them."""
        if text is None:
            return self
        words = text.model_dump(include={*AdviceWords.model_fields})
        tip = self.tip and self.tip.model_copy(update={"says": text.tip})
        axes = {
            "rows": self.rows.in_words(text.row_head, text),
            "columns": self.columns.in_words(text.column_head, text),
        }
        return self.model_copy(update={**words, **axes, "tip": tip})


class ChartText(AdviceWords):
    """The words of a chart in another tongue; `names` are those of its bands, by the German ones."""

    tip: Sentence
    row_head: Name
    column_head: Name
    names: dict[str, Name] = Field(default_factory=dict)


class ChartTexts(Data):
    """The words of a game's charts in another tongue, by their ids."""

    charts: dict[Id, ChartText]


class Charts(Data):
    """The charts of a game, in the order of their pages."""

    game: Id
    charts: Annotated[tuple[AdviceChart, ...], Field(strict=False, min_length=1)]


def read_charts(roots: DataRoots, game: str) -> Sequence[AdviceChart]:
    """All charts of a game, proved or not."""
    name = f"{FOLDER}/{game}.toml"
    return read_model(roots.find(name), Charts).charts if roots.has(name) else ()


def games_with_charts(roots: DataRoots) -> Sequence[str]:
    """The ids of the games that have charts."""
    return [file.path.stem for file in roots.list(FOLDER, ".toml")]


def proved_charts(roots: DataRoots, game: str) -> Iterator[AdviceChart]:
    """The charts that may be printed."""
    return (chart for chart in read_charts(roots, game) if chart.is_proved)


def read_chart_text(roots: DataRoots, tongue: str, game: str, chart: AdviceChart) -> ChartText | None:
    """The words of a chart in a tongue; None for German, which the chart has itself."""
    name = f"rules_data/lang/{tongue}/charts/{game}.toml"
    return read_model(roots.find(name), ChartTexts).charts[chart.id] if roots.has(name) else None
