"""Bakkarat: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.proof import deals
from tests.games.support import WORKSHOP, Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.bakkarat import GAME
from kartenwerk.play.games.bakkarat.coup import BANCO, PUNTO, TIE, bank_draws, total, winner, worth
from kartenwerk.play.games.bakkarat.rules import UNIT, Act, Move, Stake, State
from kartenwerk.products.chips import ChipData

game = Referee(GAME)
REST = " pik-2 pik-3 pik-4 pik-5 pik-6 pik-7"


def shoe(names: str, players: int = 2, **changes: Value) -> State:
    """A shoe that begins with these cards: player, bank, player, bank, third cards."""
    state = GAME.deal(game.rules(**changes), players, game.pack(players))
    return state._replace(shoe=game.cards(names + REST))


def won(state: State) -> tuple[int, ...]:
    """What the seats and the house have won so far."""
    return tuple(now - before for now, before in zip(state.accounts, state.start, strict=True))


@pytest.mark.parametrize(
    ("cards", "points"), [("pik-A pik-9", 0), ("pik-K pik-10 pik-B", 0), ("pik-7 pik-8", 5), ("pik-4 pik-5", 9)]
)
def test_only_the_last_figure_of_the_sum_counts(cards: str, points: int) -> None:
    assert total(game.cards(cards)) == points


def test_an_ace_counts_one_and_tens_and_courts_nothing() -> None:
    assert [worth(card) for card in game.cards("pik-A pik-2 pik-9 pik-10 pik-B pik-D pik-K")] == [1, 2, 9, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("bank", "draws"),
    [(2, range(10)), (3, (0, 1, 2, 3, 4, 5, 6, 7, 9)), (4, range(2, 8)), (5, range(4, 8)), (6, (6, 7)), (7, ())],
)
def test_the_bank_draws_on_these_third_cards(bank: int, draws: range) -> None:
    assert [third for third in range(10) if bank_draws(bank, third)] == list(draws)


def test_when_the_player_stands_the_bank_draws_up_to_five() -> None:
    assert [bank for bank in range(8) if bank_draws(bank, None)] == [0, 1, 2, 3, 4, 5]


def test_player_with_five_draws_a_four_and_a_bank_of_six_stands() -> None:
    state = game.after(shoe("pik-4 herz-3 pik-A karo-3 kreuz-4"), Stake(PUNTO, 20), Act.NOTHING)
    assert [total(hand) for hand in state.last] == [9, 6]
    assert won(state) == (20, 0, -20)


def test_a_natural_ends_the_coup_without_third_cards() -> None:
    state = game.after(shoe("pik-4 herz-8 pik-A karo-K"), Stake(BANCO, 20), Stake(PUNTO, 20))
    assert list(map(len, state.last)) == [2, 2]
    assert won(state) == (19, -20, 1)


def test_on_a_tie_stakes_on_both_sides_are_given_back_and_tie_is_paid_eightfold() -> None:
    state = game.after(shoe("pik-9 herz-8 pik-K karo-A"), Stake(PUNTO, 40), Stake(TIE, 20))
    assert won(state) == (0, 160, -160)


@pytest.mark.parametrize(("kommission", "paid"), [("prozent", 38), ("banco6", 20), ("keine", 40)])
def test_a_bank_that_wins_with_six(kommission: str, paid: int) -> None:
    state = shoe("pik-2 herz-3 pik-K karo-3 kreuz-K", kommission=kommission)
    state = game.after(state, Stake(BANCO, 40), Act.NOTHING)
    assert [total(hand) for hand in state.last] == [2, 6]
    assert won(state)[0] == paid


def test_stakes_are_whole_units_up_to_the_limit() -> None:
    state = shoe("pik-2 herz-3 pik-K karo-3")
    assert game.refused(state, Stake(PUNTO, 30)) == "einsatz_unzulaessig"
    assert game.refused(state, Stake(PUNTO, 120)) == "einsatz_unzulaessig"


def chemin(cards: str, *done: Move, players: int = 3) -> State:
    return game.after(shoe(cards, players, form="chemin", hoechsteinsatz=5), *done)


def test_in_chemin_de_fer_the_bank_stakes_first_and_the_others_cover_it() -> None:
    state = chemin("pik-2 herz-3 pik-3 karo-3", Stake(BANCO, 60))
    assert GAME.to_move(state) == 2
    state = game.after(state, Stake(PUNTO, 40))
    assert game.refused(state, Stake(PUNTO, 40)) == "einsatz_unzulaessig"
    assert game.refused(state, Stake(PUNTO, 20)) is None


def test_with_five_the_highest_stake_decides_for_all() -> None:
    state = chemin("pik-2 herz-3 pik-3 karo-4", Stake(BANCO, 100), Stake(PUNTO, 40), Stake(PUNTO, 60))
    assert GAME.to_move(state) == 1
    assert GAME.to_move(game.after(state, Act.STAND)) == 0


def test_a_bank_that_loses_goes_to_the_right_and_one_that_wins_stays() -> None:
    lost = chemin("pik-5 herz-2 pik-4 karo-4", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert (lost.bank, won(lost)) == (2, (-40, 0, 40, 0))
    kept = chemin("pik-2 herz-5 pik-4 karo-4", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert (kept.bank, won(kept)) == (0, (40, 0, -40, 0))


def test_the_higher_sum_wins() -> None:
    assert (winner(7, 6), winner(6, 7), winner(0, 0)) == (PUNTO, BANCO, TIE)


def test_everybody_begins_with_the_chips_that_a_kit_holds_for_one() -> None:
    assert game.data.rules["startmarken"].default * UNIT == ChipData.load(WORKSHOP.roots).stack


def test_one_pack_is_enough_for_the_coups_of_a_match() -> None:
    played = [deal.state.coup - 1 for deal in deals("bakkarat", 4, range(100))]
    assert played == [game.data.rules["coups"].default] * 100


def test_the_house_can_pay_when_all_win_the_dearest_stake_in_every_coup_and_has_nothing_without_a_bank() -> None:
    state = shoe("pik-2", players=3, hoechsteinsatz=4, tie_quote=9, coups=5)
    assert state.accounts[-1] == 3 * 5 * 4 * UNIT * 9
    assert chemin("pik-2").accounts[-1] == 0


def test_nobody_stakes_and_the_bank_goes_to_the_right() -> None:
    assert chemin("pik-2", Act.NOTHING, Act.NOTHING, Act.NOTHING).bank == 2


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("pik-9 herz-2 pik-K karo-3", "punto_gewinnt"),
        ("pik-2 herz-9 pik-K karo-K", "banco_gewinnt"),
        ("pik-9 herz-8 pik-K karo-A", "gleichstand"),
    ],
)
def test_both_hands_and_who_has_won_are_said_at_the_end_of_a_coup(cards: str, said: str) -> None:
    state = shoe(cards)
    assert game.remarked(state, Stake(PUNTO, 20)) == ()
    state = game.after(state, Stake(PUNTO, 20))
    after = game.after(state, Act.NOTHING)
    punto, banco, won, *gains = GAME.remarks(state, Act.NOTHING, after)
    first, second, third, fourth = game.cards(cards)
    assert punto == Reason("punto_hat", (first, third), number=total((first, third)))
    assert banco == Reason("banco_hat", (second, fourth), number=total((second, fourth)))
    assert won == Reason(said)
    chips = after.accounts[0] - state.accounts[0]
    told = {"punto_gewinnt": ["gewinnt"], "banco_gewinnt": ["verliert"], "gleichstand": []}[said]
    assert gains == [Reason(id, seat=0, number=abs(chips)) for id in told]


def test_of_a_coup_in_which_nobody_stakes_nothing_is_said() -> None:
    assert game.remarked(chemin("pik-2", Act.NOTHING, Act.NOTHING), Act.NOTHING) == ()


def test_of_a_third_card_nothing_is_said_before_the_end() -> None:
    state = chemin("pik-2 herz-K pik-3 karo-3 kreuz-8", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert game.remarked(state, Act.DRAW) == ()
    assert game.remarked(game.after(state, Act.DRAW), Act.STAND) == ("punto_hat", "banco_hat", "gleichstand")


@pytest.mark.parametrize(("cards", "drawn"), [("pik-2 herz-3 pik-3 karo-3", 3), ("pik-2 herz-4 pik-4 karo-2", 2)])
def test_the_player_stands_with_six_and_draws_with_less(cards: str, drawn: int) -> None:
    state = game.after(shoe(cards), Stake(PUNTO, 20), Act.NOTHING)
    assert len(state.last[0]) == drawn


@pytest.mark.parametrize(
    "cards", ["pik-5 herz-2 pik-3 karo-3", "pik-2 herz-5 pik-3 karo-3", "pik-2 herz-5 pik-3 karo-4"]
)
def test_eight_and_nine_of_either_side_are_naturals(cards: str) -> None:
    state = game.after(shoe(cards), Stake(PUNTO, 20), Act.NOTHING)
    assert [*map(len, state.last)] == [2, 2]
    assert state.used == game.cards(cards)[::2] + game.cards(cards)[1::2]


def test_a_bank_that_wins_with_another_sum_than_six_pays_in_full_where_no_commission_is_taken() -> None:
    state = game.after(shoe("pik-2 herz-8 pik-K karo-K", kommission="banco6"), Stake(BANCO, 40), Act.NOTHING)
    assert won(state)[0] == 40


def test_a_stake_on_a_tie_is_lost_without_one() -> None:
    state = game.after(shoe("pik-2 herz-8 pik-K karo-K"), Stake(TIE, 40), Stake(PUNTO, 20))
    assert won(state) == (-40, -20, 60)


@pytest.mark.parametrize(
    ("cards", "turn"), [("pik-2 pik-3 pik-4 pik-5 pik-6", None), ("pik-2 pik-3 pik-4 pik-5 pik-6 pik-7", 0)]
)
def test_a_coup_needs_six_cards_in_the_shoe(cards: str, turn: int | None) -> None:
    state = shoe("")._replace(shoe=game.cards(cards))
    assert GAME.to_move(state) == turn
    if turn is None:
        assert (game.refused(state, Act.NOTHING), GAME.moves(state)) == ("schlitten_leer", ())


def test_a_match_has_as_many_coups_as_agreed() -> None:
    state = shoe("", coups=5)
    assert GAME.to_move(state._replace(coup=5)) == 0
    assert GAME.to_move(state._replace(coup=6)) is None
    over = game.after(state._replace(coup=5), Act.NOTHING, Act.NOTHING)
    assert (over.coup, GAME.to_move(over)) == (6, None)


def test_a_seat_stakes_no_more_than_it_has() -> None:
    state = shoe("")
    state = state._replace(accounts=(59, *state.accounts[1:]))
    assert game.legal(state) == {
        "setzt nicht",
        *(f"{chips} auf {on}" for chips in (20, 40) for on in (PUNTO, BANCO, TIE)),
    }


def test_against_a_seat_that_holds_the_bank_nobody_stakes_more_than_is_uncovered() -> None:
    state = chemin("pik-2 herz-3 pik-3 karo-3", Stake(BANCO, 60))
    assert game.legal(chemin("pik-2")) == {"setzt nicht", *(f"{20 * units} auf banco" for units in range(1, 6))}
    assert game.legal(state) == {"setzt nicht", "20 auf punto", "40 auf punto", "60 auf punto"}
    assert game.legal(game.after(state, Stake(PUNTO, 60))) == {"setzt nicht"}
    assert game.legal(game.after(state, Act.NOTHING)) == game.legal(state)
    assert game.legal(chemin("pik-2", Act.NOTHING)) == {"setzt nicht"}


def test_of_equal_stakes_the_first_from_the_right_of_the_bank_decides() -> None:
    state = chemin("pik-2 herz-3 pik-3 karo-4", Stake(BANCO, 100), Stake(PUNTO, 40), Stake(PUNTO, 40))
    assert GAME.to_move(state) == 2
    assert game.legal(state) == {"zieht", "steht"}
    assert game.refused(state, Act.NOTHING) == "erst_ziehen"
    assert game.refused(chemin("pik-2"), Act.DRAW) == "erst_setzen"


@pytest.mark.parametrize(
    "cards", ["pik-2 herz-3 pik-4 karo-3", "pik-2 herz-3 pik-2 karo-3", "pik-2 herz-3 pik-3 karo-3"]
)
def test_the_players_side_chooses_with_five_alone_and_only_where_agreed(cards: str) -> None:
    done = (Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    asked = [
        GAME.to_move(game.after(shoe(cards, 3, form="chemin", ponte_bei_fuenf=rule), *done))
        for rule in ("wahl", "zieht")
    ]
    assert asked == [2 if "pik-2 herz-3 pik-3" in cards else 0, 0]


def test_who_holds_the_bank_draws_or_stands_as_he_likes() -> None:
    state = chemin("pik-3 herz-5 pik-3 karo-2 kreuz-2", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert (GAME.to_move(state), len(state.punto)) == (0, 2)
    assert [len(game.after(state, act).last[1]) for act in (Act.DRAW, Act.STAND)] == [3, 2]
    assert won(game.after(state, Act.STAND)) == (40, 0, -40, 0)
    assert won(game.after(state, Act.DRAW)) == (40, 0, -40, 0)
    assert game.after(state, Act.DRAW).last[1][2] == game.deck.card("kreuz-2")


@pytest.mark.parametrize("text", ["20 auf unsinn", "viel auf punto", "20", "auf punto", "20 punto", "zieht nicht"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Bakkarat|not in the pack"):
        game.move(text)
