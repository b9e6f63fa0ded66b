"""Burner Hold'em: how a deal ends, who shows, and who wins which pot."""

from tests.games.burner_holdem.support import DRY, A, B, C, board, entries, game, played, start

from kartenwerk.cards import HIDDEN
from kartenwerk.play.games.burner_holdem import GAME
from kartenwerk.play.games.burner_holdem.rules import State
from kartenwerk.play.mechanics.pots import show_order


def showing(state: State) -> tuple[int, ...]:
    return show_order(state.chips, state.dealer)


def test_the_last_who_has_not_folded_wins_without_showing() -> None:
    state = played(start(A, B, C), "raise 6, fold, fold")
    assert state.shown == () and state.board == ()
    assert entries(state) == [
        (0, "einsatz", -1),
        (1, "einsatz", -2),
        (2, "einsatz", -6),
        (2, "zurueck", 4),
        (2, "topf", 5),
    ]
    assert GAME.view(state, 0).hands[2] == (HIDDEN, HIDDEN)
    assert not any(item.cards for item in GAME.tally(state))


def test_when_nobody_can_bet_any_more_hands_are_shown_and_the_board_is_completed() -> None:
    state = played(start(A, B), "raise 100, call")
    assert set(state.shown) == {0, 1} and board(state) == DRY
    assert GAME.result(state, 2) == (100, -100)


def test_the_best_hand_wins_the_pot_and_all_must_show() -> None:
    state = played(start(A, B, C), "call, call, check" + ", check" * 9)
    assert set(state.shown) == {0, 1, 2}
    assert entries(state) == [(0, "einsatz", -2), (0, "topf", 6), (1, "einsatz", -2), (2, "einsatz", -2)]


def test_equal_hands_share_the_pot() -> None:
    state = played(start("svidar-S ger-2", "bog-S yxar-2", C), "call, call, check" + ", check" * 9)
    assert GAME.result(state, 3) == (1, 1, -2)


def test_an_odd_chip_goes_to_the_first_winner_left_of_the_dealer() -> None:
    odd = played(start(C, "bog-S yxar-2", "svidar-S ger-2"), "call, fold, check" + ", check" * 6)
    assert [one.amount for one in odd.awards] == [3, 2]
    assert [one.seat for one in odd.awards] == [1, 2]


def test_side_pots_go_to_the_best_hand_that_paid_into_them() -> None:
    """The example of the rules: 50, 120 and 120 all-in; the best hand has 50, the second best 120."""
    state = start(A, C, B, stacks=(50, 120, 120))
    state = played(state, "raise 120, call, call")
    assert entries(state) == [
        (0, "einsatz", -50),
        (0, "topf", 150),
        (1, "einsatz", -120),
        (2, "einsatz", -120),
        (2, "seitentopf", 140),
    ]


def test_chips_that_nobody_matched_come_back() -> None:
    state = played(start(A, B, stacks=(30, 100)), "raise 100, call")
    assert (1, "zurueck", 70) in entries(state)
    assert GAME.result(state, 2) == (30, -30)


def test_who_bet_last_shows_first_then_clockwise() -> None:
    river = "call, call, check" + ", check" * 6
    assert showing(played(start(A, B, C), river + ", check, bet 2, call, call")) == (1, 2, 0)
    assert showing(played(start(A, B, C), river + ", check, check, check")) == (0, 1, 2)
    assert showing(played(start(A, B, C), river + ", bet 2, fold, raise 4, call")) == (2, 0)


def test_a_bet_of_an_earlier_round_does_not_decide_who_shows_first() -> None:
    moves = "call, call, check, check, bet 2, call, call" + ", check" * 6
    assert showing(played(start(A, B, C), moves)) == (0, 1, 2)


def test_a_table_may_let_beaten_hands_be_thrown_away() -> None:
    moves = "call, call, check" + ", check" * 9
    state = played(start(A, B, C, verdeckt_wegwerfen=True), moves)
    assert state.shown == (0,) and GAME.to_move(state) == 1
    assert game.refused(state, "fold") == "wird_aufgedeckt"
    state = played(state, "muck, show")
    assert state.shown == (0, 2) and GAME.to_move(state) is None
    assert GAME.view(state, 0).hands[1] == (HIDDEN, HIDDEN)
    assert GAME.result(state, 3) == (4, -2, -2)


def test_a_hand_that_is_not_beaten_must_be_shown() -> None:
    moves = "call, call, check" + ", check" * 9
    state = played(start(C, B, A, verdeckt_wegwerfen=True), moves)
    assert state.shown == (0, 1, 2)


def test_hands_that_share_the_pot_must_be_shown() -> None:
    moves = "call, call, check" + ", check" * 9
    state = played(start("svidar-S ger-2", "bog-S yxar-2", C, verdeckt_wegwerfen=True), moves)
    assert state.shown == (0, 1) and GAME.to_move(state) == 2


def test_who_is_all_in_must_show() -> None:
    state = played(start(B, A, verdeckt_wegwerfen=True), "raise 100, call")
    assert set(state.shown) == {0, 1} and GAME.to_move(state) is None


def test_before_the_showdown_there_is_nothing_to_show() -> None:
    assert game.refused(start(A, B, C), "show") == "nichts_aufzudecken"


def test_the_tables_ranking_decides_the_showdown() -> None:
    flush, full = "ger-S ger-2", "bog-K svidar-K"
    moves = "call, check" + ", check" * 6
    shared = "ger-5 ger-4 ger-K bog-1 svidar-1"
    assert GAME.result(played(start(flush, full, board=shared), moves), 2) == (-2, 2)
    rare = start(flush, full, board=shared, rangfolge="seltenheit")
    assert GAME.result(played(rare, moves), 2) == (2, -2)


def test_what_each_move_brings_is_said() -> None:
    state = start(A, B, C)
    assert game.remarked(state, "call") == game.remarked(state, "fold") == game.remarked(state, "raise 99") == ()
    assert game.remarked(state, "raise 100") == ("all_in",)
    assert game.remarked(played(state, "raise 6, fold"), "fold") == ("kampflos",)
    state = played(state, "call, call")
    for street in ("flop", "turn", "river"):
        assert game.remarked(state, "check") == (street,)
        state = played(state, "check, check, check")
    assert game.remarked(state, "check") == ("gewinnt",)


def test_who_shares_a_pot_and_who_wins_a_side_pot_is_said() -> None:
    shared = played(start("svidar-S ger-2", "bog-S yxar-2", C), "call, call, check" + ", check" * 8)
    assert game.remarked(shared, "check") == ("geteilt",)
    state = played(start(A, C, B, stacks=(50, 120, 120)), "raise 120, call")
    said = GAME.remarks(state, game.move("call"), played(state, "call"))
    assert [reason.id for reason in said] == ["all_in", "flop", "turn", "river", "gewinnt", "side_pot"]
    assert [reason.cards for reason in said[-2:]] == [game.cards(A), game.cards(B)]


def test_the_chips_in_the_middle_are_counted_until_they_are_won() -> None:
    state = played(start(A, B, C), "raise 6, call")
    assert GAME.accounts(state) == (94, 98, 94, 14)
    assert sum(GAME.accounts(played(state, "fold"))) == 300
    over = played(start(A, B, C), "raise 6, fold, fold")
    assert GAME.accounts(over) == (99, 98, 103, 0)
    assert dict(GAME.piles(played(state, "call"), 1)) == {"tisch": game.cards(DRY)[:3], "hand": game.cards(B)}
