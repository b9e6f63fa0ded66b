"""Matching games: drawing from a stock that runs out, sitting out, and who is asked whether he has noticed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import FrozenInstanceError
from random import Random

import pytest
from tests.games.support import Share
from tests.support import session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.mechanics import matching
from kartenwerk.play.mechanics.matching import DRAW, KEEP, NOTICE, OVERLOOK, Demand, Move, Play, Setup, State
from kartenwerk.play.mechanics.reshuffle import Reshuffle

DECK = session_of("mau_mau").deck.pack
GAME = session_of("wolfsjagd").game
"""A matching game that has all of `MatchingGame`."""
cards = DECK.read


def same_suit(demand: Demand, card: Card) -> tuple[Play, ...]:
    top, _, wish, said = demand
    return tuple(Play(card, "", call) for call in said) if card.suit == (wish or top.suit) else ()


def position(stock: str, pile: str, *hands: str) -> State[None]:
    """Seat 0 is on turn; a card may be laid on one of its suit."""
    setup = Setup(None, ("herz", "pik"), len(hands) - 1, matching.answers(same_suit))
    return State(setup, cards(stock), cards(pile), tuple(map(cards, hands)), 0)


HANDS = ("pik-7", "pik-8", "pik-9")


@pytest.mark.parametrize(("pile", "owed"), [("herz-K", 0), ("herz-D herz-K", 2)])
def test_cards_that_the_stock_lacks_are_owed_only_where_there_is_a_card_to_shuffle(pile: str, owed: int) -> None:
    state = position("karo-7", pile, *HANDS)
    penalty = matching.take(state, 2, 3)
    assert (penalty.hands[2], penalty.stock, penalty.owed, penalty.debtor) == (cards("pik-9 karo-7"), (), owed, 2)
    debt = matching.draw(state._replace(debt=3), stays=False)
    assert (debt.hands[0], debt.owed, debt.debtor, debt.turn) == (cards("pik-7 karo-7"), owed, 0, 1)


def test_what_is_owed_is_drawn_from_the_shuffled_pile_by_the_seat_that_lacks_it() -> None:
    state = matching.take(position("karo-7", "herz-B herz-D herz-K", *HANDS), 2, 3)
    assert GAME.to_move(state) == CHANCE
    shuffle = GAME.chance(state, Random(1))
    assert sorted(shuffle.cards) == sorted(cards("herz-B herz-D"))
    after = matching.restock(state, shuffle)
    assert (after.hands[2], after.pile, after.stock, after.owed) == (
        (*cards("pik-9 karo-7"), *shuffle.cards),
        cards("herz-K"),
        (),
        0,
    )


def test_a_single_card_that_fits_may_be_laid_at_once_if_the_game_has_it_so() -> None:
    fits, other = position("herz-7 karo-7", "herz-K", *HANDS), position("karo-7 herz-7", "herz-K", *HANDS)
    drawn = matching.draw(fits, stays=False)
    assert (drawn.drawn, drawn.turn, drawn.stock) == (cards("herz-7")[0], 0, cards("karo-7"))
    for state in (matching.draw(fits, stays=True, lays=False), matching.draw(other, stays=True)):
        assert (state.drawn, state.turn, len(state.hands[0])) == (None, 1, 2)


def test_after_a_debt_nothing_is_laid_at_once_and_the_turn_ends_unless_the_seat_stays() -> None:
    state = position("herz-7 herz-8 karo-7", "herz-K", *HANDS)._replace(debt=2)
    for stays in (False, True):
        after = matching.draw(state, stays)
        assert (after.drawn, after.turn, after.debt, len(after.hands[0])) == (None, 0 if stays else 1, 0, 3)


def test_a_wish_outlives_drawing_and_sitting_out_and_a_debt_outlives_keeping() -> None:
    state = position("karo-7 karo-8", "herz-K", *HANDS)._replace(wish="pik", debt=2, skip=True)
    assert matching.draw(state, stays=False).wish == "pik"
    passed = matching.pass_on(state)
    assert (passed.wish, passed.debt, passed.skip, passed.turn) == ("pik", 2, False, 1)


def test_seats_without_cards_are_passed_over_but_may_notice() -> None:
    state = position("karo-7 karo-8", "herz-K", "pik-7", "", "pik-9")._replace(out=(1,))
    assert matching.draw(state, stays=False).turn == 2
    assert matching.pass_on(state).turn == 2
    asked = state._replace(last=0, asked=1)
    assert GAME.to_move(asked) == 1


def test_one_after_the_other_is_asked_whether_he_has_noticed_but_not_who_has_forgotten() -> None:
    state = position("karo-7 karo-8 karo-9", "herz-K", *HANDS)._replace(last=2, asked=0, turn=0)
    second = matching.answer(state, OVERLOOK, 2)
    assert (second.asked, GAME.to_move(second)) == (1, 1)
    assert (matching.answer(second, OVERLOOK, 2).asked, len(matching.answer(second, OVERLOOK, 2).hands[2])) == (None, 1)
    noticed = matching.answer(second, NOTICE, 2)
    assert (noticed.asked, noticed.hands[2]) == (None, cards("pik-9 karo-7 karo-8"))


@pytest.mark.parametrize(
    ("out", "turn"),
    [((), 0), ((1,), 0), ((1, 2), None)],
)
def test_the_deal_is_over_when_only_one_holds_cards(out: tuple[int, ...], turn: int | None) -> None:
    assert GAME.to_move(position("karo-7", "herz-K", *HANDS)._replace(out=out)) == turn


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    state = position("karo-7", "herz-D herz-B herz-K", *HANDS)
    shuffle = Reshuffle(cards("herz-D herz-B"))
    empty = state._replace(stock=())

    def why_not(state: State[None], move: Move) -> Reason | None:
        return matching.why_not_now(state, GAME.to_move(state), move)

    assert why_not(state._replace(out=(1, 2)), DRAW) == Reason("spiel_aus")
    assert why_not(state, shuffle) == Reason("stapel_reicht")
    assert why_not(empty, DRAW) == Reason("erst_mischen")
    assert why_not(empty, Reshuffle(cards("herz-D"))) == Reason("ablage_mischen", cards("herz-K"))
    assert why_not(empty, shuffle) is None
    assert why_not(state, NOTICE) == why_not(state, OVERLOOK) == Reason("nichts_zu_bemerken")
    assert why_not(state._replace(asked=1), DRAW) == Reason("erst_bemerken")
    assert why_not(state, DRAW) is why_not(state._replace(asked=1), NOTICE) is None


def test_nobody_else_sees_stock_hands_or_that_a_drawn_card_fits() -> None:
    state = matching.draw(position("herz-7 karo-7", "herz-K", *HANDS), stays=False)
    own, other = GAME.view(state, 0), GAME.view(state, 1)
    assert (own.drawn, own.turn, other.drawn, other.turn) == (cards("herz-7")[0], 0, None, 1)
    assert {str(card) for card in (*own.stock, *own.hands[1], *other.hands[0])} == {"?"}
    assert sorted(GAME.holdings(state)) == sorted((*sum(state.hands, ()), *state.stock, *state.pile))
    assert dict(GAME.piles(state._replace(pile=cards("herz-D herz-K")), 1)) == {
        "ablage": cards("herz-K"),
        "hand": cards("pik-8"),
    }


@pytest.mark.parametrize("text", ["", "herz-7 herz-8", "herz-7, Uno!", "herz-7 wünscht pik, Uno!", "nimmt"])
def test_what_is_no_move_is_told_with_one_that_is(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move|not in the pack"):
        matching.read_move(text, DECK, ("Mau!",))


@pytest.mark.parametrize("move", [Play(cards("herz-7")[0], "pik", "Mau!"), Play(cards("herz-7")[0]), DRAW, KEEP])
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert matching.read_move(str(move), DECK, ("Mau!",)) == move


LAYING = tuple(Play(card, "", call) for card in cards("herz-7 herz-8") for call in ("Mau!", ""))


@pytest.mark.parametrize(("hand", "warns"), [("herz-7 herz-8", {"Mau!"}), ("herz-7 herz-8 herz-9", {"Mau!", ""})])
def test_the_eager_player_warns_with_two_cards_and_draws_only_if_nothing_fits(hand: str, warns: set[str]) -> None:
    state = position("karo-7", "herz-K", hand, "pik-8")
    chosen = [matching.eager(state, (*LAYING, DRAW), Random(seed)) for seed in range(20)]
    assert {move.call for move in chosen if isinstance(move, Play)} == warns
    assert DRAW not in chosen
    assert matching.eager(state, (DRAW,), Random(1)) is DRAW


def test_the_sensible_player_notices_every_second_time_and_forgets_every_tenth() -> None:
    def merit(move: Play, forgets: bool) -> tuple[float, ...]:
        return (move.card.value, bool(move.call) != forgets)

    def chosen(options: Sequence[Move], share: float) -> Move:
        return matching.by_merit(options, Share(share), merit)

    assert [chosen((NOTICE, OVERLOOK), share) for share in (0.49, 0.5)] == [NOTICE, OVERLOOK]
    assert [str(chosen((*LAYING, DRAW), share)) for share in (0.09, 0.1)] == ["herz-8", "herz-8, Mau!"]
    assert chosen((DRAW,), 0.5) is DRAW


def test_what_a_move_did_is_said() -> None:
    state = position("karo-7", "herz-K", *HANDS)
    lay = Play(cards("pik-7")[0])

    def said(before: State[None], move: Move, after: State[None]) -> list[Reason]:
        return matching.remarks(before, move, after, "sieben" if move == lay else "", "zieht_strafe")

    assert said(state, lay, state) == [Reason("sieben", cards("pik-7"))]
    assert said(state, lay, state._replace(asked=1)) == [Reason("sieben", cards("pik-7")), Reason("vergessen")]
    assert said(state, Play(cards("pik-8")[0]), state) == []
    assert said(state, DRAW, state) == []
    assert said(state._replace(debt=2), DRAW, state) == [Reason("zieht_strafe")]
    assert said(state._replace(stock=()), DRAW, state) == [Reason("nichts_zu_ziehen")]
    assert said(state._replace(stock=()), KEEP, state) == []
    assert said(state, NOTICE, state) == [Reason("bemerkt")]


def test_an_unfit_card_opens_the_pile_only_where_no_other_is_left() -> None:
    first, second, third = cards("herz-7 herz-8 herz-9")
    assert matching.start_card((first, second), {first.rank}) == (second, (first,))
    assert matching.start_card((first, second), {first.rank, second.rank}) == (first, (second,))
    assert matching.start_card((first, second, third), {first.rank}) == (second, (third, first))
    assert matching.start_card((first, second), ()) == (first, (second,))


def test_what_stays_the_same_for_a_whole_deal_stays() -> None:
    state = position("karo-7", "herz-K", *HANDS)
    with pytest.raises(FrozenInstanceError):
        state.setup.dealer = 1  # type: ignore[misc]
    assert state == position("karo-7", "herz-K", *HANDS), "the table of ways is no part of a state"
    assert "answers" not in repr(state.setup)
