"""Bakkarat: cases named after the rules they test, and its odds against published figures."""

from __future__ import annotations

from typing import Any

import pytest

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.contract import Reason
from kartenwerk.games.bakkarat import GAME, ODDS
from kartenwerk.games.bakkarat.coup import BANCO, PUNTO, TIE, bank_draws, total, winner
from kartenwerk.games.bakkarat.odds import coup_odds, house_edge
from kartenwerk.games.bakkarat.rules import Act, Move, Stake, State, deal, play, why_not

CATALOG = Catalog(DataRoots.over())
DATA = CATALOG.game("bakkarat")
DECK = CATALOG.deck("franzoesisch").pack
REST = " pik-2 pik-3 pik-4 pik-5 pik-6 pik-7"


def rules(**changes: Any) -> Any:
    return GAME.with_rules(DATA, changes)


def shoe(names: str, players: int = 2, **changes: Any) -> State:
    """A shoe that begins with these cards: player, bank, player, bank, third cards."""
    state = deal(rules(**changes), players, GAME.pack(rules(), players, DECK))
    return state._replace(shoe=DECK.read(names + REST))


def after(state: State, *done: Move) -> State:
    for move in done:
        assert why_not(state, move) is None, move
        state = play(state, move)
    return state


def won(state: State) -> tuple[int, ...]:
    """What the seats and the house have won so far."""
    return tuple(now - before for now, before in zip(state.accounts, state.start, strict=True))


@pytest.mark.parametrize(
    ("cards", "points"), [("pik-A pik-9", 0), ("pik-K pik-10 pik-B", 0), ("pik-7 pik-8", 5), ("pik-4 pik-5", 9)]
)
def test_only_the_last_figure_of_the_sum_counts(cards: str, points: int) -> None:
    assert total(DECK.read(cards)) == points


@pytest.mark.parametrize(
    ("bank", "draws"),
    [(2, range(10)), (3, (0, 1, 2, 3, 4, 5, 6, 7, 9)), (4, range(2, 8)), (5, range(4, 8)), (6, (6, 7)), (7, ())],
)
def test_the_bank_draws_on_these_third_cards(bank: int, draws: range) -> None:
    assert [third for third in range(10) if bank_draws(bank, third)] == list(draws)


def test_when_the_player_stands_the_bank_draws_up_to_five() -> None:
    assert [bank for bank in range(8) if bank_draws(bank, None)] == [0, 1, 2, 3, 4, 5]


def test_player_with_five_draws_a_four_and_a_bank_of_six_stands() -> None:
    state = after(shoe("pik-4 herz-3 pik-A karo-3 kreuz-4"), Stake(PUNTO, 20), Act.NOTHING)
    assert [total(hand) for hand in state.last] == [9, 6]
    assert won(state) == (20, 0, -20)


def test_a_natural_ends_the_coup_without_third_cards() -> None:
    state = after(shoe("pik-4 herz-8 pik-A karo-K"), Stake(BANCO, 20), Stake(PUNTO, 20))
    assert list(map(len, state.last)) == [2, 2]
    assert won(state) == (19, -20, 1)


def test_on_a_tie_stakes_on_both_sides_are_given_back_and_tie_is_paid_eightfold() -> None:
    state = after(shoe("pik-9 herz-8 pik-K karo-A"), Stake(PUNTO, 40), Stake(TIE, 20))
    assert won(state) == (0, 160, -160)


@pytest.mark.parametrize(("kommission", "paid"), [("prozent", 38), ("banco6", 20), ("keine", 40)])
def test_a_bank_that_wins_with_six(kommission: str, paid: int) -> None:
    state = shoe("pik-2 herz-3 pik-K karo-3 kreuz-K", kommission=kommission)
    state = after(state, Stake(BANCO, 40), Act.NOTHING)
    assert [total(hand) for hand in state.last] == [2, 6]
    assert won(state)[0] == paid


def test_stakes_are_whole_units_up_to_the_limit() -> None:
    state = shoe("pik-2 herz-3 pik-K karo-3")
    assert why_not(state, Stake(PUNTO, 30)) == Reason("einsatz_unzulaessig")
    assert why_not(state, Stake(PUNTO, 120)) == Reason("einsatz_unzulaessig")


def chemin(cards: str, *done: Move, players: int = 3) -> State:
    return after(shoe(cards, players, form="chemin"), *done)


def test_in_chemin_de_fer_the_bank_stakes_first_and_the_others_cover_it() -> None:
    state = chemin("pik-2 herz-3 pik-3 karo-3", Stake(BANCO, 60))
    assert GAME.to_move(state) == 2
    state = after(state, Stake(PUNTO, 40))
    assert why_not(state, Stake(PUNTO, 40)) == Reason("einsatz_unzulaessig")
    assert why_not(state, Stake(PUNTO, 20)) is None


def test_with_five_the_highest_stake_decides_for_all() -> None:
    state = chemin("pik-2 herz-3 pik-3 karo-4", Stake(BANCO, 100), Stake(PUNTO, 40), Stake(PUNTO, 60))
    assert GAME.to_move(state) == 1
    assert GAME.to_move(after(state, Act.STAND)) == 0


def test_a_bank_that_loses_goes_to_the_right_and_one_that_wins_stays() -> None:
    lost = chemin("pik-5 herz-2 pik-4 karo-4", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert (lost.bank, won(lost)) == (2, (-40, 0, 40, 0))
    kept = chemin("pik-2 herz-5 pik-4 karo-4", Stake(BANCO, 40), Stake(PUNTO, 40), Act.NOTHING)
    assert (kept.bank, won(kept)) == (0, (40, 0, -40, 0))


@pytest.mark.parametrize(
    ("packs", "counts"),
    [
        (6, (403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288)),
        (8, (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216)),
    ],
)
def test_six_and_eight_packs_give_the_published_counts(packs: int, counts: tuple[int, ...]) -> None:
    odds = coup_odds(packs)
    assert (odds.banco, odds.punto, odds.tie) == counts
    assert odds.total == sum(counts)


@pytest.mark.parametrize("packs", [1, 6])
def test_every_order_of_six_cards_is_counted(packs: int) -> None:
    cards = 52 * packs
    orders = 1
    for drawn in range(6):
        orders *= cards - drawn
    assert coup_odds(packs).total == orders


def test_the_higher_sum_wins() -> None:
    assert (winner(7, 6), winner(6, 7), winner(0, 0)) == (PUNTO, BANCO, TIE)


@pytest.mark.parametrize(
    ("packs", "shares"),
    [
        (1, ("44.68", "45.96", "9.36")),
        (6, ("44.6279", "45.8653", "9.5069")),
        (8, ("44.6247", "45.8597", "9.5156")),
    ],
)
def test_odds_agree_with_published_figures_to_the_last_printed_digit(packs: int, shares: tuple[str, ...]) -> None:
    """Per cent, with as many decimals as they were published with."""
    decimals = len(shares[0].partition(".")[2])
    rows = ODDS.odds(DATA, CATALOG.deck("franzoesisch"), 6, {"pakete": packs})
    assert [row.id for row in rows] == [PUNTO, BANCO, TIE]
    assert tuple(f"{100 * row.ways / row.total:.{decimals}f}" for row in rows) == shares


@pytest.mark.parametrize(
    ("on", "changes", "published"),
    [
        (PUNTO, {}, "1.2351"),
        (BANCO, {}, "1.0579"),
        (BANCO, {"kommission": "banco6"}, "1.46"),
        (BANCO, {"kommission": "keine"}, "-1.2351"),
        (TIE, {}, "14.3596"),
        (TIE, {"tie_quote": 9}, "4.8440"),
    ],
)
def test_the_house_keeps_what_is_published_for_eight_packs(on: str, changes: dict[str, Any], published: str) -> None:
    decimals = len(published.partition(".")[2])
    assert f"{100 * float(house_edge(rules(**changes), on, 8)):.{decimals}f}" == published
