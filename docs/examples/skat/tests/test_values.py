"""Game values beside the published table, and the score of twelve deals worked out by hand."""

from __future__ import annotations

import pytest
from skat.values import GAMES, NULL, VALUES, Achieved, Extra, factor, highest, null_value, score, tops

from kartenwerk.plugin import Card

# The table of game values of the International Skat Order: the factor, then diamonds, hearts, spades, clubs and Grand.
TABLE = """
2 18 20 22 24 48 | 3 27 30 33 36 72 | 4 36 40 44 48 96 | 5 45 50 55 60 120 | 6 54 60 66 72 144 | 7 63 70 77 84 168
8 72 80 88 96 192 | 9 81 90 99 108 216 | 10 90 100 110 120 240 | 11 99 110 121 132 264 | 12 108 120 132 144
13 117 130 143 156 | 14 126 140 154 168 | 15 135 150 165 180 | 16 144 160 176 192 | 17 153 170 187 204
18 162 180 198 216
"""
PUBLISHED = """
18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117 120 121
126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 264
"""


def test_the_values_that_may_be_bid_are_the_published_ones() -> None:
    assert list(VALUES) == [int(word) for word in PUBLISHED.split()]


def test_every_value_of_the_table_comes_out() -> None:
    for row in TABLE.replace("\n", " | ").split("|"):
        if not row.strip():
            continue
        steps, *values = map(int, row.split())
        for game, value in zip(("karo", "herz", "pik", "kreuz", "grand"), values, strict=False):
            matadors = min(steps - 1, 4 if game == "grand" else 11)
            ends = [
                Achieved(game, hand, extra, matadors, 0, augen, made_all, False)
                for hand in (False, True)
                for extra in (Extra if hand else [Extra.NONE])
                for augen, made_all in ((61, False), (90, False), (120, True))
            ]
            fitting = [end for end in ends if factor(end) == steps]
            assert fitting, (game, steps)
            assert {score(end).value for end in fitting} == {value}


def test_null_has_four_values() -> None:
    assert [null_value(hand, is_open) for is_open in (False, True) for hand in (False, True)] == [23, 35, 46, 59]


def end(
    game: str, tops: int, bid: int, augen: int, made_all: bool = False, made_none: bool = False, said: str = ""
) -> Achieved:
    words = said.split()
    extra = next((extra for extra in Extra if extra and extra in words), Extra.NONE)
    return Achieved(game, "Hand" in words, extra, tops, bid, augen, made_all, made_none)


CASES = [
    (end("karo", 1, 18, 61), 18),
    (end("herz", 2, 30, 60), -60),
    (end("grand", 4, 72, 95), 144),
    (end("karo", 2, 18, 45), -54),
    (end(NULL, 0, 46, 0, made_none=True, said="ouvert"), 46),
    (end("kreuz", 2, 24, 120, made_all=True, said="Hand ouvert"), 108),
    (end("grand", 4, 120, 120, made_all=True, said="Hand ouvert"), 264),
    (end("herz", 1, 59, 86, said="Hand"), -120),
    (end("pik", 1, 33, 70), -66),
    (end("pik", 1, 33, 90), 33),
    (end("grand", 1, 48, 88, said="Hand Schneider"), -240),
    (end("pik", 1, 72, 80, said="Hand"), -154),
    (end("karo", 11, 18, 25), -234),
]


@pytest.mark.parametrize(("end", "points"), CASES)
def test_a_deal_counts_as_worked_out_by_hand(end: Achieved, points: int) -> None:
    assert score(end).points == points


def test_a_null_with_a_trick_is_lost() -> None:
    assert score(end(NULL, 0, 18, 10)).points == -46


def test_sixty_are_not_enough_and_schneider_begins_at_ninety() -> None:
    assert not score(end("karo", 1, 18, 60)).won
    assert score(end("karo", 1, 18, 61)).won
    assert [score(end("karo", 1, 18, augen)).value for augen in (89, 90)] == [18, 27]
    assert [score(end("karo", 1, 18, augen)).value for augen in (31, 30)] == [18, 27]


def test_an_announcement_must_be_kept() -> None:
    assert not score(end("karo", 1, 18, 89, said="Hand Schneider")).won
    assert score(end("karo", 1, 18, 90, said="Hand Schneider")).won
    assert not score(end("karo", 1, 18, 115, said="Hand Schwarz")).won
    assert score(end("karo", 1, 18, 120, made_all=True, said="Hand Schwarz")).value == 9 * 7


def cards(text: str) -> list[Card]:
    return [Card(*name.split("-")) for name in text.split()]


@pytest.mark.parametrize(
    ("held", "game", "count"),
    [
        ("kreuz-B", "karo", 1),
        ("kreuz-B herz-B", "karo", 1),
        ("kreuz-B pik-B herz-B karo-B karo-A", "karo", 5),
        ("kreuz-B pik-B herz-B karo-B karo-A", "grand", 4),
        ("pik-B", "herz", 1),
        ("herz-B karo-B", "pik", 2),
        ("kreuz-A", "grand", 4),
        ("karo-7", "karo", 10),
        ("herz-7", "karo", 11),
    ],
)
def test_matadors_are_counted_with_and_without(held: str, game: str, count: int) -> None:
    assert tops(cards(held), game) == count


def test_from_the_hand_the_skat_may_bring_matadors() -> None:
    hand = cards("kreuz-B herz-B karo-B")
    assert highest(hand, False, "grand", Extra.NONE) == 24 * (1 + 1 + 2)
    assert highest(hand, True, "grand", Extra.OPEN) == 24 * (4 + 7)
    assert [highest(hand, False, game, Extra.NONE) for game in GAMES[:1]] == [12 * (1 + 3)]
