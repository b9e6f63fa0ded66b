"""Tricks: where laid cards go."""

from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games import GAME_IDS, game
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.tricks import (
    InPlay,
    Lay,
    Trick,
    lays,
    next_deal,
    read_lay,
    sorted_hand,
    sorted_hands,
    taken_remark,
    with_cards,
)

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
GAME = game("doppelkopf")
"""A game that has all of `TrickTakingGame`."""

HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])


def test_a_full_trick_goes_to_its_winner_who_leads_next() -> None:
    cards = InPlay.begin(tuple(DECK.read(name) for name in ("pik-K", "pik-A", "herz-7", "karo-A")), 0)
    for _ in range(4):
        cards = cards.lay(cards.hand[0], HEARTS)
    assert cards.won[2] == (DECK.read("pik-K pik-A herz-7 karo-A"),)
    assert (cards.turn, cards.augen(2), cards.tricks(0, 1, 3)) == (2, 26, 0)
    assert cards == InPlay.of(cards.hands, cards.trick, cards.won), "the Augen are kept as the tricks are won"


def test_a_hand_gives_the_move_of_laying_each_of_its_cards() -> None:
    hand = DECK.read("pik-K herz-7 herz-7")
    assert lays(hand) == tuple(Lay(card) for card in hand)
    assert str(lays(hand)[0]) == "pik-K"


def test_other_cards_in_play_change_nothing_else_in_any_trick_game() -> None:
    workshop, changed = Workshop.over(None), 0
    for session in (workshop.session(id, None, []) for id in GAME_IDS):
        game, rules, players = session.game, session.game.rules(**session.values), session.data.players[0]
        state = game.deal(rules, players, shuffle(game.pack(rules, players, session.deck.pack), Random(1)))
        if isinstance(getattr(state, "cards", None), InPlay):
            other = state.cards.seen_by(0)
            assert with_cards(state, other) == state._replace(cards=other) != state
            changed += 1
    assert changed


def test_after_a_trick_all_draw_the_winner_first_as_long_as_there_are_cards() -> None:
    cards = InPlay.begin(tuple(DECK.read(name) for name in ("pik-K", "pik-A", "herz-7")), 2)
    after = cards.draw(DECK.read("karo-7 karo-8 karo-9 karo-10"))
    assert after.hands == tuple(DECK.read(held) for held in ("pik-K karo-8", "pik-A karo-9", "herz-7 karo-7"))
    assert cards.draw(DECK.read("karo-7")).hands[:2] == cards.hands[:2]
    assert (after.trick, after.won, after.counted) == (cards.trick, cards.won, cards.counted)


def test_augen_and_tricks_are_counted_for_seats_together_and_cards_wherever_they_lie() -> None:
    won = ((DECK.read("pik-A pik-K"), DECK.read("pik-10 pik-9")), (DECK.read("karo-A karo-D"),), ())
    cards = InPlay.of((DECK.read("herz-7"), (), DECK.read("herz-8")), Trick(1, DECK.read("karo-7")), won)
    assert (cards.augen(0), cards.augen(0, 1), cards.augen(2)) == (25, 39, 0)
    assert (cards.tricks(0), cards.tricks(0, 1), cards.tricks(2)) == (2, 3, 0)
    assert cards.own(0) == DECK.read("herz-7 pik-A pik-K pik-10 pik-9")
    assert sorted(cards.all) == sorted(DECK.read("herz-7 herz-8 karo-7 pik-A pik-K pik-10 pik-9 karo-A karo-D"))
    assert (cards.turn, cards.hand, cards.to_move) == (2, cards.hands[2], 2)
    assert cards._replace(hands=((),) * 3).to_move is None


def test_hands_are_sorted_by_suits_and_ranks() -> None:
    order = DECK.read("karo-9 pik-9 pik-A karo-A herz-7")
    assert sorted_hands(order, 2, 2, ("pik", "karo"), BY_AUGEN) == (
        DECK.read("pik-9 karo-9"),
        DECK.read("pik-A karo-A"),
    )
    assert sorted_hand(order[:4], ("pik", "karo"), BY_AUGEN) == DECK.read("pik-A pik-9 karo-A karo-9")


@pytest.mark.parametrize("text", ["", "pik-K pik-A", "pik-Z"])
def test_a_lay_is_a_single_card(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Watten|not in the pack"):
        read_lay(text, DECK, "Watten", "nennt U")
    assert read_lay("pik-K", DECK, "Watten", "nennt U") == Lay(DECK.card("pik-K"))


def test_cards_lie_in_the_order_of_the_seats_from_the_leader_on() -> None:
    assert [Trick(2).seat(place, players=3) for place in range(3)] == [2, 0, 1]


class Table(NamedTuple):
    """A state of some trick-taking game with a match of four deals."""

    rules: Any
    cards: InPlay
    dealer: int = 0
    number: int = 1
    ranking: Ranking = HEARTS


def table(*hands: str, trick: str = "", dealer: int = 0, number: int = 1) -> Table:
    in_play = InPlay.of(tuple(map(DECK.read, hands)), Trick(0, DECK.read(trick)), ((),) * len(hands))
    return Table(SimpleNamespace(spiele=4), in_play, dealer, number)


@pytest.mark.parametrize(
    ("dealer", "number", "following"), [(0, 1, (1, 2)), (2, 3, (0, 4)), (1, 4, None), (1, 5, None)]
)
def test_the_next_dealer_deals_until_the_match_is_over(
    dealer: int, number: int, following: tuple[int, int] | None
) -> None:
    def deal(rules: Any, players: int, order: Any, dealer: int, number: int) -> Table:
        assert (players, order) == (3, DECK.cards)
        return table("", "", "", dealer=dealer, number=number)

    after = next_deal(deal, table("", "", "", dealer=dealer, number=number), DECK.cards)
    assert (after and (after.dealer, after.number)) == following


def test_a_full_trick_is_said_to_go_to_its_best_card() -> None:
    before = table("herz-7", "", "pik-9", trick="pik-K")
    after = before._replace(cards=before.cards._replace(trick=Trick(1)))
    assert taken_remark(before, Lay(DECK.card("herz-7")), after) == (Reason("stich", DECK.read("herz-7"), 1),)
    assert taken_remark(before, Lay(DECK.card("pik-9")), after) == (Reason("stich", DECK.read("pik-K"), 0),)
    assert taken_remark(before, Lay(DECK.card("pik-9")), before) == ()
    assert taken_remark(before, "sagt etwas", after) == ()


def test_a_seat_sees_its_own_hand_and_the_trick() -> None:
    state = table("herz-7", "pik-7", "pik-9", trick="pik-K")
    assert [str(card) for hand in GAME.view(state, 1).cards.hands for card in hand] == ["?", "pik-7", "?"]
    assert dict(GAME.piles(state, 1)) == {"stich": DECK.read("pik-K"), "hand": DECK.read("pik-7")}
    assert sorted(GAME.holdings(state)) == sorted(DECK.read("herz-7 pik-7 pik-9 pik-K"))
