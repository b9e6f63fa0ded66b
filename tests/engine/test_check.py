"""The check of all games can fail, and does not cry wolf."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.support import changed_game

from kartenwerk.base.data import DataRoots
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import HIDDEN
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.check import (
    DEALS,
    Totals,
    check_alike,
    check_game,
    check_refusals,
    foreign_moves,
)
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.deals import PlayedDeal, play_deal
from kartenwerk.play.engine.past import cards_in
from kartenwerk.play.games import GAME_IDS, game
from kartenwerk.play.games.einundfuenfzig_tot.rules import Lay

CATALOG = Catalog(DataRoots.over())
TABLES = Path(__file__).parents[1] / "mechanics/trick_tables"


def check(id: str, players: int, seed: int, **broken: Any) -> None:
    data = CATALOG.game(id)
    check_game(changed_game(game(id), **broken), data, CATALOG.deck(data.deck).pack, players, seed)


def hidden_fields(id: str) -> set[str]:
    """The fields of a state whose cards the view of some seat hides."""
    data, rules = CATALOG.game(id), game(id)
    deal = play_deal(rules, data.settle({}), data.players[0], CATALOG.deck(data.deck).pack, 0, "eager")
    return {
        field
        for state in (deal.start, *(step.after for step in deal.steps))
        for seat in range(deal.players)
        for field, shown in rules.view(state, seat)._asdict().items()
        if HIDDEN in cards_in(shown)
    }


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_view_that_shows_what_it_should_hide_is_noticed_in_every_field_of_every_game(id: str) -> None:
    view, fields = game(id).view, hidden_fields(id)
    assert fields
    for field in sorted(fields):

        def shows(state: Any, seat: int, field: str = field) -> Any:
            return view(state, seat)._replace(**{field: getattr(state, field)})

        with pytest.raises(AssertionError, match=r"the view of seat \d shows .*, which lies face down"):
            check(id, CATALOG.game(id).players[0], 0, view=shows)


def test_a_view_that_shows_one_hand_to_one_neighbour_is_noticed() -> None:
    view = game("mau_mau").view
    with pytest.raises(AssertionError, match="the view of seat 1 shows"):
        check("mau_mau", 3, 1, view=lambda state, seat: state if seat == 1 else view(state, seat))


def test_a_view_that_shows_a_card_drawn_later_is_noticed() -> None:
    view = game("mau_mau").view

    def shows(state: Any, seat: int) -> Any:
        hidden = view(state, seat)
        hands = tuple((*hand[:5], *held[5:]) for hand, held in zip(hidden.hands, state.hands, strict=True))
        return hidden._replace(hands=hands)

    with pytest.raises(AssertionError, match=r"the view of seat \d shows .*, which lies face down"):
        check("mau_mau", 2, 1, view=shows)


def test_what_all_may_know_of_a_hidden_card_is_no_leak() -> None:
    """The suit of Whist's last card names the trumps, though the card is in one hand."""
    session = Workshop.over(TABLES).session("whist", None, [])
    assert session.game.view(session.play(4, 1).start, 0).trump
    check_game(session.game, session.data, session.deck.pack, 4, 1)


@pytest.mark.parametrize(("seed", "policy"), [(0, "eager"), (1, "random"), (2, "random"), (3, "eager")])
def test_one_match_in_three_is_played_eagerly(seed: int, policy: str) -> None:
    data, seen = CATALOG.game("watten"), list[str]()

    def eager(state: Any, moves: Any, rng: Random) -> Any:
        seen.append("eager")
        return moves[0]

    check_game(changed_game(game("watten"), policies={"eager": eager}), data, CATALOG.deck(data.deck).pack, 2, seed)
    assert bool(seen) is (policy == "eager")


def test_moves_that_are_equal_to_those_of_other_classes_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "__eq__", tuple.__eq__)
    monkeypatch.setattr(Lay, "__ne__", tuple.__ne__)
    with pytest.raises(AssertionError, match="a Lay is equal to moves of other classes"):
        check("einundfuenfzig_tot", 2, 1)


def test_a_card_that_gets_lost_is_noticed() -> None:
    holdings = game("mau_mau").holdings
    with pytest.raises(AssertionError, match="cards are not conserved"):
        check("mau_mau", 2, 1, holdings=lambda state: holdings(state)[1:])


def test_a_move_listed_twice_is_noticed() -> None:
    moves = game("mau_mau").moves
    with pytest.raises(AssertionError, match="a move is listed twice"):
        check("mau_mau", 2, 1, moves=lambda state: moves(state) * 2)


def played(id: str, **broken: Any) -> PlayedDeal:
    data = CATALOG.game(id)
    return play_deal(changed_game(game(id), **broken), data.settle({}), 2, CATALOG.deck(data.deck).pack, 1, "eager")


def test_it_counts_the_moves_that_were_refused() -> None:
    deal = played("mau_mau")
    pairs = foreign_moves(deal, Random(1), 50)
    refused = sum(game("mau_mau").why_not(state, move) is not None for state, move in pairs)
    assert len(pairs) == 50
    assert 0 < refused == check_refusals(deal, Random(1))


@pytest.mark.parametrize("reason", [None, Reason("nie")])
def test_a_game_that_forbids_more_or_less_than_it_lists_is_noticed(reason: Reason | None) -> None:
    with pytest.raises(AssertionError, match=r"listed is .*, forbidden is"):
        check_refusals(played("mau_mau", why_not=lambda state, move: reason), Random(1))


def test_chips_that_get_lost_or_are_owed_are_noticed() -> None:
    accounts = game("burner_holdem").accounts
    assert accounts is not None
    with pytest.raises(AssertionError, match="chips are not conserved"):
        check("burner_holdem", 2, 0, accounts=lambda state: (*accounts(state), len(state.board)))
    with pytest.raises(AssertionError, match="an account is below zero"):
        check("burner_holdem", 2, 0, accounts=lambda state: (*accounts(state), -1))


def test_a_move_that_does_not_survive_its_notation_is_noticed() -> None:
    with pytest.raises(AssertionError, match="does not survive its notation"):
        check("mau_mau", 2, 1, read=lambda text, deck: text)


def test_a_listed_move_that_is_forbidden_is_noticed() -> None:
    with pytest.raises(AssertionError, match="is legal but forbidden"):
        check("mau_mau", 2, 1, why_not=lambda state, move: Reason("nie"))


def test_moves_that_are_said_to_be_alike_and_are_not_are_noticed() -> None:
    """An eight makes the next sit out by table B; a card that counts more loses the round."""
    data = CATALOG.game("einundfuenfzig_tot")
    any_two = changed_game(game("einundfuenfzig_tot"), alike=lambda move: None)
    deck = CATALOG.deck(data.deck).pack
    with pytest.raises(AssertionError, match="are alike, but another seat is to move"):
        check_game(any_two, data, deck, 3, 1, {"tafel": "b"})
    with pytest.raises(AssertionError, match="are alike, but end in another tally"):
        check_alike(changed_game(any_two, to_move=lambda state: None), *at_the_limit())


def at_the_limit() -> tuple[Any, tuple[Any, ...]]:
    """A moment of a round of 51 Tot in which one card loses and another does not."""
    for step in played("einundfuenfzig_tot").steps:
        moves = game("einundfuenfzig_tot").moves(step.before)
        totals = [step.before.total + move.worth for move in moves]
        if min(totals) < 51 <= max(totals):
            return step.before, moves
    raise AssertionError("nobody came near")


def test_a_finished_game_that_still_has_moves_is_noticed() -> None:
    moves = game("watten").moves
    with pytest.raises(AssertionError, match="a finished game still has moves"):
        check("watten", 2, 1, moves=lambda state: moves(state) or ("noch einer",))


def test_players_who_never_finish_are_noticed() -> None:
    with pytest.raises(AssertionError, match="did not finish within 3 moves"):
        check("watten", 2, 0, move_limit=3)


def test_it_counts_what_it_has_played() -> None:
    data = CATALOG.game("watten")
    deck = CATALOG.deck(data.deck).pack
    totals = check_game(game("watten"), data, deck, 2, 0)
    assert (totals.games, totals.deals, totals.unfinished) == (1, DEALS, 0)
    assert totals + totals + Totals() == Totals(2, 2 * DEALS, 2 * totals.moves, 0)


def test_a_deal_that_is_cut_short_is_checked_and_counted_too() -> None:
    data = CATALOG.game("watten")
    deck = CATALOG.deck(data.deck).pack
    cut = changed_game(game("watten"), move_limit=2)
    assert check_game(cut, data, deck, 2, 1) == Totals(1, 1, 10, 1)
    assert check_game(cut, data, deck, 2, 5) == Totals(1, 2, 6 + 10, 1), "the second is longer than the first"


def test_what_was_counted_stays() -> None:
    with pytest.raises(FrozenInstanceError):
        Totals().games = 1  # type: ignore[misc]
