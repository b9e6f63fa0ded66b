"""Burner Hold'em's hands for people: their names, who wins, and the odds in the order of the table's ladder."""

import pytest
from tests.support import session_of

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.reading import Hands
from kartenwerk.play.games.burner_holdem import HANDS
from kartenwerk.play.games.burner_holdem.rules import LADDER

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.suited_deck("walisch")
DATA = CATALOG.game("burner_holdem")


def hands(*texts: str, board: str = "", **changes: Value) -> Hands:
    return HANDS.hands(session_of("burner_holdem", **changes), texts, board)


def test_the_categories_rank_as_in_the_source() -> None:
    assert LADDER.ids == tuple(DATA.hands)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("svidar-S yxar-5 ger-4 bog-3 jarnur-1", "Höchste Karte, Sigl"),
        ("svidar-1 yxar-1 ger-4 bog-3 jarnur-2", "Paar, Einsen"),
        ("svidar-S yxar-S ger-2 bog-2 jarnur-3", "Zwei Paare, Siglen und Zweien"),
        ("svidar-E yxar-E ger-E bog-3 jarnur-2", "Drilling, Einherir"),
        ("svidar-2 yxar-3 ger-4 bog-5 jarnur-6", "Straße, Zwei bis Sechs"),
        ("ger-S ger-5 ger-4 ger-3 ger-1", "Flush, Sigl hoch"),
        ("svidar-K yxar-K ger-K bog-2 jarnur-2", "Full House, Kynnir über Zweien"),
        ("svidar-M yxar-M ger-M bog-M jarnur-2", "Vierling, Menn"),
        ("bog-E bog-6 bog-5 bog-4 bog-3", "Straight Flush, Drei bis Einher"),
        ("bog-E bog-6 bog-K bog-M bog-S", "Royal Flush"),
        ("svidar-S yxar-S skoell-S ger-S bog-S", "Burner, Siglen"),
    ],
)
def test_hands_have_german_names(text: str, name: str) -> None:
    assert hands(text).hands[0].name == name


def test_hands_with_a_board_are_compared() -> None:
    read = hands("svidar-K yxar-1", "ger-2 bog-6", board="ger-K bog-K jarnur-2 skoell-2 yxar-E")
    assert [(hand.category, hand.name, " ".join(map(str, hand.best))) for hand in read.hands] == [
        ("full_house", "Full House, Kynnir über Zweien", "ger-K bog-K svidar-K jarnur-2 skoell-2"),
        ("full_house", "Full House, Zweien über Kynnir", "jarnur-2 skoell-2 ger-2 ger-K bog-K"),
    ]
    assert read.winners == (0,)


def test_equal_hands_win_together() -> None:
    assert hands("svidar-1 yxar-2", "ger-1 bog-2", board="ger-S bog-M jarnur-K skoell-E yxar-6").winners == (0, 1)


def test_a_tables_ranking_decides_who_wins() -> None:
    flush, full = "ger-S ger-5 ger-4 ger-3 ger-1", "svidar-K yxar-K bog-K bog-2 jarnur-2"
    assert hands(flush, full).winners == (1,)
    assert hands(flush, full, rangfolge="seltenheit").winners == (0,)


@pytest.mark.parametrize(
    ("texts", "board", "told"),
    [
        (["svidar-1 svidar-1 ger-1 ger-2 ger-3"], "", "svidar-1: this card is there more than once"),
        (["svidar-1 svidar-2", "svidar-1 ger-2"], "ger-S ger-M ger-K", "svidar-1: this card is there more than once"),
        (["svidar-1 svidar-2"], "svidar-2 ger-M ger-K", "svidar-2: this card is there more than once"),
        (["svidar-1 svidar-2 ger-9 ger-S ger-M"], "", "ger-9: this card is not in the pack"),
        (["halk-1 svidar-2 ger-1 ger-S ger-M"], "", "halk-1: this card is not in the pack"),
        (["svidar-1 svidar-2"], "", "hand 1: .*found 2; expected from 5 to 7 cards"),
        (["svidar-1 svidar-2 svidar-3"], "ger-1 ger-2 ger-3 ger-4 ger-5", "hand 1: .*found 8"),
        ([], "", "no hand to read"),
    ],
)
def test_impossible_cards_are_told_in_one_sentence(texts: list[str], board: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=told):
        hands(*texts, board=board)


def test_rows_come_in_the_order_of_the_tables_ladder() -> None:
    rows = HANDS.odds(session_of("burner_holdem", rangfolge="seltenheit"), 7)
    assert [row.ways for row in rows] == sorted(
        (row.ways for row in HANDS.odds(session_of("burner_holdem"), 7)), reverse=True
    )
    assert rows[0] == ("two_pairs", "Zwei Paare", 136_197_000, 386_206_920, (), None)


@pytest.mark.parametrize("cards", [4, 8])
def test_odds_are_for_five_to_seven_cards(cards: int) -> None:
    with pytest.raises(KartenwerkError, match=r"--cards: .*expected from 5 to 7 cards"):
        HANDS.odds(session_of("burner_holdem"), cards)
