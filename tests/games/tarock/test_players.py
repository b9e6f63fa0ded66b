"""Bavarian Tarock: what an eager and a sensible player bid, name, lay away and lay."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.support import Referee

from kartenwerk.play.games.tarock import GAME
from kartenwerk.play.games.tarock.rules import Bid, Contract, NameTrumps, State
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.tricks import InPlay, Trick
from kartenwerk.play.mechanics.widow import Widow

game = Referee(GAME)
FIVE = "herz-9 herz-8 herz-7 herz-6 gras-A gras-8 gras-9 eichel-9 eichel-8 schellen-9 schellen-8"
"""Four hearts and an ace."""

SIX = FIVE.replace("gras-8", "gras-10")
EIGHT = "herz-9 herz-8 herz-7 herz-6 herz-U gras-A gras-10 eichel-A gras-9 eichel-8 schellen-9"
NINE = EIGHT.replace("eichel-8", "eichel-10")


def speaking(hand: str, *said: Bid | Pass) -> State:
    """The seat that is asked after these words holds the hand."""
    state = game.after(GAME.deal(game.rules(), 3, game.deck.cards), *said)
    hands = [game.cards(hand) if seat == GAME.to_move(state) else held for seat, held in enumerate(state.cards.hands)]
    return state._replace(cards=state.cards._replace(hands=tuple(hands)))


@pytest.mark.parametrize(
    ("hand", "said", "bid"),
    [
        (FIVE, None, Pass()),
        (SIX, None, Bid(Contract.STOCK, 61)),
        (SIX, Bid(Contract.STOCK, 61), Pass()),
        (EIGHT, Bid(Contract.STOCK, 66), Bid(Contract.STOCK, 71)),
        (EIGHT, Bid(Contract.STOCK, 71), Pass()),
        (EIGHT, Bid(Contract.HAND, 61), Pass()),
        (NINE, None, Bid(Contract.HAND, 61)),
        (NINE, Bid(Contract.HAND, 71), Bid(Contract.HAND, 76)),
        (NINE, Bid(Contract.HAND, 76), Pass()),
    ],
)
def test_the_sensible_player_bids_a_step_for_each_sure_card_beyond_six_and_from_the_hand_with_more_than_eight(
    hand: str, said: Bid | None, bid: Bid | Pass
) -> None:
    assert game.chosen(speaking(hand, *([said] if said else []))) == str(bid)


def test_the_eager_player_makes_the_lowest_bid_as_long_as_there_is_one() -> None:
    assert game.chosen(speaking(FIVE), "eager") == "Aufnahme 61"
    last = speaking(FIVE, Bid(Contract.STOCK, 61), Bid(Contract.HAND, 120))
    assert {game.chosen(last, "eager", Random(seed)) for seed in range(9)} == {"Hand 120"}


def test_the_declarer_names_the_longest_suit_and_lays_neither_aces_nor_trumps_away() -> None:
    state = game.after(speaking(EIGHT, Pass()), Bid(Contract.HAND, 61), Pass())
    assert game.chosen(state) == str(NameTrumps("herz"))
    taken = game.after(speaking(EIGHT), Bid(Contract.STOCK, 61), Pass(), Pass())
    hands = (game.cards(EIGHT + " schellen-7 schellen-8 eichel-6"), *taken.cards.hands[1:])
    chosen = game.chosen(taken._replace(cards=taken.cards._replace(hands=hands)))
    assert not [name for name in chosen.split() if name.startswith("herz") or name.endswith("-A")]
    assert "gras-10" in chosen


@pytest.mark.parametrize(("declarer", "laid"), [(1, "gras-10"), (2, "gras-6"), (0, "gras-6")])
def test_an_opponent_gives_what_counts_to_the_other_one(declarer: int, laid: str) -> None:
    """Seat 2 holds the trick."""
    trick = Trick(1, game.cards("gras-9 gras-A"))
    in_play = InPlay.of((game.cards("gras-10 gras-6"), (), ()), trick, ((), (), ()))
    others = tuple(seat for seat in range(3) if seat != declarer)
    bidding = Auction((0, 1, 2), None, declarer, 0, others)
    assert game.chosen(State(game.rules(), in_play, Widow(()), 2, bidding, NameTrumps("herz"))) == laid
