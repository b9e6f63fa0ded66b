"""A turn of Rommé: first melds, adding, jokers, and the card that is thrown away."""

from __future__ import annotations

import pytest
from tests.games.romme.support import FORTY, KINGS, SEVENS, after, game, legal, refused, state_of

from kartenwerk.play.games.romme import GAME
from kartenwerk.play.games.romme.plans import plan_for_points
from kartenwerk.play.games.romme.scoring import points
from kartenwerk.play.mechanics.melds.meld import read_meld


def test_a_card_taken_from_the_pile_does_not_go_back_at_once() -> None:
    state = after(state_of("herz-2 herz-9", drawn=False), "nimmt die offene")
    assert refused(state, "wirft karo-2") == "nicht_dieselbe"
    free = after(state_of("herz-2 herz-9", drawn=False, nicht_dieselbe=False), "nimmt die offene")
    assert refused(free, "wirft karo-2") is None


def test_unless_another_like_it_was_there() -> None:
    assert refused(after(state_of("karo-2 herz-9", drawn=False), "nimmt die offene"), "wirft karo-2") is None


def test_and_a_joker_taken_from_the_pile_is_a_card_like_any_other() -> None:
    state = after(state_of("herz-2 herz-9", drawn=False, pile="karo-8 joker-2"), "nimmt die offene")
    assert refused(state, "wirft joker-2") == "nicht_dieselbe"
    assert legal(state, "wirft") == {"wirft herz-2", "wirft herz-9"}
    two = after(state_of("joker-1 herz-9", drawn=False, pile="karo-8 joker-2"), "nimmt die offene")
    assert refused(two, "wirft joker-1") is None is refused(two, "wirft joker-2")
    hand = state_of("joker-1 karo-2 karo-3 pik-9", opened=True, drawn=False, pile="karo-8 joker-2")
    laid = after(hand, "nimmt die offene", "legt karo-2 karo-3 joker=karo-4")
    assert refused(laid, "wirft joker-2") is None


@pytest.mark.parametrize(
    ("meld", "count"),
    [
        ("herz-K karo-K pik-K", 30),
        ("herz-A herz-2 herz-3", 6),
        ("herz-D herz-K herz-A", 31),
        ("herz-A karo-A pik-A", 33),
        ("herz-3 joker=herz-4 herz-5", 12),
    ],
)
def test_an_ace_counts_1_before_a_two_and_else_11_and_a_joker_what_it_stands_for(meld: str, count: int) -> None:
    assert points(read_meld(meld, game.deck)) == count


def test_the_first_melds_count_40_together() -> None:
    state = after(state_of(FORTY + " pik-9"), "legt herz-3 herz-4 herz-5")
    assert (refused(state, "wirft pik-9"), legal(state)) == ("erstmeldung", {"legt herz-K karo-K pik-K"})
    assert after(state, "legt herz-K karo-K pik-K").laid_points == 42


def test_the_first_melds_may_leave_nothing_but_the_card_to_throw_away() -> None:
    state = state_of(FORTY + " kreuz-K")
    melds = plan_for_points(state.meld_index, state.hand, None, 40)
    assert melds is not None and sum(map(points, melds)) == 42
    assert plan_for_points(state.meld_index, game.cards(FORTY), None, 40) is None, "no card is left"


def test_where_no_more_points_are_needed_nothing_has_to_be_laid_but_a_card_must_be_left() -> None:
    state, nine = state_of(FORTY), game.cards("pik-9")
    assert plan_for_points(state.meld_index, state.hand, None, 0) == ()
    assert plan_for_points(state.meld_index, nine, None, 0) == ()
    assert plan_for_points(state.meld_index, nine, nine[0], 0) is None


def test_less_is_not_laid() -> None:
    state = state_of("herz-K karo-K pik-K pik-9 herz-4")
    assert (refused(state, "legt herz-K karo-K pik-K"), legal(state, "legt")) == ("erstmeldung", set())
    assert refused(state_of("herz-K karo-K pik-K pik-9 herz-4", erstmeldung=30), "legt herz-K karo-K pik-K") is None


def test_where_nothing_is_needed_the_smallest_meld_is_laid_first() -> None:
    state = state_of("herz-2 karo-2 pik-2 pik-9 herz-4", erstmeldung=0)
    laid = after(state, "legt herz-2 karo-2 pik-2")
    assert legal(laid, "wirft") == {"wirft pik-9", "wirft herz-4"}
    assert after(laid, "wirft pik-9").opened[0]


@pytest.mark.parametrize("at_once", [False, True])
def test_where_nothing_is_needed_cards_are_still_added_only_after_a_meld_of_ones_own(at_once: bool) -> None:
    state = state_of(
        "herz-2 karo-2 pik-2 pik-9 herz-4 kreuz-K", "herz-5 herz-6 herz-7", erstmeldung=0, anlegen_im_meldezug=at_once
    )
    assert refused(state, "legt herz-4 an 1") == "erst_melden"
    assert refused(after(state, "legt herz-2 karo-2 pik-2"), "legt herz-4 an 1") == (None if at_once else "erst_melden")


def test_where_nothing_is_needed_a_card_is_kept_to_be_thrown() -> None:
    assert refused(state_of("herz-2 karo-2 pik-2", erstmeldung=0), "legt herz-2 karo-2 pik-2") == "letzte_abwerfen"


def test_who_has_opened_before_lays_less() -> None:
    assert refused(state_of("herz-3 herz-4 herz-5 pik-9", opened=True), "legt herz-3 herz-4 herz-5") is None


def test_adding_and_swapping_begin_with_the_next_turn() -> None:
    state = after(state_of(FORTY + " kreuz-K karo-7 pik-9 pik-2", SEVENS), "legt " + KINGS, "legt herz-3 herz-4 herz-5")
    assert (refused(state, "legt kreuz-K an 2"), refused(state, "tauscht karo-7 bei 1")) == (
        "erst_melden",
        "erst_melden",
    )
    state = after(state, "wirft pik-2")
    assert (state.opened, state.turn) == ((True, False), 1)
    again = state._replace(turn=0, drawn=True)
    assert {"legt kreuz-K an 2", "tauscht karo-7 bei 1"} <= legal(again)


def test_unless_agreed_otherwise() -> None:
    hand = FORTY + " kreuz-K pik-9 pik-2"
    state = after(state_of(hand, anlegen_im_meldezug=True), "legt " + KINGS, "legt herz-3 herz-4 herz-5")
    assert after(state, "legt kreuz-K an 1").committed is False


def test_exactly_as_many_points_as_wanted_are_enough_to_end_the_turn_and_to_go_on() -> None:
    hand = KINGS + " kreuz-K pik-9 pik-2"
    state = after(state_of(hand, anlegen_im_meldezug=True, erstmeldung=30), "legt " + KINGS)
    assert after(state, "legt kreuz-K an 1").committed is False
    assert refused(state, "wirft pik-2") is None
    state = after(state_of(hand, erstmeldung=30), "legt " + KINGS)
    assert refused(state, "wirft pik-2") is None


def test_cards_are_added_to_all_melds() -> None:
    state = state_of("kreuz-7 herz-8 karo-2 herz-3", SEVENS, "herz-9 herz-10 herz-B", opened=True)
    assert legal(state, "legt") == {"legt kreuz-7 an 1", "legt herz-8 an 2"}
    state = after(state, "legt herz-8 an 2")
    assert str(state.melds[1]) == "herz-8 herz-9 herz-10 herz-B"
    assert refused(state, "legt karo-2 an 2") == "passt_nicht_an"


def test_a_joker_is_added_for_a_card() -> None:
    state = after(state_of("joker-2 karo-2", "herz-9 herz-10 herz-B", opened=True), "legt joker=herz-8 an 1")
    assert str(state.melds[0]) == "joker=herz-8 herz-9 herz-10 herz-B"
    assert state.on_table[0].cards == game.cards("joker-2 herz-9 herz-10 herz-B")
    state = after(state_of("joker-2 joker-1 karo-2", "herz-9 herz-10 herz-B", opened=True), "legt joker=herz-8 an 1")
    assert state.hand == game.cards("joker-2 karo-2"), "of several the first one, so that a game can be replayed"


def test_a_joker_is_taken_for_the_card_it_stands_for_and_may_be_laid_again() -> None:
    state = after(state_of("karo-7 karo-2 karo-3 pik-9", SEVENS, opened=True), "tauscht karo-7 bei 1")
    assert (str(state.melds[0]), state.hand) == ("herz-7 karo-7 pik-7", game.cards("karo-2 karo-3 pik-9 joker-1"))
    assert "legt karo-2 karo-3 joker=karo-4" in legal(state)
    assert refused(state_of("kreuz-7 karo-2", SEVENS, opened=True), "tauscht kreuz-7 bei 1") == "kein_joker_dafuer"


def test_a_meld_has_two_cards_that_are_no_jokers() -> None:
    hand = "karo-2 joker-1 joker-2 pik-9"
    assert refused(state_of(hand, opened=True), "legt karo-2 joker=karo-3 joker=karo-4") == "keine_kombination"
    assert refused(state_of(hand, opened=True, min_echte=1), "legt karo-2 joker=karo-3 joker=karo-4") is None


def test_runs_do_not_go_round_the_ace_unless_agreed() -> None:
    hand = "karo-K karo-A karo-2 pik-9"
    assert refused(state_of(hand, opened=True), "legt karo-K karo-A karo-2") == "keine_kombination"
    assert refused(state_of(hand, opened=True, folge_umlauf=True), "legt karo-K karo-A karo-2") is None


def test_a_card_must_be_left_to_throw_away() -> None:
    assert refused(state_of("karo-2 karo-3 karo-4", opened=True), "legt karo-2 karo-3 karo-4") == "letzte_abwerfen"
    assert refused(state_of("kreuz-7", SEVENS, opened=True), "legt kreuz-7 an 1") == "letzte_abwerfen"


def test_and_not_the_one_just_taken() -> None:
    state = after(state_of("herz-3 herz-4 herz-5", opened=True, drawn=False), "nimmt die offene")
    assert refused(state, "legt herz-3 herz-4 herz-5") == "letzte_abwerfen"


def test_of_two_alike_the_one_just_taken_is_laid_and_the_other_may_be_thrown_away() -> None:
    state = after(state_of("karo-2 karo-3 karo-4", opened=True, drawn=False), "nimmt die offene")
    assert GAME.result(after(state, "legt karo-2 karo-3 karo-4", "wirft karo-2"), 2) == (0, -48)
    state = after(state_of("kreuz-7 karo-2 karo-3 karo-4", SEVENS, drawn=False, pile="kreuz-7"), "nimmt die offene")
    assert GAME.result(after(state, "legt kreuz-7 an 1", "legt karo-2 karo-3 karo-4", "wirft kreuz-7"), 2) == (
        0,
        -96,
    )


def test_who_holds_the_card_lays_it_and_not_a_joker() -> None:
    hand = "karo-2 karo-3 karo-4 joker-1 pik-9"
    assert refused(state_of(hand, opened=True), "legt karo-2 joker=karo-3 karo-4") == "karte_statt_joker"
    two = state_of("karo-2 karo-3 karo-5 joker-1 joker-2 pik-9", opened=True)
    assert refused(two, "legt karo-2 joker=karo-3 joker=karo-4 karo-5") == "karte_statt_joker"


def test_unless_the_best_way_to_lay_the_hand_needs_the_joker_there() -> None:
    state = state_of("herz-7 karo-7 kreuz-7 pik-7 joker-1 joker-2 pik-9", opened=True)
    assert any("joker" in text for text in legal(state, "legt"))
    state = state_of("herz-6 herz-7 herz-8 pik-7 karo-7 joker-1 pik-9", opened=True)
    assert {"legt herz-6 joker=herz-7 herz-8", "legt herz-7 karo-7 pik-7"} <= legal(state)
