"""51 Tot: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.einundfuenfzig_tot import GAME
from kartenwerk.play.games.einundfuenfzig_tot.rules import Lay, State, worths

game = Referee(GAME)


def position(hand: str, total: int, stock: str = "pik-9 pik-8", **changes: Value) -> State:
    """Seat 0 of three is to lay."""
    hands = (game.cards(hand), game.cards("herz-9"), game.cards("karo-9"))
    return State(game.rules(**changes), game.cards(stock), game.cards("kreuz-K"), hands, 2, 0, total)


def lay(name: str, worth: int) -> Lay:
    return Lay(game.deck.card(name), worth)


@pytest.mark.parametrize(("players", "cards"), [(2, 96), (19, 96), (20, 128)])
def test_beyond_nineteen_players_a_fourth_pack_is_added(players: int, cards: int) -> None:
    assert len(game.pack(players)) == cards


def test_nineteen_players_use_the_three_packs_up_exactly() -> None:
    assert GAME.deal(game.rules(), 19, game.pack(19)).stock == ()


@pytest.mark.parametrize(
    ("table", "worth"),
    [
        ("a", {"A": (1,), "K": (4,), "D": (3,), "B": (2,), "10": (-1,), "9": (0,), "8": (8,), "7": (1, 7)}),
        ("b", {"A": (1, 11), "K": (10,), "D": (10,), "B": (10,), "10": (-10, 10), "9": (0,), "8": (0,), "7": (7,)}),
    ],
)
def test_table(table: str, worth: dict[str, tuple[int, ...]]) -> None:
    assert {rank: worths(game.rules(tafel=table), game.deck.card(f"pik-{rank}")) for rank in worth} == worth


def test_the_card_that_is_turned_up_counts() -> None:
    order = game.pack(2)
    state = GAME.deal(game.rules(), 2, order)
    assert (state.pile, state.total) == ((order[10],), worths(game.rules(), order[10])[0])


def test_a_king_a_jack_a_ten_and_an_eight_make_13() -> None:
    state = position("pik-B", 4)
    totals = []
    for name, worth in (("pik-B", 2), ("herz-10", -1), ("karo-8", 8)):
        state = state._replace(
            hands=tuple(game.cards(name) if seat == state.turn else hand for seat, hand in enumerate(state.hands))
        )
        state = game.after(state, lay(name, worth))
        totals.append(state.total)
    assert totals == [6, 5, 13]


def test_50_is_allowed_and_51_is_lost() -> None:
    assert game.after(position("pik-8", 42), lay("pik-8", 8)).loser is None
    assert game.after(position("pik-8", 43), lay("pik-8", 8)).loser == 0


def test_at_44_an_eight_loses_and_a_seven_as_one_saves() -> None:
    assert GAME.result(game.after(position("pik-8", 44), lay("pik-8", 8)), 3) == (-1, 0, 0)
    assert game.after(position("pik-7", 44), lay("pik-7", 1)).total == 45


def test_the_player_chooses_what_a_seven_counts() -> None:
    assert GAME.moves(position("pik-7", 0)) == (lay("pik-7", 1), lay("pik-7", 7))
    assert game.reason(position("pik-7", 0), lay("pik-7", 3)) == Reason("falscher_wert", game.cards("pik-7"))


def test_the_total_may_fall_below_nothing() -> None:
    assert game.after(position("pik-10", 0), lay("pik-10", -1)).total == -1


def test_a_card_is_drawn_after_laying() -> None:
    state = game.after(position("pik-K", 0), lay("pik-K", 4))
    assert (state.hands[0], state.stock) == (game.cards("pik-9"), game.cards("pik-8"))


def test_without_stock_an_empty_hand_ends_the_round_without_a_loser() -> None:
    state = game.after(position("pik-K", 0, stock=""), lay("pik-K", 4))
    assert (GAME.to_move(state), GAME.tally(state)) == (None, ())


@pytest.mark.parametrize(("table", "following"), [("a", 1), ("b", 2)])
def test_only_in_table_b_an_eight_makes_the_next_sit_out(table: str, following: int) -> None:
    state = position("pik-8", 0, tafel=table)
    assert game.after(state, GAME.moves(state)[0]).turn == following


def test_last_rounds_forehand_deals() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    following = GAME.deal_next(state, game.pack(3))
    assert following is not None
    assert following.dealer == state.turn


def test_a_match_has_as_many_rounds_as_agreed() -> None:
    state = GAME.deal(game.rules(partie_runden=4), 3, game.pack(3))
    assert (state.number, state.dealer, state.turn) == (1, 2, 0)
    following = GAME.deal_next(state._replace(number=3), game.pack(3))
    assert following is not None and following.number == 4
    assert GAME.deal_next(following, game.pack(3)) is None


def test_of_the_laid_cards_the_last_one_is_shown() -> None:
    state = position("herz-7", 10)._replace(pile=game.cards("karo-8 karo-9"))
    assert dict(GAME.piles(state, 0)) == {"ablage": game.cards("karo-9"), "hand": game.cards("herz-7")}


@pytest.mark.parametrize(
    ("total", "laid"), [(40, lay("pik-8", 8)), (42, lay("pik-8", 8)), (43, lay("pik-K", 4)), (50, lay("pik-8", 8))]
)
def test_the_sensible_player_lays_what_counts_most_without_losing(total: int, laid: Lay) -> None:
    state = position("pik-K pik-8 pik-D", total)
    assert game.chosen(state) == str(laid)
    assert game.chosen(state, "eager") == str(lay("pik-8", 8))


def test_who_loses_is_said_and_who_sits_out_where_a_card_skips() -> None:
    assert game.remarked(position("pik-8 pik-9", 42), lay("pik-8", 8)) == ()
    assert game.remarked(position("pik-8", 43), lay("pik-8", 8)) == ("tot",)
    assert game.remarked(position("pik-8 pik-9", 43, tafel="b"), lay("pik-8", 0)) == ("setzt_aus",)


def test_what_cannot_be_laid_is_refused() -> None:
    assert game.refused(position("pik-7", 0), lay("pik-8", 8)) == "nicht_auf_der_hand"
    over = game.after(position("pik-8", 43), lay("pik-8", 8))
    assert (game.refused(over, lay("pik-9", 0)), GAME.moves(over)) == ("runde_aus", ())


def test_each_seat_gets_five_cards_and_the_number_of_packs_is_agreed() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    assert ([*map(len, state.hands)], len(state.stock)) == ([5, 5, 5], 96 - 15 - 1)
    assert [len(game.pack(3, blaetter=packs)) for packs in ("4", "5")] == [128, 160]


@pytest.mark.parametrize(("least", "loser"), [(51, 0), (52, None)])
def test_with_how_much_one_loses_is_agreed(least: int, loser: int | None) -> None:
    assert game.after(position("pik-8", 43, verlust_ab=least), lay("pik-8", 8)).loser == loser


@pytest.mark.parametrize("text", ["pik-7", "pik-7 zählt", "pik-7 zählt viel", "pik-7 zählt --1"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of 51 Tot|not in the pack"):
        game.move(text)


@pytest.mark.parametrize("table", ["a", "b"])
def test_moves_are_alike_if_they_differ_in_the_suit_alone(table: str) -> None:
    """They make the same of the round; those that are not alike differ in the total or in whose turn it is."""
    state = position("pik-A herz-A pik-7 karo-7 pik-9 kreuz-9 pik-10 karo-8", 30, tafel=table)
    made: dict[Lay, set[tuple[int, int]]] = {}
    for move in GAME.moves(state):
        after = GAME.play(state, move)
        made.setdefault(GAME.alike(move), set()).add((after.total, after.turn))
    assert all(len(ends) == 1 for ends in made.values())
    assert sorted((move.card.rank, move.worth) for move in made) == sorted(
        {(move.card.rank, move.worth) for move in GAME.moves(state)}
    )
