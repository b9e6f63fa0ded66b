"""The report on a game's balance: every card with its bar, honest about chance and about who played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
import pytest
from tests.english import german_words
from tests.support import Run

from kartenwerk.base.data import DataRoots
from kartenwerk.build.simulation import Simulation, simulate
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.simulation import DealOutcome, seat_gains
from kartenwerk.products.balance.figures import Axis, Balance, card_bars, columns_of, seat_bars
from kartenwerk.products.balance.page import balance_page
from kartenwerk.products.balance.report import write_report, write_signed
from kartenwerk.products.balance.sheets import balance_sheets
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.german import Language

ORDER = GameOrder("herzblatt")
POLICIES = ("sensible",) * 3
GERMAN = Language.load(DataRoots.over())
HEDGEROW = Path(__file__).parents[2] / "docs/examples/hedgerow/hedgerow.toml"


@pytest.fixture(scope="module")
def shop() -> Workshop:
    return Workshop.over(None)


def played(shop: Workshop, deals: int = 120, policies: Sequence[str] = POLICIES) -> list[DealOutcome]:
    parts = simulate(shop, ORDER.session(shop), Simulation(tuple(policies), deals))
    return [one for part in parts for one in part]


@pytest.fixture(scope="module")
def balance(shop: Workshop) -> Balance:
    return Balance.of(played(shop), POLICIES, 1)


def outcome(points: tuple[int, ...], moves: int = 9) -> DealOutcome:
    return DealOutcome(1, moves, True, points, (0,), ((), ()), ((), ()))


def test_a_lead_is_measured_within_deals_so_that_what_all_share_is_no_error() -> None:
    first, second = seat_gains([outcome((10 * deal + 2, 10 * deal)) for deal in range(40)])
    assert (first.lead, first.lead_error, second.lead) == (1.0, 0.0, -1.0)
    assert first.error > 10 and first.stands_out(2, 40) and not first.stands_out(2, 29)


def test_a_bar_that_touches_zero_is_no_difference_and_every_other_is_one(balance: Balance) -> None:
    for rows, (axis, bars) in ((balance.cards, card_bars(balance)), (balance.seats, seat_bars(balance))):
        assert len(rows) == len(bars)
        zero = axis.at(0)
        assert all(0 <= bar.low <= bar.at <= bar.high <= 1 for bar in bars)
        assert [bar.differs for bar in bars] == [not bar.low <= zero <= bar.high for bar in bars]
    assert any(bar.differs for bar in card_bars(balance)[1]) and not all(bar.differs for bar in card_bars(balance)[1])


@pytest.mark.parametrize("span", [(3.0, 0.5), (-0.02, 0.01), (700.0, 90.0), (0.0, 0.0)])
def test_an_axis_has_zero_and_a_few_round_numbers(span: tuple[float, float]) -> None:
    axis = Axis.of([span])
    assert 1 <= len(axis.marks) <= 8 and any(mark.number == 0 for mark in axis.marks)
    assert all(0 <= mark.at <= 1 for mark in axis.marks)


def test_lengths_are_counted_once_each() -> None:
    lengths = [12, 12, 13, 40, 41, 300]
    columns = columns_of(lengths)
    assert sum(column.deals for column in columns) == len(lengths) and len(columns) <= 24
    assert (columns[0].first, max(column.height for column in columns)) == (12, 1.0)
    assert len(columns_of([7, 7])) == 1 and columns_of([]) == ()


def test_the_report_says_who_played_and_what_is_left_out(shop: Workshop, balance: Balance) -> None:
    session = ORDER.session(shop)
    (part, seats), said = write_report(shop, session, balance).parts, write_report(shop, session, balance).said
    assert "120 Spiele mit 3 Spielern (Nummern 1 bis 120)" in said[0]
    assert "Programme, keine Menschen" in said[1] and "Faustregeln" in said[1] and len(said) == 2
    assert [row.number for row in part.rows] == [write_signed(GERMAN, row.worth) for row in balance.cards]
    assert [row.name for row in seats.rows] == ["Platz 1", "Platz 2", "Platz 3"]
    mixed = balance._replace(policies=("sensible", "random", "random"), deals=125)
    said = write_report(shop, session, mixed).said
    assert said[1].startswith("5 davon") and "sensible, random, random" in said[2]


def test_numbers_have_their_sign_and_a_comma() -> None:
    assert [write_signed(GERMAN, number) for number in (2.9, -0.304, 0.001, 12000.0)] == [
        "+2,90",
        "−0,30",
        "0,00",
        "+12\u202f000,00",
    ]


def test_the_page_shows_each_card_by_its_worth_and_names_what_is_no_difference(
    shop: Workshop, balance: Balance
) -> None:
    page = balance_page(shop, ORDER, balance).data.decode()
    deck = ORDER.session(shop).deck
    names = [deck.name_of(deck.pack.card(row.card)) for row in balance.cards]
    assert re.findall(r'<div class="name">([^<]+)<', page)[: len(names)] == names
    assert page.count('src="data:image/png') == len(names) and "<script" not in page
    plain = sum(not bar.differs for bar in (*card_bars(balance)[1], *seat_bars(balance)[1]))
    assert page.count('<span class="about">kein Unterschied zu sehen</span>') == plain


def test_the_sheets_have_every_row_and_number_their_pages(shop: Workshop, balance: Balance) -> None:
    made = balance_sheets(shop, ORDER, balance, "a4")
    file = pypdfium2.PdfDocument(made.data)
    text = "\n".join(page.get_textpage().get_text_range() for page in file)
    assert len(file) == made.pages and f"1 / {made.pages}" in text
    deck = ORDER.session(shop).deck
    assert all(deck.name_of(deck.pack.card(row.card)) in text for row in balance.cards)
    assert all(f"Platz {seat}" in text for seat in (1, 2, 3)) and "Wie lange ein Spiel dauert" in text


def test_a_game_without_hands_of_its_own_says_so(run: Run, tmp_path: Path) -> None:
    assert run("balance", "bakkarat", "-n", "40", "--out", tmp_path).code == 0
    (page,) = tmp_path.rglob("*.html")
    assert "niemand eine eigene Hand" in page.read_text()


def test_the_report_on_a_game_in_english_is_in_english(run: Run, tmp_path: Path) -> None:
    run("balance", HEDGEROW, "-n", "30", "--out", tmp_path)
    (page,), (sheets,) = tmp_path.rglob("*.html"), tmp_path.rglob("*.pdf")
    text = page.read_text(encoding="utf-8")
    told = re.sub(r"<style.*?</style>|<[^>]*>", " ", text, flags=re.DOTALL)
    assert '<html lang="en">' in text and "How balanced is Hedgerow?" in told
    assert re.search(r"dealt \d+ times, \d+\.\d% won", told) and not german_words(told)
    printed = "".join(each.get_textpage().get_text_range() for each in pypdfium2.PdfDocument(sheets))
    assert "open circle: no difference to be seen" in printed and not german_words(printed)
