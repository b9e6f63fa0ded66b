"""Donnerwetter: a case for every rule of the source and for every reading of an open point."""

from __future__ import annotations

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import notation
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.deals import play_deal
from kartenwerk.play.games.donnerwetter import GAME
from kartenwerk.play.games.donnerwetter.rules import State

game = Referee(GAME)


def position(middle: str, *hands: str, stock: str = "", **changes: Value) -> State:
    """Seat 0 is on turn."""
    seats = len(hands)
    return State(
        game.rules(**changes),
        game.cards(stock),
        game.cards(middle),
        tuple(map(game.cards, hands)),
        won=((),) * seats,
        storms=(0,) * seats,
        dealer=seats - 1,
        turn=0,
    )


def test_geben_each_seat_gets_six_and_four_lie_open() -> None:
    for players, stock in ((2, 44), (4, 32)):
        state = GAME.deal(game.rules(), players, game.pack(players))
        assert [len(hand) for hand in state.hands] == [6] * players
        assert (len(state.middle), len(state.stock)) == (4, stock)


@pytest.mark.parametrize(("players", "last"), [(2, 4), (4, 2)])
def test_nachgeben_the_last_hands_are_equal(players: int, last: int) -> None:
    deal = play_deal(GAME, game.data.settle({}), players, game.deck, seed=1)
    dealt = [
        len(step.after.hands[0])
        for step in deal.steps
        if not any(step.before.hands[seat] for seat in range(players) if seat != step.seat) and any(step.after.hands)
    ]
    assert dealt == [6] * (len(dealt) - 1) + [last]
    assert len(deal.steps) == 60 - 4


def test_paar_one_open_card_of_the_same_value() -> None:
    state = position("ger-E yxar-E", "svidar-E", "bog-1")
    assert game.legal(state) == {"svidar-E x ger-E", "svidar-E x yxar-E"}
    after = game.after(state, "svidar-E x ger-E")
    assert after.won[0] == game.cards("svidar-E ger-E")
    assert after.middle == game.cards("yxar-E")


def test_summe_the_example_of_the_source() -> None:
    """A Mannr (9) takes an Einher (7) and a Two; the Six stays."""
    state = position("ger-E bog-6 yxar-2", "svidar-M", "bog-1")
    assert game.legal(state) == {"svidar-M x ger-E yxar-2"}
    assert game.after(state, "svidar-M x ger-E yxar-2").middle == game.cards("bog-6")


def test_summe_of_three_and_more_cards() -> None:
    state = position("ger-1 bog-2 yxar-3 svidar-4", "jarnur-S", "bog-1")
    assert game.legal(state) == {"jarnur-S x svidar-4 yxar-3 bog-2 ger-1"}


def test_only_table_cards_add_up() -> None:
    state = position("ger-5", "svidar-2 yxar-3", "bog-1")
    assert game.legal(state) == {"svidar-2", "yxar-3"}


def test_eroberungszwang_who_can_capture_must() -> None:
    state = position("ger-5", "svidar-5 yxar-3", "bog-1")
    assert game.legal(state) == {"svidar-5 x ger-5"}
    assert game.refused(state, "yxar-3") == "eroberungszwang"


def test_without_eroberungszwang_discarding_is_free() -> None:
    state = position("ger-5", "svidar-5 yxar-3", "bog-1", eroberungszwang=False)
    assert game.legal(state) == {"svidar-5 x ger-5", "svidar-5", "yxar-3"}


def test_leere_mitte_only_discarding() -> None:
    assert game.legal(position("", "svidar-5 yxar-3", "bog-1")) == {"svidar-5", "yxar-3"}


def test_donnerwetter_clearing_the_middle_even_of_one_card() -> None:
    assert game.after(position("ger-5", "svidar-5 bog-2", "bog-1"), "svidar-5 x ger-5").storms == (1, 0)


def test_donnerwetter_may_ask_for_more_open_cards() -> None:
    one = position("ger-5", "svidar-5 bog-2", "bog-1", donnerwetter_min_offen=2)
    two = position("ger-3 yxar-2", "svidar-5 bog-2", "bog-1", donnerwetter_min_offen=2)
    assert game.after(one, "svidar-5 x ger-5").storms == (0, 0)
    assert game.after(two, "svidar-5 x ger-3 yxar-2").storms == (1, 0)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("svidar-6 x ger-6", "nicht_auf_der_hand"),
        ("svidar-M x bog-M", "nicht_in_der_mitte"),
        ("svidar-M x ger-E", "summe_stimmt_nicht"),
        ("svidar-M x ger-E yxar-2 yxar-2", "nicht_in_der_mitte"),
        ("genug", "nichts_zu_beenden"),
    ],
)
def test_impossible_moves_are_refused_with_their_rule(move: str, reason: str) -> None:
    assert game.refused(position("ger-E bog-6 yxar-2", "svidar-M", "bog-1"), move) == reason


def test_a_finished_game_takes_no_move() -> None:
    assert game.refused(position("ger-E", "", ""), "svidar-M x ger-E") == "spiel_aus"


def test_mehrfach_eroberung_one_card_captures_again_or_stops() -> None:
    state = position("ger-5 yxar-3 bog-2", "svidar-5 svidar-1", "bog-1", mehrfach_eroberung=True)
    state = game.after(state, "svidar-5 x ger-5")
    assert game.legal(state) == {"svidar-5 x yxar-3 bog-2", "genug"}
    assert game.refused(state, "svidar-1") == "karte_steht_fest"
    assert game.after(state, "genug").turn == 1
    cleared = game.after(state, "svidar-5 x yxar-3 bog-2")
    assert cleared.won[0] == game.cards("svidar-5 ger-5 yxar-3 bog-2")
    assert cleared.storms == (1, 0)


def test_mitte_nachlegen_four_new_cards_with_every_new_hand() -> None:
    stock = "ger-1 ger-2 ger-3 ger-4 ger-5 ger-6 bog-1 bog-2 bog-3 bog-4 bog-5 bog-6 yxar-1 yxar-2 yxar-3 yxar-4 yxar-5"
    state = position("skoell-S", "svidar-5", "", stock=stock, mitte_nachlegen=True)
    after = game.after(state, "svidar-5")
    assert after.middle == game.cards("skoell-S svidar-5 yxar-1 yxar-2 yxar-3 yxar-4")
    assert after.stock == game.cards("yxar-5")


@pytest.mark.parametrize(("rest", "cards"), [("verfaellt", 2), ("letzter_eroberer", 4)])
def test_rest_open_cards_at_the_end(rest: str, cards: int) -> None:
    state = position("ger-5 yxar-S", "svidar-5", "bog-1", rest=rest)
    end = game.after(state, "svidar-5 x ger-5", "bog-1")
    assert GAME.to_move(end) is None
    assert len(end.won[0]) == cards


def test_hagelsturm_takes_everything_and_only_a_hagelsturm_takes_it() -> None:
    state = position("ger-5 yxar-S halk-1", "halk-2 svidar-S", "svidar-5", hagelstuerme=2)
    assert "halk-2 x yxar-S ger-5 halk-1" in game.legal(state)
    assert game.refused(state, "halk-2 x yxar-S") == "hagelsturm_nimmt_alles"
    assert game.refused(state, "svidar-S x halk-1") == "nur_hagelsturm_nimmt_hagelsturm"
    swept = game.after(state, "halk-2 x yxar-S ger-5 halk-1")
    assert swept.storms == (1, 0)
    assert swept.middle == ()


def test_hagelsturm_never_opens_the_middle() -> None:
    pack = game.pack(2, hagelstuerme=3)
    order = pack[:12] + pack[-3:] + pack[12:-3]
    state = GAME.deal(game.rules(hagelstuerme=3), 2, order)
    assert [card.suit for card in state.middle].count("halk") == 0
    assert sorted(GAME.holdings(state)) == sorted(pack)


def test_wertung_example_of_the_facts_54_to_32() -> None:
    """Anna 2 Donnerwetter and 34 cards, Bert 1 and 22."""
    cards = game.deck.cards
    state = position("", "", "")._replace(won=(cards[:34], cards[34:56]), storms=(2, 1))
    assert GAME.result(state, 2) == (54, 32)
    assert [(item.seat, item.reason, item.points) for item in GAME.tally(state)] == [
        (0, "donnerwetter", 20),
        (0, "karten", 34),
        (1, "donnerwetter", 10),
        (1, "karten", 22),
    ]


def test_wertung_partners_add_their_points() -> None:
    cards = game.deck.cards
    state = position("", "", "", "", "")._replace(won=(cards[:10], cards[10:15], cards[15:18], ()), storms=(1, 0, 0, 2))
    assert GAME.result(state, 4) == (23, 25, 23, 25)


def test_wertung_follows_the_parameters() -> None:
    state = position("", "", "", punkte_donnerwetter=5, punkte_karte=2)._replace(
        won=(game.deck.cards[:3], ()), storms=(1, 0)
    )
    assert GAME.result(state, 2) == (11, 0)


def test_geberwechsel_the_next_deal_begins_one_seat_further() -> None:
    pack = game.pack(4)
    first = GAME.deal(game.rules(), 4, pack)
    second = GAME.deal_next(first, pack)
    assert second is not None
    assert (first.turn, second.turn) == (0, 1)


def test_a_view_hides_the_stock_and_the_other_hands() -> None:
    state = GAME.deal(game.rules(), 2, game.pack(2))
    seen = GAME.view(state, 0)
    assert seen.hands[0] == state.hands[0]
    assert not set(seen.hands[1] + seen.stock) & set(game.deck.cards)


def test_golden_playthrough() -> None:
    """The first moves of one game, as a reader would check them by hand."""
    deal = play_deal(GAME, game.data.settle({}), 2, game.deck, seed=7)
    lines = [f"{step.seat} {step.move}" for step in deal.steps[:8]]
    assert lines == GOLDEN
    assert deal.result == (20, 67)


GOLDEN = [
    "0 ger-5 x bog-2 yxar-2 bog-1",
    "1 svidar-2",
    "0 ger-2 x svidar-2",
    "1 jarnur-5",
    "0 ger-1",
    "1 skoell-6 x jarnur-5 ger-1",
    "0 ger-3",
    "1 skoell-1",
]


def test_what_cannot_be_shared_out_joins_the_middle() -> None:
    state = position("bog-M", "svidar-2", "yxar-3", stock="ger-2 ger-3 ger-4")
    after = game.after(state, "svidar-2", "yxar-3")
    assert [len(hand) for hand in after.hands] == [1, 1]
    assert (notation(after.middle), after.stock) == ("bog-M svidar-2 yxar-3 ger-4", ())


@pytest.mark.parametrize(
    ("middle", "hand", "chosen"),
    [
        ("svidar-4", "yxar-6 yxar-E", "yxar-E"),
        ("svidar-4", "yxar-E yxar-M", "yxar-E"),
        ("svidar-4", "yxar-6 yxar-5", "yxar-5"),
    ],
    ids=["ten may be cleared by one card", "eleven may not", "the lowest of equals"],
)
def test_the_sensible_player_discards_low_cards_that_leave_more_than_ten(middle: str, hand: str, chosen: str) -> None:
    assert game.chosen(position(middle, hand, "bog-1")) == chosen


def test_the_sensible_player_prefers_a_donnerwetter_and_then_the_most_cards() -> None:
    state = position("svidar-5 svidar-2 svidar-3", "yxar-5 yxar-3 yxar-S", "bog-1")
    assert game.chosen(state).startswith("yxar-S")
    state = position("svidar-5 svidar-2 svidar-3 svidar-6", "yxar-5 yxar-6", "bog-1")
    assert game.chosen(state) == "yxar-5 x svidar-3 svidar-2"


@pytest.mark.parametrize(
    ("middle", "move", "said"),
    [
        ("svidar-5 svidar-2", "yxar-5 x svidar-5", ("paar",)),
        ("svidar-3 svidar-2 svidar-E", "yxar-5 x svidar-3 svidar-2", ("summe",)),
        ("svidar-3 svidar-2", "yxar-5 x svidar-3 svidar-2", ("summe", "donnerwetter")),
        ("svidar-S", "yxar-5", ("ablage",)),
        ("", "yxar-5", ("leere_mitte",)),
    ],
)
def test_what_a_move_did_is_said(middle: str, move: str, said: tuple[str, ...]) -> None:
    assert game.remarked(position(middle, "yxar-5 yxar-1", "bog-1"), move) == said


def test_new_hands_from_the_stock_are_said() -> None:
    state = position(
        "svidar-S", "yxar-5", "", stock="bog-1 bog-2 bog-3 bog-4 bog-5 bog-6 ger-1 ger-2 ger-3 ger-4 ger-5 ger-6"
    )
    assert game.remarked(state, "yxar-5") == ("ablage", "nachgeben")


def test_hagelsturm_takes_the_last_open_card_and_nothing_of_an_empty_middle() -> None:
    state = position("ger-5", "halk-2 svidar-S", "svidar-5", hagelstuerme=2)
    assert game.legal(state) == {"halk-2 x ger-5"}
    assert game.remarked(state, "halk-2 x ger-5") == ("hagelsturm", "donnerwetter")
    empty = position("", "halk-2 svidar-S", "svidar-5", hagelstuerme=2)
    assert game.legal(empty) == {"halk-2", "svidar-S"}
    assert game.refused(empty, "svidar-S x ger-5") == "nicht_in_der_mitte"


def test_a_card_takes_one_of_its_value_or_several_that_add_up_but_never_a_hagelsturm() -> None:
    state = position("ger-4 bog-4 yxar-3 jarnur-1 halk-1", "svidar-4", "bog-1", hagelstuerme=1)
    assert game.legal(state) == {"svidar-4 x ger-4", "svidar-4 x bog-4", "svidar-4 x yxar-3 jarnur-1"}
    assert game.refused(state, "svidar-4 x yxar-3") == "summe_stimmt_nicht"
    assert game.refused(state, "svidar-4 x ger-4 halk-1") == "nur_hagelsturm_nimmt_hagelsturm"


@pytest.mark.parametrize(
    ("stock", "each", "left"), [(12, 6, 0), (13, 6, 1), (14, 6, 2), (11, 5, 1), (2, 1, 0), (1, 0, 1)]
)
def test_nachgeben_as_many_as_can_be_dealt_evenly(stock: int, each: int, left: int) -> None:
    cards = [str(card) for card in game.deck.cards if card.suit in ("ger", "bog") and card.rank != "S"][:stock]
    state = game.after(position("skoell-S", "svidar-5", "", stock=" ".join(cards)), "svidar-5")
    assert [*map(len, state.hands)] == [each] * 2
    lying = 2 + (left if left < 2 else 0)
    assert (len(state.middle), len(state.stock)) == (lying, left if left >= 2 else 0)
    assert (GAME.to_move(state) is None) is (each == 0)


def test_rest_nobody_gets_it_if_nobody_has_captured() -> None:
    state = game.after(position("skoell-S", "svidar-5", "", rest="letzter_eroberer"), "svidar-5")
    assert (state.won, state.middle) == (((), ()), game.cards("skoell-S svidar-5"))


def test_rest_goes_to_the_last_who_captured_only_at_the_very_end() -> None:
    state = position("ger-5 yxar-S", "svidar-5 svidar-1", "bog-1 bog-2", rest="letzter_eroberer")
    state = game.after(state, "svidar-5 x ger-5")
    assert state.middle == game.cards("yxar-S")
    state = game.after(state, "bog-2", "svidar-1", "bog-1 x svidar-1")
    assert GAME.to_move(state) is None
    assert (state.won[1], state.middle) == (game.cards("bog-1 svidar-1 yxar-S bog-2"), ())


def test_mehrfach_eroberung_only_with_the_same_card() -> None:
    state = game.after(position("ger-5 yxar-5", "svidar-5 bog-5", "bog-1", mehrfach_eroberung=True), "svidar-5 x ger-5")
    assert game.refused(state, "bog-5 x yxar-5") == "karte_steht_fest"
    assert game.after(state, "svidar-5 x yxar-5").won[0] == game.cards("svidar-5 ger-5 yxar-5")
    one = game.after(position("ger-5 yxar-5", "svidar-5 bog-5", "bog-1"), "svidar-5 x ger-5")
    assert GAME.to_move(one) == 1


def test_of_four_those_who_sit_opposite_are_partners() -> None:
    assert [GAME.teams(players) for players in (2, 4)] == [((0,), (1,)), ((0, 2), (1, 3))]


def test_in_the_first_deal_seat_0_begins() -> None:
    state = GAME.deal(game.rules(), 4, game.pack(4))
    assert (state.dealer, GAME.to_move(state)) == (3, 0)


@pytest.mark.parametrize("text", ["", "svidar-M x", "svidar-M bog-2", "svidar-M bog-2 x ger-E", "svidar-M x  "])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Donnerwetter|not in the pack"):
        game.move(text)
