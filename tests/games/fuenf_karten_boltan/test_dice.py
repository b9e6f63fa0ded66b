"""Boltan's dice: the source's table, the nearest one, and hands rolled by them."""

from fractions import Fraction
from functools import cache
from random import Random

import pytest
from tests.support import session_of

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.play.games.fuenf_karten_boltan import HANDS
from kartenwerk.play.games.fuenf_karten_boltan.dice import (
    OURS,
    SOURCE,
    DiceTable,
    DiceTables,
    chances_of,
    dice_table,
    distance,
    hand_of,
    nearest,
    raise_hand,
    widest_gap,
)
from kartenwerk.play.games.fuenf_karten_boltan.hands import boltan_ladder
from kartenwerk.play.games.fuenf_karten_boltan.state import SUITS
from kartenwerk.play.mechanics.ladders.ladder import PackGrid
from kartenwerk.play.mechanics.ladders.odds import five_card_counts

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.suited_deck("inrah")
SESSION = session_of("fuenf_karten_boltan")
GRID = PackGrid.of(DECK.suited)
LADDER = boltan_ladder(GRID, SUITS)


@cache
def exact() -> dict[str, Fraction]:
    """The chance of each hand, by counts that are checked in test_ladder."""
    counts = five_card_counts(LADDER, GRID)
    return {id: Fraction(count, sum(counts.values())) for id, count in counts.items()}


def test_the_sources_table_misses_the_truth_as_the_facts_say() -> None:
    source = dice_table(HANDS, SESSION, SOURCE).chances()
    assert sum(source.values()) == 1 and source["zwilling"] == Fraction(7, 20)
    ratios = {id: round(float(source[id] / exact()[id]), 2) for id in ("hof", "dschinn", "elementarkreis")}
    assert ratios == {"hof": 0.55, "dschinn": 1.28, "elementarkreis": 0.37}
    assert [round(source[id] / exact()[id]) for id in ("fuenflinge", "hofstaat", "fuenfass")] == [21, 29, 29]


def test_our_table_keeps_four_dice_and_every_hand_and_is_far_nearer() -> None:
    ours = dice_table(HANDS, SESSION, OURS)
    assert chances_of(HANDS, SESSION) == exact()
    assert len(ours.rolls) == 4 and ours.chances().keys() == exact().keys() and sum(ours.chances().values()) == 1
    source = dice_table(HANDS, SESSION, SOURCE)
    assert distance(exact(), ours.chances()) * 30 < distance(exact(), source.chances())


def test_the_nearest_table_hits_what_dice_can_hit() -> None:
    exact = {"a": Fraction(7, 20), "b": Fraction(12, 20) + Fraction(3, 400), "c": Fraction(17, 400)}
    assert distance(exact, nearest(exact, 2).chances()) == 0


def test_two_tables_differ_by_half_of_all_gaps_and_most_where_the_gap_is_widest() -> None:
    one = {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    other = {"a": Fraction(1, 4), "b": Fraction(3, 8), "c": Fraction(3, 8)}
    assert (distance(one, other), widest_gap(one, other)) == (Fraction(3, 8), Fraction(3, 8))
    assert distance(one, one) == widest_gap(one, one) == Fraction()
    assert widest_gap(one, {"a": Fraction(1, 4), "b": Fraction(9, 20), "c": Fraction(3, 10)}) == Fraction(3, 10)


def test_a_die_has_twenty_faces_and_shows_each_of_them() -> None:
    table = DiceTable(({"a": 20},))
    assert {table.roll(Random(seed))[1][0] for seed in range(400)} == {*range(1, 21)}


def test_a_table_whose_faces_do_not_add_up_is_refused() -> None:
    for rolls in (({"a": 19},), ({"a": 15}, {"a": 19})):
        with pytest.raises(ValueError, match="faces left over"):
            DiceTable(rolls).chances()
    with pytest.raises(ValueError, match="faces left over"):
        [DiceTable(({"a": 1},)).roll(Random(seed)) for seed in range(40)]


def test_a_hand_is_raised_step_by_step_to_the_highest_at_most() -> None:
    ids = ("a", "b", "c")
    assert [raise_hand(ids, "a", steps) for steps in (0, 1, 2, 3)] == ["a", "b", "c", "c"]


def test_faces_are_told_as_spans_and_rolled_as_told() -> None:
    table = DiceTable(({"a": 15, "b": 4}, {"b": 20}))
    assert table.spans("b") == ((16, 19), (1, 20)) and table.spans("a") == ((1, 15), None)
    rolled = [table.roll(Random(seed)) for seed in range(200)]
    assert all((id == "a") == (dice[0] <= 15) and len(dice) == (2 if dice[0] == 20 else 1) for id, dice in rolled)


@pytest.mark.parametrize("id", LADDER.ids)
def test_a_hand_can_be_made_of_every_category_beside_cards_taken(id: str) -> None:
    taken: tuple[Card, ...] = DECK.pack.read("erz-A erz-F luft-2")
    cards = hand_of(LADDER, GRID, id, taken, Random(4))
    assert LADDER.read(cards).category == id and not {*cards} & {*taken}


def test_points_left_over_raise_a_hand_by_steps_up_to_the_top() -> None:
    assert raise_hand(LADDER.ids, "zwilling", 2) == "doppelzwilling"
    assert raise_hand(LADDER.ids, "hofstaat", 9) == "fuenfass"


def test_a_rolled_table_shares_no_card_and_the_best_hand_wins() -> None:
    for seed in range(20):
        rolled = DiceTables(HANDS).roll(SESSION, SOURCE, [0, 1, 0, 2, 0], Random(seed))
        cards = [card for hand in rolled.hands for card in hand.cards]
        assert len(set(cards)) == 25
        best = max(range(5), key=lambda seat: LADDER.read(rolled.hands[seat].cards).strength)
        assert rolled.winner == best
        assert rolled.hands[1].category == raise_hand(LADDER.ids, rolled.hands[1].dealt, 1)
