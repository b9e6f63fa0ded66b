"""Rommé: the deal, how it ends, what it costs, and the match."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.romme.support import FORTY, SEVENS, after, game, legal, refused, state_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.contract import CHANCE, Reason, winners
from kartenwerk.play.games.romme import GAME
from kartenwerk.play.games.romme.rules import play, to_move
from kartenwerk.play.games.romme.state import Draw, State
from kartenwerk.play.mechanics.melds.moves import Throw
from kartenwerk.play.mechanics.reshuffle import Reshuffle


@pytest.mark.parametrize(("joker", "cards"), [(6, 110), (2, 106), (0, 104)])
def test_two_packs_and_up_to_six_jokers(joker: int, cards: int) -> None:
    assert len(game.pack(2, joker=joker)) == cards


def test_thirteen_cards_each_and_no_open_one_so_that_forehand_draws_from_the_stock() -> None:
    state = GAME.deal(game.rules(), 2, game.pack(2))
    assert (list(map(len, state.hands)), state.pile, GAME.moves(state)) == ([13, 13], (), (Draw.STOCK,))
    assert set(GAME.moves(GAME.deal(game.rules(startkarte=True), 2, game.pack(2)))) == set(Draw)


def test_then_from_stock_or_pile() -> None:
    state = state_of("herz-2 herz-9", drawn=False)
    assert GAME.moves(state) == (Draw.STOCK, Draw.PILE)
    assert after(state, "nimmt die offene").hand == game.cards("herz-2 herz-9 karo-2")
    assert refused(state, "wirft herz-2") == "erst_ziehen"
    assert refused(state_of("herz-2"), "zieht") == "schon_gezogen"


def test_the_last_card_thrown_away_ends_the_game_and_the_others_count_their_hands() -> None:
    state = after(state_of("karo-2 karo-3 karo-4 pik-9", opened=True), "legt karo-2 karo-3 karo-4", "wirft pik-9")
    assert (to_move(state), GAME.result(state, 2)) == (None, (0, -48))


def test_hand_romme_counts_double_and_needs_no_40_points() -> None:
    state = after(state_of("karo-2 karo-3 karo-4 pik-9"), "legt karo-2 karo-3 karo-4", "wirft pik-9")
    assert GAME.result(state, 2) == (0, -96)
    assert [item.reason for item in GAME.tally(state)] == ["hand_romme", "rest", "doppelt"]


def test_hand_romme_may_add_to_melds() -> None:
    state = state_of("karo-2 karo-3 karo-4 kreuz-7 pik-9", SEVENS)
    state = after(state, "legt kreuz-7 an 1")
    assert (refused(state, "wirft pik-9"), legal(state)) == ("muss_hinaus", {"legt karo-2 karo-3 karo-4"})
    assert GAME.result(after(state, "legt karo-2 karo-3 karo-4", "wirft pik-9"), 2) == (0, -96)


def test_yet_nothing_is_added_by_who_cannot_go_out() -> None:
    assert refused(state_of("karo-2 karo-3 kreuz-7 pik-9", SEVENS), "legt kreuz-7 an 1") == "erst_melden"


def test_when_the_stock_is_gone_the_pile_is_shuffled_but_for_its_last_card() -> None:
    state = state_of("herz-2 herz-9", drawn=False, pile="karo-8 karo-9 karo-2", stock="")
    assert to_move(state) == CHANCE
    state = play(state, Reshuffle(game.cards("karo-9 karo-8")))
    assert (state.stock, state.pile) == (game.cards("karo-9 karo-8"), game.cards("karo-2"))


def finished(scores: tuple[int, int], number: int = 1, **changes: Any) -> State:
    state = after(
        state_of("karo-2 karo-3 karo-4 pik-9", opened=True, **changes), "legt karo-2 karo-3 karo-4", "wirft pik-9"
    )
    return state._replace(scores=scores, number=number)


def test_three_times_and_then_the_deal_ends_without_a_winner() -> None:
    """Full sets take no card, and a hand of one card lays no meld: without an end it would go on for ever."""
    last = state_of("joker-1 karo-5", stock="", opened=True)
    assert to_move(play(last._replace(shuffles=2), Throw(game.deck.card("karo-5")))) == CHANCE
    state = play(last._replace(shuffles=3), Throw(game.deck.card("karo-5")))
    assert to_move(state) is None and GAME.moves(state) == ()
    assert [(item.seat, item.reason, item.points) for item in GAME.tally(state)] == [(0, "rest", -20), (1, "rest", -48)]
    assert GAME.remarks(last, Throw(game.deck.card("karo-5")), state) == (Reason("keiner_fertig"),)


def test_and_so_it_does_when_there_is_nothing_to_shuffle() -> None:
    state = state_of("joker-1", stock="", pile="karo-8", drawn=False)
    assert to_move(state) is None
    assert to_move(state._replace(stock=game.cards("karo-9"))) == 0
    assert to_move(state._replace(pile=game.cards("karo-8 karo-2"))) == CHANCE


def test_shuffling_is_counted() -> None:
    state = state_of("joker-1 karo-5", stock="", drawn=False)
    assert play(state, Reshuffle(state.pile[:-1])).shuffles == 1


def test_deals_add_up_until_somebody_has_too_many_points() -> None:
    state = finished((-100, -451))
    assert GAME.scores(state) == (-100, -499)
    following = GAME.deal_next(state, game.pack(2))
    assert following is not None and (following.scores, following.dealer) == ((-100, -499), 0)
    assert GAME.deal_next(finished((-100, -452)), game.pack(2)) is None


def test_the_fewest_minus_points_win_the_match_and_equals_share_it() -> None:
    assert winners(GAME.scores(finished((-100, -500)))) == (0,)
    assert winners(GAME.scores(finished((-548, -500)))) == (0, 1)


def test_or_for_a_number_of_deals() -> None:
    assert GAME.deal_next(finished((0, -600), number=5, ende="spiele"), game.pack(2)) is not None
    assert GAME.deal_next(finished((0, 0), number=6, ende="spiele"), game.pack(2)) is None


def test_a_view_hides_other_hands_and_the_stock() -> None:
    seen = GAME.view(state_of(FORTY, SEVENS), 0)
    assert {str(card) for card in (*seen.hands[1], *seen.stock)} == {"?"}
    assert seen.hands[0] == game.cards(FORTY)


def test_of_the_thrown_cards_the_last_one_is_shown() -> None:
    assert dict(GAME.piles(state_of(FORTY, pile="karo-8 karo-2"), 0))["abwurf"] == game.cards("karo-2")


def test_how_a_turn_ends_is_said() -> None:
    three = "karo-2 karo-3 karo-4"
    assert game.remarked(state_of("herz-2 herz-9"), "wirft herz-2") == ()
    assert game.remarked(state_of("herz-2 herz-9", drawn=False), "zieht") == ()
    opened = after(state_of(f"{three} pik-9 pik-2", opened=True), f"legt {three}")
    assert game.remarked(opened, "wirft pik-2") == ()
    assert game.remarked(after(opened, "wirft pik-2")._replace(turn=0, drawn=True), "wirft pik-9") == ("beendet",)
    last = after(state_of(f"{three} pik-9", stock=""), f"legt {three}")._replace(shuffles=3)
    assert game.remarked(last, "wirft pik-9") == ("aus_der_hand",), "even with the very last card to draw"
    assert game.remarked(after(state_of(f"{three} pik-9"), f"legt {three}"), "wirft pik-9") == ("aus_der_hand",)
    first = after(state_of(f"{FORTY} pik-9 pik-2"), "legt herz-K karo-K pik-K", "legt herz-3 herz-4 herz-5")
    assert game.remarked(first, "wirft pik-2") == ("gemeldet",)


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    state = state_of("herz-2 herz-9", drawn=False, pile="karo-8 karo-9 karo-2")
    shuffle = Reshuffle(game.cards("karo-8 karo-9"))
    assert refused(state, shuffle) == "stapel_reicht"
    assert refused(state._replace(drawn=True, stock=()), shuffle) == "stapel_reicht"
    empty = state._replace(stock=())
    assert refused(empty, shuffle) is None
    assert refused(empty, "zieht") == "erst_mischen"
    assert game.reason(empty, Reshuffle(shuffle.cards[:1])) == Reason("ablage_mischen", game.cards("karo-2"))
    assert refused(state._replace(pile=()), "nimmt die offene") == "nichts_zu_ziehen"
    assert refused(state._replace(drawn=True), "wirft pik-K") == "nicht_auf_der_hand"
    assert refused(finished((0, 0)), "zieht") == "spiel_aus"


def test_forehand_begins_the_first_deal_and_the_deal_goes_left() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    assert (state.dealer, state.turn, state.number, state.scores) == (2, 0, 1, (0, 0, 0))
    following = GAME.deal_next(finished((0, 0), number=3), game.pack(2))
    assert following is not None and (following.dealer, following.turn, following.number) == (0, 1, 4)


@pytest.mark.parametrize(
    "text",
    ["", "pik-7", "karo-7 bei 1", "tauscht karo-7", "tauscht karo-7 bei eins", "zieht zwei"],
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Rommé|not in the pack"):
        game.move(text)


def test_nothing_is_counted_before_the_deal_is_over() -> None:
    state = GAME.deal(game.rules(), 2, game.pack(2))
    assert GAME.to_move(state) is not None
    assert (GAME.tally(state), GAME.result(state, 2)) == ((), (0, 0))
