"""Rommé: cases named after the rules they test."""

from __future__ import annotations

from typing import Any

import pytest

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.contract import CHANCE, Reason
from kartenwerk.games.romme import GAME
from kartenwerk.games.romme.rules import Act, Move, deal, deal_next, grammar, moves, play, to_move, totals, why_not
from kartenwerk.games.romme.table import Laid, points
from kartenwerk.games.romme.turn import State
from kartenwerk.mechanics.melds import read_meld
from kartenwerk.mechanics.reshuffle import Reshuffle
from kartenwerk.mechanics.rummy import Throw

CATALOG = Catalog(DataRoots.over())
DATA = CATALOG.game("romme")
DECK = CATALOG.deck("franzoesisch").pack
STOCK = "kreuz-2 kreuz-4 kreuz-6"
OTHER = "kreuz-A kreuz-K kreuz-7 joker-3"
FORTY = "herz-K karo-K pik-K herz-3 herz-4 herz-5"
"""30 and 12 points."""


def rules(**changes: Any) -> Any:
    return GAME.with_rules(DATA, changes)


def pack(**changes: Any) -> Any:
    return GAME.pack(rules(**changes), 2, DECK)


def table(
    hand: str,
    *laid: str,
    opened: bool = False,
    drawn: bool = True,
    pile: str = "karo-8 karo-2",
    stock: str = STOCK,
    **changes: Any,
) -> State:
    """Seat 0 of two is on turn; the melds lie on the table with the first joker wherever one stands for a card."""
    melds = tuple(read_meld(text, DECK) for text in laid)
    lying = tuple(Laid(meld, meld.taken((*meld.real, *DECK.read("joker-1 joker-2")))) for meld in melds)
    return State(
        rules(**changes),
        grammar(rules(**changes), pack()),
        (DECK.read(hand), DECK.read(OTHER)),
        DECK.read(stock),
        DECK.read(pile),
        (opened, False),
        1,
        0,
        (0, 0),
        table=lying,
        drawn=drawn,
    )


def move(text: str) -> Move:
    return GAME.read(text, DECK)


def after(state: State, *done: str) -> State:
    for text in done:
        assert why_not(state, move(text)) is None, (text, why_not(state, move(text)))
        assert move(text) in moves(state), text
        state = play(state, move(text))
    return state


def legal(state: State, verb: str = "") -> set[str]:
    return {str(move) for move in moves(state) if str(move).startswith(verb)}


def reason(state: State, text: str) -> str | None:
    found = why_not(state, move(text))
    return found.id if found else None


@pytest.mark.parametrize(("joker", "cards"), [(6, 110), (2, 106), (0, 104)])
def test_two_packs_and_up_to_six_jokers(joker: int, cards: int) -> None:
    assert len(pack(joker=joker)) == cards


def test_thirteen_cards_each_and_no_open_one_so_that_forehand_draws_from_the_stock() -> None:
    state = deal(rules(), 2, pack())
    assert (list(map(len, state.hands)), state.pile, moves(state)) == ([13, 13], (), (Act.STOCK,))
    assert set(moves(deal(rules(startkarte=True), 2, pack()))) == set(Act)


def test_then_from_stock_or_pile() -> None:
    state = table("herz-2 herz-9", drawn=False)
    assert moves(state) == (Act.STOCK, Act.PILE)
    assert after(state, "nimmt die offene").hand == DECK.read("herz-2 herz-9 karo-2")
    assert reason(state, "wirft herz-2") == "erst_ziehen"
    assert reason(table("herz-2"), "zieht") == "schon_gezogen"


def test_a_card_taken_from_the_pile_does_not_go_back_at_once() -> None:
    state = after(table("herz-2 herz-9", drawn=False), "nimmt die offene")
    assert reason(state, "wirft karo-2") == "nicht_dieselbe"
    free = after(table("herz-2 herz-9", drawn=False, nicht_dieselbe=False), "nimmt die offene")
    assert reason(free, "wirft karo-2") is None


def test_unless_another_like_it_was_there() -> None:
    assert reason(after(table("karo-2 herz-9", drawn=False), "nimmt die offene"), "wirft karo-2") is None


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
    assert points(read_meld(meld, DECK)) == count


def test_the_first_melds_count_40_together() -> None:
    state = after(table(FORTY + " pik-9"), "legt herz-3 herz-4 herz-5")
    assert (reason(state, "wirft pik-9"), legal(state)) == ("erstmeldung", {"legt herz-K karo-K pik-K"})
    assert after(state, "legt herz-K karo-K pik-K").laid == 42


def test_less_is_not_laid() -> None:
    state = table("herz-K karo-K pik-K pik-9 herz-4")
    assert (reason(state, "legt herz-K karo-K pik-K"), legal(state, "legt")) == ("erstmeldung", set())
    assert reason(table("herz-K karo-K pik-K pik-9 herz-4", erstmeldung=30), "legt herz-K karo-K pik-K") is None


def test_who_has_opened_before_lays_less() -> None:
    assert reason(table("herz-3 herz-4 herz-5 pik-9", opened=True), "legt herz-3 herz-4 herz-5") is None


KINGS = "herz-K karo-K pik-K"
SEVENS = "herz-7 joker=karo-7 pik-7"


def test_adding_and_swapping_begin_with_the_next_turn() -> None:
    state = after(table(FORTY + " kreuz-K karo-7 pik-9 pik-2", SEVENS), "legt " + KINGS, "legt herz-3 herz-4 herz-5")
    assert (reason(state, "legt kreuz-K an 2"), reason(state, "tauscht karo-7 bei 1")) == ("erst_melden", "erst_melden")
    state = after(state, "wirft pik-2")
    assert (state.opened, state.turn) == ((True, False), 1)
    again = state._replace(turn=0, drawn=True)
    assert {"legt kreuz-K an 2", "tauscht karo-7 bei 1"} <= legal(again)


def test_unless_agreed_otherwise() -> None:
    hand = FORTY + " kreuz-K pik-9 pik-2"
    state = after(table(hand, anlegen_im_meldezug=True), "legt " + KINGS, "legt herz-3 herz-4 herz-5")
    assert after(state, "legt kreuz-K an 1").committed is False


def test_cards_are_added_to_all_melds() -> None:
    state = table("kreuz-7 herz-8 karo-2 herz-3", SEVENS, "herz-9 herz-10 herz-B", opened=True)
    assert legal(state, "legt") == {"legt kreuz-7 an 1", "legt herz-8 an 2"}
    state = after(state, "legt herz-8 an 2")
    assert str(state.melds[1]) == "herz-8 herz-9 herz-10 herz-B"
    assert reason(state, "legt karo-2 an 2") == "passt_nicht_an"


def test_a_joker_is_added_for_a_card() -> None:
    state = after(table("joker-2 karo-2", "herz-9 herz-10 herz-B", opened=True), "legt joker=herz-8 an 1")
    assert str(state.melds[0]) == "joker=herz-8 herz-9 herz-10 herz-B"
    assert state.table[0].cards == DECK.read("joker-2 herz-9 herz-10 herz-B")


def test_a_joker_is_taken_for_the_card_it_stands_for_and_may_be_laid_again() -> None:
    state = after(table("karo-7 karo-2 karo-3 pik-9", SEVENS, opened=True), "tauscht karo-7 bei 1")
    assert (str(state.melds[0]), state.hand) == ("herz-7 karo-7 pik-7", DECK.read("karo-2 karo-3 pik-9 joker-1"))
    assert "legt karo-2 karo-3 joker=karo-4" in legal(state)
    assert reason(table("kreuz-7 karo-2", SEVENS, opened=True), "tauscht kreuz-7 bei 1") == "kein_joker_dafuer"


def test_a_meld_has_two_cards_that_are_no_jokers() -> None:
    hand = "karo-2 joker-1 joker-2 pik-9"
    assert reason(table(hand, opened=True), "legt karo-2 joker=karo-3 joker=karo-4") == "keine_kombination"
    assert reason(table(hand, opened=True, min_echte=1), "legt karo-2 joker=karo-3 joker=karo-4") is None


def test_runs_do_not_go_round_the_ace_unless_agreed() -> None:
    hand = "karo-K karo-A karo-2 pik-9"
    assert reason(table(hand, opened=True), "legt karo-K karo-A karo-2") == "keine_kombination"
    assert reason(table(hand, opened=True, folge_umlauf=True), "legt karo-K karo-A karo-2") is None


def test_a_card_must_be_left_to_throw_away() -> None:
    assert reason(table("karo-2 karo-3 karo-4", opened=True), "legt karo-2 karo-3 karo-4") == "letzte_abwerfen"
    assert reason(table("kreuz-7", SEVENS, opened=True), "legt kreuz-7 an 1") == "letzte_abwerfen"


def test_and_not_the_one_just_taken() -> None:
    state = after(table("herz-3 herz-4 herz-5", opened=True, drawn=False), "nimmt die offene")
    assert reason(state, "legt herz-3 herz-4 herz-5") == "letzte_abwerfen"


def test_of_two_alike_the_one_just_taken_is_laid_and_the_other_may_be_thrown_away() -> None:
    state = after(table("karo-2 karo-3 karo-4", opened=True, drawn=False), "nimmt die offene")
    assert GAME.result(after(state, "legt karo-2 karo-3 karo-4", "wirft karo-2"), 2) == (0, -48)
    state = after(table("kreuz-7 karo-2 karo-3 karo-4", SEVENS, drawn=False, pile="kreuz-7"), "nimmt die offene")
    assert GAME.result(after(state, "legt kreuz-7 an 1", "legt karo-2 karo-3 karo-4", "wirft kreuz-7"), 2) == (0, -96)


def test_who_holds_the_card_lays_it_and_not_a_joker() -> None:
    hand = "karo-2 karo-3 karo-4 joker-1 pik-9"
    assert reason(table(hand, opened=True), "legt karo-2 joker=karo-3 karo-4") == "karte_statt_joker"


def test_unless_the_best_way_to_lay_the_hand_needs_the_joker_there() -> None:
    state = table("herz-7 karo-7 kreuz-7 pik-7 joker-1 joker-2 pik-9", opened=True)
    assert any("joker" in text for text in legal(state, "legt"))


def test_the_last_card_thrown_away_ends_the_game_and_the_others_count_their_hands() -> None:
    state = after(table("karo-2 karo-3 karo-4 pik-9", opened=True), "legt karo-2 karo-3 karo-4", "wirft pik-9")
    assert (to_move(state), GAME.result(state, 2)) == (None, (0, -48))


def test_hand_romme_counts_double_and_needs_no_40_points() -> None:
    state = after(table("karo-2 karo-3 karo-4 pik-9"), "legt karo-2 karo-3 karo-4", "wirft pik-9")
    assert GAME.result(state, 2) == (0, -96)
    assert [item.reason for item in GAME.tally(state)] == ["hand_romme", "rest", "doppelt"]


def test_hand_romme_may_add_to_melds() -> None:
    state = table("karo-2 karo-3 karo-4 kreuz-7 pik-9", SEVENS)
    state = after(state, "legt kreuz-7 an 1")
    assert (reason(state, "wirft pik-9"), legal(state)) == ("muss_hinaus", {"legt karo-2 karo-3 karo-4"})
    assert GAME.result(after(state, "legt karo-2 karo-3 karo-4", "wirft pik-9"), 2) == (0, -96)


def test_yet_nothing_is_added_by_who_cannot_go_out() -> None:
    assert reason(table("karo-2 karo-3 kreuz-7 pik-9", SEVENS), "legt kreuz-7 an 1") == "erst_melden"


def test_when_the_stock_is_gone_the_pile_is_shuffled_but_for_its_last_card() -> None:
    state = table("herz-2 herz-9", drawn=False, pile="karo-8 karo-9 karo-2", stock="")
    assert to_move(state) == CHANCE
    state = play(state, Reshuffle(DECK.read("karo-9 karo-8")))
    assert (state.stock, state.pile) == (DECK.read("karo-9 karo-8"), DECK.read("karo-2"))


def finished(scores: tuple[int, int], number: int = 1, **changes: Any) -> State:
    state = after(
        table("karo-2 karo-3 karo-4 pik-9", opened=True, **changes), "legt karo-2 karo-3 karo-4", "wirft pik-9"
    )
    return state._replace(scores=scores, number=number)


def test_three_times_and_then_the_deal_ends_without_a_winner() -> None:
    """Full sets take no card, and a hand of one card lays no meld: without an end it would go on for ever."""
    last = table("joker-1 karo-5", stock="", opened=True)
    assert to_move(play(last._replace(shuffles=2), Throw(DECK.card("karo-5")))) == CHANCE
    state = play(last._replace(shuffles=3), Throw(DECK.card("karo-5")))
    assert to_move(state) is None and moves(state) == ()
    assert [(item.seat, item.reason, item.points) for item in GAME.tally(state)] == [(0, "rest", -20), (1, "rest", -48)]
    assert GAME.remarks(last, Throw(DECK.card("karo-5")), state) == (Reason("keiner_fertig"),)


def test_and_so_it_does_when_there_is_nothing_to_shuffle() -> None:
    state = table("joker-1", stock="", pile="karo-8", drawn=False)
    assert to_move(state) is None
    assert to_move(state._replace(stock=DECK.read("karo-9"))) == 0


def test_shuffling_is_counted() -> None:
    state = table("joker-1 karo-5", stock="", drawn=False)
    assert play(state, Reshuffle(state.pile[:-1])).shuffles == 1


def test_deals_add_up_until_somebody_has_too_many_points() -> None:
    state = finished((-100, -451))
    assert totals(state) == (-100, -499)
    following = deal_next(state, pack())
    assert following is not None and (following.scores, following.dealer) == ((-100, -499), 0)
    assert deal_next(finished((-100, -452)), pack()) is None


def test_or_for_a_number_of_deals() -> None:
    assert deal_next(finished((0, -600), number=5, ende="spiele"), pack()) is not None
    assert deal_next(finished((0, 0), number=6, ende="spiele"), pack()) is None


def test_a_view_hides_other_hands_and_the_stock() -> None:
    seen = GAME.view(table(FORTY, SEVENS), 0)
    assert {str(card) for card in (*seen.hands[1], *seen.stock)} == {"?"}
    assert seen.hands[0] == DECK.read(FORTY)
