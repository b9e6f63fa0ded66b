"""Charts: their figures are those of the bench, a reader gains by each, and every edition says the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from pydantic import ValidationError
from tests.collisions import pieces
from tests.sitting.talk import tongue_of
from tests.support import WORKSHOP, Run, session_of

from bench.chart_file import as_toml
from bench.charts import describe_proof, gain_of, moments_of, prove, sample_of, share_of
from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.chart import (
    FOLDER,
    SAMPLE,
    AdviceCell,
    AdviceChart,
    Band,
    Base,
    CountAxis,
    Proof,
    Tip,
    TipGround,
    games_with_charts,
    read_chart_text,
    read_charts,
)
from kartenwerk.catalog.game import Value
from kartenwerk.graphics.display import Fill
from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.engine.reader import ChartReader
from kartenwerk.play.games import GAME_IDS
from kartenwerk.play.games import game as game_of
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.table.lessons.chart_words import ChartTongue, ChartWords, charts_of, digits_of
from kartenwerk.text.web.blocks import LEAD, MEASURE

ROOT = Path(__file__).parents[2]
GAMES = games_with_charts(WORKSHOP.roots)
ALL = [(game, chart) for game in GAMES for chart in read_charts(WORKSHOP.roots, game)]
EACH = pytest.mark.parametrize(("game", "chart"), [pytest.param(game, chart, id=chart.id) for game, chart in ALL])


Range: TypeAlias = tuple[int | None, int | None]


def chart_with(cells: Sequence[Sequence[AdviceCell]], **more: Any) -> AdviceChart:
    """A chart of a row for each row of cells, whose counts go from 0 on."""
    bands = [Band(least=0, most=4), Band(least=5)]
    known = {
        "id": "probe",
        "question": "Ja oder nein?",
        "situation": "Ihr seid am Zug.",
        "reading": "Die Zahl sagt es.",
        "does": "nehmt",
        "leaves": "lasst",
        "unit": "Punkte",
        "rounds": "Spielen",
        "players": (2,),
        "rows": CountAxis(head="Karten", bands=tuple(bands[: len(cells)])),
        "columns": CountAxis(head="Stiche", bands=tuple(bands[: len(cells[0])])),
        "base": Base(policy="sensible", first=0, deals=10),
        "cells": tuple(map(tuple, cells)),
    }
    return AdviceChart(**{**known, **more})


DO, LEAVE = AdviceCell(cases=100, gain=2, error=0.5), AdviceCell(cases=100, gain=-2, error=0.5)
OPEN, RARE = AdviceCell(cases=100, gain=2, error=1), AdviceCell(cases=29, gain=9, error=0.5)


# ---- what a chart is


def test_a_cell_advises_only_what_two_standard_errors_show_in_thirty_cases() -> None:
    assert [cell.verdict for cell in (DO, LEAVE, OPEN, RARE)] == ["do", "leave", "either", "either"]


def test_a_count_is_looked_up_in_its_band() -> None:
    chart = chart_with([[DO, LEAVE], [OPEN, DO]])
    assert [chart.advise(row, column) for row, column in ((0, 0), (4, 5), (5, 4), (99, 99))] == [
        "do",
        "leave",
        "either",
        "do",
    ]
    assert chart.advise(-1, 0) == "either"  # no row has that


def test_cells_fill_the_grid() -> None:
    with pytest.raises(ValidationError, match="needs a row for each band"):
        chart_with([[DO, LEAVE]], rows=CountAxis(head="Karten", bands=(Band(least=0), Band(most=9))))


WON, EVEN = (
    Proof(players=2, first=0, deals=9, gain=0.5, error=0.2, sample=""),
    Proof(players=3, first=0, deals=9, gain=0, error=0.2, sample=""),
)
LOST = Proof(players=3, first=0, deals=9, gain=-0.5, error=0.2, sample="")


def test_a_chart_is_proved_by_a_reader_that_gains_somewhere_and_loses_nowhere() -> None:
    def proved(*proofs: Proof) -> bool:
        return chart_with([[DO]], players=(2, 3), proofs=proofs).is_proved

    assert proved(WON, EVEN)
    assert not proved(WON)  # three were not tried
    assert not proved(WON, LOST)
    assert not proved(EVEN, EVEN.model_copy(update={"players": 2}))
    assert not proved(WON.model_copy(update={"matches": 400, "won": 0.44}), EVEN)
    assert proved(WON.model_copy(update={"matches": 400, "won": 0.46}), EVEN)


@pytest.mark.parametrize(
    ("own", "other", "meet"),
    [((0, 4), (4, 9), True), ((0, 4), (5, None), False), ((None, 4), (None, 0), True), ((None, None), (7, 7), True)],
)
def test_bands_meet_where_some_count_is_of_both(own: Range, other: Range, meet: bool) -> None:
    assert band(own).meets(band(other)) == band(other).meets(band(own)) == meet


def band(of: Range) -> Band:
    return Band(least=of[0], most=of[1])


LOW = TipGround(verdict="do", rows=Band(most=4))


@pytest.mark.parametrize(
    ("cells", "grounds", "said"),
    [
        ([[DO], [LEAVE]], [LOW], "Nehmt."),
        ([[OPEN], [LEAVE]], [LOW], ""),
        ([[DO], [LEAVE]], [TipGround(verdict="do")], ""),  # every row would have to say so
        ([[DO, RARE]], [LOW], "Nehmt."),
        ([[RARE], [DO]], [LOW], ""),  # what is too rare carries nothing by itself
        ([[DO], [OPEN]], [LOW, TipGround(verdict="leave", rows=Band(least=5))], ""),
    ],
)
def test_a_tip_is_said_as_long_as_all_its_cells_say_so(
    cells: Sequence[Sequence[AdviceCell]], grounds: Sequence[TipGround], said: str
) -> None:
    assert chart_with(cells, tip=Tip(says="Nehmt.", grounds=tuple(grounds))).carried_tip == said


def test_a_share_of_the_lead_of_an_expert_has_the_errors_of_both() -> None:
    assert share_of(WON, lead=2.0, error=0.4) == pytest.approx((0.25, (0.1**2 + 0.05**2) ** 0.5))
    assert describe_proof(WON, (2.0, 0.4)).endswith("the expert +2.000 ± 0.800, of which that is 25% ± 22%")


# ---- who follows it


def follow(chart: AdviceChart, count: tuple[int, int], moves: str) -> str:
    """What a reader chooses whose usual move is the first one; capitals do it."""
    choice: ChartedChoice[Any, str] = ChartedChoice(
        lambda view, some: [each for each in some if each.isupper()], _count
    )
    return str(ChartReader([(chart, choice)], lambda view, some, rng: some[0])(count, [*moves], Random(0)))


def _count(view: tuple[int, int]) -> tuple[int, int]:
    return view


@pytest.mark.parametrize(
    ("cell", "moves", "chosen"),
    [(DO, "abC", "C"), (DO, "BCa", "B"), (LEAVE, "Cab", "a"), (OPEN, "Cab", "C"), (RARE, "abC", "a"), (DO, "ab", "a")],
)
def test_a_reader_does_what_the_cell_says_and_else_the_usual(cell: AdviceCell, moves: str, chosen: str) -> None:
    assert follow(chart_with([[cell]]), (0, 0), moves) == chosen


def test_where_all_moves_do_it_there_is_nothing_to_choose() -> None:
    assert follow(chart_with([[LEAVE]]), (0, 0), "AB") == "A"


# ---- the charts of the booklets


def test_every_choice_has_its_chart_and_every_chart_its_choice() -> None:
    choices = {(game, id) for game in GAME_IDS for id in game_of(game).charted}
    assert choices == {(game, chart.id) for game, chart in ALL}


@EACH
def test_a_chart_is_proved_and_hangs_on_rules_that_there_are(game: str, chart: AdviceChart) -> None:
    assert chart.is_proved
    assert {*chart.rules} <= {*session_of(game).data.rules}


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_as_the_bench_writes_it(game: str) -> None:
    assert as_toml(game, read_charts(WORKSHOP.roots, game)) == (ROOT / FOLDER / f"{game}.toml").read_text(
        encoding="utf-8"
    )


@EACH
def test_a_chart_is_said_in_english_too(game: str, chart: AdviceChart) -> None:
    text = read_chart_text(WORKSHOP.roots, "en", game, chart)
    assert text is not None
    assert {band.name for axis in (chart.rows, chart.columns) for band in axis.bands if band.name} <= {*text.names}


@EACH
def test_players_and_rules_are_still_those_of_the_proof(game: str, chart: AdviceChart) -> None:
    """Where this fails, count and prove the chart anew: `python -m bench.charts GAME`."""
    for proof in chart.proofs:
        assert prove(session_of(game), [chart], proof.players, proof.first, SAMPLE).sample == proof.sample


@EACH
def test_cells_are_those_that_were_counted(game: str, chart: AdviceChart) -> None:
    """The first deals are counted again, and hashed with all cells: neither players nor a figure can change unseen."""
    assert sample_of(session_of(game), chart) == chart.base.sample


@EACH
def test_the_tip_of_a_chart_is_what_its_cells_say(game: str, chart: AdviceChart) -> None:
    assert chart.carried_tip


@EACH
def test_a_moment_offers_both_sides_and_can_be_played_on(game: str, chart: AdviceChart) -> None:
    session, players = session_of(game), chart.players[0]
    choice = session.game.charted[chart.id]
    for seed in range(30):
        for moment in moments_of(session, choice, players, seed, leaves=True)[:1]:
            doing, leaving = moment.sides
            assert doing and leaving and not {*map(str, doing)} & {*map(str, leaving)}
            assert {*doing, *leaving} == {*session.game.moves(session.game.view(moment.state, moment.seat))}
            gains = {gain_of(session, choice, moment, chart.base.policy, players, seed) for _again in range(2)}
            assert len(gains) == 1
            return
    pytest.fail("the choice never arises")


# ---- in words


def words_of(game: str, tongue: str = "de", **changes: Value) -> Sequence[ChartWords]:
    session = replace(session_of(game), house=HouseRules(changes=changes))
    return charts_of(WORKSHOP.roots, tongue_of(session, tongue))


def test_a_row_is_heard_as_a_sentence() -> None:
    (chart,) = words_of("tarock")
    assert chart.rows[1].advice == "4: offen (0), bietet (1: +0,5; 2: +1,4; 3: +2,4; ab 4: +3,6)."
    (english,) = words_of("tarock", "en")
    assert english.rows[1].advice == "4: open (0), bid (1: +0.5; 2: +1.4; 3: +2.4; 4 or more: +3.6)."


def test_what_is_rare_is_heard_as_rare_and_not_as_open() -> None:
    assert words_of("herzblatt")[0].rows[2].advice == "ab 5: selten (zu zweit; zu viert), offen (zu dritt)."
    assert words_of("tarock")[0].rows[3].advice == "ab 6: bietet (0: +2,0; 1: +3,2; 2: +4,1), selten (3; ab 4)."


def test_a_row_that_is_open_everywhere_says_no_more() -> None:
    (chart,) = words_of("gin_romme")
    assert chart.rows[2].advice == "5 oder 6: offen."
    (cards,) = words_of("siebzehn_und_vier")
    assert [row.advice for row in cards.rows[1:4]] == ["Zehn: erhöht (+46).", "Neun: erhöht (+19).", "Acht: offen."]


def test_a_cell_without_advice_is_rare_or_open() -> None:
    chart = chart_with([[RARE, OPEN]], players=(2, 3), proofs=(WON, EVEN))
    (row,) = ChartTongue(tongue_of(session_of("tarock"), "de"), chart).words().rows
    assert [cell.words for cell in row.cells] == ["selten", "offen"]


def test_a_figure_has_the_decimals_that_its_error_leaves_it() -> None:
    assert [digits_of(error) for error in (30, 1, 0.9, 0.04, 0)] == [0, 0, 1, 2, 0]


def test_a_gain_is_said_for_a_hundred_deals_and_with_whom_as_people_say_it() -> None:
    (chart,) = words_of("herzblatt")
    off = "(±\N{NO-BREAK SPACE}5)"
    gains = f"in 100 Spielen zu zweit 28 Marken {off}, zu dritt 18 {off} und zu viert 30 {off} mehr als andere."
    assert gains in chart.behind
    assert " in 100 Spielen 10 Einheiten (" in words_of("tarock")[0].behind  # three always play it


def test_under_a_rule_that_matters_there_is_no_chart_and_under_another_it_is_marked() -> None:
    assert not words_of("tarock", grundgebot=66)
    (marked,) = words_of("tarock", spiele=12)
    assert marked.behind.endswith("nach den üblichen Regeln, nicht nach euren.")
    assert "euren" not in words_of("tarock")[0].behind


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_prints_every_chart(game: str) -> None:
    session = session_of(game)
    text = booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session))
    for chart in read_charts(WORKSHOP.roots, game):
        assert f"**{chart.carried_tip}** " in text
        assert text.count(f"## {chart.question}") == text.count(f"/wert tafel={chart.id} ") == 1


APART = 1.0
"""Millimetres between a name and the first cell: browsers set small letters wider than they are measured."""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_telephone_no_name_of_a_row_meets_a_cell(game: str) -> None:
    """Figures of pages are the narrowest: long names of rows take room from the columns."""
    session, tafeln = session_of(game), [tafel for tafel in words_of(game) if tafel.columns]
    figures = Figures(WORKSHOP, session.deck, {game: {"tafeln": tafeln, "game": session.data, "deck": session.deck}})
    for tafel in tafeln:
        drawn = pieces(figures.drawing(f"{game}/wert", {"tafel": tafel.id}, MEASURE, LEAD).items)
        names = [
            piece.box.x1
            for piece in drawn
            if piece.name in {f"“{row.name}”" for row in tafel.rows} and piece.box.x0 < 1
        ]
        cells = [piece.box.x0 for piece in drawn if isinstance(piece.item, Fill) and piece.item.ink == "flaeche"]
        assert max(names) + APART < min(cells)


def test_they_are_shown_at_the_terminal(run: Run) -> None:
    table = run("learn", "tarock", "--charts", "--lang", "de").out
    assert "Ab fünf bietet.\n" in table and "\n4 " in table and "+ bietet" in table
    heard = run("learn", "tarock", "--charts", "--plain", "--lang", "de").out
    assert "4: offen (0), bietet" in heard


def test_a_game_without_charts_says_so(run: Run) -> None:
    assert "this game has no charts" in run("learn", "mogeln", "--charts").refusal
