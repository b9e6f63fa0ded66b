"""Burner Hold'em: a case for every rule of the source and for every reading of an open point."""

from itertools import islice

import pytest
from tests.support import session_of

from kartenwerk.cards import HIDDEN, Card
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import Reason
from kartenwerk.engine.deals import play_deals
from kartenwerk.games.burner_holdem import GAME
from kartenwerk.games.burner_holdem.rules import State
from kartenwerk.games.burner_holdem.showdowns import shows_kicker, shows_side_pot, shows_split_pot
from kartenwerk.games.burner_holdem.wagers import Move
from kartenwerk.mechanics.betting import show_order

A, B, C = "svidar-S ger-S", "bog-M yxar-M", "skoell-2 jarnur-6"  # strong, good and weak hole cards
DRY = "yxar-1 skoell-3 ger-5 bog-E jarnur-K"  # a board that helps nobody


class Deal:
    """Builds deals from notation and plays them by it. The last seat deals, so seat 0 pays the small blind."""

    def __init__(self, catalog: Catalog) -> None:
        self.data = catalog.game("burner_holdem")
        self.deck = catalog.deck("walisch").pack

    def order(self, *hands: str, board: str) -> tuple[Card, ...]:
        """A shuffled pack that gives the seats these hands, first to last, and the board these cards."""
        held = [self.deck.read(hand) for hand in hands]
        first = (*(hand[0] for hand in held), *(hand[1] for hand in held), *self.deck.read(board))
        pack = GAME.pack(GAME.with_rules(self.data), len(hands), self.deck)
        return (*first, *(card for card in pack if card not in first))

    def start(self, *hands: str, board: str = DRY, stacks: tuple[int, ...] | None = None, **changes: Value) -> State:
        rules = GAME.with_rules(self.data, changes)
        order = self.order(*hands, board=board)
        state: State = GAME.deal(rules, len(hands), order)
        if stacks is None:
            return state
        before = state._replace(dealer=len(hands) - 2, table=state.table._replace(stacks=stacks))
        assert GAME.deal_next is not None
        after = GAME.deal_next(before, order)
        assert after is not None
        return after

    def read(self, text: str) -> Move:
        move: Move = GAME.read(text, self.deck)
        assert str(move) == text
        return move

    def after(self, state: State, moves: str) -> State:
        for text in moves.split(", "):
            move = self.read(text)
            assert GAME.why_not(state, move) is None, f"{text} is forbidden"
            state = GAME.play(state, move)
        return state

    def refused(self, state: State, text: str) -> str:
        reason = GAME.why_not(state, self.read(text))
        assert reason is not None and self.read(text) not in GAME.moves(state)
        assert reason.id in self.data.reasons
        return reason.id

    def amounts(self, state: State) -> tuple[str, ...]:
        """The lowest and the highest bet or raise."""
        higher = [str(move) for move in GAME.moves(state) if move.to]
        return (higher[0], higher[-1]) if higher else ()


@pytest.fixture
def deal(catalog: Catalog) -> Deal:
    return Deal(catalog)


def entries(state: State) -> list[tuple[int, str, int]]:
    return [(item.seat, item.reason, item.points) for item in GAME.tally(state)]


def board(state: State) -> str:
    return " ".join(map(str, state.board))


def showing(state: State) -> tuple[int, ...]:
    return show_order(state.table, state.dealer)


# cards, blinds, rounds


def test_it_is_played_with_sixty_cards_without_hail_storms(deal: Deal) -> None:
    pack = GAME.pack(GAME.with_rules(deal.data), 2, deal.deck)
    assert len(pack) == 60 and not any(card.suit == "halk" for card in pack)


def test_two_cards_each_are_dealt_one_at_a_time_from_the_left_of_the_dealer(deal: Deal) -> None:
    order = deal.order(A, B, C, board=DRY)
    state = GAME.deal(GAME.with_rules(deal.data), 3, order)
    assert state.hands == ((order[0], order[3]), (order[1], order[4]), (order[2], order[5]))
    assert state.dealer == 2 and state.stock[:5] == deal.deck.read(DRY)


def test_the_two_seats_left_of_the_dealer_pay_the_blinds(deal: Deal) -> None:
    assert deal.start(A, B, C).table.paid == (1, 2, 0)
    assert deal.start(A, B, C, small_blind=2).table.paid == (2, 2, 0)


def test_the_small_blind_is_never_above_the_big_one(deal: Deal) -> None:
    assert deal.start(A, B, C, small_blind=5).table.paid == (2, 2, 0)


def test_a_blind_is_all_in_when_the_stack_is_smaller(deal: Deal) -> None:
    state = deal.start(A, B, C, stacks=(50, 1, 50))
    assert state.table.stacks == (49, 0, 50) and state.table.highest == 2


def test_the_left_neighbour_of_the_big_blind_speaks_first(deal: Deal) -> None:
    assert GAME.to_move(deal.start(A, B, C)) == 2
    assert GAME.to_move(deal.start(A, B, C, "ger-1 ger-2")) == 2


def test_later_rounds_begin_with_the_first_left_of_the_dealer_who_has_not_folded(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call, check")
    assert GAME.to_move(state) == 0
    state = deal.after(state, "fold, check, check")
    assert GAME.to_move(state) == 1


def test_flop_turn_and_river_follow_the_rounds_of_betting(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call, check")
    assert board(state) == "yxar-1 skoell-3 ger-5"
    state = deal.after(state, "check, check, check")
    assert board(state) == "yxar-1 skoell-3 ger-5 bog-E"
    state = deal.after(state, "check, check, check")
    assert board(state) == DRY
    state = deal.after(state, "check, check, check")
    assert GAME.to_move(state) is None and GAME.moves(state) == ()
    assert deal.refused(state, "check") == "spiel_aus"


def test_heads_up_the_dealer_pays_the_small_blind_and_speaks_first_before_the_flop(deal: Deal) -> None:
    state = deal.start(A, B)
    assert (state.dealer, state.table.paid, GAME.to_move(state)) == (1, (2, 1), 1)
    assert GAME.to_move(deal.after(state, "call, check")) == 0


def test_heads_up_by_the_letter_the_dealer_pays_the_big_blind(deal: Deal) -> None:
    state = deal.start(A, B, heads_up="woertlich")
    assert (state.dealer, state.table.paid, GAME.to_move(state)) == (1, (1, 2), 0)
    assert GAME.to_move(deal.after(state, "call, check")) == 0


# what a seat may do


def test_only_who_owes_nothing_may_check(deal: Deal) -> None:
    assert deal.refused(deal.start(A, B, C), "check") == "check_nur_ohne_einsatz"


def test_the_big_blind_may_check_or_raise_when_all_have_called(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call")
    assert [str(move) for move in GAME.moves(state)][:3] == ["fold", "check", "raise 4"]
    assert deal.refused(state, "call") == "nichts_zu_callen"


def test_a_bet_comes_to_the_big_blind_at_least(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call, check")
    assert deal.amounts(state) == ("bet 2", "bet 98")
    assert deal.refused(state, "bet 1") == "bet_zu_klein"
    assert deal.refused(state, "bet 99") == "nicht_genug_marken"
    assert deal.refused(state, "raise 4") == "noch_nichts_gesetzt"


def test_a_first_raise_is_at_least_twice_the_bet(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call, check, bet 5")
    assert deal.amounts(state) == ("raise 10", "raise 98")
    assert deal.refused(state, "raise 9") == "raise_zu_klein"
    assert deal.refused(state, "bet 10") == "schon_gesetzt"


def test_a_re_raise_adds_at_least_what_the_raise_added(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "raise 10")
    assert deal.amounts(state) == ("raise 18", "raise 100")


def test_a_hand_may_be_folded_even_where_a_check_is_free(deal: Deal) -> None:
    assert str(GAME.moves(deal.after(deal.start(A, B, C), "call, call"))[0]) == "fold"


def test_raises_are_unlimited_unless_the_table_limits_them(deal: Deal) -> None:
    moves = "raise 4, raise 6, raise 8, raise 10"
    assert deal.amounts(deal.after(deal.start(A, B, C), moves)) == ("raise 12", "raise 100")
    limited = deal.after(deal.start(A, B, C, max_raises=4), moves)
    assert deal.refused(limited, "raise 12") == "keine_raises_mehr"
    assert [str(move) for move in GAME.moves(limited)] == ["fold", "call"]


def test_all_in_may_be_below_the_minimum(deal: Deal) -> None:
    state = deal.start(A, B, C, stacks=(50, 50, 3))
    assert deal.amounts(state) == ("raise 3", "raise 3")
    state = deal.after(deal.start(A, B, C, stacks=(3, 50, 50)), "call, call, check")
    assert deal.amounts(state) == ("bet 1", "bet 1")


def test_an_all_in_raise_below_the_minimum_does_not_reopen_the_betting(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C, stacks=(12, 50, 50)), "raise 10, raise 12, call")
    assert GAME.to_move(state) == 2
    assert deal.refused(state, "raise 20") == "nicht_neu_eroeffnet"
    assert [str(move) for move in GAME.moves(state)] == ["fold", "call"]


def test_nobody_bets_when_all_others_are_all_in(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C, stacks=(20, 50, 50)), "fold, raise 20")
    assert deal.refused(state, "raise 40") == "niemand_kann_mitgehen"


def test_who_has_fewer_chips_than_the_bet_cannot_raise(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C, stacks=(20, 50, 50)), "raise 30")
    assert deal.refused(state, "raise 60") == "nicht_genug_marken"
    assert deal.after(state, "call").table.stacks[0] == 0


# how a deal ends


def test_the_last_who_has_not_folded_wins_without_showing(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "raise 6, fold, fold")
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


def test_when_nobody_can_bet_any_more_hands_are_shown_and_the_board_is_completed(deal: Deal) -> None:
    state = deal.after(deal.start(A, B), "raise 100, call")
    assert set(state.shown) == {0, 1} and board(state) == DRY
    assert GAME.result(state, 2) == (100, -100)


def test_the_best_hand_wins_the_pot_and_all_must_show(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call, check" + ", check" * 9)
    assert set(state.shown) == {0, 1, 2}
    assert entries(state) == [(0, "einsatz", -2), (0, "topf", 6), (1, "einsatz", -2), (2, "einsatz", -2)]


def test_equal_hands_share_the_pot(deal: Deal) -> None:
    state = deal.after(deal.start("svidar-S ger-2", "bog-S yxar-2", C), "call, call, check" + ", check" * 9)
    assert GAME.result(state, 3) == (1, 1, -2)


def test_an_odd_chip_goes_to_the_first_winner_left_of_the_dealer(deal: Deal) -> None:
    odd = deal.after(deal.start(C, "bog-S yxar-2", "svidar-S ger-2"), "call, fold, check" + ", check" * 6)
    assert [one.chips for one in odd.awards] == [3, 2]
    assert [one.seat for one in odd.awards] == [1, 2]


def test_side_pots_go_to_the_best_hand_that_paid_into_them(deal: Deal) -> None:
    """The example of the rules: 50, 120 and 120 all-in; the best hand has 50, the second best 120."""
    state = deal.start(A, C, B, stacks=(50, 120, 120))
    state = deal.after(state, "raise 120, call, call")
    assert entries(state) == [
        (0, "einsatz", -50),
        (0, "topf", 150),
        (1, "einsatz", -120),
        (2, "einsatz", -120),
        (2, "seitentopf", 140),
    ]


def test_chips_that_nobody_matched_come_back(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, stacks=(30, 100)), "raise 100, call")
    assert (1, "zurueck", 70) in entries(state)
    assert GAME.result(state, 2) == (30, -30)


def test_who_bet_last_shows_first_then_clockwise(deal: Deal) -> None:
    river = "call, call, check" + ", check" * 6
    assert showing(deal.after(deal.start(A, B, C), river + ", check, bet 2, call, call")) == (1, 2, 0)
    assert showing(deal.after(deal.start(A, B, C), river + ", check, check, check")) == (0, 1, 2)
    assert showing(deal.after(deal.start(A, B, C), river + ", bet 2, fold, raise 4, call")) == (2, 0)


def test_a_bet_of_an_earlier_round_does_not_decide_who_shows_first(deal: Deal) -> None:
    moves = "call, call, check, check, bet 2, call, call" + ", check" * 6
    assert showing(deal.after(deal.start(A, B, C), moves)) == (0, 1, 2)


def test_a_table_may_let_beaten_hands_be_thrown_away(deal: Deal) -> None:
    moves = "call, call, check" + ", check" * 9
    state = deal.after(deal.start(A, B, C, verdeckt_wegwerfen=True), moves)
    assert state.shown == (0,) and GAME.to_move(state) == 1
    assert deal.refused(state, "fold") == "wird_aufgedeckt"
    state = deal.after(state, "muck, show")
    assert state.shown == (0, 2) and GAME.to_move(state) is None
    assert GAME.view(state, 0).hands[1] == (HIDDEN, HIDDEN)
    assert GAME.result(state, 3) == (4, -2, -2)


def test_a_hand_that_is_not_beaten_must_be_shown(deal: Deal) -> None:
    moves = "call, call, check" + ", check" * 9
    state = deal.after(deal.start(C, B, A, verdeckt_wegwerfen=True), moves)
    assert state.shown == (0, 1, 2)


def test_hands_that_share_the_pot_must_be_shown(deal: Deal) -> None:
    moves = "call, call, check" + ", check" * 9
    state = deal.after(deal.start("svidar-S ger-2", "bog-S yxar-2", C, verdeckt_wegwerfen=True), moves)
    assert state.shown == (0, 1) and GAME.to_move(state) == 2


def test_who_is_all_in_must_show(deal: Deal) -> None:
    state = deal.after(deal.start(B, A, verdeckt_wegwerfen=True), "raise 100, call")
    assert set(state.shown) == {0, 1} and GAME.to_move(state) is None


def test_before_the_showdown_there_is_nothing_to_show(deal: Deal) -> None:
    assert deal.refused(deal.start(A, B, C), "show") == "nichts_aufzudecken"


def test_the_tables_ranking_decides_the_showdown(deal: Deal) -> None:
    flush, full = "ger-S ger-2", "bog-K svidar-K"
    moves = "call, check" + ", check" * 6
    shared = "ger-5 ger-4 ger-K bog-1 svidar-1"
    assert GAME.result(deal.after(deal.start(flush, full, board=shared), moves), 2) == (-2, 2)
    rare = deal.start(flush, full, board=shared, rangfolge="seltenheit")
    assert GAME.result(deal.after(rare, moves), 2) == (2, -2)


# the match


def next_deal(deal: Deal, state: State, *hands: str) -> State | None:
    assert GAME.deal_next is not None
    after: State | None = GAME.deal_next(state, deal.order(*hands, board=DRY))
    return after


def test_the_dealer_moves_left_and_the_stacks_stay(deal: Deal) -> None:
    state = next_deal(deal, deal.after(deal.start(A, B, C), "raise 6, fold, fold"), A, B, C)
    assert state is not None
    assert state.dealer == 0 and state.table.paid == (0, 1, 2) and state.table.stacks == (99, 97, 101)


def test_seats_without_chips_are_skipped_and_the_blinds_move_on(deal: Deal) -> None:
    state = deal.after(deal.start(B, A, C, "ger-1 ger-4"), "fold, fold, raise 100, call")
    assert state.table.stacks == (0, 200, 100, 100)
    after = next_deal(deal, state, A, B, C, "ger-1 ger-4")
    assert after is not None
    assert (after.dealer, after.hands[0], after.table.paid) == (1, (), (0, 0, 1, 2))
    assert GAME.to_move(after) == 1


def test_the_match_ends_when_one_seat_has_all_chips(deal: Deal) -> None:
    assert next_deal(deal, deal.after(deal.start(A, B), "raise 100, call"), A, B) is None


def test_sensible_players_finish_a_match(deal: Deal) -> None:
    pack = deal.deck
    matches = list(islice(play_deals(GAME, deal.data.settle({"startmarken": 20}), 3, pack, 1, "sensible", 400), 500))
    assert len(matches) < 500
    assert sorted(matches[-1].state.table.stacks) == [0, 0, 60]


# what is seen and said


def test_a_view_shows_own_cards_board_and_chips_alone(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "call, call, check")
    seen = GAME.view(state, 1)
    assert seen.hands == ((HIDDEN, HIDDEN), deal.deck.read(B), (HIDDEN, HIDDEN))
    assert set(seen.stock) == {HIDDEN} and seen.board == state.board and seen.table == state.table


def test_shown_hands_are_seen_by_all(deal: Deal) -> None:
    state = deal.after(deal.start(A, B, C), "raise 100, fold, call")
    assert GAME.view(state, 0).hands == (deal.deck.read(A), deal.deck.read(B), deal.deck.read(C))
    assert GAME.view(state, 1).hands[0] == (HIDDEN, HIDDEN), "a folded hand stays unseen"


@pytest.mark.parametrize("text", ["", "bet", "bet 04", "bet x", "raise -2", "raise 2 ", "fold 3", "fold x", "all-in"])
def test_what_is_no_move_is_told(deal: Deal, text: str) -> None:
    with pytest.raises(Exception, match="no move of Burner Hold'em"):
        GAME.read(text, deal.deck)


def test_remarks_tell_the_board_all_in_and_who_wins(deal: Deal) -> None:
    before = deal.after(deal.start(A, B), "raise 100")
    after = deal.after(before, "call")
    read = deal.deck.read
    assert GAME.remarks(before, deal.read("call"), after) == (
        Reason("all_in"),
        Reason("flop", read("yxar-1 skoell-3 ger-5")),
        Reason("turn", read("bog-E")),
        Reason("river", read("jarnur-K")),
        Reason("gewinnt", read(A)),
    )


def test_a_whole_deal_reads_like_poker(deal: Deal) -> None:
    """Seat 2 raises, seat 0 calls with two Siglen, seat 1 folds; a bet on the flop is raised; checked to the end."""
    state = deal.start(A, C, B)
    state = deal.after(state, "raise 6, call, fold")
    assert (state.table.stacks, GAME.accounts and GAME.accounts(state)[-1]) == ((94, 98, 94), 14)
    state = deal.after(state, "check, bet 8, raise 16, call")
    assert board(state) == "yxar-1 skoell-3 ger-5 bog-E"
    state = deal.after(state, "check, check, bet 20, call")
    assert entries(state) == [
        (0, "einsatz", -42),
        (0, "topf", 86),
        (1, "einsatz", -2),
        (2, "einsatz", -42),
    ]
    assert state.table.stacks == (144, 98, 58)
    assert showing(state) == (0, 2)


@pytest.mark.parametrize("shows", [shows_side_pot, shows_kicker, shows_split_pot])
def test_the_booklets_examples_can_be_found(deal: Deal, shows: object) -> None:
    assert callable(shows)
    seed, deals, found = session_of(GAME.id).find_in_match(4, shows, "the example")
    assert seed < 500 and shows(deals[-1]) == found
